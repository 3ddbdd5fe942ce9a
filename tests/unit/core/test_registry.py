from __future__ import annotations

import pytest

import atoll
from atoll.core import SetupError


def test_the_three_games_are_there() -> None:
    assert {"talat", "taluva", "titicaca"} <= set(atoll.games())


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"Unknown game “chess”.*talat, taluva, titicaca"):
        atoll.game("chess")


def test_a_game_is_found_once() -> None:
    assert atoll.game("talat") is atoll.game("talat")
