"""Where Titicaca's moves are made, in words: "prairie between lakes 2 and 12", "region of lakes 3 · 5 · 9".

Everything is computed from a view. Lakes have numbers that the board shows; fields and regions are called by
the lakes they touch.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from atoll.core.facts import Fact, Json
from atoll.core.places import Place, tell_apart
from atoll.core.types import Move, View
from atoll.games.hexes import Hex, compass, hex_text, neighbours, part_of, read_hex, reading_order
from atoll.games.titicaca.notation import Bid, Join, Merge, Temple, Village, read_move


def places(view: View, moves: Sequence[Move]) -> dict[Move, Place]:
    """Return where each of these moves is made; a move without a place, such as a bid, is left out."""
    country = _Country(view)
    read = {move: read_move(move) for move in moves}
    fields = country.call_fields(
        {
            move.field
            for move in read.values()
            if isinstance(move, Village | Temple) and move.field is not None
        }
    )
    regions = country.call_regions()
    found: dict[Move, Place] = {}
    for text, move in read.items():
        match move:
            case Bid():
                continue
            case Village() | Temple():
                if move.field is not None:
                    found[text] = _place(fields[move.field], [move.field])
            case Join():
                if move.region is not None:
                    found[text] = _place(regions[move.region], country.regions[move.region])
            case Merge():
                if move.regions is not None:
                    one, other = move.regions
                    both = {"one": regions[one].to_json(), "other": regions[other].to_json()}
                    parts = [*country.regions[one], *country.regions[other]]
                    found[text] = _place(Fact("titicaca-place-two", both), parts)
    return found


def _place(name: Fact, parts: Iterable[Hex]) -> Place:
    return Place(name.key, name.values, tuple(map(hex_text, parts)))


class _Country:
    """The country of a view: its fields, lakes and regions."""

    def __init__(self, view: View) -> None:
        data: Mapping[str, Any] = view.data
        self.shown: dict[Hex, str] = {read_hex(text): shown for text, shown in data["country"].items()}
        self.about = {read_hex(region["name"]): region for region in data["regions"]}
        self.regions = {name: [*map(read_hex, region["fields"])] for name, region in self.about.items()}

    def call_fields(self, fields: Iterable[Hex]) -> dict[Hex, Fact]:
        """Return a name for each of these fields."""
        return tell_apart({field: self._field_names(field) for field in sorted(fields, key=reading_order)})

    def _field_names(self, field: Hex) -> list[Fact]:
        ground = _ground(self.shown[field])
        lakes = sorted(
            (int(self.shown[place]), place)
            for place in neighbours(field)
            if self.shown.get(place, "").isdigit()
        )
        names = []
        if lakes:
            about = {"ground": ground, "lakes": _lakes([n for n, _ in lakes]), "count": len(lakes)}
            names.append(Fact("titicaca-place-field", about))
        names += [
            Fact(
                "titicaca-place-side",
                {"ground": ground, "lake": str(number), "direction": compass(place, field)},
            )
            for number, place in lakes
        ]
        part = part_of([field], self.shown)
        return [*names, Fact("titicaca-place-part", {"ground": ground, "part": part})]

    def call_regions(self) -> dict[Hex, Fact]:
        """Return a name for each region, by its name in the notation."""
        order = sorted(self.regions, key=lambda name: min(map(reading_order, self.regions[name])))
        return tell_apart({name: self._region_names(name) for name in order})

    def _region_names(self, name: Hex) -> list[Fact]:
        region = self.about[name]
        lakes = region["lakes"]
        whole = Fact("titicaca-place-region", {"lakes": _lakes(lakes), "count": len(lakes)})
        of: dict[str, Json] = {
            "place": whole.to_json(),
            "terrains": [_ground(terrain) for terrain in region["terrains"]],
        }
        part = part_of(self.regions[name], self.shown)
        return [
            whole,
            Fact("titicaca-place-region-of", of),
            Fact("titicaca-place-region-part", {**of, "part": part}),
        ]


def _ground(terrain: str) -> Json:
    return Fact("titicaca-ground", {"terrain": terrain}).to_json()


def _lakes(numbers: Sequence[int]) -> Json:
    """List lakes. More than two stand between dots: with commas they would look like coordinates."""
    texts = [*map(str, numbers)]
    return texts if len(texts) <= 2 else " · ".join(texts)
