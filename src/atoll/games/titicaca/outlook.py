"""What a field is worth to each seat, the bids that follow from it, and plausible turns.

A field is worth its village, its links to the seat's longest chain, and the points that its region gains or
loses compared with the others. A weapon is worth a point at each scoring to come, so the two can be compared.

Who plays first picks first. Where there are fields for all, everybody pays, as in an all-pay auction: all
bids from 1 up to the advantage of going first are about equally good. Where there are not, only those who
play pay: bid what it is worth to have the field rather than leave it to another.
"""

import cython
from cython.cimports.atoll.core.bits import below, next_random, popcount, u64
from cython.cimports.atoll.core.engine import MAX_SEATS
from cython.cimports.atoll.games.titicaca.codes import STEP_JOIN, STEP_MERGE, STEP_VILLAGE
from cython.cimports.atoll.games.titicaca.engine.board import (
    DO_MERGE,
    LAKES,
    MAX_ACTIONS,
    Land,
    Mask,
    Pod,
    Region,
    count,
    divide_region,
    end_turn,
    find_shares,
    first,
    joinable,
    merges,
    mover_of,
    nth,
    one,
    put_temple,
    settle,
    shore_left,
    take_group,
    temple_fields,
    unite,
)

__all__ = []

SHORT_CHAIN = cython.declare(
    cython.double, 0.1
)  # of each village of a group that is not the longest, in villages
NOISE = cython.declare(cython.double, 3.0)  # points by which a choice in a playout may miss the best
FIRST_PICK = cython.declare(cython.double, 0.7)  # the part of the advantage of going first that bids go up to
LEAST = cython.declare(
    cython.double, 0.7
)  # the lowest and the highest bid that make sense for a contested field,
MOST = cython.declare(cython.double, 1.1)  # as parts of what it is worth
TEMPLES_KEPT = cython.declare(cython.int, 4)  # a playout keeps one of so many temples in hand


def scorings_to_come(p: cython.pointer[Pod]) -> cython.int:
    """Return how many scorings are still to come, the last included."""
    return 3 if p.round <= 5 else 2 if p.round <= 10 else 1


def scored_next(p: cython.pointer[Pod], land: cython.pointer[Land]) -> Mask:
    """Return the fields whose regions count at the next scoring but for the last."""
    return land.shore[5] if p.round <= 5 else land.shore[10] if p.round <= 10 else 0


def fraction(rng: cython.pointer[u64]) -> cython.double:
    """Draw a number from 0 to 1."""
    return (next_random(rng) >> 11) * (1.0 / 9007199254740992.0)


# --- regions -------------------------------------------------------------------------------------------


def lead(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    region: cython.pointer[Region],
    seat: cython.int,
) -> cython.double:
    """Return what a region is worth to a seat by its shares, less what it is worth to others on average."""
    s: cython.int
    own: cython.int = region.shares[seat]
    others: cython.int = -own
    found: cython.double
    for s in range(MAX_SEATS):
        others += region.shares[s]
    found = own - cython.cast(cython.double, others) / (p.players - 1)
    if region.fields & scored_next(p, land):
        return found * (weight[REGIONS] + weight[NEXT_SCORING])
    return found * weight[REGIONS]


def region_lead(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    name: cython.int,
    seat: cython.int,
) -> cython.double:
    """Return that for the region of a name, whose shares may have to be found."""
    if p.stale & one(name):
        find_shares(p, land, name)
    return lead(p, land, weight, cython.address(p.region[name]), seat)


# --- groups of villages --------------------------------------------------------------------------------


def find_groups(land: cython.pointer[Land], villages: Mask, groups: cython.pointer[Groups]):
    """Find which villages hang together."""
    edge: Mask
    before: Mask
    size: cython.int
    groups.number = groups.longest = 0
    while villages:
        before = villages
        edge = villages & ~(villages - 1)
        villages ^= edge
        size = take_group(land, cython.address(villages), edge)
        groups.villages[groups.number] = before ^ villages
        groups.size[groups.number] = size
        groups.number += 1
        groups.longest = max(groups.longest, size)


