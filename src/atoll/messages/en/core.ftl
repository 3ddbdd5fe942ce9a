# What every game shares: errors, refusals that are no rule's, and small words.

seat-name = seat { $number }
seat-you = you

illegal-move = “{ $move }” isn’t a legal move here.
game-over = The game is over.
not-your-turn = It isn’t the turn of { $seat }.
no-outcome = “{ $outcome }” isn’t a possible outcome here.
move-not-hidden = “{ $move }” hides something, but this game has no hidden moves.

warn-lost-end = This ends the game, and { $seats } { $number ->
    [one] wins
   *[other] win
}.

game-unknown = Unknown game “{ $name }”. Games: { $names }.
players-number = { $game } takes { $least } to { $most } players, not { $players }.
option-unknown = Unknown option “{ $name }”. Options: { $names }.
option-none = Unknown option “{ $name }”: this game has no options.
option-value = Option { $name } can’t be “{ $value }”. Choose from: { $values }.
option-laboratory = Option { $name } is for research only; a table can’t use it. Leave it out.
setup-given = You can’t choose “{ $part }” in { $game }. Leave it out.

record-midgame = This position doesn’t know how its game began, so it has no record.
record-no-object = This isn’t a game record: it must be a JSON object.
record-no-json = This isn’t a game record: invalid JSON at line { $line }, column { $column }.
record-no-record = This isn’t a game record: it is nested too deeply, or has numbers that are too long.
record-format = { $found ->
    [None] This isn’t a game record: its format is missing. It must be “{ $format }”.
   *[other] This isn’t a game record: its format must be “{ $format }”, not “{ $found }”.
}
record-part = The record’s “{ $part }” is missing or wrong: it must be { $want ->
        [viewer] a seat number or "spectator"
        [moves] a list of moves
        [result] an object with over, reason, places and scores
        [game] the name of a game
        [number] a whole number
        [options] an object (empty if nothing differs from the default)
        [setup] an object (empty if there is no chance)
        [digits] 64 hexadecimal digits
        [nonces] a list of texts, one per seat
       *[object] an object
    }.
record-move = Move { $number } of the record ({ $move }) can’t be played: { $problem }
record-setup-short = Only part of the setup is known, and this move needs more of it.
record-result = The record says the result is { $stated }, but its moves lead to { $found }.
record-redacted = Secrets were removed from this record. Use a complete one here.
perft-chance = Counting stops here: chance comes next, and the record gives only part of the setup.
no-hex = “{ $text }” isn’t a hex. Write hexes like 3,-1.
no-pictures = { $game } has no text pictures, so “{ $picture }” can’t be read.
no-drawings = { $game } has no drawings.
