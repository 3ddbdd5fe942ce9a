"""No game is higher than docs/taluva-height.md says: the searches of its proof."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from atoll.games.hexes import Hex, neighbour, neighbours
from atoll.games.taluva.rules import Island, Placement
from atoll.games.taluva.rules.placing import faults

DOC = Path(__file__).parents[4] / "docs" / "taluva-height.md"


class Turn(NamedTuple):
    """A volcano whose tile was laid in one direction and then in another."""

    volcano: Hex
    below: int
    above: int

    def fields(self, direction: int) -> set[Hex]:
        return {neighbour(self.volcano, direction), neighbour(self.volcano, direction + 1)}


def exchange(most: int) -> list[Turn] | None:
    """Find up to so many tiles on exactly as many tiles: the same hexes and volcanoes, other directions."""

    def complete(turns: list[Turn], below: set[Hex], above: set[Hex]) -> list[Turn] | None:
        left = most - len(turns)
        bare, unsupported = below - above, above - below
        if not bare and not unsupported:
            return turns
        if max(len(bare), len(unsupported)) > 2 * left:
            return None
        # Some tile above must cover a bare hex, or some tile below must hold an unsupported one.
        place = min(bare or unsupported)
        taken = {turn.volcano for turn in turns}
        for volcano in neighbours(place):
            if volcano in taken | below | above:
                continue
            for turn in every_turn(volcano):
                holds, covers = turn.fields(turn.below), turn.fields(turn.above)
                fixed = covers if bare else holds
                if place in fixed and not (holds & (below | taken) or covers & (above | taken)):
                    found = complete([*turns, turn], below | holds, above | covers)
                    if found:
                        return found
        return None

    for above in (1, 2, 3):  # 4 and 5 are 2 and 1 with above and below changed
        first = Turn((0, 0), 0, above)
        found = complete([first], first.fields(0), first.fields(above))
        if found:
            return found
    return None


def every_turn(volcano: Hex) -> list[Turn]:
    return [Turn(volcano, below, above) for below in range(6) for above in range(6) if below != above]


def test_up_to_four_tiles_rest_on_more_tiles_than_they_are() -> None:
    assert exchange(4) is None


@pytest.mark.slow
def test_five_tiles_rest_on_more_tiles_than_they_are() -> None:
    assert exchange(5) is None


# A wheel: its tiles lie in the first directions, then in the second ones, then in the first again …
WHEEL = [
    Turn((0, 0), 0, 1),
    Turn((2, 0), 1, 2),
    Turn((4, -2), 2, 3),
    Turn((4, -4), 3, 4),
    Turn((2, -4), 4, 5),
    Turn((0, -2), 5, 0),
]


def test_six_tiles_can_rest_on_six_level_after_level() -> None:
    island = Island()
    for level in range(1, 11):
        for turn in WHEEL:
            placement = Placement(turn.volcano, turn.below if level % 2 else turn.above)
            if level > 1:
                assert list(faults(island, "VJC", placement, "none")) == []
            island = island.lay("VJC", placement)
        assert {cell.level for cell in island.cells.values()} == {level}
    assert len(island.cells) == 18


def highest_level(tiles: int, doubles: int) -> int:
    """Find the highest level that the proof's conditions allow, from the top level down.

    A state is a level's number of three-hex and of double tiles, and how many double ones were used so far;
    it is kept with the least number of three-hex tiles used.
    """
    volcanic = min(doubles, 4)
    least = {(t, j, j): t for t in range(tiles + 1) for j in range(volcanic + 1) if t + j == 1}
    levels = 0
    while least:
        levels += 1
        below: dict[tuple[int, int, int], int] = {}
        for (three, double, used), spent in least.items():
            for t in range(tiles - spent + 1):
                for j in range(volcanic - used + 1):
                    if 3 * t + 2 * j < 3 * three + 2 * double:
                        continue
                    if three and t + j < 2:
                        continue
                    if not double and not j and three <= 5 and t <= three:
                        continue
                    state = (t, j, used + j)
                    below[state] = min(below.get(state, tiles), spent + t)
        least = below
    return levels


def test_the_table_of_the_proof() -> None:
    rows = [
        [int(cell) for cell in line.strip("|").split("|")]
        for line in DOC.read_text().splitlines()
        if line.startswith("|") and line[2].isdigit()
    ]
    assert rows == [
        [tiles, *(highest_level(tiles, doubles) for doubles in (0, 2, 3, 5))] for tiles in (24, 36, 48, 60)
    ]
    assert highest_level(60, 4) == highest_level(60, 5) == max(map(max, [row[1:] for row in rows])) == 16
