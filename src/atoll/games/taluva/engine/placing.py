"""All placements of a tile at once: in each direction, on each level, by bit operations over the rows in use.

Of an eruption's hexes the first lies on a volcano, where no building stands. So a three-hex tile covers
buildings on two hexes at most, and those are neighbours. It wipes a settlement out exactly if a settlement
of one hex is covered, or one of two hexes by both (T-ERU-5): no settlement need be flooded to know it. A
double tile that erupts covers buildings on one hex at most.
"""

import cython
from cython.cimports.atoll.core.bits import ctz, popcount, u64
from cython.cimports.libc.string import memset


def find_placements(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    shape: cython.int,
    seats: cython.int,
    ships: cython.bint,
    zone: cython.pointer[cython.const[u64]],
) -> cython.int:
    """Fill ``work.tile`` for a tile of this shape and return the number of placements.

    ``zone`` has, by direction and row, the first hexes that keep T-ZONE-1; NULL: no game board.
    """
    row: cython.int
    direction: cython.int
    if island.top > island.bottom:
        _first_tile(island, work, shape, zone)
    elif shape == TRIPLE:
        if island.words == 1:
            _triples(island, work, seats, ships, 1, 0)
        else:
            _triples(island, work, seats, ships, WIDE, 1)
    elif island.words == 1:
        _twins(island, work, shape, seats, ships, 1, 0)
    else:
        _twins(island, work, shape, seats, ships, WIDE, 1)
    if zone != cython.NULL:
        for direction in range(6):
            for row in range(work.first, work.last + 1):
                work.tile[direction][PAD + row] &= zone[direction * ROWS + row]
    if island.words == 1:
        return _count(work, 1)
    return _count(work, WIDE)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _first_tile(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    shape: cython.int,
    zone: cython.pointer[cython.const[u64]],
) -> cython.void:
    """T-TURN-3: one placement on an unbounded table, any inside a zone."""
    row: cython.int = -island.r0
    direction: cython.int
    work.first = work.last = row
    if zone != cython.NULL:
        work.first = row - 32
        work.last = row + 32
    for direction in range(6):
        for row in range(work.first, work.last + 1):
            work.tile[direction][PAD + row] = 0
            if zone != cython.NULL and (shape < TWO_VOLCANOES or direction in (0, 1, 5)):
                work.tile[direction][PAD + row] = ~cython.cast(u64, 0)
    if zone == cython.NULL:
        work.tile[0][PAD + work.first] = bit_of(-island.q0)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _survey(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    ships: cython.bint,
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Fill ``land``, ``coast``, ``free`` and ``level``; T-EXP, T-SHIP-4."""
    i: cython.Py_ssize_t
    digit: cython.int
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    digits: cython.int = island.digits
    slot: cython.pointer[cython.const[Slot]]
    land: cython.pointer[u64] = work.land + PAD
    coast: cython.pointer[u64] = work.coast + PAD
    vacant: cython.pointer[u64] = work.free + PAD
    level: cython.pointer[u64]
    for i in range(3 * words):
        land[start - 1 - i] = 0
        land[end + i] = 0
        vacant[start - 1 - i] = ~cython.cast(u64, 0)
        vacant[end + i] = ~cython.cast(u64, 0)
        coast[start - 1 - i] = 0
        coast[end + i] = 0
    for i in range(start, end):
        slot = island.slots + i
        land[i] = land_of(slot)
        vacant[i] = ~land[i]
    if ships:
        for i in range(start, end):
            vacant[i] &= ~island.slots[i].closed
    for i in range(start - words, end + words):
        coast[i] = beside(land, i, words, carry) & ~land[i]
    for digit in range(digits):
        level = work.level[digit] + PAD
        for i in range(words):
            level[start - 1 - i] = 0
            level[end + i] = 0
        for i in range(start, end):
            level[i] = island.slots[i].level[digit]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _protect(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seats: cython.int,
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Fill ``fixed``: hexes that must not be covered (T-ERU-4, settlements of one hex), and ``pair``.

    ``pair[k]`` holds a hex if it makes a settlement of two hexes with its neighbour in direction k (0, 1, 2).
    """
    i: cython.Py_ssize_t
    seat: cython.int
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    own: cython.pointer[u64] = work.own + PAD
    to_east: cython.pointer[u64] = work.link[0] + PAD
    to_north_east: cython.pointer[u64] = work.link[1] + PAD
    to_north_west: cython.pointer[u64] = work.link[2] + PAD
    one: cython.pointer[u64] = work.one + PAD
    fixed: cython.pointer[u64] = work.fixed + PAD
    slot: cython.pointer[cython.const[Slot]]
    neighbour: u64
    some: u64
    more: u64
    for i in range(words):
        own[start - 1 - i] = 0
        own[end + i] = 0
        to_east[start - 1 - i] = to_east[end + i] = 0
        to_north_east[end + i] = to_north_west[end + i] = 0
        one[start - 1 - i] = one[end + i] = 0
        fixed[start - 1 - i] = fixed[end + i] = 0
        work.pair[0][PAD + start - 1 - i] = work.pair[0][PAD + end + i] = 0
        work.pair[1][PAD + start - 1 - i] = work.pair[1][PAD + end + i] = 0
        work.pair[2][PAD + start - 1 - i] = work.pair[2][PAD + end + i] = 0
    for seat in range(seats):
        for i in range(start, end):
            own[i] = island.slots[i].own[seat]
        if seat == 0:
            for i in range(start, end):
                to_east[i] = own[i] & east(own, i, carry)
                to_north_east[i] = own[i] & east(own, i - words, carry)
                to_north_west[i] = own[i] & own[i - words]
        else:
            for i in range(start, end):
                to_east[i] |= own[i] & east(own, i, carry)
                to_north_east[i] |= own[i] & east(own, i - words, carry)
                to_north_west[i] |= own[i] & own[i - words]
    for i in range(start, end):
        slot = island.slots + i
        some = to_east[i]
        neighbour = to_north_east[i]
        more = some & neighbour
        some |= neighbour
        neighbour = to_north_west[i]
        more |= some & neighbour
        some |= neighbour
        neighbour = west(to_east, i, carry)
        more |= some & neighbour
        some |= neighbour
        neighbour = west(to_north_east, i + words, carry)
        more |= some & neighbour
        some |= neighbour
        neighbour = to_north_west[i + words]
        more |= some & neighbour
        some |= neighbour
        one[i] = some & ~more
        fixed[i] = slot.temple | slot.tower | (built(slot) & ~some)
    for i in range(start, end):
        work.pair[0][PAD + i] = to_east[i] & one[i] & east(one, i, carry)
        work.pair[1][PAD + i] = to_north_east[i] & one[i] & east(one, i - words, carry)
        work.pair[2][PAD + i] = to_north_west[i] & one[i] & one[i - words]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _triples(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    seats: cython.int,
    ships: cython.bint,
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Find the placements of a three-hex tile."""
    i: cython.Py_ssize_t
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    _survey(island, work, ships, words, carry)
    _protect(island, work, seats, words, carry)
    work.first = island.top - 2
    work.last = island.bottom + 2
    free: cython.pointer[u64] = work.free + PAD
    coast: cython.pointer[u64] = work.coast + PAD
    slot: cython.pointer[cython.const[Slot]]
    ways = cython.declare(u64[6])
    f0: u64
    f1: u64
    f2: u64
    f3: u64
    f4: u64
    f5: u64
    c: u64
    c0: u64
    c1: u64
    c2: u64
    c3: u64
    c4: u64
    c5: u64
    bare: u64
    # T-EXP-1, T-EXP-2: all hexes free, one of them on the coast.
    for i in range(start - 2 * words, end + 2 * words):
        bare = free[i]
        f0 = east(free, i, carry)
        f1 = east(free, i - words, carry)
        f2 = free[i - words]
        f3 = west(free, i, carry)
        f4 = west(free, i + words, carry)
        f5 = free[i + words]
        c = coast[i]
        c0 = east(coast, i, carry)
        c1 = east(coast, i - words, carry)
        c2 = coast[i - words]
        c3 = west(coast, i, carry)
        c4 = west(coast, i + words, carry)
        c5 = coast[i + words]
        work.tile[0][PAD + i] = bare & f0 & f1 & (c | c0 | c1)
        work.tile[1][PAD + i] = bare & f1 & f2 & (c | c1 | c2)
        work.tile[2][PAD + i] = bare & f2 & f3 & (c | c2 | c3)
        work.tile[3][PAD + i] = bare & f3 & f4 & (c | c3 | c4)
        work.tile[4][PAD + i] = bare & f4 & f5 & (c | c4 | c5)
        work.tile[5][PAD + i] = bare & f5 & f0 & (c | c5 | c0)
    for i in range(start, end):
        slot = island.slots + i
        if not volcanoes(slot):
            continue
        find_ways(slot, work, i, island.digits, words, carry, ways)
        # T-ERU-5: both hexes of a settlement of two.
        work.tile[0][PAD + i] |= ways[0] & ~east(work.pair[2] + PAD, i, carry)
        work.tile[1][PAD + i] |= ways[1] & ~work.pair[0][PAD + i - words]
        work.tile[2][PAD + i] |= ways[2] & ~west(work.pair[1] + PAD, i, carry)
        work.tile[3][PAD + i] |= ways[3] & ~west(work.pair[2] + PAD, i + words, carry)
        work.tile[4][PAD + i] |= ways[4] & ~west(work.pair[0] + PAD, i + words, carry)
        work.tile[5][PAD + i] |= ways[5] & ~work.pair[1][PAD + i + words]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _points(slot: cython.pointer[cython.const[Slot]], direction: cython.int) -> u64:
    """Return which hexes are a volcano of direction "double d" (T-DBL-4); VV's second points back."""
    back: cython.int = (direction + 3) % 6
    digit: cython.int
    first: u64 = ~slot.part[0]
    second: u64 = slot.part[0]
    for digit in range(3):
        first &= slot.tile_direction[digit] if (direction >> digit) & 1 else ~slot.tile_direction[digit]
        second &= slot.tile_direction[digit] if (back >> digit) & 1 else ~slot.tile_direction[digit]
    return volcanoes(slot) & slot.twin & (first | second)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _twins(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[Work],
    shape: cython.int,
    seats: cython.int,
    ships: cython.bint,
    words: cython.int,
    carry: cython.int,
) -> cython.void:
    """Find the placements of a double tile; VV and JJ with the smaller hex first (T-DBL-5)."""
    i: cython.Py_ssize_t
    digit: cython.int
    direction: cython.int
    start: cython.Py_ssize_t = island.top * words
    end: cython.Py_ssize_t = (island.bottom + 1) * words
    free: cython.pointer[u64] = work.free + PAD
    coast: cython.pointer[u64] = work.coast + PAD
    fixed: cython.pointer[u64] = work.fixed + PAD
    other: cython.pointer[u64] = work.through + PAD
    level: cython.pointer[u64]
    slot: cython.pointer[cython.const[Slot]]
    found: cython.pointer[u64]
    stay: u64
    _survey(island, work, ships, words, carry)
    work.first = island.top - 2
    work.last = island.bottom + 2
    if shape != NO_VOLCANO:
        _protect(island, work, seats, words, carry)
    for direction in range(6):
        found = work.tile[direction] + PAD
        if shape >= TWO_VOLCANOES and 2 <= direction <= 4:
            memset(found + work.first * words, 0, (work.last - work.first + 1) * words * 8)
            continue
        for i in range(start - 2 * words, end + 2 * words):
            found[i] = free[i] & toward(free, i, direction, words, carry)
            found[i] &= coast[i] | toward(coast, i, direction, words, carry)
        if shape == NO_VOLCANO:
            continue
        if shape == TWO_VOLCANOES:
            for i in range(words):
                other[start - 1 - i] = other[end + i] = 0
            for i in range(start, end):
                slot = island.slots + i
                other[i] = volcanoes(slot) & ~_points(slot, (direction + 3) % 6)
        for i in range(start, end):
            slot = island.slots + i
            stay = fixed[i] | toward(fixed, i, direction, words, carry)
            for digit in range(island.digits):
                level = work.level[digit] + PAD
                stay |= level[i] ^ toward(level, i, direction, words, carry)
            if shape == ONE_VOLCANO:
                found[i] |= volcanoes(slot) & ~_points(slot, direction) & ~stay
            else:
                found[i] |= (
                    land_of(slot)
                    & ~stay
                    & (
                        (volcanoes(slot) & ~_points(slot, direction))
                        | toward(other, i, direction, words, carry)
                    )
                )


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _count(work: cython.pointer[Work], words: cython.int) -> cython.int:
    total: cython.int = 0
    row: cython.int
    i: cython.Py_ssize_t
    number: cython.int
    for row in range(work.first, work.last + 1):
        number = 0
        for i in range(PAD + row * words, PAD + (row + 1) * words):
            number += (
                popcount(work.tile[0][i])
                + popcount(work.tile[1][i])
                + popcount(work.tile[2][i])
                + popcount(work.tile[3][i])
                + popcount(work.tile[4][i])
                + popcount(work.tile[5][i])
            )
        work.row_count[row] = number
        total += number
    work.count = total
    return total


def write_placements(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[cython.const[Work]],
    actions: cython.p_int,
) -> cython.int:
    """Write the placements that were found: row by row, direction by direction, column by column."""
    origin: cython.int = action_of(VERB_TILE, 0, island.q0, island.r0)
    return number_placements(
        work,
        island.words,
        origin,
        action_of(VERB_TILE, 1, 0, 0) - action_of(VERB_TILE, 0, 0, 0),
        action_of(VERB_TILE, 0, 1, 0) - action_of(VERB_TILE, 0, 0, 0),
        action_of(VERB_TILE, 0, 0, 1) - action_of(VERB_TILE, 0, 0, 0),
        actions,
    )


def number_placements(
    work: cython.pointer[cython.const[Work]],
    words: cython.int,
    origin: cython.int,
    a_direction: cython.int,
    a_column: cython.int,
    a_row: cython.int,
    numbers: cython.p_int,
) -> cython.int:
    """Write the placements, in the same order, as numbers of another kind that grow evenly.

    ``origin`` is the number of direction 0 on the window's first hex. Up to AT_ONCE numbers are written
    behind the last one: a word has few placements, and a branch on their number is hard to predict, so some
    are written unconditionally.
    """
    number: cython.int = 0
    row: cython.int
    direction: cython.int
    word: cython.int
    k: cython.int
    here: cython.int
    left: u64
    for row in range(work.first, work.last + 1):
        for direction in range(6):
            for word in range(words):
                left = work.tile[direction][PAD + row * words + word]
                here = origin + direction * a_direction + row * a_row + 64 * word * a_column
                k = number
                number += popcount(left)
                while True:
                    numbers[k] = here + a_column * ctz(left | LAST_BIT)
                    left &= left - 1
                    numbers[k + 1] = here + a_column * ctz(left | LAST_BIT)
                    left &= left - 1
                    numbers[k + 2] = here + a_column * ctz(left | LAST_BIT)
                    left &= left - 1
                    k += AT_ONCE
                    if k >= number:
                        break
    return number


def pick_placement(
    island: cython.pointer[cython.const[Island]],
    work: cython.pointer[cython.const[Work]],
    index: cython.int,
) -> cython.int:
    """Return the placement with this index in the list."""
    row: cython.int = work.first
    direction: cython.int = 0
    word: cython.int
    number: cython.int
    left: u64
    while index >= work.row_count[row]:
        index -= work.row_count[row]
        row += 1
    while True:
        for word in range(island.words):
            left = work.tile[direction][PAD + row * island.words + word]
            number = popcount(left)
            if index < number:
                while index:
                    left &= left - 1
                    index -= 1
                return action_of(VERB_TILE, direction, island.q0 + 64 * word + ctz(left), island.r0 + row)
            index -= number
        direction += 1
