"""The board of Titicaca as polygons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from atoll.core.reference import ReferencePosition
from atoll.games.titicaca import rules
from atoll.research.polygons import Polygon, hexagon

__all__ = ["polygons"]

LAKE: Final = "#5aa7c8"
TERRAINS: Final = {"F": "#2f6b3a", "M": "#8d8378", "S": "#d9b45c", "P": "#b9c96a", "G": "#7fb85a"}


def polygons(reference: ReferencePosition) -> Iterator[Polygon]:
    """Yield what the board of a position is painted of, from the bottom to the top."""
    assert isinstance(reference, rules.Position)
    for place, shown in sorted(reference.country.items()):
        temple = f"+{reference.temples[place]}" if place in reference.temples else ""
        colour = LAKE if shown.isdigit() else TERRAINS[shown]
        yield Polygon(hexagon(place), colour, temple or shown, reference.villages.get(place))
