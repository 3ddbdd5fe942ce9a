# Where Taluva's moves are made.

taluva-ground = { taluva-terrain }{ $level ->
    [1] {""}
   *[other] {" "}(Ebene { $level })
}
taluva-coast = Küste bei { $terrains }
taluva-sea = offenes Meer

## Landmarks, as they stand behind "north of"

taluva-settlement = { $size ->
    [1] Einersiedlung
    [2] Zweiersiedlung
    [3] Dreiersiedlung
    [4] Vierersiedlung
    [5] Fünfersiedlung
   *[other] { $size }er-Siedlung
}
taluva-in-part = { $part ->
    [N] {" "}im Norden
    [NE] {" "}im Nordosten
    [E] {" "}im Osten
    [SE] {" "}im Südosten
    [S] {" "}im Süden
    [SW] {" "}im Südwesten
    [W] {" "}im Westen
    [NW] {" "}im Nordwesten
    [middle] {" "}in der Mitte
   *[all] {""}
}
taluva-of-temple = { $yours ->
    [yes] von deinem Tempel
   *[no] vom Tempel von { $seat }
}{ taluva-in-part }
taluva-of-tower = { $yours ->
    [yes] von deinem Turm
   *[no] vom Turm von { $seat }
}{ taluva-in-part }
taluva-of-settlement = { $yours ->
    [yes] von deiner { taluva-settlement }
   *[no] von der { taluva-settlement } von { $seat }
}{ taluva-in-part }
taluva-of-lagoon = von der Lagune{ taluva-in-part }

## Places

taluva-place-near = { $ground }{ $distance ->
    [1] {""}
   *[other] , { $distance } Felder
} { $direction ->
    [N] nördlich
    [NE] nordöstlich
    [E] östlich
    [SE] südöstlich
    [S] südlich
    [SW] südwestlich
    [W] westlich
   *[NW] nordwestlich
} { $landmark }
taluva-place-part = { $ground } { $part ->
    [middle] in der Mitte
    [N] im Norden
    [NE] im Nordosten
    [E] im Osten
    [SE] im Südosten
    [S] im Süden
    [SW] im Südwesten
    [W] im Westen
   *[NW] im Nordwesten
} der Insel
taluva-place-sea = offenes Meer { $part ->
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
taluva-place-tile = { $place }, zeigt nach { $facing ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
taluva-place-settlement = { $yours ->
    [yes] deine { taluva-settlement }
   *[no] { taluva-settlement } von { $seat }
}
taluva-place-with = { $settlement } mit dem { $kind ->
    [temple] Tempel
   *[tower] Turm
}
taluva-place-by-lagoon = { $settlement } an der Lagune
taluva-place-settlement-part = { $settlement } { $part ->
    [middle] in der Mitte
    [N] im Norden
    [NE] im Nordosten
    [E] im Osten
    [SE] im Südosten
    [S] im Süden
    [SW] im Südwesten
    [W] im Westen
   *[NW] im Nordwesten
} der Insel
taluva-place-lagoon = die Lagune
taluva-place-lagoon-part = die Lagune { $part ->
    [middle] in der Mitte
    [N] im Norden
    [NE] im Nordosten
    [E] im Osten
    [SE] im Südosten
    [S] im Süden
    [SW] im Südwesten
    [W] im Westen
   *[NW] im Nordwesten
} der Insel

## Moves with their places

taluva-at-tile = Plättchen: { $place }
taluva-at-hut = Hütte: { $place }
taluva-at-tower = Turm: { $place }
taluva-at-temple = Tempel: { $place }
taluva-at-ship = Schiff: { $place }
taluva-at-expand = Erweitern auf { taluva-terrain } ({ $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}): { $place }
