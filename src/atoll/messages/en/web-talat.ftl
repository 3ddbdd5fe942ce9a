# Talat in the browser.

## Home

web-game-talat = Talat
web-game-talat-line = Three boards, nine towers each, and everybody fights on two fronts. 2 or 3 players.

## When it is over

web-reason-talat-frozen = Two of the three boards are frozen.
web-reason-talat-stuck = Nobody can move any more.

## At the table

web-ask-talat-put = { $seat } puts a tower.
web-ask-talat-put-you = Put one of your towers on a start line.
web-ask-talat-zihin = { $seat } puts a tower of the Zihin.
web-ask-talat-zihin-you = Put a tower of the Zihin on one of its start lines.
web-ask-talat-move = { $seat } moves or captures.
web-ask-talat-move-you = Move a tower forward, or capture.
web-talat-hand = Towers to put
web-talat-tower = Tower of height { $height } with { $sides } sides
web-talat-put = { web-talat-tower } onto { $square } of { $board }
web-talat-move = { web-talat-tower } from { $origin } to { $square } of { $board }
web-talat-capture = { web-talat-tower } from { $origin } captures on { $square } of { $board }
web-talat-endangered = An enemy could capture it now.
web-talat-frozen = frozen
web-talat-zihin = the Zihin
web-talat-pick = Tower of height { $height } with { $sides } sides on { $square } of { $board }
web-talat-move-here = Move to { $square } of { $board }
web-talat-capture-here = Capture on { $square } of { $board }: { $owner }, height { $height }, { $sides } sides
web-talat-points = { $captures } for captures, { $lines } for enemy start lines
web-talat-captures = Captured towers × 5
web-talat-lines = On enemy start lines × 3
web-talat-card = Who captures whom
web-talat-card-height = One level higher captures one level lower, whatever the shapes.
web-talat-card-sides = At equal height, more sides capture fewer.
web-talat-card-david = The smallest, 1 with three sides, captures the greatest, 3 with six.

## What a hint gives away: a move without its last part

puzzling-talat-put = { $tower } onto a square of { $board }
puzzling-talat-move = { $tower } from { $square } of { $board } moves
puzzling-talat-capture = { $tower } from { $square } of { $board } captures
