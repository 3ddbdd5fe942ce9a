# The laboratory: environments, datasets, statistics.

research-extra-missing = { $library } isn’t installed. Install it with: pip install 'atoll[{ $extra }]'
research-no-encoding = “{ $name }” has no encoding; these do: { $names }
research-no-version = There is no version { $version } of the encodings; choose from: { $versions }
research-version-settings = egocentric and window need version 2 of the encoding.
research-no-window = Only Taluva has a window; leave it out for { $game }.
research-window = A window can’t have { $window } hexes; it must be an even number from { $least } to { $most }.
research-exact-players = Only two-player games can be solved. This one has { $players }.
research-exact-chance = Chance still plays a part here. Fix the whole setup first.
research-exact-limit = This game is too large to solve: { $positions } positions weren’t enough.
research-games-number = Can’t run { $number } games at once; the minimum is 1.
research-seeds-number = Got { $number } seeds for { $games } games; give one seed, or one per game.
research-reset-first = No game is running: call reset first.
research-actions-number = Got { $number } actions for { $games } games; give one per game.
research-action-illegal = Action { $action } isn’t legal in game { $game }; info["legal"] lists the legal ones.
research-no-game = There is no game { $game }: games are numbered from 0, and there are { $games }.
research-position = Game { $game } can’t take this position: it must be of the same game, players and options, with a seat to move, and fit into the observation.
research-reset-mask = reset_mask must be an array of { $games } booleans, at least one of them true.
research-opponent = “{ $opponent }” returned { $number } actions for { $games } games.
research-array = The array must have shape { $shape } and type { $type }.
research-render-mode = Unknown render mode “{ $mode }”; choose from: { $modes }
research-move-illegal = Action { $action } isn’t legal for { $seat }; see the observation’s action_mask.
research-action-missing = It’s the turn of { $seat }, who has no action. Give one for each of env.agents.
research-dataset-other = { $folder } holds a dataset with another game, bots, seed or options. Choose another folder.
research-dataset-none = No dataset in { $folder }.
research-dataset-kept = Dataset written to { $folder }

command-help-selfplay = generate a dataset of bot games (Parquet)
command-about-selfplay =
    Play bots against each other and write games, positions and evaluations as
    Parquet files, for training and statistics. Run it again with the same folder
    to play only the missing games.
command-examples-selfplay =
    Examples:
      atoll selfplay greedy greedy --game taluva --games 1000 --out taluva-greedy
      atoll selfplay mcts:simulations=200 mcts:simulations=200 --game talat
cli-meta-folder = FOLDER
cli-help-out = folder to write to

command-help-study = measure a game and each of its options
command-about-study =
    Play many games and report how long they are, how many choices there are,
    whether the first seat has an advantage, how games end and how far apart the
    scores are: for the base game and for each option on its own, with 95 %
    confidence intervals. With --out also as data (JSON) and plots (PNG).
command-examples-study =
    Examples:
      atoll study talat --players 3
      atoll study taluva greedy --players 2 --games 1000 --out study-taluva
      atoll study taluva --players 4 --option ships=true --option doubles=true
cli-help-study-bot = bot that plays all seats (default: random)
cli-help-study-games = number of games per variant (default: 200)
research-study-game = Name the game: one of { $names }.
research-study-bot = A study takes one bot, which plays every seat.
research-study-base = base game
research-study-variant = variant
research-study-games = games
research-study-length = decisions
research-study-branching = choices
research-study-first = first seat wins
research-study-decisive = one winner
research-study-spread = score spread
research-study-endings = endings

command-help-benchmark = score bots or learners on fixed tasks
command-about-benchmark =
    Score bots on fixed tasks with fixed seeds: decisions whose best moves are
    known, and matches against frozen opponents. With --learn the entrants are
    learners, which get a fixed number of steps and then play. Scores have 95 %
    confidence intervals; the results are JSON files. Run it again with the same
    folder to do only what is missing.
command-examples-benchmark =
    Examples:
      atoll benchmark greedy mcts:simulations=200
      atoll benchmark mybots:snapper --game talat --out results
      atoll benchmark --learn ppo:learn --game talat
benchmark-help-bots = bots, or with --learn learners (module:name)
benchmark-help-game = only this game’s tasks (default: all games)
benchmark-help-learn = the entrants are learners
benchmark-help-parts = at most this many parts of each task, for a quick try
benchmark-help-out = folder for the results (default: benchmark)
benchmark-bots = Name at least one bot, or a learner with --learn.
benchmark-game = The benchmark has no tasks for “{ $name }”; choose from: { $names }
benchmark-line = This isn’t a line of a benchmark’s results: { $line }
benchmark-task = task
benchmark-changed = These opponents play differently from those of the published baselines, so don’t compare scores against them: { $tasks }
benchmark-kept = Results written to { $folder }
