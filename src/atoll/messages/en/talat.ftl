# Talat: what happens, why a move is refused, and what is wrong with a text.

talat-tower = { $sides ->
    [3] triangular
    [4] square
   *[6] hexagonal
} tower of height { $height }
talat-prey = { $prey_sides ->
    [3] triangular
    [4] square
   *[6] hexagonal
} tower of height { $prey_height }

talat-put = { $whose ->
    [zihin] { $seat } puts the Zihin's { talat-tower } onto { $square } of board { $board }.
   *[seat] { $seat } puts the { talat-tower } onto { $square } of board { $board }.
}
talat-ninth = The Zihin's { talat-tower } is out of the game.
talat-all-stand = All towers stand. { $seat } begins.
talat-moved = { $whose ->
    [zihin] { $seat } moves the Zihin's { talat-tower } on board { $board } from { $origin } to { $square }.
   *[seat] { $seat } moves the { talat-tower } on board { $board } from { $origin } to { $square }.
}
talat-captured = { $whose ->
    [zihin] On board { $board }, { $seat } captures with the Zihin's { talat-tower } from { $origin } on { $square }: { talat-loss }, { $points } points.
   *[seat] On board { $board }, { $seat } captures with the { talat-tower } from { $origin } on { $square }: { talat-loss }, { $points } points.
}
talat-loss = { $prey_whose ->
    [zihin] the Zihin's { talat-prey }
   *[seat] the { talat-prey } of { $prey_seat }
}
talat-line = It stands on the enemy's start line: { $points } points for { $seat }.
talat-frozen = Board { $board } is frozen: no capture can ever happen on it again.
talat-skipped = { $seat } can neither move nor capture and is skipped.
talat-over = { $reason ->
    [stuck] Nobody can move: the game is over.
   *[frozen] Two boards are frozen: the game is over.
}

A-PUT-1 = { $why ->
    [stays] The tower on { $square } of board { $board } stays there until all towers stand (A-PUT-1).
    [all-stand] All towers stand; none can be put onto { $square } of board { $board } (A-PUT-1).
    [hand] The { talat-tower } is not in hand, so it cannot be put onto { $square } of board { $board } (A-PUT-1).
    [line] { $square } of board { $board } is not on one of the own two start lines (A-PUT-1).
   *[occupied] { $square } of board { $board } is not empty: a tower is put on a free square (A-PUT-1).
}
A-MOV-1 = { $why ->
    [foreign] The tower on { $square } of board { $board } is not yours: you move or capture with an own one (A-MOV-1).
   *[empty] There is no tower on { $square } of board { $board } to move or capture with (A-MOV-1).
}
A-MOV-2 = { $why ->
    [reach] From { $origin } no tower moves to { $square } on board { $board }: a move goes one square forward, straight or diagonally (A-MOV-2).
   *[occupied] { $square } of board { $board } is not empty: a tower moves only onto an empty square (A-MOV-2).
}
A-LINE-1 = The tower on { $origin } of board { $board } stands on the enemy's start line and cannot go on to { $square } (A-LINE-1).
A-CAP-1 = { $why ->
    [reach] From { $origin } no tower captures on { $square } of board { $board }: it captures on a neighbouring square ahead or beside, never behind (A-CAP-1).
    [own] The tower on { $square } of board { $board } has the same colour as the one on { $origin }: only enemy towers are captured (A-CAP-1).
   *[empty] There is no tower on { $square } of board { $board } to capture (A-CAP-1).
}
A-CAP-2 = { $why ->
    [equal] The { talat-tower } on { $origin } of board { $board } does not capture its equal on { $square } (A-CAP-2).
    [sides] The { talat-tower } on { $origin } of board { $board } does not capture the { talat-prey } on { $square }: at equal height more sides capture fewer (A-CAP-2).
    [two-levels] The { talat-tower } on { $origin } of board { $board } does not capture the { talat-prey } on { $square }: it is two levels higher, not one (A-CAP-2).
   *[lower] The { talat-tower } on { $origin } of board { $board } does not capture the { talat-prey } on { $square }, which is higher (A-CAP-2).
}
A-FRZ-2 = Board { $board } is frozen: the tower on { $square } stays where it is (A-FRZ-2).
A-TWO-1 = { $why ->
    [hand] The Zihin's { talat-tower } already stands, so it cannot be put onto { $square } of board { $board } (A-TWO-1).
   *[line] { $square } of board { $board } is not on one of the Zihin's two start lines; its eight towers are put first (A-TWO-1).
}
A-TWO-3 = You may not use the tower on { $square } of board { $board }: you play with your own towers, and with the Zihin's on the board that it shares with your opponent (A-TWO-3).
A-TWO-4 = The Zihin's tower on { $origin } of board { $board } does not capture the Zihin's tower on { $square } (A-TWO-4).

talat-no-move = “{ $text }” is no move of Talat. Write one like: put 36 AB a1, move AB a1 b2 or capture AB a1 b2.
talat-no-tower = “{ $text }” is no tower; a tower is written like A36 (colour A, B or C; height 1, 2 or 3; sides 3, 4 or 6).
talat-setup = Talat leaves nothing to chance: its set-up must be empty, but holds { $parts }.

talat-picture = “{ $line }” is wrong in a picture of Talat: { $want ->
    [header] it begins with a line like “3 players, A to move” (or “to put”, or “over”), then come the boards.
    [boards] the names of the boards AB, BC and CA should stand here, with “frozen” after those that are.
    [row] a row has its number (5 to 1) and then 15 squares, each a tower like A36 or a dot.
    [columns] the letters a to e should stand here under each board.
   *[captured] a last line tells what a player captured: “A captured B13 C36”.
}
talat-picture-frozen = The boards marked as frozen are not the ones that are: { $boards }.
talat-picture-over = In this position the game is over, but the picture says that it goes on.
talat-picture-not-over = The picture says that the game is over, but it goes on in this position.
talat-picture-turn = It cannot be the turn of { $seat }, who can do nothing here.
talat-picture-twice = Tower { $tower } is there twice.
talat-picture-five = Colour { $colour } has more than five towers on board { $board }, whose start line has five squares.
talat-picture-colour = Tower { $tower } cannot stand on { $square } of board { $board }, which belongs to two other colours.
talat-picture-line = While towers are being put, tower { $tower } cannot stand on { $square } of board { $board }: it is not on its start line.
talat-picture-hands = While towers are being put, everybody puts one in turn and nothing is captured: the numbers of towers do not fit whose turn it is.
