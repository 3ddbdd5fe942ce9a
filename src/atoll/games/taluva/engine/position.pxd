# The engine's own state, for compiled modules that evaluate it. position.py explains it.
from atoll.core.bits cimport u64
from atoll.core.engine cimport CHANCE, OVER, Engine as Base
from atoll.games.taluva.engine.island cimport BIAS, LEVELS, MOST_BUILDINGS, ROWS, Island, Slot, Work
from atoll.games.taluva.engine.building cimport HUTS, KINDS, SHIPS, TEMPLES, TOWERS
from atoll.games.taluva.engine.placing cimport NO_VOLCANO, ONE_VOLCANO, TRIPLE, TWO_VOLCANOES

cdef enum:  # Phase
    DEALING, CHOOSING, DRAWING, PLACING, BUILDING, ENDED

cdef enum:  # Reason
    GOING_ON, EARLY, STACK_OUT, LAST_STANDING, NO_ROOM

# All that a position is. Tiles are numbers: 5 * first field + second field, then from TWIN on the double tiles.
cdef enum:
    TWIN = 25
    DOUBLE_TILES = 5
    LONGEST = 60
    MOST_SHIPS = 10

ctypedef struct State:
    int phase, turn, hand
    int drawn, known            # of deck
    int dealt                   # of doubles
    int reason
    int ships
    unsigned int open           # double tiles that nobody has taken, a bit each
    unsigned int gone           # seats that take no turns any more: eliminated, or finished
    unsigned int eliminated
    int put[5][4]               # by seat and kind
    signed char takes[5]
    signed char places[5]
    signed char doubles[5]
    signed char deck[60]
    signed char ship_seat[10]
    short ship_q[10]
    short ship_r[10]
    Island island

cdef class Engine(Base):
    cdef readonly object options
    cdef State *state
    cdef Work *work
    cdef u64 *zone              # 6 * ROWS words for three hexes, then for two; NULL: no game board
    cdef int box[25]
    cdef int stock[4]
    cdef int stack_size, doubles_dealt
    cdef bint with_ships, ranking, teams
    cdef int found              # the shape whose lies stand in work.tile, or -1
    cdef void pool_of(self, int seat, int *pool) noexcept nogil
    cdef int lies(self, int shape) noexcept nogil
    cdef int lies_in_hand(self) noexcept nogil
    cdef int choices(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void take_top(self) noexcept nogil
    cdef void lay_tile(self, int action) noexcept nogil
    cdef void build(self, int action) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void eliminate(self) noexcept nogil
    cdef int kinds_complete(self, int seat) noexcept nogil
    cdef void end(self, int reason) noexcept nogil
    cdef void end_with_winners(self, int reason, int seat) noexcept nogil
    cdef void end_regularly(self, int reason) noexcept nogil
    cdef int draw_outcome(self, u64 *rng) noexcept nogil
