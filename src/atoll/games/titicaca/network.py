"""Small networks that judge positions of Titicaca between two and among three, for search.

One sees every empty field and every region by what a player would count there: when a field can be settled
and what it would link, who gets what of a region and what could still join it (network.pxd lists it all).
The same weights look at each field and at each region, so it does not matter where they are; what they find
is added up, and a layer over these sums and what is known of the whole makes the chances of winning::

    fields  = Σ over empty fields of relu(Σ of the rows of first that it has)
    regions = the same over regions
    sums    = second[0] · fields + second[1] · regions + Σ of rows of facts + Σ of amounts
    logit   = last[0] * sums[0] + Σ last[i] * relu(sums[i])

Everything is seen by a seat: its own and its rivals'. Two rivals have the same rows, so it does not matter
which is which; only amounts tell them apart, by points, and how far away the arrow is. The numbers are whole
ones, so that every machine finds the same move. ``atoll train titicaca`` learns such weights, with
``--players 3`` those for three.
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
    mover_of,
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
"""The largest weights that cannot overflow in a country of the box, and what 1 is among the whole numbers."""

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
def rank(p: cython.pointer[Pod], land: cython.pointer[Land], most: cython.p_uchar) -> cython.void:
    """Write who gets most of each region, by its name and seat: 0 a rival, 1 nobody alone, 2 the seat."""
    left: Mask = p.occupied
    shares: cython.p_short
    a: cython.int
    s: cython.int
    highest: cython.int
    shared: cython.int
    while left:
        a = first(left)
        left &= ~p.region[a].fields
        shares = shares_of(p, land, a)
        highest = shares[0]
        shared = 0  # by how many more
        for s in range(1, p.players):
            if shares[s] > highest:
                highest = shares[s]
                shared = 0
            elif shares[s] == highest:
                shared += 1
        for s in range(p.players):
            most[MOST_PLAYERS * a + s] = 0 if shares[s] < highest else 1 if shared else 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chain_step(groups: cython.pointer[Groups], size: cython.int) -> cython.int:
    """Return the size of a group that a village would make, and by how much it is more than the longest."""
    return 4 * (min(size, 7) - 1) + min(max(size - groups.longest, 0), 3)


def look(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    first_seat: cython.int,
    end_seat: cython.int,
    inputs: cython.pointer[Inputs],
):
    """Write what the network sees of a position that is not over, as the seats of a range see it."""
    groups = cython.declare(Groups[MOST_PLAYERS])
    wait_of = cython.declare(cython.uchar[MAX_HEXES])
    what = cython.declare(Wealth[MOST_PLAYERS])
    most = cython.declare(cython.uchar[SEATS_OF_REGIONS])
    s: cython.int
    rank(p, land, most)
    for s in range(p.players):
        find_groups(land, p.villages[s], cython.address(groups[s]))
        what[s].weapons = stock_after(p, s)
        what[s].villages = count(p.villages[s])
        what[s].chain = groups[s].longest
        what[s].points = what[s].soon = 0
    inputs.first_seat = first_seat
    inputs.end_seat = end_seat
    inputs.items = inputs.length = 0
    look_at_empty(p, land, groups, most, wait_of, inputs)
    inputs.fields = inputs.items
    look_at_regions(p, land, most, wait_of, what, inputs)
    for s in range(first_seat, end_seat):
        look_at_whole(p, land, s, what, cython.address(inputs.whole[s]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_empty(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    groups: cython.pointer[Groups],
    most: cython.p_uchar,
    wait_of: cython.p_uchar,
    inputs: cython.pointer[Inputs],
) -> cython.void:
    """Write what is known of each empty field, and the step of its wait."""
    waits = cython.declare(cython.int[ROUNDS])
    links = cython.declare(cython.int[MOST_PLAYERS])
    gains = cython.declare(cython.int[MOST_PLAYERS])
    homes = cython.declare(cython.int[6])  # regions that it can join
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
    n: cython.int = 0
    s: cython.int
    seat: cython.int
    joinable: cython.int
    wait: cython.int = 0
    lakes: cython.uint
    m: Mask
    left: Mask
    for i in range(here, LAST_LAKE + 1):
        waits[i] = wait
        wait += (land.shore[i] & empty) != 0
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
        k = min(count(land.shore[i] & empty), 4)
        n = add(inputs, n, SCARCE + 2 * (k - 1) + (wait == 0))
        n = add(inputs, n, OPEN + count(land.edges[f] & empty))
        n = add(inputs, n, NO_ROW)
        for s in range(p.players):
            k = group(land, cython.address(groups[s]), f)
            links[s] = chain_step(cython.address(groups[s]), k)
            if wait <= SOON:
                k = cython.cast(cython.int, region_worth(p, land, POINTS, s, f) + 2.5)
                gains[s] = min(max(k, 0), 11)
        joinable = 0
        m = land.edges[f] & p.occupied
        while m:
            a = p.name[first(m)]
            m &= ~p.region[a].fields
            if not p.region[a].variety >> (land.kind[f] - 1) & 1:
                homes[joinable] = a
                joinable += 1
        for seat in range(inputs.first_seat, inputs.end_seat):
            for s in range(p.players):
                n = add(inputs, n, (OWN_GROUP if s == seat else THEIR_GROUP) + links[s])
                if wait <= SOON:
                    n = add(inputs, n, (OWN_GAIN if s == seat else THEIR_GAIN) + gains[s])
            for i in range(joinable):
                a = homes[i]
                k = most[MOST_PLAYERS * a + seat]
                n = add(inputs, n, HOME + 3 * (min(count(p.region[a].fields), 6) - 1) + k)
                n = add(inputs, n, HOME_WATER + 3 * min(popcount(p.region[a].lakes) // 2, 2) + k)
            n = add(inputs, n, NO_ROW)
        inputs.items += 1
    inputs.length = n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_regions(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    most: cython.p_uchar,
    wait_of: cython.p_uchar,
    what: cython.pointer[Wealth],
    inputs: cython.pointer[Inputs],
) -> cython.void:
    """Write what is known of each region, and add up what it brings to everybody."""
    others = cython.declare(cython.int[MAX_HEXES])  # regions that it could be merged with
    temples = cython.declare(cython.int[MOST_PLAYERS])
    stage: cython.int = scorings_to_come(p) - 1
    soon: Mask = scored_next(p, land)
    empty: Mask = land.fields & ~p.occupied
    left: Mask = p.occupied
    near: Mask
    holy: Mask
    shares: cython.p_short
    scores: cython.int
    k: cython.int
    f: cython.int
    a: cython.int
    b: cython.int
    n: cython.int = inputs.length
    s: cython.int
    seat: cython.int
    mergeable: cython.int
    while left:
        a = first(left)
        left &= ~p.region[a].fields
        shares = p.region[a].shares
        scores = 1 if soon & p.region[a].fields else 0
        n = add(inputs, n, REGION)
        n = add(inputs, n, SIZE + 14 * stage + 2 * (min(count(p.region[a].fields), 7) - 1) + scores)
        n = add(inputs, n, LAKES + min(popcount(p.region[a].lakes), 6))
        near = p.region[a].edges & empty
        while near:
            f = first(near)
            near &= near - 1
            k = p.region[a].variety >> (land.kind[f] - 1) & 1
            n = add(inputs, n, GROWTH + 2 * wait_of[f] + (1 - k))
        if p.step > STEP_VILLAGE and p.name[p.fresh] == a:
            n = add(inputs, n, FRESH + p.step - STEP_VILLAGE)
        n = add(inputs, n, NO_ROW)
        mergeable = 0
        near = p.region[a].edges & p.occupied & ~p.region[a].fields
        while near:
            b = p.name[first(near)]
            near &= ~p.region[b].fields
            if p.region[a].variety & ~p.region[b].variety and p.region[b].variety & ~p.region[a].variety:
                others[mergeable] = b
                mergeable += 1
        holy = p.region[a].fields & (p.temples[0] | p.temples[1])
        for s in range(p.players):
            what[s].points += shares[s]
            what[s].soon += scores * shares[s]
            temples[s] = temples_of(p, a, s) if holy else 0
        for seat in range(inputs.first_seat, inputs.end_seat):
            n = add(inputs, n, OWN_SHARE + 2 * min(shares[seat], 12) + scores)
            for s in range(p.players):
                if s == seat:
                    continue
                n = add(inputs, n, THEIR_SHARE + 2 * min(shares[s], 12) + scores)
                k = 6 * min(p.region[a].villages[seat], 5) + min(p.region[a].villages[s], 5)
                n = add(inputs, n, VILLAGES + k)
                n = add(inputs, n, TEMPLES + 3 * temples[seat] + temples[s])
            for f in range(mergeable):
                b = others[f]
                k = 3 * most[MOST_PLAYERS * a + seat] + most[MOST_PLAYERS * b + seat]
                n = add(inputs, n, NEIGHBOUR + 9 * (min(count(p.region[b].fields), 4) - 1) + k)
            n = add(inputs, n, NO_ROW)
        inputs.items += 1
    inputs.length = n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_whole(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    seat: cython.int,
    what: cython.pointer[Wealth],
    whole: cython.pointer[Whole],
) -> cython.void:
    """Write the facts and the amounts."""
    stage: cython.int = scorings_to_come(p) - 1
    scarce: cython.int = 5 if p.round <= 5 else 10 if p.round <= 10 else LAST_LAKE
    wait: cython.int = 10 * max(0, min(5, scarce - p.round + 1))  # rounds until new weapons come
    own: cython.int = what[seat].weapons
    rival: cython.int = -1  # the one with more points, and the other
    second: cython.int = -1
    i: cython.int
    n: cython.int
    s: cython.int
    for i in range(1, p.players):
        s = (seat + i) % p.players
        if rival < 0 or p.score[s] + what[s].points > p.score[rival] + what[rival].points:
            second = rival
            rival = s
        else:
            second = s
    whole.stage = stage
    whole.facts[0] = ROUND + min(p.round, 16)
    whole.facts[1] = EMPTY + min(count(land.fields & ~p.occupied), 31)
    whole.facts[2] = OWN_STOCK + wait + stock_step(own)
    n = 3
    for s in range(p.players):
        if s != seat:
            whole.facts[n] = THEIR_STOCK + wait + stock_step(what[s].weapons)
            whole.facts[n + 1] = RICHER + 7 + min(max(own - what[s].weapons, -7), 7)
            whole.facts[n + 2] = HANDS + 4 * (p.hand[seat] & 3) + (p.hand[s] & 3)
            n += 3
    i = 0
    if p.players == 2:
        if p.step >= STEP_VILLAGE:
            i = 1 + 4 * (p.step - STEP_VILLAGE) + (0 if mover_of(p) == seat else 2) + (p.turn + 1 < p.turns)
        whole.facts[n] = ARROW + (p.arrow == seat)
        whole.facts[n + 1] = ORDER + i
    else:
        if p.step >= STEP_VILLAGE:
            s = 0 if mover_of(p) == seat else 1 if is_to_come(p, seat) else 2
            i = 1 + 9 * (p.step - STEP_VILLAGE) + 3 * s + min(p.turns - p.turn - 1, 2)
        s = seat + p.players - p.arrow if p.arrow < p.players else 0
        whole.facts[n] = ARROW_AMONG + s % p.players
        whole.facts[n + 1] = ORDER_AMONG + i
    whole.known = n + 2
    whole.amounts[0] = p.score[seat] - p.score[rival]
    fill_amounts(whole, 1, 2, cython.address(what[seat]))
    fill_amounts(whole, 2, 2, cython.address(what[rival]))
    whole.counted = SECOND_RIVAL
    if second >= 0:
        whole.amounts[SECOND_RIVAL] = p.score[seat] - p.score[second]
        fill_amounts(whole, SECOND_RIVAL + 1, 1, cython.address(what[second]))
        whole.counted = AMOUNTS
    for i in range(whole.counted):
        whole.amounts[i] = min(max(whole.amounts[i], -MOST_AMOUNT), MOST_AMOUNT)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_amounts(
    whole: cython.pointer[Whole], start: cython.int, step: cython.int, what: cython.pointer[Wealth]
) -> cython.void:
    """Write what a seat has, from a place on and so far apart."""
    whole.amounts[start] = what.weapons
    whole.amounts[start + step] = what.villages
    whole.amounts[start + 2 * step] = what.chain
    whole.amounts[start + 3 * step] = what.points
    whole.amounts[start + 4 * step] = what.soon


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_to_come(p: cython.pointer[Pod], seat: cython.int) -> cython.bint:
    """Whether a seat has a later turn in the round, whose order is known."""
    i: cython.int = p.turn + 1
    while i < p.turns and p.order[i] != seat:
        i += 1
    return i < p.turns


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wait_step(rounds: cython.int) -> cython.int:
    """Return rounds to wait as one of 8 steps."""
    return rounds if rounds < 5 else 5 if rounds < 7 else 6 if rounds < 10 else 7


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def temples_of(p: cython.pointer[Pod], name: cython.int, seat: cython.int) -> cython.int:
    """Return how many temples a seat has in a region."""
    own: Mask = p.region[name].fields & p.villages[seat]
    return min(2, count(own & p.temples[0]) + count(own & p.temples[1]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stock_after(p: cython.pointer[Pod], seat: cython.int) -> cython.int:
    """Return a seat's weapons once it has paid what it bid for a turn to come."""
    if p.step >= STEP_VILLAGE and is_to_come(p, seat):
        return p.stock[seat] - p.bid[seat]
    return p.stock[seat]


