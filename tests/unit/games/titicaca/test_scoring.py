"""Scorings: the rulebook's worked examples on maps drawn here, ties, temples, weapons, chains.

Seats as in the examples' colours: 0 yellow, 1 red, 2 orange, 3 purple.
"""

from atoll.core import Event
from atoll.games.titicaca.picture import read_position
from atoll.games.titicaca.rules import Position
from atoll.games.titicaca.rules.regions import longest_chain
from atoll.games.titicaca.rules.scoring import Category, Scoring, lake_scoring, score

YELLOW, RED, ORANGE, PURPLE = range(4)


def final(picture: str) -> Scoring:
    return score(read_position(picture), None)


def category(scoring: Scoring, name: str, region: int = 0) -> Category:
    return next(each for each in scoring.regions[region].categories if each.name == name)


def for_regions(scoring: Scoring) -> list[int]:
    return [sum(c.won[seat] for r in scoring.regions for c in r.categories) for seat in range(4)]


# --- the worked examples ----------------------------------------------------------------------------------


def test_example_2a_one_field_and_three_lakes() -> None:
    scoring = final(
        """
        players 4
            1       2
        3       F0
        """
    )
    assert category(scoring, "F").won == (1, 0, 0, 0)
    assert category(scoring, "all").won == (3, 0, 0, 0)


def test_example_2b_three_fields_and_five_lakes() -> None:
    scoring = final(
        """
        players 4
            1       2       3
        P1a     F1a     G0a
            4       5
        """
    )
    assert category(scoring, "P").won == (0, 3, 0, 0)
    assert category(scoring, "F").won == (0, 3, 0, 0)
    assert category(scoring, "G").won == (3, 0, 0, 0)
    assert category(scoring, "all").won == (0, 5, 0, 0)
    assert scoring.regions[0].lakes == (1, 2, 3, 4, 5)


def test_example_2c_a_tie_that_nothing_breaks_is_divided_and_rounded_down() -> None:
    scoring = final(
        """
        players 4
                    1
        2       P2a     F3a     3
        """
    )
    assert category(scoring, "P").won == (0, 0, 2, 0)
    assert category(scoring, "F").won == (0, 0, 0, 2)
    lakes = category(scoring, "all")
    assert lakes.points == 3
    assert [(each.seat, each.total) for each in lakes.tie] == [(ORANGE, 2), (PURPLE, 2)]
    assert lakes.won == (0, 0, 1, 1)


def test_example_2d_most_lakes_break_a_tie_of_four() -> None:
    scoring = final(
        """
        players 4
            1       2
        3       P0a     S2a
                    P1a     G3a
        """
    )
    assert category(scoring, "S").won == (0, 0, 4, 0)
    assert category(scoring, "P").won == (4, 0, 0, 0)
    assert category(scoring, "G").won == (0, 0, 0, 4)
    lakes = category(scoring, "all")
    assert lakes.villages == (1, 1, 1, 1)
    assert lakes.won == (3, 0, 0, 0)


def test_example_2e_lakes_and_temples_break_ties() -> None:
    scoring = final(
        """
        players 4
            4                               7
                G3a+1   P0a     P1a     P1a
                    1       2       3       F1a
                        M0a     G0a+2   S2a
                            5               6
        """
    )
    assert len(scoring.regions[0].fields) == 8
    assert category(scoring, "S").won == (0, 0, 8, 0)
    assert category(scoring, "P").villages == (1, 2, 0, 0)
    assert category(scoring, "P").won == (0, 8, 0, 0)
    prairie = category(scoring, "G")
    assert [(t.seat, t.lakes, t.temples) for t in prairie.tie] == [(YELLOW, 3, 2), (PURPLE, 2, 1)]
    assert prairie.won == (8, 0, 0, 0)
    assert category(scoring, "F").won == (0, 8, 0, 0)
    assert category(scoring, "M").won == (8, 0, 0, 0)
    lakes = category(scoring, "all")
    assert [(t.seat, t.lakes, t.temples) for t in lakes.tie] == [(YELLOW, 8, 2), (RED, 5, 0)]
    assert lakes.won == (7, 0, 0, 0)
    assert for_regions(scoring) == [23, 16, 8, 0]


