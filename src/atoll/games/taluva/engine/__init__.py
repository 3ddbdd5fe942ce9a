"""The fast reading of Taluva.

``island`` is the board as bits, ``placing`` finds all lies of a tile, ``building`` all builds and keeps the
lagoons; ``position`` is the engine: whose turn it is, chance, the end.
"""

from atoll.games.taluva.engine.position import Engine

__all__ = ["Engine"]
