"""A turn in its four steps: what each offers, what it refuses, what it passes over."""

import pytest

from atoll.core import IllegalMove
from atoll.games.titicaca.picture import read_position
from atoll.games.titicaca.rules import Position, Step
from atoll.games.titicaca.rules.regions import adjacent, borders, region_fields, region_names


def whys(position: Position, move: str, seat: int = 0) -> list[tuple[str, object]]:
    """Return the rule ids and reasons of a refusal, and check that no legal move is refused."""
    refusals = position.explain(move, seat)
    assert (not refusals) == (move in position.legal_moves_for(seat))
    return [(refusal.key, refusal.values.get("why")) for refusal in refusals]


# --- C-VIL-1 ----------------------------------------------------------------------------------------------


AT_LAKE_3 = """
    round 3
    step village
    order 0 1
    bids 4 2
    F       3       M1a     G
        P       S
"""


def test_a_village_goes_on_an_empty_field_next_to_the_rounds_lake() -> None:
    position = read_position(AT_LAKE_3)
    assert position.legal_moves_for(0) == ["village 0,0", "village 0,1", "village 1,1"]
    position.play("village 1,1", 0)
    assert position.villages[1, 1] == 0
    assert position.regions[1, 1] == (1, 1)
    assert position.fresh == (1, 1)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("village 1,0", "no-field"),
        ("village 9,9", "no-field"),
        ("village 2,0", "occupied"),
        ("village 3,0", "lake"),
        ("join -", "step"),
        ("temple -", "step"),
        ("bid 1", "step"),
    ],
)
def test_a_village_is_refused_elsewhere(move: str, why: str) -> None:
    assert whys(read_position(AT_LAKE_3), move) == [("C-VIL-1", why)]


def test_an_occupied_field_far_from_the_lake_breaks_both_conditions() -> None:
    position = read_position(
        """
        round 3
        step village
        order 0
        F       3       M       G1
        """
    )
    assert whys(position, "village 3,0") == [("C-VIL-1", "occupied"), ("C-VIL-1", "lake")]


def test_in_an_extra_round_any_empty_field_will_do() -> None:
    position = read_position(AT_LAKE_3.replace("round 3", "round 16"))
    assert "village 3,0" in position.legal_moves_for(0)
    assert whys(position, "village 2,0") == [("C-VIL-1", "occupied")]


def test_others_must_wait() -> None:
    position = read_position(AT_LAKE_3)
    assert position.legal_moves_for(1) == []
    assert [refusal.key for refusal in position.explain("village 0,0", 1)] == ["not-your-turn"]


def test_borders_stand_between_the_new_region_and_its_neighbours() -> None:
    position = read_position(AT_LAKE_3)
    position.play("village 1,1", 0)
    assert borders(position, (1, 1), (2, 0)) == {((1, 1), (2, 0))}


# --- C-JOIN-1, C-REG-1 ------------------------------------------------------------------------------------

JOINING = """
    round 3
    step village
    order 0
    bids 4 0
    F1a     M1a     S       3
        S1b     P0c         # b holds a savanna like the new field
"""


def test_the_new_field_joins_a_neighbouring_region_that_lacks_its_terrain() -> None:
    position = read_position(JOINING)
    position.play("village 2,0", 0)
    assert position.step is Step.JOIN
    assert position.legal_moves_for(0) == ["join -", "join 0,0", "join 1,1"]
    position.play("join 0,0", 0)
    assert region_fields(position, (0, 0)) == {(0, 0), (1, 0), (2, 0)}
    assert borders(position, (0, 0), (1, 1)), "the borders to others stay"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("join 1,0", ["no-region"]),
        ("join 2,0", ["itself"]),
        ("join 0,1", ["apart", "terrain"]),
        ("merge -", ["step"]),
        ("village 2,0", ["step"]),
    ],
)
def test_joining_is_refused(move: str, why: list[str]) -> None:
    position = read_position(JOINING)
    position.play("village 2,0", 0)
    assert whys(position, move) == [("C-JOIN-1", each) for each in why]


