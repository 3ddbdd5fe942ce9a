"""Temple threats, and what a single tile can undo.

A settlement of three or more hexes without a temple is a *threat*: its owner builds a temple next turn,
unless a tile leaves less of it. It is *safe* if no eruption does. Every three-hex tile erupts alike, so which
tiles are left does not matter. Double tiles, which bury one hex at most, are left out.
"""

import cython
from cython.cimports.atoll.core.bits import popcount, u64
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.games.taluva.codes import (
    KIND_HUT,
    KIND_SHIP,
    KIND_TEMPLE,
    KIND_TOWER,
    PHASE_BUILD,
    TERRAIN_JUNGLE,
    TERRAIN_VOLCANO,
)
from cython.cimports.atoll.games.taluva.engine.eruption import find_ways
from cython.cimports.atoll.games.taluva.engine.flood import flood, flood_from, forget
from cython.cimports.atoll.games.taluva.engine.island import (
    PAD,
    WIDE,
    Island,
    Slot,
    Work,
    beside,
    built,
    fields_of,
    land_of,
    toward,
    volcanoes,
)
from cython.cimports.atoll.games.taluva.engine.position import Engine
from cython.cimports.libc.string import memset

FACTS = (
    *("temple", "tower", "ship", "hut"),  # pieces put
    *("ready", "ready-2", "safe", "safe-2"),  # 1 if one, or two, settlements may get a temple; safe ones
    *("ones", "pairs"),  # settlements of one hex, and of two
    *("growing", "growing-2", "growing-safe", "growing-safe-2"),  # likewise after an expansion
    *("largest", "exposed", "exposed-twice", "hexes"),
    *("tower-ready", "high"),
)

TEMPLE_SIZE = cython.declare(cython.int, 3)


