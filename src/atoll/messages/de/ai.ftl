# Bots: ihre Namen und Charaktere, und was an einem Wunsch nach einem falsch sein kann.

bot-random = random
bot-greedy = greedy
bot-flat = flat
bot-mcts = mcts
bot-alphabeta = alphabeta

bot-adaptive = Adaptiv
bot-adaptive-character = Spielt so stark, dass du etwa jede zweite Partie gewinnst, gemessen an deinen Partien gegen Bots. Andere sehen nur „Bot“.
bot-bot = Bot
bot-level-1 = Einsiedlerkrebs
bot-level-1-character = Vergnügt, schaut aber selten aus seinem Haus. Gut für eine erste Partie.
bot-level-2 = Gecko
bot-level-2-character = Flink und neugierig. Sieht, was direkt vor ihm liegt, und wenig mehr.
bot-level-3 = Clownfisch
bot-level-3-character = Flitzt umher und lässt selten liegen, was du ihm übrig lässt.
bot-level-4 = Pelikan
bot-level-4-character = Schnappt sich, was vorbeischwimmt, und denkt einen Zug voraus.
bot-level-4-builder = { bot-level-4 } (Baumeister)
bot-level-4-builder-character = Etwa so stark wie seine Stufe. Baut gern und breitet sich aus.
bot-level-4-digger = { bot-level-4 } (Wühler)
bot-level-4-digger-character = Etwa so stark wie seine Stufe. Will hoch hinaus und wühlt das Land um.
bot-level-4-hoarder = { bot-level-4 } (Sparer)
bot-level-4-hoarder-character = Etwa so stark wie seine Stufe. Spart sich alles für später auf.
bot-level-4-brawler = { bot-level-4 } (Raufbold)
bot-level-4-brawler-character = Etwa so stark wie seine Stufe. Sucht Streit und nimmt dir, was du hast.
bot-level-5 = Fregattvogel
bot-level-5-character = Kreist über dem Brett und stürzt sich auf alles, was du unbewacht lässt.
bot-level-5-builder = { bot-level-5 } (Baumeister)
bot-level-5-builder-character = Etwa so stark wie seine Stufe. Baut gern und breitet sich aus.
bot-level-5-digger = { bot-level-5 } (Wühler)
bot-level-5-digger-character = Etwa so stark wie seine Stufe. Will hoch hinaus und wühlt das Land um.
bot-level-5-hoarder = { bot-level-5 } (Sparer)
bot-level-5-hoarder-character = Etwa so stark wie seine Stufe. Spart sich alles für später auf.
bot-level-5-brawler = { bot-level-5 } (Raufbold)
bot-level-5-brawler-character = Etwa so stark wie seine Stufe. Sucht Streit und nimmt dir, was du hast.
bot-level-6 = Meeresschildkröte
bot-level-6-character = Alt und geduldig. Schmiedet Pläne und verzeiht wenige Fehler.
bot-level-7 = Delfin
bot-level-7-character = Bei ihm sieht alles leicht aus, und deinen Plan kennt er schon.
bot-level-8 = Krake
bot-level-8-character = Denkt mit allen acht Armen gleichzeitig. Stärker ist keiner.

bot-unknown = Unbekannter Bot „{ $name }“. Bots: { $names }.
bot-other-game = Der Bot { $bot } spielt kein { $game }.
bot-level-unknown = Es gibt keine Stufe { $level }: die Stufen gehen von 1 bis { $most }.
bot-no-settings = Der Bot { $bot } hat keine Einstellungen; „{ $setting }“ lässt sich nicht einstellen.
bot-setting-unknown = Der Bot { $bot } hat keine Einstellung „{ $setting }“. Einstellungen: { $names }.
bot-setting-form = „{ $part }“ ist keine Einstellung; man schreibt sie so: mcts:seconds=0.5,threads=2.
bot-setting-value = Die Einstellung { $setting } kann nicht „{ $value }“ sein: nötig ist { $want ->
    [bool] yes oder no
    [int] eine ganze Zahl
   *[float] eine Zahl
}.
bot-budget = Ein Bot braucht je Zug mindestens 1 Simulation und keine negative Zeit.
bot-resources = Ein Bot braucht mindestens 1 Thread und 1 Megabyte, und seine Temperatur ist nie unter 0.
bot-search = Eine Suche „{ $search }“ gibt es nicht. Es gibt: tree, alphabeta, auto.
bot-weights = Die Gewichte der Bewertung in { $file } sind nicht verwendbar: { $problem }
bot-not-made = Der Bot { $name } lässt sich nicht erzeugen: { $problem }
bot-not-found = Der Bot { $name } lässt sich nicht laden: { $problem }
bot-no-choose = { $name } ist weder eine Funktion noch eine Klasse mit einer Methode „choose“.
bot-illegal = Der Bot { $name } hat „{ $move }“ gespielt; das ist kein erlaubter Zug.
bot-not-asked = Ein Bot kann nicht für { $seat } ziehen: { $seat } ist nicht am Zug.

match-games = Ein Wettkampf braucht mindestens 1 Partie.
match-file-other = { $path } enthält die Partien eines anderen Wettkampfs oder anderer Gewichte. Nenne eine andere Datei oder entferne diese.
match-file-line = Das ist keine Zeile eines Wettkampfs: { $line }
