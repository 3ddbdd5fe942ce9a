"""What is in the box, as data (T-MAT), and how a tile lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from atoll.games.hexes import Hex, neighbour

Kind: TypeAlias = Literal["temple", "tower", "ship", "hut"]
BuildingKind: TypeAlias = Literal["temple", "tower", "hut"]
"""The kinds that stand on land; a ship is no building (T-SHIP-5)."""

KINDS: Final[tuple[Kind, ...]] = ("temple", "tower", "ship", "hut")
"""The kinds of pieces in the order in which they decide a regular end (T-END-2, T-SHIP-7)."""

VOLCANO: Final = "V"
FIELDS: Final = ("J", "C", "S", "R", "L")
"""Jungle, clearing, sand, rock, lake: what a hex is that is no volcano."""


class Pieces(NamedTuple):
    """So many of each kind."""

    temple: int = 0
    tower: int = 0
    ship: int = 0
    hut: int = 0

    def plus(self, kind: Kind, number: int = 1) -> Pieces:
        """Return these with some more of one kind."""
        return self._replace(**{kind: getattr(self, kind) + number})


STOCK: Final = Pieces(temple=3, tower=2, ship=2, hut=20)
"""What each player has (T-MAT-1); the ships only with their module."""

# T-MAT-2: row = first field, column = second field, in the order of FIELDS.
_ROWS: Final = (
    (1, 6, 4, 2, 2),
    (5, 1, 2, 2, 1),
    (4, 2, 1, 2, 1),
    (2, 2, 1, 1, 1),
    (1, 1, 1, 1, 1),
)
BASE_BOX: Final[Mapping[str, int]] = {
    first + second: number
    for first, row in zip(FIELDS, _ROWS, strict=True)
    for second, number in zip(FIELDS, row, strict=True)
}
"""How many of each three-hex tile there are, by first and second field (T-MAT-2)."""

FIFTH_BOX: Final[Mapping[str, int]] = {"JC": 1, "CJ": 2, "JS": 2, "SJ": 2, "JL": 2, "CR": 2, "RC": 1}
"""What the fifth-player module adds (T-MAT-3)."""

DOUBLES: Final = ("VL", "VJ", "VS", "VV", "JJ")
"""The double tiles, one of each, by their first and second hex (T-DBL-1)."""

TILES_A_PLAYER: Final = 12


def box(*, fifth: bool) -> dict[str, int]:
    """Return all three-hex tiles that are in the box, with or without the fifth-player module."""
    extra = FIFTH_BOX if fifth else {}
    return {tile: number + extra.get(tile, 0) for tile, number in BASE_BOX.items()}


# --- tiles ---------------------------------------------------------------------------------------------

Tile: TypeAlias = str
"""A tile as the terrains of its hexes, part by part.

``VJC`` is the three-hex tile that records call ``JC``; double tiles: ``VL``, ``VJ``, ``VS``, ``VV``, ``JJ``.
"""

Direction: TypeAlias = int
"""A volcano's direction: 0..5 on a three-hex tile; 6 + d stands for "double d" (T-DBL-4)."""


class Placement(NamedTuple):
    """Where a tile lies: its first hex (the volcano, where it has one) and its direction 0..5.

    ``VV`` and ``JJ`` lie with their smaller hex first, so in direction 0, 1 or 5 (T-DBL-5).
    """

    first: Hex
    direction: int

    def hexes(self, tile: Tile) -> tuple[Hex, ...]:
        """Return the hexes that a tile covers here, part by part (T-MAT-2, T-DBL-4)."""
        return (self.first, *(neighbour(self.first, self.direction + turn) for turn in range(len(tile) - 1)))
