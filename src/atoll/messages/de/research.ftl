# Das Labor: Umgebungen, Datensätze, Statistik.

research-extra-missing = { $library } ist nicht installiert. Installiere es mit: pip install 'atoll[{ $extra }]'
research-no-encoding = „{ $name }“ hat keine Kodierung; diese haben eine: { $names }
research-no-version = Es gibt keine Version { $version } der Kodierungen; zur Wahl stehen: { $versions }
research-version-settings = egocentric und window brauchen Version 2 der Kodierung.
research-no-window = Nur Taluva hat ein Fenster; lass es bei { $game } weg.
research-window = Ein Fenster kann nicht { $window } Felder breit sein; möglich ist eine gerade Zahl von { $least } bis { $most }.
research-exact-players = Nur Spiele zu zweit lassen sich lösen. Dieses hat { $players } Spieler.
research-exact-chance = Hier spielt noch der Zufall mit. Lege zuerst den ganzen Aufbau fest.
research-exact-limit = Dieses Spiel ist zu groß zum Lösen: { $positions } Stellungen haben nicht gereicht.
research-games-number = { $number } Partien zugleich gehen nicht; es muss mindestens 1 sein.
research-seeds-number = { $number } Startwerte für { $games } Partien; gib einen einzigen oder einen je Partie.
research-reset-first = Es läuft keine Partie: Rufe zuerst reset auf.
research-actions-number = { $number } Aktionen für { $games } Partien; gib eine je Partie.
research-action-illegal = Aktion { $action } ist in Partie { $game } nicht erlaubt; info["legal"] nennt die erlaubten.
research-no-game = Eine Partie { $game } gibt es nicht: Die Zählung beginnt bei 0, und es gibt { $games }.
research-position = Partie { $game } kann diese Stellung nicht übernehmen: Spiel, Spielerzahl und Optionen müssen dieselben sein, jemand muss am Zug sein, und alles muss in die Beobachtung passen.
research-reset-mask = reset_mask muss ein Array aus { $games } Wahrheitswerten sein, von denen mindestens einer wahr ist.
research-opponent = „{ $opponent }“ hat { $number } Aktionen für { $games } Partien geliefert.
research-array = Das Array muss die Form { $shape } und den Typ { $type } haben.
research-render-mode = Unbekannter Anzeigemodus „{ $mode }“; möglich: { $modes }
research-move-illegal = Aktion { $action } ist für { $seat } nicht erlaubt; action_mask zeigt die erlaubten.
research-action-missing = { $seat } ist am Zug, hat aber keine Aktion. Gib eine für jeden von env.agents.
research-dataset-other = In { $folder } liegt ein anderer Datensatz: anderes Spiel, andere Bots, anderer Startwert oder andere Optionen. Nimm einen anderen Ordner.
research-dataset-none = Kein Datensatz in { $folder }.
research-dataset-kept = Datensatz in { $folder } geschrieben

command-help-selfplay = einen Datensatz aus Partien zwischen Bots erzeugen (Parquet)
command-about-selfplay =
    Lässt Bots gegeneinander spielen und schreibt Partien, Stellungen und
    Bewertungen als Parquet-Dateien, zum Lernen und für Statistik. Mit demselben
    Ordner noch einmal aufgerufen, spielt der Befehl nur die fehlenden Partien.
command-examples-selfplay =
    Beispiele:
      atoll selfplay greedy greedy --game taluva --games 1000 --out taluva-greedy
      atoll selfplay mcts:simulations=200 mcts:simulations=200 --game talat
cli-meta-folder = ORDNER
cli-help-out = Ordner für die Dateien

command-help-study = ein Spiel und jede seiner Optionen vermessen
command-about-study =
    Lässt Bots viele Partien spielen und sagt, wie lang sie sind, wie viele
    Möglichkeiten es gibt, ob der erste Platz einen Vorteil hat, wie Partien enden
    und wie weit die Punkte auseinanderliegen: für das Grundspiel und für jede
    Option allein, mit 95-%-Vertrauensbereichen. Mit --out auch als Daten (JSON)
    und Bilder (PNG).
command-examples-study =
    Beispiele:
      atoll study talat --players 3
      atoll study taluva greedy --players 2 --games 1000 --out study-taluva
      atoll study taluva --players 4 --option ships=true --option doubles=true
cli-help-study-bot = Bot, der alle Plätze spielt (Standard: random)
cli-help-study-games = Zahl der Partien je Variante (Standard: 200)
research-study-game = Nenne das Spiel: eines von { $names }.
research-study-bot = Eine Studie nimmt einen Bot, der auf allen Plätzen spielt.
research-study-base = Grundspiel
research-study-variant = Variante
research-study-games = Partien
research-study-length = Entscheidungen
research-study-branching = Möglichkeiten
research-study-first = erster Platz gewinnt
research-study-decisive = ein einziger Sieger
research-study-spread = Punkteabstand
research-study-endings = Enden

command-help-benchmark = Bots oder Lernende an festen Aufgaben messen
command-about-benchmark =
    Bewertet Bots an festen Aufgaben mit festen Startwerten: Entscheidungen, deren
    beste Züge bekannt sind, und Wettkämpfe gegen unveränderliche Gegner. Mit --learn
    treten Lernverfahren an, die eine feste Zahl von Schritten bekommen und dann
    spielen. Die Werte haben 95-%-Konfidenzintervalle; die Ergebnisse sind
    JSON-Dateien. Ein erneuter Aufruf mit demselben Ordner erledigt nur, was fehlt.
command-examples-benchmark =
    Beispiele:
      atoll benchmark greedy mcts:simulations=200
      atoll benchmark mybots:snapper --game talat --out ergebnisse
      atoll benchmark --learn ppo:learn --game talat
benchmark-help-bots = Bots, mit --learn Lernverfahren (modul:name)
benchmark-help-game = nur die Aufgaben dieses Spiels (Standard: alle Spiele)
benchmark-help-learn = es treten Lernverfahren an
benchmark-help-parts = höchstens so viele Teile jeder Aufgabe, zum schnellen Ausprobieren
benchmark-help-out = Ordner für die Ergebnisse (Standard: benchmark)
benchmark-bots = Nenne mindestens einen Bot, oder ein Lernverfahren mit --learn.
benchmark-game = Für „{ $name }“ gibt es keine Aufgaben; möglich sind: { $names }
benchmark-line = Das ist keine Zeile mit Ergebnissen: { $line }
benchmark-task = Aufgabe
benchmark-changed = Diese Gegner spielen anders als in den veröffentlichten Vergleichswerten; Ergebnisse gegen sie sind damit nicht vergleichbar: { $tasks }
benchmark-kept = Ergebnisse in { $folder }
