from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine as CoreEngine
from atoll.games.talat.engine.masks cimport mask

cdef enum:
    PUTS = 270               # 3 boards, 2 sides, 5 columns, 9 kinds
    ACTIONS = 270 + 1200     # 3 boards, 25 squares, 8 directions, move or capture
    MOST_LEGAL = 90          # 9 towers in hand, 10 free squares

# The whole position. Boards, colours, kinds and squares are numbered as in material.
cdef struct State:
    u64 tower_keys[3]             # by board: the hashes of its towers, added up bit by bit
    mask own[3][2]                # by board and side: where its towers stand
    unsigned int captured[3]      # by seat: colour * 9 + kind, a bit each
    unsigned short hand[3]        # by colour: the kinds still to be put
    unsigned char kind[3][25]     # by board and square; only where a tower stands
    unsigned char frozen          # a bit a board
    signed char turn              # a seat or OVER

# What a seat plays with on a board: one of its sides.
cdef struct Arm:
    unsigned char board
    unsigned char side

cdef class Engine(CoreEngine):
    cdef readonly object options
    cdef State state
    cdef Arm arms[3][3]           # by seat
    cdef mask squares             # of a board: all, or those of a small one
    cdef mask lines[2]            # the sides' start lines
    cdef int first_square[2]      # of the start lines' rows
    cdef dict texts               # how actions are written on boards of this size
    cdef dict read_moves          # the actions of moves that were ever read
    cdef int arm_count

    cdef int mover(self) noexcept nogil
    cdef int fill_legal(self, int seat, int *actions) noexcept nogil
    cdef void do_play(self, int seat, int action) noexcept nogil
    cdef void fill_places(self, int *places) noexcept nogil
    cdef int disclosed(self) noexcept nogil
    cdef u64 hash_key(self) noexcept nogil
    cdef int do_playout(self, u64 *rng, int *scratch) noexcept nogil

    cdef bint putting(self) noexcept nogil
    cdef int putting_colour(self) noexcept nogil
    cdef int fill_puts(self, int *actions) noexcept nogil
    cdef int fill_steps(self, int seat, int *actions) noexcept nogil
    cdef int fill_captures(self, int seat, int *actions) noexcept nogil
    cdef void put(self, int seat, int board, int side, int column, int kind) noexcept nogil
    cdef void step(self, int seat, int board, int origin, int target) noexcept nogil
    cdef void give_turn(self, int first) noexcept nogil
    cdef bint can_move(self, int seat) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef void fill_arms(self)
    cdef void fill_board(self)
