"""The fast engine of Taluva.

``state`` says what a position is, ``island`` is its board as bits. ``placing`` finds all placements,
``building`` all builds; ``lagoons`` keeps the lagoons, ``flood`` finds what is connected, ``zones`` what a
game board leaves room for, ``ending`` who is out and who has won. ``position`` is the engine: whose turn it
is, and chance. ``translation`` alone knows the words of the reference.
"""

from atoll.games.taluva.engine.position import Engine

__all__ = ["Engine"]
