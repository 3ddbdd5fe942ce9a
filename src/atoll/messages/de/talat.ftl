# Talat: was geschieht, warum ein Zug abgelehnt wird, und was an einem Text falsch ist.

# Beide nach „den“, „dem“ oder „des Zihin“ gebeugt.
talat-tower = { $sides ->
    [3] dreiseitigen
    [4] vierseitigen
   *[6] sechsseitigen
} Turm der Höhe { $height }
talat-prey = { $prey_sides ->
    [3] dreiseitigen
    [4] vierseitigen
   *[6] sechsseitigen
} Turm der Höhe { $prey_height }

talat-put = { $whose ->
    [zihin] { $seat } setzt für den Zihin den { talat-tower } auf { $square } von Spielbrett { $board }.
   *[seat] { $seat } setzt den { talat-tower } auf { $square } von Spielbrett { $board }.
}
talat-ninth = Den { talat-tower } des Zihin nehmt ihr aus dem Spiel.
talat-all-stand = Alle Türme stehen. { $seat } beginnt.
talat-moved = { $whose ->
    [zihin] { $seat } zieht auf Spielbrett { $board } den { talat-tower } des Zihin von { $origin } nach { $square }.
   *[seat] { $seat } zieht auf Spielbrett { $board } den { talat-tower } von { $origin } nach { $square }.
}
talat-captured = { $whose ->
    [zihin] { $seat } schlägt auf Spielbrett { $board } mit dem { talat-tower } des Zihin von { $origin } aus auf { $square } { talat-loss }: { $points } Punkte.
   *[seat] { $seat } schlägt auf Spielbrett { $board } mit dem { talat-tower } von { $origin } aus auf { $square } { talat-loss }: { $points } Punkte.
}
talat-loss = { $prey_whose ->
    [zihin] den { talat-prey } des Zihin
   *[seat] den { talat-prey } von { $prey_seat }
}
talat-line = Er steht auf der gegnerischen Startlinie: { $points } Punkte für { $seat }.
talat-frozen = Spielbrett { $board } ist eingefroren: Dort kann nie mehr ein Turm geschlagen werden.
talat-skipped = { $seat } kann weder ziehen noch schlagen und wird übersprungen.
talat-over = { $reason ->
    [stuck] Niemand kann mehr ziehen: Das Spiel ist zu Ende.
   *[frozen] Zwei Spielbretter sind eingefroren: Das Spiel ist zu Ende.
}

A-PUT-1 = { $why ->
    [stays] Der Turm auf { $square } von Spielbrett { $board } bleibt dort, bis alle Türme stehen (A-PUT-1).
    [all-stand] Alle Türme stehen; auf { $square } von Spielbrett { $board } wird keiner mehr gesetzt (A-PUT-1).
    [hand] Den { talat-tower } hast du nicht mehr in der Hand, um ihn auf { $square } von Spielbrett { $board } zu setzen (A-PUT-1).
    [line] { $square } von Spielbrett { $board } liegt auf keiner deiner beiden Startlinien (A-PUT-1).
   *[occupied] { $square } von Spielbrett { $board } ist nicht leer: Ein Turm wird auf ein freies Feld gesetzt (A-PUT-1).
}
A-MOV-1 = { $why ->
    [foreign] Der Turm auf { $square } von Spielbrett { $board } gehört dir nicht: Man zieht oder schlägt mit einem eigenen (A-MOV-1).
   *[empty] Auf { $square } von Spielbrett { $board } steht kein Turm, mit dem du ziehen oder schlagen könntest (A-MOV-1).
}
A-MOV-2 = { $why ->
    [reach] Von { $origin } zieht auf Spielbrett { $board } kein Turm nach { $square }: Er zieht ein Feld vorwärts, gerade oder schräg (A-MOV-2).
   *[occupied] { $square } von Spielbrett { $board } ist nicht leer: Ein Turm zieht nur auf ein leeres Feld (A-MOV-2).
}
A-LINE-1 = Der Turm auf { $origin } von Spielbrett { $board } steht auf der gegnerischen Startlinie und kann nicht nach { $square } weiterziehen (A-LINE-1).
A-CAP-1 = { $why ->
    [reach] Von { $origin } schlägt auf Spielbrett { $board } kein Turm auf { $square }: Er schlägt auf einem Nachbarfeld vor oder neben sich, nie hinter sich (A-CAP-1).
    [own] Der Turm auf { $square } von Spielbrett { $board } hat dieselbe Farbe wie der auf { $origin }: Geschlagen werden nur gegnerische Türme (A-CAP-1).
   *[empty] Auf { $square } von Spielbrett { $board } steht kein Turm, den man schlagen könnte (A-CAP-1).
}
A-CAP-2 = { $why ->
    [equal] Mit dem { talat-tower } auf { $origin } von Spielbrett { $board } lässt sich der gleiche Turm auf { $square } nicht schlagen (A-CAP-2).
    [sides] Mit dem { talat-tower } auf { $origin } von Spielbrett { $board } kannst du den { talat-prey } auf { $square } nicht schlagen: Bei gleicher Höhe schlagen mehr Seiten weniger Seiten (A-CAP-2).
    [two-levels] Mit dem { talat-tower } auf { $origin } von Spielbrett { $board } kannst du den { talat-prey } auf { $square } nicht schlagen: Er ist um zwei Stufen niedriger, nicht um eine (A-CAP-2).
   *[lower] Mit dem { talat-tower } auf { $origin } von Spielbrett { $board } kannst du den { talat-prey } auf { $square } nicht schlagen: Er ist höher (A-CAP-2).
}
A-FRZ-2 = Spielbrett { $board } ist eingefroren: Der Turm auf { $square } bleibt, wo er ist (A-FRZ-2).
A-TWO-1 = { $why ->
    [hand] Den { talat-tower } des Zihin kannst du nicht auf { $square } von Spielbrett { $board } setzen: Er steht schon (A-TWO-1).
   *[line] { $square } von Spielbrett { $board } liegt auf keiner der beiden Startlinien des Zihin; zuerst werden dessen acht Türme gesetzt (A-TWO-1).
}
A-TWO-3 = Den Turm auf { $square } von Spielbrett { $board } darfst du nicht nehmen: Man spielt mit den eigenen Türmen und mit denen des Zihin auf dem Spielbrett, das er mit dem Gegner teilt (A-TWO-3).
A-TWO-4 = Der Turm des Zihin auf { $origin } von Spielbrett { $board } schlägt den Turm des Zihin auf { $square } nicht (A-TWO-4).