def add_village(land: cython.pointer[Land], groups: cython.pointer[Groups], field: cython.int):
    """Add a village: all groups beside it become one."""
    edges: Mask = land.edges[field]
    grown: Mask = one(field)
    size: cython.int = 1
    i: cython.int
    kept: cython.int = 0
    for i in range(groups.number):
        if groups.villages[i] & edges:
            grown |= groups.villages[i]
            size += groups.size[i]
        else:
            groups.villages[kept] = groups.villages[i]
            groups.size[kept] = groups.size[i]
            kept += 1
    groups.villages[kept] = grown
    groups.size[kept] = size
    groups.number = kept + 1
    groups.longest = max(groups.longest, size)


def group(land: cython.pointer[Land], groups: cython.pointer[Groups], field: cython.int) -> cython.int:
    """Count the villages that would hang together with one on this field, itself included."""
    edges: Mask = land.edges[field]
    size: cython.int = 1
    i: cython.int
    for i in range(groups.number):
        size += groups.size[i] if groups.villages[i] & edges else 0
    return size


def links(weight: cython.p_double, size: cython.int, longest: cython.int) -> cython.double:
    """Return what a village that makes a group of this size is worth, in villages outside any group."""
    if size > longest:
        return 1 + weight[CHAIN] * (size - longest)
    return 1 + SHORT_CHAIN * size if size > 1 else 1


# --- fields --------------------------------------------------------------------------------------------


def region_worth(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    seat: cython.int,
    field: cython.int,
) -> cython.double:
    """Return the points that the regions of an empty field would bring a seat, if it joins the best one."""
    a: cython.int
    kind: cython.uint = 1 << (land.kind[field] - 1)
    lakes: cython.uint = land.lakes[field]
    b: Mask = one(field)
    m: Mask = land.edges[field] & p.occupied
    before: Mask = p.villages[seat]
    grown: Region
    gain: cython.double
    best: cython.double = (1 + popcount(lakes)) * (
        weight[REGIONS] + weight[NEXT_SCORING] if b & scored_next(p, land) else weight[REGIONS]
    )
    while m:
        a = p.name[first(m)]
        m &= ~p.region[a].fields
        if not p.region[a].variety & kind:
            grown = p.region[a]
            grown.fields |= b
            grown.variety |= kind
            grown.lakes |= lakes
            grown.villages[seat] += 1
            p.villages[seat] = before | b
            divide_region(p, land, cython.address(grown))
            p.villages[seat] = before
            gain = lead(p, land, weight, cython.address(grown), seat)
            best = max(best, gain - region_lead(p, land, weight, a, seat))
    return best


def look_at_fields(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    seat: cython.int,
    outlook: cython.pointer[Outlook],
):
    """Find what each empty field of the round is worth to a seat."""
    groups: cython.pointer[Groups] = cython.address(outlook.groups[seat])
    village: cython.double = weight[VILLAGE + scorings_to_come(p) - 1]
    f: cython.int
    m: Mask
    find_groups(land, p.villages[seat], groups)
    outlook.fields = shore_left(p, land)
    m = outlook.fields
    while m:
        f = first(m)
        m &= m - 1
        outlook.points[seat][f] = village * links(weight, group(land, groups, f), groups.longest)
        outlook.points[seat][f] += region_worth(p, land, weight, seat, f)


