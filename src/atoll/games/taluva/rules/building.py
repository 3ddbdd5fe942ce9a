"""Building: hut, tower, temple, expansion (T-BLD, T-HUT, T-TOW, T-TEM, T-EXT).

All conditions are judged before building (T-BLD-1): every function here looks at the island as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from atoll.core.facts import Refusal
from atoll.core.types import Seat
from atoll.games.hexes import Hex, hex_text, neighbours
from atoll.games.taluva.material import FIELDS, VOLCANO, BuildingKind, Pieces
from atoll.games.taluva.notation import Build, BuildMove, Expand, Launch
from atoll.games.taluva.rules import ships
from atoll.games.taluva.rules.island import Building, Island, Settlement

TOWER_LEVEL = 3
TEMPLE_SIZE = 3


def builds(island: Island, seat: Seat, pool: Pieces) -> Iterator[BuildMove]:
    """Yield everything that a player may build."""
    for move in candidates(island, seat, pool):
        if next(faults(island, seat, pool, move), None) is None:
            yield move


def candidates(island: Island, seat: Seat, pool: Pieces) -> Iterator[BuildMove]:
    """Yield some builds, each once, with all legal ones among them."""
    for place in island.cells:
        if island.buildable(place):
            yield Build("hut", place)
            yield Build("tower", place)
            yield Build("temple", place)
    for settlement in island.settlements_of(seat):
        for terrain in FIELDS:
            yield Expand(settlement.name, terrain)
    if pool.ship:
        for lagoon in island.lagoons:
            yield Launch(lagoon)


def faults(island: Island, seat: Seat, pool: Pieces, move: BuildMove) -> Iterator[Refusal]:
    """Yield every rule that building so would break."""
    if isinstance(move, Launch):
        yield from ships.faults(island, seat, move.lagoon, pool.ship)
    elif isinstance(move, Expand):
        yield from expansion(island, seat, pool, move)
    else:
        yield from empty_field(island, move)
        yield from in_the_pool(pool, move)
        cell = island.cells.get(move.place)
        if move.kind == "hut":
            yield from hut(island, seat, move.place, cell.level if cell else 0)
        elif move.kind == "tower":
            yield from tower(island, seat, move.place, cell.level if cell else 0)
        else:
            yield from temple(island, seat, move.place)


def empty_field(island: Island, move: Build) -> Iterator[Refusal]:
    """T-BLD-1: only on empty hexes, never on a volcano."""
    cell = island.cells.get(move.place)
    values = {"kind": move.kind, "hex": hex_text(move.place)}
    if cell is None:
        yield Refusal("T-BLD-1", {"case": "sea", **values})
    elif cell.terrain == VOLCANO:
        yield Refusal("T-BLD-1", {"case": "volcano", **values})
    elif move.place in island.buildings:
        yield Refusal("T-BLD-1", {"case": "occupied", **values})


def in_the_pool(pool: Pieces, move: Build) -> Iterator[Refusal]:
    """T-BLD-1: only with pieces that are in the pool."""
    if getattr(pool, move.kind) == 0:
        yield Refusal("T-BLD-1", {"case": "pool", "kind": move.kind})


def hut(island: Island, seat: Seat, place: Hex, level: int) -> Iterator[Refusal]:
    """T-HUT-1: on level 1, with no building of one's own next to it."""
    if level > 1:
        yield Refusal("T-HUT-1", {"case": "level", "level": level})
    if any(island.owner(near) == seat for near in neighbours(place)):
        yield Refusal("T-HUT-1", {"case": "beside"})


def tower(island: Island, seat: Seat, place: Hex, level: int) -> Iterator[Refusal]:
    """T-TOW-1: on level 3 or higher, next to an own settlement without a tower."""
    if level < TOWER_LEVEL:
        yield Refusal("T-TOW-1", {"case": "level", "level": level})
    beside = island.settlements_beside(place, seat)
    if not beside:
        yield Refusal("T-TOW-1", {"case": "alone"})
    elif all(island.holds(settlement, "tower") for settlement in beside):
        yield Refusal("T-TOW-1", {"case": "second"})


def temple(island: Island, seat: Seat, place: Hex) -> Iterator[Refusal]:
    """T-TEM-1: next to an own settlement of three or more hexes that has no temple."""
    beside = island.settlements_beside(place, seat)
    large = [settlement for settlement in beside if settlement.size >= TEMPLE_SIZE]
    if not beside:
        yield Refusal("T-TEM-1", {"case": "alone"})
    elif not large:
        yield Refusal("T-TEM-1", {"case": "small", "size": max(settlement.size for settlement in beside)})
    elif all(island.holds(settlement, "temple") for settlement in large):
        yield Refusal("T-TEM-1", {"case": "second"})


def expansion(island: Island, seat: Seat, pool: Pieces, move: Expand) -> Iterator[Refusal]:
    """T-EXT-1: an own settlement, at least one hex of the terrain next to it, huts for all of them."""
    settlement = island.settlement_at.get(move.settlement)
    if settlement is None or settlement.seat != seat:
        yield Refusal("T-EXT-1", {"case": "settlement", "hex": hex_text(move.settlement)})
        return
    if settlement.name != move.settlement:
        yield Refusal(
            "T-EXT-1",
            {"case": "name", "hex": hex_text(move.settlement), "settlement": hex_text(settlement.name)},
        )
    taken = expansion_hexes(island, settlement, move.terrain)
    if not taken:
        yield Refusal("T-EXT-1", {"case": "none", "terrain": move.terrain})
    elif sum(taken.values()) > pool.hut:
        yield Refusal("T-EXT-1", {"case": "pool", "huts": sum(taken.values()), "pool": pool.hut})
    yield from one_choice(island, seat, settlement, move.terrain)


def one_choice(island: Island, seat: Seat, settlement: Settlement, terrain: str) -> Iterator[Refusal]:
    """T-EXT-2: expansions over the same hexes are one choice, named by the smallest settlement."""
    taken = expansion_hexes(island, settlement, terrain)
    for other in island.settlements_of(seat):
        if other.name >= settlement.name:
            return
        if taken and expansion_hexes(island, other, terrain) == taken:
            yield Refusal("T-EXT-2", {"settlement": hex_text(other.name), "terrain": terrain})
            return


def expansion_hexes(island: Island, settlement: Settlement, terrain: str) -> Mapping[Hex, int]:
    """T-EXT-1: return the empty hexes of the terrain next to a settlement, with the huts each takes."""
    return {
        near: island.cells[near].level
        for place in settlement.hexes
        for near in neighbours(place)
        if near in island.cells and island.cells[near].terrain == terrain and near not in island.buildings
    }


def built(island: Island, seat: Seat, move: Build | Expand) -> dict[Hex, Building]:
    """Return what a build puts on the board, by hex."""
    if isinstance(move, Build):
        return {move.place: Building(seat, move.kind, 1)}
    taken = expansion_hexes(island, island.settlement_at[move.settlement], move.terrain)
    kind: BuildingKind = "hut"
    return {place: Building(seat, kind, huts) for place, huts in sorted(taken.items())}
