# Talat: was geschieht, warum ein Zug abgelehnt wird, und was an einem Text falsch ist.

# Beide nach „den“, „dem“ oder „des Zihin“ gebeugt.
talat-tower = { $sides ->
    [3] Dreieck
    [4] Quadrat
   *[6] Sechseck
} der Höhe { $height }
talat-prey = { $prey_sides ->
    [3] Dreieck
    [4] Quadrat
   *[6] Sechseck
} der Höhe { $prey_height }

talat-put = { $whose ->
    [zihin] { $you ->
        [yes] Du setzt für den Zihin ein { talat-tower } auf { $board } auf { $square }.
       *[no] { $seat } setzt für den Zihin ein { talat-tower } auf { $board } auf { $square }.
    }
   *[seat] { $you ->
        [yes] Du setzt dein { talat-tower } auf { $board } auf { $square }.
       *[no] { $seat } setzt ein { talat-tower } auf { $board } auf { $square }.
    }
}
talat-ninth = Das { talat-tower } des Zihin spielt nicht mit.
talat-all-stand = Alle Türme stehen. { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
talat-moved = { $whose ->
    [zihin] { $you ->
        [yes] Du ziehst ein { talat-tower } des Zihin auf { $board } von { $origin } nach { $square }.
       *[no] { $seat } zieht ein { talat-tower } des Zihin auf { $board } von { $origin } nach { $square }.
    }
   *[seat] { $you ->
        [yes] Du ziehst dein { talat-tower } auf { $board } von { $origin } nach { $square }.
       *[no] { $seat } zieht ein { talat-tower } auf { $board } von { $origin } nach { $square }.
    }
}
talat-captured = { $whose ->
    [zihin] { $you ->
        [yes] Du schlägst auf { $board } mit einem { talat-tower } des Zihin { talat-loss } auf { $square }: { $points } Punkte.
       *[no] { $seat } schlägt auf { $board } mit einem { talat-tower } des Zihin { talat-loss } auf { $square }: { $points } Punkte.
    }
   *[seat] { $you ->
        [yes] Dein { talat-tower } schlägt auf { $board } { talat-loss } auf { $square }: { $points } Punkte.
       *[no] { $seat } schlägt auf { $board } mit einem { talat-tower } { talat-loss } auf { $square }: { $points } Punkte.
    }
}
talat-loss = { $prey_whose ->
    [zihin] ein { talat-prey } des Zihin
   *[seat] { $prey_you ->
        [yes] dein { talat-prey }
       *[no] ein { talat-prey } von { $prey_seat }
    }
}
talat-line = { $you ->
    [yes] Der Turm erreicht die gegnerische Startlinie: { $points } Punkte für dich.
   *[no] Der Turm erreicht die gegnerische Startlinie: { $points } Punkte für { $seat }.
}
talat-frozen = Auf { $board } kann nichts mehr geschlagen werden: Das Brett ist eingefroren.
talat-skipped = { $you ->
    [yes] Du kannst weder ziehen noch schlagen und setzt aus.
   *[no] { $seat } kann weder ziehen noch schlagen und setzt aus.
}
talat-over = { $reason ->
    [stuck] Niemand kann ziehen: Spiel beendet.
   *[frozen] Zwei Bretter sind eingefroren: Spiel beendet.
}

A-PUT-1 = { $why ->
    [stays] Türme bleiben stehen, bis alle gesetzt sind.
    [all-stand] Alle Türme sind schon gesetzt.
    [hand] Dieses { talat-tower } hast du nicht mehr.
    [line] { $square } auf { $board } liegt auf keiner deiner Startlinien.
   *[occupied] { $square } auf { $board } ist besetzt. Wähle ein freies Feld.
}
A-MOV-1 = { $why ->
    [foreign] Der Turm auf { $square } auf { $board } gehört nicht dir.
   *[empty] Auf { $square } auf { $board } steht kein Turm.
}
A-MOV-2 = { $why ->
    [reach] Ein Turm zieht ein Feld vorwärts, gerade oder schräg. { $square } ist von { $origin } auf { $board } nicht zu erreichen.
   *[occupied] { $square } auf { $board } ist besetzt. Ein Turm zieht nur auf ein freies Feld.
}
A-LINE-1 = Der Turm auf { $origin }, auf { $board }, hat die gegnerische Startlinie erreicht und kann nicht nach { $square } weiter.
A-CAP-1 = { $why ->
    [reach] Ein Turm schlägt neben sich, nach vorn oder zur Seite, nie nach hinten. { $square } ist von { $origin } auf { $board } nicht zu erreichen.
    [own] { $origin } und { $square } auf { $board } haben dieselbe Farbe. Geschlagen werden nur gegnerische Türme.
   *[empty] Auf { $square } auf { $board } steht kein Turm zum Schlagen.
}
A-CAP-2 = { $why ->
    [equal] Gleiche Türme schlagen einander nicht ({ $origin } und { $square }, auf { $board }).
    [sides] Ein { talat-tower } schlägt kein { talat-prey }: Bei gleicher Höhe schlagen mehr Seiten weniger ({ $origin } und { $square }, auf { $board }).
    [two-levels] Ein { talat-tower } schlägt kein { talat-prey }: Es ist zwei Stufen höher, nicht eine ({ $origin } und { $square }, auf { $board }).
   *[lower] Ein { talat-tower } schlägt kein { talat-prey }, das höher ist ({ $origin } und { $square }, auf { $board }).
}
A-FRZ-2 = Der Turm auf { $square } auf { $board } kann nicht ziehen: Das Brett ist eingefroren.
A-TWO-1 = { $why ->
    [hand] Dieses { talat-tower } des Zihin steht schon.
   *[line] { $square } auf { $board } liegt auf keiner Startlinie des Zihin. Seine acht Türme werden zuerst gesetzt.
}
A-TWO-3 = Den Turm auf { $square } auf { $board } darfst du nicht nehmen. Du spielst deine Türme, und die des Zihin auf dem Brett, das er mit deinem Gegner teilt.
A-TWO-4 = Die Türme des Zihin schlagen einander nicht ({ $origin } und { $square }, auf { $board }).

talat-no-move = „{ $text }“ ist kein Zug in Talat. Beispiele: put 36 AB a1, move AB a1 b2, capture AB a1 b2.
talat-no-tower = „{ $text }“ ist kein Turm; einen Turm schreibt man wie A36 (Farbe A, B oder C; Höhe 1, 2 oder 3; Seiten 3, 4 oder 6).
talat-setup = Talat überlässt nichts dem Zufall: Der Aufbau muss leer sein, enthält aber { $parts }.

talat-picture = „{ $line }“ ist falsch in einer Talat-Stellung: { $want ->
    [header] Sie beginnt mit einer Zeile wie „3 players, A to move“ (oder „to put“ oder „over“), dann kommen die Spielbretter.
    [boards] Hier sollten die Namen der Spielbretter AB, BC und CA stehen, mit „frozen“ nach den eingefrorenen.
    [row] Eine Reihe hat ihre Nummer (5 bis 1) und dann 15 Felder: jeweils ein Turm wie A36 oder ein Punkt.
    [columns] Hier sollten unter jedem Spielbrett die Buchstaben a bis e stehen.
   *[captured] Eine letzte Zeile sagt, was jemand geschlagen hat: „A captured B13 C36“.
}
talat-picture-frozen = Als eingefroren sind nicht die Spielbretter bezeichnet, die es sind: { $boards }.
talat-picture-over = In dieser Stellung ist die Partie schon zu Ende: Es gibt nichts mehr zu spielen.
talat-picture-not-over = Die Stellung ist als beendet markiert, aber die Partie geht weiter.
talat-picture-turn = { $seat } kann nicht am Zug sein: Es gibt hier nichts zu ziehen.
talat-picture-twice = Turm { $tower } ist zweimal da.
talat-picture-five = Farbe { $colour } hat mehr als fünf Türme auf Spielbrett { $board }, dessen Startlinie fünf Felder hat.
talat-picture-colour = Turm { $tower } kann nicht auf { $square } von Spielbrett { $board } stehen, das zwei anderen Farben gehört.
talat-picture-line = Solange gesetzt wird, kann Turm { $tower } nicht auf { $square } von Spielbrett { $board } stehen: Es liegt nicht auf seiner Startlinie.
talat-picture-hands = Solange gesetzt wird, setzt reihum jeder einen Turm und nichts wird geschlagen: Die Zahlen der Türme passen nicht dazu, wer am Zug ist.
talat-option-towers = „{ $towers }“ sind keine Türme für ein kleines Spiel: nenne mindestens zwei, in dieser Reihenfolge und mit + verbunden, von { $names }
talat-option-board = „{ $board }“ ist kein Spielbrett: lass es weg oder gib { $small } für ein kleines Spiel an
talat-option-room = Auf Brettern von { $board } hat jede Farbe Platz für { $most } Türme: nenne zwei bis { $most }
