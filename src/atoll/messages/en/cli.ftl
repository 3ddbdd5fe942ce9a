# The command line and the terminal game.

## Help

cli-usage = atoll COMMAND …
cli-usage-word = usage
cli-about = Atoll: play Taluva, Titicaca and Talat in the terminal or the browser.
cli-examples =
    Get started:
      atoll play            choose a game and play
      atoll play talat      play Talat against two bots
      atoll games           list the games
      atoll rules talat     read the rules

    Run “atoll COMMAND --help” for help with a command.
command-group-play = play
command-group-records = records
command-group-bots = bots
command-group-research = research
command-group-server = server
cli-arguments = arguments
cli-always = everywhere
cli-help-lang = language: en, fr or de (default: your system’s)
cli-help-help = show this help
cli-help-version = show the version

command-help-play = play against people and bots
command-about-play =
    Play in the terminal, with any mix of people and bots.
    Type “?” during the game to see what you can type.
command-examples-play =
    Examples:
      atoll play talat                        play against easy bots
      atoll play talat Anna Ben @3            two people and a bot of level 3, in this order
      atoll play taluva Anna --players 4      Anna and three bots
      atoll play talat --save evening.json    save the game to this file as you play
      atoll play --resume evening.json Anna   resume it another day
command-help-games = list the games and their options
command-about-games = List the games, how many can play, and their options.
command-examples-games =
    Example:
      atoll games
command-help-rules = show rules and rulings
command-about-rules =
    Show a game’s rules, a single rule, or the rulings: what Atoll decided where the
    original rules are silent. A refused move names the rule that it breaks.
command-examples-rules =
    Examples:
      atoll rules talat               all rules of Talat
      atoll rules A-MOV-2             one rule
      atoll rules A-MOV               all of Talat’s rules about moving
      atoll rules talat --rulings     Talat’s rulings
      atoll rules --rulings           the rulings of all games
command-help-trace = print random games or records with all legal moves (JSON)
command-about-trace =
    Print games as JSON lines: a header, one line per move with all legal moves, and
    the result. The games are random, or come from a record.
command-examples-trace =
    Examples:
      atoll trace talat --players 3 --seed 1
      atoll trace taluva --players 4 --seed 1 --option ships=true --games 50
      atoll trace --record game.json
      cat many.jsonl | atoll trace --record -
command-help-replay = check a record move by move
command-about-replay =
    Check every move of a record and print the result, or the first illegal move and
    the rule that it breaks.
command-examples-replay =
    Example:
      atoll replay game.json
command-help-draw = draw a position of a record as a picture
command-about-draw =
    Draw a position of a record as an SVG picture that any browser can show: the last
    one, or the one after a number of moves. It shows what a spectator may see.
command-examples-draw =
    Examples:
      atoll draw game.json --out board.svg
      atoll draw game.json --ply 12 --coordinates --dark > board.svg
command-help-perft = count move sequences from a record’s last position
command-about-perft =
    Count the sequences of 1, 2, … N moves from the last position of a record, to
    compare with other programs. Chance events follow the record.
command-examples-perft =
    Example:
      atoll perft --record game.json --depth 2

cli-meta-game = GAME
cli-meta-seat = SEAT
cli-meta-file = FILE
cli-meta-option = NAME=VALUE
cli-meta-topic = GAME|ID
cli-help-game = the game (see “atoll games”)
cli-help-seats = a person’s name, or a bot: @1 (easy) to @8 (strong), or one with a temper: @level-4-builder (or -digger, -hoarder, -brawler; also level 5); bots of level 1 fill the remaining seats
cli-help-players = number of players
cli-help-option = a game option, for example ships=true; can be repeated
cli-help-seed = a whole number; the same seed gives the same games
cli-help-seed-play = a whole number that seeds the deal and the bots
cli-help-games = number of games (default: 1)
cli-help-record = a file with a record, or “-” for standard input
cli-help-record-trace = a file with one record, or one per line, instead of random games; “-” for standard input
cli-help-draw-ply = number of moves made (default: all)
cli-help-draw-seat = draw what this seat sees (default: what a spectator sees)
cli-help-draw-out = write the picture to this file instead of standard output
cli-help-draw-width = width in pixels (default: 640)
cli-help-draw-coordinates = label hexes and squares on the board
cli-help-draw-dark = colours for a dark page
cli-help-depth = maximum number of moves
cli-help-country = Titicaca: a country by name (crescent, isthmus, ring, twins), or a file with one, as a map or JSON
cli-help-resume = resume the game in this file
cli-help-save = save the game to this new file after every move
cli-help-topic = a game, a rule id, or the start of rule ids
cli-help-rulings = show rulings only

