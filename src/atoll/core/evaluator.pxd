# The compiled interface of what search knows about a game. evaluator.py says what each method does.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine

cdef class Evaluator:
    cdef readonly int horizon        # decisions of a playout before the values are asked; -1: to the end
    cdef readonly double spread      # how far apart two weights are when one is chosen e times as often
    cdef void fill_values(self, Engine engine, double *values) noexcept nogil
    cdef void fill_weights(
        self, Engine engine, Engine work, int seat, const int *actions, int count, double *weights
    ) noexcept nogil
    cdef int do_playout(self, Engine engine, u64 *rng, int *scratch, int limit) noexcept nogil

cdef void place_values(int players, const int *places, double *values) noexcept nogil
cdef void place_halves(int players, const int *places, int *halves) noexcept nogil
