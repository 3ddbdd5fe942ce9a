# The compiled interface of every game's engine: what a search in another compiled module may call.
# engine.py says what each method does.
from atoll.core.bits cimport u64

cpdef enum:
    CHANCE = -1
    OVER = -2
    MAX_SEATS = 5

cdef class Engine:
    cdef void *pod            # the bytes that are the position; all of it, without pointers
    cdef size_t pod_size
    cdef readonly int players
    cdef readonly int max_actions    # what legal and chance can write at most
    cdef void copy_from(self, Engine other) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef unsigned int active(self) noexcept nogil
    cdef int fill_legal(self, int seat, int *actions) noexcept nogil
    cdef int legal_below(self, int seat) noexcept nogil
    cdef void do_play(self, int seat, int action) noexcept nogil
    cdef int fill_chance(self, int *outcomes, int *weights) noexcept nogil
    cdef void do_resolve(self, int outcome) noexcept nogil
    cdef void fill_places(self, int *places) noexcept nogil
    cdef void do_determinize(self, int seat, u64 *rng) noexcept nogil
    cdef int disclosed(self) noexcept nogil
    cdef bint has_certain_moves(self) noexcept nogil
    cdef u64 hash_key(self) noexcept nogil
    cdef int do_playout(self, u64 *rng, int *scratch) noexcept nogil
