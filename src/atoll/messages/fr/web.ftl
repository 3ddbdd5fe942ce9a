# Les mots du navigateur.


## The app

web-skip = Aller au contenu
web-settings = Réglages
web-your-name = Votre nom
web-guest-name = Invité
web-save = Enregistrer
web-close = Fermer
web-language = Langue
web-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-text-size = Taille du texte
web-not-found = Il n'y a rien ici
web-not-found-text = Le lien est peut-être coupé, ou la table n'existe plus.
web-home = À l'accueil
web-loading = Un instant …
web-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-failed = Cela n'a pas marché. Réessayez dans un instant.
web-yes = Oui
web-no = Non

## Home

web-welcome = Trois jeux d'îles à une même table : entre amis, sur un seul écran ou contre des robots.
web-game-taluva = Taluva
web-game-titicaca = Titicaca
web-game-talat = Talat
web-game-taluva-line = Des volcans bâtissent une île, tuile sur tuile. Fondez des cités, élevez des temples et gare à la lave. De 2 à 5 joueurs.
web-game-titicaca-line = Misez en secret pour les rives de quinze lacs, puis tracez les frontières à votre goût. De 2 à 5 joueurs.
web-game-talat-line = Trois plateaux, neuf tours chacun, et tout le monde se bat sur deux fronts. À 2 ou 3 joueurs.
web-play-now = Jouer
web-starting = Ça commence …
web-new-table = Nouvelle table
web-my-games = Mes parties
web-open-tables = Tables ouvertes
web-no-tables = Aucune table publique n'est ouverte. Créez-en une et cochez « publique ».
web-table-your-turn = À vous
web-table-free = { $free ->
    [one] { $free } siège libre
   *[other] { $free } sièges libres
}
web-table-full = En attente du début
web-table-playing = Regarder
web-table-over = Terminée
web-legal = Taluva, Titicaca et Talat sont les jeux de leurs auteurs et éditeurs. Atoll en est une réalisation indépendante, avec ses propres textes et images.

## A new table

web-new-table-title = Nouvelle table : { $game }
web-players = Joueurs
web-seat-number = Siège { $number }
web-seat-me = Moi
web-seat-me-too = Une personne sur cet appareil
web-seat-open = Libre : qui vient par le lien
web-seat-bot = Robot : { $name }
web-options = Variantes et modules
web-option-taluva-all-tiles = Toutes les tuiles
web-option-taluva-all-tiles-line = Toutes les tuiles de la boîte servent, quel que soit le nombre de joueurs.
web-option-taluva-ranking = Classement
web-option-taluva-ranking-line = Qui gagne quitte la partie, et les autres jouent pour les places suivantes.
web-option-taluva-teams = Équipes
web-option-taluva-teams-line = À quatre : les sièges 1 et 3 contre 2 et 4.
web-option-taluva-ships = Bateaux
web-option-taluva-ships-line = Deux bateaux chacun, pour les lagons au bord de vos cités.
web-option-taluva-doubles = Tuiles 2-Hex
web-option-taluva-doubles-line = De petites tuiles sont visibles ; une fois par partie on peut en prendre une au lieu de piocher.
web-option-taluva-fifth = Tuiles du cinquième joueur
web-option-taluva-fifth-line = Douze tuiles de plus dans la boîte. À cinq, elles y sont toujours.
web-option-taluva-zone = Plateau de jeu
web-option-taluva-zone-line = L'île doit rester dans une zone ; plus elle est petite, plus c'est dur.
web-option-taluva-zone-none = Pleine mer
web-option-taluva-zone-beginner = Débutant
web-option-taluva-zone-intermediate-round = Joueur, ronde
web-option-taluva-zone-intermediate-long = Joueur, longue
web-option-taluva-zone-expert = Expert
web-given-country = Pays
web-given-country-line = D'ordinaire les douze tuiles sont mélangées. Un pays nommé est toujours le même ; le vôtre peut être copié de la table devant vous.
web-given-country-drawn = Tuiles mélangées
web-given-country-crescent = Le croissant
web-given-country-isthmus = L'isthme
web-given-country-ring = L'anneau
web-given-country-twins = Deux îles
web-given-country-own = Un pays à moi
web-given-country-text = Le pays : une carte ou le JSON d'une partie
web-table-terms = La table
web-public = Publique
web-public-line = Affichée à l'accueil ; sinon, seul le lien y mène.
web-confirm-turns = Confirmer chaque tour
web-confirm-turns-line = On peut tout reprendre jusqu'à la confirmation.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = Des secondes par coup
web-clock-bank = Une réserve de temps avec un ajout
web-clock-seconds = Secondes
web-clock-increment = Ajout
web-clock-days = Des jours pour chaque coup
web-clock-days-number = Jours
web-time-days = { $days } j { $hours } h
web-time-hours = { $hours } h { $minutes }
web-make-table = Créer la table
web-start-game = Commencer la partie

