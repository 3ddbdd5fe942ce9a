"""What search knows about Titicaca: what everything would be worth if nobody did anything more.

A weapon that is kept scores at every scoring still to come; a village, and three times one of the longest
chain, brings weapons at each and a point at the end. Regions are scored as if the game ended now.
"""

import cython
from cython.cimports.atoll.core.bits import ctz, u64
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.core.evaluator import Evaluator as CoreEvaluator
from cython.cimports.atoll.core.evaluator import values_of_scores
from cython.cimports.atoll.games.titicaca.codes import STEP_BIDDING, STEP_OVER, STEP_VILLAGE
from cython.cimports.atoll.games.titicaca.engine.board import (
    DO_VILLAGE,
    LAKES,
    Land,
    Mask,
    Pod,
    chain,
    count,
    first,
    make_move,
    shares_of,
)
from cython.cimports.atoll.games.titicaca.engine.position import Engine
from cython.cimports.atoll.games.titicaca.network import MOST_PLAYERS, Inputs, Network, judge, look
from cython.cimports.atoll.games.titicaca.network import VERSION as NETWORK_VERSION
from cython.cimports.atoll.games.titicaca.outlook import (
    CHAIN,
    CLOSE,
    NEXT_SCORING,
    REGIONS,
    STOCK,
    UNSURE,
    VILLAGE,
    Outlook,
    bid_range,
    find_best,
    glance_at_fields,
    look_at_fields,
    plausible_bid,
    plausible_turn,
    scored_next,
    scorings_to_come,
)
from cython.cimports.atoll.games.titicaca.patterns import (
    MOVES,
    POSITIONS,
    VERSION,
    list_move_patterns,
    position_patterns,
)
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy

from atoll.core.weights import packaged_weights
from atoll.games.titicaca.network import quantised

NAMES = (
    *("stock-1", "stock-2", "stock-3", "village-1", "village-2", "village-3"),
    *("chain", "regions", "next-scoring", "close", "unsure"),
)
BID_STEP = cython.declare(
    cython.double, 0.03
)  # what a bid loses for each point outside the range that makes sense
HIGHER = cython.declare(
    cython.double, 0.002
)  # and for each point within it: of equal bids the lower is tried first
SHORT = cython.declare(cython.int, 4)  # decisions of a playout before the network judges


