"""Sparring partners: players of other styles for research, which look no further than their own move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from atoll.core.engine import Engine
from atoll.core.game import SparringPartner
from atoll.core.types import Move, Seat

TRADE: Final = 1.0
"""More than all that values at first sight can differ by."""

CAUGHT: Final = 0.1
"""Of each capture that a move leaves to the next player."""

PATIENCE: Final = 0.02
"""Of each row that a tower gives up, since what has crossed the board cannot wait any more."""


def trade(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Capture whenever there is anything to capture, whatever it costs."""
    del engine, seat
    return {move: value + TRADE * move.startswith("capture") for move, value in values.items()}


def wait(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Stay out of reach and keep moves in reserve, and capture only what cannot be answered."""
    found = {}
    for move, value in values.items():
        after = engine.copy()
        after.play(seat, after.action(move))
        other = after.to_move()
        replies = [after.text(action) for action in after.legal(other)] if other >= 0 else []
        answers = sum(reply.startswith("capture") for reply in replies)
        found[move] = value - CAUGHT * answers
        if move.startswith("capture") and answers:
            found[move] -= TRADE
        elif move.startswith("move"):
            found[move] -= PATIENCE * abs(int(move[-1]) - int(move[-4]))
    return found


PARTNERS: Final[Mapping[str, SparringPartner]] = {"trader": trade, "waiter": wait}
