"""Titicaca, fast: sets of hexes as bits, regions as masks, all steps in C.

A position is two structs (see board.pxd): ``Pod`` changes with every move, ``Land`` says where the lakes
and terrains are. Copies of one game have equal lands, so that ``copy_from`` copies the land only where it
differs: after chance has filled a slot, or a resampling the whole country.
"""

import struct

import cython
from cython.cimports.atoll.core.bits import below, ctz, u64
from cython.cimports.atoll.core.engine import CHANCE, OVER
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.games.titicaca.codes import (
    ARROW,
    STEP_BIDDING,
    STEP_DRAWING,
    STEP_OVER,
    STEP_TEMPLE,
    STEP_VILLAGE,
)
from cython.cimports.atoll.games.titicaca.engine.board import (
    BID,
    DO_JOIN,
    DO_MERGE,
    DO_TEMPLE,
    DO_VILLAGE,
    LAKE,
    MAX_ACTIONS,
    MAX_HEXES,
    MOST_WEAPONS,
    NOWHERE,
    Land,
    Pod,
    Region,
    begin,
    find_shares,
    first,
    lay_tile,
    list_actions,
    make_move,
    one,
    random_game,
    redraw_temples,
    survey,
    withdraw_bids,
)
from cython.cimports.libc.string import memcpy, memset

from atoll.core.result import Result
from atoll.games.hexes import neighbours
from atoll.games.titicaca.codes import REASONS, STEPS, Step
from atoll.games.titicaca.country import TURNED, tiles_in_play
from atoll.games.titicaca.country import drawn as ways_drawn
from atoll.games.titicaca.material import MOST_HEXES, slots
from atoll.games.titicaca.material import TERRAINS as LETTERS
from atoll.games.titicaca.notation import Bid, Join, Merge, Village, read_move
from atoll.games.titicaca.rules import Position

__all__ = ["Engine"]

HANDS = ((), (1,), (2,), (1, 2))


