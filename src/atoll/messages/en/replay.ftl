# Replays: records looked through move by move, judged, and gone on from.

record-origin = The record’s “origin” counts { $taken } earlier moves, but the record has only { $moves }.
branch-ply = This game has { $moves } moves, so there is no position after move { $ply }.
branch-over = The game is already over here. Choose an earlier position.
branch-seat = This game has { $players } players, so there is no seat { $seat }.
branch-hidden = No deal of the hidden tiles fits this position. Choose an earlier one.

replay-several = This file contains { $count } games, one per line. Choose a file with a single game.
replay-no-text = This file isn’t UTF-8 text.
replay-move = Move { $number } isn’t possible: { $move }.
replay-no-moves = This game has no moves yet.
replay-running = This game is still being played. You can review it when it’s over.
replay-not-over = This game isn’t over yet. You can review it afterwards.
replay-full = This server can’t store any more games. Try again later.
replay-seat = This file shows only what { $seat } saw.
analysis-full = The server is analysing too many games right now. Try again in a few minutes.
analysis-person = You already have { $most } analyses running. Wait for one to finish.
analysis-address = Your network already has { $most } analyses running. Wait for one to finish.

serve-max-record = maximum size of an imported game, in bytes
serve-max-records = maximum number of imported games kept
serve-max-analyses = maximum number of analyses running or waiting
serve-max-analyses-person = the same, per person
serve-max-analyses-address = the same, per address
serve-rate-records = imports per second and person
serve-analysis-threads = threads used for analysis
serve-analysis-simulations = simulations per analysed position
board-impossible = No game can go on from this position.
