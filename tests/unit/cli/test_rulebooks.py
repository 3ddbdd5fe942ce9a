"""games and rules: what there is to play, and how."""

from __future__ import annotations

import pytest

from atoll.core import game_names
from atoll.messages.rulebook import rulebook, rulebooks

from .conftest import Run

PLAIN = next(rule for rule in rulebook("titicaca").rules if not rule.rulings)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_all_games_are_listed_with_their_options(run: Run, lang: str) -> None:
    ran = run("games", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    for name in game_names():
        assert f"{name}  " in ran.out
    assert "intermediate-round" in ran.out
    assert all(line == line.rstrip() for line in ran.out.splitlines())


def test_a_rule_is_shown_with_its_rulings(run: Run) -> None:
    ran = run("rules", "c-set-1")
    assert ran.code == 0
    assert ran.out.startswith("C-SET-1\n")
    assert ran.out.count("Ruling.") == len(rulebook("titicaca")["C-SET-1"].rulings)


@pytest.mark.parametrize(("lang", "word"), [("en", "Ruling."), ("fr", "Décision."), ("de", "Entscheidung.")])
def test_all_rulings_are_listed_and_only_rules_with_one(run: Run, lang: str, word: str) -> None:
    ran = run("rules", "--rulings", "--lang", lang)
    books = [rulebook(name, lang) for name in rulebooks(lang)]
    assert ran.out.count(word) == sum(len(rule.rulings) for book in books for rule in book.rules)
    ruled = [rule.id for book in books for rule in book.rules if rule.rulings]
    assert [line for line in ran.out.splitlines() if line in ruled] == ruled
    assert PLAIN.id not in ran.out.splitlines()


def test_a_game_a_group_and_an_overview(run: Run) -> None:
    ids = [rule.id for rule in rulebook("titicaca").rules]
    assert [line for line in run("rules", "titicaca").out.splitlines() if line in ids] == ids
    group = run("rules", "C-SET").out.splitlines()
    assert [line for line in group if line in ids] == [f"C-SET-{number}" for number in range(1, 5)]
    assert all(name in run("rules").out for name in rulebooks())


@pytest.mark.parametrize(
    ("topic", "message"), [("C-SET-11", "Did you mean C-SET-1"), ("xyzzy", "No rule or game “xyzzy”")]
)
def test_what_there_is_no_rule_for(run: Run, topic: str, message: str) -> None:
    ran = run("rules", topic)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_a_topic_without_rulings_says_so(run: Run) -> None:
    ran = run("rules", PLAIN.id, "--rulings")
    assert ran.code == 2
    assert f"no rulings about “{PLAIN.id}”" in ran.err
