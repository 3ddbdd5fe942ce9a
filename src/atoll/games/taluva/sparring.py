"""Sparring partners: players of other styles for research, which look no further than their own move.

Each takes the values at first sight of its legal moves, in points, and adds what its style cares about. A
*threat* is a settlement of three or more hexes that may get a temple next turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import log
from typing import Final

from atoll.core.engine import Engine
from atoll.core.game import SparringPartner
from atoll.core.types import Move, Seat
from atoll.games.hexes import neighbours
from atoll.games.taluva import evaluate
from atoll.games.taluva.codes import Phase
from atoll.games.taluva.material import VOLCANO, Placement
from atoll.games.taluva.notation import Build, Expand, Lay, read_move
from atoll.games.taluva.rules import Position
from atoll.games.taluva.rules.building import built
from atoll.games.taluva.rules.ending import partner
from atoll.games.taluva.rules.island import Island, Settlement, connected
from atoll.games.taluva.rules.placing import faults

SCALE: Final = 5.0
"""How many points of the evaluation make its logarithm of odds."""

TEMPLE_SIZE: Final = 3
"""So many hexes a settlement needs for a temple (T-BLD-4)."""

BLOCK: Final = 12.0
"""What undoing an enemy's threat is worth: more than anything but a building of one's own."""

UNSAFE: Final = 3.2
"""What the evaluation gives for a threat: a single one that a tile undoes is worth nothing."""

DOUBLE: Final = 1.5
"""What two threats are worth beyond that, since one tile seldom undoes both."""

SAFE: Final = 3.0
"""What a threat is worth beyond that if no tile undoes it."""

HUT: Final = 0.2
"""Of each hut put, beyond the evaluation: at the end they break ties."""

HIDDEN: Final = 100.0
"""Taken from tiles whose building was not considered, so that they come last."""

TILES: Final = 16
BUILDINGS: Final = 6
"""How many tiles, and buildings after each, the blocker considers together."""

BURIED: Final = 4.0
"""Of each enemy hut under a tile."""

KIND: Final = 5.0
"""Of each piece of the two kinds that the racer wants to be rid of, if it has three of them."""


def block(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Take every block, and make only threats that no single tile undoes.

    Of the tiles that look best it also considers the building that would follow.
    """
    here = _reference(engine)
    if here.phase is not Phase.PLACE or here.hand is None:
        return {text: _points(value) + _own_threats(here, seat, text) for text, value in values.items()}
    threats = _threats(here, here.island, seat)
    found = {}
    for text, value in values.items():
        found[text] = _points(value) - HIDDEN
        if threats:
            move = read_move(text)
            assert isinstance(move, Lay)
            found[text] += BLOCK * (
                threats - _threats(here, here.island.lay(here.hand, move.placement), seat)
            )
    for text in sorted(found, key=lambda text: (-found[text], text))[:TILES]:
        blocked = found[text] + HIDDEN - _points(values[text])
        after = engine.copy()
        after.play(seat, after.action(text))
        if after.to_move() == seat:
            found[text] = blocked + _best_building(after, seat)
        else:
            found[text] += HIDDEN
    return found


def _best_building(engine: Engine, seat: Seat) -> float:
    """Return what the best building is worth to the blocker, after its tile."""
    here = _reference(engine)
    values = evaluate.Evaluator().move_values(engine, seat)
    best = sorted(values, key=lambda action: -values[action])[:BUILDINGS]
    return max(_points(values[action]) + _own_threats(here, seat, engine.text(action)) for action in best)


def _own_threats(here: Position, seat: Seat, text: Move) -> float:
    """Return what safe and unsafe threats after a building are worth, beyond what the evaluation says."""
    move = read_move(text)
    if not isinstance(move, Build | Expand):
        return 0.0
    buildings = built(here.island, seat, move)
    after = here.island.build(buildings)
    huts = HUT * sum(building.number for building in buildings.values() if building.kind == "hut")
    left = here.pool(seat).temple - (isinstance(move, Build) and move.kind == "temple")
    if left == 0:
        return huts
    threats = list(_open_settlements(here, after, seat))
    if not threats:
        return huts
    if any(_is_safe(after, settlement, here.options.zone) for settlement in threats):
        return huts + SAFE
    return huts + (DOUBLE if len(threats) > 1 else -UNSAFE)


def dig(engine: Engine, seat: Seat, values: Mapping[Move, float]) -> dict[Move, float]:
    """Erupt wherever it buries huts of others."""
    here = _reference(engine)
    found = {}
    for text, value in values.items():
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
    here = _reference(engine)
    stock, put = here.options.stock(), here.put[seat]
    kinds = [kind for kind in ("temple", "tower", "ship", "hut") if getattr(stock, kind)]
    wanted = sorted(kinds, key=lambda kind: -getattr(put, kind) / getattr(stock, kind))[:2]
    found = {}
    for text, value in values.items():
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


def _reference(engine: Engine) -> Position:
    here = engine.reference()
    assert isinstance(here, Position)
    return here


def _points(value: float) -> float:
    """Turn a value from 0 to 1 into points of the evaluation."""
    value = min(max(value, 1e-6), 1 - 1e-6)
    return SCALE * log(value / (1 - value))


def _open_settlements(here: Position, island: Island, seat: Seat) -> Iterator[Settlement]:
    """Yield a seat's settlements that may get a temple."""
    if here.pool(seat).temple > 0:
        for settlement in island.settlements_of(seat):
            if settlement.size >= TEMPLE_SIZE and not island.holds(settlement, "temple"):
                yield settlement


def _threats(here: Position, island: Island, seat: Seat) -> int:
    """Count the threats of a seat's opponents."""
    own = {seat, partner(seat)} if here.options.teams else {seat}
    return sum(
        1 for other in range(here.players) if other not in own for _ in _open_settlements(here, island, other)
    )


def _is_safe(island: Island, settlement: Settlement, zone: str) -> bool:
    """Whether no tile, whichever is drawn, leaves less of a settlement than a temple needs."""
    near = {place for hex_ in settlement.hexes for place in neighbours(hex_)}
    near |= {place for hex_ in near for place in neighbours(hex_)}
    volcanoes = [place for place in near if place in island.cells and island.cells[place].terrain == VOLCANO]
    for first in sorted(volcanoes):
        for direction in range(6):
            placement = Placement(first, direction)
            left = settlement.hexes - set(placement.hexes("VJC"))
            if len(left) == settlement.size or _largest(left) >= TEMPLE_SIZE:
                continue
            if next(faults(island, "VJC", placement, zone), None) is None:
                return False
    return True


def _largest(hexes: frozenset[tuple[int, int]]) -> int:
    """Return the size of the largest connected part of some hexes."""
    return max((len(connected(place, lambda near: near in hexes)) for place in hexes), default=0)
