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
web-not-found = Page introuvable
web-not-found-text = Le lien est peut-être incomplet, ou la table n’existe plus.
web-home = Accueil
web-loading = Chargement…
web-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-offline-reading = Vous êtes hors ligne. Les leçons, règles et problèmes déjà ouverts restent lisibles.
web-not-kept = Indisponible hors ligne
web-failed = Ça n’a pas marché. Réessayez dans un instant.
web-yes = Oui
web-no = Non

## Home

web-welcome = Trois jeux d’îles : entre amis en ligne, sur un seul écran ou contre des robots.
web-play-bot = Jouer contre un robot
web-starting = C’est parti…
web-new-table = Nouvelle table
web-my-games = Mes parties
web-open-tables = Parties ouvertes
web-no-tables = Aucune partie ouverte. Créez-en une et rendez-la publique.
web-watch = À regarder en direct
web-leaders = Classements
web-leaders-all = Tous les classements et les statistiques
web-daily = Problèmes du jour
web-no-tables-meanwhile = En attendant, affrontez un robot ou apprenez un jeu :
web-more-playing = { $count ->
    [one] Une autre partie en cours
   *[other] { $count } autres parties en cours
}
web-table-your-turn = À vous
web-table-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-table-full = Va commencer
web-table-playing = Regarder
web-table-over = Terminée
web-legal = Taluva, Titicaca et Talat appartiennent à leurs auteurs et éditeurs. Atoll est une adaptation indépendante, avec ses propres textes et images.

## A new table

web-new-table-title = Nouvelle table : { $game }
web-players = Joueurs
web-seat-number = Place { $number }
web-seat-me = Moi
web-seat-me-too = Joueur sur cet appareil
web-seat-open = Place libre (invitation par lien)
web-seat-bot = Robot : { $name }
web-options = Variantes et modules
web-option-unrated = Pas dans une partie classée.
web-table-terms = Table
web-public = Publique
web-public-line = Visible sur la page d’accueil. Sinon, il faut le lien.
web-confirm-turns = Confirmer chaque tour
web-confirm-turns-line = Vous pouvez tout annuler jusqu’à la confirmation.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = Secondes par coup
web-clock-bank = Temps de réflexion avec incrément
web-clock-seconds = Secondes
web-clock-increment = Incrément
web-clock-days = Jours par coup
web-clock-days-number = Jours
web-time-days = { $days } j { $hours } h
web-time-hours = { $hours } h { $minutes }
web-make-table = Créer la table
web-start-game = Lancer la partie

## Before the game

web-open-title = { $game } : qui joue ?
web-lobby-title = Chez { $name }
web-lobby-public = table publique
web-lobby-private = table privée
web-lobby-host = hôte
web-lobby-open = Place libre
web-lobby-open-line = Pour toute personne qui a le lien
web-lobby-here = Présent
web-lobby-away = Absent
web-lobby-missing = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
web-lobby-absent = On attend { $names }
web-lobby-full = Tout le monde est installé
web-lobby-start-line = Lancez la partie quand vous voulez.
web-lobby-fill-line = Envoyez le lien ou complétez avec des robots.
web-lobby-rated-line = Envoyez le lien à quelqu’un qui a un compte.
web-copy-link = Copier le lien
web-seats = Joueurs
web-seat-empty = libre
web-sit = Prendre cette place
web-name-skip = Passer
web-name-other = Nom de la personne
web-name-of-seat = Nom à la place { $number }
web-name-player = Joueur { $number }
web-sit-too = Ajouter quelqu’un sur cet appareil
web-style = Couleur et forme
web-style-colour = Couleur
web-style-shape = Forme
web-colour-0 = Rouge
web-colour-1 = Bleu
web-colour-2 = Violet
web-colour-3 = Vert
web-colour-4 = Noir
web-shape-0 = Triangle
web-shape-1 = Cercle
web-shape-2 = Carré
web-shape-3 = Losange
web-shape-4 = Croix
web-clock-custom = Personnalisée
web-clock-kind = Type de pendule
web-terms = Conditions
web-terms-players = { $players } joueurs
web-terms-time = À la fin du temps
web-terms-time-none = Pas de limite. Si quelqu’un part pendant son tour, les autres peuvent continuer au bout de cinq minutes.
web-terms-time-bot = Un robot joue pour vous jusqu’à votre retour.
web-terms-time-rated = Vous êtes éliminé et classé derrière ceux qui restent.
web-terms-unrated = Non classée
web-terms-join = Qui peut jouer
web-terms-join-public = Tout le monde : la table est affichée sur la page d’accueil.
web-terms-join-link = Toute personne qui a le lien.
web-terms-join-accounts = Toute personne qui a un compte.
web-terms-watch = Qui peut regarder
web-terms-watch-all = Toute personne qui a le lien.
web-terms-watch-none = Seulement les joueurs.
web-wait-all = La partie commence dès que tout le monde est là.
web-rematch-ready = Une revanche est prête. Appuyez sur « Revanche » pour jouer.
web-session = { $games ->
    [one] Après { $games } partie :
   *[other] Après { $games } parties :
}
web-leave = Quitter la place
web-remove = Retirer
web-add-bot = Ajouter un robot
web-fill = Compléter avec des robots
web-wait-host = L’hôte lance la partie dès que toutes les places sont prises.
web-invite = Inviter
web-invite-line = Toute personne ayant ce lien peut prendre une place. Scannez le code avec un téléphone.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien

