"""Titicaca's board in C: the land, regions, scoring, rounds and turns, as functions over two plain structs.

``Pod`` is the part of a position that changes with every move, ``Land`` the country. Sets of hexes are masks;
a region's name is the number of its first hex, as in the notation. Nothing is checked here.
"""

import cython
from cython.cimports.atoll.core.bits import below, ctz, next_random, popcount, u64
from cython.cimports.atoll.core.engine import MAX_SEATS
from cython.cimports.libc.string import memset

__all__ = []

# --- the land ------------------------------------------------------------------------------------------


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


def mixed(hash_: u64, value: u64) -> u64:
    """Stir a value into a hash."""
    hash_ ^= value
    return next_random(cython.address(hash_))


def lay_tile(land: cython.pointer[Land], outcome: cython.int):
    """Fill the next slot: outcome 2 * tile, + 1 if it is turned by 180 degrees (C-SET-1)."""
    i: cython.int
    tile: cython.int = outcome >> 1
    for i in range(4):
        land.kind[land.slot[land.drawn][i]] = land.tile[tile][(i + 2 * (outcome & 1)) & 3]
    land.used |= 1 << tile
    land.drawn += 1


# --- regions -------------------------------------------------------------------------------------------


def found_region(p: cython.pointer[Pod], land: cython.pointer[Land], field: cython.int):
    """Make a field with a village of the mover's a region of its own."""
    p.region[field].fields = one(field)
    p.region[field].edges = land.edges[field]
    p.region[field].reach = land.reach[field]
    p.region[field].lakes = land.lakes[field]
    p.region[field].variety = 1 << (land.kind[field] - 1)
    memset(p.region[field].villages, 0, cython.sizeof(p.region[field].villages))
    memset(p.region[field].shares, 0, cython.sizeof(p.region[field].shares))
    p.region[field].villages[mover_of(p)] = 1
    p.region[field].shares[mover_of(p)] = 1 + popcount(land.lakes[field])
    p.name[field] = field


def unite(p: cython.pointer[Pod], a: cython.int, b: cython.int):
    """Make two regions one; its name is the smaller name."""
    m: Mask
    s: cython.int
    if b < a:
        a, b = b, a
    m = p.region[b].fields
    for s in range(MAX_SEATS):
        p.region[a].villages[s] += p.region[b].villages[s]
    p.region[a].fields |= m
    p.region[a].edges |= p.region[b].edges
    p.region[a].reach |= p.region[b].reach
    p.region[a].lakes |= p.region[b].lakes
    p.region[a].variety |= p.region[b].variety
    p.stale = (p.stale & ~one(b)) | one(a)
    while m:
        p.name[first(m)] = a
        m &= m - 1


def joinable(p: cython.pointer[Pod], land: cython.pointer[Land]) -> Mask:
    """Return the names of the regions that the new field may join (C-JOIN-1)."""
    a: cython.int
    names: Mask = 0
    own: cython.int = p.region[p.fresh].variety
    m: Mask = land.edges[p.fresh] & p.occupied
    while m:
        a = p.name[first(m)]
        m &= ~p.region[a].fields
        if not p.region[a].variety & own:
            names |= one(a)
    return names


def merges(p: cython.pointer[Pod], actions: cython.p_int, most: cython.int) -> cython.int:
    """Write the merges that are allowed (C-MRG-1), up to a limit, and return their number."""
    n: cython.int = 0
    a: cython.int
    b: cython.int
    seat: cython.int = mover_of(p)
    home: cython.pointer[Region] = cython.address(p.region[p.name[p.fresh]])
    region: cython.pointer[Region]
    other: cython.pointer[Region]
    others: Mask = p.occupied & ~home.fields
    # C-ADJ-1: the regions that hold one of these fields are adjacent to the one with the new field.
    near: Mask = home.reach & others
    left: Mask = near
    sticks: Mask
    while left:
        a = p.name[first(left)]
        region = cython.address(p.region[a])
        left &= ~region.fields
        sticks = region.edges & others & ~region.fields
        while sticks:
            b = p.name[first(sticks)]
            other = cython.address(p.region[b])
            sticks &= ~other.fields
            if not region.variety & ~other.variety or not other.variety & ~region.variety:
                continue
            if not region.villages[seat] | other.villages[seat]:
                continue
            if b < a and other.fields & near:
                continue  # found from the other side
            actions[n] = DO_MERGE + (128 * a + b if a < b else 128 * b + a)
            n += 1
            if n == most:
                return n
    return n


