"""Talat: random games from the empty boards to the end, exact freezing included, and copies; CPU time."""

from __future__ import annotations

from itertools import repeat
from time import process_time

from atoll.games.talat.engine import Engine
from atoll.games.talat.rules import Position

GAMES = 20_000
REPEATS = 5
COPIES = 500_000
# The moves of all those games, by the number of players: a fast wrong answer is none.
MOVES = {2: 1_862_246, 3: 1_944_279}


def playouts(players: int, games: int = GAMES) -> tuple[float, float, int]:
    """Play random games; give seconds a move and a game, best of some tries, and the number of moves."""
    start = Engine(Position(players))
    work = start.copy()
    best = float("inf")
    moves = 0
    for _ in range(REPEATS):
        moves = 0
        began = process_time()
        for seed in range(games):
            work.become(start)
            moves += work.playout(seed)
        best = min(best, process_time() - began)
    return best / moves, best / games, moves


def seconds_a_copy() -> float:
    """Copy a position into another one; a call from Python is part of it."""
    ended = Engine(Position(3))
    ended.playout(1)
    work = Engine(Position(3))
    best = float("inf")
    for _ in range(REPEATS):
        began = process_time()
        for _ in repeat(None, COPIES):
            work.become(ended)
        best = min(best, process_time() - began)
    assert work.law() == ended.law()
    return best / COPIES


def figures(units: float) -> dict[str, float]:
    """Measure all. The aims: 1.85 units a move with three players; 60 ns a copy."""
    found = {}
    for players, moves in MOVES.items():
        move, whole, count = playouts(players)
        assert count == moves, f"{count} moves in {GAMES} games of {players}"
        found[f"talat_{players}_games_per_second"] = 1 / whole
        found[f"talat_{players}_games_per_unit"] = 1 / (units * whole)
        found[f"talat_{players}_microseconds_per_move"] = 1e6 * move
        found[f"talat_{players}_units_per_move"] = units * move
    found["talat_copy_nanoseconds"] = 1e9 * seconds_a_copy()
    return found