def glance_at_fields(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    seat: cython.int,
    outlook: cython.pointer[Outlook],
):
    """Find roughly what each empty field of the round is worth to a seat: without the regions around.

    Nothing is done if the seat has glanced at them before: what others do changes nothing but which are left.
    """
    groups: cython.pointer[Groups] = cython.address(outlook.groups[seat])
    worth: cython.double = weight[VILLAGE + scorings_to_come(p) - 1]
    soon: Mask = scored_next(p, land)
    value: cython.double
    f: cython.int
    m: Mask
    if outlook.known >> seat & 1:
        return
    outlook.known |= 1 << seat
    if not outlook.grouped >> seat & 1:
        find_groups(land, p.villages[seat], groups)
        outlook.grouped |= 1 << seat
    outlook.fields = shore_left(p, land)
    m = outlook.fields
    while m:
        f = first(m)
        m &= m - 1
        value = worth * links(weight, group(land, groups, f), groups.longest)
        value += (1 + popcount(land.lakes[f])) * (
            weight[REGIONS] + (weight[NEXT_SCORING] if soon & one(f) else 0.0)
        )
        outlook.points[seat][f] = value


def find_best(
    outlook: cython.pointer[Outlook],
    seat: cython.int,
    best: cython.p_double,
    second: cython.p_double,
    where: cython.p_int,
):
    """Find what the two best fields are worth to a seat, nothing if there are none, and where the best is."""
    m: Mask = outlook.fields
    f: cython.int
    value: cython.double
    best[0] = second[0] = 0
    where[0] = -1
    while m:
        f = first(m)
        m &= m - 1
        value = outlook.points[seat][f]
        if value > best[0]:
            second[0] = best[0]
            best[0] = value
            where[0] = f
        elif value > second[0]:
            second[0] = value


def advantage(outlook: cython.pointer[Outlook], seat: cython.int, other: cython.int) -> cython.double:
    """Return what a seat gains on another by picking before it: its best field, less what it leaves."""
    m: Mask = outlook.fields
    f: cython.int
    where: cython.int
    left: cython.double
    second: cython.double
    most: cython.double = -1e9
    find_best(outlook, other, cython.address(left), cython.address(second), cython.address(where))
    while m:
        f = first(m)
        m &= m - 1
        most = max(most, outlook.points[seat][f] - (second if f == where else left))
    return most


# --- bids ----------------------------------------------------------------------------------------------


def bid_range(
    p: cython.pointer[Pod],
    weight: cython.p_double,
    outlook: cython.pointer[Outlook],
    seat: cython.int,
    low: cython.p_double,
    high: cython.p_double,
):
    """Find the bids that make sense for a seat, once everybody has looked at the fields."""
    weapon: cython.double = weight[STOCK + scorings_to_come(p) - 1]
    best: cython.double = -1e9
    worst: cython.double = 1e9
    prize: cython.double
    m: Mask = outlook.fields
    f: cython.int
    spare: cython.int
    if p.players == 2:
        prize = advantage(outlook, seat, 1 - seat) + advantage(outlook, 1 - seat, seat)
        best = prize / 2
    else:
        while m:
            f = first(m)
            m &= m - 1
            best = max(best, outlook.points[seat][f])
            worst = min(worst, outlook.points[seat][f])
        prize = best - worst
    if count(outlook.fields) < p.players:
        low[0] = max(1.0, LEAST * best / weapon)
        high[0] = max(1.0, MOST * best / weapon + 0.5)
    else:
        low[0] = 1
        high[0] = 1 + FIRST_PICK * max(0.0, prize / weapon)
    # One weapon for each later round before new ones come: who has none left does not settle at all.
    spare = p.stock[seat] - (
        5 - p.round if p.round <= 5 else 10 - p.round if p.round <= 10 else LAKES - p.round
    )
    spare = min(max(spare, 1), p.stock[seat])
    low[0] = min(low[0], spare)
    high[0] = min(high[0], spare)


def plausible_bid(
    p: cython.pointer[Pod],
    weight: cython.p_double,
    outlook: cython.pointer[Outlook],
    seat: cython.int,
    rng: cython.pointer[u64],
) -> cython.int:
    """Draw one of the bids that make sense."""
    low: cython.double
    high: cython.double
    bid_range(p, weight, outlook, seat, cython.address(low), cython.address(high))
    return min(cython.cast(cython.int, low + fraction(rng) * (high - low + 1)), p.stock[seat])


