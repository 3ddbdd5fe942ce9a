"""Matches between bots: every set-up is played in every seating.

Each game of a match depends only on the match and the game's number. So games can be played in any order, in
any process, and an interrupted match resumes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from zlib import crc32

from atoll.ai.bot import Bot, BotError
from atoll.ai.mcts import OWN_NET
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
    """Which bots play which game how often. ``bots`` are names as ``player`` takes them, one per seat."""

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
        """Return what defines the match; not the number of games, which may grow."""
        return {
            "format": FORMAT,
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
        }

    def weights(self) -> dict[str, Json]:
        """Return a checksum of each file of weights that the bots play with: a name may get other weights."""
        found: dict[str, Json] = {}
        for bot in self.bots:
            settings = getattr(player(bot), "settings", None)
            for name in ("net", "weights"):
                file = getattr(settings, name, None)
                if file and file != OWN_NET and Path(file).is_file():
                    found[file] = f"{crc32(Path(file).read_bytes()):08x}"
        return found

    def seats(self, number: int) -> tuple[int, ...]:
        """Return which bot has which seat in a game: each set-up is played in every rotation of the bots."""
        turn = number % len(self.bots)
        return tuple((seat + turn) % len(self.bots) for seat in range(len(self.bots)))

    def deal(self, number: int) -> dict[str, Json]:
        """Return the set-up of a game, which all rotations of the bots share."""
        count = len(self.bots)
        game = game_named(self.game)
        rng = Random(self._seed("deal", number // count))
        return game.deal(count, game.options(self.options, count), rng)

    def start(self, number: int) -> Position:
        """Return the position at the start of a game."""
        count = len(self.bots)
        game = game_named(self.game)
        return game.start(count, game.options(self.options, count), self.deal(number))

    def bot_seeds(self, number: int) -> list[int]:
        """Return the seeds of a game's bots, by seat."""
        return [self._seed("bot", number, seat) for seat in range(len(self.bots))]

    def play(self, number: int) -> PlayedGame:
        """Play the game of this number."""
        seats, seeds = self.seats(number), self.bot_seeds(number)
        bots = [player(self.bots[bot], seed=seed) for bot, seed in zip(seats, seeds, strict=True)]
        record = play_game(self.start(number), bots)
        assert record.result is not None
        assert record.result.places is not None
        return PlayedGame(number, seats, record.result.places, record)

    def _seed(self, *parts: object) -> int:
        text = json.dumps([self.game, self.seed, *parts])
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


@dataclass(frozen=True)
class PlayedGame:
    """A game of a match: its number, and per seat the bot (its index in the match) and its place.

    Read from a file of results, it has no record.
    """

    number: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    record: Record | None = field(default=None, compare=False)

    def place_of(self) -> dict[int, int]:
        """Return the place of each bot, by its index in the match."""
        return dict(zip(self.seats, self.places, strict=True))

    def to_json(self) -> dict[str, Json]:
        """Return the game's line in the match's file."""
        return {"number": self.number, "seats": list(self.seats), "places": list(self.places)}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> PlayedGame:
        """Read what ``to_json`` wrote. Raise BotError if it is anything else."""
        match data:
            case {"number": int(number), "seats": [*seats], "places": [*places]} if len(seats) == len(places):
                return cls(number, tuple(map(_whole, seats)), tuple(map(_whole, places)))
        raise BotError("match-file-line", line=json.dumps(data)[:80])


def _whole(value: Json) -> int:
    if not isinstance(value, int):
        raise BotError("match-file-line", line=json.dumps(value)[:80])
    return value


def play_game(position: Position, bots: Sequence[Bot]) -> Record:
    """Let bots, one per seat, play a game out. Simultaneous decisions are made before any is played."""
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


def standings(match: Match, played: Iterable[PlayedGame]) -> list[Share]:
    """Return the share of wins of each of the match's bots."""
    wins = [0.0] * len(match.bots)
    games = 0
    for one in played:
        first = [bot for bot, place in one.place_of().items() if place == 1]
        for bot in first:
            wins[bot] += 1 / len(first)
        games += 1
    return [Share.of(won, games) for won in wins]


def score(match: Match, one: PlayedGame, bot: int) -> float:
    """Return a bot's score in a game against the bots of other names (against all, if there are none).

    1 means ahead of all of them, 0 behind all. Bots of its own name count for it.
    """
    place = one.place_of()
    name = match.bots[bot]
    others = [other for other, named in enumerate(match.bots) if named != name]
    own = [other for other, named in enumerate(match.bots) if named == name] if others else [bot]
    others = others or [other for other in range(len(match.bots)) if other != bot]
    pairs = [(place[mine], place[other]) for mine in own for other in others]
    return sum((mine < other) + (mine == other) / 2 for mine, other in pairs) / len(pairs)


def setup_scores(match: Match, played: Iterable[PlayedGame]) -> list[float]:
    """Return the first bot's mean score per set-up, in order, as far as all seatings were played."""
    by_number = {one.number: score(match, one, 0) for one in played}
    seats = len(match.bots)
    found: list[float] = []
    while all(len(found) * seats + turn in by_number for turn in range(seats)):
        first = len(found) * seats
        found.append(sum(by_number[first + turn] for turn in range(seats)) / seats)
    return found
