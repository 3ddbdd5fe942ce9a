# Talat in the terminal.

cli-talat-zihin = Zihin
cli-talat-frozen = frozen
cli-talat-hand = to place
cli-talat-captured = captured
cli-talat-points = { $points ->
        [0] 0 points
        [one] 1 point ({ $captures } + { $lines })
       *[other] { $points } points ({ $captures } + { $lines })
    }
cli-talat-ask-put = { $seat }: place one of your towers on one of your start lines, for example { $example } (height { $height }, { $sides } sides, on { $square } of board { $board })
cli-talat-ask-zihin = { $seat }: place one of the Zihin’s towers on one of its start lines, for example { $example } (height { $height }, { $sides } sides, on { $square } of board { $board })
cli-talat-ask-move = { $seat }: move a tower forward or capture, for example { $example } (on board { $board } from { $origin } to { $square })
cli-talat-guide =
    36 is a tower of height 3 with 6 sides; its shape is drawn below it, once per level: { $three } 3, { $four } 4, { $six } 6 sides.
    Points in brackets: captured towers (5 each) + towers on enemy start lines (3 each).
    36 AB c1      place this tower on square c1 of board AB
    AB c1 d2      move or capture from c1 to d2 on board AB; “c1 d2” will do if only one board fits
    A tower goes one square forward, straight or diagonally; it captures there and sideways.
    One level higher captures; at equal height more sides capture fewer; and 13 captures 36.
