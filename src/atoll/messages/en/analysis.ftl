# Looking back: a game judged move by move.

analysis-simulations = An analysis needs at least { $least } simulations a move.
analysis-empty = This record has no moves yet, so there is nothing to judge.

analysis-chances = Chances
analysis-chances-about = 100 % is a sure first place, 0 % a sure last one; ± is half of the 95 % interval
analysis-before-move = before move
analysis-end = at the end
analysis-lost = lost by mistakes
analysis-mistakes = The biggest mistakes
analysis-no-mistakes = No move cost anything beyond doubt.
analysis-column-move = move
analysis-column-player = player
analysis-column-made = made
analysis-column-better = better
analysis-column-cost = cost
analysis-size-blunder = blunder
analysis-size-mistake = mistake
analysis-size-slip = slip
analysis-axis-moves = moves
analysis-axis-chances = chances (%)
analysis-plot-title = Chances through the game; bands are 95 % intervals, marks are mistakes

cli-help-record-one = a file with one record, or “-” for standard input
cli-help-simulations = how many simulations judge each position (4000 if not given)
cli-help-seed-analyse = a whole number; the same number gives the same judgement
cli-help-json = print all of it as JSON instead
command-help-analyse = judge a record move by move: chances, mistakes, better moves
command-about-analyse =
    Judge every move of a record: each seat's chances, the better move if there
    was one and what it would have changed, the biggest mistakes, and how sure
    all of that is. Each decision is seen with the eyes of who had to make it.
    With --out also as data (JSON) and as a plot (SVG and PNG).
command-examples-analyse =
    Examples:
      atoll analyse game.json
      atoll analyse game.json --simulations 20000 --out game-analysis
      atoll analyse - --json < game.json
cli-analyse-what = Say which record: atoll analyse FILE
cli-analyse-judging = Judging
cli-analyse-title = { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $simulations } simulations a position
cli-analyse-known = The record does not tell everything; what it leaves open is drawn.
cli-analyse-turning = Turning points: moves { $moves }
cli-analyse-no-plot = The plot is left out, since matplotlib is not installed; get it with: pip install 'atoll[research]'
