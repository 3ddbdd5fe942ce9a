# Die Lektion von Taluva.

lesson-taluva-tile = Plättchen legen
lesson-taluva-tile-about = Du bist Rot. Ein Zug hat zwei Schritte: ein Plättchen legen, dann bauen. Jedes Plättchen hat einen Vulkan und zwei Landschaftsfelder. Die Insel wächst aus dem Nichts.
lesson-taluva-tile-first = Leg das erste Plättchen. Es hat nur einen Platz: die Mitte.
lesson-taluva-tile-first-done = Die Insel hat begonnen. Die Lava zeigt die Richtung des Vulkans; merk sie dir für später.
lesson-taluva-tile-hut = Jetzt bau: Setze eine Hütte auf eines der beiden Landschaftsfelder.
lesson-taluva-tile-hut-not = Das ist keine Hütte.
lesson-taluva-tile-hut-done = Deine erste Siedlung. Blau hat ein Plättchen gelegt und auch eine gegründet.
lesson-taluva-tile-edge = Leg das nächste Plättchen ins Meer, so dass es Land mit mindestens einer Kante berührt. Dreh es, wie du magst.
lesson-taluva-tile-edge-not = Das ist ein Ausbruch. Leg das Plättchen diesmal ganz ins Meer.
lesson-taluva-tile-edge-done = So wird die Landschaft erweitert. Löcher dürfen entstehen und später gefüllt werden.

lesson-taluva-found = Eine Siedlung gründen
lesson-taluva-found-about = Nach dem Legen baust du genau eines. Eine neue Siedlung beginnt mit einer Hütte auf einem Feld der Ebene 1, neben dem kein Gebäude von dir steht.
lesson-taluva-found-hut = Gründe eine zweite Siedlung.
lesson-taluva-found-hut-not = Damit ist keine Siedlung gegründet. Setze eine einzelne Hütte auf Ebene 1, entfernt von deiner anderen.
lesson-taluva-found-hut-done = Gebäude anderer Spieler daneben wären kein Hindernis gewesen.

lesson-taluva-expand = Eine Siedlung erweitern
lesson-taluva-expand-about = Wähle eine Siedlung und eine Landschaft: Jedes leere Feld dieser Landschaft neben ihr bekommt Hütten, so viele, wie seine Ebene sagt. Alle oder keines.
lesson-taluva-expand-huts = Erweitere eine Siedlung so, dass es genau drei Hütten kostet.
lesson-taluva-expand-huts-not = Das setzt nicht genau drei Hütten. Such eine Landschaft mit einem Feld der Ebene 1 und einem der Ebene 2 neben deiner Siedlung.
lesson-taluva-expand-huts-done = Eine Hütte auf Ebene 1, zwei auf Ebene 2. Höhe verbraucht Hütten schnell, und das kann genau das sein, was du willst.

lesson-taluva-erupt = Vulkanausbruch
lesson-taluva-erupt-about = Ein Plättchen darf auch auf Land liegen: Vulkan auf Vulkan, in einer anderen Richtung, auf Feldern derselben Ebene und ohne Lücke. So liegt es immer auf mehr als einem Plättchen.
lesson-taluva-erupt-volcano = Lass einen Vulkan ausbrechen: Leg den Vulkan des Plättchens auf einen, der schon liegt.
lesson-taluva-erupt-volcano-not = Das liegt im Meer. Leg den Vulkan des Plättchens auf einen Vulkan.
lesson-taluva-erupt-volcano-done = Die neuen Felder liegen eine Ebene höher. Höhe brauchen die Türme, und Höhe kostet Hütten.

lesson-taluva-cover = Hütten verschütten
lesson-taluva-cover-about = Ein Ausbruch darf Hütten bedecken, eigene und fremde. Sie sind aus dem Spiel. Aber von jeder Siedlung bleibt mindestens ein Gebäude, und Türme und Tempel werden nie bedeckt.
lesson-taluva-cover-huts = Begrab Hütten von Blau.
lesson-taluva-cover-huts-not = Das begräbt keine Hütte von Blau.
lesson-taluva-cover-huts-done = Was von der Siedlung bleibt, ist jetzt vielleicht zu klein für einen Tempel oder in zwei Teile zerschnitten.

lesson-taluva-temple = Der Tempel
lesson-taluva-temple-about = Ein Tempel steht neben einer Siedlung von dir mit mindestens drei Feldern, die noch keinen Tempel hat. Die Ebene ist gleich.
lesson-taluva-temple-three = Baue einen Tempel.
lesson-taluva-temple-three-not = Das ist kein Tempel. Sieh dir die Felder neben deiner Siedlung von drei Feldern an.
lesson-taluva-temple-three-done = Tempel sind das Kostbarste: Wenn die Plättchen ausgehen, gewinnen die meisten Tempel.

lesson-taluva-tower = Der Turm
lesson-taluva-tower-about = Ein Turm braucht ein Feld der Ebene 3 oder höher, neben einer Siedlung von dir, die noch keinen Turm hat.
lesson-taluva-tower-high = Baue einen Turm.
lesson-taluva-tower-high-not = Das ist kein Turm. Such Ebene 3 neben einer deiner Siedlungen.
lesson-taluva-tower-high-done = Türme entscheiden bei gleich vielen Tempeln; und beide Türme sind bald vollständig.

