"""Module game board: a zone bounds the table (T-ZONE).

Corners have whole coordinates: a hex (q, r) of corner radius 1 has its centre at (2q + r, 3r), counted in
steps of sqrt(3)/2 to the east and of 1/2 to the south. So whether a corner is out is decided exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from atoll.core.facts import Refusal
from atoll.games.hexes import Hex
from atoll.games.taluva.material import Placement, Tile

Corner: TypeAlias = tuple[int, int]

MOST_CORNERS_OUT: Final = 2


class Disc(NamedTuple):
    """A round zone."""

    radius: float

    def holds(self, corner: Corner) -> bool:
        """Whether a corner lies within. Four times a distance squared is a whole number."""
        return 3 * corner[0] ** 2 + corner[1] ** 2 <= 4 * self.radius**2


class Rectangle(NamedTuple):
    """A long zone."""

    width: float
    height: float

    def holds(self, corner: Corner) -> bool:
        """Whether a corner lies within."""
        return 3 * corner[0] ** 2 <= self.width**2 and abs(corner[1]) <= self.height


ZONES: Final[Mapping[str, Disc | Rectangle]] = {
    "beginner": Disc(11),
    "intermediate-round": Disc(9.3),
    "intermediate-long": Rectangle(21, 13),
    "expert": Disc(7.6),
}
"""The zones, in units of a hex's corner radius, round the middle of hex (0, 0) (T-ZONE-3).

Distances are compared as whole numbers, and no radius is so near to a corner's distance that the ruling's
1e-9 could matter; a test proves it.
"""


def corners(place: Hex) -> frozenset[Corner]:
    """Return the six corners of a hex."""
    x, y = 2 * place[0] + place[1], 3 * place[1]
    return frozenset({(x, y - 2), (x, y + 2), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)})


def outline(hexes: tuple[Hex, ...]) -> frozenset[Corner]:
    """Return the corners of a tile's outline: 12 for three hexes, 10 for two."""
    each = [corners(place) for place in hexes]
    inner = frozenset.intersection(*each) if len(hexes) == 3 else frozenset()
    return frozenset.union(*each) - inner


@cache
def corners_out(zone: str, placement: Placement, hexes: int) -> int:
    """Count the corners with which a tile of two or three hexes sticks out."""
    area = ZONES[zone]
    return sum(not area.holds(corner) for corner in outline(placement.hexes("V" * hexes)))


@cache
def placements_within(zone: str, hexes: int) -> tuple[Placement, ...]:
    """Return every placement of a tile of two or three hexes that the zone allows, on a bare table."""
    # A tile with at most two corners out has corners within, so it is less than 15 hexes from the middle.
    span = range(-15, 16)
    every = (Placement((q, r), direction) for q in span for r in span for direction in range(6))
    return tuple(placement for placement in every if corners_out(zone, placement, hexes) <= MOST_CORNERS_OUT)


def overhang(zone: str, tile: Tile, placement: Placement) -> Iterator[Refusal]:
    """T-ZONE-1: a tile may stick out with at most two corners of its outline, in an eruption too."""
    if zone != "none":
        out = corners_out(zone, placement, len(tile))
        if out > MOST_CORNERS_OUT:
            yield Refusal("T-ZONE-1", {"corners": out})
