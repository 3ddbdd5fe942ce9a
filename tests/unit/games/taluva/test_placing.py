"""T-TURN-3, T-EXP, T-ERU: laying tiles."""

import pytest

from atoll.games.taluva import GAME
from atoll.games.taluva.material import Pieces
from unit.games.taluva.drawing import at, broken, legal, play

TWO_TILES = """
    turn A place VJC
     1,-1 |        1C
     0,0  |     1V0   1J
     0,1  |        1V5   1S
     0,2  |           1L
"""


def test_there_is_one_placement_of_the_first_tile_on_an_open_table_t_turn_3() -> None:
    position = at("turn A place VJC")
    assert position.legal_moves_for(0) == ["tile 0,0 0"]
    assert broken(position, "tile 0,0 1") == ["T-TURN-3"]
    assert broken(position, "tile 1,0 0") == ["T-TURN-3"]


def test_an_expansion_lies_on_bare_table_and_touches_an_edge_t_exp_1_t_exp_2() -> None:
    position = at(TWO_TILES)
    assert broken(position, "tile 2,0 0") == []
    assert broken(position, "tile -1,1 3") == []
    assert broken(position, "tile 5,0 0") == ["T-EXP-2"]
    # Only a corner touches: (3,-3), (4,-3) and (4,-4) against (1,-1).
    assert broken(position, "tile 3,-3 0") == ["T-EXP-2"]
    # One hex on the island, two on the table.
    assert broken(position, "tile 1,1 0") == ["T-EXP-1", "T-ERU-1", "T-ERU-3"]


def test_holes_may_arise_and_be_filled_t_exp_2() -> None:
    position = at("""
        turn A place VJC
         0,-2 |        1J   1J   1J   1J
        -1,-1 |     1J    .    .    .   1J
        -1,0  |        1J    .    .   1J
        -1,1  |           1J   1J   1J
    """)
    assert broken(position, "tile 0,-1 5") == []
    assert position.island.lagoons == {(0, -1): {(0, -1), (1, -1), (2, -1), (0, 0), (1, 0)}}
    play(position, "tile 0,-1 5")
    assert position.island.lagoons == {(1, 0): {(1, 0), (2, -1)}}


def test_the_volcano_lies_on_a_volcano_t_eru_1() -> None:
    position = at(TWO_TILES)
    assert broken(position, "tile 0,0 5") == []
    assert broken(position, "tile 1,0 3") == ["T-ERU-1"]


def test_the_directions_differ_t_eru_2() -> None:
    position = at(TWO_TILES)
    assert broken(position, "tile 0,1 0") == []
    assert broken(position, "tile 0,1 5") == ["T-ERU-2"]
    assert broken(position, "tile 0,0 0") == ["T-ERU-2"]


def test_no_gap_is_left_under_the_tile_t_eru_3() -> None:
    position = at(TWO_TILES)
    assert broken(position, "tile 0,0 4") == ["T-EXP-1", "T-ERU-3"]
    uneven = at("""
        turn A place VJC
         0,0  |     1V0   2J
         0,1  |        1V5   1S
    """)
    assert broken(uneven, "tile 0,0 5") == ["T-ERU-3"]
    level = at("""
        turn A place VJC
         0,0  |     2V0   2J
         0,1  |        2V5   1S
    """)
    assert broken(level, "tile 0,0 5") == []


def test_towers_and_temples_are_not_covered_t_eru_4() -> None:
    for sign in ("|", "#"):
        position = at(f"""
            turn A place VJC
             1,-1 |        1CB^
             0,0  |     1V0   1JB{sign}
             0,1  |        1V5   1S
        """)
        assert broken(position, "tile 0,0 5") == ["T-ERU-4"]
        assert broken(position, "tile 0,1 0") == ["T-ERU-4"]
    huts = at("""
        turn A place VJC
         1,-1 |        1CB#
         0,0  |     1V0   1JB^
         0,1  |        1V5   1S
    """)
    assert broken(huts, "tile 0,0 5") == []


def test_of_every_settlement_one_building_stays_t_eru_5() -> None:
    alone = at("""
        turn A place VJC
         1,-1 |        1C
         0,0  |     1V0   1JB^
         0,1  |        1V5   1S
    """)
    assert broken(alone, "tile 0,0 5") == ["T-ERU-5"]
    both = at("""
        turn A place VJC
         1,-1 |        1CB^
         0,0  |     1V0   1JB^
         0,1  |        1V5   1SA^
    """)
    refusals = both.explain("tile 0,1 0", 0)
    assert [(refusal.key, refusal.values["seat"]) for refusal in refusals] == [("T-ERU-5", 0)]
    saved = at("""
        turn A place VJC
         1,-1 |        1CB^
         0,0  |     1V0   1JB^
         0,1  |        1V5   1SA^
         0,2  |           1LA^
    """)
    assert broken(saved, "tile 0,1 0") == []


