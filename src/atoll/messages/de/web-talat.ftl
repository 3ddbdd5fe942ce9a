# Talat im Browser.

## Home

web-game-talat = Talat
web-game-talat-line = Drei Spielbretter, neun Türme für jeden, und alle kämpfen an zwei Fronten. 2 oder 3 Personen.

## When it is over

web-reason-talat-frozen = Zwei der drei Spielbretter sind eingefroren.
web-reason-talat-stuck = Niemand kann mehr ziehen.

## At the table

web-ask-talat-put = { $seat } setzt einen Turm.
web-ask-talat-put-you = Setz einen deiner Türme auf eine Startlinie.
web-ask-talat-zihin = { $seat } setzt einen Turm des Zihin.
web-ask-talat-zihin-you = Setz einen Turm des Zihin auf eine seiner Startlinien.
web-ask-talat-move = { $seat } zieht oder schlägt.
web-ask-talat-move-you = Zieh einen Turm vorwärts oder schlag einen.
web-talat-hand = Türme zum Setzen
web-talat-tower = Turm der Höhe { $height } mit { $sides } Seiten
web-talat-put = { web-talat-tower } auf { $square } von { $board }
web-talat-move = { web-talat-tower } von { $origin } nach { $square } auf { $board }
web-talat-capture = { web-talat-tower } von { $origin } schlägt auf { $square } von { $board }
web-talat-endangered = Ein Gegner könnte ihn jetzt schlagen.
web-talat-frozen = eingefroren
web-talat-zihin = der Zihin
web-talat-pick = Turm der Höhe { $height } mit { $sides } Seiten auf { $square } von { $board }
web-talat-move-here = Nach { $square } von { $board } ziehen
web-talat-capture-here = Auf { $square } von { $board } schlagen: { $owner }, Höhe { $height }, { $sides } Seiten
web-talat-points = { $captures } für Geschlagenes, { $lines } für gegnerische Startlinien
web-talat-captures = Geschlagene Türme × 5
web-talat-lines = Auf gegnerischen Startlinien × 3
web-talat-card = Wer schlägt wen
web-talat-card-height = Eine Stufe höher schlägt eine Stufe tiefer, gleich welche Form.
web-talat-card-sides = Bei gleicher Höhe schlägt, wer mehr Seiten hat.
web-talat-card-david = Der kleinste, 1 mit drei Seiten, schlägt den größten, 3 mit sechs.

## Was ein Rat verrät: ein Zug ohne seinen letzten Teil

puzzling-talat-put = { $tower } auf ein Feld von { $board }
puzzling-talat-move = { $tower } auf { $square } von { $board } zieht
puzzling-talat-capture = { $tower } auf { $square } von { $board } schlägt
