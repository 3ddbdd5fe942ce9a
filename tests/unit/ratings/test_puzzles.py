"""Ratings of puzzles and solvers."""

from __future__ import annotations

import pytest

from atoll.ratings.puzzles import FARTHEST, clamp, puzzle_step, rate_attempt


def test_what_one_gains_the_other_loses_in_proportion() -> None:
    solver, puzzle = rate_attempt(1200, 30, 1400, 10, 1.0)
    assert solver > 1200
    assert puzzle < 1400
    assert (solver - 1200) / 24 == pytest.approx((1400 - puzzle) / puzzle_step(10))


def test_what_was_expected_moves_little() -> None:
    _, easy = rate_attempt(2000, 0, 800, 0, 1.0)
    _, hard = rate_attempt(2000, 0, 800, 0, 0.0)
    assert 800 - easy < 1
    assert hard - 800 > 30


def test_a_rating_stays_near_where_it_began() -> None:
    assert clamp(3000, 1000) == 1000 + FARTHEST
    assert clamp(-3000, 1000) == 1000 - FARTHEST
    assert clamp(1100, 1000) == 1100
