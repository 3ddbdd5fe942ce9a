"""The board of Talat as polygons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from atoll.core.reference import ReferencePosition
from atoll.games.talat import rules
from atoll.games.talat.material import BOARDS, COLOURS, ROWS
from atoll.research.polygons import Polygon

__all__ = ["polygons"]

SQUARE: Final = "#efe3c8"
FROZEN: Final = "#c9c9c9"


def polygons(reference: ReferencePosition) -> Iterator[Polygon]:
    """Yield what the board of a position is painted of, from the bottom to the top."""
    assert isinstance(reference, rules.Position)
    for number, name in enumerate(BOARDS):
        towers = {(square.column, square.row): tower for square, tower in reference.boards[name].items()}
        for column in range(5):
            for row in range(1, ROWS + 1):
                x, y = 6.0 * number + column, float(ROWS - row)
                tower = towers.get((column, row))
                colour = FROZEN if name in reference.frozen else SQUARE
                corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
                if tower is None:
                    yield Polygon(corners, colour)
                else:
                    yield Polygon(corners, colour, str(tower.kind), COLOURS.index(tower.colour))
