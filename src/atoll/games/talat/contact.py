"""What a side's towers on a live board are worth to its seat, for search that calculates.

All that counts is who could still meet whom: towers never go back, so a tower is safe from whatever it has
passed, and threatens only what is ahead of it or beside it. The worth is a sum of weights in logits, of which
each says how much the chances of winning rise (contact.txt, learnt by tools/fit_contact.py).
"""

import cython
from cython.cimports.atoll.core.bits import ctz, popcount
from cython.cimports.atoll.games.talat.engine.freezing import BEATS
from cython.cimports.atoll.games.talat.engine.masks import ALL, ahead, beside, mask

__all__ = ["NAMES"]

NAMES = (
    *(f"tower-{row}-{hunters}-{prey}" for row in range(5) for hunters in range(3) for prey in range(3)),
    *(
        f"pair-{moving}-{rows}-{columns}"
        for moving in ("still", "moving")
        for rows in range(5)
        for columns in range(5)
    ),
    *(f"attacked-{moving}-{answer}" for moving in ("still", "moving") for answer in ("loose", "guarded")),
    *("moves", "safe-moves", "no-safe-move"),
    *("captured-early", "captured-late", "line-early", "line-late"),
)
assert len(NAMES) == WEIGHTS


def side_worth(
    side: cython.int,
    own: mask,
    enemy: mask,
    kinds: cython.p_const_uchar,
    moving: cython.bint,
    weights: cython.p_const_double,
) -> cython.double:
    """Return what a side's towers on a live board are worth; ``moving``: whether its seat is to move."""
    total: cython.double = 0
    free: mask = ALL & ~(own | enemy)
    rest: mask = own
    moves: cython.int = 0
    safe: cython.int = 0
    while rest:
        one: mask = rest & -rest
        rest ^= one
        square: cython.int = ctz(one)
        kind: cython.int = kinds[square]
        row: cython.int = 4 - square // 5 if side else square // 5
        column: cython.int = square % 5
        hunters: cython.int = 0
        prey: cython.int = 0
        hunting: mask = 0  # the enemies that capture this tower, ahead of it or beside it
        others: mask = enemy
        while others:
            other: cython.int = ctz(others)
            others &= others - 1
            rows: cython.int = (4 - other // 5 if side else other // 5) - row
            if rows < 0:
                continue
            if (BEATS[kind] >> kinds[other]) & 1:
                prey += 1
                columns: cython.int = other % 5 - column
                if columns < 0:
                    columns = -columns
                total += weights[PAIR + 25 * moving + 5 * rows + columns]
            elif (BEATS[kinds[other]] >> kind) & 1:
                hunters += 1
                hunting |= cython.cast(mask, 1) << other
        total += weights[TOWER + 9 * row + 3 * min(hunters, 2) + min(prey, 2)]
        near: mask = hunting & (ahead(side, one) | beside(one))
        if near:
            total += weights[ATTACKED + 2 * moving + answered(side, own, one, near, kinds)]
        steps: mask = ahead(side, one) & free
        moves += popcount(steps)
        if hunting:
            steps &= ~(ahead(1 - side, hunting) | beside(hunting))
        safe += popcount(steps)
    total += weights[MOVES] * moves + weights[SAFE_MOVES] * safe
    if safe == 0:
        total += weights[NO_SAFE_MOVE]
    return total


def answered(
    side: cython.int, own: mask, one: mask, hunting: mask, kinds: cython.p_const_uchar
) -> cython.bint:
    """Whether each of some enemies next to a square, once it has captured there, could be captured."""
    friends: mask = own & (ahead(1 - side, one) | beside(one))
    while hunting:
        kind: cython.int = kinds[ctz(hunting)]
        hunting &= hunting - 1
        near: mask = friends
        while near and not (BEATS[kinds[ctz(near)]] >> kind) & 1:
            near &= near - 1
        if not near:
            return False
    return True
