# Die Lektion von Talat.

lesson-talat-put = Die Türme setzen
lesson-talat-put-about = Du bist Rot. Jeder hat neun Türme: Höhe 1, 2 und 3, mit drei, vier oder sechs Seiten. Deine beiden Startlinien sind die roten, eine auf jedem deiner beiden Spielbretter.
lesson-talat-put-line = Wähle unten einen Turm und setze ihn auf ein freies Feld einer deiner Startlinien.
lesson-talat-put-line-done = Dort bleibt er, bis alle Türme stehen. Die anderen setzen ihre reihum.
lesson-talat-put-small = Setze jetzt den kleinsten von allen: Höhe 1 mit drei Seiten. Denk an einen Platz, von dem aus er einem Riesen begegnen könnte.
lesson-talat-put-small-not = Das ist ein anderer Turm. Der kleinste hat Höhe 1 und drei Seiten.
lesson-talat-put-small-done = Gut. In einer Partie geht es so weiter, bis alle 27 Türme stehen; von deinen zehn Feldern bleibt eines frei.

lesson-talat-move = Ziehen
lesson-talat-move-about = Wenn alle Türme stehen, zieht oder schlägt reihum jeder mit einem Turm auf einem Spielbrett. Türme gehen nur vorwärts, auf die Startlinie der anderen Farbe zu.
lesson-talat-move-forward = Zieh deinen sechsseitigen Turm der Höhe 2 ein Feld vorwärts, gerade oder schräg.
lesson-talat-move-forward-not = Das wäre ein Zug, aber mit einem anderen Turm. Nimm den der Höhe 2 mit sechs Seiten.
lesson-talat-move-forward-done = Ein Feld vorwärts auf ein leeres Feld: nie seitwärts, nie zurück, nie über einen anderen Turm hinweg.
lesson-talat-move-line = Dein Turm der Höhe 3 ist fast da. Bring ihn auf die Startlinie von Blau.
lesson-talat-move-line-not = Ein erlaubter Zug, aber kein Turm von dir kommt damit auf der Startlinie von Blau an.
lesson-talat-move-line-done = 3 Punkte am Ende des Spiels. Von dort kann er nicht weiter, nur noch seitwärts schlagen.

lesson-talat-capture = Schlagen
lesson-talat-capture-about = Statt zu ziehen, darf ein Turm einen Nachbarn schlagen: gerade voraus, schräg voraus oder neben sich. Jeder geschlagene Turm zählt 5 Punkte. Wer schlägt wen? Das ist das ganze Geheimnis.
lesson-talat-capture-height = Ein Turm schlägt einen, der genau eine Höhe niedriger ist. Schlage Blaus sechsseitigen Turm der Höhe 1.
lesson-talat-capture-height-not = Damit ist der sechsseitige Turm der Höhe 1 nicht geschlagen. Welcher deiner Türme ist genau eine Höhe höher?
lesson-talat-capture-height-done = 2 schlägt 1, gleich mit wie vielen Seiten. 3 täte es nicht: Zwei Höhen sind zu viel.
lesson-talat-capture-sides = Bei gleicher Höhe schlagen mehr Seiten weniger. Schlage Blaus vierseitigen Turm der Höhe 1.
lesson-talat-capture-sides-not = Der vierseitige Turm der Höhe 1 bleibt stehen. Welcher deiner Türme hat dieselbe Höhe und mehr Seiten?
lesson-talat-capture-sides-done = Sechs Seiten schlagen vier. Gleiche schlagen einander nie.

lesson-talat-david = David und Goliath
lesson-talat-david-about = Es gibt eine Ausnahme. Der kleinste Turm von allen, 1 mit drei Seiten, schlägt den größten, 3 mit sechs.
lesson-talat-david-goliath = Blaus Riese steht in Reichweite deines kleinsten Turms. Schlage ihn.
lesson-talat-david-goliath-not = Nicht mit diesem. Nur der kleinste Turm schlägt den Riesen, schräg voraus.
lesson-talat-david-goliath-done = David hat Goliath gefällt. Hüte also deinen eigenen Riesen.

lesson-talat-freeze = Eingefrorene Spielbretter und das Ende
lesson-talat-freeze-about = Ein Spielbrett friert ein, sobald darauf nie mehr geschlagen werden kann. Dann bewegt sich dort nichts mehr. Sind zwei Spielbretter eingefroren, ist das Spiel zu Ende.
lesson-talat-freeze-board = Auf deinem linken Spielbrett könnten sich dein Turm und der von Blau noch begegnen. Zieh deinen so, dass sie es nie mehr können.
lesson-talat-freeze-board-not = Danach könnten sie sich noch begegnen. Weich zur Seite aus, weg vom Turm von Blau.
lesson-talat-freeze-board-done = Das Spielbrett ist eingefroren. Du führst mit zwei geschlagenen Türmen: Ein frühes Ende ist gut für dich.
lesson-talat-freeze-end = Friere jetzt ebenso dein rechtes Spielbrett ein, und das Spiel ist zu Ende.
lesson-talat-freeze-end-not = Danach könnte dort noch geschlagen werden. Weich zur Seite aus, weg vom Turm von Violett.
lesson-talat-freeze-end-done = Zwei Spielbretter sind eingefroren: Das Spiel ist zu Ende. 5 Punkte für jeden geschlagenen Turm, 3 für jeden Turm auf einer gegnerischen Startlinie. Die meisten Punkte gewinnen; bei Gleichstand der wertvollste einzelne geschlagene Turm.

lesson-talat-zihin = Zu zweit mit dem Zihin
lesson-talat-zihin-about = Zu zweit ist die dritte Farbe der Zihin, ein Geist. Du ziehst seine Türme auf dem Spielbrett, das er mit deinem Gegner teilt, und dein Gegner auf dem, das er mit dir teilt.
lesson-talat-zihin-spirit = Zieh auf dem Spielbrett zwischen Blau und dem Zihin den kleinsten Turm des Zihin vorwärts.
lesson-talat-zihin-spirit-not = Das ist nicht der kleinste Turm des Zihin auf dem Spielbrett, das er mit Blau teilt.
lesson-talat-zihin-spirit-done = Türme des Zihin auf der Startlinie von Blau bringen dir 3 Punkte.
lesson-talat-zihin-capture = Lass jetzt den Zihin für dich schlagen: Sein vierseitiger Turm der Höhe 2 steht neben einem von Blau.
lesson-talat-zihin-capture-not = Damit schlägt der Turm des Zihin nichts.
lesson-talat-zihin-capture-done = Der geschlagene Turm gehört dir: Wer mit dem Turm schlägt, behält die Beute. Mehr muss man nicht wissen.

lesson-talat-play = Jetzt spielst du
lesson-talat-play-about = Eine Partie, mittendrin, gegen zwei sanfte Gegner. Such zuerst, was du schlagen kannst, dann, welcher deiner Türme in Gefahr ist, dann den Weg zu den Linien gegenüber.
lesson-talat-play-turns = Spiel weiter, wie du magst.
lesson-talat-play-turns-done = Gut gespielt.