def find_eruptions(
    island: cython.pointer[cython.const[Island]], work: cython.pointer[Work], seats: cython.int
):
    """Fill ``work.erupt`` and ``work.lone``, the rows in use."""
    if island.top > island.bottom:
        return
    if island.words == 1:
        _find_eruptions(island, work, seats, 1, 0)
    else:
        _find_eruptions(island, work, seats, WIDE, 1)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _find_eruptions(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seats: cython.int,
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    i: cython.Py_ssize_t
    digit: cython.int
    direction: cython.int
    seat: cython.int
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    own: cython.pointer[u64] = work.own + PAD
    fixed: cython.pointer[u64] = work.fixed + PAD
    level: cython.pointer[u64]
    slot: cython.pointer[cython.const[Slot]]
    ways = cython.declare(u64[6])
    for i in range(words):
        own[start - 1 - i] = own[end + i] = 0
        fixed[start - 1 - i] = fixed[end + i] = 0
        work.lone[PAD + start - 1 - i] = work.lone[PAD + end + i] = 0
    for i in range(start, end):
        fixed[i] = island.slots[i].temple | island.slots[i].tower
        work.lone[PAD + i] = 0
    for seat in range(seats):
        for i in range(start, end):
            own[i] = island.slots[i].own[seat]
        for i in range(start, end):
            if own[i]:
                work.lone[PAD + i] |= own[i] & ~beside(own, i, words, carry)
    for digit in range(island.digits):
        level = work.level[digit] + PAD
        for i in range(words):
            level[start - 1 - i] = level[end + i] = 0
        for i in range(start, end):
            level[i] = island.slots[i].level[digit]
    for i in range(start, end):
        slot = island.slots + i
        if not volcanoes(slot):
            for direction in range(6):
                work.erupt[direction][PAD + i] = 0
            continue
        find_ways(slot, work, i, island.digits, words, carry, ways)
        for direction in range(6):
            work.erupt[direction][PAD + i] = ways[direction]


def look_out(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    pool: cython.pointer[cython.const[cython.int]],
    growth: cython.bint,
    outlook: cython.pointer[Outlook],
):
    """Fill in what a seat may hope for, after ``find_eruptions``; what expansions bring only if asked."""
    memset(outlook, 0, cython.sizeof(Outlook))
    if island.top > island.bottom:
        return
    if island.words == 1:
        _look_out(island, work, seat, pool, growth, outlook, 1, 0)
    else:
        _look_out(island, work, seat, pool, growth, outlook, WIDE, 1)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _look_out(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    pool: cython.pointer[cython.const[cython.int]],
    growth: cython.bint,
    outlook: cython.pointer[Outlook],
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    rest: cython.pointer[u64] = work.rest + PAD
    own: cython.pointer[u64] = work.own + PAD
    empty: cython.pointer[u64] = work.empty + PAD
    group: cython.pointer[u64] = work.group + PAD
    slot: cython.pointer[cython.const[Slot]]
    span = cython.declare(cython.int[2])
    i: cython.Py_ssize_t
    j: cython.Py_ssize_t
    first: u64
    near: u64
    field: u64
    high: u64
    has_temple: u64
    has_tower: u64
    size: cython.int
    for i in range(2 * words):
        own[start - 1 - i] = own[end + i] = 0
        empty[start - 1 - i] = empty[end + i] = 0
    for i in range(start, end):
        slot = island.slots + i
        own[i] = rest[i] = slot.own[seat]
        empty[i] = land_of(slot) & ~volcanoes(slot) & ~built(slot)
        if own[i]:
            outlook.hexes += popcount(own[i])
            outlook.high += popcount(own[i] & (slot.level[1] | slot.level[2] | slot.level[3] | slot.level[4]))
    _count_exposed(island, work, outlook, words, carry)
    for i in range(start, end):
        while rest[i]:
            first = rest[i] & (~rest[i] + 1)
            flood_from(work, own, i, first, span, words, carry)
            size = 0
            has_temple = has_tower = near = high = 0
            for j in range(span[0] * words, (span[1] + 1) * words):
                rest[j] &= ~group[j]
                size += popcount(group[j])
                has_temple |= group[j] & island.slots[j].temple
                has_tower |= group[j] & island.slots[j].tower
            for j in range(
                max(span[0] - 1, island.top) * words, (min(span[1] + 1, island.bottom) + 1) * words
            ):
                field = beside(group, j, words, carry) & empty[j]
                near |= field
                slot = island.slots + j
                if field and not has_tower:
                    high = slot.level[2] | slot.level[3] | slot.level[4] | (slot.level[0] & slot.level[1])
                    outlook.towers += popcount(field & high)
            if has_temple:
                forget(work, span, words)
                continue
            outlook.ones += size == 1
            outlook.pairs += size == 2
            if size >= TEMPLE_SIZE and near and pool[KIND_TEMPLE] > 0:
                outlook.ready += 1
                outlook.safe += not _undone(island, work, span, size, words, carry)
                outlook.largest = max(outlook.largest, size)
            elif growth and near and pool[KIND_TEMPLE] > 0:
                _grow(island, work, i, first, span, pool[KIND_HUT], outlook, words, carry)
            forget(work, span, words)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _count_exposed(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    outlook: cython.pointer[Outlook],
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Count the eruptions that bury huts of ``work.own``."""
    i: cython.Py_ssize_t
    direction: cython.int
    found: u64
    one: u64
    two: u64
    for i in range(island.top * words, (island.bottom + 1) * words):
        for direction in range(6):
            found = work.erupt[direction][PAD + i]
            if not found:
                continue
            found &= ~(
                toward(work.lone + PAD, i, direction, words, carry)
                | toward(work.lone + PAD, i, (direction + 1) % 6, words, carry)
            )
            one = found & toward(work.own + PAD, i, direction, words, carry)
            two = found & toward(work.own + PAD, i, (direction + 1) % 6, words, carry)
            outlook.exposed += popcount(one ^ two)
            outlook.exposed_twice += popcount(one & two)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _undone(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    span: cython.p_int,
    size: cython.int,
    words: cython.int,
    carry: cython.int,
) -> cython.bint:
    """Whether an eruption leaves less than a temple needs of the settlement in ``work.group``."""
    group: cython.pointer[u64] = work.group + PAD
    lone: cython.pointer[u64] = work.lone + PAD
    i: cython.Py_ssize_t
    direction: cython.int
    next_one: cython.int
    found: u64
    one: u64
    two: u64
    single: u64
    bit: u64
    for i in range(max(span[0] - 1, island.top) * words, (min(span[1] + 1, island.bottom) + 1) * words):
        for direction in range(6):
            found = work.erupt[direction][PAD + i]
            if not found:
                continue
            next_one = direction + 1 if direction < 5 else 0
            one = found & toward(group, i, direction, words, carry)
            two = found & toward(group, i, next_one, words, carry)
            if not (one | two):
                continue
            # The other hex may be a settlement of its own, which nobody may wipe out (T-ERU-5).
            single = one ^ two
            if single:
                one &= two | ~toward(lone, i, next_one, words, carry)
                two &= ~single | ~toward(lone, i, direction, words, carry)
            if size == TEMPLE_SIZE and (one | two):
                return True
            if size == TEMPLE_SIZE + 1 and (one & two):
                return True
            found = one | two
            while found:
                bit = found & (~found + 1)
                found &= found - 1
                if _largest_left(work, span, i, direction, next_one, bit, words, carry) < TEMPLE_SIZE:
                    return True
    return False


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _neighbour(
    i: cython.Py_ssize_t,
    direction: cython.int,
    bit: u64,
    words: cython.int,
    slot: cython.pointer[cython.Py_ssize_t],
) -> u64:
    """Return the bit of a hex's neighbour, and write its slot."""
    if direction == 1 or direction == 2:
        i -= words
    elif direction == 4 or direction == 5:
        i += words
    if direction == 0 or direction == 1:
        if words > 1 and bit >> 63:
            i += 1
            bit = 1
        else:
            bit <<= 1
    elif direction == 3 or direction == 4:
        if words > 1 and bit & 1:
            i -= 1
            bit = cython.cast(u64, 1) << 63
        else:
            bit >>= 1
    slot[0] = i
    return bit


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _largest_left(
    work: cython.pointer[Work],
    span: cython.p_int,
    i: cython.Py_ssize_t,
    direction: cython.int,
    next_one: cython.int,
    bit: u64,
    words: cython.int,
    carry: cython.int,
) -> cython.int:
    """Return the size of the largest part that an eruption leaves of ``work.group``; 3 stands for more."""
    left: cython.pointer[u64] = work.left + PAD
    part: cython.pointer[u64] = work.through + PAD
    slot: cython.Py_ssize_t = 0
    j: cython.Py_ssize_t
    k: cython.Py_ssize_t
    hidden: u64
    best: cython.int = 0
    size: cython.int
    inner = cython.declare(cython.int[2])
    start: cython.Py_ssize_t = (span[0] - 1) * words
    end: cython.Py_ssize_t = (span[1] + 2) * words
    for j in range(start, end):
        left[j] = work.group[PAD + j]
        part[j] = 0
    hidden = _neighbour(i, direction, bit, words, cython.address(slot))
    left[slot] &= ~hidden
    hidden = _neighbour(i, next_one, bit, words, cython.address(slot))
    left[slot] &= ~hidden
    for j in range(span[0] * words, (span[1] + 1) * words):
        while left[j]:
            part[j] = left[j] & (~left[j] + 1)
            inner[0] = inner[1] = j // words
            flood(part, left, inner, words, carry)
            size = 0
            for k in range(inner[0] * words, (inner[1] + 1) * words):
                size += popcount(part[k])
                left[k] &= ~part[k]
                part[k] = 0
            if size >= TEMPLE_SIZE:
                return size
            best = max(best, size)
    return best


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _grow(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    i: cython.Py_ssize_t,
    first: u64,
    span: cython.p_int,
    huts: cython.int,
    outlook: cython.pointer[Outlook],
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """See what the settlement in ``work.group`` may become by an expansion; it is the same afterwards."""
    group: cython.pointer[u64] = work.group + PAD
    own: cython.pointer[u64] = work.own + PAD
    seen: cython.pointer[u64] = work.seen + PAD
    j: cython.Py_ssize_t
    terrain: cython.int
    digit: cython.int
    cost: cython.int
    size: cython.int
    near: u64
    has_temple: u64
    ready: cython.bint = False
    safe: cython.bint = False
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    for j in range(words):
        seen[start - 1 - j] = seen[end + j] = 0
    for terrain in range(TERRAIN_JUNGLE, TERRAIN_VOLCANO):
        cost = 0
        for j in range(start, end):
            seen[j] = own[j]
        for j in range(max(span[0] - 1, island.top) * words, (min(span[1] + 1, island.bottom) + 1) * words):
            near = beside(group, j, words, carry) & work.empty[PAD + j]
            near &= fields_of(island.slots + j, terrain)
            if near:
                seen[j] |= near
                for digit in range(island.digits):
                    cost += popcount(near & island.slots[j].level[digit]) << digit
        if cost == 0 or cost > huts:
            continue
        flood(group, seen, span, words, carry)
        size = 0
        has_temple = 0
        for j in range(span[0] * words, (span[1] + 1) * words):
            size += popcount(group[j])
            has_temple |= group[j] & island.slots[j].temple
        if not has_temple:
            outlook.largest = max(outlook.largest, size)
            if size >= TEMPLE_SIZE:
                ready = True
                safe = safe or not _undone(island, work, span, size, words, carry)
        forget(work, span, words)
        flood_from(work, own, i, first, span, words, carry)
    outlook.growing += ready
    outlook.growing_safe += safe


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_facts(engine: Engine, seat: cython.int, facts: cython.p_double) -> cython.void:
    """Write a seat's facts in the order of FACTS, after ``find_eruptions``."""
    found: Outlook
    pool = cython.declare(cython.int[4])
    put: cython.p_int = engine.state.put[seat]
    engine.pool_of(seat, pool)
    look_out(cython.address(engine.state.island), engine.work, seat, pool, True, cython.address(found))
    facts[0] = put[KIND_TEMPLE]
    facts[1] = put[KIND_TOWER]
    facts[2] = put[KIND_SHIP]
    facts[3] = put[KIND_HUT]
    facts[4] = found.ready > 0
    facts[5] = found.ready > 1
    facts[6] = found.safe > 0
    facts[7] = found.safe > 1
    facts[8] = found.ones
    facts[9] = found.pairs
    facts[10] = found.growing > 0
    facts[11] = found.growing > 1
    facts[12] = found.growing_safe > 0
    facts[13] = found.growing_safe > 1
    facts[14] = min(found.largest, 8)
    facts[15] = found.exposed
    facts[16] = found.exposed_twice
    facts[17] = found.hexes
    facts[18] = found.towers > 0
    facts[19] = found.high


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth(engine: Engine, seat: cython.int, own: cython.p_double, others: cython.p_double) -> cython.double:
    """Return what a position is worth to a seat, by weights of the facts."""
    facts = cython.declare(cython.double[NUMBER])
    total: cython.double = 0
    other: cython.int
    i: cython.int
    mine: cython.bint
    weights: cython.p_double
    engine.found = -1
    find_eruptions(cython.address(engine.state.island), engine.work, engine.players)
    for other in range(engine.players):
        mine = other == seat or (engine.conditions.teams and (other + 2) % 4 == seat)
        weights = own if mine else others
        fill_facts(engine, other, facts)
        for i in range(NUMBER):
            total += weights[i] * facts[i]
    return total


def facts(engine: CoreEngine, seat: cython.int) -> dict:
    """Return a seat's facts by name."""
    here: Engine = cython.cast(Engine, engine)
    found = cython.declare(cython.double[NUMBER])
    here.found = -1
    find_eruptions(cython.address(here.state.island), here.work, here.players)
    fill_facts(here, seat, found)
    return {name: found[i] for i, name in enumerate(FACTS)}


def turn_worths(engine: CoreEngine, seat: cython.int, own: dict, others: dict) -> dict:
    """Return the worth of a seat's moves by action: of a tile, with the best building after it.

    A position is worth the sum of the facts, each times its weight: the seat's by ``own``, those of all
    others by ``others``. Facts that are not named count nothing.
    """
    here: Engine = cython.cast(Engine, engine)
    after: Engine = engine.blank()
    end: Engine = engine.blank()
    mine = cython.declare(cython.double[NUMBER])
    theirs = cython.declare(cython.double[NUMBER])
    i: cython.int
    action: cython.int
    build: cython.int
    best: cython.double
    for i, name in enumerate(FACTS):
        mine[i] = own.get(name, 0.0)
        theirs[i] = others.get(name, 0.0)
    found = {}
    for action in engine.legal(seat):
        after.copy_from(here)
        after.do_play(seat, action)
        if after.state.phase == PHASE_BUILD and after.state.turn == seat:
            best = -1e9
            for build in after.legal(seat):
                end.copy_from(after)
                end.do_play(seat, build)
                best = max(best, worth(end, seat, mine, theirs))
            found[action] = best
        elif after.state.eliminated >> seat & 1:
            found[action] = -1e9
        else:
            found[action] = worth(after, seat, mine, theirs)
    return found
