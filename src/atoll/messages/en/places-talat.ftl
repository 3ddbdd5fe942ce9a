# Where Talat's moves are made.

talat-place-board = { $yours ->
    [yes] your board with { $other_seat }
   *[no] the board of { $seat } and { $other_seat }
}
talat-place-board-zihin = { $yours ->
    [yes] your board with the Zihin
   *[no] the board of { $seat } and the Zihin
}
talat-place-square = { $square } on { $board }
talat-place-step = { $origin } to { $square } on { $board }
