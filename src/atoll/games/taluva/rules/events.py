"""What there is to tell after a move: the island before it compared with the island after it."""

from __future__ import annotations

from collections.abc import Iterator

from atoll.core.facts import Event, Json
from atoll.core.types import Seat
from atoll.games.hexes import Hex, hex_text
from atoll.games.taluva.material import KINDS, Pieces, Placement, Tile
from atoll.games.taluva.notation import Build, BuildMove, Expand
from atoll.games.taluva.rules.ending import kinds_complete
from atoll.games.taluva.rules.island import Island


def tile_values(tile: Tile) -> dict[str, str]:
    """Return the values with which sentences name a tile."""
    return {"tile": tile, "first": tile[-2], "second": tile[-1]}


def laid(
    before: Island, after: Island, seat: Seat, tile: Tile, placement: Placement, *, ships: bool
) -> Iterator[Event]:
    """Yield the events of a laid tile: where it is, what it covered, what it split, changes of lagoons."""
    hexes = placement.hexes(tile)
    values: dict[str, Json] = {
        "seat": seat,
        **tile_values(tile),
        "hex": hex_text(placement.first),
        "direction": placement.direction,
        "level": after.cells[placement.first].level,
    }
    if not before.cells:
        yield Event("taluva-first-tile", values)
    elif placement.first in before.cells:
        yield Event("taluva-eruption", values)
    else:
        yield Event("taluva-landscape", values)
    yield from _covered(before, seat, hexes)
    yield from _split(before, after, hexes)
    if ships:
        yield from _lagoons(before, after)


def _covered(before: Island, by: Seat, hexes: tuple[Hex, ...]) -> Iterator[Event]:
    """T-ERU-6: whose huts went out of the game, and from where."""
    huts: dict[Seat, dict[Hex, int]] = {}
    for place in hexes:
        building = before.buildings.get(place)
        if building is not None:
            huts.setdefault(building.seat, {})[place] = building.number
    for owner, lost in sorted(huts.items()):
        yield Event(
            "taluva-covered-own" if owner == by else "taluva-covered",
            {
                "seat": owner,
                "by_seat": by,
                "number": sum(lost.values()),
                "hexes": [hex_text(place) for place in sorted(lost)],
            },
        )


def _split(before: Island, after: Island, hexes: tuple[Hex, ...]) -> Iterator[Event]:
    """T-ERU-6: which settlements fell apart, and into what."""
    touched = {before.settlement_at[place] for place in hexes if place in before.buildings}
    for settlement in sorted(touched, key=lambda settlement: settlement.name):
        left = settlement.hexes - set(hexes)
        parts = sorted({after.settlement_at[place].name for place in left})
        if len(parts) > 1:
            yield Event(
                "taluva-split",
                {
                    "seat": settlement.seat,
                    "settlement": hex_text(settlement.name),
                    "number": len(parts),
                    "parts": [hex_text(name) for name in parts],
                    "sizes": [after.settlement_at[name].size for name in parts],
                },
            )


def _lagoons(before: Island, after: Island) -> Iterator[Event]:
    """T-SHIP-1, T-SHIP-4: which lagoons arose, were filled, or fell apart."""
    for name, lagoon in sorted(before.lagoons.items()):
        parts = sorted({after.lagoon_at[place] for place in lagoon if place in after.lagoon_at})
        if not parts:
            yield Event("taluva-lagoon-filled", {"lagoon": hex_text(name)})
        elif len(parts) > 1:
            yield Event(
                "taluva-lagoon-split",
                {"lagoon": hex_text(name), "number": len(parts), "parts": [hex_text(part) for part in parts]},
            )
    for name, lagoon in sorted(after.lagoons.items()):
        if not any(place in before.lagoon_at for place in lagoon):
            yield Event("taluva-lagoon-new", {"lagoon": hex_text(name), "number": len(lagoon)})


def built(before: Island, after: Island, seat: Seat, move: BuildMove) -> Iterator[Event]:
    """Yield the events of a build and of the settlements that it joined."""
    if isinstance(move, Build):
        yield Event(f"taluva-{move.kind}", {"seat": seat, "hex": hex_text(move.place)})
    elif isinstance(move, Expand):
        fresh = sorted(after.buildings.keys() - before.buildings.keys())
        yield Event(
            "taluva-expansion",
            {
                "seat": seat,
                "settlement": hex_text(move.settlement),
                "terrain": move.terrain,
                "number": sum(after.buildings[place].number for place in fresh),
                "hexes": [hex_text(place) for place in fresh],
            },
        )
    else:
        yield Event("taluva-ship", {"seat": seat, "lagoon": hex_text(move.lagoon)})
    for settlement in after.settlements_of(seat):
        old = [other for other in before.settlements_of(seat) if other.hexes <= settlement.hexes]
        if len(old) > 1:
            yield Event(
                "taluva-joined",
                {
                    "seat": seat,
                    "number": len(old),
                    "settlements": [hex_text(other.name) for other in old],
                    "settlement": hex_text(settlement.name),
                    "size": settlement.size,
                },
            )


def completed(seat: Seat, before: Pieces, after: Pieces, stock: Pieces) -> Iterator[Event]:
    """Yield the event that the last piece of a kind was placed."""
    fresh = set(kinds_complete(after, stock)) - set(kinds_complete(before, stock))
    for kind in KINDS:
        if kind in fresh:
            yield Event("taluva-kind-complete", {"seat": seat, "kind": kind})
