# Die Lektion von Titicaca.

lesson-titicaca-bid = Bieten, und ein Dorf
lesson-titicaca-bid-about = Du bist Rot. Für jeden See gibt es eine Runde um die leeren Felder an seinem Ufer. Alle bieten geheim und gleichzeitig Waffen; du hast 20.
lesson-titicaca-bid-weapons = Es ist die Runde von See 4, dem hellen. Biete ein paar Waffen: Wer mehr bietet, wählt zuerst.
lesson-titicaca-bid-weapons-not = Mit einem Gebot von 0 nimmst du an der Runde nicht teil. Biete mindestens 1.
lesson-titicaca-bid-weapons-done = Die Gebote werden gezeigt, und wer spielt, zahlt. Blau hat 2 geboten, Violett nichts.
lesson-titicaca-bid-village = Du bist dran: Setze ein Dorf auf ein leeres Feld an See 4.
lesson-titicaca-bid-village-not = Das ist kein Dorf. Wähle eines der markierten Felder.
lesson-titicaca-bid-village-done = Das Feld ist jetzt eine Region für sich, mit Grenzen ringsum.

lesson-titicaca-join = Sich einer Region anschließen
lesson-titicaca-join-about = Nach dem Dorf darfst du das neue Feld an eine benachbarte Region anschließen, wenn sie diese Landschaft noch nicht hat. Die Dörfer einer Region können verschiedenen Spielern gehören.
lesson-titicaca-join-region = Deine neue Savanne liegt neben der Region aus Wald und Gebirge von Blau. Schließ sie dort an.
lesson-titicaca-join-region-not = Das wäre erlaubt, aber die größere Region links ist mehr wert.
lesson-titicaca-join-region-done = Die Grenze ist fort. Jetzt ist es eine Region, mit drei Landschaften und zwei Spielern darin.

lesson-titicaca-merge = Zwei Regionen vereinen
lesson-titicaca-merge-about = Danach darfst du zwei andere Regionen vereinen, die eine gemeinsame Grenze haben. In einer muss ein Dorf von dir stehen, eine muss der Region deines neuen Feldes benachbart sein, und jede muss eine Landschaft haben, die der anderen fehlt.
lesson-titicaca-merge-unite = Dein neues Feld ist die Savanne links. Vereine dein Gebirge mit der Pampa von Blau daneben.
lesson-titicaca-merge-unite-not = Das vereint nichts. Wähle dein Gebirge, dann die Pampa daneben.
lesson-titicaca-merge-unite-done = Vereint. Benachbart sind übrigens auch Regionen, die am selben See liegen.

lesson-titicaca-temple = Tempel
lesson-titicaca-temple-about = Am Ende eines Zuges darfst du einen deiner beiden Tempel, +1 oder +2, verdeckt auf ein eigenes Dorf legen: in der Region des neuen Feldes oder in einer benachbarten. Tempel entscheiden bei Gleichstand.
lesson-titicaca-temple-across = Dein neues Feld ist die Savanne. Leg den Tempel +2 auf dein Gebirge jenseits des Sees.
lesson-titicaca-temple-across-not = Erlaubt, aber gefragt ist der Tempel +2 auf dem Gebirge jenseits des Sees.
lesson-titicaca-temple-across-done = Niemand sonst kennt seinen Wert. Zählt er bei einem Gleichstand, wird er gezeigt.

lesson-titicaca-worth = Was eine Region wert ist
lesson-titicaca-worth-about = Für jede Landschaft einer Region erhält, wer darauf die meisten Dörfer hat, so viele Punkte, wie die Region Felder hat. Wer insgesamt die meisten Dörfer darin hat, erhält so viele Punkte, wie Seen an ihr liegen. Berühre eine Region, um zu sehen, wie es um sie steht.
lesson-titicaca-worth-most = Der letzte Zug einer kleinen Partie. Blau hat die meisten Dörfer in der großen Region. Dein neues Gebirge kann das ändern.
lesson-titicaca-worth-most-not = Allein ist das Gebirge 1 für sein Feld und 2 für seine Seen wert, und Blau behält die große Region. Schließ es an.
lesson-titicaca-worth-most-done = Vier Felder: 4 Punkte für die Prärie und 4 für das Gebirge. Und je zwei Dörfer, doch deine liegen an mehr Seen: Auch die 5 Punkte für die Seen gehören dir. Gewertet werden die Regionen am Ende, und nach See 5 und 10 die an ihrem Ufer.

lesson-titicaca-play = Jetzt spielst du
lesson-titicaca-play-about = Der Anfang einer echten Partie gegen zwei sanfte Gegner. Wer früh zu viel bietet, hat später keine Waffen; neue gibt es nach See 5, für Dörfer und ihre Ketten.
lesson-titicaca-play-rounds = Spiel weiter, wie du magst.
lesson-titicaca-play-rounds-done = Gut gespielt.
