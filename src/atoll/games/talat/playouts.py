"""Playouts of Talat: towers are put anywhere, then steps that prefer captures and shun being captured."""

import cython
from cython.cimports.atoll.core.bits import below as random_below
from cython.cimports.atoll.core.bits import ctz, popcount, u64
from cython.cimports.atoll.core.engine import OVER
from cython.cimports.atoll.games.talat.engine.freezing import BEATS
from cython.cimports.atoll.games.talat.engine.masks import ALL, NOT_A, NOT_E, ahead, beside, mask
from cython.cimports.atoll.games.talat.engine.position import MOST_LEGAL, Engine

OFFSETS = cython.declare(cython.int[8], [-6, -5, -4, -1, 1, 4, 5, 6])  # of the engine's directions


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_anywhere(game: Engine, rng: cython.pointer[u64], limit: cython.int) -> cython.int:
    """Put towers at random until all stand, and return the number of moves.

    Any kind in hand can go on any free square, so the two are drawn without listing the moves.
    """
    moves: cython.int = 0
    while moves != limit and game.putting():
        colour: cython.int = game.putting_colour()
        board: cython.int = colour
        side: cython.int = 0
        squares: mask = game.lines[0] & ~game.state.own[board][0]
        others: mask = game.lines[1] & ~game.state.own[(colour + 2) % 3][1]
        kinds: cython.int = popcount(game.state.hand[colour])
        pick: cython.int = random_below(rng, (popcount(squares) + popcount(others)) * kinds)
        place: cython.int = pick // kinds
        if place >= popcount(squares):
            place -= popcount(squares)
            board, side, squares = (colour + 2) % 3, 1, others
        column: cython.int = ctz(without_lowest(squares, place)) % 5
        game.put(
            game.state.turn, board, side, column, ctz(without_lowest(game.state.hand[colour], pick % kinds))
        )
        moves += 1
    return moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def without_lowest(bits: mask, number: cython.int) -> mask:
    """Return the bits without so many of the lowest."""
    while number > 0:
        bits &= bits - 1
        number -= 1
    return bits


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_out(
    game: Engine,
    eager: cython.int,
    caution: cython.int,
    rng: cython.pointer[u64],
    limit: cython.int,
) -> cython.int:
    """Put towers anywhere, make plausible steps, and return the number of moves."""
    moves: cython.int = put_anywhere(game, rng, limit)
    while game.state.turn != OVER and moves != limit:
        step_plausibly(game, eager, caution, rng)
        moves += 1
    return moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step_plausibly(
    game: Engine, eager: cython.int, caution: cython.int, rng: cython.pointer[u64]
) -> cython.void:
    """Make a step of the seat on turn: any, all alike, but ``eager`` times in 8 a capture if there is one.

    The moves are counted by masks, a direction at a time, and only the one that is drawn is looked up:
    listing them would take most of a playout's time.
    """
    seat: cython.int = game.state.turn
    frees = cython.declare(mask[9])  # where the arms' towers can go, by arm and direction
    captures = cython.declare(cython.int[MOST_LEGAL])
    found: cython.int = 0
    count: cython.int = 0
    number: cython.int
    pick: cython.int
    for number in range(game.arm_count):
        board: cython.int = game.arms[seat][number].board
        side: cython.int = game.arms[seat][number].side
        if (game.state.frozen >> board) & 1:
            frees[3 * number] = frees[3 * number + 1] = frees[3 * number + 2] = 0
            continue
        own: mask = game.state.own[board][side]
        free: mask = game.squares & ~(own | game.state.own[board][1 - side])
        for pick in range(3):
            frees[3 * number + pick] = straight(side, pick, own) & free
            count += popcount(frees[3 * number + pick])
        found += list_captures(game, board, side, captures + found)
    while True:
        if found and random_below(rng, 8) < eager:
            pick = random_below(rng, found)
        else:
            pick = random_below(rng, found + count)
        if pick < found:
            pick = captures[pick]
            game.step(seat, pick // 625, pick // 25 % 25, pick % 25)
            return
        pick -= found
        number = 0
        while pick >= popcount(frees[number]):
            pick -= popcount(frees[number])
            number += 1
        target: cython.int = ctz(without_lowest(frees[number], pick))
        board = game.arms[seat][number // 3].board
        side = game.arms[seat][number // 3].side
        origin: cython.int = target - (OFFSETS[2 - number % 3] if side else OFFSETS[5 + number % 3])
        if caution == 0 or not exposed(game, board, side, origin, target):
            game.step(seat, board, origin, target)
            return
        caution -= 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def list_captures(game: Engine, board: cython.int, side: cython.int, captures: cython.p_int) -> cython.int:
    """Write a side's captures on a board as (board * 25 + origin) * 25 + target; return their number."""
    found: cython.int = 0
    own: mask = game.state.own[board][side]
    enemy: mask = game.state.own[board][1 - side] & (ahead(side, own) | beside(own))
    while enemy:
        one: mask = enemy & -enemy
        enemy ^= one
        target: cython.int = ctz(one)
        near: mask = (ahead(1 - side, one) | beside(one)) & own
        while near:
            origin: cython.int = ctz(near)
            near &= near - 1
            if (BEATS[game.state.kind[board][origin]] >> game.state.kind[board][target]) & 1:
                captures[found] = (board * 25 + origin) * 25 + target
                found += 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def straight(side: cython.int, direction: cython.int, towers: mask) -> mask:
    """Return the squares ahead of towers in one direction: up left, up and up right, or down the same way."""
    if side:
        if direction == 0:
            return (towers & NOT_E) >> 4
        return towers >> 5 if direction == 1 else (towers & NOT_A) >> 6
    if direction == 0:
        return (towers & NOT_A) << 4
    return (towers << 5) & ALL if direction == 1 else ((towers & NOT_E) << 6) & ALL


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def exposed(
    game: Engine, board: cython.int, side: cython.int, origin: cython.int, target: cython.int
) -> cython.bint:
    """Whether a tower could be captured where a step leads it."""
    there: mask = cython.cast(mask, 1) << target
    near: mask = (ahead(side, there) | beside(there)) & game.state.own[board][1 - side]
    while near:
        if (BEATS[game.state.kind[board][ctz(near)]] >> game.state.kind[board][origin]) & 1:
            return True
        near &= near - 1
    return False
