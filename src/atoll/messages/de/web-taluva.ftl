# Taluva im Browser.

## Home

web-game-taluva = Taluva
web-game-taluva-line = Lass eine Insel wachsen, bau Tempel, hüte dich vor der Lava. 2 bis 5 Spieler

## A new table

web-option-taluva-all-tiles = Alle Plättchen
web-option-taluva-all-tiles-line = Alle Plättchen der Schachtel sind im Spiel, egal wie viele mitspielen.
web-option-taluva-ranking = Platzierung
web-option-taluva-ranking-line = Nach dem ersten Sieg spielen die anderen um die weiteren Plätze.
web-option-taluva-teams = Teams
web-option-taluva-teams-line = Zwei gegen zwei: Platz 1 und 3 gegen 2 und 4.
web-option-taluva-ships = Schiffe
web-option-taluva-ships-line = Statt zu bauen, ein Schiff in eine Lagune setzen. Zwei Schiffe für jeden.
web-option-taluva-doubles = 2er-Plättchen
web-option-taluva-doubles-line = Einmal pro Partie ein offenes 2er-Plättchen nehmen, statt zu ziehen.
web-option-taluva-fifth = Plättchen für fünf
web-option-taluva-fifth-line = Zwölf Plättchen mehr. Zu fünft immer dabei.
web-option-taluva-zone = Spielbrett
web-option-taluva-zone-line = Die Insel muss in der Spielfläche bleiben. Je kleiner, desto schwerer.
web-option-taluva-zone-none = Offenes Meer
web-option-taluva-zone-beginner = Anfänger
web-option-taluva-zone-intermediate-round = Fortgeschritten, rund
web-option-taluva-zone-intermediate-long = Fortgeschritten, lang
web-option-taluva-zone-expert = Experten

## When it is over

web-reason-taluva-early = Alle Bauwerke zweier Arten sind gebaut.
web-reason-taluva-tiles = Die Plättchen sind aufgebraucht.
web-reason-taluva-last-standing = Alle anderen sind ausgeschieden.
web-reason-taluva-no-room = Kein Plättchen passt mehr auf das Spielbrett.

## At the table

