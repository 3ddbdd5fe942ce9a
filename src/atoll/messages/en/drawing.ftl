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
