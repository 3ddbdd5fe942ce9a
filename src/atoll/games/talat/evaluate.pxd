# What search knows about the game; evaluate.py says how.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine as CoreEngine
from atoll.core.evaluator cimport Evaluator as CoreEvaluator
from atoll.games.talat.contact cimport WEIGHTS
from atoll.games.talat.engine.position cimport Engine
from atoll.games.talat.fights cimport SUMS, Network

# What a live board is worth to each of its sides, in thousandths of a logit.
cdef struct Worth:
    u64 key
    int side[2]

# And by learnt weights.
cdef struct Score:
    u64 key
    float side[2]

# What a live board adds to the network's sums.
cdef struct Fight:
    u64 key
    short sums[SUMS]

cdef enum:
    WORTHS = 1 << 14

cdef class Evaluator(CoreEvaluator):
    cdef double contact[WEIGHTS]     # in the order of contact.NAMES
    cdef Network *network            # judges positions of two players, unless it is NULL
    cdef Fight *fights               # of boards that were met lately, or NULL
    cdef Worth *worths               # of boards that were met lately, or NULL
    cdef Score *scores               # the same by the learnt weights that follow
    cdef const float *learnt         # the weights that the scores are by
    cdef bint by_network(self, Engine game) noexcept nogil
    cdef bint stands_by_network(self, Engine game) noexcept nogil
    cdef int duel(self, Engine game, int seat) noexcept nogil
    cdef int network_score(self, Engine game, int seat) noexcept nogil
    cdef int seat_worth(self, Engine game, int seat) noexcept nogil
    cdef Worth *board_worth(self, Engine game, int board, int moving) noexcept nogil
    cdef int points_worth(self, Engine game, int seat, int lines) noexcept nogil
    cdef double seat_score(self, Engine game, int seat, const float *weights) noexcept nogil
    cdef void fill_values(self, CoreEngine engine, double *values) noexcept nogil
    cdef void fill_values_at_first_sight(self, CoreEngine engine, double *values) noexcept nogil
    cdef int score(self, CoreEngine engine, int seat) noexcept nogil
    cdef int fill_forcing(self, CoreEngine engine, int seat, int *actions) noexcept nogil
    cdef void fill_order(self, CoreEngine engine, int seat, const int *actions, int count, int *keys) noexcept nogil
    cdef int do_playout(self, CoreEngine engine, u64 *rng, int *scratch, int limit) noexcept nogil
    cdef int fill_patterns(self, CoreEngine engine, int seat, int *found, float *amounts) noexcept nogil
    cdef int fill_move_patterns(
        self, CoreEngine engine, int seat, const int *actions, int count, int *found, int *ends
    ) noexcept nogil
    cdef double pattern_score(self, CoreEngine engine, int seat, const float *weights) noexcept nogil
