"""What can be said for a move of Taluva: temples and towers to come, what a tile buries, room to grow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, TypeAlias

from atoll.core.ideas import Idea, Reason
from atoll.core.types import Move, Seat
from atoll.games.hexes import Hex, distance, neighbours
from atoll.games.taluva import interference
from atoll.games.taluva.idea_scene import Land, Scene, part
from atoll.games.taluva.material import FIELDS, VOLCANO, BuildingKind, Pieces, Placement
from atoll.games.taluva.notation import Build, BuildMove, Expand, Launch, read_move
from atoll.games.taluva.rules import Position, building, ending, placing
from atoll.games.taluva.rules.building import TEMPLE_SIZE, expansion_hexes
from atoll.games.taluva.rules.island import Island, Settlement

NEAR: Final = 2
"""How many hexes away a rival's settlement is still near."""

ONE_TURN: Final = 3
"""The least number of huts that is worth a word."""

CLOSE: Final = 3
"""The most pieces that may be missing from two kinds for their end to be near."""


def _places(sites: Iterable[Sequence[Hex]]) -> tuple[str, ...]:
    return part(sorted({place for places in sites for place in places}))


# --- what is built ----------------------------------------------------------------------------------------


def wins(scene: Scene, move: Move) -> Reason | None:
    """Say that the move ends the game, and the seat wins it."""
    return Reason("taluva-idea-wins") if _winners(scene, move) == {scene.seat} else None


def shares_win(scene: Scene, move: Move) -> Reason | None:
    """Say that the move ends the game with a shared win, and no other move wins it alone."""
    winners = _winners(scene, move)
    if len(winners) < 2 or scene.seat not in winners:
        return None
    if any(_winners(scene, other) == {scene.seat} for other in scene.moves):
        return None
    return Reason("taluva-idea-shares-win", {"seats": sorted(winners - {scene.seat})})


def _winners(scene: Scene, move: Move) -> set[Seat]:
    """Return who wins the game that a move ends. The seat's partner in a team is left out: one side wins."""
    after = scene.after(move).position
    places = after.result.places
    first = {seat for seat, place in enumerate(places or ()) if place == 1}
    if scene.seat in first:
        first -= {*ending.side_of(after, scene.seat)} - {scene.seat}
    return first


def temple(scene: Scene, move: Move) -> Reason | None:
    """Say that it is a temple, which counts before everything else when the tiles run out."""
    read = read_move(move)
    if not isinstance(read, Build) or read.kind != "temple":
        return None
    left = scene.after(move).position.pool(scene.seat).temple
    return Reason("taluva-idea-temple", {"left": left}, part([read.place]))


def tower(scene: Scene, move: Move) -> Reason | None:
    """Say that it is a tower, which counts right after temples."""
    read = read_move(move)
    if not isinstance(read, Build) or read.kind != "tower":
        return None
    left = scene.after(move).position.pool(scene.seat).tower
    return Reason("taluva-idea-tower", {"left": left}, part([read.place]))


def ship(scene: Scene, move: Move) -> Reason | None:
    """Say that it is a ship, a piece that no tile can bury."""
    read = read_move(move)
    if not isinstance(read, Launch):
        return None
    return Reason("taluva-idea-ship", {}, part(sorted(scene.position.island.lagoons[read.lagoon])))


def completes(scene: Scene, move: Move) -> Reason | None:
    """Say that the last piece of a kind is put, which is half of the way to an early end."""
    if not scene.is_build(move) or not _two_kinds_win(scene.position):
        return None
    before, after = scene.position.pool(scene.seat), scene.after(move).position.pool(scene.seat)
    kinds: tuple[BuildingKind, ...] = ("temple", "tower", "hut")
    done = [kind for kind in kinds if getattr(before, kind) and not getattr(after, kind)]
    return Reason("taluva-idea-completes", {"kind": done[0]}, part(scene.hexes(move))) if done else None


def two_kinds(scene: Scene, move: Move) -> Reason | None:
    """Say how few pieces are missing from two kinds, which win at once when all of them are put."""
    if not scene.is_build(move) or not _two_kinds_win(scene.position):
        return None
    before, after = scene.position.pool(scene.seat), scene.after(move).position.pool(scene.seat)
    missing = _missing(scene.position, after)
    if not 0 < missing <= CLOSE or missing >= _missing(scene.position, before):
        return None
    if not scene.after(move).next_turn_comes(scene.seat):
        return None
    return Reason("taluva-idea-two-kinds", {"number": missing}, part(scene.hexes(move)), -missing)


