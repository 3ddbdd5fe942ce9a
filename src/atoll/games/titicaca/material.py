r"""The components, as data (C-MAT-1 to C-MAT-3): terrains, tiles, the slots of the country.

A tile is a rhombus of four hexes. With u and v two directions 120 degrees apart its hexes are c0 = o,
c1 = o+u, c2 = o+u+v and c3 = o+v; c0 and c2 touch, c1 and c3 do not::

           c1          with u = NW and v = SW, as in sector 0
         /    \
       c2 ---- c0
         \    /
           c3
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from atoll.games.hexes import Hex

TERRAINS: Final = "FMSPG"
"""Forest, mountain, savanna, pampa, prairie (French *prairie* and grassland: G)."""

Tile: TypeAlias = tuple[str, str, str, str]
"""What a tile shows on c0, c1, c2, c3: a terrain's letter or a lake's number."""

LAKES: Final = 15
"""Lakes are numbered from 1 to this; a round each."""

SCORING_LAKES: Final = (5, 10)
"""After the rounds of these lakes there is a scoring (C-SCO-1)."""

MOST_HEXES: Final = 128
"""No country is larger (C-END-5)."""

TILES: Final[Mapping[str, Tile]] = {
    "a": ("1", "F", "M", "P"),
    "b": ("2", "S", "P", "G"),
    "c": ("3", "F", "M", "G"),
    "d": ("4", "M", "S", "P"),
    "e": ("5", "F", "S", "G"),
    "f": ("M", "6", "P", "G"),
    "g": ("F", "7", "S", "P"),
    "h": ("M", "8", "S", "G"),
    "i": ("F", "9", "P", "G"),
    "j": ("F", "10", "M", "15"),
    "k": ("M", "11", "S", "14"),
    "l": ("S", "12", "F", "13"),
}
"""The twelve tiles by letter. The one place where they stand; ``country.draw`` takes another table too."""

WITHOUT: Final[Mapping[int, tuple[str, ...]]] = {2: ("1", "7"), 3: ("1",), 4: (), 5: ()}
"""By number of players the lakes whose tiles stay in the box (C-SET-1)."""

START_WEAPONS: Final = 20
"""Everybody's weapon points in the beginning (C-SET-2)."""

TEMPLES: Final = (1, 2)
"""The values of everybody's two temples (C-MAT-1)."""


def turn(place: Hex) -> Hex:
    """Turn a hex by 120 degrees counter-clockwise about the corner of (0,0), (1,0) and (0,1) (C-MAT-3)."""
    q, r = place
    return r, 1 - q - r


def _slot(sector: int, a: int, b: int) -> tuple[Hex, Hex, Hex, Hex]:
    """Return the hexes c0 to c3 of a slot: sector 0 has u = NW and v = SW, the others are it turned."""
    (uq, ur), (vq, vr) = (0, -1), (-1, 1)
    oq, or_ = 2 * a * uq + 2 * b * vq, 2 * a * ur + 2 * b * vr
    places: list[Hex] = [(oq, or_), (oq + uq, or_ + ur), (oq + uq + vq, or_ + ur + vr), (oq + vq, or_ + vr)]
    for _ in range(sector):
        places = [turn(place) for place in places]
    c0, c1, c2, c3 = places
    return c0, c1, c2, c3


_EMPTY: Final[Mapping[int, tuple[int, ...]]] = {2: (0, 1), 3: (0,), 4: (), 5: ()}
"""By number of players the sectors whose slot (1,1) stays empty (C-SET-1)."""


def slots(players: int) -> tuple[tuple[Hex, Hex, Hex, Hex], ...]:
    """Return the slots of the country, each by its hexes c0 to c3, in the order in which they are filled.

    From the middle outwards: slot (0,0) of each sector, then (0,1), (1,0) and (1,1).
    """
    return tuple(
        _slot(sector, a, b)
        for a in (0, 1)
        for b in (0, 1)
        for sector in (0, 1, 2)
        if not (a == b == 1 and sector in _EMPTY[players])
    )
