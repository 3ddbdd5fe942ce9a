"""The engine's numbers in words: positions to the reference and back, moves and outcomes to text and back."""

import struct

import cython

from atoll.core.errors import SetupError
from atoll.core.result import Result
from atoll.games.hexes import hex_text
from atoll.games.taluva.codes import PHASES, REASONS, TERRAINS, TILES, VERBS
from atoll.games.taluva.material import DOUBLES, Pieces
from atoll.games.taluva.material import KINDS as KIND_NAMES
from atoll.games.taluva.notation import Build, Draw, Expand, Lay, Take, read_move
from atoll.games.taluva.rules import Building, Cell
from atoll.games.taluva.rules import Island as ReferenceIsland
from atoll.games.taluva.rules import Position as Reference

__all__: list = []


def fix_conditions(
    conditions: cython.pointer[Conditions], players: cython.int, options: object
) -> cython.int:
    """Return the numbers that the options fix for a whole game."""
    i: cython.int
    conditions.players = players
    conditions.stack_size = options.stack_size(players)
    conditions.doubles_dealt = options.doubles_dealt(players)
    conditions.with_ships = options.ships
    conditions.ranking = options.ranking
    conditions.teams = options.teams
    conditions.open_stack = bool(options.order())
    for i, number in enumerate(options.stock()):
        conditions.stock[i] = number
    box = options.box()
    for i, tile in enumerate(TILES):
        conditions.box[i] = box[tile]
    return 0


def load(
    state: cython.pointer[State],
    work: cython.pointer[Work],
    conditions: cython.pointer[cython.const[Conditions]],
    reference: object,
) -> cython.int:
    """Fill an empty state with a reference position. Raise SetupError if no game can grow so large."""
    seat: cython.int
    kind: cython.int
    i: cython.int
    state.phase = PHASES.index(reference.phase)
    state.turn = reference.turn
    state.hand = -1
    if reference.hand is not None:
        state.hand = (
            TWIN + DOUBLES.index(reference.hand)
            if len(reference.hand) == 2
            else TILES.index(reference.hand[1:])
        )
    state.drawn = reference.drawn
    state.known = len(reference.deck)
    for i, tile in enumerate(reference.deck):
        state.deck[i] = TILES.index(tile)
    state.dealt = len(reference.doubles)
    for i, double in enumerate(reference.doubles):
        state.doubles[i] = DOUBLES.index(double)
    for double in reference.open_doubles:
        state.open |= 1 << cython.cast(cython.int, DOUBLES.index(double))
    state.reason = REASONS.index(reference.reason)
    for seat in range(conditions.players):
        state.takes[seat] = reference.takes[seat]
        state.places[seat] = reference.places[seat]
        for kind in range(KINDS):
            state.put[seat][kind] = reference.put[seat][kind]
        if seat in reference.eliminated:
            state.eliminated |= 1 << seat
        if seat in reference.eliminated or reference.places[seat]:
            state.gone |= 1 << seat
    _load_island(state, work, conditions, reference.island)
    return 0


@cython.cfunc
def _load_island(
    state: cython.pointer[State],
    work: cython.pointer[Work],
    conditions: cython.pointer[cython.const[Conditions]],
    reference: object,
):
    island: cython.pointer[Island] = cython.address(state.island)
    seat: cython.int
    i: cython.int
    for (q, r), cell in reference.cells.items():
        known = -BIAS < q < BIAS and -BIAS < r < BIAS and 0 < cell.level < 1 << LEVELS
        if not known or not stretch(island, q, r):
            raise SetupError("taluva-too-far", place=hex_text((q, r)))
        set_cell(
            island,
            q,
            r,
            cell.level,
            TERRAINS.index(cell.terrain),
            cell.part,
            cell.tile_direction,
            cell.double,
        )
    counts = [0] * conditions.players
    for (q, r), building in reference.buildings.items():
        counts[building.seat] += 1
        if (q, r) not in reference.cells or counts[building.seat] > MOST_BUILDINGS:
            raise SetupError("taluva-too-far", place=hex_text((q, r)))
        put_building(island, building.seat, KIND_NAMES.index(building.kind), q, r)
    if conditions.with_ships:
        find_lagoons(island, work)
    for i, ((q, r), seat) in enumerate(reference.ships.items()):
        state.ship_q[i], state.ship_r[i], state.ship_seat[i] = q, r, seat
        close_lagoon(island, work, q, r)
    state.ships = len(reference.ships)


