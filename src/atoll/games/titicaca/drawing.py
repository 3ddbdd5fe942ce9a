"""The country as an SVG picture that looks like the browser's.

It is drawn from a view, so it shows what the viewer may see and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypedDict, Unpack, cast

from atoll.core.drawing import DrawingOptions, Style
from atoll.core.facts import Json
from atoll.core.layout import (
    DISPLAY,
    TEXT_SIZE,
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
from atoll.core.svg import Box, Markup, Point, around, element, group, lines, moved, number, polyline
from atoll.games.hex_drawing import BELOW, border, corner, hex_box, marks, outline
from atoll.games.hexes import Hex, centre, hex_text, neighbour, read_hex

HEIGHT: Final = 520
"""How high the country's part of a picture is."""
LEAST: Final[Box] = (-4.5, -4.5, 9, 9)

COLOURS: Final = {
    "field-F": "#5e9651",
    "field-M": "#aeb1b8",
    "field-S": "#e7b95c",
    "field-P": "#e8987c",
    "field-G": "#caed8e",
    "lake": "#3d8fb8",
    "lake-now": "#18b6e0",
    "shore": "#cfe9f2",
    "coast": "#fff3d2",
    "region": "#fffaf0",
    "stick": "#5d3a17",
}
"""The names of Titicaca's colours, beside those of every theme."""


class Region(TypedDict):
    """A region and its fields."""

    name: str
    fields: list[str]


class Temple(TypedDict):
    """A temple on a field; its value is None where it is secret."""

    field: str
    seat: int
    value: int | None


class Hand(TypedDict):
    """The temples that a seat holds; which ones is None where it is secret."""

    count: int
    values: list[int] | None


class View(TypedDict):
    """What a viewer may see, as far as it is drawn."""

    players: int
    country: dict[str, str]
    arrow: int | None
    round: int
    extra: int
    lake: str | None
    step: str
    waiting: list[int]
    turn: int | None
    fresh: str | None
    bids: list[int | None]
    sealed: list[int]
    stocks: list[int]
    scores: list[int]
    villages: dict[str, int]
    regions: list[Region]
    temples: list[Temple]
    hands: list[Hand]
    village_counts: list[int]
    chains: list[int]


def draw(view: Mapping[str, Json], **options: Unpack[DrawingOptions]) -> str:
    """Draw what a viewer may see of a position."""
    seen = cast("View", view)
    return _Drawing(seen, Style.read(options, seen["players"], COLOURS)).picture()


def _strewn(mark: str, step: Point, size: Point) -> str:
    """Repeat a mark in rows, every other row shifted, as far as it fits into a hex."""
    path = ""
    for row in range(-4, 5):
        for column in range(-6, 7):
            x, y = (column + row % 2 / 2) * step[0], row * step[1]
            reach_x, reach_y = abs(x) + size[0] / 2, abs(y) + size[1] / 2
            # Inside of a hex with the corner radius 0.93, pointy side up.
            if reach_x <= 0.8 and reach_y + reach_x / 1.74 <= 0.93:
                path += f"M{number(x)},{number(y)}{mark}"
    return path


def _texture(path: str, colour: str, opacity: float, width: float | None = None) -> Markup:
    if width is None:
        return element("path", d=path, fill=colour, opacity=opacity)
    return element("path", d=path, fill="none", stroke=colour, stroke_width=width, opacity=opacity)


def _village(rim: str, width: float) -> Markup:
    return element(
        "g",
        element("ellipse", cx=0.04, cy=0.42, rx=0.5, ry=0.14, fill="#000", opacity=0.3),
        element("path", d="M-.36,0H.36V.4H-.36Z", fill="#b98a52", stroke="#3d2712", stroke_width=0.045),
        element(
            "path", d="M-.54,.06L0,-.5L.54,.06Z",
            fill="currentColor", stroke=rim, stroke_width=width, stroke_linejoin="round",
        ),
    )  # fmt: skip


