"""Tiles and how they lie."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from atoll.games.hexes import Hex, neighbour

Tile: TypeAlias = str
"""A tile as the terrains of its hexes, part by part.

``VJC`` is the three-hex tile that records call ``JC``; double tiles: ``VL``, ``VJ``, ``VS``, ``VV``, ``JJ``.
"""

Direction: TypeAlias = int
"""A volcano's direction: 0..5 on a three-hex tile; 6 + d stands for "double d" (T-DBL-4)."""


class Lie(NamedTuple):
    """Where a tile lies: its first hex (the volcano, where it has one) and its direction 0..5.

    ``VV`` and ``JJ`` lie with their smaller hex first, so in direction 0, 1 or 5 (T-DBL-5).
    """

    first: Hex
    direction: int

    def hexes(self, tile: Tile) -> tuple[Hex, ...]:
        """Give the hexes that a tile covers here, part by part (T-MAT-2, T-DBL-4)."""
        return (self.first, *(neighbour(self.first, self.direction + turn) for turn in range(len(tile) - 1)))
