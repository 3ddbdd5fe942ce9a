# Turniere: was der Server ablehnt, und die Seiten.

## Absagen

tourney-over = Dieses Turnier ist vorbei.
tourney-started = Dieses Turnier hat schon begonnen.
tourney-full = Dieses Turnier ist voll: Höchstens { $most } können mitspielen.
tourney-not-in = Diese Person spielt nicht mit.
tourney-too-few = Zum Start müssen mindestens { $least } dabei sein.
tourney-organiser-only = Das kann nur die Turnierleitung.
tourney-no-abort = Eine Turnierpartie lässt sich nicht abbrechen.
tourney-title-missing = Gib dem Turnier einen Namen.
tourney-size = An einem Tisch sitzen höchstens { $most }.
tourney-players = Ein Turnier hat { $least } bis { $most } Teilnehmer.
tourney-rounds = Ein Turnier hat höchstens { $most } Runden.
server-tournaments-full = Auf diesem Server laufen schon zu viele Turniere. Versuch es später noch einmal.
server-tournaments-person = Du leitest schon { $most } Turniere. Beende erst eines.
server-tournaments-address = Aus einem Netz lassen sich am Tag höchstens { $most } Turniere erstellen. Versuch es später noch einmal.

## Die Liste

tournaments = Turniere
tournaments-line = Ein Klubabend: jeder gegen jeden, Schweizer System oder K.-o.
tournaments-open = Zum Mitspielen
tournaments-playing = Im Gange
tournaments-over = Beendet
tournaments-mine = Deine Turniere
tournaments-none = Noch keine Turniere.
tournaments-all = Alle Turniere
tourney-new = Neues Turnier
tourney-account = Für Turniere brauchst du ein Konto.
tourney-format-round-robin = Jeder gegen jeden
tourney-format-swiss = Schweizer System
tourney-format-knock-out = K.-o.-System
tourney-format-round-robin-line = Alle treffen aufeinander, an größeren Tischen möglichst gleichmäßig.
tourney-format-swiss-line = In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten.
tourney-format-knock-out-line = Wer gewinnt, kommt weiter; an größeren Tischen die bessere Hälfte.
tourney-tables-of = { $size ->
    [2] Zweiertische
    [3] Dreiertische
    [0] Tische für { $most }
   *[other] Tische für { $least } bis { $most }
}
tourney-players-of = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
tourney-round-of = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}

## Ein Turnier

tourney-terms = Bedingungen
tourney-organiser = Turnierleitung
tourney-format = Modus
tourney-game = Spiel
tourney-tables = Tische
tourney-rounds-word = Runden
tourney-rounds-auto = Automatisch
tourney-rounds-bracket = Bis nur noch einer übrig ist
tourney-pause = Pause zwischen den Runden
tourney-pause-none = Keine
tourney-pause-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
tourney-pause-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
tourney-absent = Die Uhr entscheidet: Wer nicht kommt, verliert auf Zeit.
tourney-players-heading = Teilnehmer
tourney-join = Mitspielen
tourney-leave = Abmelden
tourney-withdraw = Aussteigen
tourney-withdraw-sure = Aus allen weiteren Runden aussteigen? Deine laufende Partie geht weiter.
tourney-start = Starten
tourney-start-line = Danach kann sich niemand mehr anmelden.
tourney-wait-start = Du bist dabei. { $name } startet das Turnier.
tourney-end = Turnier beenden
tourney-end-sure = Turnier jetzt beenden? Laufende Partien zählen dann nicht mehr.
tourney-remove = { $name } entfernen
tourney-withdrawn = ausgestiegen
tourney-you = du
tourney-gone = Gelöschtes Konto
tourney-round = Runde { $round }
tourney-next-soon = Gleich beginnt die nächste Runde
tourney-next = Nächste Runde in { $seconds } s
tourney-bye = { $name } hat spielfrei
tourney-walkover = { $name } gewinnt kampflos
tourney-in-play = läuft
tourney-to-table = Zum Tisch
tourney-your-game = Deine Partie läuft
tourney-standings = Tabelle
tourney-place = Platz
tourney-name = Name
tourney-points = Punkte
tourney-games = Partien
tourney-tie-rounds = Gewonnene Runden
tourney-tie-buchholz = Buchholz
tourney-tie-sonneborn-berger = Sonneborn-Berger
tourney-tie-wins = Siege
tourney-tie-seconds = Zweite Plätze
tourney-export = Exportieren
tourney-export-standings = Tabelle (CSV)
tourney-export-games = Partien (CSV)
tourney-export-records = Aufzeichnungen
tourney-finished-line = Beendet. { $name } gewinnt.
tourney-finished-shared = Beendet. { $names } teilen sich den ersten Platz.
tourney-ended-line = Die Turnierleitung hat dieses Turnier vorzeitig beendet.
tourney-missing = Dieses Turnier gibt es nicht.
tourney-part-of = Turnier, Runde { $round }
tourney-unlisted = Dieses Turnier findet nur, wer den Link hat.

## Das Formular

tourney-title-label = Name
tourney-title-example = Klubabend am Donnerstag
tourney-size-label = Spieler an einem Tisch
tourney-rounds-label = Runden
tourney-public-label = Für alle in der Liste
tourney-public-line = Sonst braucht man den Link.
tourney-rated-line = Die Partien zählen für die Wertung. Nur Standardoptionen.
tourney-create = Turnier erstellen
