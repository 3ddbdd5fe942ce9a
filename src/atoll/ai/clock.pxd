# The time, for compiled code.
from posix.time cimport CLOCK_MONOTONIC, clock_gettime, timespec

cdef inline double now() noexcept nogil:
    """Give the seconds of a clock that only goes forward."""
    cdef timespec at
    clock_gettime(CLOCK_MONOTONIC, &at)
    return at.tv_sec + 1e-9 * at.tv_nsec
