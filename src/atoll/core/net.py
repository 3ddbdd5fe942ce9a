"""A learnt evaluation: what patterns of positions and moves are worth, instead of what somebody thought.

A game's evaluator names the patterns (``fill_patterns``, ``fill_move_patterns``); a net has a weight for all.
The weights of a seat's patterns add up to its score, and the difference of two scores is the logit of one
being ahead of the other in the end. The weights of a move's patterns add up to the logit of choosing it.
``atoll train`` learns them, and ``atoll.core.net_file`` keeps them.
"""

import cython
from cython.cimports.atoll.core.bits import below, next_random, u64
from cython.cimports.atoll.core.engine import MAX_SEATS, Engine
from cython.cimports.atoll.core.evaluator import (
    MOST_MOVE_PATTERNS,
    MOST_SCORE,
    Evaluator,
    values_of_scores,
)
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy

CHUNK = cython.declare(cython.int, 32)  # moves that are weighed at once


@cython.cclass
class Net(Evaluator):
    """A game's evaluator with learnt weights in the place of knowledge."""

    def __cinit__(self, hand: Evaluator, value: bytes, policy: bytes, search: dict):
        """Take the weights of all patterns, as 32-bit floats, and how to search with them.

        ``search`` has settings by their names (see evaluator.pxd), ``playouts`` (``random``, ``policy`` or
        ``hand``), ``values`` (``net`` or ``hand``) and ``search`` (``tree`` or ``alphabeta``). Raise
        ValueError if a length is wrong.
        """
        sizes = (4 * hand.value_patterns, 4 * hand.move_patterns)
        if (len(value), len(policy)) != sizes:
            raise ValueError("these are not as many weights as there are patterns")
        self.value = cython.cast(cython.p_float, malloc(max(4, len(value))))
        self.policy = cython.cast(cython.p_float, malloc(max(4, len(policy))))
        if self.value == cython.NULL or self.policy == cython.NULL:
            raise MemoryError
        memcpy(self.value, cython.cast(cython.p_char, value), len(value))
        memcpy(self.policy, cython.cast(cython.p_char, policy), len(policy))
        self.hand = hand
        self.patterns, self.value_patterns, self.move_patterns = (
            hand.patterns,
            hand.value_patterns,
            hand.move_patterns,
        )
        self.search_by = search.get("search", "")
        self.keeps_values = search.get("values", "net") == "hand"
        self.keeps_playouts = search.get("playouts", "random") == "hand"
        self.plays_out = search.get("playouts", "random") == "policy"
        self.guided = self.keeps_playouts or self.plays_out
        if not self.keeps_values:  # playouts must not stop where another network would judge
            hand.drop_network()
        self.horizon = search.get("horizon", hand.horizon if self.keeps_playouts else 0)
        self.margin = search.get("margin", hand.margin if self.keeps_playouts else 0.0)
        self.prior_temperature = search.get("prior_temperature", 1.0)
        self.prior_weight = search.get("prior_weight", hand.prior_weight)
        self.exploration = search.get("exploration", hand.exploration)
        self.fpu_reduction = search.get("fpu_reduction", hand.fpu_reduction)
        self.initial_width = search.get("initial_width", hand.initial_width)
        self.widening = search.get("widening", hand.widening)
        self.expand_after = search.get("expand_after", hand.expand_after)

    def __dealloc__(self):
        free(self.value)
        free(self.policy)

    def levels(self) -> tuple:
        """Return the game's levels."""
        return self.hand.levels()

    def calculable(self) -> bool:
        """Whether alpha-beta can play the game."""
        return self.hand.calculable()

    def search(self, engine: Engine) -> str:
        """Return which search plays a position best."""
        return self.search_by or self.hand.search(engine)

    def fill_values(self, engine: Engine, values: cython.p_double):
        """Compare the seats' scores."""
        scores = cython.declare(cython.double[MAX_SEATS])
        seat: cython.int
        if self.keeps_values:
            self.hand.fill_values(engine, values)
            return
        for seat in range(engine.players):
            scores[seat] = self.hand.pattern_score(engine, seat, self.value)
        values_of_scores(engine.players, scores, 1.0, values)

    def fill_move_values(
        self,
        engine: Engine,
        work: Engine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        move_values: cython.p_double,
    ):
        """Write the logit of choosing each move: with a ``prior_temperature`` of 1 priors are the policy."""
        found = cython.cast(
            cython.p_int, malloc(count * (1 + MOST_MOVE_PATTERNS) * cython.sizeof(cython.int))
        )
        i: cython.int
        j: cython.int = 0
        if found == cython.NULL:
            for i in range(count):
                move_values[i] = 0
            return
        ends: cython.p_int = found + count * MOST_MOVE_PATTERNS
        self.hand.fill_move_patterns(engine, seat, actions, count, found, ends)
        for i in range(count):
            move_values[i] = 0
            while j < ends[i]:
                move_values[i] += self.policy[found[j]]
                j += 1
        free(found)

    def score(self, engine: Engine, seat: cython.int) -> cython.int:
        """Return the lead over the best of the others."""
        other: cython.int
        best: cython.double = -1e9
        if self.keeps_values:
            return self.hand.score(engine, seat)
        for other in range(engine.players):
            if other != seat:
                best = max(best, self.hand.pattern_score(engine, other, self.value))
        best = 1000 * (self.hand.pattern_score(engine, seat, self.value) - best)
        return cython.cast(cython.int, min(max(best, -MOST_SCORE + 1), MOST_SCORE - 1))

    def fill_forcing(self, engine: Engine, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write the forcing moves of the game."""
        return self.hand.fill_forcing(engine, seat, actions)

    def fill_order(
        self,
        engine: Engine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        keys: cython.p_int,
    ):
        """Try moves in the order of the game."""
        self.hand.fill_order(engine, seat, actions, count, keys)

    def joint_key(self, engine: Engine, decisions: u64) -> u64:
        """Return the game's key: it follows from the rules."""
        return self.hand.joint_key(engine, decisions)

    def do_playout(
        self, engine: Engine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Play at random, by the policy, or as the game's own evaluator does."""
        moves: cython.int = 0
        seat: cython.int
        if self.keeps_playouts:
            return self.hand.do_playout(engine, rng, scratch, limit)
        if limit < 0 and not self.plays_out:
            return engine.do_playout(rng, scratch)
        while moves != limit:
            seat = engine.mover()
            if seat < 0:
                break
            if self.plays_out:
                engine.do_play(seat, self.draw(engine, seat, rng, scratch))
            else:
                engine.do_play(seat, scratch[below(rng, engine.fill_legal(seat, scratch))])
            moves += 1
        return moves

    def draw(
        self, engine: Engine, seat: cython.int, rng: cython.pointer[u64], scratch: cython.p_int
    ) -> cython.int:
        """Return one of a seat's legal actions, drawn by the policy.

        Each takes the place of those before it with its share of the chances so far, so that one pass is
        enough.
        """
        logits = cython.declare(cython.double[32])
        count: cython.int = engine.fill_legal(seat, scratch)
        done: cython.int = 0
        i: cython.int
        size: cython.int
        best: cython.int = scratch[0]
        total: cython.double = 0
        chance: cython.double
        while done < count:
            size = min(CHUNK, count - done)
            self.fill_move_values(engine, engine, seat, scratch + done, size, logits)
            for i in range(size):
                chance = exp(logits[i])
                total += chance
                if (next_random(rng) >> 11) * (1.0 / 9007199254740992.0) * total < chance:
                    best = scratch[done + i]
            done += size
        return best
