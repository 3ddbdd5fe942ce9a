# Where Taluva’s moves are made.

taluva-ground = { taluva-terrain }{ $level ->
    [1] {""}
   *[other] {" "}(niveau { $level })
}
taluva-coast = côte ({ $terrains })
taluva-sea = pleine mer

## Landmarks, as they stand behind "north of"

taluva-settlement = { $size ->
    [1] cité d’un hexagone
   *[other] cité de { $size }
}
taluva-in-part = { $part ->
    [N] {" "}au nord
    [NE] {" "}au nord-est
    [E] {" "}à l’est
    [SE] {" "}au sud-est
    [S] {" "}au sud
    [SW] {" "}au sud-ouest
    [W] {" "}à l’ouest
    [NW] {" "}au nord-ouest
    [middle] {" "}au milieu
   *[all] {""}
}
taluva-of-temple = { $yours ->
    [yes] de votre temple
   *[no] du temple de { $seat }
}{ taluva-in-part }
taluva-of-tower = { $yours ->
    [yes] de votre tour
   *[no] de la tour de { $seat }
}{ taluva-in-part }
taluva-of-settlement = { $yours ->
    [yes] de votre { taluva-settlement }
   *[no] de la { taluva-settlement } de { $seat }
}{ taluva-in-part }
taluva-of-lagoon = du lagon{ taluva-in-part }

## Places

taluva-place-near = { $ground }{ $distance ->
    [1] {""}
   *[other] , à { $distance } hexagones
} { $direction ->
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
} { $landmark }
taluva-place-part = { $ground } { $part ->
    [middle] au milieu
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
} de l’île
taluva-place-sea = pleine mer { $part ->
    [middle] au milieu
    [N] côté nord
    [NE] côté nord-est
    [E] côté est
    [SE] côté sud-est
    [S] côté sud
    [SW] côté sud-ouest
    [W] côté ouest
   *[NW] côté nord-ouest
}
taluva-place-tile = { $place }, tournée vers { $facing ->
    [N] le nord
    [NE] le nord-est
    [E] l’est
    [SE] le sud-est
    [S] le sud
    [SW] le sud-ouest
    [W] l’ouest
   *[NW] le nord-ouest
}
taluva-place-settlement = { $yours ->
    [yes] votre { taluva-settlement }
   *[no] la { taluva-settlement } de { $seat }
}
taluva-place-with = { $settlement } avec { $kind ->
    [temple] le temple
   *[tower] la tour
}
taluva-place-by-lagoon = { $settlement } près du lagon
taluva-place-settlement-part = { $settlement } { $part ->
    [middle] au milieu
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
} de l’île
taluva-place-lagoon = le lagon
taluva-place-lagoon-part = le lagon { $part ->
    [middle] au milieu
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
} de l’île

## Moves with their places

taluva-at-tile = Tuile : { $place }
taluva-at-hut = Hutte : { $place }
taluva-at-tower = Tour : { $place }
taluva-at-temple = Temple : { $place }
taluva-at-ship = Bateau : { $place }
taluva-at-expand = Étendre ({ taluva-terrain }, { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}) : { $place }
