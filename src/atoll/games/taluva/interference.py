"""What others can do to a temple that could be built next turn, with the tiles and buildings of one round.

The answers err on one side: a temple that is called sure cannot be prevented, but perhaps some others cannot
either.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from atoll.core.types import Seat
from atoll.games.hexes import Hex, distance, neighbour, neighbours
from atoll.games.taluva.material import VOLCANO, Placement, Tile
from atoll.games.taluva.rules import Position, ending, placing
from atoll.games.taluva.rules.building import TEMPLE_SIZE
from atoll.games.taluva.rules.island import Island, Settlement, connected
from atoll.games.taluva.rules.ships import no_ship_in_the_way

REACH: Final = 1
"""How far a tile's first hex can be from a hex that it covers: its hexes are neighbours of each other."""


def next_turn_comes(position: Position, seat: Seat) -> bool:
    """Whether there are tiles enough for a seat to have another turn, in any case."""
    left = ending.in_play(position)
    tiles = position.stack + (position.hand is not None and position.turn != seat)
    return seat in left and tiles >= len(left)


def rivals_in_play(position: Position, seat: Seat) -> list[Seat]:
    """Return those who still take turns and play against a seat: not its partner in a team."""
    own = ending.side_of(position, seat)
    return [other for other in ending.in_play(position) if other not in own]


def is_sure(position: Position, island: Island, settlement: Settlement) -> bool:
    """Whether a temple can be built beside a settlement next turn, whatever all others lay and build before.

    A partner in a team has a turn before it too, and might be in the way as rivals might. A board that bounds
    the table is left out, since it may leave no room for a tile of one's own; so are games that might end
    before.
    """
    others = [seat for seat in ending.in_play(position) if seat != settlement.seat]
    if position.options.zone != "none" or not next_turn_comes(position, settlement.seat):
        return False
    if _might_end(position, others):
        return False
    if len(others) == 1:
        return _withstands_one(position, island, settlement, others[0])
    return not position.open_doubles and _withstands_all(island, settlement, others)


def _might_end(position: Position, others: Sequence[Seat]) -> bool:
    """Whether one more kind of pieces might end the game for others, with those of a partner in a team."""
    stock = position.options.stock()
    counted = {seat for other in others for seat in ending.side_of(position, other)}
    return any(ending.kinds_complete(position.put[seat], stock) for seat in counted)


def is_undone_by_a_tile(island: Island, settlement: Settlement) -> bool:
    """Whether after some three-hex tile no part of a settlement is large enough for a temple."""
    return any(
        all(part.size < TEMPLE_SIZE for part in _parts(after, settlement))
        for after, _ in _eruptions(island, (placing.THREE_HEXES,), settlement.hexes)
    )


def has_site(island: Island, settlement: Settlement) -> bool:
    """Whether a free field lies beside a settlement, or a tile can bring one."""
    return bool(free_beside(island, settlement.hexes) or _open_sides(island, settlement.hexes))


def free_beside(island: Island, hexes: Collection[Hex]) -> list[Hex]:
    """Return the free fields beside some hexes, sorted."""
    beside = {near for place in hexes for near in neighbours(place)}
    return sorted(place for place in beside if island.buildable(place))


# --- one rival --------------------------------------------------------------------------------------------


def _withstands_one(position: Position, island: Island, settlement: Settlement, rival: Seat) -> bool:
    """Whether every tile of a rival, and every building after it, leaves a way to the temple.

    A tile on the bare table takes sides where a tile could bring a field, but no field; an eruption takes
    no such side.
    """
    doubles = tuple(sorted(position.open_doubles - {"JJ"}))
    sides = [] if position.options.ships else _open_sides(island, settlement.hexes)
    if not _keeps_field(island, settlement, rival) and _can_close(island, sides):
        return False
    near = settlement.hexes | {*free_beside(island, settlement.hexes)}
    for after, covered in _eruptions(island, (placing.THREE_HEXES, *doubles), near):
        large = [part for part in _parts(after, settlement) if part.size >= TEMPLE_SIZE]
        if not any(
            _keeps_field(after, part, rival, covered)
            or (not position.options.ships and _open_sides(after, part.hexes))
            for part in large
            if not after.holds(part, "temple")
        ):
            return False
    return True


