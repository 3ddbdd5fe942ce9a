# rollouts.py says what it is for.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine

cdef class Rollouts:
    cdef Engine root
    cdef Engine work
    cdef readonly int seat
    cdef int count
    cdef u64 rng
    cdef volatile int stopped
    cdef int *actions
    cdef int *scratch
    cdef int *visits
    cdef double *sums          # for each action a row of values, one per seat
    cdef void simulate(self, int pick) noexcept nogil
