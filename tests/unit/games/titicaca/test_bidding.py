"""Rounds and bids: who may bid what, who plays, in which order, what is paid."""

import pytest

from atoll.games.titicaca.picture import read_position
from atoll.games.titicaca.rules import Position, Step
from atoll.games.titicaca.rules.bidding import order_of_play

ALAN, CLAUS, WOLFGANG, REINER = range(4)

THREE_FIELDS = """
    players 4
    arrow 2
    F       1       M
        S
"""


def bid_all(position: Position, *bids: int) -> list[str]:
    return [event.key for seat, bid in enumerate(bids) for event in position.play(f"bid {bid}", seat)]


def keys(position: Position, seat: int, move: str) -> list[str]:
    return [refusal.key for refusal in position.explain(move, seat)]


def test_example_1_order_of_play_and_the_one_who_takes_the_sword_back() -> None:
    position = read_position(THREE_FIELDS)
    events = bid_all(position, 3, 6, 3, 2)
    assert position.order == (CLAUS, WOLFGANG, ALAN)
    assert "titicaca-bid-back" in events
    assert position.stocks == [20, 20 - 6, 20, 20], "who waits for the turn has not paid yet (C-BID-3)"
    for seat, move in [(CLAUS, "village 0,0"), (WOLFGANG, "village 2,0"), (ALAN, "village 0,1")]:
        assert position.active_seats == (seat,)
        position.play(move, seat)
        while position.active_seats == (seat,) and position.step is not Step.VILLAGE:
            position.play(f"{position.step} -", seat)
    assert position.scores[REINER] == 20, "Reiner kept his sword: the game is over, 20 weapons are 20 points"


# --- C-BID-1, C-SET-3 -------------------------------------------------------------------------------------


def test_a_bid_is_any_whole_number_up_to_the_stock() -> None:
    position = read_position("stocks 2 0\n" + "F       1")
    assert position.legal_moves_for(0) == ["bid 0", "bid 1", "bid 2"]
    assert keys(position, 0, "bid 3") == ["C-SET-3"]


def test_who_has_no_weapons_bids_0() -> None:
    position = read_position("stocks 2 0\n" + "F       1")
    assert position.legal_moves_for(1) == ["bid 0"]
    assert keys(position, 1, "bid 1") == ["C-SET-3", "C-BID-1"]


def test_before_the_bids_nothing_else_is_played() -> None:
    position = read_position(THREE_FIELDS)
    assert keys(position, 0, "village 0,0") == ["C-BID-1"]


def test_bids_come_in_any_order_and_once() -> None:
    position = read_position(THREE_FIELDS)
    assert position.active_seats == (0, 1, 2, 3)
    position.play("bid 5", 2)
    assert position.active_seats == (0, 1, 3)
    assert keys(position, 2, "bid 6") == ["not-your-turn"]
    for seat in (3, 0):
        position.play("bid 0", seat)
    assert position.step is Step.BIDDING
    position.play("bid 0", 1)
    assert position.order == (2,)


def test_only_a_bid_of_1_or_more_takes_part() -> None:
    position = read_position(THREE_FIELDS)
    bid_all(position, 0, 1, 0, 2)
    assert position.order == (3, 1)


# --- C-BID-2 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arrow", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_ties_go_clockwise_from_the_arrows_holder(arrow: int, order: list[int]) -> None:
    assert order_of_play(dict.fromkeys(range(4), 2), arrow, 4) == order


def test_higher_bids_come_first_wherever_the_arrow_is() -> None:
    assert order_of_play({0: 1, 1: 3, 2: 0, 3: 3}, 3, 4) == [3, 1, 0]


# --- C-BID-3, C-BID-4, C-BID-5 ----------------------------------------------------------------------------


def test_a_bid_is_paid_when_the_turn_begins_and_each_has_one_turn() -> None:
    position = read_position(
        """
        hands - -
        F       1       M       # a third field stays empty
            S
        """
    )
    bid_all(position, 2, 5)
    assert position.stocks == [20, 15]
    position.play("village 0,0", 1)
    assert position.stocks == [18, 15]
    position.play("village 2,0", 0)
    assert (position.step, position.round) == (Step.BIDDING, 16), "one field is left for an extra round"
    assert position.villages == {(0, 0): 1, (2, 0): 0}


def test_the_arrow_goes_to_who_took_the_last_turn() -> None:
    position = read_position(
        """
        players 3
        arrow 2
        hands - - -
        F       1       M
            S
        """
    )
    bid_all(position, 2, 5, 0)
    position.play("village 0,0", 1)
    assert position.arrow == 2
    position.play("village 2,0", 0)
    assert position.arrow == 0


def test_if_nobody_bids_nothing_happens_and_the_arrow_stays() -> None:
    position = read_position("arrow 1\n" + "F       1       M       2")
    bid_all(position, 0, 0)
    assert (position.arrow, position.round, position.villages) == (1, 2, {})


# --- C-RND-1 ----------------------------------------------------------------------------------------------


def test_rounds_go_by_the_lakes_and_skip_those_without_empty_fields_or_out_of_the_game() -> None:
    position = read_position("hands - -\n" + "1       F       2       4       M")
    bid_all(position, 1, 0)
    lakes = [event.values["lake"] for event in position.play("village 1,0", 0) if "lake" in event.values]
    assert lakes == [2, 3, 4], "2 has no empty field, 3 is not in the game"
    assert (position.step, position.round) == (Step.BIDDING, 4)


def test_lakes_that_touch_stay_two() -> None:
    position = read_position("round 2\nstep village\norder 0\n" + "F       1       2       M")
    assert position.legal_moves_for(0) == ["village 3,0"]
