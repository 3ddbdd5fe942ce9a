"""What a bot is: it looks at a position as one seat and says which move it would make, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from atoll.core.engine import Engine
from atoll.core.errors import AtollError
from atoll.core.facts import Json
from atoll.core.position import Position
from atoll.core.types import Move, Seat

History: TypeAlias = Sequence[tuple[Seat, Move]]
"""The moves that led to a position, as ``Position.history`` lists them."""


class BotError(AtollError, ValueError):
    """A wish for a bot, or a question to one, that cannot be met."""


@dataclass(frozen=True)
class Candidate:
    """A move that was considered.

    ``values`` has a number a seat, from 0 (last place) to 1 (first), ``value`` the one of the seat that
    decides. ``low`` and ``high`` bound it where that was proven. ``share`` is how often the bot would choose
    the move if it were asked again and again.
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
        """Give the candidate as data."""
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
    """What a bot found: its move, all candidates (the best first) and the position's values, one a seat."""

    seat: Seat
    move: Move
    candidates: tuple[Candidate, ...]
    values: tuple[float, ...]
    simulations: int

    def to_json(self) -> dict[str, Json]:
        """Give the advice as data."""
        return {
            "seat": self.seat,
            "move": self.move,
            "candidates": [candidate.to_json() for candidate in self.candidates],
            "values": [round(value, 4) for value in self.values],
            "simulations": self.simulations,
        }


class Bot(ABC):
    """A player. One bot plays one seat of one game at a time; it may remember what it thought before."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)

    @abstractmethod
    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose a move for a seat that is asked, and tell what was considered.

        ``position`` may hold secrets: the bot looks at nothing but a copy in which all that the seat cannot
        know is drawn anew. With ``history`` a search goes on where it stood; it is redacted for the seat
        first. Raises BotError if the seat is not asked.
        """

    def choose(self, position: Position, seat: Seat, history: History | None = None) -> Move:
        """Choose a move for a seat that is asked."""
        return self.think(position, seat, history).move

    def stop(self) -> None:  # noqa: B027 - those who never think long have nothing to stop
        """Ask for the move now; may be called from another thread while the bot thinks."""

    def engine(self, position: Position, seat: Seat) -> Engine:
        """Give the compiled position that a seat is asked in. It still holds the secrets."""
        if seat not in position.active_seats:
            raise BotError("bot-not-asked", seat=seat)
        return position.engine

    def guess(self, position: Position, seat: Seat) -> Engine:
        """Give a copy of the compiled position in which all that the seat cannot know is drawn anew."""
        engine = self.engine(position, seat).copy()
        engine.resample(seat, self.random.getrandbits(64))
        return engine
