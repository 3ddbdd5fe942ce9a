"""Alpha-beta: the search for games of two in which nothing is hidden and nothing left to chance.

It goes over the engines' common interface, without the GIL, and asks the game's evaluator for three things:
the score of a position, which moves are forcing (a score is trusted only where there are none) and which to
try first. What it does is the usual: iterative deepening, principal variation search, a transposition table,
the stored move, forcing moves, killers and history in this order, late moves less deep, quiescence.

- A score is what the position promises the seat to move there, in thousandths of a logit; a certain win is
  WIN, a certain tie 0. All wins are alike.
- A score is *sound* if it rests on results alone: no evaluation had a part in it. So it holds whatever depth
  it was searched to, ties and reduced moves included. A search whose root is sound has solved the position.
- No move is ever passed over for free (no null moves): being forced to move decides many games.

With more than two seats the others are taken for one opponent (paranoid search).
"""

import cython
from cython.cimports.atoll.ai.clock import now
from cython.cimports.atoll.core.bits import below as random_below
from cython.cimports.atoll.core.bits import u64
from cython.cimports.atoll.core.engine import MAX_SEATS, OVER, Engine
from cython.cimports.atoll.core.evaluator import FORCING, MOST_SCORE, Evaluator, place_values
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.libc.string import memcpy, memset

STORED = cython.declare(cython.int, 1 << 30)
"""The order key of the move that the table names."""
KILLER = cython.declare(cython.int, 1 << 19)
MOST_HISTORY = cython.declare(cython.int, 1 << 14)


