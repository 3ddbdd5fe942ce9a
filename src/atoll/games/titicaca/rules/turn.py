"""A turn in its four steps: village, join, merge, temple. A step that offers nothing is passed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from atoll.core.facts import Event, Json, Refusal
from atoll.core.types import Seat
from atoll.games.hexes import Hex, hex_text, neighbours
from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.material import LAKES
from atoll.games.titicaca.notation import Join, Merge, Temple, TypedMove, Village
from atoll.games.titicaca.rules.bidding import end_turn
from atoll.games.titicaca.rules.regions import (
    adjacent,
    bordering_regions,
    borders,
    found_region,
    is_field,
    lake_hex,
    open_fields,
    region_fields,
    region_names,
    region_terrains,
    regions_next,
    unite,
)

if TYPE_CHECKING:
    from atoll.games.titicaca.rules.position import Position


# --- village -------------------------------------------------------------------------------------------


def legal_villages(position: Position) -> list[TypedMove]:
    """Return the fields that a village may go on (C-VIL-1)."""
    return [Village(place) for place in open_fields(position, position.round)]


def broken_by_village(position: Position, move: Village) -> Iterator[Refusal]:
    """Refuse what is no empty field next to the round's lake, in an extra round no empty field (C-VIL-1)."""
    place, lake = move.field, lake_hex(position, position.round)
    if not is_field(position, place):
        yield Refusal("C-VIL-1", {"why": "no-field", "field": hex_text(place)})
        return
    if place in position.villages:
        yield Refusal(
            "C-VIL-1", {"why": "occupied", "field": hex_text(place), "owner_seat": position.villages[place]}
        )
    if position.round <= LAKES and (lake is None or place not in neighbours(lake)):
        yield Refusal("C-VIL-1", {"why": "lake", "field": hex_text(place), "lake": position.round})


def put_village(position: Position, seat: Seat, place: Hex) -> Iterator[Event]:
    """Put a village; the field becomes a region of one hex, with borders all round (C-VIL-1)."""
    position.villages[place] = seat
    position.fresh = place
    found_region(position, place)
    yield Event(
        "titicaca-village",
        {"seat": seat, "field": hex_text(place), "terrain": position.country[place]},
    )


# --- join ----------------------------------------------------------------------------------------------


def legal_joins(position: Position) -> list[TypedMove]:
    """Return the joins with each region that may take the new field (C-JOIN-1), and with none."""
    moves = [
        Join(name)
        for name in regions_next(position, fresh(position))
        if not any(broken_by_join(position, Join(name)))
    ]
    return [Join(None), *moves] if moves else []


def broken_by_join(position: Position, move: Join) -> Iterator[Refusal]:
    """Refuse a region that does not lie next to the new field, or in which its terrain occurs (C-JOIN-1)."""
    name, place = move.region, fresh(position)
    if name is None:
        return
    values = {"region": hex_text(name), "field": hex_text(place), "terrain": position.country[place]}
    if name not in region_names(position):
        yield Refusal("C-JOIN-1", {**values, "why": "no-region"})
        return
    if name == place:
        yield Refusal("C-JOIN-1", {**values, "why": "itself"})
        return
    if name not in regions_next(position, place):
        yield Refusal("C-JOIN-1", {**values, "why": "apart"})
    if position.country[place] in region_terrains(position, name):
        yield Refusal("C-JOIN-1", {**values, "why": "terrain"})


def join(position: Position, seat: Seat, region: Hex) -> Iterator[Event]:
    """Add the new field to a region; the borders between the two go (C-JOIN-1)."""
    place = fresh(position)
    unite(position, place, region)
    yield Event("titicaca-joined", {"seat": seat, "field": hex_text(place), "region": hex_text(region)})


# --- merge ---------------------------------------------------------------------------------------------


def legal_merges(position: Position, seat: Seat) -> list[TypedMove]:
    """Return the mergers of each pair that may be united (C-MRG-1), and of none; empty without a pair."""
    moves = [
        Merge(pair)
        for pair in bordering_regions(position)
        if not any(broken_by_merge(position, seat, Merge(pair)))
    ]
    return [Merge(None), *moves] if moves else []


def broken_by_merge(position: Position, seat: Seat, move: Merge) -> Iterator[Refusal]:
    """Refuse two regions of which not all holds that C-MRG-1 asks for."""
    if move.regions is None:
        return
    first, second = move.regions
    values: dict[str, Json] = {"region": hex_text(first), "other": hex_text(second), "seat": seat}
    unnamed = [name for name in move.regions if name not in region_names(position)]
    for name in unnamed:
        yield Refusal("C-MRG-1", {**values, "why": "no-region", "region": hex_text(name)})
    if unnamed:
        return
    mine = position.regions[fresh(position)]
    if mine in move.regions:
        yield Refusal("C-MRG-1", {**values, "why": "new-field", "region": hex_text(mine)})
    if not borders(position, first, second):
        yield Refusal("C-MRG-1", {**values, "why": "no-border"})
    fields = region_fields(position, first) | region_fields(position, second)
    if not any(position.villages[place] == seat for place in fields):
        yield Refusal("C-MRG-1", {**values, "why": "no-village"})
    if mine not in move.regions and not any(adjacent(position, mine, name) for name in move.regions):
        yield Refusal("C-MRG-1", {**values, "why": "not-adjacent"})
    one, two = region_terrains(position, first), region_terrains(position, second)
    if one <= two or two <= one:
        yield Refusal("C-MRG-1", {**values, "why": "terrain"})


