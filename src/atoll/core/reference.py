"""The reference position: the rules as literal, readable Python, and the base of each game's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Self

from atoll.core.errors import IllegalMove, NotationError
from atoll.core.facts import Event, Refusal
from atoll.core.options import Options
from atoll.core.result import Result
from atoll.core.types import CHANCE, Move, Mover, Seat, Setup


class ReferencePosition(ABC):
    """A position by the literal reading of the rulebook.

    It explains refusals and reports events, and it is what the compiled engine is tested against. Almost
    nobody needs one directly: ``Position`` keeps one where it is needed.

    Subclasses are plain values: they compare by ``==`` (everything that matters for the rest of the game, and
    nothing else), hash, pickle, and copy deeply. The public methods check who may act; a game implements the
    abstract ones.
    """

    players: int
    options: Options

    # --- what each game implements ----------------------------------------------------------------------

    @property
    @abstractmethod
    def active_seats(self) -> tuple[Seat, ...]:
        """The seats that have to decide now, sorted; empty at a chance node and when the game is over."""

    @property
    @abstractmethod
    def at_chance(self) -> bool:
        """Whether the next fact of the set-up is missing."""

    @property
    @abstractmethod
    def result(self) -> Result:
        """How the game ended, or how it stands."""

    @abstractmethod
    def setup(self) -> Setup:
        """Return everything that chance has decided so far, as a record writes it. Holds secrets."""

    @abstractmethod
    def check_notation(self, move: Move) -> None:
        """Raise NotationError unless the text is a move of this game in its canonical spelling."""

    @abstractmethod
    def determinize(self, seat: Seat, rng: Random) -> Self:
        """Return a copy with everything the seat cannot know drawn again, and sealed decisions withdrawn."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def _legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return all legal moves of an active seat, in any order."""

    @abstractmethod
    def _violations(self, move: Move, seat: Seat) -> Sequence[Refusal]:
        """Return every rule that this move of an active seat breaks. Raise NotationError if it is no move."""

    @abstractmethod
    def _apply(self, move: Move, seat: Seat) -> Sequence[Event]:
        """Make a legal move and return what happened."""

    def _chance_outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """Return all outcomes of the chance node, in any order; games without chance have none."""
        return ()

    def _apply_chance(self, outcome: str) -> Sequence[Event]:
        """Let chance decide for one of ``_chance_outcomes`` and return what happened."""
        raise AssertionError(f"this game has no chance: {outcome}")

    def play_unseen(self, move: Move, seat: Seat) -> tuple[Event, ...]:
        """Play a move of which only the redacted form is known; games that hide moves override this."""
        del seat
        raise NotationError("move-not-hidden", move=move)

    # --- the contract -----------------------------------------------------------------------------------

    def resample(self, seat: Seat, rng: Random) -> Self:
        """Return a copy in which everything the seat cannot know is drawn again; the seat cannot tell.

        Others' sealed decisions are drawn uniformly from what is legal for them.
        """
        other = self.determinize(seat, rng)
        if not self.at_chance:
            for decided in sorted({*other.active_seats} - {*self.active_seats}):
                other._apply(rng.choice(other.legal_moves_for(decided)), decided)
        return other

    @property
    def to_move(self) -> Mover:
        """Who decides next: a seat (the lowest active one), chance, or None when the game is over."""
        if self.at_chance:
            return CHANCE
        return min(self.active_seats, default=None)

    def legal_moves_for(self, seat: Seat) -> Sequence[Move]:
        """Return all legal moves of a seat, sorted as strings; none for a seat that is not active."""
        return sorted(self._legal_moves(seat)) if seat in self.active_seats else []

    def is_legal(self, move: Move, seat: Seat) -> bool:
        """Whether a seat may make this move now. Raise NotationError if the text is no move."""
        return not self.explain(move, seat)

    def explain(self, move: Move, seat: Seat) -> tuple[Refusal, ...]:
        """Return every rule that a move breaks; empty exactly if it is legal. Raise as ``is_legal`` does."""
        self.check_notation(move)
        if self.to_move is None:
            return (Refusal("game-over"),)
        if seat not in self.active_seats:
            return (Refusal("not-your-turn", {"seat": seat}),)
        return tuple(self._violations(move, seat))

    def play(self, move: Move, seat: Seat) -> tuple[Event, ...]:
        """Make a move and return what happened. Raise IllegalMove or NotationError and change nothing."""
        refusals = self.explain(move, seat)
        if refusals:
            raise IllegalMove(move, refusals)
        return tuple(self._apply(move, seat))

    def outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """Return all outcomes of the chance node, sorted, with their probabilities; none elsewhere."""
        return sorted(self._chance_outcomes()) if self.at_chance else []

    def resolve(self, outcome: str) -> tuple[Event, ...]:
        """Let chance decide for an outcome. Raise NotationError if it is not one of ``outcomes``."""
        if outcome not in dict(self.outcomes()):
            raise NotationError("no-outcome", outcome=outcome)
        return tuple(self._apply_chance(outcome))