def _eruptions(
    island: Island, tiles: Sequence[Tile], near: Collection[Hex]
) -> Iterator[tuple[Island, frozenset[Hex]]]:
    """Yield the islands after eruptions that cover one of some hexes, with all hexes that they cover."""
    reach = {place for place in island.cells if any(distance(place, one) <= REACH for one in near)}
    for first in sorted(reach):
        for tile in tiles:
            if tile != "VV" and island.cells[first].terrain != VOLCANO:
                continue
            for direction in range(6):
                placement = Placement(first, direction)
                hexes = frozenset(placement.hexes(tile))
                if hexes.isdisjoint(near) or not hexes <= island.cells.keys():
                    continue
                if next(placing.faults(island, tile, placement, "none"), None) is None:
                    yield island.lay(tile, placement), hexes


def _parts(island: Island, settlement: Settlement) -> set[Settlement]:
    """Return what a tile has left of a settlement."""
    return {island.settlement_at[one] for one in settlement.hexes if one in island.settlement_at}


def _keeps_field(island: Island, settlement: Settlement, rival: Seat, unknown: Collection[Hex] = ()) -> bool:
    """Whether one building of a rival leaves a free field beside a settlement.

    A rival takes one field, or by an expansion all of one terrain beside one of its settlements. Fields whose
    terrain is not known may be of any.
    """
    free = free_beside(island, settlement.hexes)
    if not free:
        return False
    beside = [{*island.settlements_beside(place, rival)} for place in free]
    if len(free) == 1:
        return island.cells[free[0]].level > 1 and not beside[0]
    terrains = {island.cells[place].terrain for place in free if place not in unknown}
    return len(terrains) > 1 or not set.intersection(*beside)


def _open_sides(island: Island, hexes: Collection[Hex]) -> list[frozenset[Hex]]:
    """Return where a tile on the bare table would have a hex beside some hexes, which may be a field."""
    bare = {near for place in hexes for near in neighbours(place)} - island.cells.keys()
    return sorted({tile for place in bare for tile in _bare_tiles(island, place)}, key=sorted)


def _bare_tiles(island: Island, place: Hex) -> Iterator[frozenset[Hex]]:
    """Yield the places of three-hex tiles on the bare table that cover a hex."""
    for direction in range(6):
        hexes = frozenset((place, neighbour(place, direction), neighbour(place, direction + 1)))
        if hexes.isdisjoint(island.cells) and not any(no_ship_in_the_way(island, [*hexes])):
            yield hexes


def _can_close(island: Island, sides: Sequence[frozenset[Hex]]) -> bool:
    """Whether one tile on the bare table, or its neighbours taken singly, touches all of these places."""
    if not sides:
        return True
    first, *others = sides
    for place in first:
        for tile in [*_bare_tiles(island, place), *({place, near} for near in neighbours(place))]:
            if all(not tile.isdisjoint(other) for other in others):
                return True
    return False


# --- several others ---------------------------------------------------------------------------------------


def _withstands_all(island: Island, settlement: Settlement, others: Sequence[Seat]) -> bool:
    """Whether a part of a settlement that no tiles of this round can reach keeps a field beside it.

    Three-hex tiles leave fields fields: on the volcano lies the new one's volcano.
    """
    tiles = len(others)
    core = {place for place in settlement.hexes if not _can_be_buried(island, place, tiles)}
    while core:
        part = connected(min(core), core.__contains__)
        core -= part
        if len(part) >= TEMPLE_SIZE and _keeps_a_field(island, part, others):
            return True
    return False


def _can_be_buried(island: Island, place: Hex, tiles: int) -> bool:
    """Whether so many tiles might bury what stands on a hex: beside it is a volcano, or one can be laid."""
    if island.buildings[place].kind != "hut":
        return False
    level = island.cells[place].level
    for direction in range(6):
        first = neighbour(place, direction)
        cell = island.cells.get(first)
        if cell is not None and cell.terrain != VOLCANO:
            continue
        if not 0 <= level - _level(island, first) < tiles:
            continue
        for third in (neighbour(place, direction - 1), neighbour(place, direction + 1)):
            building = island.buildings.get(third)
            if _level(island, third) <= level and (building is None or building.kind == "hut"):
                return True
    return False


def _level(island: Island, place: Hex) -> int:
    return island.cells[place].level if place in island.cells else 0


def _keeps_a_field(island: Island, hexes: Collection[Hex], others: Sequence[Seat]) -> bool:
    """Whether one building of everybody else leaves a free field beside some hexes, whatever the terrains."""
    free = free_beside(island, hexes)
    beside = {place: {island.owner(near) for near in neighbours(place)} for place in free}
    if any(island.cells[place].level > 1 and beside[place].isdisjoint(others) for place in free):
        return True
    return len(free) > sum(max(1, sum(other in beside[place] for place in free)) for other in others)
