"""Moves to text and back.

Maps of countries and pictures of positions stand in ``picture``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from atoll.core.errors import NotationError
from atoll.games.hexes import Hex, hex_text, read_hex


@dataclass(frozen=True)
class Bid:
    """``bid 5``."""

    weapons: int

    def __str__(self) -> str:
        return f"bid {self.weapons}"


@dataclass(frozen=True)
class Village:
    """``village 1,0``."""

    field: Hex

    def __str__(self) -> str:
        return f"village {hex_text(self.field)}"


@dataclass(frozen=True)
class Join:
    """``join 0,1``: add the new field to that region; ``join -``: do not."""

    region: Hex | None

    def __str__(self) -> str:
        return f"join {hex_text(self.region)}" if self.region is not None else "join -"


@dataclass(frozen=True)
class Merge:
    """``merge -2,0 0,1``: unite these regions, the smaller name first; ``merge -``: do not."""

    regions: tuple[Hex, Hex] | None

    def __str__(self) -> str:
        return f"merge {' '.join(map(hex_text, self.regions))}" if self.regions is not None else "merge -"


@dataclass(frozen=True)
class Temple:
    """``temple 1,0 2``: put the +2 there; ``temple -``: do not. A value of 0 is one not seen: ``?``."""

    field: Hex | None
    value: int = 0

    def __str__(self) -> str:
        return f"temple {hex_text(self.field)} {self.value or '?'}" if self.field is not None else "temple -"


TypedMove: TypeAlias = Bid | Village | Join | Merge | Temple

_BID = re.compile(r"0|[1-9][0-9]{0,5}")


@lru_cache(maxsize=4096)
def read_move(text: str) -> TypedMove:
    """Read a move in its one spelling. Raise NotationError, which says how moves are written.

    A game has a few hundred moves, and the same texts come again and again.
    """
    match text.split(" "):
        case ["bid", number] if _BID.fullmatch(number):
            return Bid(int(number))
        case ["village", place]:
            return Village(read_hex(place))
        case ["join", "-"]:
            return Join(None)
        case ["join", region]:
            return Join(read_hex(region))
        case ["merge", "-"]:
            return Merge(None)
        case ["merge", first, second]:
            if read_hex(first) >= read_hex(second):
                raise NotationError("titicaca-merge-order", move=text)
            return Merge((read_hex(first), read_hex(second)))
        case ["temple", "-"]:
            return Temple(None)
        case ["temple", place, ("1" | "2") as value]:
            return Temple(read_hex(place), int(value))
    raise NotationError("titicaca-no-move", move=text)


def read_unseen(text: str) -> Temple | None:
    """Read a move that hides something: ``temple 1,0 ?``, or None for ``bid ?``. Raise NotationError."""
    match text.split(" "):
        case ["bid", "?"]:
            return None
        case ["temple", place, "?"]:
            return Temple(read_hex(place))
    raise NotationError("titicaca-no-move", move=text)
