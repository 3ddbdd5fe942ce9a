# A learnt evaluation. net.py says how it works.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine
from atoll.core.evaluator cimport Evaluator

cdef class Net(Evaluator):
    cdef readonly Evaluator hand        # the game's own evaluator: patterns, and whatever the net does not decide
    cdef float *value                   # the weights of patterns of positions
    cdef float *policy                  # and of moves
    cdef str search_by                  # which search plays; empty: the game's own choice
    cdef readonly bint plays_out        # playouts follow the policy
    cdef readonly bint keeps_values     # values are the hand-made ones
    cdef readonly bint keeps_playouts   # playouts are
    cdef void fill_values(self, Engine engine, double *values) noexcept nogil
    cdef void fill_move_values(
        self, Engine engine, Engine work, int seat, const int *actions, int count, double *move_values
    ) noexcept nogil
    cdef int score(self, Engine engine, int seat) noexcept nogil
    cdef int fill_forcing(self, Engine engine, int seat, int *actions) noexcept nogil
    cdef void fill_order(self, Engine engine, int seat, const int *actions, int count, int *keys) noexcept nogil
    cdef int do_playout(self, Engine engine, u64 *rng, int *scratch, int limit) noexcept nogil
    cdef u64 joint_key(self, Engine engine, u64 decisions) noexcept nogil
    cdef int draw(self, Engine engine, int seat, u64 *rng, int *scratch) noexcept nogil