def test_example_of_new_weapons_four_villages_apart() -> None:
    position = read_position(
        """
        round 5
        stocks 2 0
        F0      5       M0      1       S0      2       P0      3       G1
        """
    )
    events = list(lake_scoring(position, 5))
    assert position.stocks == [2 + 4 + 3 * 1, 1 + 3]
    new = next(event for event in events if event.key == "titicaca-new-weapons")
    assert new.values == {"seat": 0, "villages": 4, "chain": 1, "weapons": 7, "stock": 9}


# --- C-REG-2, C-TIE-1, C-TIE-2 ----------------------------------------------------------------------------


def test_each_region_scores_by_itself() -> None:
    scoring = final(
        """
        F0a     F0b     F1b
        """
    )
    assert [region.region for region in scoring.regions] == [(0, 0), (1, 0)]
    assert category(scoring, "F", 0).won == (1, 0)
    assert category(scoring, "F", 1).tie
    assert category(scoring, "F", 1).won == (1, 1)


def test_a_lake_next_to_two_villages_counts_once_for_the_region_and_twice_in_a_tie() -> None:
    scoring = final(
        """
            1
        F0a     M0a     S1a     P1a     2
        """
    )
    lakes = category(scoring, "all")
    assert lakes.points == 2
    assert [(t.seat, t.lakes) for t in lakes.tie] == [(0, 2), (1, 1)]
    assert lakes.won == (2, 0)


def test_only_those_with_most_villages_are_tied() -> None:
    scoring = final(
        """
        players 3
        F0a     M0a     S1a     P1a     G2a+2   1
        """
    )
    lakes = category(scoring, "all")
    assert [t.seat for t in lakes.tie] == [0, 1]
    assert scoring.shown == ()


