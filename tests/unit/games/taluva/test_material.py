"""T-MAT: what is in the box. T-SET: how much of it is used."""

import pytest

from atoll.games.hexes import neighbour
from atoll.games.taluva.material import BASE_BOX, DOUBLES, FIELDS, FIFTH_BOX, STOCK, Pieces, box
from atoll.games.taluva.options import TaluvaOptions
from atoll.games.taluva.rules import Placement


def test_each_player_has_20_huts_2_towers_3_temples_and_2_ships_t_mat_1() -> None:
    assert Pieces(temple=3, tower=2, ship=2, hut=20) == STOCK
    assert TaluvaOptions().stock() == Pieces(temple=3, tower=2, ship=0, hut=20)
    assert TaluvaOptions(ships=True).stock() == STOCK


def test_there_are_48_tiles_t_mat_2() -> None:
    assert sum(BASE_BOX.values()) == 48
    assert len(BASE_BOX) == 25
    assert (BASE_BOX["JC"], BASE_BOX["CJ"], BASE_BOX["SR"], BASE_BOX["RS"], BASE_BOX["LJ"]) == (6, 5, 2, 1, 1)
    assert sum(BASE_BOX["J" + second] for second in FIELDS) == 15


def test_the_fields_lie_in_direction_d_and_d_plus_1_t_mat_2() -> None:
    assert Placement((0, 0), 0).hexes("VJC") == ((0, 0), (1, 0), (1, -1))
    assert Placement((2, 3), 5).hexes("VJC") == ((2, 3), (2, 4), (3, 3))
    for direction in range(6):
        first, second, third = Placement((0, 0), direction).hexes("VJC")
        assert second == neighbour(first, direction)
        assert third in [neighbour(second, turn) for turn in range(6)]


def test_the_fifth_player_module_adds_12_tiles_t_mat_3() -> None:
    assert sum(FIFTH_BOX.values()) == 12
    assert sum(box(fifth=True).values()) == 60
    assert box(fifth=True)["CJ"] == 7
    assert box(fifth=True)["SS"] == BASE_BOX["SS"]


def test_there_are_five_double_tiles_t_dbl_1() -> None:
    assert DOUBLES == ("VL", "VJ", "VS", "VV", "JJ")
    assert Placement((0, 0), 2).hexes("VL") == ((0, 0), (0, -1))


@pytest.mark.parametrize(
    ("players", "options", "tiles"),
    [
        (2, {}, 24),
        (3, {}, 36),
        (4, {}, 48),
        (5, {}, 60),
        (2, {"fifth": True}, 24),
        (2, {"all_tiles": True}, 48),
        (4, {"all_tiles": True}, 48),
        (2, {"all_tiles": True, "fifth": True}, 60),
        (5, {"all_tiles": True}, 60),
        (2, {"doubles": True}, 24),
    ],
)
def test_12_tiles_a_player_or_all_t_set_2_t_set_3_t_dbl_1(
    players: int, options: dict[str, bool], tiles: int
) -> None:
    assert TaluvaOptions.read(options, players).stack_size(players) == tiles