@cython.cclass
class Evaluator(CoreEvaluator):
    """Titicaca's evaluation."""

    def __cinit__(self):
        self.names = NAMES
        self.set_weights(packaged_weights("atoll.games.titicaca"))
        self.horizon = 30
        self.guided = True
        self.prior_temperature = 0.06
        self.initial_width = 10
        self.set_network(b"")
        self.patterns, self.value_patterns, self.move_patterns = VERSION, POSITIONS, MOVES

    def levels(self) -> tuple:
        """Return the levels; the first three look one move ahead, the last thinks for about two seconds."""
        return (
            *((1, 0.066, True), (1, 0.042, True), (1, 0.027, True), (36, 0.7, True)),
            *((150, 0.4, True), (700, 0.1, True), (4000, 0.0, True), (100000, 0.0, True)),
        )

    def fill_values(self, engine: CoreEngine, values: cython.p_double):
        """Compare the points that the seats may expect, by the network if there is one for so many."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        if self.by_network(p) and p.step != STEP_OVER:
            self.ask_network(engine, values)
        else:
            self.fill_values_at_first_sight(engine, values)

    def ask_network(self, engine: CoreEngine, values: cython.p_double) -> cython.void:
        """Write what the network says: between two as the first sees it, among three as everybody does."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        land: cython.pointer[Land] = cython.address(cython.cast(Engine, engine).land)
        inputs: Inputs
        logits = cython.declare(cython.int[MOST_PLAYERS])
        s: cython.int
        seen_by: cython.int = 1 if p.players == 2 else p.players
        total: cython.double = 0
        look(p, land, 0, seen_by, cython.address(inputs))
        judge(self.network, cython.address(inputs), logits)
        for s in range(seen_by):
            values[s] = 1 / (1 + exp(-0.001 * logits[s]))
            total += values[s]
        if p.players == 2:
            values[1] = 1 - values[0]
            return
        for s in range(p.players):  # each is a share of the others that is beaten: together half of the pairs
            values[s] = min(max(values[s] + 0.5 - total / p.players, 0.0), 1.0)

    def fill_values_at_first_sight(self, engine: CoreEngine, values: cython.p_double):
        """Compare the points that the seats may expect if nobody did anything more."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        scores = cython.declare(cython.double[5])
        rounds: cython.int = max(0, LAKES - p.round)
        if p.step == STEP_OVER:
            for rounds in range(p.players):
                scores[rounds] = p.score[rounds]
            values_of_scores(engine.players, scores, self.weight[CLOSE], values)
            return
        fill_prospects(p, cython.address(cython.cast(Engine, engine).land), self.weight, scores)
        values_of_scores(engine.players, scores, self.weight[CLOSE] + self.weight[UNSURE] * rounds, values)

    def by_network(self, p: cython.pointer[Pod]) -> cython.bint:
        """Whether the network judges the game: it is one for so many players."""
        return self.network != cython.NULL and p.players == self.judged_players

    def set_network(self, weights: bytes, players: int = 2) -> None:
        """Judge positions of so many by a network, or without one if it is empty. Raise ValueError.

        The search that goes with it is another: a network's values are less noisy than those of playouts.
        """
        if not 2 <= players <= MOST_PLAYERS:
            raise ValueError(f"the network is for two or three players, not for {players}")
        found = quantised(weights) if weights else b""
        free(self.network)
        self.network = cython.NULL
        self.exploration, self.prior_weight, self.expand_after = (0.07, 0.3, 1) if weights else (0.1, 0.6, 2)
        if weights:
            assert len(found) == cython.sizeof(Network)
            self.network = cython.cast(cython.pointer[Network], malloc(cython.sizeof(Network)))
            if self.network == cython.NULL:
                raise MemoryError
            memcpy(self.network, cython.cast(cython.p_char, found), cython.sizeof(Network))
            self.judged_players = players

    def take_network(self, version: int, weights: bytes) -> bool:
        """Use a network for positions of two or three, and return whether it is one. Raise ValueError."""
        players = version - NETWORK_VERSION
        if not 2 <= players <= MOST_PLAYERS or len(weights) != 4 * (cython.sizeof(Network) // 2):
            return False
        self.set_network(weights, players)
        return True

    def drop_network(self) -> None:
        """Judge positions without a network."""
        self.set_network(b"")

    def keep_network_for(self, players: int) -> bool:
        """Return whether the network is for so many; if not, drop it, and the search that goes with it."""
        if self.network != cython.NULL and players != self.judged_players:
            self.drop_network()
            return False
        return True

    def __dealloc__(self):
        free(self.network)

    def fill_move_values(
        self,
        engine: CoreEngine,
        work: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        number: cython.int,
        move_values: cython.p_double,
    ):
        """Weigh bids by the outlook, fields with what follows, all other moves by the position after them."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        if p.step == STEP_BIDDING:
            weigh_bids(
                p,
                cython.address(cython.cast(Engine, engine).land),
                self.weight,
                seat,
                actions,
                number,
                move_values,
            )
        elif p.step == STEP_VILLAGE:
            self.weigh_fields(engine, seat, actions, number, move_values)
        else:
            CoreEvaluator.fill_move_values(self, engine, work, seat, actions, number, move_values)

    def weigh_fields(
        self,
        engine: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        number: cython.int,
        move_values: cython.p_double,
    ):
        """Weigh fields with the best region that a village there can join, and what they leave to others."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        land: cython.pointer[Land] = cython.address(cython.cast(Engine, engine).land)
        outlook: Outlook
        scores = cython.declare(cython.double[5])
        values = cython.declare(cython.double[5])
        i: cython.int
        field: cython.int
        follower: cython.int = p.order[p.turn + 1] if p.turn + 1 < p.turns else -1
        where: cython.int = -1
        own: cython.double
        left: cython.double = 0
        second: cython.double = 0
        scale: cython.double = self.weight[CLOSE] + self.weight[UNSURE] * max(0, LAKES - p.round)
        fill_prospects(p, land, self.weight, scores)
        look_at_fields(p, land, self.weight, seat, cython.address(outlook))
        if follower >= 0:
            look_at_fields(p, land, self.weight, follower, cython.address(outlook))
            find_best(
                cython.address(outlook),
                follower,
                cython.address(left),
                cython.address(second),
                cython.address(where),
            )
        own = scores[seat]
        for i in range(number):
            field = actions[i] - DO_VILLAGE
            scores[seat] = own + outlook.points[seat][field]
            scores[seat] -= second if field == where else left
            values_of_scores(p.players, scores, scale, values)
            move_values[i] = values[seat]

    def do_playout(
        self, engine: CoreEngine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Play plausible turns and bids: at least ``limit`` decisions, and on to the end of the round.

        With a network that judges what comes next fewer are enough, but for the last rounds: there a playout
        comes to the end, which is better than any judgement.
        """
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        land: cython.pointer[Land] = cython.address(cython.cast(Engine, engine).land)
        outlook: Outlook
        everyone: cython.uint = (1 << p.players) - 1
        bids: cython.uint
        n: cython.int = 0
        seat: cython.int
        outlook.known = outlook.grouped = 0
        if limit >= 0 and p.round < LAKES and self.by_network(p):
            limit = min(limit, SHORT)
        while p.step != STEP_OVER:
            if p.step != STEP_BIDDING:
                n += plausible_turn(p, land, self.weight, cython.address(outlook), rng, scratch)
                continue
            if limit >= 0 and n >= limit and p.active == everyone:
                break
            outlook.known = 0
            for seat in range(p.players):
                glance_at_fields(p, land, self.weight, seat, cython.address(outlook))
            bids = p.active
            while bids:
                seat = ctz(bids)
                bids &= bids - 1
                make_move(p, land, seat, plausible_bid(p, self.weight, cython.address(outlook), seat, rng))
                n += 1
        return n

    def joint_key(self, engine: CoreEngine, decisions: u64) -> u64:
        """Return a key of who plays in which order: the bids behind it only matter by what they cost."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        i: cython.int
        found: u64 = 1
        if p.step != STEP_VILLAGE:
            return decisions
        for i in range(p.turns):
            found = 8 * found + p.order[i]
        return found

    def fill_patterns(
        self, engine: CoreEngine, seat: cython.int, found: cython.p_int, amounts: cython.p_float
    ) -> cython.int:
        """Write the patterns of what a seat has."""
        return position_patterns(
            cython.address(cython.cast(Engine, engine).position),
            cython.address(cython.cast(Engine, engine).land),
            seat,
            found,
            amounts,
        )

    def fill_move_patterns(
        self,
        engine: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        found: cython.p_int,
        ends: cython.p_int,
    ) -> cython.int:
        """Write the patterns of bids and of the parts of a turn."""
        return list_move_patterns(
            cython.address(cython.cast(Engine, engine).position),
            cython.address(cython.cast(Engine, engine).land),
            seat,
            actions,
            count,
            found,
            ends,
        )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def weigh_bids(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    seat: cython.int,
    actions: cython.p_const_int,
    number: cython.int,
    move_values: cython.p_double,
) -> cython.void:
    """Write what bids are worth at first sight: all that make sense alike, others less by the distance."""
    outlook: Outlook
    low: cython.double
    high: cython.double
    i: cython.int
    look_at_fields(p, land, weight, seat, cython.address(outlook))
    if p.players == 2:  # among more, nobody asks what the others gain
        look_at_fields(p, land, weight, 1 - seat, cython.address(outlook))
    bid_range(p, weight, cython.address(outlook), seat, cython.address(low), cython.address(high))
    for i in range(number):
        move_values[i] = 0.5 - HIGHER * actions[i]
        if actions[i] < low:
            move_values[i] -= BID_STEP * (low - actions[i])
        elif actions[i] > high:
            move_values[i] -= BID_STEP * (actions[i] - high)
        if actions[i] == 0:
            move_values[i] -= 2 * BID_STEP


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_prospects(
    p: cython.pointer[Pod], land: cython.pointer[Land], weight: cython.p_double, scores: cython.p_double
) -> cython.void:
    """Write the points that each seat may expect at the end."""
    s: cython.int
    a: cython.int
    to_come: cython.int = scorings_to_come(p)
    left: Mask
    next_shore: Mask = scored_next(p, land)
    final = cython.declare(cython.int[5])
    soon = cython.declare(cython.int[5])
    shares: cython.p_short
    region: Mask
    for s in range(p.players):
        final[s] = soon[s] = 0
    left = p.occupied
    while left:
        a = first(left)
        region = p.region[a].fields
        left &= ~region
        shares = shares_of(p, land, a)
        for s in range(p.players):
            final[s] += shares[s]
            soon[s] += shares[s] if region & next_shore else 0
    for s in range(p.players):
        scores[s] = p.score[s] + weight[STOCK + to_come - 1] * p.stock[s]
        scores[s] += weight[VILLAGE + to_come - 1] * (
            count(p.villages[s]) + weight[CHAIN] * chain(land, p.villages[s])
        )
        scores[s] += weight[REGIONS] * final[s] + weight[NEXT_SCORING] * soon[s]