def test_a_tie_of_three_is_divided_by_three() -> None:
    scoring = final(
        """
        players 3
        F0a     F1a     F2a     M2a
        """
    )
    assert category(scoring, "F").won == (4 // 3, 4 // 3, 4 // 3)


def test_only_temples_on_fields_of_the_category_count() -> None:
    scoring = final(
        """
        F0a     F1a     M0a+2   M1a     S1a     G0a
        """
    )
    assert [(t.seat, t.temples) for t in category(scoring, "F").tie] == [(0, 0), (1, 0)]
    assert category(scoring, "M").won == (6, 0)


# --- C-TIE-3 ----------------------------------------------------------------------------------------------


def test_every_temple_counted_in_a_tie_is_shown_whether_or_not_it_decides() -> None:
    scoring = final(
        """
        F0a+1   F1a     M1a+2
        """
    )
    # the forest is tied (0's +1 counts), the villages in all are not: 1's +2 stays unseen
    assert scoring.shown == (((0, 0), 0, 1),)


def test_a_scoring_shows_and_returns_temples() -> None:
    position = read_position(
        """
        round 5
        5       F0a+1   F1a+2   M0b+2   S1b     P1b
        """
    )
    list(lake_scoring(position, 5))
    assert position.temples == {(3, 0): 2}, "only the region at lake 5 gives its temples back"
    assert position.hands == [(1,), (1, 2)]
    assert position.known == {0}, "0's +1 was seen, so all know the one that stays; 1 has both in hand again"


def test_a_temple_is_shown_for_a_tie_in_any_category() -> None:
    position = read_position(
        """
        round 5
        5       F0a+1   M0a     F1a     F1a     M0b+2
        """
    )
    events = list(lake_scoring(position, 5))
    shown = [event.values["field"] for event in events if event.key == "titicaca-temple-shown"]
    assert shown == ["1,0"], "two villages each: it counted for the villages in all, not for the forest"


def test_temples_that_count_in_no_tie_go_back_unseen() -> None:
    position = read_position(
        """
        round 5
        5       F0a+1   M0a     S0b+2
        """
    )
    events = list(lake_scoring(position, 5))
    assert not [event for event in events if event.key == "titicaca-temple-shown"]
    assert position.known == set()
    assert position.hands[0] == (1,)


# --- C-SCO-1, C-END-5 -------------------------------------------------------------------------------------


def test_a_lakes_scoring_counts_stock_then_regions_there_then_gives_weapons() -> None:
    position = read_position(
        """
        round 10
        stocks 7 3
        scores 1 2
        10      F0a     M1a     S0b
        """
    )
    list(lake_scoring(position, 10))
    # weapons 7 and 3; forest 2 to seat 0, mountain 2 to seat 1; the lake is tied, 0 touches it
    assert position.scores == [1 + 7 + 2 + 1, 2 + 3 + 2]
    assert position.stocks == [7 + 2 + 3 * 1, 3 + 1 + 3 * 1]


def test_a_missing_scoring_lake_scores_weapons_and_gives_weapons_without_regions() -> None:
    position = read_position(
        """
        round 5
        stocks 7 0
        4       F0a+1   M1a
        """
    )
    list(lake_scoring(position, 5))
    assert position.scores == [7, 0]
    assert position.stocks == [7 + 4, 4]
    assert position.temples == {(1, 0): 1}


# --- C-CHA-1, C-END-3 -------------------------------------------------------------------------------------


def test_the_longest_chain_crosses_borders_but_not_lakes_or_others() -> None:
    position = read_position(
        """
        F0a     M0b     1       S0c
            P1d     G0e     F1f
        S0g
        """
    )
    assert longest_chain(position, 0) == 3
    assert longest_chain(position, 1) == 1


def test_the_final_scoring_counts_villages_chains_weapons_and_all_regions() -> None:
    scoring = final(
        """
        stocks 5 0
        1       F0a     M0a     S1b
        """
    )
    assert scoring.weapons == (5, 0)
    assert scoring.holdings == (2 + 3 * 2, 1 + 3 * 1)
    assert scoring.points == (5 + 8 + 2 + 2 + 1, 4 + 1 + 0)


def test_the_breakdown_is_plain_json_with_the_points_of_each_seat() -> None:
    scoring = final(
        """
        1       F0a+1   F1a     2
        """
    ).to_json()
    assert scoring["regions"] == [
        {
            "region": "1,0",
            "fields": ["1,0", "2,0"],
            "lakes": [1, 2],
            "categories": [
                {
                    "name": "F",
                    "points": 2,
                    "villages": [1, 1],
                    "tie": [
                        {"seat": 0, "lakes": 1, "temples": 1, "total": 2},
                        {"seat": 1, "lakes": 1, "temples": 0, "total": 1},
                    ],
                    "won": [2, 0],
                },
                {
                    "name": "all",
                    "points": 2,
                    "villages": [1, 1],
                    "tie": [
                        {"seat": 0, "lakes": 1, "temples": 1, "total": 2},
                        {"seat": 1, "lakes": 1, "temples": 0, "total": 1},
                    ],
                    "won": [2, 0],
                },
            ],
        }
    ]
    assert scoring["shown"] == [{"field": "1,0", "seat": 0, "value": 1}]
    assert scoring["points"] == [20 + 4 + 4, 20 + 4]


def test_the_events_tell_the_working() -> None:
    position: Position = read_position(
        """
        round 5
        5       F0a     F1a     M0a     S1a
        """
    )
    events = [event for event in lake_scoring(position, 5) if event.key == "titicaca-category"]
    assert [event.values["how"] for event in events] == ["tie", "most", "most", "tie"]
    assert all(isinstance(event, Event) for event in events)
