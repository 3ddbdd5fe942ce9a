"""How a picture is put together: a board on the sea, and beneath it a panel with the seats.

Each game's ``drawing`` module draws its board and says what is on the cards; ``picture`` does the rest.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final, NamedTuple

from atoll.core.drawing import Style
from atoll.core.svg import (
    Box,
    Definitions,
    Markup,
    Point,
    document,
    element,
    group,
    lines,
    moved,
    numbers,
)

WIDTH: Final = 720
"""A picture is drawn this wide, in whatever size it is shown."""
RADIUS: Final = 12
PAD: Final = 12
GAP: Final = 8
ITEM_GAP: Final = 6
ROW: Final = 22
STATUS: Final = 46
STATUS_SIZE: Final = 16
NAME_SIZE: Final = 14
TEXT_SIZE: Final = 13

PLAIN: Final = "Inter, 'Segoe UI', system-ui, sans-serif"
DISPLAY: Final = "Fraunces, Georgia, serif"

SIGNS: Final[Mapping[str, Markup]] = {
    f"sign-{seat}": element("path", d=outline)
    for seat, outline in enumerate(
        (
            "M0,-.8L.82,.62L-.82,.62Z",
            "M.75,0A.75,.75 0 1 1 -.75,0A.75,.75 0 1 1 .75,0Z",
            "M-.66,-.66L.66,-.66L.66,.66L-.66,.66Z",
            "M0,-.92L.8,0L0,.92L-.8,0Z",
            "M-.28,-.8L.28,-.8L.28,-.28L.8,-.28L.8,.28L.28,.28L.28,.8L-.28,.8L-.28,.28L-.8,.28L-.8,-.28L-.28,-.28Z",
        )
    )
}
"""Triangle, circle, square, diamond and cross: players can be told apart without colours."""


class Item(NamedTuple):
    """Something in a row: drawn from x = 0 on, centred on y = 0."""

    width: float
    drawn: Markup


@dataclass(frozen=True)
class Card:
    """What is shown of a seat, or of another side of the game."""

    name: str
    colour: str
    sign: str | None = None
    rows: Sequence[Sequence[Item]] = ()
    beside: Sequence[Item] = ()
    """At the right end of the name's row."""
    active: bool = False
    faded: bool = False


@dataclass(frozen=True)
class Board:
    """A board in units of its own, and the box that holds all of it."""

    box: Box
    layers: Sequence[Markup]
    height: float
    """How high the picture of it is; it is ``WIDTH`` wide."""


@dataclass(frozen=True)
class Words:
    """What a picture says in words: a title, a description, a line above the seats."""

    game: str
    status: str
    description: Sequence[str] = ()
    items: Sequence[Item] = ()
    """At the right end of that line."""


def picture(style: Style, shared: Definitions, board: Board, words: Words, cards: Sequence[Card]) -> str:
    """Put a board onto the sea and the seats beneath it."""
    panel, height = Markup(), board.height
    if style.seats:
        panel, height = _panel(style, shared, board.height, words, cards)
    scale = min(WIDTH / board.box[2], board.height / board.box[3])
    left = (WIDTH - scale * board.box[2]) / 2 - scale * board.box[0]
    top = (board.height - scale * board.box[3]) / 2 - scale * board.box[1]
    sea = element(
        "rect",
        width=WIDTH,
        height=board.height,
        rx=RADIUS,
        fill=shared.fill("sea", style["sea"]),
        class_="sea",
    )
    shown = group(board.layers, class_="board", transform=moved(left, top, scale))
    return document(
        element("title", style.say("drawing-title", game=words.game, status=words.status)),
        element("desc", " ".join(words.description)),
        shared.write(panel, sea, shown),
        panel,
        sea,
        shown,
        viewBox=numbers(0, 0, WIDTH, height),
        width=style.width,
        height=None if style.width is None else style.width * height / WIDTH,
        role="img",
        lang=style.sentences.lang,
        class_=f"atoll {words.game.lower()}",
        font_family=PLAIN,
    )


def definitions(style: Style, board_height: float, library: Mapping[str, Markup]) -> Definitions:
    """Return a game's drawings, with those that all share."""
    # As CSS draws "ellipse at 50% 42%": the ellipse goes through the farthest corner.
    reach = numbers(WIDTH / 2 * sqrt(2), 0.58 * board_height * sqrt(2))
    sea = element(
        "radialGradient",
        *(
            element("stop", offset=offset, stop_color=style[name])
            for offset, name in ((0, "sea-inner"), (0.45, "sea"), (1, "sea-outer"))
        ),
        gradientUnits="userSpaceOnUse",
        cx=0,
        cy=0,
        r=1,
        gradientTransform=f"{moved(WIDTH / 2, 0.42 * board_height)} scale({reach})",
    )
    return Definitions({"sea": sea, **SIGNS, **library})


