"""The standings of a tournament, with its tie-breaks. ``docs/tournaments.md`` publishes them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Final, Literal, TypeAlias

from atoll.tournaments.games import WIN, TableSize, TournamentGame
from atoll.tournaments.pairings import advancing

Format: TypeAlias = Literal["round-robin", "swiss", "knock-out"]

TieBreak: TypeAlias = Literal["rounds", "buchholz", "sonneborn-berger", "wins", "seconds"]


@dataclass(frozen=True)
class Standing:
    """A player's line in the standings."""

    player: int
    place: int
    points: Fraction
    games: int
    """How many games at a table the player has finished."""
    tie_breaks: tuple[Fraction, ...]
    """In the order of ``tie_breaks``."""


def tie_breaks(format_: Format, size: int) -> tuple[TieBreak, ...]:
    """Return what decides between players, in this order, if they have the same number of points.

    In a knock-out the rounds that a player has survived come before the points.
    """
    if format_ == "knock-out":
        return ("rounds",)
    if size > 2:
        return ("wins", "seconds")
    return ("sonneborn-berger", "wins") if format_ == "round-robin" else ("buchholz", "sonneborn-berger")


def standings(
    players: int, rounds: Sequence[Sequence[TournamentGame]], format_: Format, size: TableSize
) -> list[Standing]:
    """Return the standings after the games that are over, the leader first; equal players share a place."""
    table = _Tally(rounds, format_, size)
    chosen = tie_breaks(format_, size.most)
    lines = []
    for player in range(players):
        values = tuple(table.tie_break(player, name) for name in chosen)
        lines.append((player, table.points[player], values))

    def strength(line: tuple[int, Fraction, tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
        _, points, values = line
        return (*values, table.last[line[0]]) if format_ == "knock-out" else (points, *values)

    lines.sort(key=lambda line: (tuple(-value for value in strength(line)), line[0]))
    found: list[Standing] = []
    for _, group in groupby(lines, strength):
        place = len(found) + 1
        for player, points, values in group:
            found.append(Standing(player, place, points, table.games[player], values))
    return found


class _Tally:
    """What every player has scored."""

    def __init__(self, rounds: Sequence[Sequence[TournamentGame]], format_: Format, size: TableSize) -> None:
        self.points: defaultdict[int, Fraction] = defaultdict(Fraction)
        self.games: defaultdict[int, int] = defaultdict(int)
        self.last: defaultdict[int, Fraction] = defaultdict(Fraction)
        """The points of the last game: what counts among those who are out in the same round."""
        self._survived: defaultdict[int, int] = defaultdict(int)
        self._firsts: defaultdict[int, int] = defaultdict(int)
        self._seconds: defaultdict[int, int] = defaultdict(int)
        self._met: defaultdict[int, list[tuple[int, Fraction]]] = defaultdict(list)
        """Whom a player has met at tables for two, with the points for that."""
        for games in rounds:
            for game in games:
                if game.over:
                    self._count(game, two=size.most == 2, round_robin=format_ == "round-robin")
            if format_ == "knock-out" and all(game.over for game in games):
                for player in advancing(games, size.least):
                    self._survived[player] += 1

    def _count(self, game: TournamentGame, *, two: bool, round_robin: bool) -> None:
        points = game.points(two=two, round_robin=round_robin)
        for player, scored in zip(game.players, points, strict=True):
            self.points[player] += scored
            self.last[player] = scored
            if game.kind != "game" or game.places is None:
                continue
            place = game.places[game.players.index(player)]
            self.games[player] += 1
            self._firsts[player] += place == 1
            self._seconds[player] += place == 2
            if two:
                other = next(each for each in game.players if each != player)
                self._met[player].append((other, scored))

    def tie_break(self, player: int, name: TieBreak) -> Fraction:
        match name:
            case "rounds":
                return Fraction(self._survived[player])
            case "wins":
                return Fraction(self._firsts[player])
            case "seconds":
                return Fraction(self._seconds[player])
            case "buchholz":
                return sum((self.points[other] for other, _ in self._met[player]), Fraction(0))
            case "sonneborn-berger":
                return sum((scored * self.points[other] for other, scored in self._met[player]), Fraction(0))


SHOWN_POINTS: Final = {2: 1, 3: 12, 4: 12, 5: 12}
"""What the first place is worth on screen, by the size of the tables: whole numbers without ties."""


def shown_points(points: Fraction, size: int) -> float:
    """Return points as people read them.

    >>> shown_points(Fraction(3, 2), 2), shown_points(Fraction(2, 3), 4)
    (1.5, 8.0)
    """
    return round(float(points / WIN * SHOWN_POINTS[size]), 2)
