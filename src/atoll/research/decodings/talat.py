"""Read a position of Talat from an observation."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from atoll.games.talat import rules
from atoll.games.talat.material import BOARDS, COLOURS, KINDS, SQUARES, Tower
from atoll.games.talat.options import TalatOptions
from atoll.research.encoding import Encoding
from atoll.research.sections import Observation, index_of_flag

__all__ = ["decode"]


def decode(encoding: Encoding, parts: Mapping[str, Observation]) -> rules.Position:
    """Return the position that the sections of an observation tell."""
    assert isinstance(encoding.options, TalatOptions)
    reference = rules.Position(encoding.players, encoding.options)
    for board, side, kind, row, column in np.argwhere(parts["towers"]):
        name = BOARDS[board]
        reference.boards[name][SQUARES[5 * row + column]] = Tower(name[side], KINDS[kind])
    reference.hands = {
        colour: frozenset(KINDS[kind] for kind in np.flatnonzero(parts["hands"][number]))
        for number, colour in enumerate(COLOURS)
    }
    for seat in range(reference.players):
        reference.captured[seat] = frozenset(
            Tower(COLOURS[colour], KINDS[kind]) for colour, kind in np.argwhere(parts["captured"][seat])
        )
    reference.frozen = frozenset(BOARDS[board] for board in np.flatnonzero(parts["frozen"]))
    reference.turn = index_of_flag(parts["turn"])
    return reference
