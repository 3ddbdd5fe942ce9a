# Die Worte des Browsers.

## The app

web-skip = Zum Inhalt
web-settings = Einstellungen
web-your-name = Dein Name
web-guest-name = Gast
web-save = Speichern
web-close = Schließen
web-language = Sprache
web-theme = Aussehen
web-theme-system = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-not-found = Seite nicht gefunden
web-not-found-text = Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr.
web-home = Startseite
web-loading = Lädt…
web-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
web-offline-reading = Du bist offline. Lektionen, Regeln und Aufgaben, die du schon geöffnet hast, kannst du weiter lesen.
web-not-kept = Offline nicht verfügbar
web-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-yes = Ja
web-no = Nein

## Home

web-welcome = Drei Inselspiele: online mit Freunden, an einem Bildschirm oder gegen Bots.
web-play-bot = Gegen einen Bot spielen
web-starting = Es geht los…
web-new-table = Neuer Tisch
web-my-games = Meine Spiele
web-open-tables = Offene Spiele
web-no-tables = Noch keine offenen Spiele. Starte eines und mach es öffentlich.
web-watch = Live zuschauen
web-leaders = Bestenlisten
web-leaders-all = Alle Wertungen und Statistiken
web-daily = Aufgaben des Tages
web-no-tables-meanwhile = Spiel solange gegen einen Bot oder lern ein Spiel:
web-more-playing = { $count ->
    [one] Noch eine laufende Partie
   *[other] Noch { $count } laufende Partien
}
web-table-your-turn = Du bist dran
web-table-free = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
web-table-full = Geht gleich los
web-table-playing = Zusehen
web-table-over = Beendet
web-legal = Taluva, Titicaca und Talat gehören ihren Autoren und Verlagen. Atoll ist eine unabhängige Umsetzung mit eigenen Texten und Bildern.

## A new table

web-new-table-title = Neuer Tisch: { $game }
web-players = Spieler
web-seat-number = Platz { $number }
web-seat-me = Ich
web-seat-me-too = Spieler an diesem Gerät
web-seat-open = Freier Platz (Einladung per Link)
web-seat-bot = Bot: { $name }
web-options = Varianten und Module
web-option-unrated = Nicht in gewerteten Partien.
web-table-terms = Tisch
web-public = Öffentlich
web-public-line = Erscheint auf der Startseite. Sonst braucht man den Link.
web-confirm-turns = Jeden Zug bestätigen
web-confirm-turns-line = Bis du bestätigst, kannst du alles zurücknehmen.
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = Sekunden pro Zug
web-clock-bank = Bedenkzeit mit Inkrement
web-clock-seconds = Sekunden
web-clock-increment = Inkrement
web-clock-days = Tage pro Zug
web-clock-days-number = Tage
web-time-days = { $days } T { $hours } Std.
web-time-hours = { $hours } Std. { $minutes }
web-make-table = Tisch erstellen
web-start-game = Spiel starten

## Before the game

web-open-title = { $game }: Wer spielt mit?
web-lobby-title = Tisch von { $name }
web-lobby-public = öffentlicher Tisch
web-lobby-private = privater Tisch
web-lobby-host = Gastgeber
web-lobby-open = Freier Platz
web-lobby-open-line = Für alle, die den Link haben
web-lobby-here = Da
web-lobby-away = Nicht da
web-lobby-missing = { $count ->
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $count } Spieler
}
web-lobby-absent = Es fehlt noch: { $names }
web-lobby-full = Alle Plätze sind besetzt
web-lobby-start-line = Starte, wenn du so weit bist.
web-lobby-fill-line = Verschick den Link oder füll mit Bots auf.
web-lobby-rated-line = Verschick den Link an jemanden mit Konto.
web-copy-link = Link kopieren
web-seats = Spieler
web-seat-empty = frei
web-sit = Platz nehmen
web-name-skip = Überspringen
web-name-other = Name der Person
web-name-of-seat = Name an Platz { $number }
web-name-player = Spieler { $number }
web-sit-too = Noch jemand an diesem Gerät
web-style = Farbe und Form
web-style-colour = Farbe
web-style-shape = Form
web-colour-0 = Rot
web-colour-1 = Blau
web-colour-2 = Violett
web-colour-3 = Grün
web-colour-4 = Schwarz
web-shape-0 = Dreieck
web-shape-1 = Kreis
web-shape-2 = Quadrat
web-shape-3 = Raute
web-shape-4 = Kreuz
web-clock-custom = Eigene
web-clock-kind = Art der Uhr
web-terms = Bedingungen
web-terms-players = { $players } Spieler
web-terms-time = Wenn die Zeit abläuft
web-terms-time-none = Es gibt keine Frist. Wer im eigenen Zug geht, hält die anderen höchstens fünf Minuten auf.
web-terms-time-bot = Ein Bot spielt für dich, bis du zurück bist.
web-terms-time-rated = Du scheidest aus und liegst hinter allen, die bleiben.
web-terms-unrated = Ohne Wertung
web-terms-join = Wer mitspielen kann
web-terms-join-public = Alle: Der Tisch steht auf der Startseite.
web-terms-join-link = Alle, die den Link haben.
web-terms-join-accounts = Alle, die ein Konto haben.
web-terms-watch = Wer zuschauen kann
web-terms-watch-all = Alle, die den Link haben.
web-terms-watch-none = Nur wer mitspielt.
web-wait-all = Das Spiel beginnt, sobald alle da sind.
web-rematch-ready = Eine Revanche ist bereit. Drück auf „Revanche“, um mitzuspielen.
web-session = { $games ->
    [one] Nach { $games } Spiel:
   *[other] Nach { $games } Spielen:
}
web-leave = Platz verlassen
web-remove = Entfernen
web-add-bot = Bot hinzufügen
web-fill = Mit Bots auffüllen
web-wait-host = Der Gastgeber startet, sobald alle Plätze besetzt sind.
web-invite = Einladen
web-invite-line = Wer diesen Link hat, kann mitspielen. Den Code kannst du mit dem Handy scannen.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links

