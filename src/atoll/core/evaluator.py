"""What search knows about a game: the compiled base class of every game's ``evaluate.Evaluator``.

A *value* is what a seat may hope for, from 0 (last) to 1 (first): the value of the place it will take,
shared places averaged, so that the seats' values always sum up to half the number of players. A *move value*
is the value that a move seems to promise at first sight.

This base class knows nothing: all positions are even, all moves alike and playouts random. A game overrides
the C methods of evaluator.pxd. What things are worth are its *weights*, numbers with names, which the game
keeps in a file (``atoll.core.weights``) and ``atoll fit`` learns from games. Beside them an evaluator keeps
no state, so that threads can share one.
"""

import cython
from cython.cimports.atoll.core.bits import below, u64
from cython.cimports.atoll.core.engine import CHANCE, MAX_SEATS, OVER, Engine
from cython.cimports.libc.math import exp, log
from cython.cimports.libc.stdlib import free, malloc


def place_halves(players: cython.int, places: cython.p_const_int, halves: cython.p_int):
    """Write the values of places in steps of 1 / (2 * (players - 1)), which makes them whole numbers."""
    i: cython.int
    j: cython.int
    for i in range(players):
        halves[i] = 2 * (players - places[i]) + 1
        for j in range(players):
            halves[i] -= places[j] == places[i]


def place_values(players: cython.int, places: cython.p_const_int, values: cython.p_double):
    """Write the values of places; those who share one share what its places are worth."""
    halves = cython.declare(cython.int[MAX_SEATS])
    i: cython.int
    place_halves(players, places, halves)
    for i in range(players):
        values[i] = halves[i] / (2.0 * (players - 1))


def values_of_scores(
    players: cython.int, scores: cython.p_const_double, scale: cython.double, values: cython.p_double
):
    """Write the values that scores seem to promise: a lead of ``scale`` over another is kept 73 times in 100.

    A seat's place follows from how many others it is ahead of, so its value is the mean of its chances
    against each.
    """
    i: cython.int
    j: cython.int
    for i in range(players):
        values[i] = 0
        for j in range(players):
            if j != i:
                values[i] += 1 / (1 + exp((scores[j] - scores[i]) / scale))
        values[i] /= players - 1


