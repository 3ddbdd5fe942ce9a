# Die Befehlszeile und das Spiel im Terminal.

## Hilfe

cli-usage = atoll BEFEHL …
cli-usage-word = Aufruf
cli-about = Atoll: Taluva, Titicaca und Talat im Terminal oder im Browser spielen.
cli-examples =
    Für den Anfang:
      atoll play            ein Spiel wählen und spielen
      atoll play talat      Talat gegen zwei Bots spielen
      atoll games           die Spiele zeigen
      atoll rules talat     die Regeln lesen

    „atoll BEFEHL --help“ erklärt einen Befehl.
command-group-play = spielen
command-group-records = Aufzeichnungen
command-group-bots = Bots
command-group-research = Forschung
command-group-server = Server
cli-arguments = Argumente
cli-always = überall
cli-help-lang = Sprache: en, fr oder de (Standard: die des Systems)
cli-help-help = diese Hilfe zeigen
cli-help-version = die Version zeigen

command-help-play = gegen Menschen und Bots spielen
command-about-play =
    Im Terminal spielen, Menschen und Bots beliebig gemischt.
    Während des Spiels zeigt „?“, was man eingeben kann.
command-examples-play =
    Beispiele:
      atoll play talat                        gegen leichte Bots spielen
      atoll play talat Anna Ben @3            zwei Menschen und ein Bot der Stufe 3, in dieser Reihenfolge
      atoll play taluva Anna --players 4      Anna und drei Bots
      atoll play talat --save abend.json      die Partie laufend in dieser Datei speichern
      atoll play --resume abend.json Anna     sie ein andermal fortsetzen
command-help-games = die Spiele und ihre Optionen
command-about-games = Die Spiele mit ihren Spielerzahlen und Optionen zeigen.
command-examples-games =
    Beispiel:
      atoll games
command-help-rules = Regeln und Entscheidungen zeigen
command-about-rules =
    Die Regeln eines Spiels zeigen, eine Regel, oder die Entscheidungen: was Atoll
    festgelegt hat, wo die Originalregeln schweigen. Wird ein Zug abgelehnt, steht die
    Kennung der Regel dabei.
command-examples-rules =
    Beispiele:
      atoll rules talat               alle Regeln von Talat
      atoll rules A-MOV-2             eine Regel
      atoll rules A-MOV               alle Regeln über das Ziehen in Talat
      atoll rules talat --rulings     die Entscheidungen zu Talat
      atoll rules --rulings           die Entscheidungen zu allen Spielen
command-help-trace = Zufallspartien oder Aufzeichnungen mit allen erlaubten Zügen (JSON)
command-about-trace =
    Partien als JSON-Zeilen ausgeben: ein Kopf, eine Zeile je Zug mit allen erlaubten
    Zügen, das Ergebnis. Es sind Zufallspartien oder die einer Aufzeichnung.
command-examples-trace =
    Beispiele:
      atoll trace talat --players 3 --seed 1
      atoll trace taluva --players 4 --seed 1 --option ships=true --games 50
      atoll trace --record partie.json
      cat viele.jsonl | atoll trace --record -
command-help-replay = eine aufgezeichnete Partie Zug für Zug prüfen
command-about-replay =
    Jeden Zug einer aufgezeichneten Partie prüfen und das Ergebnis ausgeben, oder sagen,
    welcher Zug nicht erlaubt ist und nach welcher Regel.
command-examples-replay =
    Beispiel:
      atoll replay partie.json
command-help-draw = eine Stellung einer Partie zeichnen
command-about-draw =
    Zeichnet eine Stellung einer aufgezeichneten Partie als SVG-Bild, das jeder Browser
    zeigt: die letzte oder die nach so vielen Zügen. Zu sehen ist, was Zuschauer sehen.
command-examples-draw =
    Beispiele:
      atoll draw partie.json --out brett.svg
      atoll draw partie.json --ply 12 --coordinates --dark > brett.svg
command-help-perft = Zugfolgen ab der letzten Stellung einer Partie zählen
command-about-perft =
    Zählen, wie viele Folgen von 1, 2, … N Zügen es ab der letzten Stellung einer
    aufgezeichneten Partie gibt, zum Vergleich mit anderen Programmen. Der Zufall ist der
    der Aufzeichnung.
