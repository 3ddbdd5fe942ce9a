# Positions as numbers: what a game's encoding writes, for compiled modules that step many games at once.
# encoding.py says what each method does.
from atoll.core.engine cimport Engine

cdef class Encoding:
    cdef readonly int players
    cdef readonly object options
    cdef readonly tuple sections
    cdef readonly int size
    cdef readonly int actions
    cdef readonly bint egocentric
    cdef readonly tuple tensor_sections
    cdef readonly int tensor_size
    cdef void fill(self, Engine engine, int seat, short *out) noexcept nogil
    cdef void fill_tensor(self, Engine engine, int seat, float *out) noexcept nogil
    cdef bint fits(self, Engine engine) noexcept nogil
    cdef void indices(self, Engine engine, int *actions, int count) noexcept nogil
    cdef int list_legal(self, Engine engine, int seat, int *out) noexcept nogil
    cdef int action_at(self, Engine engine, int index) noexcept nogil
    cdef void prefetch_position(self, Engine engine, bint is_next) noexcept nogil
    cdef bint swap(self, Engine worker, Engine engine) noexcept nogil