def temple_fields(p: cython.pointer[Pod]) -> Mask:
    """Return the fields on which the mover may put a temple (C-TMP-1); none without a temple in hand."""
    seat: cython.int = mover_of(p)
    a: cython.int
    own: Mask
    home: cython.pointer[Region]
    found: Mask
    near: Mask
    if not p.hand[seat]:
        return 0
    own = p.villages[seat] & ~p.temples[0] & ~p.temples[1]
    home = cython.address(p.region[p.name[p.fresh]])
    found = home.fields & own
    near = home.reach & p.occupied & ~home.fields
    while near:
        a = p.name[first(near)]
        near &= ~p.region[a].fields
        found |= p.region[a].fields & own
    return found


# --- scoring -------------------------------------------------------------------------------------------


def chain(land: cython.pointer[Land], villages: Mask) -> cython.int:
    """Count the villages of the longest chain among these (C-CHA-1)."""
    best: cython.int = 0
    edge: Mask
    while villages:
        edge = villages & ~(villages - 1)
        villages ^= edge
        best = max(best, take_group(land, cython.address(villages), edge))
    return best


def break_tie(
    p: cython.pointer[Pod], land: cython.pointer[Land], fields: Mask, tied: cython.uint
) -> cython.uint:
    """Return which of the tied seats have most lakes and temples on these fields (C-TIE-1)."""
    s: cython.int
    n: cython.int
    best: cython.int = -1
    winners: cython.uint = 0
    m: Mask
    while tied:
        s = ctz(tied)
        tied &= tied - 1
        m = fields & p.villages[s]
        n = count(m & land.water[0]) + 2 * count(m & land.water[1]) + 4 * count(m & land.water[2])
        n += count(m & p.temples[0]) + 2 * count(m & p.temples[1])
        if n > best:
            best = n
            winners = 0
        if n == best:
            winners |= 1 << s
    return winners


def divide(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    fields: Mask,
    points: cython.int,
    shares: cython.p_short,
):
    """Share a category's points among those with most villages on these fields (C-TIE-1, C-TIE-2)."""
    s: cython.int
    winners: cython.uint = leaders(p, fields)
    if winners & (winners - 1):
        winners = break_tie(p, land, fields, winners)
        points //= popcount(winners)
    for s in range(p.players):
        shares[s] += points if winners >> s & 1 else 0


def divide_region(p: cython.pointer[Pod], land: cython.pointer[Land], region: cython.pointer[Region]):
    """Find the shares of a region, whether it is on the board or only thought of (C-REG-2)."""
    s: cython.int
    size: cython.int = 0
    most: cython.int = 0
    points: cython.int = popcount(region.lakes)
    kinds: cython.uint = region.variety
    winners: cython.uint = 0
    for s in range(MAX_SEATS):
        size += region.villages[s]
        most = max(most, region.villages[s])
    for s in range(MAX_SEATS):
        winners |= cython.cast(cython.uint, region.villages[s] == most) << s
    if winners & (winners - 1):
        winners = break_tie(p, land, region.fields, winners)
        points //= popcount(winners)
    for s in range(MAX_SEATS):
        region.shares[s] = points if winners >> s & 1 else 0
    if size == most or size == popcount(kinds):
        # Nobody else is there, or every terrain is there once: whoever is on a terrain leads.
        for s in range(MAX_SEATS):
            region.shares[s] += region.villages[s] * popcount(kinds)
        return
    while kinds:
        divide(p, land, region.fields & land.terrain[ctz(kinds)], size, region.shares)
        kinds &= kinds - 1


def find_shares(p: cython.pointer[Pod], land: cython.pointer[Land], name: cython.int):
    """Find what everybody would score for a region as it is now."""
    divide_region(p, land, cython.address(p.region[name]))
    p.stale &= ~one(name)


def show_temples(p: cython.pointer[Pod], land: cython.pointer[Land], name: cython.int):
    """Let all know the temples of those who are tied in a category of a region (C-TIE-3)."""
    t: cython.int
    s: cython.int
    tied: cython.uint
    fields: Mask
    for t in range(TERRAINS + 1):
        fields = p.region[name].fields & (land.terrain[t] if t < TERRAINS else land.fields)
        tied = leaders(p, fields) if fields else 0
        if tied & (tied - 1):
            for s in range(p.players):
                if tied >> s & 1 and fields & p.villages[s] & (p.temples[0] | p.temples[1]):
                    p.known |= 1 << s


def score_region(p: cython.pointer[Pod], land: cython.pointer[Land], name: cython.int):
    """Score one region (C-REG-2)."""
    s: cython.int
    shares: cython.p_short = shares_of(p, land, name)
    for s in range(p.players):
        p.score[s] += shares[s]


def score_lake(p: cython.pointer[Pod], land: cython.pointer[Land]):
    """Score after lake 5 or 10 (C-SCO-1)."""
    s: cython.int
    a: cython.int
    back: Mask = 0
    left: Mask = land.shore[p.round] & p.occupied
    for s in range(p.players):
        p.score[s] += p.stock[s]
    while left:
        a = p.name[first(left)]
        left &= ~p.region[a].fields
        back |= p.region[a].fields
        score_region(p, land, a)
        if p.region[a].fields & (p.temples[0] | p.temples[1]):
            show_temples(p, land, a)
            p.stale |= one(a)  # they are taken back below
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


