# Das Analysebrett: eine Stellung aufbauen, Züge für alle ausprobieren, nach Chancen fragen.

boards-title = Analysebrett
boards-of = { $game }: Analyse
boards-about = Bau eine Stellung auf, spiel für alle Seiten und frag nach dem besten Zug. Nichts wird gespeichert; alles steckt im Link.
boards-game = Spiel
boards-new = Neue Partie
boards-start = Brett öffnen
boards-paste = Stellung oder Partie als Text
boards-paste-about = Füg eine Partie oder eine Stellung ein, die du von einem Analysebrett kopiert hast. Du kannst den Text vorher ändern.
boards-set-up = Aufbauen
boards-another = Andere Stellung
boards-hidden = Künftige Plättchen und alles andere Verdeckte sind ausgelost.
boards-over = Die Partie ist zu Ende.
boards-ask = Chancen und beste Züge
boards-asking = Denkt nach …
boards-chances = Chancen
boards-best = Beste Züge
boards-share = Link kopieren
boards-copy = Stellung als Text kopieren
boards-copied = Stellung kopiert
boards-all-moves = Alle möglichen Züge
boards-moves = Züge
boards-variation = Variante
boards-beginning = Anfang
boards-promote = Zur Hauptvariante machen
boards-remove = Ab hier löschen
