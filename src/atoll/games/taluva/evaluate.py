"""What search knows about Taluva: what has been built, and what could be built next."""

import cython
from cython.cimports.atoll.core.bits import below, u64
from cython.cimports.atoll.core.engine import OVER
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.core.evaluator import Evaluator as CoreEvaluator
from cython.cimports.atoll.core.evaluator import values_of_scores
from cython.cimports.atoll.games.taluva.codes import (
    KIND_HUT,
    KIND_SHIP,
    KIND_TEMPLE,
    KIND_TOWER,
    KINDS,
    PHASE_BUILD,
    PHASE_PLACE,
    TWIN,
)
from cython.cimports.atoll.games.taluva.engine.building import find_builds, pick_build
from cython.cimports.atoll.games.taluva.engine.placing import TRIPLE, pick_placement
from cython.cimports.atoll.games.taluva.engine.position import Engine
from cython.cimports.atoll.games.taluva.engine.state import State

from atoll.core.weights import packaged_weights

# The weights, in the order of NAMES: points of which SCALE decide 73 games of 100.
TEMPLE = cython.declare(cython.int, 0)
TOWER = cython.declare(cython.int, 1)
SHIP = cython.declare(cython.int, 2)
HUT = cython.declare(cython.int, 3)
# Parts of a temple or tower that could be built: others lay a tile before, unless one is on turn to build.
READY = cython.declare(cython.int, 4)
AT_ONCE = cython.declare(cython.int, 5)
FINISH = cython.declare(cython.int, 6)  # for the square of the way to all pieces of two kinds (T-END-1)
TURN = cython.declare(cython.int, 7)  # to be on turn
SCALE = cython.declare(cython.int, 8)
EAGER = cython.declare(cython.int, 9)  # how many times in 8 a playout expands when it can
YOUNG = cython.declare(cython.int, 10)  # part of a temple that a settlement of two hexes is worth
PLAN = cython.declare(cython.int, 11)  # how many times in 8 a playout expands towards a temple
NAMES = (
    *("temple", "tower", "ship", "hut", "ready", "at-once", "finish", "turn", "scale", "eager"),
    *("young", "plan"),
)


