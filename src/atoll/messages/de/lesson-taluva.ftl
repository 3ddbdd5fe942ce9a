# Die Lektion von Taluva.

lesson-taluva-tile = Plättchen legen
lesson-taluva-tile-about = Du bist Rot. Ein Zug hat zwei Schritte: ein Plättchen legen, dann bauen. Jedes Plättchen hat einen Vulkan und zwei Landschaftsfelder.
lesson-taluva-tile-first = Leg das erste Plättchen. Es kommt in die Mitte.
lesson-taluva-tile-first-done = Die Insel ist da. Die Lava zeigt, wohin der Vulkan weist; das brauchst du später.
lesson-taluva-tile-hut = Jetzt wird gebaut: Setze eine Hütte auf eines der beiden Landschaftsfelder.
lesson-taluva-tile-hut-not = Das ist keine Hütte.
lesson-taluva-tile-hut-done = Deine erste Siedlung. Blau hat ein Plättchen gelegt und auch eine gegründet.
lesson-taluva-tile-edge = Leg das nächste Plättchen ins Meer, sodass es mit mindestens einer Kante Land berührt. Dreh es, wie du willst.
lesson-taluva-tile-edge-not = Das ist ein Ausbruch. Leg das Plättchen diesmal ganz ins Meer.
lesson-taluva-tile-edge-done = So wächst die Insel. Lücken sind erlaubt und lassen sich später füllen.

lesson-taluva-found = Eine Siedlung gründen
lesson-taluva-found-about = Nach dem Legen baust du genau einmal. Eine neue Siedlung beginnt mit einer Hütte auf Ebene 1, auf einem Feld, das an keines deiner Gebäude grenzt.
lesson-taluva-found-hut = Gründe eine zweite Siedlung.
lesson-taluva-found-hut-not = Damit ist keine Siedlung gegründet. Setze eine einzelne Hütte auf Ebene 1, entfernt von deiner anderen.
lesson-taluva-found-hut-done = Gebäude anderer Spieler daneben stören nicht.

lesson-taluva-expand = Eine Siedlung erweitern
lesson-taluva-expand-about = Wähle eine Siedlung und eine Landschaft: Jedes leere Feld dieser Landschaft neben der Siedlung bekommt so viele Hütten, wie seine Ebene hoch ist. Alle oder keines.
lesson-taluva-expand-huts = Erweitere eine Siedlung mit genau drei Hütten.
lesson-taluva-expand-huts-not = Das sind nicht genau drei Hütten. Such eine Landschaft mit einem Feld auf Ebene 1 und einem auf Ebene 2 neben deiner Siedlung.
lesson-taluva-expand-huts-done = Eine Hütte auf Ebene 1, zwei auf Ebene 2. In der Höhe gehen dir die Hütten schnell aus, und manchmal willst du genau das.

lesson-taluva-erupt = Vulkanausbruch
lesson-taluva-erupt-about = Ein Plättchen darf auch auf Land liegen: Vulkan auf Vulkan, in anderer Richtung, auf Feldern derselben Ebene und ohne Lücke.
lesson-taluva-erupt-volcano = Lass einen Vulkan ausbrechen: Leg den Vulkan deines Plättchens auf einen anderen.
lesson-taluva-erupt-volcano-not = Das liegt im Meer. Leg den Vulkan des Plättchens auf einen Vulkan.
lesson-taluva-erupt-volcano-done = Die neuen Felder liegen eine Ebene höher. Türme brauchen Höhe, und Höhe kostet Hütten.

lesson-taluva-cover = Hütten begraben
lesson-taluva-cover-about = Ein Ausbruch darf Hütten begraben, deine und fremde. Sie sind aus dem Spiel. Aber von jeder Siedlung muss mindestens ein Gebäude bleiben, und Türme und Tempel lassen sich nicht begraben.
lesson-taluva-cover-huts = Begrabe ein paar Hütten von Blau.
lesson-taluva-cover-huts-not = Das begräbt keine Hütte von Blau.
lesson-taluva-cover-huts-done = Was von der Siedlung bleibt, ist jetzt vielleicht zu klein für einen Tempel oder in zwei Teile getrennt.

lesson-taluva-temple = Der Tempel
lesson-taluva-temple-about = Ein Tempel kommt neben eine deiner Siedlungen mit mindestens drei Feldern, die noch keinen Tempel hat. Die Ebene ist egal.
lesson-taluva-temple-three = Bau einen Tempel.
lesson-taluva-temple-three-not = Das ist kein Tempel. Sieh neben deiner Siedlung mit drei Feldern nach.
lesson-taluva-temple-three-done = Tempel zählen am meisten: Wenn die Plättchen ausgehen, gewinnt, wer die meisten hat.

lesson-taluva-tower = Der Turm
lesson-taluva-tower-about = Ein Turm braucht mindestens Ebene 3, neben einer deiner Siedlungen, die noch keinen Turm hat.
lesson-taluva-tower-high = Bau einen Turm.
lesson-taluva-tower-high-not = Das ist kein Turm. Such Ebene 3 neben einer deiner Siedlungen.
lesson-taluva-tower-high-done = Türme entscheiden bei Gleichstand, und du hast nur zwei davon.

