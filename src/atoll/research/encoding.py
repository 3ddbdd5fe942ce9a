"""The compiled base class of every game's encoding: observations and actions as numbers.

An *observation* is one row of 16-bit integers, divided into named sections (``sections``: name, shape,
description). It holds exactly what a seat may know. A *dense index* identifies a move by an integer from 0 to
``actions`` - 1, so that a policy can have one output per move. Moves outside a game's window have no index
(-1); ``in_window`` is whether all moves of a position have one.

Seat numbers are absolute, not relative to the observer; the section ``viewer`` says whose observation it is.
An *egocentric* encoding counts seats from the observer, who is seat 0.

A *tensor* is the same observation as 32-bit floats for a network: categories become planes of 0 and 1
(``tensor_sections``). Where an observation has no categories, it is the observation itself.
"""

from math import prod

import cython
from cython.cimports.atoll.core.engine import Engine


@cython.cclass
class Encoding:
    """How positions of a game, for a number of players and options, are written as numbers."""

    def __init__(self, players, options, sections, tensor_sections=None):
        self.players = players
        self.options = options
        self.sections = tuple(sections)
        self.size = _size(self.sections)
        self.tensor_sections = self.sections if tensor_sections is None else tuple(tensor_sections)
        self.tensor_size = _size(self.tensor_sections)

    # --- in C, without the GIL; nothing is checked ------------------------------------------------------

    def fill(self, engine: Engine, seat: cython.int, out: cython.p_short):
        """Write what a seat may know: all ``size`` numbers."""

    def fill_tensor(self, engine: Engine, seat: cython.int, out: cython.p_float):
        """Write the same as floats: all ``tensor_size`` numbers."""
        # The shorts lie in the second half of the memory; each is read before a float overwrites it.
        row: cython.p_short = cython.cast(cython.p_short, out) + self.size
        i: cython.int
        self.fill(engine, seat, row)
        for i in range(self.size):
            out[i] = row[i]

    def fits(self, engine: Engine) -> cython.bint:
        """Whether the whole position is in the window, and all its moves have an index."""
        return True

    def indices(self, engine: Engine, actions: cython.p_int, count: cython.int):
        """Replace each action by its dense index."""

    def list_legal(self, engine: Engine, seat: cython.int, out: cython.p_int) -> cython.int:
        """Write the dense indices of a seat's legal moves, in the engine's order; return how many."""
        count: cython.int = engine.fill_legal(seat, out)
        self.indices(engine, out, count)
        return count

    def action_at(self, engine: Engine, index: cython.int) -> cython.int:
        """Return the action of a dense index."""
        return index

    def prefetch_position(self, engine: Engine, is_next: cython.bint):
        """Prefetch the position that comes next into the cache, or the one after that."""

    def swap(self, worker: Engine, engine: Engine) -> cython.bint:
        """Swap the states of a worker and an engine; return whether this game does so.

        An engine with a large work area is slow to load: a thread that steps many games uses the worker's for
        all.
        """
        return False

    # --- from Python ------------------------------------------------------------------------------------

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return type(self), (self.players, self.options)

    def observe(self, engine: Engine, seat: int, out: cython.short[::1]) -> None:
        """Write what a seat may know into an array of ``size`` numbers."""
        if out.shape[0] != self.size:
            raise ValueError(f"the array has {out.shape[0]} numbers; an observation has {self.size}")
        if not 0 <= seat < self.players or engine.players != self.players:
            raise ValueError(f"no seat {seat} of {self.players} players")
        self.fill(engine, seat, cython.address(out[0]))

    def observe_tensor(self, engine: Engine, seat: int, out: cython.float[::1]) -> None:
        """Write the same as floats into an array of ``tensor_size`` numbers."""
        if out.shape[0] != self.tensor_size:
            raise ValueError(f"the array has {out.shape[0]} numbers; a tensor has {self.tensor_size}")
        if not 0 <= seat < self.players or engine.players != self.players:
            raise ValueError(f"no seat {seat} of {self.players} players")
        self.fill_tensor(engine, seat, cython.address(out[0]))

    def in_window(self, engine: Engine) -> bool:
        """Whether the position is in the window; if not, an environment truncates the game."""
        return self.fits(engine)

    def legal(self, engine: Engine, seat: int) -> list:
        """Return the dense indices of a seat's legal moves in the window, in the engine's order."""
        found = [self.index(engine, action) for action in engine.legal(seat)]
        return [index for index in found if index >= 0]

    def index(self, engine: Engine, action: int) -> int:
        """Return the dense index of an action; -1 for one outside the window."""
        number: cython.int = action
        self.indices(engine, cython.address(number), 1)
        return number

    def action(self, engine: Engine, index: int) -> int:
        """Return the action of a dense index. Raise ValueError if there is no such index."""
        if not 0 <= index < self.actions:
            raise ValueError(f"{index} is not a dense index: they go from 0 to {self.actions - 1}")
        return self.action_at(engine, index)


def _size(sections: tuple) -> int:
    return sum(prod(shape) for _, shape, _ in sections)
