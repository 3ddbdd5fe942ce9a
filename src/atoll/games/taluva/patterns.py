"""What a learnt player looks at in Taluva: its pieces and settlements, and what a move touches.

All is counted around hexes, so it is the same however the island is turned or mirrored, and for every seat.
Moves are looked at on a chart of the island, which is drawn once for all of them: what each hex is, and which
settlement a building belongs to.
"""

import cython
from cython.cimports.atoll.core.bits import ctz, u64
from cython.cimports.atoll.games.taluva.codes import (
    KIND_HUT,
    KIND_SHIP,
    KIND_TEMPLE,
    KIND_TOWER,
    KINDS,
    PHASE_BUILD,
    PHASE_OVER,
    TERRAIN_BARE,
    TERRAIN_VOLCANO,
    TWIN,
    VERB_EXPAND,
    VERB_HUT,
    VERB_TEMPLE,
    VERB_TILE,
    VERB_TOWER,
)
from cython.cimports.atoll.games.taluva.engine.island import (
    DQ,
    DR,
    Island,
    land_of,
    level_at,
    owner_at,
    q_of,
    r_of,
    terrain_at,
    verb_of,
    which_of,
)
from cython.cimports.atoll.games.taluva.engine.position import Engine
from cython.cimports.atoll.games.taluva.threats import Outlook, find_eruptions, look_out
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset

MOST_SETTLEMENTS = cython.declare(cython.int, 128)

Hex = cython.struct(
    terrain=cython.uchar,
    level=cython.uchar,
    owner=cython.uchar,  # a seat, or NOBODY
    settlement=cython.uchar,
)
NOBODY = cython.declare(cython.int, 255)

# What the island is like: hexes row by row, and settlements.
Chart = cython.struct(
    hexes=cython.pointer[Hex],
    width=cython.int,
    height=cython.int,
    q=cython.int,  # of the first hex
    r=cython.int,
    step=cython.int[6],  # to the neighbours of a hex
    settlements=cython.int,
    owner=cython.uchar[128],
    size=cython.uchar[128],
    temple=cython.uchar[128],
    tower=cython.uchar[128],
    fields=cython.uchar[1024],  # by settlement and terrain: empty fields beside it
    huts=cython.uchar[1024],  # and what expanding over them takes
)


