"""Ratings: how strong a player is, estimated from the places in games for any number of players.

The model is Plackett-Luce, as implemented by ``openskill``, on a familiar scale: everybody starts at 1500. A
rating comes with its uncertainty, ``spread``, and is *provisional* at first.

>>> winner, loser = rate([Rating(), Rating()], places=[1, 2])
>>> round(winner.mean), round(loser.mean), winner.provisional
(1658, 1342, True)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Final

from openskill.models import PlackettLuce

__all__ = ["PROVISIONAL_GAMES", "Rating", "chances", "rate"]

MEAN: Final = 1500.0
SPREAD: Final = 500.0

PROVISIONAL_GAMES: Final = 10
"""The number of games after which a rating says more about the player than about luck."""

_MODEL: Final = PlackettLuce(
    mu=MEAN,
    sigma=SPREAD,
    beta=SPREAD / 2,
    tau=SPREAD / 100,  # players change: a rating never becomes too certain to follow
)


@dataclass(frozen=True)
class Rating:
    """An estimate of a player's strength: a normal distribution, and the number of games behind it."""

    mean: float = MEAN
    spread: float = SPREAD
    """The standard deviation."""
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Whether there are too few games for the rating to mean much."""
        return self.games < PROVISIONAL_GAMES

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the strength."""
        return self.mean - 1.96 * self.spread, self.mean + 1.96 * self.spread


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the players' ratings after a game. Places are those of a Result: 1 is best, equals share one.

    A shared place counts as the average of all orders that it stands for. (The library's own treatment can
    give the third player more than the two who share the first place.)

    Raise ValueError unless there are two or more players, each with a place.
    """
    if len(before) != len(places) or len(before) < 2:
        raise ValueError(f"{len(before)} ratings and {len(places)} places: a game has two or more of both")
    orders = [order for order in permutations(range(len(before))) if _fits(order, places)]
    outcomes = [_in_order(before, order) for order in orders]
    return [
        Rating(
            sum(mean for mean, _ in own) / len(orders),
            math.sqrt(sum(spread**2 for _, spread in own) / len(orders)),
            one.games + 1,
        )
        for one, own in zip(before, zip(*outcomes, strict=True), strict=True)
    ]


def _fits(order: Sequence[int], places: Sequence[int]) -> bool:
    return all(places[one] <= places[other] for one, other in pairwise(order))


def _in_order(before: Sequence[Rating], order: Sequence[int]) -> list[tuple[float, float]]:
    """Return each player's mean and spread after a game without shared places, best first in ``order``."""
    teams = [[_MODEL.rating(mu=before[one].mean, sigma=before[one].spread)] for one in order]
    after = _MODEL.rate(teams, ranks=[float(place) for place in range(len(order))])
    found = {one: (team[0].mu, team[0].sigma) for one, team in zip(order, after, strict=True)}
    return [found[one] for one in range(len(before))]


def chances(players: Sequence[Rating]) -> list[float]:
    """Return each player's chance of finishing first. Raise ValueError for fewer than two players."""
    if len(players) < 2:
        raise ValueError("a game has two or more players")
    return list(_MODEL.predict_win([[_MODEL.rating(mu=one.mean, sigma=one.spread)] for one in players]))
