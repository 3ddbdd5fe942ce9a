"""Examples: every one of them is true, and every rule that can refuse something has one."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from atoll.core import game_names
from atoll.learn import Example, LearnError, StartPosition, examples
from atoll.learn.example import _example
from atoll.messages import LANGUAGES, catalogue
from atoll.messages.catalogue import sources
from atoll.messages.rulebook import rulebook

ALL = [example for game in game_names() for example in examples(game)]

WITHOUT = {
    "T-TURN-1": "the order of a turn's steps",
    "T-BLD-0": "what there is to build",
    "T-DBL-6": "the stack is empty",
    "T-ZONE-2": "a board without room, after hundreds of hexes",
}
"""Rules that refuse something which no picture shows."""


def refusing(game: str) -> set[str]:
    """The ids of a game's rules that a refusal can name: those that have a sentence."""
    return set(re.findall(r"^([TCA]-[A-Z]+-\d+) =", sources("en")[game], re.M))


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.name)
def test_an_example_is_true(example: Example) -> None:
    assert list(example.problems()) == []


@pytest.mark.parametrize("game", game_names())
def test_every_rule_that_can_refuse_a_move_has_an_example(game: str) -> None:
    shown = {example.rule for example in examples(game)}
    assert refusing(game) - shown == refusing(game) & WITHOUT.keys()
    assert shown <= {rule.id for rule in rulebook(game).rules}


@pytest.mark.parametrize("game", game_names())
def test_there_are_moves_that_are_allowed_and_moves_that_are_not(game: str) -> None:
    verdicts = [example.allowed for example in examples(game)]
    assert verdicts.count(True) >= 10
    assert verdicts.count(False) >= 10


def test_each_module_of_taluva_has_examples() -> None:
    ids = {example.rule.rsplit("-", 1)[0] for example in examples("taluva")}
    assert {"T-SHIP", "T-DBL", "T-ZONE", "T-FIVE"} <= ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_caption_is_written_and_none_is_left_over(lang: str) -> None:
    captions = {example.caption for example in ALL}
    assert len(captions) == len(ALL)
    written = "".join(text for topic, text in sources(lang).items() if topic.startswith("examples-"))
    assert set(re.findall(r"^(example-[a-z0-9-]+) =", written, re.M)) == captions
    assert all(catalogue(lang).say(key) for key in captions)


TRUE = Example("x", "A-PUT-1", StartPosition("talat", players=3), "put 36 AB a1")


@pytest.mark.parametrize(
    ("example", "problem"),
    [
        (replace(TRUE, move="put 36 AB a5"), "breaks ['A-PUT-1'], not []"),
        (replace(TRUE, breaks=("A-PUT-1",)), "breaks no rule, not ['A-PUT-1']"),
        (replace(TRUE, move="put 36 AB a5", breaks=("A-PUT-1",), rule="A-MOV-1"), "does not break"),
        (replace(TRUE, tells={"key": "talat-frozen"}), "does not cause"),
        (replace(TRUE, move="nonsense"), "isn’t a Talat move"),
        (replace(TRUE, start=StartPosition("talat", picture="a dog")), "the position is impossible"),
        (
            replace(TRUE, start=StartPosition("talat", players=3, moves=("put 36 BC a1",))),
            "the position is impossible",
        ),
        (replace(TRUE, start=StartPosition("taluva")), "nobody is to move"),
    ],
)
def test_what_is_wrong_with_an_example_is_said(example: Example, problem: str) -> None:
    assert list(TRUE.problems()) == []
    assert problem in next(example.problems())


def test_a_file_that_is_wrong_names_the_entry() -> None:
    with pytest.raises(LearnError, match="example x of talat has no 'rule'"):
        _example("talat", {"name": "x"})
    with pytest.raises(LearnError, match=r"example x of talat has the unknown parts \['mvoe'\]"):
        _example("talat", {"name": "x", "rule": "A-PUT-1", "mvoe": "put 36 AB a1"})


def test_a_game_without_examples_has_none() -> None:
    assert examples("ludo") == ()
