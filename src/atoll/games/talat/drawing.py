"""The three boards as an SVG picture, drawn from a view and like the browser's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Final, TypedDict, Unpack, cast

from atoll.core.drawing import DrawingOptions, Style, shaded
from atoll.core.facts import Json
from atoll.core.layout import (
    DISPLAY,
    Board,
    Card,
    Item,
    Words,
    coordinates,
    definitions,
    labelled,
    picture,
    written,
)
from atoll.core.svg import Box, Definitions, Markup, Point, element, group, lines, moved, polyline
from atoll.games.talat.material import BOARDS, COLUMNS, ROWS, SQUARES
from atoll.games.talat.material import COLOURS as SIDES

HEIGHT: Final = 600
"""How high the boards' part of a picture is."""
BOX: Final[Box] = (-7.9, -7.5, 15.8, 13.7)
NAMED_BOX: Final[Box] = (-8.1, -7.8, 16.2, 14.2)
"""With the names of rows and columns beside the boards."""

COLOURS: Final = {
    "zihin": "#8a7f70",
    "wood": "#c99f68",
    "wood-edge": "#8a6337",
    "ice": "#d7f0ff",
}
"""The names of Talat's colours, beside those of every theme."""

ROOT3: Final = sqrt(3)
HALF: Final = ROOT3 / 2
CORNERS: Final[Sequence[Point]] = ((0.0, 1.0), (-HALF, -0.5), (HALF, -0.5))
"""Where the three colours sit: the one in front below, the next up left, the third up right."""
ANGLES: Final = (-120, 0, 120)
"""By the corner that its first colour sits in: how a board is turned."""
DISTANCE: Final = 4.42
"""How far the middle of a board is from that of the table."""
BESIDE: Final = 3.06
"""How far from its middle the names of a board's columns and rows stand."""

STOREY: Final = 0.17
BASE: Final = 0.2
"""How far below the middle of its square a tower stands."""
DIAGONAL: Final = sqrt(2) / 2
OUTLINES: Final[Mapping[int, tuple[float, Sequence[Point]]]] = {
    3: (0.42, ((0, -1), (HALF, 0.5), (-HALF, 0.5))),
    4: (0.4, ((DIAGONAL, -DIAGONAL), (DIAGONAL, DIAGONAL), (-DIAGONAL, DIAGONAL), (-DIAGONAL, -DIAGONAL))),
    6: (0.37, ((1, 0), (0.5, HALF), (-0.5, HALF), (-1, 0), (-0.5, -HALF), (0.5, -HALF))),
}
"""By number of sides: radius and corners. A triangle points up, a square and a hexagon stand on a side."""
BRIGHTNESS: Final = (0.72, 0.86, 1)
"""By storey, so that they can be counted."""


class BoardView(TypedDict):
    """A board and its towers by square."""

    frozen: bool
    towers: dict[str, str]


class Points(TypedDict):
    """What a seat has scored."""

    captures: int
    lines: int


class ResultView(TypedDict):
    """The result, as far as it is drawn."""

    places: list[int] | None


class View(TypedDict):
    """What a viewer may see, as far as it is drawn."""

    players: int
    phase: str
    turn: int
    zihin: str | None
    putting: str | None
    boards: dict[str, BoardView]
    hands: dict[str, list[str]]
    captured: list[list[str]]
    points: list[Points]
    result: ResultView


def draw(view: Mapping[str, Json], **options: Unpack[DrawingOptions]) -> str:
    """Draw a position; ``orientation`` is the seat whose corner is in front."""
    seen = cast("View", view)
    return _Drawing(seen, Style.read(options, seen["players"], COLOURS)).picture()


@dataclass(frozen=True)
class Place:
    """Where a board lies on the table."""

    angle: int
    middle: Point
    along: Point
    """One row on."""
    across: Point
    """One column on."""

    def at(self, column: float, row: float) -> Point:
        """Return a point of the board, in columns and rows from its middle."""
        return (
            self.middle[0] + self.across[0] * column + self.along[0] * row,
            self.middle[1] + self.across[1] * column + self.along[1] * row,
        )

    def square(self, name: str) -> Point:
        """Return the middle of a square."""
        return self.at(COLUMNS.index(name[0]) - 2, int(name[1]) - 3)


@cache
def places(front: int) -> dict[str, Place]:
    """Return where the boards lie if this colour sits in front; by their names."""
    result = {}
    for name in BOARDS:
        first, second = ((SIDES.index(colour) - front) % 3 for colour in name)
        (ax, ay), (bx, by) = CORNERS[first], CORNERS[second]
        along = ((bx - ax) / ROOT3, (by - ay) / ROOT3)
        result[name] = Place(
            angle=ANGLES[first],
            middle=(DISTANCE * (ax + bx), DISTANCE * (ay + by)),
            along=along,
            across=(-along[1], along[0]),
        )
    return result


