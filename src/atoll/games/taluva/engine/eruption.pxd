# Where a three-hex tile may erupt. It stands here whole, since its callers take it in, once for each width of
# window.
from atoll.core.bits cimport u64
from atoll.games.taluva.engine.island cimport PAD, Slot, Work, east, volcanoes, west

# Write, by direction, the volcanoes of a slot from which a tile may cover the two neighbours: all on one level
# and none of them in work.fixed (T-ERU-3, T-ERU-4), not exactly over the tile below (T-ERU-2). It reads the
# slots around in work.level, of so many digits, and in work.fixed.
cdef inline void find_ways(
    const Slot *slot, const Work *work, Py_ssize_t i, int digits, int words, int carry, u64 *ways
) noexcept nogil:
    cdef u64 volcano = volcanoes(slot)
    cdef const u64 *fixed = work.fixed + PAD
    cdef const u64 *level
    cdef int digit
    # What stands in the way of covering each neighbour.
    cdef u64 f0 = east(fixed, i, carry)
    cdef u64 f1 = east(fixed, i - words, carry)
    cdef u64 f2 = fixed[i - words]
    cdef u64 f3 = west(fixed, i, carry)
    cdef u64 f4 = west(fixed, i + words, carry)
    cdef u64 f5 = fixed[i + words]
    cdef u64 here, even, odd, low, high
    for digit in range(digits):
        level = work.level[digit] + PAD
        here = level[i]
        f0 |= here ^ east(level, i, carry)
        f1 |= here ^ east(level, i - words, carry)
        f2 |= here ^ level[i - words]
        f3 |= here ^ west(level, i, carry)
        f4 |= here ^ west(level, i + words, carry)
        f5 |= here ^ level[i + words]
    # The digits of the direction below must differ somewhere; a double tile's first differs from all.
    odd = ~slot.tile_direction[0] | slot.twin
    even = slot.tile_direction[0] | slot.twin
    low = slot.tile_direction[1]
    high = slot.tile_direction[2]
    ways[0] = volcano & (even | low | high) & ~(f0 | f1)
    ways[1] = volcano & (odd | low | high) & ~(f1 | f2)
    ways[2] = volcano & (even | ~low | high) & ~(f2 | f3)
    ways[3] = volcano & (odd | ~low | high) & ~(f3 | f4)
    ways[4] = volcano & (even | low | ~high) & ~(f4 | f5)
    ways[5] = volcano & (odd | low | ~high) & ~(f5 | f0)
