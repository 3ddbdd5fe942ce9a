# What a side's towers on a board are worth. contact.py says how.
from atoll.games.talat.engine.masks cimport mask

cdef enum:
    TOWER = 0           # 5 rows gone, by enemies ahead that capture it (0, 1, more) and that it captures
    PAIR = 45           # of a tower and one it captures: whether its side moves, rows between, columns between
    ATTACKED = 95       # towers that can be captured now: whether the side moves, whether others could answer
    MOVES = 99
    SAFE_MOVES = 100    # to where nothing can capture the tower at once
    NO_SAFE_MOVE = 101
    CAPTURED = 102      # towers the seat has captured, before and after the first board is frozen
    LINES = 104         # towers on the line they go towards, the same way
    WEIGHTS = 106

cdef double side_worth(
    int side, mask own, mask enemy, const unsigned char *kinds, bint moving, const double *weights
) noexcept nogil
cdef bint answered(int side, mask own, mask one, mask hunting, const unsigned char *kinds) noexcept nogil
