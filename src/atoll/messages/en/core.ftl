# What every game shares: errors, refusals that are no rule's, and small words.

seat-name = seat { $number }
seat-you = you

illegal-move = “{ $move }” is not allowed here.
game-over = The game is over.
not-your-turn = It is not the turn of { $seat }.
no-outcome = “{ $outcome }” cannot come out here.
move-not-hidden = “{ $move }” hides something, which no move of this game does.

warn-lost-end = This ends the game, and { $seats } { $number ->
    [one] wins
   *[other] win
}.

game-unknown = There is no game “{ $name }”. There are: { $names }.
players-number = { $game } is for { $least } to { $most } players, not for { $players }.
option-unknown = There is no option “{ $name }”. There are: { $names }.
option-none = There is no option “{ $name }”: this game has none.
option-value = Option { $name } cannot be “{ $value }”. It can be: { $values }.
option-laboratory = Option { $name } is for research only; a table can’t use it. Leave it out.
setup-given = { $game } has no “{ $part }” that could be brought along; leave it out.

record-midgame = This position does not know how its game began, so there is no record of it.
record-no-object = This is no record: it is not a JSON object.
record-no-json = This is no record: from line { $line }, column { $column } on it is not JSON.
record-no-record = This is no record: it is nested too deeply, or has numbers that are too long.
record-format = This is no record of the form { $format }: its format says “{ $found }”.
record-part = The record's “{ $part }” is missing or wrong: it must be { $want ->
        [viewer] a seat number or "spectator"
        [moves] a list of moves
        [result] an object with over, reason, places and scores
        [game] a game's name
        [number] a whole number
        [options] an object (empty if nothing differs from the default)
        [setup] an object (empty if there is no chance)
        [digits] 64 hexadecimal digits
        [nonces] a list of texts, one a seat
       *[object] an object
    }.
record-move = Move { $number } of the record ({ $move }) cannot be played: { $problem }
record-setup-short = The set-up is known only in part, and this move needs more of it.
record-result = The record states the result { $stated }, but its moves lead to { $found }.
record-redacted = Secrets were taken out of this record; only a whole one can be used here.
perft-chance = Counting ends here: the record's set-up is known only in part, and chance would decide next.
no-hex = “{ $text }” is no hex; a hex is written like 3,-1.
no-pictures = { $game } has no pictures of positions, so nothing can be read from “{ $picture }”.
no-drawings = { $game } has no drawings of positions.
