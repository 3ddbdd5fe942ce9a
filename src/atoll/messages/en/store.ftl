store-newer = { $file } was written by a newer Atoll (form { $found }; this one knows { $known }). Update Atoll, or name another database.
store-open = Cannot open the database { $file }: { $problem }
store-closed = The database is closed: the server is stopping.
store-away = The database is away: { $problem } Try again in a moment.
store-url = A database is named like this: postgresql://user:password@host:5432/atoll
server-away = The server cannot reach its database for the moment. Try again shortly.
serve-setting-redis = redis_url must be an address like redis://host:6379/0.
serve-redis-alone = redis_url carries news between processes that share a database: set database_url too.
serve-workers-alone = Several workers need a database and a Redis that they share: set ATOLL_DATABASE_URL and ATOLL_REDIS_URL.
serve-database-url = PostgreSQL database, postgresql://user:password@host/atoll; if empty, a file in the data folder
serve-redis-url = Redis that carries news between processes, redis://host:6379/0
serve-workers = processes that serve; more than one need PostgreSQL and Redis
serve-takeover = seconds without a sign of life after which another process takes over a process's tables

# `atoll backup` and `atoll restore`

command-help-backup = copy everything a server keeps into one file
command-about-backup =
    Copy the database, with tables, games and people, and the key that signs cookies, into one compressed file.
    The server may run meanwhile: the copy shows one moment. It holds secrets of games that go on: keep it well.
    Which database it is comes from the settings, as for atoll serve.
command-examples-backup =
    Examples:
      atoll backup atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll backup atoll.backup
backup-help-file = the backup's file
backup-file-missing = Name the backup's file: atoll { $command } FILE
backup-nothing = There is no database of Atoll in { $file }.
backup-failed = Cannot write the backup { $file }: { $problem }
backup-done = { $file } has { $tables ->
    [one] one table
   *[other] { $tables } tables
} in { $kilobytes } kB.
command-help-restore = fill an empty database from a backup
command-about-restore =
    Fill the database that the settings name, which must be empty, from a backup: of this or an earlier Atoll, of a
    file or of PostgreSQL. Stop the server before. So one also moves from a file to PostgreSQL.
command-examples-restore =
    Examples:
      atoll restore atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll restore atoll.backup
restore-full = { $file } is not empty, and is left alone. Name another folder with --data, or another database.
restore-form = { $file } is no backup of Atoll ({ $form }).
restore-failed = Cannot restore from { $file }, and nothing was changed: { $problem }
restore-done = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} restored from { $file }, as of { $at }.
