# Taluva dans les images de positions (SVG).

drawing-taluva-deal = Distribution des tuiles 2-Hex
drawing-taluva-choose = { $seat } doit piocher ou prendre une tuile 2-Hex
drawing-taluva-draw = { $seat } doit piocher une tuile
drawing-taluva-place = { $seat } doit poser une tuile
drawing-taluva-build = { $seat } doit construire
drawing-taluva-out = éliminé
drawing-taluva-partner = Partenaire : { $seat }
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
    [one] L’île compte { $hexes } hexagone.
   *[other] L’île compte { $hexes } hexagones, jusqu’au niveau { $level }.
}
drawing-taluva-built = Sur l’île, { $seat } a { $things }.
