"""Titicaca in the terminal: the country hex by hex, borders as lines, scorings as tables.

A hex has two lines: where it is, and what is on it: the terrain's letter, the village as its owner's sign,
the temple. Solid lines are border sticks; inside a region there are none; dots only part hexes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from atoll.cli.screens import SEAT_STYLES, Display, MoveGroup, Scene, Screen
from atoll.core import Event, Move
from atoll.games.hexes import Hex, hex_text, neighbour, read_hex

PITCH: Final = 8
"""The columns from one hex to the next."""

ROW: Final = 3
"""The lines from one row of hexes to the next: an edge and two for what is there."""

TERRAIN_STYLES: Final = {"F": "green", "M": "grey70", "S": "gold3", "P": "dark_orange3", "G": "chartreuse3"}
LAKE_STYLE: Final = "white on #1f4e79"
ROUND_LAKE_STYLE: Final = "bold white on #2f7fd0"
STICK_STYLE: Final = "bold"
STICKS: Final = ("│", "▔╲▁", "▁\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}▔")
PLAIN_STICKS: Final = ("|", "'\\.", "./'")
"""Border sticks: upright, falling, rising."""
DOTS: Final = ("┊", " · ")
PLAIN_DOTS: Final = (":", " . ")
"""What parts hexes without a stick: upright, slanting."""
DOT_STYLE: Final = "dim"

IN_THE_TABLE: Final = {
    "titicaca-points-weapons",
    "titicaca-points-villages",
    "titicaca-category",
    "titicaca-points",
}
"""Events of a scoring that its table shows already."""

_HEX: Final = re.compile(r"-?\d+\s*,\s*-?\d+")
_VERBS: Final = ("bid", "village", "join", "merge", "temple")


class GameScreen(Screen):
    """The country, the stocks, the bids."""

    def draw(self, scene: Scene) -> RenderableType:
        """Draw the country and below it what everybody has."""
        return Group(
            self._heading(scene), Text(), _Map(scene).text(), self._legend(scene), self._seats(scene)
        )

    def prompt(self, scene: Scene) -> str:
        """Ask for the bid, or for what the turn's step wants."""
        assert scene.seat is not None
        data = _data(scene)
        example = scene.legal[-1].partition(" ")[2]
        return scene.translate(
            "cli-titicaca-ask",
            seat=scene.seat,
            step=data["step"],
            lake=data["round"],
            extra=data["extra"],
            fields=len(data["open"]),
            stock=data["stocks"][scene.seat],
            example=example,
        )

    def typing_help(self, scene: Scene) -> str:
        """Explain the map and how to type moves."""
        sticks, dots = (STICKS, DOTS) if scene.unicode else (PLAIN_STICKS, PLAIN_DOTS)
        stick, dot = " ".join(sticks), "".join(dots).strip()
        return scene.translate("cli-titicaca-guide", stick=stick, dot=dot)

    def group_moves(self, scene: Scene) -> Sequence[MoveGroup]:
        """Group temples by their value; everything else stands under its verb."""
        found: dict[str, list[tuple[Move, str]]] = {}
        for move in scene.legal:
            verb, *rest = move.split()
            title = f"{verb} +{rest[1]}" if verb == "temple" and len(rest) == 2 else verb
            found.setdefault(title, []).append((move, self._label(scene, verb, rest)))
        return [
            MoveGroup(
                title, sorted(moves, key=lambda each: (len(each[0]) if each[0][0] == "b" else 0, each[0]))
            )
            for title, moves in found.items()
        ]

    def interpret(self, text: str, scene: Scene) -> Sequence[Move]:
        """Find the moves that a text may mean: any field of a region names it, ``-`` does nothing."""
        move = self.complete_move(text, scene)
        if move in scene.legal:
            return [move]
        return [each for each in scene.legal if each.startswith(f"{move} ")]

    def complete_move(self, text: str, scene: Scene) -> Move:
        """Complete what was typed to a move of this step: the verb, regions by their names, in order."""
        step = _data(scene)["step"]
        verb, rest = self._parts(text, "bid" if step == "bidding" else step)
        if rest in {"-", *scene.translate("cli-word-no").split()}:
            return f"{verb} -"
        places = [read_hex(re.sub(r"\s", "", place)) for place in _HEX.findall(rest) if _is_hex(place)]
        if verb in {"join", "merge"} and places:
            names = sorted(
                {_region(scene, place) for place in places}
                if verb == "merge"
                else [_region(scene, places[0])]
            )
            return " ".join([verb, *map(hex_text, names)])
        if verb == "temple" and places:
            value = _HEX.sub(" ", rest).replace("+", " ").split()
            return " ".join([verb, hex_text(places[0]), *value])
        return " ".join([verb, *rest.split()])

    def takes_numbers(self, scene: Scene) -> bool:
        """Whether it is time to bid: then a bare number is a bid."""
        return bool(_data(scene)["step"] == "bidding")

    def is_secret(self, scene: Scene) -> bool:
        """Hide bids, and which temple is put unless all know that anyway."""
        data = _data(scene)
        hand = data["hands"][scene.seat]
        public = hand["count"] == 1 and hand["values"] is not None
        return bool(data["step"] == "bidding" or (data["step"] == "temple" and not public))

    def draw_event(self, event: Event, display: Display) -> Sequence[RenderableType] | None:
        """Draw a scoring as a table; do not repeat what it says, or what the player has just done."""
        if event.key == "titicaca-scoring":
            return [Text(), scoring_table(event.values["scoring"], display)]  # type: ignore[arg-type]
        own_bid = event.key == "titicaca-bid" and event.values["seen"] == "yes"
        if event.key in IN_THE_TABLE or own_bid:
            return []
        return None

    # --- around the country -----------------------------------------------------------------------------

    def _heading(self, scene: Scene) -> Text:
        data = _data(scene)
        if data["step"] == "over":
            return Text(scene.translate("titicaca-end", reason=data["reason"]), "bold")
        key = "cli-titicaca-extra" if data["extra"] else "cli-titicaca-round"
        return Text(
            scene.translate(key, lake=data["round"], number=data["extra"], fields=len(data["open"])), "bold"
        )

    def _legend(self, scene: Scene) -> Text:
        line = Text(" ")
        for terrain, style in TERRAIN_STYLES.items():
            line.append(terrain, f"bold {style}").append(
                f" {scene.translate('titicaca-terrain', terrain=terrain)}   "
            )
        line.append(" 10 ", LAKE_STYLE).append(f" {scene.translate('cli-titicaca-lake')}")
        return line

    def _seats(self, scene: Scene) -> Table:
        data, say = _data(scene), scene.translate
        table = Table(box=box.SIMPLE if scene.unicode else box.ASCII, pad_edge=False)
        for key in ("player", "points", "stock", "bid", "temples", "villages", "chain"):
            table.add_column(
                say("cli-titicaca-column", column=key),
                justify="left" if key in {"player", "temples"} else "right",
            )
        for seat in range(data["players"]):
            turn = ("▶" if scene.unicode else ">") if seat == data["turn"] else " "
            arrow = (" ➤" if scene.unicode else " ->") if seat == data["arrow"] else ""
            table.add_row(
                Text.assemble(f"{turn} ", scene.name(seat), arrow),
                str(data["scores"][seat]),
                str(data["stocks"][seat]),
                "?" if seat in data["sealed"] and data["bids"][seat] is None else _shown(data["bids"][seat]),
                _hand(data["hands"][seat]),
                str(data["village_counts"][seat]),
                str(data["chains"][seat]),
            )
        return table

    def _label(self, scene: Scene, verb: str, rest: Sequence[str]) -> str:
        """Return a short label for a move."""
        if verb == "village":
            terrain = _data(scene)["country"][rest[0]]
            return f"{rest[0]} {scene.translate('titicaca-terrain', terrain=terrain)}"
        if verb == "temple":
            return rest[0]
        return " ".join(rest)

    @staticmethod
    def _parts(text: str, usual: str) -> tuple[str, str]:
        verb, _, rest = text.strip().lower().partition(" ")
        return (verb, rest.strip()) if verb in _VERBS else (usual, text.strip().lower())


