"""The engine of Taluva: turns and chance, over the island's bits."""

import cython
from cython.cimports.atoll.core.bits import ONE, below, u64
from cython.cimports.atoll.games.taluva.codes import (
    VERB_DRAW,
    VERB_EXPAND,
    VERB_HUT,
    VERB_SHIP,
    VERB_TAKE,
    VERB_TILE,
    VERB_TOWER,
)
from cython.cimports.atoll.games.taluva.engine.building import (
    can_build,
    expand,
    find_builds,
    pick_build,
    put_building,
    write_builds,
)
from cython.cimports.atoll.games.taluva.engine.ending import drop_out, end_regularly, finish, finishes_early
from cython.cimports.atoll.games.taluva.engine.island import (
    action_of,
    clear,
    copy,
    lay,
    q_of,
    r_of,
    verb_of,
    which_of,
)
from cython.cimports.atoll.games.taluva.engine.lagoons import close_lagoon, enclose
from cython.cimports.atoll.games.taluva.engine.placing import (
    AT_ONCE,
    find_placements,
    pick_placement,
    write_placements,
)
from cython.cimports.atoll.games.taluva.engine.translation import (
    fix_conditions,
    key_of,
    load,
    read_action,
    reference_of,
    result_of,
    write_action,
    write_outcome,
)
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy

from atoll.games.taluva.codes import TERRAINS, TILES
from atoll.games.taluva.engine.zones import first_hexes
from atoll.games.taluva.material import DOUBLES

__all__ = ["Engine"]

# Each tile's terrains, part by part, and its shape.
_terrains = cython.declare(cython.int[3][30])
_shapes = cython.declare(cython.int[30])
_parts = cython.declare(cython.int[30])


def _fill_tables():
    for number in range(TWIN):
        for part, name in enumerate("V" + TILES[number]):
            _terrains[number][part] = TERRAINS.index(name)
        _shapes[number] = TRIPLE
        _parts[number] = 3
    for number, double in enumerate(DOUBLES):
        for part, name in enumerate(double):
            _terrains[TWIN + number][part] = TERRAINS.index(name)
        _shapes[TWIN + number] = {"VV": TWO_VOLCANOES, "JJ": NO_VOLCANO}.get(double, ONE_VOLCANO)
        _parts[TWIN + number] = 2


_fill_tables()