# --- turns ---------------------------------------------------------------------------------------------


def choose_field(
    p: cython.pointer[Pod], outlook: cython.pointer[Outlook], rng: cython.pointer[u64]
) -> cython.int:
    """Choose a good field for the mover that does not leave a better one to who comes next."""
    seat: cython.int = mover_of(p)
    follower: cython.int = p.order[p.turn + 1] if p.turn + 1 < p.turns else -1
    m: Mask = outlook.fields
    f: cython.int
    where: cython.int = -1
    best: cython.int = first(m)
    most: cython.double = -1e9
    value: cython.double
    left: cython.double = 0
    second: cython.double = 0
    if not m & (m - 1):
        return best
    if follower >= 0:
        find_best(outlook, follower, cython.address(left), cython.address(second), cython.address(where))
    while m:
        f = first(m)
        m &= m - 1
        value = outlook.points[seat][f] + NOISE * fraction(rng)
        value -= second if f == where else left
        if value > most:
            most = value
            best = f
    return best


def plausible_turn(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    outlook: cython.pointer[Outlook],
    rng: cython.pointer[u64],
    scratch: cython.p_int,
) -> cython.int:
    """Play the rest of a turn: a good field, then a join and a merge, drawn, if they gain something."""
    seat: cython.int = mover_of(p)
    n: cython.int = 0
    k: cython.int
    a: cython.int
    b: cython.int
    hand: cython.int
    m: Mask
    if p.step == STEP_VILLAGE:
        glance_at_fields(p, land, weight, seat, outlook)
        if p.turn + 1 < p.turns:
            glance_at_fields(p, land, weight, p.order[p.turn + 1], outlook)
        outlook.fields = shore_left(p, land)
        settle(p, land, choose_field(p, outlook, rng))
        add_village(land, cython.address(outlook.groups[seat]), p.fresh)
        n += 1
        p.step = STEP_JOIN
    if p.step == STEP_JOIN:
        m = joinable(p, land)
        if m:
            a = nth(m, below(rng, count(m)))
            if united_gain(p, land, weight, p.fresh, a, seat) > NOISE * (fraction(rng) - 0.5):
                unite(p, p.fresh, a)
            n += 1
        p.step = STEP_MERGE
    if p.step == STEP_MERGE:
        k = merges(p, scratch, MAX_ACTIONS)
        if k:
            k = scratch[below(rng, k)] - DO_MERGE
            a = k >> 7
            b = k & 127
            if united_gain(p, land, weight, a, b, seat) > NOISE * (fraction(rng) - 0.5):
                unite(p, a, b)
            n += 1
    m = temple_fields(p)
    if m:
        hand = p.hand[seat]
        if below(rng, TEMPLES_KEPT):
            put_temple(p, nth(m, below(rng, count(m))), hand if hand != 3 else 1 + below(rng, 2))
        n += 1
    end_turn(p, land)
    return n


def united_gain(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    weight: cython.p_double,
    a: cython.int,
    b: cython.int,
    seat: cython.int,
) -> cython.double:
    """Return what a seat gains on the others if two regions become one."""
    united: Region
    found: cython.double
    s: cython.int
    united.fields = p.region[a].fields | p.region[b].fields
    united.variety = p.region[a].variety | p.region[b].variety
    united.lakes = p.region[a].lakes | p.region[b].lakes
    for s in range(MAX_SEATS):
        united.villages[s] = p.region[a].villages[s] + p.region[b].villages[s]
    divide_region(p, land, cython.address(united))
    found = lead(p, land, weight, cython.address(united), seat)
    return found - region_lead(p, land, weight, a, seat) - region_lead(p, land, weight, b, seat)