## Wrong input

cli-command-missing = Name a command: { $commands }. See “atoll --help”.
cli-command-unknown = Unknown command “{ $command }”. Commands: { $commands }.
cli-argument-unknown = Unknown argument “{ $argument }”. Add --help to see what is available.
cli-argument-value = { $option } takes exactly one value, or none if it is a switch; see --help.
cli-argument-problem = Can’t read the arguments: { $problem }
cli-argument-number = { $option } needs a whole number, not “{ $value }”.
cli-argument-least = { $option } must be at least { $least }, not { $value }.
cli-argument-option = Write options as NAME=VALUE, for example ships=true, not “{ $value }”.
cli-argument-language = Unknown language “{ $value }”. Languages: { $languages }.
cli-file-empty = { $file } is empty.
cli-file-no-text = { $file } isn’t a text file (UTF-8), so it isn’t a record.
cli-file-unreadable = Can’t read { $file }: { $problem }.
cli-file-several = { $file } holds { $count } records; this command takes exactly one.
cli-file-line = Line { $line }: { $problem }
cli-trace-either = Give either a game with --players and --seed, or --record alone.
cli-trace-what = Name a game, or a record with --record; “atoll trace --help” shows examples.
cli-trace-needs = { $option } is missing; for example: atoll trace talat --players 3 --seed 1
cli-replay-what = Name a file with a record, or “-” for standard input.
cli-draw-ply = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, so there is no position after { $ply }.
cli-draw-seat = There is no seat { $seat_number }: with { $players } players, seats are numbered from 0.
cli-draw-other = This record shows what another viewer may see, not seat { $seat_number }.
cli-perft-needs = { $option } is missing; for example: atoll perft --record game.json --depth 2
cli-country-game = { $game } has no country; --country is for Titicaca.
cli-country-json = { $file } looks like JSON but isn’t valid: { $problem }.
cli-play-what = Name a game: { $names }.
cli-resume-decided = The record sets the game, the players and the options; leave out --players, --option and --country.
cli-resume-file = Resume a game from a file: your moves come from standard input.
cli-seats-many = You gave { $count } names for { $players } seats.
cli-seat-name = “{ $name }” can’t be a name: use 1 to { $most } visible characters.
cli-seat-twice = Two players are called “{ $name }”. Give them different names.
cli-rule-like = No rule “{ $topic }”. Did you mean { $ids }?
cli-rule-unknown = No rule or game “{ $topic }”. Games with rules: { $games }.
cli-rulings-none = There are no rulings about “{ $topic }”.

## Checking records

cli-replay-good = { $game }: { $moves ->
        [one] the only move is
       *[other] all { $moves } moves are
    } legal.
cli-replay-redacted = { $game }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, checked as far as known: secrets were removed from this record.

## Games and rules

cli-game-about = { $game ->
        [talat] Three boards in a triangle. Towers capture by height and sides. No luck at all.
        [taluva] An island grows tile by tile. Volcanoes bury huts, and large settlements build temples.
        [titicaca] Bid weapons in secret for the next field. Regions, villages and hidden temples around the lakes.
       *[other] A game.
    }
cli-game-players = { $least } to { $most } players
cli-option-about = { $option ->
        [all_tiles] use all tiles, whatever the number of players
        [ranking] play on for second and third place
        [teams] two against two, partners sit opposite
        [ships] module: ships in lagoons
        [doubles] module: double-hex tiles
        [fifth] module: tiles for a fifth player
        [zone] module: a game board that limits the island
       *[other] {""}
    }
