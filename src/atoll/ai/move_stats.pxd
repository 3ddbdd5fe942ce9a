# move_stats.py says what it is for.
from atoll.core.bits cimport u64

cdef struct MoveStat:
    u64 key
    int visits
    float mean

cdef class MoveStats:
    cdef MoveStat *entries
    cdef int mask
    cdef bint used             # whether anything was learnt since the last ``clear``
    cdef void clear(self) noexcept nogil
    cdef inline MoveStat *find(self, u64 key) noexcept nogil:
        return &self.entries[(key >> 20) & self.mask]
    cdef long long bytes(self) noexcept nogil
    cdef void add(self, u64 key, double value) noexcept nogil
