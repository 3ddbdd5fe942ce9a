"""A-FRZ-1, exactly and fast: whether a capture can ever happen again on a board.

Two enemies *meet* when one stands ahead of or beside the other, neither having passed; if they are *rivals*
(one captures the other by A-CAP-2) that is a capture. So a board is live if and only if some pair of rivals
can be brought to meet by moves of any towers. For each pair:

1. Lower bound: flood the squares that each of the two reaches while all other towers stand still. If the two
   floods meet, the pair can: let one walk its way, then the other; should their ways cross, they meet there.
2. Upper bound: a tower is *stuck* if every square ahead of it is off the board or holds a stuck tower.
   Flood again with only the stuck towers as walls. If these floods do not meet, the pair never can.
3. In between, search. Only some towers need to move: the two, every tower that stands where one of the two
   might usefully go, and every tower that stands where one of those might go, and so on. For if any sequence
   of moves makes the pair meet, the same sequence without the moves of all other towers does so too: a square
   that it enters was free, or left by a tower that is counted here. The two themselves need only step on
   squares from which the floods of step 2 still meet.

A tower never goes back, so the search ends. What it remembers (pairs found dead) only saves time: forgetting
changes no answer.
"""

import cython
from cython.cimports.atoll.core.bits import ctz, u64
from cython.cimports.atoll.games.talat.engine.masks import above, ahead, below, beside, mask
from cython.cimports.libc.string import memset

from atoll.games.talat.material import BOARDS, KINDS, ROWS, SQUARES, captures, squares_of

__all__ = ["decide"]

for _one, _captor in enumerate(KINDS):
    for _other, _target in enumerate(KINDS):
        if captures(_captor, _target):
            BEATS[_one] |= 1 << _other
            RIVALS[_one] |= 1 << _other
            RIVALS[_other] |= 1 << _one


def frozen(squares: mask, up: mask, down: mask, kinds: cython.p_const_uchar) -> cython.bint:
    """Whether a board is frozen. ``kinds`` holds the kind of the tower on each square that has one.

    ``squares`` are those of the board, all or those of a small one.
    """
    positions: cython.int = 0
    return judge(squares, up, down, kinds, cython.address(positions)) & 1


def judge(
    squares: mask, up: mask, down: mask, kinds: cython.p_const_uchar, positions: cython.p_int
) -> cython.int:
    """Decide, tell by which means (the ``verdict`` values), and count the positions searched."""
    # Rivals of each tower that goes up, by the square of that tower.
    rivals = cython.declare(mask[25])
    free: mask = squares & ~(up | down)
    rest: mask = up
    others: mask
    one: mask
    other: mask
    meeting: mask
    square: cython.int
    while rest:
        one = rest & -rest
        rest ^= one
        square = ctz(one)
        rivals[square] = 0
        meeting = reach(0, one, free)
        meeting = above(meeting) | beside(meeting)
        others = down
        while others:
            other = others & -others
            others ^= other
            if (RIVALS[kinds[square]] >> kinds[ctz(other)]) & 1:
                if meeting & reach(1, other, free):
                    return LIVE_BY_FLOOD
                rivals[square] |= other

    pair = cython.declare(Pair)
    pair.squares, pair.up, pair.down = squares, up, down
    pair.first = pair.second = pair.first_way = pair.second_way = 0
    walls: mask = stuck_towers(cython.address(pair))
    search = cython.declare(Search)
    search.positions, search.squares = 0, squares
    rest = up
    while rest:
        one = rest & -rest
        rest ^= one
        others = rivals[ctz(one)]
        if not others:
            continue
        meeting = reach(0, one, squares & ~walls)
        meeting = above(meeting) | beside(meeting)
        while others:
            other = others & -others
            others ^= other
            if meeting & reach(1, other, squares & ~walls):
                if search.positions == 0:
                    memset(search.dead, 0, cython.sizeof(search.dead))
                if can_meet(up, down, one, other, cython.address(search)):
                    positions[0] = search.positions
                    return LIVE_BY_SEARCH
    positions[0] = search.positions
    return FROZEN_BY_SEARCH if search.positions else FROZEN_BY_FLOOD


def reach(side: cython.int, start: mask, free: mask) -> mask:
    """Flood forward from some squares over free ones; the start itself counts."""
    front: mask = start
    reached: mask = start
    while front:
        front = ahead(side, front) & free
        reached |= front
    return reached


def leading_to(side: cython.int, goals: mask, within: mask) -> mask:
    """Flood backward: the squares of ``within`` from which a tower of this side can come to a goal."""
    return reach(1 - side, goals, within)