@cython.cfunc
def _draw_zone(zone: cython.pointer[u64], name: str):
    parts: cython.int
    direction: cython.int
    q: cython.int
    r: cython.int
    for parts in (3, 2):
        for direction, q, r in first_hexes(name, parts):
            zone[((3 - parts) * 6 + direction) * ROWS + r + ROWS // 2] |= ONE << (q + 32)


@cython.cclass
class Engine(Base):
    """A position of Taluva, fast; made from one of ``rules``."""

    def __cinit__(self, *_):
        self.state = cython.cast(cython.pointer[State], calloc(1, cython.sizeof(State)))
        self.work = cython.cast(cython.pointer[Work], calloc(1, cython.sizeof(Work)))
        self.zone = cython.NULL
        if self.state == cython.NULL or self.work == cython.NULL:
            raise MemoryError
        self.pod = self.state
        self.pod_size = cython.sizeof(State)
        # 64 tiles have at most 576 hexes of coast, in 18 placements each; eruptions on 65 volcanoes add 390.
        self.max_actions = 11000 + AT_ONCE
        self.found = -1
        clear(cython.address(self.state.island))

    def __dealloc__(self):
        free(self.state)
        free(self.work)
        free(self.zone)

    def __init__(self, reference):
        self.players = reference.players
        self.options = reference.options
        fix_conditions(cython.address(self.conditions), reference.players, reference.options)
        if reference.options.zone != "none":
            self.make_zone()
            _draw_zone(self.zone, reference.options.zone)
        load(self.state, self.work, cython.address(self.conditions), reference)

    def make_zone(self):
        """Take memory for a game board."""
        self.zone = cython.cast(cython.pointer[u64], calloc(ZONE_WORDS, cython.sizeof(u64)))
        if self.zone == cython.NULL:
            raise MemoryError
        return 0

    # --- in C, without the GIL -------------------------------------------------------------------------

    def copy_from(self, other: Base):
        """Copy what is in use."""
        source: cython.pointer[State] = cython.cast(cython.pointer[State], other.pod)
        memcpy(self.state, source, cython.sizeof(State) - cython.sizeof(Island))
        copy(cython.address(self.state.island), cython.address(source.island))
        self.found = -1

    def mover(self) -> cython.int:
        """Return the seat on turn, CHANCE or OVER."""
        phase: cython.int = self.state.phase
        if phase in (PHASE_DEAL, PHASE_DRAW):
            return CHANCE
        if phase == PHASE_OVER:
            return OVER
        return self.state.turn

    def pool_of(self, seat: cython.int, pool: cython.p_int):
        """Write what a seat has left to put."""
        kind: cython.int
        for kind in range(KINDS):
            pool[kind] = self.conditions.stock[kind] - self.state.put[seat][kind]

    def find_placements(self, shape: cython.int) -> cython.int:
        """Find the placements of a shape, unless they are known, and return their number."""
        zone: cython.pointer[u64] = self.zone
        if self.found == shape:
            return self.work.count
        if zone != cython.NULL and shape != TRIPLE:
            zone += 6 * ROWS
        self.found = shape
        return find_placements(
            cython.address(self.state.island),
            self.work,
            shape,
            self.players,
            self.conditions.with_ships,
            zone,
        )

    def find_placements_in_hand(self) -> cython.int:
        """Find the placements of the tile in hand and return their number."""
        return self.find_placements(_shapes[self.state.hand])

    def choices(self) -> cython.int:
        """Return what the player on turn may take: a bit for each double tile, and bit 5 for the stack."""
        may: cython.int = 0
        takes: cython.int = self.state.takes[self.state.turn]
        double: cython.int
        # T-ZONE-2; without a game board everything can be laid somewhere.
        if self.state.drawn < self.conditions.stack_size and (
            self.zone == cython.NULL or self.find_placements(TRIPLE) > 0
        ):
            may = 1 << DOUBLE_TILES
        # T-DBL-3
        if self.state.open == 0 or takes >= 2 or (takes == 1 and may):
            return may
        if self.zone == cython.NULL:
            return may | self.state.open
        for double in range(DOUBLE_TILES):
            if (self.state.open >> double) & 1 and self.find_placements(_shapes[TWIN + double]) > 0:
                may |= 1 << double
        return may

    def fill_legal(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write the legal actions of the seat on turn."""
        pool = cython.declare(cython.int[4])
        number: cython.int = 0
        may: cython.int
        double: cython.int
        if self.state.phase == PHASE_CHOOSE:
            may = self.choices()
            if may >> DOUBLE_TILES:
                actions[0] = action_of(VERB_DRAW, 0, 0, 0)
                number = 1
            for double in range(DOUBLE_TILES):
                if (may >> double) & 1:
                    actions[number] = action_of(VERB_TAKE, double, 0, 0)
                    number += 1
            return number
        if self.state.phase == PHASE_PLACE:
            self.find_placements_in_hand()
            return write_placements(cython.address(self.state.island), self.work, actions)
        self.pool_of(seat, pool)
        self.found = -1
        find_builds(cython.address(self.state.island), self.work, seat, pool)
        return write_builds(cython.address(self.state.island), self.work, actions)

    def do_play(self, seat: cython.int, action: cython.int):
        """Make a legal move."""
        pool = cython.declare(cython.int[4])
        verb: cython.int = verb_of(action)
        double: cython.int
        if verb == VERB_TILE:
            self.lay_tile(action)
            self.pool_of(seat, pool)
            if not can_build(cython.address(self.state.island), self.work, seat, pool):
                self.eliminate()
        elif verb == VERB_DRAW:
            self.take_top()
        elif verb == VERB_TAKE:
            double = which_of(action)
            self.state.open &= ~(cython.cast(cython.uint, 1) << double)
            self.state.takes[seat] += 1
            self.state.hand = TWIN + double
            self.state.phase = PHASE_PLACE
        else:
            self.build(action)

    def begin_turn(self, seat: cython.int):
        """Begin a player's turn (T-TURN-1), or end the game: T-END-2, T-DBL-6, T-ZONE-2."""
        may: cython.int
        self.state.turn = seat
        may = self.choices()
        if may == 0:
            end_regularly(
                self.state,
                cython.address(self.conditions),
                REASON_TILES if self.state.drawn == self.conditions.stack_size else REASON_NO_ROOM,
            )
        elif may == 1 << DOUBLE_TILES:
            self.take_top()
        else:
            self.state.phase = PHASE_CHOOSE

    def next_turn(self):
        """T-SET-4: the turn goes on clockwise; who has left the game is skipped."""
        seat: cython.int = self.state.turn
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if not (self.state.gone >> seat) & 1:
                break
        self.begin_turn(seat)

    def take_top(self):
        """Draw the tile on top of the stack, or let chance decide which it is."""
        state: cython.pointer[State] = self.state
        if state.drawn == state.known:
            state.phase = PHASE_DRAW
            return
        state.hand = state.deck[state.drawn]
        state.drawn += 1
        state.phase = PHASE_PLACE

    def lay_tile(self, action: cython.int):
        """Lay the tile in hand; whether the player can build then is the caller's care."""
        hand: cython.int = self.state.hand
        island: cython.pointer[Island] = cython.address(self.state.island)
        q: cython.int = q_of(action)
        r: cython.int = r_of(action)
        self.found = -1
        self.state.hand = -1
        self.state.phase = PHASE_BUILD
        if (
            lay(island, q, r, which_of(action), _terrains[hand], _parts[hand]) == 1
            and self.conditions.with_ships
        ):
            enclose(island, self.work, q, r, which_of(action), _parts[hand])

    def build(self, action: cython.int):
        """Build, then see whether that ends the game (T-END-1)."""
        state: cython.pointer[State] = self.state
        conditions: cython.pointer[Conditions] = cython.address(self.conditions)
        island: cython.pointer[Island] = cython.address(state.island)
        seat: cython.int = state.turn
        verb: cython.int = verb_of(action)
        q: cython.int = q_of(action)
        r: cython.int = r_of(action)
        kind: cython.int = KIND_HUT
        number: cython.int = 1
        complete: cython.bint
        self.found = -1
        if verb == VERB_EXPAND:
            number = expand(island, self.work, seat, q, r, which_of(action))
        elif verb == VERB_SHIP:
            kind = KIND_SHIP
            close_lagoon(island, self.work, q, r)
            state.ship_q[state.ships] = q
            state.ship_r[state.ships] = r
            state.ship_seat[state.ships] = seat
            state.ships += 1
        else:
            kind = KIND_HUT if verb == VERB_HUT else KIND_TOWER if verb == VERB_TOWER else KIND_TEMPLE
            put_building(island, seat, kind, q, r)
        state.put[seat][kind] += number
        complete = state.put[seat][kind] == conditions.stock[kind]
        if not (complete and finishes_early(state, conditions, seat) and finish(state, conditions)):
            self.next_turn()

    def eliminate(self):
        """T-ELI-1: the player on turn cannot build and is out; the turn goes on unless that ends the game."""
        if not drop_out(self.state, cython.address(self.conditions)):
            self.next_turn()

    def fill_chance(self, outcomes: cython.p_int, weights: cython.p_int) -> cython.int:
        """Write the tiles that were not seen yet, or the double tiles that were not dealt."""
        state: cython.pointer[State] = self.state
        left = cython.declare(cython.int[25])
        number: cython.int = 0
        i: cython.int
        if state.phase == PHASE_DEAL:
            for i in range(DOUBLE_TILES):
                if not (state.open >> i) & 1:
                    outcomes[number] = TWIN + i
                    weights[number] = 1
                    number += 1
            return number
        for i in range(TWIN):
            left[i] = self.conditions.box[i]
        for i in range(min(state.drawn, state.known)):
            left[state.deck[i]] -= 1
        for i in range(TWIN):
            if left[i]:
                outcomes[number] = i
                weights[number] = left[i]
                number += 1
        return number

    def do_resolve(self, outcome: cython.int):
        """Deal a double tile, or put a tile on top of the stack and draw it."""
        state: cython.pointer[State] = self.state
        if state.phase == PHASE_DEAL:
            state.doubles[state.dealt] = outcome - TWIN
            state.dealt += 1
            state.open |= 1 << (outcome - TWIN)
            if state.dealt == self.conditions.doubles_dealt:
                self.begin_turn(0)
        else:
            state.deck[state.known] = outcome
            state.known += 1
            self.take_top()

    def fill_places(self, places: cython.p_int):
        """Write the places."""
        seat: cython.int
        for seat in range(self.players):
            places[seat] = self.state.places[seat]

    def do_determinize(self, seat: cython.int, rng: cython.pointer[u64]):
        """Draw the stack from all tiles not seen; nobody knows more than anybody else."""
        state: cython.pointer[State] = self.state
        left = cython.declare(cython.int[25])
        unseen = cython.declare(cython.int[60])
        number: cython.int = 0
        i: cython.int
        pick: cython.int
        while state.dealt < self.conditions.doubles_dealt:
            pick = below(rng, DOUBLE_TILES)
            if not (state.open >> pick) & 1:
                state.doubles[state.dealt] = pick
                state.dealt += 1
                state.open |= 1 << pick
        if not self.conditions.open_stack:
            for i in range(TWIN):
                left[i] = self.conditions.box[i]
            for i in range(min(state.drawn, state.known)):
                left[state.deck[i]] -= 1
            for i in range(TWIN):
                while left[i]:
                    unseen[number] = i
                    left[i] -= 1
                    number += 1
            for i in range(state.drawn, self.conditions.stack_size):
                pick = below(rng, number)
                number -= 1
                state.deck[i] = unseen[pick]
                unseen[pick] = unseen[number]
        state.known = self.conditions.stack_size
        if state.phase == PHASE_DEAL:
            self.begin_turn(0)
        elif state.phase == PHASE_DRAW:
            self.take_top()

    def disclosed(self) -> cython.int:
        """Count what chance has shown: the tiles drawn, and the double tiles dealt before the first turn."""
        return self.state.drawn + self.state.dealt

    def draw_outcome(self, rng: cython.pointer[u64]) -> cython.int:
        """Draw one outcome of a chance node."""
        outcomes = cython.declare(cython.int[25])
        weights = cython.declare(cython.int[25])
        number: cython.int = self.fill_chance(outcomes, weights)
        total: cython.int = 0
        i: cython.int
        for i in range(number):
            total += weights[i]
        total = below(rng, total)
        for i in range(number):
            total -= weights[i]
            if total < 0:
                return outcomes[i]
        return outcomes[0]

    def do_playout(self, rng: cython.pointer[u64], scratch: cython.p_int) -> cython.int:
        """Play random moves to the end; every legal move is found, and one of them drawn by its index."""
        state: cython.pointer[State] = self.state
        island: cython.pointer[Island] = cython.address(state.island)
        pool = cython.declare(cython.int[4])
        moves: cython.int = 0
        number: cython.int
        while True:
            if state.phase == PHASE_PLACE:
                number = self.find_placements(_shapes[state.hand])
                self.lay_tile(pick_placement(island, self.work, below(rng, number)))
                moves += 1
                self.pool_of(state.turn, pool)
                number = find_builds(island, self.work, state.turn, pool)
                if number == 0:
                    self.eliminate()
                else:
                    self.build(pick_build(island, self.work, below(rng, number)))
                    moves += 1
            elif state.phase == PHASE_BUILD:
                self.pool_of(state.turn, pool)
                self.found = -1
                number = find_builds(island, self.work, state.turn, pool)
                self.build(pick_build(island, self.work, below(rng, number)))
                moves += 1
            elif state.phase == PHASE_CHOOSE:
                number = self.fill_legal(state.turn, scratch)
                self.do_play(state.turn, scratch[below(rng, number)])
                moves += 1
            elif state.phase == PHASE_OVER:
                return moves
            else:
                self.do_resolve(self.draw_outcome(rng))

    # --- from Python -----------------------------------------------------------------------------------

    def blank(self):
        """Return an engine of the same players and options."""
        other: Engine = Engine.__new__(Engine)
        other.players = self.players
        other.options = self.options
        other.conditions = self.conditions
        if self.zone != cython.NULL:
            other.make_zone()
            memcpy(other.zone, self.zone, ZONE_WORDS * cython.sizeof(u64))
        return other

    def reference(self):
        """Return the same position by the literal rules."""
        return reference_of(self.state, cython.address(self.conditions), self.options)

    def key(self) -> bytes:
        """Return bytes that are equal exactly for equal positions."""
        return key_of(self.state, cython.address(self.conditions))

    def action(self, move: str) -> int:
        """Read a move. Raise NotationError for a text that is none; -1 if it can never be legal."""
        return read_action(move)

    def text(self, action: int) -> str:
        """Write a move in the notation."""
        return write_action(action)

    def outcome_text(self, outcome: int) -> str:
        """Write an outcome: a tile as records name it."""
        return write_outcome(outcome)

    def result(self):
        """Return how the game ended, or how it stands."""
        return result_of(self.state, cython.address(self.conditions))
