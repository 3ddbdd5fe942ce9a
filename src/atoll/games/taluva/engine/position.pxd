# The engine itself, for compiled modules that play or evaluate. position.py explains it.
from atoll.core.bits cimport u64
from atoll.core.engine cimport CHANCE, OVER, Engine as Base
from atoll.games.taluva.codes cimport (
    DOUBLE_TILES, KINDS, KIND_HUT, KIND_SHIP, KIND_TEMPLE, KIND_TOWER, PHASE_BUILD, PHASE_CHOOSE,
    PHASE_DEAL, PHASE_DRAW, PHASE_OVER, PHASE_PLACE, REASON_NO_ROOM, REASON_TILES, TWIN,
)
from atoll.games.taluva.engine.island cimport ROWS, Island, Work
from atoll.games.taluva.engine.placing cimport NO_VOLCANO, ONE_VOLCANO, TRIPLE, TWO_VOLCANOES
from atoll.games.taluva.engine.state cimport Conditions, State

cdef enum:
    ZONE_WORDS = 1728           # 2 * 6 * ROWS

cdef class Engine(Base):
    cdef readonly object options
    cdef State *state
    cdef Work *work
    cdef Conditions conditions
    cdef u64 *zone              # 6 * ROWS words for three hexes, then for two; NULL: no game board
    cdef int found              # the shape whose placements are in work.tile, or -1
    cdef int make_zone(self) except -1
    cdef void pool_of(self, int seat, int *pool) noexcept nogil
    cdef int find_placements(self, int shape) noexcept nogil
    cdef int find_placements_in_hand(self) noexcept nogil
    cdef int choices(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void take_top(self) noexcept nogil
    cdef void lay_tile(self, int action) noexcept nogil
    cdef void build(self, int action) noexcept nogil
    cdef void eliminate(self) noexcept nogil
    cdef int draw_outcome(self, u64 *rng) noexcept nogil
