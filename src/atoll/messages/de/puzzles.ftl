# Aufgaben: Stellungen mit einem einzigen guten Zug.

puzzle-line = Das ist keine Datei mit Aufgaben: Eine ihrer Zeilen ist nicht lesbar.

cli-help-puzzles-games = wie viele Partien insgesamt durchsucht werden (sonst 20)
cli-help-puzzles-file = wo die Aufgaben stehen; erneut aufgerufen geht es dort weiter
command-help-puzzles = in Partien zwischen Bots nach Aufgaben suchen
command-about-puzzles =
    Lässt Bots spielen und behält die Stellungen, in denen ein Zug viel besser ist
    als alle anderen; Suchen mehrerer Tiefen bestätigen das. Mit --file kommt das
    Gefundene in diese Datei, und nur fehlende Partien werden durchsucht. Ohne:
    wie viele Aufgaben Atoll mitbringt.
command-examples-puzzles =
    Beispiele:
      atoll puzzles
      atoll puzzles talat --players 3 --games 100 --file talat.jsonl
      atoll puzzles taluva --option ships=true --games 50 --file taluva.jsonl
cli-puzzles-searching = Suche
cli-puzzles-title = Aufgaben nach Schwierigkeit
cli-puzzles-game = Spiel
cli-puzzles-difficulty = { $difficulty }
cli-puzzles-all = alle
