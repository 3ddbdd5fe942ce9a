"""This machine's speed in units of ``benchmarks/calibrate.c``, for results from different machines."""

from time import process_time

import cython
from cython.cimports.atoll.core.bits import popcount, u64
from cython.cimports.libc.string import memcpy

ROWS = cython.declare(cython.int, 64)
MULTIPLIER = cython.declare(u64, 6364136223846793005)
INCREMENT = cython.declare(u64, 1442695040888963407)


def _unit(x: u64) -> u64:
    """Do one unit of work: the loop of calibrate.c, which must not be changed."""
    total: u64 = 0
    m: u64
    r: cython.int
    b: cython.int
    memcpy(scratch, board, 16 * 64 * cython.sizeof(u64))
    for r in range(1, ROWS - 1):
        for b in range(6):
            m = (scratch[b][r] << 1) ^ (scratch[b + 1][r - 1] >> 1) ^ (scratch[b + 2][r + 1] & ~x)
            total += popcount(m & scratch[b + 3][r])
            x = x * MULTIPLIER + INCREMENT
    board[x >> 60][(x >> 50) & 63] ^= x
    return total ^ x


def units_per_second(runs: int = 5, turns: int = 200_000) -> tuple[float, int]:
    """Return the units per CPU second of the best of several runs, and a checksum of the work."""
    x: u64 = 88172645463325252
    keep: u64 = 0
    b: cython.int
    r: cython.int
    for b in range(16):
        for r in range(ROWS):
            x = x * MULTIPLIER + INCREMENT
            board[b][r] = x
    best = 0.0
    turn: cython.int
    n: cython.int = turns
    for _ in range(runs):
        start = process_time()
        for turn in range(n):  # noqa: B007 - a C loop
            x = _unit(x)
            keep ^= x
        best = max(best, n / (process_time() - start))
    return best, keep
