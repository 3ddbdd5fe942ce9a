"""Talat's long proofs: freezing is exact, and the engine plays as the rules say."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random

from atoll.games.talat.engine import Engine
from atoll.games.talat.engine.freezing import decide
from atoll.games.talat.material import KINDS, ROWS, SQUARES, Kind, Square, Tower, captures
from atoll.games.talat.rules import Board, Position, targets
from prove.proof import Proof

NAME = "AB"
LIMIT = 200_000


# --- plain exhaustive search ------------------------------------------------------------------------------


@cache
def _exhaust() -> Callable[..., int]:
    """Compile exhaust.c, once a process."""
    with tempfile.TemporaryDirectory() as place:
        library = Path(place) / "exhaust.so"
        source = Path(__file__).with_name("exhaust.c")
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
        found: Callable[..., int] = ctypes.CDLL(str(library)).exhaust
        return found


def exhaust(board: Board, limit: int = LIMIT) -> tuple[bool | None, int]:
    """Search plainly: tell whether a board is frozen (None: the limit was reached), and after how much."""
    numbers = ctypes.c_int * len(board)
    looked_at = ctypes.c_int()
    answer = _exhaust()(
        len(board),
        numbers(*(NAME.index(tower.colour) for tower in board.values())),
        numbers(*(tower.kind.height for tower in board.values())),
        numbers(*(tower.kind.sides for tower in board.values())),
        numbers(*(SQUARES.index(square) for square in board)),
        limit,
        ctypes.byref(looked_at),
    )
    return (None if answer < 0 else answer == 0), looked_at.value


# --- boards of all stages -----------------------------------------------------------------------------------


def played(rng: Random) -> Board:
    """A board as a game makes it: both lines filled, then some moves."""
    board = _line_up(rng, rng.randint(3, 5), 1, "A") | _line_up(rng, rng.randint(3, 5), ROWS, "B")
    for _ in range(rng.randint(0, 30)):
        steps = [(square, to) for square in board for to in targets(NAME, board, square)]
        if not steps:
            break
        square, to = rng.choice(steps)
        board[to] = board.pop(square)
    return board


def crowded(rng: Random) -> Board:
    """As many towers as a board can have, anywhere."""
    return _scatter(rng, rng.randint(4, 5), rng.randint(4, 5), lambda _: 1.0)


def sparse(rng: Random) -> Board:
    """A few towers anywhere."""
    return _scatter(rng, rng.randint(1, 4), rng.randint(1, 4), lambda _: 1.0)


def nearly_passed(rng: Random) -> Board:
    """Most towers have passed their enemies."""
    return _scatter(rng, rng.randint(2, 5), rng.randint(2, 5), lambda row: 4.0 ** (row - 3))


def blocked(rng: Random) -> Board:
    """Towers stand face to face in some columns, most of them unable to capture each other."""
    ups, downs = _kinds(rng, 5), _kinds(rng, 5)
    board: Board = {}
    for column in rng.sample(range(5), rng.randint(2, 5)):
        row = rng.randint(1, ROWS - 1)
        up = ups.pop()
        down = next((kind for kind in downs if not _rivals(up, kind)), downs[0])
        downs.remove(down)
        board[Square(column, row)] = Tower("A", up)
        board[Square(column, row + 1)] = Tower("B", down)
    for colour, kinds in (("A", ups), ("B", downs)):
        for kind in kinds:
            if rng.random() < 0.4:
                board[rng.choice([square for square in SQUARES if square not in board])] = Tower(colour, kind)
    return board


def one_pair(rng: Random) -> Board:
    """Heights 1 against heights 3, so that only one pair are rivals, and some that have gone all the way."""
    heights = rng.sample((1, 3), 2)
    squares = rng.sample(SQUARES, 6)
    towers = [
        Tower(c, kind) for c, h in zip(NAME, heights, strict=True) for kind in KINDS if kind.height == h
    ]
    board = dict(zip(squares, towers, strict=True))
    for tower in _strangers(board):
        square = Square(rng.randrange(5), ROWS if tower.colour == "A" else 1)
        if rng.random() < 0.25 and square not in board and _count(board, tower.colour) < 5:
            board[square] = tower
    return board


def undecided(rng: Random) -> Board:
    """A board that neither of the engine's two bounds decides: found by chance, then changed step by step.

    Most such boards are live; half of these walks therefore do not go back from a frozen one.
    """
    while not decide(NAME, board := one_pair(rng))[1]:
        pass
    stay_frozen = rng.random() < 0.5
    for _ in range(rng.randint(0, 100)):
        changed = _changed(rng, board)
        frozen, by_search, _ = decide(NAME, changed)
        if by_search and (frozen or not stay_frozen or not decide(NAME, board)[0]):
            board = changed
    return board


def _changed(rng: Random, board: Board) -> Board:
    """Move a tower elsewhere, add one, or take one away."""
    changed = dict(board)
    free = rng.choice([square for square in SQUARES if square not in board])
    what = rng.random()
    if what < 0.25 and _strangers(board):
        changed[free] = rng.choice(_strangers(board))
        return changed
    tower = changed.pop(rng.choice(list(board)))
    if what < 0.9:
        changed[free] = tower
    return changed


def _strangers(board: Board) -> list[Tower]:
    """Towers that could be added: no colour has more than five on a board."""
    return [
        tower
        for colour in NAME
        if _count(board, colour) < 5
        for kind in KINDS
        if (tower := Tower(colour, kind)) not in board.values()
    ]


def _count(board: Board, colour: str) -> int:
    return sum(tower.colour == colour for tower in board.values())


STAGES = (played, crowded, sparse, nearly_passed, blocked, undecided)


def _rivals(one: Kind, other: Kind) -> bool:
    return captures(one, other) or captures(other, one)


def _kinds(rng: Random, count: int) -> list[Kind]:
    return rng.sample(KINDS, count)


def _line_up(rng: Random, count: int, row: int, colour: str) -> Board:
    columns = rng.sample(range(5), count)
    return {Square(c, row): Tower(colour, kind) for c, kind in zip(columns, _kinds(rng, count), strict=True)}


def _scatter(rng: Random, ups: int, downs: int, weight: Callable[[int], float]) -> Board:
    """Put towers anywhere; ``weight`` says how much a tower that goes up likes a row, the others mirrored."""
    board: Board = {}
    towers = [Tower("A", kind) for kind in _kinds(rng, ups)] + [
        Tower("B", kind) for kind in _kinds(rng, downs)
    ]
    for tower in towers:
        free = [square for square in SQUARES if square not in board]
        rows = [square.row if tower.colour == "A" else ROWS + 1 - square.row for square in free]
        board[rng.choices(free, [weight(row) for row in rows])[0]] = tower
    return board


# --- the proofs ------------------------------------------------------------------------------------------


def check_board(board: Board, counts: Counter[str]) -> None:
    """Compare the engine's verdict with plain search."""
    frozen, by_search, positions = decide(NAME, board)
    plain, _ = exhaust(board)
    assert plain is None or plain == frozen, f"plain search: {plain}, engine: {frozen}, board {board}"
    counts["boards"] += 1
    counts["boards on which plain search ended"] += plain is not None
    counts["frozen boards"] += frozen
    counts["boards that the bounds leave open"] += by_search
    counts["boards that the bounds leave open and plain search ended"] += by_search and plain is not None
    counts["positions searched by the engine"] += positions


