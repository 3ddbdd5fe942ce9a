# Comptes, personnes et classements : ce que le serveur en dit.

account-already = Vous avez déjà un compte.
account-needed = Il vous faut un compte pour cela.
account-name-taken = « { $name } » appartient à un compte. Si c’est le vôtre, connectez-vous. Sinon, choisissez un autre nom.
account-wrong = Nom ou mot de passe incorrect.
account-wrong-code = Nom ou code de secours incorrect.
account-password-length = Choisissez un mot de passe de { $least } à { $most } caractères.
account-password-simple = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
account-settings = Trop de réglages : on peut en enregistrer { $most } caractères au plus.
account-bots = Vous pouvez avoir { $most } robots. Supprimez-en un d’abord.

people-apart = Vous ne pouvez pas rejoindre cette table : vous avez bloqué un de ses joueurs, ou il vous a bloqué.
people-oneself = Vous ne pouvez pas vous viser vous-même.
people-blocks = Vous pouvez masquer ou bloquer { $most } personnes au plus.

rated-accounts-only = Il faut un compte pour jouer une partie classée.
rated-one-seat = Vous ne pouvez prendre qu’une place dans une partie classée.
rated-no-bots = Les robots ne jouent pas de parties classées.
rated-no-stand-in = Aucun robot ne prend le relais dans une partie classée ou de tournoi.
rated-no-undo = On ne peut pas annuler de coup dans une partie classée ou de tournoi.
rated-no-hints = Il n’y a pas d’indices dans une partie classée ou de tournoi.
rated-drawn-seats = Dans une partie classée, les places sont tirées au sort au début.
rated-drawn = Dans une partie classée, la mise en place est aléatoire.
rated-clock = Une partie classée se joue à la pendule.
rated-options = Les parties classées se jouent avec les options standard. Changez celles de { $game }, ou jouez sans classement.

web-ending-time = { $you ->
    [yes] Vous avez dépassé le temps
    [among] Vous avez dépassé le temps, ainsi que { $others }
   *[no] { $count ->
        [one] { $seats } a dépassé le temps
       *[other] { $seats } ont dépassé le temps
    }
}

serve-rate-login = essais de mot de passe par seconde et par adresse, après quelques-uns d’un coup
serve-expire-account-games-days = jours pendant lesquels les parties finies des comptes sont conservées
serve-expire-sessions-days = jours après lesquels un appareil inutilisé doit se reconnecter

# `atoll admin`

command-help-admin = modérer les noms, créer la clé de Web Push
command-about-admin =
    Traite les signalements de noms et renomme des personnes. Le serveur peut continuer à
    tourner ; une table ouverte affiche le nouveau nom à l’événement suivant.
    « push-key » affiche une nouvelle clé de Web Push, prête pour l’environnement du serveur.
command-examples-admin =
    Exemples :
      atoll admin reports            afficher les noms signalés
      atoll admin rename ID "Fleur"  renommer quelqu’un, y compris dans les anciennes parties
      atoll admin dismiss ID         classer les signalements sur quelqu’un
      atoll admin push-key           créer une clé de Web Push
admin-meta-what = ACTION
admin-meta-whom = ID
admin-help-what = reports, rename, dismiss ou push-key
admin-help-whom = l’identifiant donné par le signalement ; pour rename aussi le nouveau nom
admin-what-missing = Indiquez une action : { $all }.
admin-what = Action inconnue : « { $what } ». Actions : { $all }.
admin-usage-reports = « atoll admin reports » ne prend pas d’argument.
admin-usage-push-key = « atoll admin push-key » ne prend pas d’argument.
admin-usage-rename = Indiquez un identifiant et le nouveau nom : atoll admin rename ID "Fleur"
admin-usage-dismiss = Indiquez un identifiant : atoll admin dismiss ID
admin-nobody = Personne n’a l’identifiant { $who }.
admin-renamed = « { $before } » s’appelle désormais « { $now } ».
admin-dismissed = { $number ->
    [0] Il n’y avait aucun signalement.
    [one] Un signalement classé.
   *[other] { $number } signalements classés.
}
admin-no-reports = Aucun signalement.
admin-report = { $at }  { $who }  « { $name } »{ $changed ->
    [yes] , désormais « { $now } »
   *[no] { "" }
}{ $said ->
    [yes] { " " }: { $why }
   *[no] { "" }
}
