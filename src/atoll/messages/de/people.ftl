# Menschen im Browser: Konten, Profile, Wertungszahlen, was die Partien verraten.

## Der Eingang

people-account = Konto
people-links = Spieler und Statistik
people-why = Du kannst ohne Konto spielen. Mit Konto ist dein Name reserviert, deine Partien und Einstellungen sind auf jedem Gerät da, und du kannst gewertete Partien spielen.
people-way = Anmelden oder registrieren
people-way-login = Anmelden
people-way-login-line = Gib deinen Namen und dein Passwort ein.
people-way-new = Konto erstellen
people-way-new-line = Wähle einen freien Namen und ein Passwort. Mehr brauchen wir nicht, auch keine E-Mail-Adresse.
people-way-recover = Wiederherstellungscode verwenden
people-way-recover-line = Passwort vergessen? Mit deinem Wiederherstellungscode legst du ein neues fest. Alle deine Geräte werden abgemeldet.
people-guest-kept = Partien, die du als { $name } gespielt hast, kommen in dein Konto.
people-name = Name
people-name-line = So sehen dich die anderen. Höchstens 24 Zeichen.
people-password = Passwort
people-password-line = Mindestens 8 Zeichen. Ein paar zufällige Wörter sind gut.
people-password-old = Aktuelles Passwort
people-password-new = Neues Passwort
people-password-change = Passwort ändern
people-password-changed = Passwort geändert. Deine anderen Geräte wurden abgemeldet.
people-code = Wiederherstellungscode
people-code-line = Schreib ihn auf oder druck ihn aus. Er wird nicht noch einmal angezeigt, und ohne ihn kann niemand dein Konto retten, wenn du das Passwort vergisst.
people-code-renew = Neuen Code erstellen
people-code-renew-line = Wiederherstellungscode verloren? Erstell einen neuen. Der alte gilt dann nicht mehr.
people-print = Drucken
people-kept = Habe ich notiert
people-devices = Geräte
people-devices-number = { $count ->
    [one] Du bist nur auf diesem Gerät angemeldet.
   *[other] Du bist auf { $count } Geräten angemeldet.
}
people-log-out = Abmelden
people-log-out-everywhere = Überall abmelden
people-delete = Konto löschen
people-delete-line = Damit werden dein Name, deine Einstellungen, Wertungszahlen, Bots, Freunde und deine E-Mail-Adresse gelöscht. Laufende Partien gibst du auf; alte zeigen nicht mehr, wer gespielt hat. Das lässt sich nicht rückgängig machen.
people-delete-type = Gib zur Bestätigung deinen Namen ein: { $name }
people-delete-sure = Endgültig löschen
people-cancel = Abbrechen

## Bots

people-bots = Meine Bots
people-bots-line = Programme, die unter eigenem Namen für dich spielen. Sie sind immer als Bots gekennzeichnet. Wie man einen schreibt, steht in der Dokumentation.
people-bot-name = Name des Bots
people-bot-new = Neuer Bot
people-bot-revoke = Löschen
people-bot-unused = noch nicht benutzt
people-bot-used = zuletzt gesehen am { $day }
people-token = Bot-Token
people-token-line = Damit meldet sich dein Programm an. Er wird nicht noch einmal angezeigt.
people-mark-bot = Bot

## Wem man nicht begegnen will

people-apart-list = Stummgeschaltete und blockierte Spieler
people-blocks-none = Niemand. Zum Stummschalten oder Blockieren klickst du am Tisch auf einen Namen.
people-blocks-line = Nachrichten stummgeschalteter Spieler siehst du nicht. Blockierte können auch nicht an deine Tische kommen.
people-is-mute = stummgeschaltet
people-is-block = blockiert
people-profile = Profil
people-mute = Stummschalten
people-unmute = Stummschaltung aufheben
people-block = Blockieren
people-unblock = Blockierung aufheben
people-report = Namen melden
people-report-why = Was stimmt mit dem Namen nicht? (optional)
people-reported = Danke. Die Betreiber dieses Servers sehen es sich an.

## Profile

people-my-games = Meine Partien und Ergebnisse
people-since = Dabei seit dem { $day }.
people-guest-only = Gastprofil. Nur du siehst diese Seite.
people-bot-of = Bot von { $name }
people-profile-mine = Du siehst alle deine Partien. Andere sehen nur öffentliche und gewertete.
people-profile-public = Öffentliche und gewertete Partien.
people-no-games = Noch keine beendeten Partien.
people-rating-name = Wertungszahl
people-rated-game = Gewertete Partie
people-rating-over-time = Wertungszahl in { $game } im Lauf der Zeit, mit 95-%-Bereich
people-rating-few = { $count ->
    [one] vorläufig, nach { $count } Partie
   *[other] vorläufig, nach { $count } Partien
}
people-rating-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
people-rating-change = Deine Wertungszahl ist jetzt { $mean } ({ $change }).
people-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
people-kind = Art der Partie
people-kind-rated = { $kind }, gewertet
people-results-of = Ergebnisse in { $game }
people-first = Erster Platz
people-not-first = Nicht Erster
people-firsts = { $firsts } von { $games } ({ $percent } %)
people-opponents = Ergebnisse nach Gegnern
people-opponent = Gegner
people-before = Davor
people-shared = Gleichauf
people-behind = Dahinter
people-ahead = in { $before } von { $games } davor
people-guests = Gäste
people-gone = Gelöschter Spieler
people-games = Partien
people-more-games = Ältere Partien
people-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
people-place = Platz { $place } von { $players }
people-stopped = Abgebrochen

## Wertungszahlen und gewertete Tische

rating-settled = Wertungszahl { $mean }
rating-provisional = Wertungszahl { $mean }, vorläufig: noch zu wenige Partien
rated-word = Gewertet
people-rated = Gewertet
people-rated-line = Diese Partie ändert die Wertungszahlen.
people-rated-account = Dafür brauchst du ein Konto.
people-rated-seats = Nur mit Konto, ein Platz pro Person, keine Bots.
people-rated-drawn = Plätze und Aufbau sind zufällig; nur Standardoptionen.
people-rated-final = Züge sind endgültig: kein Bestätigen, kein Zurücknehmen.
people-rated-help = Keine Tipps, und kein Bot übernimmt.
people-rated-leave = Wer aufgibt oder die Zeit überschreitet, landet hinter allen, die bleiben.
people-rated-clock = Gespielt wird mit Uhr.

## Was die Partien verraten

people-statistics = Statistik
people-statistics-line = { $count ->
    [0] Hier wurde noch keine Partie beendet.
    [one] { $count } Partie hier beendet.
   *[other] { $count } Partien hier beendet.
}
people-kind-line = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, im Mittel { $minutes ->
    [one] etwa eine Minute
   *[other] { $minutes } Minuten
}.
people-lengths = Länge der Partien
people-lengths-moves = Züge
people-lengths-games = Partien
people-endings = Wie Partien enden
people-ending = Ende
people-ending-result = Zu Ende gespielt
people-ending-aborted = Abgebrochen
people-ending-resigned = Aufgegeben
people-ending-time = Zeit abgelaufen
people-seats = Erste Plätze nach Sitz
people-seat = Sitz
people-first-share = Erster
people-seat-line = Erster in { $percent }, mittlerer Platz { $place }
people-strongest = Die Besten
people-strongest-none = Noch hat niemand genug gewertete Partien gespielt.
