"""Two-player Talat near its end: the bot never gives away what an exact solution says it has.

``python -m prove endings`` (with tests/ on the path). Every part is a game of level 8 against itself, from a
seed fixed before the first was played. Its positions 8 to 14 moves before the end are solved by ``solve.c``,
which shares nothing with the engine or the bot; then the bot thinks two seconds about each. Where a plain
search of everything with the engine is quick enough, it must find the same value.

``python -m prove.endings`` counts errors instead of stopping at the first, in results/endings/talat.jsonl. It
keeps the games in results/endings/games.jsonl, and resumes from both.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Position, game
from atoll.core.engine import OVER, Engine
from atoll.games.talat.material import BOARDS, KINDS, SQUARES
from prove.proof import RULES, Proof

SEED = 2026
GAMES = 60
BACK = range(8, 15)
"""How many moves before the end."""
LIMIT = 10_000_000
"""Positions that take the solver longer are left out."""
LONG_LIMIT = 20 * LIMIT
"""The bot's move is worth more patience."""
QUICK_LIMIT = 30_000
"""And the other moves less: they only tell whether there was anything to choose."""
PLAIN_LIMIT = 5_000
"""And what the plain search does not solve with so few is not compared."""

RESULTS = Path(__file__).parents[2] / "results" / "endings" / "talat.jsonl"
PLAYED = RESULTS.with_name("games.jsonl")

VALUES = {(1, 2): 1, (1, 1): 0, (2, 1): -1}


class TooLongError(Exception):
    """The plain search would take too long."""


class PlainSolver:
    """Minimax with nothing but cut-offs and a dictionary of bounds. Values are seat 0's: 1, 0 or -1."""

    def __init__(self, limit: int = PLAIN_LIMIT) -> None:
        self.left = limit
        self.known: dict[bytes, tuple[int, int]] = {}

    def value(self, engine: Engine, low: int = -1, high: int = 1) -> int:
        """Return the value of a position if it is between low and high, else a bound on that side."""
        seat = engine.to_move()
        if seat == OVER:
            return VALUES[engine.places()]
        key = engine.key()
        least, most = self.known.get(key, (-1, 1))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        self.left -= 1
        if self.left < 0:
            raise TooLongError
        # Captures first: they end games sooner.
        actions = sorted(engine.legal(seat), key=lambda action: -(action % 2))
        sign = 1 if seat == 0 else -1
        best = -2
        floor = low if seat == 0 else -high
        ceiling = high if seat == 0 else -low
        for action in actions:
            after = engine.copy()
            after.apply(seat, action)
            found = sign * (
                self.value(after, max(best, floor), ceiling)
                if seat == 0
                else self.value(after, -ceiling, -max(best, floor))
            )
            best = max(best, found)
            if best >= ceiling:
                break
        value = sign * best
        if value >= high:
            self.known[key] = (max(least, value), most)
        elif value <= low:
            self.known[key] = (least, min(most, value))
        else:
            self.known[key] = (value, value)
        return value


def exact(position: Position, limit: int = 300_000) -> dict[str, int] | None:
    """Return the value of each move to the seat that makes it; None if the plain search takes too long."""
    seat = position.to_move
    assert isinstance(seat, int)
    solver = PlainSolver(limit)
    found = {}
    try:
        for move in position.legal_moves_for(seat):
            after = position.engine.copy()
            after.apply(seat, after.action(move))
            found[move] = solver.value(after) * (1 if seat == 0 else -1)
    except TooLongError:
        return None
    return found


