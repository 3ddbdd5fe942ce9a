"""Taluva: random games with every legal move found, and copies; one core, CPU time."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from timing import playouts, seconds_per_copy

from atoll.core import Json, game
from atoll.core.engine import OVER
from atoll.games.taluva.engine import Engine

DEALS = 20
GAMES = 20_000
MODULES: Mapping[str, Json] = {"ships": True, "doubles": True, "zone": "beginner", "fifth": True}
# What is played, and the decisions of all these games, which show that the games are right.
CASES: Mapping[str, tuple[int, Mapping[str, Json], int]] = {
    "base_2": (2, {}, 959_871),
    "modules_4": (4, MODULES, 2_035_241),
}


def starts(players: int, chosen: Mapping[str, Json]) -> list[Engine]:
    """Deal some games."""
    taluva = game("taluva")
    options = taluva.options(chosen, players)
    found = []
    for seed in range(DEALS):
        reference = taluva.reference(players, options, taluva.deal(players, options, Random(seed)))
        engine = taluva.engine(reference)
        assert isinstance(engine, Engine)
        found.append(engine)
    return found


def typical_island(tiles: int) -> Engine:
    """Return a base game, for as many players as it takes, in which this many tiles are drawn."""
    for seed in range(100):
        engine = starts(tiles // 12, {})[0]
        rng = Random(seed)
        while engine.to_move() != OVER and engine.reference().drawn < tiles:
            seat = engine.to_move()
            engine.play(seat, rng.choice(engine.legal(seat)))
        if engine.to_move() != OVER:
            return engine
    raise AssertionError(f"no random game reached {tiles} tiles")


def figures(units: float) -> dict[str, float]:
    """Measure all.

    The targets: 0.023 base games with two players per unit; with all modules and four players at most 3 times
    the time per move; 150 ns per copy.
    """
    found = {}
    for name, (players, chosen, decisions) in CASES.items():
        decision, whole, count = playouts(starts(players, chosen), GAMES)
        assert count == decisions, f"{count} decisions in {name}"
        found[f"taluva_{name}_games_per_second"] = 1 / whole
        found[f"taluva_{name}_games_per_unit"] = 1 / (units * whole)
        found[f"taluva_{name}_nanoseconds_per_decision"] = 1e9 * decision
    found["taluva_modules_4_to_base_2_time_per_decision"] = (
        found["taluva_modules_4_nanoseconds_per_decision"] / found["taluva_base_2_nanoseconds_per_decision"]
    )
    for tiles in (24, 48):
        found[f"taluva_copy_{tiles}_tiles_nanoseconds"] = 1e9 * seconds_per_copy(typical_island(tiles))
    return found
