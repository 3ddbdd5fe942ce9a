"""Ratings of puzzles and solvers: Elo's formula, with steps that shrink with the number of attempts.

>>> rate_attempt(1000, 0, 1000, 0, 1.0)
(1030.0, 980.0)
"""

from __future__ import annotations

from typing import Final

FIRST_RATING: Final = 1000.0
"""The rating that every solver begins with."""

FIRST_STEP: Final = 40.0
"""How far a puzzle's rating can move at its first attempt."""

LEAST_STEP: Final = 4.0
"""How far it can still move after many."""

HALVED_AFTER: Final = 10
"""After how many attempts it moves half as far."""

FARTHEST: Final = 600.0
"""How far a puzzle's rating can get from what its search says."""

QUICK: Final = 20
"""How many attempts of a solver count more than later ones."""


def rate_attempt(
    solver: float, solved: int, puzzle: float, attempts: int, score: float
) -> tuple[float, float]:
    """Return a solver's and a puzzle's rating after an attempt: 1 for the solution, 0 for anything else.

    ``solved`` and ``attempts`` are the numbers of earlier attempts by this solver and of this puzzle.
    """
    surprise = score - 1 / (1 + 10 ** ((puzzle - solver) / 400))
    return solver + (60 if solved < QUICK else 24) * surprise, puzzle - puzzle_step(attempts) * surprise


def puzzle_step(attempts: int) -> float:
    """Return how far a puzzle's rating can move after so many attempts.

    >>> puzzle_step(0), puzzle_step(10), puzzle_step(1000)
    (40.0, 20.0, 4.0)
    """
    return max(LEAST_STEP, FIRST_STEP / (1 + attempts / HALVED_AFTER))


def clamp(rating: float, first: float) -> float:
    """Return a puzzle's rating, kept near what it began with, so that no crowd can carry it away."""
    return min(first + FARTHEST, max(first - FARTHEST, rating))
