"""Where hexes lie in a drawing: the corner radius is 1, y grows downwards. The browser does the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from atoll.core.drawing import Style
from atoll.core.svg import Box, Markup, Point, element, group, points, polyline
from atoll.games.hexes import ROOT3, Hex, centre, hex_text, neighbour

APOTHEM: Final = ROOT3 / 2
CORNERS: Final[tuple[Point, ...]] = (
    (APOTHEM, 0.5), (APOTHEM, -0.5), (0.0, -1.0), (-APOTHEM, -0.5), (-APOTHEM, 0.5), (0.0, 1.0),
)  # fmt: skip
"""Counter-clockwise; the edge towards direction d lies between corners d and d + 1."""

BELOW: Final = 0.63
"""How far below a hex's centre its coordinates are: between the pieces and the edge."""


def corner(index: int, radius: float = 1, at: Point = (0, 0)) -> Point:
    """Return a corner of a hex of some radius."""
    x, y = CORNERS[index % 6]
    return at[0] + radius * x, at[1] + radius * y


def outline(radius: float = 1, at: Point = (0, 0)) -> str:
    """Write a hex of some radius, for ``polygon``."""
    return points(corner(index, radius, at) for index in range(6))


def edge(direction: int, radius: float = 1, at: Point = (0, 0)) -> str:
    """Write the edge towards a direction, as a piece of a path."""
    return polyline((corner(direction, radius, at), corner(direction + 1, radius, at)))


def border(places: Collection[Hex], radius: float = 1) -> str:
    """Write the border of a set of hexes: every edge with no other hex of the set beyond it."""
    return "".join(
        edge(direction, radius, centre(place))
        for place in places
        for direction in range(6)
        if neighbour(place, direction) not in places
    )


def inset(insets: Sequence[float]) -> list[Point]:
    """Return the corners of a hex whose edges are moved inwards, each by a width of its own."""
    corners: list[Point] = []
    for index in range(6):
        before, after = APOTHEM - insets[index - 1], APOTHEM - insets[index]
        # The normals of two edges that meet are 60 degrees apart; their lines meet where both widths hold.
        (nx, ny), (mx, my) = _normal(index - 1), _normal(index)
        turn = nx * my - ny * mx
        corners.append(((before * my - after * ny) / turn, (after * nx - before * mx) / turn))
    return corners


def _normal(direction: int) -> Point:
    (ax, ay), (bx, by) = CORNERS[direction % 6], CORNERS[(direction + 1) % 6]
    return (ax + bx) / ROOT3, (ay + by) / ROOT3


def hex_box(place: Hex) -> Box:
    """Return the box around a hex."""
    x, y = centre(place)
    return x - APOTHEM, y - 1, ROOT3, 2


def marks(
    style: Style, recent: Iterable[Hex], highlight: Mapping[Hex, str], at: Callable[[Hex], Point] = centre
) -> Markup:
    """Draw rings around the hexes of the last move and around those that are highlighted."""
    rings = (
        element(
            "polygon",
            class_="recent", data_hex=hex_text(place), points=outline(0.85, at(place)),
            fill="none", stroke=style["recent"], stroke_width=0.07, stroke_dasharray="0.2 0.12",
        )
        for place in sorted(recent)
    )  # fmt: skip
    lights = (
        element(
            "polygon",
            class_="highlight", data_hex=hex_text(place), points=outline(0.84, at(place)),
            fill=colour, fill_opacity=0.22, stroke=colour, stroke_width=0.12,
        )
        for place, colour in sorted(highlight.items())
    )  # fmt: skip
    return group((*rings, *lights), class_="marks", stroke_linejoin="round")
