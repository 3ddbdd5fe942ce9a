# Was ein Tisch und der Server sagen: Ablehnungen, die von keiner Regel kommen, und was außer Zügen geschieht.

table-not-your-seat = { $seat } ist nicht dein Platz.
table-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $most }.
table-seat-taken = { $seat } ist besetzt.
table-style = Farben und Formen sind ab 0 nummeriert; es gibt je { $most }.
table-colour-taken = Diese Farbe hat schon jemand gewählt.
table-shape-taken = Diese Form hat schon jemand gewählt.
absence-clock = An diesem Tisch läuft eine Uhr; sie regelt, was bei Abwesenheit geschieht.
absence-not-awaited = Der Tisch wartet nicht auf { $seat }.
absence-here = { $seat } ist da.
absence-not-yet = Nach { $minutes } Minuten kannst du { $seat } anstupsen.
absence-nudge-first = Stups zuerst an.
absence-nudged = In { $seconds } Sekunden könnt ihr entscheiden.
table-not-open = Das Spiel hat schon begonnen.
table-not-playing = An diesem Tisch läuft kein Spiel.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-host-only = Das kann nur der Gastgeber.
table-seated-only = Das können nur die Mitspieler an diesem Tisch.
table-closed = Dieser Tisch lässt keine Zuschauer zu.
table-seats-open = Es fehlt noch jemand. Frei: { $seats }.
table-seats-number = Beschrieben sind { $seats } Plätze, gespielt wird aber zu { $players }.
table-order = Die Reihenfolge muss jeden der { $seats } Plätze einmal nennen.
table-nonce = Eine Nonce hat höchstens { $most } einfache Zeichen.
table-level = Unbekannter Bot „{ $level }“. Bots: { $levels }.
table-stale = Der Zug galt einer anderen Stellung: Erwartet waren { $ply } Züge, gespielt sind { $now }.
table-round = Der Zug galt Runde { $round }, es läuft aber Runde { $now }.
table-draft-full = Dein Zug ist vollständig. Bestätige ihn oder nimm etwas zurück.
table-log-full = An diesem Tisch hat sich zu viel geändert. Du kannst die Partie nur noch zu Ende spielen.
table-no-draft = Du hast keinen Zug zum Zurücknehmen oder Bestätigen.
table-undo-many = { $moves ->
    [one] Nur ein Zug lässt sich zurücknehmen.
   *[other] Es lassen sich 1 bis { $moves } Züge zurücknehmen.
}
table-offer-open = Ein anderer Vorschlag wartet noch auf Antworten.
table-no-offer = Es gibt gerade keinen Vorschlag.
table-nothing-back = Es gibt nichts zurückzunehmen.
table-stood-in = Für { $seat } spielt ein Bot; nimm den Platz erst zurück.
table-resigned = { $seat } hat aufgegeben.
table-chat-empty = Schreib zuerst etwas.
table-chat-long = Die Nachricht ist zu lang: höchstens { $most } Zeichen.
table-muted = Du bist an diesem Tisch stumm geschaltet.
table-nobody = Diese Person ist nicht an diesem Tisch.

server-name = Wähle einen Namen mit 1 bis { $most } sichtbaren Zeichen.
server-tables-full = Dieser Server ist voll. Versuch es später noch einmal.
server-tables-person = Du hast schon { $most } Tische. Beende erst einige.
server-tables-address = Aus einem Netz lassen sich am Tag höchstens { $most } Tische anlegen. Versuch es später noch einmal.
server-not-found = Nicht gefunden.
server-forbidden = Darauf hast du keinen Zugriff.
server-who = Wähle zuerst einen Namen.
server-method = Diese Adresse unterstützt solche Anfragen nicht.
server-malformed = Ungültige Anfrage: { $where }: { $problem }
server-malformed-short = Ungültige Anfrage.
server-character = Der Text enthält ein ungültiges Zeichen, vielleicht ein halbes Emoji. Bitte entfernen und noch einmal versuchen.
server-too-many = Zu viele Anfragen. Warte einen Moment.
server-frames = Zu viele Nachrichten auf einmal. Bitte langsamer senden und neu verbinden.
server-large = Das ist zu groß.
server-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
server-host = Unter diesem Namen ist der Server nicht erreichbar. Setze `url` in seinen Einstellungen.
server-broken = Da ist etwas schiefgegangen. Der Fehler wurde protokolliert.