command-examples-perft =
    Beispiel:
      atoll perft --record partie.json --depth 2

cli-meta-game = SPIEL
cli-meta-seat = SITZ
cli-meta-file = DATEI
cli-meta-option = NAME=WERT
cli-meta-topic = SPIEL|REGEL
cli-help-game = das Spiel (siehe „atoll games“)
cli-help-seats = der Name eines Menschen, oder ein Bot: @1 (leicht) bis @8 (stark), oder einer mit Temperament: @level-4-builder (oder -digger, -hoarder, -brawler; auch auf Stufe 5); freie Sitze gehen an Bots der Stufe 1
cli-help-players = Zahl der Spieler
cli-help-option = eine Option des Spiels, zum Beispiel ships=true; mehrmals möglich
cli-help-seed = eine ganze Zahl; dieselbe Zahl gibt dieselben Partien
cli-help-seed-play = eine ganze Zahl, die den Aufbau und das Spiel der Bots bestimmt
cli-help-games = Zahl der Partien (Standard: 1)
cli-help-record = eine Datei mit einer Partie, oder „-“ für die Standardeingabe
cli-help-record-trace = eine Datei mit einer Partie, oder mit einer je Zeile, statt Zufallspartien; „-“ ist die Standardeingabe
cli-help-draw-ply = Zahl der gespielten Züge (Standard: alle)
cli-help-draw-seat = zeichnen, was dieser Sitz sieht (Standard: was Zuschauer sehen)
cli-help-draw-out = das Bild in diese Datei schreiben statt auf die Standardausgabe
cli-help-draw-width = Breite in Pixeln (Standard: 640)
cli-help-draw-coordinates = die Namen der Felder auf das Brett schreiben
cli-help-draw-dark = Farben für eine dunkle Seite
cli-help-depth = höchste Zahl von Zügen
cli-help-country = Titicaca: auf einem Land mit Namen spielen (crescent, isthmus, ring, twins) oder auf dem in dieser Datei, einer Karte oder JSON
cli-help-resume = die Partie in dieser Datei fortsetzen
cli-help-save = die Partie nach jedem Zug in dieser neuen Datei speichern
cli-help-topic = ein Spiel, die Kennung einer Regel, oder der Anfang von Kennungen
cli-help-rulings = nur die Entscheidungen

## Falsche Eingaben

cli-command-missing = Nenne einen Befehl: { $commands }. Siehe „atoll --help“.
cli-command-unknown = Unbekannter Befehl „{ $command }“. Befehle: { $commands }.
cli-argument-unknown = Unbekanntes Argument „{ $argument }“. --help zeigt alle.
cli-argument-value = { $option } hat genau einen Wert, als Schalter keinen; siehe --help.
cli-argument-problem = Die Argumente lassen sich nicht lesen: { $problem }
cli-argument-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“.
cli-argument-least = { $option } muss mindestens { $least } sein, nicht { $value }.
cli-argument-option = Eine Option schreibt man NAME=WERT, zum Beispiel ships=true, nicht „{ $value }“.
cli-argument-language = Unbekannte Sprache „{ $value }“. Sprachen: { $languages }.
cli-file-empty = { $file } ist leer.
cli-file-no-text = { $file } ist keine Textdatei (UTF-8), also keine Partie.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $problem }.
cli-file-several = { $file } enthält { $count } Partien; dieser Befehl braucht genau eine.
cli-file-line = Zeile { $line }: { $problem }
cli-trace-either = Gib entweder ein Spiel mit --players und --seed an oder nur --record.
cli-trace-what = Nenne ein Spiel oder mit --record eine Partie; „atoll trace --help“ zeigt Beispiele.
cli-trace-needs = { $option } fehlt; zum Beispiel: atoll trace talat --players 3 --seed 1
cli-replay-what = Nenne eine Datei mit einer Partie, oder „-“ für die Standardeingabe.
cli-draw-ply = Die Partie hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, also gibt es keine Stellung nach { $ply }.
cli-draw-seat = Es gibt keinen Sitz { $seat_number }: Bei { $players } Spielern wird ab 0 gezählt.
cli-draw-other = Diese Partie zeigt, was jemand anders sieht, nicht Sitz { $seat_number }.
cli-perft-needs = { $option } fehlt; zum Beispiel: atoll perft --record partie.json --depth 2
cli-country-game = { $game } hat kein Land; --country ist für Titicaca.
cli-country-json = { $file } sieht aus wie JSON, ist aber ungültig: { $problem }.
cli-play-what = Nenne ein Spiel: { $names }.
cli-resume-decided = Spiel, Spielerzahl und Optionen stehen in der Partie; lass --players, --option und --country weg.
cli-resume-file = Fortsetzen lässt sich nur eine Partie aus einer Datei: Die Standardeingabe ist für die Züge da.
cli-seats-many = Du hast { $count } Namen für { $players } Sitze angegeben.
cli-seat-name = „{ $name }“ geht als Name nicht: 1 bis { $most } sichtbare Zeichen.
cli-seat-twice = Zwei Spieler heißen „{ $name }“. Gib ihnen verschiedene Namen.
cli-rule-like = Es gibt keine Regel „{ $topic }“. Meintest du { $ids }?
cli-rule-unknown = Es gibt weder eine Regel noch ein Spiel „{ $topic }“. Spiele mit Regeln: { $games }.
cli-rulings-none = Zu „{ $topic }“ gibt es keine Entscheidungen.