def scoring_table(scoring: Mapping[str, Any], display: Display) -> Table:
    """Draw a scoring: a line per category, with the points that it is worth, and a column per seat.

    ``2 (5) +8``: two villages, a tie that a sum of 5 decided, eight points.
    """
    say, seats = display.translate, range(len(scoring["points"]))
    table = Table(
        title=say("titicaca-scoring", lake=scoring["lake"] or 0),
        title_style="bold",
        title_justify="left",
        box=None,
        padding=(0, 1, 0, 0),
    )
    table.add_column("", no_wrap=True)
    for seat in seats:
        table.add_column(display.name(seat), justify="right", no_wrap=True, min_width=9, max_width=12)
    for region in scoring["regions"]:
        table.add_row(
            say(
                "cli-titicaca-region",
                region=region["region"],
                fields=len(region["fields"]),
                lakes=len(region["lakes"]),
            )
        )
        for category in region["categories"]:
            name = say("cli-titicaca-category", category=category["name"])
            sums = {each["seat"]: each["total"] for each in category["tie"]}
            cells = [_score_cell(category, sums, seat) for seat in seats]
            table.add_row(Text(f"  {name} {category['points']}", "dim"), *cells)
    table.add_row(say("cli-titicaca-weapons"), *(f"+{points}" for points in scoring["weapons"]))
    if scoring["lake"] is None:
        table.add_row(say("cli-titicaca-villages"), *(f"+{points}" for points in scoring["villages"]))
        chains = [f"{villages} +{3 * villages}" for villages in scoring["chains"]]
        table.add_row(say("cli-titicaca-chain"), *chains)
    total = [Text(f"+{points}", "bold") for points in scoring["points"]]
    table.add_row(Text(say("cli-titicaca-total"), "bold"), *total)
    return table


