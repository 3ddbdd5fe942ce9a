# Mesurer : tests séquentiels, tournois, et ceux qui en jouent les parties.

match-meta-sprt = BAS:HAUT
match-help-sprt = s’arrêter dès qu’un test séquentiel décide si le premier robot est plus fort de BAS ou de HAUT points Elo, par exemple 0:50
match-sprt-form = « { $value } » ne peut pas être testé : écrivez deux nombres de points Elo, le plus petit d’abord, comme 0:50.
match-elo = Elo, face aux autres
match-verdict = { $verdict ->
    [stronger] { $bot } est plus fort
    [not-stronger] { $bot } n’est pas plus fort
   *[open] Rien n’est encore décidé
} : test de { $low } contre { $high } Elo, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, logarithme du rapport de vraisemblance { $ratio } (± { $bound } décide).

parallel-help-ray = utiliser une grappe Ray : celle de RAY_ADDRESS, sinon une sur cette machine
parallel-ray-missing = Ray n’est pas installé : pip install 'atoll[ray]'
parallel-ray-none = La grappe Ray est injoignable : { $problem }

command-help-tournament = organiser un tournoi de robots, avec classement
command-about-tournament =
    Fait se rencontrer toutes les combinaisons de robots sur les mêmes mises en place, avec toutes les rotations des
    sièges, et les classe. Le fichier TOML indique game, players, bots, rounds, seed et options. Résultats, parties,
    tableau et graphiques sont écrits à côté. Relancez la commande pour reprendre, ou après avoir ajouté des robots ou
    des tours.
command-examples-tournament =
    exemples :
      atoll tournament results/levels.toml
      atoll tournament results/levels.toml --ray
tournament-help-file = le fichier TOML du tournoi
tournament-file = Indiquez le tournoi : un fichier TOML avec game et bots, et éventuellement players, rounds, seed et options.
tournament-toml = Le fichier du tournoi n’est pas du TOML valide : { $problem }
tournament-key = Clé inconnue dans le tournoi : « { $word } ». Clés : { $keys }.
tournament-value = « { $value } » n’est pas une valeur de { $word }.
tournament-lacks = Il manque { $word } dans le fichier du tournoi.
tournament-twice = Le robot { $bot } est listé deux fois.
tournament-bots = { $count ->
    [one] Un robot, c’est
   *[other] { $count } robots, c’est
} trop peu pour des tables de { $players }.
tournament-rounds = Un tournoi compte au moins 1 tour.
tournament-line = Ce n’est pas une ligne de tournoi : { $line }
tournament-title = { $game }, { $players } joueurs
tournament-rank = place
tournament-bot = robot
tournament-rating = cote (95 %)
tournament-first = premier (95 %)
tournament-games = parties
tournament-kept = Écrits : { $files }

weights-line = Un nom et un nombre sont attendus sur cette ligne : { $line }

command-help-fit = apprendre les poids de l’évaluation à partir de parties
command-about-fit =
    Fait jouer un robot contre lui-même et apprend de ses parties les poids de l’évaluation : ce que valent tours,
    villages ou temples pour qui va gagner. Les parties sont gardées ; relancée, la commande ne joue que celles qui manquent.
command-examples-fit =
    exemples :
      atoll fit talat --games 400
      atoll fit taluva mcts:simulations=500 --out weights.txt
fit-help-bot = robot qui joue à toutes les places (par défaut : mcts:simulations=200)
fit-help-games = nombre de parties (par défaut : 400)
fit-help-out = fichier des poids (par défaut : la sortie standard)
fit-game = Indiquez le jeu : { $names }.
fit-step = étape { $step } : erreur quadratique moyenne { $learnt }, sur les parties de test { $rest }
fit-records = Il manque à { $file } des parties que nomment les résultats. Supprimez les deux fichiers pour recommencer.

command-help-calibrate = mesurer l’écart entre les niveaux
command-about-calibrate =
    Fait jouer chaque niveau contre celui d’en dessous jusqu’à ce qu’un test séquentiel décide, pour chaque nombre de
    joueurs. Les résultats, un tableau et un graphique sont écrits ; relancée, la commande ne joue que ce qui manque.
    Avec --anchors, les niveaux affrontent les partenaires d’entraînement ; le tableau montre les deux.
command-examples-calibrate =
    exemples :
      atoll calibrate talat
      atoll calibrate titicaca --players 5 --out levels
      atoll calibrate taluva --again --top 7 --minutes 20
      atoll calibrate taluva --anchors
calibrate-help-players = seulement ce nombre de joueurs (par défaut : tous)
calibrate-help-games = nombre maximal de parties par écart (par défaut : 200)
calibrate-help-top = seulement les niveaux jusqu’à celui-ci (par défaut : 8)
calibrate-help-minutes = ne plus commencer de partie après ce nombre de minutes ; 0 n’écrit que le tableau et le graphique
calibrate-help-anchors = jouer 20 parties de chaque niveau (8 du plus haut) contre chaque partenaire d’entraînement
calibrate-help-again = remplacer les parties d’autres niveaux ou d’autres poids ; celles des niveaux inchangés restent
calibrate-help-out = dossier du tableau et du graphique (par défaut : levels)
calibrate-help-results = dossier des parties (par défaut : celui de --out)
calibrate-other = { $file } contient des parties d’autres niveaux ou d’autres poids. Remplacez-les avec --again.
calibrate-level = niveau
calibrate-against = contre { $partner } (95 %), parties
calibrate-title = { $game } : les niveaux
calibrate-step = niveaux
calibrate-players = { $players } joueurs : Elo (95 %), parties
calibrate-verdict = { $verdict ->
    [stronger] plus fort
    [not-stronger] pas plus fort
   *[open] indécis
}
