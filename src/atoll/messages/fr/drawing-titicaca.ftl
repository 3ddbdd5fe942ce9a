# Titicaca dans les images de positions (SVG).

drawing-titicaca-drawing = Le pays se met en place
drawing-titicaca-bidding = { $lake ->
    [0] Tour supplémentaire : mise attendue de { $seats }
   *[other] Lac { $lake } : mise attendue de { $seats }
}
drawing-titicaca-village = { $seat } doit placer un village
drawing-titicaca-join = { $seat } peut ajouter le nouveau terrain à une région
drawing-titicaca-merge = { $seat } peut associer deux régions
drawing-titicaca-temple = { $seat } peut placer un temple
drawing-titicaca-weapons = { $count ->
    [one] { $count } point d’arme
   *[other] { $count } points d’arme
}
drawing-titicaca-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
drawing-titicaca-chain = Plus longue chaîne : { $count }
drawing-titicaca-temples = { $count ->
    [one] { $count } temple en main
   *[other] { $count } temples en main
}
drawing-titicaca-arrow = Détient la flèche
drawing-titicaca-bid = mise { $bid }
drawing-titicaca-sealed = a misé
drawing-titicaca-country = Le pays compte { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
} et { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
} ; les villages forment { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}.
drawing-titicaca-seat = { $seat } : { $things }.
