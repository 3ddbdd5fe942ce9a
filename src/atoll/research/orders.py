"""Where the numbers of observations and the dense indices go if seats are counted from the observer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Final

from atoll.research.encoding import Encoding

__all__ = ["order", "seat_numbers"]

# Talat's directions row by row, downward first: turned upside down the first three are the last three.
_UPSIDE_DOWN: Final = (5, 6, 7, 3, 4, 0, 1, 2)
_PUTS: Final = 270


def order(game: str, encoding: Encoding, observer: int) -> tuple[list[int], list[int]]:
    """Return where each number of an observation goes, and the new index of each dense index."""
    return _talat(encoding, observer) if game == "talat" else _titicaca(encoding, observer)


def seat_numbers(game: str, encoding: Encoding) -> tuple[int, ...]:
    """Return the places of numbers that are seats, counted from 1: Titicaca's arrows."""
    if game != "titicaca":
        return ()
    arrow = _starts(encoding)["arrow"]
    return arrow, arrow + 1


def _starts(encoding: Encoding) -> dict[str, int]:
    """Return where each section begins."""
    found, start = {}, 0
    for name, shape, _ in encoding.sections:
        found[name] = start
        start += prod(shape)
    return found


def _cells(*shape: int) -> Iterator[tuple[int, ...]]:
    return product(*map(range, shape))


def _titicaca(encoding: Encoding, observer: int) -> tuple[list[int], list[int]]:
    players = encoding.players
    places = list(range(encoding.size))
    starts, shapes = _starts(encoding), {name: shape for name, shape, _ in encoding.sections}
    for name in ("villages", "seats", "viewer"):
        each = prod(shapes[name][1:])
        for seat, number in _cells(players, each):
            places[starts[name] + seat * each + number] = (
                starts[name] + (seat - observer) % players * each + number
            )
    return places, list(range(encoding.actions))


def _talat(encoding: Encoding, observer: int) -> tuple[list[int], list[int]]:
    """With three players everything turns; with two, A and B change places, and the boards turn over."""
    players = encoding.players
    starts = _starts(encoding)
    turned_over = players == 2 and observer == 1
    boards = colours = [(each - observer) % 3 if players == 3 else each for each in range(3)]
    if turned_over:
        boards, colours = [0, 2, 1], [1, 0, 2]

    def side_of(side: int) -> int:
        return 1 - side if turned_over else side

    def square_of(square: int) -> int:
        return 20 - square // 5 * 5 + square % 5 if turned_over else square

    places = list(range(encoding.size))
    for board, side, kind, square in _cells(3, 2, 9, 25):
        places[((board * 2 + side) * 9 + kind) * 25 + square] = (
            (boards[board] * 2 + side_of(side)) * 9 + kind
        ) * 25 + square_of(square)
    for colour, kind in _cells(3, 9):
        places[starts["hands"] + 9 * colour + kind] = starts["hands"] + 9 * colours[colour] + kind
    for seat, colour, kind in _cells(players, 3, 9):
        places[starts["captured"] + 27 * seat + 9 * colour + kind] = (
            starts["captured"] + 27 * ((seat - observer) % players) + 9 * colours[colour] + kind
        )
    for board in range(3):
        places[starts["frozen"] + board] = starts["frozen"] + boards[board]
    for name, seat in product(("turn", "viewer"), range(players)):
        places[starts[name] + seat] = starts[name] + (seat - observer) % players
    indices = list(range(encoding.actions))
    for board, side, rest in _cells(3, 2, 45):
        indices[(board * 2 + side) * 45 + rest] = (boards[board] * 2 + side_of(side)) * 45 + rest
    for board, square, direction, capture in _cells(3, 25, 8, 2):
        towards = _UPSIDE_DOWN[direction] if turned_over else direction
        indices[_PUTS + ((board * 25 + square) * 8 + direction) * 2 + capture] = (
            _PUTS + ((boards[board] * 25 + square_of(square)) * 8 + towards) * 2 + capture
        )
    return places, indices
