# Regeln, Beispiele und Lektionen im Browser.

learn-rules = Regeln
learn-rules-of = Die Regeln von { $game }
learn-rules-lead = In unseren eigenen Worten. Wo der Text des Spiels schweigt, sagt eine Entscheidung, was hier gilt, und warum.
learn-search = Suchen
learn-only-rulings = nur Regeln mit einer Entscheidung
learn-contents = Inhalt
learn-count = { $count } Regeln, { $examples } Beispiele
learn-found = { $count ->
    [0] Keine Regel gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
learn-none = Keine Regel spricht von „{ $words }“. Versuch es mit einem einzelnen Wort oder mit der Nummer einer Regel.
learn-ruling = Entscheidung
learn-allowed = Erlaubt
learn-forbidden = Nicht erlaubt
learn-breaks-too = Der Zug verletzt auch
