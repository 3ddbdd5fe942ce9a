# Le laboratoire : environnements, jeux de données, statistiques.

research-extra-missing = { $library } n’est pas installé. Installez-le avec : pip install 'atoll[{ $extra }]'
research-no-encoding = « { $name } » n’a pas d’encodage ; ceux-ci en ont un : { $names }
research-no-version = Il n’y a pas de version { $version } des encodages ; au choix : { $versions }
research-version-settings = egocentric et window demandent la version 2 de l’encodage.
research-no-window = Seul Taluva a une fenêtre ; ne la précisez pas pour { $game }.
research-window = Une fenêtre ne peut pas avoir { $window } hexagones ; il faut un nombre pair de { $least } à { $most }.
research-exact-players = Seuls les jeux à deux joueurs peuvent être résolus. Celui-ci en a { $players }.
research-exact-chance = Le hasard intervient encore ici. Fixez d’abord toute la mise en place.
research-exact-limit = Ce jeu est trop grand pour être résolu : { $positions } positions n’ont pas suffi.
research-games-number = { $number } parties à la fois, c’est impossible ; il en faut au moins 1.
research-seeds-number = { $number } graines pour { $games } parties ; donnez une seule graine, ou une par partie.
research-reset-first = Aucune partie en cours : appelez d’abord reset.
research-actions-number = { $number } actions pour { $games } parties ; donnez-en une par partie.
research-action-illegal = L’action { $action } n’est pas permise dans la partie { $game } ; info["legal"] donne celles qui le sont.
research-no-game = La partie { $game } n’existe pas : les parties sont numérotées à partir de 0, et il y en a { $games }.
research-position = La partie { $game } ne peut pas prendre cette position : il faut le même jeu, le même nombre de joueurs, les mêmes options, quelqu’un au trait, et que tout entre dans l’observation.
research-reset-mask = reset_mask doit être un tableau de { $games } booléens, dont au moins un vrai.
research-opponent = « { $opponent } » a renvoyé { $number } actions pour { $games } parties.
research-array = Le tableau doit avoir la forme { $shape } et le type { $type }.
research-render-mode = Mode d’affichage inconnu : « { $mode } » ; au choix : { $modes }
research-move-illegal = L’action { $action } n’est pas permise pour { $seat } ; action_mask montre celles qui le sont.
research-action-missing = C’est à { $seat } de jouer, mais aucune action n’est donnée. Donnez-en une pour chacun des env.agents.
research-dataset-other = { $folder } contient un autre jeu de données : autre jeu, autres robots, autre graine ou autres options. Choisissez un autre dossier.
research-dataset-none = Aucun jeu de données dans { $folder }.
research-dataset-kept = Jeu de données écrit dans { $folder }

command-help-selfplay = générer un jeu de données de parties entre robots (Parquet)
command-about-selfplay =
    Faire jouer des robots les uns contre les autres et écrire parties, positions
    et évaluations en fichiers Parquet, pour l’apprentissage et les statistiques.
    Relancée avec le même dossier, la commande ne joue que les parties qui manquent.
command-examples-selfplay =
    Exemples :
      atoll selfplay greedy greedy --game taluva --games 1000 --out taluva-greedy
      atoll selfplay mcts:simulations=200 mcts:simulations=200 --game talat
cli-meta-folder = DOSSIER
cli-help-out = dossier de sortie

command-help-study = mesurer un jeu et chacune de ses options
command-about-study =
    Faire jouer beaucoup de parties à des robots et dire leur longueur, le nombre
    de choix, l’avantage éventuel de la première place, les fins de partie et
    l’écart des scores : pour le jeu de base et pour chaque option seule, avec des
    intervalles de confiance à 95 %. Avec --out aussi en données (JSON) et en
    graphiques (PNG).
command-examples-study =
    Exemples :
      atoll study talat --players 3
      atoll study taluva greedy --players 2 --games 1000 --out study-taluva
      atoll study taluva --players 4 --option ships=true --option doubles=true
cli-help-study-bot = robot qui joue à toutes les places (par défaut : random)
cli-help-study-games = nombre de parties par variante (par défaut : 200)
research-study-game = Indiquez le jeu : { $names }.
research-study-bot = Une étude prend un seul robot, qui joue à toutes les places.
research-study-base = jeu de base
research-study-variant = variante
research-study-games = parties
research-study-length = décisions
research-study-branching = choix
research-study-first = la première place gagne
research-study-decisive = un seul gagnant
research-study-spread = écart des scores
research-study-endings = fins

command-help-benchmark = noter des robots ou des apprenants sur des épreuves fixes
command-about-benchmark =
    Note des robots sur des épreuves fixes, à graines fixes : des décisions dont on
    connaît les meilleurs coups, et des matchs contre des adversaires figés. Avec
    --learn, les candidats sont des apprenants, qui disposent d’un nombre fixe de
    pas puis jouent. Les notes ont des intervalles de confiance à 95 % ; les
    résultats sont des fichiers JSON. Relancez avec le même dossier pour ne faire
    que ce qui manque.
command-examples-benchmark =
    Exemples :
      atoll benchmark greedy mcts:simulations=200
      atoll benchmark mybots:snapper --game talat --out resultats
      atoll benchmark --learn ppo:learn --game talat
benchmark-help-bots = les robots, ou avec --learn les apprenants (module:nom)
benchmark-help-game = seulement les épreuves de ce jeu (par défaut : tous)
benchmark-help-learn = les candidats sont des apprenants
benchmark-help-parts = au plus ce nombre d’éléments par épreuve, pour un essai rapide
benchmark-help-out = dossier des résultats (par défaut : benchmark)
benchmark-bots = Nommez au moins un robot, ou un apprenant avec --learn.
benchmark-game = Il n’y a pas d’épreuve pour « { $name } » ; choisissez parmi : { $names }
benchmark-line = Ce n’est pas une ligne de résultats : { $line }
benchmark-task = épreuve
benchmark-changed = Ces adversaires ne jouent plus comme dans les résultats de référence publiés ; les scores obtenus contre eux ne s’y comparent pas : { $tasks }
benchmark-kept = Résultats écrits dans { $folder }
