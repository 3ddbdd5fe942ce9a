"""Render positions for people: as text, and as a picture in an array.

Both show everything, secrets included: they are for the experimenter, not for the players. A game's board is
in ``atoll.research.boards``, in the module of its name; of a game without one, the picture shows the text.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from atoll.core.position import Position
from atoll.research.extra import require
from atoll.research.polygons import SEA, Point, Polygon

require("numpy", "PIL")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

__all__ = ["SIZE", "picture"]

SIZE: Final = 512
"""Width and height of a picture."""

SEATS: Final = ("#d23b2f", "#f3c530", "#2f6fd2", "#8a3fb0", "#f0f0f0")


def picture(position: Position) -> npt.NDArray[np.uint8]:
    """Return a position as an RGB array of ``SIZE`` x ``SIZE`` pixels."""
    image = Image.new("RGB", (SIZE, SIZE), SEA)
    draw = ImageDraw.Draw(image)
    board = f"atoll.research.boards.{position.game.name}"
    if find_spec(board) is None:
        draw.multiline_text((8, 8), str(position), fill="#000000")
    else:
        _paint(draw, list(import_module(board).polygons(position.reference)))
    return np.asarray(image, dtype=np.uint8)


def _paint(draw: ImageDraw.ImageDraw, polygons: list[Polygon]) -> None:
    """Paint a board as large as it fits."""
    points = [point for polygon in polygons for point in polygon.corners] or [(0.0, 0.0), (1.0, 1.0)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    scale = min(40.0, 0.94 * SIZE / max(width, height))

    def place(point: Point) -> Point:
        return (
            SIZE / 2 + scale * (point[0] - left - width / 2),
            SIZE / 2 + scale * (point[1] - top - height / 2),
        )

    for polygon in polygons:
        corners = [place(corner) for corner in polygon.corners]
        draw.polygon(corners, fill=polygon.colour, outline="#333333")
        x = sum(corner[0] for corner in corners) / len(corners)
        y = sum(corner[1] for corner in corners) / len(corners)
        if polygon.seat is not None:
            radius = 0.5 * scale
            draw.ellipse(
                (x - radius, y - radius, x + radius, y + radius), fill=SEATS[polygon.seat], outline="#000000"
            )
        draw.text((x, y), polygon.label, fill="#000000", anchor="mm")
