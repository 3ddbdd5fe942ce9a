"""The island as an SVG picture that looks like the browser's.

It is drawn from a view, so it shows what the viewer may see and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias, TypedDict, Unpack, cast

from atoll.core.drawing import DrawingOptions, Style
from atoll.core.facts import Json
from atoll.core.layout import (
    TEXT_SIZE,
    Board,
    Card,
    Item,
    Words,
    coordinates,
    definitions,
    labelled,
    picture,
)
from atoll.core.svg import Box, Markup, Point, Value, around, element, group, lines, moved, points
from atoll.games.hex_drawing import BELOW, corner, edge, hex_box, inset, marks, outline
from atoll.games.hexes import DIRECTIONS, Hex, centre, hex_text, neighbour, neighbours, read_hex
from atoll.games.taluva.scenery import COLOURS, LEVEL_INK, LEVELS, LIBRARY

Kind: TypeAlias = Literal["hut", "tower", "temple", "ship"]

HEIGHT: Final = 520
"""How high the island's part of a picture is."""
STOREY: Final = 0.19
"""How much a level lifts a hex."""
LEAST: Final = (14.4, 10.4)
"""How wide and high the sea is at least: so the first tiles are no giants."""
SHORE: Final = 1.34
"""How far the shallows reach, in hex radii."""
FRONT: Final = (4, 5, 3, 0)
"""The directions in which walls are seen, farther ones first."""
KINDS: Final[tuple[Kind, ...]] = ("temple", "tower", "ship", "hut")

_HUTS: Final[Mapping[int, Sequence[Point]]] = {
    1: ((0, 0.08),),
    2: ((-0.3, 0), (0.3, 0.14)),
    3: ((0, -0.22), (-0.34, 0.2), (0.34, 0.2)),
}
_MANY_HUTS: Final[Sequence[Point]] = ((-0.34, -0.2), (0.34, -0.2), (-0.34, 0.26), (0.34, 0.26), (0, 0.03))


class Land(TypedDict):
    """A hex of the island, as ``view.view_data`` describes it."""

    hex: list[int]
    level: int
    terrain: str
    direction: int | None
    double: bool
    tile: list[int]


class Building(TypedDict):
    """What stands on a hex."""

    hex: list[int]
    seat: int
    kind: Kind
    number: int


class Settlement(TypedDict):
    """A settlement and its hexes."""

    name: str
    seat: int
    hexes: list[list[int]]


class Lagoon(TypedDict):
    """A lagoon, its hexes and whose ship is in it."""

    name: str
    hexes: list[list[int]]
    ship: int | None


class SeatView(TypedDict):
    """A seat's pieces and place."""

    pool: dict[Kind, int]
    put: dict[Kind, int]
    takes: int
    eliminated: bool
    playing: bool
    place: int | None


class Zone(TypedDict, total=False):
    """The edge of the game board: a disc or a rectangle."""

    name: str
    radius: float
    width: float
    height: float


class View(TypedDict):
    """What a viewer may see, as far as it is drawn."""

    phase: str
    turn: int | None
    hand: str | None
    stack: int
    doubles: list[str]
    land: list[Land]
    buildings: list[Building]
    settlements: list[Settlement]
    lagoons: list[Lagoon]
    seats: list[SeatView]
    zone: Zone | None
    options: dict[str, Json]


def draw(view: Mapping[str, Json], **options: Unpack[DrawingOptions]) -> str:
    """Draw what a viewer may see of a position."""
    seen = cast("View", view)
    style = Style.read(options, len(seen["seats"]), COLOURS)
    return _Drawing(seen, style).picture()


