# Taluva in the browser.

## Home

web-game-taluva = Taluva
web-game-taluva-line = Volcanoes build an island, tile upon tile. Found settlements, raise temples, and mind the lava. 2 to 5 players.

## A new table

web-option-taluva-all-tiles = All tiles
web-option-taluva-all-tiles-line = Every tile in the box is used, whatever the number of players.
web-option-taluva-ranking = Ranking
web-option-taluva-ranking-line = Whoever wins leaves the game, and the others play on for the next places.
web-option-taluva-teams = Teams
web-option-taluva-teams-line = Four players: seats 1 and 3 against 2 and 4.
web-option-taluva-ships = Ships
web-option-taluva-ships-line = Two ships each, for lagoons next to your settlements.
web-option-taluva-doubles = Double-hex tiles
web-option-taluva-doubles-line = Small tiles lie open; once a game you may take one instead of drawing.
web-option-taluva-fifth = Fifth player's tiles
web-option-taluva-fifth-line = Twelve more tiles in the box. Five players always have them.
web-option-taluva-zone = Game board
web-option-taluva-zone-line = The island must stay within a zone; the smaller, the harder.
web-option-taluva-zone-none = Open sea
web-option-taluva-zone-beginner = Beginner
web-option-taluva-zone-intermediate-round = Intermediate, round
web-option-taluva-zone-intermediate-long = Intermediate, long
web-option-taluva-zone-expert = Expert

## When it is over

web-reason-taluva-early = All pieces of two kinds are on the board.
web-reason-taluva-tiles = The stack is empty.
web-reason-taluva-last-standing = All others are out.
web-reason-taluva-no-room = No tile fits on the game board any more.

## At the table

web-ask-taluva-choose = { $seat } draws a tile or takes a double-hex tile.
web-ask-taluva-first = { $seat } lays the first tile.
web-ask-taluva-place = { $seat } lays a tile.
web-ask-taluva-build = { $seat } builds.
web-ask-taluva-choose-you = Draw a tile, or take one of the open double-hex tiles.
web-ask-taluva-first-you = { $zone ->
    [yes] Lay the first tile anywhere on the game board.
   *[no] Lay the first tile: it goes in the middle.
}
web-ask-taluva-place-you = Lay your tile: at the coast, or over a volcano.
web-ask-taluva-build-you = Build: choose a glowing hex.
web-taluva-decides = { $ships ->
    [yes] The most temples win; ties go to towers, then ships, then huts.
   *[no] The most temples win; ties go to towers, then huts.
}{ $teams ->
    [yes] {" "}Partners add their pieces together.
   *[no] {""}
}
web-taluva-draw = Draw
web-taluva-take = Take { $tile }
web-taluva-tile = Tile on { $hex }, direction { $direction }
web-taluva-lay = Lay it here
web-taluva-why-not = Why not here?
web-taluva-how-mouse = Move over the board and click to lay; R or Shift with the wheel turns the tile.
web-taluva-how-touch = Tap where it shall lie; tap again to turn it.
web-taluva-turn-left = Turn left
web-taluva-turn-right = Turn right
web-taluva-where = Where the tile goes
web-taluva-where-count = { $count ->
    [one] One place
   *[other] { $count } places
}
web-taluva-builds = What can be built
web-taluva-all-builds = All builds
web-taluva-build-here = Build on { $hex }
web-taluva-hut = Hut on { $hex }
web-taluva-tower = Tower on { $hex }
web-taluva-temple = Temple on { $hex }
web-taluva-ship = Ship into the lagoon at { $hex }
web-taluva-terrain = { $terrain ->
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}
web-taluva-expand = Expand { $hex } over { web-taluva-terrain }: { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}
web-taluva-here-hut = 1 hut
web-taluva-here-tower = 1 tower
web-taluva-here-temple = 1 temple
web-taluva-here-ship = 1 ship
web-taluva-here-expand = Expand over { web-taluva-terrain }: { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}
web-taluva-pool-hut = { $count ->
    [one] { $count } hut left
   *[other] { $count } huts left
}
web-taluva-pool-tower = { $count ->
    [one] { $count } tower left
   *[other] { $count } towers left
}
web-taluva-pool-temple = { $count ->
    [one] { $count } temple left
   *[other] { $count } temples left
}
web-taluva-pool-ship = { $count ->
    [one] { $count } ship left
   *[other] { $count } ships left
}
web-taluva-kind-hut = Huts
web-taluva-kind-tower = Towers
web-taluva-kind-temple = Temples
web-taluva-kind-ship = Ships
web-taluva-out = out
web-taluva-stack = { $count ->
    [one] { $count } tile in the stack
   *[other] { $count } tiles in the stack
}
web-taluva-doubles = Open double-hex tiles

## Keys

keys-taluva-left = turn the tile to the left
keys-taluva-right = turn the tile to the right
keys-taluva-drop = put the tile back into the hand

## What a hint gives away: a move without its last part

puzzling-taluva-take = Take a double-hex tile
puzzling-taluva-tile = Tile on { $hex }
puzzling-taluva-expand = Expand { $hex }
puzzling-taluva-hut = Hut
puzzling-taluva-tower = Tower
puzzling-taluva-temple = Temple
puzzling-taluva-ship = Ship
