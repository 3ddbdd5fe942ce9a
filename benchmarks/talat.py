"""Talat: random games from the empty boards to the end, exact freezing included, and copies; CPU time."""

from __future__ import annotations

from timing import playouts, seconds_per_copy

from atoll.games.talat.engine import Engine
from atoll.games.talat.rules import Position

GAMES = 20_000
COPIES = 500_000
# The moves of all these games by number of players, which show that the games are right.
MOVES = {2: 1_862_246, 3: 1_944_279}


def figures(units: float) -> dict[str, float]:
    """Measure all. The targets: 1.85 units per move with three players, 60 ns per copy."""
    found = {}
    for players, moves in MOVES.items():
        move, whole, count = playouts([Engine(Position(players))], GAMES)
        assert count == moves, f"{count} moves in {GAMES} games of {players} players"
        found[f"talat_{players}_games_per_second"] = 1 / whole
        found[f"talat_{players}_games_per_unit"] = 1 / (units * whole)
        found[f"talat_{players}_microseconds_per_move"] = 1e6 * move
        found[f"talat_{players}_units_per_move"] = units * move
    ended = Engine(Position(3))
    ended.playout(1)
    found["talat_copy_nanoseconds"] = 1e9 * seconds_per_copy(ended, COPIES)
    return found
