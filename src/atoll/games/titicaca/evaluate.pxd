# What search knows about the game; evaluate.py says how.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine as CoreEngine
from atoll.core.evaluator cimport Evaluator as CoreEvaluator
from atoll.games.titicaca.engine.board cimport Pod
from atoll.games.titicaca.network cimport Network

cdef class Evaluator(CoreEvaluator):
    cdef Network *network               # judges positions of so many players, unless it is NULL
    cdef int judged_players
    cdef void ask_network(self, CoreEngine engine, double *values) noexcept nogil
    cdef bint by_network(self, Pod *p) noexcept nogil
    cdef void fill_values_at_first_sight(self, CoreEngine engine, double *values) noexcept nogil
    cdef void fill_values(self, CoreEngine engine, double *values) noexcept nogil
    cdef void fill_move_values(
        self, CoreEngine engine, CoreEngine work, int seat, const int *actions, int number, double *move_values
    ) noexcept nogil
    cdef void weigh_fields(
        self, CoreEngine engine, int seat, const int *actions, int number, double *move_values
    ) noexcept nogil
    cdef int do_playout(self, CoreEngine engine, u64 *rng, int *scratch, int limit) noexcept nogil
    cdef u64 joint_key(self, CoreEngine engine, u64 decisions) noexcept nogil
    cdef int fill_patterns(self, CoreEngine engine, int seat, int *found, float *amounts) noexcept nogil
    cdef int fill_move_patterns(
        self, CoreEngine engine, int seat, const int *actions, int count, int *found, int *ends
    ) noexcept nogil
