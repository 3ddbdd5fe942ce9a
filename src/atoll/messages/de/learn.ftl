# Regeln, Beispiele und Lektionen im Browser.

learn-rules = Regeln
learn-rules-of = Die Regeln von { $game }
learn-rules-lead = In unseren eigenen Worten. Wo der Text des Spiels schweigt, sagt eine Entscheidung, was hier gilt, und warum.
learn-search = Suchen
learn-only-rulings = nur Regeln mit einer Entscheidung
learn-contents = Inhalt
learn-count = { $count } Regeln, { $examples } Beispiele
learn-found = { $count ->
    [0] Keine Regel gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
learn-none = Keine Regel spricht von „{ $words }“. Versuch es mit einem einzelnen Wort oder mit der Nummer einer Regel.
learn-ruling = Entscheidung
learn-allowed = Erlaubt
learn-forbidden = Nicht erlaubt
learn-breaks-too = Der Zug verletzt auch

learn-lesson-link = Lieber spielen als lesen? Zur Lektion.
learn-title = Spielend lernen
learn-lead = Jede Lektion dauert etwa zehn Minuten: echte Stellungen, ein sanfter Gegner und jemand, der sagt, warum nicht. Was du geschafft hast, merkt sich dieser Browser.
learn-progress = { $done } von { $all } Kapiteln geschafft
learn-done-mark = geschafft
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-forget = Von vorn anfangen
learn-chapters = Kapitel
learn-all = Alle Lektionen
learn-coach = Die Lektion
learn-step = Schritt { $number } von { $all }
learn-left = { $count ->
    [one] Noch 1 Entscheidung.
   *[other] Noch { $count } Entscheidungen.
}
learn-show = Zeig es mir
learn-back = Diesen Schritt wiederholen
learn-again = Kapitel von vorn
learn-next = Weiter: { $title }
learn-chapter-done = Das war das Kapitel.
learn-lesson-done = Das war die ganze Lektion. Du weißt alles, was du für eine Partie brauchst.
learn-over = Das Spiel ist vor dem Kapitel zu Ende. Beginne das Kapitel von vorn.
learn-real = Eine echte Partie gegen einen sanften Gegner spielen
learn-told = Was geschehen ist
learn-read = Zum Nachlesen:
learn-colour-0 = Rot
learn-colour-1 = Blau
learn-colour-2 = Violett
learn-colour-3 = Grün
learn-colour-4 = Schwarz