## At the table

web-board = Plateau de { $game }
web-table-not-found = Cette table n’existe plus
web-table-not-allowed = Cette table n’accepte pas de spectateurs
web-connection-lost = Connexion perdue. Reconnexion…
web-name-number = { $name } { $number }
web-labelled = { $label } : { $value }
web-player = Joueur
web-you = vous
web-away = absent
web-partner = votre partenaire
web-adaptive = adaptatif
web-team = Équipe { $number }
web-team-of = Équipe { $number } : { $seats }
web-sealed = prêt
web-absence-away = { $seat } n’est plus là depuis { $minutes } minutes.
web-absence-nudge = Relancer
web-absence-nudged = Rappel envoyé à { $seat }. Vous pourrez décider dans un instant.
web-absence-decide = { $seat } n’est pas de retour. Comment continuer ?
web-absence-bot = Laisser un robot jouer
web-absence-end = Arrêter la partie
web-absence-wish-bot = Pour un robot : { $names }
web-absence-wish-end = Pour arrêter : { $names }
web-stand-in-away = absent, un robot joue
web-stand-in-wish = un robot joue
web-stand-in-time = temps écoulé, un robot joue
web-stand-in-resigned = a abandonné
web-return = Reprendre la main
web-points = { $count ->
    [one] point
   *[other] points
}
web-total = Total
web-history = Journal
web-chat = Chat
web-chat-empty = Aucun message
web-chat-say = Message
web-send = Envoyer
web-you-name = Vous
web-rail = Journal et chat
web-chat-unread = Chat · { $count }
web-term-minutes = { $minutes } min
web-term-seconds = { $seconds } s
web-term-move = { $time } par coup
web-term-increment = { $time } + { $increment } s
web-term-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-watching = { $count ->
    [0] Aucun spectateur
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-past = Coup { $ply } sur { $of }
web-back = Coup précédent
web-forward = Coup suivant
web-now = Revenir à la partie
web-ask-confirm = Ce tour vous convient ?
web-waiting-for = En attente de { $seats }.
web-decided-waiting = { $decided }. En attente de { $seats }.
web-change = Modifier
web-undo = Annuler
web-confirm = Confirmer
web-hint-button = Indice
web-warning-yes = Jouer quand même
web-warning-no = Revenir
web-hint = Un robot jouerait : { $move }
web-hint-line = Puis sans doute : { $moves }
web-more = Plus
web-move-list = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
web-move-play = Jouer
web-full-screen = Plein écran
web-take-back = Demander à reprendre un coup
web-stand-in = Laisser un robot jouer pour moi
web-abort = Proposer d’annuler la partie
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-offer-takeback = { $you ->
    [yes] Vous avez demandé à annuler votre coup.
   *[no] { $seat } demande à annuler un coup.
}
web-offer-abort = { $you ->
    [yes] Vous avez proposé d’annuler la partie.
   *[no] { $seat } propose d’annuler la partie.
}
web-curtain = { $name }, à vous de jouer. Les autres, ne regardez pas !
web-curtain-open = Je suis { $name }

## When it is over

web-scoring = Décompte
web-over = Partie terminée
web-over-show = Voir le résultat
web-winners = { $you ->
    [yes] Vous gagnez
    [among] Vous gagnez avec { $others }
   *[no] { $count ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent ensemble
    }
}
web-ending-result = La partie est allée jusqu’au bout.
web-ending-aborted = Tout le monde a accepté d’annuler la partie.
web-ending-resigned = { $you ->
    [yes] Vous avez abandonné
    [among] Vous avez abandonné, ainsi que { $others }
   *[no] { $count ->
        [one] { $seats } a abandonné
       *[other] { $seats } ont abandonné
    }
}
web-place = Place
web-place-number = { $place }.
web-share = Partager
web-team-names = { $you ->
    [among] Vous et { $others }
   *[no] { $seats }
}
web-team-against = contre
web-clock-tip = Temps restant. Il ne s’écoule que pendant le tour de ce joueur.
web-decided-points = { $most } points contre { $next }.
web-decided-all-level = Tout le monde a { $most } points.
web-rematch = Revanche
web-record = Télécharger
web-see-board = Voir le plateau
web-rule-why = Pourquoi ?

## Learning and rules

web-nav = Pages
web-rules = Règles
web-rule-page = En savoir plus dans les règles
web-learn = Apprendre
web-learn-game = Comment jouer
web-coach = Coach
web-coach-line = Des conseils quand quelque chose arrive pour la première fois, dans les parties contre des robots.
