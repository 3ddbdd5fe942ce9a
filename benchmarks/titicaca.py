"""Titicaca: random games and copies, one core, CPU time."""

from __future__ import annotations

from itertools import repeat
from random import Random
from time import process_time

from atoll.core import game
from atoll.games.titicaca.engine import Engine

COUNTRIES = 20
GAMES = 20_000
REPEATS = 5
# The decisions of the games below: a fast wrong answer is none.
DECISIONS = {2: 1_251_829, 3: 2_032_690, 4: 2_808_109, 5: 3_228_716}


def starts(players: int) -> list[Engine]:
    """Deal some games."""
    titicaca = game("titicaca")
    options = titicaca.options({}, players)
    dealt = (titicaca.deal(players, options, Random(seed)) for seed in range(COUNTRIES))
    found = []
    for setup in dealt:
        engine = titicaca.engine(titicaca.law(players, options, setup))
        assert isinstance(engine, Engine)
        found.append(engine)
    return found


def seconds_a_decision(players: int) -> tuple[float, float]:
    """Play random games from their beginning; give the seconds a decision and a game, best of some tries."""
    begun = starts(players)
    work = begun[0].copy()
    best = float("inf")
    decisions = 0
    for _ in range(REPEATS):
        decisions = 0
        start = process_time()
        for first, engine in enumerate(begun):
            for number in range(first, GAMES, COUNTRIES):
                work.become(engine)
                decisions += work.playout(number)
        best = min(best, process_time() - start)
    assert decisions == DECISIONS[players], f"{decisions} decisions with {players} players"
    return best / decisions, best / GAMES


def seconds_a_copy(players: int) -> float:
    """Copy a position into another one; a call from Python is part of it."""
    engine = starts(players)[0]
    work = engine.copy()
    best = float("inf")
    for _ in range(REPEATS):
        start = process_time()
        for _ in repeat(None, 200_000):
            work.become(engine)
        best = min(best, process_time() - start)
    assert work.law() == engine.law()
    return best / 200_000


def figures(units: float) -> dict[str, float]:
    """Measure all; the aim is 2.22 units a decision with 4 players and 150 ns a copy."""
    found = {}
    for players in DECISIONS:
        decision, whole = seconds_a_decision(players)
        found[f"titicaca_{players}_microseconds_per_decision"] = 1e6 * decision
        found[f"titicaca_{players}_units_per_decision"] = units * decision
        found[f"titicaca_{players}_games_per_second"] = 1 / whole
        found[f"titicaca_{players}_games_per_unit"] = 1 / (units * whole)
    found["titicaca_copy_nanoseconds"] = 1e9 * seconds_a_copy(4)
    return found
