# Aufgaben im Browser.

puzzling-title = Aufgaben
puzzling-about = Stellungen aus Partien zwischen Bots, in denen ein Zug viel besser ist als alle anderen. Finde ihn.
puzzling-solved = Gelöst
puzzling-solved-of = { $solved } von { $all }
puzzling-streak = Serie ohne Hilfe
puzzling-streak-best = { $streak } (Bestwert: { $best })
puzzling-days = Tage in Folge
puzzling-today = Aufgaben des Tages, { $day }
puzzling-open = noch nicht gelöst
puzzling-was-clean = gelöst
puzzling-was-solved = mit Hilfe gelöst
puzzling-was-shown = Lösung angesehen
puzzling-players = { $players } Spieler
puzzling-difficulty = Schwierigkeit { $level } von 5
puzzling-difficulty-1 = leicht
puzzling-difficulty-2 = genau hinsehen
puzzling-difficulty-3 = knifflig
puzzling-difficulty-4 = schwer
puzzling-difficulty-5 = sehr schwer
puzzling-puzzle = { $game }: Aufgabe
puzzling-you = Du
puzzling-task = Du bist dran. Ein Zug ist viel besser als alle anderen. Finde ihn auf dem Spielbrett.
puzzling-hint = Suche nach: { $move }
puzzling-wrong = Der ist es nicht.
puzzling-wrong-text = Es gibt einen viel besseren Zug.
puzzling-right = Genau!
puzzling-shown = Lösung
puzzling-worth = Deine Chancen stehen jetzt bei { $value }, mindestens { $lead } besser als nach jedem anderen Zug.
puzzling-again = Noch einmal
puzzling-next = Nächste Aufgabe
puzzling-show = Lösung zeigen
puzzling-list = Alle Aufgaben
puzzling-all-done = Du hast alle gelöst.
puzzling-moves = Alle möglichen Züge

puzzling-rating = Deine Wertung
puzzling-rating-of = Wertung der Aufgabe: { $rating }
puzzling-theme = Thema
puzzling-theme-all = Alle Themen
puzzling-about-theme = Thema: { $themes }
puzzling-rush = Aufgaben auf Zeit
puzzling-rush-of = Aufgaben auf Zeit: { $game }
puzzling-rush-about = Drei Minuten, drei Fehler. Es wird immer schwerer.
puzzling-rush-start = Los
puzzling-rush-score = { $score ->
    [one] 1 Aufgabe gelöst
   *[other] { $score } Aufgaben gelöst
}
puzzling-rush-best = Bestwert: { $best }
puzzling-rush-left = Restzeit
puzzling-rush-mistakes = Fehler: { $mistakes } von 3
puzzling-rush-missed = Lösungen der verpassten Aufgaben
puzzling-rush-one = { $count ->
    [0] { $difficulty }, Nr. { $number }
   *[other] { $themes } ({ $difficulty }, Nr. { $number })
}
puzzling-rush-again = Noch einmal
puzzling-rush-right = Richtig!
puzzling-rush-wrong = Der war es nicht
puzzling-theme-taluva-temples = Tempel
puzzling-theme-taluva-towers = Türme und Höhe
puzzling-theme-taluva-growth = Wachsen
puzzling-theme-taluva-rivals = Andere aufhalten
puzzling-theme-taluva-ending = Gewinnen
puzzling-theme-titicaca-bids = Gebote
puzzling-theme-titicaca-villages = Dörfer
puzzling-theme-titicaca-chains = Ketten
puzzling-theme-titicaca-regions = Regionen
puzzling-theme-titicaca-temples = Tempel und Gleichstände
puzzling-theme-talat-captures = Schlagen
puzzling-theme-talat-safety = Sicherheit
puzzling-theme-talat-racing = Die andere Linie erreichen
puzzling-theme-talat-ending = Das Ende
