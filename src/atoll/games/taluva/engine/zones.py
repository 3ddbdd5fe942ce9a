"""Where a tile may lie on the game board: the geometry of its zones, found once for each zone (T-ZONE)."""

from __future__ import annotations

from functools import cache
from math import hypot, sqrt

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CORNERS = ((0, 1), (0, -1), (1, 0.5), (1, -0.5), (-1, 0.5), (-1, -0.5))
RADIUS = {"beginner": 11.0, "intermediate-round": 9.3, "expert": 7.6}


@cache
def _corners(q: int, r: int) -> frozenset[tuple[float, float]]:
    x, y = sqrt(3) * (q + r / 2), 1.5 * r
    return frozenset((round(x + dx * sqrt(3) / 2, 6), round(y + dy, 6)) for dx, dy in CORNERS)


def _corners_out(zone: str, hexes: list[tuple[int, int]]) -> int:
    """Count the corners of a tile's outline that lie beyond the edge of a zone (T-ZONE-1, T-ZONE-3)."""
    each = [_corners(q, r) for q, r in hexes]
    outline = frozenset.union(*each)
    if len(each) == 3:  # the point where three hexes meet is inside the outline
        outline -= frozenset.intersection(*each)
    if zone == "intermediate-long":
        return sum(abs(x) > 10.5 or abs(y) > 6.5 for x, y in outline)
    return sum(hypot(x, y) > RADIUS[zone] for x, y in outline)


@cache
def first_hexes(zone: str, parts: int) -> tuple[tuple[int, int, int], ...]:
    """Return direction, q and r of every placement of a tile of three or two hexes that keeps T-ZONE-1.

    Such a tile has corners inside the zone, so it lies less than 13 from the middle.
    """
    found = []
    for direction in range(6):
        for r in range(-10, 11):
            for q in range(-14, 15):
                hexes = [(q, r)]
                for turn in range(parts - 1):
                    dq, dr = STEPS[(direction + turn) % 6]
                    hexes.append((q + dq, r + dr))
                if _corners_out(zone, hexes) <= 2:
                    found.append((direction, q, r))
    return tuple(found)
