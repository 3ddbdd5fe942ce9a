from atoll.core.bits cimport u64
from atoll.games.talat.engine.masks cimport mask

# By which means a board was judged; odd: it is frozen.
cdef enum:
    LIVE_BY_FLOOD = 0
    FROZEN_BY_FLOOD = 1
    LIVE_BY_SEARCH = 2
    FROZEN_BY_SEARCH = 3

cdef enum:
    MEMORY = 1024    # 2 to the power of 64 - 54, see SPREAD

cdef extern from *:
    """
    #define TALAT_SPREAD 0x9E3779B97F4A7C15ULL   /* times a key, the top 10 bits name its slot */
    """
    const u64 SPREAD "TALAT_SPREAD"

# What a search remembers and counts. Pairs that can never meet are kept by key; a newer one overwrites.
cdef struct Search:
    mask squares        # of the board
    u64 dead[MEMORY]
    int positions

# Two towers that might meet, and what is known about it.
cdef struct Pair:
    mask squares        # of the board
    mask up             # all towers of either side
    mask down
    mask first          # the one that goes up
    mask second         # the one that comes down
    mask first_way      # the squares on which they may still come to meet
    mask second_way
    mask stuck          # towers that will not move before that

cdef unsigned short BEATS[9]     # by kind: the kinds it captures, a bit each
cdef unsigned short RIVALS[9]    # by kind: the kinds it captures or is captured by

cdef bint frozen(mask squares, mask up, mask down, const unsigned char *kinds) noexcept nogil
cdef int judge(mask squares, mask up, mask down, const unsigned char *kinds, int *positions) noexcept nogil
cdef mask reach(int side, mask start, mask free) noexcept nogil
cdef mask leading_to(int side, mask goals, mask within) noexcept nogil
cdef mask stuck_towers(Pair *pair) noexcept nogil
cdef bint narrow(Pair *pair) noexcept nogil
cdef mask blockers(Pair *pair) noexcept nogil
cdef bint can_meet(mask up, mask down, mask first, mask second, Search *search) noexcept nogil
cdef u64 key_of(mask up, mask down, mask first, mask second) noexcept nogil
