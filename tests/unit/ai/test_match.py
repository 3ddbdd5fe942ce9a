"""Matches: seats, equal set-ups, intervals, files."""

import json

import pytest

from atoll.ai import BotError
from atoll.ai.match import Match, read_file, standings, wilson
from atoll.core import SetupError, replay


def test_each_set_up_is_played_in_every_rotation():
    match = Match("talat", ("random", "greedy", "random"), 6)
    assert [match.seats(number) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_a_game_follows_from_the_match_and_its_number():
    match = Match("talat", ("random", "random"), 2, seed=4)
    assert match.play(1) == match.play(1)
    assert match.play(0) != match.play(1)
    assert replay(match.play(1).record).position.result().over


def test_standings_share_a_shared_win():
    match = Match("talat", ("random", "random"), 8)
    shares = standings(match, map(match.play, range(8)))
    assert sum(share.wins for share in shares) == 8
    assert all(share.low <= share.rate <= share.high for share in shares)


def test_wilson_against_known_values():
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for wins, games, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_file_goes_on_after_a_cut(tmp_path):
    match = Match("talat", ("random", "random"), 3)
    played = [match.play(number) for number in range(2)]
    path = tmp_path / "match.jsonl"
    lines = [json.dumps(match.to_json()), *(json.dumps(one.to_json()) for one in played)]
    path.write_text("\n".join(lines) + "\n" + lines[-1][:50])
    assert list(read_file(match, path)) == played
    with pytest.raises(BotError, match="another match"):
        list(read_file(Match("talat", ("random", "greedy"), 3), path))
    path.write_text("\n".join([lines[0], lines[1][:50], lines[2]]))
    with pytest.raises(BotError, match="no line of a match"):
        list(read_file(match, path))


def test_wrong_matches_are_refused():
    with pytest.raises(BotError, match="at least 1 game"):
        Match("talat", ("random", "random"), 0)
    with pytest.raises(SetupError, match="for 2 to 3 players"):
        Match("talat", ("random",), 1)
