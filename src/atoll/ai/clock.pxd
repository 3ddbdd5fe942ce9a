# The time, for compiled code.
from posix.time cimport CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, clock_gettime, timespec

cdef inline double now(bint cpu) noexcept nogil:
    """Return the seconds of a monotonic clock: wall time, or CPU time of this thread."""
    cdef timespec at
    clock_gettime(CLOCK_THREAD_CPUTIME_ID if cpu else CLOCK_MONOTONIC, &at)
    return at.tv_sec + 1e-9 * at.tv_nsec
