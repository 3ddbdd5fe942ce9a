"""What search knows about Taluva: what has been built, what could be built next, and what a tile undoes."""

import cython
from cython.cimports.atoll.core.bits import below, ctz, u64
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
    PHASE_OVER,
    PHASE_PLACE,
    TWIN,
    VERB_TILE,
)
from cython.cimports.atoll.games.taluva.engine.building import find_builds, pick_build
from cython.cimports.atoll.games.taluva.engine.island import (
    DQ,
    DR,
    PAD,
    Island,
    action_of,
    beside,
    q_of,
    r_of,
    toward,
    volcanoes,
    which_of,
)
from cython.cimports.atoll.games.taluva.engine.placing import TRIPLE, pick_placement
from cython.cimports.atoll.games.taluva.engine.position import Engine
from cython.cimports.atoll.games.taluva.engine.state import State
from cython.cimports.atoll.games.taluva.patterns import (
    MOVES,
    POSITIONS,
    VERSION,
    list_move_patterns,
    position_patterns,
)
from cython.cimports.atoll.games.taluva.threats import Outlook, find_eruptions, look_out

from atoll.core.weights import packaged_weights

# The weights, in the order of NAMES: points of which SCALE decide 73 games of 100.
TEMPLE = cython.declare(cython.int, 0)
TOWER = cython.declare(cython.int, 1)
SHIP = cython.declare(cython.int, 2)
HUT = cython.declare(cython.int, 3)
# Parts of a temple that could be built: after others' tiles, one of which can undo it; in the turn at hand.
READY = cython.declare(cython.int, 4)
AT_ONCE = cython.declare(cython.int, 5)
FINISH = cython.declare(cython.int, 6)  # for the square of the way to all pieces of two kinds (T-END-1)
TURN = cython.declare(cython.int, 7)  # to be on turn
SCALE = cython.declare(cython.int, 8)
EAGER = cython.declare(cython.int, 9)  # how many times in 8 a playout expands when it can
YOUNG = cython.declare(cython.int, 10)  # part of a temple that a settlement of two hexes is worth
PLAN = cython.declare(cython.int, 11)  # how many times in 8 a playout expands towards a temple
SAFE = cython.declare(cython.int, 12)  # part of a temple that no single tile can undo
DOUBLE = cython.declare(cython.int, 13)  # of one of two temples, since one tile seldom undoes both
RAISED = cython.declare(cython.int, 14)  # part of a tower that could be built after others' tiles
GROW = cython.declare(cython.int, 15)  # part of a temple if an expansion makes it safe
LONE = cython.declare(cython.int, 16)  # a settlement of one hex
HEX = cython.declare(cython.int, 17)  # a hex with a building
EXPOSED = cython.declare(cython.int, 18)  # a hex that an eruption can bury, of each eruption
BLOCK = cython.declare(cython.int, 19)  # how many times in 8 a playout erupts over others' threats
NAMES = (
    *("temple", "tower", "ship", "hut", "ready", "at-once", "finish", "turn", "scale", "eager"),
    *("young", "plan", "safe", "double", "raised", "grow", "lone", "hex", "exposed", "block"),
)
OLDER = NAMES[:12]


