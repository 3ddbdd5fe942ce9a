# Images de positions (SVG) : ce qui figure sous un plateau, et ce que l'image dit en mots.

drawing-seat = Siège { $number }
drawing-title = { $game } : { $status }
drawing-winners = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
}
drawing-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
drawing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Taluva

drawing-taluva-deal = Distribution des tuiles 2-Hex
drawing-taluva-choose = { $seat } doit piocher ou prendre une tuile 2-Hex
drawing-taluva-draw = { $seat } doit piocher une tuile
drawing-taluva-place = { $seat } doit poser une tuile
drawing-taluva-build = { $seat } doit construire
drawing-taluva-out = éliminé
drawing-taluva-hand = Tuile en main : { $terrains }
drawing-taluva-double = Tuile 2-Hex visible : { $terrains }
drawing-taluva-stack = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
drawing-taluva-hut = { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
}
drawing-taluva-tower = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
drawing-taluva-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
drawing-taluva-ship = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
drawing-taluva-left = En réserve : { $things }
drawing-taluva-island = { $hexes ->
    [0] La table est vide.
    [one] L'île compte { $hexes } hexagone.
   *[other] L'île compte { $hexes } hexagones, jusqu'au niveau { $level }.
}
drawing-taluva-built = Sur l'île, { $seat } a { $things }.

## Titicaca

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
    [one] { $count } point d'arme
   *[other] { $count } points d'arme
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

## Talat

drawing-talat-put = { $seat } doit poser une tour
drawing-talat-put-zihin = { $seat } doit poser une tour du Zihin
drawing-talat-move = Au tour de { $seat }
drawing-talat-frozen = gelé
drawing-talat-zihin = Zihin
drawing-talat-tower = tour { $sides ->
    [3] triangulaire
    [4] carrée
   *[6] hexagonale
} de hauteur { $height }
drawing-talat-captured = Capturée : { drawing-talat-tower }
drawing-talat-hand = À poser : { drawing-talat-tower }
drawing-talat-points = { $captures } pour les captures, { $lines } pour les lignes de départ adverses
drawing-talat-boards = { $frozen ->
    [0] Aucun plateau n'est gelé.
    [one] Le plateau { $boards } est gelé.
   *[other] Les plateaux { $boards } sont gelés.
}
drawing-talat-seat = { $seat } (couleur { $colour }) : { drawing-points }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
} sur les plateaux, { $captured } en capture.