## Before the game

web-open-title = { $game } : qui joue ?
web-seats = Sièges
web-seat-empty = libre
web-sit = S'asseoir ici
web-leave = Se lever
web-remove = Retirer
web-add-bot = Ajouter un robot
web-fill = Compléter avec des robots
web-wait-host = L'hôte lance la partie quand tous les sièges sont pris.
web-invite = Inviter
web-invite-line = Qui ouvre ce lien peut s'asseoir ; un téléphone lit le code.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien

## At the table

web-board = Le plateau de { $game }
web-table-not-found = Cette table n'existe plus
web-table-not-allowed = On ne peut pas regarder à cette table
web-connection-lost = La connexion est perdue. Rien n'a disparu ; elle reviendra d'elle-même.
web-name-number = { $name } { $number }
web-player = Joueur
web-you = vous
web-away = absent
web-partner = votre partenaire
web-team = Équipe { $number }
web-team-of = Équipe { $number } : { $seats }
web-sealed = a décidé
web-stand-in-wish = un robot joue
web-stand-in-time = temps écoulé, un robot joue
web-stand-in-resigned = a abandonné
web-return = Reprendre mon siège
web-points = { $count ->
    [one] point
   *[other] points
}
web-total = Total
web-history = Historique
web-chat = Discussion
web-chat-empty = Personne n'a encore rien dit.
web-chat-alone = Il n'y a que des robots ici, et ils ne parlent pas.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-past = Retour en arrière : coup { $ply } sur { $of }
web-back = Un coup en arrière
web-forward = Un coup en avant
web-now = Revenir au présent
web-ask-confirm = Est-ce votre tour ? Confirmez-le ou reprenez un coup.
web-waiting-for = On attend { $seats }.
web-change = Modifier
web-undo = Annuler
web-confirm = Confirmer
web-hint-button = Conseil
web-hint = Un robot jouerait : { $move }
web-more = Plus
web-move-list = { $count ->
    [one] Un coup possible
   *[other] { $count } coups possibles
}
web-move-play = Le jouer
web-full-screen = Plein écran
web-take-back = Demander à reprendre
web-stand-in = Laisser jouer un robot
web-abort = Proposer d'arrêter
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-offer-takeback = { $seat } aimerait reprendre son coup.
web-offer-abort = { $seat } aimerait arrêter la partie.
web-curtain = C'est le tour de { $name }. Que personne d'autre ne regarde !
web-curtain-open = Je suis { $name }

## When it is over

web-scoring = Décompte
web-over = La partie est terminée
web-over-show = Voir le résultat
web-winners = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } gagnent ensemble
}
web-ending-result = Elle a été jouée jusqu'au bout.
web-ending-aborted = Tous ont convenu d'arrêter.
web-ending-resigned = Quelqu'un a abandonné.
web-reason-taluva-early = Toutes les pièces de deux sortes sont posées.
web-reason-taluva-tiles = La pioche est vide.
web-reason-taluva-last-standing = Tous les autres sont éliminés.
web-reason-taluva-no-room = Aucune tuile ne tient plus sur le plateau de jeu.
web-reason-titicaca-full = Le pays est plein.
web-reason-titicaca-weapons = Plus personne n'a d'armes.
web-reason-titicaca-no-bids = Plus personne n'a voulu miser.
web-reason-talat-frozen = Deux des trois plateaux sont figés.
web-reason-talat-stuck = Plus personne ne peut jouer.
web-rematch = Rejouer
web-rematch-go = À la partie suivante
web-record = Télécharger la partie
web-see-board = Voir le plateau

## Taluva

