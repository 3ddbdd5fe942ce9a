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
taluva-fields = { taluva-first } and { taluva-second }
taluva-huts = { $number ->
    [one] one hut
   *[other] { $number } huts
}

taluva-double-dealt = The double-hex tile { taluva-first }–{ taluva-second } lies open.
taluva-drawn = { $seat } draws a tile with { taluva-fields }.
taluva-taken = { $seat } takes the double-hex tile { taluva-first }–{ taluva-second }.
taluva-first-tile = { $seat } lays the first tile: { taluva-fields }.
taluva-landscape = { $seat } expands the landscape at { $hex }, direction { $direction }: { taluva-fields }.
taluva-eruption = { $seat } makes the volcano on { $hex } erupt, direction { $direction }; the new land ({ taluva-fields }) is of level { $level }.
taluva-covered = { $by_seat } covers { taluva-huts } of { $seat } on { $hexes }.
taluva-covered-own = { $seat } covers { taluva-huts } of their own on { $hexes }.
taluva-split = The settlement of { $seat } on { $settlement } falls apart into { $number }, on { $parts }.
taluva-lagoon-new = A new lagoon: { $number ->
    [one] one hex
   *[other] { $number } hexes
} of water, from { $lagoon } on.
taluva-lagoon-filled = The lagoon { $lagoon } is filled.
taluva-lagoon-split = The lagoon { $lagoon } is split into { $number }: { $parts }.
taluva-hut = { $seat } founds a settlement with a hut on { $hex }.
taluva-tower = { $seat } builds a tower on { $hex }.
taluva-temple = { $seat } builds a temple on { $hex }.
taluva-expansion = { $seat } expands the settlement { $settlement } over { taluva-terrain } with { taluva-huts }, on { $hexes }.
taluva-ship = { $seat } puts a ship into the lagoon { $lagoon }.
taluva-joined = The settlements { $settlements } of { $seat } grow together into one of { $size } hexes.
taluva-kind-complete = { $seat } has put the last { $kind ->
    [temple] temple
    [tower] tower
    [ship] ship
   *[hut] hut
} on the board.
taluva-finished = { $seat } has put all pieces of two kinds and takes place { $place }.
taluva-eliminated = { $seat } cannot build and is out.
taluva-eliminated-place = { $seat } takes place { $place }.
taluva-over-early = { $number ->
    [one] { $seats } has put all pieces of two kinds on the board and wins at once.
   *[other] { $seats } have completed two kinds of one partner and one of the other and win at once.
}
taluva-over-tiles = There is no tile left to take: the game is over. { taluva-winners }
taluva-over-no-room = No tile can be laid any more: the game is over. { taluva-winners }
taluva-over-one-left = One player is left in play: the game is over. { taluva-winners }
taluva-over-last-standing = All others are out: the game is over. { taluva-winners }
taluva-winners = { $number ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

T-TURN-1 = { $phase ->
    [choose] First take a tile: draw one or take a double-hex tile (T-TURN-1).
    [place] First lay the tile that is in hand (T-TURN-1).
   *[build] The tile is laid; now something must be built (T-TURN-1).
}
T-TURN-3 = The first tile of the game lies on 0,0 in direction 0: on an open table all places are the same (T-TURN-3).
T-EXP-1 = The tile would lie partly on land ({ $land ->
    [one] one hex
   *[other] { $land } hexes
}) and partly on the bare table; to expand the landscape, all its hexes must be bare (T-EXP-1).
T-EXP-2 = The tile must touch the island with at least one edge (T-EXP-2).
T-ERU-1 = In an eruption the tile's volcano must lie on a volcano (T-ERU-1).
T-ERU-2 = The volcano below has the same direction; turn the tile (T-ERU-2).
T-ERU-3 = There would be a gap under the tile: below it are the levels { $levels }, and they must be one and the same (T-ERU-3).
T-ERU-4 = On { $hex } stands a { $kind ->
    [temple] temple
   *[tower] tower
} of { $seat }: towers and temples are never covered (T-ERU-4).
T-ERU-5 = Nothing would be left of the settlement of { $seat } on { $settlement }: at least one building must stay (T-ERU-5).
T-BLD-0 = There are no ships in this game: build a hut, a tower or a temple, or expand a settlement (T-BLD-0).
T-BLD-1 = { $case ->
    [sea] There is no land on { $hex } (T-BLD-1).
    [volcano] { $hex } is a volcano: nothing is ever built there (T-BLD-1).
    [occupied] { $hex } is occupied: build on an empty hex (T-BLD-1).
   *[pool] There is no { $kind ->
        [temple] temple
        [tower] tower
        [ship] ship
       *[hut] hut
    } left in the pool (T-BLD-1).
}
T-HUT-1 = { $case ->
    [level] A hut is built on level 1, and this hex is of level { $level } (T-HUT-1).
   *[beside] A building of your own stands next to it: a hut founds a new settlement (T-HUT-1).
}
T-TOW-1 = { $case ->
    [level] A tower needs level 3 or higher, and this hex is of level { $level } (T-TOW-1).
    [alone] A tower is built next to an own settlement, and there is none (T-TOW-1).
   *[second] Every own settlement next to it has a tower already (T-TOW-1).
}
T-TEM-1 = { $case ->
    [alone] A temple is built next to an own settlement, and there is none (T-TEM-1).
    [small] A temple needs a settlement of three hexes or more next to it; the largest there has { $size } (T-TEM-1).
   *[second] Every own settlement next to it that is large enough has a temple already (T-TEM-1).
}
T-EXT-1 = { $case ->
    [settlement] No settlement of yours stands on { $hex } (T-EXT-1).
    [name] The settlement on { $hex } is named by its smallest hex: { $settlement } (T-EXT-1).
    [none] Next to this settlement there is no empty hex of { taluva-terrain } (T-EXT-1).
   *[pool] The expansion needs { $huts } huts and the pool holds { $pool }: it is all or nothing (T-EXT-1).
}
T-EXT-2 = The same huts on the same hexes: say it as expand { $settlement } { $terrain } (T-EXT-2).
T-SHIP-1 = { $case ->
    [name] The lagoon at { $hex } is named by its smallest hex: { $lagoon } (T-SHIP-1).
   *[open] { $hex } lies in no lagoon: that is water wholly surrounded by land (T-SHIP-1).
}
T-SHIP-2 = No settlement of yours stands next to the lagoon { $lagoon } (T-SHIP-2).
T-SHIP-3 = A ship of { $seat } is in this lagoon already (T-SHIP-3).
T-SHIP-4 = A ship of { $seat } is in the lagoon { $lagoon }: no tile is laid into it (T-SHIP-4).
T-DBL-1 = The double-hex tile { $tile } does not lie open (T-DBL-1).
T-DBL-2 = The double-hex tile { $tile } can be laid nowhere now (T-DBL-2).
T-DBL-3 = You have taken { $takes ->
    [one] a double-hex tile
   *[other] { $takes } double-hex tiles
} already: one a game, a second one only where no three-hex tile is to be had (T-DBL-3).
T-DBL-5 = { $case ->
    [order] Say it by the smaller of its two hexes: tile { $hex } { $direction } (T-DBL-5).
    [jungles] Jungle–jungle has no volcano: it can only be laid on level 1 (T-DBL-5).
   *[volcanoes] One of the two volcanoes must lie on a volcano of another direction (T-DBL-5).
}
T-DBL-6 = The stack is empty: a double-hex tile must be taken (T-DBL-6).
T-ZONE-1 = The tile would stick out of the zone with { $corners } corners; two are allowed (T-ZONE-1).
T-ZONE-2 = No three-hex tile can be laid any more: a double-hex tile must be taken (T-ZONE-2).

taluva-option-fifth = Five players need the fifth-player module: leave fifth out, or set fifth=true.
taluva-option-teams-ranking = Teams and ranking exclude each other: choose one of them.
taluva-option-teams-players = Teams are for exactly 4 players, partners opposite each other, not for { $players }: leave teams out, or play with 4.

taluva-setup-part = A set-up of Taluva has deck and doubles, but not “{ $part }”.
taluva-setup-list = In the set-up { $part } must be a list of tiles, like ["JC", "SR"].
taluva-setup-many = In the set-up { $part } holds { $number } tiles; with these players and options there are at most { $most }.
taluva-setup-tile = In the set-up { $part } holds “{ $tile }” { $number } times; there are { $most } of it.
taluva-too-far = No game of Taluva has land or a building on { $place } like this: the island is too wide, too high or holds more buildings than there are.

taluva-no-move = “{ $move }” is no move of Taluva. Moves are written like: draw, take VL, tile 3,-1 2, hut 3,-1, tower 3,-1, temple 3,-1, expand 3,-1 J, ship 3,-1.
taluva-picture-line = “{ $line }” is no row of an island: it must begin with the row's first hex and a bar, like “0,-1 | 1V0 1J”.
taluva-picture-word = “{ $word }” is no hex of an island; hexes are written like 1V0, 2J, 1CA^ (huts of A), 3RB| (a tower), 1SC# (a temple), 1v3 and 1j (of a double-hex tile), ~A (a ship in a lagoon), ~, or a dot.
taluva-picture-twice = The hex { $hex } is drawn twice.
taluva-picture-lagoon = { $hex } is drawn as a lagoon, but the sea can be reached from it.
taluva-picture-ship = The ship on { $hex } must be drawn on the smallest hex of its lagoon.
taluva-picture-name = A picture of a position has no line “{ $name }”. There are: { $names }.
taluva-picture-value = The line “{ $name }” cannot be “{ $value }”.
