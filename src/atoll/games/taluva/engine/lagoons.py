"""Lagoons: where they are, which hold a ship, where a ship may be put (T-SHIP)."""

import cython
from cython.cimports.atoll.core.bits import u64


def find_harbours(island: cython.pointer[cython.const[Island]], work: cython.pointer[Work]):
    """List, in ``work.ship``, the lagoons where the player of ``work.own`` may put a ship."""
    if island.words == 1:
        _harbours(island, work, 1, 0)
    else:
        _harbours(island, work, WIDE, 1)


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
            flood_from(work, through, i, rest[i] & (~rest[i] + 1), span, words, carry)
            for j in range(span[0] * words, (span[1] + 1) * words):
                rest[j] &= ~group[j]
            smallest(island, group, span, place, words)
            forget(work, span, words)
            work.ship[work.ships] = action_of(VERB_SHIP, 0, place[0], place[1])
            work.ships += 1


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
    flood(sea, through, span, words, words > 1)
    for i in range(start, end):
        island.slots[i].lagoon = through[i] & ~sea[i]
    forget(work, span, words)


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
    """Whether a hex of the ring round a tile is open sea."""
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
    if terrain_at(island, q, r) != TERRAIN_BARE:
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
    flood_from(work, through, slot_of(island, column, r - island.r0), bit_of(column), span, words, words > 1)
    for i in range(span[0] * words, (span[1] + 1) * words):
        island.slots[i].closed |= work.group[PAD + i]
    forget(work, span, words)