web-ask-taluva-choose = { $seat } pioche une tuile ou prend une tuile 2-Hex.
web-ask-taluva-first = { $seat } pose la première tuile.
web-ask-taluva-place = { $seat } pose une tuile.
web-ask-taluva-build = { $seat } construit.
web-ask-taluva-choose-you = Piochez une tuile ou prenez une des tuiles 2-Hex visibles.
web-ask-taluva-first-you = { $zone ->
    [yes] Posez la première tuile où vous voulez sur le plateau de jeu.
   *[no] Posez la première tuile : elle va au milieu.
}
web-ask-taluva-place-you = Posez votre tuile : sur la côte, ou par-dessus un volcan.
web-ask-taluva-build-you = Construisez : choisissez un hexagone qui brille.
web-taluva-decides = { $ships ->
    [yes] Qui a le plus de temples gagne ; à égalité, les tours départagent, puis les bateaux, puis les huttes.
   *[no] Qui a le plus de temples gagne ; à égalité, les tours départagent, puis les huttes.
}{ $teams ->
    [yes] {" "}Les pièces des partenaires s'additionnent.
   *[no] {""}
}
web-taluva-draw = Piocher
web-taluva-take = Prendre { $tile }
web-taluva-tile = Tuile en { $hex }, direction { $direction }
web-taluva-lay = Poser ici
web-taluva-why-not = Pourquoi pas ici ?
web-taluva-how-mouse = Survolez le plateau et cliquez pour poser ; R ou Maj avec la molette tourne la tuile.
web-taluva-how-touch = Touchez l'endroit voulu ; touchez encore pour la tourner.
web-taluva-turn-left = Tourner à gauche
web-taluva-turn-right = Tourner à droite
web-taluva-where = Où va la tuile
web-taluva-where-count = { $count ->
    [one] Un endroit
   *[other] { $count } endroits
}
web-taluva-builds = Ce qu'on peut construire
web-taluva-all-builds = Toutes les constructions
web-taluva-build-here = Construire sur { $hex }
web-taluva-hut = Hutte sur { $hex }
web-taluva-tower = Tour sur { $hex }
web-taluva-temple = Temple sur { $hex }
web-taluva-ship = Bateau dans le lagon en { $hex }
web-taluva-terrain = { $terrain ->
    [J] la forêt
    [C] la prairie
    [S] le désert
    [R] la montagne
   *[L] le lac
}
web-taluva-expand = Étendre { $hex } sur { web-taluva-terrain } : { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}
web-taluva-here-hut = 1 hutte
web-taluva-here-tower = 1 tour
web-taluva-here-temple = 1 temple
web-taluva-here-ship = 1 bateau
web-taluva-here-expand = Étendre sur { web-taluva-terrain } : { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}
web-taluva-pool-hut = { $count ->
    [one] encore { $count } hutte
   *[other] encore { $count } huttes
}
web-taluva-pool-tower = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
web-taluva-pool-temple = { $count ->
    [one] encore { $count } temple
   *[other] encore { $count } temples
}
web-taluva-pool-ship = { $count ->
    [one] encore { $count } bateau
   *[other] encore { $count } bateaux
}
web-taluva-kind-hut = Huttes
web-taluva-kind-tower = Tours
web-taluva-kind-temple = Temples
web-taluva-kind-ship = Bateaux
web-taluva-out = éliminé
web-taluva-stack = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
web-taluva-doubles = Tuiles 2-Hex visibles

## Titicaca

