"""The words behind the engine's numbers: a table's entry 0, 1, 2 … is what the number means.

``codes.pxd`` has the same numbers for C, each under its table and its word: ``PHASE_DEAL``,
``TERRAIN_JUNGLE``. The rules, the engine, the encodings and the pictures all take them from here.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, TypeAlias, get_args

from atoll.games.taluva.material import FIELDS, VOLCANO


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


PHASES: Final = tuple(Phase)

Reason: TypeAlias = Literal["early", "tiles", "last-standing", "no-room"]
"""Why a game ended."""

REASONS: Final[tuple[Reason | None, ...]] = (None, *get_args(Reason))
"""Entry 0: it has not."""

VERBS: Final = ("draw", "take", "tile", "hut", "tower", "temple", "expand", "ship")
"""The first words of moves."""

TERRAINS: Final = "-" + "".join(FIELDS) + VOLCANO
"""By letter; entry 0 is the bare table."""

TILES: Final = tuple(first + second for first in FIELDS for second in FIELDS)
"""The three-hex tiles by their first and second field. The double tiles follow: ``material.DOUBLES``."""
