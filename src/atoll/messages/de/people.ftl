# Menschen im Browser: Konten, Profile, Wertungszahlen, was die Partien verraten.

## Der Eingang

people-account = Konto
people-links = Mehr
people-why = Spielen kannst du ohne Konto. Mit einem gehört dein Name dir, deine Partien und Einstellungen sind auf jedem Gerät da, und du kannst gewertete Partien spielen.
people-way = Wie du hereinkommst
people-way-login = Anmelden
people-way-login-line = Auch auf diesem Gerät: dein Name und dein Passwort.
people-way-new = Konto anlegen
people-way-new-line = Ein Name, den sonst niemand hat, und ein Passwort. Mehr wird nicht gefragt, auch keine Mailadresse.
people-way-recover = Notfallcode benutzen
people-way-recover-line = Du hast das Passwort vergessen: Mit dem Notfallcode setzt du ein neues. Alle Geräte müssen sich neu anmelden.
people-guest-kept = Die Partien von { $name } kommen mit.
people-name = Name
people-name-line = Wie andere ihn an den Tischen lesen, höchstens 24 Zeichen.
people-password = Passwort
people-password-line = Mindestens 8 Zeichen. Ein paar Wörter hintereinander sind gut.
people-password-old = Bisheriges Passwort
people-password-new = Neues Passwort
people-password-change = Passwort ändern
people-password-changed = Es ist geändert. Andere Geräte müssen sich neu anmelden.
people-code = Notfallcode
people-code-line = Schreib ihn auf oder druck ihn aus: Er wird nur jetzt gezeigt. Ohne ihn kann niemand helfen, wenn du das Passwort vergisst.
people-code-renew = Neuen Code zeigen
people-code-renew-line = Ist der Notfallcode verloren, nimm einen neuen. Der bisherige gilt dann nicht mehr.
people-print = Drucken
people-kept = Ich habe ihn aufbewahrt
people-devices = Geräte
people-devices-number = { $count ->
    [one] Du bist auf einem Gerät angemeldet: diesem.
   *[other] Du bist auf { $count } Geräten angemeldet.
}
people-log-out = Abmelden
people-log-out-everywhere = Überall abmelden
people-delete = Konto löschen
people-delete-line = Alles, was von dir gespeichert ist, verschwindet: Name, Einstellungen, Wertungszahlen, Bots. Laufende Partien sind aufgegeben; in alten kann niemand mehr sagen, wer das war. Das lässt sich nicht rückgängig machen.
people-delete-type = Tippe zur Sicherheit deinen Namen ein: { $name }
people-delete-sure = Endgültig löschen
people-cancel = Abbrechen

## Bots

people-bots = Meine Bots
people-bots-line = Programme, die unter eigenem Namen für dich spielen. Überall sind sie als Bots gekennzeichnet. Wie man eines schreibt, steht in der Dokumentation.
people-bot-name = Name des Bots
people-bot-new = Neuer Bot
people-bot-revoke = Entfernen
people-bot-unused = noch nicht benutzt
people-bot-used = zuletzt hier am { $day }
people-token = Token des Bots
people-token-line = Das Programm zeigt es vor, um eingelassen zu werden. Es wird nur jetzt gezeigt.
people-mark-bot = Bot

## Wem man nicht begegnen will

people-apart-list = Stummgeschaltete und Blockierte
people-blocks-none = Niemand. An einem Tisch führt der Name eines Menschen dorthin.
people-blocks-line = Stummgeschaltete hört man nicht. Blockierte kommen auch nicht an deine Tische.
people-is-mute = stummgeschaltet
people-is-block = blockiert
people-profile = Profil
people-mute = Stummschalten
people-unmute = Wieder hören
people-block = Blockieren
people-unblock = Zurücknehmen
people-report = Namen melden
people-report-why = Was stimmt mit dem Namen nicht? (Kann leer bleiben.)
people-reported = Danke. Wer diesen Server betreibt, sieht es sich an.

## Profile

people-my-games = Meine Partien und Ergebnisse
people-since = Hier seit dem { $day }.
people-guest-only = Ein Gast: Nur du siehst diese Seite.
people-bot-of = Ein Bot von { $name }
people-profile-mine = Hier zählen alle deine Partien; andere sehen nur die öffentlichen und die gewerteten.
people-profile-public = Hier zählen öffentliche und gewertete Partien.
people-no-games = Noch keine Partie ist zu Ende gespielt.
people-rating-name = Wertungszahl
people-rated-game = Gewertete Partie
people-rating-over-time = Wertungszahl in { $game }, mit dem Bereich, in dem sie in 95 von 100 Fällen liegt
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
people-opponents = Ergebnisse gegen andere
people-opponent = Gegner
people-before = Davor
people-shared = Gleicher Platz
people-behind = Dahinter
people-ahead = in { $before } von { $games } davor
people-guests = Gäste
people-gone = Jemand, der gegangen ist
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
people-rated-line = Die Partie zählt für die Wertungszahlen aller, die mitspielen.
people-rated-account = Dazu brauchst du ein Konto.
people-rated-seats = Nur Konten, jedes auf einem Sitz; keine Bots.
people-rated-drawn = Sitze und Aufbau werden gelost; nur die üblichen Varianten.
people-rated-final = Gezogen ist gezogen: Nichts wird bestätigt oder zurückgenommen.
people-rated-help = Keine Tipps, und kein Bot spielt für jemanden.
people-rated-leave = Wer aufgibt oder keine Zeit mehr hat, kommt hinter alle, die bleiben.
people-rated-clock = Es läuft eine Uhr.

## Was die Partien verraten

people-statistics = Statistik
people-statistics-line = { $count ->
    [0] Hier ist noch keine Partie zu Ende gespielt worden.
    [one] Eine Partie ist hier zu Ende gespielt worden.
   *[other] { $count } Partien sind hier zu Ende gespielt worden.
}
people-kind-line = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, im Mittel { $minutes ->
    [one] etwa eine Minute
   *[other] { $minutes } Minuten
}.
people-lengths = Wie lang die Partien sind
people-lengths-moves = Züge
people-lengths-games = Partien
people-endings = Wie sie enden
people-ending = Ende
people-seats = Wie oft jeder Sitz Erster wird
people-seat = Sitz
people-first-share = Erster
people-seat-line = Erster in { $percent }, mittlerer Platz { $place }
people-strongest = Die Stärksten
people-strongest-none = Noch hat niemand genug gewertete Partien gespielt.