# --- what it makes of it ------------------------------------------------------------------------------------


def judge(
    network: cython.pointer[cython.const[Network]],
    inputs: cython.pointer[cython.const[Inputs]],
    logits: cython.p_int,
):
    """Write what the network says of a position for each seat that sees it, in thousandths of a logit."""
    pools = cython.declare(cython.int[HIDDEN][MOST_PLAYERS])
    sums = cython.declare(cython.int[SUMS][MOST_PLAYERS])
    found = cython.declare(cython.short[HIDDEN])
    common = cython.declare(cython.short[HIDDEN])
    row: cython.pointer[cython.const[cython.short]]
    n: cython.int = 0
    item: cython.int = 0
    until: cython.int = inputs.fields
    seat: cython.int
    i: cython.int
    k: cython.int
    kind: cython.int
    for seat in range(inputs.first_seat, inputs.end_seat):
        judge_whole(network, cython.address(inputs.whole[seat]), sums[seat])
    for kind in range(2):
        for seat in range(inputs.first_seat, inputs.end_seat):
            for k in range(HIDDEN):
                pools[seat][k] = 0
        while item < until:
            for k in range(HIDDEN):
                common[k] = 0
            i = inputs.rows[n]
            while i != NO_ROW:
                row = network.first[i]
                for k in range(HIDDEN):
                    common[k] += row[k]
                n += 1
                i = inputs.rows[n]
            n += 1
            for seat in range(inputs.first_seat, inputs.end_seat):
                for k in range(HIDDEN):
                    found[k] = common[k]
                i = inputs.rows[n]
                while i != NO_ROW:
                    row = network.first[i]
                    for k in range(HIDDEN):
                        found[k] += row[k]
                    n += 1
                    i = inputs.rows[n]
                n += 1
                for k in range(HIDDEN):
                    pools[seat][k] += found[k] & ~(found[k] >> 15)  # what is above 0
            item += 1
        until = inputs.items
        for seat in range(inputs.first_seat, inputs.end_seat):
            add_pool(network, kind, pools[seat], sums[seat])
    for seat in range(inputs.first_seat, inputs.end_seat):
        logits[seat] = last_sum(network, sums[seat])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def judge_whole(
    network: cython.pointer[cython.const[Network]],
    whole: cython.pointer[cython.const[Whole]],
    sums: cython.p_int,
) -> cython.void:
    """Write the sums of facts and amounts."""
    quarters = cython.declare(cython.int[SUMS])
    row: cython.pointer[cython.const[cython.short]]
    amount: cython.short
    i: cython.int
    k: cython.int
    for i in range(SUMS):
        sums[i] = quarters[i] = 0
    for i in range(whole.known):
        row = network.facts[whole.facts[i]]
        for k in range(SUMS):
            sums[k] += row[k]
    for i in range(whole.counted):
        row = network.amounts[whole.stage][i]
        amount = whole.amounts[i]
        for k in range(SUMS):
            quarters[k] += cython.cast(cython.int, row[k]) * amount
    for i in range(SUMS):
        sums[i] += quarters[i] >> 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_pool(
    network: cython.pointer[cython.const[Network]], kind: cython.int, pool: cython.p_int, sums: cython.p_int
) -> cython.void:
    """Add what all fields, or all regions, are together."""
    found = cython.declare(cython.short[HIDDEN])
    row: cython.pointer[cython.const[cython.short]]
    total: cython.int
    i: cython.int
    k: cython.int
    for k in range(HIDDEN):
        found[k] = min(pool[k], MOST_POOL)
    for i in range(SUMS):
        row = network.second[kind][i]
        total = 512  # half of what is cut off
        for k in range(HIDDEN):
            total += cython.cast(cython.int, found[k]) * row[k]
        sums[i] += total >> 10


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def last_sum(network: cython.pointer[cython.const[Network]], sums: cython.p_int) -> cython.int:
    """Return the logit that the sums make, in thousandths."""
    total: cython.int = 0
    linear: cython.int = min(max(sums[0], -MOST_SUM), MOST_SUM)
    i: cython.int
    for i in range(1, SUMS):
        total += min(max(sums[i], 0), MOST_SUM) * network.last[i]
    total += linear * network.last[0]
    return cython.cast(cython.int, cython.cast(cython.longlong, total) * 1000 >> 16)


