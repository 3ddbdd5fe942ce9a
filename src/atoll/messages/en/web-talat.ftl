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
web-talat-hand = Towers to place
web-talat-tower = { $sides ->
    [3] Triangle
    [4] Square
   *[6] Hexagon
}, height { $height }
web-talat-put = { web-talat-tower }: place on { $square }, board { $board }
web-talat-move = { web-talat-tower }: { $origin } to { $square }, board { $board }
web-talat-capture = { web-talat-tower }: { $origin } captures on { $square }, board { $board }
web-talat-endangered = In danger: it could be captured.
web-talat-frozen = frozen
web-talat-zihin = the Zihin
web-talat-pick = { web-talat-tower }, on { $square }, board { $board }
web-talat-move-here = Move to { $square }, board { $board }
web-talat-capture-here = Capture on { $square }, board { $board }: { $owner }, { $sides ->
    [3] triangle
    [4] square
   *[6] hexagon
}, height { $height }
web-talat-points = { $captures } from captures, { $lines } from enemy start lines
web-talat-captures = Captured towers × 5
web-talat-lines = On enemy start lines × 3
web-talat-card = What beats what
web-talat-card-height = One level higher beats one level lower, whatever the shapes.
web-talat-card-sides = At equal height, more sides beat fewer.
web-talat-card-david = The smallest triangle beats the tallest hexagon.

## What a hint gives away: a move without its last part

puzzling-talat-put = { $tower }: place on board { $board }
puzzling-talat-move = { $tower }, on { $square }, board { $board }: move
puzzling-talat-capture = { $tower }, on { $square }, board { $board }: capture
