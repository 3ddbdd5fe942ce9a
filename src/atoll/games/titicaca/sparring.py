"""Sparring partners: players of other styles for research, which look no further than their own move.

They are frozen. What a position after their move is worth to them stands here, so that better weights do not
change the partners that they are measured against.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from atoll.core.engine import Engine
from atoll.core.game import SparringPartner
from atoll.core.types import Move, Seat
from atoll.games.hexes import neighbours
from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.evaluate import NAMES, Evaluator
from atoll.games.titicaca.material import LAKES
from atoll.games.titicaca.notation import Bid, Village, read_move
from atoll.games.titicaca.rules import Position
from atoll.games.titicaca.rules.regions import open_fields

HOARDING: Final = 2 / 3
"""The part of the game in which the hoarder saves."""

LINK: Final = 0.2
"""Of each own village beside a new one."""

USUAL: Final = 2
TIGHT: Final = 4
"""What the chainer bids where there are fields for all, and where there are not."""

WORTH: Final = dict(zip(NAMES, (1.0, 2.0, 3.0, 1.0, 2.0, 4.0, 3.0, 0.7, 0.7, 6.0, 0.8), strict=True))
"""The weights by which they compare positions."""


def hoard(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Bid next to nothing until the last third of the game, then spread the weapons over what is left."""
    here = _reference(engine)
    left = max(1, LAKES - here.round + 1)
    target = 1 if here.round <= HOARDING * LAKES else -(-here.stocks[seat] // left)
    return _bidding(target, _after(engine, seat, values))


def overbid(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Bid half of the weapons, so that nearly all are gone after a few lakes."""
    target = -(-_reference(engine).stocks[seat] // 2)
    return _bidding(target, _after(engine, seat, values))


def chain(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Settle beside the own villages, for the longest chain."""
    here = _reference(engine)
    if here.step is Step.BIDDING:
        return _bidding(USUAL if len(open_fields(here, here.round)) >= here.players else TIGHT, values)
    found = {}
    for text, value in _after(engine, seat, values).items():
        move = read_move(text)
        links = 0
        if isinstance(move, Village):
            links = sum(here.villages.get(near) == seat for near in neighbours(move.field))
        found[text] = value + LINK * links
    return found


PARTNERS: Final[Mapping[str, SparringPartner]] = {"hoarder": hoard, "overbidder": overbid, "chainer": chain}


def _reference(engine: Engine) -> Position:
    here = engine.reference()
    assert isinstance(here, Position)
    return here


def _after(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Return what the positions after the moves are worth; bids stay as they are."""
    evaluator = Evaluator()
    evaluator.set_weights(WORTH)
    found = dict(values)
    for text in values:
        if not isinstance(read_move(text), Bid):
            tried = engine.copy()
            tried.play(seat, tried.action(text))
            found[text] = evaluator.values(tried)[seat]
    return found


def _bidding(target: int, values: Mapping[Move, float]) -> dict[Move, float]:
    """Come as near to a bid as possible; other moves stay as they are."""
    found = {}
    for text, value in values.items():
        move = read_move(text)
        found[text] = value - abs(move.weapons - target) if isinstance(move, Bid) else value
    return found