def turned(drawing: dict[tuple[int, int], str], times: int) -> str:
    """Write a drawing, turned clockwise by so many sixths."""
    lines = ["turn A place VJC"]
    for (q, r), sign in drawing.items():
        place, text = turned_place((q, r), times), sign
        if "V" in sign:
            text = f"{sign[:2]}{turned_direction(int(sign[2]), times)}"
        lines.append(f"{place} | {text}")
    return "\n".join(lines)


def turned_place(place: tuple[int, int], times: int) -> str:
    q, r = place
    for _ in range(times):
        q, r = -r, q + r
    return f"{q},{r}"


def turned_direction(direction: int, times: int) -> int:
    return (direction - times) % 6


@pytest.mark.parametrize("times", range(6))
def test_an_eruption_does_not_bury_a_settlement_of_two_hexes_t_eru_5(times: int) -> None:
    """The volcano on 0,0 would bury both huts of B in whichever direction they lie."""
    #          1C
    #     [1V0] [1JB^]
    #       [1SB^]  1L
    #     1R   1V1
    pair = {
        (1, -1): "1C",
        (0, 0): "1V0",
        (1, 0): "1JB^",
        (0, 1): "1SB^",
        (1, 1): "1L",
        (-1, 2): "1R",
        (0, 2): "1V1",
    }
    over_both = f"tile {turned_place((0, 0), times)} {turned_direction(5, times)}"
    over_one = f"tile {turned_place((0, 2), times)} {turned_direction(2, times)}"
    third = {"of the same settlement": "1CB^", "of another player's": "1CA^", "none": "1C"}
    for whose, hut in third.items():
        position = at(turned({**pair, (1, -1): hut}, times))
        assert broken(position, over_both) == ([] if whose == "of the same settlement" else ["T-ERU-5"])
        assert broken(position, over_one) == [], "one hut stays"
        engine = GAME.engine(position)
        assert {engine.text(action) for action in engine.legal(0)} == set(position.legal_moves_for(0))


def test_several_rules_are_named_at_once() -> None:
    position = at("""
        turn A place VJC
         0,0  |     1V0   1JB#
         0,1  |        1V5   1SA^
    """)
    assert broken(position, "tile 1,1 2") == ["T-ERU-1", "T-ERU-4", "T-ERU-5", "T-ERU-5"]


def test_covered_huts_go_out_of_the_game_and_a_settlement_may_fall_apart_t_eru_6() -> None:
    position = at("""
        turn A place VJC
         1,-1 |        1CB^
         0,0  |     1V0   1JB^
         0,1  |        1V5   1SB^
    """)
    events = play(position, "tile 0,0 5")
    assert events["taluva-covered"].values == {"seat": 1, "by_seat": 0, "number": 1, "hexes": ["1,0"]}
    assert events["taluva-split"].values == {
        "seat": 1,
        "settlement": "1,-1",
        "number": 2,
        "parts": ["1,-1", "1,1"],
        "sizes": [1, 1],
    }
    assert sorted(position.island.buildings) == [(1, -1), (1, 1)]
    assert position.put[1] == Pieces(hut=3)
    assert position.pool(1).hut == 17


def test_own_huts_may_be_covered_t_eru_6() -> None:
    position = at("""
        turn B place VJC
         1,-1 |        2CB^
         0,0  |     2V0   2JB^
         0,1  |        2V5   1S
    """)
    events = play(position, "tile 0,0 5")
    assert events["taluva-covered-own"].values["number"] == 2
    assert "taluva-split" not in events


def test_two_or_three_volcanoes_may_be_covered_t_eru_7() -> None:
    position = at("""
        turn A place VJC
         1,-1 |        1V2
         0,0  |     1V1   1V0
         0,1  |        1V5
    """)
    assert broken(position, "tile 0,0 0") == []
    assert broken(position, "tile 0,0 5") == []
    assert broken(position, "tile 0,0 1") == ["T-EXP-1", "T-ERU-2", "T-ERU-3"]


def test_the_new_level_is_one_more_t_eru_8() -> None:
    position = at(TWO_TILES)
    events = play(position, "tile 0,0 5")
    assert {place for place, cell in position.island.cells.items() if cell.level == 2} == {
        (0, 0),
        (0, 1),
        (1, 0),
    }
    assert events["taluva-eruption"].values["level"] == 2
    high = at("""
        turn A place VJC
         0,0  |     7V0   7J
         0,1  |        7V5
    """)
    play(high, "tile 0,0 5")
    assert high.island.cells[0, 1].level == 8


def test_all_placements_around_one_tile() -> None:
    position = at("""
        turn A place VJC
         1,-1 |        1C
         0,0  |     1V0   1J
    """)
    assert len(legal(position, "tile")) == 72
