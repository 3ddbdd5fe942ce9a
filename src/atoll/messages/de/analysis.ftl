# Zurückblicken: eine Partie, Zug für Zug beurteilt.

analysis-simulations = Eine Analyse braucht mindestens { $least } Simulationen je Zug.
analysis-empty = Diese Partie hat noch keinen Zug, es gibt also nichts zu analysieren.

analysis-chances = Chancen
analysis-chances-about = 100 % ist ein sicherer erster Platz, 0 % ein sicherer letzter; ± ist das halbe 95-%-Intervall
analysis-before-move = vor Zug
analysis-end = am Ende
analysis-lost = durch Fehler verloren
analysis-mistakes = Die größten Fehler
analysis-no-mistakes = Keine klaren Fehler.
analysis-column-move = Zug
analysis-column-player = Spieler
analysis-column-made = gespielt
analysis-column-better = besser
analysis-column-why = warum
analysis-column-cost = Kosten
analysis-size-blunder = Patzer
analysis-size-mistake = Fehler
analysis-size-slip = Ungenauigkeit
analysis-axis-moves = Züge
analysis-axis-chances = Chancen (%)
analysis-plot-title = Die Chancen im Lauf der Partie; Bänder sind 95-%-Intervalle, Zeichen sind Fehler

cli-help-record-one = eine Datei mit einer einzigen Partie, oder „-“ für die Standardeingabe
cli-help-simulations = Simulationen je Stellung (Standard: 4000)
cli-help-seed-analyse = eine ganze Zahl; dieselbe Zahl gibt dieselbe Analyse
cli-help-json = alles als JSON ausgeben
command-help-analyse = eine Partie analysieren: Chancen, Fehler, bessere Züge
command-about-analyse =
    Analysiert jeden Zug einer aufgezeichneten Partie: die Chancen aller, den besseren Zug,
    wenn es einen gab, und was er geändert hätte, die größten Fehler, und wie sicher das
    alles ist. Beurteilt wird jede Entscheidung nach dem, was man am Zug wissen konnte.
    Mit --out auch als Daten (JSON) und als Grafik (SVG und PNG).
command-examples-analyse =
    Beispiele:
      atoll analyse partie.json
      atoll analyse partie.json --simulations 20000 --out analyse
      atoll analyse - --json < partie.json
cli-analyse-what = Nenne die Partie: atoll analyse DATEI
cli-analyse-judging = Analyse
cli-analyse-title = { $game }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $simulations } Simulationen je Stellung
cli-analyse-known = Die Aufzeichnung sagt nicht alles; der Rest wird ausgelost.
cli-analyse-turning = Wendepunkte: Züge { $moves }
cli-analyse-no-plot = Keine Grafik: matplotlib ist nicht installiert. Installiere es mit: pip install 'atoll[research]'
