# Le journal d’une partie dans le navigateur.

log-reader = Vous
log-turn = tour { $turn }
log-now = en cours
log-order = { $seats }
log-before = Tour précédent
log-after = Tour suivant