## At the table

web-board = Spielbrett von { $game }
web-table-not-found = Diesen Tisch gibt es nicht mehr
web-table-not-allowed = Dieser Tisch lässt keine Zuschauer zu
web-connection-lost = Verbindung verloren. Wird neu aufgebaut…
web-name-number = { $name } { $number }
web-labelled = { $label }: { $value }
web-player = Spieler
web-you = du
web-away = nicht da
web-partner = mit dir im Team
web-adaptive = adaptiv
web-team = Team { $number }
web-team-of = Team { $number }: { $seats }
web-sealed = bereit
web-absence-away = { $seat } ist seit { $minutes } Minuten weg.
web-absence-nudge = Anstupsen
web-absence-nudged = { $seat } ist angestupst. Gleich könnt ihr entscheiden.
web-absence-decide = { $seat } ist nicht zurück. Wie geht es weiter?
web-absence-bot = Bot weiterspielen lassen
web-absence-end = Spiel beenden
web-absence-wish-bot = Für einen Bot: { $names }
web-absence-wish-end = Für das Ende: { $names }
web-stand-in-away = weg, ein Bot spielt weiter
web-stand-in-wish = ein Bot spielt
web-stand-in-time = Zeit abgelaufen, ein Bot spielt
web-stand-in-resigned = hat aufgegeben
web-return = Wieder selbst spielen
web-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-total = Summe
web-history = Verlauf
web-chat = Chat
web-chat-empty = Noch keine Nachrichten
web-chat-say = Nachricht
web-send = Senden
web-you-name = Du
web-rail = Verlauf und Chat
web-chat-unread = Chat · { $count }
web-term-minutes = { $minutes } min
web-term-seconds = { $seconds } s
web-term-move = { $time } pro Zug
web-term-increment = { $time } + { $increment } s
web-term-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-watching = { $count ->
    [0] Keine Zuschauer
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
web-past = Zug { $ply } von { $of }
web-back = Voriger Zug
web-forward = Nächster Zug
web-now = Zurück zum Spiel
web-ask-confirm = Zufrieden mit diesem Zug?
web-waiting-for = Warten auf { $seats }.
web-decided-waiting = { $decided }. Warten auf { $seats }.
web-change = Ändern
web-undo = Zurücknehmen
web-confirm = Bestätigen
web-hint-button = Tipp
web-warning-yes = Trotzdem
web-warning-no = Zurück
web-hint = Ein Bot würde spielen: { $move }
web-hint-line = Dann wohl: { $moves }
web-more = Mehr
web-move-list = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}
web-move-play = Spielen
web-full-screen = Vollbild
web-take-back = Um Zurücknehmen bitten
web-stand-in = Bot für mich spielen lassen
web-abort = Abbruch anbieten
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben?
web-offer-takeback = { $you ->
    [yes] Du möchtest deinen Zug zurücknehmen.
   *[no] { $seat } möchte einen Zug zurücknehmen.
}
web-offer-abort = { $you ->
    [yes] Du hast angeboten, das Spiel abzubrechen.
   *[no] { $seat } bietet an, das Spiel abzubrechen.
}
web-curtain = { $name }, du bist dran. Alle anderen: wegschauen!
web-curtain-open = Ich bin { $name }

## When it is over

web-scoring = Wertung
web-over = Spiel beendet
web-over-show = Ergebnis zeigen
web-winners = { $you ->
    [yes] Du gewinnst
    [among] Du gewinnst zusammen mit { $others }
   *[no] { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen gemeinsam
    }
}
web-ending-result = Das Spiel wurde zu Ende gespielt.
web-ending-aborted = Alle waren mit dem Abbruch einverstanden.
web-ending-resigned = { $you ->
    [yes] Du hast aufgegeben
    [among] Du und { $others } habt aufgegeben
   *[no] { $count ->
        [one] { $seats } hat aufgegeben
       *[other] { $seats } haben aufgegeben
    }
}
web-place = Platz
web-place-number = { $place }.
web-share = Teilen
web-team-names = { $you ->
    [among] Du und { $others }
   *[no] { $seats }
}
web-team-against = gegen
web-clock-tip = Restzeit. Sie läuft nur, wenn diese Person am Zug ist.
web-decided-points = { $most } zu { $next } Punkten.
web-decided-all-level = Alle haben { $most } Punkte.
web-rematch = Revanche
web-record = Herunterladen
web-see-board = Spielbrett zeigen
web-rule-why = Warum?

## Learning and rules

web-nav = Seiten
web-rules = Regeln
web-rule-page = Mehr dazu in den Regeln
web-learn = Lernen
web-learn-game = So geht’s
web-coach = Coach
web-coach-line = Tipps, wenn in einer Partie gegen Bots etwas zum ersten Mal vorkommt.
