"""What places, byes and walkovers are worth."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.tournaments.games import TournamentGame, points_by_place


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [1, 0]),
        ([2, 1, 3], [Fraction(1, 2), 1, 0]),
        ([1, 2, 3, 4, 5], [1, Fraction(3, 4), Fraction(1, 2), Fraction(1, 4), 0]),
        ([1, 1, 3], [Fraction(3, 4), Fraction(3, 4), 0]),
        ([1, 2, 1, 2], [Fraction(5, 6), Fraction(1, 6), Fraction(5, 6), Fraction(1, 6)]),
    ],
)
def test_places_are_worth_points(places: list[int], points: list[Fraction]) -> None:
    assert list(points_by_place(places)) == points


@given(st.lists(st.integers(0, 5), min_size=2, max_size=5))
def test_a_table_always_shares_out_the_same_number_of_points(scores: list[int]) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    assert sum(points_by_place(places)) == Fraction(len(places), 2)


@pytest.mark.parametrize(
    ("kind", "two", "round_robin", "worth"),
    [
        ("bye", True, True, 0),
        ("bye", True, False, 1),
        ("bye", False, True, Fraction(1, 2)),
        ("bye", False, False, Fraction(1, 2)),
        ("walkover", True, True, 1),
    ],
)
def test_byes_and_walkovers(kind: str, two: bool, round_robin: bool, worth: Fraction) -> None:
    game = TournamentGame(0, (0,), kind, over=True)  # type: ignore[arg-type]
    assert game.points(two=two, round_robin=round_robin) == (worth,)


def test_a_game_that_came_to_nothing_is_worth_nothing() -> None:
    assert TournamentGame(0, (0, 1), over=True).points(two=True, round_robin=False) == (0, 0)
