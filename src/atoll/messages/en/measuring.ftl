# Measuring: sequential tests, tournaments, and the workers that play their games.

match-meta-sprt = LOW:HIGH
match-help-sprt = stop as soon as a sequential test decides whether the first bot is LOW or HIGH Elo stronger, for example 0:50
match-sprt-form = Can’t test “{ $value }”: write two Elo numbers, the lower one first, like 0:50.
match-elo = Elo, against the others
match-verdict = { $verdict ->
    [stronger] { $bot } is stronger
    [not-stronger] { $bot } is not stronger
   *[open] Undecided
}: test of { $low } against { $high } Elo, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, log likelihood ratio { $ratio } (± { $bound } decides).

parallel-help-ray = use a Ray cluster: the one in RAY_ADDRESS, or one on this machine
parallel-ray-missing = Ray isn’t installed: pip install 'atoll[ray]'
parallel-ray-none = Can’t reach the Ray cluster: { $problem }

command-help-tournament = run a tournament of many bots, with ratings
command-about-tournament =
    Play every combination of bots over the same setups, in every rotation of the seats, and rate them. The TOML
    file names game, players, bots, rounds, seed and options. Results, records, table and plots are written beside
    it. Run it again to resume, or to add bots or rounds.
command-examples-tournament =
    examples:
      atoll tournament results/levels.toml
      atoll tournament results/levels.toml --ray
tournament-help-file = the tournament’s TOML file
tournament-file = Name the tournament: a TOML file with game and bots, and optionally players, rounds, seed and options.
tournament-toml = The tournament file isn’t valid TOML: { $problem }
tournament-key = Unknown key “{ $word }” in the tournament file. Keys: { $keys }.
tournament-value = “{ $value }” isn’t a valid { $word }.
tournament-lacks = The tournament file lacks { $word }.
tournament-twice = The bot { $bot } is listed twice.
tournament-bots = { $count ->
    [one] One bot is
   *[other] { $count } bots are
} too few for tables of { $players }.
tournament-rounds = A tournament needs at least 1 round.
tournament-line = Not a line of a tournament: { $line }
tournament-title = { $game }, { $players } players
tournament-rank = place
tournament-bot = bot
tournament-rating = rating (95 %)
tournament-first = came first (95 %)
tournament-games = games
tournament-kept = Written: { $files }

weights-line = Expected a name and a number on this line: { $line }

command-help-fit = learn evaluation weights from games
command-about-fit =
    Play a bot against itself and learn the weights of the evaluation from its games: what towers, villages or temples
    are worth to the winner. Games are stored; run it again to play only the missing ones.
command-examples-fit =
    examples:
      atoll fit talat --games 400
      atoll fit taluva mcts:simulations=500 --out weights.txt
fit-help-bot = bot that plays all seats (default: mcts:simulations=200)
fit-help-games = number of games (default: 400)
fit-help-out = file for the weights (default: standard output)
fit-game = Name the game: { $names }.
fit-step = step { $step }: mean squared error { $learnt }, on held-out games { $rest }
fit-records = { $file } lacks games that the results name. Remove both files to start over.

command-help-calibrate = measure the distance between levels
command-about-calibrate =
    Play every level against the one below it until a sequential test decides, for every number of players. Results,
    a table and a plot are written; run it again to play only what is missing. With --anchors the levels play the
    sparring partners instead; the table shows both.
command-examples-calibrate =
    examples:
      atoll calibrate talat
      atoll calibrate titicaca --players 5 --out levels
      atoll calibrate taluva --again --top 7 --minutes 20
      atoll calibrate taluva --anchors
calibrate-help-players = only this number of players (default: every number)
calibrate-help-games = maximum number of games per step (default: 200)
calibrate-help-top = only levels up to this one (default: 8)
calibrate-help-minutes = start no game after so many minutes; 0 only writes the table and the plot
calibrate-help-anchors = play 20 games of every level (8 of the highest) against each sparring partner
calibrate-help-again = replace games of other levels or weights; those of unchanged levels are kept
calibrate-help-out = folder for the table and the plot (default: levels)
calibrate-help-results = folder for the games (default: the folder of --out)
calibrate-other = { $file } holds games of other levels or weights. Use --again to replace them.
calibrate-level = level
calibrate-against = against { $partner } (95 %), games
calibrate-title = { $game }: the levels
calibrate-step = levels
calibrate-players = { $players } players: Elo (95 %), games
calibrate-verdict = { $verdict ->
    [stronger] stronger
    [not-stronger] not stronger
   *[open] open
}
