# La ligne de commande et le jeu dans le terminal.

## Aide

cli-usage = atoll COMMANDE …
cli-usage-word = usage
cli-about = Atoll : jouez à Taluva, Titicaca et Talat dans le terminal ou le navigateur.
cli-examples =
    Pour commencer :
      atoll play            choisir un jeu et jouer
      atoll play talat      jouer à Talat contre deux robots
      atoll games           voir les jeux
      atoll rules talat     lire les règles

    « atoll COMMANDE --help » explique une commande.
command-group-play = jouer
command-group-records = parties notées
command-group-bots = robots
command-group-research = recherche
command-group-server = serveur
cli-arguments = arguments
cli-always = partout
cli-help-lang = langue : en, fr ou de (par défaut : celle du système)
cli-help-help = montrer cette aide
cli-help-version = afficher la version

command-help-play = jouer contre des personnes et des robots
command-about-play =
    Jouer dans le terminal, avec autant de personnes et de robots que vous voulez.
    Pendant la partie, « ? » montre ce qu’on peut taper.
command-examples-play =
    Exemples :
      atoll play talat                        contre des robots faciles
      atoll play talat Anna Ben @3            deux personnes et un robot de niveau 3, dans cet ordre
      atoll play taluva Anna --players 4      Anna et trois robots
      atoll play talat --save soiree.json     enregistrer la partie au fur et à mesure
      atoll play --resume soiree.json Anna    la reprendre un autre jour
command-help-games = les jeux et leurs options
command-about-games = Montrer les jeux, leurs nombres de joueurs et leurs options.
command-examples-games =
    Exemple :
      atoll games
command-help-rules = les règles et les décisions
command-about-rules =
    Montrer les règles d’un jeu, une règle, ou les décisions : ce qu’Atoll a tranché là où
    la règle d’origine ne dit rien. Quand un coup est refusé, le numéro de la règle est indiqué.
command-examples-rules =
    Exemples :
      atoll rules talat               toutes les règles de Talat
      atoll rules A-MOV-2             une règle
      atoll rules A-MOV               toutes les règles de déplacement de Talat
      atoll rules talat --rulings     les décisions sur Talat
      atoll rules --rulings           les décisions sur tous les jeux
command-help-trace = parties au hasard ou parties notées, avec tous les coups permis (JSON)
command-about-trace =
    Écrire des parties en lignes JSON : un en-tête, une ligne par coup avec tous les coups
    permis, le résultat. Ce sont des parties au hasard, ou celles d’une partie notée.
command-examples-trace =
    Exemples :
      atoll trace talat --players 3 --seed 1
      atoll trace taluva --players 4 --seed 1 --option ships=true --games 50
      atoll trace --record partie.json
      cat beaucoup.jsonl | atoll trace --record -
command-help-replay = vérifier une partie notée coup par coup
command-about-replay =
    Vérifier chaque coup d’une partie notée et écrire le résultat, ou dire quel coup n’est
    pas permis et par quelle règle.
command-examples-replay =
    Exemple :
      atoll replay partie.json
command-help-draw = dessiner une position d’une partie notée
command-about-draw =
    Dessine une position d’une partie notée en image SVG, que tout navigateur affiche :
    la dernière, ou celle après tant de coups. Elle montre ce qu’un spectateur peut voir.
command-examples-draw =
    Exemples :
      atoll draw partie.json --out plateau.svg
      atoll draw partie.json --ply 12 --coordinates --dark > plateau.svg
command-help-perft = compter les suites de coups depuis la dernière position
command-about-perft =
    Compter les suites de 1, 2, … N coups depuis la dernière position d’une partie notée,
    pour comparer avec d’autres programmes. Le hasard est celui de la partie notée.
command-examples-perft =
    Exemple :
      atoll perft --record partie.json --depth 2

cli-meta-game = JEU
cli-meta-seat = SIÈGE
cli-meta-file = FICHIER
cli-meta-option = NOM=VALEUR
cli-meta-topic = JEU|RÈGLE
cli-help-game = le jeu (voir « atoll games »)
cli-help-seats = le nom d’une personne, ou un robot : de @1 (facile) à @8 (fort), ou un robot de caractère : @level-4-builder (ou -digger, -hoarder, -brawler ; aussi au niveau 5) ; les sièges restants vont à des robots de niveau 1
cli-help-players = nombre de joueurs
cli-help-option = une option du jeu, par exemple ships=true ; plusieurs fois si besoin
cli-help-seed = un nombre entier ; le même nombre donne les mêmes parties
cli-help-seed-play = un nombre entier qui décide de la donne et du jeu des robots
cli-help-games = nombre de parties (par défaut : 1)
cli-help-record = un fichier avec une partie notée, ou « - » pour l’entrée standard
cli-help-record-trace = un fichier avec une partie notée, ou une par ligne, au lieu du hasard ; « - » est l’entrée standard
cli-help-draw-ply = nombre de coups joués (par défaut : tous)
cli-help-draw-seat = dessiner ce que voit ce siège (par défaut : ce que voit un spectateur)
cli-help-draw-out = écrire l’image dans ce fichier plutôt que sur la sortie standard
cli-help-draw-width = largeur en pixels (par défaut : 640)
cli-help-draw-coordinates = écrire les noms des hexagones et des cases sur le plateau
cli-help-draw-dark = couleurs pour une page sombre
cli-help-depth = nombre maximal de coups
cli-help-country = Titicaca : jouer sur un pays nommé (crescent, isthmus, ring, twins), ou sur celui de ce fichier, une carte ou du JSON
cli-help-resume = reprendre la partie de ce fichier
cli-help-save = enregistrer la partie dans ce nouveau fichier à chaque coup
cli-help-topic = un jeu, le numéro d’une règle, ou le début de numéros
cli-help-rulings = seulement les décisions

