"""The tree search: one for all games, over the engines' common interface, without the GIL.

It is an information-set search in the eyes of one seat. Every iteration begins with a fresh guess of all
that the seat cannot know (``do_resample``), so the real stack, bids and temples play no part: the root that
the tree keeps is itself such a guess. Actions are names, hence all guesses share one tree; an edge counts how
often it was ``offered``, and its exploration is measured by that.

- Values are vectors, a number a seat; who decides maximises its own (max^n).
- Where the rest follows from the moves alone (``disclosed`` has not changed since the root) a node lists its
  moves once, and results are proven: every node holds bounds for each seat, tightened from the leaves up.
- Where several seats decide at once each chooses for itself (decoupled); at the root by regret matching,
  whose average is a mixed strategy.
- Nodes, edges and links stand in three arrays of fixed size. When one is full the tree stops growing and
  goes on counting.
"""

import cython
from cython.cimports.atoll.ai.clock import now
from cython.cimports.atoll.core.bits import below, next_random, u64
from cython.cimports.atoll.core.engine import CHANCE, OVER, Engine
from cython.cimports.atoll.core.evaluator import Evaluator, place_halves
from cython.cimports.libc.math import exp, log, sqrt
from cython.cimports.libc.stdlib import calloc, free, malloc, qsort
from cython.cimports.libc.string import memcpy, memset

UNTRIED_CHANCE = cython.declare(cython.double, 0.1)  # share of a joint root's decisions that explore


RIPE_MOVES = cython.declare(cython.int, 32)  # a leaf with so many moves is expanded after ``ripe`` visits


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fraction(rng: cython.pointer[u64]) -> cython.double:
    """Draw a number from 0 to 1."""
    return (next_random(rng) >> 11) * (1.0 / 9007199254740992.0)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def hashed(action: cython.int, seat: cython.int) -> u64:
    """Scatter a seat's move over 64 bits."""
    found: u64 = (cython.cast(u64, action) * 8 + seat + 1) * MIX
    return found ^ (found >> 29)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def by_prior(a: cython.p_const_void, b: cython.p_const_void) -> cython.int:
    """Compare edges: the higher prior first."""
    left: cython.float = cython.cast(cython.pointer[Edge], a).prior
    right: cython.float = cython.cast(cython.pointer[Edge], b).prior
    return (left < right) - (left > right)


