# Die Worte des Browsers.


## The app

web-skip = Zum Inhalt
web-settings = Einstellungen
web-your-name = Dein Name
web-guest-name = Gast
web-save = Speichern
web-close = Schließen
web-language = Sprache
web-theme = Aussehen
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-not-found = Hier ist nichts
web-not-found-text = Vielleicht ist der Link abgeschnitten, oder der Tisch ist fort.
web-home = Zur Startseite
web-loading = Einen Augenblick …
web-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
web-yes = Ja
web-no = Nein

## Home

web-welcome = Drei Inselspiele an einem Tisch: mit Freunden, an einem Bildschirm oder gegen Bots.
web-game-taluva = Taluva
web-game-titicaca = Titicaca
web-game-talat = Talat
web-game-taluva-line = Vulkane bauen eine Insel, Plättchen auf Plättchen. Gründe Siedlungen, errichte Tempel und hüte dich vor der Lava. 2 bis 5 Personen.
web-game-titicaca-line = Biete geheim um die Ufer von fünfzehn Seen und zieh dann die Grenzen nach deinem Geschmack. 2 bis 5 Personen.
web-game-talat-line = Drei Spielbretter, neun Türme für jeden, und alle kämpfen an zwei Fronten. 2 oder 3 Personen.
web-play-now = Sofort spielen
web-starting = Es geht los …
web-new-table = Neuer Tisch
web-my-games = Meine Spiele
web-open-tables = Offene Tische
web-no-tables = Kein öffentlicher Tisch ist offen. Mach einen auf und wähle „öffentlich“.
web-table-your-turn = Du bist dran
web-table-free = { $free ->
    [one] { $free } freier Sitz
   *[other] { $free } freie Sitze
}
web-table-full = Wartet auf den Beginn
web-table-playing = Zusehen
web-table-over = Zu Ende
web-legal = Taluva, Titicaca und Talat sind die Spiele ihrer Autoren und Verlage. Atoll ist eine unabhängige Umsetzung mit eigenen Texten und Bildern.

## A new table

web-new-table-title = Neuer Tisch: { $game }
web-players = Mitspieler
web-seat-number = Sitz { $number }
web-seat-me = Ich
web-seat-me-too = Jemand an diesem Gerät
web-seat-open = Frei: wer über den Link kommt
web-seat-bot = Bot: { $name }
web-options = Varianten und Module
web-option-taluva-all-tiles = Alle Plättchen
web-option-taluva-all-tiles-line = Alle Plättchen der Schachtel kommen ins Spiel, egal wie viele mitspielen.
web-option-taluva-ranking = Platzierung
web-option-taluva-ranking-line = Wer gewinnt, steigt aus, und die anderen spielen um die nächsten Plätze weiter.
web-option-taluva-teams = Teams
web-option-taluva-teams-line = Zu viert: Sitz 1 und 3 gegen 2 und 4.
web-option-taluva-ships = Schiffe
web-option-taluva-ships-line = Zwei Schiffe für jeden, für Lagunen an den eigenen Siedlungen.
web-option-taluva-doubles = 2er-Plättchen
web-option-taluva-doubles-line = Kleine Plättchen liegen offen; einmal im Spiel darf man eines nehmen, statt zu ziehen.
web-option-taluva-fifth = Plättchen der fünften Person
web-option-taluva-fifth-line = Zwölf Plättchen mehr in der Schachtel. Zu fünft sind sie immer dabei.
web-option-taluva-zone = Spielbrett
web-option-taluva-zone-line = Die Insel muss in einer Spielfläche bleiben; je kleiner, desto schwerer.
web-option-taluva-zone-none = Offenes Meer
web-option-taluva-zone-beginner = Anfänger
web-option-taluva-zone-intermediate-round = Fortgeschritten, rund
web-option-taluva-zone-intermediate-long = Fortgeschritten, lang
web-option-taluva-zone-expert = Experten
web-given-country = Land
web-given-country-line = Sonst werden die zwölf Plättchen gemischt. Ein Land mit Namen ist immer dasselbe; ein eigenes kannst du vom Tisch vor dir abschreiben.
web-given-country-drawn = Gemischte Plättchen
web-given-country-crescent = Die Sichel
web-given-country-isthmus = Die Landenge
web-given-country-ring = Der Ring
web-given-country-twins = Zwei Inseln
web-given-country-own = Ein eigenes Land
web-given-country-text = Das Land: eine Karte oder das JSON einer Partie
web-table-terms = Der Tisch
web-public = Öffentlich
web-public-line = Steht auf der Startseite; sonst führt nur der Link hierher.
web-confirm-turns = Jeden Zug bestätigen
web-confirm-turns-line = Bis zur Bestätigung kann man alles zurücknehmen.
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = Sekunden für jeden Zug
web-clock-bank = Ein Zeitvorrat mit Zuschlag
web-clock-seconds = Sekunden
web-clock-increment = Zuschlag
web-clock-days = Tage für jeden Zug
web-clock-days-number = Tage
web-time-days = { $days } T { $hours } Std.
web-time-hours = { $hours } Std. { $minutes }
web-make-table = Tisch aufmachen
web-start-game = Spiel beginnen

