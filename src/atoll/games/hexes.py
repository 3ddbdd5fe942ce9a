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
from functools import lru_cache
from typing import Final, TypeAlias

from atoll.core.errors import NotationError

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

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
