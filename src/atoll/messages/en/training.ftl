# Players that learn: files of learnt weights, and the command that makes them.

net-no-net = This isn’t a file of learnt weights.
net-broken = The file is damaged or incomplete.
net-format = The file has format { $format }; this version of Atoll reads format { $known }.
net-other-game = These weights are for { $other }, not for { $game }.
net-other-players = These weights are for another number of players, not for { $players }.
net-other-patterns = These weights are for version { $version } of the patterns of { $game }; the current version is { $now }. Train again.
net-search = A net can’t search with { $name } = { $value }.
net-none = There are no learnt weights for { $game } yet.
bot-net = Can’t use the learnt weights in { $file }: { $problem }

command-help-train = train a player from its own games
command-about-train =
    Train a player from nothing but the rules and search: it plays against itself, learns from its games, and meets its
    predecessor and the sparring partners; if it is stronger, it takes over. Everything is kept in a folder: run the
    command again to resume, with a larger --generations to train further. “Train your own” in the documentation has the details.
command-examples-train =
    Examples:
      atoll train talat
      atoll train taluva --settings taluva.toml --out my-taluva --generations 30
      atoll match net:train-talat/accepted.net,simulations=500 mcts:simulations=500 --game talat
train-help-settings = TOML file with settings for a new run (default: built-in ones, written to the folder)
train-help-out = folder of the run (default: train-GAME)
train-help-generations = number of generations to train (default: 10)
train-step = { $step ->
    [play] Generation { $number }: playing
    [learn] Generation { $number }: learning
   *[match] Generation { $number }: match
  }
train-generation = { $accepted ->
    [yes] Generation { $number }: accepted
   *[no] Generation { $number }: rejected
  }, { $elo } Elo against generation { $against } in { $games } games; value error { $value }, policy loss { $policy }; { $partners }; { $minutes } min, about { $left } min left
train-accepted = Generation { $number } is the strongest so far. Its weights: { $file }
train-nothing = No generation was accepted.
train-toml = These settings can’t be used: { $problem }
train-setting = There’s no setting “{ $name }”. There are: { $names }
train-value = “{ $value }” isn’t a valid value for the setting “{ $name }”.
train-game-missing = The settings must name the game.
train-no-patterns = { $game } has no patterns to learn from.
train-no-network = { $game } has no network for { $players } players. Leave out “model”, or set it to “patterns”.
train-network-search = With a network, the game chooses the search. Leave out “[search]”, or set “model” to “patterns”.
train-start = The run can’t start from { $start }: { $problem }
train-start-other = The run can’t start from { $start }: it learns weights of another kind. Leave out “start”, or change “model” or “players”.
train-other = { $folder } holds a run with different settings ({ $names }). Only the number of generations may change; choose another folder.
train-damaged = { $file } is damaged. Delete it, and the step that wrote it is taken again.
train-no-positions = There are no positions to learn generation { $number } from. In another folder, play more games (“selfplay.games”) or fewer random moves.
