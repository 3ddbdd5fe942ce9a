"""Mixed strategies for seats that decide at once, by regret matching.

Every seat draws its decision in proportion to how much it regrets not having played it before (with a little
exploration). The average of these strategies approaches one that the others cannot exploit; later ones,
which have learnt more, weigh more in it (linear averaging).
"""

import cython
from cython.cimports.atoll.core.bits import below, next_random, u64
from cython.cimports.libc.stdlib import calloc, free

EXPLORING = cython.declare(cython.double, 0.1)  # share of decisions drawn uniformly


@cython.cclass
class Regrets:
    """The regrets of all seats that decide at once in one position.

    ``add`` the seats in order, with the decisions of each, the most promising first; of these at most MATRIX
    are considered. Then ``draw`` for each and ``learn``, again and again.
    """

    def __cinit__(self, decisions: cython.int):
        """Allocate room for a number of decisions, all seats together."""
        size: cython.size_t = max(1, decisions)
        self.regret = cython.cast(cython.p_double, calloc(size, cython.sizeof(cython.double)))
        self.strategy = cython.cast(cython.p_double, calloc(size, cython.sizeof(cython.double)))
        self.chosen = cython.cast(cython.p_double, calloc(size, cython.sizeof(cython.double)))
        self.prior = cython.cast(cython.p_double, calloc(size, cython.sizeof(cython.double)))
        self.mean = cython.cast(cython.p_double, calloc(size, cython.sizeof(cython.double)))
        self.visits = cython.cast(cython.p_int, calloc(size, cython.sizeof(cython.int)))
        self.pairs = cython.cast(cython.p_float, calloc(MATRIX * MATRIX, cython.sizeof(cython.float)))
        self.pair_visits = cython.cast(cython.p_int, calloc(MATRIX * MATRIX, cython.sizeof(cython.int)))
        if (
            self.regret == cython.NULL
            or self.strategy == cython.NULL
            or self.chosen == cython.NULL
            or self.prior == cython.NULL
            or self.mean == cython.NULL
            or self.visits == cython.NULL
            or self.pairs == cython.NULL
            or self.pair_visits == cython.NULL
        ):
            raise MemoryError

    def __dealloc__(self):
        free(self.regret)
        free(self.strategy)
        free(self.chosen)
        free(self.prior)
        free(self.mean)
        free(self.visits)
        free(self.pairs)
        free(self.pair_visits)

    def add(self, seat: cython.int, count: cython.int, priors: cython.p_double) -> cython.int:
        """Add a seat with its decisions and their priors, within the room allocated."""
        i: cython.int
        which: cython.int = self.seats
        self.seat[which] = seat
        self.first[which] = 0 if which == 0 else self.first[which - 1] + self.count[which - 1]
        self.count[which] = min(count, MATRIX)
        for i in range(self.count[which]):
            self.prior[self.first[which] + i] = priors[i]
        self.seats += 1
        self.weight = 1
        return which

    def draw(self, which: cython.int, rng: cython.pointer[u64]) -> cython.int:
        """Draw a decision of a seat from its regrets, and add the strategy to the average."""
        first: cython.int = self.first[which]
        count: cython.int = self.count[which]
        i: cython.int
        regrets: cython.double = 0
        priors: cython.double = 0
        at: cython.double
        for i in range(first, first + count):
            regrets += self.regret[i]
            priors += self.prior[i]
        for i in range(first, first + count):
            self.strategy[i] = self.regret[i] / regrets if regrets > 0 else self.prior[i] / priors
            self.chosen[i] += self.weight * self.strategy[i]
        at = (next_random(rng) >> 11) * (1.0 / 9007199254740992.0)
        if at < EXPLORING:
            return below(rng, count)
        at = (at - EXPLORING) / (1 - EXPLORING)
        for i in range(count - 1):
            at -= self.strategy[first + i]
            if at < 0:
                return i
        return count - 1

    def learn(self, picks: cython.p_int, values: cython.p_double):
        """Update every seat's regrets.

        Two seats compare with the mean of the pair that would have come about; more seats with the mean of
        each decision, since a table of all combinations would never fill.
        """
        i: cython.int
        which: cython.int
        own: cython.int
        first: cython.int
        self.weight += 1
        if self.seats == 2:
            self.compare_pairs(picks, values[self.seat[0]])
            return
        for which in range(self.seats):
            first = self.first[which]
            own = first + picks[which]
            self.visits[own] += 1
            self.mean[own] += (values[self.seat[which]] - self.mean[own]) / self.visits[own]
            for i in range(first, first + self.count[which]):
                if self.visits[i] > 0:
                    self.regret[i] = max(0.0, self.regret[i] + self.mean[i] - self.mean[own])

    def compare_pairs(self, picks: cython.p_int, value: cython.double):
        """Update the regrets of two seats by the first one's value; the other's is 1 minus that."""
        i: cython.int
        pair: cython.int = picks[0] * MATRIX + picks[1]
        second: cython.int = self.first[1]
        played: cython.double
        instead: cython.double
        self.pair_visits[pair] += 1
        self.pairs[pair] += (value - self.pairs[pair]) / self.pair_visits[pair]
        played = self.pairs[pair]
        for i in range(self.count[0]):
            pair = i * MATRIX + picks[1]
            instead = self.pairs[pair] if self.pair_visits[pair] else played
            self.regret[i] = max(0.0, self.regret[i] + instead - played)
        for i in range(self.count[1]):
            pair = picks[0] * MATRIX + i
            instead = self.pairs[pair] if self.pair_visits[pair] else played
            self.regret[second + i] = max(0.0, self.regret[second + i] + played - instead)

    def share(self, which: cython.int, decision: cython.int) -> cython.double:
        """Return the probability of a decision in a seat's average strategy."""
        i: cython.int
        total: cython.double = 0
        if decision >= self.count[which]:
            return 0.0
        for i in range(self.first[which], self.first[which] + self.count[which]):
            total += self.chosen[i]
        return self.chosen[self.first[which] + decision] / total if total > 0 else 0.0


def mixed_strategies(payoffs: list, rounds: int, seed: int) -> tuple:
    """Solve a two-seat matrix game; return the average strategy of each seat.

    ``payoffs[i][j]``, from 0 to 1, is what the first gets; the second gets the rest.
    """
    rows: cython.int = len(payoffs)
    columns: cython.int = len(payoffs[0])
    if max(rows, columns) > MATRIX:
        raise ValueError(f"at most {MATRIX} decisions a seat")
    regrets: Regrets = Regrets(rows + columns)
    even = cython.declare(cython.double[MATRIX])
    picks = cython.declare(cython.int[DECIDERS])
    values = cython.declare(cython.double[DECIDERS])
    rng: u64 = seed
    i: cython.int
    for i in range(MATRIX):
        even[i] = 1.0
    regrets.add(0, rows, even)
    regrets.add(1, columns, even)
    for _ in range(rounds):
        picks[0] = regrets.draw(0, cython.address(rng))
        picks[1] = regrets.draw(1, cython.address(rng))
        values[0] = payoffs[picks[0]][picks[1]]
        values[1] = 1 - values[0]
        regrets.learn(picks, values)
    return (
        [regrets.share(0, i) for i in range(rows)],
        [regrets.share(1, i) for i in range(columns)],
    )
