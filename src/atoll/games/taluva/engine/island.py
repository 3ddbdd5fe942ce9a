"""The island as bits: 64 hexes of one row in a word, and the window that follows the island.

Rows run along r, columns along q. A hex is one bit of a ``Slot``, which holds all that is known of it, so
that the rows in use are one piece of memory: a copy is one memcpy of about 3 kB. Nothing outside the rows
from ``top`` to ``bottom`` is ever read; they may hold anything.

**No edge.** The window is 64 columns wide (one word per row) or 192 (three words per row), always 144 rows
high; round the island MARGIN rows and columns stay bare. When a tile would come closer to an edge the whole
island is moved to the middle of a new window, a wide one if it is wider than 58 hexes. A tile spans two rows
and two columns at most, and every tile but the first touches another one, so 65 tiles span 130: they fit in
with their margins, wherever they lie. A placement names a hex at most two away from land, and its legality
depends on hexes at most three away: all of that is inside the window.

**The highest level.** Five binary digits hold levels up to 31; docs/taluva-height.md proves that no game
comes higher than 16.
"""

import cython
from cython.cimports.atoll.core.bits import u64
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset

DQ[:] = [1, 1, 0, -1, -1, 0]
DR[:] = [0, -1, -1, 0, 1, 1]


def clear(island: cython.pointer[Island]):
    """Make it a bare table."""
    island.words = 1
    island.q0 = -32
    island.r0 = -ROWS // 2
    island.top = ROWS
    island.bottom = -1
    island.left = 64 * WIDE
    island.right = -1
    island.digits = 1


def copy(to: cython.pointer[Island], source: cython.pointer[cython.const[Island]]):
    """Copy what is in use."""
    memcpy(to, source, cython.sizeof(Island) - SLOTS * cython.sizeof(Slot))
    if source.top <= source.bottom:
        memcpy(
            to.slots + source.top * source.words,
            source.slots + source.top * source.words,
            (source.bottom - source.top + 1) * source.words * cython.sizeof(Slot),
        )


def stretch(island: cython.pointer[Island], q: cython.int, r: cython.int) -> cython.bint:
    """Take a hex into the rows and columns in use; move the window if it comes too close to an edge.

    Return False and change nothing if no window is large enough, which no game reaches.
    """
    column: cython.int = q - island.q0
    row: cython.int = r - island.r0
    words: cython.int = island.words
    if island.top > island.bottom:
        island.q0 = q - 32
        island.r0 = r - ROWS // 2
        if -26 <= q <= 25 and -66 <= r <= 65:
            island.q0 = -32
            island.r0 = -ROWS // 2
        island.left = island.right = q - island.q0
        island.top = island.bottom = r - island.r0
        memset(island.slots + island.top, 0, cython.sizeof(Slot))
        return True
    left: cython.int = min(island.left, column)
    right: cython.int = max(island.right, column)
    top: cython.int = min(island.top, row)
    bottom: cython.int = max(island.bottom, row)
    if left < MARGIN or right >= 64 * words - MARGIN or top < MARGIN or bottom >= ROWS - MARGIN:
        if right - left + 2 * MARGIN >= 64 * WIDE or bottom - top + 2 * MARGIN >= ROWS:
            return False
        _move(island, left, top, right, bottom)
        return stretch(island, q, r)
    if top < island.top:
        memset(island.slots + top * words, 0, (island.top - top) * words * cython.sizeof(Slot))
    if bottom > island.bottom:
        memset(
            island.slots + (island.bottom + 1) * words,
            0,
            (bottom - island.bottom) * words * cython.sizeof(Slot),
        )
    island.left = left
    island.right = right
    island.top = top
    island.bottom = bottom
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _move(
    island: cython.pointer[Island], left: cython.int, top: cython.int, right: cython.int, bottom: cython.int
) -> cython.void:
    """Move the island to the middle of a window with room for these rows and columns."""
    old: cython.int = island.words
    words: cython.int = 1 if right - left + 1 + 2 * MARGIN <= 64 else WIDE
    columns: cython.int = (64 * words - (right - left + 1)) // 2 - left
    rows: cython.int = (ROWS - (bottom - top + 1)) // 2 - top
    used: cython.int = island.bottom - island.top + 1
    size: cython.size_t = used * old * cython.sizeof(Slot)
    before = cython.cast(cython.pointer[u64], malloc(size))
    source: cython.pointer[u64]
    to: cython.pointer[u64]
    row: cython.int
    word: cython.int
    member: cython.int
    start: cython.int
    here: cython.int
    shift: cython.int
    memcpy(before, island.slots + island.top * old, size)
    for row in range(used):
        source = before + row * old * MEMBERS
        to = cython.cast(cython.pointer[u64], island.slots + (island.top + rows + row) * words)
        for word in range(words):
            start = 64 * word - columns
            here = start >> 6
            shift = start & 63
            for member in range(MEMBERS):
                to[word * MEMBERS + member] = 0
                if 0 <= here < old:
                    to[word * MEMBERS + member] |= source[here * MEMBERS + member] >> shift
                if shift and 0 <= here + 1 < old:
                    to[word * MEMBERS + member] |= source[(here + 1) * MEMBERS + member] << (64 - shift)
    free(before)
    island.words = words
    island.q0 -= columns
    island.r0 -= rows
    island.left += columns
    island.right += columns
    island.top += rows
    island.bottom += rows


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _slot(
    island: cython.pointer[cython.const[Island]], q: cython.int, r: cython.int
) -> cython.pointer[cython.const[Slot]]:
    """Find a hex's slot; NULL outside what is in use."""
    row: cython.int = r - island.r0
    column: cython.int = q - island.q0
    if not (island.top <= row <= island.bottom and island.left <= column <= island.right):
        return cython.NULL
    return island.slots + row * island.words + (column >> 6)