def finish(p: cython.pointer[Pod], land: cython.pointer[Land], reason: cython.int):
    """Score for the last time (C-END-3)."""
    s: cython.int
    a: cython.int
    left: Mask = p.occupied
    while left:
        a = first(left)
        left &= ~p.region[a].fields
        score_region(p, land, a)
    p.known = 0
    for s in range(p.players):
        p.score[s] += count(p.villages[s]) + 3 * chain(land, p.villages[s]) + p.stock[s]
        if p.hand[s] != 3:
            p.known |= 1 << s
    p.step = STEP_OVER
    p.reason = reason


# --- rounds --------------------------------------------------------------------------------------------


def begin(p: cython.pointer[Pod], land: cython.pointer[Land]):
    """Start the first round if the set-up is complete."""
    if land.drawn == land.slots and p.arrow != NOWHERE:
        next_round(p, land)


def next_round(p: cython.pointer[Pod], land: cython.pointer[Land]):
    """Proceed after a played or skipped round to the next bids or to the end (C-RND-1, C-END-1, C-END-2)."""
    s: cython.int
    weapons: cython.int
    while True:
        if p.round in (5, 10):
            score_lake(p, land)
        if p.occupied == land.fields:
            finish(p, land, REASON_FULL)
            return
        if p.round >= LAKES:
            weapons = 0
            for s in range(p.players):
                weapons |= p.stock[s]
            if not weapons:
                finish(p, land, REASON_WEAPONS)
                return
            p.round += 1
            break
        p.round += 1
        if land.shore[p.round] & ~p.occupied:
            break
    p.step = STEP_BIDDING
    p.active = (1 << p.players) - 1
    for s in range(p.players):
        p.bid[s] = -1


def show_bids(p: cython.pointer[Pod], land: cython.pointer[Land]):
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
        finish(p, land, REASON_NO_BIDS)
    else:
        next_round(p, land)


# --- turns ---------------------------------------------------------------------------------------------


def begin_turn(p: cython.pointer[Pod]):
    """Start the turn of the next in order, who pays now (C-BID-3)."""
    seat: cython.int = mover_of(p)
    p.stock[seat] -= p.bid[seat]
    p.step = STEP_VILLAGE


def end_turn(p: cython.pointer[Pod], land: cython.pointer[Land]):
    """End a turn; the last in order takes the arrow (C-BID-5)."""
    p.turn += 1
    if p.turn < p.turns:
        begin_turn(p)
        return
    p.arrow = p.order[p.turns - 1]
    next_round(p, land)


def settle(p: cython.pointer[Pod], land: cython.pointer[Land], field: cython.int):
    """Put the mover's village on a field (C-VIL-1)."""
    b: Mask = one(field)
    p.villages[mover_of(p)] |= b
    p.occupied |= b
    found_region(p, land, field)
    p.fresh = field


def put_temple(p: cython.pointer[Pod], field: cython.int, value: cython.int):
    """Lay down one of the mover's temples (C-TMP-1)."""
    p.temples[value - 1] |= one(field)
    p.stale |= one(p.name[field])
    p.hand[mover_of(p)] &= ~value


def step_over(p: cython.pointer[Pod], land: cython.pointer[Land], step: cython.int):
    """Proceed to this step of a turn, skipping steps without a choice."""
    one_merge: cython.int
    if step == STEP_JOIN:
        if joinable(p, land):
            p.step = STEP_JOIN
            return
        step = STEP_MERGE
    if step == STEP_MERGE:
        if merges(p, cython.address(one_merge), 1):
            p.step = STEP_MERGE
            return
        step = STEP_TEMPLE
    if step == STEP_TEMPLE and temple_fields(p):
        p.step = STEP_TEMPLE
        return
    end_turn(p, land)


# --- moves ---------------------------------------------------------------------------------------------


def list_actions(
    p: cython.pointer[Pod], land: cython.pointer[Land], seat: cython.int, actions: cython.p_int
) -> cython.int:
    """Write the legal actions of an active seat: a step's "-" first, then by the hexes' numbers."""
    n: cython.int = 0
    h: cython.int
    m: Mask
    if p.step == STEP_BIDDING:
        for n in range(p.stock[seat] + 1):
            actions[n] = BID + n
        return p.stock[seat] + 1
    if p.step == STEP_VILLAGE:
        m = shore_left(p, land)
        while m:
            actions[n] = DO_VILLAGE + first(m)
            n += 1
            m &= m - 1
        return n
    if p.step == STEP_JOIN:
        actions[0] = DO_JOIN
        m = joinable(p, land)
        while m:
            n += 1
            actions[n] = DO_JOIN + 1 + first(m)
            m &= m - 1
        return n + 1
    if p.step == STEP_MERGE:
        actions[0] = DO_MERGE
        return 1 + merges(p, actions + 1, MAX_ACTIONS - 1)
    if p.step == STEP_TEMPLE:
        actions[0] = DO_TEMPLE
        m = temple_fields(p)
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


