"""Taluva in the terminal: the island in colour, two lines per hex.

The upper line of a hex has its level and terrain, and the direction of a volcano or the building that stands
there; the lower line has its place, bright where the next move can begin.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from atoll.cli.screens import SEAT_STYLES, MoveGroup, Scene, Screen, matching_moves
from atoll.core import Move
from atoll.games.hexes import Hex, hex_text, neighbours
from atoll.games.taluva.material import Placement
from atoll.games.taluva.notation import Build, Expand, Launch, Lay, Take, read_move

GROUND: Final = {
    "V": "#ffffff on #8c2f1d",
    "J": "#ffffff on #1e5b34",
    "C": "#10240c on #8fb75c",
    "S": "#33270c on #dcc07a",
    "R": "#ffffff on #5f6069",
    "L": "#ffffff on #2b6ea3",
}
LAGOON: Final = "#bff0ea on #0d5560"
ROOF: Final = "on #14171c"
"""The background of a piece, so that its colour is visible on every terrain."""

ARROWS: Final = "→↗↖←↙↘"
PIECES: Final = {"hut": "⌂", "tower": "♜", "temple": "♛", "ship": "⚑"}
PLAIN_PIECES: Final = {"hut": "^", "tower": "|", "temple": "#", "ship": "~"}
VERBS: Final = ("draw", "take", "tile", "temple", "tower", "ship", "expand", "hut")

_HEX: Final = re.compile(r"\(?\s*(-?\d+)\s*[,; ]\s*(-?\d+)\s*\)?")


class Spot(NamedTuple):
    """What is drawn on one hex."""

    upper: Text
    style: str
    fresh: bool = False


@dataclass
class Map:
    """The island of a view, ready to draw; a preview lays a tile onto it."""

    land: dict[Hex, Mapping[str, Any]]
    buildings: dict[Hex, Mapping[str, Any]]
    lagoons: dict[Hex, int | None]
    active: set[Hex] = field(default_factory=set)
    fresh: set[Hex] = field(default_factory=set)

    @classmethod
    def of(cls, scene: Scene) -> Map:
        """Read a scene's view; active is where its legal moves begin, fresh what others laid or built."""
        data = _data(scene)
        lagoons: dict[Hex, int | None] = {}
        for lagoon in data["lagoons"]:
            for place in map(_hex, lagoon["hexes"]):
                lagoons[place] = lagoon["ship"] if hex_text(place) == lagoon["name"] else None
        land: dict[Hex, Mapping[str, Any]] = {_hex(cell["hex"]): cell for cell in data["land"]}
        return cls(
            land=land,
            buildings={_hex(building["hex"]): building for building in data["buildings"]},
            lagoons=lagoons,
            active={place for move in scene.legal for place in _begins(move)},
            fresh={place for _, move in scene.recent for place in _changed(move, land)},
        )

    def lay(self, hand: str, placement: Placement) -> None:
        """Lay a tile, for a preview."""
        self.fresh = set()
        for part, place in enumerate(placement.hexes(hand)):
            level = self.land[place]["level"] + 1 if place in self.land else 1
            direction = (placement.direction + 3 * part) % 6 if hand[part] == "V" else None
            self.land[place] = {
                "level": level,
                "terrain": hand[part],
                "direction": direction,
                "double": len(hand) == 2,
            }
            self.buildings.pop(place, None)
            self.lagoons.pop(place, None)
            self.fresh.add(place)


