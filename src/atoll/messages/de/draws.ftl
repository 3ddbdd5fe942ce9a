# Nachprüfbare Ziehungen, im Browser.

draws-running = Es wird gezogen …
draws-void-reveal = { $count ->
    [one] Ziehung { $number } ist gescheitert: Das Gerät auf Platz { $places } hat nicht rechtzeitig geantwortet.
   *[other] Ziehung { $number } ist gescheitert: Die Geräte auf den Plätzen { $places } haben nicht rechtzeitig geantwortet.
}
draws-void-seats = Ziehung { $number } ist gescheitert: Jemand ist mittendrin gegangen.
draws-no-part-yet = { $count ->
    [one] { $seats } wirkt bisher nicht an der Ziehung mit.
   *[other] { $seats } wirken bisher nicht an der Ziehung mit.
}

draws-proven = Ziehung geprüft
draws-proven-means = Dieses Gerät hat die Ziehung nachgerechnet. Sie folgt aus Werten, auf die sich alle Mitwirkenden und der Server festgelegt hatten, bevor jemand sie alle kennen konnte. Also konnte sie niemand bestimmen, auch der Server nicht.
draws-consistent = Ziehung stimmig, nicht bewiesen
draws-consistent-means = Die Ziehung folgt aus dem, was der Server veröffentlicht hat. Dass alles vorher feststand, kann nur ein Gerät beweisen, das mitgewirkt hat.
draws-alone = Ziehung nicht prüfbar
draws-alone-means = An dieser Ziehung hat kein Gerät eines Spielers mitgewirkt: Der Server hat allein gezogen.
draws-failed = Ziehung nicht bestätigt
draws-failed-means = Mit dieser Ziehung stimmt etwas nicht. Speichere Beleg und Partie und wende dich an den Betreiber des Servers.
draws-bots = Dass Bots nicht auf Verdecktes schauen, lässt sich nicht beweisen.
draws-given = Was vorher vereinbart war, wurde nicht gezogen.
draws-no-part = Nicht mitgewirkt: { $seats }.
draws-voided = { $count ->
    [one] Eine frühere Ziehung ist gescheitert.
   *[other] { $count } frühere Ziehungen sind gescheitert.
}
draws-receipt = Beleg speichern
