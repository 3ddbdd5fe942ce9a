# Titicaca: was geschieht, warum ein Zug abgelehnt wird (nach Regelnummer), was an einem Land falsch ist.

titicaca-terrain = { $terrain ->
    [F] Wald
    [M] Gebirge
    [S] Savanne
    [P] Pampa
   *[G] Prärie
}

## Was geschieht

titicaca-slot = Ein Plättchen des Landes wird gelegt: { $tile }.
titicaca-arrow = { $seat } nimmt den Pfeil.
titicaca-round = Die Runde von See { $lake } beginnt. Alle bieten geheim.
titicaca-extra-round = Zusatzrunde { $number } beginnt: Alle leeren Felder sind offen. Alle bieten geheim.
titicaca-skipped = See { $lake } wird übersprungen: An ihm liegt kein leeres Feld.
titicaca-bid = { $seen ->
    [yes] { $seat } bietet { $bid }.
   *[no] { $seat } hat geboten.
}
titicaca-bid-shown = { $seat } bietet { $bid }.
titicaca-no-bids = Niemand nimmt an dieser Runde teil.
titicaca-order = Reihenfolge: { $seats }.
titicaca-bid-back = Für { $seat } ist kein Feld mehr da; { $bid } gehen in den Vorrat zurück.
titicaca-turn = { $seat } zahlt { $paid } und hat noch { $stock }.
titicaca-village = { $seat } setzt ein Dorf auf { $field } ({ titicaca-terrain }).
titicaca-joined = { $seat } schließt { $field } an Region { $region } an.
titicaca-merged = { $seat } vereint die Regionen { $region } und { $other }.
titicaca-temple = { $seen ->
    [yes] { $seat } legt den Tempel +{ $value } auf { $field }.
   *[no] { $seat } legt einen Tempel verdeckt auf { $field }.
}
titicaca-passed = { $step ->
    [join] { $seat } schließt nichts an.
    [merge] { $seat } vereint keine Regionen.
   *[temple] { $seat } legt keinen Tempel.
}
titicaca-scoring = { $lake ->
    [0] Schlusswertung.
   *[other] Wertung nach See { $lake }.
}
titicaca-temple-shown = { $seat } deckt den Tempel auf { $field } auf: +{ $value }.
titicaca-category = Region { $region }, { $category ->
    [all] Dörfer insgesamt
    [F] Wald
    [M] Gebirge
    [S] Savanne
    [P] Pampa
   *[G] Prärie
}: { $how ->
    [shared] weiter Gleichstand mit { $sum }, { $seats } erhalten je { $points }.
    [tie] Gleichstand, mit { $sum } gewinnt { $seats } und erhält { $points }.
   *[most] { $seats } hat die meisten Dörfer und erhält { $points }.
}
titicaca-points-weapons = { $points ->
    [one] { $seat } erhält { $points } Punkt für Waffen im Vorrat.
   *[other] { $seat } erhält { $points } Punkte für Waffen im Vorrat.
}
titicaca-points-villages = { $seat } erhält { $points } Punkte: { $villages } für Dörfer, 3 × { $chain } für die längste Kette.
titicaca-points = { $points ->
    [one] { $seat } erhält { $points } Punkt in dieser Wertung und hat { $score }.
   *[other] { $seat } erhält { $points } Punkte in dieser Wertung und hat { $score }.
}
titicaca-temple-back = { $seat } nimmt den Tempel auf { $field } zurück.
titicaca-new-weapons = { $seat } erhält { $weapons } neue Waffen: { $villages } für Dörfer, 3 × { $chain } für die längste Kette. Der Vorrat ist { $stock }.
titicaca-end = { $reason ->
    [full] Kein Feld ist leer: Das Spiel ist zu Ende.
    [weapons] Niemand hat noch Waffen: Das Spiel ist zu Ende.
   *[no-bids] Niemand hat in einer Zusatzrunde geboten: Das Spiel ist zu Ende.
}
titicaca-won = { $count ->
    [one] { $seats } gewinnt mit { $score } Punkten.
   *[other] { $seats } teilen sich den Sieg mit je { $score } Punkten.
}

