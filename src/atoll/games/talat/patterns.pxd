# The patterns that a learnt player weighs. patterns.py explains them.
from atoll.games.talat.engine.masks cimport mask
from atoll.games.talat.engine.position cimport Engine

cdef enum:
    VERSION = 1
    AROUND = 7776           # 6 to the power of 5: the squares ahead of a tower and beside it

    # of a position
    TOWER = 0               # whether the side moves, rows gone (5), hunters (0, 1, more), prey
    PAIR = 90               # of a tower and one it captures: whether the side moves, rows and columns between
    ATTACKED = 140          # towers that can be captured now: whether the side moves, whether others could answer
    MOVES = 144             # whether the side moves, moves of the side (up to 15)
    SAFE = 176              # and to where nothing can capture the tower at once
    CAPTURED = 208          # by frozen boards
    LINES = 212
    TURN = 216
    NEAR = 217              # whether the side moves, what is around a tower
    POSITIONS = 15769       # NEAR + 2 * AROUND

    # of a move
    BEFORE = 0              # what is around the tower
    AFTER = 7776            # and where it goes
    GOES = 15552            # row (5), whether it captures
    VICTIM = 15562          # how far the captured tower had come
    EXPOSED = 15567         # whether it was attacked, will be, and could be answered for; whether it captures
    THREATS = 15583         # prey within reach before and after (0, 1, 2, more)
    FUTURE = 15599          # row, hunters and prey after (0, 1, more)
    PUT_COLUMN = 15644      # edge, between, middle
    PUT_KIND = 15647        # kind, enemies on the board (up to 5)
    PUT_ENEMY = 15701       # what an enemy is to the tower (3), columns between
    PUT_FRIEND = 15716      # columns between
    STEPS = 15721

cdef int side_patterns(
    int side, mask own, mask enemy, const unsigned char *kinds, bint moving, int *found
) noexcept nogil
cdef int rest_patterns(Engine game, int seat, int *found, float *amounts) noexcept nogil
cdef int step_patterns(Engine game, int action, int *found) noexcept nogil
cdef int put_patterns(Engine game, int action, int *found) noexcept nogil
