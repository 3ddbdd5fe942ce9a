"""The operator's own bots can take a seat, and nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from atoll.ai import BotError
from atoll.core import game
from atoll.server.live.bots import LEVELS, BotPool


def test_the_operators_own_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = "def last(position, seat):\n    return position.legal_moves_for(seat)[-1]\n"
    (tmp_path / "bots_of_the_operator.py").write_text(program)
    monkeypatch.syspath_prepend(str(tmp_path))
    pool = BotPool(1, 10, custom=["bots_of_the_operator:last"])
    try:
        assert pool.levels() == ("adaptive", *LEVELS, "bots_of_the_operator:last")
        position = game("talat").new(2)
        move = asyncio.run(pool.think("bots_of_the_operator:last", position, 0))
        assert move == position.legal_moves_for(0)[-1]
    finally:
        pool.close()


def test_a_bot_that_cannot_be_made_is_told_at_the_start() -> None:
    with pytest.raises(BotError, match="no_such_module"):
        BotPool(1, 10, custom=["no_such_module:bot"])
