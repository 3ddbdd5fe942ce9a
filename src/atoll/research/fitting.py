"""Fit an evaluation's weights to games, so that it predicts from a position how the game will end.

Bots play against themselves; some positions of every game are kept with the result. The weights are then
fitted by least squares, so that the values of the positions come close to the results (Texel's tuning method,
with Levenberg-Marquardt steps). A fifth of the games is held out to show how well the fit generalizes.
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
from atoll.research.extra import require

require("numpy")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402

__all__ = ["Fit", "Sample", "fit", "sample_positions"]

Values = npt.NDArray[np.float64]

POSITIONS_PER_GAME = 24
"""The most positions kept per game; more of one game would be too similar."""
HELD_OUT = 5
"""One game in this many is held out."""


@dataclass(frozen=True)
class Sample:
    """A position, the number of its game, and each seat's outcome, from 0 (last) to 1 (first)."""

    engine: Engine
    number: int
    outcome: tuple[float, ...]


@dataclass(frozen=True)
class Fit:
    """The state of a fit: the weights, and the mean squared error on the training and the held-out games."""

    weights: dict[str, float]
    training_error: float
    held_out_error: float


def sample_positions(match: Match, number: int, record: Record) -> Iterator[Sample]:
    """Yield some positions of a game; which ones depends on the game's number alone."""
    assert record.result is not None
    assert record.result.places is not None
    places, others = record.result.places, record.players - 1
    outcome = tuple(
        sum((place < other) + (place == other) / 2 for other in places) / others - 0.5 / others
        for place in places
    )
    game = game_named(match.game)
    engine = game.start(record.players, game.options(match.options, record.players), record.setup).engine
    rng = Random(f"{match.seed}/{number}")
    kept = set(rng.sample(range(len(record.moves)), min(POSITIONS_PER_GAME, len(record.moves))))
    undecided: list[int] = []
    for ply, move in enumerate(record.moves):
        undecided = undecided or [seat for seat in range(record.players) if engine.legal(seat)]
        seat = undecided.pop(0)
        if ply in kept and engine.to_move() not in {CHANCE, OVER}:
            yield Sample(engine.copy(), number, outcome)
        engine.play(seat, engine.action(move))


def fit(evaluator: Evaluator, samples: Sequence[Sample], rounds: int = 12) -> Iterator[Fit]:
    """Improve an evaluator's weights step by step; yield the state at the start and after every step.

    Weights are regularized towards their initial values, so that one that no position depends on stays as it
    is. The evaluator ends with the best weights; nothing else in it changes.
    """
    names = evaluator.names
    held = np.array([one.number % HELD_OUT == 0 for one in samples])
    target = np.array([one.outcome[:-1] for one in samples])
    initial = np.array([evaluator.weights()[name] for name in names])
    scale = np.maximum(np.abs(initial), 0.5)
    regularization = 1e-4 * len(samples)

    def predict(weights: Values) -> Values:
        evaluator.set_weights(dict(zip(names, map(float, weights), strict=True)))
        return np.array([evaluator.values(one.engine)[:-1] for one in samples])

    def error(values: Values, which: npt.NDArray[np.bool_]) -> float:
        return float(np.mean((values[which] - target[which]) ** 2)) if which.any() else float("nan")

    def cost(values: Values, weights: Values) -> float:
        squares = float(np.sum((values[~held] - target[~held]) ** 2))
        return squares + regularization * float(np.sum(((weights - initial) / scale) ** 2))

    weights, damping = initial, 1e-2
    values = predict(weights)
    yield Fit(evaluator.weights(), error(values, ~held), error(values, held))
    for _ in range(rounds):
        slopes = np.stack(
            [
                (predict(weights + 1e-3 * scale * one) - values)[~held].ravel() / 1e-3
                for one in np.eye(len(names))
            ]
        )
        residuals = (target - values)[~held].ravel()
        gradient = slopes @ residuals - regularization * (weights - initial) / scale
        hessian = slopes @ slopes.T + regularization * np.eye(len(names))
        while damping < 1e6:
            step = np.linalg.solve(hessian + damping * np.diag(np.diag(hessian)), gradient)
            candidate = weights + step * scale
            predicted = predict(candidate)
            if np.isfinite(predicted).all() and cost(predicted, candidate) < cost(values, weights):
                break
            damping *= 4
        else:
            break
        gain = 1 - cost(predicted, candidate) / cost(values, weights)
        weights, values, damping = candidate, predicted, damping / 4
        yield Fit(evaluator.weights(), error(values, ~held), error(values, held))
        if gain < 1e-5:
            break
    predict(weights)
