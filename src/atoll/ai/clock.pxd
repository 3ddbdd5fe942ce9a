# The time, for compiled code.
from posix.time cimport CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, clock_gettime, timespec

cdef inline double now(bint cpu) noexcept nogil:
    """Give the seconds of a clock that only goes forward: the wall's, or what this thread has computed."""
    cdef timespec at
    clock_gettime(CLOCK_THREAD_CPUTIME_ID if cpu else CLOCK_MONOTONIC, &at)
    return at.tv_sec + 1e-9 * at.tv_nsec
