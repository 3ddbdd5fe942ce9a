store-newer = { $file } wurde von einem neueren Atoll geschrieben (Form { $found }; dieses kennt { $known }). Aktualisiere Atoll oder nenne eine andere Datenbank.
store-open = Die Datenbank { $file } lässt sich nicht öffnen: { $problem }
store-closed = Die Datenbank ist geschlossen: Der Server hält an.
store-away = Die Datenbank ist nicht erreichbar: { $problem } Versuche es gleich noch einmal.
store-url = Eine Datenbank nennt man so: postgresql://benutzer:passwort@rechner:5432/atoll