web-ask-titicaca-bid = Lac { $lake } : { $seats } doit encore miser.
web-ask-titicaca-bid-you = Lac { $lake } : misez en secret pour ses rives.
web-ask-titicaca-extra = Tour supplémentaire : { $seats } doit encore miser.
web-ask-titicaca-extra-you = Tour supplémentaire : misez pour n'importe quel terrain vide.
web-ask-titicaca-village = { $seat } pose un village.
web-ask-titicaca-village-you = Posez un village sur un terrain qui brille.
web-ask-titicaca-join = { $seat } peut ajouter le nouveau terrain à une région.
web-ask-titicaca-join-you = Ajoutez le nouveau terrain à une région voisine, ou laissez-le seul.
web-ask-titicaca-merge = { $seat } peut associer deux régions.
web-ask-titicaca-merge-you = Associez deux autres régions, ou laissez-les.
web-ask-titicaca-temple = { $seat } peut poser un temple.
web-ask-titicaca-temple-you = Posez un temple caché sous un de vos villages, ou gardez-le.
web-ask-titicaca-over = La partie est terminée.
web-ask-titicaca-over-you = La partie est terminée.
web-ask-titicaca-drawing = On dispose le pays.
web-ask-titicaca-drawing-you = On dispose le pays.
web-titicaca-terrain-F = forêt
web-titicaca-terrain-M = montagne
web-titicaca-terrain-S = savane
web-titicaca-terrain-P = pampa
web-titicaca-terrain-G = prairie
web-titicaca-all = tous les villages
web-titicaca-card-points = Points
web-titicaca-card-villages = Villages
web-titicaca-lake = Lac { $lake }
web-titicaca-choose = Choisir { $field }
web-titicaca-steps = Les étapes d'un tour
web-titicaca-step-village = Village
web-titicaca-step-join = Ajouter
web-titicaca-step-merge = Associer
web-titicaca-step-temple = Temple
web-titicaca-village = Village sur { $field } ({ $terrain })
web-titicaca-join = Ajouter à la région { $region }
web-titicaca-join-not = Rester seul
web-titicaca-merge = Associer { $one } et { $other }
web-titicaca-merge-not = Ne rien associer
web-titicaca-temple = Temple +{ $value } sur { $field }
web-titicaca-temple-not = Garder les temples
web-titicaca-bid = Votre mise secrète (0 à { $most })
web-titicaca-seal = Miser { $bid }
web-titicaca-bid-made = Vous avez misé { $bid }
web-titicaca-bid-in = { $seat } a misé
web-titicaca-keep = Garder { $bid }
web-titicaca-region = Région de { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
} au bord de { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
web-titicaca-weapons = { $count ->
    [one] arme
   *[other] armes
}
web-titicaca-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
} (chaîne { $chain })
web-titicaca-temples = { $count ->
    [one] { $count } temple en main
   *[other] { $count } temples en main
}
web-titicaca-bids = mise { $bid }
web-titicaca-arrow = flèche
web-titicaca-before = Avant
web-titicaca-score-weapons = Armes en stock
web-titicaca-score-villages = Villages
web-titicaca-score-chains = Plus longue chaîne × 3
web-titicaca-score-region = Région { $region } : { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
}, { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
web-titicaca-score-legend = Entre parenthèses : les villages qui comptent et, après le point, la somme qui départage.

## Talat

web-ask-talat-put = { $seat } place une tour.
web-ask-talat-put-you = Placez une de vos tours sur une ligne de départ.
web-ask-talat-zihin = { $seat } place une tour du Zihin.
web-ask-talat-zihin-you = Placez une tour du Zihin sur une de ses lignes de départ.
web-ask-talat-move = { $seat } déplace ou prend.
web-ask-talat-move-you = Avancez une tour, ou prenez.
web-talat-hand = Tours à placer
web-talat-tower = Tour de hauteur { $height } à { $sides } côtés
web-talat-put = { web-talat-tower } en { $square } de { $board }
web-talat-move = { web-talat-tower } de { $origin } en { $square } de { $board }
web-talat-capture = { web-talat-tower }, de { $origin }, prend en { $square } de { $board }
web-talat-endangered = Un adversaire pourrait la capturer maintenant.
web-talat-frozen = figé
web-talat-zihin = le Zihin
web-talat-pick = Tour de hauteur { $height } à { $sides } côtés en { $square } de { $board }
web-talat-move-here = Aller en { $square } de { $board }
web-talat-capture-here = Prendre en { $square } de { $board } : { $owner }, hauteur { $height }, { $sides } côtés
web-talat-points = { $captures } pour les prises, { $lines } pour les lignes adverses
web-talat-captures = Tours prises × 5
web-talat-lines = Sur les lignes adverses × 3
web-talat-card = Qui prend qui
web-talat-card-height = Un niveau de plus prend un niveau de moins, quelles que soient les formes.
web-talat-card-sides = À hauteur égale, plus de côtés prend moins de côtés.
web-talat-card-david = La plus petite, 1 à trois côtés, prend la plus grande, 3 à six côtés.

web-nav = Pages
web-rules = Règles
web-rule-page = La lire dans les règles, avec des exemples
web-learn = Apprendre
web-learn-game = L’apprendre
