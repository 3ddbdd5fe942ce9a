"""The tree search: simulations with random playouts, compared with plain random games; one core, CPU time."""

from __future__ import annotations

from itertools import repeat
from random import Random
from time import process_time

from atoll.ai.tree import Tree
from atoll.core import game
from atoll.core.engine import Engine
from atoll.core.evaluator import Evaluator

SIMULATIONS = 4_000
REPEATS = 5
PLIES = 12
CASES = (("talat", 2), ("talat", 3), ("taluva", 2), ("taluva", 4), ("titicaca", 2), ("titicaca", 4))


def position(name: str, players: int) -> Engine:
    """Return a position a few random moves into a game, with a choice to make."""
    start = game(name).new(players, seed=1)
    rng = Random(1)
    plies = 0
    while plies < PLIES or len(start.legal_moves_for(start.active_seats[0])) < 2:
        seat = start.active_seats[0]
        start.play(rng.choice(start.legal_moves_for(seat)), seat)
        plies += 1
    return start.engine


def playouts_per_second(engine: Engine) -> float:
    """Play random games from a position; return the best of several runs."""
    work = engine.copy()
    best = float("inf")
    for _ in range(REPEATS):
        start = process_time()
        for number in range(SIMULATIONS):
            work.become(engine)
            work.playout(number)
        best = min(best, process_time() - start)
    assert work.to_move() == -2
    return SIMULATIONS / best


def simulations_per_second(engine: Engine, evaluator: Evaluator, *, uses_evaluator: bool) -> float:
    """Search from a position, with the rules alone or guided by the game's evaluator."""
    best = float("inf")
    seat = engine.to_move()
    for _ in repeat(None, REPEATS):
        tree = Tree(engine, evaluator, seat, 1, 64)
        settings = evaluator if uses_evaluator else Evaluator()
        tree.configure(
            exploration=settings.exploration,
            prior_weight=settings.prior_weight,
            prior_temperature=settings.prior_temperature,
            fpu_reduction=settings.fpu_reduction,
            initial_width=settings.initial_width,
            widening=settings.widening,
            expand_after=settings.expand_after,
            horizon=settings.horizon,
            uses_evaluator=uses_evaluator,
            guided=settings.guided,
        )
        start = process_time()
        done = tree.search(SIMULATIONS, -1)
        best = min(best, process_time() - start)
        assert done == SIMULATIONS
        assert sum(row[1] for row in tree.candidates_at_root()) == SIMULATIONS
    return SIMULATIONS / best


def figures(units: float) -> dict[str, float]:
    """Measure every game; the ratio is the cost of the tree: 1 would be free."""
    found: dict[str, float] = {}
    for name, players in CASES:
        engine = position(name, players)
        evaluator = game(name).evaluator()
        playouts = playouts_per_second(engine)
        plain = simulations_per_second(engine, evaluator, uses_evaluator=False)
        guided = simulations_per_second(engine, evaluator, uses_evaluator=True)
        case = f"ai_{name}_{players}"
        found[f"{case}_random_simulations_per_second"] = plain
        found[f"{case}_random_simulations_per_unit"] = plain / units
        found[f"{case}_ratio_to_playouts"] = plain / playouts
        found[f"{case}_mcts_simulations_per_second"] = guided
    return found
