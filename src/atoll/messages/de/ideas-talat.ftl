# Warum ein Zug in Talat gut ist: was der Zug bewirkt, ohne zu sagen, wer ihn macht.

talat-idea-wins = Beendet die Partie mit einem Sieg.
talat-idea-shares-win = Beendet die Partie mit einem geteilten Sieg, zusammen mit { $seats }.
talat-idea-freezes = Friert dieses Brett ein, ohne in Rückstand zu geraten.
talat-idea-freezes-soon = Noch ein Zug, und dieses Brett friert ein, bei eigenem Vorsprung.
talat-idea-capture-safe = Schlägt einen Turm für { $points } Punkte, und nichts kann zurückschlagen.
talat-idea-capture-attacker = Schlägt einen Turm, der selbst schlagen wollte.
talat-idea-capture-first = Schlägt mit einem Turm, der sonst verloren wäre.
talat-idea-capture-guarded = Schlägt einen Turm; wer zurückschlägt, wird selbst geschlagen.
talat-idea-fork = Bedroht { $number } Türme zugleich, von einem sicheren Feld aus.
talat-idea-threat = Bedroht einen Turm von einem sicheren Feld aus.
talat-idea-escape = Rettet einen Turm, der geschlagen werden könnte.
talat-idea-guard = Deckt einen Turm: Wer ihn schlägt, wird selbst geschlagen.
talat-idea-line = Erreicht sicher die gegnerische Startlinie: { $points } Punkte.
talat-idea-past = Kommt an allen Türmen vorbei, die ihn schlagen könnten.
talat-idea-runs = { $number ->
    [one] Nichts hält diesen Turm mehr auf: noch ein Schritt bis zur gegnerischen Startlinie.
   *[other] Nichts hält diesen Turm mehr auf: noch { $number } Schritte bis zur gegnerischen Startlinie.
}
talat-idea-holds = { $number ->
    [one] Hält einen Turm fest: Jeder Schritt nach vorn verliert ihn.
   *[other] Hält { $number } Türme fest: Jeder Schritt nach vorn verliert einen davon.
}
talat-idea-hunts = { $number ->
    [one] Kommt so nah, dass er als Nächstes einen Turm bedrohen kann, und nichts kann ihn vorher bedrohen.
   *[other] Kommt so nah, dass er als Nächstes einen von { $number } Türmen bedrohen kann, und nichts kann ihn vorher bedrohen.
}
talat-idea-offers = Bedroht einen Turm; wer diesen schlägt, wird selbst geschlagen.
talat-idea-nothing-hangs = Lässt nichts zu schlagen übrig.
talat-idea-fewer-hang = { $number ->
    [one] Ein Turm weniger kann geschlagen werden.
   *[other] { $number } Türme weniger können geschlagen werden.
}
talat-idea-out-of-reach = Bleibt außer Reichweite der Türme, die ihn schlagen.
talat-idea-david = Der kleinste Turm steht dem größten gegenüber, den er schlägt.
talat-idea-faces-prey = { $number ->
    [one] Steht einem Turm gegenüber, den er schlägt, und keinem, der ihn schlägt.
   *[other] Steht { $number } Türmen gegenüber, die er schlägt, und keinem, der ihn schlägt.
}
talat-idea-stops-hunter = Steht einem Turm gegenüber, den er schlägt und der seinen Nachbarn schlägt.
talat-idea-unbeaten = Nichts gegenüber schlägt ihn, und dort kann nichts mehr hingestellt werden.
talat-idea-no-answer = Kein Turm, den der Gegner noch in der Hand hat, schlägt ihn.
talat-idea-matchup = { $others ->
    [0] Schlägt { $number } der Türme auf der anderen Linie, und keiner davon schlägt ihn.
   *[other] Schlägt { $number } der Türme auf der anderen Linie; { $others } davon können ihn schlagen.
}
talat-idea-few-answers = { $number ->
    [one] Nur ein Turm in der Hand des Gegners schlägt ihn.
   *[other] Nur { $number } Türme in der Hand des Gegners schlagen ihn.
}
talat-idea-supported = Was ihn hier schlägt, wird selbst geschlagen.
talat-idea-hems-in = Nimmt { $seat } { $number } sichere Züge.
talat-idea-spare-moves = Behält { $number } sichere Züge für später: Wem sie ausgehen, der muss etwas hergeben.
talat-idea-covers = Deckt den Turm daneben: Er schlägt alles, was diesen noch schlagen kann.
talat-idea-sidesteps = { $number ->
    [one] Ein Turm auf der anderen Linie schlägt ihn, steht ihm aber nicht gegenüber.
   *[other] { $number } Türme auf der anderen Linie schlagen ihn, aber keiner steht ihm gegenüber.
}
talat-idea-edge = Viele Türme schlagen ihn, darum steht er am Rand, wo ihm nur zwei Felder gegenüberliegen.
talat-idea-middle = Schlägt { $number } der Türme in der Hand des Gegners, und drei Felder liegen ihm gegenüber.
talat-idea-keeps-answers = Behält die Türme, die mehr von dem schlagen, was der Gegner noch hat.
talat-idea-starves = { $number ->
    [one] Ein Turm gegenüber hat nichts vor sich, was er schlägt.
   *[other] { $number } Türme gegenüber haben nichts vor sich, was sie schlagen.
}
talat-idea-better-board = { $number ->
    [0] Auf diesem Brett schlägt ihn nichts; auf dem anderen { $others ->
        [one] könnte es ein Turm
       *[other] könnten es { $others } Türme
    }.
    [one] Auf diesem Brett kann ihn ein Turm schlagen; auf dem anderen könnten es { $others }.
   *[other] Auf diesem Brett können ihn { $number } Türme schlagen; auf dem anderen könnten es { $others }.
}
talat-idea-blocks = Steht einem Turm im Weg, der ihn nicht schlagen kann.
talat-idea-prospects = { $others ->
    [0] { $number ->
        [one] Geht auf einen Turm zu, den er schlägt, und keiner dort schlägt ihn.
       *[other] Geht auf { $number } Türme zu, die er schlägt, und keiner dort schlägt ihn.
    }
   *[other] Geht auf { $number } Türme zu, die er schlägt; { $others } dort können ihn schlagen.
}
