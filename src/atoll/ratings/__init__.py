"""How strong somebody is, learned from the places of games for any number of players.

The model is Plackett-Luce as ``openskill`` has it, on a scale that players know: everybody begins at 1500. A
rating is never a number alone: ``spread`` says how uncertain it is, and it is *provisional* at first.

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
"""So many games it takes until a rating says more about a player than about the luck of the beginning."""

_MODEL: Final = PlackettLuce(
    mu=MEAN,
    sigma=SPREAD,
    beta=SPREAD / 2,
    tau=SPREAD / 100,  # people change: a rating never gets so certain that it cannot follow
)


@dataclass(frozen=True)
class Rating:
    """What is known of a player's strength: a normal distribution, and from how many games."""

    mean: float = MEAN
    spread: float = SPREAD
    """The standard deviation."""
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Tell whether there were too few games to take the number seriously."""
        return self.games < PROVISIONAL_GAMES

    @property
    def interval(self) -> tuple[float, float]:
        """The limits between which the strength lies in 95 of 100 cases."""
        return self.mean - 1.96 * self.spread, self.mean + 1.96 * self.spread


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Give everybody's rating after a game. Places are those of a Result: 1 is best, equals share.

    A shared place counts as the average of all orders that it can stand for. (The library's own reading of
    shared places can give the third more than the two who share the first.)

    Raises ValueError unless two or more players have a place each.
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
    """Give everybody's mean and spread after a game without shared places, the best first in ``order``."""
    teams = [[_MODEL.rating(mu=before[one].mean, sigma=before[one].spread)] for one in order]
    after = _MODEL.rate(teams, ranks=[float(place) for place in range(len(order))])
    found = {one: (team[0].mu, team[0].sigma) for one, team in zip(order, after, strict=True)}
    return [found[one] for one in range(len(before))]


def chances(players: Sequence[Rating]) -> list[float]:
    """Give each player's chance to be first in a game of all. Raises ValueError for fewer than two."""
    if len(players) < 2:
        raise ValueError("a game has two or more players")
    return list(_MODEL.predict_win([[_MODEL.rating(mu=one.mean, sigma=one.spread)] for one in players]))
