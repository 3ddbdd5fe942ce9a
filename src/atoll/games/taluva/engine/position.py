"""The engine of Taluva: turns, chance and the end, over the island's bits."""

from math import hypot, sqrt

import cython
from cython.cimports.atoll.core.bits import below, u64
from cython.cimports.atoll.games.taluva.engine.building import (
    can_build,
    close_lagoon,
    enclose,
    expand,
    find_builds,
    find_lagoons,
    pick_build,
    put_building,
    write_builds,
)
from cython.cimports.atoll.games.taluva.engine.island import (
    DRAW_TILE,
    EXPAND,
    HUT,
    SHIP,
    TAKE,
    TEMPLE,
    TILE,
    TOWER,
    action_of,
    clear,
    copy,
    deed_of,
    lay,
    level_at,
    owner_at,
    q_of,
    r_of,
    set_cell,
    stretch,
    terrain_at,
    which_of,
)
from cython.cimports.atoll.games.taluva.engine.placing import AT_ONCE, find_lies, pick_lie, write_lies
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.libc.string import memcpy

from atoll.core.errors import SetupError
from atoll.core.result import Result
from atoll.games.hexes import hex_text
from atoll.games.taluva.material import DOUBLES, FIELDS, Pieces
from atoll.games.taluva.material import KINDS as KIND_NAMES
from atoll.games.taluva.notation import Build, Draw, Expand, Lay, Take, read_move
from atoll.games.taluva.rules import Building, Cell
from atoll.games.taluva.rules import Island as LawIsland
from atoll.games.taluva.rules import Phase as LawPhase
from atoll.games.taluva.rules import Position as Law

__all__ = ["Engine"]

TERRAINS = "-" + "".join(FIELDS) + "V"
TILES = tuple(first + second for first in FIELDS for second in FIELDS)
PHASES = (
    LawPhase.DEAL,
    LawPhase.CHOOSE,
    LawPhase.DRAW,
    LawPhase.PLACE,
    LawPhase.BUILD,
    LawPhase.OVER,
)
REASONS = (None, "early", "tiles", "last-standing", "no-room")
BUILDS = {"hut": HUT, "tower": TOWER, "temple": TEMPLE}
DEEDS = {number: name for name, number in BUILDS.items()}

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


def _corners_out(zone: str, hexes: list) -> int:
    """Count the corners of a tile's outline that lie beyond the edge of a zone (T-ZONE-1, T-ZONE-3)."""
    times: dict = {}
    for q, r in hexes:
        x, y = sqrt(3) * (q + r / 2), 1.5 * r
        for dx, dy in ((0, 1), (0, -1), (1, 0.5), (1, -0.5), (-1, 0.5), (-1, -0.5)):
            corner = (round(x + dx * sqrt(3) / 2, 6), round(y + dy, 6))
            times[corner] = times.get(corner, 0) + 1
    out = 0
    for (x, y), number in times.items():
        if number == 3:  # the point where three hexes meet is inside the outline
            continue
        if zone == "intermediate-long":
            out += abs(x) > 10.5 or abs(y) > 6.5
        else:
            out += hypot(x, y) > {"beginner": 11.0, "intermediate-round": 9.3, "expert": 7.6}[zone]
    return out


_zones: dict = {}


