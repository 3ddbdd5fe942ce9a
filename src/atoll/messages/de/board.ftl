# Boards in words: what the keyboard walks, what screen readers say, what the keys for questions answer.

board-walk = Das Brett abgehen
board-walk-keys = Die Pfeiltasten gehen von Feld zu Feld, Enter handelt. A sagt, was ringsum ist, D, was du hier tun kannst. W geht durch Siedlungen, Regionen oder Bretter. Mit ? siehst du alle Tasten.
board-say-choices = Hier kannst du: { $choices }
board-say-nothing = Hier gibt es nichts zu tun.
board-say-around = { $direction ->
    [0] Osten
    [1] Nordosten
    [2] Nordwesten
    [3] Westen
    [4] Südwesten
   *[5] Südosten
}: { $cell }
board-say-no-wholes = Hier ist noch nichts.
board-say-no-history = Es ist noch nichts passiert.
board-say-score = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $score }
board-say-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}: { $moves }
board-say-many-moves = { $count } Züge.{ $walk ->
    [yes] {" "}Auf dem Brett geht Bild ab von Stelle zu Stelle.
   *[no] {""}
}
board-say-no-moves = Du hast gerade nichts zu entscheiden.

## Taluva

board-taluva = Insel
board-taluva-sea = Meer
board-taluva-land = { $terrain ->
    [V] Vulkan
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}, Ebene { $level }
board-taluva-hut = { $you ->
    [yes] { $number ->
        [one] deine Hütte
       *[other] deine { $number } Hütten
    }
   *[no] { $number ->
        [one] Hütte von { $seat }
       *[other] { $number } Hütten von { $seat }
    }
}
board-taluva-temple = { $you ->
    [yes] dein Tempel
   *[no] Tempel von { $seat }
}
board-taluva-tower = { $you ->
    [yes] dein Turm
   *[no] Turm von { $seat }
}
board-taluva-ship = { $you ->
    [yes] dein Schiff
   *[no] Schiff von { $seat }
}
board-taluva-fits = Dein Plättchen passt hierher
board-taluva-hand = Dein Plättchen: { $terrains }
board-taluva-tile-part = { taluva-terrain } { $direction ->
    [0] im Osten
    [1] im Nordosten
    [2] im Nordwesten
    [3] im Westen
    [4] im Südwesten
    [5] im Südosten
   *[other] hier
}
board-taluva-lies = Passt, auf Ebene { $level }: { $parts }
board-taluva-lies-not = Passt so nicht: { $parts }
board-taluva-buries = Begräbt: { $pieces }
board-taluva-same-tile = dasselbe Plättchen
board-taluva-in-settlement = in einer Siedlung mit { $hexes } Feldern
board-taluva-settlement = { $you ->
    [yes] Deine Siedlung
   *[no] Siedlung von { $seat }
}: { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}, { $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}, { $temples } Tempel, { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}
board-taluva-lagoon = Lagune: { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
board-taluva-score = gebaut: { $temples } Tempel, { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}, { $sea ->
    [yes] { $ships ->
        [one] { $ships } Schiff,
       *[other] { $ships } Schiffe,
    }{" "}
   *[no] {""}
}{ $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}; im Vorrat { $left ->
    [one] { $left } Hütte
   *[other] { $left } Hütten
}

## Titicaca

board-titicaca = Land
board-titicaca-outside = außerhalb des Landes
board-titicaca-lake-now = See { $lake }, wird gespielt
board-titicaca-terrain = { $terrain ->
    [F] Wald
    [M] Gebirge
    [S] Savanne
    [P] Pampa
   *[G] Prärie
}
board-titicaca-empty = leer
board-titicaca-village = { $you ->
    [yes] dein Dorf
   *[no] Dorf von { $seat }
}
board-titicaca-temple = { $you ->
    [yes] dein Tempel
   *[no] Tempel von { $seat }
} +{ $value }
board-titicaca-temple-hidden = { $you ->
    [yes] dein Tempel
   *[no] Tempel von { $seat }
}, verdeckt
board-titicaca-in-region = in einer Region mit { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
} an { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}
board-titicaca-row = { $what }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $standing }
board-titicaca-standing = { $you ->
    [yes] du
   *[no] { $seat }
} { $count }
board-titicaca-nobody = niemand
board-titicaca-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $weapons ->
    [one] { $weapons } Waffe
   *[other] { $weapons } Waffen
}, { $villages ->
    [one] { $villages } Dorf
   *[other] { $villages } Dörfer
}, { $temples } Tempel auf der Hand

## Talat

board-talat-board = { $yours ->
    [yes] Dein Brett mit { $other_seat }
   *[no] Brett von { $seat } und { $other_seat }
}
board-talat-board-zihin = { $yours ->
    [yes] Dein Brett mit dem Zihin
   *[no] Brett von { $seat } und dem Zihin
}
board-talat-shape = { $sides ->
    [3] Dreieck
    [4] Quadrat
   *[6] Sechseck
}
board-talat-empty = { $square }, leer
board-talat-tower = { $square }, { $you ->
    [yes] dein { board-talat-shape }
   *[no] { board-talat-shape } von { $seat }
}, Höhe { $height }
board-talat-tower-zihin = { $square }, { board-talat-shape } des Zihin, Höhe { $height }
board-talat-danger = In Gefahr: { $attackers }
board-talat-attacker = { board-talat-shape }, Höhe { $height }, auf { $square }
board-talat-in-danger = In Gefahr durch { $attackers }
board-talat-enemy = { $you ->
    [yes] dein { board-talat-shape }
   *[no] das { board-talat-shape } von { $seat }
} (Höhe { $height })
board-talat-enemy-zihin = das { board-talat-shape } des Zihin (Höhe { $height })
board-talat-pick = Diesen Turm wählen
board-talat-put = Hierher setzen
board-talat-move = Hierher ziehen
board-talat-capture = Schlagen
board-talat-around = { $direction ->
    [0] Vorn
    [1] Vorn rechts
    [2] Rechts
    [3] Hinten rechts
    [4] Hinten
    [5] Hinten links
    [6] Links
   *[7] Vorn links
}: { $cell }
board-talat-whole = { $board }: { $count ->
    [0] keine Türme
    [one] { $count } Turm. { $towers }
   *[other] { $count } Türme. { $towers }
}
board-talat-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $captured ->
    [one] { $captured } Turm geschlagen
   *[other] { $captured } Türme geschlagen
}
