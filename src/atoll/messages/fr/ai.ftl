# Les robots : leurs noms, leurs caractères, et ce qui peut clocher quand on en demande un.

bot-random = random
bot-greedy = greedy
bot-flat = flat
bot-mcts = mcts
bot-alphabeta = alphabeta

bot-adaptive = Adaptatif
bot-adaptive-character = Joue au niveau où vous gagnez environ une partie sur deux, d’après vos parties contre des robots. Les autres voient seulement « Robot ».
bot-bot = Robot
bot-level-1 = Bernard-l’ermite
bot-level-1-character = Joyeux, il sort rarement de sa coquille. Parfait pour une première partie.
bot-level-2 = Gecko
bot-level-2-character = Vif et curieux. Il voit ce qu’il a sous le nez, et guère plus.
bot-level-3 = Poisson-clown
bot-level-3-character = Il file dans tous les sens et rate rarement ce que vous lui laissez.
bot-level-4 = Pélican
bot-level-4-character = Il ramasse tout ce qui passe et réfléchit un coup d’avance.
bot-level-4-builder = { bot-level-4 } (bâtisseur)
bot-level-4-builder-character = À peu près aussi fort que son niveau. Aime construire et s’étendre.
bot-level-4-digger = { bot-level-4 } (fouisseur)
bot-level-4-digger-character = À peu près aussi fort que son niveau. Vise les hauteurs et retourne le terrain.
bot-level-4-hoarder = { bot-level-4 } (économe)
bot-level-4-hoarder-character = À peu près aussi fort que son niveau. Garde ses réserves pour plus tard.
bot-level-4-brawler = { bot-level-4 } (bagarreur)
bot-level-4-brawler-character = À peu près aussi fort que son niveau. Cherche la bagarre et prend ce que vous avez.
bot-level-5 = Frégate
bot-level-5-character = Elle plane au-dessus du plateau et fond sur tout ce que vous laissez sans défense.
bot-level-5-builder = { bot-level-5 } (bâtisseur)
bot-level-5-builder-character = À peu près aussi fort que son niveau. Aime construire et s’étendre.
bot-level-5-digger = { bot-level-5 } (fouisseur)
bot-level-5-digger-character = À peu près aussi fort que son niveau. Vise les hauteurs et retourne le terrain.
bot-level-5-hoarder = { bot-level-5 } (économe)
bot-level-5-hoarder-character = À peu près aussi fort que son niveau. Garde ses réserves pour plus tard.
bot-level-5-brawler = { bot-level-5 } (bagarreur)
bot-level-5-brawler-character = À peu près aussi fort que son niveau. Cherche la bagarre et prend ce que vous avez.
bot-level-6 = Tortue de mer
bot-level-6-character = Âgée et patiente. Elle fait des plans et pardonne peu d’erreurs.
bot-level-7 = Dauphin
bot-level-7-character = Avec lui tout paraît facile : il a vu votre plan avant vous.
bot-level-8 = Poulpe
bot-level-8-character = Il réfléchit avec ses huit bras à la fois. Le plus fort de tous.

bot-unknown = Robot inconnu : « { $name } ». Robots : { $names }.
bot-other-game = Le robot { $bot } ne joue pas à { $game }.
bot-level-unknown = Il n’y a pas de niveau { $level } : les niveaux vont de 1 à { $most }.
bot-no-settings = Le robot { $bot } n’a pas de réglages : impossible de régler « { $setting } ».
bot-setting-unknown = Le robot { $bot } n’a pas de réglage « { $setting } ». Réglages : { $names }.
bot-setting-form = « { $part } » n’est pas un réglage ; écrivez par exemple mcts:seconds=0.5,threads=2.
bot-setting-value = Le réglage { $setting } ne peut pas être « { $value } » : il faut { $want ->
    [bool] yes ou no
    [int] un nombre entier
   *[float] un nombre
}.
bot-budget = Il faut à un robot au moins 1 simulation par coup, et pas de durée négative.
bot-resources = Il faut à un robot au moins 1 fil et 1 mégaoctet, et une température d’au moins 0.
bot-search = La recherche « { $search } » n’existe pas. Il y a : tree, alphabeta, auto.
bot-weights = Les poids de l’évaluation dans { $file } sont inutilisables : { $problem }
bot-not-made = Impossible de créer le robot { $name } : { $problem }
bot-not-found = Impossible de charger le robot { $name } : { $problem }
bot-no-choose = { $name } n’est ni une fonction ni une classe avec une méthode « choose ».
bot-illegal = Le robot { $name } a joué « { $move } », qui n’est pas un coup permis.
bot-not-asked = Un robot ne peut pas jouer pour { $seat }, dont ce n’est pas le tour.

match-games = Il faut au moins 1 partie à un match.
match-file-other = { $path } contient les parties d’un autre match, ou d’autres poids. Indiquez un autre fichier, ou supprimez-le.
match-file-line = Ce n’est pas une ligne de match : { $line }