lesson-taluva-win = Gewinnen
lesson-taluva-win-about = Du hast 20 Hütten, 2 Türme und 3 Tempel. Bau alle Bauwerke zweier Arten, und du gewinnst sofort. Sonst endet das Spiel mit dem letzten Plättchen: Wer die meisten Tempel hat, gewinnt; bei Gleichstand entscheiden die Türme, dann die Hütten.
lesson-taluva-win-early = Deine beiden Türme und zwei Tempel stehen. Gewinne das Spiel.
lesson-taluva-win-early-not = Das gewinnt noch nicht. Welche Art ist fast vollständig?
lesson-taluva-win-early-done = Zwei Arten vollständig: Du gewinnst, was auch immer die anderen haben.

lesson-taluva-out = Ausscheiden
lesson-taluva-out-about = Wenn du nach dem Legen nicht bauen kannst, scheidest du sofort aus. Deine letzte Hütte ist verbaut: Jetzt helfen nur noch Tempel und Türme.
lesson-taluva-out-stay = Leg das Plättchen so, dass du einen Tempel oder einen Turm bauen kannst.
lesson-taluva-out-stay-not = Nach diesem Plättchen könntest du nichts bauen und wärst ausgeschieden. Schaff Platz neben deiner größten Siedlung.
lesson-taluva-out-stay-done = Gerettet. Behalte deine Hütten im Auge.

lesson-taluva-ships = Modul: Schiffe
lesson-taluva-ships-about = Mit diesem Modul haben alle zwei Schiffe. Sie kommen in Lagunen: Wasser, das ganz von Land umgeben ist.
lesson-taluva-ships-lagoon = Schließ eine Lagune ein.
lesson-taluva-ships-lagoon-not = Das Wasser ist noch zum Meer hin offen. Schließ den Ring.
lesson-taluva-ships-lagoon-done = Eine Lagune! Darin ist Platz für ein Schiff, egal von wem.
lesson-taluva-ships-ship = Deine Siedlung grenzt daran: Setz ein Schiff hinein.
lesson-taluva-ships-ship-not = Das ist kein Schiff.
lesson-taluva-ships-ship-done = Dort kann kein Plättchen mehr hin. Schiffe sind eine vierte Art: Zwei beliebige vollständige Arten gewinnen.

lesson-taluva-doubles = Modul: 2er-Plättchen
lesson-taluva-doubles-about = Einige Plättchen mit zwei Feldern liegen offen aus. Einmal im Spiel darfst du eines nehmen, statt zu ziehen, ohne zu wissen, was du gezogen hättest.
lesson-taluva-doubles-take = Nimm das Plättchen Vulkan–See.
lesson-taluva-doubles-take-not = Nimm diesmal das 2er-Plättchen mit dem See.
lesson-taluva-doubles-take-done = Das ist dein Plättchen für diesen Zug.
lesson-taluva-doubles-lay = Es weist in eine Richtung wie kein anderes und darf deshalb sogar auf einem einzigen Plättchen liegen. Lass es ausbrechen.
lesson-taluva-doubles-lay-not = Das liegt im Meer. Leg seinen Vulkan auf einen Vulkan.
lesson-taluva-doubles-lay-done = Klein, und perfekt, wo sonst nichts passt.

lesson-taluva-board = Modul: Spielbrett
lesson-taluva-board-about = Das Spielbrett begrenzt die Insel: Höchstens zwei Ecken eines Plättchens dürfen über die Spielfläche hinausragen.
lesson-taluva-board-inside = Leg das Plättchen ins Meer, innerhalb der Spielfläche.
lesson-taluva-board-inside-not = Das ist ein Ausbruch. Leg das Plättchen diesmal ins Meer.
lesson-taluva-board-inside-done = Wenn nichts mehr passt, endet das Spiel, als wären die Plättchen ausgegangen.

lesson-taluva-fifth = Modul: fünfter Spieler
lesson-taluva-fifth-about = Fünf Farben und 60 Plättchen. Sonst ändert sich nichts, aber zwischen deinen Zügen passiert eine Menge.
lesson-taluva-fifth-tile = Leg dein Plättchen, wohin du willst.
lesson-taluva-fifth-tile-done = Zu fünft ist immer jemand in der Nähe.
lesson-taluva-fifth-build = Bau, was du willst.
lesson-taluva-fifth-build-done = Jetzt spielen die vier anderen, bevor du wieder dran bist.

lesson-taluva-play = Jetzt spielst du
lesson-taluva-play-about = Eine laufende Partie gegen einen leichten Bot. Du hast drei Züge. Eine Siedlung mit drei Feldern, dann ein Tempel: Das ist ein guter Plan.
lesson-taluva-play-turns = Spiel, wie du willst.
lesson-taluva-play-turns-done = Gut gespielt.
