"""Actions in three factors, place, direction and what, beside dense indices; and back.

A policy with one output per factor is small: Taluva's 10,976 indices in a window of 28 become 785 + 6 + 16.
Not every combination is an action, so masks stay those of the dense indices.

>>> from atoll.core import game
>>> from atoll.research.encodings import encoding
>>> from atoll.research.factors import dense, factored
>>> code = encoding(game("talat"), 2, game("talat").options({}, 2))
>>> factored(code, [0, 270])  # put the least tower on a1 of board AB; move from there down left
array([[0, 0, 0],
       [0, 0, 9]], dtype=int32)
>>> dense(code, factored(code, [0, 270])).tolist()
[0, 270]
"""

from __future__ import annotations

from typing import TypeAlias

from atoll.research.encoding import Encoding
from atoll.research.extra import require

require("numpy")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402

__all__ = ["dense", "factor_sizes", "factored"]

Numbers: TypeAlias = npt.NDArray[np.int32]

# Titicaca's dense indices; encodings.titicaca explains them.
_HEXES = 48
_BIDS, _JOINS, _TEMPLES, _MERGES = 405, 453, 502, 599
_VILLAGE, _JOIN, _TEMPLE, _MERGE = 405, 406, 407, 409
# Talat's: encodings.talat.
_PUTS = 270


def factor_sizes(code: Encoding) -> tuple[int, int, int]:
    """Return how many places, directions and whats there are.

    Taluva: cell of the window, or none; direction of a tile; tile, hut, tower, temple, expand over J C S R L,
    ship, draw, take VL VJ VS VV JJ. Talat: square of the three boards; direction; put one of nine kinds,
    move, capture. Titicaca: hex, or none; second hex of a merge, or none; bid 0 to 404, village, join, temple
    1, temple 2, merge.
    """
    kind, window = _kind(code)
    if kind == "taluva":
        return window * window + 1, 6, 16
    return (75, 8, 11) if kind == "talat" else (_HEXES + 1, _HEXES + 1, _MERGE + 1)


def factored(code: Encoding, indices: npt.ArrayLike) -> Numbers:
    """Return the factors of dense indices, in a last axis of three."""
    actions = np.asarray(indices, dtype=np.int32)
    if ((actions < 0) | (actions >= code.actions)).any():
        raise ValueError(f"dense indices go from 0 to {code.actions - 1}")
    kind, window = _kind(code)
    if kind == "taluva":
        place, direction, what = _taluva_factors(code, window, actions)
    elif kind == "talat":
        place, direction, what = _talat_factors(actions)
    else:
        place, direction, what = _titicaca_factors(actions)
    return np.stack((place, direction, what), axis=-1).astype(np.int32)


def dense(code: Encoding, factors: npt.ArrayLike) -> Numbers:
    """Return the dense indices of factors. Raise ValueError if some are no action's."""
    triples = np.asarray(factors, dtype=np.int32)
    sizes = np.array(factor_sizes(code))
    if triples.shape[-1:] != (3,) or ((triples < 0) | (triples >= sizes)).any():
        raise ValueError(f"factors are three numbers below {', '.join(map(str, sizes))}")
    kind, window = _kind(code)
    if kind == "taluva":
        found = _taluva_indices(code, window, triples)
    elif kind == "talat":
        found = _talat_indices(triples)
    else:
        found = _titicaca_indices(triples)
    inside = (found >= 0) & (found < code.actions)
    if not inside.all() or (factored(code, found) != triples).any():
        raise ValueError("these factors are no action's")
    return found.astype(np.int32)


def _kind(code: Encoding) -> tuple[str, int]:
    """Return the game, and the side of Taluva's window."""
    name, shape, _ = code.sections[0]
    if name in {"maps", "planes"}:
        return "taluva", shape[1]
    return ("talat" if name == "towers" else "titicaca"), 0


def _board(code: Encoding, window: int) -> int:
    """Return how many of Taluva's indices are moves on a hex."""
    return code.actions - code.actions % (window * window)


def _taluva_factors(code: Encoding, window: int, actions: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    cells = window * window
    plane, cell = actions // cells, actions % cells
    on_board = actions < _board(code, window)
    direction = np.where(on_board & (plane < 6), plane, 0)
    what = np.where(plane < 6, 0, plane - 5)
    return (
        np.where(on_board, cell, cells),
        direction,
        np.where(on_board, what, 10 + actions - _board(code, window)),
    )


def _taluva_indices(code: Encoding, window: int, triples: Numbers) -> Numbers:
    cells = window * window
    place, direction, what = np.moveaxis(triples, -1, 0)
    plane = np.where(what == 0, direction, what + 5)
    found: Numbers = np.where(what < 10, plane * cells + place, _board(code, window) + what - 10)
    return found


def _talat_factors(actions: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    line, step = actions // 45, actions - _PUTS
    is_put = actions < _PUTS
    put_place = line // 2 * 25 + line % 2 * 20 + actions // 9 % 5
    return (
        np.where(is_put, put_place, step // 16),
        np.where(is_put, 0, step // 2 % 8),
        np.where(is_put, actions % 9, 9 + step % 2),
    )


def _talat_indices(triples: Numbers) -> Numbers:
    place, direction, what = np.moveaxis(triples, -1, 0)
    board, square = place // 25, place % 25
    put = ((board * 2 + square // 20) * 5 + square % 5) * 9 + what
    step = _PUTS + (place * 8 + direction) * 2 + what - 9
    on_line = (square < 5) | (square >= 20)
    found: Numbers = np.where(what >= 9, step, np.where(on_line, put, -1))
    return found


def _titicaca_factors(actions: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    pair = np.maximum(actions - _MERGES - 1, 0)
    high = ((1 + np.sqrt(1 + 8 * pair)) / 2).astype(np.int32)
    high = np.where(high * (high - 1) // 2 > pair, high - 1, high)
    low = pair - high * (high - 1) // 2
    temple = actions - _TEMPLES - 1
    names = (actions < _BIDS, actions < _JOINS, actions < _TEMPLES, actions < _MERGES, actions == _MERGES)
    join = actions - _JOINS - 1
    place = np.select(
        names,
        (
            np.full_like(actions, _HEXES),
            actions - _BIDS,
            np.where(join < 0, _HEXES, join),
            np.where(temple < 0, _HEXES, temple // 2),
            np.full_like(actions, _HEXES),
        ),
        low,
    )
    second = np.where(actions > _MERGES, high, _HEXES)
    village, joined, merged = (np.full_like(actions, what) for what in (_VILLAGE, _JOIN, _MERGE))
    what = np.select(
        names,
        (actions, village, joined, _TEMPLE + np.where(temple < 0, 0, temple % 2), merged),
        merged,
    )
    return place, second, what


def _titicaca_indices(triples: Numbers) -> Numbers:
    place, second, what = np.moveaxis(triples, -1, 0)
    nowhere = place == _HEXES
    merge = np.where(nowhere, _MERGES, _MERGES + 1 + second * (second - 1) // 2 + place)
    found: Numbers = np.select(
        (what < _VILLAGE, what == _VILLAGE, what == _JOIN, what < _MERGE),
        (
            what,
            _BIDS + place,
            np.where(nowhere, _JOINS, _JOINS + 1 + place),
            np.where(nowhere, _TEMPLES, _TEMPLES + 1 + 2 * place + what - _TEMPLE),
        ),
        merge,
    )
    return found