def prove_freezing(
    boards: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> Mapping[str, int]:
    """Check so many random boards of all stages; ``progress`` hears how many are done."""
    counts: Counter[str] = Counter()
    for number in range(boards):
        rng = Random(f"{seed} {number}")
        check_board(STAGES[number % len(STAGES)](rng), counts)
        progress(number + 1)
    return counts


def play_both(players: int, seed: int) -> int:
    """Play a random game by both readings, compare all after every move; return the number of moves."""

    def where(reference: Position) -> str:
        return f"{players} players, seed {seed}, move {moves}\n{reference.picture()}"

    rng = Random(seed)
    reference = Position(players)
    engine = Engine(reference)
    moves = 0
    while (seat := reference.to_move) is not None:
        assert engine.to_move() == seat, where(reference)
        assert engine.active_seats() == 1 << seat, where(reference)
        legal = reference.legal_moves_for(seat)
        assert sorted(map(engine.text, engine.legal(seat))) == legal, where(reference)
        for other in set(range(players)) - {seat}:
            assert engine.legal(other) == [], where(reference)
        move = rng.choice(legal)
        reference._apply(move, seat)
        engine.play(seat, engine.action(move))
        moves += 1
        assert engine.reference() == reference, where(reference)
        assert engine.result() == reference.result, where(reference)
    assert engine.to_move() == -2
    assert engine.places() == reference.result.places
    return moves


def _freezing_part(part: int) -> Mapping[str, int]:
    return prove_freezing(600, part)


def _agreement_part(part: int) -> Mapping[str, int]:
    seeds = range(50 * part, 50 * part + 50)
    return {"games": 2 * len(seeds), "moves": sum(play_both(n, seed) for n in (2, 3) for seed in seeds)}


PROOFS = (
    Proof("talat-freezing", 40, _freezing_part),
    Proof("talat-engine-equals-rules", 100, _agreement_part),
)
"""24,000 boards; 5,000 games of each number of players."""
