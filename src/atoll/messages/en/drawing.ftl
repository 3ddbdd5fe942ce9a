# Pictures of positions (SVG): what stands beneath a board, and what the picture says in words.

drawing-seat = Seat { $number }
drawing-title = { $game }: { $status }
drawing-winners = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
drawing-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
drawing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Taluva

drawing-taluva-deal = Double-hex tiles are being dealt
drawing-taluva-choose = { $seat } to draw a tile or take a double-hex tile
drawing-taluva-draw = { $seat } to draw a tile
drawing-taluva-place = { $seat } to lay a tile
drawing-taluva-build = { $seat } to build
drawing-taluva-out = out
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

## Titicaca

drawing-titicaca-drawing = The country is being laid out
drawing-titicaca-bidding = { $lake ->
    [0] Extra round: { $seats } to bid
   *[other] Lake { $lake }: { $seats } to bid
}
drawing-titicaca-village = { $seat } to place a village
drawing-titicaca-join = { $seat } may join the new field to a region
drawing-titicaca-merge = { $seat } may merge two regions
drawing-titicaca-temple = { $seat } may place a temple
drawing-titicaca-weapons = { $count ->
    [one] { $count } weapon point
   *[other] { $count } weapon points
}
drawing-titicaca-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
drawing-titicaca-chain = Longest chain: { $count }
drawing-titicaca-temples = { $count ->
    [one] { $count } temple in hand
   *[other] { $count } temples in hand
}
drawing-titicaca-arrow = Holds the arrow
drawing-titicaca-bid = bid { $bid }
drawing-titicaca-sealed = has bid
drawing-titicaca-country = The country has { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} and { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}; the villages form { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}.
drawing-titicaca-seat = { $seat }: { $things }.

## Talat

drawing-talat-put = { $seat } to put a tower
drawing-talat-put-zihin = { $seat } to put a tower of the Zihin
drawing-talat-move = { $seat } to move
drawing-talat-frozen = frozen
drawing-talat-zihin = Zihin
drawing-talat-tower = { $sides ->
    [3] triangular
    [4] square
   *[6] hexagonal
} tower of height { $height }
drawing-talat-captured = Captured: { drawing-talat-tower }
drawing-talat-hand = To put: { drawing-talat-tower }
drawing-talat-points = { $captures } for captures, { $lines } for enemy start lines
drawing-talat-boards = { $frozen ->
    [0] No board is frozen.
    [one] Board { $boards } is frozen.
   *[other] Boards { $boards } are frozen.
}
drawing-talat-seat = { $seat } (colour { $colour }): { drawing-points }, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
} on the boards, { $captured } captured.
