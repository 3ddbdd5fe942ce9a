# Warum ein Zug in Titicaca gut ist: was der Zug bewirkt, ohne zu sagen, wer ihn macht.

titicaca-idea-surely-first = Niemand kann { $bid } überbieten, und weniger reicht vielleicht nicht für den ersten Platz.
titicaca-idea-first-matters = Hier lohnt es sich, Erster zu sein: Das beste Feld ist etwa { $number } Punkte mehr wert als das nächste.
titicaca-idea-scarce = { $number ->
    [one] Es gibt nur ein Feld: Dieses Gebot kann dafür niemand überbieten.
   *[other] Es gibt nur { $number } Felder: Dieses Gebot bekommt sicher eines.
}
titicaca-idea-keeps-weapons = { $number ->
    [one] Behält eine Waffe, die nach dieser Runde einen Punkt zählt.
   *[other] Behält { $number } Waffen, die nach dieser Runde je einen Punkt zählen.
}
titicaca-idea-one-is-enough = Es gibt { $number } Felder, genug für alle: Eine Waffe reicht für ein Dorf.
titicaca-idea-saves = Die Felder sind etwa gleich viel wert, Erster zu sein bringt also wenig.
titicaca-idea-worth-it = Das beste Feld ist etwa { $number } Punkte wert, das rechtfertigt ein hohes Gebot.
titicaca-idea-even-share = Etwa ein gleicher Anteil der Waffen für die { $number } Seen bis zur nächsten Wertung.
titicaca-idea-over-share = Etwas mehr, als { $seat } bis zur nächsten Wertung je See ausgeben kann.
titicaca-idea-passes = Kein Feld hier ist viel wert: spart die Waffen für andere Seen.
titicaca-idea-village = { $number ->
    [one] Bringt in den Regionen nach jetzigem Stand einen Punkt.
   *[other] Bringt in den Regionen nach jetzigem Stand { $number } Punkte.
}
titicaca-idea-chain = Verlängert die längste Kette auf { $number } Dörfer.
titicaca-idea-village-costs = { $number ->
    [one] Kann { $seat } einen Punkt kosten.
   *[other] Kann { $seat } { $number } Punkte kosten.
}
titicaca-idea-blocks-chain = Verhindert eine Kette von { $number } Dörfern für { $seat }.
titicaca-idea-scored-soon = Grenzt an See { $lake } und wird deshalb nach dessen Runde gewertet.
titicaca-idea-lakes = Grenzt an { $number } Seen: Sie zählen für die Region und entscheiden bei Gleichstand.
titicaca-idea-room = { $number ->
    [one] Hier kann die Kette wachsen: Ein freies Feld daneben kommt später dran.
   *[other] Hier kann die Kette wachsen: { $number } freie Felder daneben kommen später dran.
}
titicaca-idea-region = { $number ->
    [one] Gewinnt in den Regionen nach jetzigem Stand einen Punkt.
   *[other] Gewinnt in den Regionen nach jetzigem Stand { $number } Punkte.
}
titicaca-idea-region-costs = { $number ->
    [one] Kostet { $seat } einen Punkt.
   *[other] Kostet { $seat } { $number } Punkte.
}
titicaca-idea-stays-apart = { $step ->
    [join] Das Anschließen würde einem Gegner mehr nützen, um { $number } Punkte.
   *[merge] Das Vereinen zweier Regionen würde einem Gegner mehr nützen, um { $number } Punkte.
}
titicaca-idea-tie = { $number ->
    [one] Der Tempel entscheidet einen Gleichstand, für einen Punkt.
   *[other] Der Tempel entscheidet einen Gleichstand, für { $number } Punkte.
}
titicaca-idea-guards-tie = { $number ->
    [one] Mit dem Tempel geht ein Gleichstand nicht mehr verloren, für einen Punkt.
   *[other] Mit dem Tempel geht ein Gleichstand nicht mehr verloren, für { $number } Punkte.
}
titicaca-idea-close = { $number ->
    [one] Der Tempel würde hier einen Gleichstand entscheiden, für einen Punkt.
   *[other] Der Tempel würde hier einen Gleichstand entscheiden, für { $number } Punkte.
}
titicaca-idea-keeps-temple = Noch gibt es keinen Gleichstand, den ein Tempel entscheiden könnte: Er bleibt auf der Hand.
titicaca-idea-about-worth = Bietet etwas weniger, als das beste Feld wert ist, etwa { $number } Punkte.
titicaca-idea-outbids-poor = Mehr, als für { $seats } möglich ist.
titicaca-idea-cheap-try = Es gibt weniger Felder als Mitspieler, und wer keines bekommt, nimmt sein Gebot zurück: Ein kleines Gebot riskiert wenig.
titicaca-idea-beats-one = Zwei Waffen kommen vor allen, die nur eine bieten.
titicaca-idea-no-gain = { $step ->
    [join] Das Anschließen brächte nach jetzigem Stand nichts.
   *[merge] Das Vereinen zweier Regionen brächte nach jetzigem Stand nichts.
}
titicaca-idea-leads-region = { $points ->
    [one] In der entstehenden Region, die einen Punkt wert ist, hat niemand mehr Dörfer.
   *[other] In der entstehenden Region, die insgesamt { $points } Punkte wert ist, hat niemand mehr Dörfer.
}
titicaca-idea-greater-temple = Der größere Tempel gewinnt einen Gleichstand auch gegen einen kleinen.
titicaca-idea-smaller-temple = Der kleinere Tempel reicht hier, der größere bleibt auf der Hand.
titicaca-idea-temple-waits = { $number ->
    [one] Über ein freies Feld können noch Gegner in diese Region kommen: Der Tempel ist für einen Gleichstand bereit.
   *[other] Über { $number } freie Felder können noch Gegner in diese Region kommen: Der Tempel ist für einen Gleichstand bereit.
}