def _panel(
    style: Style, shared: Definitions, top: float, words: Words, cards: Sequence[Card]
) -> tuple[Markup, float]:
    """Draw the panel beneath a board that is so high; return it and the height of the whole picture."""
    width = (WIDTH - 2 * PAD - GAP * (len(cards) - 1)) / len(cards)
    rows = [[line for row in card.rows for line in wrapped(row, width - 2 * PAD)] for card in cards]
    height = ROW * (1 + max(map(len, rows))) + 12
    bottom = top + STATUS + height + PAD
    items = placed(words.items, WIDTH - PAD - _width(words.items), top + STATUS / 2)
    room = WIDTH - 3 * PAD - _width(words.items)
    status = written(
        fitted(words.status, room, STATUS_SIZE),
        (PAD + 2, top + STATUS / 2),
        STATUS_SIZE,
        style["text"],
        weight=650,
    )
    drawn = [
        element("rect", width=WIDTH, height=bottom, rx=RADIUS, fill=style["panel"]),
        group((status, *items), class_="status"),
        *(
            _card(style, shared, card, shown, (PAD + (width + GAP) * k, top + STATUS, width, height))
            for k, (card, shown) in enumerate(zip(cards, rows, strict=True))
        ),
    ]
    return group(drawn, class_="panel"), bottom


def _card(style: Style, shared: Definitions, card: Card, rows: Sequence[Sequence[Item]], box: Box) -> Markup:
    x, y, width, height = box
    middle = y + 6 + ROW / 2
    beside = placed(card.beside, x + width - PAD - _width(card.beside), middle)
    indent = 20 if card.sign else 0
    room = width - 2 * PAD - indent - (_width(card.beside) + GAP if card.beside else 0)
    name = written(
        fitted(card.name, room, NAME_SIZE), (x + PAD + indent, middle), NAME_SIZE, style["text"], weight=700
    )
    sign = card.sign and shared.use(
        card.sign,
        transform=moved(x + PAD + 7, middle, 8),
        fill=card.colour,
        stroke=style["rim"],
        stroke_width=0.12,
    )
    return group(
        (
            element(
                "rect", x=x, y=y, width=width, height=height, rx=10, fill=style["card"],
                stroke=style["accent" if card.active else "line"], stroke_width=2 if card.active else 1,
            ),
            Markup(sign or ""),
            name,
            *beside,
            *(
                each
                for k, row in enumerate(rows, start=1)
                for each in placed(row, x + PAD, middle + ROW * k)
            ),
        ),
        class_="card active" if card.active else "card",
        opacity=0.6 if card.faded else None,
    )  # fmt: skip


def placed(items: Iterable[Item], x: float, y: float) -> list[Markup]:
    """Draw a row of items from a point on."""
    drawn: list[Markup] = []
    for item in items:
        drawn.append(element("g", item.drawn, transform=moved(x, y)))
        x += item.width + ITEM_GAP
    return drawn


def wrapped(items: Sequence[Item], width: float) -> list[list[Item]]:
    """Break a row of items into rows that are no wider than this."""
    rows: list[list[Item]] = [[]]
    for item in items:
        if rows[-1] and _width([*rows[-1], item]) > width:
            rows.append([])
        rows[-1].append(item)
    # Evenly, so that no single item is left for the last row.
    each = ceil(len(items) / len(rows))
    return [list(items[start : start + each]) for start in range(0, len(items), each)] if items else rows


def _width(items: Sequence[Item]) -> float:
    return sum(item.width for item in items) + ITEM_GAP * max(0, len(items) - 1)


def labelled(
    label: str,
    title: str,
    colour: str,
    icon: Item | None = None,
    *,
    weight: int = 700,
    size: float = TEXT_SIZE,
) -> Item:
    """Return a short text, perhaps with a picture before it; the title says in words what it means."""
    indent = icon.width + 4 if icon else 0
    return Item(
        indent + text_width(label, size),
        lines(
            element("title", title),
            *([icon.drawn] if icon else []),
            written(label, (indent, 0), size, colour, weight=weight),
        ),
    )


def written(
    content: str,
    at: Point,
    size: float,
    colour: str | None = None,
    *,
    weight: int | None = None,
    anchor: str | None = None,
    family: str | None = None,
    rim: tuple[str, float] | None = None,
) -> Markup:
    """Write a text whose letters are centred on a height; a rim makes it readable on every ground."""
    return element(
        "text",
        content,
        x=at[0],
        y=at[1] + 0.36 * size,
        font_size=size,
        font_weight=weight,
        font_family=family,
        text_anchor=anchor,
        fill=colour,
        stroke=rim and rim[0],
        stroke_width=rim and rim[1],
        stroke_linejoin=rim and "round",
        paint_order=rim and "stroke",
    )


def coordinates(places: Iterable[tuple[str, Point, float]]) -> Markup:
    """Write the names of places, each with its point and size: light with a dark rim, for every ground."""
    return group(
        (written(name, at, size) for name, at, size in places),
        class_="coordinates",
        fill="#fffdf4",
        stroke="#102028",
        stroke_opacity=0.82,
        stroke_width=0.1,
        stroke_linejoin="round",
        paint_order="stroke",
        font_weight=650,
        text_anchor="middle",
    )


def text_width(content: str, size: float) -> float:
    """Estimate how wide a text is: no font is known here, so rather too wide than too narrow."""
    return size * sum(map(_letter_width, content))


def _letter_width(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1
    if letter in "mwMW@…—":
        return 0.9
    return 0.34 if letter in " .,:;'!|iIjl()[]" else 0.62


def fitted(content: str, width: float, size: float) -> str:
    """Shorten a text that would be wider than this."""
    if text_width(content, size) <= width:
        return content
    while content and text_width(content + "…", size) > width:
        content = content[:-1]
    return content.rstrip() + "…"
