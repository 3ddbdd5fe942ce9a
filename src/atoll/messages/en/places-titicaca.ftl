# Where Titicaca's moves are made.

titicaca-ground = { $terrain ->
    [F] forest
    [M] mountain
    [S] savanna
    [P] pampa
   *[G] prairie
}

## Fields

titicaca-place-field = { $ground } { $count ->
    [one] at lake { $lakes }
   *[other] between lakes { $lakes }
}
titicaca-place-side = { $ground } { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
} of lake { $lake }
titicaca-place-part = { $ground } in the { $part ->
    [middle] middle
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}

## Regions

titicaca-place-region = { $count ->
    [0] region without a lake
    [one] region of lake { $lakes }
   *[other] region of lakes { $lakes }
}
titicaca-place-region-of = { $place } with { $terrains }
titicaca-place-region-part = { $place } with { $terrains } in the { $part ->
    [middle] middle
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
titicaca-place-two = { $one } and { $other }

## Moves with their places

titicaca-at-village = Village: { $place }
titicaca-at-join = Join: { $place }
titicaca-at-merge = Merge: { $place }
titicaca-at-temple = Temple +{ $value }: { $place }
