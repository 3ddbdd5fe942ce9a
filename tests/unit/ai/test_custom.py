"""Bots of one's own: functions and classes by their names, in matches, seats and names of files."""

from __future__ import annotations

from pathlib import Path

import pytest

from atoll.ai import Bot, BotError, player
from atoll.ai.custom import is_custom
from atoll.ai.match import Match, play_game
from atoll.core import game

BOTS = """
from atoll.ai import Bot

SEEN = []

def first(position, seat):
    SEEN.append(position)
    return position.legal_moves_for(seat)[0]

def drawn(position, seat, random):
    return random.choice(position.legal_moves_for(seat))

def wrong(position, seat):
    return "capture everything"

class Reader:
    def __init__(self, depth=1, name="x", seed=None):
        self.depth, self.name, self.seed = depth, name, seed

    def choose(self, position, seat):
        moves = position.legal_moves_for(seat)
        return moves[self.depth % len(moves)]

class Last(Bot):
    def choose(self, position, seat, history=None):
        return position.legal_moves_for(seat)[-1]

class Mute:
    pass

NUMBER = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.parametrize("name", ["first", "drawn", "Reader", "Reader,depth=0,name=y", "Last"])
@pytest.mark.parametrize("other", ["talat", "titicaca"])
def test_functions_and_classes_play(name: str, other: str) -> None:
    bots = [player(f"some_bots:{name}", seed=1), player("random", seed=1)]
    assert play_game(game(other).new(2, seed=1), bots).result.over


def test_a_match_of_them_is_repeated_by_its_seed() -> None:
    match = Match("talat", ("some_bots:drawn", "some_bots:first"), 2)
    assert match.play(1).record == match.play(1).record


def test_settings_are_arguments_of_a_class() -> None:
    made = player("some_bots:Reader,depth=2,name=deep", seed=5)
    reader = made._function.__self__
    assert (reader.depth, reader.name, reader.seed) == (2, "deep", 5)
    with pytest.raises(BotError, match="depth"):
        player("some_bots:first,depth=2")
    with pytest.raises(BotError, match="width"):
        player("some_bots:Reader,width=2")


def test_a_function_gets_nobodys_secrets() -> None:
    import some_bots

    position = game("titicaca").new(3, seed=1)
    position.play("bid 7", 1)
    drawn = set()
    for seed in range(30):
        some_bots.SEEN.clear()
        player("some_bots:first", seed=seed).choose(position, 0)
        [seen] = some_bots.SEEN
        assert seen.view(0) == position.view(0)
        drawn.add(seen.reference.bids[1])
    assert len(drawn) > 5


def test_a_bot_needs_think_or_choose() -> None:
    with pytest.raises(TypeError, match="neither think nor choose"):
        type("Nothing", (Bot,), {})
    position = game("talat").new(2)
    advice = player("some_bots:Last").think(position, 0)
    assert [candidate.move for candidate in advice.candidates] == [advice.move]
    assert advice.values == ()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("some_bots:nobody", "load the bot"),
        ("no_such_module:bot", "load the bot"),
        ("some_bots:NUMBER", "neither a function nor a class"),
        ("some_bots:Mute", "neither a function nor a class"),
    ],
)
def test_what_is_no_bot(name: str, sentence: str) -> None:
    with pytest.raises(BotError, match=sentence):
        player(name)


def test_an_illegal_move_is_told() -> None:
    with pytest.raises(BotError, match="capture everything"):
        player("some_bots:wrong").choose(game("talat").new(2), 0)


def test_names_with_settings_are_no_modules() -> None:
    assert is_custom("package.module:Class")
    assert not is_custom("mcts:seconds=0.1")
    assert not is_custom("greedy")
    with pytest.raises(BotError, match="settings like"):
        player("mcts:fast")