# --- from Python --------------------------------------------------------------------------------------------


def inputs_of(engine: CoreEngine, seat: int) -> bytes:
    """Return what the network sees of a position that is not over, as a seat sees it.

    16-bit whole numbers: how many fields, regions, facts and amounts there are, the rows of each field and
    region, closed by -1, the facts, the scorings to come less one, and the amounts.
    """
    inputs: Inputs
    position: Engine = engine
    if not 2 <= engine.players <= MOST_PLAYERS or engine.mover() < 0 or not 0 <= seat < engine.players:
        raise ValueError("the network judges games of two or three that are not over")
    i: cython.int = seat
    look(
        cython.address(position.position),
        cython.address(position.land),
        i,
        i + 1,
        cython.address(inputs),
    )
    whole: Whole = inputs.whole[i]
    found = array("h", (inputs.fields, inputs.items - inputs.fields, whole.known, whole.counted))
    closes: cython.bint = False  # common rows and those of the seat are one item here
    for i in range(inputs.length):
        if inputs.rows[i] != NO_ROW or closes:
            found.append(inputs.rows[i])
        closes ^= inputs.rows[i] == NO_ROW
    found.extend([whole.facts[i] for i in range(whole.known)])
    found.append(whole.stage)
    found.extend([whole.amounts[i] for i in range(whole.counted)])
    return found.tobytes()


@lru_cache(maxsize=4)
def quantised(weights: bytes) -> bytes:
    """Return a network as whole numbers. Raise ValueError if weights are missing or too large."""
    return whole_numbers(weights, SHAPES, BOUNDS)
