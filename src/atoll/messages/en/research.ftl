# The laboratory: environments, datasets, statistics.

research-extra-missing = { $library } is not installed; get it with: pip install 'atoll[research]'
research-no-encoding = “{ $name }” cannot be written as numbers; these can: { $names }
research-games-number = { $number } games at once are not possible; it takes 1 or more.
research-seeds-number = { $number } seeds were given for { $games } games; give one seed, or one for each game.
research-reset-first = No game has begun: call reset first.
research-actions-number = { $number } actions were given for { $games } games; give one for each.
research-action-illegal = Action { $action } is not legal in game { $game }; info["legal"] lists those that are.
research-array = The array must have the shape { $shape } and the type { $type }.
research-render-mode = There is no render mode “{ $mode }”; there are: { $modes }
research-move-illegal = Action { $action } is not legal for { $seat }; the observation's action_mask shows those that are.
research-action-missing = { $seat } is asked and has no action; give one for each of env.agents.
research-dataset-other = { $folder } holds another dataset: other game, bots, seed or options. Choose another folder.
research-dataset-none = There is no dataset in { $folder }.
research-dataset-kept = The dataset is in { $folder }

command-help-selfplay = let bots play and keep every position (Parquet)
command-about-selfplay =
    Let bots play against each other and write games, positions and evaluations
    as Parquet files, for training and statistics. Called again with the same
    folder it plays only the games that are missing.
command-examples-selfplay =
    Examples:
      atoll selfplay greedy greedy --game taluva --games 1000 --out taluva-greedy
      atoll selfplay mcts:simulations=200 mcts:simulations=200 --game talat
cli-meta-folder = FOLDER
cli-help-out = where the files are written

command-help-study = statistics of a game and of each of its options
command-about-study =
    Let bots play many games and say how long they are, how many choices there
    are, whether the first seat has an advantage, how games end and how far apart
    the scores are: for the base game and for each option by itself, with 95 %
    confidence intervals. With --out also as data (JSON) and plots (PNG).
command-examples-study =
    Examples:
      atoll study talat --players 3
      atoll study taluva greedy --players 2 --games 1000 --out study-taluva
      atoll study taluva --players 4 --option ships=true --option doubles=true
cli-help-study-bot = who plays all seats (random if not given)
cli-help-study-games = how many games of each variant (200 if not given)
research-study-game = Say which game: one of { $names }.
research-study-bot = A study takes one bot, which plays all seats.
research-study-base = base game
research-study-variant = variant
research-study-games = games
research-study-length = decisions
research-study-branching = choices
research-study-first = first seat wins
research-study-decisive = one winner
research-study-spread = score spread
research-study-endings = endings
