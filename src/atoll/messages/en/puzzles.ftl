# Puzzles: positions with one good move.

puzzle-line = This isn’t a puzzle file: one of its lines can’t be read.

cli-help-puzzles-games = number of games to search (default: 20)
cli-help-puzzles-file = file to add puzzles to; run again to resume
command-help-puzzles = find puzzles in games between bots
command-about-puzzles =
    Let bots play and collect positions where one move is much better than all
    others, confirmed by searches of several depths. With --file, puzzles are added
    to that file, and a second run searches only the missing games. Without --file,
    print how many puzzles come with Atoll.
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
