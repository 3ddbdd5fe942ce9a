"""Matches: seats, equal set-ups, scores."""

import json

import pytest

from atoll.ai import BotError
from atoll.ai.match import Match, PlayedGame, score, setup_scores, standings
from atoll.core import SetupError


def test_each_set_up_is_played_in_every_rotation():
    match = Match("talat", ("random", "greedy", "random"), 6)
    assert [match.seats(number) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_a_game_follows_from_the_match_and_its_number():
    match = Match("talat", ("random", "random"), 2, seed=4)
    assert match.play(1) == match.play(1)
    assert match.play(0).record != match.play(1).record
    assert match.play(1).record == match.play(1).record
    assert match.play(1).record.position().result.over


def test_standings_share_a_shared_win():
    match = Match("talat", ("random", "random"), 8)
    shares = standings(match, map(match.play, range(8)))
    assert sum(share.wins for share in shares) == 8
    assert all(share.low <= share.rate <= share.high for share in shares)


def test_a_bot_is_compared_with_those_of_other_names():
    match = Match("talat", ("greedy", "random", "random"), 3)
    one = PlayedGame(0, (0, 1, 2), (2, 1, 3))
    assert [score(match, one, bot) for bot in range(3)] == [0.5, 0.5, 0.5]
    assert score(match, PlayedGame(1, (1, 2, 0), (3, 2, 1)), 0) == 1.0
    assert score(match, PlayedGame(1, (1, 2, 0), (1, 1, 1)), 0) == 0.5
    same = Match("talat", ("random", "random"), 2)
    assert score(same, PlayedGame(0, (0, 1), (1, 2)), 0) == 1.0


def test_a_set_up_counts_when_it_was_played_in_every_seating():
    match = Match("talat", ("greedy", "random"), 8)
    played = [PlayedGame(n, match.seats(n), (1, 2)) for n in (3, 0, 5, 1, 4)]
    assert setup_scores(match, played) == [0.5]
    assert setup_scores(match, [*played, PlayedGame(2, (0, 1), (1, 2))]) == [0.5, 0.5, 0.5]


def test_a_game_survives_its_line():
    match = Match("talat", ("random", "random"), 1)
    one = match.play(0)
    assert PlayedGame.from_json(json.loads(json.dumps(one.to_json()))) == one
    for broken in (
        {},
        {"number": 1, "seats": [0], "places": [1, 2]},
        {"number": 1, "seats": ["a"], "places": [1]},
    ):
        with pytest.raises(BotError, match="Not a line of a match"):
            PlayedGame.from_json(broken)


def test_wrong_matches_are_refused():
    with pytest.raises(BotError, match="at least 1 game"):
        Match("talat", ("random", "random"), 0)
    with pytest.raises(SetupError, match="takes 2 to 3 players"):
        Match("talat", ("random",), 1)
