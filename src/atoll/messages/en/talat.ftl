# Talat: what happens, why a move is refused, and what is wrong with a text.

talat-tower = { $sides ->
    [3] triangle
    [4] square
   *[6] hexagon
} of height { $height }
talat-prey = { $prey_sides ->
    [3] triangle
    [4] square
   *[6] hexagon
} of height { $prey_height }

talat-put = { $whose ->
    [zihin] { $you ->
        [yes] You place the Zihin’s { talat-tower } on { $square } of { $board }.
       *[no] { $seat } places the Zihin’s { talat-tower } on { $square } of { $board }.
    }
   *[seat] { $you ->
        [yes] You place your { talat-tower } on { $square } of { $board }.
       *[no] { $seat } places a { talat-tower } on { $square } of { $board }.
    }
}
talat-ninth = The Zihin’s { talat-tower } is out of the game.
talat-all-stand = All towers are on the boards. { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
talat-moved = { $whose ->
    [zihin] { $you ->
        [yes] You move the Zihin’s { talat-tower } from { $origin } to { $square } on { $board }.
       *[no] { $seat } moves the Zihin’s { talat-tower } from { $origin } to { $square } on { $board }.
    }
   *[seat] { $you ->
        [yes] You move your { talat-tower } from { $origin } to { $square } on { $board }.
       *[no] { $seat } moves a { talat-tower } from { $origin } to { $square } on { $board }.
    }
}
talat-captured = { $whose ->
    [zihin] { $you ->
        [yes] You capture { talat-loss } on { $square } of { $board } with the Zihin’s { talat-tower }: { $points } points.
       *[no] { $seat } captures { talat-loss } on { $square } of { $board } with the Zihin’s { talat-tower }: { $points } points.
    }
   *[seat] { $you ->
        [yes] Your { talat-tower } captures { talat-loss } on { $square } of { $board }: { $points } points.
       *[no] { $seat }’s { talat-tower } captures { talat-loss } on { $square } of { $board }: { $points } points.
    }
}
talat-loss = { $prey_whose ->
    [zihin] the Zihin’s { talat-prey }
   *[seat] { $prey_you ->
        [yes] your { talat-prey }
       *[no] { $prey_seat }’s { talat-prey }
    }
}
talat-line = { $you ->
    [yes] It reaches the enemy start line: { $points } points for you.
   *[no] It reaches the enemy start line: { $points } points for { $seat }.
}
talat-frozen = No more captures are possible on { $board }: it’s frozen.
talat-skipped = { $you ->
    [yes] You can’t move or capture, so you’re skipped.
   *[no] { $seat } can’t move or capture and is skipped.
}
talat-over = { $reason ->
    [stuck] Nobody can move: game over.
   *[frozen] Two boards are frozen: game over.
}

A-PUT-1 = { $why ->
    [stays] Towers stay put until all of them are on the boards.
    [all-stand] All towers are already on the boards.
    [hand] You don’t have this { talat-tower } in hand.
    [line] { $square } on { $board } isn’t on one of your start lines.
   *[occupied] { $square } on { $board } is occupied. Choose an empty square.
}
A-MOV-1 = { $why ->
    [foreign] The tower on { $square } of { $board } isn’t yours.
   *[empty] There is no tower on { $square } of { $board }.
}
A-MOV-2 = { $why ->
    [reach] A tower moves one square forward, straight or diagonally. { $square } is out of reach from { $origin } on { $board }.
   *[occupied] { $square } on { $board } is occupied. A tower moves only to an empty square.
}
A-LINE-1 = The tower on { $origin } of { $board } has reached the enemy start line and can’t move on to { $square }.
A-CAP-1 = { $why ->
    [reach] A tower captures next to it, ahead or sideways, never behind. { $square } is out of reach from { $origin } on { $board }.
    [own] { $origin } and { $square } on { $board } have the same colour. Capture enemy towers only.
   *[empty] There is no tower on { $square } of { $board } to capture.
}
A-CAP-2 = { $why ->
    [equal] Equal towers can’t capture each other ({ $origin } and { $square } on { $board }).
    [sides] A { talat-tower } can’t capture a { talat-prey }: at equal height, more sides beat fewer ({ $origin } and { $square } on { $board }).
    [two-levels] A { talat-tower } can’t capture a { talat-prey }: it is two levels higher, not one ({ $origin } and { $square } on { $board }).
   *[lower] A { talat-tower } can’t capture a { talat-prey }, which is higher ({ $origin } and { $square } on { $board }).
}
A-FRZ-2 = The tower on { $square } of { $board } can’t move: the board is frozen.
A-TWO-1 = { $why ->
    [hand] The Zihin’s { talat-tower } is already on a board.
   *[line] { $square } on { $board } isn’t on one of the Zihin’s start lines. Its eight towers are placed first.
}
A-TWO-3 = You can’t use the tower on { $square } of { $board }. You play your own towers, and the Zihin’s on the board it shares with your opponent.
A-TWO-4 = The Zihin’s towers don’t capture each other ({ $origin } and { $square } on { $board }).

talat-no-move = “{ $text }” isn’t a Talat move. Examples: put 36 AB a1, move AB a1 b2, capture AB a1 b2.
talat-no-tower = “{ $text }” isn’t a tower. Write towers like A36: colour A, B or C; height 1, 2 or 3; sides 3, 4 or 6.
talat-setup = Talat has no random setup, so it must be empty. It has: { $parts }.

talat-picture = “{ $line }” is wrong in a Talat position: { $want ->
    [header] it starts with a line like “3 players, A to move” (or “to put”, or “over”), followed by the boards.
    [boards] expected the board names AB, BC and CA, with “frozen” after frozen ones.
    [row] a row has its number (5 to 1) and 15 squares, each a tower like A36 or a dot.
    [columns] expected the letters a to e under each board.
   *[captured] a last line lists a player’s captures: “A captured B13 C36”.
}
talat-picture-frozen = The wrong boards are marked as frozen. Frozen are: { $boards }.
talat-picture-over = The game is already over in this position: there is nothing left to play.
talat-picture-not-over = This position is marked as over, but the game goes on.
talat-picture-turn = It can’t be the turn of { $seat }, who has no move here.
talat-picture-twice = Tower { $tower } appears twice.
talat-picture-five = Colour { $colour } has more than five towers on board { $board }, but a start line has five squares.
talat-picture-colour = Tower { $tower } can’t stand on { $square }, board { $board }, which belongs to two other colours.
talat-picture-line = Towers are still being placed, so { $tower } can’t stand on { $square }, board { $board }: that isn’t its start line.
talat-picture-hands = Towers are still being placed in turn, and nothing is captured yet: the tower counts don’t match whose turn it is.
talat-option-towers = “{ $towers }” aren’t towers for a small game: name at least two, in this order and joined by +, of { $names }
talat-option-board = “{ $board }” isn’t a board: leave it out, or say { $small } for a small game
talat-option-room = Boards of { $board } have room for { $most } towers of each colour: name two to { $most }
