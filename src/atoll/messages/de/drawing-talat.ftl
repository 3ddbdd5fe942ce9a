# Talat in Bildern von Stellungen (SVG).

drawing-talat-put = { $seat } setzt einen Turm
drawing-talat-put-zihin = { $seat } setzt einen Turm des Zihin
drawing-talat-move = { $seat } ist am Zug
drawing-talat-frozen = eingefroren
drawing-talat-zihin = Zihin
drawing-talat-tower = { $sides ->
    [3] dreieckiger
    [4] viereckiger
   *[6] sechseckiger
} Turm der Höhe { $height }
drawing-talat-captured = Geschlagen: { drawing-talat-tower }
drawing-talat-hand = Noch zu setzen: { drawing-talat-tower }
drawing-talat-points = { $captures } für geschlagene Türme, { $lines } für gegnerische Startlinien
drawing-talat-boards = { $frozen ->
    [0] Kein Spielbrett ist eingefroren.
    [one] Spielbrett { $boards } ist eingefroren.
   *[other] Die Spielbretter { $boards } sind eingefroren.
}
drawing-talat-seat = { $seat } (Farbe { $colour }): { drawing-points }, { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
} auf den Spielbrettern, { $captured } geschlagen.
