# Taluva in the browser.

## Home

web-game-taluva = Taluva
web-game-taluva-line = Raise an island, build temples, mind the lava. 2 to 5 players

## A new table

web-option-taluva-all-tiles = All tiles
web-option-taluva-all-tiles-line = Use every tile in the box, whatever the number of players.
web-option-taluva-ranking = Ranking
web-option-taluva-ranking-line = After the first winner, the others play on for second place and below.
web-option-taluva-teams = Teams
web-option-taluva-teams-line = Two against two: seats 1 and 3 against 2 and 4.
web-option-taluva-ships = Ships
web-option-taluva-ships-line = Launch a ship in a lagoon instead of building. Two ships each.
web-option-taluva-doubles = Double-hex tiles
web-option-taluva-doubles-line = Once per game, take an open double-hex tile instead of drawing.
web-option-taluva-fifth = Fifth player’s tiles
web-option-taluva-fifth-line = Twelve more tiles. Always used with five players.
web-option-taluva-zone = Game board
web-option-taluva-zone-line = The island must stay inside a zone. The smaller, the harder.
web-option-taluva-zone-none = Open sea
web-option-taluva-zone-beginner = Beginner
web-option-taluva-zone-intermediate-round = Intermediate, round
web-option-taluva-zone-intermediate-long = Intermediate, long
web-option-taluva-zone-expert = Expert

## When it is over

web-reason-taluva-early = All pieces of two kinds are built.
web-reason-taluva-tiles = The tiles have run out.
web-reason-taluva-last-standing = Everyone else is out.
web-reason-taluva-no-room = No tile fits on the game board.

## At the table

