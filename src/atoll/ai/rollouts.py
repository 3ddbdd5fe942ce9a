"""Flat Monte Carlo: every move is tried equally often, each time on a new sample, and played out at random.

No tree and no knowledge: the baseline that a tree search has to beat at equal time.
"""

import cython
from cython.cimports.atoll.ai.clock import now
from cython.cimports.atoll.core.bits import u64
from cython.cimports.atoll.core.engine import MAX_SEATS, Engine
from cython.cimports.atoll.core.evaluator import place_values
from cython.cimports.libc.stdlib import calloc, free, malloc


@cython.cclass
class Rollouts:
    """The moves of one seat in one position, and how random games went after each."""

    def __cinit__(self, engine: Engine, seat: cython.int, seed: u64):
        """Prepare a search; what the seat cannot know is resampled before anything else."""
        most: cython.int = engine.max_actions
        self.seat = seat
        self.rng = seed
        self.root = engine.copy()
        self.root.do_determinize(seat, cython.address(self.rng))
        self.work = engine.blank()
        self.actions = cython.cast(cython.p_int, malloc(most * cython.sizeof(cython.int)))
        self.scratch = cython.cast(cython.p_int, malloc(2 * most * cython.sizeof(cython.int)))
        self.visits = cython.cast(cython.p_int, calloc(most, cython.sizeof(cython.int)))
        self.sums = cython.cast(cython.p_double, calloc(most * MAX_SEATS, cython.sizeof(cython.double)))
        if (
            self.actions == cython.NULL
            or self.scratch == cython.NULL
            or self.visits == cython.NULL
            or self.sums == cython.NULL
        ):
            raise MemoryError
        self.count = self.root.fill_legal(seat, self.actions)

    def __dealloc__(self):
        free(self.actions)
        free(self.scratch)
        free(self.visits)
        free(self.sums)

    def search(self, simulations: int, seconds: float, cpu: bool = False) -> int:
        """Run simulations up to a number, a time (below 0: no bound) or ``stop``; return how many were run.

        With ``cpu`` the time is CPU time of this thread.
        """
        clock: cython.bint = cpu
        most: cython.longlong = simulations
        done: cython.longlong = 0
        limit: cython.double = seconds
        self.stopped = 0
        if self.count < 2:
            return 0
        with cython.nogil:
            limit = now(clock) + limit if limit >= 0 else -1.0
            while not self.stopped and (most < 0 or done < most):
                self.simulate(done % self.count)
                done += 1
                if limit >= 0 and now(clock) >= limit:
                    break
        return done

    def stop(self) -> None:
        """End a search that runs in another thread, after the simulation it is at."""
        self.stopped = 1

    def candidates(self) -> list:
        """Return ``(action, visits, values)`` for each move."""
        found = []
        i: cython.int
        for i in range(self.count):
            sums = [self.sums[i * MAX_SEATS + s] for s in range(self.root.players)]
            visits: int = self.visits[i]
            found.append((self.actions[i], visits, tuple([total / max(1, visits) for total in sums])))
        return found

    def simulate(self, pick: cython.int):
        """Try one move on one sample."""
        places = cython.declare(cython.int[MAX_SEATS])
        values = cython.declare(cython.double[MAX_SEATS])
        s: cython.int
        self.work.copy_from(self.root)
        self.work.do_determinize(self.seat, cython.address(self.rng))
        self.work.do_play(self.seat, self.actions[pick])
        self.work.do_playout(cython.address(self.rng), self.scratch)
        self.work.fill_places(places)
        place_values(self.work.players, places, values)
        self.visits[pick] += 1
        for s in range(self.work.players):
            self.sums[pick * MAX_SEATS + s] += values[s]
