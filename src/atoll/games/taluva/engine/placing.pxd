# Where tiles may lie. placing.py explains it.
from atoll.core.bits cimport u64
from atoll.games.taluva.codes cimport VERB_TILE
from atoll.games.taluva.engine.eruption cimport find_ways
from atoll.games.taluva.engine.island cimport (
    PAD, ROWS, WIDE, Island, Slot, Work, action_of, beside, bit_of, built, east, land_of, toward, volcanoes, west,
)

cdef enum:  # Shape
    TRIPLE          # three hexes, one volcano
    ONE_VOLCANO     # two hexes: VL, VJ, VS
    TWO_VOLCANOES   # VV
    NO_VOLCANO      # JJ

cdef enum:
    AT_ONCE = 3     # placements that are written unconditionally

cdef extern from *:
    const u64 LAST_BIT "0x8000000000000000ULL"

cdef int find_placements(
    const Island *island, Work *work, int shape, int seats, bint ships, const u64 *zone
) noexcept nogil
cdef int write_placements(const Island *island, const Work *work, int *actions) noexcept nogil
cdef int number_placements(
    const Work *work, int words, int origin, int a_direction, int a_column, int a_row, int *numbers
) noexcept nogil
cdef int pick_placement(const Island *island, const Work *work, int index) noexcept nogil
