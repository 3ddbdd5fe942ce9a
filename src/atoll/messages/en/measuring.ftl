# Measuring: sequential tests, tournaments, and the workers that play their games.

match-meta-sprt = LOW:HIGH
match-help-sprt = stop as soon as a sequential test knows whether the first bot is stronger than the others by rather HIGH than LOW Elo, for example 0:50
match-sprt-form = “{ $value }” cannot be tested: write two numbers of Elo, the lower one first, like 0:50.
match-elo = Elo, to the others
match-verdict = { $verdict ->
    [stronger] { $bot } is stronger
    [not-stronger] { $bot } is not stronger
   *[open] Nothing is decided yet
}: test of { $low } against { $high } Elo, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, log likelihood ratio { $ratio } (± { $bound } decides).

parallel-help-ray = work on a Ray cluster: the one that RAY_ADDRESS names, else one on this machine
parallel-ray-missing = Ray is not installed: pip install 'atoll[ray]'
parallel-ray-none = The Ray cluster cannot be reached: { $problem }

command-help-tournament = let many bots meet each other, with ratings
command-about-tournament =
    Let every combination of bots meet over the same set-ups, in every rotation of the seats, and rate them. The file
    (TOML) names game, players, bots, rounds, seed and options. Results, records, table and plots are kept beside it;
    interrupted, or with more bots or rounds in the file, the tournament goes on when it is called again.
command-examples-tournament =
    examples:
      atoll tournament results/levels.toml
      atoll tournament results/levels.toml --ray
tournament-help-file = the tournament, a TOML file
tournament-file = Say which tournament: a TOML file with game, bots and, if you like, players, rounds, seed and options.
tournament-toml = The tournament’s file is no TOML: { $problem }
tournament-key = A tournament has no “{ $word }”. It has: { $keys }.
tournament-value = “{ $value }” cannot be a tournament’s { $word }.
tournament-lacks = The tournament’s file does not say its { $word }.
tournament-twice = The bot { $bot } is named twice.
tournament-bots = { $count ->
    [one] One bot is
   *[other] { $count } bots are
} too few for tables of { $players }.
tournament-rounds = A tournament needs at least 1 round.
tournament-line = This is no line of a tournament: { $line }
tournament-title = { $game }, { $players } players
tournament-rank = place
tournament-bot = bot
tournament-rating = rating (95 %)
tournament-first = came first (95 %)
tournament-games = games
tournament-kept = Kept: { $files }

weights-line = Expected a name and a number on this line: { $line }

command-help-fit = learn from games what things are worth
command-about-fit =
    Let a bot play against itself and learn from its games the weights of the evaluation: what towers, villages or
    temples are worth to those who will win. The games are kept; called again, only those that are lacking are played.
command-examples-fit =
    examples:
      atoll fit talat --games 400
      atoll fit taluva mcts:simulations=500 --out weights.txt
fit-help-bot = who plays all seats (mcts:simulations=200 if not given)
fit-help-games = how many games (400 if not given)
fit-help-out = where to write the weights (standard output if not given)
fit-game = Say which game: { $names }.
fit-step = step { $step }: mean squared error { $learnt }, in games not learnt from { $rest }
fit-records = { $file } lacks games that the results name. Remove both files to begin anew.

command-help-calibrate = measure how far apart the levels of a game are
command-about-calibrate =
    Let every level play against the one below it until it is beyond doubt which is stronger, for every number of
    players. The results are kept, with a table and a plot; called again, only what is lacking is played.
command-examples-calibrate =
    examples:
      atoll calibrate talat
      atoll calibrate titicaca --players 5 --out levels
calibrate-help-players = only for so many players (for every number if not given)
calibrate-help-games = how many games of a step at most (200 if not given)
calibrate-help-out = where to write the table and the plot (levels if not given)
calibrate-help-results = where the games are stored (the folder of --out if not given)
calibrate-title = { $game }: the levels
calibrate-step = levels
calibrate-players = { $players } players: Elo (95 %), games
calibrate-verdict = { $verdict ->
    [stronger] stronger
    [not-stronger] not stronger
   *[open] open
}
