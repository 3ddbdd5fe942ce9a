# Talat im Browser.

## Home

web-game-talat = Talat
web-game-talat-line = Drei Bretter, neun Türme für jeden, zwei Fronten. 2 oder 3 Spieler

## When it is over

web-reason-talat-frozen = Zwei der drei Spielbretter sind eingefroren.
web-reason-talat-stuck = Niemand kann mehr ziehen.

## At the table

web-ask-talat-put = { $seat } setzt einen Turm.
web-ask-talat-put-you = Du bist dran: Setz einen Turm auf eine deiner Startlinien.
web-ask-talat-zihin = { $seat } setzt einen Turm für den Zihin.
web-ask-talat-zihin-you = Du bist dran: Setz einen Turm für den Zihin auf eine seiner Startlinien.
web-ask-talat-move = { $seat } überlegt.
web-ask-talat-move-you = Du bist dran: Zieh einen Turm vorwärts oder schlag einen.
web-ask-talat-move-you-how = Wähl einen deiner Türme, dann ein markiertes Feld.
web-talat-hand = Türme zum Setzen
web-talat-tower = { $sides ->
    [3] Dreieck
    [4] Quadrat
   *[6] Sechseck
}, Höhe { $height }
web-talat-put = { web-talat-tower }: auf { $square } setzen, auf { $board }
web-talat-move = { web-talat-tower }: { $origin } nach { $square }, auf { $board }
web-talat-capture = { web-talat-tower }: { $origin } schlägt auf { $square }, auf { $board }
web-talat-endangered = In Gefahr: Er könnte geschlagen werden.
web-talat-frozen = eingefroren
web-talat-zihin = der Zihin
web-talat-points = { $captures } fürs Schlagen, { $lines } für gegnerische Startlinien
web-talat-lines-tip = Ein Turm auf der gegnerischen Startlinie bringt am Ende 3 Punkte.
web-talat-on-lines = { $count } auf gegnerischer Linie
web-talat-taken = Geschlagen: { $tower }. 5 Punkte
web-talat-beats = Schlägt
web-talat-beats-none = Schlägt nichts
web-talat-beaten-by = Wird geschlagen von
web-talat-beaten-by-none = Nichts schlägt ihn
web-talat-zihin-name = Der Zihin
web-talat-zihin-hand = { $count } zu setzen
web-talat-zihin-towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
web-talat-zihin-rule = Neutrale Türme. Was sie schlagen oder erreichen, zählt für den, der sie zieht.
web-talat-zihin-moves = { $seat } zieht sie gegen { $other_seat }
web-talat-frozen-count = { $count ->
    [0] Noch kein Brett ist eingefroren. Beim zweiten endet das Spiel.
   *[other] Ein Brett ist eingefroren. Beim nächsten endet das Spiel.
}
web-talat-tip-frozen = Eingefroren: Hier kann nichts mehr geschlagen werden, die Türme bleiben stehen.
web-talat-captures = Geschlagene Türme × 5
web-talat-lines = Auf gegnerischen Startlinien × 3
web-talat-other-boards = Die anderen Bretter
web-talat-card = Was schlägt was
web-talat-card-height = Eine Stufe höher schlägt eine Stufe niedriger, egal welche Form.
web-talat-card-sides = Bei gleicher Höhe schlagen mehr Seiten weniger Seiten.
web-talat-card-david = Das kleinste Dreieck schlägt das größte Sechseck.

## Momente

web-talat-moment-captured = { $whose ->
    [zihin] { $you ->
        [yes] Du schlägst { talat-loss } mit einem { talat-tower } des Zihin: { $points } Punkte.
       *[no] { $seat } schlägt { talat-loss } mit einem { talat-tower } des Zihin: { $points } Punkte.
    }
   *[seat] { $you ->
        [yes] Dein { talat-tower } schlägt { talat-loss }: { $points } Punkte.
       *[no] { $seat } schlägt { talat-loss } mit einem { talat-tower }: { $points } Punkte.
    }
}
web-talat-moment-line = { $you ->
    [yes] Ein Turm erreicht die gegnerische Startlinie: { $points } Punkte für dich.
   *[no] Ein Turm erreicht die gegnerische Startlinie: { $points } Punkte für { $seat }.
}

## Was ein Rat verrät: ein Zug ohne seinen letzten Teil

puzzling-talat-put = { $tower }: auf { $board } setzen
puzzling-talat-move = { $tower }, auf { $square }, auf { $board }: ziehen
puzzling-talat-capture = { $tower }, auf { $square }, auf { $board }: schlagen
