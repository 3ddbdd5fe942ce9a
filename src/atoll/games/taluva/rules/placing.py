"""Laying a tile: expanding the landscape and eruptions (T-TURN-3, T-EXP, T-ERU, T-DBL-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from atoll.core.facts import Refusal
from atoll.games.hexes import Hex, hex_text, neighbours
from atoll.games.taluva.material import VOLCANO, Direction, Placement, Tile
from atoll.games.taluva.rules.island import Cell, Island
from atoll.games.taluva.rules.ships import no_ship_in_the_way
from atoll.games.taluva.rules.zones import overhang, placements_within

THREE_HEXES: Final[Tile] = "VJJ"
"""Any three-hex tile: where one can be laid does not depend on its fields."""

ONLY_FIRST_PLACEMENT: Final = Placement((0, 0), 0)
TWINS: Final = ("VV", "JJ")
"""The double tiles with two hexes of one terrain."""
SMALLER_FIRST: Final = (0, 1, 5)
"""The directions in which the neighbour is the greater of two hexes."""


def placements(island: Island, tile: Tile, zone: str) -> Iterator[Placement]:
    """Yield every placement in which the tile may be laid."""
    for placement in candidates(island, tile, zone):
        if next(faults(island, tile, placement, zone), None) is None:
            yield placement


def fits(island: Island, tile: Tile, zone: str) -> bool:
    """Whether a tile can be laid anywhere."""
    return next(placements(island, tile, zone), None) is not None


def candidates(island: Island, tile: Tile, zone: str) -> Iterator[Placement]:
    """Yield some placements, each once, with all legal ones among them; expansions come first."""
    directions = SMALLER_FIRST if tile in TWINS else range(6)
    if not island.cells:
        yield from placements_within(zone, len(tile)) if zone != "none" else (ONLY_FIRST_PLACEMENT,)
        return
    coast = island.coast
    shore = coast | {near for place in coast for near in neighbours(place)} - island.cells.keys()
    volcanoes = [place for place, cell in island.cells.items() if cell.terrain == VOLCANO]
    # Of VV it may be the second hex that lies on a volcano.
    firsts = [*shore, *(island.cells if tile == "VV" else () if tile == "JJ" else volcanoes)]
    for first in firsts:
        for direction in directions:
            yield Placement(first, direction)


def faults(island: Island, tile: Tile, placement: Placement, zone: str) -> Iterator[Refusal]:
    """Yield every rule that laying the tile so would break."""
    hexes = placement.hexes(tile)
    under = [island.cells.get(place) for place in hexes]
    yield from one_choice(tile, placement)
    yield from overhang(zone, tile, placement)
    if not island.cells:
        yield from first_tile(placement, zone)
        return
    yield from no_ship_in_the_way(island, hexes)
    if not any(under):
        yield from touches_land(island, hexes)
        return
    yield from not_partly_on_land(under)
    if tile == "JJ":
        yield Refusal("T-DBL-5", {"case": "jungles"})
    elif tile == "VV":
        yield from volcano_volcano(under, placement)
    else:
        yield from volcano_on_volcano(under[0])
        yield from other_direction(under[0], placement.direction + (6 if len(tile) == 2 else 0))
    yield from no_gap(under)
    yield from no_tower_no_temple(island, hexes)
    yield from settlements_stay(island, hexes)


def first_tile(placement: Placement, zone: str) -> Iterator[Refusal]:
    """T-TURN-3: on an unbounded table there is one placement of the first tile."""
    if zone == "none" and placement != ONLY_FIRST_PLACEMENT:
        yield Refusal("T-TURN-3")


def one_choice(tile: Tile, placement: Placement) -> Iterator[Refusal]:
    """T-DBL-5: placements of VV or JJ on the same hexes are one choice, named by the smaller hex."""
    if tile in TWINS and placement.direction not in SMALLER_FIRST:
        other = Placement(placement.hexes(tile)[1], (placement.direction + 3) % 6)
        yield Refusal(
            "T-DBL-5", {"case": "order", "hex": hex_text(other.first), "direction": other.direction}
        )


def touches_land(island: Island, hexes: Sequence[Hex]) -> Iterator[Refusal]:
    """T-EXP-2: at least one edge touches a tile that lies there already."""
    if island.coast.isdisjoint(hexes):
        yield Refusal("T-EXP-2")


def not_partly_on_land(under: Sequence[Cell | None]) -> Iterator[Refusal]:
    """T-EXP-1: to expand the landscape, all hexes are bare table."""
    if None in under:
        yield Refusal("T-EXP-1", {"land": sum(cell is not None for cell in under)})


def volcano_on_volcano(below: Cell | None) -> Iterator[Refusal]:
    """T-ERU-1: the tile's volcano lies on a volcano."""
    if below is None or below.terrain != VOLCANO:
        yield Refusal("T-ERU-1")


def other_direction(below: Cell | None, direction: Direction) -> Iterator[Refusal]:
    """T-ERU-2, T-DBL-4: the directions of the two volcanoes differ."""
    if below is not None and below.direction == direction:
        yield Refusal("T-ERU-2")


def volcano_volcano(under: Sequence[Cell | None], placement: Placement) -> Iterator[Refusal]:
    """T-DBL-5: one of VV's volcanoes lies on a volcano of another direction; each points at the other."""
    directions = (6 + placement.direction, 6 + (placement.direction + 3) % 6)
    if not any(
        cell is not None and cell.direction not in (None, direction)
        for cell, direction in zip(under, directions, strict=True)
    ):
        yield Refusal("T-DBL-5", {"case": "volcanoes"})


def no_gap(under: Sequence[Cell | None]) -> Iterator[Refusal]:
    """T-ERU-3: under each hex there is land, all at the same level."""
    levels = {0 if cell is None else cell.level for cell in under}
    if len(levels) > 1:
        yield Refusal("T-ERU-3", {"levels": sorted(levels)})


def no_tower_no_temple(island: Island, hexes: Sequence[Hex]) -> Iterator[Refusal]:
    """T-ERU-4: no tower and no temple is covered."""
    for place in hexes:
        building = island.buildings.get(place)
        if building is not None and building.kind != "hut":
            yield Refusal("T-ERU-4", {"kind": building.kind, "hex": hex_text(place), "seat": building.seat})


def settlements_stay(island: Island, hexes: Sequence[Hex]) -> Iterator[Refusal]:
    """T-ERU-5: of every settlement that is touched at least one building stays."""
    touched = {island.settlement_at[place] for place in hexes if place in island.buildings}
    for settlement in sorted(touched, key=lambda settlement: settlement.name):
        if settlement.hexes <= set(hexes):
            yield Refusal("T-ERU-5", {"seat": settlement.seat, "settlement": hex_text(settlement.name)})