def stuck_towers(pair: cython.pointer[Pair]) -> mask:
    """Find the towers that can never move again: the greatest set that stands only before itself.

    The two of the pair go nowhere but on their ways.
    """
    stuck: mask = pair.up | pair.down
    before: mask = 0
    while stuck != before:
        before = stuck
        # Who has a square ahead that is no stuck tower's is not stuck.
        stuck &= ~(
            (pair.up & ~pair.first & below(pair.squares & ~before))
            | (pair.down & ~pair.second & above(pair.squares & ~before))
            | (pair.first & below(pair.first_way & ~before))
            | (pair.second & above(pair.second_way & ~before))
        )
    return stuck


def narrow(pair: cython.pointer[Pair]) -> cython.bint:
    """Find the ways on which the two may still come to meet; return whether there are any.

    What is stuck narrows the ways, and where the two need not go narrows what can move, in turn.
    """
    pair.first_way = pair.squares
    pair.second_way = pair.squares
    pair.stuck = 0
    before: mask = pair.squares
    first_goals: mask
    second_goals: mask
    while pair.stuck != before:
        before = pair.stuck
        pair.stuck = stuck_towers(pair)
        pair.first_way = reach(0, pair.first, pair.first_way & ~pair.stuck)
        pair.second_way = reach(1, pair.second, pair.second_way & ~pair.stuck)
        first_goals = pair.first_way & (below(pair.second_way) | beside(pair.second_way))
        second_goals = pair.second_way & (above(pair.first_way) | beside(pair.first_way))
        if not first_goals:
            return False
        pair.first_way = leading_to(0, first_goals, pair.first_way)
        pair.second_way = leading_to(1, second_goals, pair.second_way)
    return True


def blockers(pair: cython.pointer[Pair]) -> mask:
    """Find the towers that may have to move out of the way: of the two, or of other blockers."""
    taken: mask = (pair.up | pair.down) & ~(pair.first | pair.second)
    found: mask = 0
    ways: mask = pair.first_way | pair.second_way
    one: mask = taken & ways
    while one:
        one &= -one
        found |= one
        ways |= reach(0 if one & pair.up else 1, one, pair.squares & ~pair.stuck)
        one = taken & ways & ~found
    return found & ~pair.stuck


def can_meet(up: mask, down: mask, first: mask, second: mask, search: cython.pointer[Search]) -> cython.bint:
    """Whether two towers, ``first`` going up and ``second`` coming down, can be brought to meet."""
    search.positions += 1
    free: mask = search.squares & ~(up | down)
    meeting: mask = reach(0, first, free)
    if (above(meeting) | beside(meeting)) & reach(1, second, free):
        return True
    key: u64 = key_of(up, down, first, second)
    slot: cython.int = (key * SPREAD) >> 54
    if search.dead[slot] == key:
        return False
    pair = cython.declare(Pair)
    pair.squares = search.squares
    pair.up, pair.down, pair.first, pair.second = up, down, first, second
    if not narrow(cython.address(pair)):
        return False

    one: mask
    to: mask
    steps: mask
    # Blockers first: the two keep their ways open.
    movers: mask = blockers(cython.address(pair))
    while movers:
        one = movers & -movers
        movers ^= one
        steps = ahead(0 if one & up else 1, one) & free
        while steps:
            to = steps & -steps
            steps ^= to
            if one & up:
                if can_meet(up ^ one ^ to, down, first, second, search):
                    return True
            elif can_meet(up, down ^ one ^ to, first, second, search):
                return True
    steps = above(first) & free & pair.first_way
    while steps:
        one = steps & -steps
        steps ^= one
        if can_meet(up ^ first ^ one, down, one, second, search):
            return True
    steps = below(second) & free & pair.second_way
    while steps:
        one = steps & -steps
        steps ^= one
        if can_meet(up, down ^ second ^ one, first, one, search):
            return True
    search.dead[slot] = key
    return False


def key_of(up: mask, down: mask, first: mask, second: mask) -> u64:
    """Return a key of what decides whether a pair can meet: its squares and those of others, by colour."""
    key: u64 = ctz(second)
    key = key << 5 | ctz(first)
    key = key << 25 | (down ^ second)
    return key << 25 | (up ^ first)


def decide(name: str, board: dict, size: int = ROWS) -> tuple:
    """Return, for a board of ``rules``, whether it is frozen, whether that took a search, and its size."""
    assert name in BOARDS
    kinds = cython.declare(cython.uchar[25])
    memset(kinds, 0, cython.sizeof(kinds))
    masks = [0, 0]
    for square, tower in board.items():
        number: cython.int = SQUARES.index(square)
        kinds[number] = KINDS.index(tower.kind)
        masks[name.index(tower.colour)] |= 1 << number
    positions: cython.int = 0
    squares: mask = 0
    for square in squares_of(size):
        squares |= 1 << cython.cast(cython.int, SQUARES.index(square))
    verdict: cython.int = judge(squares, masks[0], masks[1], kinds, cython.address(positions))
    return bool(verdict & 1), verdict >= LIVE_BY_SEARCH, positions
