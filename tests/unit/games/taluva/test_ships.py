"""T-SHIP: lagoons and ships."""

from atoll.games.taluva.material import Pieces
from unit.games.taluva.drawing import at, broken, cases, legal, play

SHIPS = "options ships=true\ndeck JC JC JC JC\n"
RING = """
     0,-1 |    1J   1C
    -1,0  | 1SA^  ~   3V2
    -1,1  |    2L   1J
"""


def test_a_lagoon_is_surrounded_by_land_of_any_level_t_ship_1() -> None:
    position = at(f"{SHIPS}turn A build\n{RING}")
    assert position.island.lagoons == {(0, 0): {(0, 0)}}
    assert broken(position, "ship 0,0") == []
    assert cases(position, "ship 3,3") == ["open"]


def test_an_inlet_that_is_open_at_one_edge_is_no_lagoon_t_ship_1() -> None:
    position = at(f"""
        {SHIPS}turn A build
         0,-1 |    1J   1C
        -1,0  | 1SA^  .   .
        -1,1  |    2L   1J
    """)
    assert position.island.lagoons == {}
    assert cases(position, "ship 0,0") == ["open"]


def test_water_is_connected_by_edges_not_by_corners_t_ship_1() -> None:
    # Two bare hexes that touch each other are one lagoon, named by its smallest hex.
    position = at(f"""
        {SHIPS}turn A build
         0,-1 |    1J   1C   1R
        -1,0  | 1SA^  ~    ~    1J
        -1,1  |    2L   1J   1C
    """)
    assert position.island.lagoons == {(0, 0): {(0, 0), (1, 0)}}
    assert cases(position, "ship 1,0") == ["name"]


def test_the_edge_of_the_board_is_no_shore_t_ship_1() -> None:
    position = at("""
        options ships=true zone=expert
        turn A build
         4,-1 |    1J   .
         3,0  | 1SA^  .   .
         3,1  |    2L   .
    """)
    assert cases(position, "ship 4,0") == ["open"]


def test_a_lagoon_that_reaches_beyond_the_zone_takes_a_ship_t_ship_2() -> None:
    position = at("""
        options ships=true zone=expert
        turn A build
         4,-1 |    1J   1C
         3,0  | 1SA^  ~   1R
         3,1  |    2L   1J
    """)
    assert broken(position, "ship 4,0") == []


def test_a_ship_needs_an_own_settlement_beside_the_lagoon_t_ship_2() -> None:
    position = at(f"{SHIPS}turn B build\n{RING}")
    assert broken(position, "ship 0,0") == ["T-SHIP-2"]
    far = at(f"""
        {SHIPS}turn A build
         0,-1 |    1J   1C   1R
        -1,0  | 1S    ~    ~    1JA^
        -1,1  |    2L   1J   1C
    """)
    assert broken(far, "ship 0,0") == []


def test_a_ship_comes_from_the_pool_t_ship_2_t_mat_1() -> None:
    position = at(f"{SHIPS}put 0/0/2/1 0/0/0/0\nturn A build\n{RING}")
    assert cases(position, "ship 0,0") == ["pool"]
    assert legal(position, "ship") == []


def test_one_ship_to_a_lagoon_t_ship_3() -> None:
    position = at(f"{SHIPS}turn A build\n{RING.replace(' ~ ', ' ~B ')}")
    assert broken(position, "ship 0,0") == ["T-SHIP-3"]


LARGE = """
     0,-2 |    1JA^ 1C   1R   1S
    -1,-1 | 1S    ~    ~    ~    1J
    -1,0  |    1L   ~    ~    1R
    -1,1  |       1J   1C   1V4
"""


def test_no_tile_is_laid_into_a_lagoon_with_a_ship_t_ship_4() -> None:
    empty = at(f"{SHIPS}turn B place VJC\n{LARGE}")
    assert len(empty.island.lagoons) == 1
    assert broken(empty, "tile 0,-1 5") == []
    full = at(f"{SHIPS}turn B place VJC\n{LARGE.replace('1S    ~ ', '1S    ~A')}")
    assert broken(full, "tile 0,-1 5") == ["T-SHIP-4"]
    # Free parts of it are closed too, and outside everything is as usual.
    assert broken(full, "tile 1,-1 5") == ["T-SHIP-4"]
    assert broken(full, "tile 4,-2 0") == []


def test_an_empty_lagoon_may_be_filled_or_split_t_ship_4() -> None:
    position = at(f"{SHIPS}turn B place VJC\n{LARGE}")
    events = play(position, "tile 1,-1 4")
    assert events["taluva-lagoon-split"].values == {
        "lagoon": "0,-1",
        "number": 2,
        "parts": ["0,-1", "2,-1"],
    }
    small = at(f"""
        {SHIPS}turn B place VJC
         0,-2 |    1JA^ 1C   1R
        -1,-1 | 1S    ~    ~    1J
        -1,0  |    1L   ~    1R
        -1,1  |       1J   1C
    """)
    assert play(small, "tile 0,0 1")["taluva-lagoon-filled"].values == {"lagoon": "0,-1"}


def test_a_ship_is_no_building_t_ship_5() -> None:
    position = at(f"""
        {SHIPS}turn A build
         0,-1 |    1JB^ 1C
        -1,0  | 1S   ~A   1R
        -1,1  |    1L   1JA^
    """)
    assert broken(position, "hut -1,0") == []
    assert [sorted(found.hexes) for found in position.island.settlements_of(0)] == [[(0, 1)]]
    # It does not lead to terrain on its other side.
    assert legal(position, "expand") == ["expand 0,1 L", "expand 0,1 R"]


def test_who_can_place_a_ship_can_build_t_ship_6() -> None:
    stuck = f"put 0/0/0/20 0/0/0/1\nturn A place VJC\n{RING}"
    assert "taluva-eliminated" in play(at(f"deck JC JC\n{stuck.replace('~', '.')}"), "tile 2,0 0")
    position = at(f"{SHIPS}{stuck}")
    assert "taluva-eliminated" not in play(position, "tile 2,0 0")
    assert position.legal_moves_for(0) == ["ship 0,0"]


def test_ships_are_a_fourth_kind_t_ship_7() -> None:
    position = at(f"{SHIPS}put 0/2/1/5 0/0/0/1\nturn A build\n{RING}")
    events = play(position, "ship 0,0")
    assert events["taluva-ship"].values == {"seat": 0, "lagoon": "0,0"}
    assert position.put[0] == Pieces(tower=2, ship=2, hut=5)
    assert position.result.reason == "early"


def test_ships_count_before_huts_t_ship_7() -> None:
    position = at(f"options ships=true\ndrawn 24\nput 1/1/0/3 1/1/0/19\nturn A build\n{RING}")
    play(position, "ship 0,0")
    assert position.result.places == (1, 2)


def test_a_new_lagoon_is_told() -> None:
    position = at(f"""
        {SHIPS}turn A place VJC
         0,-1 |    1JA^ 1C
        -1,0  | 1S   .
        -1,1  |    1L
    """)
    events = play(position, "tile 0,1 0")
    assert events["taluva-lagoon-new"].values == {"lagoon": "0,0", "number": 1}


def test_without_the_module_there_are_no_ships_and_no_talk_of_lagoons() -> None:
    position = at(f"deck JC JC\nturn A build\n{RING.replace('~', '.')}")
    assert broken(position, "ship 0,0") == ["T-BLD-0"]
