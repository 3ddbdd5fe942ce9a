"""What the literal readings share: the base class of every ``rules.Position``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from atoll.core.errors import IllegalMove, NotationError
from atoll.core.facts import Event, Json, Refusal
from atoll.core.position import CHANCE, Chance, Move, Seat, View, Viewer
from atoll.core.result import Result

if TYPE_CHECKING:
    from atoll.core.game import Game, Setup
    from atoll.core.options import Options


class Law(ABC):
    """A position by the literal reading.

    Subclasses are plain values: they compare by ``==`` (all that matters for the rest of the game, and
    nothing else), hash, pickle, and copy deeply. The public methods check who may act; what a game
    writes is below them: ``waiting``, ``moves``, ``broken``, ``perform`` and so on.
    """

    game: Game
    players: int
    options: Options
    alike: ClassVar[bool] = False
    """Whether seats and spectators see the same of every position: then it need be shown only once."""

    # --- what each game writes -------------------------------------------------------------------------

    @abstractmethod
    def waiting(self) -> frozenset[Seat]:
        """All seats that are asked now; empty at a chance node and when the game is over."""

    @abstractmethod
    def at_chance(self) -> bool:
        """Tell whether the next fact of the set-up is missing."""

    @abstractmethod
    def moves(self, seat: Seat) -> Sequence[Move]:
        """All legal moves of a seat that is asked, in any order."""

    @abstractmethod
    def broken(self, seat: Seat, move: Move) -> Sequence[Refusal]:
        """Name every rule that this move of a seat that is asked breaks. Raises NotationError."""

    @abstractmethod
    def perform(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Make a legal move."""

    @abstractmethod
    def check_notation(self, move: Move) -> None:
        """Raise NotationError unless the text is a move of this game in its canonical spelling."""

    @abstractmethod
    def setup(self) -> Setup:
        """Give all that chance has decided so far."""

    @abstractmethod
    def result(self) -> Result:
        """Give how the game ended, or how it stands."""

    @abstractmethod
    def see(self, viewer: Viewer) -> dict[str, Json]:
        """Give what a viewer may see; the game's ``view`` module decides."""

    @abstractmethod
    def resample(self, seat: Seat, rng: Random) -> Self:
        """Draw anew what the seat cannot know."""

    @abstractmethod
    def copy(self) -> Self:
        """Give an independent copy."""

    def chances(self) -> Sequence[tuple[str, Fraction]]:
        """All outcomes of the chance node, in any order; games without chance have none."""
        return ()

    def happen(self, outcome: str) -> Sequence[Event]:
        """Let chance decide so; ``outcome`` is one of ``chances``."""
        raise AssertionError(f"this game has no chance: {outcome}")

    def play_unseen(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Note a move of which only the redacted form is known; games that hide moves override this."""
        del seat
        raise NotationError("move-not-hidden", move=move)

    # --- the contract ----------------------------------------------------------------------------------

    def to_move(self) -> Seat | Literal[Chance.CHANCE] | None:
        """Who decides next: a seat, chance, or None when the game is over."""
        if self.at_chance():
            return CHANCE
        return min(self.waiting(), default=None)

    def legal(self, seat: Seat) -> Sequence[Move]:
        """All legal moves of a seat, sorted as strings."""
        return sorted(self.moves(seat)) if seat in self.waiting() else []

    def is_legal(self, seat: Seat, move: Move) -> bool:
        """Tell whether a seat may make this move now."""
        return not self.explain(seat, move)

    def explain(self, seat: Seat, move: Move) -> tuple[Refusal, ...]:
        """Name every rule that a move breaks; empty exactly if it is legal."""
        self.check_notation(move)
        if self.to_move() is None:
            return (Refusal("game-over"),)
        if seat not in self.waiting():
            return (Refusal("not-your-turn", {"seat": seat}),)
        return tuple(self.broken(seat, move))

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move and tell what happened."""
        refusals = self.explain(seat, move)
        if refusals:
            raise IllegalMove(move, refusals)
        return tuple(self.perform(seat, move))

    def outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """All outcomes of the chance node, sorted, with their probabilities."""
        return sorted(self.chances()) if self.at_chance() else []

    def resolve(self, outcome: str) -> tuple[Event, ...]:
        """Let chance decide so."""
        if outcome not in dict(self.outcomes()):
            raise NotationError("no-outcome", outcome=outcome)
        return tuple(self.happen(outcome))

    def view(self, viewer: Viewer) -> View:
        """Give what a seat or a spectator may see."""
        return View(viewer, self.see(viewer))
