"""One board: when it freezes (A-FRZ-1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cache, lru_cache

from atoll.games.talat.material import (
    ROWS,
    BoardName,
    Colour,
    Kind,
    Square,
    Tower,
    ahead,
    captures,
    squares_of,
)
from atoll.games.talat.rules.board import in_reach, targets


def is_frozen(name: BoardName, board: Mapping[Square, Tower], size: int = ROWS) -> bool:
    """A-FRZ-1: whether no sequence of moves leads to a position in which a tower can capture.

    First asks whether a pair stands next to each other, or comes to a capture while all others stand still,
    as on most boards; then whether there is a pair at all that could ever come to one; then searches plainly
    through the positions that moves of either colour lead to, asking the same of each.
    """
    return not _can_capture(name, board) and _is_frozen(name, frozenset(board.items()), size)


def _can_capture(name: BoardName, board: Mapping[Square, Tower]) -> bool:
    """Whether two enemies stand so that one of them can capture the other, whoever moves next."""
    first, second = name[0], name[1]
    for square, tower in board.items():
        if tower.colour == first:
            for other in in_reach(name, first, square):
                enemy = board.get(other)
                if enemy is not None and enemy.colour == second and _are_rivals(tower.kind, enemy.kind):
                    return True
    return False


@lru_cache(maxsize=1 << 10)
def _is_frozen(name: BoardName, start: frozenset[tuple[Square, Tower]], size: int) -> bool:
    board = dict(start)
    if any(_meet_alone(name, board, size, *pair) for pair in _rivals(name, board)):
        return False
    seen = {start}
    stack = [start]
    while stack:
        position = stack.pop()
        board = dict(position)
        pairs = list(_rivals(name, board))
        if any(_next_to(*pair) for pair in pairs):
            return False
        hopeful = next((pair for pair in pairs if _could_meet(name, board, size, *pair)), None)
        if not hopeful:
            continue
        # What is pushed last is looked at first: the steps of the two.
        for origin in sorted(board, key=lambda square: square in hopeful):
            for target in targets(name, board, origin, size):
                after = position - {(origin, board[origin])} | {(target, board[origin])}
                if after not in seen:
                    seen.add(after)
                    stack.append(after)
    return True


def _rivals(name: BoardName, board: Mapping[Square, Tower]) -> Iterator[tuple[Square, Square]]:
    """All pairs of enemies, not too far apart, of which one captures the other by A-CAP-2.

    The first letter's tower comes first. Two towers close up by one row a move and by at most one column.
    When they have come to the same row they must stand side by side; once they have passed it is too late.
    """
    first = [square for square, tower in board.items() if tower.colour == name[0]]
    second = [square for square, tower in board.items() if tower.colour == name[1]]
    for low in first:
        for high in second:
            rows, columns = high.row - low.row, abs(high.column - low.column)
            near = columns == 1 if rows == 0 else rows > 0 and columns <= rows + 1
            if near and _are_rivals(board[low].kind, board[high].kind):
                yield low, high


@cache
def _are_rivals(one: Kind, other: Kind) -> bool:
    """A-CAP-2: whether a tower of either kind captures one of the other."""
    return captures(one, other) or captures(other, one)


def _next_to(low: Square, high: Square) -> bool:
    """Whether two enemies stand so that each has the other ahead of it or beside it."""
    rows, columns = high.row - low.row, abs(high.column - low.column)
    return (rows == 1 and columns <= 1) or (rows == 0 and columns == 1)


def _meet_alone(name: BoardName, board: Mapping[Square, Tower], size: int, low: Square, high: Square) -> bool:
    """Whether two enemies can come next to each other while all others stand still.

    One walks, then the other; should their ways cross, they meet there.
    """
    free = squares_of(size) - board.keys()
    low_reach, high_reach = _reach(name, name[0], low, free), _reach(name, name[1], high, free)
    return any(_next_to(one, other) for one in low_reach for other in high_reach)


def _could_meet(name: BoardName, board: Mapping[Square, Tower], size: int, low: Square, high: Square) -> bool:
    """Whether two enemies could come next to each other if all others got out of their way in time.

    Except those that are stuck. What is stuck narrows the ways of the two, and where the two need not go
    narrows what can ever move: so this is asked until nothing changes.
    """
    ways = {low: set(squares_of(size)), high: set(squares_of(size))}
    while True:
        walls = _stuck(name, board, size, ways)
        low_reach = _reach(name, name[0], low, ways[low] - walls)
        high_reach = _reach(name, name[1], high, ways[high] - walls)
        low_goals = {one for one in low_reach if any(_next_to(one, other) for other in high_reach)}
        high_goals = {other for other in high_reach if any(_next_to(one, other) for one in low_reach)}
        if not low_goals:
            return False
        narrowed = {
            low: {square for square in low_reach if _reach(name, name[0], square, low_reach) & low_goals},
            high: {square for square in high_reach if _reach(name, name[1], square, high_reach) & high_goals},
        }
        if narrowed == ways:
            return True
        ways = narrowed


def _reach(name: BoardName, colour: Colour, start: Square, over: Set[Square]) -> set[Square]:
    """Return the squares that a tower comes to if it steps only on some."""
    reached, front = {start}, {start}
    while front:
        front = {square for origin in front for square in ahead(name, colour, origin)} & over
        reached |= front
    return reached


def _stuck(
    name: BoardName, board: Mapping[Square, Tower], size: int, ways: Mapping[Square, set[Square]]
) -> set[Square]:
    """Return the towers that can never move again: every square ahead of them holds another such tower.

    Towers for which ``ways`` names squares step only on those.
    """
    stuck = set(board)
    while True:
        loose = {
            origin
            for origin in stuck
            for square in ahead(name, board[origin].colour, origin, size)
            if square not in stuck and (origin not in ways or square in ways[origin])
        }
        if not loose:
            return stuck
        stuck -= loose
