# Was alle Spiele teilen: Fehler, Ablehnungen, die von keiner Regel kommen, kleine Wörter.

seat-name = Sitz { $number }
seat-you = du

illegal-move = „{ $move }“ ist hier kein erlaubter Zug.
game-over = Das Spiel ist zu Ende.
not-your-turn = { $seat } ist nicht am Zug.
no-outcome = „{ $outcome }“ kann hier nicht gezogen werden.
move-not-hidden = „{ $move }“ verbirgt etwas, aber dieses Spiel hat keine verdeckten Züge.

warn-lost-end = Damit endet die Partie, und { $seats } { $number ->
    [one] gewinnt
   *[other] gewinnen
}.

game-unknown = Unbekanntes Spiel „{ $name }“. Spiele: { $names }.
players-number = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
option-unknown = Unbekannte Option „{ $name }“. Optionen: { $names }.
option-none = Unbekannte Option „{ $name }“: Dieses Spiel hat keine Optionen.
option-value = Option { $name } kann nicht „{ $value }“ sein. Möglich ist: { $values }.
option-laboratory = Option { $name } ist nur für die Forschung; ein Tisch kann sie nicht verwenden. Lass sie weg.
setup-given = „{ $part }“ lässt sich in { $game } nicht wählen. Lass es weg.

record-midgame = Diese Stellung weiß nicht, wie ihre Partie begonnen hat, und lässt sich deshalb nicht aufzeichnen.
record-no-object = Das ist keine aufgezeichnete Partie: Sie muss ein JSON-Objekt sein.
record-no-json = Das ist keine aufgezeichnete Partie: ungültiges JSON in Zeile { $line }, Spalte { $column }.
record-no-record = Das ist keine aufgezeichnete Partie: zu tief verschachtelt oder mit zu langen Zahlen.
record-format = { $found ->
    [None] Das ist keine aufgezeichnete Partie: Das Format „{ $format }“ fehlt.
   *[other] Das ist keine aufgezeichnete Partie: Ihr Format muss „{ $format }“ sein, nicht „{ $found }“.
}
record-part = In der Partie fehlt „{ $part }“ oder ist falsch: Dort muss { $want ->
        [viewer] die Nummer eines Sitzes oder "spectator"
        [moves] eine Liste von Zügen
        [result] ein Objekt mit over, reason, places und scores
        [game] der Name eines Spiels
        [number] eine ganze Zahl
        [options] ein Objekt (leer, wenn nichts vom Üblichen abweicht)
        [setup] ein Objekt (leer, wenn es keinen Zufall gibt)
        [digits] eine Folge von 64 Hexadezimalziffern
        [nonces] eine Liste von Texten, einer je Sitz,
       *[object] ein Objekt
    } stehen.
record-move = Zug { $number } der Partie ({ $move }) lässt sich nicht spielen: { $problem }
record-setup-short = Der Aufbau ist nur zum Teil bekannt, und dieser Zug braucht mehr davon.
record-result = Die Partie nennt das Ergebnis { $stated }, aber ihre Züge führen zu { $found }.
record-redacted = Aus dieser Partie wurde Geheimes entfernt. Hier braucht es eine vollständige.
perft-chance = Hier endet die Zählung: Als Nächstes entscheidet der Zufall, und der Aufbau ist nur zum Teil bekannt.
no-hex = „{ $text }“ ist kein Feld. Felder schreibt man wie 3,-1.
no-pictures = { $game } hat keine Textbilder, also lässt sich „{ $picture }“ nicht lesen.
no-drawings = { $game } hat keine Zeichnungen.