def _score_cell(category: Mapping[str, Any], sums: Mapping[int, int], seat: int) -> Text:
    villages, won = category["villages"][seat], category["won"][seat]
    text = Text(str(villages) if villages else "", "dim" if not won else "")
    if seat in sums:
        text.append(f" ({sums[seat]})")
    text.append(f" +{won}".rjust(4) if won else "    ", SEAT_STYLES[seat] if won else "")
    return text


# --- the country ----------------------------------------------------------------------------------------


class _Map:
    """The country as lines of characters, each with a style."""

    def __init__(self, scene: Scene) -> None:
        data = _data(scene)
        self.scene = scene
        self.country: dict[Hex, str] = {read_hex(place): shown for place, shown in data["country"].items()}
        self.villages: dict[Hex, int] = {read_hex(place): seat for place, seat in data["villages"].items()}
        self.temples = {read_hex(temple["field"]): temple["value"] for temple in data["temples"]}
        self.regions: dict[Hex, str] = {
            read_hex(place): region["name"] for region in data["regions"] for place in region["fields"]
        }
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def text(self) -> Text:
        """Draw everything."""
        if not self.country:
            return Text()
        left = min(2 * q + r for q, r in self.country)
        top = min(r for _, r in self.country)
        for place in self.country:
            column, line = (2 * place[0] + place[1] - left) * PITCH // 2, (place[1] - top) * ROW
            self._edges(place, column, line)
            self._content(place, column, line)
        height = max(line for line, _ in self.cells) + 1
        width = max(column for _, column in self.cells) + 1
        lines = []
        for line in range(height):
            text = Text(" ")
            for column in range(width):
                char, style = self.cells.get((line, column), (" ", ""))
                text.append(char, style)
            text.rstrip()
            lines.append(text)
        return Text("\n").join(lines)

    def _put(self, line: int, column: int, text: str, style: str) -> None:
        for offset, char in enumerate(text):
            self.cells[line, column + offset] = (char, style)

    def _edges(self, place: Hex, column: int, line: int) -> None:
        """Draw the six edges: lines for sticks, dots between other hexes, nothing inside a region."""
        half, below = PITCH // 2, line + ROW
        upright, falling, rising = STICKS if self.scene.unicode else PLAIN_STICKS
        gap, dot = DOTS if self.scene.unicode else PLAIN_DOTS
        for direction, shape, where in (
            (0, upright, ((line + 1, column + PITCH), (line + 2, column + PITCH))),
            (1, falling, ((line, column + half + 1),)),
            (2, rising, ((line, column + 1),)),
            (3, upright, ((line + 1, column), (line + 2, column))),
            (4, falling, ((below, column + 1),)),
            (5, rising, ((below, column + half + 1),)),
        ):
            other = neighbour(place, direction)
            if place in self.regions and self.regions[place] == self.regions.get(other):
                continue
            stick = self._is_stick(place, other)
            for at in where:
                if stick:
                    self._put(*at, shape, STICK_STYLE)
                else:
                    self._put(*at, gap if shape == upright else dot, DOT_STYLE)

    def _is_stick(self, place: Hex, other: Hex) -> bool:
        """Whether a border stick stands between two hexes of no common region: fields, one occupied."""
        fields = [each for each in (place, other) if not self.country.get(each, "1").isdigit()]
        return len(fields) == 2 and (place in self.villages or other in self.villages)

    def _content(self, place: Hex, column: int, line: int) -> None:
        shown, data = self.country[place], _data(self.scene)
        if shown.isdigit():
            here = data["lake"] == hex_text(place)
            style = ROUND_LAKE_STYLE if here else LAKE_STYLE
            wave = "≈" if self.scene.unicode else "~"
            self._put(line + 1, column + 1, wave * (PITCH - 1), style)
            label = f">{shown}<" if here else shown
            self._put(line + 2, column + 1, label.center(PITCH - 1), style)
            return
        open_now = hex_text(place) in data["open"] and data["step"] in {"bidding", "village"}
        name = hex_text(place)
        is_name = self.regions.get(place) == name
        self._put(line + 1, column + 2, name, "bold" if open_now or is_name else "dim")
        self._put(line + 2, column + 2, shown, f"bold {TERRAIN_STYLES[shown]}")
        if place in self.villages:
            mark = self.scene.mark(self.villages[place])
            fresh = data["fresh"] == name
            self._put(line + 2, column + 4, mark.plain, f"{mark.style} reverse" if fresh else str(mark.style))
        elif open_now:
            self._put(line + 2, column + 4, "○" if self.scene.unicode else "o", "bold")
        if place in self.temples:
            value = self.temples[place]
            self._put(line + 2, column + 5, f"+{value or '?'}", SEAT_STYLES[self.villages[place]])


def _data(scene: Scene) -> Mapping[str, Any]:
    return scene.view.data


def _is_hex(text: str) -> bool:
    return re.fullmatch(r"(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})", re.sub(r"\s", "", text)) is not None


def _region(scene: Scene, place: Hex) -> Hex:
    """Return the name of the region a field belongs to; the field itself if it belongs to none."""
    for region in _data(scene)["regions"]:
        if hex_text(place) in region["fields"]:
            return read_hex(region["name"])
    return place


def _shown(value: int | None) -> str:
    return "" if value is None else str(value)


def _hand(hand: Mapping[str, Any]) -> str:
    values = hand["values"] if hand["values"] is not None else ["?"] * hand["count"]
    return " ".join(f"+{value}" for value in values)
