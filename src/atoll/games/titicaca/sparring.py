"""Sparring partners: players of other styles for research, which look no further than their own move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from atoll.core.engine import Engine
from atoll.core.game import SparringPartner
from atoll.core.types import Move, Seat
from atoll.games.hexes import neighbours
from atoll.games.titicaca.material import LAKES
from atoll.games.titicaca.notation import Bid, Village, read_move
from atoll.games.titicaca.rules import Position

HOARDING: Final = 2 / 3
"""The part of the game in which the hoarder saves."""

LINK: Final = 0.2
"""Of each own village beside a new one."""


def hoard(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Bid next to nothing until the last third of the game, then spread the weapons over what is left."""
    here = _reference(engine)
    left = max(1, LAKES - here.round + 1)
    wish = 1 if here.round <= HOARDING * LAKES else -(-here.stocks[seat] // left)
    return _bidding(wish, values)


def overbid(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Bid half of the weapons, so that nearly all are gone after a few lakes."""
    return _bidding(-(-_reference(engine).stocks[seat] // 2), values)


def chain(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Settle beside the own villages, for the longest chain."""
    here = _reference(engine)
    found = {}
    for text, value in values.items():
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


def _bidding(wish: int, values: Mapping[Move, float]) -> dict[Move, float]:
    """Come as near to a bid as possible; other moves stay as they are."""
    found = {}
    for text, value in values.items():
        move = read_move(text)
        found[text] = value - abs(move.weapons - wish) if isinstance(move, Bid) else value
    return found
