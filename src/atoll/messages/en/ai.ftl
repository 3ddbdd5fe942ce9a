# Bots: their names and characters, and what can be wrong with a wish for one.

bot-random = random
bot-greedy = greedy
bot-flat = flat
bot-mcts = mcts

bot-level-1 = Hermit Crab
bot-level-1-character = Plays cheerfully and hardly looks out of its shell. Good for a first game.
bot-level-2 = Gecko
bot-level-2-character = Quick and curious: sees what lies before its feet, and little beyond.
bot-level-3 = Clownfish
bot-level-3-character = Darts about merrily, and seldom misses what you offer it.
bot-level-4 = Pelican
bot-level-4-character = Scoops up what floats by, and reckons a step ahead.
bot-level-5 = Frigatebird
bot-level-5-character = Circles above the board and swoops on what you leave unguarded.
bot-level-6 = Sea Turtle
bot-level-6-character = Old and patient: makes plans, and forgives few mistakes.
bot-level-7 = Dolphin
bot-level-7-character = Makes it look like child’s play, and has seen your plan before you.
bot-level-8 = Octopus
bot-level-8-character = Thinks with all eight arms at once. The strongest there is.

bot-unknown = There is no bot “{ $name }”. There are: { $names }.
bot-other-game = The bot { $bot } does not play { $game }.
bot-level-unknown = There is no level { $level }: levels go from 1 to { $most }.
bot-no-settings = The bot { $bot } has no settings, so “{ $setting }” cannot be set.
bot-setting-unknown = The bot { $bot } has no setting “{ $setting }”. It has: { $names }.
bot-setting-form = “{ $part }” is no setting; settings are written like mcts:seconds=0.5,threads=2.
bot-setting-value = The setting { $setting } cannot be “{ $value }”: it must be { $want ->
    [bool] yes or no
    [int] a whole number
   *[float] a number
}.
bot-budget = A bot needs at least 1 simulation, and no negative time, for a move.
bot-resources = A bot needs at least 1 thread and 1 megabyte, and its temperature cannot be below 0.
bot-weights = Could not use the evaluation weights in { $file }: { $problem }
bot-not-asked = A bot cannot move for { $seat }, who is not asked now.

match-games = A match needs at least 1 game.
match-file-other = { $path } holds the games of another match. Name another file, or remove it.
match-file-line = This is no line of a match: { $line }
