# Trouver un adversaire et connaître du monde.

seek-address = { $most } personnes à votre adresse cherchent déjà un adversaire. Réessayez plus tard.
seek-full = Trop de personnes cherchent un adversaire en ce moment. Réessayez dans un instant.
seek-gone = Quelqu’un a été plus rapide, ou cette personne ne veut plus jouer.
seek-people-only = Les robots ne peuvent pas chercher d’adversaire.
friend-apart = Vous ne pouvez pas solliciter cette personne.
friend-many = Vous pouvez avoir { $friends } amis et { $asked } demandes en attente. Retirez-en d’abord.
challenge-many = Vous avez déjà { $most } défis en attente. Retirez-en un d’abord.

meet-find = Trouver un adversaire
meet-game = Jeu
meet-pace = Rythme
meet-pace-fast = Rapide : 5 min + 5 s
meet-pace-steady = Posé : 15 min + 10 s
meet-pace-days = 3 jours par coup
meet-pace-none = Sans pendule
meet-kind = Type
meet-casual = Amicale
meet-rated = Classée
meet-reach = Classement de l’adversaire
meet-reach-any = Indifférent
meet-wait = Proposer un robot
meet-wait-after = { $seconds ->
    [15] après 15 secondes
    [30] après 30 secondes
    [60] après une minute
   *[180] après 3 minutes
}
meet-wait-never = jamais
meet-guests = Les invités jouent des parties amicales.
meet-guests-account = Connectez-vous pour des parties classées
meet-waiting = En attente d’un adversaire
meet-nobody = Personne n’attend en ce moment.
meet-you = Vous
meet-play = Jouer
meet-play-with = Jouer avec { $name }
meet-looking = Recherche d’un adversaire : { $game }
meet-alone = Pas encore d’adversaire : { $game }
meet-keep-waiting = Continuer d’attendre
meet-stop = Annuler

meet-friends = Amis
meet-friends-account = Créez un compte ou connectez-vous pour avoir des amis ici, voir qui est en ligne et défier du monde.
meet-no-friends = Pas encore d’amis. Invitez quelqu’un par son nom ou depuis son profil.
meet-ask-name = Nom du compte
meet-requests = Demandes d’amis
meet-online = en ligne
meet-offline = hors ligne
meet-asked = demande envoyée
meet-asks = vous demande en ami
meet-hide = Cacher que je suis en ligne
meet-befriend = Ajouter aux amis
meet-accept-friend = Accepter la demande d’ami
meet-asked-now = Demande d’ami envoyée
meet-friends-now = Vous êtes désormais amis
meet-unfriend = Retirer des amis
meet-withdraw-request = Annuler la demande
meet-accept = Accepter
meet-decline = Refuser
meet-withdraw = Retirer
meet-recent = Adversaires récents
meet-with-me = Vous et { $name }
meet-never-met = Vous n’avez encore fini aucune partie ensemble.
meet-score = { $shared ->
    [0] victoires : { $before }, défaites : { $behind }
   *[other] victoires : { $before }, défaites : { $behind }, nulles : { $shared }
}
meet-challenge = Défier
meet-challenge-name = Défier { $name }
meet-challenge-sent = Défi envoyé à { $name }.
meet-challenge-from = { $name } vous défie.
meet-challenge-to = Vous défiez { $name }.
meet-challenge-accepted = Votre défi a été accepté.
meet-challenges = Défis
meet-challenges-mine = Vos défis
meet-go-to-table = Aller à la table

serve-max-seeks = personnes qui cherchent un adversaire en même temps
serve-max-seeks-address = personnes d’une même adresse qui cherchent un adversaire en même temps, par processus
serve-rate-seeks = recherches d’adversaire par seconde et par personne ; dix fois plus par adresse