def _two_kinds_win(position: Position) -> bool:
    """Whether two complete kinds win: not those of one partner alone, nor after somebody else has won."""
    return not position.options.teams and ending.best_open_place(position) == 1


def _missing(position: Position, pool: Pieces) -> int:
    """Return how many pieces of a pool have to be put for two kinds to be complete."""
    return sum(sorted(left for left, stock in zip(pool, position.options.stock(), strict=True) if stock)[:2])


def keeps_building(scene: Scene, move: Move) -> Reason | None:
    """Say that something is left to build, where another move would leave nothing: who cannot build is out.

    After a tile that is in the same turn; after a building it is on the island as it stands then.
    """
    if _is_stuck(scene, move) or not any(_is_stuck(scene, other) for other in scene.moves):
        return None
    after = scene.after(move)
    pool = after.position.pool(scene.seat)
    left = {
        place
        for one in building.builds(after.island, scene.seat, pool)
        for place in _where(after.island, scene.seat, one)
    }
    return Reason("taluva-idea-keeps-building", {}, part(sorted(left))) if left else None


def _is_stuck(scene: Scene, move: Move) -> bool:
    """Whether a move leaves its seat nothing to build, in a game that goes on or that it is out of."""
    after = scene.after(move)
    if scene.is_lay(move):
        return scene.seat in after.position.eliminated
    pool = after.position.pool(scene.seat)
    left = after.next_turn_comes(scene.seat) and not after.position.result.over
    return left and next(building.builds(after.island, scene.seat, pool), None) is None


def _where(island: Island, seat: Seat, move: BuildMove) -> Iterable[Hex]:
    if isinstance(move, Launch):
        return island.lagoons[move.lagoon]
    return building.built(island, seat, move)


def many_huts(scene: Scene, move: Move) -> Reason | None:
    """Recognise an expansion that puts several huts at once."""
    if not isinstance(read_move(move), Expand):
        return None
    huts = scene.position.pool(scene.seat).hut - scene.after(move).position.pool(scene.seat).hut
    if huts < ONE_TURN:
        return None
    return Reason("taluva-idea-many-huts", {"number": huts}, part(scene.hexes(move)), huts)


def joins(scene: Scene, move: Move) -> Reason | None:
    """Say that settlements of the seat become one."""
    if not scene.is_build(move):
        return None
    island, after = scene.position.island, scene.after(move).island
    for settlement in after.settlements_of(scene.seat):
        parts = {island.settlement_at[place] for place in settlement.hexes if place in island.settlement_at}
        if len(parts) > 1:
            about = {"number": len(parts), "size": settlement.size}
            return Reason("taluva-idea-joins", about, part(sorted(settlement.hexes)), settlement.size)
    return None


# --- what comes next --------------------------------------------------------------------------------------


def _new_threats(scene: Scene, move: Move) -> dict[Settlement, list[Hex]]:
    """Return the settlements beside which a temple can be built next turn, and could not before."""
    if not scene.is_build(move) or not scene.after(move).next_turn_comes(scene.seat):
        return {}
    old = {place for found in scene.before.temple_sites(scene.seat) for place in found.hexes}
    found = scene.after(move).temple_sites(scene.seat)
    return {settlement: free for settlement, free in found.items() if settlement.hexes.isdisjoint(old)}


def safe_temple_next(scene: Scene, move: Move) -> Reason | None:
    """Recognise a temple next turn, whatever rivals lay and build before it."""
    after = scene.after(move)
    for settlement, free in _new_threats(scene, move).items():
        if after.is_sure(settlement):
            return Reason("taluva-idea-temple-safe", {}, part([*sorted(settlement.hexes), *free]))
    return None


def temple_next(scene: Scene, move: Move) -> Reason | None:
    """Recognise a temple next turn, unless rivals take a part of the settlement or its fields before."""
    after = scene.after(move)
    for settlement, free in _new_threats(scene, move).items():
        if not after.is_sure(settlement):
            return Reason("taluva-idea-temple-next", {}, part([*sorted(settlement.hexes), *free]))
    return None


