# Taluva in Bildern von Stellungen (SVG).

drawing-taluva-deal = 2er-Plättchen werden ausgelegt
drawing-taluva-choose = { $seat } zieht ein Plättchen oder nimmt ein 2er-Plättchen
drawing-taluva-draw = { $seat } zieht ein Plättchen
drawing-taluva-place = { $seat } legt ein Plättchen
drawing-taluva-build = { $seat } baut
drawing-taluva-out = ausgeschieden
drawing-taluva-partner = Im Team mit { $seat }
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
