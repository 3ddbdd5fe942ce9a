"""A stranger's picture of a position: lines that do not fit each other are refused."""

from __future__ import annotations

import re
from random import Random

import pytest

from atoll.core import SetupError, game
from atoll.games.titicaca import GAME


def some_picture() -> str:
    """Return a position in which somebody has just put a village."""
    rng, position = Random(3), GAME.new(3, seed=3)
    while " step join" not in " " + GAME.picture(position).replace("\n", " "):
        seat = position.to_move
        assert isinstance(seat, int)
        position.play(rng.choice(position.legal_moves_for(seat)), seat)
    return GAME.picture(position)


def test_what_a_game_reaches_is_read_strictly() -> None:
    for name in ("taluva", "titicaca", "talat"):
        rng, position = Random(5), game(name).new(2, seed=5)
        for _ in range(60):
            assert game(name).parse(game(name).picture(position), strict=True) == position
            seat = position.to_move
            if not isinstance(seat, int):
                break
            position.play(rng.choice(position.legal_moves_for(seat)), seat)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("round", "0"),
        ("stocks", "2000 0 0"),
        ("scores", "-1 0 0"),
        ("reason", "full"),
        ("order", "0 0"),
        ("bids", "1 - 1"),
        ("fresh", "0,0"),
        ("hands", "3 - -"),
        ("known", "0 1 2"),
        ("step", "drawing"),
    ],
)
def test_lines_that_do_not_fit_are_refused(word: str, value: str) -> None:
    picture = re.sub(f"^{word} .*\n", "", some_picture(), flags=re.MULTILINE)
    with pytest.raises(SetupError) as error:
        GAME.parse(f"{word} {value}\n{picture}", strict=True)
    assert error.value.fact.values["word"] == word
