"""The games of a tournament: who met whom on which seats, and what that is worth.

Players are numbered by their seeds, from 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Literal, TypeAlias

GameKind: TypeAlias = Literal["game", "bye", "walkover"]
"""A game at a table; a round without one; or a win because the opponent has withdrawn."""

WIN = Fraction(1)
"""What the first place is worth; the last one is worth nothing."""


@dataclass(frozen=True)
class TableSize:
    """How many players sit at a table: ``most`` where that is possible, never fewer than ``least``."""

    most: int
    least: int


@dataclass(frozen=True)
class TournamentGame:
    """A game of a tournament, or what takes its place for one player."""

    round: int
    players: tuple[int, ...]
    """In the order of the seats."""
    kind: GameKind = "game"
    table: str | None = None
    places: tuple[int, ...] | None = None
    """By seat; None until the game is over, and for a game that came to nothing."""
    over: bool = False

    def points(self, *, two: bool, round_robin: bool) -> tuple[Fraction, ...]:
        """Return the points per seat in a tournament at tables for two, or for more.

        A bye is worth a win at tables for two and half a win at larger ones; in a round robin for two
        everybody sits out equally often, so there it is worth nothing.
        """
        if self.kind == "walkover":
            return (WIN,)
        if self.kind == "bye":
            if two:
                return (Fraction(0) if round_robin else WIN,)
            return (WIN / 2,)
        if self.places is None:
            return (Fraction(0),) * len(self.players)
        return points_by_place(self.places)


def points_by_place(places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points for each place of a table: evenly spaced from 1 to 0; who ties shares.

    >>> print(*points_by_place([2, 1, 3, 4]))
    2/3 1 1/3 0
    >>> print(*points_by_place([1, 1]))
    1/2 1/2
    """
    last = len(places) - 1
    ranks = [
        sum(other < place for other in places) + Fraction(places.count(place) - 1, 2) for place in places
    ]
    return tuple(1 - rank / last for rank in ranks)


def meetings(games: Iterable[TournamentGame]) -> Counter[frozenset[int]]:
    """Return how often each two players have met at a table."""
    return Counter(frozenset(pair) for game in games for pair in combinations(game.players, 2))


def byes(games: Iterable[TournamentGame]) -> Counter[int]:
    """Return how often each player has had a bye."""
    return Counter(game.players[0] for game in games if game.kind == "bye")
