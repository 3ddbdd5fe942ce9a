# Comptes, personnes et classements : ce que le serveur en dit.

account-already = Vous avez déjà un compte.
account-needed = Il faut un compte pour cela.
account-name-taken = Le nom « { $name } » appartient à un compte. Connectez-vous si c’est le vôtre ; sinon, choisissez-en un autre.
account-wrong = Le nom et le mot de passe ne vont pas ensemble.
account-wrong-code = Le nom et le code de secours ne vont pas ensemble.
account-password-length = Un mot de passe compte de { $least } à { $most } caractères.
account-password-simple = Ce mot de passe est trop facile à deviner : prenez-en un autre.
account-settings = Cela fait trop de réglages ; on peut en garder { $most } caractères au plus.
account-bots = Un compte peut avoir { $most } robots ; retirez-en un d’abord.

people-apart = Vous ne pouvez pas vous asseoir ici : l’un de vous a bloqué l’autre.
people-oneself = C’est vous.
people-blocks = On peut rendre muettes ou bloquer { $most } personnes au plus.

rated-accounts-only = À une table classée, il n’y a que des personnes avec un compte.
rated-one-seat = À une table classée, chacun n’a qu’une place.
rated-no-bots = À une table classée, il n’y a pas de robots.
rated-no-stand-in = À une table classée, personne ne joue à votre place.
rated-no-undo = À une table classée, on ne reprend aucun coup.
rated-no-hints = À une table classée, il n’y a pas de conseils.
rated-drawn-seats = À une table classée, les places sont tirées au sort au début de la partie.
rated-drawn = À une table classée, la mise en place est tirée au sort.
rated-clock = Une table classée a besoin d’une pendule.
rated-options = Une table classée se joue avec des options courantes ; { $game } en a d’autres ici.

web-ending-time = { $you ->
    [yes] Vous avez dépassé le temps
    [among] Vous avez dépassé le temps, ainsi que { $others }
   *[no] { $count ->
        [one] { $seats } a dépassé le temps
       *[other] { $seats } ont dépassé le temps
    }
}

serve-rate-login = mots de passe par seconde qu’une adresse peut essayer, après quelques-uns d’un coup
serve-expire-account-games-days = jours pendant lesquels une partie finie est gardée si un compte y a joué
serve-expire-sessions-days = jours après lesquels un appareil inutilisé doit se reconnecter

# `atoll admin`

command-help-admin = veiller aux noms : signalements, changements
command-about-admin =
    Veille aux noms que portent les gens. Des serveurs peuvent tourner pendant ce temps ;
    une table que l’on regarde montre le nouveau nom dès qu’il s’y passe quelque chose.
command-examples-admin =
    Exemples :
      atoll admin reports            les noms signalés
      atoll admin rename ID "Fleur"  donner un autre nom, même dans les vieilles parties
      atoll admin dismiss ID         classer ce qui a été signalé de quelqu’un
admin-meta-what = QUOI
admin-meta-whom = QUI
admin-help-what = reports, rename ou dismiss
admin-help-whom = l’identifiant qui figure dans le signalement ; pour rename aussi le nouveau nom
admin-what-missing = Dites quoi faire : { $all }.
admin-what = « { $what } » n’existe pas. Il y a : { $all }.
admin-usage-reports = atoll admin reports ne prend rien de plus.
admin-usage-rename = Dites qui, et le nouveau nom : atoll admin rename ID "Fleur"
admin-usage-dismiss = Dites qui : atoll admin dismiss ID
admin-nobody = Il n’y a personne d’identifiant { $who }.
admin-renamed = « { $before } » s’appelle désormais « { $now } ».
admin-dismissed = { $number ->
    [0] Il n’y avait aucun signalement.
    [one] Un signalement est classé.
   *[other] { $number } signalements sont classés.
}
admin-no-reports = Personne n’a signalé de nom.
admin-report = { $at }  { $who }  « { $name } »{ $changed ->
    [yes] , désormais « { $now } »
   *[no] { "" }
}{ $said ->
    [yes] { " " }: { $why }
   *[no] { "" }
}
