# Der Verlauf einer Partie im Browser.

log-reader = Du
log-turn = Zug { $turn }
log-now = jetzt
log-order = { $seats }
log-before = Vorheriger Zug
log-after = Nächster Zug
