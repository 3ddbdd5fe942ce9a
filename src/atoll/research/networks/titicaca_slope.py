"""What Titicaca's network says of many positions, and how its weights would have to change: compiled.

The same sums as ``games/titicaca/network.py``, in floating point. Fields and regions have between five and
thirty rows each, so that arrays of NumPy would be mostly empty.
"""

import cython
from cython.cimports.atoll.games.titicaca.network import (
    AMOUNTS,
    FACTS,
    HIDDEN,
    INPUTS,
    NO_ROW,
    SUMS,
)
from cython.cimports.libc.math import exp
from cython.cimports.libc.string import memset

__all__ = ["add_slopes", "fill_logits"]

HEAD = cython.declare(cython.int, 4)  # numbers before the rows: how many there are of what
SECOND = cython.declare(cython.int, INPUTS * HIDDEN)
ROWS_OF_FACTS = cython.declare(cython.int, SECOND + 2 * SUMS * HIDDEN)
ROWS_OF_AMOUNTS = cython.declare(cython.int, ROWS_OF_FACTS + FACTS * SUMS)
LAST = cython.declare(cython.int, ROWS_OF_AMOUNTS + 3 * AMOUNTS * SUMS)
SIZE = cython.declare(cython.int, LAST + SUMS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def forward(
    weights: cython.pointer[cython.const[cython.float]],
    seen: cython.pointer[cython.const[cython.short]],
    way: cython.pointer[Way],
) -> cython.float:
    """Return the logit of a position, and write what is on the way to it."""
    items: cython.int = seen[0] + seen[1]
    rows: cython.pointer[cython.const[cython.short]] = seen + HEAD
    facts: cython.pointer[cython.const[cython.short]]
    row: cython.pointer[cython.const[cython.float]]
    n: cython.int = 0
    item: cython.int
    kind: cython.int
    i: cython.int
    k: cython.int
    amount: cython.float
    total: cython.float
    memset(way, 0, cython.sizeof(Way))
    for item in range(items):
        kind = item >= seen[0]
        i = rows[n]
        while i != NO_ROW:
            row = weights + HIDDEN * i
            for k in range(HIDDEN):
                way.hidden[item][k] += row[k]
            n += 1
            i = rows[n]
        n += 1
        for k in range(HIDDEN):
            way.hidden[item][k] = max(way.hidden[item][k], 0)
            way.pool[kind][k] += way.hidden[item][k]
    for kind in range(2):
        for i in range(SUMS):
            row = weights + SECOND + (kind * SUMS + i) * HIDDEN
            total = 0
            for k in range(HIDDEN):
                total += row[k] * way.pool[kind][k]
            way.sums[i] += total
    way.length = n
    facts = rows + n
    for i in range(seen[2]):
        row = weights + ROWS_OF_FACTS + SUMS * facts[i]
        for k in range(SUMS):
            way.sums[k] += row[k]
    for i in range(seen[3]):
        row = weights + ROWS_OF_AMOUNTS + SUMS * (AMOUNTS * facts[seen[2]] + i)
        amount = facts[seen[2] + 1 + i]
        for k in range(SUMS):
            way.sums[k] += row[k] * amount
    row = weights + LAST
    total = row[0] * way.sums[0]
    for i in range(1, SUMS):
        total += row[i] * max(way.sums[i], 0)
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def backward(
    weights: cython.pointer[cython.const[cython.float]],
    seen: cython.pointer[cython.const[cython.short]],
    way: cython.pointer[Way],
    error: cython.float,
    slope: cython.p_float,
) -> cython.void:
    """Add a position's part of the slope."""
    items: cython.int = seen[0] + seen[1]
    rows: cython.pointer[cython.const[cython.short]] = seen + HEAD
    facts: cython.pointer[cython.const[cython.short]] = rows + way.length
    row: cython.pointer[cython.const[cython.float]]
    out: cython.p_float
    back = cython.declare(cython.float[SUMS])
    pool = cython.declare(cython.float[HIDDEN][2])  # a pair of rows: the last dimension is named first
    each = cython.declare(cython.float[HIDDEN])
    n: cython.int = 0
    item: cython.int
    kind: cython.int
    i: cython.int
    k: cython.int
    amount: cython.float
    for i in range(SUMS):
        slope[LAST + i] += error * (max(way.sums[i], 0) if i else way.sums[0])
        back[i] = error * weights[LAST + i] if not i or way.sums[i] > 0 else 0
    for i in range(seen[2]):
        out = slope + ROWS_OF_FACTS + SUMS * facts[i]
        for k in range(SUMS):
            out[k] += back[k]
    for i in range(seen[3]):
        out = slope + ROWS_OF_AMOUNTS + SUMS * (AMOUNTS * facts[seen[2]] + i)
        amount = facts[seen[2] + 1 + i]
        for k in range(SUMS):
            out[k] += back[k] * amount
    for kind in range(2):
        for k in range(HIDDEN):
            pool[kind][k] = 0
        for i in range(SUMS):
            if back[i] == 0:
                continue
            row = weights + SECOND + (kind * SUMS + i) * HIDDEN
            out = slope + SECOND + (kind * SUMS + i) * HIDDEN
            for k in range(HIDDEN):
                out[k] += back[i] * way.pool[kind][k]
                pool[kind][k] += back[i] * row[k]
    for item in range(items):
        kind = item >= seen[0]
        for k in range(HIDDEN):
            each[k] = pool[kind][k] if way.hidden[item][k] > 0 else 0
        i = rows[n]
        while i != NO_ROW:
            out = slope + HIDDEN * i
            for k in range(HIDDEN):
                out[k] += each[k]
            n += 1
            i = rows[n]
        n += 1


def fill_logits(
    weights: cython.float[::1],
    seen: cython.short[::1],
    starts: cython.longlong[::1],
    rows: cython.longlong[::1],
    logits: cython.float[::1],
) -> None:
    """Write the logits of some of the positions that ``inputs_of`` wrote, one after the other."""
    way: Way
    i: cython.Py_ssize_t
    count: cython.Py_ssize_t = rows.shape[0]
    assert weights.shape[0] == SIZE
    with cython.nogil:
        for i in range(count):
            logits[i] = forward(
                cython.address(weights[0]), cython.address(seen[starts[rows[i]]]), cython.address(way)
            )


def add_slopes(
    weights: cython.float[::1],
    seen: cython.short[::1],
    starts: cython.longlong[::1],
    rows: cython.longlong[::1],
    targets: cython.float[::1],
    slope: cython.float[::1],
) -> None:
    """Add the mean slope of the cross-entropy of some positions, with a target each, to ``slope``."""
    way: Way
    i: cython.Py_ssize_t
    count: cython.Py_ssize_t = rows.shape[0]
    logit: cython.double
    assert weights.shape[0] == SIZE
    assert slope.shape[0] == SIZE
    with cython.nogil:
        for i in range(count):
            logit = forward(
                cython.address(weights[0]), cython.address(seen[starts[rows[i]]]), cython.address(way)
            )
            backward(
                cython.address(weights[0]),
                cython.address(seen[starts[rows[i]]]),
                cython.address(way),
                cython.cast(cython.float, (1 / (1 + exp(-logit)) - targets[i]) / count),
                cython.address(slope[0]),
            )
