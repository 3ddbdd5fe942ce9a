# Was geschieht, Schritt für Schritt gezeigt.

moment-speed = Züge der anderen
moment-speed-instant = Sofort zeigen
moment-speed-normal = Normales Tempo
moment-speed-slow = Langsam
moment-bar = Was gerade geschehen ist
moment-parts = Abschnitte
moment-back = Zurück
moment-next = Weiter
moment-pause = Pause
moment-play = Fortsetzen
moment-skip = Überspringen
moment-again = Noch einmal
moment-replay = Noch einmal zeigen
moment-table = Tabelle
keys-moment = Während etwas gezeigt wird
