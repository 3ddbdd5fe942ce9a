"""A reader of SVG for tests: what is drawn, and where on the picture it lies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import cos, hypot, inf, radians, sin
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass
class Bounds:
    left: float = inf
    top: float = inf
    right: float = -inf
    bottom: float = -inf

    def add(self, point: Point, around: float = 0) -> None:
        self.left, self.top = min(self.left, point[0] - around), min(self.top, point[1] - around)
        self.right, self.bottom = max(self.right, point[0] + around), max(self.bottom, point[1] + around)

    def inside(self, other: Bounds, slack: float = 0.01) -> bool:
        return (
            self.left >= other.left - slack
            and self.top >= other.top - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )


@dataclass
class Picture:
    """A document that has been read."""

    text: str
    root: ET.Element = field(init=False)

    def __post_init__(self) -> None:
        self.root = ET.fromstring(self.text)
        self.ids = {each.get("id"): each for each in self.root.iter() if each.get("id")}

    def all(self, *names: str) -> list[ET.Element]:
        """All elements that have these classes."""
        return [each for each in self.root.iter() if set(names) <= set((each.get("class") or "").split())]

    def tagged(self, tag: str) -> list[ET.Element]:
        return list(self.root.iter(SVG + tag))

    @property
    def title(self) -> str:
        return self.root.findtext(f"{SVG}title") or ""

    @property
    def description(self) -> str:
        return self.root.findtext(f"{SVG}desc") or ""

    @property
    def texts(self) -> list[str]:
        return ["".join(each.itertext()) for each in self.tagged("text")]

    @property
    def box(self) -> Bounds:
        x, y, width, height = map(float, self.root.attrib["viewBox"].split())
        return Bounds(x, y, x + width, y + height)

    def shapes(self) -> Iterator[tuple[ET.Element, Bounds]]:
        """Everything that leaves a trace, with bounds that are never too small."""
        yield from self._shapes(self.root, SAME, 0, 16)

    def _shapes(
        self, element: ET.Element, matrix: Matrix, stroke: float, size: float
    ) -> Iterator[tuple[ET.Element, Bounds]]:
        tag = element.tag.removeprefix(SVG)
        if tag in {"defs", "title", "desc"}:
            return
        matrix = times(matrix, transform(element.get("transform", "")))
        if element.get("stroke", "") == "none":
            stroke = 0
        elif "stroke-width" in element.attrib:
            stroke = float(element.attrib["stroke-width"])
        size = float(element.get("font-size", size))
        if tag == "use":
            yield from self._shapes(self.ids[element.attrib["href"][1:]], matrix, stroke, size)
        elif tag in {"svg", "g"}:
            for child in element:
                yield from self._shapes(child, matrix, stroke, size)
        else:
            bounds = Bounds()
            for point in outline(element, size):
                bounds.add(apply(matrix, point), stroke / 2 * hypot(matrix[0], matrix[1]))
            yield element, bounds


def times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def apply(m: Matrix, point: Point) -> Point:
    x, y = point
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def transform(text: str) -> Matrix:
    result = SAME
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(each) for each in NUMBER.findall(inside)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, values[0], values[1])
        elif name == "scale":
            step = (values[0], 0, 0, values[-1], 0, 0)
        else:
            assert name == "rotate", name
            turn = radians(values[0])
            step = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
        result = times(result, step)
    return result


def outline(element: ET.Element, size: float) -> Iterator[Point]:
    """Points whose hull holds an element."""
    tag = element.tag.removeprefix(SVG)
    number = {name: float(value) for name, value in element.attrib.items() if NUMBER.fullmatch(value)}
    if tag == "rect":
        x, y = number.get("x", 0), number.get("y", 0)
        yield from ((x, y), (x + number["width"], y + number["height"]))
        yield from ((x + number["width"], y), (x, y + number["height"]))
    elif tag in {"circle", "ellipse"}:
        x, y = number.get("cx", 0), number.get("cy", 0)
        rx, ry = number.get("rx", number.get("r", 0)), number.get("ry", number.get("r", 0))
        yield from ((x + dx * rx, y + dy * ry) for dx in (-1, 1) for dy in (-1, 1))
    elif tag == "polygon":
        yield from (
            (float(x), float(y)) for x, y in (pair.split(",") for pair in element.attrib["points"].split())
        )
    elif tag == "text":
        x, y = number["x"], number["y"]
        width = 0.5 * size * len("".join(element.itertext()))
        left = x - width / 2 if element.get("text-anchor") == "middle" else x
        yield from ((left, y - 0.72 * size), (left + width, y))
    else:
        assert tag == "path", tag
        yield from path_points(element.attrib["d"])


COUNT = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def path_points(data: str) -> Iterator[Point]:
    """The corners and control points of a path; of an arc a box that is large enough."""
    x = y = 0.0
    start = (0.0, 0.0)
    for command, inside in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", data):
        kind, values = command.lower(), [float(each) for each in NUMBER.findall(inside)]
        count = COUNT[kind]
        if kind == "z":
            x, y = start
            continue
        assert len(values) % count == 0, inside
        for first in range(0, len(values), count):
            one = values[first : first + count]
            dx, dy = (x, y) if command.islower() else (0.0, 0.0)
            if kind == "h":
                x = dx + one[0]
            elif kind == "v":
                y = dy + one[0]
            elif kind == "a":
                before = (x, y)
                x, y = dx + one[5], dy + one[6]
                middle = ((before[0] + x) / 2, (before[1] + y) / 2)
                # Half a turn or less: no farther from the middle of its ends than the radius.
                yield from (
                    (middle[0] + sx * one[0], middle[1] + sy * one[1]) for sx in (-1, 1) for sy in (-1, 1)
                )
            else:
                pairs = list(zip(one[::2], one[1::2], strict=True))
                yield from ((dx + px, dy + py) for px, py in pairs)
                x, y = dx + pairs[-1][0], dy + pairs[-1][1]
            if kind == "m":
                start = (x, y)
            yield x, y
