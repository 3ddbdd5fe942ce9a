"""The tree search: one for all games, over the engines' common interface, without the GIL.

It is an information-set search from the point of view of one seat. Every simulation begins by sampling
everything that the seat cannot know (``do_determinize``), so the real stack, bids and temples play no part:
the root that the tree keeps is itself such a sample. Actions are names, so all samples share one tree; an
edge counts how often it was ``offered`` (legal), and its exploration is measured by that.

- Values are vectors with one number per seat; the seat that decides maximises its own (max^n).
- Where the rest follows from the moves alone (``disclosed`` has not changed since the root) a node lists its
  moves once, and results are proven: every node holds bounds for each seat, tightened from the leaves up.
- Where several seats decide at once each chooses for itself (decoupled), by regret matching; at the root its
  average is a mixed strategy. Decisions that come to the same for the game (``joint_key``) share a node.

``tree_store.py`` holds the tree itself, ``selection.py`` chooses the moves.
"""

import cython
from cython.cimports.atoll.ai.clock import now
from cython.cimports.atoll.ai.selection import Selection
from cython.cimports.atoll.ai.tree_store import (
    DONE,
    FIXED,
    JOINT,
    LEAF,
    MAX_DEPTH,
    MIX,
    SEATS,
    Edge,
    Node,
    Step,
    hashed,
)
from cython.cimports.atoll.core.bits import below, u64
from cython.cimports.atoll.core.engine import CHANCE, OVER, Engine
from cython.cimports.atoll.core.evaluator import TO_THE_END, Evaluator, place_halves
from cython.cimports.libc.string import memset

# Simulations between two looks at the clock: asking for CPU time takes a tenth as long as one of them.
CLOCK_EVERY = cython.declare(cython.int, 8)


