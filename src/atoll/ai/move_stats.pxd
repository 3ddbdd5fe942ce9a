# move_stats.py says what it is for.
from atoll.core.bits cimport u64

cdef struct Trace:
    u64 key
    int visits
    float mean

cdef class MoveStats:
    cdef Trace *traces
    cdef int mask
    cdef bint used             # whether anything was learnt since the last ``forget``
    cdef void forget(self) noexcept nogil
    cdef inline Trace *find(self, u64 key) noexcept nogil:
        return &self.traces[(key >> 20) & self.mask]
    cdef long long bytes(self) noexcept nogil
    cdef void learn(self, u64 key, double value) noexcept nogil
