# Where Talat’s moves are made.

talat-place-board = { $yours ->
    [yes] votre plateau avec { $other_seat }
   *[no] le plateau de { $seat } et { $other_seat }
}
talat-place-board-zihin = { $yours ->
    [yes] votre plateau avec le Zihin
   *[no] le plateau de { $seat } et du Zihin
}
talat-place-square = { $square } sur { $board }
talat-place-step = { $origin } vers { $square } sur { $board }
