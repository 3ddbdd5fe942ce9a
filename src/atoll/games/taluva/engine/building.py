"""All builds at once; settlements and lagoons by bit-parallel flood fill.

Every function that runs over rows is written once, for ``words`` words a row, and compiled twice: for a
narrow window (1, without carries) and for a wide one.
"""

import cython
from cython.cimports.atoll.core.bits import ctz, popcount, u64
from cython.cimports.libc.string import memset


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _flood(
    group: cython.pointer[u64],
    through: cython.pointer[cython.const[u64]],
    span: cython.p_int,
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Let a group grow through all hexes it is connected with; ``span`` holds its first and last row.

    ``through`` has an empty row before and after all rows that it may grow to; ``group`` is empty
    outside its span.
    """
    grew: cython.bint = True
    row: cython.int
    i: cython.Py_ssize_t
    top: cython.int
    bottom: cython.int
    old: u64
    new: u64
    last: u64
    while grew:
        grew = False
        top = span[0] - 1
        bottom = span[1] + 1
        for row in range(top, bottom + 1):
            for i in range(row * words, (row + 1) * words):
                old = group[i]
                new = old | (beside(group, i, words, carry) & through[i])
                if new == old:
                    continue
                last = old
                while new != last:
                    last = new
                    new |= ((new << 1) | (new >> 1)) & through[i]
                group[i] = new
                grew = True
                span[0] = min(span[0], row)
                span[1] = max(span[1], row)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _flood_from(
    work: cython.pointer[Work],
    through: cython.pointer[cython.const[u64]],
    slot: cython.Py_ssize_t,
    bit: u64,
    span: cython.p_int,
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Fill ``work.group`` with all that is connected with one hex."""
    work.group[PAD + slot] = bit
    span[0] = span[1] = slot // words
    _flood(work.group + PAD, through, span, words, carry)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _forget(work: cython.pointer[Work], span: cython.p_int, words: cython.int) -> cython.void:
    """Make ``work.group`` empty again."""
    memset(work.group + PAD + span[0] * words, 0, (span[1] - span[0] + 1) * words * 8)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _smallest(
    island: cython.pointer[cython.const[Island]],
    group: cython.pointer[cython.const[u64]],
    span: cython.p_int,
    place: cython.p_int,
    words: cython.int,
) -> cython.void:
    """Write the q and r of a group's smallest hex: the lowest column, and in it the lowest row."""
    word: cython.int
    row: cython.int
    rows: u64
    column: cython.int
    place[0] = place[1] = 0
    for word in range(words):
        rows = 0
        for row in range(span[0], span[1] + 1):
            rows |= group[row * words + word]
        if rows:
            column = ctz(rows)
            for row in range(span[0], span[1] + 1):
                if (group[row * words + word] >> column) & 1:
                    place[0] = island.q0 + 64 * word + column
                    place[1] = island.r0 + row
                    return


def find_builds(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    pool: cython.pointer[cython.const[cython.int]],
) -> cython.int:
    """Find all that a seat may build with what is in its pool; give their number."""
    if island.words == 1:
        return _find_builds(island, work, seat, pool, 1, 0)
    return _find_builds(island, work, seat, pool, WIDE, 1)


def can_build(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seat: cython.int,
    pool: cython.pointer[cython.const[cython.int]],
) -> cython.bint:
    """Tell whether a seat may build anything (T-ELI-1); mostly there is a place for a hut."""
    words: cython.int = island.words
    i: cython.Py_ssize_t
    if pool[HUTS]:
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
    """Give the empty hexes of level 1 with no building of one's own beside them (T-HUT-1)."""
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
    _survey(island, work, seat, words)
    for i in range(start, end):
        hut[i] = _hut_places(island, work, i, words, carry)
        tower[i] = 0
        temple[i] = 0
    _settlements(island, work, pool, words, carry)
    if pool[HUTS] == 0:
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
    if pool[SHIPS]:
        _harbours(island, work, words, carry)
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
    """Go through the settlements: what is beside them takes towers, temples (T-TEM-1), huts (T-EXT-1)."""
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
            _flood_from(work, own, i, rest[i] & (~rest[i] + 1), span, words, carry)
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
            settlement.terrains = (
                (jungle != 0) << JUNGLE
                | (clearing != 0) << CLEARING
                | (sand != 0) << SAND
                | (rock != 0) << ROCK
                | (lake != 0) << LAKE
            )
            if huts > pool[HUTS]:
                _afford(island, work, settlement, pool[HUTS])
            if settlement.terrains:
                _smallest(island, group, span, settlement.name, words)
                settlement += 1
            _forget(work, span, words)
    if pool[TOWERS] == 0:
        memset(tower + start, 0, (end - start) * 8)
    if pool[TEMPLES] == 0:
        memset(temple + start, 0, (end - start) * 8)
    work.number = settlement - work.settlements
    if common:
        _unite(island, work)
    for i in range(work.number):
        settlement = work.settlements + i
        while settlement.terrains:
            work.expand[work.expansions] = action_of(
                EXPAND, ctz(settlement.terrains), settlement.name[0], settlement.name[1]
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
    for terrain in range(JUNGLE, VOLCANO):
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
    """Tell whether two settlements have the same empty fields of a terrain beside them."""
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
def _harbours(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """T-SHIP-2, T-SHIP-3: lagoons without a ship that an own settlement is next to."""
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    own: cython.pointer[u64] = work.own + PAD
    rest: cython.pointer[u64] = work.rest + PAD
    group: cython.pointer[u64] = work.group + PAD
    through: cython.pointer[u64] = work.through + PAD
    span = cython.declare(cython.int[2])
    place = cython.declare(cython.int[2])
    i: cython.Py_ssize_t
    j: cython.Py_ssize_t
    some: u64 = 0
    for i in range(words):
        through[start - 1 - i] = through[end + i] = 0
    for i in range(start, end):
        through[i] = island.slots[i].lagoon & ~island.slots[i].closed
        some |= through[i]
    if not some:
        return
    for i in range(start, end):
        rest[i] = through[i] & beside(own, i, words, carry)
    for i in range(start, end):
        while rest[i]:
            _flood_from(work, through, i, rest[i] & (~rest[i] + 1), span, words, carry)
            for j in range(span[0] * words, (span[1] + 1) * words):
                rest[j] &= ~group[j]
            _smallest(island, group, span, place, words)
            _forget(work, span, words)
            work.ship[work.ships] = action_of(SHIP, 0, place[0], place[1])
            work.ships += 1


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _write(
    island: cython.pointer[cython.const[Island]],
    x: cython.pointer[cython.const[u64]],
    deed: cython.int,
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
                actions[number] = action_of(deed, 0, island.q0 + 64 * word + ctz(left), island.r0 + row)
                left &= left - 1
                number += 1
    return number


def write_builds(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[cython.const[Work]],
    actions: cython.p_int,
) -> cython.int:
    """List the builds that were found: huts, towers, temples, each row by row; expansions, ships."""
    i: cython.Py_ssize_t
    number: cython.int = _write(island, work.hut, HUT, actions)
    number += _write(island, work.tower, TOWER, actions + number)
    number += _write(island, work.temple, TEMPLE, actions + number)
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
    deed: cython.int,
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
        deed, 0, island.q0 + 64 * (slot % island.words) + ctz(left), island.r0 + slot // island.words
    )


def pick_build(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[cython.const[Work]],
    index: cython.int,
) -> cython.int:
    """Give the build that stands at this place of the list."""
    if index < work.huts:
        return _pick(island, work.hut, HUT, index)
    index -= work.huts
    if index < work.towers:
        return _pick(island, work.tower, TOWER, index)
    index -= work.towers
    if index < work.temples:
        return _pick(island, work.temple, TEMPLE, index)
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
    if kind == TEMPLES:
        slot.temple |= bit
    elif kind == TOWERS:
        slot.tower |= bit


def expand(
    island: cython.pointer[Island],
    work: cython.pointer[Work],
    seat: cython.int,
    q: cython.int,
    r: cython.int,
    terrain: cython.int,
) -> cython.int:
    """Expand the settlement on a hex over a terrain (T-EXT-1); give the number of huts put."""
    words: cython.int = island.words
    column: cython.int = q - island.q0
    i: cython.Py_ssize_t
    digit: cython.int
    huts: cython.int = 0
    taken: u64
    span = cython.declare(cython.int[2])
    _survey(island, work, seat, words)
    _flood_from(
        work, work.own + PAD, slot_of(island, column, r - island.r0), bit_of(column), span, words, words > 1
    )
    for i in range(max(span[0] - 1, island.top) * words, (min(span[1] + 1, island.bottom) + 1) * words):
        taken = beside(work.group + PAD, i, words, words > 1) & work.empty[PAD + i]
        taken &= fields_of(island.slots + i, terrain)
        island.slots[i].own[seat] |= taken
        for digit in range(island.digits):
            huts += popcount(taken & island.slots[i].level[digit]) << digit
    _forget(work, span, words)
    return huts


def find_lagoons(island: cython.pointer[Island], work: cython.pointer[Work]):
    """Find all lagoons: let the sea in from a frame round the island; T-SHIP-1."""
    words: cython.int = island.words
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    through: cython.pointer[u64] = work.through + PAD
    sea: cython.pointer[u64] = work.group + PAD
    frame: u64
    inside: u64
    column: cython.int
    word: cython.int
    row: cython.int
    i: cython.Py_ssize_t
    span = cython.declare(cython.int[2])
    if island.top > island.bottom:
        return
    for i in range(words):
        through[start - words - 1 - i] = through[end + words + i] = 0
    span[0] = island.top - 1
    span[1] = island.bottom + 1
    for word in range(words):
        frame = 0
        inside = 0
        for column in range(max(64 * word, island.left - 1), min(64 * word + 63, island.right + 1) + 1):
            inside |= bit_of(column)
            if column in (island.left - 1, island.right + 1):
                frame |= bit_of(column)
        for row in range(span[0], span[1] + 1):
            i = row * words + word
            if island.top <= row <= island.bottom:
                through[i] = inside & ~land_of(island.slots + i)
                sea[i] = frame
            else:
                through[i] = inside
                sea[i] = inside
    _flood(sea, through, span, words, words > 1)
    for i in range(start, end):
        island.slots[i].lagoon = through[i] & ~sea[i]
    _forget(work, span, words)


def enclose(
    island: cython.pointer[Island],
    work: cython.pointer[Work],
    q: cython.int,
    r: cython.int,
    direction: cython.int,
    parts: cython.int,
):
    """Keep ``lagoon`` right after a tile was laid on the table.

    The hexes round the tile form a ring. If the sea among them is one unbroken stretch, all that was
    connected still is; only if it is broken can the tile have cut a bay off.
    """
    at = cython.declare(cython.int[9])
    step = cython.declare(cython.int[9])
    number: cython.int = 9 if parts == 3 else 8
    i: cython.Py_ssize_t
    breaks: cython.int = 0
    was_sea: cython.bint
    is_sea: cython.bint
    # Which part of the tile (0, 1, 2) and which step from it, counted from the tile's direction.
    if parts == 3:
        for i in range(9):
            at[i] = 0 if i < 4 else 1 if i < 7 else 2
            step[i] = (i + 2) % 6 if i < 4 else (i + 1) % 6 if i < 7 else i - 6
    else:
        for i in range(8):
            at[i] = 0 if i < 5 else 1
            step[i] = i + 1 if i < 5 else i if i == 5 else i - 6
    was_sea = _sea(island, q, r, direction, at[number - 1], step[number - 1])
    for i in range(number):
        is_sea = _sea(island, q, r, direction, at[i], step[i])
        breaks += is_sea and not was_sea
        was_sea = is_sea
    if breaks >= 2:
        find_lagoons(island, work)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _sea(
    island: cython.pointer[cython.const[Island]],
    q: cython.int,
    r: cython.int,
    direction: cython.int,
    part: cython.int,
    step: cython.int,
) -> cython.bint:
    """Tell whether a hex of the ring round a tile is open sea."""
    towards: cython.int
    row: cython.int
    column: cython.int
    if part:
        towards = (direction + part - 1) % 6
        q += DQ[towards]
        r += DR[towards]
    towards = (direction + step) % 6
    q += DQ[towards]
    r += DR[towards]
    if terrain_at(island, q, r) != BARE:
        return False
    row = r - island.r0
    column = q - island.q0
    if not island.top <= row <= island.bottom:
        return True
    return not (island.slots[slot_of(island, column, row)].lagoon >> (column & 63)) & 1


def close_lagoon(island: cython.pointer[Island], work: cython.pointer[Work], q: cython.int, r: cython.int):
    """Close the lagoon of a hex to tiles: it holds a ship now (T-SHIP-4)."""
    words: cython.int = island.words
    column: cython.int = q - island.q0
    through: cython.pointer[u64] = work.through + PAD
    i: cython.Py_ssize_t
    span = cython.declare(cython.int[2])
    for i in range(words):
        through[island.top * words - 1 - i] = through[(island.bottom + 1) * words + i] = 0
    for i in range(island.top * words, (island.bottom + 1) * words):
        through[i] = island.slots[i].lagoon
    _flood_from(work, through, slot_of(island, column, r - island.r0), bit_of(column), span, words, words > 1)
    for i in range(span[0] * words, (span[1] + 1) * words):
        island.slots[i].closed |= work.group[PAD + i]
    _forget(work, span, words)
