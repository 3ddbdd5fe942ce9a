# Taluva in pictures of positions (SVG).

drawing-taluva-deal = Double-hex tiles are being dealt
drawing-taluva-choose = { $seat } to draw a tile or take a double-hex tile
drawing-taluva-draw = { $seat } to draw a tile
drawing-taluva-place = { $seat } to lay a tile
drawing-taluva-build = { $seat } to build
drawing-taluva-out = out
drawing-taluva-partner = Partner: { $seat }
drawing-taluva-hand = Tile in hand: { $terrains }
drawing-taluva-double = Open double-hex tile: { $terrains }
drawing-taluva-stack = { $count ->
    [one] { $count } tile in the stack
   *[other] { $count } tiles in the stack
}
drawing-taluva-hut = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
drawing-taluva-tower = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
drawing-taluva-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
drawing-taluva-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
drawing-taluva-left = In the supply: { $things }
drawing-taluva-island = { $hexes ->
    [0] The table is empty.
    [one] The island has { $hexes } hex.
   *[other] The island has { $hexes } hexes, up to level { $level }.
}
drawing-taluva-built = { $seat } has { $things } on the island.
