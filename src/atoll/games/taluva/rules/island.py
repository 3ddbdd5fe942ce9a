"""The island as it lies on the table, seen from above: land, buildings, ships.

An island is a value: laying and building give another one. It holds no history. Of each hex it knows the
topmost tile and which part of that tile it shows, so every outline that can be seen can be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from atoll.core.types import Seat
from atoll.games.hexes import Hex, neighbour, neighbours
from atoll.games.taluva.material import VOLCANO, BuildingKind, Direction, Placement, Tile


class Cell(NamedTuple):
    """The topmost tile's part on one hex of land.

    ``part`` 0 is the tile's first hex, part 1 its neighbour in ``tile_direction``, part 2 the one in the next
    direction. Two hexes show the same tile exactly if their levels, ``first_hex``, ``tile_direction`` and
    ``double`` are equal: that is how outlines are drawn.
    """

    level: int
    """1 on the table, one more on top of each tile."""
    terrain: str
    """``V`` or one of ``J C S R L``."""
    part: int
    """0, 1 or 2; of a double tile 0 or 1."""
    tile_direction: int
    """The direction 0..5 that the tile lies in, the same on all its parts."""
    double: bool
    """Whether it is a double tile's."""

    @property
    def direction(self) -> Direction | None:
        """The volcano's direction; None on a field.

        Each volcano of ``VV`` points at the other (T-DBL-5).
        """
        if self.terrain != VOLCANO:
            return None
        if not self.double:
            return self.tile_direction
        return 6 + (self.tile_direction if self.part == 0 else (self.tile_direction + 3) % 6)

    def first_hex(self, place: Hex) -> Hex:
        """Return the tile's first hex, for the cell that lies on ``place``."""
        if self.part == 0:
            return place
        return neighbour(place, self.tile_direction + self.part - 1 + 3)


class Building(NamedTuple):
    """What stands on a hex: one tower, one temple, or as many huts as were put there."""

    seat: Seat
    kind: BuildingKind
    number: int
    """How many pieces: 1, or the hex's level for huts of an expansion."""


@dataclass(frozen=True)
class Settlement:
    """A maximal group of edge-adjacent hexes with buildings of one player (T-SETL-1)."""

    seat: Seat
    hexes: frozenset[Hex]

    @cached_property
    def name(self) -> Hex:
        """Its smallest hex."""
        return min(self.hexes)

    @property
    def size(self) -> int:
        """Its number of hexes, not of huts (T-SETL-2)."""
        return len(self.hexes)


