# Die Lektion von Talat.

lesson-talat-put = Die Türme setzen
lesson-talat-put-about = Du bist Rot. Alle haben neun Türme: Höhe 1, 2 und 3, mit drei, vier oder sechs Seiten. Deine beiden Startlinien sind rot, eine auf jedem deiner Spielbretter.
lesson-talat-put-line = Wähle unten einen Turm und setze ihn auf ein freies Feld einer deiner Startlinien.
lesson-talat-put-line-done = Dort bleibt er, bis alle Türme stehen. Jetzt setzen reihum die anderen.
lesson-talat-put-small = Setze jetzt den kleinsten Turm: Höhe 1, drei Seiten. Such ihm ein Feld, von dem aus er auf einen Riesen treffen kann.
lesson-talat-put-small-not = Das ist ein anderer Turm. Der kleinste hat Höhe 1 und drei Seiten.
lesson-talat-put-small-done = Gut. In einer Partie geht das so weiter, bis alle 27 Türme stehen. Eines deiner zehn Felder bleibt frei.

lesson-talat-move = Ziehen
lesson-talat-move-about = Stehen alle Türme, geht es reihum: Zieh oder schlage mit einem Turm. Türme gehen nur vorwärts, auf die Startlinie der anderen Farbe zu.
lesson-talat-move-forward = Zieh deinen sechsseitigen Turm der Höhe 2 ein Feld vorwärts, gerade oder schräg.
lesson-talat-move-forward-not = Der Zug ist erlaubt, aber mit einem anderen Turm. Nimm den der Höhe 2 mit sechs Seiten.
lesson-talat-move-forward-done = Ein Feld vorwärts auf ein leeres Feld: nie seitwärts, nie zurück, nie über einen anderen Turm hinweg.
lesson-talat-move-line = Dein Turm der Höhe 3 ist fast da. Bring ihn auf die Startlinie von Blau.
lesson-talat-move-line-not = Das ist erlaubt, bringt aber keinen Turm auf die Startlinie von Blau.
lesson-talat-move-line-done = Das gibt am Spielende 3 Punkte. Von hier kann der Turm nur noch seitwärts schlagen.

lesson-talat-capture = Schlagen
lesson-talat-capture-about = Statt zu ziehen, kann ein Turm einen Nachbarn schlagen: gerade voraus, schräg voraus oder neben sich. Jeder geschlagene Turm zählt 5 Punkte. Aber wer schlägt wen?
lesson-talat-capture-height = Ein Turm schlägt Türme, die genau eine Stufe niedriger sind. Schlage Blaus sechsseitigen Turm der Höhe 1.
lesson-talat-capture-height-not = Der sechsseitige Turm der Höhe 1 steht noch. Welcher deiner Türme ist genau eine Stufe höher?
lesson-talat-capture-height-done = 2 schlägt 1, egal mit wie vielen Seiten. 3 kann das nicht: Zwei Stufen sind zu viel.
lesson-talat-capture-sides = Bei gleicher Höhe gewinnt, wer mehr Seiten hat. Schlage Blaus vierseitigen Turm der Höhe 1.
lesson-talat-capture-sides-not = Der vierseitige Turm der Höhe 1 bleibt stehen. Welcher deiner Türme hat dieselbe Höhe und mehr Seiten?
lesson-talat-capture-sides-done = Sechs Seiten schlagen vier. Gleiche Türme schlagen sich nie.

lesson-talat-david = David und Goliath
lesson-talat-david-about = Es gibt eine Ausnahme: Der kleinste Turm, Höhe 1 mit drei Seiten, schlägt den größten, Höhe 3 mit sechs.
lesson-talat-david-goliath = Blaus Riese steht in Reichweite deines kleinsten Turms. Schlage ihn.
lesson-talat-david-goliath-not = Nicht mit diesem. Nur der kleinste Turm schlägt den Riesen, schräg voraus.
lesson-talat-david-goliath-done = David schlägt Goliath. Pass jetzt auf deinen eigenen Riesen auf.

lesson-talat-freeze = Eingefrorene Spielbretter und das Ende
lesson-talat-freeze-about = Ein Spielbrett friert ein, sobald darauf nie mehr geschlagen werden kann. Dann bewegt sich dort nichts mehr. Sind zwei Spielbretter eingefroren, ist das Spiel zu Ende.
lesson-talat-freeze-board = Auf deinem linken Spielbrett können sich dein Turm und der von Blau noch treffen. Zieh deinen so, dass das nie mehr geht.
lesson-talat-freeze-board-not = Dann könnten sie sich immer noch treffen. Weich zur Seite aus, weg vom Turm von Blau.
lesson-talat-freeze-board-done = Das Spielbrett ist eingefroren. Du führst mit zwei geschlagenen Türmen, ein frühes Ende kommt dir also gelegen.
lesson-talat-freeze-end = Friere jetzt genauso dein rechtes Spielbrett ein, dann ist das Spiel zu Ende.
lesson-talat-freeze-end-not = Dort könnte immer noch geschlagen werden. Weich zur Seite aus, weg vom Turm von Violett.
lesson-talat-freeze-end-done = Zwei Spielbretter sind eingefroren: Das Spiel ist zu Ende. 5 Punkte gibt es für jeden geschlagenen Turm, 3 für jeden Turm auf einer gegnerischen Startlinie. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der wertvollste geschlagene Turm.

lesson-talat-zihin = Zu zweit mit dem Zihin
lesson-talat-zihin-about = Zu zweit ist die dritte Farbe der Zihin, ein Geist. Du ziehst seine Türme auf dem Spielbrett, das er mit deinem Gegner teilt, und dein Gegner auf dem, das er mit dir teilt.
lesson-talat-zihin-spirit = Zieh auf dem Spielbrett zwischen Blau und dem Zihin den kleinsten Turm des Zihin vorwärts.
lesson-talat-zihin-spirit-not = Das ist nicht der kleinste Turm des Zihin auf dem Spielbrett, das er mit Blau teilt.
lesson-talat-zihin-spirit-done = Jeder Turm des Zihin auf der Startlinie von Blau bringt dir 3 Punkte.
lesson-talat-zihin-capture = Schlage jetzt mit dem Zihin: Sein vierseitiger Turm der Höhe 2 steht neben einem von Blau.
lesson-talat-zihin-capture-not = So schlägt der Turm des Zihin nichts.
lesson-talat-zihin-capture-done = Der geschlagene Turm gehört dir, denn du hast gezogen. Jetzt kennst du alle Regeln.

lesson-talat-play = Jetzt spielst du
lesson-talat-play-about = Du bist mitten in einer Partie gegen zwei leichte Bots. Such zuerst, was du schlagen kannst, dann deine Türme in Gefahr, dann einen Weg zu den Linien gegenüber.
lesson-talat-play-turns = Spiel ein paar Züge.
lesson-talat-play-turns-done = Gut gespielt.
