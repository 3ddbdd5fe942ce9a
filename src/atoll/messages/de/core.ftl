# Was alle Spiele teilen: Fehler, Ablehnungen, die von keiner Regel kommen, kleine Wörter.

seat-name = Sitz { $number }
seat-you = du

illegal-move = „{ $move }“ ist hier nicht erlaubt.
game-over = Das Spiel ist zu Ende.
not-your-turn = { $seat } ist nicht am Zug.
no-outcome = „{ $outcome }“ kann hier nicht herauskommen.
move-not-hidden = „{ $move }“ verbirgt etwas, was kein Zug dieses Spiels tut.

warn-lost-end = Damit endet die Partie, und { $seats } { $number ->
    [one] gewinnt
   *[other] gewinnen
}.

game-unknown = Es gibt kein Spiel „{ $name }“. Es gibt: { $names }.
players-number = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
option-unknown = Es gibt keine Option „{ $name }“. Es gibt: { $names }.
option-none = Es gibt keine Option „{ $name }“: Dieses Spiel hat keine.
option-value = Option { $name } kann nicht „{ $value }“ sein. Sie kann sein: { $values }.
option-laboratory = Option { $name } ist nur für die Forschung; ein Tisch kann sie nicht verwenden. Lass sie weg.
setup-given = { $game } hat kein „{ $part }“, das man mitbringen könnte; lass es weg.

record-midgame = Diese Stellung weiß nicht, wie ihre Partie begonnen hat; es gibt also keine Aufzeichnung davon.
record-no-object = Das ist keine Partie: Es ist kein JSON-Objekt.
record-no-json = Das ist keine Partie: Ab Zeile { $line }, Spalte { $column } ist es kein JSON.
record-no-record = Das ist keine Partie: Es ist zu tief verschachtelt oder hat zu lange Zahlen.
record-format = Das ist keine Partie der Form { $format }: Ihr Format lautet „{ $found }“.
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
record-redacted = Aus dieser Partie wurden Geheimnisse entfernt; hier braucht es eine vollständige.
perft-chance = Hier endet die Zählung: Der Aufbau der Partie ist nur zum Teil bekannt, und der Zufall entschiede als Nächstes.
no-hex = „{ $text }“ ist kein Feld; ein Feld schreibt man wie 3,-1.
no-pictures = { $game } hat keine Bilder von Stellungen, also lässt sich aus „{ $picture }“ nichts lesen.
no-drawings = Von Stellungen in { $game } gibt es keine Zeichnungen.
