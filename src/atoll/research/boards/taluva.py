"""The board of Taluva as polygons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from atoll.core.reference import ReferencePosition
from atoll.games.taluva import rules
from atoll.research.polygons import SEA, Polygon, hexagon

__all__ = ["polygons"]

TERRAINS: Final = {
    "J": "#3f7d3a", "C": "#a5c85a", "S": "#e8d59a", "R": "#9a9a96", "L": "#5aa7c8", "V": "#c4532d",
}  # fmt: skip


def polygons(reference: ReferencePosition) -> Iterator[Polygon]:
    """Yield what the board of a position is painted of, from the bottom to the top."""
    assert isinstance(reference, rules.Position)
    for place, cell in sorted(reference.island.cells.items()):
        building = reference.island.buildings.get(place)
        kind = "" if building is None else {"temple": "T", "tower": "W", "hut": "h"}[building.kind]
        seat = None if building is None else building.seat
        yield Polygon(hexagon(place), TERRAINS[cell.terrain], f"{cell.level}{kind}", seat)
    for place, seat in reference.island.ships.items():
        yield Polygon(hexagon(place), SEA, "s", seat)
