"""Boards that look the same once they are turned, mirrored or shifted, or the players change colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from atoll.games.hexes import DIRECTIONS, Hex

Cell: TypeAlias = tuple[Any, ...]
"""What lies at a place, without seats: values that can be compared."""

Marked: TypeAlias = tuple[tuple[int, ...], Cell, tuple[int | None, ...]]
"""A place of a board, what lies there, and the seats whose pieces do; None: nobody's."""


class HexSymmetry:
    """One of the twelve ways to lay a hexagonal board: turned by some sixths, then mirrored or not."""

    def __init__(self, turns: int, *, mirrored: bool) -> None:
        self._turns, self._mirrored = turns, mirrored
        (self._qq, self._qr), (self._rq, self._rr) = self._turned((1, 0)), self._turned((0, 1))
        self._directions = tuple(DIRECTIONS.index(self.place(each)) for each in DIRECTIONS)

    def _turned(self, place: Hex) -> Hex:
        q, r = place
        for _ in range(self._turns):
            q, r = q + r, -q  # a sixth counter-clockwise: (1, 0) goes to (1, -1)
        return (q + r, -r) if self._mirrored else (q, r)

    def place(self, place: Hex) -> Hex:
        """Return where a hex lies."""
        q, r = place
        return q * self._qq + r * self._rq, q * self._qr + r * self._rr

    def direction(self, direction: int) -> int:
        """Return where a direction points."""
        return self._directions[direction]

    def pair(self, direction: int) -> int:
        """Return where a direction and the next one point, as the first of the two."""
        one, other = self.direction(direction), self.direction((direction + 1) % 6)
        return one if (one + 1) % 6 == other else other


HEX_SYMMETRIES: Final = tuple(
    HexSymmetry(turns, mirrored=mirrored) for mirrored in (False, True) for turns in range(6)
)


def canonical_hexes(images: Callable[[HexSymmetry], Iterable[Marked]]) -> Sequence[Any]:
    """Return the one form that all images of a hexagonal board have in common, wherever it lies.

    It is the smallest of twelve forms. Most are dropped by their first cell: whoever checks a whole game asks
    for a hundred boards at once.
    """
    shifted = [_shifted(images(symmetry)) for symmetry in HEX_SYMMETRIES]
    first = [relabelled([min(cells)]) if cells else [] for cells in shifted]
    least = min(first)
    smallest = (cells for cells, begins in zip(shifted, first, strict=True) if begins == least)
    return min(relabelled(sorted(cells)) for cells in smallest)


def _shifted(cells: Iterable[Marked]) -> list[Marked]:
    """Return cells moved to where their smallest coordinates are 0, in any order."""
    found = list(cells)
    q0 = min((place[0] for place, _, _ in found), default=0)
    r0 = min((place[1] for place, _, _ in found), default=0)
    return [((place[0] - q0, place[1] - r0), cell, seats) for place, cell, seats in found]


def relabelled(cells: Iterable[Marked]) -> list[Any]:
    """Return cells with seats numbered in the order in which they appear, as text that can be compared."""
    numbers: dict[int, int] = {}
    return [
        [
            *place,
            *(str(value) for value in cell),
            *("" if seat is None else str(numbers.setdefault(seat, len(numbers))) for seat in seats),
        ]
        for place, cell, seats in cells
    ]