## Partien prüfen

cli-replay-good = { $game }: { $moves ->
        [one] Der einzige Zug ist
       *[other] Alle { $moves } Züge sind
    } erlaubt.
cli-replay-redacted = { $game }: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, geprüft, soweit bekannt: Aus dieser Partie wurde Geheimes entfernt.

## Spiele und Regeln

cli-game-about = { $game ->
        [talat] Drei Spielbretter im Dreieck; Türme schlagen nach Höhe und Seiten. Ganz ohne Glück.
        [taluva] Eine Insel wächst Plättchen um Plättchen; Vulkane begraben Hütten, große Siedlungen bauen Tempel.
        [titicaca] Verdeckte Gebote mit Waffen um das nächste Feld; Regionen, Dörfer und verborgene Tempel um die Seen.
       *[other] Ein Spiel.
    }
cli-game-players = { $least } bis { $most } Spieler
cli-option-about = { $option ->
        [all_tiles] alle Plättchen der Schachtel, wie viele auch mitspielen
        [ranking] weiterspielen um den zweiten und dritten Platz
        [teams] zwei gegen zwei, Partner gegenüber
        [ships] Modul: Schiffe in Lagunen
        [doubles] Modul: 2er-Plättchen
        [fifth] Modul: Plättchen für eine fünfte Person
        [zone] Modul: ein Spielbrett, das die Insel begrenzt
       *[other] {""}
    }
cli-games-next = „atoll play SPIEL“ startet ein Spiel, „atoll rules SPIEL“ zeigt die Regeln.
cli-rules-count = { $rules } Regeln, { $rulings } Entscheidungen
cli-rules-next = „atoll rules SPIEL“ zeigt die Regeln eines Spiels, „atoll rules A-MOV-2“ eine Regel, „atoll rules --rulings“ alle Entscheidungen.
cli-ruling = Entscheidung.

## Am Tisch

cli-welcome = Willkommen bei Atoll. Was spielen wir?
cli-which-game = Nummer oder Name eingeben.
cli-guest = Gast
cli-who = Wer spielt? { $players } Sitze; Namen, und @1 (leicht) bis @8 (stark) für Bots. Eingabetaste: { $usual }
cli-prompt = { $seat } >
cli-prompt-sealed = { $seat } (verdeckt) >
cli-ask-plain = { $seat } ist am Zug, zum Beispiel { $example }
cli-points = Punkte
cli-guide = So schreibt man Züge
cli-help-how = „?“ zeigt die Hilfe.
cli-play-also = Außerdem
cli-play-commands =
    ?              | diese Hilfe
    züge           | alle möglichen Züge, nummeriert; „züge { $word }“ nur die mit { $word }
    12             | der Zug mit dieser Nummer in der zuletzt gezeigten Liste
    zurück         | deinen letzten Zug zurücknehmen
    tisch          | den Tisch noch einmal zeigen
    regel { $rule }  | eine Regel zeigen
    speichern DATEI| die Partie speichern, danach auch nach jedem Zug
    tipp           | was ein starker Bot tun würde
    ende           | aufhören (vorher kann man speichern)
