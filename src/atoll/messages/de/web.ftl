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
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-not-found = Hier ist nichts
web-not-found-text = Vielleicht ist der Link abgeschnitten, oder der Tisch ist fort.
web-home = Zur Startseite
web-loading = Einen Augenblick …
web-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
web-yes = Ja
web-no = Nein

## Home

web-welcome = Drei Inselspiele an einem Tisch: mit Freunden, an einem Bildschirm oder gegen Bots.
web-play-now = Sofort spielen
web-starting = Es geht los …
web-new-table = Neuer Tisch
web-my-games = Meine Spiele
web-open-tables = Offene Tische
web-no-tables = Kein öffentlicher Tisch ist offen. Mach einen auf und wähle „öffentlich“.
web-table-your-turn = Du bist dran
web-table-free = { $free ->
    [one] { $free } freier Sitz
   *[other] { $free } freie Sitze
}
web-table-full = Wartet auf den Beginn
web-table-playing = Zusehen
web-table-over = Zu Ende
web-legal = Taluva, Titicaca und Talat sind die Spiele ihrer Autoren und Verlage. Atoll ist eine unabhängige Umsetzung mit eigenen Texten und Bildern.

## A new table

web-new-table-title = Neuer Tisch: { $game }
web-players = Mitspieler
web-seat-number = Sitz { $number }
web-seat-me = Ich
web-seat-me-too = Jemand an diesem Gerät
web-seat-open = Frei: wer über den Link kommt
web-seat-bot = Bot: { $name }
web-options = Varianten und Module
web-table-terms = Der Tisch
web-public = Öffentlich
web-public-line = Steht auf der Startseite; sonst führt nur der Link hierher.
web-confirm-turns = Jeden Zug bestätigen
web-confirm-turns-line = Bis zur Bestätigung kann man alles zurücknehmen.
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = Sekunden für jeden Zug
web-clock-bank = Ein Zeitvorrat mit Zuschlag
web-clock-seconds = Sekunden
web-clock-increment = Zuschlag
web-clock-days = Tage für jeden Zug
web-clock-days-number = Tage
web-time-days = { $days } T { $hours } Std.
web-time-hours = { $hours } Std. { $minutes }
web-make-table = Tisch aufmachen
web-start-game = Spiel beginnen

## Before the game

web-open-title = { $game }: Wer spielt mit?
web-seats = Sitze
web-seat-empty = frei
web-sit = Hier sitzen
web-leave = Aufstehen
web-remove = Entfernen
web-add-bot = Bot dazusetzen
web-fill = Mit Bots auffüllen
web-wait-host = Der Gastgeber beginnt, sobald alle Sitze besetzt sind.
web-invite = Einladen
web-invite-line = Wer diesen Link öffnet, kann sich setzen; ein Telefon liest den Code.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links

## At the table

web-board = Das Spielfeld von { $game }
web-table-not-found = Diesen Tisch gibt es nicht mehr
web-table-not-allowed = An diesem Tisch darf niemand zusehen
web-connection-lost = Die Verbindung ist weg. Nichts ist verloren; sie kommt von selbst zurück.
web-name-number = { $name } { $number }
web-player = Spieler
web-you = du
web-away = fort
web-partner = mit dir im Team
web-team = Team { $number }
web-team-of = Team { $number }: { $seats }
web-sealed = hat entschieden
web-stand-in-wish = ein Bot spielt
web-stand-in-time = Zeit abgelaufen, ein Bot spielt
web-stand-in-resigned = hat aufgegeben
web-return = Meinen Platz zurück
web-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-total = Summe
web-history = Verlauf
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-alone = Hier sind nur Bots, und die reden nicht.
web-chat-say = Etwas sagen
web-send = Senden
web-watching = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
web-past = Rückblick: Zug { $ply } von { $of }
web-back = Einen Zug zurück
web-forward = Einen Zug vor
web-now = Zurück zum Jetzt
web-ask-confirm = Ist das dein Zug? Bestätige ihn oder nimm etwas zurück.
web-waiting-for = Warten auf { $seats }.
web-change = Ändern
web-undo = Zurücknehmen
web-confirm = Bestätigen
web-hint-button = Tipp
web-hint = Ein Bot würde spielen: { $move }
web-more = Mehr
web-move-list = { $count ->
    [one] Ein möglicher Zug
   *[other] { $count } mögliche Züge
}
web-move-play = Spielen
web-full-screen = Vollbild
web-take-back = Um Rücknahme bitten
web-stand-in = Einen Bot für mich spielen lassen
web-abort = Abbruch anbieten
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben?
web-offer-takeback = { $seat } möchte zurücknehmen.
web-offer-abort = { $seat } möchte das Spiel abbrechen.
web-curtain = { $name } ist dran. Niemand sonst schaut hin!
web-curtain-open = Ich bin { $name }

## When it is over

web-scoring = Wertung
web-over = Das Spiel ist zu Ende
web-over-show = Ergebnis zeigen
web-winners = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
web-ending-result = Es wurde zu Ende gespielt.
web-ending-aborted = Alle waren mit dem Abbruch einverstanden.
web-ending-resigned = Jemand hat aufgegeben.
web-rematch = Noch einmal
web-rematch-go = Zum nächsten Spiel
web-record = Partie herunterladen
web-see-board = Spielfeld ansehen

## Learning and rules

web-nav = Seiten
web-rules = Regeln
web-rule-page = In den Regeln lesen, mit Beispielen
web-learn = Lernen
web-learn-game = Lernen
