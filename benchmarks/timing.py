"""What every game's benchmark measures in the same way: random games and copies; one core, CPU time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from time import process_time

from atoll.core.engine import Engine

REPEATS = 5


def best_of(work: Callable[[], None]) -> float:
    """Give the seconds of the best of some tries."""
    best = float("inf")
    for _ in range(REPEATS):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def playouts(begun: Sequence[Engine], games: int) -> tuple[float, float, int]:
    """Play random games from these beginnings in turn.

    Gives the seconds a decision and a game, and the number of decisions: a fast wrong answer is none.
    """
    work = begun[0].copy()
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = 0
        for first, engine in enumerate(begun):
            for number in range(first, games, len(begun)):
                work.become(engine)
                decisions += work.playout(number)

    seconds = best_of(play)
    return seconds / decisions, seconds / games, decisions


def seconds_a_copy(engine: Engine, copies: int = 200_000) -> float:
    """Copy a position into another one; a call from Python is part of it."""
    work = engine.copy()

    def copy() -> None:
        for _ in repeat(None, copies):
            work.become(engine)

    seconds = best_of(copy)
    assert work.reference() == engine.reference()
    return seconds / copies