talat-no-move = „{ $text }“ ist kein Zug von Talat. Ein Zug lautet etwa: put 36 AB a1, move AB a1 b2 oder capture AB a1 b2.
talat-no-tower = „{ $text }“ ist kein Turm; einen Turm schreibt man wie A36 (Farbe A, B oder C; Höhe 1, 2 oder 3; Seiten 3, 4 oder 6).
talat-setup = Talat überlässt nichts dem Zufall: Der Aufbau muss leer sein, enthält aber { $parts }.

talat-picture = „{ $line }“ ist falsch in einem Bild von Talat: { $want ->
    [header] Es beginnt mit einer Zeile wie „3 players, A to move“ (oder „to put“ oder „over“), dann kommen die Spielbretter.
    [boards] Hier sollten die Namen der Spielbretter AB, BC und CA stehen, mit „frozen“ nach den eingefrorenen.
    [row] Eine Reihe hat ihre Nummer (5 bis 1) und dann 15 Felder: jeweils ein Turm wie A36 oder ein Punkt.
    [columns] Hier sollten unter jedem Spielbrett die Buchstaben a bis e stehen.
   *[captured] Eine letzte Zeile sagt, was jemand geschlagen hat: „A captured B13 C36“.
}
talat-picture-frozen = Als eingefroren sind nicht die Spielbretter bezeichnet, die es sind: { $boards }.
talat-picture-over = In dieser Stellung ist das Spiel zu Ende, aber das Bild sagt, dass es weitergeht.
talat-picture-not-over = Das Bild sagt, dass das Spiel zu Ende ist, aber in dieser Stellung geht es weiter.
talat-picture-turn = { $seat } kann nicht am Zug sein: Es gibt hier nichts zu ziehen.
talat-picture-twice = Turm { $tower } ist zweimal da.
talat-picture-five = Farbe { $colour } hat mehr als fünf Türme auf Spielbrett { $board }, dessen Startlinie fünf Felder hat.
talat-picture-colour = Turm { $tower } kann nicht auf { $square } von Spielbrett { $board } stehen, das zwei anderen Farben gehört.
talat-picture-line = Solange gesetzt wird, kann Turm { $tower } nicht auf { $square } von Spielbrett { $board } stehen: Es liegt nicht auf seiner Startlinie.
talat-picture-hands = Solange gesetzt wird, setzt reihum jeder einen Turm und nichts wird geschlagen: Die Zahlen der Türme passen nicht dazu, wer am Zug ist.
