# The command line and the terminal game.

## Help

cli-usage = atoll COMMAND …
cli-usage-word = usage
cli-about = Atoll: the island games Taluva, Titicaca and Talat, to play here in the terminal.
cli-examples =
    To begin:
      atoll play            choose a game and play
      atoll play talat      Talat at once, you against two bots
      atoll games           what there is to play
      atoll rules talat     how it is played

    “atoll COMMAND --help” says more about each command.
command-group-play = play
command-group-records = records
command-group-bots = bots
command-group-research = research
command-group-server = server
cli-arguments = arguments
cli-always = everywhere
cli-help-lang = the language: English, French or German (else the one of your system)
cli-help-help = show this help

command-help-play = play, against people and bots
command-about-play =
    Play in the terminal, with any mix of people and bots.
    During the game “?” shows what you can type.
command-examples-play =
    Examples:
      atoll play talat                        you against easy bots
      atoll play talat Anna Ben @3            two people and a bot of level 3, in this order
      atoll play taluva Anna --players 4      Anna and three bots
      atoll play talat --save evening.json    the game is kept in this file
      atoll play --resume evening.json Anna   and goes on another day
command-help-games = list the games and their options
command-about-games = List the games with their numbers of players and their options.
command-examples-games =
    Example:
      atoll games
command-help-rules = show rules and rulings
command-about-rules =
    Show the rules of a game, one rule, or the rulings: what Atoll decided where a
    game's own text is silent. When a move is refused, the rule's id is named.
command-examples-rules =
    Examples:
      atoll rules talat               all rules of Talat
      atoll rules A-MOV-2             one rule
      atoll rules A-MOV               all rules about moving in Talat
      atoll rules talat --rulings     Talat's rulings
      atoll rules --rulings           the rulings of all games
command-help-trace = play random games, or follow records, with all legal moves (JSON)
command-about-trace =
    Print games as JSON lines: a header, one line a move with all legal moves, the
    result. The games are random ones, or those of a record.
command-examples-trace =
    Examples:
      atoll trace talat --players 3 --seed 1
      atoll trace taluva --players 4 --seed 1 --option ships=true --games 50
      atoll trace --record game.json
      cat many.jsonl | atoll trace --record -
command-help-replay = check a record move by move
command-about-replay =
    Check every move of a record and print the result, or say which move is not allowed
    and by which rule.
command-examples-replay =
    Example:
      atoll replay game.json
command-help-draw = draw a position of a record as a picture
command-about-draw =
    Draw a position of a record as an SVG picture, which every browser shows: the last
    one, or the one after so many moves. It shows what a spectator may see.
command-examples-draw =
    Examples:
      atoll draw game.json --out board.svg
      atoll draw game.json --ply 12 --coordinates --dark > board.svg
command-help-perft = count sequences of moves from a record's last position
command-about-perft =
    Count how many sequences of 1, 2, … N moves there are from the last position of a
    record, to compare with other programs. What chance decides is what the record says.
command-examples-perft =
    Example:
      atoll perft --record game.json --depth 2

cli-meta-game = GAME
cli-meta-seat = SEAT
cli-meta-file = FILE
cli-meta-option = NAME=VALUE
cli-meta-topic = GAME|ID
cli-help-game = the game (see “atoll games”)
cli-help-seats = a person's name, or a bot: @1 (easy) to @8 (strong), @random, @greedy, @flat, @mcts; seats left over go to bots of level 1
cli-help-players = how many players
cli-help-option = an option of the game, for example ships=true; may be repeated
cli-help-seed = a whole number; the same number gives the same games
cli-help-seed-play = a whole number that decides the deal and what bots do
cli-help-games = how many games (1 if not given)
cli-help-record = a file with a record, or “-” for standard input
cli-help-record-trace = a file with a record, or with one a line, instead of random games; “-” is standard input
cli-help-draw-ply = how many moves have been made; default: all of them
cli-help-draw-seat = draw what this seat sees; default: what a spectator sees
cli-help-draw-out = write the picture to this file instead of standard output
cli-help-draw-width = width in pixels; default: 640
cli-help-draw-coordinates = write the names of hexes and squares on the board
cli-help-draw-dark = colours for a dark page
cli-help-depth = the greatest length
cli-help-country = Titicaca: play on a country by name (crescent, isthmus, ring, twins), or on the one in this file, a map or JSON
cli-help-resume = go on with the game in this file
cli-help-save = keep the game in this new file, from move to move
cli-help-topic = a game, a rule's id, or the beginning of ids
cli-help-rulings = only the rulings

