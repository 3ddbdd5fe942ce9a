# Was ein Tisch und der Server sagen: Ablehnungen, die von keiner Regel kommen, und was außer Zügen geschieht.

table-not-your-seat = { $seat } ist nicht dein Platz.
table-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $most }.
table-seat-taken = { $seat } ist besetzt.
table-not-open = Das Spiel hat begonnen; das geht nur vorher.
table-not-playing = An diesem Tisch läuft kein Spiel.
table-not-over = Das geht erst, wenn das Spiel zu Ende ist.
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-seated-only = Das kann nur, wer einen Platz hat.
table-closed = Dieser Tisch lässt keine Zuschauer zu.
table-seats-open = Zuerst müssen alle sitzen; noch frei: { $seats }.
table-seats-number = Beschrieben sind { $seats } Plätze, gespielt wird aber zu { $players }.
table-order = Die Reihenfolge muss jeden der { $seats } Plätze einmal nennen.
table-nonce = Eine Nonce hat höchstens { $most } einfache Zeichen.
table-level = Es gibt keinen Bot „{ $level }“. Es gibt: { $levels }.
table-stale = Der Zug war für einen anderen Augenblick: { $ply } Züge waren erwartet, { $now } sind gemacht.
table-round = Der Zug war für Runde { $round }, es ist aber Runde { $now }.
table-draft-full = Dein Zug ist vollständig. Bestätige ihn oder nimm etwas zurück.
table-no-draft = Es gibt keinen Zug, der zurückzunehmen oder zu bestätigen wäre.
table-undo-many = { $moves ->
    [one] Nur ein Zug lässt sich zurücknehmen.
   *[other] Es lassen sich 1 bis { $moves } Züge zurücknehmen.
}
table-offer-open = Es wartet schon ein anderer Vorschlag auf Antworten.
table-no-offer = Es ist nichts vorgeschlagen.
table-nothing-back = Es gibt nichts zurückzunehmen.
table-stood-in = Für { $seat } spielt ein Bot; nimm den Platz erst zurück.
table-resigned = { $seat } hat aufgegeben.
table-chat-empty = Darin steht nichts.
table-chat-long = Das ist zu lang; auf einmal lassen sich höchstens { $most } Zeichen sagen.
table-muted = Du bist an diesem Tisch stumm geschaltet.
table-nobody = Diese Person ist nicht an diesem Tisch.

server-name = Ein Name hat 1 bis { $most } lesbare Zeichen.
server-tables-full = Mehr Tische fasst dieser Server nicht.
server-tables-person = Du hast schon { $most } Tische; beende erst einige.
server-not-found = Hier ist nichts.
server-forbidden = Das ist nicht für dich bestimmt.
server-who = Wähle zuerst einen Namen.
server-method = Diese Adresse versteht solche Anfragen nicht.
server-malformed = Die Anfrage ist nicht zu verstehen: { $where }: { $problem }
server-malformed-short = Die Anfrage ist nicht zu verstehen.
server-character = Der Text enthält ein ungültiges Zeichen, vielleicht ein halbes Emoji. Bitte entfernen und noch einmal versuchen.
server-too-many = Das ist zu viel auf einmal; bitte etwas warten.
server-frames = Zu viele Nachrichten auf einmal. Bitte langsamer senden und neu verbinden.
server-large = Das ist zu groß.
server-origin = Das kam von einer anderen Website und wird nicht angenommen.
server-host = Unter diesem Namen ist der Server nicht bekannt; die Einstellungen können ihn nennen (url).
server-broken = Hier ist etwas schiefgegangen. Es steht im Protokoll.

fair-commitment = Das Geheimnis ist nicht das, auf das man sich festgelegt hatte: Jemand hat es geändert.
fair-setup = Der Aufbau ist nicht der, zu dem das Geheimnis und die Nonces führen.
fair-missing = Diese Partie sagt nicht, wie ihr Aufbau gezogen wurde (ihr fehlt „fair“).

serve-setting-unknown = Es gibt keine Einstellung { $name }; atoll serve --help zeigt alle.
serve-setting-near = Es gibt keine Einstellung { $name }. Meintest du { $near }?
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
serve-file = Die Einstellungen in { $file } sind nicht zu lesen: { $problem }
serve-key-file = Der Signaturschlüssel lässt sich nicht in { $file } aufbewahren: { $problem }
serve-listen = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $problem }. Ist er belegt, nimmt --port einen anderen.

