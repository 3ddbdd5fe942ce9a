# regrets.py says what it is for.
from atoll.core.bits cimport u64

cdef enum:
    DECIDERS = 5       # core's MAX_SEATS
    MATRIX = 64        # decisions a seat that a table of pairs has room for

cdef class Regrets:
    cdef double weight         # of the next strategy in the average
    cdef int seats             # how many decide
    cdef int seat[DECIDERS]
    cdef int first[DECIDERS]   # where a seat's decisions begin
    cdef int count[DECIDERS]   # how many of them are considered
    cdef double *regret
    cdef double *strategy
    cdef double *chosen        # how much each decision was played, summed up
    cdef double *prior
    cdef double *mean
    cdef int *visits
    cdef float *pairs          # mean value of pairs of decisions, for the first of two seats
    cdef int *pair_visits
    cdef int add(self, int seat, int count, double *priors) except -1
    cdef int draw(self, int which, u64 *rng) noexcept nogil
    cdef void learn(self, int *picks, double *values) noexcept nogil
    cdef void compare_pairs(self, int *picks, double value) noexcept nogil
    cdef double share(self, int which, int decision) noexcept nogil
