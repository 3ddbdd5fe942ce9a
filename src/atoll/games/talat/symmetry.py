"""The boards in one form: each may be mirrored, and the colours may change places.

Hands, captured towers and whose turn it is do not count: with them, the same boards would have many names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from atoll.games.talat.material import BOARDS, COLOURS, COLUMNS, ROWS


def canonical(view: Mapping[str, Any]) -> Sequence[Any]:
    """Return the form that boards share with their images."""
    return min(_boards(view, dict(zip(COLOURS, others, strict=True))) for others in permutations(COLOURS))


def _boards(view: Mapping[str, Any], colours: Mapping[str, str]) -> list[Any]:
    """Return the boards as if the towers had other colours."""
    found = []
    for name in BOARDS:
        one, other = (colours[colour] for colour in name)
        turned = one + other not in BOARDS  # this board is named the other way round: its rows are too
        towers = [
            (
                COLUMNS.index(square[0]),
                ROWS + 1 - int(square[1]) if turned else int(square[1]),
                colours[tower[0]] + tower[1:],
            )
            for square, tower in view["boards"][name]["towers"].items()
        ]
        mirrored = [(len(COLUMNS) - 1 - column, row, tower) for column, row, tower in towers]
        found.append([other + one if turned else one + other, min(sorted(towers), sorted(mirrored))])
    return sorted(found)