def level_at(island: cython.pointer[cython.const[Island]], q: cython.int, r: cython.int) -> cython.int:
    """Return a hex's level; 0 is bare."""
    slot = _slot(island, q, r)
    level: cython.int = 0
    digit: cython.int
    shift: cython.int = (q - island.q0) & 63
    if slot == cython.NULL:
        return 0
    for digit in range(LEVELS):
        level |= ((slot.level[digit] >> shift) & 1) << digit
    return level


def terrain_at(island: cython.pointer[cython.const[Island]], q: cython.int, r: cython.int) -> cython.int:
    """Return a hex's terrain, TERRAIN_BARE where there is none."""
    slot = _slot(island, q, r)
    shift: cython.int = (q - island.q0) & 63
    if slot == cython.NULL:
        return TERRAIN_BARE
    return (
        ((slot.terrain[0] >> shift) & 1)
        | ((slot.terrain[1] >> shift) & 1) << 1
        | ((slot.terrain[2] >> shift) & 1) << 2
    )


def owner_at(island: cython.pointer[cython.const[Island]], q: cython.int, r: cython.int) -> cython.int:
    """Return the seat whose building stands on a hex, or -1."""
    slot = _slot(island, q, r)
    seat: cython.int
    if slot != cython.NULL:
        for seat in range(SEATS):
            if (slot.own[seat] >> ((q - island.q0) & 63)) & 1:
                return seat
    return -1


def set_cell(
    island: cython.pointer[Island],
    q: cython.int,
    r: cython.int,
    level: cython.int,
    terrain: cython.int,
    part: cython.int,
    tile_direction: cython.int,
    twin: cython.int,
):
    """Make a hex, which is in use, the top of a tile; what was there is gone, huts too (T-ERU-6)."""
    column: cython.int = q - island.q0
    slot: cython.pointer[Slot] = island.slots + slot_of(island, column, r - island.r0)
    members = cython.cast(cython.pointer[u64], slot)
    bit: u64 = bit_of(column)
    rest: u64 = ~bit
    digit: cython.int
    for digit in range(MEMBERS):
        members[digit] &= rest
    for digit in range(LEVELS):
        if (level >> digit) & 1:
            slot.level[digit] |= bit
            if digit >= island.digits:
                island.digits = digit + 1
    for digit in range(3):
        if (terrain >> digit) & 1:
            slot.terrain[digit] |= bit
        if (tile_direction >> digit) & 1:
            slot.tile_direction[digit] |= bit
    if part & 1:
        slot.part[0] |= bit
    if part & 2:
        slot.part[1] |= bit
    if twin:
        slot.twin |= bit


def lay(
    island: cython.pointer[Island],
    q: cython.int,
    r: cython.int,
    direction: cython.int,
    terrains: cython.pointer[cython.const[cython.int]],
    parts: cython.int,
) -> cython.int:
    """Lay a tile of two or three hexes and return its level (T-ERU-8). The placement must be legal."""
    level: cython.int = level_at(island, q, r) + 1
    part: cython.int
    at: cython.int
    hex_q: cython.int = q
    hex_r: cython.int = r
    for part in range(parts):
        if part:
            at = (direction + part - 1) % 6
            hex_q = q + DQ[at]
            hex_r = r + DR[at]
        stretch(island, hex_q, hex_r)
        set_cell(island, hex_q, hex_r, level, terrains[part], part, direction, parts == 2)
    return level