LIBRARY: Final = {
    "F": _texture(_strewn("m0,-.13l.15,.26h-.3z", (0.5, 0.42), (0.3, 0.26)), "#134a26", 0.55),
    "M": _texture(_strewn("m-.2,.14l.2,-.28l.2,.28", (0.52, 0.38), (0.4, 0.28)), "#3c3f46", 0.6, 0.06),
    "S": _texture(
        _strewn("m-.06,.1l.06,-.2m.06,.2l.06,-.14", (0.5, 0.4), (0.24, 0.2)), "#8a5a10", 0.65, 0.045
    ),
    "P": _texture(
        _strewn("m-.055,0a.055,.055 0 1 0 .11,0a.055,.055 0 1 0 -.11,0z", (0.45, 0.225), (0.11, 0.11)),
        "#7d5312", 0.55,
    ),
    "G": _texture(_strewn("m-.3,.03q.15,-.12 .3,0t.3,0", (0.74, 0.3), (0.6, 0.16)), "#3f6d12", 0.6, 0.045),
    "village": _village("#fff", 0.06),
    "village-fresh": _village("#ffe27a", 0.1),
    "temple": element(
        "path", d="M-.3,.24H.3L.2,.04H.12V-.14H.2L0,-.34L-.2,-.14H-.12V.04H-.2Z",
        fill="#fff6e0", stroke="currentColor", stroke_width=0.08,
    ),
    "weapons": element(
        "g",
        element("path", d="M.9,-.9L.8,-.5L-.14,.44L-.44,.14L.5,-.8Z", stroke="none"),
        element("path", d="M-.68,-.02L.02,.68M-.34,.34L-.8,.8", stroke_width=0.22, stroke_linecap="round"),
        fill="currentColor", stroke="currentColor",
    ),
    "chain": element(
        "path", d="M-.1,-.32H-.55A.32,.32 0 0 0 -.55,.32H-.1M.1,-.32H.55A.32,.32 0 0 1 .55,.32H.1M-.4,0H.4",
        fill="none", stroke="currentColor", stroke_width=0.2, stroke_linecap="round",
    ),
    "arrow": element("path", d="M-.85,-.75L.95,0L-.85,.75L-.45,0Z", fill="currentColor"),
}  # fmt: skip
"""Textures of the terrains, which distinguish them without colours, and the pieces."""


