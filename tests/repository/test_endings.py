"""The exact solution of late Talat, with which the bot is compared: it agrees with a plain search."""

from __future__ import annotations

from random import Random

import pytest

from atoll.core import game
from prove.endings import plain, solution


@pytest.mark.parametrize("seed", range(3))
def test_solver_agrees_with_a_plain_search(seed: int) -> None:
    rng = Random(seed)
    values = []
    while len(values) < 12:
        moves = []
        position = game("talat").new(players=2)
        while not position.is_over:
            moves.append(rng.choice(position.legal_moves))
            position.play(moves[-1])
        position = game("talat").new(players=2)
        for move in moves[: -rng.randint(2, 7)]:
            position.play(move)
        seat = position.to_move
        assert isinstance(seat, int)
        value = plain(position.engine, seat)
        if value is not None:
            assert solution(position.engine, seat) == value
            values.append(value)
    assert {-1, 1} <= set(values)
