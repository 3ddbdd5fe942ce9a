"""A private rating on the scale of the bots' levels, and the level that suits it.

It aims at one win in two. Everybody starts at level 2; each finished game against bots moves the rating a
little, towards where wins and losses balance. It is computed from a person's own games whenever it is needed,
so it is stored nowhere and shown to nobody else.

>>> suited_level([])
2
>>> suited_level([Outcome(2.0, 1.0)] * 3)
3
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

LOWEST: Final = 1
HIGHEST: Final = 8
START: Final = 2.0

ODDS: Final = 3.0
"""How many times more likely a win is against a level than against the next one, as odds."""

FIRST_STEP: Final = 0.8
LAST_STEP: Final = 0.4
SETTLING: Final = 10
"""After so many games the steps are as small as they get."""


@dataclass(frozen=True)
class Outcome:
    """A finished game against bots."""

    level: float
    """The mean of their levels."""
    score: float
    """1 for a win, 0.5 for a shared first place, else 0."""


def rating_of(games: Iterable[Outcome]) -> float:
    """Return the rating after some games, the oldest first: a level, with fractions."""
    rating = START
    for number, game in enumerate(games):
        expected = 1 / (1 + ODDS ** (game.level - rating))
        step = LAST_STEP + (FIRST_STEP - LAST_STEP) * max(0.0, 1 - number / SETTLING)
        rating = min(max(rating + step * (game.score - expected), LOWEST), HIGHEST)
    return rating


def suited_level(games: Iterable[Outcome]) -> int:
    """Return the level against which somebody with these games wins about one in two."""
    return round(rating_of(games))
