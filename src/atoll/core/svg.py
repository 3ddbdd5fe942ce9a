"""A small writer of SVG: elements, escaping, rounded numbers, definitions that never clash.

::

    >>> print(element("circle", cx=1, cy=2 / 3, r=0.5, stroke_width=0.1))
    <circle cx="1" cy="0.667" r="0.5" stroke-width="0.1"/>
    >>> print(element("text", "Tom & Jerry", element("title", "A <name>")))
    <text>Tom &amp; Jerry<title>A &lt;name&gt;</title></text>

The same arguments give the same bytes on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from html import escape
from math import isfinite
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

Value: TypeAlias = str | float | None
"""What an attribute can be given; None leaves it out."""

_OWN: Final = "\0"
"""Stands before the ids of a document until it is finished. XML has no such character, so no text has it."""
_IMPOSSIBLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(str):
    """Finished markup; a plain ``str`` beside it is text, which is escaped."""

    __slots__ = ()


def number(value: float) -> str:
    """Write a number with at most three decimals. Raise ValueError if it is not finite.

    >>> number(2.0), number(-0.0001), number(1 / 3)
    ('2', '0', '0.333')
    """
    if not isfinite(value):
        raise ValueError(f"{value} cannot be drawn")
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def text(value: str) -> str:
    """Escape a text for an element or an attribute; what XML cannot hold is replaced by U+FFFD."""
    return escape(_IMPOSSIBLE.sub("\ufffd", value))


def element(name: str, *children: str, **attributes: Value) -> Markup:
    """Write an element.

    Underscores in the names of attributes become hyphens, one at the end is dropped (``class_``).
    """
    inside = "".join(child if isinstance(child, Markup) else text(child) for child in children)
    opening = name + "".join(map(_attribute, attributes, attributes.values()))
    return Markup(f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>")


def _attribute(name: str, value: Value) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        written = value if isinstance(value, Markup) else text(value)
    else:
        written = number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{written}"'


def group(children: Iterable[Markup], **attributes: Value) -> Markup:
    """Write a group with a line for each child; without children nothing at all."""
    inside = [child for child in children if child]
    return element("g", lines("", *inside, ""), **attributes) if inside else Markup()


def lines(*parts: str) -> Markup:
    """Write finished markup line by line."""
    return Markup("\n".join(parts))


def numbers(*values: float) -> str:
    """Write several numbers, as ``viewBox`` has them."""
    return " ".join(map(number, values))


def points(corners: Iterable[Point]) -> str:
    """Write points, as ``polygon`` has them."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def polyline(corners: Iterable[Point], *, closed: bool = False) -> str:
    """Write points as a piece of a path."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in corners) + ("Z" if closed else "")


def moved(x: float, y: float, scale: float = 1) -> str:
    """Write a transform: a translation, then a scaling."""
    return f"translate({numbers(x, y)})" + ("" if scale == 1 else f" scale({number(scale)})")


def around(boxes: Iterable[Box], margin: float = 0) -> Box:
    """Return the smallest box around boxes, with a margin. Raise ValueError if there are none."""
    corners = [(x, y, x + width, y + height) for x, y, width, height in boxes]
    left, top = min(each[0] for each in corners) - margin, min(each[1] for each in corners) - margin
    right, bottom = max(each[2] for each in corners) + margin, max(each[3] for each in corners) + margin
    return left, top, right - left, bottom - top


class Definitions:
    """Drawings that are used by reference: a document holds each that it uses, once.

    Their ids begin with a digest of the finished document. So documents on one page never share an id, unless
    they are equal.
    """

    def __init__(self, library: Mapping[str, Markup]) -> None:
        self._library = library

    def use(self, name: str, **attributes: Value) -> Markup:
        """Draw one of them."""
        return element("use", href=Markup(f"#{_OWN}{name}"), **attributes)

    def fill(self, name: str, instead: str) -> Markup:
        """Return the paint that one of them defines, with a colour for where it cannot be found."""
        return Markup(f"url(#{_OWN}{name}) {text(instead)}")

    def write(self, *users: str) -> Markup:
        """Write those that some markup uses."""
        used = {name for user in users for name in re.findall(f'#{_OWN}([^")]*)', user)}
        wanted = (self._named(name, drawn) for name, drawn in self._library.items() if name in used)
        return element("defs", lines("", *wanted, ""))

    @staticmethod
    def _named(name: str, drawn: Markup) -> Markup:
        """Add the id to a drawing: to its own element where possible, so that it needs no group around it."""
        tag, rest = re.fullmatch(r"<(\w+)(.*)", drawn, re.S).groups()  # type: ignore[union-attr]
        return Markup(f'<{tag} id="{_OWN}{name}"{rest}')


def document(*children: str, **attributes: Value) -> str:
    """Write a whole document, which needs nothing from elsewhere."""
    made = element(
        "svg",
        lines("", *(child for child in children if child), ""),
        xmlns="http://www.w3.org/2000/svg",
        **attributes,
    )
    digest = sha256(made.encode()).hexdigest()[:10]
    return made.replace(_OWN, f"atoll-{digest}-") + "\n"
