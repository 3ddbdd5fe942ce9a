"""The position by the literal reading: what stands on the table, and who is to move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from random import Random

from atoll.core.facts import Event, Json, Refusal
from atoll.core.options import Options
from atoll.core.reference import ReferencePosition
from atoll.core.result import Result
from atoll.core.types import Move, Seat, Setup
from atoll.games.hexes import Hex, hex_text
from atoll.games.titicaca import country as countries
from atoll.games.titicaca.codes import Reason, Step
from atoll.games.titicaca.notation import Bid, TypedMove, read_move
from atoll.games.titicaca.options import TiticacaOptions
from atoll.games.titicaca.rules import bidding, ending, secrets, turn


@dataclass
class Position(ReferencePosition):
    """All that matters for the rest of the game, and for what anybody may see of it; equal if all fields are.

    No history is kept. What the seats know of each other's temples needs none (see ``known``).
    """

    players: int
    options: Options = field(default_factory=TiticacaOptions)
    country: dict[Hex, str] = field(default_factory=dict)
    """Hex to terrain letter or lake number, as it came to light; never changed in place."""
    arrow: Seat | None = None
    """Who holds the arrow; None while it is not drawn. It moves when a round's last turn ends (C-BID-5)."""
    first_arrow: Seat | None = None
    """Who held the arrow first, as the set-up says (C-SET-2)."""
    step: Step = Step.DRAWING
    round: int = 0
    """The lake of this round, skipped ones counted; from 16 on extra rounds. 0 while ``DRAWING``.

    When the game is over: the last one, played or skipped.
    """
    stocks: list[int] = field(default_factory=list)
    """Weapon points of each seat; 20 also while ``DRAWING``.

    A bid is taken from them when the bidder's turn begins (C-BID-3).
    """
    scores: list[int] = field(default_factory=list)
    """Victory points of each seat so far."""
    bids: dict[Seat, int] = field(default_factory=dict)
    """``BIDDING``: the bids that are in. In the turns of a round: all of the round. ``OVER``: empty.

    -1 where it is not seen (replays of what a viewer may know).
    """
    order: tuple[Seat, ...] = ()
    """The seats whose turn in this round has not ended; the first has it. Empty outside of turns."""
    fresh: Hex | None = None
    """The field of the village that was put in this turn; None before it and outside of turns."""
    villages: dict[Hex, Seat] = field(default_factory=dict)
    """Occupied fields and whose village stands there."""
    regions: dict[Hex, Hex] = field(default_factory=dict)
    """Occupied fields and the name of the region they belong to: its smallest hex, by q, then r."""
    temples: dict[Hex, int] = field(default_factory=dict)
    """Fields with a temple (of the village's owner) and its value; 0 if nobody here knows it (replays)."""
    hands: list[tuple[int, ...]] = field(default_factory=list)
    """The temples each seat holds, ascending: ``(1, 2)``, ``(1,)``, ``(2,)``, ``()``; in replays ``(0,)``."""
    known: set[Seat] = field(default_factory=set)
    """The seats of whose temples all know where the +1 and where the +2 is.

    A seat comes in when one of its temples is shown in a tie (C-TIE-3): by that all know the other one too,
    wherever it is and goes, until both are in the hand again (also by C-SCO-1); then it goes out. So it
    never holds a seat with both in hand. When the game is over, it holds all others.
    """
    reason: Reason | None = None
    """Why the game ended: ``full``, ``weapons``, ``no-bids``; None before."""

    # --- who is asked ----------------------------------------------------------------------------------

    @property
    def active_seats(self) -> tuple[Seat, ...]:
        """All seats that have not bid, or the one whose turn it is (C-BID-1, C-BID-2)."""
        if self.step is Step.BIDDING:
            return tuple(seat for seat in range(self.players) if seat not in self.bids)
        return self.order[:1]

    def _legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return all legal moves of an active seat."""
        found: Iterable[TypedMove]
        if self.step is Step.BIDDING:
            found = bidding.legal_bids(self, seat)
        else:
            found = turn.offers(self, self.step, seat)
        return [str(move) for move in found]

    def check_notation(self, move: Move) -> None:
        """Raise NotationError unless the text is a move."""
        read_move(move)

    def _violations(self, move: Move, seat: Seat) -> Sequence[Refusal]:
        """Return every rule that a move breaks."""
        typed = read_move(move)
        if self.step is Step.BIDDING and isinstance(typed, Bid):
            return list(bidding.broken_by_bid(self, seat, typed))
        return list(turn.broken_by(self, seat, typed))

    def _apply(self, move: Move, seat: Seat) -> Sequence[Event]:
        """Make a legal move."""
        typed = read_move(move)
        if isinstance(typed, Bid):
            return list(bidding.bid(self, seat, typed.weapons))
        return list(turn.take_step(self, seat, typed))

    def play_unseen(self, move: Move, seat: Seat) -> tuple[Event, ...]:
        """Note ``bid ?`` or ``temple 1,0 ?`` of another seat."""
        return tuple(secrets.play_unseen(self, seat, move))

    # --- chance: the country slot by slot, then the arrow (C-SET-1, C-SET-2) -----------------------------

    @property
    def at_chance(self) -> bool:
        """Whether a slot of the country or the arrow is still to be drawn."""
        return self.step is Step.DRAWING

    def _chance_outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """All ways to fill the next slot, ``tile a`` or ``tile a turned``; then ``arrow 0`` and so on."""
        found = list(countries.open_ways(self.country, self.players)) or [
            f"arrow {seat}" for seat in range(self.players)
        ]
        return [(outcome, Fraction(1, len(found))) for outcome in found]

    def _apply_chance(self, outcome: str) -> Sequence[Event]:
        """Fill the next slot, or hand out the arrow and begin."""
        tile = countries.open_ways(self.country, self.players).get(outcome)
        if tile is not None:
            self.country = countries.fill(self.country, self.players, tile)
            return [Event("titicaca-slot", {"tile": " ".join(tile)})]
        return self.begin(int(outcome.removeprefix("arrow ")))

    def begin(self, arrow: Seat) -> list[Event]:
        """Return the arrow to its first holder and go to the first round."""
        self.arrow = self.first_arrow = arrow
        return [Event("titicaca-arrow", {"seat": arrow}), *ending.go_on(self)]

    def setup(self) -> Setup:
        """Return the country and the arrow's first holder, as far as they are drawn."""
        found: dict[str, Json] = {
            "country": {hex_text(place): shown for place, shown in self.country.items()}
        }
        if self.first_arrow is not None:
            found["arrow"] = self.first_arrow
        return found

    # --- the rest of the contract ------------------------------------------------------------------------

    @property
    def result(self) -> Result:
        """How the game ended, or how it stands."""
        return ending.result(self)

    def determinize(self, seat: Seat, rng: Random) -> Position:
        """Return a copy in which what the seat cannot know is drawn again."""
        other = self.copy()
        while other.at_chance:
            other._apply_chance(rng.choice(other._chance_outcomes())[0])
        secrets.determinize(other, seat, rng)
        return other

    def copy(self) -> Position:
        """Return an independent copy."""
        return replace(
            self,
            stocks=list(self.stocks),
            scores=list(self.scores),
            bids=dict(self.bids),
            villages=dict(self.villages),
            regions=dict(self.regions),
            temples=dict(self.temples),
            hands=list(self.hands),
            known=set(self.known),
        )

    def __hash__(self) -> int:
        return hash(
            tuple(
                frozenset(value.items())
                if isinstance(value, dict)
                else frozenset(value)
                if isinstance(value, set)
                else tuple(value)
                if isinstance(value, list)
                else value
                for value in (getattr(self, each.name) for each in fields(self) if each.compare)
            )
        )
