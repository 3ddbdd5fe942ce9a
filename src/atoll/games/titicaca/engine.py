"""Titicaca, fast: sets of hexes as bits, regions as masks, all steps in C.

A position is two structs (see engine.pxd): ``Pod`` changes with every move, ``Land`` says where the lakes
and terrains are. Copies of one game have equal lands, so that ``copy_from`` copies the land only where it
differs: after chance has filled a slot, or a resampling the whole country.
"""

import cython
from cython.cimports.atoll.core.bits import below, ctz, next_random, popcount, u64
from cython.cimports.atoll.core.engine import CHANCE, OVER
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.libc.string import memcpy, memset

from atoll.core.result import Result
from atoll.games.hexes import neighbours
from atoll.games.titicaca.country import TURNED, tiles_in_play
from atoll.games.titicaca.country import drawn as ways_drawn
from atoll.games.titicaca.material import MOST_HEXES, slots
from atoll.games.titicaca.material import TERRAINS as LETTERS
from atoll.games.titicaca.notation import Bid, Join, Merge, Village, read_move
from atoll.games.titicaca.rules import Position, Step

__all__ = ["Engine"]

REASONS = ("full", "weapons", "no-bids")
STEPS = (Step.DRAWING, Step.BIDDING, Step.VILLAGE, Step.JOIN, Step.MERGE, Step.TEMPLE, Step.OVER)
HANDS = ((), (1,), (2,), (1, 2))

# --- the land --------------------------------------------------------------------------------------------


def survey(land: cython.pointer[Land]):
    """Derive from the hexes' kinds all that the rules ask of the country."""
    h: cython.int
    i: cython.int
    n: cython.int
    kind: cython.int
    wet: cython.int
    memset(cython.address(land.fields), 0, cython.sizeof(Mask))
    memset(land.terrain, 0, cython.sizeof(land.terrain))
    memset(land.shore, 0, cython.sizeof(land.shore))
    memset(land.water, 0, cython.sizeof(land.water))
    memset(land.lakes, 0, cython.sizeof(land.lakes))
    memset(land.edges, 0, cython.sizeof(land.edges))
    land.identity = land.hexes
    for h in range(land.hexes):
        kind = land.kind[h]
        land.identity = mixed(
            land.identity, (cython.cast(u64, land.q[h] + 32768) << 32) | (land.r[h] + 32768)
        )
        land.identity = mixed(land.identity, (cython.cast(u64, kind) << 32) | land.listed[h])
        if not 1 <= kind <= TERRAINS:
            continue
        land.fields |= one(h)
        land.terrain[kind - 1] |= one(h)
        for i in range(6):
            n = land.near[h][i]
            if n == NOWHERE:
                continue
            if land.kind[n] > LAKE:
                land.lakes[h] |= 1 << (land.kind[n] - LAKE)
                land.shore[land.kind[n] - LAKE] |= one(h)
            elif land.kind[n]:
                land.edges[h] |= one(n)
        wet = popcount(land.lakes[h])
        for i in range(3):
            if wet >> i & 1:
                land.water[i] |= one(h)
    land.shore[EXTRA] = land.fields
    for h in range(land.hexes):
        land.reach[h] = land.edges[h]
        for i in range(1, LAKES + 1):
            if land.lakes[h] >> i & 1:
                land.reach[h] |= land.shore[i]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mixed(hash_: u64, value: u64) -> u64:
    """Stir a value into a hash."""
    hash_ ^= value
    return next_random(cython.address(hash_))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay_tile(land: cython.pointer[Land], outcome: cython.int) -> cython.void:
    """Fill the next slot: outcome 2 * tile, + 1 if it is turned by 180 degrees (C-SET-1)."""
    i: cython.int
    tile: cython.int = outcome >> 1
    for i in range(4):
        land.kind[land.slot[land.drawn][i]] = land.tile[tile][(i + 2 * (outcome & 1)) & 3]
    land.used |= 1 << tile
    land.drawn += 1


# --- regions ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def mover_of(p: cython.pointer[Pod]) -> cython.int:
    """Give the seat whose turn it is."""
    return p.order[p.turn]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def unite(p: cython.pointer[Pod], a: cython.int, b: cython.int) -> cython.void:
    """Make two regions one; its name is the smaller name."""
    m: Mask
    if b < a:
        a, b = b, a
    m = p.region[b]
    p.region[a] |= m
    p.variety[a] |= p.variety[b]
    while m:
        p.name[first(m)] = a
        m &= m - 1


