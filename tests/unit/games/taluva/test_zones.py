"""T-ZONE: the game board."""

from math import hypot, pi, sqrt

import pytest

from atoll.games.taluva.engine.zones import first_hexes
from atoll.games.taluva.options import ZONES as NAMES
from atoll.games.taluva.rules import Placement
from atoll.games.taluva.rules.zones import (
    ZONES,
    Disc,
    Rectangle,
    corners,
    corners_out,
    outline,
    placements_within,
)
from unit.games.taluva.drawing import at, broken, play

PLACEMENTS = [
    Placement((q, r), direction) for q in range(-7, 8) for r in range(-7, 8) for direction in range(6)
]


def test_a_tile_may_stick_out_with_two_corners_t_zone_1() -> None:
    position = at("""
        options zone=expert
        turn A place VJC
         0,-2 |       1J 1J 1J 1J
        -1,-1 |    1J 1J 1J 1J 1J
        -2,0  | 1J 1J 1J 1J 1J 1J
        -2,1  |    1J 1J 1J 1J
        -2,2  |       1J 1J 1J
    """)
    within, beyond = [], []
    for placement in PLACEMENTS:
        hexes = set(placement.hexes("VJC"))
        if hexes & position.island.coast and not hexes & position.island.cells.keys():
            move = f"tile {placement.first[0]},{placement.first[1]} {placement.direction}"
            out = corners_out("expert", placement, 3)
            (beyond if out > 2 else within if out == 2 else []).append(move)
    assert len(within) > 10
    assert len(beyond) > 10
    assert all(broken(position, move) == [] for move in within)
    assert all(broken(position, move) == ["T-ZONE-1"] for move in beyond)


def test_an_outline_has_12_corners_or_10_t_zone_1() -> None:
    assert len(outline(Placement((2, -1), 3).hexes("VJC"))) == 12
    assert len(outline(Placement((2, -1), 3).hexes("VL"))) == 10
    assert len(corners((0, 0))) == 6


def test_the_corner_inside_a_tile_does_not_count_t_zone_1() -> None:
    first, second, third = (corners(place) for place in Placement((0, 0), 0).hexes("VJC"))
    (inner,) = first & second & third
    assert inner not in outline(Placement((0, 0), 0).hexes("VJC"))


def test_eruptions_are_bounded_too_t_zone_1() -> None:
    island = "4,-1 | 1C\n4,0 | 1V1 1J\n3,1 | 1V5\n"
    assert broken(at(f"turn A place VJC\n{island}"), "tile 4,0 0") == ["T-EXP-1", "T-ERU-3"]
    free = at(f"turn A place VJC\n{island.replace('4,-1 | 1C', '4,-1 | 1C 1J')}")
    assert broken(free, "tile 4,0 0") == []
    bound = at(f"options zone=expert\nturn A place VJC\n{island.replace('4,-1 | 1C', '4,-1 | 1C 1J')}")
    assert broken(bound, "tile 4,0 0") == ["T-ZONE-1"]


@pytest.mark.parametrize("zone", [name for name in NAMES if name != "none"])
def test_the_first_tile_lies_anywhere_within_the_zone_t_turn_3(zone: str) -> None:
    position = at(f"options zone={zone}\nturn A place VJC")
    assert len(position.legal_moves_for(0)) == len(placements_within(zone, 3))
    assert broken(position, "tile 0,0 3") == []
    assert broken(position, "tile 20,0 3") == ["T-ZONE-1"]


@pytest.mark.parametrize("zone", [name for name in NAMES if name != "none"])
def test_whole_numbers_decide_as_real_ones_do_t_zone_3(zone: str) -> None:
    area = ZONES[zone]
    for q in range(-12, 13):
        for r in range(-12, 13):
            for x, y in corners((q, r)):
                east, south = x * sqrt(3) / 2, y / 2
                if isinstance(area, Disc):
                    beyond = hypot(east, south) - area.radius
                else:
                    beyond = max(abs(east) - area.width / 2, abs(south) - area.height / 2)
                # Nothing is so near to the edge that rounding could decide, but what lies on it.
                assert abs(beyond) > 1e-6 or abs(beyond) < 1e-12
                assert area.holds((x, y)) == (beyond <= 1e-9)


def test_the_four_zones_t_zone_3() -> None:
    assert {
        "beginner": Disc(11),
        "intermediate-round": Disc(9.3),
        "intermediate-long": Rectangle(width=21, height=13),
        "expert": Disc(7.6),
    } == ZONES
    assert [len(placements_within(zone, 3)) for zone in ZONES] == [684, 450, 540, 288]
    assert pi * 9.3**2 / (21 * 13) == pytest.approx(1, rel=0.01)


def full_zone(middle: str) -> str:
    """Draw an island that fills the expert zone: jungle of level 2, other hexes in the middle and far off."""
    rows = [f"-13,{r} | {'2J ' * 27}" for r in range(-13, 14) if r]
    return "\n".join([*rows, f"-13,0 | {'2J ' * 13}{middle} {'2J ' * 10}", "30,0 | 1C"])


def test_without_room_the_game_ends_t_zone_2() -> None:
    position = at(f"options zone=expert\ndrawn 5\nturn A build\n{full_zone('1V0 1J')}")
    events = play(position, "hut 1,0")
    assert "taluva-over-no-room" in events
    assert position.result.reason == "no-room"


def test_an_empty_stack_is_named_before_the_missing_room_t_zone_2() -> None:
    position = at(f"options zone=expert\ndrawn 24\nturn A build\n{full_zone('1V0 1J')}")
    play(position, "hut 1,0")
    assert position.result.reason == "tiles"


def test_without_room_a_double_tile_must_be_taken_t_zone_2_t_dbl_3() -> None:
    head = "options zone=expert doubles=true\ndoubles VL VS\ndrawn 5\n"
    position = at(f"{head}takes 0 1\nturn A build\n{full_zone('1V0 1J')}")
    play(position, "hut 30,0")
    assert position.legal_moves_for(1) == ["take VL", "take VS"]
    assert broken(position, "draw") == ["T-ZONE-2"]
    play(position, "take VL")
    assert position.legal_moves_for(1) == ["tile 0,0 0"]


def test_without_room_and_after_two_takes_the_game_ends_t_zone_2_t_dbl_3() -> None:
    head = "options zone=expert doubles=true\ndoubles VL VS\ndrawn 5\n"
    position = at(f"{head}takes 0 2\nturn A build\n{full_zone('1V0 1J')}")
    play(position, "hut 1,0")
    assert position.result.reason == "no-room"


@pytest.mark.parametrize("zone", [name for name in NAMES if name != "none"])
@pytest.mark.parametrize("hexes", [3, 2])
def test_the_engine_draws_the_same_zones_t_zone_1_t_zone_3(zone: str, hexes: int) -> None:
    assert sorted(first_hexes(zone, hexes)) == sorted(
        (placement.direction, *placement.first) for placement in placements_within(zone, hexes)
    )
