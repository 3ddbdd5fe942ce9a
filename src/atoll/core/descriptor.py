"""What the programs around a game need to know about it without playing it.

A game fills in a ``Descriptor`` once, in its own folder. The server publishes it; the web client, the
terminal, the demo and the research adapters read it. None of them keeps a list of games of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from atoll.core.facts import Json

BoardKind: TypeAlias = Literal["flat", "scene"]
"""How the browser can draw the board: flat, or as a scene in three dimensions."""


@dataclass(frozen=True, kw_only=True)
class Bounds:
    """Limits that hold for every game, whatever is played. OpenSpiel asks for them in advance."""

    moves: int
    """No game has more moves."""

    chance_nodes: int = 0
    """Chance decides at most this often in a game."""

    chance_outcomes: int = 0
    """The engine's numbers for outcomes of chance are below this."""


@dataclass(frozen=True, kw_only=True)
class Descriptor:
    """A game as forms, lists and adapters see it. Every field has a default: a new game needs none."""

    title: str = ""
    """The name as people write it; empty: the registry's name."""

    order: int = 100
    """Where the game stands in lists: lower numbers first, then by name."""

    usual_players: int | None = None
    """How many play where nobody says; None: as few as can."""

    demo_players: int | None = None
    """How many play in the demo on the home page; None: the usual number."""

    rule_prefix: str = ""
    """What the ids of its rules begin with, up to the first hyphen: ``T`` for ``T-EXP-1``."""

    confirm_turns: bool = True
    """Whether a new table asks players to confirm a turn; pointless where a turn is always one move."""

    winner_begins_rematch: bool = False
    """Whether the rules seat the winner of the last game first; otherwise seats rotate by one per rematch."""

    hidden_information: bool = False
    """Whether a seat can know something that others must not see, as a sealed bid."""

    boards: Sequence[BoardKind] = ("flat",)
    """The kinds of board that the web client has for it."""

    standard_options: Sequence[Mapping[str, Json]] = ({},)
    """The option sets of rated games, by which strengths are compared; as ``Options.to_json`` writes them."""

    bounds: Bounds | None = None
    """Limits of every game; None: not known, and OpenSpiel does not offer the game."""