def joinable(p: cython.pointer[Pod], land: cython.pointer[Land]) -> Mask:
    """Give the names of the regions that the new field may join (C-JOIN-1)."""
    a: cython.int
    names: Mask = 0
    own: cython.int = p.variety[p.fresh]
    m: Mask = land.edges[p.fresh] & p.occupied
    while m:
        a = p.name[first(m)]
        m &= ~p.region[a]
        if not p.variety[a] & own:
            names |= one(a)
    return names


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def around(table: cython.pointer[Mask], fields: Mask) -> Mask:
    """Unite what a table of the land says of each of these fields."""
    found: Mask = 0
    while fields:
        found |= table[first(fields)]
        fields &= fields - 1
    return found


def merges(
    p: cython.pointer[Pod], land: cython.pointer[Land], actions: cython.p_int, most: cython.int
) -> cython.int:
    """Write the merges that are allowed (C-MRG-1), at most so many, and give their number."""
    n: cython.int = 0
    a: cython.int
    b: cython.int
    own: Mask = p.villages[mover_of(p)]
    home: Mask = p.region[p.name[p.fresh]]
    others: Mask = p.occupied & ~home
    # C-ADJ-1: the regions that hold one of these fields are adjacent to the one with the new field.
    near: Mask = around(land.reach, home) & others
    left: Mask = near
    sticks: Mask
    while left:
        a = p.name[first(left)]
        left &= ~p.region[a]
        sticks = around(land.edges, p.region[a]) & others & ~p.region[a]
        while sticks:
            b = p.name[first(sticks)]
            sticks &= ~p.region[b]
            if b < a and p.region[b] & near:
                continue  # found from the other side
            if not p.variety[a] & ~p.variety[b] or not p.variety[b] & ~p.variety[a]:
                continue
            if not (p.region[a] | p.region[b]) & own:
                continue
            actions[n] = DO_MERGE + (128 * a + b if a < b else 128 * b + a)
            n += 1
            if n == most:
                return n
    return n


def temple_fields(p: cython.pointer[Pod], land: cython.pointer[Land]) -> Mask:
    """Give the fields on which the mover may put a temple (C-TMP-1); none without a temple in hand."""
    seat: cython.int = mover_of(p)
    a: cython.int
    own: Mask
    home: Mask
    found: Mask
    near: Mask
    if not p.hand[seat]:
        return 0
    own = p.villages[seat] & ~p.temples[0] & ~p.temples[1]
    home = p.region[p.name[p.fresh]]
    found = home & own
    near = around(land.reach, home) & p.occupied & ~home
    while near:
        a = p.name[first(near)]
        near &= ~p.region[a]
        found |= p.region[a] & own
    return found


# --- scoring ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def nth(m: Mask, i: cython.int) -> cython.int:
    """Give the i-th hex of a set, counted from 0."""
    while i:
        m &= m - 1
        i -= 1
    return first(m)


def chain(land: cython.pointer[Land], villages: Mask) -> cython.int:
    """Count the villages of the longest chain among these (C-CHA-1)."""
    best: cython.int = 0
    size: cython.int
    edge: Mask
    grown: Mask
    while villages:
        edge = villages & ~(villages - 1)
        villages ^= edge
        size = 1
        while edge:
            grown = land.edges[first(edge)] & villages
            edge = (edge & (edge - 1)) | grown
            villages ^= grown
            size += count(grown)
        best = max(best, size)
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def award(
    p: cython.pointer[Pod], land: cython.pointer[Land], fields: Mask, points: cython.int
) -> cython.void:
    """Give a category's points to whoever has most villages on these fields (C-REG-2, C-TIE-1 to C-TIE-3)."""
    s: cython.int
    n: cython.int
    sum_: cython.int
    best: cython.int = 0
    winners: cython.uint = 0
    tied: cython.uint
    m: Mask
    for s in range(p.players):
        n = count(fields & p.villages[s])
        if n > best:
            best = n
            winners = 1 << s
        elif n == best:
            winners |= 1 << s
    if winners & (winners - 1):
        tied = winners
        best = -1
        for s in range(p.players):
            if not tied >> s & 1:
                continue
            m = fields & p.villages[s]
            sum_ = count(m & land.water[0]) + 2 * count(m & land.water[1]) + 4 * count(m & land.water[2])
            if m & (p.temples[0] | p.temples[1]):
                p.known |= 1 << s
                sum_ += count(m & p.temples[0]) + 2 * count(m & p.temples[1])
            if sum_ > best:
                best = sum_
                winners = 1 << s
            elif sum_ == best:
                winners |= 1 << s
        points //= popcount(winners)
    for s in range(p.players):
        if winners >> s & 1:
            p.score[s] += points


