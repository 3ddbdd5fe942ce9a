# Where Talat's moves are made.

talat-place-board = { $yours ->
    [yes] deinem Brett mit { $other_seat }
   *[no] dem Brett von { $seat } und { $other_seat }
}
talat-place-board-zihin = { $yours ->
    [yes] deinem Brett mit dem Zihin
   *[no] dem Brett von { $seat } und dem Zihin
}
talat-place-square = { $square } auf { $board }
talat-place-step = { $origin } nach { $square } auf { $board }
