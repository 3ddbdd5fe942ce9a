"""A small network that judges positions of Titicaca between two, for search.

It sees every empty field and every region by what a player would count there: when a field can be settled
and what it would link, who gets what of a region and what could still join it (network.pxd lists it all).
The same weights look at each field and at each region, so it does not matter where they are; what they find
is added up, and a layer over these sums and what is known of the whole makes the chances of winning::

    fields  = Σ over empty fields of relu(Σ of the rows of first that it has)
    regions = the same over regions
    sums    = second[0] · fields + second[1] · regions + Σ of rows of facts + Σ of amounts
    logit   = last[0] * sums[0] + Σ last[i] * relu(sums[i])

Everything is seen by a seat, its own and the other's. The numbers are whole ones, so that every machine finds
the same move. ``atoll train titicaca`` learns such weights.
"""

from array import array
from functools import lru_cache

import cython
from cython.cimports.atoll.core.bits import popcount
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.games.titicaca.codes import STEP_BIDDING, STEP_VILLAGE
from cython.cimports.atoll.games.titicaca.engine.board import (
    EXTRA,
    MAX_HEXES,
    Land,
    Mask,
    Pod,
    count,
    first,
    one,
    shares_of,
)
from cython.cimports.atoll.games.titicaca.engine.board import LAKES as LAST_LAKE
from cython.cimports.atoll.games.titicaca.engine.position import Engine
from cython.cimports.atoll.games.titicaca.outlook import (
    Groups,
    find_groups,
    group,
    region_worth,
    scored_next,
    scorings_to_come,
)

from atoll.core.network import whole_numbers

__all__ = ["BOUNDS", "SHAPES", "inputs_of", "quantised"]

MOST_POOL = cython.declare(cython.int, 16383)  # 64 times what 1 is: 32 of them, times 2 each, do not overflow
MOST_SUM = cython.declare(cython.int, 6400)  # 25 times
NEVER = cython.declare(cython.int, 8)  # to wait: only in extra rounds
SOON = cython.declare(cython.int, 2)  # rounds to wait for a field whose gains are looked at

SHAPES = {
    "first": (INPUTS, HIDDEN),
    "second": (2, SUMS, HIDDEN),
    "facts": (FACTS, SUMS),
    "amounts": (3, AMOUNTS, SUMS),
    "last": (SUMS,),
}
"""Of the weights, in the order of the file."""
BOUNDS = {
    "first": (3.0, 256),
    "second": (2, 1024),
    "facts": (24, 256),
    "amounts": (4, 1024),
    "last": (8, 256),
}
"""The largest weights that cannot overflow, and what 1 is among the whole numbers."""

# What regions and fields are compared by: points, and nothing else (outlook.pxd).
POINTS = cython.declare(cython.double[11], [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])


# --- what the network sees ----------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add(inputs: cython.pointer[Inputs], n: cython.int, row: cython.int) -> cython.int:
    """Write a row, and return where the next one goes."""
    inputs.rows[n] = row
    return n + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stock_step(stock: cython.int) -> cython.int:
    """Return weapons as one of 10 steps."""
    if stock < 5:
        return max(0, stock)
    return 5 if stock < 7 else 6 if stock < 10 else 7 if stock < 15 else 8 if stock < 21 else 9


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gets_more(shares: cython.p_short, seat: cython.int) -> cython.int:
    """Return who gets more: 0 the other, 1 nobody, 2 the seat."""
    return 1 + (shares[seat] > shares[1 - seat]) - (shares[seat] < shares[1 - seat])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chain_step(groups: cython.pointer[Groups], size: cython.int) -> cython.int:
    """Return the size of a group that a village would make, and by how much it is more than the longest."""
    return 4 * (min(size, 7) - 1) + min(max(size - groups.longest, 0), 3)


