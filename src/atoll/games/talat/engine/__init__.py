"""The fast engine of Talat.

``masks`` are the squares of a board as bits, ``freezing`` decides when a board is frozen, and ``position`` is
the engine: whose turn it is, moves and captures.
"""

from atoll.games.talat.engine.position import Engine

__all__ = ["Engine"]
