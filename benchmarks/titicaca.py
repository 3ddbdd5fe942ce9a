"""Titicaca: random games and copies, one core, CPU time."""

from __future__ import annotations

from random import Random

from timing import playouts, seconds_per_copy

from atoll.core import game
from atoll.games.titicaca.engine import Engine

COUNTRIES = 20
GAMES = 20_000
# The decisions of all these games, which show that the games are right.
DECISIONS = {2: 1_251_829, 3: 2_032_690, 4: 2_808_109, 5: 3_228_716}


def starts(players: int) -> list[Engine]:
    """Deal some games."""
    titicaca = game("titicaca")
    options = titicaca.options({}, players)
    dealt = (titicaca.deal(players, options, Random(seed)) for seed in range(COUNTRIES))
    found = []
    for setup in dealt:
        engine = titicaca.engine(titicaca.reference(players, options, setup))
        assert isinstance(engine, Engine)
        found.append(engine)
    return found


def figures(units: float) -> dict[str, float]:
    """Measure all. The targets: 2.22 units per decision with 4 players, 150 ns per copy."""
    found = {}
    for players, decisions in DECISIONS.items():
        decision, whole, count = playouts(starts(players), GAMES)
        assert count == decisions, f"{count} decisions with {players} players"
        found[f"titicaca_{players}_microseconds_per_decision"] = 1e6 * decision
        found[f"titicaca_{players}_units_per_decision"] = units * decision
        found[f"titicaca_{players}_games_per_second"] = 1 / whole
        found[f"titicaca_{players}_games_per_unit"] = 1 / (units * whole)
    found["titicaca_copy_nanoseconds"] = 1e9 * seconds_per_copy(starts(4)[0])
    return found
