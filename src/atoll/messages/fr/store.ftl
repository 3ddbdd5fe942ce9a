store-newer = { $file } a été écrit par un Atoll plus récent (schéma { $found } ; celui-ci connaît { $known }). Mettez Atoll à jour, ou utilisez une autre base de données.
store-open = Impossible d’ouvrir la base de données { $file } : { $problem }
store-closed = La base de données est fermée : le serveur s’arrête.
store-away = La base de données est injoignable : { $problem } Réessayez dans un instant.
store-damaged = La base de données est endommagée : { $problem }. « atoll check » montre ce qui ne va pas. Restaurez une sauvegarde dans un nouveau dossier : atoll restore FICHIER --data DOSSIER
store-damaged-log = Le journal de la table { $table } est illisible (événement { $seq }) : { $problem }
server-damaged = Cette table est endommagée et ne peut pas être ouverte. Les autres fonctionnent toujours. L’administrateur du serveur peut lancer « atoll check ».
store-url = Une adresse de base de données s’écrit ainsi : postgresql://utilisateur:motdepasse@hôte:5432/atoll
server-away = Le serveur n’atteint pas sa base de données pour le moment. Réessayez dans un instant.
serve-setting-redis = redis_url doit être une adresse comme redis://hôte:6379/0.
serve-redis-alone = redis_url relie des processus qui partagent une base de données : réglez aussi database_url.
serve-workers-alone = Plusieurs processus ont besoin d’une base de données et d’un Redis communs : réglez ATOLL_DATABASE_URL et ATOLL_REDIS_URL.
serve-database-url = base PostgreSQL, postgresql://utilisateur:motdepasse@hôte/atoll ; si vide, un fichier dans le dossier des données
serve-redis-url = Redis pour les messages entre processus, redis://hôte:6379/0
serve-workers = nombre de processus ; au-delà d’un, il faut PostgreSQL et Redis
serve-takeover = secondes sans signe de vie après lesquelles un autre processus reprend les tables d’un processus

# `atoll backup` et `atoll restore`

command-help-backup = sauvegarder les données d’un serveur dans un fichier
command-about-backup =
    Écrit la base de données (tables, parties et personnes) et la clé qui signe les cookies dans un fichier compressé.
    Le serveur peut continuer à tourner : la sauvegarde est un instantané cohérent. Elle contient les secrets des parties
    en cours : gardez-la en lieu sûr. Les réglages désignent la base, comme pour atoll serve.
command-examples-backup =
    Exemples :
      atoll backup atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll backup atoll.backup
backup-help-file = le fichier de sauvegarde
backup-file-missing = Indiquez le fichier de sauvegarde : atoll { $command } FICHIER
backup-nothing = Il n’y a pas de base de données d’Atoll dans { $file }.
backup-failed = Impossible d’écrire la sauvegarde { $file } : { $problem }
backup-done = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} en { $kilobytes } ko.
command-help-restore = restaurer une sauvegarde dans une base vide
command-about-restore =
    Restaure une sauvegarde, faite par cet Atoll ou un plus ancien, d’un fichier ou de PostgreSQL, dans la base vide que
    désignent les réglages. Arrêtez d’abord le serveur. C’est aussi ainsi qu’on passe d’un fichier à PostgreSQL.
command-examples-restore =
    Exemples :
      atoll restore atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll restore atoll.backup
restore-full = { $file } n’est pas vide : rien n’a été changé. Choisissez un autre dossier avec --data, ou une autre base.
restore-form = { $file } n’est pas une sauvegarde d’Atoll ({ $form }).
restore-failed = Impossible de restaurer depuis { $file } ; rien n’a été changé : { $problem }
restore-done = { $tables ->
    [one] Une table a été restaurée
   *[other] { $tables } tables ont été restaurées
} depuis { $file }, état du { $at }.

# `atoll check`

command-help-check = vérifier que tout ce qui est stocké est lisible
command-about-check =
    Lit toute la base de données : compare les pages d’un fichier entre elles et rejoue le journal de chaque table et de
    chaque tournoi. Rien n’est modifié et le serveur peut continuer de tourner. Les réglages désignent la base, comme pour atoll serve.
command-examples-check =
    Exemples :
      atoll check
      atoll check --data /var/lib/atoll
check-pages = La base de données est endommagée : { $problem }
check-log = La table { $id } ne peut pas être ouverte (événement { $seq }) : { $problem }
check-tournament-log = Le tournoi { $id } ne peut pas être ouvert (événement { $seq }) : { $problem }
check-done = { $tables ->
    [one] Une table
   *[other] { $tables } tables
}{ $tournaments ->
    [0] { "" }
    [one] {" "}et un tournoi
   *[other] {" "}et { $tournaments } tournois
} avec { $events ->
    [one] un événement
   *[other] { $events } événements
} : tout est lisible.
check-failed = { $number ->
    [one] Un problème trouvé.
   *[other] { $number } problèmes trouvés.
} Restaurez la dernière sauvegarde dans un nouveau dossier (atoll restore FICHIER --data DOSSIER), ou continuez sans ces tables et tournois.