## Before the game

web-open-title = { $game }: Wer spielt mit?
web-seats = Sitze
web-seat-empty = frei
web-sit = Hier sitzen
web-leave = Aufstehen
web-remove = Entfernen
web-add-bot = Bot dazusetzen
web-fill = Mit Bots auffüllen
web-wait-host = Der Gastgeber beginnt, sobald alle Sitze besetzt sind.
web-invite = Einladen
web-invite-line = Wer diesen Link öffnet, kann sich setzen; ein Telefon liest den Code.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links

## At the table

web-board = Das Spielfeld von { $game }
web-table-not-found = Diesen Tisch gibt es nicht mehr
web-table-not-allowed = An diesem Tisch darf niemand zusehen
web-connection-lost = Die Verbindung ist weg. Nichts ist verloren; sie kommt von selbst zurück.
web-name-number = { $name } { $number }
web-player = Spieler
web-you = du
web-away = fort
web-partner = mit dir im Team
web-team = Team { $number }
web-team-of = Team { $number }: { $seats }
web-sealed = hat entschieden
web-stand-in-wish = ein Bot spielt
web-stand-in-time = Zeit abgelaufen, ein Bot spielt
web-stand-in-resigned = hat aufgegeben
web-return = Meinen Platz zurück
web-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-total = Summe
web-history = Verlauf
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-alone = Hier sind nur Bots, und die reden nicht.
web-chat-say = Etwas sagen
web-send = Senden
web-watching = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
web-past = Rückblick: Zug { $ply } von { $of }
web-back = Einen Zug zurück
web-forward = Einen Zug vor
web-now = Zurück zum Jetzt
web-ask-confirm = Ist das dein Zug? Bestätige ihn oder nimm etwas zurück.
web-waiting-for = Warten auf { $seats }.
web-change = Ändern
web-undo = Zurücknehmen
web-confirm = Bestätigen
web-hint-button = Tipp
web-hint = Ein Bot würde spielen: { $move }
web-more = Mehr
web-move-list = { $count ->
    [one] Ein möglicher Zug
   *[other] { $count } mögliche Züge
}
web-move-play = Spielen
web-full-screen = Vollbild
web-take-back = Um Rücknahme bitten
web-stand-in = Einen Bot für mich spielen lassen
web-abort = Abbruch anbieten
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben?
web-offer-takeback = { $seat } möchte zurücknehmen.
web-offer-abort = { $seat } möchte das Spiel abbrechen.
web-curtain = { $name } ist dran. Niemand sonst schaut hin!
web-curtain-open = Ich bin { $name }

## When it is over

web-scoring = Wertung
web-over = Das Spiel ist zu Ende
web-over-show = Ergebnis zeigen
web-winners = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
web-ending-result = Es wurde zu Ende gespielt.
web-ending-aborted = Alle waren mit dem Abbruch einverstanden.
web-ending-resigned = Jemand hat aufgegeben.
web-reason-taluva-early = Alle Teile zweier Arten stehen auf dem Spielfeld.
web-reason-taluva-tiles = Der Stapel ist leer.
web-reason-taluva-last-standing = Alle anderen sind ausgeschieden.
web-reason-taluva-no-room = Kein Plättchen passt mehr auf das Spielbrett.
web-reason-titicaca-full = Das Land ist voll.
web-reason-titicaca-weapons = Niemand hat noch Waffen.
web-reason-titicaca-no-bids = Niemand wollte mehr bieten.
web-reason-talat-frozen = Zwei der drei Spielbretter sind eingefroren.
web-reason-talat-stuck = Niemand kann mehr ziehen.
web-rematch = Noch einmal
web-rematch-go = Zum nächsten Spiel
web-record = Partie herunterladen
web-see-board = Spielfeld ansehen

## Taluva