def test_joining_may_be_declined() -> None:
    position = read_position(JOINING)
    position.play("village 2,0", 0)
    position.play("join -", 0)
    assert (2, 0) in region_names(position)


def test_a_region_in_which_the_terrain_occurs_is_refused() -> None:
    position = read_position(
        """
        round 3
        step village
        order 0
        S1a     S       3
            M1b
        """
    )
    position.play("village 1,0", 0)
    assert position.legal_moves_for(0) == ["join -", "join 0,1"]
    assert whys(position, "join 0,0") == [("C-JOIN-1", "terrain")]


def test_a_joined_region_takes_the_smaller_name() -> None:
    position = read_position(
        """
        round 3
        step village
        order 0
        3       S       M1
        """
    )
    position.play("village 1,0", 0)
    position.play("join 2,0", 0)
    assert position.regions == {(1, 0): (1, 0), (2, 0): (1, 0)}


# --- C-MRG-1 ----------------------------------------------------------------------------------------------

MERGING = """
    players 3
    round 3
    step merge
    order 0
    fresh 0,0
    at 0,0
    S0a     M0b     P1c     G1d     F2e
        3               4
"""


def test_two_other_regions_are_united() -> None:
    position = read_position(MERGING)
    assert position.legal_moves_for(0) == ["merge -", "merge 1,0 2,0"]
    position.play("merge 1,0 2,0", 0)
    assert region_fields(position, (1, 0)) == {(1, 0), (2, 0)}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("merge 0,0 1,0", ["new-field"]),
        ("merge 1,0 3,0", ["no-border"]),
        ("merge 2,0 3,0", ["no-village", "not-adjacent"]),
        ("merge 1,0 9,9", ["no-region"]),
        ("merge 8,8 9,9", ["no-region", "no-region"]),
        ("join -", ["step"]),
    ],
)
def test_merging_is_refused(move: str, why: list[str]) -> None:
    assert whys(read_position(MERGING), move) == [("C-MRG-1", each) for each in why]


@pytest.mark.parametrize(("terrain", "why"), [("M", [("C-MRG-1", "terrain")]), ("F", [])])
def test_each_of_two_united_regions_must_hold_a_terrain_that_the_other_lacks(
    terrain: str, why: list[tuple[str, str]]
) -> None:
    position = read_position(
        f"""
        round 3
        step merge
        order 0
        fresh 0,0
        S0a     M0b     P1b     {terrain}1c
            3
        """
    )
    if terrain == "M":  # nothing to merge: such a step would be passed over
        assert position.legal_moves_for(0) == []
    assert whys(position, "merge 1,0 3,0") == why


def test_a_merge_needs_one_region_that_touches_a_lake_or_border_of_the_new_fields_region() -> None:
    by_lake = read_position(
        """
        round 3
        step merge
        order 0
        fresh 0,0
        S0a     3       P1b     G0c
        """
    )
    assert whys(by_lake, "merge 2,0 3,0") == []
    apart = read_position(
        """
        round 3
        step merge
        order 0
        fresh 0,0
        S0a     3       M       P1b     G0c
        """
    )
    assert [refusal.values["why"] for refusal in apart.explain("merge 3,0 4,0", 0)] == ["not-adjacent"]


def test_merging_may_be_declined() -> None:
    position = read_position(MERGING)
    position.play("merge -", 0)
    assert len(region_names(position)) == 5


# --- C-TMP-1 ----------------------------------------------------------------------------------------------

BUILDING = """
    round 3
    step temple
    order 0
    fresh 0,0
    S0a     M0b+1   P1c     G0d
        3
"""


def test_a_temple_goes_on_an_own_village_in_the_new_region_or_one_adjacent_to_it() -> None:
    position = read_position(BUILDING)
    assert position.legal_moves_for(0) == ["temple -", "temple 0,0 2"]
    position.play("temple 0,0 2", 0)
    assert position.temples == {(1, 0): 1, (0, 0): 2}
    assert position.hands[0] == ()


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("temple 0,0 1", ["not-in-hand"]),
        ("temple 1,0 2", ["temple"]),
        ("temple 2,0 2", ["no-village", "not-adjacent"]),
        ("temple 3,0 2", ["not-adjacent"]),
        ("temple 9,9 2", ["no-village"]),
        ("merge -", ["step"]),
    ],
)
def test_a_temple_is_refused(move: str, why: list[str]) -> None:
    assert whys(read_position(BUILDING), move) == [("C-TMP-1", each) for each in why]


