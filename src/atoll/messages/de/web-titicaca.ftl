# Titicaca im Browser.

## Home

web-game-titicaca = Titicaca
web-game-titicaca-line = Biete geheim um fünfzehn Seen und zieh dann die Grenzen. 2 bis 5 Spieler

## A new table

web-given-country = Land
web-given-country-line = Normalerweise werden die zwölf Plättchen gemischt. Ein Land mit Namen ist immer gleich. Du kannst auch das von deinem Tisch abschreiben.
web-given-country-drawn = Gemischte Plättchen
web-given-country-crescent = Die Sichel
web-given-country-isthmus = Die Landenge
web-given-country-ring = Der Ring
web-given-country-twins = Zwei Inseln
web-given-country-own = Ein eigenes
web-given-country-text = Land: eine Karte oder das JSON einer Partie

## When it is over

web-reason-titicaca-full = Das Land ist voll.
web-reason-titicaca-weapons = Niemand hat noch Waffen.
web-reason-titicaca-no-bids = In einer Zusatzrunde hat niemand geboten.

## At the table

web-ask-titicaca-bid = See { $lake }: Warten auf Gebote von { $seats }.
web-ask-titicaca-bid-you = See { $lake }: Gib dein geheimes Gebot ab.
web-ask-titicaca-extra = Zusatzrunde: Warten auf Gebote von { $seats }.
web-ask-titicaca-extra-you = Zusatzrunde: Biete um ein beliebiges freies Feld.
web-ask-titicaca-village = { $seat } setzt ein Dorf.
web-ask-titicaca-village-you = Du bist dran: Setz ein Dorf auf ein markiertes Feld.
web-ask-titicaca-join = { $seat } kann das neue Feld einer Region anschließen.
web-ask-titicaca-join-you = Schließ dein neues Feld einer Nachbarregion an oder lass es allein.
web-ask-titicaca-merge = { $seat } kann zwei Regionen vereinen.
web-ask-titicaca-merge-you = Vereine zwei andere Regionen oder lass sie getrennt.
web-ask-titicaca-temple = { $seat } kann einen Tempel setzen.
web-ask-titicaca-temple-you = Setz einen Tempel verdeckt auf eines deiner Dörfer oder behalte ihn.
web-ask-titicaca-over = Spiel beendet
web-ask-titicaca-over-you = Spiel beendet
web-ask-titicaca-drawing = Das Land wird ausgelegt.
web-ask-titicaca-drawing-you = Das Land wird ausgelegt.
web-titicaca-terrain-F = Wald
web-titicaca-terrain-M = Gebirge
web-titicaca-terrain-S = Savanne
web-titicaca-terrain-P = Pampa
web-titicaca-terrain-G = Prärie
web-titicaca-all = alle Dörfer
web-titicaca-card-points = Punkte
web-titicaca-card-villages = Dörfer
web-titicaca-lake = See { $lake }
web-titicaca-steps = Schritte des Zuges
web-titicaca-step-village = Dorf
web-titicaca-step-join = Anschließen
web-titicaca-step-merge = Vereinen
web-titicaca-step-temple = Tempel
web-titicaca-village = Dorf ({ $terrain })
web-titicaca-join = Einer Region anschließen
web-titicaca-join-not = Allein lassen
web-titicaca-merge = Zwei Regionen vereinen
web-titicaca-merge-not = Nicht vereinen
web-titicaca-temple = Tempel +{ $value }
web-titicaca-temple-not = Tempel behalten
web-titicaca-bid = Dein geheimes Gebot (0 bis { $most })
web-titicaca-seal = { $bid } bieten
web-titicaca-bid-made = Du hast { $bid } geboten
web-titicaca-bid-in = { $seat } hat geboten
web-titicaca-keep = Bei { $bid } bleiben
web-titicaca-region = Region aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
} an { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}
web-titicaca-weapons = { $count ->
    [one] Waffe
   *[other] Waffen
}
web-titicaca-villages = { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfer
} (Kette { $chain })
web-titicaca-temples = { $count ->
    [one] { $count } Tempel in der Hand
   *[other] { $count } Tempel in der Hand
}
web-titicaca-bids = bietet { $bid }
web-titicaca-arrow = Pfeil
web-titicaca-tip-points = Punkte bisher. Regionen werden nach den Seen 5 und 10 und am Ende gewertet.
web-titicaca-tip-weapons = Waffen zum Bieten. Was übrig bleibt, bringt je einen Punkt.
web-titicaca-tip-chain = Längste Kette verbundener Dörfer: { $chain }. Sie bringt 3 Waffen je Dorf und am Ende je 3 Punkte.
web-titicaca-tip-temples = Tempel entscheiden bei Gleichstand: +1 oder +2. Den Wert eines verdeckten Tempels kennt nur, wem er gehört.
web-titicaca-tip-arrow = Gewinnt bei gleichen Geboten.
web-titicaca-tip-temple = Tempel von { $seat }: { $value ->
    [0] verdeckt
   *[other] +{ $value } bei Gleichstand
}
web-titicaca-before = Vorher
web-titicaca-score-weapons = Waffen im Vorrat
web-titicaca-score-villages = Dörfer
web-titicaca-score-chains = Längste Kette × 3
web-titicaca-score-region = { titicaca-region }: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}
web-titicaca-score-legend = In Klammern: gezählte Dörfer, dann die Summe, die bei Gleichstand entscheidet.

