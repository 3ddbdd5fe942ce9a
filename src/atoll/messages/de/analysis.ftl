# Zurückblicken: eine Partie, Zug für Zug beurteilt.

analysis-simulations = Eine Analyse braucht mindestens { $least } Simulationen je Zug.
analysis-empty = Diese Partie hat noch keinen Zug, es gibt also nichts zu beurteilen.

analysis-chances = Chancen
analysis-chances-about = 100 % ist ein sicherer erster Platz, 0 % ein sicherer letzter; ± ist das halbe 95-%-Intervall
analysis-before-move = vor Zug
analysis-end = am Ende
analysis-lost = durch Fehler verloren
analysis-mistakes = Die größten Fehler
analysis-no-mistakes = Kein Zug hat nachweislich etwas gekostet.
analysis-column-move = Zug
analysis-column-player = Spieler
analysis-column-made = gespielt
analysis-column-better = besser
analysis-column-cost = Kosten
analysis-size-blunder = Patzer
analysis-size-mistake = Fehler
analysis-size-slip = Ungenauigkeit
analysis-axis-moves = Züge
analysis-axis-chances = Chancen (%)
analysis-plot-title = Die Chancen im Lauf der Partie; Bänder sind 95-%-Intervalle, Zeichen sind Fehler

cli-help-record-one = eine Datei mit einer einzigen Partie, oder „-“ für die Standardeingabe
cli-help-simulations = wie viele Simulationen jede Stellung beurteilen (sonst 4000)
cli-help-seed-analyse = eine ganze Zahl; dieselbe Zahl gibt dasselbe Urteil
cli-help-json = alles als JSON ausgeben
command-help-analyse = eine Partie Zug für Zug beurteilen: Chancen, Fehler, bessere Züge
command-about-analyse =
    Beurteilt jeden Zug einer aufgezeichneten Partie: die Chancen aller, den
    besseren Zug, wenn es einen gab, und was er geändert hätte, die größten
    Fehler, und wie sicher das alles ist. Jede Entscheidung wird mit den Augen
    dessen gesehen, der sie treffen musste. Mit --out auch als Daten (JSON) und
    als Bild (SVG und PNG).
command-examples-analyse =
    Beispiele:
      atoll analyse partie.json
      atoll analyse partie.json --simulations 20000 --out analyse
      atoll analyse - --json < partie.json
cli-analyse-what = Welche Partie? atoll analyse DATEI
cli-analyse-judging = Beurteilung
cli-analyse-title = { $game }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $simulations } Simulationen je Stellung
cli-analyse-known = Die Aufzeichnung sagt nicht alles; was sie offen lässt, wird ausgelost.
cli-analyse-turning = Wendepunkte: Züge { $moves }
cli-analyse-no-plot = Das Bild entfällt, da matplotlib nicht installiert ist; es kommt mit: pip install 'atoll[research]'
