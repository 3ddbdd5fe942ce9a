"""The bot that looks one move ahead: what stands out it takes, the rest it hardly distinguishes."""

from __future__ import annotations

import pytest

from atoll.ai import BotError, player
from atoll.ai.levels import ONE_MOVE, levels
from atoll.ai.simple import GreedyBot, ShortSightedBot
from atoll.core import game

CAPTURE = """
3 players, A to move
      AB                      BC                      CA
5   .   .   .   .   .       .   .   .   .  C23      .   .   .   .  A14
4   .   .  B14  .   .       .   .   .   .   .       .   .   .   .   .
3   .  A23  .   .   .       .   .   .   .   .       .   .   .   .   .
2   .   .   .   .   .       .   .   .   .   .       .   .   .   .   .
1   .   .   .   .   .       .   .   .   .  B13      .   .   .   .  C13
    a   b   c   d   e       a   b   c   d   e       a   b   c   d   e
"""


def test_shares_follow_the_values() -> None:
    position = game("talat").parse(CAPTURE)
    advice = ShortSightedBot(0.02, seed=1).think(position, 0)
    assert advice.candidates[0].move == GreedyBot(seed=1).choose(position, 0) == "capture AB b3 c4"
    shares = [candidate.share for candidate in advice.candidates]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    wilder = ShortSightedBot(1.0, seed=1).think(position, 0)
    assert wilder.candidates[0].share < shares[0]


def test_the_same_seed_chooses_the_same() -> None:
    position = game("taluva").new(2, seed=1)
    moves = {ShortSightedBot(0.05, seed=7).choose(position, 0) for _ in range(3)}
    assert len(moves) == 1


def test_a_temperature_of_nothing_is_refused() -> None:
    with pytest.raises(BotError):
        ShortSightedBot(0)


def test_the_easiest_levels_look_one_move_ahead() -> None:
    for name, easiest in (("taluva", [1, 2, 3]), ("titicaca", [1, 2, 3]), ("talat", [1])):
        assert [level.number for level in levels(name) if level.simulations == ONE_MOVE] == easiest
    position = game("talat").parse(CAPTURE)
    advice = player("level-1", seed=1).think(position, 0)
    assert len(advice.candidates) == len(position.legal_moves_for(0))
