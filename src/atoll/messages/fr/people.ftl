# Les personnes dans le navigateur : comptes, profils, classements, ce que disent les parties.

## L’entrée

people-account = Compte
people-links = Joueurs et statistiques
people-why = Vous pouvez jouer sans compte. Avec un compte, votre nom est réservé, vos parties et vos réglages vous suivent sur tous vos appareils, et vous pouvez jouer des parties classées.
people-way = Connexion ou inscription
people-way-login = Se connecter
people-way-login-line = Entrez votre nom et votre mot de passe.
people-way-new = Créer un compte
people-way-new-line = Choisissez un nom libre et un mot de passe. Rien d’autre, pas même une adresse e-mail.
people-way-recover = Utiliser le code de secours
people-way-recover-line = Mot de passe oublié ? Choisissez-en un nouveau avec votre code de secours. Tous vos appareils seront déconnectés.
people-guest-kept = Les parties jouées sous le nom { $name } rejoignent votre compte.
people-name = Nom
people-name-line = C’est ce que voient les autres. 24 caractères au plus.
people-password = Mot de passe
people-password-line = Au moins 8 caractères. Quelques mots au hasard font l’affaire.
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-change = Changer le mot de passe
people-password-changed = Mot de passe changé. Vos autres appareils ont été déconnectés.
people-code = Code de secours
people-code-line = Notez-le ou imprimez-le. Il ne sera plus affiché, et sans lui personne ne pourra rétablir votre compte si vous oubliez le mot de passe.
people-code-renew = Obtenir un nouveau code
people-code-renew-line = Code de secours perdu ? Obtenez-en un nouveau. L’ancien ne marchera plus.
people-print = Imprimer
people-kept = C’est noté
people-devices = Appareils
people-devices-number = { $count ->
    [one] Vous êtes connecté sur cet appareil seulement.
   *[other] Vous êtes connecté sur { $count } appareils.
}
people-log-out = Se déconnecter
people-log-out-everywhere = Se déconnecter partout
people-delete = Supprimer le compte
people-delete-line = Cela supprime votre nom, vos réglages, vos classements, vos robots, vos amis et votre adresse électronique. Vous abandonnez les parties en cours ; les anciennes n’indiquent plus qui jouait. C’est irréversible.
people-delete-type = Pour confirmer, tapez votre nom : { $name }
people-delete-sure = Supprimer définitivement
people-cancel = Annuler

## Robots

people-bots = Mes robots
people-bots-line = Des programmes qui jouent pour vous sous leur propre nom. Ils sont toujours signalés comme robots. La documentation explique comment en écrire un.
people-bot-name = Nom du robot
people-bot-new = Nouveau robot
people-bot-revoke = Supprimer
people-bot-unused = pas encore utilisé
people-bot-used = vu le { $day }
people-token = Jeton du robot
people-token-line = Votre programme s’en sert pour se connecter. Il ne sera plus affiché.
people-mark-bot = Robot

## Ceux qu’on ne veut pas rencontrer

people-apart-list = Joueurs masqués et bloqués
people-blocks-none = Personne. Pour masquer ou bloquer quelqu’un, cliquez sur son nom à une table.
people-blocks-line = Vous ne voyez pas les messages des joueurs masqués. Les joueurs bloqués ne peuvent pas non plus rejoindre vos tables.
people-is-mute = masqué
people-is-block = bloqué
people-profile = Profil
people-mute = Masquer
people-unmute = Ne plus masquer
people-block = Bloquer
people-unblock = Débloquer
people-report = Signaler le nom
people-report-why = Quel est le problème avec ce nom ? (facultatif)
people-reported = Merci. Les responsables de ce serveur vont vérifier.

## Profils

people-my-games = Mes parties et résultats
people-since = Membre depuis le { $day }.
people-guest-only = Profil d’invité. Vous seul voyez cette page.
people-bot-of = Robot de { $name }
people-profile-mine = Vous voyez toutes vos parties. Les autres ne voient que les publiques et les classées.
people-profile-public = Parties publiques et classées.
people-no-games = Aucune partie terminée.
people-rating-name = Classement
people-rated-game = Partie classée
people-rating-over-time = Classement à { $game } au fil du temps, avec sa fourchette à 95 %
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
people-kind = Type de partie
people-kind-rated = { $kind }, classée
people-results-of = Résultats à { $game }
people-first = Première place
people-not-first = Pas premier
people-firsts = { $firsts } sur { $games } ({ $percent } %)
people-opponents = Résultats par adversaire
people-opponent = Adversaire
people-before = Devant
people-shared = À égalité
people-behind = Derrière
people-ahead = devant dans { $before } sur { $games }
people-guests = Invités
people-gone = Joueur supprimé
people-games = Parties
people-more-games = Parties plus anciennes
people-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
people-place = Place { $place } sur { $players }
people-stopped = Annulée

## Classements et tables classées

rating-settled = Classement { $mean }
rating-provisional = Classement { $mean }, provisoire : trop peu de parties
rated-word = Classée
people-rated = Classée
people-rated-line = Cette partie compte pour le classement des joueurs.
people-rated-account = Il vous faut un compte.
people-rated-seats = Comptes uniquement, une place chacun, pas de robots.
people-rated-drawn = Places et mise en place tirées au sort ; options standard uniquement.
people-rated-final = Les coups sont définitifs : ni confirmation, ni annulation.
people-rated-help = Pas d’indices, et aucun robot ne prend le relais.
people-rated-leave = Si vous abandonnez ou dépassez le temps, vous finissez derrière tous ceux qui restent.
people-rated-clock = Jouée à la pendule.

## Ce que disent les parties

people-statistics = Statistiques
people-statistics-line = { $count ->
    [0] Aucune partie terminée ici pour l’instant.
    [one] { $count } partie terminée ici.
   *[other] { $count } parties terminées ici.
}
people-kind-line = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $minutes ->
    [one] environ une minute
   *[other] { $minutes } minutes
} en moyenne.
people-lengths = Durée des parties
people-lengths-moves = Coups
people-lengths-games = Parties
people-endings = Fins de partie
people-ending = Fin
people-ending-result = Jouée jusqu’au bout
people-ending-aborted = Annulée
people-ending-resigned = Abandon
people-ending-time = Temps dépassé
people-seats = Premières places par siège
people-seat = Siège
people-first-share = Premier
people-seat-line = premier dans { $percent }, place moyenne { $place }
people-strongest = Meilleurs joueurs
people-strongest-none = Personne n’a encore joué assez de parties classées.
