# Regeln, Beispiele und Lektionen im Browser.

learn-rules = Regeln
learn-rules-of = Die Regeln von { $game }
learn-rules-lead = In unseren eigenen Worten. Wo die Originalregeln schweigen, sagt eine Entscheidung, was hier gilt und warum.
learn-search = Suchen
learn-only-rulings = nur Regeln mit einer Entscheidung
learn-contents = Inhalt
learn-count = { $count } Regeln, { $examples } Beispiele
learn-found = { $count ->
    [0] Keine Regel gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
learn-none = Keine Regel enthält „{ $words }“. Versuch es mit einem einzelnen Wort oder mit der Nummer einer Regel.
learn-ruling = Entscheidung
learn-allowed = Erlaubt
learn-forbidden = Nicht erlaubt
learn-breaks-too = Der Zug verletzt auch

learn-lesson-link = Lieber spielen als lesen? Zur Lektion.
learn-title = Spielend lernen
learn-lead = Jede Lektion dauert etwa zehn Minuten: echte Stellungen, ein leichter Bot und ein Coach, der erklärt, warum. Dein Fortschritt wird in diesem Browser gespeichert.
learn-progress = { $done } von { $all } Kapiteln geschafft
learn-done-mark = geschafft
learn-begin = Starten
learn-go-on = Weiter
learn-forget = Von vorn anfangen
learn-chapters = Kapitel
learn-all = Alle Lektionen
learn-coach = Lektion
learn-step = Schritt { $number } von { $all }
learn-left = { $count ->
    [one] Noch 1 Zug.
   *[other] Noch { $count } Züge.
}
learn-show = Zeig es mir
learn-back = Schritt wiederholen
learn-again = Kapitel neu starten
learn-next = Weiter: { $title }
learn-chapter-done = Kapitel geschafft!
learn-lesson-done = Lektion geschafft! Du weißt alles, was du für eine Partie brauchst.
learn-over = Das Spiel endete vor dem Kapitel. Starte das Kapitel neu.
learn-real = Eine echte Partie gegen einen leichten Bot spielen
learn-told = Was geschehen ist
learn-read = Regeln:
rule-topic-A-MAT = Die Türme
rule-topic-A-PUT = Türme setzen
rule-topic-A-MOV = Ziehen
rule-topic-A-CAP = Schlagen
rule-topic-A-FRZ = Eingefrorene Bretter
rule-topic-A-END = Spielende
rule-topic-A-SCO = Wertung
rule-topic-A-TWO = Zu zweit
rule-topic-C-RND = Runden
rule-topic-C-BID = Bieten
rule-topic-C-VIL = Dörfer
rule-topic-C-JOIN = Anschließen
rule-topic-C-MRG = Vereinen
rule-topic-C-TMP = Tempel
rule-topic-C-ADJ = Benachbarte Regionen
rule-topic-C-REG = Regionen
rule-topic-C-TIE = Gleichstand
rule-topic-C-SCO = Wertung
rule-topic-C-END = Spielende
rule-topic-T-MAT = Bauwerke und Plättchen
rule-topic-T-TURN = Der Zug
rule-topic-T-EXP = Plättchen legen
rule-topic-T-ERU = Vulkanausbrüche
rule-topic-T-SETL = Siedlungen
rule-topic-T-BLD = Bauen
rule-topic-T-HUT = Hütten
rule-topic-T-EXT = Erweitern
rule-topic-T-TOW = Türme
rule-topic-T-TEM = Tempel
rule-topic-T-ELI = Ausscheiden
rule-topic-T-END = Gewinnen
rule-topic-T-SHIP = Schiffe
rule-topic-T-DBL = 2er-Plättchen
rule-topic-T-ZONE = Spielbrett
rule-topic-T-FIVE = Fünfter Spieler
learn-colour-0 = Rot
learn-colour-1 = Blau
learn-colour-2 = Violett
learn-colour-3 = Grün
learn-colour-4 = Schwarz
