# What is connected with a hex: bit-parallel flood fill, for settlements and for lagoons. It stands here whole,
# since its callers take it in, once for each width of window.
from atoll.core.bits cimport ctz, u64
from atoll.games.taluva.engine.island cimport PAD, Island, Work, beside
from libc.string cimport memset

# Let a group grow through all hexes it is connected with; span holds its first and last row. `through` has an
# empty row before and after all rows that it may grow to; group is empty outside its span.
cdef inline void flood(u64 *group, const u64 *through, int *span, int words, int carry) noexcept nogil:
    cdef bint grew = True
    cdef int row, top, bottom
    cdef Py_ssize_t i
    cdef u64 old, new, last
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

# Fill work.group with all that is connected with one hex.
cdef inline void flood_from(
    Work *work, const u64 *through, Py_ssize_t slot, u64 bit, int *span, int words, int carry
) noexcept nogil:
    work.group[PAD + slot] = bit
    span[0] = span[1] = slot // words
    flood(work.group + PAD, through, span, words, carry)

# Make work.group empty again.
cdef inline void forget(Work *work, int *span, int words) noexcept nogil:
    memset(work.group + PAD + span[0] * words, 0, (span[1] - span[0] + 1) * words * 8)

# Write the q and r of a group's smallest hex: the lowest column, and in it the lowest row.
cdef inline void smallest(
    const Island *island, const u64 *group, int *span, int *place, int words
) noexcept nogil:
    cdef int word, row, column
    cdef u64 rows
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
