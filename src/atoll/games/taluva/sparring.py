"""Sparring partners: players of other styles for research, which look no further than their own move.

The blocker weighs facts of both sides. The others take values at first sight, by weights of their own, and
add what their style cares about. All are frozen: what a bot learns later does not change them.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Final

from atoll.core.engine import Engine
from atoll.core.game import SparringPartner
from atoll.core.types import Move, Seat
from atoll.games.taluva.evaluate import Evaluator
from atoll.games.taluva.notation import Build, Expand, Lay, read_move
from atoll.games.taluva.rules import Position
from atoll.games.taluva.rules.building import built
from atoll.games.taluva.threats import turn_worths

SCALE: Final = 5.0
"""How many points of the evaluation make its logarithm of odds."""

FIRST_SIGHT: Final = {
    "temple": 8.0,
    "tower": 5.0,
    "ship": 4.0,
    "hut": 0.3,
    "ready": 0.4,
    "at-once": 0.85,
    "finish": 10.0,
    "turn": 0.0,
    "scale": SCALE,
    "eager": 0.0,
    "young": 0.15,
    "plan": 6.0,
}
"""The weights of the digger's and the racer's evaluation."""

OWN: Final = {
    "temple": 11.0,
    "tower": 6.0,
    "ship": 6.0,
    "hut": 0.5,
    "ready": 0.4,
    "ready-2": 1.0,
    "safe": 5.5,
    "ones": 0.5,
    "pairs": -0.7,
    "hexes": 1.5,
    "high": -0.4,
    "largest": 0.2,
    "growing": 0.1,
    "growing-2": 0.5,
    "growing-safe": 0.4,
    "growing-safe-2": 0.2,
    "exposed": -0.5,
    "exposed-twice": -0.5,
    "tower-ready": 1.8,
}
"""What the blocker's own facts (``threats.FACTS``) are worth to it."""

OTHERS: Final = {
    "ready": -4.0,
    "ready-2": -2.0,
    "safe": -1.0,
    "safe-2": -1.0,
    "ones": 1.2,
    "pairs": 0.3,
    "hexes": -4.8,
    "high": 0.6,
    "growing": 0.3,
    "growing-2": 0.3,
    "growing-safe": -0.5,
    "exposed": 0.4,
    "exposed-twice": 0.4,
    "tower-ready": -2.0,
}
"""What those of others are worth: above all, each of their hexes costs it."""

OWN_LAST: Final = {"temple": 100.0, "tower": 10.0, "ship": 3.0, "hut": 0.1}
OTHERS_LAST: Final = {"ready": -100.0, "tower-ready": -10.0, "growing": -0.1}
"""The same in its last turn, when only what is built counts."""

BURIED: Final = 4.0
"""Of each enemy hut under a tile."""

KIND: Final = 5.0
"""Of each piece of the two kinds that the racer wants to be rid of, if it has three of them."""


def block(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Bury whatever can be buried, and make only threats that no single tile undoes.

    It weighs all its tiles with all buildings after each, and looks no further.
    """
    del values
    here = _reference(engine)
    weights = (OWN, OTHERS) if here.stack >= here.players else (OWN_LAST, OTHERS_LAST)
    worths = turn_worths(engine, seat, *weights)
    return {engine.text(action): worth for action, worth in worths.items()}


def dig(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Erupt wherever it buries huts of others."""
    del values
    here = _reference(engine)
    found = {}
    for text, value in _first_sight(engine, seat).items():
        move = read_move(text)
        buried = 0
        if isinstance(move, Lay) and here.hand is not None:
            for place in move.placement.hexes(here.hand):
                building = here.island.buildings.get(place)
                if building is not None:
                    buried += building.number if building.seat != seat else -building.number
        found[text] = _points(value) + BURIED * buried
    return found


def race(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Run out of two kinds of pieces as fast as possible: of those that are most nearly used up."""
    del values
    here = _reference(engine)
    stock, put = here.options.stock(), here.put[seat]
    kinds = [kind for kind in ("temple", "tower", "ship", "hut") if getattr(stock, kind)]
    wanted = sorted(kinds, key=lambda kind: -getattr(put, kind) / getattr(stock, kind))[:2]
    found = {}
    for text, value in _first_sight(engine, seat).items():
        move = read_move(text)
        share = 0.0
        if isinstance(move, Build | Expand):
            for building in built(here.island, seat, move).values():
                if building.kind in wanted:
                    share += building.number / getattr(stock, building.kind)
        elif text.startswith("ship") and "ship" in wanted:
            share = 1 / stock.ship
        found[text] = _points(value) + 3 * KIND * share
    return found


PARTNERS: Final[Mapping[str, SparringPartner]] = {"blocker": block, "digger": dig, "racer": race}


def _first_sight(engine: Engine, seat: Seat) -> dict[Move, float]:
    """Return the values at first sight of a seat's legal moves, by the frozen weights."""
    evaluator = Evaluator()
    evaluator.set_weights(FIRST_SIGHT)
    return {engine.text(action): value for action, value in evaluator.move_values(engine, seat).items()}


def _reference(engine: Engine) -> Position:
    here = engine.reference()
    assert isinstance(here, Position)
    return here


def _points(value: float) -> float:
    """Turn a value from 0 to 1 into points of the evaluation."""
    value = min(max(value, 1e-6), 1 - 1e-6)
    return SCALE * log(value / (1 - value))
