# Replays: records looked through move by move, judged, and gone on from.

record-origin = The record's “origin” says that { $taken } moves were taken over, but it has only { $moves }.
branch-ply = There is no moment after { $ply } moves in this game: it has { $moves }.
branch-over = The game is over here, so nobody can play on.
branch-seat = There is no seat { $seat } in this game of { $players }.
branch-hidden = What was hidden at this moment cannot be drawn so that it fits. Choose an earlier one.

replay-several = The file holds { $count } records, one a line. Choose a file with one.
replay-no-text = The file is no text in UTF-8.
replay-move = Move { $number } of the record cannot be played: { $move }
replay-no-moves = The record has no moves, so there is nothing to look through.
replay-running = This game is being played here just now. It can be looked through when it is over.
replay-not-over = The game is not over yet. It can be looked through when it is.
replay-full = This server keeps no more records. Try again later.
replay-seat = Of this record you can see what { $seat } saw, and what everybody saw.
analysis-full = Too many games are being judged already. Try again in a few minutes.
analysis-person = You have { $most } games being judged already. Wait until one of them is done.

serve-max-record = the most bytes of a record that somebody brings
serve-max-records = how many records are kept to be looked through
serve-max-analyses = how many games may be judged or wait for it
serve-max-analyses-person = the same for each person
serve-rate-records = records that a person may bring a second
serve-analysis-threads = threads in which games are judged
serve-analysis-simulations = how many simulations judge each position
