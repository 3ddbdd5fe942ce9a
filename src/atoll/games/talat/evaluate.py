"""What search knows about Talat: points, towers under way, and who threatens whom."""

import cython
from cython.cimports.atoll.core.bits import below as random_below
from cython.cimports.atoll.core.bits import ctz, popcount, u64
from cython.cimports.atoll.core.engine import OVER
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.core.evaluator import Evaluator as CoreEvaluator
from cython.cimports.atoll.core.evaluator import values_of_scores
from cython.cimports.atoll.games.talat.engine import PUTS, Engine
from cython.cimports.atoll.games.talat.freezing import BEATS
from cython.cimports.atoll.games.talat.masks import ahead, beside, mask

from atoll.core.terms import packaged_terms

# The terms, in the order of NAMES.
ROW = cython.declare(cython.int, 0)  # points of a tower on a live board by the rows it has gone, 0 to 3
FIRST_THREAT = cython.declare(cython.int, 4)  # who is to move captures
OTHER_THREAT = cython.declare(cython.int, 5)  # the others may flee
TURN = cython.declare(cython.int, 6)  # to be on turn
SCALE = cython.declare(cython.int, 7)  # a lead of so many points wins 73 games of 100
EAGER = cython.declare(cython.int, 8)  # playouts capture so many times in 8 when they can
CAUTION = cython.declare(cython.int, 9)  # and so often they look for another move when one would be captured
NAMES = (
    *("row-0", "row-1", "row-2", "row-3", "first-threat", "other-threat", "turn", "scale"),
    *("eager", "caution"),
)
OFFSETS = cython.declare(cython.int[8], [-6, -5, -4, -1, 1, 4, 5, 6])  # of the engine's directions


@cython.cclass
class Evaluator(CoreEvaluator):
    """Talat's evaluation."""

    def __cinit__(self):
        self.names = NAMES
        self.adopt(packaged_terms("atoll.games.talat"))
        self.horizon = -1
        self.guided = True
        self.spread = 0.1
        self.exploration = 0.5
        self.bias = 0.0

    def levels(self) -> tuple:
        """Give the levels; the last thinks for about two seconds."""
        return (
            *((20, 1.0, True), (100, 0.5, True), (250, 0.2, True), (600, 0.1, True)),
            *((1300, 0.0, True), (3000, 0.0, True), (8000, 0.0, True), (25000, 0.0, True)),
        )

    def fill_values(self, engine: CoreEngine, values: cython.p_double):
        """Compare what the seats have and may still get."""
        scores = cython.declare(cython.double[5])
        seat: cython.int
        for seat in range(engine.players):
            scores[seat] = prospects(cython.cast(Engine, engine), seat, self.term)
        values_of_scores(engine.players, scores, self.term[SCALE], values)

    def do_playout(
        self, engine: CoreEngine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Play random moves that prefer captures and shun being captured."""
        moves: cython.int = 0
        eager: cython.int = cython.cast(cython.int, self.term[EAGER])
        caution: cython.int = cython.cast(cython.int, self.term[CAUTION])
        action: cython.int
        count: cython.int
        tries: cython.int
        seat: cython.int = engine.mover()
        while seat != OVER and moves != limit:
            count = engine.fill_legal(seat, scratch)
            action = plausible(scratch, count, eager, rng)
            tries = caution if action >= PUTS and not (action - PUTS) & 1 else 0
            while tries > 0 and exposed(cython.cast(Engine, engine), action):
                action = scratch[random_below(rng, count)]
                tries -= 1
            engine.do_play(seat, action)
            seat = engine.mover()
            moves += 1
        return moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def exposed(game: Engine, action: cython.int) -> cython.bint:
    """Tell whether a tower could be captured where a step leads it."""
    board: cython.int = (action - PUTS) // 400
    origin: cython.int = (action - PUTS) // 16 % 25
    target: mask = cython.cast(mask, 1) << (origin + OFFSETS[(action - PUTS) // 2 % 8])
    side: cython.int = (game.state.own[board][1] >> origin) & 1
    near: mask = (ahead(side, target) | beside(target)) & game.state.own[board][1 - side] & ~target
    while near:
        if (BEATS[game.state.kind[board][ctz(near)]] >> game.state.kind[board][origin]) & 1:
            return True
        near &= near - 1
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def plausible(
    actions: cython.p_int, count: cython.int, eager: cython.int, rng: cython.pointer[u64]
) -> cython.int:
    """Draw one of these actions, most often a capture if there is one."""
    i: cython.int
    captures: cython.int = 0
    if actions[0] < PUTS or random_below(rng, 8) >= eager:
        return actions[random_below(rng, count)]
    for i in range(count):
        if (actions[i] - PUTS) & 1:
            captures += 1
    if captures == 0:
        return actions[random_below(rng, count)]
    captures = random_below(rng, captures)
    for i in range(count):
        if (actions[i] - PUTS) & 1:
            if captures == 0:
                return actions[i]
            captures -= 1
    return actions[0]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prospects(game: Engine, seat: cython.int, term: cython.p_double) -> cython.double:
    """Give a seat's points, and what its towers under way and its threats promise."""
    number: cython.int
    total: cython.double = game.points(seat)
    threats: cython.int = 0
    for number in range(game.arm_count):
        board: cython.int = game.arms[seat][number].board
        side: cython.int = game.arms[seat][number].side
        if (game.state.frozen >> board) & 1:
            continue
        own: mask = game.state.own[board][side]
        enemy: mask = game.state.own[board][1 - side]
        reached: mask = 0
        while own:
            one: mask = own & -own
            own ^= one
            square: cython.int = ctz(one)
            row: cython.int = 4 - square // 5 if side else square // 5
            if row < 4:
                total += term[ROW + row]
            to: mask = (ahead(side, one) | beside(one)) & enemy & ~reached
            while to:
                if (BEATS[game.state.kind[board][square]] >> game.state.kind[board][ctz(to)]) & 1:
                    reached |= to & -to
                to &= to - 1
        threats += popcount(reached)
    if game.state.turn == seat:
        total += term[TURN]
    if threats:
        total += term[OTHER_THREAT] * threats
        if game.state.turn == seat:
            total += term[FIRST_THREAT] - term[OTHER_THREAT]
    return total