## Die Gebote werden aufgedeckt

web-titicaca-name = { $you ->
    [yes] Du
   *[no] { $seat }
}
web-titicaca-continue = Weiter
web-titicaca-bids-in = Alle haben geboten
web-titicaca-bids-up = Die Gebote liegen offen
web-titicaca-bids-extra = Zusatzrunde
web-titicaca-bids-count = { $bids ->
    [0] Keine Gebote
    [one] Ein Gebot
   *[other] { $bids } Gebote
} für { $fields ->
    [one] ein Feld.
   *[other] { $fields } Felder.
}
web-titicaca-bids-tie-arrow = { $first_you ->
    [yes] Du und { $others } bietet je { $bid }: Du hast den Pfeil und kommst zuerst.
   *[no] { $seats } bieten je { $bid }: { $first_seat } hat den Pfeil und kommt zuerst.
}
web-titicaca-bids-tie-nearer = { $first_you ->
    [yes] Du und { $others } bietet je { $bid }: Du kommst nach dem Pfeil zuerst.
   *[no] { $seats } bieten je { $bid }: { $first_seat } kommt nach dem Pfeil zuerst.
}
web-titicaca-bids-first = { $you ->
    [yes] Du wählst ein Feld
   *[no] { $seat } wählt ein Feld
}
web-titicaca-bids-then = { $you ->
    [yes] dann du
   *[no] dann { $seat }
}
web-titicaca-bids-back = { $you ->
    [yes] Du nimmst deine { $bid } zurück
   *[no] { $seat } nimmt { $bid } zurück
}
web-titicaca-bids-choose = Feld wählen
web-titicaca-place = { $place }.
web-titicaca-no-field = kein Feld
web-titicaca-no-bid = kein Gebot
web-titicaca-bid-why-highest = Höchstes Gebot
web-titicaca-bid-why-arrow = Der Pfeil entscheidet
web-titicaca-bid-why-nearer = Zuerst nach dem Pfeil
web-titicaca-bid-why-tied = Gleichauf mit { $you ->
    [yes] dir
    [among] dir und { $others }
   *[no] { $seats }
}
web-titicaca-bid-why-fields = { $fields ->
    [one] Nur ein Feld
   *[other] Nur { $fields } Felder
}
web-titicaca-bid-why-nothing = Setzt aus
web-titicaca-pays = zahlt { $bid }, behält { $keeps }
web-titicaca-takes-back = nimmt { $bid } zurück, behält { $keeps }
web-titicaca-keeps = behält { $keeps }
web-titicaca-you-play = { $place ->
    [1] Du spielst zuerst
    [2] Du spielst als Zweiter
    [3] Du spielst als Dritter
   *[other] Du spielst als { $place }.
}
web-titicaca-you-back = Kein Feld mehr für dich: Du nimmst dein Gebot zurück
web-titicaca-you-out = Du setzt an diesem See aus
web-titicaca-plays-first = { $seat } spielt zuerst
web-titicaca-glowing = { $fields ->
    [one] Setze ein Dorf auf das leuchtende Feld
   *[other] Setze ein Dorf auf eines der { $fields } leuchtenden Felder
}