def reference_of(
    state: cython.pointer[cython.const[State]],
    conditions: cython.pointer[cython.const[Conditions]],
    options: object,
):
    """Return the same position by the literal rules."""
    players: cython.int = conditions.players
    return Reference(
        players=players,
        options=options,
        deck=tuple([TILES[state.deck[i]] for i in range(state.known)]),
        doubles=tuple([DOUBLES[state.doubles[i]] for i in range(state.dealt)]),
        drawn=state.drawn,
        open_doubles=frozenset([DOUBLES[i] for i in range(DOUBLE_TILES) if (state.open >> i) & 1]),
        takes=tuple([state.takes[seat] for seat in range(players)]),
        island=_reference_island(state),
        put=tuple([Pieces(*_put(state, seat)) for seat in range(players)]),
        turn=state.turn,
        phase=PHASES[state.phase],
        hand=_hand_name(state.hand),
        eliminated=frozenset([seat for seat in range(players) if (state.eliminated >> seat) & 1]),
        places=tuple([state.places[seat] for seat in range(players)]),
        reason=REASONS[state.reason],
    )


@cython.cfunc
def _put(state: cython.pointer[cython.const[State]], seat: cython.int) -> tuple:
    return tuple([state.put[seat][kind] for kind in range(cython.cast(cython.int, KINDS))])


@cython.cfunc
def _hand_name(hand: cython.int):
    if hand < 0:
        return None
    return DOUBLES[hand - TWIN] if hand >= TWIN else "V" + TILES[hand]


@cython.cfunc
def _reference_island(state: cython.pointer[cython.const[State]]):
    island: cython.pointer[cython.const[Island]] = cython.address(state.island)
    slot: cython.pointer[cython.const[Slot]]
    row: cython.int
    column: cython.int
    shift: cython.int
    q: cython.int
    r: cython.int
    terrain: cython.int
    seat: cython.int
    cells: dict = {}
    buildings: dict = {}
    for row in range(island.top, island.bottom + 1):
        for column in range(island.left, island.right + 1):
            q = island.q0 + column
            r = island.r0 + row
            terrain = terrain_at(island, q, r)
            if terrain == 0:
                continue
            slot = island.slots + row * island.words + (column >> 6)
            shift = column & 63
            level = level_at(island, q, r)
            cells[q, r] = Cell(
                level=level,
                terrain=TERRAINS[terrain],
                part=cython.cast(cython.int, (slot.part[0] >> shift) & 1)
                + 2 * cython.cast(cython.int, (slot.part[1] >> shift) & 1),
                tile_direction=cython.cast(cython.int, (slot.tile_direction[0] >> shift) & 1)
                + 2 * cython.cast(cython.int, (slot.tile_direction[1] >> shift) & 1)
                + 4 * cython.cast(cython.int, (slot.tile_direction[2] >> shift) & 1),
                double=bool((slot.twin >> shift) & 1),
            )
            seat = owner_at(island, q, r)
            if seat >= 0:
                if (slot.temple >> shift) & 1:
                    buildings[q, r] = Building(seat, "temple", 1)
                elif (slot.tower >> shift) & 1:
                    buildings[q, r] = Building(seat, "tower", 1)
                else:
                    buildings[q, r] = Building(seat, "hut", level)
    ships = {(state.ship_q[i], state.ship_r[i]): state.ship_seat[i] for i in range(state.ships)}
    return ReferenceIsland(cells, buildings, ships)


