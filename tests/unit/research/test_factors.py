"""Factors name dense indices one to one."""

from __future__ import annotations

import numpy as np
import pytest

from atoll.core import game as game_named
from atoll.research.encodings import encoding
from atoll.research.factors import dense, factor_sizes, factored

CASES = [
    ("talat", 1, {}),
    ("titicaca", 1, {}),
    ("taluva", 1, {}),
    ("taluva", 2, {}),
    ("taluva", 2, {"ships": True, "doubles": True}),
]


@pytest.mark.parametrize(("name", "version", "options"), CASES)
def test_every_index_has_factors_of_its_own(name: str, version: int, options: dict) -> None:
    game = game_named(name)
    code = encoding(game, 3, game.options(options, 3), version)
    indices = np.arange(code.actions)
    factors = factored(code, indices)
    assert factors.min() >= 0
    assert (factors < factor_sizes(code)).all()
    assert len({tuple(each) for each in factors.tolist()}) == code.actions
    assert (dense(code, factors) == indices).all()
    assert (dense(code, factors.reshape(-1, 2, 3)) == indices.reshape(-1, 2)).all()


def test_factors_say_where_in_which_direction_and_what() -> None:
    game = game_named("taluva")
    at = game.new(2, 1)
    code = encoding(game, 2, at.options, 2, window=24)
    index = code.index(at.engine, at.engine.action("tile 0,0 4"))
    assert factored(code, index).tolist() == [24 * 12 + 12, 4, 0]


def test_factors_that_are_no_action_are_refused() -> None:
    game = game_named("talat")
    code = encoding(game, 2, game.options({}, 2))
    with pytest.raises(ValueError, match="1469"):
        factored(code, [1470])
    with pytest.raises(ValueError, match="three numbers"):
        dense(code, [75, 0, 0])
    with pytest.raises(ValueError, match="no action"):
        dense(code, [12, 0, 3])  # towers are put on the lines at the edge
