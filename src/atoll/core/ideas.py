"""Ideas: what can be said for a move, as facts that can be tested on a position.

A game's ``ideas`` module has one small function per idea. It looks at a move and returns a ``Reason`` if the
idea is true of it, as far as the seat that moves can know. ``atoll.ai.reasons`` chooses those worth saying.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from atoll.core.facts import Fact, Json
from atoll.core.types import Move


@dataclass(frozen=True)
class Reason(Fact):
    """Why a move is good: a sentence about it, and the parts of the board to light for it.

    The key is the idea's id. Parts are named as in the game's view, like those of a place. ``extent`` is how
    far the idea goes, where that can be counted: an idea is as true of another move only if it goes as far.
    """

    parts: tuple[str, ...] = ()
    extent: float = 1.0

    def to_json(self) -> dict[str, Json]:
        """Return the reason as a JSON object."""
        return {**super().to_json(), "parts": list(self.parts)}


Idea: TypeAlias = Callable[[Move], Reason | None]
"""Tests a legal move of the seat and position that it was made for."""
