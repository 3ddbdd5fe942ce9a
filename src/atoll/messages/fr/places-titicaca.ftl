# Where Titicaca’s moves are made.

titicaca-ground = { $terrain ->
    [F] forêt
    [M] montagne
    [S] savane
    [P] pampa
   *[G] prairie
}

## Fields

titicaca-place-field = { $ground } { $count ->
    [one] au bord du lac { $lakes }
   *[other] entre les lacs { $lakes }
}
titicaca-place-side = { $ground } { $direction ->
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
} du lac { $lake }
titicaca-place-part = { $ground } { $part ->
    [middle] au milieu
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
}

## Regions

titicaca-place-region = { $count ->
    [0] région sans lac
    [one] région du lac { $lakes }
   *[other] région des lacs { $lakes }
}
titicaca-place-region-of = { $place } avec { $terrains }
titicaca-place-region-part = { $place } avec { $terrains } { $part ->
    [middle] au milieu
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
}
titicaca-place-two = { $one } et { $other }

## Moves with their places

titicaca-at-village = Village : { $place }
titicaca-at-join = Ajouter : { $place }
titicaca-at-merge = Associer : { $place }
titicaca-at-temple = Temple +{ $value } : { $place }
