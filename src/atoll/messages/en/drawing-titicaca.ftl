# Titicaca in pictures of positions (SVG).

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
