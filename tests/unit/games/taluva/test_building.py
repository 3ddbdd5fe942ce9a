"""T-SETL, T-BLD, T-HUT, T-TOW, T-TEM, T-EXT: settlements and building."""

from atoll.games.taluva.material import Pieces
from unit.games.taluva.drawing import at, broken, cases, legal, play


def test_a_settlement_is_what_touches_by_edges_whatever_the_level_t_setl_1() -> None:
    island = at("""
        turn A build
         0,0 | 1JA^  3CA^  .  1SA^  1RB^
         0,1 |    2LA^
    """).island
    assert [(found.seat, sorted(found.hexes)) for found in island.settlements] == [
        (0, [(0, 0), (0, 1), (1, 0)]),
        (0, [(3, 0)]),
        (1, [(4, 0)]),
    ]


def test_size_is_hexes_not_huts_t_setl_2() -> None:
    position = at("""
        turn A build
        0,0 | 3JA^  3CA^  1S
    """)
    assert position.island.settlements[0].size == 2
    assert cases(position, "temple 2,0") == ["small"]


def test_a_turn_is_one_build_t_bld_0() -> None:
    position = at("""
        deck JC JC
        drawn 1
        turn A build
        0,0 | 1V0 1J 1C 1S
    """)
    play(position, "hut 1,0")
    assert (position.turn, position.hand) == (1, "VJC")
    assert broken(position, "hut 3,0") == ["T-TURN-1"]
    without = at("""
        turn A build
        0,0 | 1V0 1J
    """)
    assert broken(without, "ship 0,0") == ["T-BLD-0"]


def test_only_on_empty_fields_with_pieces_of_the_pool_t_bld_1() -> None:
    position = at("""
        put 3/0/0/5 0/0/0/1
        turn A build
        0,0 | 1V0 1JB^ 1C 1SA^ 1R 1LA^ 1JA^ 1CA^
    """)
    for move in ("hut 0,0", "temple 0,0", "tower 0,0"):
        assert "T-BLD-1" in broken(position, move)
    assert cases(position, "hut 0,0") == ["volcano"]
    assert cases(position, "hut 1,0") == ["occupied"]
    assert cases(position, "hut 9,9") == ["sea"]
    assert cases(position, "temple 4,0") == ["pool"]
    no_huts = at("""
        put 0/0/0/20 0/0/0/0
        turn A build
        0,0 | 1J . 1J
    """)
    assert broken(no_huts, "hut 0,0") == ["T-BLD-1"]


def test_conditions_are_judged_before_building_so_two_temples_can_come_together_t_bld_1() -> None:
    position = at("""
        turn A build
        0,0 | 1JA#  1CA^  1SA^  1L  1RA^  1JA^  1CA^
    """)
    assert broken(position, "temple 3,0") == []
    events = play(position, "temple 3,0")
    assert events["taluva-joined"].values == {
        "seat": 0,
        "number": 2,
        "settlements": ["0,0", "4,0"],
        "settlement": "0,0",
        "size": 7,
    }


def test_a_hut_founds_a_settlement_on_level_1_t_hut_1() -> None:
    position = at("""
        turn A build
        0,0 | 1JB^  1C  2S  1R  1LA^
    """)
    assert broken(position, "hut 1,0") == []
    assert cases(position, "hut 2,0") == ["level"]
    assert cases(position, "hut 3,0") == ["beside"]


def test_a_tower_needs_level_3_beside_a_settlement_without_one_t_tow_1() -> None:
    position = at("""
        turn A build
        0,0 | 3J  1CA^  2S  .  3R  1LB^
    """)
    assert broken(position, "tower 0,0") == []
    assert cases(position, "tower 2,0") == ["level"]
    assert cases(position, "tower 4,0") == ["alone"]
    assert broken(at("turn A build\n0,0 | 5J 1CA^"), "tower 0,0") == []
    assert cases(at("turn A build\n0,0 | 3J 1CA^ 3SA|"), "tower 0,0") == ["second"]


