# Aufgezeichnete Partien: Zug für Zug ansehen, beurteilen und von dort weiterspielen.

record-origin = Die Partie nennt in „origin“ { $taken } übernommene Züge, hat aber nur { $moves }.
branch-ply = In dieser Partie gibt es keine Stellung nach { $ply } Zügen: Sie hat { $moves }.
branch-over = Hier ist die Partie zu Ende, niemand kann weiterspielen.
branch-seat = In dieser Partie zu { $players } gibt es keinen Sitz { $seat }.
branch-hidden = Was hier verborgen war, lässt sich nicht passend auslosen. Wähle eine frühere Stellung.

replay-several = Die Datei enthält { $count } Partien, eine je Zeile. Wähle eine Datei mit einer einzigen.
replay-no-text = Die Datei ist kein Text in UTF-8.
replay-move = Zug { $number } der Partie lässt sich nicht spielen: { $move }
replay-no-moves = Die Partie hat keine Züge, es gibt also nichts anzusehen.
replay-running = Diese Partie wird hier gerade gespielt. Ansehen lässt sie sich, wenn sie zu Ende ist.
replay-not-over = Die Partie ist noch nicht zu Ende. Ansehen lässt sie sich danach.
replay-full = Dieser Server bewahrt keine weiteren Partien auf. Versuche es später noch einmal.
replay-seat = Von dieser Partie ist zu sehen, was { $seat } sah, und was alle sahen.
analysis-full = Es werden schon zu viele Partien analysiert. Versuche es in ein paar Minuten noch einmal.
analysis-person = Du lässt schon { $most } Partien analysieren. Warte, bis eine davon fertig ist.

serve-max-record = höchstens so viele Bytes hat eine Partie, die jemand mitbringt
serve-max-records = wie viele Partien zum Ansehen aufbewahrt werden
serve-max-analyses = wie viele Partien analysiert werden oder darauf warten dürfen
serve-max-analyses-person = dasselbe je Person
serve-rate-records = Partien, die eine Person je Sekunde mitbringen darf
serve-analysis-threads = Threads, in denen Partien analysiert werden
serve-analysis-simulations = wie viele Simulationen jede Stellung beurteilen
