# Les personnes dans le navigateur : comptes, profils, classements, ce que disent les parties.

## L'entrée

people-account = Compte
people-links = Plus
people-why = On peut jouer sans compte. Avec un compte, votre nom est à vous, vos parties et vos réglages vous suivent sur chaque appareil, et vous pouvez jouer des parties classées.
people-way = Comment vous entrez
people-way-login = Se connecter
people-way-login-line = Sur cet appareil aussi : votre nom et votre mot de passe.
people-way-new = Créer un compte
people-way-new-line = Un nom que personne d'autre n'a, et un mot de passe. Rien d'autre n'est demandé, pas même une adresse électronique.
people-way-recover = Utiliser le code de secours
people-way-recover-line = Vous avez oublié le mot de passe : le code de secours permet d'en choisir un nouveau. Tous les appareils devront se reconnecter.
people-guest-kept = Les parties de { $name } viennent avec vous.
people-name = Nom
people-name-line = Tel que les autres le lisent aux tables, 24 caractères au plus.
people-password = Mot de passe
people-password-line = Au moins 8 caractères. Quelques mots à la suite conviennent bien.
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-change = Changer le mot de passe
people-password-changed = C'est fait. Les autres appareils doivent se reconnecter.
people-code = Code de secours
people-code-line = Notez-le ou imprimez-le : il n'est montré que maintenant. Sans lui, personne ne peut vous aider si vous oubliez le mot de passe.
people-code-renew = Montrer un nouveau code
people-code-renew-line = Si vous avez perdu le code de secours, prenez-en un nouveau. L'ancien ne vaut plus rien alors.
people-print = Imprimer
people-kept = Je l'ai gardé
people-devices = Appareils
people-devices-number = { $count ->
    [one] Vous êtes connecté sur un seul appareil : celui-ci.
   *[other] Vous êtes connecté sur { $count } appareils.
}
people-log-out = Se déconnecter
people-log-out-everywhere = Se déconnecter partout
people-delete = Supprimer le compte
people-delete-line = Tout ce qui est gardé de vous disparaît : nom, réglages, classements, robots. Les parties en cours sont abandonnées ; dans les anciennes, personne ne peut dire qui c'était. C'est sans retour.
people-delete-type = Pour être sûr, tapez votre nom : { $name }
people-delete-sure = Supprimer pour de bon
people-cancel = Annuler

## Robots

people-bots = Mes robots
people-bots-line = Des programmes qui jouent pour vous sous un nom à eux. Partout, ils sont marqués comme robots. La documentation dit comment en écrire un.
people-bot-name = Nom du robot
people-bot-new = Nouveau robot
people-bot-revoke = Retirer
people-bot-unused = pas encore utilisé
people-bot-used = vu le { $day }
people-token = Jeton du robot
people-token-line = Le programme le montre pour entrer. Il n'est montré que maintenant.
people-mark-bot = Robot

## Ceux qu'on ne veut pas rencontrer

people-apart-list = Personnes muettes ou bloquées
people-blocks-none = Personne. À une table, le nom d'une personne y mène.
people-blocks-line = On n'entend pas les personnes muettes. Les personnes bloquées ne viennent pas non plus à vos tables.
people-is-mute = muette
people-is-block = bloquée
people-profile = Profil
people-mute = Rendre muet
people-unmute = Entendre de nouveau
people-block = Bloquer
people-unblock = Annuler
people-report = Signaler le nom
people-report-why = Qu'est-ce qui ne va pas avec ce nom ? (Facultatif.)
people-reported = Merci. La personne qui tient ce serveur regardera.

## Profils

people-my-games = Mes parties et résultats
people-since = Ici depuis le { $day }.
people-guest-only = Un invité : vous seul voyez cette page.
people-bot-of = Un robot de { $name }
people-profile-mine = Toutes vos parties comptent ici ; les autres ne voient que les publiques et les classées.
people-profile-public = Les parties publiques et classées comptent ici.
people-no-games = Aucune partie n'est encore arrivée à sa fin.
people-rating-name = Classement
people-rated-game = Partie classée
people-rating-over-time = Classement à { $game }, avec l'étendue où il se trouve dans 95 cas sur 100
people-rating-few = { $count ->
    [one] provisoire, après { $count } partie
   *[other] provisoire, après { $count } parties
}
people-rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
people-rating-change = Votre classement est maintenant { $mean } ({ $change }).
people-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
people-kind = Sorte de partie
people-kind-rated = { $kind }, classée
people-results-of = Résultats à { $game }
people-first = Premier
people-not-first = Pas premier
people-firsts = { $firsts } sur { $games } ({ $percent } %)
people-opponents = Résultats contre les autres
people-opponent = Adversaire
people-before = Devant
people-shared = Même place
people-behind = Derrière
people-ahead = devant dans { $before } sur { $games }
people-guests = Invités
people-gone = Quelqu'un qui est parti
people-games = Parties
people-more-games = Parties plus anciennes
people-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
people-place = Place { $place } sur { $players }
people-stopped = Arrêtée

## Classements et tables classées

rating-settled = Classement { $mean }
rating-provisional = Classement { $mean }, provisoire : trop peu de parties encore
rated-word = Classée
people-rated = Classée
people-rated-line = La partie compte pour le classement de tous ceux qui jouent.
people-rated-account = Il faut pour cela un compte.
people-rated-seats = Seulement des comptes, un siège chacun ; pas de robots.
people-rated-drawn = Les sièges et la mise en place sont tirés au sort ; seulement les options habituelles.
people-rated-final = Un coup joué est joué : rien n'est confirmé ni repris.
people-rated-help = Pas d'aide, et aucun robot ne joue pour personne.
people-rated-leave = Qui abandonne ou n'a plus de temps vient derrière tous ceux qui restent.
people-rated-clock = Il y a une pendule.

## Ce que disent les parties

people-statistics = Statistiques
people-statistics-line = { $count ->
    [0] Aucune partie n'a encore été jouée ici jusqu'à la fin.
    [one] Une partie a été jouée ici jusqu'à la fin.
   *[other] { $count } parties ont été jouées ici jusqu'à la fin.
}
people-kind-line = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $minutes ->
    [one] environ une minute
   *[other] { $minutes } minutes
} en moyenne.
people-lengths = La longueur des parties
people-lengths-moves = Coups
people-lengths-games = Parties
people-endings = Comment elles finissent
people-ending = Fin
people-seats = Combien de fois chaque siège est premier
people-seat = Siège
people-first-share = Premier
people-seat-line = premier dans { $percent }, place moyenne { $place }
people-strongest = Les plus forts
people-strongest-none = Personne n'a encore joué assez de parties classées.