def _zone_rows(zone: str) -> tuple:
    """Give, for three and then for two hexes, by direction and row, the first hexes that keep T-ZONE-1.

    Such a tile has corners inside the zone, so it lies less than 13 from the middle.
    """
    if zone not in _zones:
        steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
        rows = [0] * (12 * ROWS)
        for parts in (3, 2):
            for direction in range(6):
                for r in range(-10, 11):
                    for q in range(-14, 15):
                        hexes = [(q, r)]
                        for turn in range(parts - 1):
                            dq, dr = steps[(direction + turn) % 6]
                            hexes.append((q + dq, r + dr))
                        if _corners_out(zone, hexes) <= 2:
                            rows[((3 - parts) * 6 + direction) * ROWS + r + ROWS // 2] |= 1 << (q + 32)
        _zones[zone] = tuple(rows)
    return _zones[zone]


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
        # 64 tiles have at most 576 hexes of coast, each in 18 lies; eruptions, on 65 volcanoes, add 390.
        self.max_actions = 11000 + AT_ONCE
        self.found = -1
        clear(cython.address(self.state.island))

    def __dealloc__(self):
        free(self.state)
        free(self.work)
        free(self.zone)

    def __init__(self, law):
        self._prepare(law.players, law.options)
        self._load(law)

    def _prepare(self, players, options):
        i: cython.int
        self.players = players
        self.options = options
        self.stack_size = options.stack_size(players)
        self.doubles_dealt = options.doubles_dealt(players)
        self.with_ships = options.ships
        self.ranking = options.ranking
        self.teams = options.teams
        for i, number in enumerate(options.stock()):
            self.stock[i] = number
        box = options.box()
        for i, tile in enumerate(TILES):
            self.box[i] = box[tile]
        if options.zone != "none":
            self.zone = cython.cast(cython.pointer[u64], malloc(12 * ROWS * 8))
            if self.zone == cython.NULL:
                raise MemoryError
            for i, row in enumerate(_zone_rows(options.zone)):
                self.zone[i] = row

    def _load(self, law):
        state: cython.pointer[State] = self.state
        island: cython.pointer[Island] = cython.address(self.state.island)
        seat: cython.int
        kind: cython.int
        i: cython.int
        state.phase = PHASES.index(law.phase)
        state.turn = law.turn
        state.hand = -1
        if law.hand is not None:
            state.hand = TWIN + DOUBLES.index(law.hand) if len(law.hand) == 2 else TILES.index(law.hand[1:])
        state.drawn = law.drawn
        state.known = len(law.deck)
        for i, tile in enumerate(law.deck):
            state.deck[i] = TILES.index(tile)
        state.dealt = len(law.doubles)
        for i, double in enumerate(law.doubles):
            state.doubles[i] = DOUBLES.index(double)
        for double in law.open_doubles:
            state.open |= 1 << cython.cast(cython.int, DOUBLES.index(double))
        state.reason = REASONS.index(law.reason)
        for seat in range(self.players):
            state.takes[seat] = law.takes[seat]
            state.places[seat] = law.places[seat]
            for kind in range(KINDS):
                state.put[seat][kind] = law.put[seat][kind]
            if seat in law.eliminated:
                state.eliminated |= 1 << seat
            if seat in law.eliminated or law.places[seat]:
                state.gone |= 1 << seat
        for (q, r), cell in law.island.cells.items():
            known = -BIAS < q < BIAS and -BIAS < r < BIAS and 0 < cell.level < 1 << LEVELS
            if not known or not stretch(island, q, r):
                raise SetupError("taluva-too-far", place=hex_text((q, r)))
            set_cell(island, q, r, cell.level, TERRAINS.index(cell.terrain), cell.part, cell.lie, cell.double)
        counts = [0] * self.players
        for (q, r), building in law.island.buildings.items():
            counts[building.seat] += 1
            if (q, r) not in law.island.cells or counts[building.seat] > MOST_BUILDINGS:
                raise SetupError("taluva-too-far", place=hex_text((q, r)))
            put_building(island, building.seat, KIND_NAMES.index(building.kind), q, r)
        if self.with_ships:
            find_lagoons(island, self.work)
        for i, ((q, r), seat) in enumerate(law.island.ships.items()):
            state.ship_q[i], state.ship_r[i], state.ship_seat[i] = q, r, seat
            close_lagoon(island, self.work, q, r)
        state.ships = len(law.island.ships)

    # --- in C, without the GIL -------------------------------------------------------------------------

    def copy_from(self, other: Base):
        """Copy what is in use."""
        source: cython.pointer[State] = cython.cast(cython.pointer[State], other.pod)
        memcpy(self.state, source, cython.sizeof(State) - cython.sizeof(Island))
        copy(cython.address(self.state.island), cython.address(source.island))
        self.found = -1

    def mover(self) -> cython.int:
        """Give the seat on turn, CHANCE or OVER."""
        phase: cython.int = self.state.phase
        if phase in (DEALING, DRAWING):
            return CHANCE
        if phase == ENDED:
            return OVER
        return self.state.turn

    def pool_of(self, seat: cython.int, pool: cython.p_int):
        """Write what a seat has left to put."""
        kind: cython.int
        for kind in range(KINDS):
            pool[kind] = self.stock[kind] - self.state.put[seat][kind]

    def lies(self, shape: cython.int) -> cython.int:
        """Find the lies of a shape, unless they are at hand, and give their number."""
        zone: cython.pointer[u64] = self.zone
        if self.found == shape:
            return self.work.count
        if zone != cython.NULL and shape != TRIPLE:
            zone += 6 * ROWS
        self.found = shape
        return find_lies(
            cython.address(self.state.island), self.work, shape, self.players, self.with_ships, zone
        )

    def lies_in_hand(self) -> cython.int:
        """Find the lies of the tile in hand and give their number."""
        return self.lies(_shapes[self.state.hand])

    def choices(self) -> cython.int:
        """Give what the player on turn may take: a bit for each double tile, and bit 5 for the stack."""
        may: cython.int = 0
        takes: cython.int = self.state.takes[self.state.turn]
        double: cython.int
        # T-ZONE-2; without a game board everything can be laid somewhere.
        if self.state.drawn < self.stack_size and (self.zone == cython.NULL or self.lies(TRIPLE) > 0):
            may = 1 << DOUBLE_TILES
        # T-DBL-3
        if self.state.open == 0 or takes >= 2 or (takes == 1 and may):
            return may
        if self.zone == cython.NULL:
            return may | self.state.open
        for double in range(DOUBLE_TILES):
            if (self.state.open >> double) & 1 and self.lies(_shapes[TWIN + double]) > 0:
                may |= 1 << double
        return may

    def fill_legal(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write the legal actions of the seat on turn."""
        pool = cython.declare(cython.int[4])
        number: cython.int = 0
        may: cython.int
        double: cython.int
        if self.state.phase == CHOOSING:
            may = self.choices()
            if may >> DOUBLE_TILES:
                actions[0] = action_of(DRAW_TILE, 0, 0, 0)
                number = 1
            for double in range(DOUBLE_TILES):
                if (may >> double) & 1:
                    actions[number] = action_of(TAKE, double, 0, 0)
                    number += 1
            return number
        if self.state.phase == PLACING:
            self.lies_in_hand()
            return write_lies(cython.address(self.state.island), self.work, actions)
        self.pool_of(seat, pool)
        self.found = -1
        find_builds(cython.address(self.state.island), self.work, seat, pool)
        return write_builds(cython.address(self.state.island), self.work, actions)

    def do_play(self, seat: cython.int, action: cython.int):
        """Make a legal move."""
        pool = cython.declare(cython.int[4])
        deed: cython.int = deed_of(action)
        double: cython.int
        if deed == TILE:
            self.lay_tile(action)
            self.pool_of(seat, pool)
            if not can_build(cython.address(self.state.island), self.work, seat, pool):
                self.eliminate()
        elif deed == DRAW_TILE:
            self.take_top()
        elif deed == TAKE:
            double = which_of(action)
            self.state.open &= ~(cython.cast(cython.uint, 1) << double)
            self.state.takes[seat] += 1
            self.state.hand = TWIN + double
            self.state.phase = PLACING
        else:
            self.build(action)

    def begin_turn(self, seat: cython.int):
        """Let a player take a tile (T-TURN-1), or end the game: T-END-2, T-DBL-6, T-ZONE-2."""
        may: cython.int
        self.state.turn = seat
        may = self.choices()
        if may == 0:
            self.end_regularly(STACK_OUT if self.state.drawn == self.stack_size else NO_ROOM)
        elif may == 1 << DOUBLE_TILES:
            self.take_top()
        else:
            self.state.phase = CHOOSING

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
            state.phase = DRAWING
            return
        state.hand = state.deck[state.drawn]
        state.drawn += 1
        state.phase = PLACING

    def lay_tile(self, action: cython.int):
        """Lay the tile in hand; whether the player can build then is the caller's care."""
        hand: cython.int = self.state.hand
        island: cython.pointer[Island] = cython.address(self.state.island)
        q: cython.int = q_of(action)
        r: cython.int = r_of(action)
        self.found = -1
        self.state.hand = -1
        self.state.phase = BUILDING
        if lay(island, q, r, which_of(action), _terrains[hand], _parts[hand]) == 1 and self.with_ships:
            enclose(island, self.work, q, r, which_of(action), _parts[hand])

    def build(self, action: cython.int):
        """Build, then see whether that ends the game (T-END-1)."""
        state: cython.pointer[State] = self.state
        island: cython.pointer[Island] = cython.address(state.island)
        seat: cython.int = state.turn
        deed: cython.int = deed_of(action)
        q: cython.int = q_of(action)
        r: cython.int = r_of(action)
        kind: cython.int = HUTS
        number: cython.int = 1
        own: cython.int
        other: cython.int
        self.found = -1
        if deed == EXPAND:
            number = expand(island, self.work, seat, q, r, which_of(action))
        elif deed == SHIP:
            kind = SHIPS
            close_lagoon(island, self.work, q, r)
            state.ship_q[state.ships] = q
            state.ship_r[state.ships] = r
            state.ship_seat[state.ships] = seat
            state.ships += 1
        else:
            kind = HUTS if deed == HUT else TOWERS if deed == TOWER else TEMPLES
            put_building(island, seat, kind, q, r)
        state.put[seat][kind] += number
        if state.put[seat][kind] == self.stock[kind]:
            own = self.kinds_complete(seat)
            if self.teams:
                other = self.kinds_complete((seat + 2) & 3)
                if own >= 1 and other >= 1 and own + other >= 3:
                    self.finish()
                    return
            elif own >= 2:
                self.finish()
                return
        self.next_turn()

    def kinds_complete(self, seat: cython.int) -> cython.int:
        """Count the kinds of which a seat has put all pieces; covered huts count (T-END-1, T-SHIP-7)."""
        kind: cython.int
        number: cython.int = 0
        for kind in range(KINDS):
            number += self.stock[kind] > 0 and self.state.put[seat][kind] == self.stock[kind]
        return number

    def finish(self):
        """End early, for all or, with ranking, for the player on turn (T-END-1, T-RANK-1)."""
        state: cython.pointer[State] = self.state
        seat: cython.int
        best: cython.int = 1
        if not self.ranking:
            self.end_with_winners(EARLY, state.turn)
            return
        for seat in range(self.players):
            best += state.places[seat] != 0 and not (state.eliminated >> seat) & 1
        state.places[state.turn] = best
        state.gone |= 1 << state.turn
        self.end(EARLY)

    def eliminate(self):
        """T-ELI-1: the player on turn cannot build and is out."""
        state: cython.pointer[State] = self.state
        seat: cython.int
        worst: cython.int = self.players
        if self.ranking:
            for seat in range(self.players):
                worst -= (state.eliminated >> seat) & 1
            state.places[state.turn] = worst
        state.eliminated |= 1 << state.turn
        state.gone |= 1 << state.turn
        self.end(LAST_STANDING)

    def end(self, reason: cython.int):
        """End the game if one side is left in play (T-ELI-2, T-TEAM-2, T-RANK-1), else go on."""
        state: cython.pointer[State] = self.state
        seat: cython.int
        left: cython.int = 0
        last: cython.int = -1
        place: cython.int = 1
        for seat in range(self.players):
            if not (state.gone >> seat) & 1:
                # Of a team that is the one side left one player is enough; of two teams there are two left.
                if not self.teams or last < 0 or (seat ^ last) & 1:
                    left += 1
                last = seat
        if left > 1:
            self.next_turn()
        elif self.ranking:
            for seat in range(self.players):
                place += state.places[seat] != 0 and not (state.eliminated >> seat) & 1
            state.places[last] = place
            state.phase = ENDED
            state.reason = reason
            state.turn = 0
        else:
            self.end_with_winners(reason, last)

    def end_with_winners(self, reason: cython.int, winner: cython.int):
        """End with one winning player or team; all others share the next place (T-PLACE-1)."""
        state: cython.pointer[State] = self.state
        seat: cython.int
        for seat in range(self.players):
            if self.teams:
                state.places[seat] = 3 if (seat ^ winner) & 1 else 1
            else:
                state.places[seat] = 1 if seat == winner else 2
        state.phase = ENDED
        state.reason = reason
        state.turn = 0

    def end_regularly(self, reason: cython.int):
        """T-END-2: by temples, towers, ships, huts; T-TEAM-2: the partners' together."""
        state: cython.pointer[State] = self.state
        rank = cython.declare(cython.int[5])
        seat: cython.int
        other: cython.int
        kind: cython.int
        first: cython.int = 1
        left: cython.int = 0
        for seat in range(self.players):
            # Sums stay below 64, so that one number orders all kinds at once.
            rank[seat] = 0
            for kind in range(KINDS):
                rank[seat] = 64 * rank[seat] + state.put[seat][kind]
            if (state.gone >> seat) & 1:
                rank[seat] = 0 if self.teams else -1
                first += state.places[seat] != 0 and not (state.eliminated >> seat) & 1
            else:
                left += 1
        if self.teams:
            for seat in range(2):
                rank[seat] += rank[seat + 2]
                rank[seat + 2] = rank[seat]
        for seat in range(self.players):
            if state.places[seat]:
                continue
            state.places[seat] = first
            for other in range(self.players):
                state.places[seat] += rank[other] > rank[seat]
        state.phase = ENDED
        state.reason = reason
        state.turn = 0

    def fill_chance(self, outcomes: cython.p_int, weights: cython.p_int) -> cython.int:
        """Write the tiles that were not seen yet, or the double tiles that were not dealt."""
        state: cython.pointer[State] = self.state
        left = cython.declare(cython.int[25])
        number: cython.int = 0
        i: cython.int
        if state.phase == DEALING:
            for i in range(DOUBLE_TILES):
                if not (state.open >> i) & 1:
                    outcomes[number] = TWIN + i
                    weights[number] = 1
                    number += 1
            return number
        for i in range(TWIN):
            left[i] = self.box[i]
        for i in range(state.drawn):
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
        if state.phase == DEALING:
            state.doubles[state.dealt] = outcome - TWIN
            state.dealt += 1
            state.open |= 1 << (outcome - TWIN)
            if state.dealt == self.doubles_dealt:
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

    def do_resample(self, seat: cython.int, rng: cython.pointer[u64]):
        """Draw the stack from all tiles not seen; nobody knows more than anybody else."""
        state: cython.pointer[State] = self.state
        left = cython.declare(cython.int[25])
        unseen = cython.declare(cython.int[60])
        number: cython.int = 0
        i: cython.int
        pick: cython.int
        while state.dealt < self.doubles_dealt:
            pick = below(rng, DOUBLE_TILES)
            if not (state.open >> pick) & 1:
                state.doubles[state.dealt] = pick
                state.dealt += 1
                state.open |= 1 << pick
        for i in range(TWIN):
            left[i] = self.box[i]
        for i in range(state.drawn):
            left[state.deck[i]] -= 1
        for i in range(TWIN):
            while left[i]:
                unseen[number] = i
                left[i] -= 1
                number += 1
        for i in range(state.drawn, self.stack_size):
            pick = below(rng, number)
            number -= 1
            state.deck[i] = unseen[pick]
            unseen[pick] = unseen[number]
        state.known = self.stack_size
        if state.phase == DEALING:
            self.begin_turn(0)
        elif state.phase == DRAWING:
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
            if state.phase == PLACING:
                number = self.lies(_shapes[state.hand])
                self.lay_tile(pick_lie(island, self.work, below(rng, number)))
                moves += 1
                self.pool_of(state.turn, pool)
                number = find_builds(island, self.work, state.turn, pool)
                if number == 0:
                    self.eliminate()
                else:
                    self.build(pick_build(island, self.work, below(rng, number)))
                    moves += 1
            elif state.phase == BUILDING:
                self.pool_of(state.turn, pool)
                self.found = -1
                number = find_builds(island, self.work, state.turn, pool)
                self.build(pick_build(island, self.work, below(rng, number)))
                moves += 1
            elif state.phase == CHOOSING:
                number = self.fill_legal(state.turn, scratch)
                self.do_play(state.turn, scratch[below(rng, number)])
                moves += 1
            elif state.phase == ENDED:
                return moves
            else:
                self.do_resolve(self.draw_outcome(rng))

    # --- from Python -----------------------------------------------------------------------------------

    def blank(self):
        """Give an engine of the same players and options."""
        other: Engine = Engine.__new__(Engine)
        other._prepare(self.players, self.options)
        return other

    def law(self):
        """Give the same position by the literal rules."""
        state: cython.pointer[State] = self.state
        return Law(
            players=self.players,
            options=self.options,
            deck=tuple([TILES[state.deck[i]] for i in range(state.known)]),
            doubles=tuple([DOUBLES[state.doubles[i]] for i in range(state.dealt)]),
            drawn=state.drawn,
            open_doubles=frozenset([DOUBLES[i] for i in range(DOUBLE_TILES) if (state.open >> i) & 1]),
            takes=tuple([state.takes[seat] for seat in range(self.players)]),
            island=self._law_island(),
            put=tuple(
                [
                    Pieces(*[state.put[seat][kind] for kind in range(cython.cast(cython.int, KINDS))])
                    for seat in range(self.players)
                ]
            ),
            turn=state.turn,
            phase=PHASES[state.phase],
            hand=self._hand_name(),
            eliminated=frozenset([seat for seat in range(self.players) if (state.eliminated >> seat) & 1]),
            places=tuple([state.places[seat] for seat in range(self.players)]),
            reason=REASONS[state.reason],
        )

    def _hand_name(self):
        hand: cython.int = self.state.hand
        if hand < 0:
            return None
        return DOUBLES[hand - TWIN] if hand >= TWIN else "V" + TILES[hand]

    def _law_island(self):
        state: cython.pointer[State] = self.state
        island: cython.pointer[Island] = cython.address(self.state.island)
        slot: cython.pointer[Slot]
        row: cython.int
        column: cython.int
        shift: cython.int
        q: cython.int
        r: cython.int
        terrain: cython.int
        seat: cython.int
        cells: dict = {}
        buildings: dict = {}
        for row in range(island.top, island.bottom + 1):
            for column in range(island.left, island.right + 1):
                q = island.q0 + column
                r = island.r0 + row
                terrain = terrain_at(island, q, r)
                if terrain == 0:
                    continue
                slot = island.slots + row * island.words + (column >> 6)
                shift = column & 63
                level = level_at(island, q, r)
                cells[q, r] = Cell(
                    level=level,
                    terrain=TERRAINS[terrain],
                    part=cython.cast(cython.int, (slot.part[0] >> shift) & 1)
                    + 2 * cython.cast(cython.int, (slot.part[1] >> shift) & 1),
                    lie=cython.cast(cython.int, (slot.lie[0] >> shift) & 1)
                    + 2 * cython.cast(cython.int, (slot.lie[1] >> shift) & 1)
                    + 4 * cython.cast(cython.int, (slot.lie[2] >> shift) & 1),
                    double=bool((slot.twin >> shift) & 1),
                )
                seat = owner_at(island, q, r)
                if seat >= 0:
                    if (slot.temple >> shift) & 1:
                        buildings[q, r] = Building(seat, "temple", 1)
                    elif (slot.tower >> shift) & 1:
                        buildings[q, r] = Building(seat, "tower", 1)
                    else:
                        buildings[q, r] = Building(seat, "hut", level)
        ships = {(state.ship_q[i], state.ship_r[i]): state.ship_seat[i] for i in range(state.ships)}
        return LawIsland(cells, buildings, ships)

    def action(self, move: str) -> int:
        """Read a move. Raises NotationError for a text that is none; -1 if it can never be legal."""
        typed = read_move(move)
        if isinstance(typed, Draw):
            return action_of(DRAW_TILE, 0, 0, 0)
        if isinstance(typed, Take):
            return action_of(TAKE, DOUBLES.index(typed.double), 0, 0)
        deed: cython.int
        which: cython.int = 0
        if isinstance(typed, Lay):
            deed, place, which = TILE, typed.lie.first, typed.lie.direction
        elif isinstance(typed, Build):
            deed, place = BUILDS[typed.kind], typed.place
        elif isinstance(typed, Expand):
            deed, place, which = EXPAND, typed.settlement, TERRAINS.index(typed.terrain)
        else:
            deed, place = SHIP, typed.lagoon
        if not (-BIAS < place[0] < BIAS and -BIAS < place[1] < BIAS):
            return -1
        return action_of(deed, which, place[0], place[1])

    def text(self, action: int) -> str:
        """Write a move in the notation."""
        number: cython.int = action
        deed: cython.int = deed_of(number)
        place = f"{q_of(number)},{r_of(number)}"
        if deed == DRAW_TILE:
            return "draw"
        if deed == TAKE:
            return f"take {DOUBLES[which_of(number)]}"
        if deed == TILE:
            return f"tile {place} {which_of(number)}"
        if deed == EXPAND:
            return f"expand {place} {TERRAINS[which_of(number)]}"
        if deed == SHIP:
            return f"ship {place}"
        return f"{DEEDS[deed]} {place}"

    def outcome_text(self, outcome: int) -> str:
        """Write an outcome: a tile as records name it."""
        return DOUBLES[outcome - TWIN] if outcome >= TWIN else TILES[outcome]

    def result(self):
        """Give how the game ended, or how it stands."""
        state: cython.pointer[State] = self.state
        over = state.phase == ENDED
        return Result(
            over=over,
            reason=REASONS[state.reason],
            places=tuple([state.places[seat] for seat in range(self.players)]) if over else None,
            scores=tuple(
                [
                    tuple([state.put[seat][kind] for kind in range(cython.cast(cython.int, KINDS))])
                    for seat in range(self.players)
                ]
            ),
        )
