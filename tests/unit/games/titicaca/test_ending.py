"""From round to round, and how the game ends."""

import pytest

from atoll.games.titicaca.picture import read_position
from atoll.games.titicaca.rules import Position, Step

CODES = "titicaca-scoring"


def play(position: Position, *moves: str) -> list[tuple[str, object]]:
    """Play moves in turn; return what was scored and skipped."""
    events = []
    for move in moves:
        seat = position.to_move
        assert isinstance(seat, int)
        events += [
            (event.key, event.values.get("lake"))
            for event in position.play(move, seat)
            if event.key in {"titicaca-scoring", "titicaca-skipped"}
        ]
    return events


def test_the_game_ends_when_no_field_is_empty() -> None:
    position = read_position("round 3\nhands - -\n" + "F0a     3       M")
    play(position, "bid 1", "bid 2", "village 2,0")
    result = position.result
    assert (result.over, result.reason) == (True, "full")
    # seat 0: 20 weapons, a village, its chain; forest 1, lake 1. Seat 1: 18, the same.
    assert result.scores == (20 + 1 + 3 + 2, 18 + 1 + 3 + 2)
    assert result.places == (1, 2)
    assert position.active_seats == ()
    assert [refusal.key for refusal in position.explain("bid 0", 0)] == ["game-over"]


def test_an_unfinished_game_has_no_places() -> None:
    result = read_position("scores 3 4\nF       1").result
    assert (result.over, result.reason, result.places, result.scores) == (False, None, None, (3, 4))


def test_equal_points_share_a_place() -> None:
    position = read_position("players 3\nround 3\nhands - - -\nstocks 5 5 9\n" + "F0a     3       M")
    play(position, "bid 0", "bid 1", "bid 0", "village 2,0")
    assert position.result.scores == (5 + 1 + 3 + 2, 4 + 1 + 3 + 2, 9)
    position = read_position("players 3\nround 3\nhands - - -\nstocks 5 6 4\n" + "F0a     3       M")
    play(position, "bid 0", "bid 1", "bid 0", "village 2,0")
    assert position.result.places == (1, 1, 3)


@pytest.mark.parametrize("lake", [5, 10])
def test_a_full_country_after_a_scoring_lake_is_scored_first(lake: int) -> None:
    position = read_position(f"round {lake}\nhands - -\n" + f"F       {lake}")
    assert play(position, "bid 5", "bid 0", "village 0,0") == [(CODES, lake), (CODES, 0)]
    # 15 weapons, forest and lake; then 4 new weapons, and all again with village and chain
    assert position.scores == [15 + 2 + 19 + 4 + 2, 20 + 20]


def test_a_scoring_whose_round_never_came_is_lost() -> None:
    position = read_position("round 3\nhands - -\n" + "F       3       10")
    assert play(position, "bid 5", "bid 0", "village 0,0") == [(CODES, 0)]


def test_a_skipped_scoring_lake_is_scored_all_the_same() -> None:
    position = read_position("round 4\nhands - -\n" + "F       4       5       6       M")
    events = play(position, "bid 5", "bid 0", "village 0,0")
    assert events == [("titicaca-skipped", 5), (CODES, 5)]
    assert position.round == 6


def test_without_lakes_5_and_10_their_scorings_still_come() -> None:
    position = read_position("round 4\nhands - -\nstocks 3 0\n" + "F       4       G")
    events = play(position, "bid 1", "bid 0", "village 0,0")
    assert [lake for key, lake in events if key == CODES] == [5, 10]
    assert (position.step, position.round) == (Step.BIDDING, 16)
    # 2 points, then 4 weapons; 6 points, then 4 weapons
    assert (position.scores, position.stocks) == ([2 + 6, 0], [10, 0])


# --- C-END-2 ----------------------------------------------------------------------------------------------


def test_extra_rounds_are_over_all_empty_fields() -> None:
    position = read_position("round 15\nhands - -\n" + "F       15      M       G       S")
    play(position, "bid 1", "bid 0", "village 0,0")
    assert (position.step, position.round) == (Step.BIDDING, 16)
    play(position, "bid 1", "bid 2")
    assert position.legal_moves_for(1) == ["village 2,0", "village 3,0", "village 4,0"]
    play(position, "village 4,0", "village 3,0", "join -")
    assert (position.step, position.round) == (Step.BIDDING, 17)
    play(position, "bid 1", "bid 0", "village 2,0", "join -", "merge -")
    assert position.result.reason == "full"


def test_the_game_ends_after_lake_15_when_nobody_has_weapons() -> None:
    position = read_position("round 15\nhands - -\nstocks 1 0\n" + "F       15      M")
    play(position, "bid 1", "bid 0", "village 0,0")
    assert position.result.reason == "weapons"
    assert position.round == 15


def test_before_lake_15_a_game_without_weapons_goes_on() -> None:
    position = read_position("round 13\nhands - -\nstocks 1 0\n" + "F       13      M       14")
    play(position, "bid 1", "bid 0", "village 0,0")
    assert (position.step, position.round) == (Step.BIDDING, 14)
    assert position.legal_moves_for(0) == ["bid 0"]
    play(position, "bid 0", "bid 0")
    assert position.result.reason == "weapons"


def test_full_comes_before_weapons() -> None:
    position = read_position("round 15\nhands - -\nstocks 1 0\n" + "F       15")
    play(position, "bid 1", "bid 0", "village 0,0")
    assert position.result.reason == "full"


def test_an_extra_round_in_which_nobody_bids_ends_the_game() -> None:
    position = read_position("round 16\nstocks 5 7\n" + "F       15      M")
    play(position, "bid 0", "bid 0")
    result = position.result
    assert (result.reason, result.scores, result.places) == ("no-bids", (5, 7), (2, 1))


def test_nobody_bidding_at_lake_15_does_not() -> None:
    position = read_position("round 15\n" + "F       15      M")
    play(position, "bid 0", "bid 0")
    assert (position.step, position.round) == (Step.BIDDING, 16)