@cython.cclass
class Evaluator:
    """The evaluation of a game's positions and moves. See the module's text for the scale."""

    def __cinit__(self):
        self.names = ()
        self.horizon = -1
        self.guided = False
        self.prior_temperature = 0.1
        self.exploration = 0.5
        self.prior_weight = 0.0
        self.fpu_reduction = 0.0
        self.initial_width = 1 << 20
        self.widening = 0.0
        self.expand_after = 2
        self.minimax = self.history = self.abstraction = self.margin = 0.0
        self.deep_after = 0
        self.patterns = self.value_patterns = self.move_patterns = 0

    # --- in C, without the GIL; nothing is checked ------------------------------------------------------

    def fill_values(self, engine: Engine, values: cython.p_double):
        """Write the values of a position that is not over, one per seat."""
        i: cython.int
        for i in range(engine.players):
            values[i] = 0.5

    def fill_values_at_first_sight(self, engine: Engine, values: cython.p_double):
        """Write the values by which moves are compared before any search; here: those of ``fill_values``."""
        self.fill_values(engine, values)

    def fill_move_values(
        self,
        engine: Engine,
        work: Engine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        move_values: cython.p_double,
    ):
        """Write the values at first sight of a seat's legal actions.

        ``work`` is another engine of the same kind, to try moves on. Here: the value of the position after
        the move, by ``fill_values_at_first_sight``.
        """
        values = cython.declare(cython.double[MAX_SEATS])
        places = cython.declare(cython.int[MAX_SEATS])
        i: cython.int
        for i in range(count):
            work.copy_from(engine)
            work.do_play(seat, actions[i])
            if work.mover() == OVER:
                work.fill_places(places)
                place_values(work.players, places, values)
            else:
                self.fill_values_at_first_sight(work, values)
            move_values[i] = values[seat]

    def do_playout(
        self, engine: Engine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Play plausible moves, at most ``limit`` of them (below 0: to the end), and return their number.

        A game may stop where its values can be trusted, but not if the limit is TO_THE_END. ``scratch`` has
        room for 2 * max_actions numbers; no chance node may come. Here: random moves.
        """
        n: cython.int = 0
        seat: cython.int
        if limit < 0:
            return engine.do_playout(rng, scratch)
        while n < limit:
            seat = engine.mover()
            if seat < 0:
                break
            engine.do_play(seat, scratch[below(rng, engine.fill_legal(seat, scratch))])
            n += 1
        return n

    def joint_key(self, engine: Engine, decisions: u64) -> u64:
        """Return a key of what several seats have just decided at once; equal keys share a node of the tree.

        ``decisions`` is a key of their decisions. Here: that. A game where much of it does not matter to what
        comes next answers with what does, and the tree grows deeper.
        """
        return decisions

    # --- in C, for alpha-beta: games of two who see everything ------------------------------------------

    def score(self, engine: Engine, seat: cython.int) -> cython.int:
        """Return what a position that is not over promises a seat, in thousandths of a logit.

        It stands for the value 1 / (1 + exp(-score / 1000)). Here: that of ``fill_values``.
        """
        values = cython.declare(cython.double[MAX_SEATS])
        self.fill_values(engine, values)
        value: cython.double = min(max(values[seat], 1e-8), 1 - 1e-8)
        return cython.cast(cython.int, 1000 * log(value / (1 - value)))

    def fill_forcing(self, engine: Engine, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write the legal actions after which a score cannot be trusted, such as captures; here: none."""
        return 0

    def fill_order(
        self,
        engine: Engine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        keys: cython.p_int,
    ):
        """Write which legal actions to try first: the larger the key, the sooner; forcing ones from FORCING.

        Here: all alike.
        """
        i: cython.int
        for i in range(count):
            keys[i] = 0

    # --- in C, for learnt players -----------------------------------------------------------------------

    def fill_patterns(
        self, engine: Engine, seat: cython.int, found: cython.p_int, amounts: cython.p_float
    ) -> cython.int:
        """Write which patterns a seat has in a position, and how much of each; return their number.

        They are the same for every seat and however the board is turned. Here: none.
        """
        return 0

    def fill_move_patterns(
        self,
        engine: Engine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        found: cython.p_int,
        ends: cython.p_int,
    ) -> cython.int:
        """Write the patterns of a seat's legal actions and where each action's end; return their number.

        Here: none.
        """
        i: cython.int
        for i in range(count):
            ends[i] = 0
        return 0

    def pattern_score(
        self, engine: Engine, seat: cython.int, weights: cython.pointer[cython.const[cython.float]]
    ) -> cython.double:
        """Return the sum of the weights of a seat's patterns."""
        found = cython.declare(cython.int[MOST_PATTERNS])
        amounts = cython.declare(cython.float[MOST_PATTERNS])
        total: cython.double = 0
        i: cython.int
        for i in range(self.fill_patterns(engine, seat, found, amounts)):
            total += weights[found[i]] * amounts[i]
        return total

    # --- from Python ------------------------------------------------------------------------------------

    def weights(self) -> dict:
        """Return the weights by name."""
        return {name: self.weight[i] for i, name in enumerate(self.names)}

    def set_weights(self, weights: dict) -> None:
        """Replace all weights, before a search begins. Raise ValueError if others are named."""
        if set(weights) != set(self.names) or len(self.names) > MAX_WEIGHTS:
            raise ValueError(f"the weights are {', '.join(self.names)}, not {', '.join(sorted(weights))}")
        for i, name in enumerate(self.names):
            self.weight[i] = weights[name]

    def take_network(self, version: int, weights: bytes) -> bool:
        """Use a network of the game's own kind, and return whether it is one. Here: there is none.

        Raise ValueError if its weights cannot be.
        """
        return False

    def drop_network(self) -> None:
        """Judge positions without a network of the game's own kind; here: there is none."""

    def keep_network_for(self, players: int) -> bool:
        """Return whether so many players can be judged by the network, if there is one.

        If they cannot, they are judged and searched by hand.
        """
        return True

    def levels(self) -> tuple:
        """Return the levels to play against, the weakest first.

        Of each: its simulations, the temperature of its choice, and whether it knows more than the rules.
        """
        return (
            *((20, 1.0, True), (60, 0.6, True), (150, 0.4, True), (400, 0.2, True)),
            *((1000, 0.1, True), (2500, 0.0, True), (6000, 0.0, True), (15000, 0.0, True)),
        )

    def calculable(self) -> bool:
        """Whether nothing is hidden or left to chance once a game has begun: alpha-beta can play it."""
        return False

    def search(self, engine: Engine) -> str:
        """Return which search plays a position best: ``tree`` or, if it is calculable, ``alphabeta``."""
        return "tree"

    def values(self, engine: Engine) -> tuple:
        """Return the values of a position, one per seat."""
        out = cython.declare(cython.double[MAX_SEATS])
        places = cython.declare(cython.int[MAX_SEATS])
        if engine.mover() == OVER:
            engine.fill_places(places)
            place_values(engine.players, places, out)
        else:
            self.fill_values(engine, out)
        return tuple([out[i] for i in range(engine.players)])

    def move_values(self, engine: Engine, seat: int) -> dict:
        """Return the value at first sight of each of a seat's legal actions; none for a seat not to move."""
        if not 0 <= seat < engine.players or not (engine.active() >> cython.cast(cython.int, seat)) & 1:
            return {}
        work: Engine = engine.blank()
        actions = cython.cast(cython.p_int, malloc(engine.max_actions * cython.sizeof(cython.int)))
        found = cython.cast(cython.p_double, malloc(engine.max_actions * cython.sizeof(cython.double)))
        if actions == cython.NULL or found == cython.NULL:
            free(actions)
            free(found)
            raise MemoryError
        try:
            count: cython.int = engine.fill_legal(seat, actions)
            self.fill_move_values(engine, work, seat, actions, count, found)
            return {actions[i]: found[i] for i in range(count)}
        finally:
            free(actions)
            free(found)

    def patterns_of(self, engine: Engine, seat: int) -> tuple:
        """Return a seat's patterns, as 32-bit whole numbers, and how much of each, as 32-bit floats."""
        found = cython.declare(cython.int[MOST_PATTERNS])
        amounts = cython.declare(cython.float[MOST_PATTERNS])
        number: cython.int = self.fill_patterns(engine, seat, found, amounts)
        return (
            cython.cast(cython.p_char, found)[: number * cython.sizeof(cython.int)],
            cython.cast(cython.p_char, amounts)[: number * cython.sizeof(cython.float)],
        )

    def patterns_of_moves(self, engine: Engine, seat: int) -> tuple:
        """Return the patterns of a seat's legal actions in their order, and where each action's end.

        Both as 32-bit whole numbers; nothing for a seat not to move.
        """
        if not 0 <= seat < engine.players or not (engine.active() >> cython.cast(cython.int, seat)) & 1:
            return b"", b""
        most: cython.int = engine.max_actions
        actions = cython.cast(
            cython.p_int, malloc(most * (2 + MOST_MOVE_PATTERNS) * cython.sizeof(cython.int))
        )
        if actions == cython.NULL:
            raise MemoryError
        ends: cython.p_int = actions + most
        found: cython.p_int = ends + most
        try:
            count: cython.int = engine.fill_legal(seat, actions)
            number: cython.int = self.fill_move_patterns(engine, seat, actions, count, found, ends)
            return (
                cython.cast(cython.p_char, found)[: number * cython.sizeof(cython.int)],
                cython.cast(cython.p_char, ends)[: count * cython.sizeof(cython.int)],
            )
        finally:
            free(actions)

    def playout(self, engine: Engine, seed: int, limit: int = -1) -> int:
        """Play plausible moves to the end or up to a limit; return their number."""
        if engine.mover() == CHANCE:
            raise ValueError("resample the position first: it stands at a chance node")
        rng: u64 = seed
        scratch = cython.cast(cython.p_int, malloc(2 * engine.max_actions * cython.sizeof(cython.int)))
        if scratch == cython.NULL:
            raise MemoryError
        most: cython.int = limit
        made: cython.int
        with cython.nogil:
            made = self.do_playout(engine, cython.address(rng), scratch, most)
        free(scratch)
        return made
