# Messen: sequenzielle Tests, Turniere, und wer ihre Partien spielt.

match-meta-sprt = TIEF:HOCH
match-help-sprt = aufhören, sobald ein sequenzieller Test entscheidet, ob der erste Bot um TIEF oder HOCH Elo stärker ist, zum Beispiel 0:50
match-sprt-form = „{ $value }“ lässt sich nicht testen: Schreib zwei Elo-Zahlen, die kleinere zuerst, wie 0:50.
match-elo = Elo, gegen die anderen
match-verdict = { $verdict ->
    [stronger] { $bot } ist stärker
    [not-stronger] { $bot } ist nicht stärker
   *[open] Noch ist nichts entschieden
}: Test von { $low } gegen { $high } Elo, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Logarithmus des Likelihood-Quotienten { $ratio } (± { $bound } entscheidet).

parallel-help-ray = einen Ray-Cluster benutzen: den in RAY_ADDRESS, sonst einen auf diesem Rechner
parallel-ray-missing = Ray ist nicht installiert: pip install 'atoll[ray]'
parallel-ray-none = Der Ray-Cluster ist nicht zu erreichen: { $problem }

command-help-tournament = ein Turnier vieler Bots spielen, mit Wertung
command-about-tournament =
    Lässt alle Kombinationen von Bots über dieselben Aufbauten aufeinandertreffen, in jeder Rotation der Sitze, und
    wertet sie. Die Datei (TOML) nennt game, players, bots, rounds, seed und options. Ergebnisse, Partien, Tabelle und
    Grafiken bleiben daneben stehen; unterbrochen, oder mit mehr Bots oder Runden in der Datei, geht das Turnier beim
    nächsten Aufruf weiter.
command-examples-tournament =
    Beispiele:
      atoll tournament results/levels.toml
      atoll tournament results/levels.toml --ray
tournament-help-file = das Turnier, eine TOML-Datei
tournament-file = Das Turnier fehlt: eine TOML-Datei mit game, bots und, wenn gewünscht, players, rounds, seed und options.
tournament-toml = Die Datei des Turniers ist kein TOML: { $problem }
tournament-key = Unbekannter Schlüssel „{ $word }“ in der Turnierdatei. Schlüssel: { $keys }.
tournament-value = „{ $value }“ passt nicht als { $word } eines Turniers.
tournament-lacks = In der Datei des Turniers fehlt { $word }.
tournament-twice = Der Bot { $bot } ist zweimal genannt.
tournament-bots = { $count ->
    [one] Ein Bot ist
   *[other] { $count } Bots sind
} zu wenig für Tische zu { $players }.
tournament-rounds = Ein Turnier braucht mindestens 1 Runde.
tournament-line = Das ist keine Zeile eines Turniers: { $line }
tournament-title = { $game }, { $players } Personen
tournament-rank = Platz
tournament-bot = Bot
tournament-rating = Wertung (95 %)
tournament-first = Erster (95 %)
tournament-games = Partien
tournament-kept = Geschrieben: { $files }

weights-line = In dieser Zeile fehlen ein Name und eine Zahl: { $line }

command-help-fit = Gewichte der Bewertung aus Partien lernen
command-about-fit =
    Lässt einen Bot gegen sich selbst spielen und lernt aus den Partien die Gewichte der Bewertung: was Türme, Dörfer
    oder Tempel denen wert sind, die gewinnen. Die Partien bleiben erhalten; ein neuer Aufruf spielt nur, was noch fehlt.
command-examples-fit =
    Beispiele:
      atoll fit talat --games 400
      atoll fit taluva mcts:simulations=500 --out weights.txt
fit-help-bot = wer alle Sitze spielt (wenn nicht angegeben, mcts:simulations=200)
fit-help-games = wie viele Partien (wenn nicht angegeben, 400)
fit-help-out = wohin die Gewichte geschrieben werden (wenn nicht angegeben, Standardausgabe)
fit-game = Das Spiel fehlt: { $names }.
fit-step = Schritt { $step }: mittlerer quadratischer Fehler { $learnt }, in Testpartien { $rest }
fit-records = In { $file } fehlen Partien, die die Ergebnisse nennen. Ohne beide Dateien beginnt es von vorn.

command-help-calibrate = den Abstand der Stufen messen
command-about-calibrate =
    Lässt jede Stufe gegen die nächsttiefere spielen, bis zweifelsfrei feststeht, welche stärker ist, für jede
    Personenzahl. Die Ergebnisse bleiben erhalten, mit Tabelle und Grafik; ein neuer Aufruf spielt nur, was noch fehlt.
command-examples-calibrate =
    Beispiele:
      atoll calibrate talat
      atoll calibrate titicaca --players 5 --out levels
calibrate-help-players = nur für so viele Personen (wenn nicht angegeben, für jede Zahl)
calibrate-help-games = wie viele Partien je Schritt höchstens (wenn nicht angegeben, 200)
calibrate-help-out = wohin Tabelle und Diagramm geschrieben werden (wenn nicht angegeben, levels)
calibrate-help-results = wo die Partien stehen (wenn nicht angegeben, im Ordner von --out)
calibrate-title = { $game }: die Stufen
calibrate-step = Stufen
calibrate-players = { $players } Personen: Elo (95 %), Partien
calibrate-verdict = { $verdict ->
    [stronger] stärker
    [not-stronger] nicht stärker
   *[open] offen
}
