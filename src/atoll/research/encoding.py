"""The compiled base class of every game's encoding: observations and actions as numbers.

An *observation* is one row of 16-bit whole numbers, cut into named sections (``sections``: name, shape, what
it tells). It tells exactly what a seat may know. A *dense index* names a move: a whole number from 0 to
``actions`` - 1, so that a policy can have one output for each. Moves outside of a game's window have no index
(-1); ``fits`` tells whether all moves of a position have one.

Seats are numbered as in the game, whoever looks; the section ``viewer`` tells whose observation it is.
"""

import cython
from cython.cimports.atoll.core.engine import Engine


@cython.cclass
class Encoding:
    """How positions of one game, with so many players and these options, are written as numbers."""

    def __init__(self, players, options, sections):
        self.players = players
        self.options = options
        self.sections = tuple(sections)
        size: int = 0
        for _, shape, _ in sections:
            cells = 1
            for length in shape:
                cells *= length
            size += cells
        self.size = size

    # --- in C, without the GIL; nothing is checked ------------------------------------------------------

    def fill(self, engine: Engine, seat: cython.int, out: cython.p_short):
        """Write what a seat may know: ``size`` numbers, all of them."""

    def fits(self, engine: Engine) -> cython.bint:
        """Tell whether all of the position lies in the window, and all its moves have an index."""
        return True

    def indices(self, engine: Engine, actions: cython.p_int, count: cython.int):
        """Put the dense index of each action in its place."""

    def list_legal(self, engine: Engine, seat: cython.int, out: cython.p_int) -> cython.int:
        """Write the dense indices of a seat's legal moves, in the engine's order; give their number."""
        count: cython.int = engine.fill_legal(seat, out)
        self.indices(engine, out, count)
        return count

    def action_at(self, engine: Engine, index: cython.int) -> cython.int:
        """Give the action of a dense index."""
        return index

    def expect(self, engine: Engine, soon: cython.bint):
        """Ask the memory for a position that is wanted next (``soon``), or for the one after it."""

    def swap(self, worker: Engine, engine: Engine) -> cython.bint:
        """Let a worker stand for another position, or give it back; tell whether this game does so.

        Where an engine has much room to think in, a thread that steps many games uses one room for all.
        """
        return False

    # --- from Python ------------------------------------------------------------------------------------

    def observe(self, engine: Engine, seat: int, out: cython.short[::1]) -> None:
        """Write what a seat may know into an array of ``size`` numbers."""
        if out.shape[0] != self.size:
            raise ValueError(f"the array has {out.shape[0]} numbers; an observation has {self.size}")
        if not 0 <= seat < self.players or engine.players != self.players:
            raise ValueError(f"no seat {seat} of {self.players} players")
        self.fill(engine, seat, cython.address(out[0]))

    def inside(self, engine: Engine) -> bool:
        """Tell whether the position lies in the window; where not, an environment truncates the game."""
        return self.fits(engine)

    def legal(self, engine: Engine, seat: int) -> list:
        """List the dense indices of a seat's legal moves, in the engine's order, those in the window."""
        found = [self.index(engine, action) for action in engine.legal(seat)]
        return [index for index in found if index >= 0]

    def index(self, engine: Engine, action: int) -> int:
        """Give the dense index of an action; -1 for one outside of the window."""
        number: cython.int = action
        self.indices(engine, cython.address(number), 1)
        return number

    def action(self, engine: Engine, index: int) -> int:
        """Give the action of a dense index. Raises ValueError for a number that is none."""
        if not 0 <= index < self.actions:
            raise ValueError(f"{index} is no dense index: there are {self.actions}")
        return self.action_at(engine, index)
