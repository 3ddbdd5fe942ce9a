# Bilder von Stellungen (SVG): was unter einem Brett steht und was das Bild in Worten sagt.

drawing-seat = Sitz { $number }
drawing-title = { $game }: { $status }
drawing-winners = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
drawing-place = { $place }.
drawing-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Taluva

drawing-taluva-deal = 2er-Plättchen werden ausgelegt
drawing-taluva-choose = { $seat } zieht ein Plättchen oder nimmt ein 2er-Plättchen
drawing-taluva-draw = { $seat } zieht ein Plättchen
drawing-taluva-place = { $seat } legt ein Plättchen
drawing-taluva-build = { $seat } baut
drawing-taluva-out = ausgeschieden
drawing-taluva-hand = Auf der Hand: { $terrains }
drawing-taluva-double = Offenes 2er-Plättchen: { $terrains }
drawing-taluva-stack = { $count ->
    [one] { $count } Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
drawing-taluva-hut = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
}
drawing-taluva-tower = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
drawing-taluva-temple = { $count ->
    [one] { $count } Tempel
   *[other] { $count } Tempel
}
drawing-taluva-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
drawing-taluva-left = Im Vorrat: { $things }
drawing-taluva-island = { $hexes ->
    [0] Der Tisch ist leer.
    [one] Die Insel hat { $hexes } Feld.
   *[other] Die Insel hat { $hexes } Felder, bis zur Ebene { $level }.
}
drawing-taluva-built = { $seat } hat auf der Insel { $things }.

## Titicaca

drawing-titicaca-drawing = Das Land wird ausgelegt
drawing-titicaca-bidding = { $lake ->
    [0] Zusatzrunde: { $seats } am Gebot
   *[other] See { $lake }: { $seats } am Gebot
}
drawing-titicaca-village = { $seat } setzt ein Dorf
drawing-titicaca-join = { $seat } kann das neue Feld an eine Region anschließen
drawing-titicaca-merge = { $seat } kann zwei Regionen vereinen
drawing-titicaca-temple = { $seat } kann einen Tempel legen
drawing-titicaca-weapons = { $count ->
    [one] { $count } Waffenpunkt
   *[other] { $count } Waffenpunkte
}
drawing-titicaca-villages = { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfer
}
drawing-titicaca-chain = Längste Kette: { $count }
drawing-titicaca-temples = { $count ->
    [one] { $count } Tempel auf der Hand
   *[other] { $count } Tempel auf der Hand
}
drawing-titicaca-arrow = Hat den Pfeil
drawing-titicaca-bid = bietet { $bid }
drawing-titicaca-sealed = hat geboten
drawing-titicaca-country = Das Land hat { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
} und { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
}; die Dörfer bilden { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
}.
drawing-titicaca-seat = { $seat }: { $things }.

## Talat

drawing-talat-put = { $seat } setzt einen Turm ein
drawing-talat-put-zihin = { $seat } setzt einen Turm des Zihin ein
drawing-talat-move = { $seat } ist am Zug
drawing-talat-frozen = eingefroren
drawing-talat-zihin = Zihin
drawing-talat-tower = { $sides ->
    [3] dreieckiger
    [4] viereckiger
   *[6] sechseckiger
} Turm der Höhe { $height }
drawing-talat-captured = Geschlagen: { drawing-talat-tower }
drawing-talat-hand = Noch einzusetzen: { drawing-talat-tower }
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
