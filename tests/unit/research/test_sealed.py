"""Sealed bids are solved exactly: nobody can gain against the mixes, and another method confirms values."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from scipy.optimize import linprog

from atoll.ai import player
from atoll.core import game as game_named
from atoll.core.engine import OVER, Engine
from atoll.core.position import Position
from atoll.research.exact import worst_result
from atoll.research.extra import ResearchError
from atoll.research.sealed import SealedSolver, small_titicaca, solve_matrix


@pytest.mark.parametrize("shape", [(1, 1), (1, 4), (3, 1), (2, 2), (3, 4), (5, 5)])
def test_nobody_gains_against_the_mixes_of_a_matrix(shape: tuple[int, int]) -> None:
    rng = Random(str(shape))
    for _ in range(40):
        payoffs = [[rng.randint(-3, 3) for _ in range(shape[1])] for _ in range(shape[0])]
        value, rows, columns = solve_matrix(payoffs)
        assert sum(rows) == sum(columns) == 1
        assert min(*rows, *columns) >= 0
        gained = [sum(p * entry for p, entry in zip(columns, row, strict=True)) for row in payoffs]
        lost = [sum(p * row[j] for p, row in zip(rows, payoffs, strict=True)) for j in range(shape[1])]
        assert max(gained) == min(lost) == value


def test_another_solver_of_linear_programmes_finds_the_same_value() -> None:
    rng = np.random.default_rng(1)
    for _ in range(20):
        payoffs = rng.integers(-4, 5, (4, 3))
        found = linprog(
            [0, 0, 0, 0, -1],
            A_ub=np.hstack([-payoffs.T, np.ones((3, 1))]),
            b_ub=np.zeros(3),
            A_eq=[[1, 1, 1, 1, 0]],
            b_eq=[1],
            bounds=[(0, None)] * 4 + [(None, None)],
        )
        assert float(solve_matrix(payoffs.tolist())[0]) == pytest.approx(-found.fun)


@pytest.mark.parametrize(
    ("country", "weapons", "value", "bids"),
    [
        ("A", 2, Fraction(1, 2), {"bid 1": Fraction(1, 2), "bid 2": Fraction(1, 2)}),
        ("B", 3, Fraction(3, 7), {"bid 1": Fraction(2, 7), "bid 2": Fraction(1, 7), "bid 3": Fraction(4, 7)}),
        ("B", 4, Fraction(1, 4), {f"bid {n}": Fraction(1, 4) for n in (1, 2, 3, 4)}),
        ("E", 2, Fraction(0), {"bid 1": Fraction(1)}),
    ],
)
def test_small_countries_have_these_values(
    country: str, weapons: int, value: Fraction, bids: dict[str, Fraction]
) -> None:
    engine = small_titicaca(country, weapons).engine
    solver = SealedSolver()
    assert solver.value(engine) == value
    assert {engine.text(action): chance for action, chance in solver.mix(engine, 0).items()} == bids
    for seat in (0, 1):
        worth = solver.values(engine, seat)
        assert max(worth.values()) == (value if seat == 0 else -value)
        assert all(worth[action] == max(worth.values()) for action in solver.mix(engine, seat))


def test_whoever_holds_the_arrow_has_the_value() -> None:
    assert SealedSolver().value(small_titicaca("B", 3, arrow=1).engine) == Fraction(-3, 7)


def lowest(engine: Engine, solver: SealedSolver, known: dict[bytes, Fraction]) -> Fraction:
    """What the solver's mixes are sure of as seat 0, against an opponent who knows them."""
    if engine.to_move() == OVER:
        return Fraction({(1, 2): 1, (1, 1): 0, (2, 1): -1}[engine.places()])
    key = engine.key()
    if key not in known:
        active = engine.active_seats()
        mine = solver.mix(engine, 0) if active & 1 else {-1: Fraction(1)}
        found = []
        for theirs in engine.legal(1) if active & 2 else [-1]:
            total = Fraction(0)
            for action, chance in mine.items():
                after = engine.copy()
                for seat, chosen in ((0, action), (1, theirs)):
                    if chosen >= 0:
                        after.play(seat, chosen)
                total += chance * lowest(after, solver, known)
            found.append(total)
        known[key] = min(found)
    return known[key]


def test_the_mixes_hold_the_value_through_the_whole_game() -> None:
    engine = small_titicaca("B", 3).engine
    assert lowest(engine, SealedSolver(), {}) == Fraction(3, 7)


def test_an_opponent_who_knows_a_bot_holds_it_to_the_value_or_less() -> None:
    start = small_titicaca("A", 2)
    for bot, seeds in (("random", 4), ("greedy", 1)):
        assert worst_result(bot, start, 0, seeds) <= Fraction(1, 2)
        assert worst_result(bot, start, 1, seeds) <= Fraction(-1, 2)


def test_search_finds_best_moves_more_often_than_chance() -> None:
    """In open decisions of small countries, where the solver knows all best moves."""
    rng, found, expected, number = Random(1), 0, 0.0, 0
    solvers = {country: SealedSolver() for country in "AB"}
    for country in "AB" * 15:
        at, solver = small_titicaca(country, 3), solvers[country]
        while not at.is_over:
            for seat in at.active_seats:
                at.play(rng.choice(at.legal_moves_for(seat)), seat)
            if len(at.active_seats) != 1:
                continue
            [seat] = at.active_seats
            worth = solver.values(at.engine, seat)
            best = [action for action, value in worth.items() if value == max(worth.values())]
            if len(best) == len(worth):
                continue
            there = Position(at.game, at.engine.reference(), from_start=False)
            move = player("mcts:simulations=200", seed=1).choose(there, seat)
            found += at.engine.action(move) in best
            expected += len(best) / len(worth)
            number += 1
    assert number > 10
    assert found > expected


def test_what_cannot_be_solved_is_refused() -> None:
    titicaca = game_named("titicaca")
    with pytest.raises(ResearchError, match="two-player games"):
        SealedSolver().value(titicaca.new(3, 1).engine)
    with pytest.raises(ResearchError, match="Chance still"):
        SealedSolver().value(titicaca.start(2, titicaca.options({}, 2), {}).engine)
    with pytest.raises(ResearchError, match="100 positions"):
        SealedSolver(limit=100).value(small_titicaca("C", 3).engine)
