store-newer = { $file } a été écrit par un Atoll plus récent (forme { $found } ; celui-ci connaît { $known }). Mettez Atoll à jour, ou nommez une autre base de données.
store-open = Impossible d'ouvrir la base de données { $file } : { $problem }
store-closed = La base de données est fermée : le serveur s'arrête.
store-away = La base de données est injoignable : { $problem } Réessayez dans un instant.
store-url = Une base de données se nomme ainsi : postgresql://utilisateur:motdepasse@hôte:5432/atoll