class _Drawing:
    """A picture in the making."""

    def __init__(self, view: View, style: Style) -> None:
        self.view, self.style = view, style
        self.shared = definitions(style, HEIGHT, LIBRARY)
        self.country = {read_hex(name): shown for name, shown in view["country"].items()}
        self.region_of = {
            read_hex(field): region["name"] for region in view["regions"] for field in region["fields"]
        }
        self.recent = sorted(self._recent(style.last_move)) if style.last_move else []
        self.highlight = {read_hex(name): colour for name, colour in style.highlight.items()}
        for place in self.highlight:
            if place not in self.country:
                raise ValueError(f"{hex_text(place)} lies outside of the country")

    def picture(self) -> str:
        layers = (
            self._coast(),
            group(self._hexes(), class_="country"),
            self._regions(),
            self._sticks(),
            group(self._villages(), class_="villages"),
            group(self._temples(), class_="temples"),
            marks(self.style, self.recent, self.highlight),
            coordinates(self._names()) if self.style.coordinates else Markup(),
        )
        board = Board(self._box(), layers, HEIGHT)
        status = self._status()
        words = Words("Titicaca", status, (f"{status}.", *self._description()), self._round())
        cards = [self._card(seat) for seat in range(self.view["players"])]
        return picture(self.style, self.shared, board, words, cards)

    def _box(self) -> Box:
        return around([hex_box(place) for place in self.country] or [LEAST], 0.45)

    def _coast(self) -> Markup:
        if not self.country:
            return Markup()
        return element(
            "path", class_="coast", d=border(self.country, 1.02), stroke=self.style["coast"],
            stroke_width=0.2, stroke_linecap="round", opacity=0.7,
        )  # fmt: skip

    def _hexes(self) -> Iterator[Markup]:
        for place, shown in sorted(self.country.items()):
            yield element(
                "g",
                *(self._lake(shown, place) if shown.isdigit() else self._field(shown)),
                class_="lake" if shown.isdigit() else f"field {shown}",
                data_hex=hex_text(place),
                transform=moved(*centre(place)),
            )

    def _field(self, terrain: str) -> Iterator[Markup]:
        yield self._ground(self.style[f"field-{terrain}"])
        yield self.shared.use(terrain)

    def _lake(self, name: str, place: Hex) -> Iterator[Markup]:
        """Draw a lake; the one that this round is about is bright."""
        now = self.view["lake"] == hex_text(place) and self.view["step"] != "over"
        yield self._ground(self.style["lake-now" if now else "lake"])
        yield element(
            "polygon", points=outline(0.86), fill="none", stroke="#fff" if now else self.style["shore"],
            stroke_width=0.12 if now else 0.05, opacity=None if now else 0.7,
        )  # fmt: skip
        yield self._lake_number(name)

    def _lake_number(self, name: str) -> Markup:
        return written(
            name, (0, 0), 0.62, "#fff", weight=640, anchor="middle", family=DISPLAY, rim=("#0e4a68", 0.12)
        )

    def _ground(self, colour: str) -> Markup:
        return element(
            "polygon", points=outline(0.985), fill=colour,
            stroke="#3c280f", stroke_opacity=0.3, stroke_width=0.03,
        )  # fmt: skip

    def _regions(self) -> Markup:
        return group(
            (
                element(
                    "path", class_="region", d=border([read_hex(each) for each in region["fields"]], 0.93)
                )
                for region in self.view["regions"]
            ),
            class_="regions",
            stroke=self.style["region"],
            stroke_width=0.06,
            opacity=0.5,
        )

    def _sticks(self) -> Markup:
        """Draw the sticks between a field with a village and one of another region, or an empty one."""
        sticks = "".join(
            self._stick(place, direction)
            for place, region in sorted(self.region_of.items())
            for direction in range(6)
            if self._separates(place, region, direction)
        )
        if not sticks:
            return Markup()
        path = element("path", d=sticks, transform=moved(0, 0.03), stroke="#000", stroke_opacity=0.3)
        return group(
            (path, element("path", class_="sticks", d=sticks, stroke=self.style["stick"])),
            stroke_width=0.15,
            stroke_linecap="round",
        )

    def _separates(self, place: Hex, region: str, direction: int) -> bool:
        other = neighbour(place, direction)
        shown = self.country.get(other)
        if shown is None or shown.isdigit() or self.region_of.get(other) == region:
            return False
        # An edge between two regions is drawn once, from its first three directions.
        return other not in self.region_of or direction <= 2

    @staticmethod
    def _stick(place: Hex, direction: int) -> str:
        at = centre(place)
        (ax, ay), (bx, by) = corner(direction, at=at), corner(direction + 1, at=at)
        dx, dy = (bx - ax) / 10, (by - ay) / 10
        return polyline(((ax + dx, ay + dy), (bx - dx, by - dy)))

    def _villages(self) -> Iterator[Markup]:
        for name, seat in self.view["villages"].items():
            fresh = name == self.view["fresh"]
            yield element(
                "g",
                self.shared.use("village-fresh" if fresh else "village"),
                self.shared.use(self.style.sign(seat), transform=moved(0, -0.13, 0.13), fill="#fff"),
                class_=f"village seat-{seat}",
                data_hex=name,
                color=self.style.seat(seat),
                transform=moved(*centre(read_hex(name))),
            )

    def _temples(self) -> Iterator[Markup]:
        for temple in self.view["temples"]:
            x, y = centre(read_hex(temple["field"]))
            yield element(
                "g",
                self._temple(temple["seat"], temple["value"]),
                class_=f"temple seat-{temple['seat']}",
                data_hex=temple["field"],
                transform=moved(x + 0.45, y - 0.42),
            )

    def _temple(self, seat: int, value: int | None) -> Markup:
        """Draw a temple; its value only where the view tells it."""
        return lines(
            self.shared.use("temple", color=self.style.seat(seat)),
            written(
                "?" if value is None else f"+{value}", (0, 0.1), 0.26, "#1d2a30", weight=700, anchor="middle"
            ),
        )

    def _names(self) -> Iterator[tuple[str, Point, float]]:
        for place in sorted(self.country):
            x, y = centre(place)
            yield hex_text(place), (x, y + BELOW), 0.3

    def _recent(self, move: str) -> set[Hex]:
        """Return the fields that a move was about: a village, a temple, a region that has grown."""
        kind, *rest = move.split()
        if kind == "bid" or rest == ["-"]:
            return set()
        place = read_hex(rest[0] if rest else "")
        if kind in ("join", "merge") and place in self.region_of:
            return {each for each, name in self.region_of.items() if name == self.region_of[place]}
        return {place} & self.country.keys()

    def _card(self, seat: int) -> Card:
        view, style = self.view, self.style
        points = style.say("drawing-points", count=view["scores"][seat])
        figures = [
            self._figure("weapons", view["stocks"][seat], seat),
            self._figure("villages", view["village_counts"][seat], seat),
            self._figure("chain", view["chains"][seat], seat),
            self._held(seat),
        ]
        over = view["step"] == "over"
        return Card(
            name=style.names[seat],
            colour=style.seat(seat),
            sign=style.sign(seat),
            rows=[[labelled(points, points, style["text"]), *self._bid(seat)], figures],
            beside=self._arrow() if view["arrow"] == seat and not over else (),
            active=not over and (seat in view["waiting"] or seat == view["turn"]),
        )

    def _figure(self, name: str, count: int, seat: int) -> Item:
        icon = "village" if name == "villages" else name
        size = 15 if icon == "village" else 7.5
        colour = self.style.seat(seat) if icon == "village" else self.style["quiet"]
        drawn = self.shared.use(icon, transform=moved(8, 0, size), color=colour)
        title = self.style.say(f"drawing-titicaca-{name}", count=count)
        return labelled(str(count), title, self.style["text"], Item(16, drawn))

    def _held(self, seat: int) -> Item:
        """Return the temples in a seat's hand; which ones only where the view tells it."""
        hand = self.view["hands"][seat]
        label = " ".join(f"+{value}" for value in hand["values"] or ()) or str(hand["count"])
        title = self.style.say("drawing-titicaca-temples", count=hand["count"])
        drawn = self.shared.use("temple", transform=moved(7, 1, 24), color=self.style.seat(seat))
        return labelled(label, title, self.style["text"], Item(14, drawn))

    def _bid(self, seat: int) -> Sequence[Item]:
        view, style = self.view, self.style
        bid = view["bids"][seat]
        if bid is not None:
            word = style.say("drawing-titicaca-bid", bid=bid)
        elif seat in view["sealed"]:
            word = style.say("drawing-titicaca-sealed")
        else:
            return ()
        gap = Item(2, Markup())
        return (labelled(word, word, style["accent"], gap, weight=600, size=TEXT_SIZE - 1),)

    def _arrow(self) -> Sequence[Item]:
        drawn = self.shared.use("arrow", transform=moved(8, 0, 8), color=self.style["accent"])
        return (Item(16, lines(element("title", self.style.say("drawing-titicaca-arrow")), drawn)),)

    def _round(self) -> Sequence[Item]:
        """Draw the lake of this round."""
        if self.view["lake"] is None or self.view["step"] == "over":
            return ()
        place = read_hex(self.view["lake"])
        drawn = element("g", *self._lake(self.country[place], place), transform=moved(17, 0, 18))
        return (Item(34, drawn),)

    def _status(self) -> str:
        view, style = self.view, self.style
        if view["step"] == "over":
            winners = [seat for seat, score in enumerate(view["scores"]) if score == max(view["scores"])]
            return style.say("drawing-winners", seats=winners, count=len(winners))
        if view["step"] == "drawing":
            return style.say("drawing-titicaca-drawing")
        if view["step"] == "bidding":
            lake = 0 if view["extra"] else view["round"]
            return style.say("drawing-titicaca-bidding", lake=lake, seats=view["waiting"])
        return style.say(f"drawing-titicaca-{view['step']}", seat=view["turn"])

    def _description(self) -> Iterator[str]:
        """Yield the sentences that describe the picture."""
        view, style = self.view, self.style
        lakes = sum(shown.isdigit() for shown in self.country.values())
        yield style.say(
            "drawing-titicaca-country",
            fields=len(self.country) - lakes,
            lakes=lakes,
            regions=len(view["regions"]),
        )
        for seat in range(view["players"]):
            yield style.say(
                "drawing-titicaca-seat",
                seat=seat,
                things=[
                    style.say("drawing-points", count=view["scores"][seat]),
                    style.say("drawing-titicaca-weapons", count=view["stocks"][seat]),
                    style.say("drawing-titicaca-villages", count=view["village_counts"][seat]),
                ],
            )