def key_of(
    state: cython.pointer[cython.const[State]], conditions: cython.pointer[cython.const[Conditions]]
) -> bytes:
    """Return bytes that are equal exactly for equal positions, wherever the window on the island lies."""
    island: cython.pointer[cython.const[Island]] = cython.address(state.island)
    slot: cython.pointer[cython.const[Slot]]
    row: cython.int
    column: cython.int
    shift: cython.int
    seat: cython.int
    bits: cython.int
    values: list = [state.phase, state.turn, state.hand, state.drawn, state.reason]
    values += [state.known, *[state.deck[i] for i in range(state.known)]]
    values += [state.dealt, *[state.doubles[i] for i in range(state.dealt)]]
    values += [state.open, state.eliminated]
    for seat in range(conditions.players):
        values += [state.takes[seat], state.places[seat], *_put(state, seat)]
    values.append(state.ships)
    for ship in sorted([(state.ship_q[i], state.ship_r[i], state.ship_seat[i]) for i in range(state.ships)]):
        values += ship
    for row in range(island.top, island.bottom + 1):
        for column in range(island.left, island.right + 1):
            slot = island.slots + row * island.words + (column >> 6)
            shift = column & 63
            bits = terrain_at(island, island.q0 + column, island.r0 + row)
            if bits == 0:
                continue
            bits |= level_at(island, island.q0 + column, island.r0 + row) << 3
            bits |= cython.cast(cython.int, (slot.part[0] >> shift) & 1) << 8
            bits |= cython.cast(cython.int, (slot.part[1] >> shift) & 1) << 9
            bits |= cython.cast(cython.int, (slot.tile_direction[0] >> shift) & 1) << 10
            bits |= cython.cast(cython.int, (slot.tile_direction[1] >> shift) & 1) << 11
            bits |= cython.cast(cython.int, (slot.tile_direction[2] >> shift) & 1) << 12
            bits |= cython.cast(cython.int, (slot.twin >> shift) & 1) << 13
            bits |= cython.cast(cython.int, (slot.temple >> shift) & 1) << 14
            bits |= cython.cast(cython.int, (slot.tower >> shift) & 1) << 15
            bits |= (owner_at(island, island.q0 + column, island.r0 + row) + 1) << 16
            values += [island.q0 + column, island.r0 + row, bits]
    return struct.pack(f"<{len(values)}i", *values)


def result_of(
    state: cython.pointer[cython.const[State]], conditions: cython.pointer[cython.const[Conditions]]
):
    """Return how the game ended, or how it stands."""
    players: cython.int = conditions.players
    over = state.phase == PHASE_OVER
    return Result(
        over=over,
        reason=REASONS[state.reason],
        places=tuple([state.places[seat] for seat in range(players)]) if over else None,
        scores=tuple([_put(state, seat) for seat in range(players)]),
    )


def read_action(move: str) -> cython.int:
    """Read a move. Raise NotationError for a text that is none; -1 if it can never be legal."""
    typed = read_move(move)
    if isinstance(typed, Draw):
        return action_of(VERB_DRAW, 0, 0, 0)
    if isinstance(typed, Take):
        return action_of(VERB_TAKE, DOUBLES.index(typed.double), 0, 0)
    verb: cython.int
    which: cython.int = 0
    if isinstance(typed, Lay):
        verb, place, which = VERB_TILE, typed.placement.first, typed.placement.direction
    elif isinstance(typed, Build):
        verb, place = VERBS.index(typed.kind), typed.place
    elif isinstance(typed, Expand):
        verb, place, which = VERB_EXPAND, typed.settlement, TERRAINS.index(typed.terrain)
    else:
        verb, place = VERB_SHIP, typed.lagoon
    if not (-BIAS < place[0] < BIAS and -BIAS < place[1] < BIAS):
        return -1
    return action_of(verb, which, place[0], place[1])


def write_action(action: cython.int) -> str:
    """Write a move in the notation."""
    verb: cython.int = verb_of(action)
    place = f"{q_of(action)},{r_of(action)}"
    if verb == VERB_DRAW:
        return "draw"
    if verb == VERB_TAKE:
        return f"take {DOUBLES[which_of(action)]}"
    if verb == VERB_TILE:
        return f"tile {place} {which_of(action)}"
    if verb == VERB_EXPAND:
        return f"expand {place} {TERRAINS[which_of(action)]}"
    if verb == VERB_SHIP:
        return f"ship {place}"
    return f"{VERBS[verb]} {place}"


def write_outcome(outcome: cython.int) -> str:
    """Write an outcome: a tile as records name it."""
    return DOUBLES[outcome - TWIN] if outcome >= TWIN else TILES[outcome]
