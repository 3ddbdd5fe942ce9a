# Eine erste Partie mit Coach, danach die drei Momente.

coach-question = Ist das deine erste Partie { $game }? Ein Coach kann dir alles erklären, wenn es so weit ist.
coach-yes = Ja, gerne
coach-no = Nein, danke
coach-unfold = Tipp lesen
coach-understood = Verstanden
coach-stop = Keine Tipps mehr

coach-taluva-tile = In jedem Zug legst du ein Plättchen und baust dann. Auf dem Meer darf es überall an der Insel liegen. Schaff Platz neben deinen Siedlungen.
coach-taluva-hut = Jetzt baust du. Eine einzelne Hütte auf Ebene 1 gründet eine Siedlung, abseits deiner anderen Gebäude.
coach-taluva-expand = Du kannst eine Siedlung erweitern: Wähl eine Landschaft daneben, und jedes freie Feld davon bekommt so viele Hütten wie seine Ebene. Ab drei Feldern ist ein Tempel möglich.
coach-taluva-eruption = Du kannst einen Vulkan ausbrechen lassen: Leg den Vulkan deines Plättchens auf einen von diesen. Das Land wächst um eine Ebene, und Hütten darunter werden begraben, auch fremde.
coach-taluva-buried = Deine Hütten wurden begraben. Sie sind weg, aber ein Gebäude jeder Siedlung bleibt immer stehen, und Tempel und Türme kann niemand begraben.
coach-taluva-temple = Du kannst einen Tempel bauen! Wenn die Plättchen ausgehen, gewinnt, wer die meisten Tempel hat, und einen Tempel kann niemand begraben.
coach-taluva-tower = Du kannst einen Turm bauen. Er braucht Ebene 3, und die ist selten; du hast nur zwei. Beide Türme und dazu alle Tempel oder alle Hütten: Dann gewinnst du sofort.
coach-taluva-end = Die letzten Plättchen. Danach zählen erst die Tempel, dann die Türme, dann die Hütten. Oder bau alle Bauwerke zweier Arten.

coach-titicaca-bid = Alle bieten geheim um die Felder an diesem See. Das höchste Gebot wählt zuerst, und Gebote werden bezahlt. Neue Waffen gibt es erst nach See 5, also teil sie dir ein.
coach-titicaca-village = Wähl ein Feld für dein Dorf. Es wird eine eigene Region, wenn du es nicht an eine benachbarte anschließt.
coach-titicaca-join = Du kannst dein Feld an eine Region daneben anschließen, der diese Landschaft fehlt. Größere Regionen bringen mehr: je Landschaft dem, der dort die meisten Dörfer hat.
coach-titicaca-merge = Du kannst zwei Regionen bei deiner neuen vereinen. Das lohnt sich, wenn du in der größeren führst.
coach-titicaca-temple = Du kannst einen Tempel verdeckt auf eines deiner Dörfer legen. Er entscheidet Gleichstände, also leg ihn dorthin, wo du gleichauf bist.
coach-titicaca-scoring = Das war eine Wertung. Jede Landschaft einer Region bringt dem Führenden so viele Punkte, wie die Region Felder hat; die meisten Dörfer insgesamt bringen einen Punkt je See ringsum.

coach-talat-put = Alle stellen neun Türme auf zwei Startlinien. Deine Türme schlagen solche, die genau eine Stufe niedriger sind; überleg also, wem jeder begegnen wird.
coach-talat-move = Jetzt ziehen Türme ein Feld vorwärts, gerade oder schräg. Zurück geht es nie, also schau, wer dich dort schlagen könnte.
coach-talat-capture = Du kannst schlagen! Das sind 5 Punkte. Ein Turm schlägt einen, der genau eine Stufe niedriger ist, oder gleich hoch mit weniger Seiten. Der kleinste schlägt auch den größten.
coach-talat-captured = Ein Turm von dir wurde geschlagen. Schau vor dem Ziehen, welche Türme deinen schlagen: eine Stufe höher, oder gleich hoch mit mehr Seiten.
coach-talat-line = Ein Turm ist drüben angekommen. Wenn er am Ende der Partie noch dort steht, ist er 3 Punkte wert.
coach-talat-frozen = Dieses Brett ist eingefroren: Hier kann nie mehr geschlagen werden, also bewegt sich nichts mehr. Sind zwei Bretter eingefroren, ist die Partie zu Ende.

coach-moments = Drei Momente
coach-good = Gut gespielt
coach-good-line = Der beste Zug: Der nächstbeste ist { $lead } weniger wert.
coach-good-none = Keine deiner Entscheidungen war die einzig gute.
coach-missed = Verpasst
coach-missed-line = Es gab etwas Besseres. Das hat dich { $cost } an Chancen gekostet.
coach-missed-none = Nichts. Keiner deiner Züge war klar falsch.
coach-lucky = Glück gehabt
coach-lucky-line = Deine Chancen stiegen von { $before } auf { $after }, ohne dass du etwas dafür konntest.
coach-lucky-none = Diesmal nicht. Was du erreicht hast, hast du dir verdient.
