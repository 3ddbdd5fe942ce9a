"""The fast reading of Taluva.

``island`` is the board as bits, ``placing`` finds all lies of a tile, ``building`` all builds, ``lagoons`` the
bays that ships may enter; ``position`` is the engine: whose turn it is, chance, the end.
"""

from atoll.games.taluva.engine.position import Engine

__all__ = ["Engine"]
