# Titicaca im Browser.

## Home

web-game-titicaca = Titicaca
web-game-titicaca-line = Biete geheim um die Ufer von fünfzehn Seen und zieh dann die Grenzen nach deinem Geschmack. 2 bis 5 Personen.

## A new table

web-given-country = Land
web-given-country-line = Sonst werden die zwölf Plättchen gemischt. Ein Land mit Namen ist immer dasselbe; ein eigenes kannst du vom Tisch vor dir abschreiben.
web-given-country-drawn = Gemischte Plättchen
web-given-country-crescent = Die Sichel
web-given-country-isthmus = Die Landenge
web-given-country-ring = Der Ring
web-given-country-twins = Zwei Inseln
web-given-country-own = Ein eigenes Land
web-given-country-text = Das Land: eine Karte oder das JSON einer Partie

## When it is over

web-reason-titicaca-full = Das Land ist voll.
web-reason-titicaca-weapons = Niemand hat noch Waffen.
web-reason-titicaca-no-bids = Niemand wollte mehr bieten.

## At the table

web-ask-titicaca-bid = See { $lake }: Es fehlt noch das Gebot von { $seats }.
web-ask-titicaca-bid-you = See { $lake }: Biete geheim um seine Ufer.
web-ask-titicaca-extra = Zusatzrunde: Es fehlt noch das Gebot von { $seats }.
web-ask-titicaca-extra-you = Zusatzrunde: Biete um ein beliebiges freies Feld.
web-ask-titicaca-village = { $seat } setzt ein Dorf.
web-ask-titicaca-village-you = Setz ein Dorf auf ein leuchtendes Feld.
web-ask-titicaca-join = { $seat } kann das neue Feld einer Region anschließen.
web-ask-titicaca-join-you = Schließ das neue Feld einer Nachbarregion an oder lass es allein.
web-ask-titicaca-merge = { $seat } kann zwei Regionen vereinen.
web-ask-titicaca-merge-you = Vereine zwei andere Regionen oder lass sie.
web-ask-titicaca-temple = { $seat } kann einen Tempel legen.
web-ask-titicaca-temple-you = Leg einen Tempel verdeckt unter eines deiner Dörfer oder behalte ihn.
web-ask-titicaca-over = Das Spiel ist zu Ende.
web-ask-titicaca-over-you = Das Spiel ist zu Ende.
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
web-titicaca-steps = Die Schritte eines Zuges
web-titicaca-step-village = Dorf
web-titicaca-step-join = Anschließen
web-titicaca-step-merge = Vereinen
web-titicaca-step-temple = Tempel
web-titicaca-village = Dorf auf { $field } ({ $terrain })
web-titicaca-join = Der Region { $region } anschließen
web-titicaca-join-not = Allein bleiben
web-titicaca-merge = { $one } und { $other } vereinen
web-titicaca-merge-not = Nichts vereinen
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
web-titicaca-score-legend = In Klammern: Dörfer, die zählen, und nach dem Punkt die Summe, die einen Gleichstand bricht.

## Was ein Rat verrät: ein Zug ohne seinen letzten Teil

puzzling-titicaca-bid = Bieten
puzzling-titicaca-village = Dorf
puzzling-titicaca-join = Einer Region anschließen, oder allein bleiben
puzzling-titicaca-merge = Regionen vereinen, oder es lassen
puzzling-titicaca-merge-this = { $field } mit einer anderen Region vereinen
puzzling-titicaca-temple = Tempel, oder ihn behalten
puzzling-titicaca-temple-this = Tempel auf { $field }