class GameScreen(Screen):
    """Taluva's island, stack and pools."""

    def draw(self, scene: Scene) -> RenderableType:
        """Draw the island, then the stack and everybody's pools."""
        return Group(self._island(Map.of(scene), scene), Text(), self._table(scene), self._seats(scene))

    def prompt(self, scene: Scene) -> str:
        """Ask for the step of the turn that comes next."""
        assert scene.seat is not None
        phase = _data(scene)["phase"]
        if phase == "place":
            return scene.translate(
                "cli-taluva-ask-place",
                seat=scene.seat,
                tile=self._tile(_data(scene)["hand"], scene),
                example=scene.legal[len(scene.legal) // 2].removeprefix("tile "),
            )
        return scene.translate(f"cli-taluva-ask-{phase}", seat=scene.seat, example=scene.legal[0])

    def typing_help(self, scene: Scene) -> str:
        """Explain hexes, signs and how to type moves."""
        signs = self._signs(scene)
        return scene.translate("cli-taluva-guide", arrows=ARROWS if scene.unicode else "012345", **signs)

    def lists_all_moves(self, scene: Scene) -> bool:
        """Show the choice of tile and all builds at once, numbered."""
        return _data(scene)["phase"] in ("choose", "build")

    def group_moves(self, scene: Scene) -> Sequence[MoveGroup]:
        """Sort builds by what is built, and placements by their hex."""
        if _data(scene)["phase"] == "place":
            return self._placements(scene)
        found: dict[str, list[tuple[Move, str]]] = {}
        for move in sorted(scene.legal, key=lambda move: VERBS.index(move.split()[0])):
            found.setdefault(move.split()[0], []).append((move, self._label(move, scene)))
        return [
            MoveGroup(scene.translate("cli-taluva-verb", verb=verb), moves) for verb, moves in found.items()
        ]

    def interpret(self, text: str, scene: Scene) -> Sequence[Move]:
        """Find the moves that a text may mean; ``3 -1 2`` and ``(3,-1) 2`` will do for ``tile 3,-1 2``."""
        return matching_moves(_tidy(text), scene.legal)

    def complete_move(self, text: str, scene: Scene) -> Move:
        """Complete what was typed by the step of the turn."""
        words = _tidy(text).split()
        verb = words[0] if words else ""
        if verb in VERBS:
            return " ".join([verb, *(word.upper() if word.isalpha() else word for word in words[1:])])
        if _data(scene)["phase"] == "choose":
            return f"take {' '.join(words).upper()}"
        if _data(scene)["phase"] == "place":
            return f"tile {' '.join(words)}"
        if len(words) == 2 and words[1].isalpha():
            return f"expand {words[0]} {words[1].upper()}"
        return f"hut {' '.join(words)}"

    def preview(self, scene: Scene, move: Move) -> RenderableType | None:
        """Show where a tile would lie and which huts it would cover."""
        typed = read_move(move)
        if not isinstance(typed, Lay):
            return None
        hand: str = _data(scene)["hand"]
        drawn = Map.of(scene)
        covered: dict[int, dict[str, int]] = {}
        for place in typed.placement.hexes(hand):
            building = drawn.buildings.get(place)
            if building is not None:
                covered.setdefault(building["seat"], {})[hex_text(place)] = building["number"]
        drawn.lay(hand, typed.placement)
        lines = [
            scene.translate(
                "taluva-covered-own" if seat == scene.seat else "taluva-covered",
                seat=seat,
                by_seat=scene.seat,
                number=sum(huts.values()),
                hexes=list(huts),
            )
            for seat, huts in sorted(covered.items())
        ]
        return Group(self._island(drawn, scene), *lines)

    def result_columns(self, scene: Scene) -> Sequence[str]:
        """Return the kinds of pieces in the order in which they decide."""
        return [scene.translate("cli-taluva-kind", kind=kind) for kind in ("temple", "tower", "ship", "hut")]

    # --- the island -------------------------------------------------------------------------------------

    def _island(self, drawn: Map, scene: Scene) -> RenderableType:
        shown = {*drawn.land, *drawn.lagoons, *drawn.active}
        if not shown:
            return Text()
        half = max(3, (max(len(hex_text(place)) for place in shown) + 2) // 2)
        left = min(2 * q + r for q, r in shown)
        lines = []
        for r in range(min(r for _, r in shown), max(r for _, r in shown) + 1):
            upper, lower = Text(), Text()
            for place in sorted(place for place in shown if place[1] == r):
                column = (2 * place[0] + r - left) * half
                spot = self._spot(place, drawn, scene)
                for line, text in ((upper, spot.upper), (lower, Text(hex_text(place)))):
                    line.append(" " * (column - line.cell_len))
                    text.truncate(2 * half, pad=True)
                    text.stylize_before(spot.style)
                    if line is lower:
                        text.stylize("bold" if place in drawn.active else "dim")
                    if place in drawn.fresh:
                        text.stylize("reverse")
                    line.append_text(text)
            lines += [upper, lower]
        return _folded(lines, scene)

    def _spot(self, place: Hex, drawn: Map, scene: Scene) -> Spot:
        cell = drawn.land.get(place)
        if cell is None:
            if place not in drawn.lagoons:
                return Spot(Text("." if not scene.unicode else "·", "dim"), "")
            text = Text("~")
            ship = drawn.lagoons[place]
            if ship is not None:
                text.append_text(self._piece(ship, "ship", scene))
            return Spot(text, LAGOON)
        text = Text(f"{cell['level']}{cell['terrain']}")
        if cell["direction"] is not None:
            text.append(ARROWS[cell["direction"]] if scene.unicode else ">")
            text.append(f"{'=' if cell['double'] else ''}{cell['direction']}")
        building = drawn.buildings.get(place)
        if building is not None:
            text.append(" ").append_text(self._piece(building["seat"], building["kind"], scene))
        return Spot(text, GROUND[cell["terrain"]], place in drawn.fresh)

    def _piece(self, seat: int, kind: str, scene: Scene) -> Text:
        mark = scene.mark(seat)
        mark.append((PIECES if scene.unicode else PLAIN_PIECES)[kind])
        mark.stylize(f"{SEAT_STYLES[seat]} {ROOF}")
        return mark

    # --- the table --------------------------------------------------------------------------------------

    def _table(self, scene: Scene) -> Text:
        data = _data(scene)
        parts = [scene.translate("cli-taluva-stack", stack=data["stack"], size=data["stack_size"])]
        if data["doubles"]:
            parts.append(scene.translate("cli-taluva-open", doubles=data["doubles"]))
        if data["zone"]:
            parts.append(scene.translate("cli-taluva-zone", zone=data["zone"]["name"]))
        if data["hand"]:
            parts.append(scene.translate("cli-taluva-hand", tile=self._tile(data["hand"], scene)))
        return Text("  ".join(parts))

    def _seats(self, scene: Scene) -> Table:
        data = _data(scene)
        kinds = [kind for kind in ("hut", "tower", "temple", "ship") if kind != "ship" or _ships(data)]
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, player in enumerate(data["seats"]):
            turn = Text((">" if not scene.unicode else "▶") if seat == data["turn"] else " ", "bold")
            pool = [
                scene.translate("cli-taluva-left", kind=kind, number=player["pool"][kind]) for kind in kinds
            ]
            state = ""
            if player["eliminated"]:
                state = scene.translate("cli-taluva-out")
            elif player["place"] and data["phase"] != "over":
                state = scene.translate("cli-taluva-finished", place=player["place"])
            # T-TEAM-1: partners sit across from each other.
            team = (
                [scene.translate("cli-taluva-team", number=seat % 2 + 1)]
                if data["options"].get("teams")
                else []
            )
            table.add_row(turn, scene.name(seat), *team, *pool, state)
        return table

    def _tile(self, tile: str, scene: Scene) -> str:
        return "-".join(scene.translate("taluva-terrain", terrain=terrain) for terrain in tile)

    def _signs(self, scene: Scene) -> Mapping[str, str]:
        return PIECES if scene.unicode else PLAIN_PIECES

    # --- moves ------------------------------------------------------------------------------------------

    def _placements(self, scene: Scene) -> list[MoveGroup]:
        found: dict[Hex, list[tuple[Move, str]]] = {}
        for move in scene.legal:
            typed = read_move(move)
            assert isinstance(typed, Lay)
            arrow = ARROWS[typed.placement.direction] if scene.unicode else ""
            found.setdefault(typed.placement.first, []).append((move, f"{arrow}{typed.placement.direction}"))
        return [MoveGroup(hex_text(place), moves) for place, moves in sorted(found.items())]

    def _label(self, move: Move, scene: Scene) -> str:
        typed = read_move(move)
        if isinstance(typed, Take):
            return f"{typed.double} {self._tile(typed.double, scene)}"
        if isinstance(typed, Build):
            cell = Map.of(scene).land[typed.place]
            return f"{hex_text(typed.place)} {cell['level']}{cell['terrain']}"
        if isinstance(typed, Expand):
            return scene.translate(
                "cli-taluva-expansion",
                settlement=hex_text(typed.settlement),
                terrain=typed.terrain,
                number=_huts(typed, scene),
            )
        return hex_text(typed.lagoon) if isinstance(typed, Launch) else move


def _data(scene: Scene) -> Mapping[str, Any]:
    return scene.view.data


def _hex(pair: Sequence[int]) -> Hex:
    return pair[0], pair[1]


def _ships(data: Mapping[str, Any]) -> bool:
    return bool(data["options"].get("ships"))


def _begins(move: Move) -> Iterable[Hex]:
    """Return the hex that a move names."""
    typed = read_move(move)
    if isinstance(typed, Lay):
        return [typed.placement.first]
    if isinstance(typed, Build):
        return [typed.place]
    if isinstance(typed, Expand):
        return [typed.settlement]
    return [typed.lagoon] if isinstance(typed, Launch) else []


def _changed(move: Move, land: Mapping[Hex, Mapping[str, Any]]) -> Iterable[Hex]:
    """Return the hexes to mark for what somebody did: all of a tile, or the hexes built on."""
    typed = read_move(move)
    if not isinstance(typed, Lay) or typed.placement.first not in land:
        return _begins(move)
    level = land[typed.placement.first]["level"]
    return [
        place
        for place, cell in land.items()
        if _hex(cell["tile"]) == typed.placement.first and cell["level"] == level
    ]


def _huts(move: Expand, scene: Scene) -> int:
    """Count the huts that an expansion takes."""
    drawn = Map.of(scene)
    hexes = next(
        map(_hex, found["hexes"])
        for found in _data(scene)["settlements"]
        if found["name"] == hex_text(move.settlement)
    )
    beside = {near for place in hexes for near in neighbours(place)}
    return sum(
        drawn.land[place]["level"]
        for place in beside
        if place in drawn.land
        and place not in drawn.buildings
        and drawn.land[place]["terrain"] == move.terrain
    )


def _tidy(text: str) -> str:
    """Write hexes as the notation does."""
    return " ".join(_HEX.sub(lambda found: f" {found[1]},{found[2]} ", text.lower()).split())


def _folded(lines: Sequence[Text], scene: Scene) -> RenderableType:
    """Cut a picture that is too wide into strips, one below the other."""
    widest = max(line.cell_len for line in lines)
    strips: list[RenderableType] = []
    for start in range(0, widest, scene.width):
        if start:
            strips.append(Text("…" if scene.unicode else "...", "dim"))
        strips += [line[start : start + scene.width] for line in lines]
    return Group(*strips)
