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
web-rematch = Rejouer
web-rematch-go = À la partie suivante
web-record = Télécharger la partie
web-see-board = Voir le plateau

## Learning and rules

web-nav = Pages
web-rules = Règles
web-rule-page = La lire dans les règles, avec des exemples
web-learn = Apprendre
web-learn-game = L’apprendre
