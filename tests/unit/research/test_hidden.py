"""Small games with lasting secrets are solved: without them as before, and no bot does better."""

from __future__ import annotations

import pytest

from atoll.core import OptionsError
from atoll.core import game as game_named
from atoll.research.extra import ResearchError
from atoll.research.hidden import HiddenGame
from atoll.research.sealed import SealedSolver, small_titicaca


@pytest.mark.parametrize(("country", "weapons"), [("A", 1), ("A", 2), ("B", 2), ("B", 3)])
def test_where_only_bids_are_secret_the_value_is_that_of_the_other_solver(country: str, weapons: int) -> None:
    start = small_titicaca(country, weapons)
    assert HiddenGame(start).value() == pytest.approx(float(SealedSolver().value(start.engine)))


@pytest.mark.parametrize(("country", "weapons", "value"), [("A", 1, 1), ("A", 2, 1 / 2), ("E", 1, 0)])
def test_small_countries_with_temples_have_these_values(country: str, weapons: int, value: float) -> None:
    assert HiddenGame(small_titicaca(country, weapons, temples=True)).value() == pytest.approx(value)


def test_whoever_holds_the_arrow_has_the_value() -> None:
    assert HiddenGame(small_titicaca("A", 2, arrow=1, temples=True)).value() == pytest.approx(-1 / 2)


def test_an_opponent_who_knows_a_bot_holds_it_to_the_value_or_less() -> None:
    tree = HiddenGame(small_titicaca("A", 1, temples=True))
    for bot in ("random", "greedy"):
        assert tree.worst_result(bot, 0) <= tree.value() + 1e-9
        assert tree.worst_result(bot, 1) <= -tree.value() + 1e-9


def test_a_seat_decides_alike_where_it_knows_the_same() -> None:
    """Sealed bids and face-down temples: far fewer decisions than positions."""
    tree = HiddenGame(small_titicaca("A", 2, temples=True))
    assert sum(tree.decisions) < tree.positions
    assert tree.decisions[1] < tree.positions / 2


def test_what_cannot_be_solved_is_refused() -> None:
    titicaca = game_named("titicaca")
    with pytest.raises(ResearchError, match="two-player games"):
        HiddenGame(titicaca.new(3, 1))
    with pytest.raises(ResearchError, match="Chance still"):
        HiddenGame(titicaca.start(2, titicaca.options({}, 2), {}))
    with pytest.raises(ResearchError, match="100 positions"):
        HiddenGame(small_titicaca("A", 2), limit=100)
    for options in ({"temples": "both"}, {"weapons": "3", "temples": "one"}):
        with pytest.raises(OptionsError):
            titicaca.options(options, 2)