web-ask-taluva-choose = { $seat } is choosing a tile.
web-ask-taluva-first = { $seat } is laying the first tile.
web-ask-taluva-place = { $seat } is laying a tile.
web-ask-taluva-build = { $seat } is building.
web-ask-taluva-choose-you = Your turn: draw a tile, or take an open double-hex tile.
web-ask-taluva-first-you = { $zone ->
    [yes] Your turn: lay the first tile anywhere on the game board.
   *[no] Your turn: lay the first tile in the middle.
}
web-ask-taluva-place-you = Your turn: lay your tile on the coast or over a volcano.
web-ask-taluva-build-you = Your turn: build on a marked hex.
web-taluva-decided = { $levels ->
    [0] { web-taluva-deciders }: { $most } to { $next }.
   *[other] It’s level on { $level }. { web-taluva-deciders }: { $most } to { $next }.
}{ $teams ->
    [yes] {" "}Partners add up their pieces.
   *[no] {""}
}
web-taluva-deciders = { $kind ->
    [temple] Temples decide
    [tower] Towers decide
    [ship] Ships decide
   *[hut] Huts decide
}
web-taluva-decided-level = Everything is level.
web-taluva-plural-temple = temples
web-taluva-plural-tower = towers
web-taluva-plural-ship = ships
web-taluva-plural-hut = huts
web-taluva-draw = Draw tile
web-taluva-take = Take the { taluva-first }–{ taluva-second } tile
web-taluva-tile = Tile
web-taluva-lay = Lay tile
web-taluva-why-not = Why not here?
web-taluva-how-mouse = Click to lay the tile. Press R or Shift-scroll to turn it.
web-taluva-how-touch = Tap to place the tile. Tap again to turn it.
web-taluva-turn-left = Turn left
web-taluva-turn-right = Turn right
web-taluva-where = Where to lay the tile
web-taluva-where-number = Place { $number }
web-taluva-where-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-taluva-builds = What you can build
web-taluva-build-here = Build here: { $place }
web-taluva-hex = { $terrain ->
    [J] Jungle
    [C] Clearing
    [S] Sand
    [R] Rock
   *[L] Lake
}, level { $level }
web-taluva-hex-lagoon = Lagoon
web-taluva-hut = Hut
web-taluva-tower = Tower
web-taluva-temple = Temple
web-taluva-ship = Ship
web-taluva-terrain = { $terrain ->
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}
web-taluva-expand = Expand into { web-taluva-terrain } ({ $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
})
web-taluva-here-hut = Hut
web-taluva-here-tower = Tower
web-taluva-here-temple = Temple
web-taluva-here-ship = Ship
web-taluva-here-expand = Expand into { web-taluva-terrain } ({ $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
})
web-taluva-piece-expand = Expand
web-taluva-piece-hut = Hut
web-taluva-piece-tower = Tower
web-taluva-piece-temple = Temple
web-taluva-piece-ship = Ship
web-taluva-cost-huts = { $count ->
    [one] { $count } hut of { $left }
   *[other] { $count } huts of { $left }
}
web-taluva-cost-piece = { $count } of your { $left }
web-taluva-cannot-T-BLD-1 = { $case ->
    [pool] none left
    [occupied] occupied
   *[other] not here
}
web-taluva-cannot-T-HUT-1 = { $case ->
    [level] only on level 1
   *[beside] not next to your buildings
}
web-taluva-cannot-T-TOW-1 = { $case ->
    [level] needs level 3
    [alone] only next to your settlement
   *[second] your settlement has a tower
}
web-taluva-cannot-T-TEM-1 = { $case ->
    [alone] only next to your settlement
    [small] needs a settlement of 3
   *[second] your settlement has a temple
}
web-taluva-built-hut = { $left ->
    [0] All huts built
   *[other] Huts: { $left } of { $all } left
}
web-taluva-built-tower = { $left ->
    [0] Towers: all { $all } built
   *[other] Towers: { $put } of { $all } built
}
web-taluva-built-temple = { $left ->
    [0] Temples: all { $all } built
   *[other] Temples: { $put } of { $all } built
}
web-taluva-built-ship = { $left ->
    [0] Ships: all { $all } launched
   *[other] Ships: { $put } of { $all } launched
}
web-taluva-number-hut = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
web-taluva-number-tower = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
web-taluva-number-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
web-taluva-number-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
web-taluva-early = { $pieces } to an early win
web-taluva-first-kind = { $pieces } to complete a kind
web-taluva-complete = { $kinds } complete
web-taluva-placed = Finished in place { $place }
web-taluva-teams-rule = Teams win early when one partner completes two kinds and the other one kind. At the end, partners add up their pieces.
web-taluva-tip-level = Level { $level }
web-taluva-tip-zone = Edge of the game board: at most two corners of a tile may stick out.
web-taluva-tip-stack = Tiles to draw. When they run out, the game ends.
web-taluva-kind-hut = Huts
web-taluva-kind-tower = Towers
web-taluva-kind-temple = Temples
web-taluva-kind-ship = Ships
web-taluva-out = out
web-taluva-stack = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
web-taluva-doubles = Open double-hex tiles
web-taluva-double = { taluva-first }–{ taluva-second }

## Moments

web-taluva-moment-buries = { $you ->
    [yes] Your eruption buries { $huts }.
   *[no] { $seat }’s eruption buries { $huts }.
}
web-taluva-moment-huts = { $you ->
    [yes] { $number ->
        [one] one of your huts
       *[other] { $number } of your huts
    }
   *[no] { $number ->
        [one] one of { $seat }’s huts
       *[other] { $number } of { $seat }’s huts
    }
}
web-taluva-moment-lagoon = { $count ->
    [one] { $you ->
        [yes] You close off a lagoon of { $number ->
            [one] { $number } hex
           *[other] { $number } hexes
        }.
       *[no] { $seat } closes off a lagoon of { $number ->
            [one] { $number } hex
           *[other] { $number } hexes
        }.
    }
   *[other] { $you ->
        [yes] You close off { $count } lagoons.
       *[no] { $seat } closes off { $count } lagoons.
    }
}

## Keys

keys-taluva-left = turn tile left
keys-taluva-right = turn tile right
keys-taluva-drop = put tile back

## What a hint gives away: a move without its last part

puzzling-taluva-take = Take a double-hex tile
puzzling-taluva-tile = Tile
puzzling-taluva-expand = Expand a settlement
puzzling-taluva-hut = Hut
puzzling-taluva-tower = Tower
puzzling-taluva-temple = Temple
puzzling-taluva-ship = Ship