@cython.cclass
class Tree:
    """A search from one position in the eyes of one seat."""

    def __cinit__(
        self, engine: Engine, evaluator: Evaluator, seat: cython.int, seed: u64, memory: cython.int
    ):
        """Prepare a search; ``memory`` bounds the tree, in megabytes."""
        self.players = engine.players
        self.seat = seat
        self.evaluator = evaluator
        self.top = 2 * (engine.players - 1)
        self.rng = seed
        self.root = engine.blank()
        self.work = engine.blank()
        self.trial = engine.blank()
        self.node_room = max(64, memory * 1024 * 3)
        self.edge_room = max(4 * engine.max_actions, memory * 1024 * 20)
        self.link_room = max(64, memory * 1024 * 2)
        self.nodes = cython.cast(cython.pointer[Node], malloc(self.node_room * cython.sizeof(Node)))
        self.edges = cython.cast(cython.pointer[Edge], malloc(self.edge_room * cython.sizeof(Edge)))
        self.links = cython.cast(cython.pointer[Link], malloc(self.link_room * cython.sizeof(Link)))
        self.slot_mask = 64
        while self.slot_mask < 2 * engine.max_actions:
            self.slot_mask *= 2
        self.slots = cython.cast(cython.p_int, malloc(self.slot_mask * cython.sizeof(cython.int)))
        self.stamps = cython.cast(cython.p_int, calloc(self.slot_mask, cython.sizeof(cython.int)))
        self.slot_mask -= 1
        self.actions = cython.cast(cython.p_int, malloc(2 * engine.max_actions * cython.sizeof(cython.int)))
        self.candidates = cython.cast(cython.p_int, malloc(engine.max_actions * cython.sizeof(cython.int)))
        self.weights = cython.cast(cython.p_double, malloc(engine.max_actions * cython.sizeof(cython.double)))
        if (
            self.nodes == cython.NULL
            or self.edges == cython.NULL
            or self.links == cython.NULL
            or self.slots == cython.NULL
            or self.stamps == cython.NULL
            or self.actions == cython.NULL
            or self.candidates == cython.NULL
            or self.weights == cython.NULL
        ):
            raise MemoryError
        self.exploration, self.bias, self.urgency = 0.5, 0.0, 0.0
        self.wide, self.widening = engine.max_actions, 0.0
        self.ripe, self.horizon = 1, -1
        self.knowing = self.guided = False
        self.place(engine)

    def __dealloc__(self):
        free(self.nodes)
        free(self.edges)
        free(self.links)
        free(self.slots)
        free(self.stamps)
        free(self.actions)
        free(self.candidates)
        free(self.weights)

    # --- for Python -------------------------------------------------------------------------------------

    def tune(
        self,
        exploration: float,
        bias: float,
        urgency: float,
        wide: int,
        widening: float,
        ripe: int,
        horizon: int,
        knowing: bool,
        guided: bool,
    ) -> None:
        """Set how to search; ``atoll.ai.Settings`` explains each."""
        self.exploration, self.bias, self.urgency = exploration, bias, urgency
        self.wide, self.widening = max(1, wide), widening
        self.ripe, self.horizon = max(0, ripe), horizon
        self.knowing, self.guided = knowing, guided

    def place(self, engine: Engine) -> None:
        """Begin a new tree at a position. What the seat cannot know is drawn anew before anything else."""
        self.root.copy_from(engine)
        self.root.do_resample(self.seat, cython.address(self.rng))
        self.fixed_at = self.root.disclosed()
        self.node_count = self.edge_count = self.link_count = 0
        self.mixing = False
        self.new_node()

    def follow(self, engine: Engine, moves: list) -> bool:
        """Go on with the part of the tree behind some moves, ``(seat, action)``, that led to a position.

        Gives False, with a new tree, where there is no such part, or where it was grown for other draws.
        """
        node: cython.int = 0
        i: cython.int
        pending = list(moves)
        while pending and node >= 0:
            here: cython.pointer[Node] = cython.address(self.nodes[node])
            if here.kind != FIXED:
                node = -1
                break
            seat, action = pending.pop(0)
            node = -1
            for i in range(here.edges, here.edges + here.count):
                if self.edges[i].seat == seat and self.edges[i].action == action:
                    node = self.edges[i].child
                    break
        if node < 0 or self.nodes[node].kind != FIXED:
            self.place(engine)
            return False
        self.keep(node)
        self.root.copy_from(engine)
        self.root.do_resample(self.seat, cython.address(self.rng))
        self.fixed_at = self.root.disclosed()
        return True

    def search(self, simulations: int, seconds: float, cpu: bool = False) -> int:
        """Run simulations up to a number, a time (below 0: no bound) or ``stop``; give how many were run.

        With ``cpu`` the time is what this thread computes, however busy the machine is.
        """
        clock: cython.bint = cpu
        most: cython.longlong = simulations
        done: cython.longlong = 0
        limit: cython.double = seconds
        own: cython.int = 0
        i: cython.int
        self.halted = 0
        if self.root.mover() < 0:
            return 0
        if self.nodes[0].kind == LEAF:
            self.work.copy_from(self.root)
            self.expand(0)
        if self.nodes[0].kind == JOINT and not self.mixing:
            self.open_regrets()
        for i in range(self.nodes[0].count):
            own += self.edges[self.nodes[0].edges + i].seat == self.seat
        if own < 2:  # nothing to decide
            most = 1
        with cython.nogil:
            limit = now(clock) + limit if limit >= 0 else -1.0
            while not self.halted and (most < 0 or done < most) and self.nodes[0].kind != DONE:
                self.simulate()
                done += 1
                if limit >= 0 and now(clock) >= limit:
                    break
        return done

    def stop(self) -> None:
        """End a search that runs in another thread, after the simulation it is at."""
        self.halted = 1

    @property
    def certain(self) -> bool:
        """Whether anything follows from the moves alone, so that a part of the tree can be kept."""
        return self.fixed_at >= 0

    def values_at_root(self) -> tuple:
        """Give the mean value of the position for every seat."""
        return tuple([self.nodes[0].mean[s] if self.nodes[0].visits else 0.5 for s in range(self.players)])

    def candidates_at_root(self) -> list:
        """List what was found: ``(action, visits, value, values, prior, low, high, share)`` for each move.

        ``low`` and ``high`` bound the value; ``share`` is the part that the mixed strategy gives to the move,
        0 where the seat decides alone.
        """
        found = []
        i: cython.int
        own: cython.int = 0
        which: cython.int = 0
        here: cython.pointer[Node] = cython.address(self.nodes[0])
        edge: cython.pointer[Edge]
        child: cython.pointer[Node]
        for i in range(here.count):
            edge = cython.address(self.edges[here.edges + i])
            if edge.seat != self.seat:
                which += i == 0 or edge.seat != self.edges[here.edges + i - 1].seat
                own = 0
                continue
            value: float = edge.mean
            low, high, share = 0.0, 1.0, 0.0
            values = [(0.5 * self.players - value) / (self.players - 1)] * self.players
            values[self.seat] = value
            if edge.child >= 0:
                child = cython.address(self.nodes[edge.child])
                low, high = child.low[self.seat] / self.top, child.high[self.seat] / self.top
                if child.visits > 0:
                    values = [child.mean[s] for s in range(self.players)]
            if self.mixing:
                share = self.regrets.share(which, own)
            own += 1
            found.append((edge.action, edge.visits, value, tuple(values), edge.prior, low, high, share))
        return found

    # --- one simulation ---------------------------------------------------------------------------------

    def simulate(self):
        """Guess, walk down, evaluate, and back up."""
        node: cython.int = 0
        depth: cython.int = 0
        seat: cython.int
        over: cython.bint
        step: cython.pointer[Step]
        here: cython.pointer[Node]
        self.proved = False
        self.work.copy_from(self.root)
        self.work.do_resample(self.seat, cython.address(self.rng))
        while True:
            here = cython.address(self.nodes[node])
            if here.kind == DONE:
                for seat in range(self.players):
                    self.values[seat] = here.low[seat] / cython.cast(cython.double, self.top)
                self.credit(node)
                break
            step = cython.address(self.path[depth])
            if (here.kind == LEAF and not self.expand(node)) or not self.advance(node, step):
                self.evaluate_leaf()
                self.credit(node)
                break
            depth += 1
            self.pass_chance()
            over = self.work.mover() == OVER
            if step.child < 0 and (depth == 1 or step.visits > 0 or over):
                step.child = self.new_node()
                if step.child >= 0 and self.nodes[node].kind != JOINT:
                    self.edges[self.nodes[node].edges + step.edge[0]].child = step.child
                elif step.child >= 0 and step.link >= 0:
                    self.links[self.nodes[node].links + step.link].child = step.child
            if over or step.child < 0 or step.visits == 0 or depth >= MAX_DEPTH - 1:
                if over:
                    self.settle()
                else:
                    self.evaluate_leaf()
                if step.child >= 0:
                    if over and self.sure():
                        self.seal(step.child)
                    self.credit(step.child)
                break
            node = step.child
        self.back_up(depth)

    def advance(self, node: cython.int, step: cython.pointer[Step]) -> cython.bint:
        """Choose at a node and play it; False if there is no room to list the moves."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        seat: cython.int
        pick: cython.int
        step.node = node
        step.count = 0
        step.link = -1
        if here.kind == JOINT:
            return self.advance_together(node, step)
        seat = self.work.mover()
        pick = self.select_fixed(node) if here.kind == FIXED else self.select_open(node, seat)
        if pick < 0:
            return False
        edge = cython.address(self.edges[self.nodes[node].edges + pick])
        self.work.do_play(seat, edge.action)
        step.edge[0] = pick
        step.count = 1
        step.child = edge.child
        step.visits = edge.visits
        return True

    def advance_together(self, node: cython.int, step: cython.pointer[Step]) -> cython.bint:
        """Let all seats that are asked choose, none knowing of the others' choices, and play them."""
        mask: cython.uint = self.work.asked()
        seat: cython.int
        pick: cython.int
        edge: cython.pointer[Edge]
        key: u64 = 0
        before: cython.int = 0
        for seat in range(self.players):
            if not (mask >> seat) & 1:
                continue
            if node == 0 and self.mixing:
                pick = self.regrets.draw(step.count, cython.address(self.rng))
                step.pick[step.count] = pick
                before = 0
                while self.edges[self.nodes[0].edges + before].seat != seat:
                    before += 1
                pick += before
            else:
                pick = self.select_open(node, seat)
            if pick < 0:
                return False
            edge = cython.address(self.edges[self.nodes[node].edges + pick])
            key = (key ^ hashed(edge.action, seat)) * MIX
            step.edge[step.count] = pick
            step.count += 1
            self.work.do_play(seat, edge.action)
        step.link = self.link_to(node, key)
        step.child = -1 if step.link < 0 else self.links[self.nodes[node].links + step.link].child
        step.visits = 0 if step.link < 0 else self.links[self.nodes[node].links + step.link].visits
        return True

    def evaluate_leaf(self):
        """Play on, to the end or to the horizon, and take the values from there."""
        if self.guided or self.horizon >= 0:
            self.evaluator.do_playout(self.work, cython.address(self.rng), self.actions, self.horizon)
        else:
            self.work.do_playout(cython.address(self.rng), self.actions)
        if self.work.mover() == OVER:
            self.settle()
        else:
            self.evaluator.fill_values(self.work, self.values)

    def settle(self):
        """Take the values of a game that is over."""
        places = cython.declare(cython.int[SEATS])
        halves = cython.declare(cython.int[SEATS])
        i: cython.int
        self.work.fill_places(places)
        place_halves(self.players, places, halves)
        for i in range(self.players):
            self.values[i] = halves[i] / cython.cast(cython.double, self.top)

    def seal(self, node: cython.int):
        """Note that a node's result is certain: the values just taken."""
        i: cython.int
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        here.kind = DONE
        self.proved = True
        for i in range(self.players):
            here.low[i] = here.high[i] = cython.cast(cython.schar, self.values[i] * self.top + 0.5)

    def credit(self, node: cython.int):
        """Count a visit of a node with the values just taken."""
        i: cython.int
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        here.visits += 1
        for i in range(self.players):
            here.mean[i] += (self.values[i] - here.mean[i]) / here.visits

    def pass_chance(self):
        """Draw what chance has to decide; a resampled position leaves nothing to it, but may."""
        i: cython.int
        count: cython.int
        pick: cython.int
        most: cython.int = self.work.max_actions
        while self.work.mover() == CHANCE:
            count = self.work.fill_chance(self.actions, self.actions + most)
            pick = 0
            for i in range(count):
                pick += self.actions[most + i]
            pick = below(cython.address(self.rng), pick)
            for i in range(count):
                pick -= self.actions[most + i]
                if pick < 0:
                    self.work.do_resolve(self.actions[i])
                    break

    def sure(self) -> cython.bint:
        """Tell whether the position follows from the root and the moves alone."""
        return self.fixed_at >= 0 and self.work.disclosed() == self.fixed_at

    # --- growing ----------------------------------------------------------------------------------------

    def new_node(self) -> cython.int:
        """Give a new leaf, or -1 if there is no room."""
        i: cython.int
        here: cython.pointer[Node]
        if self.node_count >= self.node_room:
            return -1
        here = cython.address(self.nodes[self.node_count])
        memset(here, 0, cython.sizeof(Node))
        for i in range(self.players):
            here.high[i] = self.top
        self.node_count += 1
        return self.node_count - 1

    def expand(self, node: cython.int) -> cython.bint:
        """List the moves of the leaf that the work position stands at.

        False if there is no room, or if the leaf is not ripe: where there are many moves to weigh, a few
        playouts from the leaf itself tell more for the same time.
        """
        mask: cython.uint = self.work.asked()
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
            unripe: cython.bint = node != 0 and RIPE_MOVES * here.visits < self.ripe * count
            if unripe or not self.add_edges(node, seat, count):
                here.count = 0
                here.sign = 0
                return False
        if seats > 1:
            here.kind = JOINT
        else:
            here.kind = FIXED if self.sure() else OPEN
        return True

    def add_edges(self, node: cython.int, seat: cython.int, count: cython.int) -> cython.bint:
        """Append a seat's ``count`` moves in ``actions``, the best at first sight first."""
        i: cython.int
        edge: cython.pointer[Edge]
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        if here.count + count > here.room:
            room: cython.int = here.count + count
            if here.count > 0:
                room += here.count // 2 + 4
            if self.edge_count + room > self.edge_room:
                return False
            if here.count > 0:
                memcpy(
                    cython.address(self.edges[self.edge_count]),
                    cython.address(self.edges[here.edges]),
                    here.count * cython.sizeof(Edge),
                )
            here.edges = self.edge_count
            here.room = room
            self.edge_count += room
        self.weigh(seat, count)
        for i in range(count):
            edge = cython.address(self.edges[here.edges + here.count + i])
            edge.action = self.actions[i]
            edge.seat = seat
            edge.child = -1
            edge.visits = edge.offered = 0
            edge.mean = 0
            # A trace of chance, lest equals always be tried in the engine's order.
            here.sign += hashed(self.actions[i], seat)
            edge.prior = self.weights[i] * (1 + 1e-3 * fraction(cython.address(self.rng)))
        edge = cython.address(self.edges[here.edges + here.count])
        qsort(edge, count, cython.sizeof(Edge), by_prior)
        here.count += count
        return True

    def weigh(self, seat: cython.int, count: cython.int):
        """Turn a seat's ``count`` moves in ``actions`` into priors that sum up to 1, in ``weights``."""
        i: cython.int
        best: cython.double
        total: cython.double = 0
        if not self.knowing:
            for i in range(count):
                self.weights[i] = 1.0 / count
            return
        self.evaluator.fill_weights(self.work, self.trial, seat, self.actions, count, self.weights)
        best = self.weights[0]
        for i in range(count):
            best = max(best, self.weights[i])
        for i in range(count):
            self.weights[i] = exp((self.weights[i] - best) / self.evaluator.spread)
            total += self.weights[i]
        for i in range(count):
            self.weights[i] /= total

    def link_to(self, node: cython.int, key: u64) -> cython.int:
        """Find the place of a joint decision among a node's links, or make it; -1 if there is no room."""
        i: cython.int
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        link: cython.pointer[Link]
        for i in range(here.linked):
            if self.links[here.links + i].key == key:
                return i
        if here.linked == here.link_room:
            room: cython.int = 2 * here.link_room + 8
            if self.link_count + room > self.link_room:
                return -1
            memcpy(
                cython.address(self.links[self.link_count]),
                cython.address(self.links[here.links]),
                here.linked * cython.sizeof(Link),
            )
            here.links = self.link_count
            here.link_room = room
            self.link_count += room
        link = cython.address(self.links[here.links + here.linked])
        link.key = key
        link.child = -1
        link.visits = 0
        here.linked += 1
        return here.linked - 1

    # --- choosing ---------------------------------------------------------------------------------------

    def select_fixed(self, node: cython.int) -> cython.int:
        """Choose where the moves are always the same: only those that can still be best."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        child: cython.pointer[Node]
        i: cython.int
        best: cython.int = -1
        seat: cython.int = here.seat
        reach: cython.double = sqrt(here.visits + 1.0)
        width: cython.int = self.wide + cython.cast(cython.int, self.widening * reach)
        unexplored: cython.double = self.exploration * sqrt(log(here.visits + 1.0))
        first: cython.double = here.mean[seat] - self.urgency if here.visits else 0.5
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
            score = edge.mean if edge.visits else first
            if self.exploration > 0:
                score += unexplored / sqrt(edge.visits + 1.0)
            score += self.bias * edge.prior * reach / (edge.visits + 1)
            if score > top:
                top = score
                best = i
        return best

    def select_open(self, node: cython.int, seat: cython.int) -> cython.int:
        """Choose among the moves that are legal in this guess."""
        known: cython.int = self.list_candidates(node, seat)
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        i: cython.int
        best: cython.int = -1
        first: cython.double = here.mean[seat] - self.urgency if here.visits else 0.5
        total: cython.double = 1e-9
        offered: cython.int = -1
        unexplored: cython.double = 0
        reach: cython.double = 0
        score: cython.double
        top: cython.double = -1e9
        known = min(known, self.wide + cython.cast(cython.int, self.widening * sqrt(here.visits + 1.0)))
        if self.bias > 0:
            for i in range(known):
                total += self.edges[here.edges + self.candidates[i]].prior
        for i in range(known):
            edge = cython.address(self.edges[here.edges + self.candidates[i]])
            edge.offered += 1
            if edge.offered != offered:  # the same for most of them
                offered = edge.offered
                unexplored = self.exploration * sqrt(log(offered + 1.0))
                reach = self.bias / total * sqrt(offered)
            score = edge.mean if edge.visits else first
            score += unexplored / sqrt(edge.visits + 1.0) + reach * edge.prior / (edge.visits + 1)
            if score > top:
                top = score
                best = self.candidates[i]
        return best

    def list_candidates(self, node: cython.int, seat: cython.int) -> cython.int:
        """List the edges of the moves that are legal in this guess; new ones are added to the node."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        i: cython.int
        slot: cython.int
        new: cython.int = 0
        known: cython.int = 0
        count: cython.int = self.work.fill_legal(seat, self.actions)
        sign: u64 = 0
        for i in range(count):
            sign += hashed(self.actions[i], seat)
        # Most often nothing has changed. Of a joint node the seat's own edges are to be looked at.
        if here.kind == JOINT:
            for i in range(here.count):
                edge = cython.address(self.edges[here.edges + i])
                if edge.seat == seat:
                    sign -= hashed(edge.action, seat)
                    self.candidates[known] = i
                    known += 1
            if sign == 0 and known == count:
                return count
            known = 0
        elif sign == here.sign and count == here.count:
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
        if self.add_edges(node, seat, new):
            here = cython.address(self.nodes[node])
            for i in range(here.count - new, here.count):
                self.candidates[known] = i
                known += 1
        return known

    # --- backing up -------------------------------------------------------------------------------------

    def back_up(self, depth: cython.int):
        """Hand the values to every node and edge that was passed, and tighten the bounds."""
        d: cython.int
        i: cython.int
        step: cython.pointer[Step]
        here: cython.pointer[Node]
        edge: cython.pointer[Edge]
        tightening: cython.bint = self.proved
        d = depth - 1
        while d >= 0:
            step = cython.address(self.path[d])
            here = cython.address(self.nodes[step.node])
            self.credit(step.node)
            for i in range(step.count):
                edge = cython.address(self.edges[here.edges + step.edge[i]])
                edge.visits += 1
                edge.mean += (self.values[edge.seat] - edge.mean) / edge.visits
            if step.link >= 0:
                self.links[here.links + step.link].visits += 1
            if step.node == 0 and self.mixing and step.count > 1:
                self.regrets.learn(step.pick, self.values)
            tightening = tightening and here.kind == FIXED and self.tighten(step.node)
            d -= 1

    def tighten(self, node: cython.int) -> cython.bint:
        """Bound a node's result by its children's; tell whether that changed anything."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        child: cython.pointer[Node]
        seat: cython.int = here.seat
        low = cython.declare(cython.int[SEATS])
        high = cython.declare(cython.int[SEATS])
        i: cython.int
        s: cython.int
        own_low: cython.int = 0
        own_high: cython.int = 0
        changed: cython.bint = False
        done: cython.bint = True
        for i in range(here.edges, here.edges + here.count):
            if self.edges[i].child < 0:
                own_high = self.top
                continue
            child = cython.address(self.nodes[self.edges[i].child])
            own_low = max(own_low, child.low[seat])
            own_high = max(own_high, child.high[seat])
        if own_low == 0 and own_high == self.top:
            return False
        for s in range(self.players):
            low[s] = self.top
            high[s] = 0
        for i in range(here.edges, here.edges + here.count):
            if self.edges[i].child < 0:
                for s in range(self.players):
                    low[s] = 0
                    high[s] = self.top
                break
            child = cython.address(self.nodes[self.edges[i].child])
            if child.high[seat] < own_low:  # never chosen
                continue
            for s in range(self.players):
                low[s] = min(low[s], child.low[s])
                high[s] = max(high[s], child.high[s])
        low[seat] = own_low
        high[seat] = own_high
        if self.players == 2:
            low[1 - seat] = self.top - own_high
            high[1 - seat] = self.top - own_low
        for s in range(self.players):
            if low[s] > here.low[s] or high[s] < here.high[s]:
                changed = True
                here.low[s] = max(low[s], here.low[s])
                here.high[s] = min(high[s], here.high[s])
            done = done and here.low[s] == here.high[s]
        # The root keeps its moves; anywhere else the vector is all that is wanted.
        if done and node != 0:
            here.kind = DONE
        return changed

    def open_regrets(self) -> cython.int:
        """Begin to mix at a joint root: each seat's best decisions at first sight, as many as are wide."""
        here: cython.pointer[Node] = cython.address(self.nodes[0])
        i: cython.int
        start: cython.int = 0
        self.regrets = Regrets(here.count)
        while start < here.count:
            i = start
            while i < here.count and self.edges[here.edges + i].seat == self.edges[here.edges + start].seat:
                self.weights[i - start] = self.edges[here.edges + i].prior
                i += 1
            self.regrets.add(self.edges[here.edges + start].seat, min(i - start, self.wide), self.weights)
            start = i
        self.mixing = True
        return 0

    # --- keeping a part ---------------------------------------------------------------------------------

    def keep(self, node: cython.int):
        """Make a node the root and let go of all that is not behind it.

        The kept nodes are copied in breadth order to fresh arrays: the copies queue up for themselves.
        """
        nodes = cython.cast(cython.pointer[Node], malloc(self.node_room * cython.sizeof(Node)))
        edges = cython.cast(cython.pointer[Edge], malloc(self.edge_room * cython.sizeof(Edge)))
        links = cython.cast(cython.pointer[Link], malloc(self.link_room * cython.sizeof(Link)))
        if nodes == cython.NULL or edges == cython.NULL or links == cython.NULL:
            free(nodes)
            free(edges)
            free(links)
            raise MemoryError
        at: cython.int = 0
        used: cython.int = 1
        edge_count: cython.int = 0
        link_count: cython.int = 0
        i: cython.int
        here: cython.pointer[Node]
        nodes[0] = self.nodes[node]
        while at < used:
            here = cython.address(nodes[at])
            memcpy(
                cython.address(edges[edge_count]),
                cython.address(self.edges[here.edges]),
                here.count * cython.sizeof(Edge),
            )
            here.edges = edge_count
            here.room = here.count
            edge_count += here.count
            for i in range(here.edges, here.edges + here.count):
                if edges[i].child >= 0:
                    nodes[used] = self.nodes[edges[i].child]
                    edges[i].child = used
                    used += 1
            memcpy(
                cython.address(links[link_count]),
                cython.address(self.links[here.links]),
                here.linked * cython.sizeof(Link),
            )
            here.links = link_count
            here.link_room = here.linked
            link_count += here.linked
            for i in range(here.links, here.links + here.linked):
                if links[i].child >= 0:
                    nodes[used] = self.nodes[links[i].child]
                    links[i].child = used
                    used += 1
            at += 1
        free(self.nodes)
        free(self.edges)
        free(self.links)
        self.nodes = nodes
        self.edges = edges
        self.links = links
        self.node_count = used
        self.edge_count = edge_count
        self.link_count = link_count
        self.mixing = False
