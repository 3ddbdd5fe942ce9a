# Puzzles: positions with one good move.

puzzle-line = This is no file of puzzles: a line of it cannot be read.

cli-help-puzzles-games = how many games are searched altogether (20 if not given)
cli-help-puzzles-file = where puzzles are kept; called again it goes on from there
command-help-puzzles = look for puzzles in games between bots
command-about-puzzles =
    Let bots play and keep the positions in which one move is much better than
    all others, checked by searches of several depths. With --file what is found
    is added to that file, and only the games that are missing are searched.
    Without it: how many puzzles come with Atoll.
command-examples-puzzles =
    Examples:
      atoll puzzles
      atoll puzzles talat --players 3 --games 100 --file talat.jsonl
      atoll puzzles taluva --option ships=true --games 50 --file taluva.jsonl
cli-puzzles-searching = Searching
cli-puzzles-title = Puzzles by difficulty
cli-puzzles-game = game
cli-puzzles-difficulty = { $difficulty }
cli-puzzles-all = all