fair-commitment = Das Geheimnis passt nicht zur Festlegung: Jemand hat es geändert.
fair-setup = Der Aufbau folgt nicht aus dem Geheimnis und den Werten der Spieler.
fair-missing = Diese Partie sagt nicht, wie ihr Aufbau gezogen wurde (ihr fehlt „fair“).
fair-value = Der Wert eines Spielers passt nicht zu seiner Festlegung oder fehlt.
fair-seats = Die Plätze folgen nicht aus dem Geheimnis und den Werten der Spieler.
fair-void = In der Partie fehlt eine ungültige Ziehung.
fair-no-receipt = Das ist kein Beleg einer Ziehung.
fair-receipt-version = An dieser Ziehung hat kein Spieler mitgewirkt; kein Beleg kann sie beweisen.
fair-receipt-table = Der Beleg gehört zu einem anderen Tisch.
fair-receipt-server = Der Server hatte sich auf etwas anderes festgelegt, als die Partie sagt.
fair-receipt-part = Der Inhaber des Belegs hat an dieser Ziehung nicht mitgewirkt.
fair-receipt-seats = Bei Ziehung { $number } sind die Plätze andere als im Beleg.
fair-receipt-draw = Bei Ziehung { $number } sind die Festlegungen andere als im Beleg.

draw-none = An diesem Tisch wird nichts gezogen.
draw-seats = Gezogen wird, sobald alle Plätze besetzt sind.
draw-roster = Die Plätze haben sich geändert. Leg dich neu fest.
draw-digits = Eine Festlegung oder ein Wert hat 64 Hexadezimalziffern.
draw-not-yet = Werte werden erst beim Start der Partie aufgedeckt.
draw-no-part = Du wirkst an dieser Ziehung nicht mit.
draw-mismatch = Das ist nicht der Wert, auf den du dich festgelegt hast.
draw-running = Es wird gerade gezogen. Einen Moment.
draw-void-many = An diesem Tisch sind { $most } Ziehungen gescheitert. Leg einen neuen an.

serve-setting-unknown = Unbekannte Einstellung { $name }; „atoll serve --help“ zeigt alle.
serve-setting-near = Unbekannte Einstellung { $name }. Meintest du { $near }?
serve-setting-value = { $name } ist „{ $value }“; nötig ist { $want ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [bool] true oder false
   *[text] ein Text
}.
serve-setting-least = { $name } ist { $value }; nötig ist mindestens { $least }.
serve-setting-most = { $name } ist { $value }; erlaubt ist höchstens { $most }.
serve-setting-choice = { $name } ist „{ $value }“; möglich ist: { $choices }.
serve-setting-url = „{ $value }“ ist keine Adresse wie https://atoll.example.
serve-setting-key = signing_key muss mindestens { $least } Zeichen haben oder leer sein.
serve-file = Die Einstellungen in { $file } lassen sich nicht lesen: { $problem }
serve-key-file = Der Signaturschlüssel lässt sich nicht in { $file } speichern: { $problem }
serve-listen = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $problem }. Ist der Port belegt, wähle mit --port einen anderen.
serve-running = Ein anderer Server benutzt schon { $data }. Halte ihn an oder wähle mit --data einen anderen Ordner.

# `atoll serve`

command-help-serve = die Spiele im Browser anbieten
command-about-serve =
    Bietet die Spiele für Browser und Programme an. Alles hat einen Standardwert und lässt
    sich einstellen: --max-tables 50 hier, ATOLL_MAX_TABLES=50 in der Umgebung oder
    max_tables = 50 in einer TOML-Datei (--config). Das erste davon, das gesetzt ist, gilt.
command-examples-serve =
    Beispiele:
      atoll serve                     nur auf diesem Rechner
      atoll serve --lan               für Telefone und Rechner im selben Netz
      atoll serve --config atoll.toml
cli-serve-lan = im lokalen Netz lauschen und Adresse und QR-Code zeigen
cli-serve-open = die Spiele im Browser öffnen
cli-serve-config = Datei mit Einstellungen
cli-serve-missing = Der Server ist nicht installiert ({ $module } fehlt). Installiere ihn mit: pip install 'atoll[server]'
cli-serve-default = { $about } (Standard: { $default })
cli-help-verify = auch die Ziehung nachrechnen, aus dem Geheimnis, das der Server aufgedeckt hat
cli-help-receipt = mit --verify: der Beleg, den ein Browser gespeichert hat und der die Ziehung beweist
cli-replay-receipt = --receipt braucht --verify.
cli-replay-consistent = Stimmig, nicht bewiesen: Die Ziehung folgt aus dem Geheimnis, auf das sich der Server festgelegt hatte. Dass alles vorher feststand, zeigt nur ein Beleg.
cli-replay-proven = Bewiesen: Niemand hat diese Ziehung bestimmt. Sie folgt aus Werten, die alle feststanden, bevor jemand die anderen kennen konnte.