## Wrong input

cli-command-missing = Say what to do: { $commands }. “atoll --help” explains.
cli-command-unknown = There is no command “{ $command }”. There are: { $commands }.
cli-argument-unknown = The argument “{ $argument }” is not known here; add --help to see those that are.
cli-argument-value = { $option } is written with exactly one value after it if it takes one, and with none if not; see --help.
cli-argument-problem = The arguments cannot be read: { $problem }
cli-argument-number = { $option } needs a whole number, not “{ $value }”.
cli-argument-least = { $option } must be at least { $least }, not { $value }.
cli-argument-option = An option is written NAME=VALUE, for example ships=true, not “{ $value }”.
cli-argument-language = There is no language “{ $value }”. There are: { $languages }.
cli-file-empty = { $file } is empty.
cli-file-no-text = { $file } is no text file (UTF-8), so it is no record.
cli-file-unreadable = { $file } cannot be read: { $problem }.
cli-file-several = { $file } holds { $count } records; give one with exactly one.
cli-file-line = Line { $line }: { $problem }
cli-trace-either = Give either a game with --players and --seed, or --record alone.
cli-trace-what = Name a game, or a record with --record; “atoll trace --help” shows examples.
cli-trace-needs = { $option } is missing; for example: atoll trace talat --players 3 --seed 1
cli-replay-what = Name a file with a record, or “-” for standard input.
cli-draw-ply = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, so there is no position after { $ply }.
cli-draw-seat = There is no seat { $seat_number }: with { $players } players they are numbered from 0.
cli-draw-other = This record shows what somebody else may see, not what seat { $seat_number } may.
cli-perft-needs = { $option } is missing; for example: atoll perft --record game.json --depth 2
cli-country-game = { $game } has no country; --country is for Titicaca.
cli-country-json = { $file } begins like JSON, but is none: { $problem }.
cli-play-what = Name a game: { $names }.
cli-resume-decided = The record decides the game, the number of players and the options; leave --players, --option and --country out.
cli-resume-file = A game can be resumed from a file only: standard input is needed for your moves.
cli-seats-many = There are { $count } names for { $players } seats.
cli-seat-name = “{ $name }” will not do as a name: 1 to { $most } visible characters.
cli-seat-twice = Two players are called “{ $name }”; give them different names.
cli-rule-like = There is no rule “{ $topic }”. Did you mean { $ids }?
cli-rule-unknown = There is no rule and no game “{ $topic }”. Games with rules: { $games }.
cli-rulings-none = There are no rulings about “{ $topic }”.

## Checking records

cli-replay-good = { $game }: { $moves ->
        [one] the only move is
       *[other] all { $moves } moves are
    } legal.
cli-replay-redacted = { $game }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, checked only as far as known: secrets were taken out of this record.

## Games and rules

cli-game-about = { $game ->
        [talat] Three boards in a triangle; towers capture by height and by sides. No luck at all.
        [taluva] An island grows tile by tile; volcanoes erupt over huts, temples rise in large settlements.
        [titicaca] Sealed bids of weapons for the next field; regions, villages and hidden temples around the lakes.
       *[other] A game.
    }
cli-game-players = { $least } to { $most } players
cli-option-about = { $option ->
        [all_tiles] all tiles of the box, whatever the number of players
        [ranking] play on for second and third place
        [teams] two against two, partners opposite
        [ships] module: ships in lagoons
        [doubles] module: double-hex tiles
        [fifth] module: tiles for a fifth player
        [zone] module: a game board that bounds the island
       *[other] {""}
    }
