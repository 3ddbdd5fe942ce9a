"""Who is at a table, as its server knows it at a moment. The log does not say: it only says what followed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Room:
    """The people who are connected to a table, and since when the others are away."""

    now: float
    here: frozenset[str]
    left_at: Callable[[str], float]
    """Returns when somebody who is not here left."""