web-ask-taluva-choose = { $seat } zieht ein Plättchen oder nimmt ein 2er-Plättchen.
web-ask-taluva-first = { $seat } legt das erste Plättchen.
web-ask-taluva-place = { $seat } legt ein Plättchen.
web-ask-taluva-build = { $seat } baut.
web-ask-taluva-choose-you = Zieh ein Plättchen oder nimm eines der offenen 2er-Plättchen.
web-ask-taluva-first-you = { $zone ->
    [yes] Leg das erste Plättchen irgendwo auf das Spielbrett.
   *[no] Leg das erste Plättchen: Es kommt in die Mitte.
}
web-ask-taluva-place-you = Leg dein Plättchen: an die Küste oder über einen Vulkan.
web-ask-taluva-build-you = Bau etwas: Wähle ein leuchtendes Feld.
web-taluva-decides = { $ships ->
    [yes] Die meisten Tempel gewinnen; bei Gleichstand zählen die Türme, dann die Schiffe, dann die Hütten.
   *[no] Die meisten Tempel gewinnen; bei Gleichstand zählen die Türme, dann die Hütten.
}{ $teams ->
    [yes] {" "}Die Teile der Partner zählen zusammen.
   *[no] {""}
}
web-taluva-draw = Ziehen
web-taluva-take = { $tile } nehmen
web-taluva-tile = Plättchen auf { $hex }, Richtung { $direction }
web-taluva-lay = Hier legen
web-taluva-why-not = Warum nicht hier?
web-taluva-how-mouse = Über das Brett fahren, klicken legt; R oder Umschalt mit dem Mausrad dreht das Plättchen.
web-taluva-how-touch = Tippe, wo es liegen soll; noch einmal tippen dreht es.
web-taluva-turn-left = Nach links drehen
web-taluva-turn-right = Nach rechts drehen
web-taluva-where = Wohin das Plättchen kommt
web-taluva-where-count = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
}
web-taluva-builds = Was gebaut werden kann
web-taluva-all-builds = Alle Möglichkeiten
web-taluva-build-here = Auf { $hex } bauen
web-taluva-hut = Hütte auf { $hex }
web-taluva-tower = Turm auf { $hex }
web-taluva-temple = Tempel auf { $hex }
web-taluva-ship = Schiff in die Lagune bei { $hex }
web-taluva-terrain = { $terrain ->
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}
web-taluva-expand = { $hex } über { web-taluva-terrain } erweitern: { $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}
web-taluva-here-hut = 1 Hütte
web-taluva-here-tower = 1 Turm
web-taluva-here-temple = 1 Tempel
web-taluva-here-ship = 1 Schiff
web-taluva-here-expand = Über { web-taluva-terrain } erweitern: { $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}
web-taluva-pool-hut = { $count ->
    [one] noch { $count } Hütte
   *[other] noch { $count } Hütten
}
web-taluva-pool-tower = { $count ->
    [one] noch { $count } Turm
   *[other] noch { $count } Türme
}
web-taluva-pool-temple = { $count ->
    [one] noch { $count } Tempel
   *[other] noch { $count } Tempel
}
web-taluva-pool-ship = { $count ->
    [one] noch { $count } Schiff
   *[other] noch { $count } Schiffe
}
web-taluva-kind-hut = Hütten
web-taluva-kind-tower = Türme
web-taluva-kind-temple = Tempel
web-taluva-kind-ship = Schiffe
web-taluva-out = ausgeschieden
web-taluva-stack = { $count ->
    [one] { $count } Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
web-taluva-doubles = Offene 2er-Plättchen

## Titicaca

web-ask-titicaca-bid = See { $lake }: Es fehlt noch das Gebot von { $seats }.
web-ask-titicaca-bid-you = See { $lake }: Biete geheim um seine Ufer.
web-ask-titicaca-extra = Zusatzrunde: Es fehlt noch das Gebot von { $seats }.
web-ask-titicaca-extra-you = Zusatzrunde: Biete um ein beliebiges freies Feld.
web-ask-titicaca-village = { $seat } setzt ein Dorf.
web-ask-titicaca-village-you = Setz ein Dorf auf ein leuchtendes Feld.
web-ask-titicaca-join = { $seat } kann das neue Feld einer Region anschließen.
web-ask-titicaca-join-you = Schließ das neue Feld einer Nachbarregion an oder lass es allein.
web-ask-titicaca-merge = { $seat } kann zwei Regionen vereinen.
web-ask-titicaca-merge-you = Vereine zwei andere Regionen oder lass sie.
web-ask-titicaca-temple = { $seat } kann einen Tempel legen.
web-ask-titicaca-temple-you = Leg einen Tempel verdeckt unter eines deiner Dörfer oder behalte ihn.
web-ask-titicaca-over = Das Spiel ist zu Ende.
web-ask-titicaca-over-you = Das Spiel ist zu Ende.
web-ask-titicaca-drawing = Das Land wird ausgelegt.
web-ask-titicaca-drawing-you = Das Land wird ausgelegt.
web-titicaca-terrain-F = Wald
web-titicaca-terrain-M = Gebirge
web-titicaca-terrain-S = Savanne
web-titicaca-terrain-P = Pampa
web-titicaca-terrain-G = Prärie
web-titicaca-all = alle Dörfer
web-titicaca-card-points = Punkte
web-titicaca-card-villages = Dörfer
web-titicaca-lake = See { $lake }
web-titicaca-choose = { $field } wählen
web-titicaca-steps = Die Schritte eines Zuges
web-titicaca-step-village = Dorf
web-titicaca-step-join = Anschließen
web-titicaca-step-merge = Vereinen
web-titicaca-step-temple = Tempel
web-titicaca-village = Dorf auf { $field } ({ $terrain })
web-titicaca-join = Der Region { $region } anschließen
web-titicaca-join-not = Allein bleiben
web-titicaca-merge = { $one } und { $other } vereinen
web-titicaca-merge-not = Nichts vereinen
web-titicaca-temple = Tempel +{ $value } auf { $field }
web-titicaca-temple-not = Tempel behalten
web-titicaca-bid = Dein geheimes Gebot (0 bis { $most })
web-titicaca-seal = { $bid } bieten
web-titicaca-bid-made = Du hast { $bid } geboten
web-titicaca-bid-in = { $seat } hat geboten
web-titicaca-keep = Bei { $bid } bleiben
web-titicaca-region = Region aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
} an { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}
web-titicaca-weapons = { $count ->
    [one] Waffe
   *[other] Waffen
}
web-titicaca-villages = { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfer
} (Kette { $chain })
web-titicaca-temples = { $count ->
    [one] { $count } Tempel in der Hand
   *[other] { $count } Tempel in der Hand
}
web-titicaca-bids = bietet { $bid }
web-titicaca-arrow = Pfeil
web-titicaca-before = Vorher
web-titicaca-score-weapons = Waffen im Vorrat
web-titicaca-score-villages = Dörfer
web-titicaca-score-chains = Längste Kette × 3
web-titicaca-score-region = Region { $region }: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}
web-titicaca-score-legend = In Klammern: Dörfer, die zählen, und nach dem Punkt die Summe, die einen Gleichstand bricht.