def position_patterns(
    game: Engine, seat: cython.int, found: cython.p_int, amounts: cython.p_float
) -> cython.int:
    """Write the patterns of a seat, and how much of each; return their number."""
    pool = cython.declare(cython.int[4])
    outlook: Outlook
    n: cython.int = 0
    i: cython.int
    sums: cython.int  # how many patterns have an amount; the others come once
    kind: cython.int
    before: cython.int = (seat - game.state.turn + game.players) % game.players
    building: cython.bint = game.state.phase == PHASE_BUILD
    # Who lays a tile before the seat builds: nobody any more, itself, nobody but whoever has done so, others.
    when: cython.int = (1 - building) if before == 0 else 2 if before == 1 and building else 3
    put: cython.p_int = game.state.put[seat]
    best: cython.float = 0
    second: cython.float = 0
    part: cython.float
    if (game.state.eliminated >> seat) & 1:
        found[0] = OUT
        amounts[0] = 1
        return 1
    found[n] = HUTS
    amounts[n] = put[KIND_HUT]
    n += 1
    found[n] = SHIPS
    amounts[n] = put[KIND_SHIP]
    n += 1
    for kind in range(KINDS):
        if game.conditions.stock[kind]:
            part = put[kind] / cython.cast(cython.float, game.conditions.stock[kind])
            if part > best:
                second = best
                best = part
            elif part > second:
                second = part
    found[n] = FINISH
    amounts[n] = (best + second) * (best + second)
    n += 1
    sums = n
    if not (game.state.gone >> seat) & 1 and game.state.phase != PHASE_OVER:
        game.found = -1
        find_eruptions(cython.address(game.state.island), game.work, game.players)
        game.pool_of(seat, pool)
        look_out(cython.address(game.state.island), game.work, seat, pool, True, cython.address(outlook))
        found[n] = HEXES
        amounts[n] = outlook.hexes
        n += 1
        sums = i = n
        found[i] = HUTS_LEFT + min(pool[KIND_HUT], 20)
        found[i + 1] = READY + 12 * min(outlook.ready, 2) + 4 * min(outlook.safe, 2) + when
        found[i + 2] = PAIRS + 4 * min(outlook.pairs, 3) + when
        found[i + 3] = ONES + 4 * min(outlook.ones, 4) + when
        found[i + 4] = GROWING + 12 * min(outlook.growing, 2) + 4 * min(outlook.growing_safe, 2) + when
        found[i + 5] = LARGEST + min(outlook.largest, 7)
        found[i + 6] = BURIED + min(outlook.exposed, 7)
        found[i + 7] = BURIED_TWICE + min(outlook.exposed_twice, 7)
        found[i + 8] = SPOTS + 4 * min(outlook.towers, 2) + when
        found[i + 9] = HIGH + min(outlook.high, 5)
        n += 10
    i = n
    found[i] = TEMPLES + 4 * min(put[KIND_TEMPLE], 3) + when
    found[i + 1] = TOWERS + 4 * min(put[KIND_TOWER], 2) + when
    found[i + 2] = (
        LATE
        + 4 * min(put[KIND_TEMPLE], 3)
        + min(3, 4 * game.state.drawn // max(1, game.conditions.stack_size))
    )
    n += 3
    for i in range(sums, n):
        amounts[i] = 1
    return n


def list_move_patterns(
    game: Engine,
    seat: cython.int,
    actions: cython.p_const_int,
    count: cython.int,
    found: cython.p_int,
    ends: cython.p_int,
) -> cython.int:
    """Write the patterns of a seat's actions, and where each action's end; return their number."""
    chart: Chart
    put: cython.p_int = game.state.put[seat]
    verb: cython.int
    n: cython.int = 0
    i: cython.int
    known: cython.bint = draw_chart(cython.address(game.state.island), cython.address(chart))
    for i in range(count):
        verb = verb_of(actions[i])
        found[n] = VERBS + 12 * verb + 3 * min(put[KIND_TEMPLE], 3) + min(put[KIND_TOWER], 2)
        n += 1
        if known:
            if verb == VERB_TILE and game.state.hand >= TWIN:
                found[n] = TWINS
                n += 1
            elif verb == VERB_TILE:
                n += tile_patterns(cython.address(chart), seat, game.state.hand, actions[i], found + n)
            else:
                n += build_patterns(
                    cython.address(chart),
                    seat,
                    game.conditions.stock[KIND_HUT] - put[KIND_HUT],
                    actions[i],
                    found + n,
                )
        ends[i] = n
    if known:
        free(chart.hexes)
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_chart(island: cython.pointer[Island], chart: cython.pointer[Chart]) -> cython.bint:
    """Draw a chart, whose hexes the caller frees; False if there is no land yet, or no memory."""
    height: cython.int = island.bottom - island.top + 1 + 2 * EDGE
    row: cython.int
    word: cython.int
    land: u64
    q: cython.int
    r: cython.int
    here: cython.pointer[Hex]
    if island.top > island.bottom:
        return False
    chart.height = height
    chart.width = island.right - island.left + 1 + 2 * EDGE
    chart.q = island.q0 + island.left - EDGE
    chart.r = island.r0 + island.top - EDGE
    chart.hexes = cython.cast(cython.pointer[Hex], calloc(height * chart.width, cython.sizeof(Hex)))
    if chart.hexes == cython.NULL:
        return False
    for row in range(6):
        chart.step[row] = DR[row] * chart.width + DQ[row]
    for row in range(height * chart.width):
        chart.hexes[row].owner = NOBODY
    for row in range(island.top, island.bottom + 1):
        for word in range(island.words):
            land = land_of(island.slots + row * island.words + word)
            while land:
                q = island.q0 + 64 * word + ctz(land)
                r = island.r0 + row
                land &= land - 1
                here = chart.hexes + (r - chart.r) * chart.width + (q - chart.q)
                here.terrain = terrain_at(island, q, r)
                here.level = level_at(island, q, r)
                here.owner = owner_at(island, q, r) & 255
                here.settlement = NOBODY
    find_settlements(island, chart, height)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_settlements(
    island: cython.pointer[Island], chart: cython.pointer[Chart], height: cython.int
) -> cython.void:
    """Give the settlements numbers, and count what they have and what is beside them."""
    queue = cython.declare(cython.int[128])
    last: cython.int
    at: cython.int
    near: cython.int
    side: cython.int
    start: cython.int
    name: cython.int
    row: cython.int
    column: cython.int
    here: cython.pointer[Hex]
    other: cython.pointer[Hex]
    chart.settlements = 0
    memset(chart.fields, 0, 1024)
    memset(chart.huts, 0, 1024)
    for start in range(height * chart.width):
        here = chart.hexes + start
        if here.owner == NOBODY or here.settlement != NOBODY or chart.settlements >= MOST_SETTLEMENTS - 1:
            continue
        name = chart.settlements
        chart.settlements += 1
        chart.owner[name] = here.owner
        chart.size[name] = chart.temple[name] = chart.tower[name] = 0
        here.settlement = name
        queue[0] = start
        last = 1
        while last > 0:
            last -= 1
            at = queue[last]
            chart.size[name] += 1
            row = at // chart.width + chart.r - island.r0
            column = at % chart.width + chart.q - island.q0
            chart.temple[name] |= (
                island.slots[row * island.words + (column >> 6)].temple >> (column & 63)
            ) & 1
            chart.tower[name] |= (island.slots[row * island.words + (column >> 6)].tower >> (column & 63)) & 1
            for side in range(6):
                near = at + chart.step[side]
                other = chart.hexes + near
                if other.owner == here.owner and other.settlement == NOBODY and last < 127:
                    other.settlement = name
                    queue[last] = near
                    last += 1
    for start in range(height * chart.width):
        here = chart.hexes + start
        if here.terrain == TERRAIN_BARE or here.terrain == TERRAIN_VOLCANO or here.owner != NOBODY:
            continue
        for side in range(6):
            other = chart.hexes + start + chart.step[side]
            if other.owner != NOBODY and not seen_before(chart, start, side):
                chart.fields[8 * other.settlement + here.terrain] += 1
                chart.huts[8 * other.settlement + here.terrain] += here.level


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def seen_before(chart: cython.pointer[Chart], at: cython.int, side: cython.int) -> cython.bint:
    """Whether the settlement on one side of a hex is also on a side before that."""
    name: cython.int = chart.hexes[at + chart.step[side]].settlement
    before: cython.int
    for before in range(side):
        if (
            chart.hexes[at + chart.step[before]].owner != NOBODY
            and chart.hexes[at + chart.step[before]].settlement == name
        ):
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def tile_patterns(
    chart: cython.pointer[Chart], seat: cython.int, hand: cython.int, action: cython.int, found: cython.p_int
) -> cython.int:
    """Write the patterns of a tile of three hexes: at most 31."""
    places = cython.declare(cython.int[3])
    names = cython.declare(cython.int[6])  # of the settlements beside a field
    met: cython.int
    known: cython.int
    n: cython.int = 0
    part: cython.int
    side: cython.int
    at: cython.int
    name: cython.int
    foreign: cython.int
    terrain: cython.int
    own: cython.int
    others: cython.int
    alike: cython.int
    shore: cython.int = 0
    grown: cython.int
    size: cython.int
    raised: cython.int = 0
    near: cython.pointer[Hex]
    direction: cython.int = which_of(action)
    places[0] = (r_of(action) - chart.r) * chart.width + (q_of(action) - chart.q)
    places[1] = places[0] + chart.step[direction]
    places[2] = places[0] + chart.step[(direction + 1) % 6]
    level: cython.int = chart.hexes[places[0]].level + 1
    found[n] = LEVEL + min(level, 5) - 1
    n += 1
    if level > 1:
        for part in range(1, 3):
            at = places[part]
            if chart.hexes[at].owner != NOBODY:
                name = chart.hexes[at].settlement
                own = chart.hexes[places[3 - part]].owner != NOBODY and (
                    chart.hexes[places[3 - part]].settlement == name
                )
                foreign = chart.owner[name] != seat
                found[n] = (
                    BURY + 20 * foreign + 4 * (min(chart.size[name], 5) - 1) + 2 * chart.temple[name] + own
                )
                n += 1
            else:
                for side in range(6):
                    near = chart.hexes + at + chart.step[side]
                    if near.owner != NOBODY and not seen_before(chart, at, side) and n < 9:
                        name = near.settlement
                        foreign = near.owner != seat
                        found[n] = (
                            COVER + 6 * foreign + 2 * (min(chart.size[name], 3) - 1) + chart.temple[name]
                        )
                        n += 1
    for part in range(3):
        at = places[part]
        terrain = TERRAIN_VOLCANO if part == 0 else 1 + (hand // 5 if part == 1 else hand % 5)
        own = others = alike = met = 0
        for side in range(6):
            near = chart.hexes + at + chart.step[side]
            if at + chart.step[side] == places[0] or at + chart.step[side] == places[1]:
                continue
            if at + chart.step[side] == places[2]:
                continue
            shore += near.terrain != TERRAIN_BARE
            if near.owner == NOBODY:
                alike += near.terrain == terrain
                continue
            foreign = near.owner != seat
            own += not foreign
            others += foreign
            if part == 0:
                continue
            # Of hexes below the tile nothing is left to have been seen before.
            name = near.settlement
            known = 0
            while known < met and names[known] != name:
                known += 1
            if known < met:
                continue
            names[met] = name
            met += 1
            size = chart.size[name]
            grown = min(size + chart.fields[8 * name + terrain] + 1, 5)
            if n < 24:
                found[n] = (
                    WIDEN + 24 * foreign + 8 * (min(size, 3) - 1) + 4 * chart.temple[name] + max(grown, 2) - 2
                )
                n += 1
            if level >= 3 and not chart.tower[name] and not (raised >> foreign) & 1:
                raised |= 1 << foreign
                found[n] = RAISE + foreign
                n += 1
        if part == 0:
            found[n] = VOLCANO + 3 * min(own, 2) + min(others, 2)
        else:
            found[n] = HEX + 27 * (min(level, 3) - 1) + 9 * min(own, 2) + 3 * min(others, 2) + min(alike, 2)
        n += 1
    found[n] = SHORE + min(shore, 8)
    return n + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def joined(
    chart: cython.pointer[Chart], name: cython.int, terrain: cython.int, temple: cython.pointer[cython.bint]
) -> cython.int:
    """Count the hexes of all settlements that an expansion joins, and see whether one has a temple.

    Two that expand over the same fields are one move, whichever of them gives it its name.
    """
    names = cython.declare(cython.uchar[128])
    at: cython.int
    side: cython.int
    size: cython.int = 0
    beside: cython.bint
    here: cython.pointer[Hex]
    memset(names, 0, 128)
    names[name] = 1
    for at in range(chart.height * chart.width):
        here = chart.hexes + at
        if here.terrain != terrain or here.owner != NOBODY:
            continue
        beside = False
        for side in range(6):
            if here[chart.step[side]].owner != NOBODY and here[chart.step[side]].settlement == name:
                beside = True
        if beside:
            for side in range(6):
                if here[chart.step[side]].owner == chart.owner[name]:
                    names[here[chart.step[side]].settlement] = 1
    for at in range(chart.settlements):
        if names[at]:
            size += chart.size[at]
            temple[0] = temple[0] or chart.temple[at]
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def build_patterns(
    chart: cython.pointer[Chart], seat: cython.int, huts: cython.int, action: cython.int, found: cython.p_int
) -> cython.int:
    """Write the patterns of a build; ``huts``: how many the seat has left."""
    kinds = cython.declare(cython.int[8])
    verb: cython.int = verb_of(action)
    at: cython.int = (r_of(action) - chart.r) * chart.width + (q_of(action) - chart.q)
    side: cython.int
    name: cython.int
    others: cython.int = 0
    empty: cython.int = 0
    volcanoes: cython.int = 0
    most: cython.int = 0
    cost: cython.int
    near: cython.pointer[Hex]
    if verb == VERB_EXPAND:
        name = chart.hexes[at].settlement
        side = 8 * name + which_of(action)
        cost = chart.huts[side]
        temple: cython.bint = False
        size: cython.int = joined(chart, name, which_of(action), cython.address(temple))
        found[0] = EXPAND + 8 * (min(size, 4) - 1) + 2 * (max(1, min(chart.fields[side], 4)) - 1) + temple
        found[1] = COST + min(cost, 8)
        cost = max(0, huts - cost)
        found[2] = LEFT + (0 if cost == 0 else 1 if cost < 4 else 2 if cost < 8 else 3)
        return 3
    if verb != VERB_HUT and verb != VERB_TEMPLE and verb != VERB_TOWER:
        return 0
    memset(kinds, 0, cython.sizeof(kinds))
    for side in range(6):
        near = chart.hexes + at + chart.step[side]
        if near.owner == seat:
            most = max(most, chart.size[near.settlement])
        elif near.owner != NOBODY:
            others += 1
        elif near.terrain == TERRAIN_VOLCANO:
            volcanoes += 1
        elif near.terrain != TERRAIN_BARE:
            empty += 1
            kinds[near.terrain] += 1
    if verb == VERB_TEMPLE:
        found[0] = CROWN + min(max(most, 3), 6) - 3
        return 1
    if verb == VERB_TOWER:
        found[0] = TOP + min(max(most, 1), 4) - 1
        return 1
    found[0] = FOUND + 12 * min(others, 2) + 3 * min(empty, 3) + min(volcanoes, 2)
    for side in range(8):
        most = max(most, kinds[side])
    found[1] = ROOM + min(most, 3)
    return 2