def tower_next(scene: Scene, move: Move) -> Reason | None:
    """Recognise a tower next turn, which was not possible before, unless rivals come in between."""
    after = scene.after(move)
    if not scene.is_build(move) or scene.before.tower_sites(scene.seat):
        return None
    if not after.next_turn_comes(scene.seat):
        return None
    sites = after.tower_sites(scene.seat)
    return Reason("taluva-idea-tower-next", {}, _places(sites.values())) if sites else None


def saves_temple(scene: Scene, move: Move) -> Reason | None:
    """Say that a temple that a tile could have prevented cannot be prevented any more."""
    old = scene.before.temple_sites(scene.seat)
    if not old or not all(map(scene.before.is_undone, old)):
        return None
    after = scene.after(move)
    saved = [
        settlement
        for settlement in after.temple_sites(scene.seat)
        if any(one.hexes & settlement.hexes for one in old) and after.is_sure(settlement)
    ]
    if not saved:
        return None
    return Reason("taluva-idea-saves-temple", {}, part(sorted(saved[0].hexes)))


def temple_now(scene: Scene, move: Move) -> Reason | None:
    """Say that after the tile a temple can be built in the same turn, which was not possible before."""
    if not scene.is_lay(move) or scene.before.temple_sites(scene.seat):
        return None
    sites = scene.after(move).temple_sites(scene.seat)
    return Reason("taluva-idea-temple-now", {}, _places(sites.values())) if sites else None


def tower_now(scene: Scene, move: Move) -> Reason | None:
    """Say that after the tile a tower can be built in the same turn, which was not possible before."""
    if not scene.is_lay(move) or scene.before.tower_sites(scene.seat):
        return None
    sites = scene.after(move).tower_sites(scene.seat)
    return Reason("taluva-idea-tower-now", {}, _places(sites.values())) if sites else None


def two_temples(scene: Scene, move: Move) -> Reason | None:
    """Say that two settlements are ready for a temple.

    One tile cannot stop both: its fields are neighbours, so they cover hexes of one settlement at most.
    """
    before, after = scene.before.temple_sites(scene.seat), scene.after(move)
    sites = after.temple_sites(scene.seat)
    if not scene.is_build(move) or len(before) > 1 or len(sites) < 2:
        return None
    if not after.next_turn_comes(scene.seat):
        return None
    hexes = sorted(place for settlement in sites for place in settlement.hexes)
    return Reason("taluva-idea-two-temples", {}, part(hexes))


def opens_expansion(scene: Scene, move: Move) -> Reason | None:
    """Say that after the tile an expansion puts more huts than any could before."""
    if not scene.is_lay(move):
        return None
    before, _ = scene.before.largest_expansion(scene.seat)
    after, where = scene.after(move).largest_expansion(scene.seat)
    if after <= before or after < 2:
        return None
    return Reason("taluva-idea-opens-expansion", {"number": after}, part(where), after)


def three_this_turn(scene: Scene, move: Move) -> Reason | None:
    """Say that after the tile an expansion makes a settlement large enough for a temple next turn."""
    after = scene.after(move)
    if not scene.is_lay(move) or not scene.position.pool(scene.seat).temple:
        return None
    if not after.next_turn_comes(scene.seat):
        return None
    if after.temple_sites(scene.seat) or _reaches_three(scene.before, scene.seat):
        return None
    found = _reaches_three(after, scene.seat)
    return Reason("taluva-idea-three-now", {}, part(sorted(found))) if found else None


def _reaches_three(land: Land, seat: Seat) -> frozenset[Hex]:
    """Return a settlement that an expansion makes ready for a temple, with room for it; empty if none."""
    huts = land.position.pool(seat).hut
    for settlement in land.island.settlements_of(seat):
        if land.island.holds(settlement, "temple") or settlement.size >= TEMPLE_SIZE:
            continue
        for terrain in FIELDS:
            taken = expansion_hexes(land.island, settlement, terrain)
            if taken and settlement.size + len(taken) >= TEMPLE_SIZE and sum(taken.values()) <= huts:
                expand = Expand(settlement.name, terrain)
                grown = land.island.build(building.built(land.island, seat, expand))
                ready = grown.settlement_at[settlement.name]
                if not grown.holds(ready, "temple") and interference.has_site(grown, ready):
                    return settlement.hexes | taken.keys()
    return frozenset()


