"""Observations and actions with the observer as seat 0, for games whose seats differ in names only.

An egocentric encoding has the sections of another one, with everything that belongs to a seat moved: the
observer's first, then the others' in turn order. In Talat the boards and colours move with their seats, and
dense indices with the boards: an action of the seat to move is counted from that seat.
"""

import cython
from cython.cimports.atoll.core.engine import Engine
from cython.cimports.libc.stdlib import calloc, free

__all__ = ["Egocentric"]


@cython.cclass
class Egocentric(Encoding):
    """Another encoding, counted from the observer.

    ``order(observer)`` returns where each number of an observation goes, and the new index of each dense
    index. ``seat_numbers`` are the places of numbers that are seats, counted from 1.
    """

    def __cinit__(self, inner: Encoding, order, seat_numbers=()):
        observer: cython.int
        i: cython.int
        if inner.size > MOST_NUMBERS or len(seat_numbers) > 4:
            raise ValueError(f"an observation of {inner.size} numbers is too large")
        self.inner = inner
        self.places = cython.cast(cython.p_int, calloc(inner.players * inner.size, cython.sizeof(cython.int)))
        self.relative = cython.cast(
            cython.p_int, calloc(inner.players * inner.actions, cython.sizeof(cython.int))
        )
        self.absolute = cython.cast(
            cython.p_int, calloc(inner.players * inner.actions, cython.sizeof(cython.int))
        )
        if self.places == cython.NULL or self.relative == cython.NULL or self.absolute == cython.NULL:
            raise MemoryError
        for observer in range(inner.players):
            places, indices = order(observer)
            if sorted(places) != list(range(inner.size)) or sorted(indices) != list(range(inner.actions)):
                raise ValueError("the order of an egocentric encoding is no permutation")
            for i in range(inner.size):
                self.places[observer * inner.size + i] = places[i]
            for i in range(inner.actions):
                self.relative[observer * inner.actions + i] = indices[i]
                self.absolute[observer * inner.actions + cython.cast(cython.int, indices[i])] = i
        self.seat_number_count = len(seat_numbers)
        for i in range(self.seat_number_count):
            self.seat_numbers[i] = seat_numbers[i]

    def __init__(self, inner, order, seat_numbers=()):
        Encoding.__init__(self, inner.players, inner.options, inner.sections)
        self.actions = inner.actions
        self.egocentric = True
        self._arguments = (inner, order, seat_numbers)

    def __dealloc__(self):
        free(self.places)
        free(self.relative)
        free(self.absolute)

    def __reduce__(self):
        return type(self), self._arguments

    def fill(self, engine: Engine, seat: cython.int, out: cython.p_short):
        """Write the inner observation in another order."""
        row = cython.declare(cython.short[MOST_NUMBERS])
        places: cython.p_int = self.places + seat * self.size
        i: cython.int
        number: cython.int
        self.inner.fill(engine, seat, row)
        for i in range(self.seat_number_count):
            number = row[self.seat_numbers[i]]
            if number:
                number -= 1 + seat
                row[self.seat_numbers[i]] = number + 1 if number >= 0 else number + 1 + self.players
        for i in range(self.size):
            out[places[i]] = row[i]

    def fits(self, engine: Engine) -> cython.bint:
        """Whether the whole position is in the window."""
        return self.inner.fits(engine)

    def indices(self, engine: Engine, actions: cython.p_int, count: cython.int):
        """Replace each action by its dense index, counted from the seat to move."""
        i: cython.int
        mover: cython.int = engine.mover()
        self.inner.indices(engine, actions, count)
        mover = max(mover, 0)
        for i in range(count):
            if actions[i] >= 0:
                actions[i] = self.relative[mover * self.inner.actions + actions[i]]

    def action_at(self, engine: Engine, index: cython.int) -> cython.int:
        """Return the action of a dense index, counted from the seat to move."""
        mover: cython.int = engine.mover()
        mover = max(mover, 0)
        return self.inner.action_at(engine, self.absolute[mover * self.inner.actions + index])
