"""Matches between bots: paired games with swapped seats and equal set-ups, and what they prove.

A match is a list of games, each of which follows from the match and its number alone. So games can be
played in any order, in any process, and a match that was interrupted goes on where it stood.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random

from atoll.ai.bot import Bot, BotError
from atoll.ai.players import player
from atoll.core.facts import Json
from atoll.core.fast import FastPosition
from atoll.core.position import Move, Seat
from atoll.core.record import Record
from atoll.core.registry import game as game_named

FORMAT = "atoll-match/1"


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
        return Played(number, seats, record)

    def _seed(self, *parts: object) -> int:
        text = json.dumps([self.game, self.seed, *parts])
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


@dataclass(frozen=True)
class Played:
    """A game of a match: its number, the bot (by its place in the match's list) on each seat, the record."""

    number: int
    seats: tuple[int, ...]
    record: Record

    def places(self) -> dict[int, int]:
        """Give each bot's place."""
        assert self.record.result is not None
        assert self.record.result.places is not None
        return dict(zip(self.seats, self.record.result.places, strict=True))

    def to_json(self) -> dict[str, Json]:
        """Give the line that a match's file has for the game."""
        return {"number": self.number, "seats": list(self.seats), "record": self.record.to_json()}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Played:
        """Read what ``to_json`` wrote."""
        number, seats = data["number"], data["seats"]
        if not isinstance(number, int) or not isinstance(seats, list):
            raise BotError("match-file-line", line=json.dumps(data)[:80])
        return cls(number, tuple(int(str(seat)) for seat in seats), Record.from_json(data["record"]))


def play_game(position: FastPosition, bots: Sequence[Bot]) -> Record:
    """Let bots play a game to its end, one a seat. Who decides at once is asked before anyone's is played."""
    moves: list[tuple[Seat, Move]] = []
    setup = position.setup()
    while asked := sorted(position.waiting()):
        decided = [(seat, bots[seat].choose(position, seat, moves)) for seat in asked]
        for seat, move in decided:
            position.apply(seat, move)
        moves += decided
    return Record(
        game=position.game.name,
        players=position.players,
        options=position.options.given(position.players),
        setup=setup,
        moves=tuple(move for _, move in moves),
        result=position.result(),
    )


@dataclass(frozen=True)
class Share:
    """How often a bot came first (shared wins count in part), with a 95 % confidence interval."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The part of the games won."""
        return self.wins / self.games if self.games else 0.0


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Give Wilson's confidence interval of a rate: sound for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


def standings(match: Match, played: Iterable[Played]) -> list[Share]:
    """Sum a match up, a share for each of its bots."""
    wins = [0.0] * len(match.bots)
    games = 0
    for one in played:
        places = one.places()
        first = [bot for bot, place in places.items() if place == 1]
        for bot in first:
            wins[bot] += 1 / len(first)
        games += 1
    return [Share(won, games, *wilson(won, games)) for won in wins]


def read_file(match: Match, path: Path) -> Iterator[Played]:
    """Read the games that a match's file holds. Raises BotError if it is another match's.

    A last line that was cut off by an interruption is passed over: its game is played again.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    if lines and json.loads(lines[0]) != match.to_json():
        raise BotError("match-file-other", path=str(path))
    for line in lines[1:]:
        try:
            data = json.loads(line)
        except ValueError:
            if line is not lines[-1]:
                raise BotError("match-file-line", line=line[:80]) from None
            return
        yield Played.from_json(data)
