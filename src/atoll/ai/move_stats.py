"""What moves were worth wherever they were made: means by key, in a table of fixed size.

Two keys in one place displace each other, the one met last stays: what is asked for often is there.
"""

import cython
from cython.cimports.atoll.core.bits import u64
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset

PLACES = cython.declare(cython.int, 1 << 16)


@cython.cclass
class MoveStats:
    """Means by key. ``find`` gives the place of a key: its own only if it says so."""

    def __cinit__(self):
        """Make room."""
        self.mask = PLACES - 1
        self.traces = cython.cast(cython.pointer[Trace], calloc(PLACES, cython.sizeof(Trace)))
        if self.traces == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.traces)

    def forget(self):
        """Begin anew."""
        memset(self.traces, 0, (self.mask + 1) * cython.sizeof(Trace))

    def learn(self, key: u64, value: cython.double):
        """Count a value for a key."""
        trace: cython.pointer[Trace] = self.find(key)
        if trace.key != key:
            trace.key = key
            trace.visits = 0
            trace.mean = 0
        trace.visits += 1
        trace.mean += (value - trace.mean) / trace.visits
