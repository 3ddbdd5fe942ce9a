"""What a board is painted of."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from atoll.games.hexes import Hex

__all__ = ["SEA", "Point", "Polygon", "hexagon"]

SEA: Final = "#9fc8dc"
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Polygon:
    """A polygon in board units, with a label and possibly a seat's piece on it."""

    corners: tuple[Point, ...]
    colour: str
    label: str = ""
    seat: int | None = None


def hexagon(place: Hex) -> tuple[Point, ...]:
    """Return the corners of a hex."""
    q, r = place
    x, y = sqrt(3) * (q + r / 2), 1.5 * r
    return tuple((x + sin(turn * pi / 3), y + cos(turn * pi / 3)) for turn in range(6))
