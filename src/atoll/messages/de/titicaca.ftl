# Titicaca: was geschieht, warum ein Zug abgelehnt wird (nach Regelnummer), was an einem Land falsch ist.

titicaca-terrain = { $terrain ->
    [F] Wald
    [M] Gebirge
    [S] Savanne
    [P] Pampa
   *[G] Prärie
}

## Was geschieht

titicaca-slot = Landplättchen: { $tile }.
titicaca-arrow = { $you ->
    [yes] Du nimmst den Pfeil.
   *[no] { $seat } nimmt den Pfeil.
}
titicaca-round = See { $lake }: Alle bieten geheim.
titicaca-extra-round = Zusatzrunde { $number }: Alle freien Felder sind offen, alle bieten geheim.
titicaca-round-head = See { $lake }
titicaca-extra-round-head = Zusatzrunde { $number }
titicaca-scoring-head = { $lake ->
    [0] Schlusswertung
   *[other] Wertung nach See { $lake }
}
titicaca-end-head = Schluss
titicaca-skipped = See { $lake } wird übersprungen: Kein freies Feld grenzt an ihn.
titicaca-bid = { $seen ->
    [yes] { $you ->
        [yes] Du bietest { $bid }.
       *[no] { $seat } bietet { $bid }.
    }
   *[no] { $seat } hat geboten.
}
titicaca-bid-shown = { $you ->
    [yes] Du bietest { $bid }.
   *[no] { $seat } bietet { $bid }.
}
titicaca-no-bids = Niemand hat um diesen See geboten.
titicaca-order = Reihenfolge: { $seats }.
titicaca-bid-back = { $you ->
    [yes] Für dich ist kein Feld mehr frei. Du nimmst deine { $bid } zurück.
   *[no] Für { $seat } ist kein Feld mehr frei; { $bid } gehen zurück.
}
titicaca-turn = { $you ->
    [yes] Du zahlst { $paid } und hast noch { $stock }.
   *[no] { $seat } zahlt { $paid } und hat noch { $stock }.
}
titicaca-village = { $you ->
    [yes] Du setzt ein Dorf ({ titicaca-terrain }).
   *[no] { $seat } setzt ein Dorf ({ titicaca-terrain }).
}
titicaca-joined = { $you ->
    [yes] Du schließt das Feld einer Region an.
   *[no] { $seat } schließt das Feld einer Region an.
}
titicaca-merged = { $you ->
    [yes] Du vereinst zwei Regionen.
   *[no] { $seat } vereint zwei Regionen.
}
titicaca-temple = { $seen ->
    [yes] { $you ->
        [yes] Du setzt deinen Tempel +{ $value }.
       *[no] { $seat } setzt den Tempel +{ $value }.
    }
   *[no] { $seat } setzt einen Tempel verdeckt.
}
titicaca-passed = { "" }
titicaca-scoring = { $lake ->
    [0] Schlusswertung.
   *[other] Wertung nach See { $lake }.
}
titicaca-temple-shown = { $you ->
    [yes] Du deckst einen Tempel auf: +{ $value }.
   *[no] { $seat } deckt einen Tempel auf: +{ $value }.
}
titicaca-region = { $count ->
    [0] Region ohne See
    [one] Region am See { $numbers }
   *[other] Region an den Seen { $numbers }
}
titicaca-category-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
titicaca-category-for = { $you ->
    [yes] dich
    [among] dich und { $others }
   *[no] { $seats }
}
titicaca-category = { titicaca-region }, { $category ->
    [all] die meisten Dörfer
    [F] Wald
    [M] Gebirge
    [S] Savanne
    [P] Pampa
   *[G] Prärie
}: { $how ->
    [shared] je { titicaca-category-points } für { titicaca-category-for }, auch mit Seen und Tempeln gleichauf ({ $sum }).
    [tie] { titicaca-category-points } für { titicaca-category-for }, bei Gleichstand mit { $sum } vorn.
   *[most] { titicaca-category-points } für { titicaca-category-for }.
}
titicaca-points-weapons = { $you ->
    [yes] Du bekommst { $points } für deine Waffen.
   *[no] { $seat } bekommt { $points } für Waffen.
}
titicaca-points-villages = { $you ->
    [yes] Du bekommst { $points }: { $villages } für Dörfer, 3 × { $chain } für deine längste Kette.
   *[no] { $seat } bekommt { $points }: { $villages } für Dörfer, 3 × { $chain } für die längste Kette.
}
titicaca-points = { $you ->
    [yes] Du bekommst { $points } und hast jetzt { $score }.
   *[no] { $seat } bekommt { $points } und hat jetzt { $score }.
}
titicaca-temple-back = { $you ->
    [yes] Du nimmst einen Tempel zurück.
   *[no] { $seat } nimmt einen Tempel zurück.
}
titicaca-new-weapons = { $you ->
    [yes] Du bekommst { $weapons } neue Waffen: { $villages } für Dörfer, 3 × { $chain } für deine längste Kette. Du hast { $stock }.
   *[no] { $seat } bekommt { $weapons } neue Waffen: { $villages } für Dörfer, 3 × { $chain } für die längste Kette. Vorrat: { $stock }.
}
titicaca-end = { $reason ->
    [full] Das Land ist voll: Spiel beendet.
    [weapons] Niemand hat noch Waffen: Spiel beendet.
   *[no-bids] In der Zusatzrunde hat niemand geboten: Spiel beendet.
}
titicaca-won = { $you ->
    [yes] Du gewinnst mit { $score } Punkten!
    [among] Du gewinnst zusammen mit { $others }, je { $score } Punkte!
   *[no] { $count ->
        [one] { $seats } gewinnt mit { $score } Punkten.
       *[other] { $seats } gewinnen gemeinsam mit je { $score } Punkten.
    }
}

