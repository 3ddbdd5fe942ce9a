"""The position by the literal reading: what stands on the table, and who is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from atoll.core.game import Game
from atoll.core.law import Law
from atoll.core.options import Options
from atoll.core.position import Seat
from atoll.core.registry import game
from atoll.games.hexes import Hex


class Step(StrEnum):
    """What the game waits for."""

    DRAWING = "drawing"
    """A chance node: the set-up is known in part; the next slot of the country, or the arrow, is missing."""

    BIDDING = "bidding"
    """The bids of all seats that are not yet in ``bids``."""

    VILLAGE = "village"
    """The seat ``order[0]`` must put a village (C-VIL-1); its bid is paid already (C-BID-3)."""

    JOIN = "join"
    """The seat ``order[0]`` may join the field ``fresh`` to a region (C-JOIN-1)."""

    MERGE = "merge"
    """The seat ``order[0]`` may unite two other regions (C-MRG-1)."""

    TEMPLE = "temple"
    """The seat ``order[0]`` may put a temple (C-TMP-1)."""

    OVER = "over"
    """The game has ended; final scoring is in ``scores``."""


@dataclass
class Position(Law):
    """All that matters for the rest of the game, and for what anybody may see of it; equal if all fields are.

    No history is kept. What the seats know of each other's temples needs none (see ``known``).
    """

    players: int
    options: Options = field(default_factory=Options)
    game: Game = field(default_factory=lambda: game("titicaca"), compare=False, repr=False)
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
    reason: str | None = None
    """Why the game ended: ``full``, ``weapons``, ``no-bids``; None before."""
