# Where Taluva's moves are made.

taluva-ground = { taluva-terrain }{ $level ->
    [1] {""}
   *[other] {" "}(level { $level })
}
taluva-coast = coast by { $terrains }
taluva-sea = open sea

## Landmarks, as they stand behind "north of"

taluva-settlement = { $size ->
    [1] one-hex settlement
   *[other] settlement of { $size }
}
taluva-in-part = { $part ->
    [N] {" "}in the north
    [NE] {" "}in the north-east
    [E] {" "}in the east
    [SE] {" "}in the south-east
    [S] {" "}in the south
    [SW] {" "}in the south-west
    [W] {" "}in the west
    [NW] {" "}in the north-west
    [middle] {" "}in the middle
   *[all] {""}
}
taluva-of-temple = { $yours ->
    [yes] your temple
   *[no] { $seat }’s temple
}{ taluva-in-part }
taluva-of-tower = { $yours ->
    [yes] your tower
   *[no] { $seat }’s tower
}{ taluva-in-part }
taluva-of-settlement = { $yours ->
    [yes] your { taluva-settlement }
   *[no] { $seat }’s { taluva-settlement }
}{ taluva-in-part }
taluva-of-lagoon = the lagoon{ taluva-in-part }

## Places

taluva-place-near = { $ground }{ $distance ->
    [1] {""}
   *[other] , { $distance } hexes
} { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
} of { $landmark }
taluva-place-part = { $ground } in the { $part ->
    [middle] middle
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
} of the island
taluva-place-sea = open sea { $part ->
    [middle] in the middle
    [N] to the north
    [NE] to the north-east
    [E] to the east
    [SE] to the south-east
    [S] to the south
    [SW] to the south-west
    [W] to the west
   *[NW] to the north-west
}
taluva-place-tile = { $place }, facing { $facing ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
taluva-place-settlement = { $yours ->
    [yes] your { taluva-settlement }
   *[no] { $seat }’s { taluva-settlement }
}
taluva-place-with = { $settlement } with the { $kind ->
    [temple] temple
   *[tower] tower
}
taluva-place-by-lagoon = { $settlement } by the lagoon
taluva-place-settlement-part = { $settlement } in the { $part ->
    [middle] middle
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
} of the island
taluva-place-lagoon = the lagoon
taluva-place-lagoon-part = the lagoon in the { $part ->
    [middle] middle
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
} of the island

## Moves with their places

taluva-at-tile = Tile: { $place }
taluva-at-hut = Hut: { $place }
taluva-at-tower = Tower: { $place }
taluva-at-temple = Temple: { $place }
taluva-at-ship = Ship: { $place }
taluva-at-expand = Expand into { taluva-terrain } ({ $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}): { $place }
