store-newer = { $file } a été écrit par un Atoll plus récent (forme { $found } ; celui-ci connaît { $known }). Mettez Atoll à jour, ou nommez une autre base de données.
store-open = Impossible d'ouvrir la base de données { $file } : { $problem }
store-closed = La base de données est fermée : le serveur s'arrête.
store-away = La base de données est injoignable : { $problem } Réessayez dans un instant.
store-url = Une base de données se nomme ainsi : postgresql://utilisateur:motdepasse@hôte:5432/atoll
server-away = Le serveur n'atteint pas sa base de données pour le moment. Réessayez dans un instant.
serve-setting-redis = redis_url doit être une adresse comme redis://hôte:6379/0.
serve-redis-alone = redis_url porte les nouvelles entre des processus qui partagent une base de données : réglez aussi database_url.
serve-workers-alone = Plusieurs processus ont besoin d'une base de données et d'un Redis communs : réglez ATOLL_DATABASE_URL et ATOLL_REDIS_URL.
serve-database-url = base PostgreSQL, postgresql://utilisateur:motdepasse@hôte/atoll ; si vide, un fichier dans le dossier des données
serve-redis-url = Redis qui porte les nouvelles entre les processus, redis://hôte:6379/0
serve-workers = processus qui servent ; plus d'un demande PostgreSQL et Redis
serve-takeover = secondes sans signe de vie après lesquelles un autre processus reprend les tables d'un processus

# `atoll backup` et `atoll restore`

command-help-backup = copier tout ce que garde un serveur dans un seul fichier
command-about-backup =
    Copie la base de données, avec les tables, les parties et les gens, et la clé qui signe les cookies, dans un fichier
    compressé. Le serveur peut tourner pendant ce temps : la copie montre un seul instant. Elle contient des secrets de
    parties en cours : gardez-la bien. Les réglages disent de quelle base il s'agit, comme pour atoll serve.
command-examples-backup =
    Exemples :
      atoll backup atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll backup atoll.backup
backup-help-file = le fichier de la sauvegarde
backup-file-missing = Nommez le fichier de la sauvegarde : atoll { $command } FICHIER
backup-nothing = Il n'y a pas de base de données d'Atoll dans { $file }.
backup-failed = Impossible d'écrire la sauvegarde { $file } : { $problem }
backup-done = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} en { $kilobytes } ko.
command-help-restore = remplir une base vide à partir d'une sauvegarde
command-about-restore =
    Remplit la base que nomment les réglages, qui doit être vide, à partir d'une sauvegarde : de cet Atoll ou d'un plus
    ancien, d'un fichier ou de PostgreSQL. Arrêtez d'abord le serveur. On passe ainsi d'un fichier à PostgreSQL.
command-examples-restore =
    Exemples :
      atoll restore atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll restore atoll.backup
restore-full = { $file } n'est pas vide et reste intact. Nommez un autre dossier avec --data, ou une autre base.
restore-form = { $file } n'est pas une sauvegarde d'Atoll ({ $form }).
restore-failed = Impossible de restaurer depuis { $file }, et rien n'a été changé : { $problem }
restore-done = { $tables ->
    [one] Une table a été restaurée
   *[other] { $tables } tables ont été restaurées
} depuis { $file }, état du { $at }.
