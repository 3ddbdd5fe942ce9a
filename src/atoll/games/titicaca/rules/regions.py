"""Fields, lakes, regions, borders and chains: what lies next to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from atoll.core.types import Seat
from atoll.games.hexes import Hex, neighbours

if TYPE_CHECKING:
    from atoll.games.titicaca.rules.position import Position


def is_lake(position: Position, place: Hex) -> bool:
    """Whether a hex of the country is a lake; one hex is one lake, also where two touch (C-RND-1)."""
    return position.country.get(place, "").isdigit()


def is_field(position: Position, place: Hex) -> bool:
    """Whether a hex of the country is a field (C-MAT-1)."""
    return place in position.country and not is_lake(position, place)


def empty_fields(position: Position) -> set[Hex]:
    """Return all fields without a village."""
    return {
        place for place in position.country if is_field(position, place) and place not in position.villages
    }


def lake_hex(position: Position, number: int) -> Hex | None:
    """Return the hex of a lake; None if it is not in the game."""
    return next((place for place, shown in position.country.items() if shown == str(number)), None)


def open_fields(position: Position, number: int) -> set[Hex]:
    """Return the empty fields of a round: those at its lake, in an extra round all (C-RND-1, C-END-2)."""
    empty = empty_fields(position)
    if number > 15:
        return empty
    lake = lake_hex(position, number)
    return empty & set(neighbours(lake)) if lake is not None else set()


def fields_next(position: Position, place: Hex) -> set[Hex]:
    """Return the fields, occupied or not, that share an edge with a hex."""
    return {other for other in neighbours(place) if is_field(position, other)}


def lakes_next(position: Position, place: Hex) -> set[Hex]:
    """Return the lake hexes next to a hex."""
    return {other for other in neighbours(place) if is_lake(position, other)}


def region_names(position: Position) -> list[Hex]:
    """Return all regions, sorted; a region's name is its smallest hex."""
    return sorted(set(position.regions.values()))


def region_fields(position: Position, name: Hex) -> set[Hex]:
    """Return the fields of a region: occupied ones only, whosever the villages (C-REG-1)."""
    return {place for place, region in position.regions.items() if region == name}


def region_terrains(position: Position, name: Hex) -> set[str]:
    """Return the terrains that occur in a region."""
    return {position.country[place] for place in region_fields(position, name)}


def region_lakes(position: Position, name: Hex) -> set[Hex]:
    """Return the different lake hexes that touch a region (C-REG-2)."""
    return set().union(*(lakes_next(position, place) for place in region_fields(position, name)))


def regions_next(position: Position, place: Hex) -> set[Hex]:
    """Return the regions that hold a field edge-adjacent to a hex."""
    return {position.regions[other] for other in neighbours(place) if other in position.regions}


def borders(position: Position, first: Hex, second: Hex) -> set[tuple[Hex, Hex]]:
    """Return the border sticks between two regions: every edge between a field of each."""
    there = region_fields(position, second)
    return {
        (place, other)
        for place in region_fields(position, first)
        for other in neighbours(place)
        if first != second and other in there
    }


def bordering_regions(position: Position) -> set[tuple[Hex, Hex]]:
    """Return all pairs of regions that share a border stick, the smaller name first."""
    return {
        (name, other)
        for place, name in position.regions.items()
        for other in regions_next(position, place)
        if name < other
    }


def adjacent(position: Position, first: Hex, second: Hex) -> bool:
    """Whether two regions share a border stick or both touch one and the same lake hex (C-ADJ-1)."""
    if first == second:
        return False
    shared = region_lakes(position, first) & region_lakes(position, second)
    return bool(shared or borders(position, first, second))


def found_region(position: Position, place: Hex) -> None:
    """Make a newly occupied field a region of its own; borders stand around it (C-VIL-1)."""
    position.regions[place] = place


def unite(position: Position, first: Hex, second: Hex) -> Hex:
    """Merge two regions, removing the borders between them; return the new region's name."""
    name = min(first, second)
    for place in region_fields(position, first) | region_fields(position, second):
        position.regions[place] = name
    return name


def longest_chain(position: Position, seat: Seat) -> int:
    """Count the largest connected group of a seat's villages, whatever the borders (C-CHA-1)."""
    left = {place for place, owner in position.villages.items() if owner == seat}
    longest = 0
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            place = edge.pop()
            group += 1
            for other in neighbours(place):
                if other in left:
                    left.remove(other)
                    edge.append(other)
        longest = max(longest, group)
    return longest


def village_count(position: Position, seat: Seat) -> int:
    """Count a seat's villages on the board."""
    return sum(owner == seat for owner in position.villages.values())
