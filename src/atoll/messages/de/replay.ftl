# Aufgezeichnete Partien: Zug für Zug ansehen, beurteilen und von dort weiterspielen.

record-origin = „origin“ nennt { $taken } übernommene Züge, die Partie hat aber nur { $moves }.
branch-ply = Diese Partie hat { $moves } Züge, also gibt es keine Stellung nach Zug { $ply }.
branch-over = Hier ist die Partie schon zu Ende. Wähle eine frühere Stellung.
branch-seat = Diese Partie hat { $players } Spieler, also keinen Platz { $seat }.
branch-hidden = Keine Verteilung der verdeckten Plättchen passt zu dieser Stellung. Wähle eine frühere.

replay-several = Diese Datei enthält { $count } Partien, eine pro Zeile. Wähle eine Datei mit nur einer.
replay-no-text = Diese Datei ist kein UTF-8-Text.
replay-move = Zug { $number } ist nicht möglich: { $move }.
replay-no-moves = Diese Partie hat noch keine Züge.
replay-running = Diese Partie läuft noch. Danach kannst du sie ansehen.
replay-not-over = Diese Partie ist noch nicht zu Ende. Danach kannst du sie ansehen.
replay-full = Dieser Server kann keine weiteren Partien speichern. Versuch es später noch einmal.
replay-seat = Diese Datei zeigt nur, was { $seat } gesehen hat.
analysis-full = Der Server analysiert gerade zu viele Partien. Versuch es in ein paar Minuten noch einmal.
analysis-person = Bei dir laufen schon { $most } Analysen. Warte, bis eine fertig ist.
analysis-address = Aus deinem Netz laufen schon { $most } Analysen. Warte, bis eine fertig ist.

serve-max-record = Höchstgröße einer importierten Partie in Bytes
serve-max-records = wie viele importierte Partien höchstens gespeichert werden
serve-max-analyses = wie viele Analysen höchstens laufen oder warten
serve-max-analyses-person = dasselbe pro Person
serve-max-analyses-address = dasselbe pro Adresse
serve-rate-records = Importe pro Sekunde und Person
serve-analysis-threads = Threads für Analysen
serve-analysis-simulations = Simulationen pro analysierter Stellung
board-impossible = Von dieser Stellung aus kann keine Partie weitergehen.