## Ablehnungen

C-SET-3 = { $seat } hat { $stock } Waffenpunkte und kann nicht { $bid } bieten.
C-BID-1 = { $why ->
    [no-weapons] { $seat } hat keine Waffen und kann nur 0 bieten.
   *[step] Zuerst bieten alle, zum Beispiel „bid 3“.
}
C-BID-2 = Die Gebote werden gezeigt, wenn alle da sind: Das letzte, von { $seat }, kann nicht verborgen bleiben.
C-VIL-1 = { $why ->
    [no-field] { $field } ist kein Feld des Landes.
    [occupied] Auf { $field } steht ein Dorf von { $owner_seat }.
    [lake] { $field } liegt nicht an See { $lake }.
   *[step] Am Anfang steht ein Dorf, zum Beispiel „village 1,0“.
}
C-JOIN-1 = { $why ->
    [no-region] Keine Region heißt { $region }; eine Region heißt nach ihrem kleinsten Feld.
    [itself] { $region } ist das neue Feld selbst.
    [apart] Region { $region } hat kein Feld neben dem neuen Feld { $field }.
    [terrain] Region { $region } hat schon { titicaca-terrain }, die Landschaft des neuen Feldes.
   *[step] Jetzt kann das neue Feld angeschlossen werden („join 0,1“) oder nicht („join -“).
}
C-MRG-1 = { $why ->
    [no-region] Keine Region heißt { $region }; eine Region heißt nach ihrem kleinsten Feld.
    [new-field] Region { $region } enthält das neue Feld; nur zwei andere Regionen lassen sich vereinen.
    [no-border] Die Regionen { $region } und { $other } haben keine gemeinsame Grenze.
    [no-village] Weder Region { $region } noch Region { $other } enthält ein Dorf von { $seat }.
    [not-adjacent] Weder Region { $region } noch Region { $other } ist der Region des neuen Feldes benachbart.
    [terrain] Die Regionen { $region } und { $other } müssen je eine Landschaft haben, die der anderen fehlt.
   *[step] Jetzt können zwei andere Regionen vereint werden („merge -2,0 0,1“) oder nicht („merge -“).
}
C-TMP-1 = { $why ->
    [not-in-hand] Der Tempel +{ $value } ist nicht auf der Hand.
    [no-village] Auf { $field } steht kein eigenes Dorf.
    [temple] Auf { $field } liegt schon ein Tempel.
    [not-adjacent] Die Region von { $field } ist weder die des neuen Feldes noch ihr benachbart.
   *[step] Jetzt kann ein Tempel gelegt werden („temple 1,0 2“) oder nicht („temple -“).
}

## Falsche Eingaben

