"""Learn what patterns are worth from games that a search played against itself.

``Model`` is what a run of ``atoll train`` learns: ``Patterns`` here, or a game's network (``networks``).

Values: the difference of two seats' scores is the logit of one being ahead of the other, and is fitted to how
the game ended and to what the search thought of the position. Policy: the logits of a seat's moves are fitted
to how often the search would choose each. Both are convex, and a pattern counts wherever it occurs, so plain
gradient descent (Adam, on shuffled batches) in NumPy is enough: no graphics card would be busy.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sized
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from atoll.core.engine import Engine
from atoll.core.evaluator import Evaluator
from atoll.core.net_file import NetFile
from atoll.core.record import Record
from atoll.research.extra import require

require("numpy", "pyarrow", extra="train")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402

from atoll.research.dataset import Dataset  # noqa: E402

__all__ = [
    "Adam",
    "Epoch",
    "Examples",
    "LearningSettings",
    "Model",
    "Patterns",
    "Weights",
    "batches",
    "decisions",
    "examples_of",
    "learn",
]

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float32]

BATCH = 256
"""Positions per step."""


@dataclass(frozen=True)
class Ragged:
    """Rows of different lengths: row i is ``values[offsets[i]:offsets[i + 1]]``."""

    values: npt.NDArray[Any]
    offsets: npt.NDArray[np.int64]

    @classmethod
    def of(cls, rows: Iterable[npt.NDArray[Any]], kind: type) -> Ragged:
        """Return the rows as one."""
        kept = list(rows)
        offsets = np.zeros(len(kept) + 1, np.int64)
        np.cumsum([len(row) for row in kept], out=offsets[1:])
        return cls(np.concatenate(kept) if kept else np.zeros(0, kind), offsets)

    @property
    def lengths(self) -> npt.NDArray[np.int64]:
        """The lengths of the rows."""
        return np.diff(self.offsets)

    def places(self, rows: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Return where the values of some rows are, and for each which of these rows it belongs to."""
        lengths = self.offsets[rows + 1] - self.offsets[rows]
        row_of = np.repeat(np.arange(len(rows)), lengths)
        ends = np.cumsum(lengths)
        within = np.arange(len(row_of)) - np.repeat(ends - lengths, lengths)
        return np.repeat(self.offsets[rows], lengths) + within, row_of


@dataclass(frozen=True)
class Examples:
    """Positions of games: the patterns of every seat and of every move, and what they should lead to."""

    players: int
    patterns: Ragged
    """Per position and seat."""
    amounts: npt.NDArray[np.float32]
    outcomes: Floats
    """Per position and seat: how the game ended, from 0 to 1."""
    thoughts: Floats
    """The same as the search expected it."""
    choices: Ragged
    """Per position: how often each move would be chosen; nothing if there was only one."""
    moves: Ragged
    """Per move: its patterns."""
    held_out: npt.NDArray[np.bool_]
    """Per position: whether its game is kept to see how well the weights do elsewhere."""

    def __len__(self) -> int:
        return len(self.held_out)


@dataclass(frozen=True)
class Weights:
    """What patterns of positions and of moves are worth."""

    value: Floats
    policy: Floats

    @classmethod
    def of(cls, value: bytes, policy: bytes) -> Weights:
        """Return the weights of a file."""
        return cls(np.frombuffer(value, np.float32), np.frombuffer(policy, np.float32))

    @classmethod
    def none(cls, evaluator: Evaluator) -> Weights:
        """Return what somebody knows who has learnt nothing."""
        return cls(
            np.zeros(evaluator.value_patterns, np.float32), np.zeros(evaluator.move_patterns, np.float32)
        )


@dataclass(frozen=True)
class Epoch:
    """The weights after an epoch, and what they get wrong in held-out games (in all if there are none).

    ``loss`` is what learning lowers. ``value`` is the mean squared error of a seat's value against the game's
    end, ``policy`` the cross-entropy of the search's choices, in nats; None if no policy is learnt.
    """

    number: int
    weights: Weights
    loss: float
    value: float
    policy: float | None


_Examples = TypeVar("_Examples", bound=Sized)


@dataclass(frozen=True)
class LearningSettings:
    """How it learns."""

    model: str = ""
    """``network`` or ``patterns``; if it is not said, the game's network if it has one for the players."""
    window: int = 4
    """Generations whose games are learnt from, the last ones."""
    epochs: int = 8
    rate: float = 0.01
    decay: float = 0.01
    """Pulls weights towards 0."""
    outcome: float = 0.5
    """Part of the game's end in what a position is worth; the rest is what the search thought of it."""
    held_out: int = 10
    """One deal in this many is held out; the epoch that does best there is kept."""


