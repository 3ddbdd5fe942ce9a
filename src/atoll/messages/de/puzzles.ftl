# Aufgaben: Stellungen mit einem einzigen guten Zug.

puzzle-line = Das ist keine Aufgabendatei: Eine Zeile ist nicht lesbar.

cli-help-puzzles-games = Zahl der Partien, die durchsucht werden (Standard: 20)
cli-help-puzzles-file = Datei, in die Aufgaben kommen; ein neuer Aufruf macht dort weiter
command-help-puzzles = Aufgaben in Partien zwischen Bots finden
command-about-puzzles =
    Bots spielen lassen und Stellungen sammeln, in denen ein Zug viel besser ist als
    alle anderen, bestätigt durch Suchen verschiedener Tiefe. Mit --file kommen
    Aufgaben in diese Datei, und ein neuer Aufruf durchsucht nur die fehlenden
    Partien. Ohne --file wird gezeigt, wie viele Aufgaben Atoll mitbringt.
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
