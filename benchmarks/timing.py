"""What the benchmarks of all games have in common: random games and copies; one core, CPU time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from time import process_time

from atoll.core.engine import Engine

REPEATS = 5


def best_of(work: Callable[[], None]) -> float:
    """Return the seconds of the best of several runs."""
    best = float("inf")
    for _ in range(REPEATS):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def playouts(starts: Sequence[Engine], games: int) -> tuple[float, float, int]:
    """Play random games from these positions in turn.

    Return the seconds per decision and per game, and the number of decisions, which shows that the games are
    right.
    """
    work = starts[0].copy()
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = 0
        for first, engine in enumerate(starts):
            for number in range(first, games, len(starts)):
                work.become(engine)
                decisions += work.playout(number)

    seconds = best_of(play)
    return seconds / decisions, seconds / games, decisions


def seconds_per_copy(engine: Engine, copies: int = 200_000) -> float:
    """Return the seconds to copy a position into another one, the call from Python included."""
    work = engine.copy()

    def copy() -> None:
        for _ in repeat(None, copies):
            work.become(engine)

    seconds = best_of(copy)
    assert work.reference() == engine.reference()
    return seconds / copies
