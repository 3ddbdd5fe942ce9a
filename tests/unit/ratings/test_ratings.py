"""Ratings go where the places point, and become more certain."""

from __future__ import annotations

import doctest
import itertools
import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import atoll.ratings
from atoll.core.result import places_by
from atoll.ratings import PROVISIONAL_GAMES, Rating, chances, rate


def test_the_example_in_its_docstring() -> None:
    assert doctest.testmod(atoll.ratings).failed == 0


@given(st.lists(st.integers(0, 5), min_size=2, max_size=5))
def test_equals_move_with_their_places(scores: list[int]) -> None:
    places = places_by(scores)
    after = rate([Rating()] * len(places), places)
    means = sorted((place, one.mean) for place, one in zip(places, after, strict=True))
    for (place, mean), (other, next_mean) in itertools.pairwise(means):
        assert mean == pytest.approx(next_mean) if place == other else mean > next_mean
    assert all(one.spread < Rating().spread and one.games == 1 for one in after)
    assert sum(one.mean for one in after) == pytest.approx(1500 * len(places))


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(1800, 100, 50), Rating(1200, 100, 50)
    expected, upset = rate([strong, weak], [1, 2]), rate([strong, weak], [2, 1])
    assert abs(upset[0].mean - 1800) > 3 * abs(expected[0].mean - 1800)


def test_what_is_certain_moves_less() -> None:
    sure, unsure = rate([Rating(1500, 80, 60), Rating()], [1, 2])
    assert sure.mean - 1500 < 50 < 1500 - unsure.mean


def test_strengths_are_found_again() -> None:
    chance = Random(7)
    true = [1200.0, 1500.0, 1800.0]
    ratings = [Rating()] * 3
    for _ in range(300):
        # The model's own world: who is first is drawn by the strengths, then who is second, and so on.
        shown = [one - 250 * math.sqrt(3) * math.log(chance.expovariate(1)) for one in true]
        ratings = rate(ratings, places_by(shown))
    assert [one.mean for one in ratings] == sorted(one.mean for one in ratings)
    for one, strength in zip(ratings, true, strict=True):
        low, high = one.interval
        assert low < strength < high
    assert not any(one.provisional for one in ratings)


def test_provisional_at_first() -> None:
    player, other = Rating(), Rating()
    for number in range(PROVISIONAL_GAMES):
        assert player.provisional, number
        player, other = rate([player, other], [1 + number % 2, 2 - number % 2])
    assert not player.provisional


def test_chances_are_those_of_the_ratings() -> None:
    assert chances([Rating(), Rating(), Rating()]) == pytest.approx([1 / 3] * 3)
    strong, weak = chances([Rating(1800, 50), Rating(1500, 50)])
    assert strong + weak == pytest.approx(1)
    assert strong > 0.7


@pytest.mark.parametrize("places", [[], [1], [1, 2, 3]])
def test_a_game_has_places_for_all(places: list[int]) -> None:
    with pytest.raises(ValueError, match="two or more"):
        rate([Rating(), Rating()], places)
    with pytest.raises(ValueError, match="two or more"):
        chances([Rating()])