## Ablehnungen

C-SET-3 = { $you ->
    [yes] Du hast { $stock } Waffen und kannst nicht { $bid } bieten.
   *[no] { $seat } hat { $stock } Waffen und kann nicht { $bid } bieten.
}
C-BID-1 = { $why ->
    [no-weapons] { $you ->
        [yes] Du hast keine Waffen mehr und kannst nur 0 bieten.
       *[no] { $seat } hat keine Waffen mehr und kann nur 0 bieten.
    }
   *[step] Zuerst bieten alle, zum Beispiel „bid 3“.
}
C-BID-2 = Gebote werden aufgedeckt, sobald alle geboten haben: Das letzte, von { $seat }, kann nicht verdeckt bleiben.
C-VIL-1 = { $why ->
    [no-field] Hier kann kein Dorf stehen.
    [occupied] { $owner_you ->
        [yes] Hier steht schon dein Dorf.
       *[no] Hier steht schon das Dorf von { $owner_seat }.
    }
    [lake] Dieses Feld grenzt nicht an See { $lake }.
   *[step] Setz zuerst ein Dorf, zum Beispiel „village 1,0“.
}
C-JOIN-1 = { $why ->
    [no-region] Es gibt keine Region { $region }. Eine Region heißt nach ihrem kleinsten Feld.
    [itself] Das ist das neue Feld selbst.
    [apart] Diese Region liegt nicht neben deinem neuen Feld.
    [terrain] In dieser Region gibt es diese Landschaft schon: { titicaca-terrain }.
   *[step] Schließ das neue Feld einer Region an („join 0,1“) oder lass es allein („join -“).
}
C-MRG-1 = { $why ->
    [no-region] Es gibt keine Region { $region }. Eine Region heißt nach ihrem kleinsten Feld.
    [new-field] Dein neues Feld liegt in einer dieser Regionen. Vereine zwei andere.
    [no-border] Diese Regionen haben keine gemeinsame Grenze.
    [no-village] { $you ->
        [yes] Du hast in keiner der beiden Regionen ein Dorf.
       *[no] { $seat } hat in keiner der beiden Regionen ein Dorf.
    }
    [not-adjacent] Keine der beiden Regionen ist der Region deines neuen Feldes benachbart.
    [terrain] Jede der beiden Regionen muss eine Landschaft haben, die der anderen fehlt.
   *[step] Vereine zwei andere Regionen („merge -2,0 0,1“) oder nicht („merge -“).
}
C-TMP-1 = { $why ->
    [not-in-hand] Du hast den Tempel +{ $value } nicht auf der Hand.
    [no-village] Du hast hier kein Dorf.
    [temple] Hier ist schon ein Tempel.
    [not-adjacent] Diese Region ist weder die deines neuen Feldes noch ihr benachbart.
   *[step] Setz einen Tempel („temple 1,0 2“) oder behalte ihn („temple -“).
}

## Falsche Eingaben

titicaca-no-move = „{ $move }“ ist kein Zug in Titicaca. Beispiele: bid 5 · village 1,0 · join 0,1 · join - · merge -2,0 0,1 · merge - · temple 1,0 2 · temple -
titicaca-merge-order = „{ $move }“ muss zwei Regionen nennen, den kleineren Namen zuerst (verglichen nach der ersten, dann der zweiten Zahl).
titicaca-tie-unseen = Der Tempel auf { $field } zählte bei einem Gleichstand und wurde gezeigt; sein Wert muss in der Partie stehen.
titicaca-setup-part = Ein Aufbau von Titicaca hat keinen Teil „{ $part }“; er hat „country“ und „arrow“.
titicaca-option-weapons = „{ $weapons }“ ist keine Anzahl Waffenpunkte für ein kleines Spiel; möglich sind 1 bis { $most }.
titicaca-option-temples = „{ $temples }“ ist nicht möglich: gib both zusammen mit weapons an, für ein kleines Spiel mit Tempeln.
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
titicaca-picture-fit = Die Zeile „{ $word }“ passt nicht zum Rest dieser Stellung.

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
    Ein Dorf ist das Zeichen seines Besitzers, +? ein verdeckter Tempel; der Pfeil steht hinter einem Namen.
    5           5 bieten (nur ein Gebot ab 1 nimmt teil)
    1,-2        dort ein Dorf setzen
    0,1         an die Region von 0,1 anschließen: Jedes ihrer Felder geht
    -2,0 0,1    die Regionen dieser beiden Felder vereinen
    1,0 2       den Tempel +2 auf 1,0 legen
    -           nichts anschließen, vereinen oder legen
cli-titicaca-lake = See
cli-titicaca-column = { $column ->
    [player] Spieler
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