class Model(ABC, Generic[_Examples]):
    """What is learnt from games, and how."""

    version: int
    """Of what the weights belong to, as ``NetFile`` keeps it."""
    defaults: Mapping[str, Mapping[str, float]] = {}
    """The settings of a run that suit it better than the usual ones, by table."""
    search: Mapping[str, float | str] = {}
    """How to search with what is learnt, unless the settings say something about it."""
    bot_settings: Mapping[str, str] = {}
    """How bots play the games that it learns from, beside the settings of the run."""

    @abstractmethod
    def examples(self, datasets: Iterable[Dataset], held_out: int) -> _Examples:
        """Return what can be learnt from datasets; the games of one in ``held_out`` deals are held out."""

    @abstractmethod
    def learn(
        self, examples: _Examples, before: NetFile, settings: LearningSettings, seed: str
    ) -> Iterator[Epoch]:
        """Improve the weights of a file, or new ones if it has none of this model.

        Yield them before the first epoch and after each. The same seed gives the same weights.
        """


class Patterns(Model[Examples]):
    """What a game's patterns are worth."""

    def __init__(self, evaluator: Evaluator, search: Mapping[str, float | str] | None = None) -> None:
        self.evaluator = evaluator
        self.version = evaluator.patterns
        self.search = search or {}

    def examples(self, datasets: Iterable[Dataset], held_out: int) -> Examples:
        """Return the decisions of the games."""
        return examples_of(datasets, self.evaluator, held_out)

    def learn(
        self, examples: Examples, before: NetFile, settings: LearningSettings, seed: str
    ) -> Iterator[Epoch]:
        """Improve the weights of a file."""
        start = Weights.of(before.value, before.policy)
        return learn(examples, start, settings, seed)


