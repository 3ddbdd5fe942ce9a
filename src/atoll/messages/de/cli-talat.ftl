# Talat im Terminal.

cli-talat-zihin = Zihin
cli-talat-frozen = eingefroren
cli-talat-hand = zu setzen
cli-talat-captured = geschlagen
cli-talat-points = { $points ->
        [0] 0 Punkte
        [one] 1 Punkt ({ $captures } + { $lines })
       *[other] { $points } Punkte ({ $captures } + { $lines })
    }
cli-talat-ask-put = { $seat }: Setze einen deiner Türme auf eine deiner Startlinien, zum Beispiel { $example } (Höhe { $height }, { $sides } Seiten, auf { $square } von Spielbrett { $board })
cli-talat-ask-zihin = { $seat }: Setze einen Turm des Zihin auf eine seiner Startlinien, zum Beispiel { $example } (Höhe { $height }, { $sides } Seiten, auf { $square } von Spielbrett { $board })
cli-talat-ask-move = { $seat }: Zieh einen Turm vorwärts oder schlage, zum Beispiel { $example } (auf Spielbrett { $board } von { $origin } nach { $square })
cli-talat-guide =
    36 ist ein Turm der Höhe 3 mit 6 Seiten; darunter steht seine Form, einmal je Stufe: { $three } 3, { $four } 4, { $six } 6 Seiten.
    Punkte in Klammern: geschlagene Türme (je 5) + Türme auf gegnerischen Startlinien (je 3).
    36 AB c1      diesen Turm auf Feld c1 von Spielbrett AB setzen
    AB c1 d2      auf AB von c1 nach d2 ziehen oder schlagen; „c1 d2“ genügt, wenn nur ein Spielbrett passt
    Ein Turm geht ein Feld vorwärts, gerade oder schräg; er schlägt dort und zur Seite.
    Eine Stufe höher schlägt; bei gleicher Höhe schlagen mehr Seiten weniger; und 13 schlägt 36.
