"""Temple threats and what one tile undoes, as the engine's bits and the literal rules find them."""

from __future__ import annotations

import pytest

from atoll.ai import player
from atoll.core import Position as CorePosition
from atoll.games.hexes import neighbours
from atoll.games.taluva import GAME
from atoll.games.taluva.material import VOLCANO, Placement
from atoll.games.taluva.rules import Position
from atoll.games.taluva.rules.island import Island, Settlement, connected
from atoll.games.taluva.rules.placing import faults
from atoll.games.taluva.threats import FACTS, facts, turn_worths
from unit.games.taluva.drawing import at

TEMPLE_SIZE = 3


def largest(hexes: frozenset[tuple[int, int]]) -> int:
    return max((len(connected(place, lambda near: near in hexes)) for place in hexes), default=0)


def is_safe(island: Island, settlement: Settlement) -> bool:
    """Whether no tile, tried one by one, leaves less of a settlement than a temple needs."""
    for place, cell in island.cells.items():
        if cell.terrain == VOLCANO:
            for direction in range(6):
                placement = Placement(place, direction)
                left = settlement.hexes - set(placement.hexes("VJC"))
                if (
                    largest(left) < TEMPLE_SIZE
                    and next(faults(island, "VJC", placement, "none"), None) is None
                ):
                    return False
    return True


def threats(here: Position, seat: int) -> list[Settlement]:
    """Return the settlements of a seat that may get a temple and have a field for it."""
    island = here.island
    return [
        one
        for one in island.settlements_of(seat)
        if one.size >= TEMPLE_SIZE
        and not island.holds(one, "temple")
        and here.pool(seat).temple
        and any(island.buildable(near) for place in one.hexes for near in neighbours(place))
    ]


def played(seed: int) -> list[CorePosition]:
    """Return the positions of a game after each move."""
    position = GAME.new(players=2, seed=seed)
    bots = [player(name, seed=seed) for name in ("blocker", "greedy")]
    found = []
    while position.active_seats:
        (seat,) = position.active_seats
        position.play(bots[seat].choose(position, seat), seat)
        found.append(position.copy())
    return found


@pytest.mark.parametrize("seed", range(2))
def test_the_facts_are_those_of_the_literal_rules(seed: int) -> None:
    seen = set()
    for position in played(seed):
        here = position.reference
        assert isinstance(here, Position)
        for seat in range(2):
            found = facts(position.engine, seat)
            wanted = threats(here, seat)
            safe = sum(is_safe(here.island, one) for one in wanted)
            assert (found["ready"], found["ready-2"]) == (len(wanted) > 0, len(wanted) > 1)
            assert (found["safe"], found["safe-2"]) == (safe > 0, safe > 1)
            assert found["temple"] == here.put[seat].temple
            assert found["hexes"] == sum(one.size for one in here.island.settlements_of(seat))
            seen.add((len(wanted) > 0, safe > 0))
    assert len(seen) > 1


def test_an_island_wider_than_a_word_has_the_same_threats() -> None:
    for volcano, safe in (("1V0", 0), ("1V1", 1)):
        for left, right in ((0, 0), (0, 70), (62, 20), (63, 20), (64, 20), (70, 0)):
            row = "1C " * left + "1JA^ 1JA^ 1JA^" + " 1C" * (right + 1)
            engine = GAME.engine(at(f"turn B place VJC\n{-left},0 | {row}\n0,1 | {volcano}"))
            found = facts(engine, 0)
            assert (found["ready"], found["safe"]) == (1, safe), (left, right)


def test_a_tile_is_worth_what_the_best_building_after_it_makes_of_it() -> None:
    engine = GAME.new(players=2, seed=1).engine.copy()
    own, others = {"hut": 1.0}, {"hut": -1.0}
    assert set(turn_worths(engine, 0, own, others).values()) == {1.0}
    engine.play(0, engine.legal(0)[0])
    assert set(turn_worths(engine, 0, {"temple": 1.0}, {}).values()) == {0.0}
    assert {*own, *others} <= {*FACTS}