def merge(position: Position, seat: Seat, first: Hex, second: Hex) -> Iterator[Event]:
    """Unite two other regions; the borders between them go (C-MRG-1)."""
    unite(position, first, second)
    yield Event("titicaca-merged", {"seat": seat, "region": hex_text(first), "other": hex_text(second)})


# --- temple --------------------------------------------------------------------------------------------


def legal_temples(position: Position, seat: Seat) -> list[TypedMove]:
    """List where which temple may go (C-TMP-1), and none; nothing if the hand is empty."""
    if not position.hands[seat]:
        return []
    places = [
        place for place in position.villages if not any(broken_by_temple_place(position, seat, Temple(place)))
    ]
    return [
        Temple(None),
        *(Temple(place, value) for place in places for value in position.hands[seat] if value),
    ]


def broken_by_temple(position: Position, seat: Seat, move: Temple) -> Iterator[Refusal]:
    """Refuse a temple that is not in the hand, or a place that C-TMP-1 does not allow."""
    if move.field is None:
        return
    if move.value not in position.hands[seat]:
        yield Refusal("C-TMP-1", {"why": "not-in-hand", "value": move.value, "field": hex_text(move.field)})
    yield from broken_by_temple_place(position, seat, move)


def broken_by_temple_place(position: Position, seat: Seat, move: Temple) -> Iterator[Refusal]:
    """Refuse a field without a village of one's own, with a temple, or in a region too far away (C-TMP-1)."""
    place = move.field
    assert place is not None
    values: dict[str, Json] = {"field": hex_text(place), "value": move.value}
    if position.villages.get(place) != seat:
        yield Refusal("C-TMP-1", {**values, "why": "no-village"})
    if place in position.temples:
        yield Refusal("C-TMP-1", {**values, "why": "temple"})
    mine, there = position.regions[fresh(position)], position.regions.get(place)
    if there is not None and mine != there and not adjacent(position, mine, there):
        yield Refusal("C-TMP-1", {**values, "why": "not-adjacent"})


def put_temple(position: Position, seat: Seat, place: Hex, value: int) -> Iterator[Event]:
    """Put a temple face down (C-TMP-1)."""
    hand = list(position.hands[seat])
    hand.remove(value)
    position.hands[seat] = tuple(hand)
    position.temples[place] = value
    seen: dict[str, Json] = {"value": value, "seen": "yes"}
    hidden: dict[str, Json] = {"value": "?", "seen": "no"}
    public = seen if seat in position.known else hidden
    yield Event("titicaca-temple", {"seat": seat, "field": hex_text(place), **public}, private={seat: seen})


# --- the turn ------------------------------------------------------------------------------------------

STEPS: Final = (Step.VILLAGE, Step.JOIN, Step.MERGE, Step.TEMPLE)
RULES: Final = {
    Step.BIDDING: "C-BID-1",
    Step.VILLAGE: "C-VIL-1",
    Step.JOIN: "C-JOIN-1",
    Step.MERGE: "C-MRG-1",
    Step.TEMPLE: "C-TMP-1",
}
"""The rule that each step follows; a move of another kind breaks it."""


def fresh(position: Position) -> Hex:
    """Return the new field of this turn."""
    assert position.fresh is not None
    return position.fresh


def offers(position: Position, step: Step, seat: Seat) -> list[TypedMove]:
    """Return the legal moves of a step of the turn; none if it is to be passed over."""
    match step:
        case Step.VILLAGE:
            return legal_villages(position)
        case Step.JOIN:
            return legal_joins(position)
        case Step.MERGE:
            return legal_merges(position, seat)
        case _:
            return legal_temples(position, seat)


def after_step(position: Position) -> Iterator[Event]:
    """Proceed to the turn's next step with a choice, or end the turn."""
    seat = position.order[0]
    for step in STEPS[STEPS.index(position.step) + 1 :]:
        if offers(position, step, seat):
            position.step = step
            return
    yield from end_turn(position)


def broken_by(position: Position, seat: Seat, move: TypedMove) -> Iterator[Refusal]:
    """Yield every rule that a move of the turn breaks; one of another step breaks the order of the steps."""
    match position.step, move:
        case Step.VILLAGE, Village():
            yield from broken_by_village(position, move)
        case Step.JOIN, Join():
            yield from broken_by_join(position, move)
        case Step.MERGE, Merge():
            yield from broken_by_merge(position, seat, move)
        case Step.TEMPLE, Temple():
            yield from broken_by_temple(position, seat, move)
        case step, _:
            yield Refusal(RULES[step], {"why": "step", "step": str(step)})


def take_step(position: Position, seat: Seat, move: TypedMove) -> Iterator[Event]:
    """Make a legal move of the turn and go on."""
    match move:
        case Village(place):
            yield from put_village(position, seat, place)
        case Join(region) if region is not None:
            yield from join(position, seat, region)
        case Merge((first, second)):
            yield from merge(position, seat, first, second)
        case Temple(place, value) if place is not None:
            yield from put_temple(position, seat, place, value)
        case _:
            yield Event("titicaca-passed", {"seat": seat, "step": str(position.step)})
    yield from after_step(position)
