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
    wertet sie. Die TOML-Datei nennt game, players, bots, rounds, seed und options. Ergebnisse, Partien, Tabelle und
    Grafiken werden daneben abgelegt. Ein neuer Aufruf setzt das Turnier fort, auch mit mehr Bots oder Runden.
command-examples-tournament =
    Beispiele:
      atoll tournament results/levels.toml
      atoll tournament results/levels.toml --ray
tournament-help-file = die TOML-Datei des Turniers
tournament-file = Nenne das Turnier: eine TOML-Datei mit game und bots, wahlweise auch players, rounds, seed und options.
tournament-toml = Die Turnierdatei ist kein gültiges TOML: { $problem }
tournament-key = Unbekannter Schlüssel „{ $word }“ in der Turnierdatei. Schlüssel: { $keys }.
tournament-value = „{ $value }“ ist kein gültiger Wert für { $word }.
tournament-lacks = In der Turnierdatei fehlt { $word }.
tournament-twice = Der Bot { $bot } steht zweimal in der Liste.
tournament-bots = { $count ->
    [one] Ein Bot ist
   *[other] { $count } Bots sind
} zu wenig für Tische mit { $players } Plätzen.
tournament-rounds = Ein Turnier braucht mindestens 1 Runde.
tournament-line = Keine Zeile eines Turniers: { $line }
tournament-title = { $game }, { $players } Personen
tournament-rank = Platz
tournament-bot = Bot
tournament-rating = Wertung (95 %)
tournament-first = Erster (95 %)
tournament-games = Partien
tournament-kept = Geschrieben: { $files }

weights-line = In dieser Zeile werden ein Name und eine Zahl erwartet: { $line }

command-help-fit = Gewichte der Bewertung aus Partien lernen
command-about-fit =
    Lässt einen Bot gegen sich selbst spielen und lernt aus den Partien die Gewichte der Bewertung: was Türme, Dörfer
    oder Tempel denen wert sind, die gewinnen. Die Partien bleiben erhalten; ein neuer Aufruf spielt nur, was noch fehlt.
command-examples-fit =
    Beispiele:
      atoll fit talat --games 400
      atoll fit taluva mcts:simulations=500 --out weights.txt
fit-help-bot = Bot, der alle Plätze spielt (Standard: mcts:simulations=200)
fit-help-games = Zahl der Partien (Standard: 400)
fit-help-out = Datei für die Gewichte (Standard: Standardausgabe)
fit-game = Nenne das Spiel: { $names }.
fit-step = Schritt { $step }: mittlerer quadratischer Fehler { $learnt }, in Testpartien { $rest }
fit-records = In { $file } fehlen Partien, die die Ergebnisse nennen. Lösche beide Dateien, um von vorn anzufangen.

command-help-calibrate = den Abstand der Stufen messen
command-about-calibrate =
    Lässt jede Stufe gegen die nächsttiefere spielen, bis ein sequenzieller Test entscheidet, für jede Personenzahl.
    Ergebnisse, Tabelle und Grafik werden gespeichert; ein neuer Aufruf spielt nur, was noch fehlt. Mit --anchors
    spielen die Stufen stattdessen gegen die Sparringspartner; die Tabelle zeigt beides.
command-examples-calibrate =
    Beispiele:
      atoll calibrate talat
      atoll calibrate titicaca --players 5 --out levels
      atoll calibrate taluva --again --top 7 --minutes 20
      atoll calibrate taluva --anchors
calibrate-help-players = nur diese Personenzahl (Standard: alle)
calibrate-help-games = höchste Zahl von Partien je Schritt (Standard: 200)
calibrate-help-top = nur Stufen bis zu dieser (Standard: 8)
calibrate-help-minutes = nach so vielen Minuten keine Partie mehr beginnen; 0 schreibt nur Tabelle und Diagramm
calibrate-help-anchors = je Stufe 20 Partien (der höchsten 8) gegen jeden Sparringspartner spielen
calibrate-help-again = Partien anderer Stufen oder Gewichte ersetzen; die unveränderter Stufen bleiben
calibrate-help-out = Ordner für Tabelle und Grafik (Standard: levels)
calibrate-help-results = Ordner für die Partien (Standard: der von --out)
calibrate-other = { $file } enthält Partien anderer Stufen oder Gewichte. Mit --again ersetzt du sie.
calibrate-level = Stufe
calibrate-against = gegen { $partner } (95 %), Partien
calibrate-title = { $game }: die Stufen
calibrate-step = Stufen
calibrate-players = { $players } Personen: Elo (95 %), Partien
calibrate-verdict = { $verdict ->
    [stronger] stärker
    [not-stronger] nicht stärker
   *[open] offen
}