## Was ein Gebot bedeutet

web-titicaca-stake = { $fields ->
    [one] Ein freies Feld
   *[other] { $fields } freie Felder
} für { $players } Spieler.
web-titicaca-stake-ties = Bei Gleichstand in dieser Reihenfolge: { $seats }.
web-titicaca-stake-score = { $lake ->
    [0] Übrige Waffen zählen in der Schlusswertung je einen Punkt.
   *[other] Übrige Waffen zählen nach See { $lake } je einen Punkt.
}
web-titicaca-stake-none = Du setzt aus und behältst { $keeps }.
web-titicaca-stake-keep = Bekommst du ein Feld, behältst du { $keeps }.

## Die Wertung, gezeigt

web-titicaca-bid-now = Jetzt bieten
web-titicaca-to-totals = Zu den Summen
web-titicaca-show-after = Wertung nach See { $lake }
web-titicaca-show-final = Schlusswertung
web-titicaca-show-of = { $heading } · Region { $number } von { $of }
web-titicaca-show-region = { $count ->
    [0] Region ohne See
    [one] Region an See { $lakes }
   *[other] Region an den Seen { $lakes }
}
web-titicaca-show-region-with = { $region } mit { $terrains }
web-titicaca-show-worth = { $fields ->
    [one] 1 Feld: Seine Landschaft zählt 1 Punkt
   *[other] { $fields } Felder: Jede Landschaft zählt { $fields } Punkte
}
web-titicaca-show-weapons = Waffen im Vorrat
web-titicaca-show-weapons-line = Ein Punkt für jede Waffe
web-titicaca-show-villages = Dörfer
web-titicaca-show-villages-line = Ein Punkt für jedes Dorf
web-titicaca-show-chains = Längste Kette
web-titicaca-show-chains-line = Drei Punkte für jedes Dorf darin
web-titicaca-show-temples = Tempel kehren zurück
web-titicaca-show-temples-line = Tempel in gewerteten Regionen gehen an ihre Besitzer
web-titicaca-show-new-weapons = Neue Waffen
web-titicaca-show-new-weapons-line = Waffen zum Bieten, keine Punkte
web-titicaca-show-totals = Summen
web-titicaca-show-totals-line = Jede Summe mit ihren Teilen
web-titicaca-show-final-line = So ist das Spiel ausgegangen
web-titicaca-show-most = Meiste Dörfer
web-titicaca-show-winners = { $you ->
    [yes] Du
   *[other] { $seats }
}
web-titicaca-show-holdings = { $villages } + 3 × { $chain } in einer Kette
web-titicaca-show-so-far = Bisher
web-titicaca-show-working = Rechnung
web-titicaca-show-then = Tempel in gewerteten Regionen gehen an ihre Besitzer zurück. Danach bekommen alle neue Waffen.
web-titicaca-why-only = { $most ->
    [one] einziges Dorf
   *[other] einzige Dörfer
}
web-titicaca-why-most = { $most } zu { $second }
web-titicaca-why-tie = gleichauf mit { $most }, { $sum } zu { $next }
web-titicaca-why-shared = gleichauf mit { $sum }, je { $each }
web-titicaca-tie-break = Bei Gleichstand: Seen neben diesen Dörfern, dazu Tempel
web-titicaca-tie-sum = { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}{ $temples ->
    [0] { "" }
   *[other] { " " }+ { $temples }
}
web-titicaca-from-before = { $points } bisher
web-titicaca-from-weapons = { $points } Waffen
web-titicaca-from-villages = { $points } Dörfer
web-titicaca-from-chains = { $points } Kette
web-titicaca-from-region = { $points } Regionen

## Was ein Rat verrät: ein Zug ohne seinen letzten Teil

puzzling-titicaca-bid = Bieten
puzzling-titicaca-village = Dorf
puzzling-titicaca-join = Einer Region anschließen oder allein lassen
puzzling-titicaca-merge = Regionen vereinen oder getrennt lassen
puzzling-titicaca-merge-this = Zwei Regionen vereinen
puzzling-titicaca-temple = Tempel setzen oder behalten
puzzling-titicaca-temple-this = Tempel
