"""The small types that every position speaks in: seats, moves, viewers and what they see."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, TypeAlias

from atoll.core.facts import Json

Seat: TypeAlias = int
"""A player, counted from 0. Seat numbers are absolute, not relative to the observer."""

Move: TypeAlias = str
"""A move in the notation, in its one canonical spelling: ``tile 3,-1 2``."""

Played: TypeAlias = tuple[Seat, Move]
"""A move with the seat that made it."""

Setup: TypeAlias = Mapping[str, Json]
"""All that chance decides, as a record writes it; it may be partial (see ``Game.reference``)."""


class Chance(Enum):
    """The mover at a chance node."""

    CHANCE = "chance"


class Spectator(Enum):
    """Somebody who watches and holds no seat."""

    SPECTATOR = "spectator"

    __hash__ = object.__hash__  # there is only one; the usual hash of an Enum is computed in Python


CHANCE: Final = Chance.CHANCE
SPECTATOR: Final = Spectator.SPECTATOR
Mover: TypeAlias = Seat | Literal[Chance.CHANCE] | None
"""Who decides next: a seat, chance, or nobody because the game is over."""
Viewer: TypeAlias = Seat | Literal[Spectator.SPECTATOR]


@dataclass(frozen=True)
class View:
    """What one seat, or a spectator, may see: the only form of a position that leaves the server."""

    viewer: Viewer
    data: Mapping[str, Json]

    def hash(self) -> str:
        """Return a name for this view. Equal views have equal names, made only of what the viewer can see."""
        text = json.dumps(self.data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]
