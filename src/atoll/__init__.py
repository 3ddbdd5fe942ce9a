"""Atoll: Taluva, Titicaca and Talat on one exact engine.

Start from a game::

    >>> import atoll
    >>> position = atoll.game("talat").new(players=3)
    >>> position.play("put 36 AB c1")
    >>> position.to_move
    1
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from atoll.ai import player as player
    from atoll.core import (
        AtollError,
        IllegalMove,
        NotationError,
        OptionsError,
        Position,
        Record,
        RecordError,
        SetupError,
        game,
    )
    from atoll.core import game_names as games

__all__ = [
    "AtollError",
    "IllegalMove",
    "NotationError",
    "OptionsError",
    "Position",
    "Record",
    "RecordError",
    "SetupError",
    "__version__",
    "game",
    "games",
    "player",
]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is first asked for, so that ``import atoll`` costs little."""
    if name == "games":
        return import_module("atoll.games")
    if name in __all__:
        return getattr(import_module("atoll.ai" if name == "player" else "atoll.core"), name)
    raise AttributeError(f"module 'atoll' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted(__all__)
