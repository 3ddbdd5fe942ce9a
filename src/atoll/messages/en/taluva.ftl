# Taluva: what happens, why a move is refused, and what is wrong with a text.

taluva-terrain = { $terrain ->
    [V] volcano
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}
taluva-first = { $first ->
    [V] volcano
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}
taluva-second = { $second ->
    [V] volcano
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}
taluva-huts = { $number ->
    [one] { $number } hut
   *[other] { $number } huts
}
taluva-tile = { taluva-first }–{ taluva-second } tile
taluva-onto = { $terrain ->
    [V] volcano
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}

taluva-double-dealt = Open double-hex tile: { taluva-first }–{ taluva-second }.
taluva-drawn = { $you ->
    [yes] You draw a { taluva-tile }.
   *[no] { $seat } draws a { taluva-tile }.
}
taluva-taken = { $you ->
    [yes] You take the double-hex { taluva-tile }.
   *[no] { $seat } takes the double-hex { taluva-tile }.
}
taluva-first-tile = { $you ->
    [yes] You lay the first tile: { taluva-first }–{ taluva-second }.
   *[no] { $seat } lays the first tile: { taluva-first }–{ taluva-second }.
}
taluva-landscape = { $you ->
    [yes] You lay a { taluva-tile } on the coast.
   *[no] { $seat } lays a { taluva-tile } on the coast.
}
taluva-eruption = { $you ->
    [yes] You erupt: a { taluva-tile } on level { $level }.
   *[no] { $seat } erupts: a { taluva-tile } on level { $level }.
}
taluva-covered = { $you ->
    [yes] It buries { $number ->
        [one] one of your huts
       *[other] { $number } of your huts
    }.
   *[no] It buries { $number ->
        [one] one of { $seat }’s huts
       *[other] { $number } of { $seat }’s huts
    }.
}
taluva-covered-own = { $you ->
    [yes] It buries { $number ->
        [one] one of your own huts
       *[other] { $number } of your own huts
    }.
   *[no] It buries { $number ->
        [one] one of { $seat }’s own huts
       *[other] { $number } of { $seat }’s own huts
    }.
}
taluva-split = { $you ->
    [yes] Your settlement splits into { $number }.
   *[no] { $seat }’s settlement splits into { $number }.
}
taluva-lagoon-new = It closes off a lagoon of { $number ->
    [one] { $number } hex
   *[other] { $number } hexes
}.
taluva-lagoon-filled = It fills a lagoon.
taluva-lagoon-split = It splits a lagoon into { $number }.
taluva-hut = { $you ->
    [yes] You found a settlement.
   *[no] { $seat } founds a settlement.
}
taluva-tower = { $you ->
    [yes] You build a tower.
   *[no] { $seat } builds a tower.
}
taluva-temple = { $you ->
    [yes] You build a temple.
   *[no] { $seat } builds a temple.
}
taluva-expansion = { $you ->
    [yes] You expand into { taluva-onto } ({ taluva-huts }).
   *[no] { $seat } expands into { taluva-onto } ({ taluva-huts }).
}
taluva-ship = { $you ->
    [yes] You launch a ship.
   *[no] { $seat } launches a ship.
}
taluva-joined = { $you ->
    [yes] Your settlements join into one of { $size } hexes.
   *[no] { $seat }’s settlements join into one of { $size } hexes.
}
taluva-kind-complete = { $you ->
    [yes] That was your last { $kind ->
        [temple] temple
        [tower] tower
        [ship] ship
       *[hut] hut
    }.
   *[no] That was { $seat }’s last { $kind ->
        [temple] temple
        [tower] tower
        [ship] ship
       *[hut] hut
    }.
}
taluva-finished = { $you ->
    [yes] You complete two kinds of pieces and finish in place { $place }.
   *[no] { $seat } completes two kinds of pieces and finishes in place { $place }.
}
taluva-eliminated = { $you ->
    [yes] You can’t build anything: you’re out.
   *[no] { $seat } can’t build anything and is out.
}
taluva-eliminated-place = { $you ->
    [yes] You finish in place { $place }.
   *[no] { $seat } finishes in place { $place }.
}
taluva-over-early = { $you ->
    [yes] You complete two kinds of pieces and win!
    [among] You and { $others } complete two kinds and a third, and win!
   *[no] { $number ->
        [one] { $seats } completes two kinds of pieces and wins.
       *[other] { $seats } complete two kinds and a third, and win.
    }
}
taluva-over-tiles = The tiles have run out. { taluva-winners }
taluva-over-no-room = No tile fits any more. { taluva-winners }
taluva-over-one-left = Only one player is left. { taluva-winners }
taluva-over-last-standing = Everyone else is out. { taluva-winners }
taluva-winners = { $you ->
    [yes] You win!
    [among] You and { $others } win together!
   *[no] { $number ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
}

T-TURN-1 = { $phase ->
    [choose] Take a tile first: draw one, or take a double-hex tile.
    [place] Lay your tile first.
   *[build] You’ve laid your tile. Now build something.
}
T-TURN-3 = The first tile goes in the middle, unturned.
T-EXP-1 = The tile would lie partly on land ({ $land ->
    [one] { $land } hex
   *[other] { $land } hexes
}) and partly on the sea. Lay all of it on the sea, or all of it on land.
T-EXP-2 = The tile must touch the island along at least one edge.
T-ERU-1 = To erupt, the tile’s volcano must cover a volcano.
T-ERU-2 = The volcano below points the same way. Turn the tile.
T-ERU-3 = There would be a gap under the tile: it would lie on levels { $levels }. All of it must lie on the same level.
T-ERU-4 = { $you ->
    [yes] Your { $kind ->
        [temple] temple
       *[tower] tower
    } is in the way. Towers and temples can’t be buried.
   *[no] { $seat }’s { $kind ->
        [temple] temple
       *[tower] tower
    } is in the way. Towers and temples can’t be buried.
}
T-ERU-5 = { $you ->
    [yes] It would bury your whole settlement. One building must stay.
   *[no] It would bury { $seat }’s whole settlement. One building must stay.
}
T-BLD-0 = This game has no ships. Build a hut, a tower or a temple, or expand a settlement.
T-BLD-1 = { $case ->
    [sea] There is no land here.
    [volcano] You can’t build on a volcano.
    [occupied] This hex is occupied. Build on an empty one.
   *[pool] You have no { $kind ->
        [temple] temples
        [tower] towers
        [ship] ships
       *[hut] huts
    } left.
}
T-HUT-1 = { $case ->
    [level] You can only found a settlement on level 1. This hex is on level { $level }.
   *[beside] This hex is next to one of your buildings. A hut must start a new settlement: expand instead.
}
T-TOW-1 = { $case ->
    [level] A tower needs level 3 or higher. This hex is on level { $level }.
    [alone] A tower must be next to one of your settlements.
   *[second] Every settlement of yours next to this hex already has a tower.
}
T-TEM-1 = { $case ->
    [alone] A temple must be next to one of your settlements.
    [small] A temple needs a settlement of at least 3 hexes next to it. The largest one here has { $size }.
   *[second] Every large enough settlement of yours next to this hex already has a temple.
}
T-EXT-1 = { $case ->
    [settlement] You have no settlement on { $hex }.
    [name] Write the settlement on { $hex } as { $settlement }, its smallest hex.
    [none] There is no empty { taluva-terrain } next to this settlement.
   *[pool] This expansion needs { $huts } huts, and you have { $pool } left. It’s all or nothing.
}
T-EXT-2 = This puts the same huts on the same hexes as expand { $settlement } { $terrain }. Write that instead.
T-SHIP-1 = { $case ->
    [name] Write the lagoon at { $hex } as { $lagoon }, its smallest hex.
   *[open] This isn’t a lagoon. A lagoon is water with land all around it.
}
T-SHIP-2 = None of your settlements borders this lagoon.
T-SHIP-3 = { $you ->
    [yes] Your ship is already in this lagoon.
   *[no] { $seat }’s ship is already in this lagoon.
}
T-SHIP-4 = { $you ->
    [yes] Your ship is in this lagoon, so no tile can go here.
   *[no] { $seat }’s ship is in this lagoon, so no tile can go here.
}
T-DBL-1 = The double-hex tile { $tile } isn’t available.
T-DBL-2 = The double-hex tile { $tile } doesn’t fit anywhere right now.
T-DBL-3 = You’ve already taken { $takes ->
    [one] a double-hex tile
   *[other] { $takes } double-hex tiles
}. You get one per game, and another only when no other tile can be had.
T-DBL-5 = { $case ->
    [order] Write this placement by the smaller of its two hexes: tile { $hex } { $direction }.
    [jungles] The jungle–jungle tile has no volcano, so it can only go on level 1.
   *[volcanoes] One of its volcanoes must cover a volcano that points another way.
}
T-DBL-6 = The stack is empty. Take a double-hex tile.
T-ZONE-1 = { $corners } corners would stick out of the zone. Only two may.
T-ZONE-2 = No ordinary tile fits any more. Take a double-hex tile.

taluva-warn-out = You could not build: you would be out.
taluva-option-fifth = Five players always use the fifth player’s tiles.
taluva-option-teams-ranking = Teams and ranking don’t go together. Choose one.
taluva-option-teams-players = Teams need exactly 4 players, not { $players }.
taluva-option-stack = “{ $stack }” isn’t a stack: join tiles of the box by +, each at most as often as the box has it, such as JC+JC+SR, or by > if their order is open.

taluva-setup-part = A Taluva setup has “deck” and “doubles”, but no “{ $part }”.
taluva-setup-list = In the setup, { $part } must be a list of tiles such as ["JC", "SR"].
taluva-setup-many = In the setup, { $part } has { $number } tiles. With these players and options, the maximum is { $most }.
taluva-setup-tile = In the setup, { $part } has “{ $tile }” { $number } times. The game has { $most }.
taluva-setup-order = The stack { $stack } is open: the setup can’t have another order.
taluva-too-far = No game of Taluva can reach this position: too wide, too high, or too many buildings ({ $place }).

taluva-no-move = “{ $move }” isn’t a Taluva move. Examples: draw, take VL, tile 3,-1 2, hut 3,-1, tower 3,-1, temple 3,-1, expand 3,-1 J, ship 3,-1.
taluva-picture-line = “{ $line }” isn’t a row of an island. A row starts with its first hex and a bar, like “0,-1 | 1V0 1J”.
taluva-picture-word = “{ $word }” isn’t a hex of an island. Hexes are written like 1V0, 2J, 1CA^ (A’s huts), 3RB| (a tower), 1SC# (a temple), 1v3 and 1j (on a double-hex tile), ~A (a ship in a lagoon), ~, or a dot.
taluva-picture-twice = Hex { $hex } appears twice.
taluva-picture-lagoon = { $hex } is drawn as a lagoon, but it is open to the sea.
taluva-picture-ship = Draw the ship on { $hex } on the smallest hex of its lagoon.
taluva-picture-name = A position has no line “{ $name }”. Possible lines: { $names }.
taluva-picture-value = The line “{ $name }” can’t be “{ $value }”.