cli-games-next = “atoll play GAME” begins one; “atoll rules GAME” shows how it is played.
cli-rules-count = { $rules } rules, { $rulings } rulings
cli-rules-next = “atoll rules GAME” shows a game's rules, “atoll rules A-MOV-2” one rule, “atoll rules --rulings” all rulings.
cli-ruling = Ruling.

## At the table

cli-welcome = Welcome to Atoll. What shall we play?
cli-which-game = A number or a name.
cli-guest = Guest
cli-who = Who plays? { $players } seats; names, and @1 (easy) to @8 (strong) for bots. Enter: { $usual }
cli-prompt = { $seat } >
cli-prompt-sealed = { $seat } (nobody sees this) >
cli-ask-plain = { $seat }: your move, for example { $example }
cli-points = points
cli-guide = How to write moves
cli-help-how = “?” shows all that can be typed.
cli-play-also = You can also type
cli-play-commands =
    ?             | this help
    moves         | all moves that are possible now, numbered; “moves { $word }” only those with { $word }
    12            | the move with this number in the list shown last
    back          | take back your last move
    board         | show the table again
    rules { $rule } | show a rule
    save FILE     | save the game; from then on the file follows every move
    hint          | what a strong bot would do
    quit          | leave (you can save before)
cli-word-help = ? help
cli-word-moves = moves
cli-word-back = back undo
cli-word-board = board
cli-word-rules = rules rule
cli-word-save = save
cli-word-quit = quit exit
cli-word-hint = hint
cli-word-no = no n
cli-number = The list goes from 1 to { $most }.
cli-choose = { $count } moves fit. Type a number, or write it more exactly.
cli-confirm = { $move }: Enter makes this move; or write another.
cli-moves-none = No possible move has “{ $text }” in it.
cli-back-none = There is no move of yours to take back.
cli-back-done = Taken back.
cli-rules-how = Type “rules” and an id, for example as a refusal names it; “atoll rules { $game }” shows all.
cli-hint = A strong bot would play: { $move }
cli-thinks = { $seat } is thinking …
cli-hint-waiting = Thinking about a hint …
cli-curtain = Only { $seat } may look now.
cli-curtain-enter = Press Enter when the others look away.
cli-save-done = Saved in { $file }. To go on later:
cli-save-kept = The game is kept in { $file }. To go on later:
cli-save-exists = { $file } exists already; choose another name.
cli-save-folder = There is no folder { $folder }.
cli-save-failed = { $file } cannot be written: { $problem }.
cli-leave = Save the game? Enter: { $file }; or another name; “no” leaves without.
cli-bye = Goodbye. The game is not saved.
cli-end-prompt = Enter leaves; “save” and “back” still work.
cli-result = The game is over
cli-place = place
cli-player = player

## Matches

command-help-match = let bots play against each other
command-about-match =
    Let bots play against each other, one a seat, on all cores. Each set-up is played with the bots in every
    rotation of the seats. Finished games are kept in a file; interrupted, the match goes on when it is
    called again.
command-examples-match =
    examples:
      atoll match mcts:seconds=0.1 greedy --game taluva --games 200
      atoll match level-3 level-2 level-1 --game talat
cli-meta-bot = BOT
cli-help-bots = random, greedy, flat, mcts or level-1 to level-8; settings like mcts:seconds=0.5,threads=2
cli-help-match-game = the game
cli-help-match-games = how many games (100 if not given)
cli-help-match-file = where the games are kept
cli-help-jobs = how many games at a time (as many as there are cores, if not given)
cli-match-game = Say which game: --game with one of { $names }.
cli-match-bots = A match needs at least two bots, as many as there are seats.
cli-match-playing = playing
cli-match-bot = bot
cli-match-won = won
cli-match-rate = rate
cli-match-interval = 95 % interval
cli-match-kept = The games are kept in { $file }
