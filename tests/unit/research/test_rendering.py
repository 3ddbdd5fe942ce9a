"""Pictures of positions: of games with a board of their own, and of any other."""

from __future__ import annotations

import numpy as np
import pytest

from atoll.core import game
from atoll.research.rendering import SIZE, picture
from contract.pearls import PEARLS


@pytest.mark.parametrize(
    ("name", "colour"), [("talat", "#efe3c8"), ("taluva", "#c4532d"), ("titicaca", "#5aa7c8")]
)
def test_a_board_has_the_colours_of_its_fields(name: str, colour: str) -> None:
    position = game(name).new(2, seed=1)
    position.play(position.legal_moves[0], position.active_seats[0])
    found = picture(position)
    assert found.shape == (SIZE, SIZE, 3)
    assert (found == list(bytes.fromhex(colour[1:]))).all(axis=2).any()


def test_a_game_without_a_board_shows_its_text() -> None:
    found = picture(PEARLS.new(2, seed=1))
    assert found.shape == (SIZE, SIZE, 3)
    assert len(np.unique(found.reshape(-1, 3), axis=0)) > 1, "only the sea is there"
