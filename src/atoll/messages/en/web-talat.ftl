# Talat in the browser.

## Home

web-game-talat = Talat
web-game-talat-line = Three boards, nine towers each, two fronts. 2 or 3 players

## When it is over

web-reason-talat-frozen = Two of the three boards are frozen.
web-reason-talat-stuck = Nobody can move.

## At the table

web-ask-talat-put = { $seat } is placing a tower.
web-ask-talat-put-you = Your turn: place a tower on one of your start lines.
web-ask-talat-zihin = { $seat } is placing a tower for the Zihin.
web-ask-talat-zihin-you = Your turn: place a tower for the Zihin on one of its start lines.
web-ask-talat-move = { $seat } is choosing a move.
web-ask-talat-move-you = Your turn: move a tower forward, or capture.
web-ask-talat-move-you-how = Choose one of your towers, then a marked square.
web-talat-hand = Towers to place
web-talat-tower = { $sides ->
    [3] Triangle
    [4] Square
   *[6] Hexagon
}, height { $height }
web-talat-put = { web-talat-tower }: place on { $square } of { $board }
web-talat-move = { web-talat-tower }: { $origin } to { $square } on { $board }
web-talat-capture = { web-talat-tower }: { $origin } captures on { $square } of { $board }
web-talat-endangered = In danger: it could be captured.
web-talat-frozen = frozen
web-talat-zihin = the Zihin
web-talat-points = { $captures } from captures, { $lines } from enemy start lines
web-talat-lines-tip = A tower on the enemy start line scores 3 points at the end.
web-talat-on-lines = { $count ->
    [one] { $count } on the enemy line
   *[other] { $count } on enemy lines
}
web-talat-taken = Captured: { $tower }. 5 points
web-talat-beats = Beats
web-talat-beats-none = Beats nothing
web-talat-beaten-by = Beaten by
web-talat-beaten-by-none = Nothing beats it
web-talat-zihin-name = The Zihin
web-talat-zihin-hand = { $count } to place
web-talat-zihin-towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
web-talat-zihin-rule = Neutral towers. Whoever moves one scores for what it captures or reaches.
web-talat-zihin-moves = { $seat } plays them against { $other_seat }
web-talat-frozen-count = { $count ->
    [0] No board is frozen yet. The game ends when two are.
   *[other] One board is frozen. The next one ends the game.
}
web-talat-tip-frozen = Frozen: no captures are possible here any more, and towers stay put.
web-talat-captures = Captured towers × 5
web-talat-lines = On enemy start lines × 3
web-talat-other-boards = Other boards
web-talat-card = What beats what
web-talat-card-height = One level higher beats one level lower, whatever the shapes.
web-talat-card-sides = At equal height, more sides beat fewer.
web-talat-card-david = The smallest triangle beats the tallest hexagon.

## Moments

web-talat-moment-captured = { $whose ->
    [zihin] { $you ->
        [yes] You capture { talat-loss } with the Zihin’s { talat-tower }: { $points } points.
       *[no] { $seat } captures { talat-loss } with the Zihin’s { talat-tower }: { $points } points.
    }
   *[seat] { $you ->
        [yes] Your { talat-tower } captures { talat-loss }: { $points } points.
       *[no] { $seat }’s { talat-tower } captures { talat-loss }: { $points } points.
    }
}
web-talat-moment-line = { $you ->
    [yes] A tower reaches the enemy start line: { $points } points for you.
   *[no] A tower reaches the enemy start line: { $points } points for { $seat }.
}

## What a hint gives away: a move without its last part

puzzling-talat-put = { $tower }: place on { $board }
puzzling-talat-move = { $tower }, on { $square } of { $board }: move
puzzling-talat-capture = { $tower }, on { $square } of { $board }: capture
