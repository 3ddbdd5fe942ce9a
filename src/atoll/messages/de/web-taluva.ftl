# Taluva im Browser.

## Home

web-game-taluva = Taluva
web-game-taluva-line = Vulkane bauen eine Insel, Plättchen auf Plättchen. Gründe Siedlungen, errichte Tempel und hüte dich vor der Lava. 2 bis 5 Personen.

## A new table

web-option-taluva-all-tiles = Alle Plättchen
web-option-taluva-all-tiles-line = Alle Plättchen der Schachtel kommen ins Spiel, egal wie viele mitspielen.
web-option-taluva-ranking = Platzierung
web-option-taluva-ranking-line = Wer gewinnt, steigt aus, und die anderen spielen um die nächsten Plätze weiter.
web-option-taluva-teams = Teams
web-option-taluva-teams-line = Zu viert: Sitz 1 und 3 gegen 2 und 4.
web-option-taluva-ships = Schiffe
web-option-taluva-ships-line = Zwei Schiffe für jeden, für Lagunen an den eigenen Siedlungen.
web-option-taluva-doubles = 2er-Plättchen
web-option-taluva-doubles-line = Kleine Plättchen liegen offen; einmal im Spiel darf man eines nehmen, statt zu ziehen.
web-option-taluva-fifth = Plättchen der fünften Person
web-option-taluva-fifth-line = Zwölf Plättchen mehr in der Schachtel. Zu fünft sind sie immer dabei.
web-option-taluva-zone = Spielbrett
web-option-taluva-zone-line = Die Insel muss in einer Spielfläche bleiben; je kleiner, desto schwerer.
web-option-taluva-zone-none = Offenes Meer
web-option-taluva-zone-beginner = Anfänger
web-option-taluva-zone-intermediate-round = Fortgeschritten, rund
web-option-taluva-zone-intermediate-long = Fortgeschritten, lang
web-option-taluva-zone-expert = Experten

## When it is over

web-reason-taluva-early = Alle Teile zweier Arten stehen auf dem Spielfeld.
web-reason-taluva-tiles = Der Stapel ist leer.
web-reason-taluva-last-standing = Alle anderen sind ausgeschieden.
web-reason-taluva-no-room = Kein Plättchen passt mehr auf das Spielbrett.

## At the table

web-ask-taluva-choose = { $seat } zieht ein Plättchen oder nimmt ein 2er-Plättchen.
web-ask-taluva-first = { $seat } legt das erste Plättchen.
web-ask-taluva-place = { $seat } legt ein Plättchen.
web-ask-taluva-build = { $seat } baut.
web-ask-taluva-choose-you = Zieh ein Plättchen oder nimm eines der offenen 2er-Plättchen.
web-ask-taluva-first-you = { $zone ->
    [yes] Leg das erste Plättchen irgendwo auf das Spielbrett.
   *[no] Leg das erste Plättchen: Es kommt in die Mitte.
}
web-ask-taluva-place-you = Leg dein Plättchen: an die Küste oder über einen Vulkan.
web-ask-taluva-build-you = Bau etwas: Wähle ein leuchtendes Feld.
web-taluva-decides = { $ships ->
    [yes] Die meisten Tempel gewinnen; bei Gleichstand zählen die Türme, dann die Schiffe, dann die Hütten.
   *[no] Die meisten Tempel gewinnen; bei Gleichstand zählen die Türme, dann die Hütten.
}{ $teams ->
    [yes] {" "}Die Teile der Partner zählen zusammen.
   *[no] {""}
}
web-taluva-draw = Ziehen
web-taluva-take = { $tile } nehmen
web-taluva-tile = Plättchen auf { $hex }, Richtung { $direction }
web-taluva-lay = Hier legen
web-taluva-why-not = Warum nicht hier?
web-taluva-how-mouse = Über das Brett fahren, klicken legt; R oder Umschalt mit dem Mausrad dreht das Plättchen.
web-taluva-how-touch = Tippe, wo es liegen soll; noch einmal tippen dreht es.
web-taluva-turn-left = Nach links drehen
web-taluva-turn-right = Nach rechts drehen
web-taluva-where = Wohin das Plättchen kommt
web-taluva-where-count = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
}
web-taluva-builds = Was gebaut werden kann
web-taluva-all-builds = Alle Möglichkeiten
web-taluva-build-here = Auf { $hex } bauen
web-taluva-hut = Hütte auf { $hex }
web-taluva-tower = Turm auf { $hex }
web-taluva-temple = Tempel auf { $hex }
web-taluva-ship = Schiff in die Lagune bei { $hex }
web-taluva-terrain = { $terrain ->
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}
web-taluva-expand = { $hex } über { web-taluva-terrain } erweitern: { $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}
web-taluva-here-hut = 1 Hütte
web-taluva-here-tower = 1 Turm
web-taluva-here-temple = 1 Tempel
web-taluva-here-ship = 1 Schiff
web-taluva-here-expand = Über { web-taluva-terrain } erweitern: { $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}
web-taluva-pool-hut = { $count ->
    [one] noch { $count } Hütte
   *[other] noch { $count } Hütten
}
web-taluva-pool-tower = { $count ->
    [one] noch { $count } Turm
   *[other] noch { $count } Türme
}
web-taluva-pool-temple = { $count ->
    [one] noch { $count } Tempel
   *[other] noch { $count } Tempel
}
web-taluva-pool-ship = { $count ->
    [one] noch { $count } Schiff
   *[other] noch { $count } Schiffe
}
web-taluva-kind-hut = Hütten
web-taluva-kind-tower = Türme
web-taluva-kind-temple = Tempel
web-taluva-kind-ship = Schiffe
web-taluva-out = ausgeschieden
web-taluva-stack = { $count ->
    [one] { $count } Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
web-taluva-doubles = Offene 2er-Plättchen

## Tasten

keys-taluva-left = das Plättchen nach links drehen
keys-taluva-right = das Plättchen nach rechts drehen
keys-taluva-drop = das Plättchen zurück auf die Hand nehmen

## Was ein Rat verrät: ein Zug ohne seinen letzten Teil

puzzling-taluva-take = Ein 2er-Plättchen nehmen
puzzling-taluva-tile = Plättchen auf { $hex }
puzzling-taluva-expand = { $hex } erweitern
puzzling-taluva-hut = Hütte
puzzling-taluva-tower = Turm
puzzling-taluva-temple = Tempel
puzzling-taluva-ship = Schiff
