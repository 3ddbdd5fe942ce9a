"""Matches between bots: games with equal set-ups in every seating, and what they prove.

A match is a list of games, each of which follows from the match and its number alone. So games can be
played in any order, in any process, and a match that was interrupted goes on where it stood.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

from atoll.ai.bot import Bot, BotError
from atoll.ai.players import player
from atoll.ai.statistics import Share
from atoll.core.facts import Json
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.registry import game as game_named
from atoll.core.types import Move, Seat

FORMAT = "atoll-match/2"


@dataclass(frozen=True)
class Match:
    """Who plays what how often. ``bots`` are names as ``player`` takes them, one a seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, Json] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game_named(self.game).options(self.options, len(self.bots))
        for bot in self.bots:
            player(bot)
        if self.games < 1:
            raise BotError("match-games")

    def to_json(self) -> dict[str, Json]:
        """Give what the match is, without the number of games: that may grow."""
        return {
            "format": FORMAT,
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
        }

    def seats(self, number: int) -> tuple[int, ...]:
        """Say which bot sits where in a game: each set-up is played with the bots in every rotation."""
        turn = number % len(self.bots)
        return tuple((seat + turn) % len(self.bots) for seat in range(len(self.bots)))

    def play(self, number: int) -> Played:
        """Play one of the games."""
        count = len(self.bots)
        game = game_named(self.game)
        options = game.options(self.options, count)
        setup = game.deal(count, options, Random(self._seed("deal", number // count)))
        seats = self.seats(number)
        bots = [
            player(self.bots[bot], seed=self._seed("bot", number, seat)) for seat, bot in enumerate(seats)
        ]
        record = play_game(game.start(count, options, setup), bots)
        assert record.result is not None
        assert record.result.places is not None
        return Played(number, seats, record.result.places, record)

    def _seed(self, *parts: object) -> int:
        text = json.dumps([self.game, self.seed, *parts])
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


@dataclass(frozen=True)
class Played:
    """A game of a match: its number, and for each seat the bot (its index in the match) and its place.

    A file of results keeps no records.
    """

    number: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    record: Record | None = field(default=None, compare=False)

    def place_of(self) -> dict[int, int]:
        """Give each bot's place."""
        return dict(zip(self.seats, self.places, strict=True))

    def to_json(self) -> dict[str, Json]:
        """Give the line that a match's file has for the game."""
        return {"number": self.number, "seats": list(self.seats), "places": list(self.places)}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Played:
        """Read what ``to_json`` wrote. Raises BotError for anything else."""
        match data:
            case {"number": int(number), "seats": [*seats], "places": [*places]} if len(seats) == len(places):
                return cls(number, tuple(map(_whole, seats)), tuple(map(_whole, places)))
        raise BotError("match-file-line", line=json.dumps(data)[:80])


def _whole(value: Json) -> int:
    if not isinstance(value, int):
        raise BotError("match-file-line", line=json.dumps(value)[:80])
    return value


def play_game(position: Position, bots: Sequence[Bot]) -> Record:
    """Let bots play a game to its end, one a seat. Who decides at once is asked before anyone's is played."""
    moves: list[tuple[Seat, Move]] = []
    setup = position.setup()
    while asked := sorted(position.active_seats):
        decided = [(seat, bots[seat].choose(position, seat, moves)) for seat in asked]
        for seat, move in decided:
            position.play(move, seat)
        moves += decided
    return Record(
        game=position.game.name,
        players=position.players,
        options=position.options.to_json(position.players),
        setup=setup,
        moves=tuple(move for _, move in moves),
        result=position.result,
    )


def standings(match: Match, played: Iterable[Played]) -> list[Share]:
    """Sum a match up, a share for each of its bots."""
    wins = [0.0] * len(match.bots)
    games = 0
    for one in played:
        first = [bot for bot, place in one.place_of().items() if place == 1]
        for bot in first:
            wins[bot] += 1 / len(first)
        games += 1
    return [Share.of(won, games) for won in wins]


def score(match: Match, one: Played, bot: int) -> float:
    """Give how a bot fared in a game against those of other names (against all, where there are none).

    1 is ahead of all of them, 0 behind all. Others of its own name count for it.
    """
    place = one.place_of()
    name = match.bots[bot]
    others = [other for other, named in enumerate(match.bots) if named != name]
    own = [other for other, named in enumerate(match.bots) if named == name] if others else [bot]
    others = others or [other for other in range(len(match.bots)) if other != bot]
    pairs = [(place[mine], place[other]) for mine in own for other in others]
    return sum((mine < other) + (mine == other) / 2 for mine, other in pairs) / len(pairs)


def set_ups(match: Match, played: Iterable[Played]) -> list[float]:
    """Give the first bot's mean score in each set-up, as far as all seatings were played, in order."""
    by_number = {one.number: score(match, one, 0) for one in played}
    seats = len(match.bots)
    found: list[float] = []
    while all(len(found) * seats + turn in by_number for turn in range(seats)):
        first = len(found) * seats
        found.append(sum(by_number[first + turn] for turn in range(seats)) / seats)
    return found