def grows(scene: Scene, move: Move) -> Reason | None:
    """Say that a settlement without a temple grows towards the three hexes that a temple needs."""
    if not scene.is_build(move):
        return None
    after = scene.after(move)
    fresh = set(scene.hexes(move))
    for settlement in after.island.settlements_of(scene.seat):
        if settlement.size == TEMPLE_SIZE - 1 and settlement.hexes & fresh:
            return Reason("taluva-idea-pair", {}, part(sorted(settlement.hexes)))
    return None


def next_expansion(scene: Scene, move: Move) -> Reason | None:
    """Say that the move prepares an expansion with more huts than any before."""
    if not scene.is_build(move) or not scene.after(move).next_turn_comes(scene.seat):
        return None
    before, _ = scene.before.largest_expansion(scene.seat)
    after, where = scene.after(move).largest_expansion(scene.seat)
    if after <= before or after < 2:
        return None
    return Reason("taluva-idea-next-expansion", {"number": after}, part(where), after)


def near_height(scene: Scene, move: Move) -> Reason | None:
    """Say that a settlement now stands beside land of level two or more."""
    if not scene.is_build(move):
        return None
    heights = _high_beside(scene.after(move), scene.seat) - _high_beside(scene.before, scene.seat)
    if not heights:
        return None
    return Reason("taluva-idea-near-height", {}, part(sorted(heights)), len(heights))


