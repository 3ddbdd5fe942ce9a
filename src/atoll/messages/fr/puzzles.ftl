# Problèmes : des positions où un seul coup est bon.

puzzle-line = Ce n’est pas un fichier de problèmes : une ligne est illisible.

cli-help-puzzles-games = nombre de parties à parcourir (par défaut : 20)
cli-help-puzzles-file = fichier où ajouter les problèmes ; relancez pour reprendre
command-help-puzzles = chercher des problèmes dans des parties entre robots
command-about-puzzles =
    Faire jouer des robots et recueillir les positions où un coup est bien meilleur
    que tous les autres, confirmées par des recherches de plusieurs profondeurs.
    Avec --file, les problèmes sont ajoutés à ce fichier, et une relance ne parcourt
    que les parties manquantes. Sans --file, affiche combien de problèmes sont
    fournis avec Atoll.
command-examples-puzzles =
    Exemples :
      atoll puzzles
      atoll puzzles talat --players 3 --games 100 --file talat.jsonl
      atoll puzzles taluva --option ships=true --games 50 --file taluva.jsonl
cli-puzzles-searching = Recherche
cli-puzzles-title = Problèmes par difficulté
cli-puzzles-game = jeu
cli-puzzles-difficulty = { $difficulty }
cli-puzzles-all = tous