def score_region(p: cython.pointer[Pod], land: cython.pointer[Land], name: cython.int):
    """Score one region (C-REG-2)."""
    t: cython.int
    fields: Mask = p.region[name]
    left: Mask = fields
    size: cython.int = count(fields)
    lakes: cython.uint = 0
    for t in range(TERRAINS):
        if p.variety[name] >> t & 1:
            award(p, land, fields & land.terrain[t], size)
    while left:
        lakes |= land.lakes[first(left)]
        left &= left - 1
    award(p, land, fields, popcount(lakes))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def score_lake(p: cython.pointer[Pod], land: cython.pointer[Land]) -> cython.void:
    """Score after lake 5 or 10 (C-SCO-1)."""
    s: cython.int
    a: cython.int
    back: Mask = 0
    left: Mask = land.shore[p.round] & p.occupied
    for s in range(p.players):
        p.score[s] += p.stock[s]
    while left:
        a = p.name[first(left)]
        left &= ~p.region[a]
        back |= p.region[a]
        score_region(p, land, a)
    for s in range(p.players):
        if back & p.villages[s] & p.temples[0]:
            p.hand[s] |= 1
        if back & p.villages[s] & p.temples[1]:
            p.hand[s] |= 2
        if p.hand[s] == 3:
            p.known &= ~(1 << s)
        p.stock[s] += count(p.villages[s]) + 3 * chain(land, p.villages[s])
    p.temples[0] &= ~back
    p.temples[1] &= ~back


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(p: cython.pointer[Pod], land: cython.pointer[Land], reason: cython.int) -> cython.void:
    """Score for the last time (C-END-3)."""
    s: cython.int
    a: cython.int
    left: Mask = p.occupied
    while left:
        a = first(left)
        left &= ~p.region[a]
        score_region(p, land, a)
    p.known = 0
    for s in range(p.players):
        p.score[s] += count(p.villages[s]) + 3 * chain(land, p.villages[s]) + p.stock[s]
        if p.hand[s] != 3:
            p.known |= 1 << s
    p.step = ENDED
    p.reason = reason


