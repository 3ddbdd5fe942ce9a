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
research-dataset-other = { $folder } holds another dataset: other game, bots, seed or options. Choose another folder.
research-dataset-none = There is no dataset in { $folder }.
research-dataset-kept = The dataset is in { $folder }

cli-selfplay-help = let bots play and keep every position (Parquet)
cli-selfplay-about =
    Let bots play against each other and write games, positions and evaluations
    as Parquet files, for training and statistics. Called again with the same
    folder it plays only the games that are missing.
cli-selfplay-examples =
    Examples:
      atoll selfplay greedy greedy --game taluva --games 1000 --out taluva-greedy
      atoll selfplay mcts:simulations=200 mcts:simulations=200 --game talat
cli-meta-folder = FOLDER
cli-help-out = where the files are written
