"""Moves as text, and back: ``put 36 AB a1``, ``move AB a1 b2`` and ``capture AB a1 b2``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from atoll.core.errors import NotationError
from atoll.core.types import Move
from atoll.games.talat.material import COLUMNS, BoardName, Kind, Square, Tower

_PUT = re.compile(r"put ([123])([346]) (AB|BC|CA) ([a-e])([1-5])")
_STEP = re.compile(r"(move|capture) (AB|BC|CA) ([a-e])([1-5]) ([a-e])([1-5])")


@dataclass(frozen=True)
class Put:
    """Put a tower of the colour whose turn it is."""

    kind: Kind
    board: BoardName
    square: Square

    def __str__(self) -> str:
        return f"put {self.kind} {self.board} {self.square}"


@dataclass(frozen=True)
class Step:
    """Move a tower, or capture with it."""

    capture: bool
    board: BoardName
    origin: Square
    target: Square

    def __str__(self) -> str:
        return f"{'capture' if self.capture else 'move'} {self.board} {self.origin} {self.target}"


@cache
def read_move(text: Move) -> Put | Step:
    """Read a move in its one spelling. Raise NotationError. There are few moves: each is read once."""
    if found := _PUT.fullmatch(text):
        height, sides, board, column, row = found.groups()
        return Put(Kind(int(height), int(sides)), board, _square(column, row))
    if found := _STEP.fullmatch(text):
        verb, board, *ends = found.groups()
        return Step(verb == "capture", board, _square(*ends[:2]), _square(*ends[2:]))
    raise NotationError("talat-no-move", text=text)


def read_tower(text: str) -> Tower:
    """Read a tower with its colour: ``A36``. Raise NotationError."""
    if not re.fullmatch("[ABC][123][346]", text):
        raise NotationError("talat-no-tower", text=text)
    return Tower(text[0], Kind(int(text[1]), int(text[2])))


def _square(column: str, row: str) -> Square:
    return Square(COLUMNS.index(column), int(row))
