# A network that judges two-player Talat. fights.py explains it.
from atoll.games.talat.engine.masks cimport mask

cdef enum:
    VERSION = 1
    PAIRS = 260          # of squares on which two enemies could still meet
    INPUTS = 570         # own towers by square, enemies by square, pairs of which one captures the other
    HIDDEN = 64          # what a board is looked at for
    SUMS = 32            # what all boards together are
    MOST_LEAD = 20       # in points; a larger lead counts as this
    LEADS = 41
    SQUARES = 25

# The weights as whole numbers, in the order of the file.
cdef struct Network:
    short first[571][HIDDEN]         # of what is on a board, and always
    short second[SUMS][HIDDEN]
    short lead[2][LEADS][SUMS]       # early, or once a board is frozen
    short best[3][SUMS]              # whose best captured tower is worth less, the same, or more
    short last[SUMS]

cdef void look_at_board(
    const Network *network, int side, mask own, mask enemy, const unsigned char *kinds, short *sums
) noexcept nogil
cdef void add_up(const Network *network, const short *hidden, short *sums) noexcept nogil
cdef int judge(const Network *network, short *sums) noexcept nogil
