from atoll.core.engine cimport Engine
from atoll.research.encoding cimport Encoding

cdef enum:
    MOST_NUMBERS = 4096     # of an observation

cdef class Egocentric(Encoding):
    cdef readonly Encoding inner
    cdef int *places            # by observer: where each number of the inner observation goes
    cdef int *relative          # by observer: the index of each inner index
    cdef int *absolute          # and back
    cdef int seat_numbers[4]    # places of numbers that are seats, counted from 1; 0 is nobody
    cdef int seat_number_count
    cdef tuple _arguments
    cdef void fill(self, Engine engine, int seat, short *out) noexcept nogil
    cdef bint fits(self, Engine engine) noexcept nogil
    cdef void indices(self, Engine engine, int *actions, int count) noexcept nogil
    cdef int action_at(self, Engine engine, int index) noexcept nogil
