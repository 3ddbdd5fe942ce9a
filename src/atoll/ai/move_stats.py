"""Mean values of moves wherever they were played: a hash table of fixed size.

Of two keys that fall into the same slot the latest stays, so frequent moves are usually there.
"""

import cython
from cython.cimports.atoll.core.bits import u64
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset

PLACES = cython.declare(cython.int, 1 << 16)


@cython.cclass
class MoveStats:
    """Mean values by key. ``find`` returns the slot of a key; compare its ``key``, which may be another."""

    def __cinit__(self):
        """Allocate the table."""
        self.mask = PLACES - 1
        self.entries = cython.cast(cython.pointer[MoveStat], calloc(PLACES, cython.sizeof(MoveStat)))
        if self.entries == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.entries)

    def clear(self):
        """Empty the table. One that nothing was learnt in stays untouched, so that it takes no memory."""
        if not self.used:
            return
        self.used = False
        memset(self.entries, 0, (self.mask + 1) * cython.sizeof(MoveStat))

    def add(self, key: u64, value: cython.double):
        """Add a value to a key's mean."""
        entry: cython.pointer[MoveStat] = self.find(key)
        self.used = True
        if entry.key != key:
            entry.key = key
            entry.visits = 0
            entry.mean = 0
        entry.visits += 1
        entry.mean += (value - entry.mean) / entry.visits

    def bytes(self) -> cython.longlong:
        """Return the table's bytes, 0 while nothing was learnt."""
        return (self.mask + 1) * cython.cast(cython.longlong, cython.sizeof(MoveStat)) if self.used else 0
