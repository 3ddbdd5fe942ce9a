"""Selection: a node's moves, what each seems to be worth, and the one to try next.

A move's score is its mean value, with a bonus for few visits and for a high prior. The mean can be mixed with
what the evaluation says (backed up like minimax), with how the move did elsewhere in the tree, and with how
it did after the seat's own moves whatever the others did. ``Settings`` weights these parts.
"""

import cython
from cython.cimports.atoll.ai.move_stats import MoveStat, MoveStats
from cython.cimports.atoll.ai.tree_store import (
    FIXED,
    JOINT,
    MIX,
    OPEN,
    SCATTER,
    SEATS,
    Edge,
    Node,
    Step,
    TreeStore,
    hashed,
)
from cython.cimports.atoll.core.bits import next_random, u64
from cython.cimports.atoll.core.engine import Engine
from cython.cimports.atoll.core.evaluator import Evaluator
from cython.cimports.libc.math import exp, log, sqrt
from cython.cimports.libc.stdlib import calloc, free, malloc, qsort
from cython.cimports.libc.string import memset

# Below the root, how often a seat that decides together with others goes by its priors, not its regrets.
EXPLORING = cython.declare(cython.double, 0.1)

# A leaf with this many moves is expanded after ``expand_after`` visits, one with twice as many after twice.
EXPANSION_UNIT = cython.declare(cython.int, 32)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fraction(rng: cython.pointer[u64]) -> cython.double:
    """Draw a number from 0 to 1."""
    return (next_random(rng) >> 11) * (1.0 / 9007199254740992.0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def by_prior(a: cython.p_const_void, b: cython.p_const_void) -> cython.int:
    """Compare edges: the higher prior first."""
    left: cython.float = cython.cast(cython.pointer[Edge], a).prior
    right: cython.float = cython.cast(cython.pointer[Edge], b).prior
    return (left < right) - (left > right)


@cython.cclass
class Selection(TreeStore):
    """A tree with the position of the current simulation, and the choice of a move in it."""

    def prepare(self, engine: Engine, evaluator: Evaluator, seed: u64):
        """Allocate room for an engine's moves. Until ``configure`` is called all moves look alike."""
        most: cython.int = engine.max_actions
        self.evaluator = evaluator
        self.rng = seed
        self.work = engine.blank()
        self.trial = engine.blank()
        self.move_stats = MoveStats()
        self.own_move_stats = MoveStats()
        self.slot_mask = 64
        while self.slot_mask < 2 * most:
            self.slot_mask *= 2
        self.slots = cython.cast(cython.p_int, malloc(self.slot_mask * cython.sizeof(cython.int)))
        self.stamps = cython.cast(cython.p_int, calloc(self.slot_mask, cython.sizeof(cython.int)))
        self.slot_mask -= 1
        self.actions = cython.cast(cython.p_int, malloc(2 * most * cython.sizeof(cython.int)))
        self.candidates = cython.cast(cython.p_int, malloc(most * cython.sizeof(cython.int)))
        self.move_values = cython.cast(cython.p_double, malloc(most * cython.sizeof(cython.double)))
        self.priors = cython.cast(cython.p_double, malloc(most * cython.sizeof(cython.double)))
        if (
            self.slots == cython.NULL
            or self.stamps == cython.NULL
            or self.actions == cython.NULL
            or self.candidates == cython.NULL
            or self.move_values == cython.NULL
            or self.priors == cython.NULL
        ):
            raise MemoryError
        self.exploration, self.prior_weight, self.prior_temperature, self.fpu_reduction = 0.5, 0.0, 0.1, 0.0
        self.initial_width, self.widening = most, 0.0
        self.expand_after, self.horizon, self.deep_after = 1, -1, 0
        self.minimax = self.history_bonus = self.abstraction = self.margin = 0.0
        self.uses_evaluator = self.guided = False
        return 0

    def __dealloc__(self):
        free(self.slots)
        free(self.stamps)
        free(self.actions)
        free(self.candidates)
        free(self.move_values)
        free(self.priors)

    def configure(
        self,
        exploration: float,
        prior_weight: float,
        prior_temperature: float,
        fpu_reduction: float,
        initial_width: int,
        widening: float,
        expand_after: int,
        horizon: int,
        uses_evaluator: bool,
        guided: bool,
        minimax: float = 0.0,
        history: float = 0.0,
        abstraction: float = 0.0,
        margin: float = 0.0,
        deep_after: int = 0,
    ) -> None:
        """Set how to search; ``atoll.ai.Settings`` explains each setting."""
        self.exploration, self.prior_weight, self.prior_temperature, self.fpu_reduction = (
            exploration,
            prior_weight,
            prior_temperature,
            fpu_reduction,
        )
        self.initial_width, self.widening = max(1, initial_width), widening
        self.expand_after, self.horizon = max(0, expand_after), horizon
        self.uses_evaluator, self.guided = uses_evaluator, guided
        self.minimax, self.history_bonus, self.abstraction = minimax, history, abstraction
        self.margin, self.deep_after = margin, deep_after

    def is_determined(self) -> cython.bint:
        """Whether the position follows from the root and the moves alone, without chance."""
        return self.disclosed_at_root >= 0 and self.work.disclosed() == self.disclosed_at_root

    # --- listing moves ----------------------------------------------------------------------------------

    def expand(self, node: cython.int) -> cython.bint:
        """Return the moves of the leaf at the current position.

        Return False if there is no room, or if the leaf was visited too seldom: where there are many moves to
        weigh, a few playouts from the leaf itself tell more for the same time.
        """
        mask: cython.uint = self.work.active()
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        seat: cython.int
        count: cython.int
        seats: cython.int = 0
        for seat in range(self.players):
            if not (mask >> seat) & 1:
                continue
            if seats == 0:
                here.seat = seat
            seats += 1
            count = self.work.fill_legal(seat, self.actions)
            too_early: cython.bint = node != 0 and EXPANSION_UNIT * here.visits < self.expand_after * count
            if too_early or not self.add_edges(node, seat, count):
                here.count = 0
                here.moves_hash = 0
                memset(here.listed, 0, cython.sizeof(here.listed))
                return False
        if seats > 1:
            here.kind = JOINT
        else:
            here.kind = FIXED if self.is_determined() else OPEN
        return True

    def add_edges(self, node: cython.int, seat: cython.int, count: cython.int) -> cython.bint:
        """Append a seat's ``count`` moves in ``actions``, the highest prior first."""
        i: cython.int
        edge: cython.pointer[Edge]
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        mask: cython.uint = self.work.active()
        joint: cython.bint = mask & (mask - 1) != 0
        if not self.make_room(node, count):
            return False
        self.fill_priors(seat, count)
        for i in range(count):
            edge = cython.address(self.edges[here.edges + here.count + i])
            edge.action = self.actions[i]
            edge.seat = seat
            edge.child = -1
            edge.visits = edge.offered = 0
            edge.mean = 0
            edge.hint = 0 if joint else self.move_values[i]
            here.moves_hash += hashed(self.actions[i], seat)
            # A little noise, so that equals are not always tried in the engine's order.
            edge.prior = self.priors[i] * (1 + 1e-3 * fraction(cython.address(self.rng)))
        edge = cython.address(self.edges[here.edges + here.count])
        qsort(edge, count, cython.sizeof(Edge), by_prior)
        if here.listed[seat] == 0:
            here.first[seat] = here.count
        here.listed[seat] += count
        here.count += count
        return True

    def fill_priors(self, seat: cython.int, count: cython.int):
        """Evaluate a seat's ``count`` moves in ``actions`` at first sight; turn the values into priors."""
        i: cython.int
        best: cython.double
        total: cython.double = 0
        if not self.uses_evaluator:
            for i in range(count):
                self.move_values[i] = 0.5
                self.priors[i] = 1.0 / count
            return
        self.evaluator.fill_move_values(self.work, self.trial, seat, self.actions, count, self.move_values)
        best = self.move_values[0]
        for i in range(count):
            best = max(best, self.move_values[i])
        for i in range(count):
            self.priors[i] = exp((self.move_values[i] - best) / self.prior_temperature)
            total += self.priors[i]
        for i in range(count):
            self.priors[i] /= total

    def list_candidates(self, node: cython.int, seat: cython.int) -> cython.int:
        """Return the edges of the moves that are legal in this sample; add new ones to the node."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        i: cython.int
        slot: cython.int
        new: cython.int = 0
        known: cython.int = 0
        count: cython.int
        moves_hash: u64 = 0
        if here.kind == OPEN and self.work.has_certain_moves():
            for i in range(here.count):
                self.candidates[i] = i
            return here.count
        count = self.work.legal_below(seat)
        if count >= 0:
            return self.list_range(node, seat, count)
        count = self.work.fill_legal(seat, self.actions)
        if here.kind == OPEN:  # usually nothing has changed
            for i in range(count):
                moves_hash += hashed(self.actions[i], seat)
            if moves_hash == here.moves_hash and count == here.count:
                for i in range(count):
                    self.candidates[i] = i
                return count
        self.stamp += 1
        if self.stamp == 0x7FFFFFFF:
            memset(self.stamps, 0, (self.slot_mask + 1) * cython.sizeof(cython.int))
            self.stamp = 1
        for i in range(count):
            slot = (cython.cast(cython.uint, self.actions[i]) * SCATTER) & self.slot_mask
            while self.stamps[slot] == self.stamp:
                slot = (slot + 1) & self.slot_mask
            self.stamps[slot] = self.stamp
            self.slots[slot] = i
        for i in range(here.count):
            edge = cython.address(self.edges[here.edges + i])
            if edge.seat != seat:
                continue
            slot = (cython.cast(cython.uint, edge.action) * SCATTER) & self.slot_mask
            while self.stamps[slot] == self.stamp and self.actions[self.slots[slot]] != edge.action:
                slot = (slot + 1) & self.slot_mask
            if self.stamps[slot] == self.stamp:
                self.candidates[known] = i
                known += 1
                self.actions[self.slots[slot]] = -1  # what is left in the list afterwards is new
        if known == count:
            return known
        for i in range(count):
            if self.actions[i] != -1:
                self.actions[new] = self.actions[i]
                new += 1
        return self.list_new(node, seat, known, new)

    def list_range(self, node: cython.int, seat: cython.int, count: cython.int) -> cython.int:
        """Do the same where actions below ``count`` are legal, as far as any are looked at."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        i: cython.int
        known: cython.int = 0
        # Samples with fewer actions had the first of them: those from ``listed`` on are new.
        new: cython.int = max(0, count - here.listed[seat])
        most: cython.int = count if new else min(count, self.width(node))
        for i in range(here.first[seat], here.count):
            edge = cython.address(self.edges[here.edges + i])
            if edge.seat == seat and edge.action < count:
                self.candidates[known] = i
                known += 1
                if known == most:
                    return known
        for i in range(new):
            self.actions[i] = count - new + i
        return self.list_new(node, seat, known, new) if new else known

    def list_new(self, node: cython.int, seat: cython.int, known: cython.int, new: cython.int) -> cython.int:
        """Add ``new`` moves in ``actions`` to a node and to the ``known`` candidates; return their number."""
        here: cython.pointer[Node]
        i: cython.int
        if self.add_edges(node, seat, new):
            here = cython.address(self.nodes[node])
            for i in range(here.count - new, here.count):
                self.candidates[known] = i
                known += 1
        return known

    # --- choosing one -----------------------------------------------------------------------------------

    def width(self, node: cython.int) -> cython.int:
        """Return how many of a node's moves are looked at."""
        reach: cython.double = sqrt(self.nodes[node].visits + 1.0)
        return self.initial_width + cython.cast(cython.int, self.widening * reach)

    def estimate(self, edge: cython.pointer[Edge], first: cython.double) -> cython.double:
        """Return the estimated value of a move for its seat; ``first`` if it has no visits."""
        value: cython.double = edge.mean if edge.visits else first
        entry: cython.pointer[MoveStat]
        key: u64
        if self.abstraction > 0:
            key = (self.own_path[edge.seat] ^ hashed(edge.action, edge.seat)) * MIX
            entry = self.own_move_stats.find(key)
            if entry.key == key:
                value += sqrt(self.abstraction / (3 * edge.visits + self.abstraction)) * (entry.mean - value)
        if self.minimax > 0:
            value += self.minimax * (edge.hint - value)
        if self.history_bonus > 0:
            key = hashed(edge.action, edge.seat)
            entry = self.move_stats.find(key)
            if entry.key == key:
                value += self.history_bonus * (entry.mean - first) / (edge.visits * (1 - edge.mean) + 1)
        return value

    def select_fixed(self, node: cython.int) -> cython.int:
        """Choose a move of a node whose moves never change, among those that can still be best."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        child: cython.pointer[Node]
        i: cython.int
        best: cython.int = -1
        seat: cython.int = here.seat
        reach: cython.double = sqrt(here.visits + 1.0)
        width: cython.int = self.initial_width + cython.cast(cython.int, self.widening * reach)
        unexplored: cython.double = self.exploration * sqrt(log(here.visits + 1.0))
        first: cython.double = here.mean[seat] - self.fpu_reduction if here.visits else 0.5
        score: cython.double
        top: cython.double = -1e9
        for i in range(here.count):
            if i >= width and best >= 0:
                break
            edge = cython.address(self.edges[here.edges + i])
            if edge.child >= 0:
                child = cython.address(self.nodes[edge.child])
                if child.high[seat] < here.low[seat] or (
                    child.high[seat] == here.low[seat] and child.low[seat] < here.low[seat]
                ):
                    continue
            score = self.estimate(edge, first)
            if self.exploration > 0:
                score += unexplored / sqrt(edge.visits + 1.0)
            score += self.prior_weight * edge.prior * reach / (edge.visits + 1)
            if score > top:
                top = score
                best = i
        return best

    def select_open(self, node: cython.int, seat: cython.int) -> cython.int:
        """Choose among the moves that are legal in this sample."""
        known: cython.int = self.list_candidates(node, seat)
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        i: cython.int
        best: cython.int = -1
        first: cython.double = here.mean[seat] - self.fpu_reduction if here.visits else 0.5
        total: cython.double = 1e-9
        offered: cython.int = -1
        unexplored: cython.double = 0
        reach: cython.double = 0
        score: cython.double
        top: cython.double = -1e9
        known = min(known, self.width(node))
        if self.prior_weight > 0:
            for i in range(known):
                total += self.edges[here.edges + self.candidates[i]].prior
        for i in range(known):
            edge = cython.address(self.edges[here.edges + self.candidates[i]])
            edge.offered += 1
            if edge.offered != offered:  # the same for most of them
                offered = edge.offered
                unexplored = self.exploration * sqrt(log(offered + 1.0))
                reach = self.prior_weight / total * sqrt(offered)
            score = self.estimate(edge, first)
            score += unexplored / sqrt(edge.visits + 1.0) + reach * edge.prior / (edge.visits + 1)
            if score > top:
                top = score
                best = self.candidates[i]
        return best

    def select_mixed(self, node: cython.int, seat: cython.int) -> cython.int:
        """Draw a seat's move below the root where several decide at once, in proportion to its regrets.

        A choice by the mean alone would settle on one bid, which the others then know how to answer.
        """
        known: cython.int = self.list_candidates(node, seat)
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        i: cython.int
        regrets: cython.double = 0
        priors: cython.double = 0
        at: cython.double = fraction(cython.address(self.rng))
        known = min(known, self.width(node))
        if known == 0:
            return -1
        for i in range(known):
            edge = cython.address(self.edges[here.edges + self.candidates[i]])
            regrets += edge.hint
            priors += edge.prior
        if at < EXPLORING or regrets <= 0:
            at = fraction(cython.address(self.rng)) * priors
            for i in range(known - 1):
                at -= self.edges[here.edges + self.candidates[i]].prior
                if at < 0:
                    return self.candidates[i]
            return self.candidates[known - 1]
        at = (at - EXPLORING) / (1 - EXPLORING) * regrets
        for i in range(known - 1):
            at -= self.edges[here.edges + self.candidates[i]].hint
            if at < 0:
                return self.candidates[i]
        return self.candidates[known - 1]

    def regret_moves(self, node: cython.int, step: cython.pointer[Step]):
        """Update the regrets of all seats after each tried a move: compare all means with that one's."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        tried = cython.declare(cython.float[SEATS])
        seats: cython.uint = 0
        i: cython.int
        for i in range(step.count):
            edge = cython.address(self.edges[here.edges + step.edge[i]])
            tried[edge.seat] = edge.mean
            seats |= 1 << edge.seat
        for i in range(here.edges, here.edges + here.count):
            edge = cython.address(self.edges[i])
            if edge.visits > 0 and seats >> edge.seat & 1:
                edge.hint = max(0.0, edge.hint + edge.mean - tried[edge.seat])
