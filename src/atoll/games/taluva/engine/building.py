"""All builds at once, settlement by settlement.

Every function that runs over rows is written once, for ``words`` words a row, and compiled twice: for a
narrow window (1, without carries) and for a wide one.
"""

import cython
from cython.cimports.atoll.core.bits import ctz, popcount, u64
from cython.cimports.libc.string import memset


def find_builds(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    pool: cython.pointer[cython.const[cython.int]],
) -> cython.int:
    """Find all that a seat may build with what is in its pool; return their number."""
    if island.words == 1:
        return _find_builds(island, work, seat, pool, 1, 0)
    return _find_builds(island, work, seat, pool, WIDE, 1)


def can_build(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    pool: cython.pointer[cython.const[cython.int]],
) -> cython.bint:
    """Whether a seat may build anything (T-ELI-1); mostly there is a place for a hut."""
    words: cython.int = island.words
    i: cython.Py_ssize_t
    if pool[KIND_HUT]:
        _survey(island, work, seat, words)
        for i in range(island.top * words, (island.bottom + 1) * words):
            if _hut_places(island, work, i, words, words > 1):
                return True
    return find_builds(island, work, seat, pool) > 0


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _hut_places(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    i: cython.Py_ssize_t,
    words: cython.int,
    carry: cython.int,
) -> u64:
    """Return the empty hexes of level 1 with no building of one's own beside them (T-HUT-1)."""
    slot: cython.pointer[cython.const[Slot]] = island.slots + i
    high: u64 = slot.level[1] | slot.level[2] | slot.level[3] | slot.level[4]
    return work.empty[PAD + i] & ~high & ~beside(work.own + PAD, i, words, carry)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _survey(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    words: cython.int,
) -> cython.void:
    """Fill ``own`` and ``empty`` (T-BLD-1), with an empty row round them."""
    i: cython.Py_ssize_t
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    own: cython.pointer[u64] = work.own + PAD
    empty: cython.pointer[u64] = work.empty + PAD
    slot: cython.pointer[cython.const[Slot]]
    for i in range(2 * words):
        own[start - 1 - i] = own[end + i] = 0
        empty[start - 1 - i] = empty[end + i] = 0
    for i in range(start, end):
        slot = island.slots + i
        own[i] = slot.own[seat]
        empty[i] = land_of(slot) & ~volcanoes(slot) & ~built(slot)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _find_builds(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    pool: cython.pointer[cython.const[cython.int]],
    words: cython.int,
    carry: cython.int,
) -> cython.int:
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    hut: cython.pointer[u64] = work.hut + PAD
    tower: cython.pointer[u64] = work.tower + PAD
    temple: cython.pointer[u64] = work.temple + PAD
    slot: cython.pointer[cython.const[Slot]]
    i: cython.Py_ssize_t
    high: u64
    work.huts = work.towers = work.temples = work.expansions = work.ships = 0
    work.young = work.hopes = 0
    _survey(island, work, seat, words)
    for i in range(start, end):
        hut[i] = _hut_places(island, work, i, words, carry)
        tower[i] = 0
        temple[i] = 0
    _settlements(island, work, pool, words, carry)
    if pool[KIND_HUT] == 0:
        for i in range(start, end):
            hut[i] = 0
    # T-TOW-1
    for i in range(start, end):
        work.huts += popcount(hut[i])
        if tower[i]:
            slot = island.slots + i
            high = slot.level[2] | slot.level[3] | slot.level[4]
            tower[i] &= high | (slot.level[0] & slot.level[1])
            work.towers += popcount(tower[i])
        if temple[i]:
            work.temples += popcount(temple[i])
    if pool[KIND_SHIP]:
        find_harbours(island, work)
    work.count = work.huts + work.towers + work.temples + work.expansions + work.ships
    return work.count


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _settlements(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    pool: cython.pointer[cython.const[cython.int]],
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Find what each settlement's neighbours can take: towers, temples (T-TEM-1), huts (T-EXT-1)."""
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    rest: cython.pointer[u64] = work.rest + PAD
    seen: cython.pointer[u64] = work.seen + PAD
    own: cython.pointer[u64] = work.own + PAD
    empty: cython.pointer[u64] = work.empty + PAD
    group: cython.pointer[u64] = work.group + PAD
    tower: cython.pointer[u64] = work.tower + PAD
    temple: cython.pointer[u64] = work.temple + PAD
    slot: cython.pointer[cython.const[Slot]]
    settlement: cython.pointer[Settlement] = work.settlements
    span = cython.declare(cython.int[2])
    stored: cython.int = 0
    i: cython.Py_ssize_t
    j: cython.Py_ssize_t
    digit: cython.int
    size: cython.int
    huts: cython.int
    has_tower: u64
    has_temple: u64
    near: u64
    t0: u64
    t1: u64
    t2: u64
    jungle: u64
    clearing: u64
    sand: u64
    rock: u64
    lake: u64
    common: u64 = 0
    for i in range(start, end):
        rest[i] = own[i]
        seen[i] = 0
    for i in range(start, end):
        while rest[i]:
            flood_from(work, own, i, rest[i] & (~rest[i] + 1), span, words, carry)
            size = huts = 0
            has_tower = has_temple = 0
            for j in range(span[0] * words, (span[1] + 1) * words):
                rest[j] &= ~group[j]
                size += popcount(group[j])
                has_tower |= group[j] & island.slots[j].tower
                has_temple |= group[j] & island.slots[j].temple
            settlement.begin = max(span[0] - 1, island.top) * words
            settlement.end = (min(span[1] + 1, island.bottom) + 1) * words
            settlement.stored = stored - settlement.begin
            jungle = clearing = sand = rock = lake = 0
            for j in range(settlement.begin, settlement.end):
                near = beside(group, j, words, carry) & empty[j]
                work.beside[stored] = near
                stored += 1
                if not near:
                    continue
                common |= seen[j] & near
                seen[j] |= near
                if not has_tower:
                    tower[j] |= near
                if size >= 3 and not has_temple:
                    temple[j] |= near
                slot = island.slots + j
                for digit in range(island.digits):
                    huts += popcount(near & slot.level[digit]) << digit
                t0 = near & slot.terrain[0]
                t1 = near & slot.terrain[1]
                t2 = near & slot.terrain[2]
                jungle |= t0 & ~(t1 | t2)
                clearing |= t1 & ~t0
                sand |= t0 & t1
                rock |= t2 & ~t0
                lake |= t0 & t2
            work.young += size == 2 and not has_temple
            settlement.terrains = (
                (jungle != 0) << TERRAIN_JUNGLE
                | (clearing != 0) << TERRAIN_CLEARING
                | (sand != 0) << TERRAIN_SAND
                | (rock != 0) << TERRAIN_ROCK
                | (lake != 0) << TERRAIN_LAKE
            )
            settlement.temple = has_temple != 0
            if huts > pool[KIND_HUT]:
                _afford(island, work, settlement, pool[KIND_HUT])
            if settlement.terrains:
                smallest(island, group, span, settlement.name, words)
                settlement += 1
            forget(work, span, words)
    if pool[KIND_TOWER] == 0:
        memset(tower + start, 0, (end - start) * 8)
    if pool[KIND_TEMPLE] == 0:
        memset(temple + start, 0, (end - start) * 8)
    work.number = settlement - work.settlements
    if common:
        _unite(island, work)
    for i in range(work.number):
        settlement = work.settlements + i
        while settlement.terrains:
            if not settlement.temple:
                work.hope[work.hopes] = work.expansions
                work.hopes += 1
            work.expand[work.expansions] = action_of(
                VERB_EXPAND, ctz(settlement.terrains), settlement.name[0], settlement.name[1]
            )
            work.expansions += 1
            settlement.terrains &= settlement.terrains - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _afford(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    settlement: cython.pointer[Settlement],
    huts: cython.int,
) -> cython.void:
    """Take away the terrains for which there are not huts enough (T-EXT-1)."""
    terrain: cython.int
    digit: cython.int
    cost: cython.int
    i: cython.Py_ssize_t
    near: u64
    for terrain in range(TERRAIN_JUNGLE, TERRAIN_VOLCANO):
        cost = 0
        for i in range(settlement.begin, settlement.end):
            near = work.beside[settlement.stored + i] & fields_of(island.slots + i, terrain)
            for digit in range(island.digits):
                cost += popcount(near & island.slots[i].level[digit]) << digit
        if cost > huts:
            settlement.terrains &= ~(1 << terrain)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _unite(island: cython.pointer[cython.const[Island]], work: cython.pointer[Work]) -> cython.void:
    """Leave one of the expansions that put the same huts, that of the smallest name (T-EXT-2)."""
    one: cython.pointer[Settlement]
    other: cython.pointer[Settlement]
    i: cython.Py_ssize_t
    j: cython.Py_ssize_t
    terrain: cython.int
    both: cython.int
    for i in range(1, work.number):
        for j in range(i):
            one = work.settlements + i
            other = work.settlements + j
            if one.begin >= other.end or other.begin >= one.end:
                continue
            both = one.terrains & other.terrains
            if one.name[0] < other.name[0] or (one.name[0] == other.name[0] and one.name[1] < other.name[1]):
                one, other = other, one
            while both:
                terrain = ctz(both)
                both &= both - 1
                if _same(island, work, one, other, terrain):
                    one.terrains &= ~(1 << terrain)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _same(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    one: cython.pointer[Settlement],
    other: cython.pointer[Settlement],
    terrain: cython.int,
) -> cython.bint:
    """Whether two settlements have the same empty fields of a terrain beside them."""
    i: cython.Py_ssize_t
    unlike: u64
    for i in range(min(one.begin, other.begin), max(one.end, other.end)):
        unlike = 0
        if one.begin <= i < one.end:
            unlike ^= work.beside[one.stored + i]
        if other.begin <= i < other.end:
            unlike ^= work.beside[other.stored + i]
        if unlike & fields_of(island.slots + i, terrain):
            return False
    return True


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _write(
    island: cython.pointer[cython.const[Island]],
    x: cython.pointer[cython.const[u64]],
    verb: cython.int,
    actions: cython.p_int,
) -> cython.int:
    number: cython.int = 0
    row: cython.int
    word: cython.int
    left: u64
    for row in range(island.top, island.bottom + 1):
        for word in range(island.words):
            left = x[PAD + row * island.words + word]
            while left:
                actions[number] = action_of(verb, 0, island.q0 + 64 * word + ctz(left), island.r0 + row)
                left &= left - 1
                number += 1
    return number


def write_builds(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[cython.const[Work]],
    actions: cython.p_int,
) -> cython.int:
    """Write the builds that were found: huts, towers, temples, each row by row; expansions, ships."""
    i: cython.Py_ssize_t
    number: cython.int = _write(island, work.hut, VERB_HUT, actions)
    number += _write(island, work.tower, VERB_TOWER, actions + number)
    number += _write(island, work.temple, VERB_TEMPLE, actions + number)
    for i in range(work.expansions):
        actions[number + i] = work.expand[i]
    number += work.expansions
    for i in range(work.ships):
        actions[number + i] = work.ship[i]
    return number + work.ships


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _pick(
    island: cython.pointer[cython.const[Island]],
    x: cython.pointer[cython.const[u64]],
    verb: cython.int,
    index: cython.int,
) -> cython.int:
    i: cython.Py_ssize_t = PAD + island.top * island.words
    slot: cython.Py_ssize_t
    left: u64 = x[i]
    number: cython.int = popcount(left)
    while index >= number:
        index -= number
        i += 1
        left = x[i]
        number = popcount(left)
    while index:
        left &= left - 1
        index -= 1
    slot = i - PAD
    return action_of(
        verb, 0, island.q0 + 64 * (slot % island.words) + ctz(left), island.r0 + slot // island.words
    )


def pick_build(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[cython.const[Work]],
    index: cython.int,
) -> cython.int:
    """Return the build with this index in the list."""
    if index < work.huts:
        return _pick(island, work.hut, VERB_HUT, index)
    index -= work.huts
    if index < work.towers:
        return _pick(island, work.tower, VERB_TOWER, index)
    index -= work.towers
    if index < work.temples:
        return _pick(island, work.temple, VERB_TEMPLE, index)
    index -= work.temples
    if index < work.expansions:
        return work.expand[index]
    return work.ship[index - work.expansions]


def put_building(
    island: cython.pointer[Island], seat: cython.int, kind: cython.int, q: cython.int, r: cython.int
):
    """Put a building on a hex. Huts are as many as its level: always so, and so they need no count."""
    column: cython.int = q - island.q0
    slot: cython.pointer[Slot] = island.slots + slot_of(island, column, r - island.r0)
    bit: u64 = bit_of(column)
    slot.own[seat] |= bit
    if kind == KIND_TEMPLE:
        slot.temple |= bit
    elif kind == KIND_TOWER:
        slot.tower |= bit


def expand(
    island: cython.pointer[Island],
    work: cython.pointer[Work],
    seat: cython.int,
    q: cython.int,
    r: cython.int,
    terrain: cython.int,
) -> cython.int:
    """Expand the settlement on a hex over a terrain (T-EXT-1); return the number of huts put."""
    words: cython.int = island.words
    column: cython.int = q - island.q0
    i: cython.Py_ssize_t
    digit: cython.int
    huts: cython.int = 0
    taken: u64
    span = cython.declare(cython.int[2])
    _survey(island, work, seat, words)
    flood_from(
        work, work.own + PAD, slot_of(island, column, r - island.r0), bit_of(column), span, words, words > 1
    )
    for i in range(max(span[0] - 1, island.top) * words, (min(span[1] + 1, island.bottom) + 1) * words):
        taken = beside(work.group + PAD, i, words, words > 1) & work.empty[PAD + i]
        taken &= fields_of(island.slots + i, terrain)
        island.slots[i].own[seat] |= taken
        for digit in range(island.digits):
            huts += popcount(taken & island.slots[i].level[digit]) << digit
    forget(work, span, words)
    return huts
