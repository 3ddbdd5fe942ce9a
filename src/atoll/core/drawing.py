"""How positions are drawn: the options of every game's ``drawing.draw``, and the themes' colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypedDict

from atoll.messages import Catalogue, catalogue

SHOWN_WIDTH: Final = 640
"""The default width of a picture, in pixels."""


class DrawingOptions(TypedDict, total=False):
    """How a position is drawn. Each may be left out."""

    width: float | None
    """Width in pixels, 640 by default; None fills the page's width."""
    coordinates: bool
    """Whether to show coordinates, as moves write them; not by default."""
    last_move: str | None
    """A move in the notation: the places that it was about are marked."""
    highlight: Mapping[str, str] | Iterable[str]
    """Places to highlight, named as in the notation (``3,-1``, ``AB a1``); a mapping gives each a colour."""
    seats: bool
    """Whether seats, scores and the player to move are shown beneath the board; by default they are."""
    names: Sequence[str]
    """The players' names, one per seat."""
    looks: Sequence[Mapping[str, int]]
    """The ``colour`` and ``shape`` that each seat's player chose, by number, as tables' records keep them."""
    orientation: int
    """The seat in front, where a board can be turned (Talat)."""
    theme: Literal["light", "dark"]
    """Colours for a light or a dark page."""
    colours: Mapping[str, str]
    """Colours by name that replace the theme's: ``{"seat-0": "#ff8800"}``."""
    language: str
    """``en``, ``fr`` or ``de``."""


LIGHT: Final[Mapping[str, str]] = {
    "panel": "#f8f2e4",
    "card": "#fffaf0",
    "line": "#d9cba6",
    "text": "#1d2a30",
    "quiet": "#4c5a60",
    "accent": "#b23a1e",
    "sea-inner": "#8fd3cf",
    "sea": "#56aebb",
    "sea-outer": "#2d7f98",
    "seat-0": "#c0263a",
    "seat-1": "#11509a",
    "seat-2": "#a143d0",
    "seat-3": "#14805c",
    "seat-4": "#26292e",
    "rim": "#fffaf0",
    "recent": "#fff4bf",
    "highlight": "#fff27a",
}
"""The colours of the browser's light theme; ``rim`` is drawn around players' signs."""

DARK: Final[Mapping[str, str]] = {
    **LIGHT,
    "panel": "#0c2431",
    "card": "#12303f",
    "line": "#2a5163",
    "text": "#f4ecd9",
    "quiet": "#b9c6c6",
    "accent": "#ff8a63",
    "sea-inner": "#2f7d8c",
    "sea": "#1b566b",
    "sea-outer": "#0c3145",
    "seat-0": "#e4566a",
    "seat-1": "#4a98e6",
    "seat-2": "#d9aef5",
    "seat-3": "#4cc398",
    "seat-4": "#111316",
    "rim": "#f4ecd9",
}
THEMES: Final[Mapping[str, Mapping[str, str]]] = {"light": LIGHT, "dark": DARK}


@dataclass(frozen=True)
class Style:
    """The options of a drawing, complete and checked."""

    width: float | None
    coordinates: bool
    last_move: str | None
    highlight: Mapping[str, str]
    seats: bool
    names: tuple[str, ...]
    orientation: int
    colours: Mapping[str, str]
    shapes: Mapping[int, int]
    sentences: Catalogue

    @classmethod
    def read(cls, options: DrawingOptions, players: int, colours: Mapping[str, str]) -> Style:
        """Complete the options for a number of players, with the game's own colours besides the theme's.

        Raise TypeError for an unknown option, ValueError for an invalid value.
        """
        for name in options.keys() - DrawingOptions.__annotations__.keys():
            raise TypeError(
                f"there is no option {name!r}; there are: {', '.join(DrawingOptions.__annotations__)}"
            )
        theme = options.get("theme", "light")
        if theme not in THEMES:
            raise ValueError(f"there is no theme {theme!r}; there are: {', '.join(THEMES)}")
        known = {**THEMES[theme], **colours}
        looks = options.get("looks") or ()
        if looks and (len(looks) != players or not all(_is_look(look) for look in looks)):
            raise ValueError("looks are a colour and a shape per seat, each a number from 0 to 4")
        for seat, look in enumerate(looks):
            known[f"seat-{seat}"] = THEMES[theme][f"seat-{look['colour']}"]
        for name, colour in (options.get("colours") or {}).items():
            if name not in known:
                raise ValueError(f"there is no colour {name!r}; there are: {', '.join(known)}")
            known[name] = colour
        sentences = catalogue(options.get("language", "en"))
        names = options.get("names") or [
            sentences.say("drawing-seat", {"number": str(seat)}) for seat in range(players)
        ]
        if len(names) != players:
            raise ValueError(f"there are {players} seats and {len(names)} names")
        orientation = options.get("orientation", 0)
        if orientation not in range(players):
            raise ValueError(f"there is no seat {orientation}")
        width = options.get("width", SHOWN_WIDTH)
        if width is not None and not width > 0:
            raise ValueError("a picture has a width greater than 0")
        highlight = options.get("highlight") or ()
        if isinstance(highlight, str):
            raise TypeError("highlight is a list of places, or a mapping from places to colours")
        if not isinstance(highlight, Mapping):
            highlight = dict.fromkeys(highlight, known["highlight"])
        return cls(
            width=width,
            coordinates=options.get("coordinates", False),
            last_move=options.get("last_move"),
            highlight=highlight,
            seats=options.get("seats", True),
            names=tuple(names),
            orientation=orientation,
            colours=known,
            shapes={seat: look["shape"] for seat, look in enumerate(looks)},
            sentences=sentences,
        )

    def __getitem__(self, colour: str) -> str:
        return self.colours[colour]

    def seat(self, seat: int) -> str:
        """Return a seat's colour."""
        return self.colours[f"seat-{seat}"]

    def sign(self, seat: int) -> str:
        """Return the name of a seat's sign."""
        return f"sign-{self.shapes.get(seat, seat)}"

    def say(self, key: str, **values: object) -> str:
        """Return a sentence in the language of the drawing; seats in it become names."""
        return self.sentences.say(key, values, self.names)


def _is_look(look: Mapping[str, int]) -> bool:
    return all(look.get(part) in range(5) for part in ("colour", "shape"))


def shaded(colour: str, brightness: float) -> str:
    """Return a darker shade of a colour like ``#c0263a``; other notations are left as they are.

    >>> shaded("#c0263a", 0.5)
    '#60131d'
    """
    if not re.fullmatch("#[0-9a-fA-F]{6}", colour):
        return colour
    parts = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return "#" + "".join(f"{round(part * brightness):02x}" for part in parts)
