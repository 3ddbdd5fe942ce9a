"""What games prove: intervals, Elo, sequential tests."""

from math import inf
from random import Random

import pytest

from atoll.ai.statistics import Elo, Share, Sprt, Verdict, elo_of, score_of, wilson


def test_wilson_against_known_values():
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for wins, games, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
    assert wilson(0, 0) == (0.0, 1.0)
    assert all(wilson(games, games)[1] == 1.0 and wilson(0, games)[0] == 0.0 for games in range(1, 60))
    assert Share.of(3, 4).rate == 0.75


def test_a_loss_is_only_as_sure_as_both_shares():
    # Newcombe 1998, method 10: 56 of 70 against 48 of 80, and 9 of 10 against 3 of 10.
    assert Share.of(48, 80).least_loss(Share.of(56, 70)) == pytest.approx(0.0524, abs=1e-4)
    assert Share.of(3, 10).least_loss(Share.of(9, 10)) == pytest.approx(0.1705, abs=1e-4)
    assert Share.of(6, 10).least_loss(Share.of(9, 10)) < 0 < Share.of(60, 100).least_loss(Share.of(90, 100))


def test_elo_and_score_are_one_curve():
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert score_of(-400) == pytest.approx(1 / 11)
    assert all(elo_of(score_of(elo)) == pytest.approx(elo) for elo in (-250, 3, 90))
    assert (elo_of(0), elo_of(1)) == (-inf, inf)


def test_elo_has_error_bars():
    found = Elo.of([1, 1, 0.5, 0] * 25)
    assert found.low < found.value < found.high
    assert found.value == pytest.approx(elo_of(0.625))
    more = Elo.of([1, 1, 0.5, 0] * 100)
    assert more.high - more.low < 0.6 * (found.high - found.low)
    assert Elo.of([1.0] * 30).high == inf
    assert Elo.of([1.0] * 30).low > 300


def pairs(elo, count, seed):
    dice = Random(seed)
    return [sum(dice.random() < score_of(elo) for _ in range(2)) / 2 for _ in range(count)]


@pytest.mark.slow
def test_a_sequential_test_errs_as_rarely_as_it_says():
    test = Sprt(0, 60)
    stronger = [test.decide(pairs(60, 2000, seed)) for seed in range(200)]
    equal = [test.decide(pairs(0, 2000, seed)) for seed in range(200)]
    assert sum(verdict is not Verdict.STRONGER for verdict, _ in stronger) <= 20  # 5 % of 200, and some luck
    assert sum(verdict is not Verdict.NOT_STRONGER for verdict, _ in equal) <= 20
    assert sum(took for _, took in stronger) / 200 < 250


def test_a_clear_case_is_decided_soon_and_an_unclear_one_not_at_all():
    test = Sprt(0, 50)
    assert test.decide([1.0] * 50)[0] is Verdict.STRONGER
    assert test.decide([1.0] * 50)[1] < 10
    assert test.decide([0.0] * 50)[0] is Verdict.NOT_STRONGER
    assert test.decide([]) == (Verdict.OPEN, 0)
    assert test.decide([1.0, 0.0]) == (Verdict.OPEN, 2)
    assert test.ratio([]) == 0.0


def test_what_is_played_after_a_decision_does_not_change_it():
    test = Sprt(0, 50)
    verdict, took = test.decide([1.0] * 20)
    assert test.decide([1.0] * took + [0.0] * 500) == (verdict, took)