def make_move(p: cython.pointer[Pod], land: cython.pointer[Land], seat: cython.int, action: cython.int):
    """Make a legal move and go on to the next decision."""
    if p.step == STEP_BIDDING:
        p.bid[seat] = action
        p.active &= ~(1 << seat)
        if not p.active:
            show_bids(p, land)
    elif p.step == STEP_VILLAGE:
        settle(p, land, action - DO_VILLAGE)
        step_over(p, land, STEP_JOIN)
    elif p.step == STEP_JOIN:
        if action > DO_JOIN:
            unite(p, p.fresh, action - DO_JOIN - 1)
        step_over(p, land, STEP_MERGE)
    elif p.step == STEP_MERGE:
        if action > DO_MERGE:
            unite(p, (action - DO_MERGE) >> 7, (action - DO_MERGE) & 127)
        step_over(p, land, STEP_TEMPLE)
    else:
        if action > DO_TEMPLE:
            action -= DO_TEMPLE + 1
            put_temple(p, action >> 1, 1 + (action & 1))
        end_turn(p, land)


def random_turn(
    p: cython.pointer[Pod], land: cython.pointer[Land], rng: cython.pointer[u64], scratch: cython.p_int
) -> cython.int:
    """Play the rest of a turn at random, finding each step's moves once; return the number of decisions."""
    n: cython.int = 0
    k: cython.int
    pick: cython.int
    hand: cython.int
    m: Mask
    if p.step == STEP_VILLAGE:
        m = shore_left(p, land)
        settle(p, land, nth(m, below(rng, count(m))))
        n += 1
        p.step = STEP_JOIN
    if p.step == STEP_JOIN:
        m = joinable(p, land)
        if m:
            pick = below(rng, 1 + count(m))
            if pick:
                unite(p, p.fresh, nth(m, pick - 1))
            n += 1
        p.step = STEP_MERGE
    if p.step == STEP_MERGE:
        k = merges(p, scratch, MAX_ACTIONS)
        if k:
            pick = below(rng, 1 + k)
            if pick:
                unite(p, (scratch[pick - 1] - DO_MERGE) >> 7, (scratch[pick - 1] - DO_MERGE) & 127)
            n += 1
    m = temple_fields(p)
    if m:
        hand = p.hand[mover_of(p)]
        k = 2 if hand == 3 else 1
        pick = below(rng, 1 + k * count(m)) - 1
        if pick >= 0:
            put_temple(p, nth(m, pick // k), hand if k == 1 else 1 + pick % 2)
        n += 1
    end_turn(p, land)
    return n


def random_game(
    p: cython.pointer[Pod], land: cython.pointer[Land], rng: cython.pointer[u64], scratch: cython.p_int
) -> cython.int:
    """Play from bids or a turn to the end at random; return the number of decisions."""
    n: cython.int = 0
    seat: cython.int
    while p.step != STEP_OVER:
        if p.step == STEP_BIDDING:
            while p.active:
                seat = ctz(p.active)
                p.bid[seat] = below(rng, p.stock[seat] + 1)
                p.active &= p.active - 1
                n += 1
            show_bids(p, land)
        else:
            n += random_turn(p, land, rng, scratch)
    return n


# --- secrets -------------------------------------------------------------------------------------------


def withdraw_bids(p: cython.pointer[Pod], seat: cython.int):
    """Withdraw the other seats' sealed bids, so that they bid again."""
    s: cython.int
    if p.step == STEP_BIDDING:
        for s in range(p.players):
            if s != seat:
                p.bid[s] = -1
                p.active |= 1 << s


def redraw_temples(p: cython.pointer[Pod], seat: cython.int, rng: cython.pointer[u64]):
    """Draw again which of others' temples is which, where only their owners know."""
    s: cython.int
    which: cython.int
    both: Mask
    low: Mask
    for s in range(p.players):
        both = (p.temples[0] | p.temples[1]) & p.villages[s]
        if s == seat or p.hand[s] == 3 or p.known >> s & 1 or not both:
            continue
        which = next_random(rng) >> 63
        low = both & ~(both - 1)
        p.temples[0] &= ~both
        p.temples[1] &= ~both
        p.temples[which] |= low
        p.temples[1 - which] |= both ^ low
        while both:
            p.stale |= one(p.name[first(both)])
            both &= both - 1
        if p.hand[s]:
            p.hand[s] = 2 - which
