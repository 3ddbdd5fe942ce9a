# Bots: their names and characters, and what can be wrong with a wish for one.

bot-random = random
bot-greedy = greedy
bot-flat = flat
bot-mcts = mcts
bot-alphabeta = alphabeta

bot-adaptive = Adaptive
bot-adaptive-character = Plays at the level where you win about every other game, going by your games against bots. Others just see “Bot”.
bot-bot = Bot
bot-level-1 = Hermit Crab
bot-level-1-character = Cheerful, and rarely looks out of its shell. Good for a first game.
bot-level-2 = Gecko
bot-level-2-character = Quick and curious. Sees what’s right in front of it, and little more.
bot-level-3 = Clownfish
bot-level-3-character = Darts about, and rarely misses what you leave it.
bot-level-4 = Pelican
bot-level-4-character = Scoops up whatever floats by, and thinks a step ahead.
bot-level-4-builder = { bot-level-4 } the builder
bot-level-4-builder-character = About as strong as its level. Loves to build and grow.
bot-level-4-digger = { bot-level-4 } the digger
bot-level-4-digger-character = About as strong as its level. Goes for height, and digs up the land.
bot-level-4-hoarder = { bot-level-4 } the hoarder
bot-level-4-hoarder-character = About as strong as its level. Saves what it has for later.
bot-level-4-brawler = { bot-level-4 } the brawler
bot-level-4-brawler-character = About as strong as its level. Looks for a fight, and takes what you have.
bot-level-5 = Frigatebird
bot-level-5-character = Circles above the board and swoops on anything you leave unguarded.
bot-level-5-builder = { bot-level-5 } the builder
bot-level-5-builder-character = About as strong as its level. Loves to build and grow.
bot-level-5-digger = { bot-level-5 } the digger
bot-level-5-digger-character = About as strong as its level. Goes for height, and digs up the land.
bot-level-5-hoarder = { bot-level-5 } the hoarder
bot-level-5-hoarder-character = About as strong as its level. Saves what it has for later.
bot-level-5-brawler = { bot-level-5 } the brawler
bot-level-5-brawler-character = About as strong as its level. Looks for a fight, and takes what you have.
bot-level-6 = Sea Turtle
bot-level-6-character = Old and patient. Makes plans and forgives few mistakes.
bot-level-7 = Dolphin
bot-level-7-character = Makes it look easy, and saw your plan before you did.
bot-level-8 = Octopus
bot-level-8-character = Thinks with all eight arms at once. The strongest there is.

bot-unknown = Unknown bot “{ $name }”. Bots: { $names }.
bot-other-game = The bot { $bot } doesn’t play { $game }.
bot-level-unknown = There is no level { $level }: levels go from 1 to { $most }.
bot-no-settings = The bot { $bot } has no settings, so “{ $setting }” cannot be set.
bot-setting-unknown = The bot { $bot } has no setting “{ $setting }”. Settings: { $names }.
bot-setting-form = “{ $part }” isn’t a setting; write settings like mcts:seconds=0.5,threads=2.
bot-setting-value = { $setting } can’t be “{ $value }”: it must be { $want ->
    [bool] yes or no
    [int] a whole number
   *[float] a number
}.
bot-budget = A bot needs at least 1 simulation per move, and its time can’t be negative.
bot-resources = A bot needs at least 1 thread and 1 megabyte, and its temperature can’t be negative.
bot-search = There’s no search called “{ $search }”. There are: tree, alphabeta, auto.
bot-weights = Can’t use the evaluation weights in { $file }: { $problem }
bot-not-made = Can’t create the bot { $name }: { $problem }
bot-not-found = Can’t load the bot { $name }: { $problem }
bot-no-choose = { $name } is neither a function nor a class with a method “choose”.
bot-illegal = The bot { $name } played “{ $move }”, which isn’t a legal move.
bot-not-asked = A bot can’t move for { $seat }: it isn’t their turn.

match-games = A match needs at least 1 game.
match-file-other = { $path } holds the games of another match, or of other weights. Choose another file, or remove it.
match-file-line = Not a line of a match: { $line }
