# Looking back: a game judged move by move.

analysis-simulations = An analysis needs at least { $least } simulations per move.
analysis-empty = This record has no moves yet, so there is nothing to analyse.

analysis-chances = Chances
analysis-chances-about = 100% is certain first place, 0% certain last place; ± is half of the 95% interval
analysis-before-move = before move
analysis-end = at the end
analysis-lost = lost by mistakes
analysis-mistakes = Biggest mistakes
analysis-no-mistakes = No clear mistakes.
analysis-column-move = move
analysis-column-player = player
analysis-column-made = played
analysis-column-better = better
analysis-column-why = why
analysis-column-cost = cost
analysis-size-blunder = blunder
analysis-size-mistake = mistake
analysis-size-slip = slip
analysis-axis-moves = moves
analysis-axis-chances = chances (%)
analysis-plot-title = Chances during the game, with 95% bands; marks are mistakes

cli-help-record-one = a file with one record, or “-” for standard input
cli-help-simulations = simulations per position (default: 4000)
cli-help-seed-analyse = a whole number; the same seed gives the same analysis
cli-help-json = print everything as JSON
command-help-analyse = analyse a record: chances, mistakes, better moves
command-about-analyse =
    Analyse every move of a record: each seat’s chances, the better move if there was one
    and what it would have changed, the biggest mistakes, and how certain all of this is.
    Each decision is judged by what its player could know.
    With --out also as data (JSON) and as a plot (SVG and PNG).
command-examples-analyse =
    Examples:
      atoll analyse game.json
      atoll analyse game.json --simulations 20000 --out game-analysis
      atoll analyse - --json < game.json
cli-analyse-what = Name the record: atoll analyse FILE
cli-analyse-judging = Analysing
cli-analyse-title = { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $simulations } simulations per position
cli-analyse-known = The record doesn’t tell everything; the rest is drawn at random.
cli-analyse-turning = Turning points: moves { $moves }
cli-analyse-no-plot = No plot: matplotlib isn’t installed. Install it with: pip install 'atoll[research]'
