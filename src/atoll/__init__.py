"""Atoll: Taluva, Titicaca and Talat on one exact engine.

Start from a game of the registry::

    >>> import atoll
    >>> talat = atoll.game("talat")
    >>> position = talat.new(players=3)
    >>> position.to_move()
    0
"""

from atoll.core import game, game_names

__all__ = ["__version__", "game", "game_names"]

__version__ = "0.1.0"