def test_a_temple_may_be_kept() -> None:
    position = read_position(BUILDING)
    position.play("temple -", 0)
    assert position.hands[0] == (2,)


def test_either_temple_may_go_first() -> None:
    position = read_position(BUILDING.replace("+1", "  "))
    assert position.legal_moves_for(0) == [
        "temple -", "temple 0,0 1", "temple 0,0 2", "temple 1,0 1", "temple 1,0 2",
    ]  # fmt: skip


# --- the turn as a whole ----------------------------------------------------------------------------------


def test_a_step_that_offers_nothing_is_passed_over() -> None:
    position = read_position(
        """
        round 3
        step village
        order 0 1
        bids 2 1
        hands - 12
        S       3       P
        """
    )
    position.play("village 0,0", 0)
    assert (position.step, position.active_seats) == (Step.VILLAGE, (1,))
    position.play("village 2,0", 1)
    assert position.step is Step.TEMPLE, "1 holds temples, and there is nothing to join or merge"


def test_an_illegal_move_changes_nothing() -> None:
    position = read_position(BUILDING)
    before = position.copy()
    with pytest.raises(IllegalMove):
        position.play("temple 3,0 2", 0)
    assert position == before


def test_example_3_adjacent_regions() -> None:
    position = read_position(
        """
            4               1       F0z
        G1x     M0y     S0y     3       M0z
            8               10      S0z
        """
    )
    x, y, z = position.regions[-1, 1], position.regions[0, 1], position.regions[3, 0]
    assert adjacent(position, x, y)
    assert borders(position, x, y)
    assert adjacent(position, y, z), "by three lakes, without a border"
    assert not borders(position, y, z)
    assert not adjacent(position, x, z)
    assert not adjacent(position, x, x)


def test_example_4_a_whole_turn() -> None:
    position = read_position(
        """
        players 4         # 0 yellow, 1 red, 2 purple, 3 orange
        round 8
        step village
        order 0
        bids 3 0 0 4
                            M1a             F
        M1d     S1d     P2b     S       8
            M0e     5       S1c     P3c
        G1e     M2f
        """
    )
    a, b, c, d, e, f = (0, 0), (-1, 1), (-1, 2), (-3, 1), (-4, 3), (-3, 3)
    assert region_names(position) == sorted([a, b, c, d, e, f])

    assert position.legal_moves_for(0) == ["village 0,1", "village 2,0"]
    position.play("village 0,1", 0)
    assert position.legal_moves_for(0) == ["join -", "join -1,1", "join 0,0"], (
        "A and B, but not C, which has a savanna"
    )
    assert whys(position, "join -1,2") == [("C-JOIN-1", "terrain")]
    position.play("join -1,1", 0)
    assert {name for name in region_names(position) if adjacent(position, b, name)} == {a, c, d, e, f}
    assert not borders(position, b, e)
    assert not borders(position, b, f)

    assert position.legal_moves_for(0) == ["merge -", "merge -4,3 -3,1"], "only D with E"
    assert whys(position, "merge -4,3 -3,3") == [("C-MRG-1", "terrain")]
    assert whys(position, "merge -1,2 0,0") == [("C-MRG-1", "no-border"), ("C-MRG-1", "no-village")]
    position.play("merge -4,3 -3,1", 0)
    assert len(region_fields(position, e)) == 4
    assert {name for name in region_names(position) if adjacent(position, b, name)} == {a, c, e, f}

    assert position.legal_moves_for(0) == [
        "temple -", "temple -3,2 1", "temple -3,2 2", "temple 0,1 1", "temple 0,1 2",
    ]  # fmt: skip
    position.play("temple -3,2 2", 0)
    assert position.temples == {(-3, 2): 2}
