r"""Boards, squares and towers, and which tower captures which.

The three boards lie in a triangle; each is shared by two colours (A-MAT-1)::

        A                  5  . . . . .   start line of the second letter, B on board AB
       / \                 4  . . . . .
     AB   CA               3  . . . . .
     /     \               2  . . . . .
    B --BC-- C             1  . . . . .   start line of the first letter, A on board AB
                              a b c d e
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from atoll.core.types import Seat

COLOURS: Final = ("A", "B", "C")
"""One per seat; with two players C is the Zihin."""

ZIHIN: Final = "C"

BOARDS: Final = ("AB", "BC", "CA")
"""Each named by its two colours; the first letter's start line is row 1, the second letter's row 5."""

COLUMNS: Final = "abcde"
ROWS: Final = 5
SMALL: Final = 3
"""Rows and columns of the laboratory's small boards: the middle nine squares, b2 to d4."""

HEIGHTS: Final = (1, 2, 3)
SIDES: Final = (3, 4, 6)

CAPTURE_POINTS: Final = 5
LINE_POINTS: Final = 3

Colour: TypeAlias = str
BoardName: TypeAlias = str


class Square(NamedTuple):
    """A square of a board: column 0 to 4 (a to e), row 1 to 5."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{COLUMNS[self.column]}{self.row}"


class Kind(NamedTuple):
    """What a tower is like, whatever its colour. Ordered by value: height first, then sides (A-SCO-2)."""

    height: int
    sides: int

    def __str__(self) -> str:
        return f"{self.height}{self.sides}"


class Tower(NamedTuple):
    """One of the 27 towers."""

    colour: Colour
    kind: Kind

    def __str__(self) -> str:
        return f"{self.colour}{self.kind}"


@cache
def tower_of(colour: Colour, kind: Kind) -> Tower:
    """Return a tower; always the same object, so that comparing towers of many games is quick."""
    return Tower(colour, kind)


KINDS: Final = tuple(Kind(height, sides) for height in HEIGHTS for sides in SIDES)
"""A-MAT-2: the nine towers of a colour, the least valuable first."""

SQUARES: Final = tuple(Square(column, row) for row in range(1, ROWS + 1) for column in range(len(COLUMNS)))


@cache
def squares_of(size: int) -> frozenset[Square]:
    """Return the squares of a board with so many rows and columns, in the middle of the whole one."""
    margin = (ROWS - size) // 2
    inner = range(margin, ROWS - margin)
    return frozenset(each for each in SQUARES if each.column in inner and each.row - 1 in inner)


@cache
def captures(captor: Kind, target: Kind) -> bool:
    """A-CAP-2: whether a tower of one kind captures one of another.

    >>> captures(Kind(2, 3), Kind(1, 6)), captures(Kind(3, 3), Kind(1, 6)), captures(Kind(1, 3), Kind(3, 6))
    (True, False, True)
    """
    if captor.height == target.height:
        return captor.sides > target.sides
    return captor.height == target.height + 1 or (captor, target) == (Kind(1, 3), Kind(3, 6))


def start_row(board: BoardName, colour: Colour, size: int = ROWS) -> int:
    """Return the row of a colour's start line on one of its boards (A-MAT-1)."""
    margin = (ROWS - size) // 2
    return 1 + margin if board[0] == colour else ROWS - margin


def far_row(board: BoardName, colour: Colour, size: int = ROWS) -> int:
    """Return the row of the start line of a colour's enemy."""
    return ROWS + 1 - start_row(board, colour, size)


def forward(board: BoardName, colour: Colour) -> int:
    """Return the direction in which a colour's rows count: 1 or -1."""
    return 1 if board[0] == colour else -1


def enemy(board: BoardName, colour: Colour) -> Colour:
    """Return the other colour of a board."""
    return board[1] if board[0] == colour else board[0]


def commanded(players: int, seat: Seat, board: BoardName) -> Colour | None:
    """Return the colour with which a seat plays on a board (A-MOV-1, A-TWO-3).

    The own one. With two players also the Zihin's, on the board it shares with the opponent.
    """
    if COLOURS[seat] in board:
        return COLOURS[seat]
    return ZIHIN if players == 2 else None


@cache
def ahead(board: BoardName, colour: Colour, square: Square, size: int = ROWS) -> tuple[Square, ...]:
    """Return the squares straight and diagonally ahead, as far as the board goes."""
    row = square.row + forward(board, colour)
    found = _squares(row, square.column - 1, square.column, square.column + 1)
    return tuple(each for each in found if each in squares_of(size))


@cache
def beside(square: Square) -> tuple[Square, ...]:
    """Return the squares left and right of one."""
    return _squares(square.row, square.column - 1, square.column + 1)


def _squares(row: int, *columns: int) -> tuple[Square, ...]:
    """Return those of a row's squares that are on the board."""
    return tuple(square for column in columns if (square := Square(column, row)) in SQUARES)
