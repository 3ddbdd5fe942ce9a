"""Evaluations learnt from games: terms that tell from a position how the game will end.

Bots play against themselves; some positions of every game are kept with the result. Then the terms are moved
so that the values of the positions come close to the results, in the sense of least squares (the way of
Texel's tuning, with the steps of Levenberg and Marquardt). A fifth of the games is not learnt from: on it the
fit shows whether it has understood anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from atoll.ai.match import Match
from atoll.core.engine import CHANCE, OVER, Engine
from atoll.core.evaluator import Evaluator
from atoll.core.record import Record
from atoll.core.registry import game as game_named
from atoll.research.extra import need

need("numpy")

import numpy as np  # noqa: E402 - after the check that says how to get it
import numpy.typing as npt  # noqa: E402

__all__ = ["Fit", "Sample", "fit", "sample"]

Values = npt.NDArray[np.float64]

POSITIONS = 24
"""So many of each game are kept at most; more of one game are too much alike."""
HELD_OUT = 5
"""Every so many games one is not learnt from."""


@dataclass(frozen=True)
class Sample:
    """A position, the number of its game, and what each seat got in the end, from 0 to 1."""

    engine: Engine
    number: int
    outcome: tuple[float, ...]


@dataclass(frozen=True)
class Fit:
    """Where a fit stands: the terms, and the mean squared error on what was learnt and on what was not."""

    terms: dict[str, float]
    learnt: float
    held_out: float


def sample(match: Match, number: int, record: Record) -> Iterator[Sample]:
    """Give some positions of a game that was played, which ones by the game's number."""
    assert record.result is not None
    assert record.result.places is not None
    places, others = record.result.places, record.players - 1
    outcome = tuple(
        sum((place < other) + (place == other) / 2 for other in places) / others - 0.5 / others
        for place in places
    )
    game = game_named(match.game)
    at = game.start(record.players, game.options(match.options, record.players), record.setup).engine
    dice = Random(f"{match.seed}/{number}")
    kept = set(dice.sample(range(len(record.moves)), min(POSITIONS, len(record.moves))))
    waiting: list[int] = []
    for ply, move in enumerate(record.moves):
        waiting = waiting or [seat for seat in range(record.players) if at.legal(seat)]
        seat = waiting.pop(0)
        if ply in kept and at.to_move() not in {CHANCE, OVER}:
            yield Sample(at.copy(), number, outcome)
        at.play(seat, at.action(move))


def fit(evaluator: Evaluator, samples: Sequence[Sample], rounds: int = 12) -> Iterator[Fit]:
    """Improve an evaluator's terms step by step; give where it stands at first and after every step.

    Terms are pulled a little towards where they began, so that one that no position tells anything about
    stays. Nothing is changed in the evaluator that was handed in but its terms: it ends with the best.
    """
    names = evaluator.names
    held = np.array([one.number % HELD_OUT == 0 for one in samples])
    target = np.array([one.outcome[:-1] for one in samples])
    begin = np.array([evaluator.terms()[name] for name in names])
    unit = np.maximum(np.abs(begin), 0.5)
    pull = 1e-4 * len(samples)

    def guess(terms: Values) -> Values:
        evaluator.adopt(dict(zip(names, map(float, terms), strict=True)))
        return np.array([evaluator.values(one.engine)[:-1] for one in samples])

    def error(values: Values, which: npt.NDArray[np.bool_]) -> float:
        return float(np.mean((values[which] - target[which]) ** 2)) if which.any() else float("nan")

    def cost(values: Values, terms: Values) -> float:
        squares = float(np.sum((values[~held] - target[~held]) ** 2))
        return squares + pull * float(np.sum(((terms - begin) / unit) ** 2))

    terms, caution = begin, 1e-2
    values = guess(terms)
    yield Fit(evaluator.terms(), error(values, ~held), error(values, held))
    for _ in range(rounds):
        slopes = np.stack(
            [(guess(terms + 1e-3 * unit * one) - values)[~held].ravel() / 1e-3 for one in np.eye(len(names))]
        )
        rest = (target - values)[~held].ravel()
        towards = slopes @ rest - pull * (terms - begin) / unit
        curve = slopes @ slopes.T + pull * np.eye(len(names))
        while caution < 1e6:
            step = np.linalg.solve(curve + caution * np.diag(np.diag(curve)), towards)
            there = terms + step * unit
            found = guess(there)
            if np.isfinite(found).all() and cost(found, there) < cost(values, terms):
                break
            caution *= 4
        else:
            break
        gain = 1 - cost(found, there) / cost(values, terms)
        terms, values, caution = there, found, caution / 4
        yield Fit(evaluator.terms(), error(values, ~held), error(values, held))
        if gain < 1e-5:
            break
    guess(terms)
