"""What a learnt player looks at in Titicaca: what scores now and soon, and what a move changes of it.

Points are those of the rules. Fields, regions and seats have no names, so it does not matter where something
is; sealed bids are not looked at.
"""

import cython
from cython.cimports.atoll.core.bits import popcount
from cython.cimports.atoll.games.titicaca.codes import (
    STEP_BIDDING,
    STEP_JOIN,
    STEP_MERGE,
    STEP_VILLAGE,
)
from cython.cimports.atoll.games.titicaca.engine.board import (
    DO_JOIN,
    DO_MERGE,
    DO_TEMPLE,
    DO_VILLAGE,
    Land,
    Mask,
    Pod,
    chain,
    count,
    first,
    one,
    shares_of,
    shore_left,
)
from cython.cimports.atoll.games.titicaca.outlook import (
    Groups,
    find_groups,
    group,
    region_worth,
    scored_next,
    scorings_to_come,
    united_gain,
)

LAST_ROUND = cython.declare(cython.int, 15)

# What outlook counts with these: the points of regions, and nothing else.
POINTS = cython.declare(cython.double[11], [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rounds_to_wait(p: cython.pointer[Pod]) -> cython.int:
    """Count the rounds, the one at hand included, before new weapons come."""
    return max(0, min(5, (5 if p.round <= 5 else 10 if p.round <= 10 else LAST_ROUND) - p.round + 1))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step_of(points: cython.double) -> cython.int:
    """Return points as one of 16 steps."""
    return min(15, max(0, cython.cast(cython.int, points + 4.5)))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def bid_step(bid: cython.int) -> cython.int:
    """Return a bid as one of 6 steps."""
    return bid if bid < 2 else 2 if bid < 4 else 3 if bid < 7 else 4 if bid < 11 else 5


def position_patterns(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    seat: cython.int,
    found: cython.p_int,
    amounts: cython.p_float,
) -> cython.int:
    """Write the patterns of a seat, and how much of each; return their number."""
    final: cython.int = 0
    soon: cython.int = 0
    region: Mask
    s: cython.int
    a: cython.int
    when: cython.int = scorings_to_come(p) - 1
    wait: cython.int = rounds_to_wait(p)
    left: Mask = p.occupied
    next_shore: Mask = scored_next(p, land)
    while left:
        a = first(left)
        region = p.region[a].fields
        left &= ~region
        if region & next_shore:
            soon += shares_of(p, land, a)[seat]
        else:
            final += shares_of(p, land, a)[seat]
    found[0] = SCORE + when
    amounts[0] = 0.1 * p.score[seat]
    found[1] = STOCK + when
    amounts[1] = 0.1 * p.stock[seat]
    found[2] = VILLAGES + when
    amounts[2] = 0.1 * count(p.villages[seat])
    found[3] = CHAIN + when
    amounts[3] = 0.1 * chain(land, p.villages[seat])
    found[4] = REGIONS + when
    amounts[4] = 0.1 * final
    found[5] = SOON + when
    amounts[5] = 0.1 * soon
    found[6] = WAIT + wait
    amounts[6] = 0.1 * p.stock[seat]
    found[7] = POOR + (0 if p.stock[seat] == 0 else min(4, 1 + p.stock[seat] // max(1, wait)))
    found[8] = TEMPLES + 4 * when + (p.hand[seat] & 3)
    a = 0
    if p.step != STEP_BIDDING:
        a = 3
        for s in range(p.turn, p.turns):
            if p.order[s] == seat:
                a = 1 if s == p.turn else 2
    found[9] = ORDER + a
    for a in range(7, 10):
        amounts[a] = 1
    found[10] = ARROW
    amounts[10] = p.arrow == seat
    return 11


def list_move_patterns(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    seat: cython.int,
    actions: cython.p_const_int,
    number: cython.int,
    found: cython.p_int,
    ends: cython.p_int,
) -> cython.int:
    """Write the patterns of a seat's actions, and where each action's end; return their number."""
    if p.step == STEP_BIDDING:
        return list_bids(p, land, seat, actions, number, found, ends)
    if p.step == STEP_VILLAGE:
        return list_fields(p, land, seat, actions, number, found, ends)
    i: cython.int
    a: cython.int
    b: cython.int
    when: cython.int = scorings_to_come(p) - 1
    own: cython.int
    for i in range(number):
        if p.step == STEP_JOIN:
            found[i] = JOIN + 16
            if actions[i] != DO_JOIN:
                found[i] = JOIN + step_of(
                    united_gain(p, land, POINTS, p.name[p.fresh], actions[i] - DO_JOIN - 1, seat)
                )
        elif p.step == STEP_MERGE:
            found[i] = MERGE + 16
            if actions[i] != DO_MERGE:
                a = (actions[i] - DO_MERGE) // 128
                b = (actions[i] - DO_MERGE) % 128
                found[i] = MERGE + step_of(united_gain(p, land, POINTS, a, b, seat))
        else:
            found[i] = TEMPLE + 24
            if actions[i] != DO_TEMPLE:
                a = actions[i] - DO_TEMPLE - 1
                own = popcount(land.lakes[a // 2])
                found[i] = TEMPLE + 8 * when + 4 * (a & 1) + min(own, 3)
        ends[i] = i + 1
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_bids(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    seat: cython.int,
    actions: cython.p_const_int,
    number: cython.int,
    found: cython.p_int,
    ends: cython.p_int,
) -> cython.int:
    """Write the patterns of bids: what they take and leave, and what there is to get."""
    n: cython.int = 0
    i: cython.int
    s: cython.int
    f: cython.int
    bid: cython.int
    richest: cython.int = 0
    stock: cython.int = p.stock[seat]
    when: cython.int = scorings_to_come(p) - 1
    wait: cython.int = rounds_to_wait(p)
    fields: Mask = shore_left(p, land)
    scarce: cython.bint = count(fields) < p.players
    groups: Groups
    extends: cython.bint = False
    worth: cython.double
    best: cython.double = -1e9
    worst: cython.double = 1e9
    prize: cython.int
    find_groups(land, p.villages[seat], cython.address(groups))
    while fields:
        f = first(fields)
        fields &= fields - 1
        if group(land, cython.address(groups), f) > groups.longest:
            extends = True
        worth = region_worth(p, land, POINTS, seat, f)
        best = max(best, worth)
        worst = min(worst, worth)
    prize = 0 if worst > best else min(7, cython.cast(cython.int, best - worst))
    for s in range(p.players):
        if s != seat:
            richest = max(richest, p.stock[s])
    for i in range(number):
        bid = actions[i]
        found[n] = BID + 26 * when + 13 * scarce + min(bid, 12)
        found[n + 1] = SHARE + 9 * wait + (8 * bid // stock if stock else 0)
        found[n + 2] = KEEP + 9 * wait + min(stock - bid, 8)
        found[n + 3] = BEAT + (0 if bid <= richest else 1 if bid == richest + 1 else 2)
        found[n + 4] = EXTEND + 6 * extends + bid_step(bid)
        found[n + 5] = PRIZE + 6 * prize + bid_step(bid)
        n += 6
        ends[i] = n
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_fields(
    p: cython.pointer[Pod],
    land: cython.pointer[Land],
    seat: cython.int,
    actions: cython.p_const_int,
    number: cython.int,
    found: cython.p_int,
    ends: cython.p_int,
) -> cython.int:
    """Write the patterns of fields: the chain, the lakes and the regions, also those of whoever is next."""
    n: cython.int = 0
    i: cython.int
    f: cython.int
    size: cython.int
    when: cython.int = scorings_to_come(p) - 1
    follower: cython.int = p.order[p.turn + 1] if p.turn + 1 < p.turns else -1
    groups: Groups
    soon: Mask = scored_next(p, land)
    find_groups(land, p.villages[seat], cython.address(groups))
    for i in range(number):
        f = actions[i] - DO_VILLAGE
        size = group(land, cython.address(groups), f)
        found[n] = FIELD + 10 * when + 2 * (min(size, 5) - 1) + (size > groups.longest)
        found[n + 1] = LAKES + 2 * min(popcount(land.lakes[f]), 3) + (1 if soon & one(f) else 0)
        found[n + 2] = GAIN + step_of(region_worth(p, land, POINTS, seat, f))
        n += 3
        if follower >= 0:
            found[n] = DENY + step_of(region_worth(p, land, POINTS, follower, f))
            n += 1
        ends[i] = n
    return n
