"""Where Taluva's moves are made, in words: "jungle north of your temple", "your settlement of 4".

Everything is computed from a view. A hex is called by its ground and by the nearest landmark: a piece, a
settlement or a lagoon that cannot be mistaken; failing that, by its part of the island.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from atoll.core.facts import Fact, Json
from atoll.core.places import Place, tell_apart
from atoll.core.types import Move, Seat, View
from atoll.games.hexes import (
    Hex,
    bearing,
    centre,
    compass,
    distance,
    hex_text,
    neighbours,
    part_of,
    reading_order,
)
from atoll.games.taluva.material import Tile
from atoll.games.taluva.notation import Build, Expand, Launch, Lay, read_move

NEAR: Final = 2
"""From how far away a landmark is named, in hexes."""


NOBODY: Final = -1
"""In the place of a seat: whom a lagoon belongs to."""


class _Landmark(NamedTuple):
    name: Fact
    hexes: tuple[Hex, ...]


def places(view: View, moves: Sequence[Move]) -> dict[Move, Place]:
    """Return where each of these moves is made; a move without a place is left out."""
    island = _Island(view)
    read = {move: read_move(move) for move in moves}
    hexes = island.call_hexes(
        {place for move in read.values() if (place := _hex_of(move)) is not None},
    )
    settlements, lagoons = island.call_settlements(), island.call_lagoons()
    found: dict[Move, Place] = {}
    for text, move in read.items():
        match move:
            case Build():
                name, parts = hexes[move.place], [move.place]
            case Lay():
                name = _facing(hexes[move.placement.first], move, island.hand)
                parts = [*move.placement.hexes(island.hand)]
            case Expand():
                settlement = hex_text(move.settlement)
                name, parts = settlements[settlement], island.settlements[settlement]
            case Launch():
                lagoon = hex_text(move.lagoon)
                name, parts = lagoons[lagoon], island.lagoons[lagoon]
            case _:
                continue
        found[text] = Place(name.key, name.values, tuple(map(hex_text, parts)))
    return found


def _hex_of(move: object) -> Hex | None:
    match move:
        case Build():
            return move.place
        case Lay():
            return move.placement.first
    return None


def _facing(name: Fact, move: Lay, tile: Tile) -> Fact:
    first, *others = move.placement.hexes(tile)
    x, y = (sum(values) for values in zip(*map(centre, others), strict=True))
    x0, y0 = centre(first)
    facing = bearing(x - len(others) * x0, y - len(others) * y0)
    return Fact("taluva-place-tile", {"place": name.to_json(), "facing": facing})


class _Island:
    """The island of a view, with its landmarks."""

    def __init__(self, view: View) -> None:
        data: Mapping[str, Any] = view.data
        self.viewer = view.viewer
        self.hand: Tile = data["hand"] or ""
        self.land: dict[Hex, Mapping[str, Any]] = {_hex(cell["hex"]): cell for cell in data["land"]}
        self.buildings = {_hex(each["hex"]): each for each in data["buildings"]}
        self.owners: dict[str, Seat] = {each["name"]: each["seat"] for each in data["settlements"]}
        self.settlements = {each["name"]: [*map(_hex, each["hexes"])] for each in data["settlements"]}
        self.lagoons = {each["name"]: [*map(_hex, each["hexes"])] for each in data["lagoons"]}
        self.landmarks = list(self._landmarks())

    # --- landmarks ------------------------------------------------------------------------------------

    def _landmarks(self) -> Iterator[_Landmark]:
        """Run through whatever there is only one of, on the island or in some part of it."""
        kinds: dict[tuple[str, Seat, int], list[tuple[Hex, ...]]] = {}
        for place, building in self.buildings.items():
            if building["kind"] != "hut":
                kinds.setdefault((building["kind"], building["seat"], 0), []).append((place,))
        for name, hexes in self.settlements.items():
            kinds.setdefault(("settlement", self.owners[name], len(hexes)), []).append(tuple(hexes))
        kinds["lagoon", NOBODY, 0] = [*map(tuple, self.lagoons.values())]
        for (kind, seat, size), found in kinds.items():
            parts = Counter(map(self._part, found))
            for area in found:
                part = "all" if len(found) == 1 else self._part(area)
                if part == "all" or parts[part] == 1:
                    about = {**self._owner(seat), "size": size, "part": part}
                    yield _Landmark(Fact(f"taluva-of-{kind}", about), area)

    def _owner(self, seat: Seat) -> dict[str, Json]:
        return {"seat": seat, "yours": "yes" if seat == self.viewer else "no"}

    # --- hexes ----------------------------------------------------------------------------------------

    def call_hexes(self, hexes: Iterable[Hex]) -> dict[Hex, Fact]:
        """Return a name for each of these hexes."""
        return tell_apart({place: self._hex_names(place) for place in sorted(hexes, key=reading_order)})

    def _hex_names(self, place: Hex) -> list[Fact]:
        ground = self._ground(place).to_json()
        near = []
        for landmark in self.landmarks:
            closest = min(landmark.hexes, key=lambda one: (distance(one, place), one))
            away = distance(closest, place)
            if 1 <= away <= NEAR:
                near.append((away, closest, landmark))
        near.sort(key=lambda one: (one[0], one[2].name.values["yours"] != "yes"))
        return [
            Fact(
                "taluva-place-near",
                {
                    "ground": ground,
                    "distance": away,
                    "direction": compass(closest, place),
                    "landmark": landmark.name.to_json(),
                },
            )
            for away, closest, landmark in near
        ] + [self._in_part(place)]

    def _in_part(self, place: Hex) -> Fact:
        ground, part = self._ground(place), self._part([place])
        if ground.key == "taluva-sea":
            return Fact("taluva-place-sea", {"part": part})
        return Fact("taluva-place-part", {"ground": ground.to_json(), "part": part})

    def _ground(self, place: Hex) -> Fact:
        cell = self.land.get(place)
        if cell is None:
            beside = sorted({self.land[each]["terrain"] for each in neighbours(place) if each in self.land})
            terrains = [Fact("taluva-ground", {"terrain": each, "level": 1}).to_json() for each in beside]
            return Fact("taluva-coast", {"terrains": terrains}) if beside else Fact("taluva-sea")
        return Fact("taluva-ground", {"terrain": cell["terrain"], "level": cell["level"]})

    def _part(self, hexes: Sequence[Hex]) -> str:
        return part_of(hexes, self.land or hexes)

    # --- settlements and lagoons ----------------------------------------------------------------------

    def call_settlements(self) -> dict[str, Fact]:
        """Return a name for each settlement, by its name in the notation."""
        return tell_apart({name: self._settlement_names(name) for name in self._in_order(self.settlements)})

    def _settlement_names(self, name: str) -> list[Fact]:
        hexes = self.settlements[name]
        about = {**self._owner(self.owners[name]), "size": len(hexes)}
        whole = Fact("taluva-place-settlement", about)
        kinds = {self.buildings[place]["kind"] for place in hexes}
        names = [whole]
        names += [
            Fact("taluva-place-with", {"settlement": whole.to_json(), "kind": kind})
            for kind in ("temple", "tower")
            if kind in kinds
        ]
        if len(self.lagoons) == 1 and _touch(hexes, *self.lagoons.values()):
            names.append(Fact("taluva-place-by-lagoon", {"settlement": whole.to_json()}))
        part = Fact(
            "taluva-place-settlement-part", {"settlement": whole.to_json(), "part": self._part(hexes)}
        )
        return [*names, part]

    def call_lagoons(self) -> dict[str, Fact]:
        """Return a name for each lagoon, by its name in the notation."""
        return tell_apart(
            {
                name: [
                    Fact("taluva-place-lagoon"),
                    Fact("taluva-place-lagoon-part", {"part": self._part(self.lagoons[name])}),
                ]
                for name in self._in_order(self.lagoons)
            }
        )

    def _in_order(self, areas: Mapping[str, Sequence[Hex]]) -> list[str]:
        return sorted(areas, key=lambda name: min(map(reading_order, areas[name])))


def _hex(pair: Sequence[int]) -> Hex:
    return pair[0], pair[1]


def _touch(one: Iterable[Hex], other: Iterable[Hex]) -> bool:
    others = set(other)
    return any(place in others for each in one for place in neighbours(each))