web-ask-taluva-choose = { $seat } wählt ein Plättchen.
web-ask-taluva-first = { $seat } legt das erste Plättchen.
web-ask-taluva-place = { $seat } legt ein Plättchen.
web-ask-taluva-build = { $seat } baut.
web-ask-taluva-choose-you = Du bist dran: Zieh ein Plättchen oder nimm ein offenes 2er-Plättchen.
web-ask-taluva-first-you = { $zone ->
    [yes] Du bist dran: Leg das erste Plättchen irgendwo auf das Spielbrett.
   *[no] Du bist dran: Leg das erste Plättchen in die Mitte.
}
web-ask-taluva-place-you = Du bist dran: Leg dein Plättchen an die Küste oder über einen Vulkan.
web-ask-taluva-build-you = Du bist dran: Bau auf einem markierten Feld.
web-taluva-decided = { $levels ->
    [0] { web-taluva-deciders }: { $most } zu { $next }.
   *[other] Gleichstand bei { $level }. { web-taluva-deciders }: { $most } zu { $next }.
}{ $teams ->
    [yes] {" "}Partner zählen ihre Bauwerke zusammen.
   *[no] {""}
}
web-taluva-deciders = { $kind ->
    [temple] Die Tempel entscheiden
    [tower] Die Türme entscheiden
    [ship] Die Schiffe entscheiden
   *[hut] Die Hütten entscheiden
}
web-taluva-decided-level = Alles ist gleich.
web-taluva-plural-temple = Tempeln
web-taluva-plural-tower = Türmen
web-taluva-plural-ship = Schiffen
web-taluva-plural-hut = Hütten
web-taluva-draw = Plättchen ziehen
web-taluva-take = Plättchen { taluva-first }–{ taluva-second } nehmen
web-taluva-tile = Plättchen
web-taluva-lay = Plättchen legen
web-taluva-why-not = Warum nicht hier?
web-taluva-how-mouse = Ein Klick legt es, R oder Umschalt + Mausrad dreht es.
web-taluva-how-touch = Tippen setzt es, noch einmal tippen dreht es.
web-taluva-turn-left = Nach links drehen
web-taluva-turn-right = Nach rechts drehen
web-taluva-where = Wohin mit dem Plättchen
web-taluva-where-number = Stelle { $number }
web-taluva-where-count = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
web-taluva-builds = Was du bauen kannst
web-taluva-build-here = Hier bauen: { $place }
web-taluva-hex = { $terrain ->
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}, Ebene { $level }
web-taluva-hex-lagoon = Lagune
web-taluva-hut = Hütte
web-taluva-tower = Turm
web-taluva-temple = Tempel
web-taluva-ship = Schiff
web-taluva-terrain = { $terrain ->
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}
web-taluva-expand = Erweitern: { web-taluva-terrain } ({ $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
})
web-taluva-here-hut = Hütte
web-taluva-here-tower = Turm
web-taluva-here-temple = Tempel
web-taluva-here-ship = Schiff
web-taluva-here-expand = Erweitern: { web-taluva-terrain } ({ $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
})
web-taluva-piece-expand = Erweitern
web-taluva-piece-hut = Hütte
web-taluva-piece-tower = Turm
web-taluva-piece-temple = Tempel
web-taluva-piece-ship = Schiff
web-taluva-cost-huts = { $count ->
    [one] { $count } Hütte von { $left }
   *[other] { $count } Hütten von { $left }
}
web-taluva-cost-piece = { $count } von { $left }
web-taluva-cannot-T-BLD-1 = { $case ->
    [pool] keine mehr übrig
    [occupied] besetzt
   *[other] hier nicht
}
web-taluva-cannot-T-HUT-1 = { $case ->
    [level] nur auf Ebene 1
   *[beside] nicht neben deinen Bauwerken
}
web-taluva-cannot-T-TOW-1 = { $case ->
    [level] erst ab Ebene 3
    [alone] nur neben deiner Siedlung
   *[second] deine Siedlung hat schon einen Turm
}
web-taluva-cannot-T-TEM-1 = { $case ->
    [alone] nur neben deiner Siedlung
    [small] braucht eine Siedlung mit 3 Feldern
   *[second] deine Siedlung hat schon einen Tempel
}
web-taluva-built-hut = { $left ->
    [0] Alle Hütten gebaut
   *[other] Hütten: noch { $left } von { $all }
}
web-taluva-built-tower = { $left ->
    [0] Türme: alle { $all } gebaut
   *[other] Türme: { $put } von { $all } gebaut
}
web-taluva-built-temple = { $left ->
    [0] Tempel: alle { $all } gebaut
   *[other] Tempel: { $put } von { $all } gebaut
}
web-taluva-built-ship = { $left ->
    [0] Schiffe: alle { $all } im Wasser
   *[other] Schiffe: { $put } von { $all } im Wasser
}
web-taluva-number-hut = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
}
web-taluva-number-tower = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
web-taluva-number-temple = { $count } Tempel
web-taluva-number-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
web-taluva-early = Vorzeitiger Sieg: noch { $pieces }
web-taluva-first-kind = Erste Art vollständig: noch { $pieces }
web-taluva-complete = { $kinds } vollständig
web-taluva-placed = Platz { $place }
web-taluva-teams-rule = Ein Team gewinnt vorzeitig, wenn ein Partner zwei Arten und der andere eine vollständig gebaut hat. Am Ende zählen Partner ihre Bauwerke zusammen.
web-taluva-tip-level = Ebene { $level }
web-taluva-tip-zone = Rand der Spielfläche: Höchstens zwei Ecken eines Plättchens dürfen hinausragen.
web-taluva-tip-stack = Plättchen im Stapel. Sind alle gezogen, endet das Spiel.
web-taluva-kind-hut = Hütten
web-taluva-kind-tower = Türme
web-taluva-kind-temple = Tempel
web-taluva-kind-ship = Schiffe
web-taluva-out = ausgeschieden
web-taluva-stack = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
web-taluva-doubles = Offene 2er-Plättchen
web-taluva-double = { taluva-first }–{ taluva-second }

## Momente

web-taluva-moment-buries = { $you ->
    [yes] Dein Ausbruch begräbt { $huts }.
   *[no] Der Ausbruch von { $seat } begräbt { $huts }.
}
web-taluva-moment-huts = { $you ->
    [yes] { $number ->
        [one] eine deiner Hütten
       *[other] { $number } deiner Hütten
    }
   *[no] { $number ->
        [one] eine Hütte von { $seat }
       *[other] { $number } Hütten von { $seat }
    }
}
web-taluva-moment-lagoon = { $count ->
    [one] { $you ->
        [yes] Du schließt eine Lagune von { $number ->
            [one] { $number } Feld
           *[other] { $number } Feldern
        } ein.
       *[no] { $seat } schließt eine Lagune von { $number ->
            [one] { $number } Feld
           *[other] { $number } Feldern
        } ein.
    }
   *[other] { $you ->
        [yes] Du schließt { $count } Lagunen ein.
       *[no] { $seat } schließt { $count } Lagunen ein.
    }
}

## Tasten

keys-taluva-left = Plättchen nach links drehen
keys-taluva-right = Plättchen nach rechts drehen
keys-taluva-drop = Plättchen zurücknehmen

## Was ein Rat verrät: ein Zug ohne seinen letzten Teil

puzzling-taluva-take = Ein 2er-Plättchen nehmen
puzzling-taluva-tile = Plättchen
puzzling-taluva-expand = Eine Siedlung erweitern
puzzling-taluva-hut = Hütte
puzzling-taluva-tower = Turm
puzzling-taluva-temple = Tempel
puzzling-taluva-ship = Schiff