def raises(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile puts fields of level two or more beside the seat's settlements."""
    if not scene.is_lay(move):
        return None
    heights = _high_beside(scene.after(move), scene.seat) - _high_beside(scene.before, scene.seat)
    if not heights:
        return None
    return Reason("taluva-idea-raises", {}, part(sorted(heights)), len(heights))


def _high_beside(land: Land, seat: Seat) -> set[Hex]:
    return {
        near
        for settlement in land.island.settlements_of(seat)
        if not land.island.holds(settlement, "tower")
        for place in settlement.hexes
        for near in neighbours(place)
        if land.island.buildable(near) and land.island.cells[near].level > 1
    }


def own_room(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile gives the seat fields to build on that no rival's settlement is next to."""
    if not scene.is_lay(move):
        return None
    after = scene.after(move).island
    found = []
    for place in scene.hexes(move):
        beside = {after.owner(near) for near in neighbours(place)} - {None}
        if after.buildable(place) and beside == {scene.seat}:
            found.append(place)
    return Reason("taluva-idea-own-room", {"number": len(found)}, part(found), len(found)) if found else None


def apart(scene: Scene, move: Move) -> Reason | None:
    """Recognise a new settlement with no rival's near, on ground where it can grow."""
    read = read_move(move)
    if not isinstance(read, Build) or read.kind != "hut":
        return None
    island = scene.position.island
    rivals = [place for place, one in island.buildings.items() if one.seat != scene.seat]
    if any(distance(read.place, place) <= NEAR for place in rivals):
        return None
    room = sum(island.buildable(near) for near in neighbours(read.place))
    return Reason("taluva-idea-apart", {"number": room}, part([read.place]), room) if room > 1 else None


def seed(scene: Scene, move: Move) -> Reason | None:
    """Say that from the new hut one expansion makes a settlement large enough for a temple."""
    read = read_move(move)
    if not isinstance(read, Build) or read.kind != "hut":
        return None
    ground = _ground(scene.after(move), read.place)
    if len(ground) < TEMPLE_SIZE - 1:
        return None
    return Reason("taluva-idea-seed", {}, part([read.place, *ground]), len(ground))


def good_ground(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile makes a place for a hut from which one expansion reaches three hexes."""
    if not scene.is_lay(move):
        return None
    after = scene.after(move)
    own = {place for place, one in after.island.buildings.items() if one.seat == scene.seat}
    best: tuple[Hex, ...] = ()
    for place in {near for one in scene.hexes(move) for near in (one, *neighbours(one))}:
        cell = after.island.cells.get(place)
        if cell is None or cell.level > 1 or not after.island.buildable(place) or own & {*neighbours(place)}:
            continue
        ground = _ground(after, place)
        if len(ground) > max(TEMPLE_SIZE - 2, len(best) - 1) and len(ground) > len(
            _ground(scene.before, place)
        ):
            best = (place, *ground)
    return Reason("taluva-idea-good-ground", {}, part(best), len(best)) if best else None


def _ground(land: Land, place: Hex) -> tuple[Hex, ...]:
    """Return the most hexes of one terrain that are free beside a hex."""
    free = [near for near in neighbours(place) if land.island.buildable(near)]
    by_terrain = [
        tuple(one for one in free if land.island.cells[one].terrain == terrain) for terrain in FIELDS
    ]
    return max(by_terrain, key=len)


def bridge(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile has a field between two of the seat's settlements, which could join them."""
    if not scene.is_lay(move):
        return None
    after = scene.after(move).island
    for place in scene.hexes(move):
        if after.buildable(place) and len(after.settlements_beside(place, scene.seat)) > 1:
            return Reason("taluva-idea-bridge", {}, part([place]))
    return None


def more_room(scene: Scene, move: Move) -> Reason | None:
    """Say that more free fields lie beside the seat's settlements than before, and how many."""
    before, after = scene.before.room(scene.seat), scene.after(move).room(scene.seat)
    fresh = after - before
    if len(after) <= len(before) or len(after) < ONE_TURN:
        return None
    return Reason("taluva-idea-more-room", {"number": len(after)}, part(sorted(fresh)), len(after))


def hut_to_three(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile gives a settlement of two a field for the hut that makes it three."""
    if not scene.is_lay(move) or not scene.position.pool(scene.seat).temple:
        return None
    before, after = _third_places(scene.before, scene.seat), _third_places(scene.after(move), scene.seat)
    fresh = after - before
    if not fresh:
        return None
    return Reason("taluva-idea-hut-to-three", {}, part(sorted(fresh)), len(after))


def _third_places(land: Land, seat: Seat) -> set[Hex]:
    """Return where one hut makes a settlement without a temple large enough for one."""
    return {
        near
        for settlement in land.island.settlements_of(seat)
        if settlement.size == TEMPLE_SIZE - 1 and not land.island.holds(settlement, "temple")
        for place in settlement.hexes
        for near in neighbours(place)
        if land.island.buildable(near) and land.island.cells[near].level == 1
    }


def eruption_next(scene: Scene, move: Move) -> Reason | None:
    """Say that an eruption of the tile's volcano can raise fields beside the seat's settlements next."""
    if not scene.is_lay(move):
        return None
    after = scene.after(move).island
    own = {place for place, one in after.buildings.items() if one.seat == scene.seat}
    beside = {near for place in own for near in neighbours(place)} - own
    raised: set[Hex] = set()
    for first in scene.hexes(move):
        if after.cells[first].terrain != VOLCANO or all(distance(first, one) > 1 for one in beside):
            continue
        for direction in range(6):
            placement = Placement(first, direction)
            hexes = set(placement.hexes(placing.THREE_HEXES))
            faults = placing.faults(after, placing.THREE_HEXES, placement, "none")
            if hexes.isdisjoint(own) and hexes & beside - {first} and next(faults, None) is None:
                raised |= hexes & beside - {first}
    if not raised:
        return None
    return Reason("taluva-idea-eruption-next", {}, part(sorted({*scene.hexes(move), *raised})), len(raised))


def far_land(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile makes land to settle on, far from every rival."""
    if not scene.is_lay(move):
        return None
    island = scene.position.island
    rivals = [place for place, one in island.buildings.items() if one.seat != scene.seat]
    fields = [
        one
        for one in scene.hexes(move)
        if (cell := scene.after(move).island.cells[one]).level == 1 and cell.terrain != VOLCANO
    ]
    if not rivals or not fields:
        return None
    far = min(distance(one, rival) for one in fields for rival in rivals)
    return Reason("taluva-idea-far-land", {"number": far}, part(fields), far) if far > NEAR else None


# --- what others lose -------------------------------------------------------------------------------------


def stops_temple(scene: Scene, move: Move) -> Reason | None:
    """Say that a rival could have built a temple next, and cannot any more."""
    return _stops(scene, move, "taluva-idea-stops-temple", Land.temple_sites)


def stops_tower(scene: Scene, move: Move) -> Reason | None:
    """Say that a rival could have built a tower next, and cannot any more."""
    return _stops(scene, move, "taluva-idea-stops-tower", Land.tower_sites)


def _stops(
    scene: Scene, move: Move, key: str, sites: Callable[[Land, Seat], dict[Settlement, list[Hex]]]
) -> Reason | None:
    for rival in scene.rivals:
        before = sites(scene.before, rival)
        if before and not sites(scene.after(move), rival):
            touched = scene.hexes(move)
            return Reason(key, {"seat": rival}, part(touched) or _places(before.values()))
    return None


def buries(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile buries huts of rivals and none of the seat's own."""
    if not scene.is_lay(move):
        return None
    island = scene.position.island
    buried = [island.buildings[place] for place in scene.hexes(move) if place in island.buildings]
    huts = sum(one.number for one in buried)
    if not buried or any(one.seat == scene.seat for one in buried):
        return None
    seats = sorted({one.seat for one in buried})
    return Reason("taluva-idea-buries", {"seats": [*seats], "number": huts}, part(scene.hexes(move)), huts)


def splits(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile splits a rival's settlement."""
    if not scene.is_lay(move):
        return None
    island, after = scene.position.island, scene.after(move).island
    for settlement in island.settlements:
        if settlement.seat != scene.seat:
            left = {after.settlement_at[one] for one in settlement.hexes if one in after.settlement_at}
            if len(left) > 1:
                return Reason("taluva-idea-splits", {"seat": settlement.seat}, part(scene.hexes(move)))
    return None


def stops_three(scene: Scene, move: Move) -> Reason | None:
    """Say that a rival could have expanded to three hexes next turn, and cannot any more."""
    for rival in scene.rivals:
        found = _reaches_three(scene.before, rival)
        after = scene.after(move)
        if found and not _reaches_three(after, rival) and not after.temple_sites(rival):
            return Reason("taluva-idea-stops-three", {"seat": rival}, part(scene.hexes(move)))
    return None


def volcano_beside(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile puts a volcano beside a rival's settlement, which can bury a part of it."""
    if not scene.is_lay(move):
        return None
    after = scene.after(move).island
    most, whose = 0, None
    for place in scene.hexes(move):
        if after.cells[place].terrain != VOLCANO:
            continue
        near = [after.settlement_at[one] for one in neighbours(place) if one in after.settlement_at]
        if any(settlement.seat == scene.seat for settlement in near):
            return None
        for settlement in near:
            if settlement.size > 1 and near.count(settlement) > most:
                most, whose = near.count(settlement), settlement
    if whose is None:
        return None
    return Reason(
        "taluva-idea-volcano-beside",
        {"seat": whose.seat},
        part([*scene.hexes(move), *sorted(whose.hexes)]),
        most,
    )


def takes_room(scene: Scene, move: Move) -> Reason | None:
    """Say that the largest expansion of a rival shrinks."""
    worst, whose = 0, None
    for rival in scene.rivals:
        lost = scene.before.largest_expansion(rival)[0] - scene.after(move).largest_expansion(rival)[0]
        if lost > worst:
            worst, whose = lost, rival
    if whose is None:
        return None
    return Reason("taluva-idea-takes-room", {"seat": whose, "number": worst}, part(scene.hexes(move)), worst)


def takes_fields(scene: Scene, move: Move) -> Reason | None:
    """Say that a rival has fewer free fields beside its settlements."""
    worst, whose, lost = 0, None, frozenset[Hex]()
    for rival in scene.rivals:
        before, after = scene.before.room(rival), scene.after(move).room(rival)
        if len(before) - len(after) > worst:
            worst, whose, lost = len(before) - len(after), rival, before - after
    if whose is None:
        return None
    about = {"seat": whose, "number": worst}
    return Reason("taluva-idea-takes-fields", about, part(sorted(lost)), worst)


# --- when nothing more urgent is to be said ---------------------------------------------------------------


def walls_in(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile's volcano takes a side from rivals' settlements, and none from the seat's own."""
    if not scene.is_lay(move):
        return None
    before, after = scene.position.island, scene.after(move).island
    for place in scene.hexes(move):
        if after.cells[place].terrain != VOLCANO or place in before.cells:
            continue
        beside = sorted(near for near in neighbours(place) if near in after.buildings)
        owners = {after.buildings[near].seat for near in beside}
        if owners and scene.seat not in owners:
            about = {"seats": [*sorted(owners)]}
            return Reason("taluva-idea-walls-in", about, part([place, *beside]), len(beside))
    return None


def contested(scene: Scene, move: Move) -> Reason | None:
    """Say that the hut takes a field that rivals' settlements also border."""
    read = read_move(move)
    if not isinstance(read, Build) or read.kind != "hut":
        return None
    island = scene.position.island
    beside = {island.owner(near) for near in neighbours(read.place)} - {None, scene.seat}
    if not beside:
        return None
    seats = sorted(seat for seat in beside if seat is not None)
    return Reason("taluva-idea-contested", {"seats": [*seats]}, part([read.place]), len(seats))


def near_own(scene: Scene, move: Move) -> Reason | None:
    """Say that the hut stands so near another own settlement that one more hut joins them."""
    read = read_move(move)
    if not isinstance(read, Build) or read.kind != "hut":
        return None
    island = scene.after(move).island
    here = island.settlement_at[read.place]
    found = [
        near
        for near in neighbours(read.place)
        if island.buildable(near) and len(island.settlements_beside(near, scene.seat)) > 1
    ]
    if not found:
        return None
    places = [*sorted(here.hexes), *sorted(found)]
    return Reason("taluva-idea-near-own", {}, part(places), len(found))


def roomy_spot(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile makes a place for a hut that begins a settlement with free fields around it."""
    if not scene.is_lay(move):
        return None
    after = scene.after(move).island
    best: tuple[Hex, ...] = ()
    for place in scene.hexes(move):
        if not after.buildable(place) or after.cells[place].level > 1:
            continue
        if any(near in after.buildings for near in neighbours(place)):
            continue
        free = [near for near in neighbours(place) if after.buildable(near)]
        if len(free) >= max(2, len(best)):
            best = (place, *sorted(free))
    if not best:
        return None
    return Reason("taluva-idea-roomy-spot", {"number": len(best) - 1}, part(best), len(best))


def open_sides(scene: Scene, move: Move) -> Reason | None:
    """Say on how many sides a hut that begins a settlement can still grow: free fields and bare table."""
    read = read_move(move)
    if not isinstance(read, Build) or read.kind != "hut":
        return None
    island = scene.after(move).island
    if island.settlement_at[read.place].size > 1:
        return None
    sides = [near for near in neighbours(read.place) if near not in island.cells or island.buildable(near)]
    if len(sides) < ONE_TURN:
        return None
    return Reason("taluva-idea-open-sides", {"number": len(sides)}, part([read.place]), len(sides))


def foothold(scene: Scene, move: Move) -> Reason | None:
    """Say that the tile makes a field next to rivals, where a hut of the seat gets in their way."""
    if not scene.is_lay(move):
        return None
    after = scene.after(move).island
    most, where, whose = 0, None, None
    for place in scene.hexes(move):
        if not after.buildable(place) or after.cells[place].level > 1:
            continue
        beside = [after.buildings[near].seat for near in neighbours(place) if near in after.buildings]
        if scene.seat not in beside and len(beside) > most:
            most, where, whose = len(beside), place, sorted(set(beside))
    if where is None or whose is None:
        return None
    return Reason("taluva-idea-foothold", {"seats": [*whose]}, part([where]), most)


Test: TypeAlias = Callable[[Scene, Move], Reason | None]

IDEAS: Final[tuple[Test, ...]] = (
    wins,
    shares_win,
    temple,
    stops_temple,
    temple_now,
    safe_temple_next,
    two_temples,
    tower,
    completes,
    two_kinds,
    keeps_building,
    tower_now,
    saves_temple,
    temple_next,
    three_this_turn,
    stops_tower,
    tower_next,
    stops_three,
    many_huts,
    ship,
    splits,
    buries,
    opens_expansion,
    takes_room,
    joins,
    next_expansion,
    grows,
    raises,
    near_height,
    own_room,
    volcano_beside,
    bridge,
    seed,
    good_ground,
    hut_to_three,
    apart,
    takes_fields,
    more_room,
    eruption_next,
    far_land,
    near_own,
    roomy_spot,
    open_sides,
    contested,
    walls_in,
    foothold,
)
"""All ideas, the most telling first."""


def ideas(position: Position, seat: Seat) -> Sequence[Idea]:
    """Return the ideas as tests of a seat's legal moves."""
    scene = Scene(position, seat)
    return [partial(test, scene) for test in IDEAS]
