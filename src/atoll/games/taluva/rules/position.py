"""A position of Taluva: what lies on the table and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from atoll.core.law import Law
from atoll.core.position import Seat
from atoll.games.taluva.material import Pieces
from atoll.games.taluva.options import TaluvaOptions
from atoll.games.taluva.rules.island import Island, Tile


class Phase(Enum):
    """What comes next."""

    DEAL = "deal"
    """Chance: the next open double tile is not known; only before the first turn."""
    CHOOSE = "choose"
    """The player on turn says ``draw`` or takes a double tile; only where at least one can be taken."""
    DRAW = "draw"
    """Chance: the tile on top of the stack is not known, and it is to be drawn."""
    PLACE = "place"
    """The player on turn lays ``hand``."""
    BUILD = "build"
    """The player on turn builds; at least one build is legal."""
    OVER = "over"


@dataclass(eq=True)
class Position(Law):
    """One moment of a game. Two positions are equal exactly if all fields below are.

    No field depends on history beyond what it says, so whoever knows the tiles that were laid (each with its
    lie, in order), the buildings and the counts can make it.
    """

    players: int
    options: TaluvaOptions
    deck: tuple[str, ...]
    """The three-hex tiles of the stack as far as they are known, first one first, those drawn included.

    Names are the record's (``JC``). A full set-up has ``options.stack_size(players)`` of them.
    """
    doubles: tuple[str, ...]
    """The double tiles that were dealt, as far as known, in the set-up's order; () without the module."""
    drawn: int = 0
    """How many tiles were drawn from the stack, the one in hand included."""
    open_doubles: frozenset[str] = frozenset()
    """The dealt double tiles that nobody has taken yet."""
    takes: tuple[int, ...] = ()
    """How many double tiles each seat has taken (T-DBL-3)."""
    island: Island = field(default_factory=Island)
    put: tuple[Pieces, ...] = ()
    """How many pieces each seat has put on the board so far, covered huts included (T-END-1).

    The pool is ``options.stock()`` minus this.
    """
    turn: Seat = 0
    """Whose turn it is; 0 when the game is over."""
    phase: Phase = Phase.DEAL
    hand: Tile | None = None
    """The tile to lay, in phase PLACE only: ``VJC`` (three hexes) or ``VL``, ``JJ``, … (a double tile)."""
    eliminated: frozenset[Seat] = frozenset()
    """Who could not build and is out (T-ELI-1)."""
    places: tuple[int, ...] = ()
    """The place of each seat; 0 as long as it has none.

    Without ranking all are 0 until the game is over. With ranking (T-RANK-1) whoever leaves the game has its
    place at once. When the game is over nobody has 0.
    """
    reason: str | None = None
    """Why the game is over (``early``, ``tiles``, ``last-standing``, ``no-room``); None while it goes on."""