lesson-taluva-win = Gewinnen
lesson-taluva-win-about = Du hast 20 Hütten, 2 Türme und 3 Tempel. Bau alle Bauwerke zweier Arten, und du gewinnst sofort. Sonst endet das Spiel mit dem letzten Plättchen: Die meisten Tempel gewinnen, dann Türme, dann Hütten.
lesson-taluva-win-early = Deine beiden Türme stehen, und zwei Tempel. Gewinne das Spiel.
lesson-taluva-win-early-not = Damit geht es ohne Sieg weiter. Welche Art ist fast vollständig?
lesson-taluva-win-early-done = Zwei Arten vollständig: Du hast gewonnen, was immer die anderen haben.

lesson-taluva-out = Ausscheiden
lesson-taluva-out-about = Wer nach dem Legen nicht bauen kann, scheidet sofort aus. Deine letzte Hütte steht: Jetzt retten dich nur noch Tempel und Türme.
lesson-taluva-out-stay = Leg das Plättchen so, dass du danach einen Tempel oder einen Turm bauen kannst.
lesson-taluva-out-stay-not = Nach diesem Plättchen könntest du nichts bauen und wärst ausgeschieden. Schaff Platz neben deiner größten Siedlung.
lesson-taluva-out-stay-done = Gerettet. Zähl deine Hütten rechtzeitig.

lesson-taluva-ships = Modul: Schiffe
lesson-taluva-ships-about = Mit diesem Modul hat jeder zwei Schiffe. Sie liegen in Lagunen: in Wasser, das ganz von Land umgeben ist.
lesson-taluva-ships-lagoon = Schließ eine Lagune ein.
lesson-taluva-ships-lagoon-not = Das Wasser ist noch zum Meer hin offen. Schließ den Ring.
lesson-taluva-ships-lagoon-done = Eine Lagune. Sie hat Platz für ein Schiff, wem es auch gehört.
lesson-taluva-ships-ship = Deine Siedlung grenzt daran: Setz ein Schiff.
lesson-taluva-ships-ship-not = Das ist kein Schiff.
lesson-taluva-ships-ship-done = Dort kann kein Plättchen mehr gelegt werden. Schiffe sind eine vierte Art: Zwei vollständige Arten gewinnen weiterhin.

lesson-taluva-doubles = Modul: 2er-Plättchen
lesson-taluva-doubles-about = Einige Plättchen aus zwei Feldern liegen offen aus. Einmal im Spiel darfst du eines davon nehmen, statt zu ziehen, bevor du siehst, was du gezogen hättest.
lesson-taluva-doubles-take = Nimm das Plättchen mit Vulkan und See.
lesson-taluva-doubles-take-not = Nimm diesmal das 2er-Plättchen mit dem See.
lesson-taluva-doubles-take-done = Jetzt ist es dein Plättchen für diesen Zug.
lesson-taluva-doubles-lay = Seine Richtung ist von allen anderen verschieden; es darf sogar ganz auf einem Plättchen liegen. Lass es ausbrechen.
lesson-taluva-doubles-lay-not = Das liegt im Meer. Leg seinen Vulkan auf einen Vulkan.
lesson-taluva-doubles-lay-done = Klein, und gerade recht, wo kein anderes Plättchen passt.

lesson-taluva-board = Modul: Spielbrett
lesson-taluva-board-about = Das Spielbrett begrenzt die Insel: Ein Plättchen darf mit höchstens zwei Ecken über die Spielfläche hinausragen.
lesson-taluva-board-inside = Erweitere die Landschaft innerhalb der Spielfläche.
lesson-taluva-board-inside-not = Das ist ein Ausbruch. Leg das Plättchen diesmal ins Meer.
lesson-taluva-board-inside-done = Wenn nichts mehr passt, endet das Spiel, als wären die Plättchen ausgegangen.

lesson-taluva-fifth = Modul: fünfter Spieler
lesson-taluva-fifth-about = Fünf Farben und 60 Plättchen. Sonst ändert sich nichts, aber zwischen zweien deiner Züge geschieht viel mehr.
lesson-taluva-fifth-tile = Leg dein Plättchen, wohin du magst.
lesson-taluva-fifth-tile-done = Zu fünft ist immer jemand in der Nähe.
lesson-taluva-fifth-build = Und bau, was du magst.
lesson-taluva-fifth-build-done = Jetzt spielen vier andere, bevor du wieder an der Reihe bist.

lesson-taluva-play = Jetzt spielst du
lesson-taluva-play-about = Eine begonnene Partie gegen einen sanften Gegner. Drei Züge gehören dir. Eine Siedlung von drei Feldern, dann ein Tempel: Das ist ein guter Plan.
lesson-taluva-play-turns = Spiel weiter, wie du magst.
lesson-taluva-play-turns-done = Gut gespielt.