@cython.cclass
class Evaluator(CoreEvaluator):
    """Taluva's evaluation."""

    def __cinit__(self):
        self.names = NAMES
        self.set_weights(packaged_weights("atoll.games.taluva"))
        self.horizon = 32
        self.margin = 0.35
        self.guided = True
        self.prior_temperature = 0.05
        self.exploration = 0.1
        self.prior_weight = 1.0
        self.fpu_reduction = 0.15
        self.initial_width = 12
        self.widening = 1.0
        self.expand_after = 4

    def levels(self) -> tuple:
        """Return the levels; the last thinks for about two seconds."""
        return (
            *((30, 0.5, False), (150, 0.2, False), (350, 0.1, False), (30, 0.7, True)),
            *((120, 0.4, True), (450, 0.2, True), (2000, 0.0, True), (40000, 0.0, True)),
        )

    def fill_values(self, engine: CoreEngine, values: cython.p_double):
        """Compare what the seats have built and can build; who is out has nothing."""
        scores = cython.declare(cython.double[5])
        seat: cython.int
        for seat in range(engine.players):
            scores[seat] = prospects(cython.cast(Engine, engine), seat, self.weight)
        if cython.cast(Engine, engine).given.teams:
            for seat in range(2):
                scores[seat] = scores[seat + 2] = (scores[seat] + scores[seat + 2]) / 2
        values_of_scores(engine.players, scores, self.weight[SCALE], values)

    def do_playout(
        self, engine: CoreEngine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Lay tiles at random; build a temple or a tower wherever possible, and lead up to temples."""
        moves: cython.int = 0
        eager: cython.int = cython.cast(cython.int, self.weight[EAGER])
        plan: cython.int = cython.cast(cython.int, self.weight[PLAN])
        seat: cython.int = engine.mover()
        while seat != OVER and (limit < 0 or moves < limit):
            if play_plausibly(cython.cast(Engine, engine), plan, eager, rng):
                moves += 2
            else:
                engine.do_play(seat, scratch[below(rng, engine.fill_legal(seat, scratch))])
                moves += 1
            seat = engine.mover()
        return moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_plausibly(
    engine: Engine, plan: cython.int, eager: cython.int, rng: cython.pointer[u64]
) -> cython.bint:
    """Lay the three-hex tile in hand anywhere and build; False where something else is to be decided.

    A temple is built if one can be, else a tower, else often a settlement expanded, such as has no temple
    before others, else anything: builds are counted in the order of huts, towers, temples, expansions and the
    rest.
    """
    state: cython.pointer[State] = engine.state
    pool = cython.declare(cython.int[4])
    number: cython.int
    if state.phase == PHASE_PLACE and state.hand < TWIN:
        number = engine.find_placements(TRIPLE)
        engine.lay_tile(pick_placement(cython.address(state.island), engine.work, below(rng, number)))
    elif state.phase != PHASE_BUILD:
        return False
    engine.pool_of(state.turn, pool)
    engine.found = -1
    number = find_builds(cython.address(state.island), engine.work, state.turn, pool)
    if number == 0:
        engine.eliminate()
        return True
    if engine.work.temples > 0:
        number = engine.work.huts + engine.work.towers + below(rng, engine.work.temples)
    elif engine.work.towers > 0:
        number = engine.work.huts + below(rng, engine.work.towers)
    elif pool[KIND_TEMPLE] > 0 and engine.work.hopes > 0 and below(rng, 8) < plan:
        number = engine.work.huts + engine.work.hope[below(rng, engine.work.hopes)]
    elif engine.work.expansions > 0 and below(rng, 8) < eager:
        number = engine.work.huts + below(rng, engine.work.expansions)
    else:
        number = below(rng, number)
    engine.build(pick_build(cython.address(state.island), engine.work, number))
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prospects(engine: Engine, seat: cython.int, weight: cython.p_double) -> cython.double:
    """Return what a seat has built and could build, in points."""
    pool = cython.declare(cython.int[4])
    done = cython.declare(cython.double[4])
    total: cython.double
    ready: cython.double
    best: cython.double = 0
    second: cython.double = 0
    kind: cython.int
    put: cython.p_int = engine.state.put[seat]
    if (engine.state.eliminated >> seat) & 1:
        return -3 * weight[TEMPLE]
    total = (
        weight[TEMPLE] * put[KIND_TEMPLE]
        + weight[TOWER] * put[KIND_TOWER]
        + weight[SHIP] * put[KIND_SHIP]
        + weight[HUT] * put[KIND_HUT]
    )
    if engine.state.turn == seat:
        total += weight[TURN]
    for kind in range(KINDS):
        done[kind] = (
            put[kind] / cython.cast(cython.double, engine.given.stock[kind])
            if engine.given.stock[kind]
            else 0.0
        )
    if not (engine.state.gone >> seat) & 1:
        engine.pool_of(seat, pool)
        engine.found = -1
        find_builds(cython.address(engine.state.island), engine.work, seat, pool)
        ready = weight[AT_ONCE if engine.state.phase == PHASE_BUILD and engine.state.turn == seat else READY]
        if engine.work.temples > 0:
            total += weight[TEMPLE] * ready
            done[KIND_TEMPLE] += ready / engine.given.stock[KIND_TEMPLE]
        if engine.work.towers > 0:
            total += weight[TOWER] * ready * (0.5 if engine.work.temples > 0 else 1.0)
            done[KIND_TOWER] += 0.5 * ready / engine.given.stock[KIND_TOWER]
        if pool[KIND_TEMPLE] > 0:
            total += weight[TEMPLE] * weight[YOUNG] * engine.work.young
    for kind in range(KINDS):
        if done[kind] > best:
            second = best
            best = done[kind]
        elif done[kind] > second:
            second = done[kind]
    return total + weight[FINISH] * (best + second) * (best + second) / 4
