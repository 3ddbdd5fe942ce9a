# Lernende Spieler: Dateien mit gelernten Gewichten und der Befehl, der sie erzeugt.

net-no-net = Das ist keine Datei mit gelernten Gewichten.
net-broken = Die Datei ist beschädigt oder unvollständig.
net-format = Die Datei hat das Format { $format }; diese Version von Atoll liest das Format { $known }.
net-other-game = Diese Gewichte gehören zu { $other }, nicht zu { $game }.
net-other-players = Diese Gewichte sind für eine andere Spielerzahl, nicht für { $players }.
net-other-patterns = Diese Gewichte gehören zu Version { $version } der Muster von { $game }; jetzt gilt Version { $now }. Bitte neu trainieren.
net-search = Mit { $name } = { $value } kann ein Netz nicht suchen.
net-none = Für { $game } gibt es noch keine gelernten Gewichte.
bot-net = Die gelernten Gewichte in { $file } sind nicht verwendbar: { $problem }

command-help-train = einen Spieler mit seinen eigenen Partien trainieren
command-about-train =
    Trainiert einen Spieler, der nur die Regeln und die Suche kennt: Er spielt gegen sich selbst, lernt aus den Partien
    und trifft dann auf seinen Vorgänger und die Sparringspartner; ist er stärker, löst er ihn ab. Alles liegt in einem
    Ordner: Derselbe Befehl setzt einen unterbrochenen Lauf fort, mit größerem --generations geht es weiter. Näheres
    steht in der Dokumentation unter „Train your own“.
command-examples-train =
    Beispiele:
      atoll train talat
      atoll train taluva --settings taluva.toml --out my-taluva --generations 30
      atoll match net:train-talat/accepted.net,simulations=500 mcts:simulations=500 --game talat
train-help-settings = TOML-Datei mit Einstellungen für einen neuen Lauf (Standard: die eingebauten, die im Ordner abgelegt werden)
train-help-out = Ordner des Laufs (Standard: train-SPIEL)
train-help-generations = Zahl der Generationen (Standard: 10)
train-step = { $step ->
    [play] Generation { $number }: spielt
    [learn] Generation { $number }: lernt
   *[match] Generation { $number }: Wettkampf
  }
train-generation = { $accepted ->
    [yes] Generation { $number }: angenommen
   *[no] Generation { $number }: abgelehnt
  }, { $elo } Elo gegen Generation { $against } in { $games } Partien; Fehler der Werte { $value }, Verlust der Zugwahl { $policy }; { $partners }; { $minutes } min, noch etwa { $left } min
train-accepted = Generation { $number } ist bisher die stärkste. Ihre Gewichte: { $file }
train-nothing = Keine Generation wurde angenommen.
train-toml = Diese Einstellungen sind nicht verwendbar: { $problem }
train-setting = Eine Einstellung „{ $name }“ gibt es nicht. Es gibt: { $names }
train-value = „{ $value }“ ist kein gültiger Wert für die Einstellung „{ $name }“.
train-game-missing = Die Einstellungen müssen das Spiel nennen.
train-no-patterns = { $game } hat keine Muster zum Lernen.
train-no-network = { $game } hat kein Netz für { $players } Spieler. Bitte „model“ weglassen oder „patterns“ wählen.
train-network-search = Mit einem Netz bestimmt das Spiel, wie gesucht wird. Bitte „[search]“ weglassen oder „patterns“ als „model“ wählen.
train-start = Der Lauf kann nicht mit { $start } beginnen: { $problem }
train-start-other = Der Lauf kann nicht mit { $start } beginnen: Er lernt Gewichte anderer Art. Bitte „start“ weglassen oder „model“ oder „players“ ändern.
train-other = { $folder } enthält einen Lauf mit anderen Einstellungen ({ $names }). Nur die Zahl der Generationen darf sich ändern; bitte einen anderen Ordner wählen.
train-damaged = { $file } ist beschädigt. Bitte löschen: Der Schritt, der sie geschrieben hat, wird dann wiederholt.
train-no-positions = Es gibt keine Stellungen, aus denen Generation { $number } lernen könnte. Bitte in einem anderen Ordner mehr Partien („selfplay.games“) oder weniger Zufallszüge spielen.
