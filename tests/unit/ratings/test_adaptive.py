"""A private rating on the scale of levels: it looks for the level at which one game in two is won."""

from random import Random

import pytest

from atoll.ratings.adaptive import HIGHEST, LOWEST, ODDS, Outcome, rating_of, suited_level


@pytest.mark.parametrize("strength", [1.3, 3.0, 5.5, 7.4])
def test_somebody_wins_about_one_game_in_two(strength):
    rng, games, wins = Random(1), [], 0
    for number in range(400):
        level = suited_level(games)
        won = rng.random() < 1 / (1 + ODDS ** (level - strength))
        games.append(Outcome(level, float(won)))
        wins += won if number >= 40 else 0
    assert 0.4 < wins / 360 < 0.6


def test_levels_change_in_small_steps():
    rng = Random(2)
    games = []
    before = suited_level(games)
    for _ in range(100):
        games.append(Outcome(before, rng.choice((0.0, 0.5, 1.0))))
        after = suited_level(games)
        assert abs(after - before) <= 1
        before = after


def test_the_rating_stays_on_the_scale():
    assert rating_of([Outcome(8.0, 1.0)] * 200) == HIGHEST
    assert rating_of([Outcome(1.0, 0.0)] * 200) == LOWEST


def test_a_win_against_a_much_weaker_level_says_little():
    assert rating_of([Outcome(1.0, 1.0)] * 3) < rating_of([Outcome(2.0, 1.0)] * 3)