cli-games-next = Run “atoll play GAME” to play, “atoll rules GAME” to read the rules.
cli-rules-count = { $rules } rules, { $rulings } rulings
cli-rules-next = Run “atoll rules GAME” for a game’s rules, “atoll rules A-MOV-2” for one rule, “atoll rules --rulings” for all rulings.
cli-ruling = Ruling.

## At the table

cli-welcome = Welcome to Atoll. What would you like to play?
cli-which-game = Type a number or a name.
cli-guest = Guest
cli-who = Who plays? { $players } seats: names, and @1 (easy) to @8 (strong) for bots. Enter: { $usual }
cli-prompt = { $seat } >
cli-prompt-sealed = { $seat } (hidden) >
cli-ask-plain = { $seat }, your move, for example { $example }
cli-points = points
cli-guide = How to write moves
cli-help-how = Type “?” for help.
cli-play-also = You can also type
cli-play-commands =
    ?             | this help
    moves         | all legal moves, numbered; “moves { $word }” only those with { $word }
    12            | play the move with this number
    back          | take back your last move
    board         | show the table again
    rules { $rule } | show a rule
    save FILE     | save the game, and keep saving after every move
    hint          | ask a strong bot
    quit          | leave (you can save first)
cli-word-help = ? help
cli-word-moves = moves
cli-word-back = back undo
cli-word-board = board
cli-word-rules = rules rule
cli-word-save = save
cli-word-quit = quit exit
cli-word-hint = hint
cli-word-no = no n
cli-number-none = There is no numbered list yet. Type “moves” to see one.
cli-number = The list goes from 1 to { $most }.
cli-choose = { $count } moves match. Type a number, or be more precise.
cli-confirm = { $move }: press Enter to play it, or type another move.
cli-moves-none = No legal move contains “{ $text }”.
cli-back-none = You have no move to take back.
cli-back-done = Taken back.
cli-rules-how = Type “rules” and a rule id; “atoll rules { $game }” shows all rules.
cli-hint = A strong bot would play: { $move }
cli-hint-line = Then probably: { $moves }
cli-thinks = { $seat } is thinking…
cli-hint-waiting = Looking for a hint…
cli-curtain = { $seat } only: everyone else, look away.
cli-curtain-enter = Press Enter when nobody else is looking.
cli-save-done = Saved to { $file }. To resume later:
cli-save-kept = The game is saved in { $file }. To resume later:
cli-save-exists = { $file } already exists; choose another name.
cli-save-folder = There is no folder { $folder }.
cli-save-failed = Can’t write { $file }: { $problem }.
cli-leave = Save the game? Press Enter for { $file }, type another name, or “no” to leave without saving.
cli-bye = Goodbye. The game was not saved.
cli-end-prompt = Press Enter to leave; “save” and “back” still work.
cli-result = The game is over
cli-place = place
cli-player = player

## Matches

command-help-match = play bots against each other
command-about-match =
    Play bots against each other, one per seat, on all cores. Each setup is played with the bots in every
    rotation of the seats. Finished games are stored in a file; run the command again to resume.
command-examples-match =
    Examples:
      atoll match mcts:seconds=0.1 greedy --game taluva --games 200
      atoll match level-3 level-2 level-1 --game talat
cli-meta-bot = BOT
cli-help-bots = random, greedy, flat, mcts or level-1 to level-8; settings like mcts:seconds=0.5,threads=2
cli-help-match-game = the game
cli-help-match-games = number of games (default: 100)
cli-help-match-file = file that stores the games
cli-help-jobs = games to play at a time (default: one per core)
cli-match-game = Name the game: --game with one of { $names }.
cli-match-bots = A match needs one bot per seat, at least two.
cli-match-playing = playing
cli-match-bot = bot
cli-match-won = won
cli-match-rate = rate
cli-match-interval = 95 % interval
cli-match-kept = Games stored in { $file }
