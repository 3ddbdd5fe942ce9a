"""What the networks of all games have in common when they learn: gradient descent, epoch by epoch."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from math import cos, pi, prod
from random import Random
from typing import Any, Final, TypeVar

import numpy as np
import numpy.typing as npt

from atoll.core.net_file import NetFile
from atoll.research.learning import (
    BATCH,
    Adam,
    Epoch,
    LearningSettings,
    Model,
    Weights,
    batches,
    learnt_and_kept,
    shuffled,
)

__all__ = [
    "Descent",
    "Doubles",
    "Flags",
    "Floats",
    "Numbers",
    "Samples",
    "chances",
    "clean_decisions",
    "joined",
]

WARM_UP: Final = 200
"""Steps until the rate is what it should be."""

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]


@dataclass
class Samples:
    """Positions as a network sees them, and what they should be worth to the seat that sees them.

    A subclass says what it sees.
    """

    outcomes: Floats
    """How the game ended, from 0 to 1."""
    thoughts: Floats
    """The same as the search expected it."""
    clean: Flags
    """Whether no later move was random."""
    held_out: Flags

    def __len__(self) -> int:
        return len(self.held_out)

    def targets(self, outcome: float) -> Floats:
        """Return what positions should be worth if the game's end has such a part in it."""
        part = np.where(self.clean, outcome, 0.0)
        return (part * self.outcomes + (1 - part) * self.thoughts).astype(np.float32)


_Samples = TypeVar("_Samples", bound=Samples)


class Descent(Model[_Samples]):
    """A network: its weights lie one layer after the other, and it has no policy."""

    shapes: Mapping[str, tuple[int, ...]]
    """Of its layers, in the order of the file."""
    bounds: Mapping[str, tuple[float, int]]
    """By layer: the largest weight that inference can have, and what 1 is among its whole numbers."""

    @abstractmethod
    def fresh_weights(self, seed: int) -> Doubles:
        """Return weights that know nearly nothing."""

    @abstractmethod
    def logits(self, weights: Floats, samples: _Samples, rows: Numbers) -> Floats:
        """Return what the network says of some positions."""

    @abstractmethod
    def slope(
        self, weights: Doubles, samples: _Samples, rows: Numbers, targets: Floats, step: int
    ) -> Doubles:
        """Return the mean slope of the cross-entropy of some positions with these targets."""

    def learn(
        self, examples: _Samples, before: NetFile, settings: LearningSettings, seed: str
    ) -> Iterator[Epoch]:
        """Improve a network, or a fresh one; the rate falls to 0 along half a wave of a cosine."""
        random = Random(seed)
        fresh = self.fresh_weights(random.getrandbits(64))
        adam = Adam(self._weights_of(before, fresh), settings.rate, settings.decay)
        targets = examples.targets(settings.outcome)
        learnt, kept = learnt_and_kept(examples.held_out)
        if not len(examples):
            return
        yield self._epoch(0, adam.weights, examples, kept, targets[kept])
        steps = settings.epochs * -(-len(learnt) // BATCH)
        step = 0
        for number in range(1, settings.epochs + 1):
            for rows in batches(shuffled(learnt, random)):
                adam.rate = settings.rate * min(1.0, step / WARM_UP) * (0.5 + 0.5 * cos(pi * step / steps))
                adam.step(self.slope(adam.weights, examples, rows, targets[rows], step))
                np.clip(adam.weights, -self._most, self._most, out=adam.weights)
                step += 1
            yield self._epoch(number, adam.weights, examples, kept, targets[kept])

    def drawn(self, seed: int, spread: Mapping[str, float]) -> Doubles:
        """Return random weights, by layer so far from 0."""
        rng = np.random.default_rng(seed)
        parts = [rng.standard_normal(prod(shape)) * spread[name] for name, shape in self.shapes.items()]
        return np.concatenate(parts)

    def layers(self, weights: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Return the layers as views of all weights."""
        found = {}
        start = 0
        for name, shape in self.shapes.items():
            end = start + prod(shape)
            found[name] = weights[start:end].reshape(shape)
            start = end
        return found

    def per_weight(self, layer: Mapping[str, float]) -> Doubles:
        """Return for every weight the number of its layer."""
        return np.concatenate([np.full(prod(shape), layer[name]) for name, shape in self.shapes.items()])

    @cached_property
    def _most(self) -> Doubles:
        return self.per_weight({name: most for name, (most, _) in self.bounds.items()})

    @cached_property
    def _units(self) -> Doubles:
        return self.per_weight({name: unit for name, (_, unit) in self.bounds.items()})

    def _weights_of(self, file: NetFile, fresh: Doubles) -> Floats:
        """Return the network of a file, or a fresh one if it holds something else."""
        found = Weights.of(file.value, file.policy)
        is_network = (file.patterns, len(found.value), len(found.policy)) == (self.version, len(fresh), 0)
        return found.value if is_network else fresh.astype(np.float32)

    def _epoch(
        self, number: int, weights: Doubles, examples: _Samples, kept: Numbers, targets: Floats
    ) -> Epoch:
        """Return the weights as inference has them, and their errors."""
        rounded = (np.round(weights * self._units) / self._units).astype(np.float32)
        guesses = chances(self.logits(rounded, examples, kept))
        loss, value = (float(np.mean((guesses - each) ** 2)) for each in (targets, examples.outcomes[kept]))
        return Epoch(number, Weights(rounded, np.zeros(0, np.float32)), loss, value, None)


def chances(logits: Floats) -> Floats:
    """Return the chances that logits stand for."""
    return (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)


def clean_decisions(games: Numbers, judged: Flags) -> Flags:
    """Return per decision, in the order of games, whether a bot made all later ones of its game."""
    found = np.ones(len(games), np.bool_)
    for i in range(len(games) - 2, -1, -1):
        if games[i] == games[i + 1]:
            found[i] = found[i + 1] and judged[i + 1]
    return found


def joined(kind: type[_Samples], found: list[_Samples]) -> _Samples:
    """Return samples one after the other."""
    return kind(*(np.concatenate([getattr(one, each.name) for one in found]) for each in fields(kind)))