@dataclass(frozen=True)
class Island:
    """All that lies on the table."""

    cells: Mapping[Hex, Cell] = field(default_factory=dict)
    """The land, by hex."""
    buildings: Mapping[Hex, Building] = field(default_factory=dict)
    """What stands on the land, by hex."""
    ships: Mapping[Hex, Seat] = field(default_factory=dict)
    """Whose ship is in a lagoon, by the lagoon's name: its smallest hex.

    No tile may be laid into such a lagoon (T-SHIP-4), so its hexes and its name stay for ever.
    """

    def __hash__(self) -> int:
        return hash((frozenset(self.cells.items()), frozenset(self.buildings.items())))

    def __reduce__(self) -> tuple[object, ...]:
        return (Island, (self.cells, self.buildings, self.ships))

    def lay(self, tile: Tile, placement: Placement) -> Island:
        """Put a tile on top of whatever is there; huts under it are gone (T-ERU-6, T-ERU-8)."""
        cells, buildings = dict(self.cells), dict(self.buildings)
        for part, place in enumerate(placement.hexes(tile)):
            level = 1 + (cells[place].level if place in cells else 0)
            cells[place] = Cell(level, tile[part], part, placement.direction, len(tile) == 2)
            buildings.pop(place, None)
        return Island(cells, buildings, self.ships)

    def build(self, buildings: Mapping[Hex, Building]) -> Island:
        """Put buildings on hexes."""
        return Island(self.cells, {**self.buildings, **buildings}, self.ships)

    def launch(self, lagoon: Hex, seat: Seat) -> Island:
        """Put a ship into the lagoon of this name."""
        return Island(self.cells, self.buildings, {**self.ships, lagoon: seat})

    @cached_property
    def settlements(self) -> tuple[Settlement, ...]:
        """All settlements, ordered by their names (T-SETL-1)."""
        found, seen = [], set[Hex]()
        for place in sorted(self.buildings):
            if place not in seen:
                seat = self.buildings[place].seat
                group = connected(place, lambda near, seat=seat: self.owner(near) == seat)  # type: ignore[misc]
                seen |= group
                found.append(Settlement(seat, group))
        return tuple(found)

    @cached_property
    def settlement_at(self) -> Mapping[Hex, Settlement]:
        """The settlement that each hex with a building belongs to."""
        return {place: settlement for settlement in self.settlements for place in settlement.hexes}

    def owner(self, place: Hex) -> Seat | None:
        """Whose building stands on a hex."""
        building = self.buildings.get(place)
        return None if building is None else building.seat

    def settlements_of(self, seat: Seat) -> list[Settlement]:
        """All settlements of one player, ordered by their names."""
        return [settlement for settlement in self.settlements if settlement.seat == seat]

    def settlements_beside(self, place: Hex, seat: Seat) -> list[Settlement]:
        """One player's settlements that a hex is next to, ordered by their names."""
        beside = {self.settlement_at[near] for near in neighbours(place) if self.owner(near) == seat}
        return sorted(beside, key=lambda settlement: settlement.name)

    def holds(self, settlement: Settlement, kind: BuildingKind) -> bool:
        """Whether a building of this kind stands in a settlement."""
        return any(self.buildings[place].kind == kind for place in settlement.hexes)

    def buildable(self, place: Hex) -> bool:
        """Whether this is an empty field (T-BLD-1)."""
        cell = self.cells.get(place)
        return cell is not None and cell.terrain != VOLCANO and place not in self.buildings

    @cached_property
    def coast(self) -> frozenset[Hex]:
        """The bare hexes next to land."""
        return frozenset(near for place in self.cells for near in neighbours(place)) - self.cells.keys()

    @cached_property
    def lagoons(self) -> Mapping[Hex, frozenset[Hex]]:
        """The hexes of each lagoon by its name, its smallest hex (T-SHIP-1).

        The sea is flooded from one hex beyond the island inside a frame round it; bare hexes by the land
        that the flood does not reach lie in lagoons.
        """
        found: dict[Hex, frozenset[Hex]] = {}
        if not self.cells:
            return found
        low_q, high_q = min(q for q, _ in self.cells) - 1, max(q for q, _ in self.cells) + 1
        low_r, high_r = min(r for _, r in self.cells) - 1, max(r for _, r in self.cells) + 1

        def bare(place: Hex) -> bool:
            return place not in self.cells and low_q <= place[0] <= high_q and low_r <= place[1] <= high_r

        known = set(connected((low_q, low_r), bare))
        for place in sorted(self.coast):
            if place not in known:
                lagoon = connected(place, bare)
                known |= lagoon
                found[min(lagoon)] = lagoon
        return found

    @cached_property
    def lagoon_at(self) -> Mapping[Hex, Hex]:
        """The name of the lagoon that each of its hexes belongs to."""
        return {place: name for name, lagoon in self.lagoons.items() for place in lagoon}


def connected(start: Hex, belongs: Callable[[Hex], bool]) -> frozenset[Hex]:
    """Return all hexes that can be reached from one, edge by edge, over hexes that belong."""
    group, fresh = {start}, [start]
    while fresh:
        for near in neighbours(fresh.pop()):
            if near not in group and belongs(near):
                group.add(near)
                fresh.append(near)
    return frozenset(group)
