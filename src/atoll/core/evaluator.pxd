# The compiled interface of what search knows about a game. evaluator.py says what each method does.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine

cdef enum:
    MAX_WEIGHTS = 24

    TO_THE_END = -2         # a playout's limit: none, wherever the values could be trusted

    MOST_SCORE = 20000      # what a score is at most, either way
    FORCING = 1 << 20       # order keys from here on are those of forcing moves

    MOST_PATTERNS = 512     # of a seat in a position
    MOST_MOVE_PATTERNS = 32 # of a move

cdef class Evaluator:
    cdef readonly tuple names           # of its weights
    cdef double weight[MAX_WEIGHTS]     # what things are worth, in the order of the names; fixed before any search begins
    # How to search this game; the base class's values suit a game of which nothing is known.
    cdef readonly int horizon               # decisions of a playout before the values are asked; -1: to the end
    cdef readonly bint guided               # whether playouts are the evaluator's (else: the engine's random ones)
    cdef readonly double prior_temperature  # difference of move values that makes one prior e times another
    cdef readonly double exploration        # of moves tried seldom
    cdef readonly double prior_weight       # of the prior in the choice of a move
    cdef readonly double fpu_reduction      # first-play urgency: an untried move's value is its node's mean less this
    cdef readonly int initial_width         # moves looked at in a node at first, the best priors
    cdef readonly double widening           # further moves for each root of the node's visits
    cdef readonly int expand_after          # visits of a node, for each 32 moves, before they are listed
    cdef readonly double minimax            # part that evaluation, backed up like minimax, has in a move's value
    cdef readonly double history            # bonus of moves that did well elsewhere
    cdef readonly double abstraction        # visits for which what followed the seat's own moves weighs half
    cdef readonly double margin             # part that the distance at a playout's end has in its values
    cdef readonly int deep_after            # visits of the root after which every second playout goes TO_THE_END; 0: none
    # What a learnt player weighs (atoll.core.net): patterns by number.
    cdef readonly int patterns              # their version, which changes whenever a number means something else; 0: none
    cdef readonly int value_patterns        # how many there are of positions
    cdef readonly int move_patterns         # and of moves
    cdef void fill_values(self, Engine engine, double *values) noexcept nogil
    cdef void fill_values_at_first_sight(self, Engine engine, double *values) noexcept nogil
    cdef void fill_move_values(
        self, Engine engine, Engine work, int seat, const int *actions, int count, double *move_values
    ) noexcept nogil
    cdef int score(self, Engine engine, int seat) noexcept nogil
    cdef int fill_forcing(self, Engine engine, int seat, int *actions) noexcept nogil
    cdef void fill_order(self, Engine engine, int seat, const int *actions, int count, int *keys) noexcept nogil
    cdef int do_playout(self, Engine engine, u64 *rng, int *scratch, int limit) noexcept nogil
    cdef u64 joint_key(self, Engine engine, u64 decisions) noexcept nogil
    cdef int fill_patterns(self, Engine engine, int seat, int *found, float *amounts) noexcept nogil
    cdef int fill_move_patterns(
        self, Engine engine, int seat, const int *actions, int count, int *found, int *ends
    ) noexcept nogil
    cdef double pattern_score(self, Engine engine, int seat, const float *weights) noexcept nogil

cdef void place_values(int players, const int *places, double *values) noexcept nogil
cdef void place_halves(int players, const int *places, int *halves) noexcept nogil
cdef void values_of_scores(int players, const double *scores, double scale, double *values) noexcept nogil
