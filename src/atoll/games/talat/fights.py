"""A small network that judges positions of two-player Talat, for search that calculates.

A position is three fights, one per board, and who is ahead. All that counts on a board is where towers stand
and, of two that could still meet, which captures the other: these are the network's inputs, the same for all
boards, seen by the seat to move as if its towers went up. Left and right are alike: a board is looked at in
both ways, and the mean counts. What the boards are for is added up with a row for the lead in points, and of
these sums the next layer makes the chances of winning::

    hidden[board] = mean over both images of relu(first · inputs)
    sums          = Σ over live boards of second · hidden[board]  +  lead[late][points]  +  best[whose]
    logit         = last[0] * sums[0]  +  Σ last[i] * relu(sums[i])

A search changes one board per move, so that the others' parts are known from before. The numbers are whole
ones, so that every machine finds the same move. ``atoll train talat`` learns such weights (learnt.net).
"""

from functools import cache, lru_cache
from importlib.resources import files

import cython
from cython.cimports.atoll.core.bits import ctz
from cython.cimports.atoll.games.talat.engine.freezing import BEATS
from cython.cimports.atoll.games.talat.engine.masks import mask
from cython.cimports.libc.string import memcpy

from atoll.core.errors import SetupError
from atoll.core.net_file import NetFile
from atoll.core.network import whole_numbers

__all__ = ["BOUNDS", "PAIR_SQUARES", "SHAPES", "packaged_network", "quantised"]

MOST_HIDDEN = cython.declare(cython.int, 8191)  # 32 times what 1 is
MOST_SUM = cython.declare(cython.int, 6400)  # 25 times, so that five of them are no overflow

PAIR_SQUARES = tuple(
    (own, enemy)
    for own in range(25)
    for enemy in range(25)
    if enemy // 5 >= own // 5 and abs(enemy % 5 - own % 5) <= enemy // 5 - own // 5 + 1 and own != enemy
)
"""The squares of two enemies that could still meet, as the side sees them that goes up."""
assert len(PAIR_SQUARES) == PAIRS

SHAPES = {
    "first": (INPUTS + 1, HIDDEN),
    "second": (SUMS, HIDDEN),
    "lead": (2, LEADS, SUMS),
    "best": (3, SUMS),
    "last": (SUMS,),
}
"""Of the weights, in the order of the file."""
BOUNDS = {"first": (3.5, 256), "second": (2, 1024), "lead": (24, 256), "best": (24, 256), "last": (8, 256)}
"""The largest weights that cannot overflow, and what 1 is among the whole numbers."""

NUMBER = cython.declare(cython.short[25][25])
for _own in range(25):
    for _enemy in range(25):
        NUMBER[_own][_enemy] = -1
for _number, (_own, _enemy) in enumerate(PAIR_SQUARES):
    NUMBER[_own][_enemy] = _number


def look_at_board(
    network: cython.pointer[cython.const[Network]],
    side: cython.int,
    own: mask,
    enemy: mask,
    kinds: cython.p_const_uchar,
    sums: cython.p_short,
):
    """Write what a live board adds to the sums, for the seat that is to move and has one side of it."""
    own_squares = cython.declare(cython.int[SQUARES])
    enemy_squares = cython.declare(cython.int[SQUARES])
    own_kinds = cython.declare(cython.int[SQUARES])
    enemy_kinds = cython.declare(cython.int[SQUARES])
    found = cython.declare(cython.short[HIDDEN])
    hidden = cython.declare(cython.short[HIDDEN])
    row: cython.pointer[cython.const[cython.short]]
    owns: cython.int = 0
    enemies: cython.int = 0
    image: cython.int
    i: cython.int
    j: cython.int
    k: cython.int
    pair: cython.int
    while own:
        i = ctz(own)
        own &= own - 1
        own_kinds[owns] = kinds[i]
        own_squares[owns] = 24 - i if side else i
        owns += 1
    while enemy:
        i = ctz(enemy)
        enemy &= enemy - 1
        enemy_kinds[enemies] = kinds[i]
        enemy_squares[enemies] = 24 - i if side else i
        enemies += 1
    for k in range(HIDDEN):
        hidden[k] = 0
    for image in range(2):
        if image:
            for i in range(owns):
                own_squares[i] += 4 - 2 * (own_squares[i] % 5)
            for i in range(enemies):
                enemy_squares[i] += 4 - 2 * (enemy_squares[i] % 5)
        memcpy(found, network.first[INPUTS], cython.sizeof(found))
        for i in range(enemies):
            row = network.first[SQUARES + enemy_squares[i]]
            for k in range(HIDDEN):
                found[k] += row[k]
        for i in range(owns):
            row = network.first[own_squares[i]]
            for k in range(HIDDEN):
                found[k] += row[k]
            for j in range(enemies):
                pair = NUMBER[own_squares[i]][enemy_squares[j]]
                if pair < 0:
                    continue
                if (BEATS[own_kinds[i]] >> enemy_kinds[j]) & 1:
                    row = network.first[2 * SQUARES + pair]
                elif (BEATS[enemy_kinds[j]] >> own_kinds[i]) & 1:
                    row = network.first[2 * SQUARES + PAIRS + pair]
                else:
                    continue
                for k in range(HIDDEN):
                    found[k] += row[k]
        for k in range(HIDDEN):
            hidden[k] += min(max(found[k], 0), MOST_HIDDEN)
    add_up(network, hidden, sums)


def add_up(
    network: cython.pointer[cython.const[Network]],
    hidden: cython.pointer[cython.const[cython.short]],
    sums: cython.p_short,
):
    """Write what the two images of a board together add to the sums."""
    row: cython.pointer[cython.const[cython.short]]
    total: cython.int
    i: cython.int
    k: cython.int
    for i in range(SUMS):
        row = network.second[i]
        total = 1024  # half of what is cut off
        for k in range(HIDDEN):
            total += cython.cast(cython.int, hidden[k]) * row[k]
        total >>= 11  # 1024 times two images
        sums[i] = min(max(total, -MOST_SUM), MOST_SUM)


def judge(network: cython.pointer[cython.const[Network]], sums: cython.p_short) -> cython.int:
    """Return what the sums promise the seat to move, in thousandths of a logit."""
    total: cython.int = 0
    i: cython.int
    linear: cython.int = sums[0]
    sums[0] = 0
    for i in range(SUMS):
        total += cython.cast(cython.int, max(sums[i], 0)) * network.last[i]
    total += linear * network.last[0]
    return cython.cast(cython.int, cython.cast(cython.longlong, total) * 1000 >> 16)


@lru_cache(maxsize=4)
def quantised(weights: bytes) -> bytes:
    """Return a network as whole numbers. Raise ValueError if weights are missing or too large."""
    return whole_numbers(weights, SHAPES, BOUNDS)


@cache
def packaged_network() -> bytes:
    """Return the weights that come with the game. Raise SetupError if the file is damaged or another's."""
    found = NetFile.loads(files("atoll.games.talat").joinpath("learnt.net").read_bytes())
    if (found.game, found.patterns) != ("talat", VERSION):
        raise SetupError("net-other-patterns", game="talat", version=found.patterns, now=VERSION)
    return found.value
