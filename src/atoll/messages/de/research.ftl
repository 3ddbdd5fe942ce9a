# Das Labor: Umgebungen, Datensätze, Statistik.

research-extra-missing = { $library } ist nicht installiert; man bekommt es mit: pip install 'atoll[research]'
research-no-encoding = „{ $name }“ lässt sich nicht als Zahlen schreiben; diese schon: { $names }
research-games-number = { $number } Partien zugleich gehen nicht; es muss mindestens 1 sein.
research-seeds-number = { $number } Startwerte für { $games } Partien; gib einen einzigen oder einen je Partie.
research-reset-first = Noch hat keine Partie begonnen: rufe zuerst reset auf.
research-actions-number = { $number } Aktionen für { $games } Partien; gib eine je Partie.
research-action-illegal = Aktion { $action } ist in Partie { $game } nicht erlaubt; info["legal"] nennt die erlaubten.
research-array = Das Feld muss die Form { $shape } und den Typ { $type } haben.
research-render-mode = Einen Anzeigemodus „{ $mode }“ gibt es nicht; es gibt: { $modes }
research-move-illegal = Aktion { $action } ist für { $seat } nicht erlaubt; action_mask zeigt die erlaubten.
research-action-missing = { $seat } ist gefragt und hat keine Aktion; gib eine für jeden von env.agents.
research-dataset-other = In { $folder } liegt ein anderer Datensatz: anderes Spiel, andere Bots, anderer Startwert oder andere Optionen. Nimm einen anderen Ordner.
research-dataset-none = In { $folder } liegt kein Datensatz.
research-dataset-kept = Der Datensatz liegt in { $folder }

command-help-selfplay = Bots spielen lassen und jede Stellung behalten (Parquet)
command-about-selfplay =
    Lässt Bots gegeneinander spielen und schreibt Partien, Stellungen und
    Bewertungen als Parquet-Dateien, zum Lernen und für Statistik. Mit demselben
    Ordner noch einmal aufgerufen, spielt der Befehl nur die fehlenden Partien.
command-examples-selfplay =
    Beispiele:
      atoll selfplay greedy greedy --game taluva --games 1000 --out taluva-greedy
      atoll selfplay mcts:simulations=200 mcts:simulations=200 --game talat
cli-meta-folder = ORDNER
cli-help-out = wohin die Dateien geschrieben werden

command-help-study = Statistik eines Spiels und jeder seiner Optionen
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
cli-help-study-bot = wer auf allen Plätzen spielt (random, wenn nichts gesagt ist)
cli-help-study-games = wie viele Partien je Variante (200, wenn nichts gesagt ist)
research-study-game = Sag, welches Spiel: eines von { $names }.
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
