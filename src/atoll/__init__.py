"""Atoll: Taluva, Titicaca and Talat on one exact engine.

Start from a game of the registry::

    >>> import atoll
    >>> talat = atoll.game("talat")
    >>> position = talat.new(players=3)
    >>> position.to_move()
    0
"""

from atoll.core import game, games

__all__ = ["__version__", "game", "games"]

__version__ = "0.1.0"