@cache
def _solve() -> Callable[..., int]:
    """Compile solve.c, once a process."""
    with tempfile.TemporaryDirectory() as place:
        library = Path(place) / "solve.so"
        source = Path(__file__).with_name("solve.c")
        subprocess.run(["cc", "-O3", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
        found: Callable[..., int] = ctypes.CDLL(str(library)).solve
        return found


def is_worth(engine: Engine, seat: int, value: int, limit: int = LIMIT) -> bool:
    """Whether a position is worth at least 1 (a win), 0 or -1 to a seat. Raise TooLongError."""
    if value == -1:
        return True
    if seat == 1:  # seat 0 must not get more than the rest
        return not _at_least(engine, 1 - value, limit)
    return _at_least(engine, value, limit)


def _at_least(engine: Engine, value: int, limit: int) -> bool:
    """Whether seat 0 gets at least a tie (0) or a win (1)."""
    if engine.to_move() == OVER:
        return VALUES[engine.places()] >= value
    position = engine.reference()
    side, kind = [-1] * 75, [0] * 75
    for board, name in enumerate(BOARDS):
        for square, tower in position.boards[name].items():
            at = 25 * board + SQUARES.index(square)
            side[at], kind[at] = name.index(tower.colour), KINDS.index(tower.kind)
    taken = [[KINDS.index(tower.kind) + 1 for tower in position.captured[seat]] for seat in (0, 1)]
    numbers, pair, left = ctypes.c_int * 75, ctypes.c_int * 2, ctypes.c_longlong(limit)
    answer = _solve()(
        numbers(*side),
        numbers(*kind),
        pair(*map(len, taken)),
        pair(*(max(each, default=0) for each in taken)),
        engine.to_move(),
        value,
        ctypes.byref(left),
    )
    if answer < 0:
        raise TooLongError
    return answer == 1


def solution(engine: Engine, seat: int, limit: int = LIMIT) -> int | None:
    """Return the value of a position to a seat: 1, 0 or -1; None if the solver takes too long."""
    try:
        return next(value for value in (1, 0, -1) if is_worth(engine, seat, value, limit))
    except TooLongError:
        return None


def plain(engine: Engine, seat: int) -> int | None:
    """Return the same by the plain search; None if that takes too long."""
    try:
        return PlainSolver().value(engine) * (1 if seat == 0 else -1)
    except TooLongError:
        return None


def moves_of(chunk: int) -> list[str]:
    """Return the moves of a game of level 8 against itself."""
    seed = SEED + chunk
    bots = [player("level-8", seed=2 * seed + seat) for seat in (0, 1)]
    return list(play_game(game("talat").new(players=2), bots).moves)


def late_positions(moves: Sequence[str]) -> Iterator[Position]:
    """Yield the positions of a game near its end."""
    position = game("talat").new(players=2)
    for ply, move in enumerate(moves):
        if len(moves) - ply in BACK:
            yield position.copy()
        position.play(move)


def after(position: Position, seat: int, move: str) -> Engine:
    """Return the position after a move."""
    engine = position.engine.copy()
    engine.apply(seat, engine.action(move))
    return engine


def is_decisive(position: Position, seat: int, value: int) -> bool:
    """Whether some move is known to be worse than the best."""
    for move in position.legal_moves_for(seat):
        try:
            if not is_worth(after(position, seat, move), seat, value, QUICK_LIMIT):
                return True
        except TooLongError:
            continue
    return False


def judge(chunk: int, moves: Sequence[str], bot: str = "mcts:seconds=2,cpu=yes") -> dict[str, Any]:
    """Compare the bot with the solver on the positions of one game; errors are told in full.

    A position is solved if both its value and that of the bot's move are known.
    """
    counts = ("solved", "decisive", "compared", "left out", "undecided")
    found: dict[str, Any] = {"game": chunk, **dict.fromkeys(counts, 0)}
    errors: list[Any] = []
    for position in late_positions(moves):
        seat = position.to_move
        assert isinstance(seat, int)
        value = solution(position.engine, seat)
        if value is None:
            found["left out"] += 1
            continue
        other = plain(position.engine, seat)
        if other is not None:
            found["compared"] += 1
            assert other == value, position.game.picture(position)
        move = player(bot, seed=chunk).choose(position, seat)
        try:
            kept = is_worth(after(position, seat, move), seat, value, LONG_LIMIT)
        except TooLongError:
            found["undecided"] += 1
            continue
        found["solved"] += 1
        found["decisive"] += is_decisive(position, seat, value)
        if not kept:
            errors.append([position.game.picture(position), move, value])
    return {**found, "errors": errors}


def endings(chunk: int) -> Mapping[str, int]:
    """Check the positions of one game."""
    found = judge(chunk, moves_of(chunk))
    for picture, move, value in found.pop("errors"):
        raise AssertionError(f"game {chunk}: {move} in {picture}, which is worth {value}")
    del found["game"]
    return found


def stored(path: Path) -> dict[int, Any]:
    """Return the lines of a file by their games."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {found["game"]: found for found in map(json.loads, lines)}


def add(path: Path, found: Mapping[str, Any]) -> None:
    """Add a line to a file."""
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(found) + "\n")


def main() -> None:
    """Judge the games that are missing, one line each."""
    played, judged = stored(PLAYED), stored(RESULTS)
    for chunk in range(GAMES):
        if chunk not in played:
            played[chunk] = {"game": chunk, "moves": moves_of(chunk)}
            add(PLAYED, played[chunk])
        if chunk not in judged:
            add(RESULTS, judge(chunk, played[chunk]["moves"]))


PROOFS = [Proof("talat-endings", GAMES, partial(endings), (*RULES, "src/atoll/ai"))]

if __name__ == "__main__":
    main()