@cython.cclass
class Evaluator(CoreEvaluator):
    """Taluva's evaluation."""

    def __cinit__(self):
        self.names = NAMES
        self.set_weights(packaged_weights("atoll.games.taluva"))
        self.horizon = 32
        self.margin = 0.35
        self.guided = True
        self.prior_temperature = 0.07
        self.exploration = 0.1
        self.prior_weight = 1.0
        self.fpu_reduction = 0.15
        self.initial_width = 12
        self.widening = 1.0
        self.expand_after = 4
        self.patterns, self.value_patterns, self.move_patterns = VERSION, POSITIONS, MOVES

    def levels(self) -> tuple:
        """Return the levels; the first three look one move ahead, the last thinks for about two seconds."""
        return (
            *((1, 0.02, True), (1, 0.014, True), (1, 0.009, True), (24, 0.8, True)),
            *((120, 0.4, True), (350, 0.25, True), (2000, 0.0, True), (40000, 0.0, True)),
        )

    def set_weights(self, weights: dict) -> None:
        """Replace all weights. A file from before threats were told apart gives all of them one weight."""
        if set(weights) == set(OLDER):
            alike = dict.fromkeys(("safe", "double", "raised"), weights["ready"])
            weights = weights | dict.fromkeys(NAMES[len(OLDER) :], 0.0) | alike
        CoreEvaluator.set_weights(self, weights)

    def fill_values(self, engine: CoreEngine, values: cython.p_double):
        """Compare what the seats have built and can build; who is out has nothing."""
        assess(cython.cast(Engine, engine), self.weight, values)

    def fill_move_values(
        self,
        engine: CoreEngine,
        work: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        move_values: cython.p_double,
    ):
        """Look closely only at tiles that change something: that erupt, or lie beside own buildings."""
        if (
            count == 0
            or cython.cast(Engine, engine).state.phase != PHASE_PLACE
            or (cython.cast(Engine, engine).state.hand >= TWIN)
        ):
            CoreEvaluator.fill_move_values(self, engine, work, seat, actions, count, move_values)
        else:
            look_at_tiles(
                cython.cast(Engine, engine),
                cython.cast(Engine, work),
                seat,
                actions,
                count,
                self.weight,
                move_values,
            )

    def do_playout(
        self, engine: CoreEngine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Undo others' threats, else lay tiles anywhere; build temples and towers, or lead up to them."""
        moves: cython.int = 0
        eager: cython.int = cython.cast(cython.int, self.weight[EAGER])
        plan: cython.int = cython.cast(cython.int, self.weight[PLAN])
        block: cython.int = cython.cast(cython.int, self.weight[BLOCK])
        seat: cython.int = engine.mover()
        while seat != OVER and (limit < 0 or moves < limit):
            if play_plausibly(cython.cast(Engine, engine), plan, eager, block, rng):
                moves += 2
            else:
                engine.do_play(seat, scratch[below(rng, engine.fill_legal(seat, scratch))])
                moves += 1
            seat = engine.mover()
        return moves

    def fill_patterns(
        self, engine: CoreEngine, seat: cython.int, found: cython.p_int, amounts: cython.p_float
    ) -> cython.int:
        """Write the patterns of a seat's pieces and settlements."""
        return position_patterns(cython.cast(Engine, engine), seat, found, amounts)

    def fill_move_patterns(
        self,
        engine: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        found: cython.p_int,
        ends: cython.p_int,
    ) -> cython.int:
        """Write the patterns of tiles and builds."""
        return list_move_patterns(cython.cast(Engine, engine), seat, actions, count, found, ends)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def assess(engine: Engine, weight: cython.p_double, values: cython.p_double) -> cython.void:
    """Write the values of a position."""
    scores = cython.declare(cython.double[5])
    seat: cython.int
    engine.found = -1
    if engine.state.phase != PHASE_OVER:
        find_eruptions(cython.address(engine.state.island), engine.work, engine.players)
    for seat in range(engine.players):
        scores[seat] = prospects(engine, seat, weight)
    compare(engine, weight, scores, values)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def compare(
    engine: Engine, weight: cython.p_double, scores: cython.p_double, values: cython.p_double
) -> cython.void:
    """Turn the seats' scores into values; partners have the mean of theirs."""
    seat: cython.int
    if engine.conditions.teams:
        for seat in range(2):
            scores[seat] = scores[seat + 2] = (scores[seat] + scores[seat + 2]) / 2
    values_of_scores(engine.players, scores, weight[SCALE], values)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_tiles(
    here: Engine,
    after: Engine,
    seat: cython.int,
    actions: cython.p_const_int,
    count: cython.int,
    weight: cython.p_double,
    move_values: cython.p_double,
) -> cython.void:
    """Write the values of three-hex tiles at first sight.

    Most lie away from the seat's buildings and change nothing that it looks at: they share one value. A tile
    that does not erupt leaves the others' chances as they are.
    """
    scores = cython.declare(cython.double[5])
    mixed = cython.declare(cython.double[5])
    values = cython.declare(cython.double[5])
    other: cython.int
    i: cython.int
    near: cython.int
    plain: cython.double
    after.copy_from(here)
    after.state.phase = PHASE_BUILD
    find_eruptions(cython.address(after.state.island), after.work, after.players)
    for other in range(here.players):
        scores[other] = mixed[other] = prospects(after, other, weight)
    compare(after, weight, mixed, values)
    plain = values[seat]
    for i in range(count):
        near = closeness(cython.address(here.state.island), seat, actions[i])
        if near == 0:
            move_values[i] = plain
            continue
        after.copy_from(here)
        after.do_play(seat, actions[i])
        if near == 2 or after.state.turn != seat or after.state.phase != PHASE_BUILD:
            assess(after, weight, values)
        else:
            find_eruptions(cython.address(after.state.island), after.work, after.players)
            for other in range(here.players):
                mixed[other] = scores[other]
            mixed[seat] = prospects(after, seat, weight)
            compare(after, weight, mixed, values)
        move_values[i] = values[seat]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_plausibly(
    engine: Engine, plan: cython.int, eager: cython.int, block: cython.int, rng: cython.pointer[u64]
) -> cython.bint:
    """Lay the three-hex tile in hand and build; False where something else is to be decided.

    A temple is built if one can be, else a tower, else often a settlement expanded, such as has no temple
    before others, else anything: builds are counted in the order of huts, towers, temples, expansions and the
    rest.
    """
    state: cython.pointer[State] = engine.state
    pool = cython.declare(cython.int[4])
    number: cython.int
    action: cython.int = -1
    if state.phase == PHASE_PLACE and state.hand < TWIN:
        number = engine.find_placements(TRIPLE)
        if block > 0 and state.island.words == 1 and below(rng, 8) < block:
            action = pick_block(engine, rng)
        if action < 0:
            action = pick_placement(cython.address(state.island), engine.work, below(rng, number))
        engine.lay_tile(action)
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
def pick_block(engine: Engine, rng: cython.pointer[u64]) -> cython.int:
    """Return an eruption over others' settlements that may get a temple, or -1; one word per row.

    The placements have been found. It buries two hexes of them if any does, and spares the own team's.
    """
    state: cython.pointer[State] = engine.state
    island: cython.pointer[Island] = cython.address(state.island)
    target: cython.pointer[u64] = engine.work.left + PAD
    own: cython.pointer[u64] = engine.work.own + PAD
    seen: cython.pointer[u64] = engine.work.seen + PAD
    hits = cython.declare(cython.int[2])
    counts = cython.declare(cython.int[2])
    i: cython.Py_ssize_t
    row: cython.int
    seat: cython.int
    direction: cython.int
    after: cython.int
    twice: cython.int
    some: u64
    any_target: u64 = 0
    found: u64
    a: u64
    b: u64
    for row in range(island.top - 1, island.bottom + 2):
        target[row] = own[row] = seen[row] = 0
    for seat in range(engine.players):
        if seat == state.turn or (engine.conditions.teams and (seat + 2) % 4 == state.turn):
            for row in range(island.top, island.bottom + 1):
                own[row] |= island.slots[row].own[seat]
            continue
        if state.put[seat][KIND_TEMPLE] >= engine.conditions.stock[KIND_TEMPLE] or (state.gone >> seat) & 1:
            continue
        some = threatening(island, seat, seen, engine.work.rest + PAD)
        if some:
            for row in range(island.top, island.bottom + 1):
                target[row] |= engine.work.rest[PAD + row]
            any_target |= some
    if not any_target:
        return -1
    counts[0] = counts[1] = 0
    for twice in range(2):
        hits[twice] = -1
    for row in range(island.top, island.bottom + 1):
        some = volcanoes(island.slots + row)
        if not some:
            continue
        if not (target[row - 1] | target[row] | target[row + 1]):
            continue
        for direction in range(6):
            found = engine.work.tile[direction][PAD + row] & some
            if not found:
                continue
            after = direction + 1 if direction < 5 else 0
            a = toward(target, row, direction, 1, 0)
            b = toward(target, row, after, 1, 0)
            found &= (a | b) & ~(toward(own, row, direction, 1, 0) | toward(own, row, after, 1, 0))
            while found:
                i = ctz(found)
                found &= found - 1
                twice = ((a & b) >> i) & 1
                counts[twice] += 1
                if below(rng, counts[twice]) == 0:
                    hits[twice] = action_of(
                        VERB_TILE,
                        direction,
                        island.q0 + cython.cast(cython.int, i),
                        island.r0 + row,
                    )
    return hits[1] if hits[1] >= 0 else hits[0]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def threatening(
    island: cython.pointer[Island],
    seat: cython.int,
    crowned: cython.pointer[u64],
    found: cython.pointer[u64],
) -> u64:
    """Write the hexes of a seat's settlements that may get a temple, one word per row; return them or-ed.

    Of large settlements only the hexes in the midst and those beside them.
    """
    row: cython.int
    own: u64
    some: u64
    more: u64
    near: u64
    near_crowned: u64
    anything: u64 = 0
    top: cython.int = island.top
    bottom: cython.int = island.bottom
    grew: cython.bint = True
    for row in range(top - 1, bottom + 2):
        crowned[row] = found[row] = 0
    for row in range(top, bottom + 1):
        crowned[row] = island.slots[row].own[seat] & island.slots[row].temple
        found[row] = island.slots[row].own[seat]
    while grew:
        grew = False
        for row in range(top, bottom + 1):
            own = found[row]
            if own & ~crowned[row]:
                near_crowned = own & beside(crowned, row, 1, 0)
                if near_crowned & ~crowned[row]:
                    crowned[row] |= near_crowned
                    grew = True
    for row in range(top, bottom + 1):
        found[row] &= ~crowned[row]
    # crowned becomes the midst: hexes with two neighbours of the same settlement.
    for row in range(top, bottom + 1):
        own = found[row]
        some = more = 0
        if own:
            near = own >> 1
            some = near
            near = own << 1
            more = some & near
            some |= near
            near = found[row - 1]
            more |= some & near
            some |= near
            near = found[row + 1]
            more |= some & near
            some |= near
            near = found[row - 1] >> 1
            more |= some & near
            some |= near
            near = found[row + 1] << 1
            more |= some & near
        crowned[row] = own & more
        anything |= crowned[row]
    if anything:
        for row in range(top, bottom + 1):
            found[row] &= crowned[row] | beside(crowned, row, 1, 0)
    return anything


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def closeness(island: cython.pointer[Island], seat: cython.int, action: cython.int) -> cython.int:
    """Return 2 for a tile that erupts, 1 for one that lies beside a seat's buildings, else 0."""
    q: cython.int = q_of(action)
    r: cython.int = r_of(action)
    direction: cython.int = which_of(action)
    part: cython.int
    side: cython.int
    column: cython.int
    row: cython.int
    if island.top > island.bottom or island.words != 1:
        return 2
    row = r - island.r0
    column = q - island.q0
    if island.top <= row <= island.bottom and (volcanoes(island.slots + row) >> column) & 1:
        return 2
    for part in range(3):
        if part:
            side = (direction + part - 1) % 6
            row = r - island.r0 + DR[side]
            column = q - island.q0 + DQ[side]
        for side in range(6):
            if island.top <= row + DR[side] <= island.bottom and (
                (island.slots[row + DR[side]].own[seat] >> (column + DQ[side])) & 1
            ):
                return 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prospects(engine: Engine, seat: cython.int, weight: cython.p_double) -> cython.double:
    """Return what a seat has built and could build, in points; unless it is over, after find_eruptions."""
    pool = cython.declare(cython.int[4])
    done = cython.declare(cython.double[4])
    outlook: Outlook
    total: cython.double
    ready: cython.double = 0
    raised: cython.double = 0
    best: cython.double = 0
    second: cython.double = 0
    kind: cython.int
    tiles: cython.int = engine.conditions.stack_size - engine.state.drawn
    before: cython.int = (seat - engine.state.turn + engine.players) % engine.players
    put: cython.p_int = engine.state.put[seat]
    if (engine.state.eliminated >> seat) & 1:
        return -3 * weight[TEMPLE]
    total = (
        weight[TEMPLE] * put[KIND_TEMPLE]
        + weight[TOWER] * put[KIND_TOWER]
        + weight[SHIP] * put[KIND_SHIP]
        + weight[HUT] * put[KIND_HUT]
    )
    if before == 0:
        total += weight[TURN]
    for kind in range(KINDS):
        done[kind] = (
            put[kind] / cython.cast(cython.double, engine.conditions.stock[kind])
            if engine.conditions.stock[kind]
            else 0.0
        )
    # Whoever gets no tile any more builds nothing any more.
    if not (engine.state.gone >> seat) & 1 and before <= tiles and engine.state.phase != PHASE_OVER:
        engine.pool_of(seat, pool)
        look_out(
            cython.address(engine.state.island),
            engine.work,
            seat,
            pool,
            weight[GROW] != 0,
            cython.address(outlook),
        )
        # Before the next player builds nobody else lays a tile, once the player on turn has laid theirs.
        if before == 0 or (before == 1 and engine.state.phase == PHASE_BUILD):
            raised = weight[AT_ONCE]
            ready = weight[AT_ONCE] if outlook.ready > 0 else 0.0
        else:
            raised = weight[RAISED]
            if outlook.safe > 0:
                ready = weight[SAFE]
            elif outlook.ready > 1:
                ready = weight[DOUBLE]
            elif outlook.ready > 0:
                ready = weight[READY]
        if outlook.ready > 0:
            total += weight[TEMPLE] * ready
            done[KIND_TEMPLE] += ready / engine.conditions.stock[KIND_TEMPLE]
        if outlook.towers > 0 and pool[KIND_TOWER] > 0:
            total += weight[TOWER] * raised * (0.5 if outlook.ready > 0 else 1.0)
            done[KIND_TOWER] += 0.5 * raised / engine.conditions.stock[KIND_TOWER]
        if before + engine.players <= tiles:  # what follows takes another turn
            if pool[KIND_TEMPLE] > 0:
                total += weight[TEMPLE] * weight[YOUNG] * outlook.pairs
                if outlook.growing_safe > 0:
                    total += weight[TEMPLE] * weight[GROW]
                total += weight[LONE] * outlook.ones
            total += weight[HEX] * outlook.hexes
            total -= weight[EXPOSED] * (outlook.exposed + 2 * outlook.exposed_twice)
    for kind in range(KINDS):
        if done[kind] > best:
            second = best
            best = done[kind]
        elif done[kind] > second:
            second = done[kind]
    return total + weight[FINISH] * (best + second) * (best + second) / 4
