from __future__ import annotations

import math

import pytest

from atoll.core import NotationError
from atoll.games.hexes import DIRECTIONS, hex_text, neighbour, neighbours, read_hex


@pytest.mark.parametrize("direction", range(6))
def test_every_step_can_be_reversed(direction: int) -> None:
    assert neighbour(neighbour((3, -7), direction), direction + 3) == (3, -7)


def test_directions_run_counter_clockwise_seen_from_above() -> None:
    # Pointy side up, y growing downwards as on a screen: the angle grows by a sixth of a turn each time.
    angles = [math.degrees(math.atan2(-1.5 * r, math.sqrt(3) * (q + r / 2))) % 360 for q, r in DIRECTIONS]
    assert [round(angle) for angle in angles] == [0, 60, 120, 180, 240, 300]


def test_neighbours_are_the_six_steps() -> None:
    assert neighbours((2, 5)) == tuple(neighbour((2, 5), d) for d in range(6))


@pytest.mark.parametrize("place", [(0, 0), (3, -1), (-12, 130)])
def test_a_hex_reads_back(place: tuple[int, int]) -> None:
    assert read_hex(hex_text(place)) == place


@pytest.mark.parametrize(
    "text", ["", "1", "1,", "1, 2", "01,2", "-0,1", "+1,2", "1,2,3", "a,b", "1.0,2", "\u0661,\u0662"]
)
def test_other_spellings_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="isn’t a hex"):
        read_hex(text)
