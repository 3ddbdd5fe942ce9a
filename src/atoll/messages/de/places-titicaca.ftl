# Where Titicaca's moves are made.

titicaca-ground = { $terrain ->
    [F] Wald
    [M] Gebirge
    [S] Savanne
    [P] Pampa
   *[G] Prärie
}

## Fields

titicaca-place-field = { $ground } { $count ->
    [one] am See { $lakes }
   *[other] zwischen den Seen { $lakes }
}
titicaca-place-side = { $ground } { $direction ->
    [N] nördlich
    [NE] nordöstlich
    [E] östlich
    [SE] südöstlich
    [S] südlich
    [SW] südwestlich
    [W] westlich
   *[NW] nordwestlich
} vom See { $lake }
titicaca-place-part = { $ground } { $part ->
    [middle] in der Mitte
    [N] im Norden
    [NE] im Nordosten
    [E] im Osten
    [SE] im Südosten
    [S] im Süden
    [SW] im Südwesten
    [W] im Westen
   *[NW] im Nordwesten
}

## Regions

titicaca-place-region = { $count ->
    [0] Region ohne See
    [one] Region am See { $lakes }
   *[other] Region an den Seen { $lakes }
}
titicaca-place-region-of = { $place } mit { $terrains }
titicaca-place-region-part = { $place } mit { $terrains } { $part ->
    [middle] in der Mitte
    [N] im Norden
    [NE] im Nordosten
    [E] im Osten
    [SE] im Südosten
    [S] im Süden
    [SW] im Südwesten
    [W] im Westen
   *[NW] im Nordwesten
}
titicaca-place-two = { $one } und { $other }

## Moves with their places

titicaca-at-village = Dorf: { $place }
titicaca-at-join = Anschließen: { $place }
titicaca-at-merge = Vereinen: { $place }
titicaca-at-temple = Tempel +{ $value }: { $place }