@cython.cclass
class Tree(Selection):
    """A search from one position, from the point of view of one seat."""

    def __cinit__(
        self, engine: Engine, evaluator: Evaluator, seat: cython.int, seed: u64, memory: cython.int
    ):
        """Prepare a search; ``memory`` limits the tree, in megabytes."""
        self.allocate(engine.players, engine.max_actions, memory)
        self.prepare(engine, evaluator, seed)
        self.seat = seat
        self.root = engine.blank()
        self.reset(engine)

    # --- for Python -------------------------------------------------------------------------------------

    def reset(self, engine: Engine) -> None:
        """Start a new tree at a position. What the seat cannot know is resampled before anything else."""
        self.root.copy_from(engine)
        self.root.do_determinize(self.seat, cython.address(self.rng))
        self.disclosed_at_root = self.root.disclosed()
        self.mixing = False
        self.move_stats.clear()
        self.own_move_stats.clear()
        self.clear()

    def follow(self, engine: Engine, moves: list) -> bool:
        """Keep the part of the tree behind some moves, ``(seat, action)``, that led to a position.

        Return False, with a new tree, if there is no such part or it was grown for other draws.
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
            self.reset(engine)
            return False
        self.make_root(node)
        self.mixing = False
        self.own_move_stats.clear()
        self.root.copy_from(engine)
        self.root.do_determinize(self.seat, cython.address(self.rng))
        self.disclosed_at_root = self.root.disclosed()
        return True

    def prune(self, action: int) -> bool:
        """Let go of all but the part behind one of the seat's own moves, and of the memory it does not fill.

        Afterwards call ``follow``, with the moves since this one, or ``place`` before the next search. Return
        False if there is no such part: nothing has been kept then.
        """
        node: cython.int = -1
        i: cython.int
        here: cython.pointer[Node] = cython.address(self.nodes[0])
        if here.kind == FIXED:
            for i in range(here.edges, here.edges + here.count):
                if self.edges[i].seat == self.seat and self.edges[i].action == action:
                    node = self.edges[i].child
                    break
        found: cython.bint = node >= 0 and self.nodes[node].kind == FIXED
        if found:
            self.make_root(node)
        else:
            self.clear()
        self.mixing = False
        self.own_move_stats.clear()
        self.shrink()
        return found

    @property
    def memory(self) -> int:
        """How many bytes the tree takes at present, with all that belongs to it."""
        most: cython.longlong = self.work.max_actions
        total: cython.longlong = self.array_bytes() + cython.sizeof(self.path) + 3 * self.work.pod_size
        total += (self.slot_mask + 1) * 2 * cython.sizeof(cython.int)
        total += most * (3 * cython.sizeof(cython.int) + 2 * cython.sizeof(cython.double))
        return total + self.move_stats.bytes() + self.own_move_stats.bytes()

    def search(self, simulations: int, seconds: float, cpu: bool = False) -> int:
        """Run simulations up to a number, a time (below 0: no bound) or ``stop``; return how many were run.

        With ``cpu`` the time is CPU time of this thread.
        """
        clock: cython.bint = cpu
        most: cython.longlong = simulations
        done: cython.longlong = 0
        limit: cython.double = seconds
        own: cython.int = 0
        i: cython.int
        self.stopped = 0
        if self.root.mover() < 0:
            return 0
        self.regrow()
        if self.nodes[0].kind == LEAF:
            self.work.copy_from(self.root)
            self.expand(0)
        if self.nodes[0].kind == JOINT and not self.mixing:
            self.start_regret_matching()
        for i in range(self.nodes[0].count):
            own += self.edges[self.nodes[0].edges + i].seat == self.seat
        if own < 2:  # nothing to decide
            most = 1
        with cython.nogil:
            limit = now(clock) + limit if limit >= 0 else -1.0
            while not self.stopped and (most < 0 or done < most) and self.nodes[0].kind != DONE:
                self.simulate()
                done += 1
                if limit >= 0 and done % CLOCK_EVERY == 1 and now(clock) >= limit:
                    break
        return done

    def stop(self) -> None:
        """Stop a search that runs in another thread, after its current simulation."""
        self.stopped = 1

    @property
    def certain(self) -> bool:
        """Whether anything follows from the moves alone, so that part of the tree can be kept."""
        return self.disclosed_at_root >= 0

    def values_at_root(self) -> tuple:
        """Return the mean value of the position for every seat."""
        return tuple([self.nodes[0].mean[s] if self.nodes[0].visits else 0.5 for s in range(self.players)])

    def candidates_at_root(self) -> list:
        """Return ``(action, visits, value, values, prior, low, high, share)`` for each move.

        ``low`` and ``high`` are proven bounds on the value; ``share`` is the move's probability in the mixed
        strategy, 0 where the seat decides alone.
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
                top: cython.double = self.top  # two whole numbers would divide to a whole number here
                low, high = child.low[self.seat] / top, child.high[self.seat] / top
                if child.visits > 0:
                    values = [child.mean[s] for s in range(self.players)]
            if self.mixing:
                share = self.regrets.share(which, own)
            own += 1
            found.append((edge.action, edge.visits, value, tuple(values), edge.prior, low, high, share))
        return found

    # --- one simulation ---------------------------------------------------------------------------------

    def simulate(self):
        """Sample, select, evaluate, and back up."""
        node: cython.int = 0
        depth: cython.int = 0
        seat: cython.int
        over: cython.bint
        step: cython.pointer[Step]
        here: cython.pointer[Node]
        self.proved = False
        self.work.copy_from(self.root)
        self.work.do_determinize(self.seat, cython.address(self.rng))
        memset(self.own_path, 0, cython.sizeof(self.own_path))
        while True:
            here = cython.address(self.nodes[node])
            if here.kind == DONE:
                for seat in range(self.players):
                    self.values[seat] = here.low[seat] / cython.cast(cython.double, self.top)
                self.add_visit(node)
                break
            step = cython.address(self.path[depth])
            if here.kind == LEAF and self.expand(node) and self.minimax > 0:
                self.back_up_hints(node, depth)
            if here.kind == LEAF or not self.advance(node, step):
                self.evaluate_leaf()
                self.add_visit(node)
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
                    self.take_result()
                else:
                    self.evaluate_leaf()
                if step.child >= 0:
                    if over and self.is_determined():
                        self.mark_proven(step.child)
                    self.add_visit(step.child)
                break
            node = step.child
        self.back_up(depth)

    def advance(self, node: cython.int, step: cython.pointer[Step]) -> cython.bint:
        """Choose a move at a node and play it; return False if there is no room to list the moves."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        edge: cython.pointer[Edge]
        seat: cython.int
        pick: cython.int
        step.node = node
        step.count = 0
        step.link = -1
        if here.kind == JOINT:
            return self.advance_jointly(node, step)
        seat = self.work.mover()
        pick = self.select_fixed(node) if here.kind == FIXED else self.select_open(node, seat)
        if pick < 0:
            return False
        edge = cython.address(self.edges[self.nodes[node].edges + pick])
        self.work.do_play(seat, edge.action)
        self.own_path[seat] = step.own_path[0] = (self.own_path[seat] ^ hashed(edge.action, seat)) * MIX
        step.edge[0] = pick
        step.count = 1
        step.child = edge.child
        step.visits = edge.visits
        return True

    def advance_jointly(self, node: cython.int, step: cython.pointer[Step]) -> cython.bint:
        """Let all seats that are to move choose independently, and play their moves."""
        mask: cython.uint = self.work.active()
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
                pick = self.select_mixed(node, seat)
            if pick < 0:
                return False
            edge = cython.address(self.edges[self.nodes[node].edges + pick])
            key = (key ^ hashed(edge.action, seat)) * MIX
            self.own_path[seat] = step.own_path[step.count] = (
                self.own_path[seat] ^ hashed(edge.action, seat)
            ) * MIX
            step.edge[step.count] = pick
            step.count += 1
            self.work.do_play(seat, edge.action)
        if self.uses_evaluator:
            key = self.evaluator.joint_key(self.work, key)
        step.link = self.link_to(node, key)
        step.child = -1 if step.link < 0 else self.links[self.nodes[node].links + step.link].child
        step.visits = 0 if step.link < 0 else self.links[self.nodes[node].links + step.link].visits
        return True

    def evaluate_leaf(self):
        """Play out, to the end or to the horizon, and take the values from there.

        Values before the end tell more than one playout, but many playouts tell what they do not see.
        """
        visits: cython.int = self.nodes[0].visits
        limit: cython.int = self.horizon
        if 0 < self.deep_after <= visits and visits & 1:
            limit = TO_THE_END
        if self.guided or limit >= 0:
            self.evaluator.do_playout(self.work, cython.address(self.rng), self.actions, limit)
        else:
            self.work.do_playout(cython.address(self.rng), self.actions)
        if self.work.mover() == OVER:
            self.take_result()
            if self.margin > 0:
                self.consider_margin()
        else:
            self.evaluator.fill_values(self.work, self.values)

    def consider_margin(self):
        """Make a clear win in a playout count for a little more than a narrow one."""
        clear = cython.declare(cython.double[SEATS])
        seat: cython.int
        self.evaluator.fill_values(self.work, clear)
        for seat in range(self.players):
            self.values[seat] += self.margin * (clear[seat] - self.values[seat])

    def take_result(self):
        """Take the values from the result of a game that is over."""
        places = cython.declare(cython.int[SEATS])
        halves = cython.declare(cython.int[SEATS])
        i: cython.int
        self.work.fill_places(places)
        place_halves(self.players, places, halves)
        for i in range(self.players):
            self.values[i] = halves[i] / cython.cast(cython.double, self.top)

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

    # --- backing up -------------------------------------------------------------------------------------

    def back_up_hints(self, node: cython.int, depth: cython.int):
        """Let what evaluation says of a new node's moves speak for the moves that led there, as minimax does.

        Between three and more players it goes only as far as one seat decides several times in a row: what
        the others would choose says nothing about the own value.
        """
        child: cython.pointer[Node]
        here: cython.pointer[Node]
        edge: cython.pointer[Edge]
        best: cython.double
        i: cython.int
        while depth > 0:
            depth -= 1
            child = cython.address(self.nodes[node])
            node = self.path[depth].node
            here = cython.address(self.nodes[node])
            if child.kind != FIXED or here.kind != FIXED or (child.seat != here.seat and self.players > 2):
                return
            best = 0
            for i in range(child.edges, child.edges + child.count):
                best = max(best, self.edges[i].hint)
            if child.seat != here.seat:
                best = 1 - best
            edge = cython.address(self.edges[here.edges + self.path[depth].edge[0]])
            if edge.hint == cython.cast(cython.float, best):
                return
            edge.hint = best

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
            self.add_visit(step.node)
            for i in range(step.count):
                edge = cython.address(self.edges[here.edges + step.edge[i]])
                edge.visits += 1
                edge.mean += (self.values[edge.seat] - edge.mean) / edge.visits
                if self.abstraction > 0:
                    self.own_move_stats.add(step.own_path[i], self.values[edge.seat])
                if self.history_bonus > 0:
                    self.move_stats.add(hashed(edge.action, edge.seat), self.values[edge.seat])
            if step.link >= 0:
                self.links[here.links + step.link].visits += 1
            if step.node == 0 and self.mixing and step.count > 1:
                self.regrets.learn(step.pick, self.values)
            elif here.kind == JOINT:
                self.regret_moves(step.node, step)
            tightening = tightening and here.kind == FIXED and self.tighten(step.node)
            d -= 1

    def start_regret_matching(self) -> cython.int:
        """Begin to mix at a joint root: each seat's ``initial_width`` best decisions at first sight."""
        here: cython.pointer[Node] = cython.address(self.nodes[0])
        i: cython.int
        start: cython.int = 0
        self.regrets = Regrets(here.count)
        while start < here.count:
            i = start
            while i < here.count and self.edges[here.edges + i].seat == self.edges[here.edges + start].seat:
                self.priors[i - start] = self.edges[here.edges + i].prior
                i += 1
            self.regrets.add(
                self.edges[here.edges + start].seat, min(i - start, self.initial_width), self.priors
            )
            start = i
        self.mixing = True
        return 0
