"""A position that runs on a compiled engine and lets the literal rules do the talking.

State and legality come from the engine. Events, refusals and views are made by the game's ``rules`` and
``view`` from the same position: they are wanted once a move, not once a playout.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Literal, Self

from atoll.core.engine import CHANCE as CHANCE_NODE
from atoll.core.engine import OVER, Engine
from atoll.core.errors import IllegalMove, NotationError
from atoll.core.facts import Event, Refusal
from atoll.core.law import Law
from atoll.core.position import CHANCE, Chance, Move, Seat, View, Viewer
from atoll.core.result import Result

if TYPE_CHECKING:
    from atoll.core.game import Game, Setup
    from atoll.core.options import Options


class FastPosition:
    """The contract of ``Position`` over an engine."""

    __slots__ = ("_players", "engine", "game", "options")

    def __init__(self, game: Game, law: Law) -> None:
        self.game = game
        self.options: Options = law.options
        self._players = law.players
        self.engine: Engine = game.engine(law)

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._players

    def law(self) -> Law:
        """Give the same position by the literal rules, independent of this one."""
        return self.engine.law()

    def setup(self) -> Setup:
        """Give all that chance has decided so far. Holds secrets."""
        return self.law().setup()

    def to_move(self) -> Seat | Literal[Chance.CHANCE] | None:
        """Who decides next: a seat, chance, or None when the game is over."""
        mover = self.engine.to_move()
        if mover == CHANCE_NODE:
            return CHANCE
        return None if mover == OVER else mover

    def waiting(self) -> frozenset[Seat]:
        """All seats that are asked now."""
        return _seats(self.engine.waiting())

    def legal(self, seat: Seat) -> Sequence[Move]:
        """All legal moves of a seat, sorted as strings."""
        return sorted(map(self.engine.text, self.engine.legal(seat)))

    def is_legal(self, seat: Seat, move: Move) -> bool:
        """Tell whether a seat may make this move now."""
        return self._action(seat, move) is not None

    def explain(self, seat: Seat, move: Move) -> tuple[Refusal, ...]:
        """Name every rule that a move breaks; empty exactly if it is legal."""
        return () if self.is_legal(seat, move) else self.law().explain(seat, move)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move and tell what happened."""
        before = self.law()
        self.apply(seat, move)
        return tuple(before.perform(seat, move))

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move, checked like ``play``, without telling what happened."""
        action = self._action(seat, move)
        if action is None:
            raise IllegalMove(move, self.law().explain(seat, move))
        self.engine.play(seat, action)

    def outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """All outcomes of the chance node, sorted, with their probabilities."""
        weighed = self.engine.chance()
        total = sum(weight for _, weight in weighed)
        return sorted(
            (self.engine.outcome_text(outcome), Fraction(weight, total)) for outcome, weight in weighed
        )

    def resolve(self, outcome: str) -> tuple[Event, ...]:
        """Let chance decide so."""
        texts = {self.engine.outcome_text(number): number for number, _ in self.engine.chance()}
        if outcome not in texts:
            raise NotationError("no-outcome", outcome=outcome)
        before = self.law()
        self.engine.resolve(texts[outcome])
        return tuple(before.happen(outcome))

    def result(self) -> Result:
        """Give how the game ended, or how it stands."""
        return self.engine.result()

    def view(self, viewer: Viewer) -> View:
        """Give what a seat or a spectator may see."""
        return self.law().view(viewer)

    def resample(self, seat: Seat, rng: Random) -> Self:
        """Give a copy in which all that the seat cannot know is drawn anew."""
        other = self.copy()
        other.engine.resample(seat, rng.getrandbits(64))
        return other

    def copy(self) -> Self:
        """Give an independent copy."""
        other = type(self).__new__(type(self))
        other.game, other.options, other._players = self.game, self.options, self._players
        other.engine = self.engine.copy()
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastPosition) and self.law() == other.law()

    def __hash__(self) -> int:
        return hash(self.law())

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.game, self.law()))

    def _action(self, seat: Seat, move: Move) -> int | None:
        action = self.engine.action(move)
        return action if action in self.engine.legal(seat) else None


@cache
def _seats(mask: int) -> frozenset[Seat]:
    """Give the seats that an engine names with a bit each."""
    return frozenset(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