def examples_of(datasets: Iterable[Dataset], evaluator: Evaluator, held_out: int) -> Examples:
    """Return the examples of some datasets; the games of one in ``held_out`` deals are held out."""
    patterns: list[Ints] = []
    amounts: list[Floats] = []
    outcomes: list[list[float]] = []
    thoughts: list[list[float]] = []
    choices: list[Floats] = []
    moves: list[Ints] = []
    held: list[bool] = []
    players = 2
    for dataset in datasets:
        players = len(dataset.bots)
        games = dataset.games
        rows = dataset.positions.select(["game", "policy", "values"])
        of_game: dict[int, list[dict[str, Any]]] = {}
        for row in rows.to_pylist():
            of_game.setdefault(row["game"], []).append(row)
        for one in games.to_pylist():
            record = Record.from_json(json.loads(one["record"]))
            outcome = [(1 + value) / 2 for value in one["outcome"]]
            of_this = iter(of_game[one["game"]])
            for engine, seat in decisions(dataset, record):
                row = next(of_this)
                for each in range(players):
                    found, amount = evaluator.patterns_of(engine, each)
                    patterns.append(np.frombuffer(found, np.int32))
                    amounts.append(np.frombuffer(amount, np.float32))
                outcomes.append(outcome)
                thought = row["values"]
                thoughts.append(outcome if thought is None else [(1 + value) / 2 for value in thought])
                policy = np.array(row["policy"], np.float32)
                if len(policy) < 2 or policy.sum() <= 0:
                    policy = policy[:0]
                else:
                    policy /= policy.sum()
                    found, ends = evaluator.patterns_of_moves(engine, seat)
                    moves += np.split(np.frombuffer(found, np.int32), np.frombuffer(ends, np.int32)[:-1])
                choices.append(policy)
                held.append(one["game"] // players % held_out == 0)
    return Examples(
        players,
        Ragged.of(patterns, np.int32),
        np.concatenate(amounts) if amounts else np.zeros(0, np.float32),
        np.array(outcomes, np.float32).reshape(-1, players),
        np.array(thoughts, np.float32).reshape(-1, players),
        Ragged.of(choices, np.float32),
        Ragged.of(moves, np.int32),
        np.array(held, np.bool_),
    )


def decisions(dataset: Dataset, record: Record) -> Iterator[tuple[Engine, int]]:
    """Yield the decisions of a game; where several are made at once, all before any is played."""
    engine = dataset.game.start(record.players, dataset.options, record.setup).engine
    moves = iter(record.moves)
    while seats := [seat for seat in range(record.players) if engine.legal(seat)]:
        for seat in seats:
            yield engine, seat
        for seat in seats:
            engine.play(seat, engine.action(next(moves)))


class Adam:
    """Gradient descent with a step size per weight."""

    def __init__(self, weights: Floats, rate: float, decay: float) -> None:
        self.weights = weights.astype(np.float64)
        self.rate, self.decay = rate, decay
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.steps = 0

    def step(self, slope: npt.NDArray[np.float64]) -> None:
        """Take a step down a slope."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights -= self.rate * (mean / (np.sqrt(square) + 1e-8) + self.decay * self.weights)


def learn(examples: Examples, start: Weights, settings: LearningSettings, seed: str) -> Iterator[Epoch]:
    """Improve weights, as ``Model.learn`` says."""
    random = Random(seed)
    value, policy = (Adam(each, settings.rate, settings.decay) for each in (start.value, start.policy))
    learnt, kept = learnt_and_kept(examples.held_out)
    wanted = settings.outcome * examples.outcomes + (1 - settings.outcome) * examples.thoughts

    def epoch(number: int) -> Epoch:
        weights = Weights(value.weights.astype(np.float32), policy.weights.astype(np.float32))
        guesses = np.concatenate([_values(examples, value.weights, part) for part in batches(kept)])
        loss = float(np.mean((guesses - wanted[kept]) ** 2))
        error = float(np.mean((guesses - examples.outcomes[kept]) ** 2))
        crosses = [_policy_step(examples, policy.weights, part)[0] for part in batches(kept)]
        decided = max(1, int(np.count_nonzero(examples.choices.lengths[kept])))
        return Epoch(number, weights, loss, error, sum(crosses) / decided)

    if not len(examples):
        return
    yield epoch(0)
    for number in range(1, settings.epochs + 1):
        for part in batches(shuffled(learnt, random)):
            value.step(_value_slope(examples, value.weights, part, wanted[part]))
            policy.step(_policy_step(examples, policy.weights, part)[1])
        yield epoch(number)


def learnt_and_kept(held_out: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the rows to learn from, and those that show what was learnt: held-out ones if there are any."""
    learnt, kept = np.flatnonzero(~held_out), np.flatnonzero(held_out)
    return learnt, kept if len(kept) else learnt


def shuffled(rows: npt.NDArray[np.int64], random: Random) -> npt.NDArray[np.int64]:
    """Return rows in another order."""
    return np.array(random.sample(rows.tolist(), len(rows)), np.int64)


def batches(rows: npt.NDArray[np.int64]) -> Iterator[npt.NDArray[np.int64]]:
    """Yield rows, some at a time."""
    for start in range(0, len(rows), BATCH):
        yield rows[start : start + BATCH]


def _sums(numbers: npt.NDArray[Any], parts: npt.NDArray[Any], count: int) -> npt.NDArray[np.float64]:
    """Add up the parts of each number below ``count``."""
    return np.bincount(numbers, parts, minlength=count).astype(np.float64)


def _scores(
    examples: Examples, weights: npt.NDArray[np.float64], rows: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the scores per position and seat, and where their patterns are."""
    count = examples.players
    of_seats = (rows[:, None] * count + np.arange(count)).ravel()
    places, owner = examples.patterns.places(of_seats)
    parts = weights[examples.patterns.values[places]] * examples.amounts[places]
    scores = _sums(owner, parts, len(of_seats)).reshape(-1, count)
    return scores, places, owner


def _ahead(scores: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the chance of each seat to be ahead of each other one, by position."""
    return 1 / (1 + np.exp(np.clip(scores[:, None, :] - scores[:, :, None], -30, 30)))


def _values(
    examples: Examples, weights: npt.NDArray[np.float64], rows: npt.NDArray[np.int64]
) -> npt.NDArray[np.float64]:
    ahead = _ahead(_scores(examples, weights, rows)[0])
    count = examples.players
    return np.asarray((ahead.sum(axis=2) - 0.5) / (count - 1))


def _value_slope(
    examples: Examples, weights: npt.NDArray[np.float64], rows: npt.NDArray[np.int64], wanted: Floats
) -> npt.NDArray[np.float64]:
    """Return the slope of the cross-entropy of all pairs of seats."""
    scores, places, owner = _scores(examples, weights, rows)
    count = examples.players
    targets = np.clip(0.5 + (wanted[:, :, None] - wanted[:, None, :]) / 2, 0, 1)
    slopes = (_ahead(scores) - targets).sum(axis=2) / (count - 1) / len(rows)
    each = slopes.ravel()[owner] * examples.amounts[places]
    return _sums(examples.patterns.values[places], each, len(weights))


def _policy_step(
    examples: Examples, weights: npt.NDArray[np.float64], rows: npt.NDArray[np.int64]
) -> tuple[float, npt.NDArray[np.float64]]:
    """Return the cross-entropy of some positions, added up, and its mean slope."""
    rows = rows[examples.choices.lengths[rows] > 0]
    if not len(rows):
        return 0.0, np.zeros_like(weights)
    moves, position = examples.choices.places(rows)
    places, move = examples.moves.places(moves)
    logits = _sums(move, weights[examples.moves.values[places]], len(moves))
    starts = np.flatnonzero(np.diff(position, prepend=-1))
    logits -= np.maximum.reduceat(logits, starts)[position]
    chances = np.exp(logits)
    totals = np.add.reduceat(chances, starts)
    chances /= totals[position]
    wanted = examples.choices.values[moves]
    entropy = -float(np.sum(wanted * (logits - np.log(totals)[position])))
    slopes = (chances - wanted) / len(rows)
    return entropy, _sums(examples.moves.values[places], slopes[move], len(weights))
