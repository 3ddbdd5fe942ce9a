# Problèmes : des positions où un seul coup est bon.

puzzle-line = Ce n'est pas un fichier de problèmes : une de ses lignes ne peut pas être lue.

cli-help-puzzles-games = combien de parties sont fouillées en tout (20 par défaut)
cli-help-puzzles-file = où garder les problèmes ; rappelée, la commande continue à partir de là
command-help-puzzles = chercher des problèmes dans des parties entre robots
command-about-puzzles =
    Fait jouer des robots et garde les positions où un coup est bien meilleur que
    tous les autres, ce que confirment des recherches de plusieurs profondeurs.
    Avec --file, ce qui est trouvé s'ajoute à ce fichier, et seules les parties
    qui manquent sont fouillées. Sans lui : combien de problèmes Atoll contient.
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