cli-word-help = hilfe
cli-word-moves = züge zuege
cli-word-back = zurück zurueck
cli-word-board = tisch brett
cli-word-rules = regel regeln
cli-word-save = speichern
cli-word-quit = ende beenden
cli-word-hint = tipp
cli-word-no = nein n no
cli-number-none = Noch gibt es keine nummerierte Liste. „züge“ zeigt eine.
cli-number = Die Liste geht von 1 bis { $most }.
cli-choose = { $count } Züge passen. Eine Nummer eingeben oder genauer schreiben.
cli-confirm = { $move }: Eingabetaste zum Spielen, oder einen anderen Zug eingeben.
cli-moves-none = Kein möglicher Zug enthält „{ $text }“.
cli-back-none = Du hast keinen Zug zum Zurücknehmen.
cli-back-done = Zurückgenommen.
cli-rules-how = „regel“ und eine Kennung eingeben, wie eine Ablehnung sie nennt; „atoll rules { $game }“ zeigt alle.
cli-hint = Ein starker Bot würde spielen: { $move }
cli-hint-line = Dann wohl: { $moves }
cli-thinks = { $seat } überlegt …
cli-hint-waiting = Tipp wird gesucht …
cli-curtain = Nur für { $seat }: Alle anderen bitte wegsehen.
cli-curtain-enter = Eingabetaste, wenn sonst niemand hinsieht.
cli-save-done = Gespeichert in { $file }. Später geht es weiter mit:
cli-save-kept = Die Partie steht in { $file }. Später geht es weiter mit:
cli-save-exists = { $file } gibt es schon; bitte einen anderen Namen wählen.
cli-save-folder = Es gibt keinen Ordner { $folder }.
cli-save-failed = { $file } lässt sich nicht schreiben: { $problem }.
cli-leave = Partie speichern? Eingabetaste für { $file }, ein anderer Name, oder „nein“ zum Beenden ohne Speichern.
cli-bye = Auf Wiedersehen. Die Partie ist nicht gespeichert.
cli-end-prompt = Eingabetaste zum Beenden; „speichern“ und „zurück“ gehen noch.
cli-result = Das Spiel ist zu Ende
cli-place = Platz
cli-player = Name

## Wettkämpfe

command-help-match = Bots gegeneinander spielen lassen
command-about-match =
    Lässt Bots gegeneinander spielen, einen je Sitz, auf allen Kernen. Jeder Aufbau wird mit den Bots in jeder
    Drehung der Sitze gespielt. Fertige Partien stehen in einer Datei; wird der Wettkampf unterbrochen, geht
    er beim nächsten Aufruf weiter.
command-examples-match =
    Beispiele:
      atoll match mcts:seconds=0.1 greedy --game taluva --games 200
      atoll match level-3 level-2 level-1 --game talat
cli-meta-bot = BOT
cli-help-bots = random, greedy, flat, mcts oder level-1 bis level-8; Einstellungen: mcts:seconds=0.5,threads=2
cli-help-match-game = das Spiel
cli-help-match-games = Zahl der Partien (Standard: 100)
cli-help-match-file = Datei für die Partien
cli-help-jobs = Partien, die gleichzeitig laufen (Standard: eine je Kern)
cli-match-game = Das Spiel fehlt: --game mit { $names }.
cli-match-bots = Ein Wettkampf braucht mindestens zwei Bots, so viele wie Sitze.
cli-match-playing = es wird gespielt
cli-match-bot = Bot
cli-match-won = gewonnen
cli-match-rate = Anteil
cli-match-interval = 95-%-Intervall
cli-match-kept = Die Partien stehen in { $file }
