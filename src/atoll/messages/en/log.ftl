# The log of a game in the browser.

log-reader = You
log-turn = turn { $turn }
log-now = now
log-order = { $seats }
log-before = Previous turn
log-after = Next turn
