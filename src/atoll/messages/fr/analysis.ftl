# Revoir une partie : chaque coup jugé.

analysis-simulations = Une analyse demande au moins { $least } simulations par coup.
analysis-empty = Cette partie n’a encore aucun coup : il n’y a rien à analyser.

analysis-chances = Chances
analysis-chances-about = 100 % : première place assurée, 0 % : dernière ; ± est la moitié de l’intervalle à 95 %
analysis-before-move = avant le coup
analysis-end = à la fin
analysis-lost = perdu par des erreurs
analysis-mistakes = Les plus grosses erreurs
analysis-no-mistakes = Aucune erreur nette.
analysis-column-move = coup
analysis-column-player = joueur
analysis-column-made = joué
analysis-column-better = mieux
analysis-column-why = pourquoi
analysis-column-cost = coût
analysis-size-blunder = gaffe
analysis-size-mistake = erreur
analysis-size-slip = imprécision
analysis-axis-moves = coups
analysis-axis-chances = chances (%)
analysis-plot-title = Les chances au fil de la partie ; bandes : intervalles à 95 %, marques : erreurs

cli-help-record-one = un fichier avec une seule partie notée, ou « - » pour l’entrée standard
cli-help-simulations = simulations par position (par défaut : 4000)
cli-help-seed-analyse = un nombre entier ; la même graine donne la même analyse
cli-help-json = tout afficher en JSON
command-help-analyse = analyser une partie : chances, erreurs, meilleurs coups
command-about-analyse =
    Analyse chaque coup d’une partie notée : les chances de chacun, le meilleur coup s’il
    y en avait un et ce qu’il aurait changé, les plus grosses erreurs, et la fiabilité de
    tout cela. Chaque décision est jugée d’après ce que son joueur pouvait savoir.
    Avec --out, aussi en données (JSON) et en graphique (SVG et PNG).
command-examples-analyse =
    Exemples :
      atoll analyse partie.json
      atoll analyse partie.json --simulations 20000 --out analyse
      atoll analyse - --json < partie.json
cli-analyse-what = Indiquez la partie notée : atoll analyse FICHIER
cli-analyse-judging = Analyse
cli-analyse-title = { $game }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}, { $simulations } simulations par position
cli-analyse-known = La partie notée ne dit pas tout ; le reste est tiré au sort.
cli-analyse-turning = Tournants : coups { $moves }
cli-analyse-no-plot = Pas de graphique : matplotlib n’est pas installé. Installez-le avec : pip install 'atoll[research]'
