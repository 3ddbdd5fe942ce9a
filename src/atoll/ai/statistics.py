"""What games prove: shares of wins, Elo differences with error bars, and a sequential test.

One bot is compared with others by pairs: in each game it is ahead of another (1), behind (0) or level (a
half), and its *score* is the mean. With two players that is the usual score; with more it uses every place.
The logistic curve turns a score into an Elo difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate
from math import hypot, inf, log, log10, sqrt
from typing import Final

Z95: Final = 1.959964
"""Standard errors to each side of a 95 % interval."""


@dataclass(frozen=True)
class Share:
    """How often a bot came first (shared wins count in part), with a 95 % confidence interval."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @classmethod
    def of(cls, wins: float, games: int) -> Share:
        """Return the share with its interval."""
        return cls(wins, games, *wilson(wins, games))

    def least_loss(self, former: Share) -> float:
        """Return the lower end of what this share is below a former one (Newcombe's interval)."""
        return former.rate - self.rate - hypot(former.rate - former.low, self.high - self.rate)


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's confidence interval of a rate: sound for few games and for rates near 0 and 1.

    After wins only its upper end is exactly 1; after losses only its lower end is exactly 0.
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low = max(0.0, (centre - half) / scale) if wins > 0 else 0.0
    high = min(1.0, (centre + half) / scale) if wins < games else 1.0
    return low, high


def elo_of(score: float) -> float:
    """Return the Elo difference of a score; infinite if nothing was lost, or won."""
    if score <= 0 or score >= 1:
        return inf if score >= 1 else -inf
    return 400 * log10(score / (1 - score))


def score_of(elo: float) -> float:
    """Return the expected score of an Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass(frozen=True)
class Elo:
    """An Elo difference with a 95 % confidence interval; ends may be infinite."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, scores: Sequence[float]) -> Elo:
        """Return the difference that scores show, one per game."""
        total = sum(scores)
        low, high = wilson(total, len(scores))
        return cls(elo_of(total / len(scores)) if scores else 0.0, elo_of(low), elo_of(high))


class Verdict(Enum):
    """What a sequential test says."""

    STRONGER = "stronger"
    NOT_STRONGER = "not-stronger"
    OPEN = "open"


@dataclass(frozen=True)
class Sprt:
    """A sequential probability ratio test: whether the difference is ``high`` rather than ``low`` Elo.

    Its unit is the mean score of a set-up played once in every seating: a lucky deal, which helps both in
    turn, is no noise then. The likelihood ratio is that of a normal distribution with the observed variance
    (the generalised SPRT of chess engines). ``error`` bounds the probability of either wrong verdict.
    """

    low: float = 0.0
    high: float = 50.0
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log-likelihood ratio that decides; its negative decides the other way."""
        return log((1 - self.error) / self.error)

    def ratio(self, units: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the scores of set-ups."""
        return next(reversed(list(self._ratios(units))), 0.0)

    def decide(self, units: Sequence[float]) -> tuple[Verdict, int]:
        """Return the verdict and how many set-ups it took; all of them if it is still open.

        The first decision counts, whatever was played afterwards.
        """
        for number, ratio in enumerate(self._ratios(units), start=1):
            if abs(ratio) >= self.bound:
                return (Verdict.STRONGER if ratio > 0 else Verdict.NOT_STRONGER), number
        return Verdict.OPEN, len(units)

    def _ratios(self, units: Sequence[float]) -> Iterator[float]:
        low, high = score_of(self.low), score_of(self.high)
        sums = accumulate(units)
        squares = accumulate(unit * unit for unit in units)
        for number, (total, square) in enumerate(zip(sums, squares, strict=True), start=1):
            # Half a won and half a lost set-up are added: a few equal scores must not look certain.
            mean = (total + 0.5) / (number + 1)
            variance = (square + 0.5) / (number + 1) - mean * mean
            yield number * (high - low) * (2 * total / number - low - high) / (2 * variance)
