"""How the easy bots behave in games with fixed seeds: eruptions, towers, bids, captures that hang."""

from __future__ import annotations

import pytest

from atoll.research.manners import Manners, manners

LEVELS = ("level-1", "level-2", "level-3", "level-4")


def test_easy_bots_erupt_and_build_towers() -> None:
    found = [manners("taluva", level, 3, seed=24) for level in LEVELS]
    assert all(one.eruptions > 0 for one in found)
    assert sum(one.towers for one in found) > 0, "towers are rare: in so few games most levels build none"


def test_easy_bots_bid_a_part_of_their_weapons() -> None:
    for level in LEVELS:
        found = manners("titicaca", level, 1, seed=24)
        assert 0.05 < found.mean_bid < 0.4
        assert found.high_bids < 0.2


def test_easy_bots_capture_what_hangs() -> None:
    for level in LEVELS:
        found = manners("talat", level, 1, seed=24)
        assert found.hanging > 0
        assert found.left_hanging < 0.5


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("taluva", "1.5 eruptions and 0.5 towers per game"),
        ("titicaca", "bids 40% of the stock, 50% of bids more than half of it"),
        ("talat", "25% of 4 free captures left"),
    ],
)
def test_manners_in_a_line(name: str, line: str) -> None:
    found = Manners(games=2, eruptions=3, towers=1, hanging=4, left=1, bids=(0.2, 0.6))
    assert found.summary(name) == line


def test_without_a_case_nothing_is_divided() -> None:
    assert (Manners().mean_bid, Manners().high_bids, Manners().left_hanging) == (0.0, 0.0, 0.0)
