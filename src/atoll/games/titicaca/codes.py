"""The words behind the engine's numbers: a table's entry 0, 1, 2 … is what the number means.

``codes.pxd`` has the same numbers for C, each under its table and its word: ``STEP_BIDDING``. The rules, the
engine, the encodings and the pictures all take them from here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, TypeAlias, get_args


class Step(StrEnum):
    """What the game waits for."""

    DRAWING = "drawing"
    """A chance node: the set-up is known in part; the next slot of the country, or the arrow, is missing."""

    BIDDING = "bidding"
    """The bids of all seats that are not yet in ``bids``."""

    VILLAGE = "village"
    """The seat ``order[0]`` must put a village (C-VIL-1); its bid is paid already (C-BID-3)."""

    JOIN = "join"
    """The seat ``order[0]`` may join the field ``fresh`` to a region (C-JOIN-1)."""

    MERGE = "merge"
    """The seat ``order[0]`` may unite two other regions (C-MRG-1)."""

    TEMPLE = "temple"
    """The seat ``order[0]`` may put a temple (C-TMP-1)."""

    OVER = "over"
    """The game has ended; final scoring is in ``scores``."""


STEPS: Final = tuple(Step)

Reason: TypeAlias = Literal["full", "weapons", "no-bids"]
"""Why a game ended."""

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

ARROW: Final = 32
"""Outcomes of chance from here on give the arrow to seat 0, 1, 2 …; those below lay a tile."""
