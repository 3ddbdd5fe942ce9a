"""Render positions for people: as text, and as a picture in an array.

Both show everything, secrets included: they are for the experimenter, not for the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from atoll.core.reference import ReferencePosition
from atoll.games.hexes import Hex
from atoll.games.talat import rules as talat
from atoll.games.talat.material import BOARDS, COLOURS, ROWS
from atoll.games.taluva import picture as taluva_picture
from atoll.games.taluva import rules as taluva
from atoll.games.titicaca import picture as titicaca_picture
from atoll.games.titicaca import rules as titicaca
from atoll.research.extra import require

require("numpy", "PIL")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

__all__ = ["SIZE", "picture", "text"]

SIZE: Final = 512
"""Width and height of a picture."""

SEATS: Final = ("#d23b2f", "#f3c530", "#2f6fd2", "#8a3fb0", "#f0f0f0")
SEA: Final = "#9fc8dc"
LAND: Final = {
    "J": "#3f7d3a", "C": "#a5c85a", "S": "#e8d59a", "R": "#9a9a96", "L": "#5aa7c8", "V": "#c4532d",
}  # fmt: skip
COUNTRY: Final = {"F": "#2f6b3a", "M": "#8d8378", "S": "#d9b45c", "P": "#b9c96a", "G": "#7fb85a"}

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class _Shape:
    """A polygon in board units, with a label and possibly a seat's piece on it."""

    corners: tuple[Point, ...]
    colour: str
    label: str = ""
    seat: int | None = None


def text(law: ReferencePosition) -> str:
    """Return a position as text, as in tests and files."""
    if isinstance(law, talat.Position):
        return law.picture()
    if isinstance(law, taluva.Position):
        return taluva_picture.write_position(law)
    assert isinstance(law, titicaca.Position)
    return titicaca_picture.write_position(law)


def picture(law: ReferencePosition) -> npt.NDArray[np.uint8]:
    """Return a position as an RGB array of ``SIZE`` x ``SIZE`` pixels."""
    if isinstance(law, talat.Position):
        shapes = list(_talat(law))
    elif isinstance(law, taluva.Position):
        shapes = list(_taluva(law))
    else:
        assert isinstance(law, titicaca.Position)
        shapes = list(_titicaca(law))
    image = Image.new("RGB", (SIZE, SIZE), SEA)
    draw = ImageDraw.Draw(image)
    points = [point for shape in shapes for point in shape.corners] or [(0.0, 0.0), (1.0, 1.0)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    scale = min(40.0, 0.94 * SIZE / max(width, height))

    def place(point: Point) -> Point:
        return (
            SIZE / 2 + scale * (point[0] - left - width / 2),
            SIZE / 2 + scale * (point[1] - top - height / 2),
        )

    for shape in shapes:
        corners = [place(corner) for corner in shape.corners]
        draw.polygon(corners, fill=shape.colour, outline="#333333")
        x = sum(corner[0] for corner in corners) / len(corners)
        y = sum(corner[1] for corner in corners) / len(corners)
        if shape.seat is not None:
            radius = 0.5 * scale
            draw.ellipse(
                (x - radius, y - radius, x + radius, y + radius), fill=SEATS[shape.seat], outline="#000000"
            )
        draw.text((x, y), shape.label, fill="#000000", anchor="mm")
    return np.asarray(image, dtype=np.uint8)


def _hexagon(place: Hex) -> tuple[Point, ...]:
    q, r = place
    x, y = sqrt(3) * (q + r / 2), 1.5 * r
    return tuple((x + sin(turn * pi / 3), y + cos(turn * pi / 3)) for turn in range(6))


def _taluva(law: taluva.Position) -> Iterator[_Shape]:
    for place, cell in sorted(law.island.cells.items()):
        building = law.island.buildings.get(place)
        kind = "" if building is None else {"temple": "T", "tower": "W", "hut": "h"}[building.kind]
        seat = None if building is None else building.seat
        yield _Shape(_hexagon(place), LAND[cell.terrain], f"{cell.level}{kind}", seat)
    for place, seat in law.island.ships.items():
        yield _Shape(_hexagon(place), SEA, "s", seat)


def _titicaca(law: titicaca.Position) -> Iterator[_Shape]:
    for place, shown in sorted(law.country.items()):
        temple = f"+{law.temples[place]}" if place in law.temples else ""
        colour = LAND["L"] if shown.isdigit() else COUNTRY[shown]
        yield _Shape(_hexagon(place), colour, temple or shown, law.villages.get(place))


def _talat(law: talat.Position) -> Iterator[_Shape]:
    for number, name in enumerate(BOARDS):
        towers = {(square.column, square.row): tower for square, tower in law.boards[name].items()}
        for column in range(5):
            for row in range(1, ROWS + 1):
                x, y = 6.0 * number + column, float(ROWS - row)
                tower = towers.get((column, row))
                colour = "#c9c9c9" if name in law.frozen else "#efe3c8"
                corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
                if tower is None:
                    yield _Shape(corners, colour)
                else:
                    yield _Shape(corners, colour, str(tower.kind), COLOURS.index(tower.colour))
