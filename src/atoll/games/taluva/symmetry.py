"""The island in one form, however it is turned, mirrored or shifted, and whatever the colours are.

The hand, the stack and whose turn it is do not count: with them, the same island would have many names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.games.symmetry import HexSymmetry, Marked, canonical_hexes


def canonical(view: Mapping[str, Any]) -> Sequence[Any]:
    """Return the form that an island shares with its images."""
    buildings = {tuple(each["hex"]): each for each in view["buildings"]}

    def images(symmetry: HexSymmetry) -> Iterator[Marked]:
        for cell in view["land"]:
            direction = cell["direction"]
            if direction is not None:
                # A tile of three lies in a direction and the next one, a double tile in one.
                direction = (symmetry.direction if cell["double"] else symmetry.pair)(direction)
            building = buildings.get(tuple(cell["hex"]))
            kind, number = ("", 0) if building is None else (building["kind"], building["number"])
            yield (
                symmetry.place(tuple(cell["hex"])),
                (cell["level"], cell["terrain"], direction, cell["double"], kind, number),
                (None if building is None else building["seat"],),
            )
        for lagoon in view["lagoons"]:
            if lagoon["ship"] is not None:
                for place in lagoon["hexes"]:
                    yield symmetry.place(tuple(place)), ("ship",), (lagoon["ship"],)

    return canonical_hexes(images)
