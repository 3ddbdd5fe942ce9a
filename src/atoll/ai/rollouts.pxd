# rollouts.py says what it is for.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine

cdef class Rollouts:
    cdef Engine root
    cdef Engine work
    cdef readonly int seat
    cdef int count
    cdef u64 rng
    cdef volatile int halted
    cdef int *actions
    cdef int *scratch
    cdef int *visits
    cdef double *sums          # a row of values, one a seat, for each action
    cdef void simulate(self, int pick) noexcept nogil
