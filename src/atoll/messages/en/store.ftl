store-newer = { $file } was written by a newer Atoll (schema { $found }; this one knows { $known }). Update Atoll, or use another database.
store-open = Can’t open the database { $file }: { $problem }
store-closed = The database is closed: the server is stopping.
store-away = The database can’t be reached: { $problem } Try again in a moment.
store-damaged = The database is damaged: { $problem }. “atoll check” shows what is wrong. Restore a backup into a new folder: atoll restore FILE --data FOLDER
store-damaged-log = The log of table { $table } can’t be read (event { $seq }): { $problem }
server-damaged = This table is damaged and can’t be opened. The others still work. The server’s operator can run “atoll check”.
store-url = A database address looks like this: postgresql://user:password@host:5432/atoll
server-away = The server can’t reach its database right now. Try again shortly.
serve-setting-redis = redis_url must be an address like redis://host:6379/0.
serve-redis-alone = redis_url connects processes that share a database: set database_url too.
serve-workers-alone = Several workers need a shared PostgreSQL and Redis: set ATOLL_DATABASE_URL and ATOLL_REDIS_URL.
serve-database-url = PostgreSQL database, postgresql://user:password@host/atoll; if empty, a file in the data folder
serve-redis-url = Redis for messages between processes, redis://host:6379/0
serve-workers = number of server processes; more than one needs PostgreSQL and Redis
serve-takeover = seconds without a heartbeat after which another process takes over a process’s tables

# `atoll backup` and `atoll restore`

command-help-backup = back up a server’s data to one file
command-about-backup =
    Write the database (tables, games and people) and the key that signs cookies to one compressed file. The server
    can keep running: the backup is a consistent snapshot. It contains the secrets of running games, so keep it safe.
    The settings name the database, as for atoll serve.
command-examples-backup =
    Examples:
      atoll backup atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll backup atoll.backup
backup-help-file = the backup file
backup-file-missing = Name the backup file: atoll { $command } FILE
backup-nothing = There is no Atoll database in { $file }.
backup-failed = Can’t write the backup { $file }: { $problem }
backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $kilobytes } kB.
command-help-restore = restore a backup into an empty database
command-about-restore =
    Restore a backup, made by this or an earlier Atoll from a file or PostgreSQL, into the empty database that the
    settings name. Stop the server first. This is also how you move from a file to PostgreSQL.
command-examples-restore =
    Examples:
      atoll restore atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll restore atoll.backup
restore-full = { $file } isn’t empty, so nothing was changed. Choose another folder with --data, or another database.
restore-form = { $file } isn’t an Atoll backup ({ $form }).
restore-failed = Can’t restore from { $file }; nothing was changed: { $problem }
restore-done = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} restored from { $file }, as of { $at }.

# `atoll check`

command-help-check = check that everything stored can be read
command-about-check =
    Read the whole database: compare the pages of a file with each other, and replay the log of every table and
    tournament. Nothing is changed, and the server can keep running. The settings name the database, as for atoll serve.
command-examples-check =
    Examples:
      atoll check
      atoll check --data /var/lib/atoll
check-pages = The database is damaged: { $problem }
check-log = Table { $id } can’t be opened (event { $seq }): { $problem }
check-tournament-log = Tournament { $id } can’t be opened (event { $seq }): { $problem }
check-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}{ $tournaments ->
    [0] { "" }
    [one] {" "}and one tournament
   *[other] {" "}and { $tournaments } tournaments
} with { $events ->
    [one] one event
   *[other] { $events } events
}: everything can be read.
check-failed = { $number ->
    [one] One problem was
   *[other] { $number } problems were
} found. Restore the last backup into a new folder (atoll restore FILE --data FOLDER), or go on without these tables and tournaments.
