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
web-titicaca-choose = { $field } wählen
web-titicaca-steps = Schritte des Zuges
web-titicaca-step-village = Dorf
web-titicaca-step-join = Anschließen
web-titicaca-step-merge = Vereinen
web-titicaca-step-temple = Tempel
web-titicaca-village = Dorf auf { $field } ({ $terrain })
web-titicaca-join = Der Region { $region } anschließen
web-titicaca-join-not = Allein lassen
web-titicaca-merge = { $one } und { $other } vereinen
web-titicaca-merge-not = Nicht vereinen
web-titicaca-temple = Tempel +{ $value } auf { $field }
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
web-titicaca-before = Vorher
web-titicaca-score-weapons = Waffen im Vorrat
web-titicaca-score-villages = Dörfer
web-titicaca-score-chains = Längste Kette × 3
web-titicaca-score-region = Region { $region }: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}
web-titicaca-score-legend = In Klammern: gezählte Dörfer, dann die Summe, die bei Gleichstand entscheidet.

## Was ein Rat verrät: ein Zug ohne seinen letzten Teil

puzzling-titicaca-bid = Bieten
puzzling-titicaca-village = Dorf
puzzling-titicaca-join = Einer Region anschließen oder allein lassen
puzzling-titicaca-merge = Regionen vereinen oder getrennt lassen
puzzling-titicaca-merge-this = { $field } mit einer anderen Region vereinen
puzzling-titicaca-temple = Tempel setzen oder behalten
puzzling-titicaca-temple-this = Tempel auf { $field }
