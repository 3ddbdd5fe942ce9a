"""One board: how its towers move and capture (A-MOV-2, A-CAP, A-LINE)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from atoll.games.talat.material import ROWS, BoardName, Colour, Square, Tower, ahead, beside, captures


class Board(dict[Square, Tower]):
    """The towers of one board. Positions share boards: a move makes a new one and leaves the old as it is."""

    __slots__ = ("towers",)

    towers: Mapping[str, str]
    """What everybody sees of it; the module ``view`` writes it once."""


def targets(name: BoardName, board: Mapping[Square, Tower], origin: Square, size: int = ROWS) -> list[Square]:
    """A-MOV-2, A-LINE-1: the empty squares that a tower may move to."""
    return [square for square in ahead(name, board[origin].colour, origin, size) if square not in board]


@cache
def in_reach(name: BoardName, colour: Colour, origin: Square) -> tuple[Square, ...]:
    """A-CAP-1: the squares on which a tower may capture: ahead and beside, never behind."""
    return ahead(name, colour, origin) + beside(origin)


def prey(name: BoardName, board: Mapping[Square, Tower], origin: Square) -> list[Square]:
    """A-CAP-1, A-CAP-2: the squares of the towers that a tower may capture."""
    captor = board[origin]
    return [
        square
        for square in in_reach(name, captor.colour, origin)
        if square in board
        and board[square].colour != captor.colour
        and captures(captor.kind, board[square].kind)
    ]