def look(
    p: cython.pointer[Pod], land: cython.pointer[Land], seat: cython.int, inputs: cython.pointer[Inputs]
):
    """Write what the network sees of a position that is not over, as a seat sees it."""
    other: cython.int = 1 - seat
    groups = cython.declare(Groups[2])
    waits = cython.declare(cython.int[ROUNDS])
    wait_of = cython.declare(cython.uchar[MAX_HEXES])
    stage: cython.int = scorings_to_come(p) - 1
    soon: Mask = scored_next(p, land)
    empty: Mask = land.fields & ~p.occupied
    # Whether somebody can still settle at this round's lake.
    open_now: cython.bint = p.step == STEP_BIDDING or p.step == STEP_VILLAGE or p.turn + 1 < p.turns
    here: cython.int = p.round if open_now else p.round + 1
    i: cython.int
    k: cython.int
    f: cython.int
    a: cython.int
    b: cython.int
    n: cython.int = 0
    s: cython.int
    wait: cython.int = 0
    lakes: cython.uint
    shares: cython.p_short
    others: cython.p_short
    m: Mask
    left: Mask
    near: Mask
    find_groups(land, p.villages[0], cython.address(groups[0]))
    find_groups(land, p.villages[1], cython.address(groups[1]))
    for i in range(here, LAST_LAKE + 1):
        waits[i] = wait
        wait += (land.shore[i] & empty) != 0
    inputs.items = 0
    left = empty
    while left:
        f = first(left)
        left &= left - 1
        lakes = land.lakes[f]
        k = 0
        while here <= LAST_LAKE and lakes >> here:  # its next lake, and how many more will come
            i = here
            while not lakes >> i & 1:
                i += 1
            k = popcount(lakes >> (i + 1))
            break
        else:
            i = EXTRA
        wait = 0 if p.round > LAST_LAKE and open_now else NEVER if i == EXTRA else wait_step(waits[i])
        wait_of[f] = wait
        n = add(inputs, n, FIELD)
        n = add(inputs, n, WAIT + 9 * stage + wait)
        n = add(inputs, n, AGAIN + min(k, 3))
        n = add(inputs, n, WATER + 2 * min(popcount(lakes), 4) + (1 if soon & one(f) else 0))
        k = group(land, cython.address(groups[seat]), f)
        n = add(inputs, n, OWN_GROUP + chain_step(cython.address(groups[seat]), k))
        k = group(land, cython.address(groups[other]), f)
        n = add(inputs, n, THEIR_GROUP + chain_step(cython.address(groups[other]), k))
        k = min(count(land.shore[i] & empty), 4)
        n = add(inputs, n, SCARCE + 2 * (k - 1) + (wait == 0))
        n = add(inputs, n, OPEN + count(land.edges[f] & empty))
        m = land.edges[f] & p.occupied
        while m:
            a = p.name[first(m)]
            m &= ~p.region[a].fields
            if not p.region[a].variety >> (land.kind[f] - 1) & 1:
                s = gets_more(shares_of(p, land, a), seat)
                n = add(inputs, n, HOME + 3 * (min(count(p.region[a].fields), 6) - 1) + s)
                n = add(inputs, n, HOME_WATER + 3 * min(popcount(p.region[a].lakes) // 2, 2) + s)
        if wait <= SOON:
            k = cython.cast(cython.int, region_worth(p, land, POINTS, seat, f) + 2.5)
            n = add(inputs, n, OWN_GAIN + min(max(k, 0), 11))
            k = cython.cast(cython.int, region_worth(p, land, POINTS, other, f) + 2.5)
            n = add(inputs, n, THEIR_GAIN + min(max(k, 0), 11))
        n = add(inputs, n, NO_ROW)
        inputs.items += 1
    inputs.fields = inputs.items
    for i in range(AMOUNTS):
        inputs.amounts[i] = 0
    left = p.occupied
    while left:
        a = first(left)
        left &= ~p.region[a].fields
        shares = shares_of(p, land, a)
        k = 1 if soon & p.region[a].fields else 0
        inputs.amounts[7] += shares[seat]
        inputs.amounts[8] += shares[other]
        inputs.amounts[9] += k * shares[seat]
        inputs.amounts[10] += k * shares[other]
        n = add(inputs, n, REGION)
        n = add(inputs, n, SIZE + 14 * stage + 2 * (min(count(p.region[a].fields), 7) - 1) + k)
        n = add(inputs, n, OWN_SHARE + 2 * min(shares[seat], 12) + k)
        n = add(inputs, n, THEIR_SHARE + 2 * min(shares[other], 12) + k)
        n = add(
            inputs,
            n,
            VILLAGES + 6 * min(p.region[a].villages[seat], 5) + min(p.region[a].villages[other], 5),
        )
        n = add(inputs, n, LAKES + min(popcount(p.region[a].lakes), 6))
        n = add(inputs, n, TEMPLES + 3 * temples(p, a, seat) + temples(p, a, other))
        near = p.region[a].edges & empty
        while near:
            f = first(near)
            near &= near - 1
            k = p.region[a].variety >> (land.kind[f] - 1) & 1
            n = add(inputs, n, GROWTH + 2 * wait_of[f] + (1 - k))
        near = p.region[a].edges & p.occupied & ~p.region[a].fields
        while near:
            b = p.name[first(near)]
            near &= ~p.region[b].fields
            if p.region[a].variety & ~p.region[b].variety and p.region[b].variety & ~p.region[a].variety:
                others = shares_of(p, land, b)
                k = 3 * gets_more(shares, seat) + gets_more(others, seat)
                n = add(inputs, n, NEIGHBOUR + 9 * (min(count(p.region[b].fields), 4) - 1) + k)
        if p.step != STEP_BIDDING and p.step != STEP_VILLAGE and p.name[p.fresh] == a:
            n = add(inputs, n, FRESH + p.step - STEP_VILLAGE)
        n = add(inputs, n, NO_ROW)
        inputs.items += 1
    inputs.amounts[0] = p.score[seat] - p.score[other]
    inputs.amounts[1] = stock_after(p, seat)
    inputs.amounts[2] = stock_after(p, other)
    inputs.amounts[3] = count(p.villages[seat])
    inputs.amounts[4] = count(p.villages[other])
    inputs.amounts[5] = groups[seat].longest
    inputs.amounts[6] = groups[other].longest
    inputs.length = n
    for i in range(AMOUNTS):
        inputs.amounts[i] = min(max(inputs.amounts[i], -MOST_AMOUNT), MOST_AMOUNT)
    inputs.stage = stage
    wait = max(0, min(5, (5 if p.round <= 5 else 10 if p.round <= 10 else LAST_LAKE) - p.round + 1))
    inputs.facts[0] = ROUND + min(p.round, 16)
    inputs.facts[1] = EMPTY + min(count(empty), 31)
    inputs.facts[2] = OWN_STOCK + 10 * wait + stock_step(inputs.amounts[1])
    inputs.facts[3] = THEIR_STOCK + 10 * wait + stock_step(inputs.amounts[2])
    inputs.facts[4] = RICHER + 7 + min(max(inputs.amounts[1] - inputs.amounts[2], -7), 7)
    inputs.facts[5] = HANDS + 4 * (p.hand[seat] & 3) + (p.hand[other] & 3)
    inputs.facts[6] = ARROW + (p.arrow == seat)
    k = 0
    if p.step != STEP_BIDDING:
        k = 1 + 4 * (p.step - STEP_VILLAGE) + (0 if p.order[p.turn] == seat else 2) + (p.turn + 1 < p.turns)
    inputs.facts[7] = ORDER + k
    inputs.known = MOST_FACTS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wait_step(rounds: cython.int) -> cython.int:
    """Return rounds to wait as one of 8 steps."""
    return rounds if rounds < 5 else 5 if rounds < 7 else 6 if rounds < 10 else 7


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def temples(p: cython.pointer[Pod], name: cython.int, seat: cython.int) -> cython.int:
    """Return how many temples a seat has in a region."""
    own: Mask = p.region[name].fields & p.villages[seat]
    return min(2, count(own & p.temples[0]) + count(own & p.temples[1]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stock_after(p: cython.pointer[Pod], seat: cython.int) -> cython.int:
    """Return a seat's weapons once it has paid what it bid for a turn to come."""
    i: cython.int
    if p.step != STEP_BIDDING:
        for i in range(p.turn + 1, p.turns):
            if p.order[i] == seat:
                return p.stock[seat] - p.bid[seat]
    return p.stock[seat]


# --- what it makes of it ------------------------------------------------------------------------------------


def judge(
    network: cython.pointer[cython.const[Network]], inputs: cython.pointer[cython.const[Inputs]]
) -> cython.int:
    """Return what the network says of a position, for the seat that sees it, in thousandths of a logit."""
    pool = cython.declare(cython.int[HIDDEN])
    found = cython.declare(cython.short[HIDDEN])
    sums = cython.declare(cython.int[SUMS])
    row: cython.pointer[cython.const[cython.short]]
    n: cython.int = 0
    item: cython.int = 0
    until: cython.int = inputs.fields
    amount: cython.short
    total: cython.int
    linear: cython.int
    i: cython.int
    k: cython.int
    kind: cython.int
    for i in range(SUMS):
        sums[i] = pool[i] = 0
    for i in range(inputs.known):
        row = network.facts[inputs.facts[i]]
        for k in range(SUMS):
            sums[k] += row[k]
    for i in range(AMOUNTS):
        row = network.amounts[inputs.stage][i]
        amount = inputs.amounts[i]
        for k in range(SUMS):
            pool[k] += cython.cast(cython.int, row[k]) * amount
    for i in range(SUMS):
        sums[i] += pool[i] >> 2
    for kind in range(2):
        for k in range(HIDDEN):
            pool[k] = 0
        while item < until:
            for k in range(HIDDEN):
                found[k] = 0
            i = inputs.rows[n]
            while i != NO_ROW:
                row = network.first[i]
                for k in range(HIDDEN):
                    found[k] += row[k]
                n += 1
                i = inputs.rows[n]
            n += 1
            for k in range(HIDDEN):
                pool[k] += found[k] & ~(found[k] >> 15)  # what is above 0
            item += 1
        until = inputs.items
        for k in range(HIDDEN):
            found[k] = min(pool[k], MOST_POOL)
        for i in range(SUMS):
            row = network.second[kind][i]
            total = 512  # half of what is cut off
            for k in range(HIDDEN):
                total += cython.cast(cython.int, found[k]) * row[k]
            sums[i] += total >> 10
    total = 0
    for i in range(SUMS):
        sums[i] = min(max(sums[i], -MOST_SUM), MOST_SUM)
    linear = sums[0]
    sums[0] = 0
    for i in range(SUMS):
        total += max(sums[i], 0) * network.last[i]
    total += linear * network.last[0]
    return cython.cast(cython.int, cython.cast(cython.longlong, total) * 1000 >> 16)


# --- from Python --------------------------------------------------------------------------------------------


def inputs_of(engine: CoreEngine, seat: int) -> bytes:
    """Return what the network sees of a position between two that is not over, as a seat sees it.

    16-bit whole numbers: how many fields and regions there are, the rows of each, closed by -1, the facts,
    the scorings to come less one, and the amounts.
    """
    inputs: Inputs
    position: Engine = engine
    if engine.players != 2 or engine.mover() < 0 or seat not in (0, 1):
        raise ValueError("the network judges games of two that are not over")
    look(cython.address(position.position), cython.address(position.land), seat, cython.address(inputs))
    found = array("h", (inputs.fields, inputs.items - inputs.fields))
    found.extend([inputs.rows[i] for i in range(inputs.length)])
    found.extend([inputs.facts[i] for i in range(inputs.known)])
    found.append(inputs.stage)
    found.extend([inputs.amounts[i] for i in range(AMOUNTS)])
    return found.tobytes()


@lru_cache(maxsize=4)
def quantised(weights: bytes) -> bytes:
    """Return a network as whole numbers. Raise ValueError if weights are missing or too large."""
    return whole_numbers(weights, SHAPES, BOUNDS)
