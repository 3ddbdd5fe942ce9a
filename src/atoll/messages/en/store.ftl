store-newer = { $file } was written by a newer Atoll (form { $found }; this one knows { $known }). Update Atoll, or name another database.
store-open = Cannot open the database { $file }: { $problem }
store-closed = The database is closed: the server is stopping.
store-away = The database is away: { $problem } Try again in a moment.
store-url = A database is named like this: postgresql://user:password@host:5432/atoll