## Talat

web-ask-talat-put = { $seat } setzt einen Turm.
web-ask-talat-put-you = Setz einen deiner Türme auf eine Startlinie.
web-ask-talat-zihin = { $seat } setzt einen Turm des Zihin.
web-ask-talat-zihin-you = Setz einen Turm des Zihin auf eine seiner Startlinien.
web-ask-talat-move = { $seat } zieht oder schlägt.
web-ask-talat-move-you = Zieh einen Turm vorwärts oder schlag einen.
web-talat-hand = Türme zum Setzen
web-talat-tower = Turm der Höhe { $height } mit { $sides } Seiten
web-talat-put = { web-talat-tower } auf { $square } von { $board }
web-talat-move = { web-talat-tower } von { $origin } nach { $square } auf { $board }
web-talat-capture = { web-talat-tower } von { $origin } schlägt auf { $square } von { $board }
web-talat-endangered = Ein Gegner könnte ihn jetzt schlagen.
web-talat-frozen = eingefroren
web-talat-zihin = der Zihin
web-talat-pick = Turm der Höhe { $height } mit { $sides } Seiten auf { $square } von { $board }
web-talat-move-here = Nach { $square } von { $board } ziehen
web-talat-capture-here = Auf { $square } von { $board } schlagen: { $owner }, Höhe { $height }, { $sides } Seiten
web-talat-points = { $captures } für Geschlagenes, { $lines } für gegnerische Startlinien
web-talat-captures = Geschlagene Türme × 5
web-talat-lines = Auf gegnerischen Startlinien × 3
web-talat-card = Wer schlägt wen
web-talat-card-height = Eine Stufe höher schlägt eine Stufe tiefer, gleich welche Form.
web-talat-card-sides = Bei gleicher Höhe schlägt, wer mehr Seiten hat.
web-talat-card-david = Der kleinste, 1 mit drei Seiten, schlägt den größten, 3 mit sechs.

web-nav = Seiten
web-rules = Regeln
web-rule-page = In den Regeln lesen, mit Beispielen
web-learn = Lernen
web-learn-game = Lernen
