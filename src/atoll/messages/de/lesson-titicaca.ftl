# Die Lektion von Titicaca.

lesson-titicaca-bid = Um ein Feld bieten
lesson-titicaca-bid-about = Du bist Rot. Jeder See hat seine Runde, um die leeren Felder an seinem Ufer. Alle bieten gleichzeitig und geheim Waffen. Du hast 20.
lesson-titicaca-bid-weapons = Das ist die Runde von See 4, dem hellen. Biete ein paar Waffen: Das höchste Gebot wählt zuerst.
lesson-titicaca-bid-weapons-not = Mit einem Gebot von 0 setzt du diese Runde aus. Biete mindestens 1.
lesson-titicaca-bid-weapons-done = Die Gebote werden aufgedeckt, und wer spielt, zahlt. Blau hat 2 geboten, Violett nichts.
lesson-titicaca-bid-village = Du bist dran: Setze ein Dorf auf ein leeres Feld an See 4.
lesson-titicaca-bid-village-not = Das ist kein Dorf. Wähle eines der markierten Felder.
lesson-titicaca-bid-village-done = Dein Feld ist jetzt eine eigene Region mit Grenzen ringsum.

lesson-titicaca-join = Ein Feld anschließen
lesson-titicaca-join-about = Nach dem Dorf darfst du das neue Feld an eine benachbarte Region anschließen, die diese Landschaft noch nicht hat. In einer Region können Dörfer von mehreren stehen.
lesson-titicaca-join-region = Deine neue Savanne liegt neben der Region aus Wald und Gebirge von Blau. Schließ sie dort an.
lesson-titicaca-join-region-not = Das ist erlaubt, aber die größere Region links ist mehr wert.
lesson-titicaca-join-region-done = Die Grenze ist weg. Jetzt ist es eine einzige Region mit drei Landschaften und zwei Farben.

lesson-titicaca-merge = Zwei Regionen vereinen
lesson-titicaca-merge-about = Danach darfst du zwei andere Regionen vereinen, die eine gemeinsame Grenze haben. In einer muss ein Dorf von dir stehen, eine muss der Region deines neuen Feldes benachbart sein, und jede muss eine Landschaft haben, die der anderen fehlt.
lesson-titicaca-merge-unite = Dein neues Feld ist die Savanne links. Vereine dein Gebirge mit der Pampa von Blau daneben.
lesson-titicaca-merge-unite-not = Das vereint nichts. Wähle dein Gebirge, dann die Pampa daneben.
lesson-titicaca-merge-unite-done = Vereint. Übrigens: Auch Regionen am selben See sind benachbart.

lesson-titicaca-temple = Tempel
lesson-titicaca-temple-about = Am Ende deines Zuges darfst du einen deiner beiden Tempel, +1 oder +2, verdeckt auf ein eigenes Dorf legen: in der Region des neuen Feldes oder in einer benachbarten. Tempel entscheiden bei Gleichstand.
lesson-titicaca-temple-across = Dein neues Feld ist die Savanne. Leg den Tempel +2 auf dein Gebirge jenseits des Sees.
lesson-titicaca-temple-across-not = Das ist erlaubt, aber versuch es mit dem Tempel +2 auf dem Gebirge jenseits des Sees.
lesson-titicaca-temple-across-done = Niemand sonst kennt seinen Wert. Er wird nur aufgedeckt, wenn er bei einem Gleichstand zählt.

lesson-titicaca-worth = Was eine Region wert ist
lesson-titicaca-worth-about = Für jede Landschaft einer Region bekommt, wer darauf die meisten Dörfer hat, so viele Punkte, wie die Region Felder hat. Wer insgesamt die meisten Dörfer hat, bekommt so viele Punkte, wie Seen an ihr liegen. Tippe eine Region an, um zu sehen, wer vorn liegt.
lesson-titicaca-worth-most = Das ist der letzte Zug einer kleinen Partie. Blau hat die meisten Dörfer in der großen Region. Dein neues Gebirge kann das ändern.
lesson-titicaca-worth-most-not = Allein ist das Gebirge 1 für sein Feld und 2 für seine Seen wert, und Blau behält die große Region. Schließ es dort an.
lesson-titicaca-worth-most-done = Vier Felder: 4 Punkte für die Prärie und 4 für das Gebirge. Ihr habt je zwei Dörfer, aber deine liegen an mehr Seen, also bekommst du auch die 5 Punkte für die Seen. Regionen zählen am Ende, die an See 5 und 10 auch schon nach diesen Seen.

lesson-titicaca-play = Jetzt spielst du
lesson-titicaca-play-about = Das ist der Anfang einer echten Partie gegen zwei leichte Bots. Wer früh zu viel bietet, hat später keine Waffen mehr. Neue gibt es nach See 5, für Dörfer und Ketten.
lesson-titicaca-play-rounds = Spiel ein paar Runden.
lesson-titicaca-play-rounds-done = Gut gespielt.
