# Titicaca in Bildern von Stellungen (SVG).

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