@cython.cclass
class Engine(CoreEngine):
    """A position of Titicaca, fast."""

    def __cinit__(self):
        self.pod = cython.address(self.position)
        self.pod_size = cython.sizeof(Pod)
        self.max_actions = MAX_ACTIONS

    def __init__(self, reference: Position):
        self._load(reference)

    # --- in C --------------------------------------------------------------------------------------------

    def copy_from(self, other: CoreEngine):
        """Become a copy; the land comes along where it differs."""
        land: cython.pointer[Land] = cython.address(cython.cast(Engine, other).land)
        if self.land.identity != land.identity:
            memcpy(cython.address(self.land), land, cython.sizeof(Land))
            self.pod_size = other.pod_size
        memcpy(self.pod, other.pod, self.pod_size)

    def mover(self) -> cython.int:
        """Return the lowest active seat, CHANCE or OVER."""
        step: cython.int = self.position.step
        if step == STEP_BIDDING:
            return ctz(self.position.active)
        if step == STEP_DRAWING:
            return CHANCE
        if step == STEP_OVER:
            return OVER
        return self.position.order[self.position.turn]

    def active(self) -> cython.uint:
        """Return the active seats: several while they bid."""
        step: cython.int = self.position.step
        if step == STEP_BIDDING:
            return self.position.active
        if step in (STEP_DRAWING, STEP_OVER):
            return 0
        return 1 << self.position.order[self.position.turn]

    def fill_legal(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write a seat's legal actions: a step's "-" first, then by the hexes' numbers."""
        return list_actions(cython.address(self.position), cython.address(self.land), seat, actions)

    def legal_below(self, seat: cython.int) -> cython.int:
        """Return the number of bids while bids are made."""
        return self.position.stock[seat] + 1 if self.position.step == STEP_BIDDING else -1

    def do_play(self, seat: cython.int, action: cython.int):
        """Make a legal move."""
        make_move(cython.address(self.position), cython.address(self.land), seat, action)

    def fill_chance(self, outcomes: cython.p_int, weights: cython.p_int) -> cython.int:
        """Write the ways to fill the next slot, or who may hold the arrow; all are equally likely."""
        n: cython.int = 0
        i: cython.int
        if self.land.drawn < self.land.slots:
            for i in range(2 * self.land.slots):
                if not self.land.used >> (i >> 1) & 1:
                    outcomes[n] = i
                    n += 1
        else:
            for i in range(self.position.players):
                outcomes[i] = ARROW + i
            n = self.position.players
        for i in range(n):
            weights[i] = 1
        return n

    def do_resolve(self, outcome: cython.int):
        """Fill the next slot, or give the arrow to a seat."""
        if outcome >= ARROW:
            self.position.arrow = outcome - ARROW
            self.position.first_arrow = outcome - ARROW
        else:
            lay_tile(cython.address(self.land), outcome)
            survey(cython.address(self.land))
        begin(cython.address(self.position), cython.address(self.land))

    def fill_places(self, places: cython.p_int):
        """Order the seats by victory points (C-END-4)."""
        s: cython.int
        other: cython.int
        for s in range(self.position.players):
            places[s] = 1
            for other in range(self.position.players):
                if self.position.score[other] > self.position.score[s]:
                    places[s] += 1

    def do_determinize(self, seat: cython.int, rng: cython.pointer[u64]):
        """Draw again a partial set-up and other seats' temples; withdraw other seats' sealed bids."""
        p: cython.pointer[Pod] = cython.address(self.position)
        land: cython.pointer[Land] = cython.address(self.land)
        tile: cython.int
        if p.step != STEP_DRAWING:
            withdraw_bids(p, seat)
            redraw_temples(p, seat, rng)
            # A search copies what it finds at the root in every simulation.
            while p.stale:
                find_shares(p, land, first(p.stale))
            return
        while land.drawn < land.slots:
            tile = below(rng, land.slots)
            if not land.used >> tile & 1:
                lay_tile(land, 2 * tile + below(rng, 2))
        survey(land)
        if p.arrow == NOWHERE:
            p.arrow = p.first_arrow = below(rng, p.players)
        begin(p, land)

    def has_certain_moves(self) -> cython.bint:
        """Whether fields and regions are chosen; stocks and others' temples depend on what was sealed."""
        return STEP_VILLAGE <= self.position.step < STEP_TEMPLE

    def do_playout(self, rng: cython.pointer[u64], scratch: cython.p_int) -> cython.int:
        """Play uniformly random moves to the end: as by listing them, only faster."""
        k: cython.int
        while self.position.step == STEP_DRAWING:
            k = self.fill_chance(scratch, scratch + MAX_ACTIONS)
            self.do_resolve(scratch[below(rng, k)])
        return random_game(cython.address(self.position), cython.address(self.land), rng, scratch)

    # --- from Python -------------------------------------------------------------------------------------

    def _load(self, reference):
        """Take over a position of the literal rules."""
        p: cython.pointer[Pod] = cython.address(self.position)
        values = [*reference.temples.values(), *(value for hand in reference.hands for value in hand)]
        if 0 in values or -1 in reference.bids.values():
            raise ValueError("a position of which something was not seen: resample it for a seat first")
        if max(reference.stocks) > MOST_WEAPONS:
            raise ValueError(f"more than {MOST_WEAPONS} weapon points in a stock: {reference.stocks}")
        self.options, self.players = reference.options, reference.players
        memset(p, 0, cython.sizeof(Pod))
        number = self._load_land(reference)
        self.pod_size = cython.sizeof(Pod) - (MAX_HEXES - self.land.hexes) * cython.sizeof(Region)
        p.players = reference.players
        p.step = STEPS.index(reference.step)
        p.round = reference.round
        p.arrow = NOWHERE if reference.arrow is None else reference.arrow
        p.first_arrow = NOWHERE if reference.first_arrow is None else reference.first_arrow
        p.reason = 0 if reference.reason is None else REASONS.index(reference.reason)
        p.fresh = NOWHERE if reference.fresh is None else number[reference.fresh]
        p.turns = len(reference.order)
        for i, seat in enumerate(reference.order):
            p.order[i] = seat
        for seat in range(reference.players):
            p.stock[seat] = reference.stocks[seat]
            p.score[seat] = reference.scores[seat]
            p.bid[seat] = reference.bids.get(seat, -1)
            p.hand[seat] = HANDS.index(reference.hands[seat])
            if reference.step is Step.BIDDING and seat not in reference.bids:
                p.active |= 1 << seat
            if seat in reference.known:
                p.known |= 1 << seat
        for place, seat in reference.villages.items():
            field: cython.int = number[place]
            name: cython.int = number[reference.regions[place]]
            p.villages[cython.cast(cython.int, seat)] |= one(field)
            p.occupied |= one(field)
            p.name[field] = name
            p.region[name].fields |= one(field)
            p.region[name].edges |= self.land.edges[field]
            p.region[name].reach |= self.land.reach[field]
            p.region[name].villages[cython.cast(cython.int, seat)] += 1
            p.region[name].lakes |= self.land.lakes[field]
            p.region[name].variety |= 1 << (self.land.kind[field] - 1)
            p.stale |= one(name)
        for place, value in reference.temples.items():
            p.temples[cython.cast(cython.int, value) - 1] |= one(number[place])

    def _load_land(self, reference) -> dict:
        """Take over the country and return the hexes' numbers."""
        land: cython.pointer[Land] = cython.address(self.land)
        memset(land, 0, cython.sizeof(Land))
        ways = ways_drawn(reference.country, reference.players) if reference.step is Step.DRAWING else None
        open_slots = () if ways is None else slots(reference.players)
        listed = [
            *reference.country,
            *(place for slot in open_slots for place in slot if place not in reference.country),
        ]
        if len(listed) > MOST_HEXES:
            raise ValueError(f"a country of {len(listed)} hexes; at most {MOST_HEXES} are possible")
        number = {place: i for i, place in enumerate(sorted(listed))}
        land.hexes = len(listed)
        for i, place in enumerate(listed):
            h: cython.int = number[place]
            land.listed[i] = h
            land.q[h], land.r[h] = place
            land.kind[h] = _kind(reference.country[place]) if place in reference.country else 0
            for d, other in enumerate(neighbours(place)):
                land.near[h][d] = number.get(other, NOWHERE)
        tiles = tiles_in_play(reference.players)
        land.slots = len(open_slots)
        for i, slot in enumerate(open_slots):
            for c in range(4):
                land.slot[i][c] = number[slot[c]]
        for i, tile in enumerate(tiles.values() if open_slots else ()):
            for c in range(4):
                land.tile[i][c] = _kind(tile[c])
        for way in ways or ():
            land.used |= 1 << list(tiles).index(way.split()[1])
            land.drawn += 1
        survey(land)
        return number

    def blank(self):
        """Return an engine of the same game and players, in this position."""
        other: Engine = Engine.__new__(Engine)
        other.options, other.players = self.options, self.players
        other.copy_from(self)
        return other

    def reference(self):
        """Return the same position by the literal rules."""
        p: cython.pointer[Pod] = cython.address(self.position)
        land: cython.pointer[Land] = cython.address(self.land)
        seats = range(self.players)
        hexes = [(land.q[h], land.r[h]) for h in range(land.hexes)]
        fields = [h for h in range(land.hexes) if p.occupied & one(h)]
        bidding = p.step == STEP_BIDDING
        in_turn = STEP_VILLAGE <= p.step <= STEP_TEMPLE
        return Position(
            self.players,
            options=self.options,
            country={
                hexes[h]: _shown(land.kind[h])
                for h in [land.listed[i] for i in range(land.hexes)]
                if land.kind[h]
            },
            arrow=None if p.arrow == NOWHERE else p.arrow,
            first_arrow=None if p.first_arrow == NOWHERE else p.first_arrow,
            step=STEPS[p.step],
            round=p.round,
            stocks=[p.stock[s] for s in seats],
            scores=[p.score[s] for s in seats],
            bids={s: p.bid[s] for s in seats if in_turn or (bidding and p.bid[s] >= 0)},
            order=tuple([p.order[i] for i in range(p.turn, p.turns)]) if in_turn else (),
            fresh=hexes[p.fresh] if in_turn and p.step != STEP_VILLAGE else None,
            villages={hexes[h]: s for h in fields for s in seats if p.villages[s] & one(h)},
            regions={hexes[h]: hexes[p.name[h]] for h in fields},
            temples={hexes[h]: v + 1 for h in fields for v in range(2) if p.temples[v] & one(h)},
            hands=[HANDS[p.hand[s]] for s in seats],
            known={s for s in seats if p.known >> s & 1},
            reason=REASONS[p.reason] if p.step == STEP_OVER else None,
        )

    def key(self) -> bytes:
        """Return bytes that are equal exactly for equal positions."""
        p: cython.pointer[Pod] = cython.address(self.position)
        land: cython.pointer[Land] = cython.address(self.land)
        seat: cython.int
        bidding = p.step == STEP_BIDDING
        in_turn = STEP_VILLAGE <= p.step <= STEP_TEMPLE
        values = [p.step, p.round, p.arrow, p.first_arrow, p.known, p.reason if p.step == STEP_OVER else 0]
        values.append(p.fresh if in_turn and p.step != STEP_VILLAGE else NOWHERE)
        order = [p.order[i] for i in range(p.turn, p.turns)] if in_turn else []
        values += [len(order), *order]
        for s in range(self.players):
            values += [p.stock[s], p.score[s], p.hand[s], p.bid[s] if bidding or in_turn else -1]
        for h in range(land.hexes):
            if land.kind[h]:
                values += [land.q[h], land.r[h], land.kind[h]]
                if p.occupied & one(h):
                    temple = 1 if p.temples[0] & one(h) else 2 if p.temples[1] & one(h) else 0
                    seat = 0
                    while not p.villages[seat] & one(h):
                        seat += 1
                    values += [-1, seat, land.q[p.name[h]], land.r[p.name[h]], temple]
        return struct.pack(f"<{len(values)}i", *values)

    def action(self, move: str) -> int:
        """Read a move. Raise NotationError; -1 if it names a hex that is not in the country."""
        read = read_move(move)
        if isinstance(read, Bid):
            return BID + read.weapons if read.weapons < MAX_ACTIONS else -1
        if isinstance(read, Village):
            field = self._number(read.field)
            return DO_VILLAGE + field if field >= 0 else -1
        if isinstance(read, Join):
            if read.region is None:
                return DO_JOIN
            region = self._number(read.region)
            return DO_JOIN + 1 + region if region >= 0 else -1
        if isinstance(read, Merge):
            if read.regions is None:
                return DO_MERGE
            low, high = map(self._number, read.regions)
            return DO_MERGE + 128 * low + high if low >= 0 and high >= 0 else -1
        if read.field is None:
            return DO_TEMPLE
        field = self._number(read.field)
        return DO_TEMPLE + 2 * field + read.value if field >= 0 else -1

    def text(self, action: int) -> str:
        """Write a move in the notation."""
        if action < DO_VILLAGE:
            return f"bid {action}"
        if action < DO_JOIN:
            return f"village {self._hex(action - DO_VILLAGE)}"
        if action < DO_TEMPLE:
            return "join -" if action == DO_JOIN else f"join {self._hex(action - DO_JOIN - 1)}"
        if action < DO_MERGE:
            field, value = divmod(action - DO_TEMPLE - 1, 2)
            return "temple -" if action == DO_TEMPLE else f"temple {self._hex(field)} {value + 1}"
        a, b = divmod(action - DO_MERGE, 128)
        return "merge -" if action == DO_MERGE else f"merge {self._hex(a)} {self._hex(b)}"

    def outcome_text(self, outcome: int) -> str:
        """Write an outcome of chance."""
        if outcome >= ARROW:
            return f"arrow {outcome - ARROW}"
        letter = list(tiles_in_play(self.players))[outcome >> 1]
        return f"tile {letter}{TURNED if outcome & 1 else ''}"

    def result(self):
        """Return how the game ended, or how it stands."""
        over = self.position.step == STEP_OVER
        return Result(
            over=over,
            reason=REASONS[self.position.reason] if over else None,
            places=self.places() if over else None,
            scores=tuple([self.position.score[s] for s in range(self.players)]),
        )

    def _number(self, place: tuple) -> int:
        q, r = place
        for h in range(self.land.hexes):
            if self.land.q[h] == q and self.land.r[h] == r:
                return h
        return -1

    def _hex(self, h: cython.int) -> str:
        if not 0 <= h < self.land.hexes:
            raise ValueError(f"an action that names hex {h} of {self.land.hexes}")
        return f"{self.land.q[h]},{self.land.r[h]}"


def _kind(shown: str) -> int:
    return LAKE + int(shown) if shown.isdigit() else 1 + LETTERS.index(shown)


def _shown(kind: cython.int) -> str:
    return str(kind - LAKE) if kind > LAKE else LETTERS[kind - 1]
