"""What a bot is: for one seat of a position it chooses a move, and says what it considered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from atoll.core.engine import Engine
from atoll.core.errors import AtollError
from atoll.core.facts import Json
from atoll.core.position import Position
from atoll.core.types import Move, Seat

History: TypeAlias = Sequence[tuple[Seat, Move]]
"""The moves that led to a position, as ``Position.history`` lists them."""


class BotError(AtollError, ValueError):
    """An unknown bot or setting, or a question that a bot cannot answer."""


@dataclass(frozen=True)
class Candidate:
    """A move that was considered.

    ``values`` has one number per seat, from 0 (last place) to 1 (first); ``value`` is that of the seat that
    decides. ``low`` and ``high`` are proven bounds on it. ``share`` is the probability with which the bot
    chooses the move.
    """

    move: Move
    visits: int
    value: float
    values: tuple[float, ...]
    low: float
    high: float
    share: float

    @property
    def proven(self) -> bool:
        """Whether the result after this move is certain."""
        return self.low == self.high

    def to_json(self) -> dict[str, Json]:
        """Return the candidate as JSON data."""
        return {
            "move": self.move,
            "visits": self.visits,
            "value": round(self.value, 4),
            "values": [round(value, 4) for value in self.values],
            "proven": self.proven,
            "share": round(self.share, 4),
        }


@dataclass(frozen=True)
class Advice:
    """What a bot found: its move, the candidates (best first) and the values of the position, per seat.

    ``values`` is empty if the bot does not value positions.
    """

    seat: Seat
    move: Move
    candidates: tuple[Candidate, ...]
    values: tuple[float, ...]
    simulations: int

    def to_json(self) -> dict[str, Json]:
        """Return the advice as JSON data."""
        return {
            "seat": self.seat,
            "move": self.move,
            "candidates": [candidate.to_json() for candidate in self.candidates],
            "values": [round(value, 4) for value in self.values],
            "simulations": self.simulations,
        }


class Bot:
    """A player. One bot plays one seat of one game at a time; it may keep its search between moves.

    A subclass has ``think``, or just ``choose``.
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.think is Bot.think and cls.choose is Bot.choose:
            raise TypeError(f"{cls.__name__} has neither think nor choose")

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)
        self.resumed = False
        """Whether the last decision resumed an earlier search."""

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Return a move for a seat that is to move, with what was considered.

        ``position`` may hold secrets: the bot only uses a copy in which everything that the seat cannot know
        is drawn again. With ``history``, redacted for the seat first, a search resumes from the tree of the
        last one. Raise BotError if the seat is not to move.

        A bot that only has ``choose`` considers nothing but its move, and values no position.
        """
        move = self.choose(position, seat, history)
        half = (0.5,) * position.players
        return Advice(seat, move, (Candidate(move, 1, 0.5, half, 0.0, 1.0, 1.0),), (), 0)

    def choose(self, position: Position, seat: Seat, history: History | None = None) -> Move:
        """Return a move for a seat that is to move. A bot has this method, or ``think``, of its own."""
        return self.think(position, seat, history).move

    def stop(self) -> None:
        """Make the bot answer now; may be called from another thread while it thinks."""

    def prune(self, position: Position, move: Move) -> int:
        """Drop everything that cannot be of use after a move, chosen in the position just thought about.

        Return how many bytes the rest takes until the next decision, 0 if there is nothing to keep.
        """
        del position, move
        return 0

    def engine(self, position: Position, seat: Seat) -> Engine:
        """Return the engine of a position in which a seat is to move. It still holds the secrets."""
        if seat not in position.active_seats:
            raise BotError("bot-not-asked", seat=seat)
        return position.engine

    def guess(self, position: Position, seat: Seat) -> Engine:
        """Return a copy of the engine with everything that the seat cannot know drawn again, for a search."""
        engine = self.engine(position, seat).copy()
        engine.determinize(seat, self.random.getrandbits(64))
        return engine
