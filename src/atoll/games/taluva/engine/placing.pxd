# Where tiles may lie. placing.py explains it.
from atoll.core.bits cimport u64
from atoll.games.taluva.engine.island cimport (
    PAD, ROWS, TILE, WIDE, Island, Slot, Work, action_of, beside, bit_of, built, east, land_of, volcanoes, west
)

cdef enum:  # Shape
    TRIPLE          # three hexes, one volcano
    ONE_VOLCANO     # two hexes: VL, VJ, VS
    TWO_VOLCANOES   # VV
    NO_VOLCANO      # JJ

cdef int find_lies(
    const Island *island, Work *work, int shape, int seats, bint ships, const u64 *zone
) noexcept nogil
cdef int write_lies(const Island *island, const Work *work, int *actions) noexcept nogil
cdef int pick_lie(const Island *island, const Work *work, int index) noexcept nogil
