"""The contract of a position. Both readings of each rulebook, ``rules`` and ``engine``, fulfil it.

::

    start ──► play ──► play ──► … ──► result
                │
                └─ at a chance node (a set-up that is known only in part): outcomes, resolve

A position is changed by ``play`` and ``resolve`` and by nothing else; there is no way back, keep a copy.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Final, Literal, Protocol, Self, TypeAlias

from atoll.core.facts import Event, Json, Refusal
from atoll.core.result import Result

if TYPE_CHECKING:
    from atoll.core.game import Game, Setup
    from atoll.core.options import Options

Seat: TypeAlias = int
"""A player, counted from 0."""

Move: TypeAlias = str
"""A move in the notation, in its one canonical spelling: ``tile 3,-1 2``."""


class Chance(Enum):
    """The mover at a chance node."""

    CHANCE = "chance"


class Spectator(Enum):
    """Somebody who looks on and holds no seat."""

    SPECTATOR = "spectator"


CHANCE: Final = Chance.CHANCE
SPECTATOR: Final = Spectator.SPECTATOR
Viewer: TypeAlias = Seat | Literal[Spectator.SPECTATOR]


@dataclass(frozen=True)
class View:
    """What one seat, or a spectator, may see: the only form of a position that leaves the server."""

    viewer: Viewer
    data: Mapping[str, Json]

    def hash(self) -> str:
        """Name this view. Equal views have equal names; it is made of nothing that the viewer cannot see."""
        text = json.dumps(self.data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]


class Position(Protocol):
    """One moment of a game."""

    @property
    def game(self) -> Game:
        """The game this is a position of."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def options(self) -> Options:
        """The options, complete and checked."""

    def setup(self) -> Setup:
        """Give all that chance has decided so far, as a record writes it. Holds secrets."""

    def to_move(self) -> Seat | Literal[Chance.CHANCE] | None:
        """Who decides next: a seat (the lowest that is waited for), chance, or None when the game is over."""

    def waiting(self) -> frozenset[Seat]:
        """All seats that are asked now; several where decisions are simultaneous."""

    def legal(self, seat: Seat) -> Sequence[Move]:
        """All legal moves of a seat, sorted as strings; none for a seat that is not asked."""

    def is_legal(self, seat: Seat, move: Move) -> bool:
        """Tell whether this is one of ``legal(seat)``. Raises NotationError for a text that is no move."""

    def explain(self, seat: Seat, move: Move) -> tuple[Refusal, ...]:
        """Name every rule that a move breaks; empty exactly if it is legal. Raises as ``is_legal`` does."""

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move and tell what happened. IllegalMove and NotationError leave all as it was."""

    def outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """All outcomes of the chance node that the position stands at, sorted, with their probabilities."""

    def resolve(self, outcome: str) -> tuple[Event, ...]:
        """Let chance decide so."""

    def result(self) -> Result:
        """Give how the game ended, or how it stands."""

    def view(self, viewer: Viewer) -> View:
        """Give what a seat or a spectator may see."""

    def resample(self, seat: Seat, rng: Random) -> Self:
        """Give a copy in which all that the seat cannot know is drawn anew, consistent with what it knows.

        No chance node is left in it: what a partial set-up leaves open is drawn too. Sealed decisions of
        others that are not open yet are withdrawn, so that those seats are asked again. A view tells who is
        asked and who has sealed a decision under ``waiting`` and ``sealed``, and nowhere else.
        """

    def copy(self) -> Self:
        """Give an independent copy."""