serve-host = Adresse, auf der der Server lauscht
serve-port = Port, auf dem der Server lauscht; 0 wählt einen freien
serve-url = öffentliche Adresse, zum Beispiel https://atoll.example, wenn es nicht host und port sind
serve-origins = weitere Origins, deren Seiten sich verbinden dürfen, durch Kommas getrennt
serve-proxy = X-Forwarded-For trauen; nur hinter einem Proxy
serve-signing-key = Schlüssel, der Cookies signiert, mindestens 32 Zeichen; wenn leer, wird einer im Datenordner angelegt
serve-max-tables = höchste Zahl von Tischen in der Datenbank
serve-max-tables-person = höchste Zahl nicht beendeter Tische einer Person
serve-max-tables-address = höchste Zahl von Tischen, die eine Adresse am Tag anlegt
serve-max-tournaments = höchste Zahl nicht beendeter Turniere
serve-max-tournaments-person = höchste Zahl nicht beendeter Turniere einer Person
serve-max-tournaments-address = höchste Zahl von Turnieren, die eine Adresse am Tag eröffnet
serve-max-guests-address = höchste Zahl neuer Gäste von einer Adresse am Tag
serve-max-tcp = höchste Zahl von Netzwerkverbindungen je Prozess
serve-max-tcp-address = höchste Zahl von Netzwerkverbindungen je Adresse und Prozess
serve-request-seconds = höchste Zahl von Sekunden, bis eine Anfrage eingetroffen ist
serve-max-connections = höchste Zahl gleichzeitiger Verbindungen
serve-max-connections-address = höchste Zahl gleichzeitiger Verbindungen einer Adresse
serve-max-connections-person = höchste Zahl gleichzeitiger Verbindungen einer Person
serve-max-body = höchste Größe einer Anfrage in Bytes
serve-max-message = höchste Größe einer Socket-Nachricht in Bytes
serve-max-waiting = so viele Nachrichten darf ein langsamer Client zurückliegen
serve-rate-address = Anfragen pro Sekunde und Adresse
serve-rate-person = Befehle pro Sekunde und Person
serve-rate-frames = Frames pro Sekunde und WebSocket; wer mehr sendet, wird gebremst, dann getrennt
serve-rate-bytes = Bytes pro Sekunde und WebSocket, ebenso
serve-rate-guests = neue Gäste pro Sekunde und Adresse
serve-rate-chat = Chatnachrichten pro Sekunde und Person
serve-burst = so viele Sekunden einer Rate dürfen auf einmal kommen
serve-bots = eigene Bots, die einen Platz einnehmen können, als modul:name, durch Leerzeichen getrennt
serve-bot-threads = Zahl der Bots, die gleichzeitig denken
serve-bot-seconds = Sekunden, nach denen ein Bot antworten muss
serve-bot-memory = Megabyte für die Suchbäume, die Bots zwischen zwei Zügen behalten
serve-bot-idle = Sekunden, nach denen ein ungenutzter Suchbaum verworfen wird
serve-grace = Sekunden, um die eine verlorene Verbindung das Ende der Zeit hinausschiebt
serve-expire-open-hours = Stunden, nach denen ein unbenutzter offener Tisch gelöscht wird
serve-expire-tournaments-days = Tage, nach denen ein unbenutztes Turnier vor dem Start gelöscht wird
serve-expire-playing-days = Tage, nach denen ein unbenutztes laufendes Spiel gelöscht wird
serve-expire-over-days = Tage, die beendete Spiele aufbewahrt werden
serve-expire-guests-days = Tage, nach denen ein Gast ohne Platz gelöscht wird
serve-log = Protokollformat: text oder json
serve-log-level = Protokollstufe: debug, info, warning oder error
serve-data = Ordner für die Datenbank und den Signaturschlüssel
server-lesson-moves = Diese Züge passen nicht zu diesem Kapitel. Beginne das Kapitel von vorn.
server-no-help = Mit dieser Stellung kann Atoll gerade nicht helfen. Versuch es später noch einmal.