## Saisie erronée

cli-command-missing = Indiquez une commande : { $commands }. Voir « atoll --help ».
cli-command-unknown = Commande inconnue : « { $command } ». Commandes : { $commands }.
cli-argument-unknown = Argument inconnu : « { $argument } ». Ajoutez --help pour voir ceux qui existent.
cli-argument-value = { $option } prend exactement une valeur, ou aucune si c’est un simple interrupteur ; voir --help.
cli-argument-problem = Les arguments sont illisibles : { $problem }
cli-argument-number = { $option } demande un nombre entier, pas « { $value } ».
cli-argument-least = { $option } doit valoir au moins { $least }, pas { $value }.
cli-argument-option = Une option s’écrit NOM=VALEUR, par exemple ships=true, pas « { $value } ».
cli-argument-language = Langue inconnue : « { $value } ». Langues : { $languages }.
cli-file-empty = { $file } est vide.
cli-file-no-text = { $file } n’est pas un fichier texte (UTF-8), donc pas une partie notée.
cli-file-unreadable = Impossible de lire { $file } : { $problem }.
cli-file-several = { $file } contient { $count } parties notées ; cette commande en demande une seule.
cli-file-line = Ligne { $line } : { $problem }
cli-trace-either = Donnez soit un jeu avec --players et --seed, soit --record seul.
cli-trace-what = Nommez un jeu, ou une partie notée avec --record ; « atoll trace --help » montre des exemples.
cli-trace-needs = { $option } manque ; par exemple : atoll trace talat --players 3 --seed 1
cli-replay-what = Nommez un fichier avec une partie notée, ou « - » pour l’entrée standard.
cli-draw-ply = La partie compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : il n’y a pas de position après { $ply }.
cli-draw-seat = Il n’y a pas de siège { $seat_number } : à { $players } joueurs, ils sont numérotés à partir de 0.
cli-draw-other = Cette partie montre ce que voit quelqu’un d’autre, pas le siège { $seat_number }.
cli-perft-needs = { $option } manque ; par exemple : atoll perft --record partie.json --depth 2
cli-country-game = { $game } n’a pas de pays ; --country est pour Titicaca.
cli-country-json = { $file } ressemble à du JSON, mais n’est pas valide : { $problem }.
cli-play-what = Nommez un jeu : { $names }.
cli-resume-decided = La partie notée décide du jeu, du nombre de joueurs et des options ; omettez --players, --option et --country.
cli-resume-file = Une partie ne se reprend que depuis un fichier : l’entrée standard sert à vos coups.
cli-seats-many = Vous avez donné { $count } noms pour { $players } sièges.
cli-seat-name = « { $name } » ne convient pas comme nom : de 1 à { $most } caractères visibles.
cli-seat-twice = Deux joueurs s’appellent « { $name } ». Donnez-leur des noms différents.
cli-rule-like = Il n’y a pas de règle « { $topic } ». Vouliez-vous dire { $ids } ?
cli-rule-unknown = Ni règle ni jeu « { $topic } ». Jeux avec règles : { $games }.
cli-rulings-none = Il n’y a pas de décision sur « { $topic } ».

## Vérifier des parties notées

cli-replay-good = { $game } : { $moves ->
        [0] aucun coup, rien à vérifier.
        [1] le seul coup est permis.
       *[other] les { $moves } coups sont tous permis.
    }
cli-replay-redacted = { $game } : { $moves ->
        [one] { $moves } coup vérifié
       *[other] { $moves } coups vérifiés
    } dans la mesure de ce qui est connu : des secrets ont été retirés de cette partie notée.

## Jeux et règles

cli-game-about = { $game ->
        [talat] Trois plateaux en triangle ; les tours se prennent par la hauteur et les côtés. Aucun hasard.
        [taluva] Une île grandit tuile par tuile ; les volcans ensevelissent des huttes, les grandes cités bâtissent des temples.
        [titicaca] Des mises d’armes secrètes pour le prochain terrain ; régions, villages et temples cachés autour des lacs.
       *[other] Un jeu.
    }
cli-game-players = { $least } à { $most } joueurs
cli-option-about = { $option ->
        [all_tiles] toutes les tuiles de la boîte, quel que soit le nombre de joueurs
        [ranking] continuer pour la deuxième et la troisième place
        [teams] deux contre deux, partenaires face à face
        [ships] module : des bateaux dans les lagons
        [doubles] module : tuiles 2-Hex
        [fifth] module : tuiles pour un cinquième joueur
        [zone] module : un plateau de jeu qui borne l’île
       *[other] {""}
    }
