"""What a learnt player looks at in Talat: single towers with what is around them, and pairs that may meet.

A board is one fight, the same for all three, seen by either side as if it went up, and the same if left and
right are swapped. Nothing is said of what is good: that is learnt.
"""

import cython
from cython.cimports.atoll.core.bits import ctz, popcount
from cython.cimports.atoll.games.talat.contact import answered
from cython.cimports.atoll.games.talat.engine.freezing import BEATS
from cython.cimports.atoll.games.talat.engine.masks import ALL, ahead, beside, mask
from cython.cimports.atoll.games.talat.engine.position import PUTS, Engine

LINE = cython.declare(mask, 0x1F)
OFFSETS = cython.declare(cython.int[8], [-6, -5, -4, -1, 1, 4, 5, 6])  # of the engine's directions


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def relation(kind: cython.int, other: cython.int) -> cython.int:
    """Return what another's tower is to one: 0 prey, 1 a hunter, 2 neither."""
    if (BEATS[kind] >> other) & 1:
        return 0
    return 1 if (BEATS[other] >> kind) & 1 else 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def seen(
    side: cython.int,
    kind: cython.int,
    square: cython.int,
    rows: cython.int,
    columns: cython.int,
    own: mask,
    enemy: mask,
    kinds: cython.p_const_uchar,
) -> cython.int:
    """Return what is ahead of a square or beside it: 0 no square, 1 nothing, 2 a friend, 3 to 5 an enemy."""
    row: cython.int = square // 5 + (-rows if side else rows)
    column: cython.int = square % 5 + columns
    if not 0 <= row < 5 or not 0 <= column < 5:
        return 0
    at: cython.int = 5 * row + column
    if (own >> at) & 1:
        return 2
    if (enemy >> at) & 1:
        return 3 + relation(kind, kinds[at])
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def around(
    side: cython.int,
    kind: cython.int,
    square: cython.int,
    own: mask,
    enemy: mask,
    kinds: cython.p_const_uchar,
) -> cython.int:
    """Return the number of what is around a square, the same if left and right are swapped."""
    front: cython.int = seen(side, kind, square, 1, 0, own, enemy, kinds)
    a: cython.int = seen(side, kind, square, 1, -1, own, enemy, kinds)
    b: cython.int = seen(side, kind, square, 0, -1, own, enemy, kinds)
    c: cython.int = seen(side, kind, square, 1, 1, own, enemy, kinds)
    d: cython.int = seen(side, kind, square, 0, 1, own, enemy, kinds)
    return 1296 * front + min(216 * a + 36 * b + 6 * c + d, 216 * c + 36 * d + 6 * a + b)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def attackers(
    side: cython.int, kind: cython.int, square: cython.int, enemy: mask, kinds: cython.p_const_uchar
) -> mask:
    """Return the enemies that could capture a tower on a square."""
    there: mask = cython.cast(mask, 1) << square
    near: mask = (ahead(side, there) | beside(there)) & enemy
    found: mask = 0
    while near:
        one: mask = near & -near
        near ^= one
        if (BEATS[kinds[ctz(one)]] >> kind) & 1:
            found |= one
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_relations(
    side: cython.int,
    kind: cython.int,
    square: cython.int,
    enemy: mask,
    kinds: cython.p_const_uchar,
    prey: cython.p_int,
    hunters: cython.p_int,
) -> cython.void:
    """Count the enemies ahead of a square or beside it that a tower captures, and that capture it."""
    row: cython.int = 4 - square // 5 if side else square // 5
    what: cython.int
    prey[0] = hunters[0] = 0
    while enemy:
        other: cython.int = ctz(enemy)
        enemy &= enemy - 1
        if (4 - other // 5 if side else other // 5) < row:
            continue
        what = relation(kind, kinds[other])
        prey[0] += what == 0
        hunters[0] += what == 1


def side_patterns(
    side: cython.int,
    own: mask,
    enemy: mask,
    kinds: cython.p_const_uchar,
    moving: cython.bint,
    found: cython.p_int,
) -> cython.int:
    """Write the patterns of a side of a live board; ``moving``: whether its seat is to move."""
    n: cython.int = 0
    moves: cython.int = 0
    safe: cython.int = 0
    prey: cython.int
    hunters: cython.int
    free: mask = ALL & ~(own | enemy)
    rest: mask = own
    others: mask
    steps: mask
    hunting: mask
    while rest:
        one: mask = rest & -rest
        rest ^= one
        square: cython.int = ctz(one)
        kind: cython.int = kinds[square]
        row: cython.int = 4 - square // 5 if side else square // 5
        count_relations(side, kind, square, enemy, kinds, cython.address(prey), cython.address(hunters))
        found[n] = TOWER + 45 * moving + 9 * row + 3 * min(hunters, 2) + min(prey, 2)
        found[n + 1] = NEAR + AROUND * moving + around(side, kind, square, own, enemy, kinds)
        n += 2
        others = enemy if prey else 0
        while others:
            other: cython.int = ctz(others)
            others &= others - 1
            rows: cython.int = (4 - other // 5 if side else other // 5) - row
            if rows >= 0 and (BEATS[kind] >> kinds[other]) & 1:
                columns: cython.int = other % 5 - square % 5
                found[n] = PAIR + 25 * moving + 5 * rows + (-columns if columns < 0 else columns)
                n += 1
        if hunters:
            hunting = attackers(side, kind, square, enemy, kinds)
            if hunting:
                found[n] = ATTACKED + 2 * moving + answered(side, own, one, hunting, kinds)
                n += 1
        steps = ahead(side, one) & free
        moves += popcount(steps)
        while steps:
            if hunters == 0 or not attackers(side, kind, ctz(steps), enemy, kinds):
                safe += 1
            steps &= steps - 1
    found[n] = MOVES + 16 * moving + min(moves, 15)
    found[n + 1] = SAFE + 16 * moving + min(safe, 15)
    return n + 2


def rest_patterns(game: Engine, seat: cython.int, found: cython.p_int, amounts: cython.p_float) -> cython.int:
    """Write what a seat has besides its towers on live boards: points, and the turn."""
    number: cython.int
    lines: cython.int = 0
    frozen: cython.int = popcount(game.state.frozen)
    for number in range(game.arm_count):
        side: cython.int = game.arms[seat][number].side
        lines += popcount(
            game.state.own[game.arms[seat][number].board][side] & (LINE if side else LINE << 20)
        )
    found[0] = CAPTURED + frozen
    amounts[0] = popcount(game.state.captured[seat])
    found[1] = LINES + frozen
    amounts[1] = lines
    found[2] = TURN
    amounts[2] = game.state.turn == seat
    return 3


def step_patterns(game: Engine, action: cython.int, found: cython.p_int) -> cython.int:
    """Write the patterns of a move or a capture."""
    captures: cython.bint = action & 1
    board: cython.int = (action - PUTS) // 400
    origin: cython.int = (action - PUTS) // 16 % 25
    target: cython.int = origin + OFFSETS[(action - PUTS) // 2 % 8]
    here: mask = cython.cast(mask, 1) << origin
    there: mask = cython.cast(mask, 1) << target
    side: cython.int = 0 if game.state.own[board][0] & here else 1
    own: mask = game.state.own[board][side]
    enemy: mask = game.state.own[board][1 - side]
    kinds: cython.p_uchar = game.state.kind[board]
    kind: cython.int = kinds[origin]
    row: cython.int = 4 - target // 5 if side else target // 5
    prey: cython.int
    hunters: cython.int
    n: cython.int = 2
    found[0] = BEFORE + around(side, kind, origin, own, enemy, kinds)
    before: cython.int = prey_near(side, kind, here, enemy, kinds)
    attacked: cython.bint = attackers(side, kind, origin, enemy, kinds) != 0
    if captures:
        found[n] = VICTIM + (target // 5 if side else 4 - target // 5)
        n += 1
    own = (own ^ here) | there
    enemy &= ~there
    found[1] = AFTER + around(side, kind, target, own, enemy, kinds)
    found[n] = GOES + 2 * row + captures
    hunting: mask = attackers(side, kind, target, enemy, kinds)
    guarded: cython.bint = hunting != 0 and answered(side, own, there, hunting, kinds)
    found[n + 1] = EXPOSED + 8 * captures + 4 * attacked + 2 * (hunting != 0) + guarded
    found[n + 2] = THREATS + 4 * min(before, 3) + min(prey_near(side, kind, there, enemy, kinds), 3)
    count_relations(side, kind, target, enemy, kinds, cython.address(prey), cython.address(hunters))
    found[n + 3] = FUTURE + 9 * row + 3 * min(hunters, 2) + min(prey, 2)
    return n + 4


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prey_near(
    side: cython.int, kind: cython.int, there: mask, enemy: mask, kinds: cython.p_const_uchar
) -> cython.int:
    """Count the enemies that a tower on a square could capture."""
    near: mask = (ahead(side, there) | beside(there)) & enemy
    count: cython.int = 0
    while near:
        count += (BEATS[kind] >> kinds[ctz(near)]) & 1
        near &= near - 1
    return count


def put_patterns(game: Engine, action: cython.int, found: cython.p_int) -> cython.int:
    """Write the patterns of a tower that is put: whom it will meet."""
    line: cython.int = action // 45
    side: cython.int = line % 2
    column: cython.int = action // 9 % 5
    kind: cython.int = action % 9
    own: mask = game.state.own[line // 2][side]
    enemy: mask = game.state.own[line // 2][1 - side]
    kinds: cython.p_uchar = game.state.kind[line // 2]
    away: cython.int
    found[0] = PUT_COLUMN + min(column, 4 - column)
    found[1] = PUT_KIND + 6 * kind + min(popcount(enemy), 5)
    n: cython.int = 2
    while enemy:
        away = ctz(enemy) % 5 - column
        found[n] = PUT_ENEMY + 5 * relation(kind, kinds[ctz(enemy)]) + (-away if away < 0 else away)
        enemy &= enemy - 1
        n += 1
    while own:
        away = ctz(own) % 5 - column
        found[n] = PUT_FRIEND + (-away if away < 0 else away)
        own &= own - 1
        n += 1
    return n
