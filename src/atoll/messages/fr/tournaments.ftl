# Tournois : ce que le serveur refuse, et les pages.

## Refus

tourney-over = Ce tournoi est terminé.
tourney-started = Ce tournoi a déjà commencé.
tourney-full = Ce tournoi est complet : { $most } joueurs au plus.
tourney-not-in = Ce joueur ne participe pas au tournoi.
tourney-too-few = Il faut au moins { $least } joueurs pour commencer.
tourney-organiser-only = Seul l’organisateur peut faire cela.
tourney-no-abort = Une partie de tournoi ne peut pas être abandonnée d’un commun accord.
tourney-title-missing = Donnez un nom au tournoi.
tourney-size = Une table compte au plus { $most } joueurs.
tourney-players = Un tournoi réunit de { $least } à { $most } joueurs.
tourney-rounds = Un tournoi compte au plus { $most } rondes.
server-tournaments-full = Ce serveur n’accepte plus de tournoi pour l’instant. Réessayez plus tard.
server-tournaments-person = Vous organisez déjà { $most } tournois. Terminez-en un d’abord.
server-tournaments-address = Un même réseau ne peut créer que { $most } tournois par jour. Réessayez plus tard.

## La liste

tournaments = Tournois
tournaments-line = Une soirée de club : toutes rondes, système suisse ou élimination directe.
tournaments-open = Inscriptions ouvertes
tournaments-playing = En cours
tournaments-over = Terminés
tournaments-mine = Vos tournois
tournaments-none = Aucun tournoi pour l’instant.
tournaments-all = Tous les tournois
tourney-new = Nouveau tournoi
tourney-account = Il faut un compte pour créer un tournoi ou y participer.
tourney-format-round-robin = Toutes rondes
tourney-format-swiss = Système suisse
tourney-format-knock-out = Élimination directe
tourney-format-round-robin-line = Chacun rencontre chacun ; aux grandes tables, aussi équitablement que possible.
tourney-format-swiss-line = À chaque ronde, un adversaire qui a à peu près autant de points.
tourney-format-knock-out-line = Le vainqueur continue ; aux grandes tables, la meilleure moitié.
tourney-tables-of = { $size ->
    [2] tables de deux
    [3] tables de trois
    [0] tables de { $most }
   *[other] tables de { $least } à { $most }
}
tourney-players-of = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tourney-round-of = { $rounds ->
    [0] Ronde { $round }
   *[other] Ronde { $round } sur { $rounds }
}

## Un tournoi

tourney-terms = Conditions
tourney-organiser = Organisateur
tourney-format = Formule
tourney-game = Jeu
tourney-tables = Tables
tourney-rounds-word = Rondes
tourney-rounds-auto = Automatique
tourney-rounds-bracket = Jusqu’au dernier
tourney-pause = Pause entre les rondes
tourney-pause-none = Aucune
tourney-pause-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
tourney-pause-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tourney-absent = La pendule tranche : un absent perd au temps.
tourney-players-heading = Joueurs
tourney-join = Participer
tourney-leave = Se désinscrire
tourney-withdraw = Se retirer
tourney-withdraw-sure = Vous retirer de toutes les rondes suivantes ? Votre partie en cours continue.
tourney-start = Commencer
tourney-start-line = Ensuite, plus personne ne peut s’inscrire.
tourney-wait-start = Vous êtes inscrit. { $name } donnera le départ.
tourney-end = Arrêter le tournoi
tourney-end-sure = Arrêter le tournoi maintenant ? Les parties en cours ne compteront plus.
tourney-remove = Retirer { $name }
tourney-withdrawn = retiré
tourney-you = vous
tourney-gone = Compte supprimé
tourney-round = Ronde { $round }
tourney-next-soon = La prochaine ronde va commencer
tourney-next = Prochaine ronde dans { $seconds } s
tourney-bye = { $name } est exempt
tourney-walkover = { $name } gagne sans jouer
tourney-in-play = en cours
tourney-to-table = Aller à la table
tourney-your-game = Votre partie a commencé
tourney-standings = Classement
tourney-place = Rang
tourney-name = Nom
tourney-points = Points
tourney-games = Parties
tourney-tie-rounds = Rondes gagnées
tourney-tie-buchholz = Buchholz
tourney-tie-sonneborn-berger = Sonneborn-Berger
tourney-tie-wins = Victoires
tourney-tie-seconds = Deuxièmes places
tourney-export = Exporter
tourney-export-standings = Classement (CSV)
tourney-export-games = Parties (CSV)
tourney-export-records = Feuilles de partie
tourney-finished-line = Terminé. Vainqueur : { $name }.
tourney-finished-shared = Terminé. { $names } se partagent la première place.
tourney-ended-line = L’organisateur a arrêté ce tournoi avant la fin.
tourney-missing = Ce tournoi n’existe pas.
tourney-part-of = Tournoi, ronde { $round }
tourney-unlisted = On ne trouve ce tournoi que par son lien.

## Le formulaire

tourney-title-label = Nom
tourney-title-example = Soirée du jeudi
tourney-size-label = Joueurs par table
tourney-rounds-label = Rondes
tourney-public-label = Visible dans la liste
tourney-public-line = Sinon, il faut connaître le lien.
tourney-rated-line = Les parties comptent pour le classement. Options standard uniquement.
tourney-create = Créer le tournoi
