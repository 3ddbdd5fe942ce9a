"""The fast engine of Titicaca.

``board`` holds the land, regions, scoring, rounds and turns as C functions over two plain structs;
``position`` is the engine: the words of the notation, chance, and what is secret.
"""

from atoll.games.titicaca.engine.position import Engine

__all__ = ["Engine"]