class _Drawing:
    """A picture in the making."""

    def __init__(self, view: View, style: Style) -> None:
        self.view, self.style = view, style
        self.shared = definitions(style, HEIGHT, LIBRARY)
        self.land = {_hex(each["hex"]): each for each in view["land"]}
        self.recent = sorted(self._recent(style.last_move)) if style.last_move else []
        self.highlight = {read_hex(name): colour for name, colour in style.highlight.items()}

    def picture(self) -> str:
        layers = (
            self._zone(),
            self._water(),
            group(self._hexes(), class_="land"),
            group(self._ships(), class_="ships"),
            group(map(self._settlement, self.view["settlements"]), class_="settlements", fill="none"),
            marks(self.style, self.recent, self.highlight, self._at),
            group(self._badges(), class_="levels", text_anchor="middle", font_weight=700, font_size=0.27),
            coordinates(self._names()) if self.style.coordinates else Markup(),
        )
        board = Board(self._box(), layers, HEIGHT)
        cards = [self._card(seat) for seat in range(len(self.view["seats"]))]
        status = self._status()
        words = Words("Taluva", status, (f"{status}.", *self._description()), self._tiles())
        return picture(self.style, self.shared, board, words, cards)

    def _level(self, place: Hex) -> int:
        return self.land[place]["level"] if place in self.land else 0

    def _at(self, place: Hex) -> Point:
        """Return where the middle of a hex is seen: the higher it lies, the farther up."""
        x, y = centre(place)
        return x, y - STOREY * self._level(place)

    def _colour(self, level: int) -> str:
        return self.style[f"level-{min(level, len(LEVELS))}"]

    def _box(self) -> Box:
        boxes = [] if self.land else [hex_box((0, 0))]
        for place in {*self.land, *self.recent, *self.highlight, *self._water_hexes()}:
            x, y, width, height = hex_box(place)
            rise = STOREY * self._level(place)
            boxes.append(
                (x - 0.4, y - max(0.4, rise + 0.1), width + 0.8, height + 0.4 + max(0.4, rise + 0.1))
            )
        zone = self.view["zone"]
        if zone is not None:
            width = zone.get("width", 2 * zone.get("radius", 0))
            height = zone.get("height", 2 * zone.get("radius", 0))
            boxes.append((-width / 2 - 0.1, -height / 2 - 0.1, width + 0.2, height + 0.2))
        left, top, width, height = around(boxes, 0.25)
        more, higher = max(0, LEAST[0] - width), max(0, LEAST[1] - height)
        return left - more / 2, top - higher / 2, width + more, height + higher

    def _water_hexes(self) -> Iterator[Hex]:
        for lagoon in self.view["lagoons"]:
            yield from map(_hex, lagoon["hexes"])

    def _zone(self) -> Markup:
        zone = self.view["zone"]
        if zone is None:
            return Markup()
        dashes: dict[str, Value] = {
            "class_": "zone", "fill": "#fff", "fill_opacity": 0.08, "stroke": self.style["zone"],
            "stroke_width": 0.1, "stroke_dasharray": "0.4 0.25",
        }  # fmt: skip
        if "radius" in zone:
            return element("circle", r=zone["radius"], **dashes)
        width, height = zone["width"], zone["height"]
        return element("rect", x=-width / 2, y=-height / 2, width=width, height=height, **dashes)

    def _water(self) -> Markup:
        """Draw the shallows around the island, and the lagoons."""
        rings = (
            group(
                (element("polygon", points=outline(radius, centre(place))) for place in self.land),
                fill=self.style[name],
                opacity=opacity,
            )
            for radius, name, opacity in ((SHORE, "shallow-outer", 0.55), (1.16, "shallow", 0.7))
        )
        lagoons = (
            element("polygon", class_="lagoon", data_hex=hex_text(place), points=outline(1.01, centre(place)))
            for place in self._water_hexes()
        )
        return group((*rings, group(lagoons, fill=self.style["lagoon"])), class_="water")

    def _hexes(self) -> Iterator[Markup]:
        """Draw the island back to front, every hex with what stands on it."""
        buildings = {_hex(each["hex"]): each for each in self.view["buildings"]}
        for place in sorted(self.land, key=lambda place: (place[1], place[0])):
            building = buildings.get(place)
            yield element(
                "g",
                *self._walls(place),
                element(
                    "g",
                    *self._top(place),
                    *(self._pieces(building) if building else ()),
                    transform=moved(0, -STOREY * self._level(place)),
                ),
                class_=f"hex {self.land[place]['terrain']}",
                data_hex=hex_text(place),
                transform=moved(*centre(place)),
            )

    def _walls(self, place: Hex) -> Iterator[Markup]:
        level = self._level(place)
        for direction in FRONT:
            for storey in range(level, self._level(neighbour(place, direction)), -1):
                high, low = -STOREY * storey, STOREY - STOREY * storey
                (ax, ay), (bx, by) = corner(direction), corner(direction + 1)
                wall = ((ax, ay + high), (bx, by + high), (bx, by + low), (ax, ay + low))
                yield element(
                    "polygon", points=points(wall),
                    fill=self._colour(storey), stroke="#2b1a0c", stroke_width=0.025,
                )  # fmt: skip

    def _top(self, place: Hex) -> Iterator[Markup]:
        land = self.land[place]
        inside = [self._same_tile(place, other) for other in neighbours(place)]
        yield element(
            "polygon", points=outline(), fill=self._colour(land["level"]),
            stroke="#2b1a0c", stroke_width=0.03, stroke_linejoin="round",
        )  # fmt: skip
        ground = inset([0.012 if one else 0.1 for one in inside])
        yield element("polygon", points=points(ground), fill=self.style[f"terrain-{land['terrain']}"])
        yield self.shared.use(land["terrain"], transform="scale(0.78)")
        if land["direction"] is not None:
            # Between the tile's two fields, or straight at a double tile's other hex.
            angle = 60 * land["direction"] + (0 if land["double"] else 30)
            yield self.shared.use("lava", transform=f"rotate({-angle})")
        seams = "".join(edge(direction) for direction, one in enumerate(inside) if not one)
        if seams:
            yield element("path", d=seams, stroke="#23150a", stroke_width=0.06, stroke_linecap="round")

    def _same_tile(self, place: Hex, other: Hex) -> bool:
        """Whether two hexes lie on one tile: then no seam is drawn between them."""
        here, there = self.land[place], self.land.get(other)
        return there is not None and (here["level"], here["tile"]) == (there["level"], there["tile"])

    def _pieces(self, building: Building) -> Iterator[Markup]:
        kind, seat, count = building["kind"], building["seat"], building["number"]
        size = {"hut": 0.42 if count == 1 else 0.28, "tower": 0.51, "temple": 0.56}[kind]
        for x, y in hut_spots(count) if kind == "hut" else [(0.0, 0.0)]:
            yield self._piece(kind, seat, (x, y), size)

    def _piece(self, kind: str, seat: int, at: Point, size: float, **more: str) -> Markup:
        """Draw a piece of a player, with the player's sign on its roof."""
        above = {"hut": -0.2, "tower": -0.66, "temple": -0.2, "ship": -0.12}[kind]
        across = 0.28 if kind == "ship" else 0
        return element(
            "g",
            self.shared.use(kind),
            self.shared.use(
                self.style.sign(seat),
                transform=moved(across, above, 0.28 if kind != "ship" else 0.2),
                fill="#fff",
            ),
            class_=f"{kind} seat-{seat}",
            color=self.style.seat(seat),
            transform=moved(*at, size),
            **more,
        )

    def _ships(self) -> Iterator[Markup]:
        for lagoon in self.view["lagoons"]:
            if lagoon["ship"] is not None:
                middle = _hex(lagoon["hexes"][len(lagoon["hexes"]) // 2])
                yield self._piece("ship", lagoon["ship"], centre(middle), 0.55, data_lagoon=lagoon["name"])

    def _settlement(self, settlement: Settlement) -> Markup:
        """Draw the outline of a settlement, lifted hex by hex; that of the player to move is a full line."""
        hexes = [_hex(each) for each in settlement["hexes"]]
        strong = settlement["seat"] == self.view["turn"]
        return element(
            "path",
            class_=f"settlement seat-{settlement['seat']}",
            d="".join(
                edge(direction, 0.9, self._at(place))
                for place in hexes
                for direction in range(6)
                if neighbour(place, direction) not in hexes
            ),
            stroke=self.style.seat(settlement["seat"]),
            stroke_width=0.12 if strong else 0.07,
            stroke_linecap="round",
            stroke_dasharray=None if strong else "0.16 0.1",
            opacity=0.85,
        )

    def _badges(self) -> Iterator[Markup]:
        """Draw the levels above everything else: a number is never crossed by a line."""
        for place, land in sorted(self.land.items()):
            level = land["level"]
            x, y = self._at(place)
            ink = LEVEL_INK[min(level, len(LEVEL_INK)) - 1]
            yield lines(
                element(
                    "circle", cx=x, cy=y - 0.7, r=0.19,
                    fill=self._colour(level), stroke=ink, stroke_width=0.03,
                ),
                element("text", str(level), x=x, y=y - 0.6, fill=ink),
            )  # fmt: skip

    def _names(self) -> Iterator[tuple[str, Point, float]]:
        for place in sorted(self.land):
            x, y = self._at(place)
            yield hex_text(place), (x, y + BELOW), 0.3
        for place in self._water_hexes():
            x, y = centre(place)
            yield hex_text(place), (x, y + BELOW - 0.2), 0.3

    def _recent(self, move: str) -> Iterable[Hex]:
        """Return the hexes that a move was about, as far as the view still tells."""
        kind, *rest = move.split()
        if kind in ("draw", "take"):
            return ()
        place = read_hex(rest[0]) if rest else read_hex("")
        if kind == "tile":
            if place not in self.land:
                return ()
            level = self._level(place)
            return {
                _hex(each["hex"])
                for each in self.view["land"]
                if _hex(each["tile"]) == place and each["level"] == level
            }
        if kind == "expand":
            # Which of the settlement's huts are new the view does not tell: all on that terrain are marked.
            huts = {_hex(each["hex"]) for each in self.view["buildings"] if each["kind"] == "hut"}
            settlement: Sequence[list[int]] = next(
                (each["hexes"] for each in self.view["settlements"] if list(place) in each["hexes"]), ()
            )
            return {
                each
                for each in map(_hex, settlement)
                if each in huts and self.land[each]["terrain"] == rest[-1]
            }
        return (place,)

    def _card(self, seat: int) -> Card:
        style, info = self.style, self.view["seats"][seat]
        figures = [
            labelled(
                str(info["pool"][kind]),
                self._left(kind, info["pool"][kind]),
                style["text"],
                Item(16, self.shared.use(kind, transform=moved(8, 0, 8.5), color=style.seat(seat))),
            )
            for kind in KINDS
            if kind != "ship" or info["pool"]["ship"] + info["put"]["ship"]
        ]
        beside = [self._partner(seat)] if self.view["options"].get("teams") else []
        if info["eliminated"]:
            beside.append(self._word(style.say("drawing-taluva-out")))
        elif info["place"] is not None:
            beside.append(self._word(style.say("drawing-place", place=info["place"])))
        return Card(
            name=style.names[seat],
            colour=style.seat(seat),
            sign=style.sign(seat),
            rows=[figures],
            beside=beside,
            active=self.view["turn"] == seat and self.view["phase"] != "over",
            faded=info["eliminated"],
        )

    def _partner(self, seat: int) -> Item:
        """Draw the sign of the partner, who sits opposite."""
        partner = (seat + 2) % 4
        style = self.style
        sign = self.shared.use(
            style.sign(partner), transform=moved(6, 0, 6), fill=style.seat(partner), stroke=style["rim"],
            stroke_width=0.12, class_="partner",
        )  # fmt: skip
        return Item(12, lines(element("title", style.say("drawing-taluva-partner", seat=partner)), sign))

    def _left(self, kind: Kind, count: int) -> str:
        """Return how many pieces are left in the supply."""
        return self.style.say(
            "drawing-taluva-left", things=self.style.say(f"drawing-taluva-{kind}", count=count)
        )

    def _word(self, word: str) -> Item:
        return labelled(word, word, self.style["quiet"], weight=500, size=TEXT_SIZE - 1)

    def _tiles(self) -> Sequence[Item]:
        """Draw the tile in hand, the open double tiles and the stack."""
        view, style = self.view, self.style
        items = []
        if view["hand"]:
            items.append(self._tile(view["hand"], "hand"))
        items.extend(self._tile(tile, "double") for tile in view["doubles"])
        pile = Item(22, self.shared.use("pile", transform=moved(11, 0, 11)))
        stack = style.say("drawing-taluva-stack", count=view["stack"])
        return (*items, labelled(str(view["stack"]), stack, style["text"], pile, size=15))

    def _tile(self, tile: str, name: str) -> Item:
        places: list[Hex] = [(0, 0), DIRECTIONS[0], DIRECTIONS[1]][: len(tile)]
        box = around([hex_box(place) for place in places], 0.06)
        scale = 11.5
        title = self.style.say(
            f"drawing-taluva-{name}",
            terrains=[self.style.say("taluva-terrain", terrain=each) for each in tile],
        )
        hexes = (
            element(
                "g",
                element(
                    "polygon", points=outline(0.96), fill=self.style[f"terrain-{terrain}"],
                    stroke="#5b3c29", stroke_width=0.12, stroke_linejoin="round",
                ),
                self.shared.use(terrain, transform="scale(0.78)"),
                transform=moved(*centre(place)),
            )
            for terrain, place in zip(tile, places, strict=True)
        )  # fmt: skip
        left, top, width, height = box
        at = moved(-scale * left, -scale * (top + height / 2), scale)
        return Item(scale * width, element("g", element("title", title), *hexes, class_=name, transform=at))

    def _status(self) -> str:
        view, style = self.view, self.style
        if view["phase"] == "over":
            winners = [seat for seat, info in enumerate(view["seats"]) if info["place"] == 1]
            return style.say("drawing-winners", seats=winners, count=len(winners))
        if view["turn"] is None:
            return style.say("drawing-taluva-deal")
        return style.say(f"drawing-taluva-{view['phase']}", seat=view["turn"])

    def _description(self) -> Iterator[str]:
        """Yield the sentences that describe the picture."""
        view, style = self.view, self.style
        top = max((each["level"] for each in view["land"]), default=0)
        yield style.say("drawing-taluva-island", hexes=len(view["land"]), level=top)
        for seat in range(len(view["seats"])):
            count = Counter[str]()
            for building in view["buildings"]:
                if building["seat"] == seat:
                    count[building["kind"]] += building["number"] if building["kind"] == "hut" else 1
            count["ship"] = sum(lagoon["ship"] == seat for lagoon in view["lagoons"])
            things = [
                style.say(f"drawing-taluva-{kind}", count=count[kind])
                for kind in reversed(KINDS)
                if count[kind]
            ]
            if things:
                yield style.say("drawing-taluva-built", seat=seat, things=things)


def hut_spots(count: int) -> Sequence[Point]:
    """Return where on its hex each of a number of huts stands."""
    return _HUTS.get(count) or _MANY_HUTS[:count]


def _hex(place: Sequence[int]) -> Hex:
    q, r = place
    return q, r