cli-games-next = « atoll play JEU » pour jouer, « atoll rules JEU » pour lire les règles.
cli-rules-count = { $rules } règles, { $rulings } décisions
cli-rules-next = « atoll rules JEU » montre les règles d’un jeu, « atoll rules A-MOV-2 » une règle, « atoll rules --rulings » toutes les décisions.
cli-ruling = Décision.

## À la table

cli-welcome = Bienvenue sur Atoll. À quoi jouons-nous ?
cli-which-game = Tapez un numéro ou un nom.
cli-guest = Invité
cli-who = Qui joue ? { $players } sièges ; des noms, et de @1 (facile) à @8 (fort) pour les robots. Entrée : { $usual }
cli-prompt = { $seat } >
cli-prompt-sealed = { $seat } (caché) >
cli-ask-plain = { $seat } : à vous, par exemple { $example }
cli-points = points
cli-guide = Comment écrire les coups
cli-help-how = Tapez « ? » pour l’aide.
cli-play-also = On peut aussi taper
cli-play-commands =
    ?             | cette aide
    coups         | tous les coups possibles, numérotés ; « coups { $word } » seulement ceux avec { $word }
    12            | le coup de ce numéro dans la dernière liste montrée
    retour        | reprendre votre dernier coup
    table         | montrer la table de nouveau
    règle { $rule } | montrer une règle
    enregistrer FICHIER| enregistrer la partie, puis après chaque coup
    indice        | ce que ferait un robot fort
    quitter       | partir (on peut enregistrer avant)
cli-word-help = aide
cli-word-moves = coups
cli-word-back = retour annuler
cli-word-board = table plateau
cli-word-rules = règle règles regle regles
cli-word-save = enregistrer sauver
cli-word-quit = quitter
cli-word-hint = indice conseil
cli-word-no = non n no
cli-number-none = Il n’y a pas encore de liste numérotée. Tapez « coups » pour en voir une.
cli-number = La liste va de 1 à { $most }.
cli-choose = { $count } coups conviennent. Tapez un numéro, ou précisez.
cli-confirm = { $move } : Entrée pour jouer ce coup, ou tapez-en un autre.
cli-moves-none = Aucun coup possible ne contient « { $text } ».
cli-back-none = Vous n’avez aucun coup à reprendre.
cli-back-done = Coup repris.
cli-rules-how = Tapez « règle » et un numéro, par exemple celui d’un refus ; « atoll rules { $game } » les montre toutes.
cli-hint = Un robot fort jouerait : { $move }
cli-hint-line = Puis sans doute : { $moves }
cli-thinks = { $seat } réfléchit…
cli-hint-waiting = Recherche d’un indice…
cli-curtain = Pour { $seat } seulement : les autres, ne regardez pas.
cli-curtain-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
cli-save-done = Partie enregistrée dans { $file }. Pour la reprendre :
cli-save-kept = La partie est enregistrée dans { $file }. Pour la reprendre :
cli-save-exists = { $file } existe déjà ; choisissez un autre nom.
cli-save-folder = Il n’y a pas de dossier { $folder }.
cli-save-failed = Impossible d’écrire { $file } : { $problem }.
cli-leave = Enregistrer la partie ? Entrée pour { $file }, ou un autre nom, ou « non » pour partir sans enregistrer.
cli-bye = Au revoir. La partie n’a pas été enregistrée.
cli-end-prompt = Entrée pour partir ; « enregistrer » et « retour » marchent encore.
cli-result = La partie est terminée
cli-place = place
cli-player = joueur

## Matchs

command-help-match = faire jouer des robots entre eux
command-about-match =
    Fait jouer des robots entre eux, un par siège, sur tous les cœurs. Chaque mise en place est jouée avec les
    robots dans toutes les rotations des sièges. Les parties finies sont gardées dans un fichier ; interrompu,
    le match reprend au prochain appel.
command-examples-match =
    Exemples :
      atoll match mcts:seconds=0.1 greedy --game taluva --games 200
      atoll match level-3 level-2 level-1 --game talat
cli-meta-bot = ROBOT
cli-help-bots = random, greedy, flat, mcts ou level-1 à level-8 ; réglages : mcts:seconds=0.5,threads=2
cli-help-match-game = le jeu
cli-help-match-games = nombre de parties (par défaut : 100)
cli-help-match-file = fichier où garder les parties
cli-help-jobs = nombre de parties à la fois (par défaut : autant que de cœurs)
cli-match-game = Indiquez le jeu : --game avec { $names }.
cli-match-bots = Il faut au moins deux robots à un match, autant que de sièges.
cli-match-playing = en cours
cli-match-bot = robot
cli-match-won = gagnées
cli-match-rate = taux
cli-match-interval = intervalle à 95 %
cli-match-kept = Les parties sont gardées dans { $file }