class _Drawing:
    """A picture in the making."""

    def __init__(self, view: View, style: Style) -> None:
        self.view, self.style = view, style
        self.places = places(style.orientation)
        self.shared: Definitions = definitions(style, HEIGHT, self._library())
        self.recent = self._recent(style.last_move) if style.last_move else frozenset()
        for name in style.highlight:
            _check(name)

    def _library(self) -> dict[str, Markup]:
        """Return every tower in its colour: shades of it are needed, which a reference cannot choose."""
        return {
            f"{side}{height}{sides}": element("g", *self._tower(side, height, sides))
            for side in SIDES
            for height in (1, 2, 3)
            for sides in (3, 4, 6)
        }

    def picture(self) -> str:
        layers = (
            group(map(self._board, BOARDS), class_="boards"),
            coordinates(self._names()) if self.style.coordinates else Markup(),
            group(self._towers(), class_="towers"),
        )
        board = Board(NAMED_BOX if self.style.coordinates else BOX, layers, HEIGHT)
        status = self._status()
        words = Words("Talat", status, (f"{status}.", *self._description()))
        return picture(self.style, self.shared, board, words, list(self._cards()))

    def _colour(self, side: str) -> str:
        return self.style["zihin"] if side == self.view["zihin"] else self.style.seat(SIDES.index(side))

    def _board(self, name: str) -> Markup:
        place, frozen = self.places[name], self.view["boards"][name]["frozen"]
        plank = {"x": -2.75, "y": -2.75, "width": 5.5, "height": 5.5, "rx": 0.3}
        wood = element(
            "g",
            element(
                "rect", **plank,
                fill=self.style["wood"], stroke=self.style["wood-edge"], stroke_width=0.09,
            ),
            *(
                element(
                    "rect", class_="line", x=x, y=-2.5, width=1, height=5, rx=0.1,
                    fill=self._colour(side), opacity=0.78,
                )
                for side, x in zip(name, (-2.5, 1.5), strict=True)
            ),
            *(self._square(name, str(square)) for square in SQUARES),
            element(
                "rect", class_="ice", **plank,
                fill=self.style["ice"], fill_opacity=0.62, stroke="#e9f8ff", stroke_width=0.12,
            )
            if frozen
            else Markup(),
            transform=f"rotate({place.angle})",
        )  # fmt: skip
        shadow = element(
            "rect", **plank, fill="#000", opacity=0.22, transform=f"translate(0 0.14) rotate({place.angle})"
        )
        words = self.style.say("drawing-talat-frozen")
        return element(
            "g",
            shadow,
            wood,
            written(
                words,
                (0, 0),
                0.62,
                "#124a63",
                weight=620,
                anchor="middle",
                family=DISPLAY,
                rim=("#ebf8ff", 0.16),
            )
            if frozen
            else Markup(),
            class_="talat-board frozen" if frozen else "talat-board",
            data_board=name,
            transform=moved(*place.middle),
        )

    def _square(self, board: str, square: str) -> Markup:
        """Draw a square; the board lies so that its rows run to the right."""
        name = f"{board} {square}"
        # Row 1 is on the left, column a above: so the board is turned with its first colour's line in front.
        x, y = int(square[1]) - 3, COLUMNS.index(square[0]) - 2
        colour = self.style.highlight.get(name)
        fill, opacity = ("#ffe278", 0.85) if name in self.recent else ("#fff4dc", 0.34)
        drawn = element(
            "rect",
            class_="square recent" if name in self.recent else "square",
            data_square=square,
            x=x - 0.46, y=y - 0.46, width=0.92, height=0.92, rx=0.1,
            fill=fill, fill_opacity=opacity, stroke="#5a3c19", stroke_opacity=0.45, stroke_width=0.03,
        )  # fmt: skip
        if colour is None:
            return drawn
        ring = element(
            "rect",
            class_="highlight", data_square=square,
            x=x - 0.42, y=y - 0.42, width=0.84, height=0.84, rx=0.1,
            fill=colour, fill_opacity=0.35, stroke=colour, stroke_width=0.1,
        )  # fmt: skip
        return lines(drawn, ring)

    def _towers(self) -> Iterator[Markup]:
        """Draw the towers back to front, those on frozen boards faintly."""
        for board in BOARDS:
            shown = self.view["boards"][board]
            standing = [(self.places[board].square(square), square) for square in shown["towers"]]
            for (x, y), square in sorted(standing, key=lambda each: (round(each[0][1], 3), each[0][0])):
                tower = shown["towers"][square]
                yield self.shared.use(
                    tower,
                    class_=f"tower {tower}",
                    data_square=f"{board} {square}",
                    transform=moved(x, y),
                    opacity=0.72 if shown["frozen"] else None,
                )

    def _tower(self, side: str, height: int, sides: int) -> Iterator[Markup]:
        """Draw a tower from a little above: its height is seen in its storeys and said by a number."""
        colour, top = self._colour(side), BASE - STOREY * height
        yield element("ellipse", cx=0.05, cy=BASE + 0.08, rx=0.43, ry=0.3, fill="#281905", opacity=0.35)
        for storey in range(height):
            low, high = BASE - STOREY * storey, BASE - STOREY * (storey + 1) + 0.02
            below, above = _corners(sides, low), _corners(sides, high)
            walls = "".join(
                polyline((below[k - 1], below[k], above[k], above[k - 1]), closed=True) for k in range(sides)
            )
            yield element(
                "path", d=walls, fill=shaded(colour, BRIGHTNESS[storey]),
                stroke="#000", stroke_opacity=0.55, stroke_width=0.018,
            )  # fmt: skip
        yield element(
            "path", d=polyline(_corners(sides, top), closed=True),
            fill=colour, stroke="#fff7e6", stroke_width=0.045, stroke_linejoin="round",
        )  # fmt: skip
        yield element(
            "text", str(height), x=0, y=top + (0.17 if sides == 3 else 0.11), font_size=0.3, font_weight=700,
            fill="#fff", text_anchor="middle", stroke="#000", stroke_opacity=0.55, stroke_width=0.05,
            paint_order="stroke",
        )  # fmt: skip

    def _names(self) -> Iterator[tuple[str, Point, float]]:
        for name, place in self.places.items():
            for k, column in enumerate(COLUMNS):
                yield column, place.at(k - 2, -BESIDE), 0.44
            for row in range(1, ROWS + 1):
                yield str(row), place.at(-BESIDE, row - 3), 0.44
            yield name, place.at(BESIDE + 0.22, 0), 0.6

    def _recent(self, move: str) -> frozenset[str]:
        """Return the squares that a move was about."""
        words = move.split()[2 if move.startswith("put ") else 1 :]
        names = [f"{words[0]} {square}" for square in words[1:]] or [move]
        for name in names:
            _check(name)
        return frozenset(names)

    def _cards(self) -> Iterator[Card]:
        view, style = self.view, self.style
        over = view["phase"] == "over"
        for seat, points in enumerate(view["points"]):
            side = SIDES[seat]
            total = points["captures"] + points["lines"]
            title = style.say("drawing-talat-points", **points)
            score = labelled(style.say("drawing-points", count=total), title, style["text"])
            if view["phase"] == "put":
                small = [self._small(side + kind, "hand") for kind in view["hands"][side]]
            else:
                small = [self._small(tower, "captured") for tower in view["captured"][seat]]
            yield Card(
                name=style.names[seat],
                colour=style.seat(seat),
                sign=style.sign(seat),
                rows=[[score], small],
                beside=[self._letter(side)],
                active=not over and view["turn"] == seat,
            )
        if view["zihin"] is not None and view["phase"] == "put":
            yield Card(
                name=style.say("drawing-talat-zihin"),
                colour=style["zihin"],
                rows=[
                    [],
                    [self._small(view["zihin"] + kind, "hand") for kind in view["hands"][view["zihin"]]],
                ],
                beside=[self._letter(view["zihin"])],
            )

    def _letter(self, side: str) -> Item:
        return labelled(side, side, self.style["quiet"], weight=600)

    def _small(self, tower: str, name: str) -> Item:
        title = self.style.say(f"drawing-talat-{name}", height=int(tower[1]), sides=int(tower[2]))
        drawn = self.shared.use(tower, transform=moved(8, 1, 18), class_=f"{name} {tower}")
        return Item(16, lines(element("title", title), drawn))

    def _status(self) -> str:
        view, style = self.view, self.style
        if view["phase"] == "over":
            winners = [seat for seat, place in enumerate(view["result"]["places"] or ()) if place == 1]
            return style.say("drawing-winners", seats=winners, count=len(winners))
        if view["phase"] == "put":
            zihin = view["putting"] is not None and view["putting"] == view["zihin"]
            return style.say("drawing-talat-put-zihin" if zihin else "drawing-talat-put", seat=view["turn"])
        return style.say("drawing-talat-move", seat=view["turn"])

    def _description(self) -> Iterator[str]:
        """Yield the sentences that describe the picture."""
        view, style = self.view, self.style
        frozen = [name for name in BOARDS if view["boards"][name]["frozen"]]
        yield style.say("drawing-talat-boards", frozen=len(frozen), boards=frozen)
        standing = [tower for board in view["boards"].values() for tower in board["towers"].values()]
        for seat, points in enumerate(view["points"]):
            yield style.say(
                "drawing-talat-seat",
                seat=seat,
                colour=SIDES[seat],
                count=points["captures"] + points["lines"],
                towers=sum(tower[0] == SIDES[seat] for tower in standing),
                captured=len(view["captured"][seat]),
            )


def _corners(sides: int, y: float) -> list[Point]:
    radius, corners = OUTLINES[sides]
    down = y + (0.05 if sides == 3 else 0)
    return [(radius * cx, down + 0.82 * radius * cy) for cx, cy in corners]


def _check(name: str) -> None:
    """Raise ValueError unless there is such a square."""
    board, _, square = name.partition(" ")
    if board not in BOARDS or square not in map(str, SQUARES):
        raise ValueError(f"there is no square {name}; squares are written like AB a1")