titicaca-no-move = „{ $move }“ ist kein Zug von Titicaca. Züge sind: bid 5 · village 1,0 · join 0,1 · join - · merge -2,0 0,1 · merge - · temple 1,0 2 · temple -
titicaca-merge-order = „{ $move }“ muss zwei Regionen nennen, den kleineren Namen zuerst (verglichen nach der ersten, dann der zweiten Zahl).
titicaca-tie-unseen = Der Tempel auf { $field } zählte bei einem Gleichstand und wurde gezeigt; sein Wert muss in der Partie stehen.
titicaca-setup-part = Ein Aufbau von Titicaca hat keinen Teil „{ $part }“; er hat „country“ und „arrow“.
titicaca-setup-arrow = Der Pfeil kann nicht bei „{ $arrow }“ sein; er muss bei einem Sitz von 0 bis { $most } sein.
titicaca-setup-order = Der Aufbau hat einen Pfeil, aber kein Land; das Land wird zuerst gezogen.
titicaca-country-object = Das Land muss ein Objekt sein, das für jedes Feld sagt, was dort ist, wie {"{"}"0,0": "F", "1,0": "12"{"}"}.
titicaca-country-hex = „{ $hex }“ im Land ist kein Feld; ein Feld schreibt man wie 3,-1.
titicaca-country-shown = Feld { $hex } kann nicht „{ $shown }“ zeigen; es kann F, M, S, P, G oder einen See von 1 bis 15 zeigen.
titicaca-country-lake = See { $lake } ist zweimal da, auf { $hex } und auf { $other }; jeder See kann einmal da sein.
titicaca-country-alone = Feld { $hex } berührt kein anderes Feld des Landes.
titicaca-country-large = Das Land hat { $hexes } Felder; es kann höchstens { $most } haben.
titicaca-country-empty = Das Land hat kein Feld, auf dem ein Dorf stehen könnte.
titicaca-country-name = Es gibt kein Land „{ $name }“. Mit Namen gibt es: { $names }. Ein eigenes kannst du als Karte oder Feld für Feld angeben.
titicaca-map-empty = In diesem Text ist keine Karte.
titicaca-map-column = Zeile { $line }, Spalte { $column }: „{ $shown }“ steht nicht, wo ein Feld sein kann. Felder stehen { $pitch } Spalten auseinander, in jeder zweiten Zeile um die Hälfte versetzt.
titicaca-map-word = „{ $word }“ wird hier nicht erwartet; es kann geben: { $words }.
titicaca-map-numbers = Die Zeile „{ $word }“ hat die falsche Anzahl Zahlen, oder etwas, das keine ist.
titicaca-picture-seat = Im Spiel dieses Bildes gibt es keinen Sitz { $seat_number }.
titicaca-picture-list = „stocks“ und „scores“ brauchen { $players } Zahlen, eine je Sitz.

## Im Terminal

cli-titicaca-round = { $fields ->
    [one] Runde von See { $lake }: 1 leeres Feld
   *[other] Runde von See { $lake }: { $fields } leere Felder
}
cli-titicaca-extra = { $fields ->
    [one] Zusatzrunde { $number }: 1 leeres Feld
   *[other] Zusatzrunde { $number }: { $fields } leere Felder
}
cli-titicaca-ask = { $step ->
    [bidding] { $seat }: Biete 0 bis { $stock }, zum Beispiel { $example }
    [village] { $seat }: Setze ein Dorf, zum Beispiel { $example }
    [join] { $seat }: Schließe das neue Feld an eine Region an, zum Beispiel { $example }, oder - für keine
    [merge] { $seat }: Vereine zwei andere Regionen, zum Beispiel { $example }, oder - für keine
   *[temple] { $seat }: Lege einen Tempel, zum Beispiel { $example }, oder - für keinen
}
cli-titicaca-guide =
    { $stick } sind Grenzstäbe; in einer Region gibt es keine; { $dot } trennen nur Felder.
    Ein Dorf ist das Zeichen der Person, der es gehört, +? ein verdeckter Tempel; der Pfeil steht hinter einem Namen.
    5           5 bieten (nur ein Gebot ab 1 nimmt teil)
    1,-2        dort ein Dorf setzen
    0,1         an die Region von 0,1 anschließen: Jedes ihrer Felder geht
    -2,0 0,1    die Regionen dieser beiden Felder vereinen
    1,0 2       den Tempel +2 auf 1,0 legen
    -           nichts anschließen, vereinen oder legen
cli-titicaca-lake = See
cli-titicaca-column = { $column ->
    [player] Person
    [points] Punkte
    [stock] Waffen
    [bid] Gebot
    [temples] Tempel
    [villages] Dörfer
   *[chain] Kette
}
cli-titicaca-region = { $region }: { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
}, { $lakes ->
    [one] 1 See
   *[other] { $lakes } Seen
}
cli-titicaca-category = { $category ->
    [all] alle Dörfer
    [F] Wald
    [M] Gebirge
    [S] Savanne
    [P] Pampa
   *[G] Prärie
}
cli-titicaca-weapons = Waffen im Vorrat
cli-titicaca-villages = Dörfer
cli-titicaca-chain = längste Kette × 3
cli-titicaca-total = insgesamt