# --- rounds and turns ------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_round(p: cython.pointer[Pod], land: cython.pointer[Land]) -> cython.void:
    """Go on after a round, played or skipped: to the next bids or to the end (C-RND-1, C-END-1, C-END-2)."""
    s: cython.int
    weapons: cython.int
    while True:
        if p.round in (5, 10):
            score_lake(p, land)
        if p.occupied == land.fields:
            finish(p, land, 0)
            return
        if p.round >= LAKES:
            weapons = 0
            for s in range(p.players):
                weapons |= p.stock[s]
            if not weapons:
                finish(p, land, 1)
                return
            p.round += 1
            break
        p.round += 1
        if land.shore[p.round] & ~p.occupied:
            break
    p.step = BIDDING
    p.asked = (1 << p.players) - 1
    for s in range(p.players):
        p.bid[s] = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def show_bids(p: cython.pointer[Pod], land: cython.pointer[Land]) -> cython.void:
    """Find who plays in which order (C-BID-2, C-BID-3)."""
    s: cython.int
    i: cython.int
    n: cython.int = 0
    # From the arrow's holder on, so that an equal bid comes behind those before it.
    s = p.arrow
    for _ in range(p.players):
        if p.bid[s] > 0:
            i = n
            while i > 0 and p.bid[p.order[i - 1]] < p.bid[s]:
                p.order[i] = p.order[i - 1]
                i -= 1
            p.order[i] = s
            n += 1
        s = s + 1 if s + 1 < p.players else 0
    p.turns = min(n, count(shore_left(p, land)))
    p.turn = 0
    if n:
        begin_turn(p)
    elif p.round > LAKES:
        finish(p, land, 2)
    else:
        next_round(p, land)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin_turn(p: cython.pointer[Pod]) -> cython.void:
    """Let the next in order pay and begin (C-BID-3)."""
    seat: cython.int = mover_of(p)
    p.stock[seat] -= p.bid[seat]
    p.step = VILLAGE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_turn(p: cython.pointer[Pod], land: cython.pointer[Land]) -> cython.void:
    """Go on to the next in order; the last one takes the arrow (C-BID-5)."""
    p.turn += 1
    if p.turn < p.turns:
        begin_turn(p)
        return
    p.arrow = p.order[p.turns - 1]
    next_round(p, land)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def settle(p: cython.pointer[Pod], land: cython.pointer[Land], field: cython.int) -> cython.void:
    """Put the mover's village on a field (C-VIL-1)."""
    b: Mask = one(field)
    p.villages[mover_of(p)] |= b
    p.occupied |= b
    p.region[field] = b
    p.name[field] = field
    p.variety[field] = 1 << (land.kind[field] - 1)
    p.fresh = field


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_temple(p: cython.pointer[Pod], field: cython.int, value: cython.int) -> cython.void:
    """Lay down one of the mover's temples (C-TMP-1)."""
    p.temples[value - 1] |= one(field)
    p.hand[mover_of(p)] &= ~value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def shore_left(p: cython.pointer[Pod], land: cython.pointer[Land]) -> Mask:
    """Give the empty fields of the round."""
    return land.shore[p.round if p.round < EXTRA else EXTRA] & ~p.occupied


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step_over(p: cython.pointer[Pod], land: cython.pointer[Land], step: cython.int) -> cython.void:
    """Go to this step of a turn, or over the steps that offer nothing to a later one."""
    one_merge: cython.int
    if step == JOIN:
        if joinable(p, land):
            p.step = JOIN
            return
        step = MERGE
    if step == MERGE:
        if merges(p, land, cython.address(one_merge), 1):
            p.step = MERGE
            return
        step = TEMPLE
    if step == TEMPLE and temple_fields(p, land):
        p.step = TEMPLE
        return
    end_turn(p, land)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def perform(
    p: cython.pointer[Pod], land: cython.pointer[Land], seat: cython.int, action: cython.int
) -> cython.void:
    """Make a legal move and go on to the next decision."""
    if p.step == BIDDING:
        p.bid[seat] = action
        p.asked &= ~(1 << seat)
        if not p.asked:
            show_bids(p, land)
    elif p.step == VILLAGE:
        settle(p, land, action - DO_VILLAGE)
        step_over(p, land, JOIN)
    elif p.step == JOIN:
        if action > DO_JOIN:
            unite(p, p.fresh, action - DO_JOIN - 1)
        step_over(p, land, MERGE)
    elif p.step == MERGE:
        if action > DO_MERGE:
            unite(p, (action - DO_MERGE) >> 7, (action - DO_MERGE) & 127)
        step_over(p, land, TEMPLE)
    else:
        if action > DO_TEMPLE:
            action -= DO_TEMPLE + 1
            put_temple(p, action >> 1, 1 + (action & 1))
        end_turn(p, land)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(p: cython.pointer[Pod], land: cython.pointer[Land]) -> cython.void:
    """Start the first round if the set-up is complete."""
    if land.drawn == land.slots and p.arrow != NOWHERE:
        next_round(p, land)


