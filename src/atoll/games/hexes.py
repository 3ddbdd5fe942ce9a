r"""Hex geometry, in one place.

Hexes are axial (q, r), pointy side up; directions run counter-clockwise as seen from above::

          NW (0,-1)   NE (1,-1)
               2       1
                 \   /
    W (-1,0) 3 --- * --- 0  E (1,0)
                 /   \
               4       5
          SW (-1,1)   SE (0,1)
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from math import atan2, pi, sqrt
from typing import Final, TypeAlias

from atoll.core.errors import NotationError

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

ROOT3: Final = sqrt(3)
COMPASS: Final = ("E", "NE", "N", "NW", "W", "SW", "S", "SE")
"""The points of the compass, counter-clockwise."""

MIDDLE: Final = 0.34
"""How far the middle of an area reaches, as a part of the way from its centre to its farthest hex."""

_HEX = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})")


def neighbour(place: Hex, direction: int) -> Hex:
    """Return the hex next to one in a direction; directions count round, 6 is 0 again."""
    dq, dr = DIRECTIONS[direction % 6]
    return place[0] + dq, place[1] + dr


@lru_cache(maxsize=1 << 14)
def neighbours(place: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around one, in the order of the directions."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


@lru_cache(maxsize=1 << 14)
def hex_text(place: Hex) -> str:
    """Write a hex: ``3,-1``."""
    return f"{place[0]},{place[1]}"


def read_hex(text: str) -> Hex:
    """Read a hex in its one spelling. Raise NotationError."""
    found = _HEX.fullmatch(text)
    if not found:
        raise NotationError("no-hex", text=text)
    return int(found[1]), int(found[2])


def distance(one: Hex, other: Hex) -> int:
    """Return how many steps lead from one hex to another."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def centre(place: Hex) -> tuple[float, float]:
    """Return the middle of a hex of corner radius 1; y grows downwards."""
    q, r = place
    return ROOT3 * (q + r / 2), 1.5 * r


def bearing(x: float, y: float) -> str:
    """Return the point of the compass that a vector points to; y grows downwards, north is up."""
    return COMPASS[round(atan2(-y, x) / (pi / 4)) % 8]


def compass(origin: Hex, target: Hex) -> str:
    """Return in which direction one hex lies as seen from another."""
    (x0, y0), (x1, y1) = centre(origin), centre(target)
    return bearing(x1 - x0, y1 - y0)


def part_of(hexes: Collection[Hex], area: Collection[Hex]) -> str:
    """Return in which part of an area some hexes lie: a point of the compass, or ``middle``."""
    x0, y0 = _mean(area)
    x, y = _mean(hexes)
    reach = max(abs(complex(cx - x0, cy - y0)) for cx, cy in map(centre, area))
    return "middle" if abs(complex(x - x0, y - y0)) <= MIDDLE * reach else bearing(x - x0, y - y0)


def _mean(hexes: Collection[Hex]) -> tuple[float, float]:
    points = [*map(centre, hexes)]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def reading_order(place: Hex) -> tuple[int, int]:
    """Sort hexes from north to south, then from west to east."""
    return place[1], place[0]