def test_one_settlement_without_a_tower_suffices_t_tow_1() -> None:
    position = at("""
        turn A build
        0,0 | 3JA|  1CA^  3S  1RA^
    """)
    assert broken(position, "tower 2,0") == []
    assert position.pool(0).tower == 1


def test_a_temple_needs_three_hexes_without_one_on_any_level_t_tem_1() -> None:
    position = at("""
        turn A build
        0,0 | 4J  1CA^  1SA^  1RA^  1L
        0,1 |  .    .   1V0
        3,2 | 1J 1CB^ 1CB^ 1CB^ 1C 1JA^
    """)
    assert legal(position, "temple") == ["temple 0,0", "temple 4,0"]
    assert cases(position, "temple 3,2") == ["alone"]
    assert cases(position, "temple 7,2") == ["small"]
    assert cases(at("turn A build\n0,0 | 1J 1CA^ 1SA^ 1RA#"), "temple 0,0") == ["second"]


def test_size_and_absence_must_be_of_the_same_settlement_t_tem_1() -> None:
    # On the left three hexes with a temple, on the right one hex without.
    split = at("turn A build\n0,0 | 1JA^ 1CA^ 1SA# 1L 1RA^")
    assert broken(split, "temple 3,0") == ["T-TEM-1"]
    # One of two qualifies by itself.
    assert broken(at("turn A build\n0,0 | 1JA^ 1CA^ 1SA^ 1L 1RA#"), "temple 3,0") == []


def test_an_expansion_takes_all_hexes_of_a_terrain_with_huts_by_level_t_ext_1() -> None:
    position = at("""
        turn A build
         1,-1 |    1J  1C
         0,0  | 3J  1CA^  2JB^
        -1,1  |  1J   2J
    """)
    events = play(position, "expand 1,0 J")
    assert events["taluva-expansion"].values == {
        "seat": 0,
        "settlement": "1,0",
        "terrain": "J",
        "number": 6,
        "hexes": ["0,0", "0,1", "1,-1"],
    }
    assert position.put[0] == Pieces(hut=7)
    # (-1,1) only became adjacent through the expansion, (2,0) was occupied.
    assert (-1, 1) not in position.island.buildings
    assert position.island.buildings[2, 0].seat == 1
    assert position.island.buildings[0, 0].number == 3


def test_an_expansion_is_all_or_nothing_t_ext_1() -> None:
    island = "0,0 | 3J 1CA^ 3J 1CB^"
    enough = at(f"put 0/0/0/14 0/0/0/1\nturn A build\n{island}")
    short = at(f"put 0/0/0/15 0/0/0/1\nturn A build\n{island}")
    assert broken(enough, "expand 1,0 J") == []
    assert cases(short, "expand 1,0 J") == ["pool"]
    assert short.explain("expand 1,0 J", 0)[0].values["huts"] == 6
    assert cases(enough, "expand 1,0 L") == ["none"]
    assert cases(enough, "expand 3,0 J") == ["settlement"]
    assert cases(enough, "expand 0,0 J") == ["settlement"]


def test_a_settlement_is_named_by_its_smallest_hex_t_ext_1() -> None:
    position = at("turn A build\n0,0 | 1CA^ 1CA^ 1J")
    assert legal(position, "expand") == ["expand 0,0 J"]
    assert cases(position, "expand 1,0 J") == ["name"]


def test_the_same_huts_are_one_choice_t_ext_2() -> None:
    position = at("""
        turn A build
        0,0 | 1CA^  1J  1SA^  1R
    """)
    assert legal(position, "expand") == ["expand 0,0 J", "expand 2,0 R"]
    assert broken(position, "expand 2,0 J") == ["T-EXT-2"]
    more = at("""
        turn A build
        0,0 | 1CA^  1J  1SA^  1J
    """)
    assert legal(more, "expand") == ["expand 0,0 J", "expand 2,0 J"]


def test_an_expansion_may_join_settlements() -> None:
    position = at("turn A build\n0,0 | 1CA^  1J  1SA^  1J")
    events = play(position, "expand 2,0 J")
    assert events["taluva-joined"].values["settlements"] == ["0,0", "2,0"]
    assert events["taluva-joined"].values["size"] == 4
