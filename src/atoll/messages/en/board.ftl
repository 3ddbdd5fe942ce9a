# Boards in words: what the keyboard walks, what screen readers say, what the keys for questions answer.

board-walk = Walk the board
board-walk-keys = Arrow keys walk, Enter acts. A says what is around, D what you can do here. W goes through settlements, regions or boards. Press ? for all keys.
board-say-choices = Here you can: { $choices }
board-say-nothing = Nothing to do here.
board-say-around = { $direction ->
    [0] East
    [1] North-east
    [2] North-west
    [3] West
    [4] South-west
   *[5] South-east
}: { $cell }
board-say-no-wholes = Nothing here yet.
board-say-no-history = Nothing has happened yet.
board-say-score = { $you ->
    [yes] You
   *[no] { $seat }
}: { $score }
board-say-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}: { $moves }
board-say-many-moves = { $count } moves.{ $walk ->
    [yes] {" "}On the board, Page Down goes from place to place.
   *[no] {""}
}
board-say-no-moves = You have no choice to make now.

## Taluva

board-taluva = Island
board-taluva-sea = Sea
board-taluva-land = { $terrain ->
    [V] Volcano
    [J] Jungle
    [C] Clearing
    [S] Sand
    [R] Rock
   *[L] Lake
}, level { $level }
board-taluva-hut = { $you ->
    [yes] your
   *[no] { $seat }’s
} { $number ->
    [one] hut
   *[other] { $number } huts
}
board-taluva-temple = { $you ->
    [yes] your temple
   *[no] { $seat }’s temple
}
board-taluva-tower = { $you ->
    [yes] your tower
   *[no] { $seat }’s tower
}
board-taluva-ship = { $you ->
    [yes] your ship
   *[no] { $seat }’s ship
}
board-taluva-fits = Your tile fits here
board-taluva-hand = Your tile: { $terrains }
board-taluva-tile-part = { taluva-terrain } { $direction ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
    [5] south-east
   *[other] here
}
board-taluva-lies = Fits, on level { $level }: { $parts }
board-taluva-lies-not = Doesn’t fit this way: { $parts }
board-taluva-buries = Buries { $pieces }
board-taluva-same-tile = same tile
board-taluva-in-settlement = in a settlement of { $hexes } hexes
board-taluva-settlement = { $you ->
    [yes] Your settlement
   *[no] { $seat }’s settlement
}: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}, { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
board-taluva-lagoon = Lagoon: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
board-taluva-score = { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $sea ->
    [yes] { $ships ->
        [one] { $ships } ship,
       *[other] { $ships } ships,
    }{" "}
   *[no] {""}
}{ $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
} built, { $left ->
    [one] { $left } hut
   *[other] { $left } huts
} left

## Titicaca

board-titicaca = Country
board-titicaca-outside = outside the country
board-titicaca-lake-now = Lake { $lake }, being played
board-titicaca-terrain = { $terrain ->
    [F] Forest
    [M] Mountain
    [S] Savanna
    [P] Pampa
   *[G] Prairie
}
board-titicaca-empty = empty
board-titicaca-village = { $you ->
    [yes] your village
   *[no] { $seat }’s village
}
board-titicaca-temple = { $you ->
    [yes] your temple
   *[no] { $seat }’s temple
} +{ $value }
board-titicaca-temple-hidden = { $you ->
    [yes] your temple
   *[no] { $seat }’s temple
}, face down
board-titicaca-in-region = in a region of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} by { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
board-titicaca-row = { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $standing }
board-titicaca-standing = { $you ->
    [yes] you
   *[no] { $seat }
} { $count }
board-titicaca-nobody = nobody
board-titicaca-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
}, { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}, { $temples ->
    [one] { $temples } temple in hand
   *[other] { $temples } temples in hand
}

## Talat

board-talat-board = { $yours ->
    [yes] Your board with { $other_seat }
   *[no] Board of { $seat } and { $other_seat }
}
board-talat-board-zihin = { $yours ->
    [yes] Your board with the Zihin
   *[no] Board of { $seat } and the Zihin
}
board-talat-shape = { $sides ->
    [3] triangle
    [4] square
   *[6] hexagon
}
board-talat-empty = { $square }, empty
board-talat-tower = { $square }, { $you ->
    [yes] your
   *[no] { $seat }’s
} { board-talat-shape }, height { $height }
board-talat-tower-zihin = { $square }, the Zihin’s { board-talat-shape }, height { $height }
board-talat-danger = In danger from the { $attackers }
board-talat-attacker = { board-talat-shape } of height { $height } on { $square }
board-talat-in-danger = In danger from { $attackers }
board-talat-enemy = { $you ->
    [yes] your
   *[no] { $seat }’s
} { board-talat-shape } of height { $height }
board-talat-enemy-zihin = the Zihin’s { board-talat-shape } of height { $height }
board-talat-pick = Choose this tower
board-talat-put = Place it here
board-talat-move = Move here
board-talat-capture = Capture it
board-talat-around = { $direction ->
    [0] Ahead
    [1] Ahead right
    [2] Right
    [3] Behind right
    [4] Behind
    [5] Behind left
    [6] Left
   *[7] Ahead left
}: { $cell }
board-talat-whole = { $board }: { $count ->
    [0] no towers
    [one] { $count } tower. { $towers }
   *[other] { $count } towers. { $towers }
}
board-talat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $captured ->
    [one] { $captured } tower captured
   *[other] { $captured } towers captured
}
