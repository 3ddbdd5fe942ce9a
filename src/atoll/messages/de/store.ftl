store-newer = { $file } wurde von einem neueren Atoll geschrieben (Schema { $found }; dieses kennt { $known }). Aktualisiere Atoll oder nimm eine andere Datenbank.
store-open = Die Datenbank { $file } lässt sich nicht öffnen: { $problem }
store-closed = Die Datenbank ist geschlossen: Der Server hält an.
store-away = Die Datenbank ist nicht erreichbar: { $problem } Versuche es gleich noch einmal.
store-damaged = Die Datenbank ist beschädigt: { $problem }. „atoll check“ zeigt, was nicht stimmt. Stell eine Sicherung in einem neuen Ordner wieder her: atoll restore DATEI --data ORDNER
store-damaged-log = Das Protokoll von Tisch { $table } ist nicht lesbar (Ereignis { $seq }): { $problem }
server-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Die anderen funktionieren weiter. Wer den Server betreibt, kann „atoll check“ ausführen.
store-url = Eine Datenbankadresse sieht so aus: postgresql://benutzer:passwort@rechner:5432/atoll
server-away = Der Server erreicht seine Datenbank im Moment nicht. Versuche es gleich noch einmal.
serve-setting-redis = redis_url muss eine Adresse wie redis://rechner:6379/0 sein.
serve-redis-alone = redis_url verbindet Prozesse, die eine Datenbank teilen: Setze auch database_url.
serve-workers-alone = Mehrere Prozesse brauchen eine gemeinsame Datenbank und ein gemeinsames Redis: Setze ATOLL_DATABASE_URL und ATOLL_REDIS_URL.
serve-database-url = PostgreSQL-Datenbank, postgresql://benutzer:passwort@rechner/atoll; wenn leer, eine Datei im Datenordner
serve-redis-url = Redis für Nachrichten zwischen Prozessen, redis://rechner:6379/0
serve-workers = Zahl der Serverprozesse; mehr als einer braucht PostgreSQL und Redis
serve-takeover = Sekunden ohne Lebenszeichen, nach denen ein anderer Prozess die Tische eines Prozesses übernimmt

# `atoll backup` und `atoll restore`

command-help-backup = die Daten eines Servers in eine Datei sichern
command-about-backup =
    Schreibt die Datenbank (Tische, Partien und Personen) und den Schlüssel der Cookies in eine gepackte Datei. Der Server
    kann weiterlaufen: Die Sicherung ist ein konsistenter Schnappschuss. Sie enthält Geheimnisse laufender Partien, verwahre
    sie also sicher. Welche Datenbank gemeint ist, sagen die Einstellungen, wie bei atoll serve.
command-examples-backup =
    Beispiele:
      atoll backup atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll backup atoll.backup
backup-help-file = die Sicherungsdatei
backup-file-missing = Nenne die Sicherungsdatei: atoll { $command } DATEI
backup-nothing = In { $file } gibt es keine Datenbank von Atoll.
backup-failed = Die Sicherung { $file } lässt sich nicht schreiben: { $problem }
backup-done = { $file } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} in { $kilobytes } kB.
command-help-restore = eine Sicherung in eine leere Datenbank einspielen
command-about-restore =
    Spielt eine Sicherung, von diesem oder einem früheren Atoll, aus einer Datei oder PostgreSQL, in die leere Datenbank
    ein, die die Einstellungen nennen. Halte vorher den Server an. So ziehst du auch von einer Datei nach PostgreSQL um.
command-examples-restore =
    Beispiele:
      atoll restore atoll.backup
      ATOLL_DATABASE_URL=postgresql://atoll@db/atoll atoll restore atoll.backup
restore-full = { $file } ist nicht leer, deshalb wurde nichts geändert. Wähle mit --data einen anderen Ordner oder eine andere Datenbank.
restore-form = { $file } ist keine Sicherung von Atoll ({ $form }).
restore-failed = Aus { $file } lässt sich nichts wiederherstellen, und nichts wurde geändert: { $problem }
restore-done = { $tables ->
    [one] Ein Tisch wurde
   *[other] { $tables } Tische wurden
} aus { $file } wiederhergestellt, Stand { $at }.

# `atoll check`

command-help-check = prüfen, ob alles Gespeicherte lesbar ist
command-about-check =
    Liest die ganze Datenbank: vergleicht die Seiten einer Datei miteinander und spielt die Protokolle aller Tische und
    Turniere nach. Nichts wird geändert, und der Server kann weiterlaufen. Die Einstellungen nennen die Datenbank wie bei atoll serve.
command-examples-check =
    Beispiele:
      atoll check
      atoll check --data /var/lib/atoll
check-pages = Die Datenbank ist beschädigt: { $problem }
check-log = Tisch { $id } lässt sich nicht öffnen (Ereignis { $seq }): { $problem }
check-tournament-log = Turnier { $id } lässt sich nicht öffnen (Ereignis { $seq }): { $problem }
check-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}{ $tournaments ->
    [0] { "" }
    [one] {" "}und ein Turnier
   *[other] {" "}und { $tournaments } Turniere
} mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
}: Alles ist lesbar.
check-failed = { $number ->
    [one] Ein Problem
   *[other] { $number } Probleme
} gefunden. Stell die letzte Sicherung in einem neuen Ordner wieder her (atoll restore DATEI --data ORDNER), oder mach ohne diese Tische und Turniere weiter.