@cython.cclass
class Minimax:
    """A search for one seat; it keeps its table from one position of a game to the next."""

    def __cinit__(
        self, engine: Engine, evaluator: Evaluator, seat: cython.int, seed: u64, memory: cython.int
    ):
        """Prepare a search; ``seed`` decides between equal moves, ``memory`` limits the table (megabytes)."""
        most: cython.int = engine.max_actions
        self.seat = seat
        self.evaluator = evaluator
        self.root = engine.blank()
        self.work = engine.blank()
        self.pods = cython.cast(cython.p_uchar, malloc(MAX_PLY * engine.pod_size))
        self.actions = cython.cast(cython.p_int, malloc(MAX_PLY * most * cython.sizeof(cython.int)))
        self.keys = cython.cast(cython.p_int, malloc(MAX_PLY * most * cython.sizeof(cython.int)))
        self.moves = cython.cast(cython.pointer[RootMove], calloc(most, cython.sizeof(RootMove)))
        slots: u64 = 1
        while slots * 2 * cython.sizeof(Entry) <= cython.cast(u64, memory) << 20:
            slots *= 2
        self.most_slots = slots
        self.seed = seed
        if (
            self.pods == cython.NULL
            or self.actions == cython.NULL
            or self.keys == cython.NULL
            or self.moves == cython.NULL
        ):
            raise MemoryError
        self.place(engine, keep=False)

    def __dealloc__(self):
        free(self.table)
        free(self.pods)
        free(self.actions)
        free(self.keys)
        free(self.moves)

    # --- for Python -------------------------------------------------------------------------------------

    def place(self, engine: Engine, *, keep: bool) -> None:
        """Go to a position; with ``keep`` what the table knows stays, as it may within one game."""
        i: cython.int
        j: cython.int
        last: cython.int = 0
        self.root.copy_from(engine)
        self.depth = 0
        self.nodes = 0
        self.solved = False
        if not keep:
            self.resize(0)
            memset(self.history, 0, cython.sizeof(self.history))
        self.shrink()
        memset(self.killers, 0xFF, cython.sizeof(self.killers))
        self.count = self.root.fill_legal(self.seat, self.actions)
        for i in range(self.count - 1, 0, -1):
            j = random_below(cython.address(self.seed), i + 1)
            self.actions[i], self.actions[j] = self.actions[j], self.actions[i]
        self.evaluator.fill_order(self.root, self.seat, self.actions, self.count, self.keys)
        for i in range(self.count):  # forcing moves first
            if self.keys[i] >= FORCING:
                self.actions[i], self.actions[last] = self.actions[last], self.actions[i]
                last += 1
        for i in range(self.count):
            self.moves[i].action = self.actions[i]
            self.moves[i].value = 0
            self.moves[i].low = -WIN
            self.moves[i].high = WIN
            self.moves[i].nodes = 0

    def search(self, nodes: int, seconds: float, cpu: bool = False, lines: int = 1) -> int:
        """Search up to a number of nodes, a time (below 0: no bound) or ``stop``; return how many nodes.

        With ``cpu`` the time is CPU time of this thread. The best ``lines`` moves get a value of their own;
        of the others it is only known that they are no better.
        """
        wanted: cython.int = lines
        depth: cython.int = 1
        self.stopped = 0
        self.aborted = False
        self.cpu = cpu
        self.nodes = 0
        self.node_limit = nodes if nodes >= 0 else cython.cast(cython.longlong, 1) << 62
        if self.root.mover() < 0 or self.count < 2:
            return 0
        self.resize(self.most_slots)
        limit: cython.double = seconds
        with cython.nogil:
            self.time_limit = now(self.cpu) + limit if limit >= 0 else -1.0
            self.tick()
            while depth < MAX_PLY and not self.aborted and not self.solved:
                if self.iterate(depth, wanted):
                    self.depth = depth
                depth += 1
        return self.nodes

    def stop(self) -> None:
        """Stop a search that runs in another thread."""
        self.stopped = 1

    def shrink(self) -> None:
        """Keep only the deepest of what the table knows, and give back the memory of the rest.

        The next search begins with this anyway.
        """
        if self.slots > KEPT_SLOTS:
            self.resize(KEPT_SLOTS)

    @property
    def memory(self) -> int:
        """How many bytes the search takes at present."""
        total: cython.longlong = cython.sizeof(self.killers) + cython.sizeof(self.history)
        total += MAX_PLY * (self.work.pod_size + 2 * self.work.max_actions * cython.sizeof(cython.int))
        total += self.work.max_actions * cython.sizeof(RootMove)
        return total + self.slots * cython.sizeof(Entry)

    def candidates(self) -> list:
        """Return ``(action, nodes, value, low, high)`` for each move, the best first.

        Values are places, from 0 (last) to 1 (first); ``low`` and ``high`` are proven bounds.
        """
        found = []
        i: cython.int
        for i in range(self.count):
            move = self.moves[i]
            low, high = 0.5 + move.low / (2.0 * WIN), 0.5 + move.high / (2.0 * WIN)
            value = (
                0.5 + move.value / (2.0 * WIN)
                if abs(move.value) == WIN
                else 1 / (1 + exp(-move.value / 1000.0))
            )
            found.append((move.action, move.nodes, min(max(value, low), high), low, high))
        return found

    # --- the search ---------------------------------------------------------------------------------------

    def resize(self, slots: u64) -> cython.int:
        """Move what the table knows to one of another size, the deepest first if that is smaller."""
        old: cython.pointer[Entry] = self.table
        many: u64 = self.slots
        i: u64
        if slots == many:
            return 0
        self.table = cython.NULL
        if slots:
            self.table = cython.cast(cython.pointer[Entry], calloc(slots, cython.sizeof(Entry)))
            if self.table == cython.NULL:
                self.table = old
                raise MemoryError
            large_pages(self.table, slots * cython.sizeof(Entry))
        self.slots = slots
        with cython.nogil:
            if slots:
                for i in range(many):
                    if old[i].flags:
                        self.put_entry(old[i])
            free(old)
        return 0

    def iterate(self, depth: cython.int, lines: cython.int) -> cython.bint:
        """Search all moves at the root to a depth; return whether it was finished.

        The moves end in the order of their values, those of which only a bound is known in their old order.
        """
        i: cython.int
        j: cython.int
        value: cython.int
        window: cython.int
        alpha: cython.int
        better: cython.int
        sound: cython.bint = True
        best = cython.declare(RootMove)
        pod: cython.p_void = self.work.pod
        size: cython.size_t = self.work.pod_size
        before: cython.longlong
        self.work.copy_from(self.root)
        for i in range(self.count):
            # The value that a move must beat to be one of the best so far.
            alpha = -WIN if i < lines else self.moves[lines - 1].value
            before = self.nodes
            self.work.do_play(self.seat, self.moves[i].action)
            if i < lines:
                value = self.after_move(self.seat, depth - 1, -WIN, WIN, 1)
                window = WIN
            else:
                value = self.after_move(self.seat, depth - 1, alpha, alpha + 1, 1)
                window = alpha + 1
                if value > alpha and not self.aborted and window < WIN:
                    value = self.after_move(self.seat, depth - 1, alpha, WIN, 1)
                    window = WIN
            memcpy(pod, self.root.pod, size)
            if self.aborted:
                # What was better one move less deep is no better than what has stood this depth.
                for j in range(max(i, 1), self.count):
                    self.moves[j].value = min(self.moves[j].value, self.moves[min(j, lines) - 1].value)
                return False
            self.moves[i].nodes += self.nodes - before
            self.moves[i].value = value
            if self.sound:
                if value > alpha or i < lines:
                    self.moves[i].low = value
                if value < window:
                    self.moves[i].high = value
            sound = sound and self.sound
            better = i
            while (
                better > 0
                and (better > lines or i < lines or value > alpha)
                and self.moves[better - 1].value < value
            ):
                better -= 1
            if better < i and (i < lines or value > alpha):
                best = self.moves[i]
                for j in range(i, better, -1):
                    self.moves[j] = self.moves[j - 1]
                self.moves[better] = best
            if self.moves[0].low == WIN:
                sound = True
                break
        self.solved = sound
        return True

    def after_move(
        self, seat: cython.int, depth: cython.int, alpha: cython.int, beta: cython.int, ply: cython.int
    ) -> cython.int:
        """Return what a position is worth to a seat that has just moved."""
        next_seat: cython.int = self.work.mover()
        value: cython.int
        if next_seat == OVER:
            self.sound = True
            self.nodes += 1
            value = self.result()
            return value if seat == self.seat else -value
        if (next_seat == self.seat) == (seat == self.seat):
            return self.search_node(depth, alpha, beta, ply)
        return -self.search_node(depth, -beta, -alpha, ply)

    def search_node(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, ply: cython.int
    ) -> cython.int:
        """Return the score for the seat to move: exact between alpha and beta, else a bound."""
        if depth <= 0 or ply >= MAX_PLY - 1:
            return self.quiesce(alpha, beta, ply)
        self.tick()
        if self.aborted:
            self.sound = False
            return 0
        seat: cython.int = self.work.mover()
        key: u64 = self.work.hash_key()
        entry: cython.pointer[Entry] = self.table + (key & (self.slots - 2))
        most: cython.int = self.work.max_actions
        actions: cython.p_int = self.actions + ply * most
        keys: cython.p_int = self.keys + ply * most
        # An entry is often far away in memory: moves are listed while it comes.
        prefetch(entry)
        count: cython.int = self.work.fill_legal(seat, actions)
        known: cython.int = -1
        i: cython.int
        for i in range(2):
            if entry[i].key == key:
                known = entry[i].action
                if entry[i].depth >= depth:
                    bound: cython.int = entry[i].flags & 3
                    if (
                        bound == EXACT
                        or (bound == LOWER and entry[i].value >= beta)
                        or (bound == UPPER and entry[i].value <= alpha)
                    ):
                        self.sound = (entry[i].flags & SOUND) != 0
                        return entry[i].value
                break
        self.order(seat, actions, keys, count, known, ply)
        if count == 1:  # nothing to decide
            depth += 1
        pod: cython.p_uchar = self.pods + ply * self.work.pod_size
        size: cython.size_t = self.work.pod_size
        memcpy(pod, self.work.pod, size)
        best: cython.int = -WIN - 1
        best_action: cython.int = -1
        floor: cython.int = alpha
        all_sound: cython.bint = True
        best_sound: cython.bint = False
        value: cython.int
        less: cython.int
        pick: cython.int
        j: cython.int
        for i in range(count):
            pick = i
            for j in range(i + 1, count):
                if keys[j] > keys[pick]:
                    pick = j
            keys[i], keys[pick] = keys[pick], keys[i]
            actions[i], actions[pick] = actions[pick], actions[i]
            self.work.do_play(seat, actions[i])
            if i == 0:
                value = self.after_move(seat, depth - 1, floor, beta, ply + 1)
            else:
                less = 0
                if i >= 3 and depth >= 3 and keys[i] < KILLER:
                    less = 1 + (i >= 9) + (depth >= 6 and i >= 5)
                value = self.after_move(seat, depth - 1 - less, floor, floor + 1, ply + 1)
                if less and value > floor and not self.aborted:
                    value = self.after_move(seat, depth - 1, floor, floor + 1, ply + 1)
                if floor < value < beta and not self.aborted:
                    value = self.after_move(seat, depth - 1, floor, beta, ply + 1)
            memcpy(self.work.pod, pod, size)
            if self.aborted:
                self.sound = False
                return 0
            all_sound = all_sound and self.sound
            if value > best:
                best = value
                best_action = actions[i]
                best_sound = self.sound
                floor = max(floor, best)
                if best >= beta or best >= WIN:
                    self.learn(seat == self.seat, ply, actions, keys, i, depth)
                    self.store(key, depth, best, LOWER if best < WIN else EXACT, best_sound, best_action)
                    self.sound = best_sound
                    return best
        self.store(key, depth, best, EXACT if best > alpha else UPPER, all_sound, best_action)
        self.sound = all_sound
        return best

    def quiesce(self, alpha: cython.int, beta: cython.int, ply: cython.int) -> cython.int:
        """Return the score once nothing is forcing any more; the seat to move need not go on."""
        self.tick()
        self.sound = False
        if self.aborted:
            return 0
        seat: cython.int = self.work.mover()
        best: cython.int = self.evaluate(seat)
        if best >= beta or ply >= MAX_PLY - 1:
            return best
        floor: cython.int = max(alpha, best)
        most: cython.int = self.work.max_actions
        actions: cython.p_int = self.actions + ply * most
        count: cython.int = self.evaluator.fill_forcing(self.work, seat, actions)
        if count == 0:
            return best
        pod: cython.p_uchar = self.pods + ply * self.work.pod_size
        size: cython.size_t = self.work.pod_size
        memcpy(pod, self.work.pod, size)
        i: cython.int
        value: cython.int
        for i in range(count):
            self.work.do_play(seat, actions[i])
            value = self.after_move(seat, 0, floor, beta, ply + 1)
            memcpy(self.work.pod, pod, size)
            if self.aborted:
                break
            if value > best:
                best = value
                if best >= beta:
                    break
                floor = max(floor, best)
        self.sound = False
        return best

    def evaluate(self, seat: cython.int) -> cython.int:
        """Return the evaluator's score for whoever is to move, within its bounds."""
        value: cython.int = self.evaluator.score(self.work, self.seat)
        value = min(max(value, -MOST_SCORE), MOST_SCORE)
        return value if seat == self.seat else -value

    def result(self) -> cython.int:
        """Return what the end of the game is worth to the seat that thinks."""
        places = cython.declare(cython.int[MAX_SEATS])
        values = cython.declare(cython.double[MAX_SEATS])
        self.work.fill_places(places)
        place_values(self.work.players, places, values)
        return cython.cast(cython.int, (2 * values[self.seat] - 1) * WIN)

    def order(
        self,
        seat: cython.int,
        actions: cython.p_int,
        keys: cython.p_int,
        count: cython.int,
        first: cython.int,
        ply: cython.int,
    ):
        """Write which moves to try first."""
        i: cython.int
        team: cython.int = seat == self.seat
        self.evaluator.fill_order(self.work, seat, actions, count, keys)
        for i in range(count):
            if actions[i] == first:
                keys[i] = STORED
            elif keys[i] < FORCING:
                if actions[i] == self.killers[ply][0]:
                    keys[i] = KILLER + 1
                elif actions[i] == self.killers[ply][1]:
                    keys[i] = KILLER
                else:
                    keys[i] += self.history[team][actions[i] & (HISTORY - 1)]

    def learn(
        self,
        team: cython.int,
        ply: cython.int,
        actions: cython.p_const_int,
        keys: cython.p_const_int,
        last: cython.int,
        depth: cython.int,
    ):
        """Remember the quiet move that refuted, and that those before it did not."""
        i: cython.int
        slot: cython.p_int
        bonus: cython.int = min(depth * depth, 400)
        if FORCING <= keys[last] < STORED:
            return
        if self.killers[ply][0] != actions[last]:
            self.killers[ply][1] = self.killers[ply][0]
            self.killers[ply][0] = actions[last]
        for i in range(last + 1):
            if keys[i] < FORCING or keys[i] == STORED:
                slot = cython.address(self.history[team][actions[i] & (HISTORY - 1)])
                if i == last:
                    slot[0] += bonus - slot[0] * bonus // MOST_HISTORY
                else:
                    slot[0] -= bonus + slot[0] * bonus // MOST_HISTORY

    def store(
        self,
        key: u64,
        depth: cython.int,
        value: cython.int,
        bound: cython.int,
        sound: cython.bint,
        action: cython.int,
    ):
        """Keep a score."""
        entry = cython.declare(Entry)
        entry.key = key
        entry.action = action
        entry.value = value
        entry.depth = 255 if sound else depth
        entry.flags = bound | (SOUND if sound else 0)
        self.put_entry(entry)

    def put_entry(self, entry: Entry):
        """Find a slot: of two the first has the deeper search, the second the newer."""
        slot: cython.pointer[Entry] = self.table + (entry.key & (self.slots - 2))
        if slot.key != entry.key and entry.depth < slot.depth:
            slot += 1
        slot[0] = entry

    def tick(self):
        """Count a node, and see whether the search must end."""
        self.nodes += 1
        if self.nodes >= self.node_limit or self.stopped or (self.nodes & 255 == 1 and self.is_late()):
            self.aborted = True

    def is_late(self) -> cython.bint:
        """Whether the time is up."""
        return self.time_limit >= 0 and now(self.cpu) >= self.time_limit