# `atoll serve`

command-help-serve = über das Netz spielen lassen
command-about-serve =
    Bietet die Spiele für Browser und Programme an. Nichts muss eingestellt werden, alles kann:
    --max-tables 50 hier, ATOLL_MAX_TABLES=50 in der Umgebung und max_tables = 50 in einer
    TOML-Datei (--config) sagen dasselbe; das erste davon, das es gibt, zählt.
command-examples-serve =
    Beispiele:
      atoll serve                     nur auf diesem Rechner
      atoll serve --lan               für Telefone und Rechner im selben Netz
      atoll serve --config atoll.toml
cli-serve-lan = im lokalen Netz lauschen und Adresse und QR-Code zeigen
cli-serve-open = die Spiele im Browser öffnen
cli-serve-config = Datei mit Einstellungen
cli-serve-missing = Dem Server fehlt hier etwas ({ $module }). Installiere es mit: pip install 'atoll[server]'
cli-serve-default = { $about } (sonst { $default })
cli-help-verify = auch den Aufbau aus dem Geheimnis nachrechnen, das der Server gezeigt hat
cli-replay-verified = Der Aufbau ist der, auf den sich der Server festgelegt hatte.

serve-host = Adresse, auf der der Server lauscht
serve-port = Port, auf dem der Server lauscht; 0 nimmt irgendeinen freien
serve-url = Adresse, die man von außen benutzt, zum Beispiel https://atoll.example, wenn es nicht host und port sind
serve-origins = weitere Origins, deren Seiten sich verbinden dürfen, durch Kommas getrennt
serve-proxy = dem X-Forwarded-For eines vorgeschalteten Proxys trauen; nur hinter einem solchen
serve-signing-key = Schlüssel, der Cookies signiert, mindestens 32 Zeichen; wenn leer, wird einer gemacht und im Ordner aufbewahrt
serve-max-tables = höchste Zahl von Tischen in der Datenbank
serve-max-tables-person = höchste Zahl nicht beendeter Tische einer Person
serve-max-connections = höchste Zahl gleichzeitiger Verbindungen
serve-max-connections-address = höchste Zahl gleichzeitiger Verbindungen einer Adresse
serve-max-connections-person = höchste Zahl gleichzeitiger Verbindungen einer Person
serve-max-body = höchste Zahl von Bytes einer Anfrage
serve-max-message = höchste Zahl von Bytes einer Nachricht über eine Verbindung
serve-max-waiting = so viele Nachrichten darf ein langsamer Client zurückliegen
serve-rate-address = Anfragen je Sekunde von einer Adresse
serve-rate-person = Befehle je Sekunde von einer Person
serve-rate-frames = Frames pro Sekunde auf einem WebSocket; wer mehr sendet, wird langsamer gelesen, dann getrennt
serve-rate-bytes = Bytes pro Sekunde auf einem WebSocket, ebenso
serve-rate-guests = neue Gäste je Sekunde von einer Adresse
serve-rate-chat = Chatnachrichten je Sekunde von einer Person
serve-burst = so viele Sekunden einer Rate dürfen auf einmal kommen
serve-bot-threads = so viele Bots denken gleichzeitig
serve-bot-seconds = Sekunden, nach denen ein Bot antworten muss
serve-bot-memory = Megabyte für die Suchbäume, die Bots zwischen zwei Zügen behalten
serve-bot-idle = Sekunden, nach denen ein ungenutzter Suchbaum verworfen wird
serve-grace = Sekunden, um die eine verlorene Verbindung das Ende der Zeit hinausschiebt
serve-expire-open-hours = Stunden, nach denen ein offener Tisch verschwindet, den niemand anrührt
serve-expire-playing-days = Tage, nach denen ein Spiel verschwindet, das niemand anrührt
serve-expire-over-days = Tage, die ein beendetes Spiel aufbewahrt wird
serve-expire-guests-days = Tage, nach denen ein Gast ohne Platz vergessen wird
serve-log = Form des Protokolls: text oder json
serve-log-level = was protokolliert wird: debug, info, warning oder error
serve-data = Ordner für die Datenbank und den Signaturschlüssel
server-lesson-moves = Diese Züge führen nicht durch dieses Kapitel. Beginne das Kapitel von vorn.