@cython.cclass
class Engine(CoreEngine):
    """A position of Titicaca, fast."""

    def __cinit__(self):
        self.pod = cython.address(self.position)
        self.pod_size = cython.sizeof(Pod)
        self.max_actions = MAX_ACTIONS

    def __init__(self, law: Position):
        self._load(law)

    # --- in C --------------------------------------------------------------------------------------------

    def copy_from(self, other: CoreEngine):
        """Become a copy; the land comes along where it differs."""
        land: cython.pointer[Land] = cython.address(cython.cast(Engine, other).land)
        if self.land.identity != land.identity:
            memcpy(cython.address(self.land), land, cython.sizeof(Land))
            self.pod_size = other.pod_size
        memcpy(self.pod, other.pod, self.pod_size)

    def mover(self) -> cython.int:
        """Give the lowest seat that is asked, CHANCE or OVER."""
        step: cython.int = self.position.step
        if step == BIDDING:
            return ctz(self.position.asked)
        if step == DRAWING:
            return CHANCE
        if step == ENDED:
            return OVER
        return self.position.order[self.position.turn]

    def asked(self) -> cython.uint:
        """Give all seats that are asked: several while they bid."""
        step: cython.int = self.position.step
        if step == BIDDING:
            return self.position.asked
        if step in (DRAWING, ENDED):
            return 0
        return 1 << self.position.order[self.position.turn]

    def fill_legal(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write a seat's legal actions: a step's "-" first, then by the hexes' numbers."""
        p: cython.pointer[Pod] = cython.address(self.position)
        land: cython.pointer[Land] = cython.address(self.land)
        n: cython.int = 0
        h: cython.int
        m: Mask
        if p.step == BIDDING:
            for n in range(p.stock[seat] + 1):
                actions[n] = BID + n
            return p.stock[seat] + 1
        if p.step == VILLAGE:
            m = shore_left(p, land)
            while m:
                actions[n] = DO_VILLAGE + first(m)
                n += 1
                m &= m - 1
            return n
        if p.step == JOIN:
            actions[0] = DO_JOIN
            m = joinable(p, land)
            while m:
                n += 1
                actions[n] = DO_JOIN + 1 + first(m)
                m &= m - 1
            return n + 1
        if p.step == MERGE:
            actions[0] = DO_MERGE
            return 1 + merges(p, land, actions + 1, MAX_ACTIONS)
        if p.step == TEMPLE:
            actions[0] = DO_TEMPLE
            m = temple_fields(p, land)
            while m:
                h = first(m)
                if p.hand[seat] & 1:
                    n += 1
                    actions[n] = DO_TEMPLE + 1 + 2 * h
                if p.hand[seat] & 2:
                    n += 1
                    actions[n] = DO_TEMPLE + 2 + 2 * h
                m &= m - 1
            return n + 1
        return 0

    def do_play(self, seat: cython.int, action: cython.int):
        """Make a legal move."""
        perform(cython.address(self.position), cython.address(self.land), seat, action)

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

    def do_resample(self, seat: cython.int, rng: cython.pointer[u64]):
        """Draw anew what a seat cannot know: other seats' temples, bids that are not shown, an open set-up.

        Bids of others are forgotten, so that they are asked again.
        """
        p: cython.pointer[Pod] = cython.address(self.position)
        land: cython.pointer[Land] = cython.address(self.land)
        s: cython.int
        tile: cython.int
        both: Mask
        if p.step == DRAWING:
            while land.drawn < land.slots:
                tile = below(rng, land.slots)
                if not land.used >> tile & 1:
                    lay_tile(land, 2 * tile + below(rng, 2))
            survey(land)
            if p.arrow == NOWHERE:
                p.arrow = p.first_arrow = below(rng, p.players)
            next_round(p, land)
            return
        for s in range(p.players):
            if s == seat:
                continue
            if p.step == BIDDING:
                p.bid[s] = -1
                p.asked |= 1 << s
            if p.hand[s] != 3 and not p.known >> s & 1 and next_random(rng) >> 63:
                both = (p.temples[0] | p.temples[1]) & p.villages[s]
                p.temples[0] ^= both
                p.temples[1] ^= both
                if p.hand[s]:
                    p.hand[s] ^= 3

    def do_playout(self, rng: cython.pointer[u64], scratch: cython.p_int) -> cython.int:
        """Play uniformly random moves to the end: the same as by listing them, only faster."""
        p: cython.pointer[Pod] = cython.address(self.position)
        land: cython.pointer[Land] = cython.address(self.land)
        n: cython.int = 0
        k: cython.int
        seat: cython.int
        m: Mask
        while p.step == DRAWING:
            k = self.fill_chance(scratch, scratch + MAX_ACTIONS)
            self.do_resolve(scratch[below(rng, k)])
        while p.step != ENDED:
            n += 1
            if p.step == BIDDING:
                seat = ctz(p.asked)
                perform(p, land, seat, below(rng, p.stock[seat] + 1))
                continue
            seat = mover_of(p)
            if p.step == VILLAGE:
                m = shore_left(p, land)
                perform(p, land, seat, DO_VILLAGE + nth(m, below(rng, count(m))))
            else:
                k = self.fill_legal(seat, scratch)
                perform(p, land, seat, scratch[below(rng, k)])
        return n

    # --- from Python -------------------------------------------------------------------------------------

    def _load(self, law):
        """Take over a position of the literal rules."""
        p: cython.pointer[Pod] = cython.address(self.position)
        if any(bid < 0 for bid in law.bids.values()) or not all(law.temples.values()) or (0,) in law.hands:
            raise ValueError("a position of which something was not seen: resample it for a seat first")
        if max(law.stocks) > MOST_WEAPONS:
            raise ValueError(f"more than {MOST_WEAPONS} weapon points in a stock: {law.stocks}")
        self.game, self.options, self.players = law.game, law.options, law.players
        memset(p, 0, cython.sizeof(Pod))
        number = self._load_land(law)
        self.pod_size = cython.sizeof(Pod) - (MAX_HEXES - self.land.hexes) * cython.sizeof(Mask)
        p.players = law.players
        p.step = STEPS.index(law.step)
        p.round = law.round
        p.arrow = NOWHERE if law.arrow is None else law.arrow
        p.first_arrow = NOWHERE if law.first_arrow is None else law.first_arrow
        p.reason = 0 if law.reason is None else REASONS.index(law.reason)
        p.fresh = NOWHERE if law.fresh is None else number[law.fresh]
        p.turns = len(law.order)
        for i, seat in enumerate(law.order):
            p.order[i] = seat
        for seat in range(law.players):
            p.stock[seat] = law.stocks[seat]
            p.score[seat] = law.scores[seat]
            p.bid[seat] = law.bids.get(seat, -1)
            p.hand[seat] = HANDS.index(law.hands[seat])
            if law.step is Step.BIDDING and seat not in law.bids:
                p.asked |= 1 << seat
            if seat in law.known:
                p.known |= 1 << seat
        for place, seat in law.villages.items():
            field: cython.int = number[place]
            name: cython.int = number[law.regions[place]]
            p.villages[cython.cast(cython.int, seat)] |= one(field)
            p.occupied |= one(field)
            p.name[field] = name
            p.region[name] |= one(field)
            p.variety[name] |= 1 << (self.land.kind[field] - 1)
        for place, value in law.temples.items():
            p.temples[cython.cast(cython.int, value) - 1] |= one(number[place])

    def _load_land(self, law) -> dict:
        """Take over the country and give the hexes' numbers."""
        land: cython.pointer[Land] = cython.address(self.land)
        memset(land, 0, cython.sizeof(Land))
        ways = ways_drawn(law.country, law.players) if law.step is Step.DRAWING else None
        open_slots = () if ways is None else slots(law.players)
        listed = [*law.country, *(place for slot in open_slots for place in slot if place not in law.country)]
        if len(listed) > MOST_HEXES:
            raise ValueError(f"a country of {len(listed)} hexes; at most {MOST_HEXES} are possible")
        number = {place: i for i, place in enumerate(sorted(listed))}
        land.hexes = len(listed)
        for i, place in enumerate(listed):
            h: cython.int = number[place]
            land.listed[i] = h
            land.q[h], land.r[h] = place
            land.kind[h] = _kind(law.country[place]) if place in law.country else 0
            for d, other in enumerate(neighbours(place)):
                land.near[h][d] = number.get(other, NOWHERE)
        tiles = tiles_in_play(law.players)
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
        """Give an engine of the same game and players, in this position."""
        other: Engine = Engine.__new__(Engine)
        other.game, other.options, other.players = self.game, self.options, self.players
        other.copy_from(self)
        return other

    def law(self):
        """Give the same position by the literal rules."""
        p: cython.pointer[Pod] = cython.address(self.position)
        land: cython.pointer[Land] = cython.address(self.land)
        seats = range(self.players)
        hexes = [(land.q[h], land.r[h]) for h in range(land.hexes)]
        fields = [h for h in range(land.hexes) if p.occupied & one(h)]
        bidding = p.step == BIDDING
        in_turn = VILLAGE <= p.step <= TEMPLE
        return Position(
            self.players,
            options=self.options,
            game=self.game,
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
            fresh=hexes[p.fresh] if in_turn and p.step != VILLAGE else None,
            villages={hexes[h]: s for h in fields for s in seats if p.villages[s] & one(h)},
            regions={hexes[h]: hexes[p.name[h]] for h in fields},
            temples={hexes[h]: v + 1 for h in fields for v in range(2) if p.temples[v] & one(h)},
            hands=[HANDS[p.hand[s]] for s in seats],
            known={s for s in seats if p.known >> s & 1},
            reason=REASONS[p.reason] if p.step == ENDED else None,
        )

    def action(self, move: str) -> int:
        """Read a move. Raises NotationError; -1 if it names a hex that is not in the country."""
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
        """Give how the game ended, or how it stands."""
        over = self.position.step == ENDED
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
        return f"{self.land.q[h]},{self.land.r[h]}"


def _kind(shown: str) -> int:
    return LAKE + int(shown) if shown.isdigit() else 1 + LETTERS.index(shown)


def _shown(kind: cython.int) -> str:
    return str(kind - LAKE) if kind > LAKE else LETTERS[kind - 1]
