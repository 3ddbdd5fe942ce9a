"""What search knows about Titicaca: what everything would be worth if nobody did anything more.

A weapon that is kept scores at every scoring still to come; a village, and three times one of the longest
chain, brings weapons at each and a point at the end. Regions are scored as if the game ended now.
"""

import cython
from cython.cimports.atoll.core.bits import below, ctz, u64
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.core.evaluator import Evaluator as CoreEvaluator
from cython.cimports.atoll.core.evaluator import values_of_scores
from cython.cimports.atoll.games.titicaca.codes import STEP_BIDDING, STEP_OVER
from cython.cimports.atoll.games.titicaca.engine.board import (
    LAKES,
    Land,
    Mask,
    Pod,
    chain,
    count,
    first,
    list_actions,
    mover_of,
    perform,
    score_region,
    shore_left,
)
from cython.cimports.atoll.games.titicaca.engine.position import Engine
from cython.cimports.libc.string import memcpy

from atoll.core.weights import packaged_weights

# The weights, in the order of NAMES. Those that change between scorings come in threes: the last first.
STOCK = cython.declare(cython.int, 0)  # points of a weapon
VILLAGE = cython.declare(cython.int, 3)  # of a village: of the weapons that it will bring, and its own point
CHAIN = cython.declare(cython.int, 6)  # of a village of the longest chain, in villages
REGIONS = cython.declare(cython.int, 7)  # of a region's points as it is now, to be had at the end
NEXT_SCORING = cython.declare(cython.int, 8)  # of a region's points at the next lake that scores
CLOSE = cython.declare(cython.int, 9)  # the lead in points that wins 73 games of 100 at the end
UNSURE = cython.declare(cython.int, 10)  # and how much more it takes per round to come
NAMES = (
    *("stock-1", "stock-2", "stock-3", "village-1", "village-2", "village-3"),
    *("chain", "regions", "next-scoring", "close", "unsure"),
)
USUAL_BID = cython.declare(cython.double, 2.0)  # where there are fields for all
TIGHT_BID = cython.declare(cython.double, 4.0)  # where there are not
BID_STEP = cython.declare(cython.double, 0.03)  # what a bid loses for each point that it is off these


@cython.cclass
class Evaluator(CoreEvaluator):
    """Titicaca's evaluation."""

    def __cinit__(self):
        self.names = NAMES
        self.set_weights(packaged_weights("atoll.games.titicaca"))
        self.horizon = 30
        self.guided = True
        self.prior_temperature = 0.06
        self.exploration = 0.1
        self.prior_weight = 0.6
        self.initial_width = 10

    def levels(self) -> tuple:
        """Return the levels; the last thinks for about two seconds."""
        return (
            *((20, 0.5, False), (100, 0.3, False), (250, 0.1, False), (30, 0.8, True)),
            *((150, 0.4, True), (700, 0.1, True), (4000, 0.0, True), (100000, 0.0, True)),
        )

    def fill_values(self, engine: CoreEngine, values: cython.p_double):
        """Compare the points that the seats may expect."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        scores = cython.declare(cython.double[5])
        rounds: cython.int = max(0, LAKES - p.round)
        fill_prospects(p, cython.address(cython.cast(Engine, engine).land), self.weight, scores)
        values_of_scores(engine.players, scores, self.weight[CLOSE] + self.weight[UNSURE] * rounds, values)

    def fill_move_values(
        self,
        engine: CoreEngine,
        work: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        number: cython.int,
        move_values: cython.p_double,
    ):
        """Weigh bids by what is usual, all other moves by the position after them."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        i: cython.int
        usual: cython.double
        if p.step != STEP_BIDDING:
            CoreEvaluator.fill_move_values(self, engine, work, seat, actions, number, move_values)
            return
        usual = USUAL_BID
        if count(shore_left(p, cython.address(cython.cast(Engine, engine).land))) < p.players:
            usual = TIGHT_BID
        for i in range(number):
            move_values[i] = 0.5 - BID_STEP * abs(actions[i] - usual)
            if actions[i] == 0:
                move_values[i] -= 2 * BID_STEP

    def do_playout(
        self, engine: CoreEngine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Play random moves with usual bids: at least ``limit``, and on to the end of the round."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        land: cython.pointer[Land] = cython.address(cython.cast(Engine, engine).land)
        everyone: cython.uint = (1 << p.players) - 1
        n: cython.int = 0
        seat: cython.int
        while p.step != STEP_OVER:
            if p.step == STEP_BIDDING:
                if limit >= 0 and n >= limit and p.active == everyone:
                    break
                seat = ctz(p.active)
                perform(p, land, seat, plausible_bid(p, land, seat, rng))
            else:
                seat = mover_of(p)
                perform(p, land, seat, scratch[below(rng, list_actions(p, land, seat, scratch))])
            n += 1
        return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def plausible_bid(
    p: cython.pointer[Pod], land: cython.pointer[Land], seat: cython.int, rng: cython.pointer[u64]
) -> cython.int:
    """Draw a bid: mostly low ones, higher where there are not fields for all."""
    most: cython.int = 7 if count(shore_left(p, land)) < p.players else 4
    return min(below(rng, most + 1), p.stock[seat])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_prospects(
    p: cython.pointer[Pod], land: cython.pointer[Land], weight: cython.p_double, scores: cython.p_double
) -> cython.void:
    """Write the points that each seat may expect at the end."""
    now: Pod
    s: cython.int
    a: cython.int
    scoring: cython.int = 5 if p.round <= 5 else 10 if p.round <= 10 else 0
    to_come: cython.int = 3 if p.round <= 5 else 2 if p.round <= 10 else 1
    left: Mask
    final = cython.declare(cython.int[5])
    memcpy(cython.address(now), p, cython.sizeof(Pod))
    for s in range(p.players):
        now.score[s] = 0
    left = now.occupied
    while left:
        a = now.name[first(left)]
        left &= ~now.region[a]
        score_region(cython.address(now), land, a)
    for s in range(p.players):
        final[s] = now.score[s]
        now.score[s] = 0
    if scoring:
        left = now.occupied & land.shore[scoring]
        while left:
            a = now.name[first(left)]
            left &= ~now.region[a]
            score_region(cython.address(now), land, a)
    for s in range(p.players):
        scores[s] = p.score[s] + weight[STOCK + to_come - 1] * p.stock[s]
        scores[s] += weight[VILLAGE + to_come - 1] * (
            count(p.villages[s]) + weight[CHAIN] * chain(land, p.villages[s])
        )
        scores[s] += weight[REGIONS] * final[s] + weight[NEXT_SCORING] * now.score[s]
