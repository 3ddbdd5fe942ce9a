"""Rulebooks: Markdown in, rules out."""

from __future__ import annotations

import pytest

from atoll.core import game_names
from atoll.messages import LANGUAGES
from atoll.messages.rulebook import read_rulebook, rulebook, rulebooks

BOOK = """
# Pebbles

Words before the first rule belong to nobody.

## Moving

### X-MOV-1

Move one pebble.

Only one.

> **Ruling.** Not two, as a review
> once said.
>
> And never three.

> **Ruling.** Pebbles are round.

### X-MOV-12
> **Ruling.** Only a ruling.

## Ending
### X-END-1
It ends.
"""


def test_a_rule_has_its_section_its_text_and_its_rulings() -> None:
    book = read_rulebook("pebbles", BOOK)
    assert book.title == "Pebbles"
    assert [rule.id for rule in book.rules] == ["X-MOV-1", "X-MOV-12", "X-END-1"]
    rule = book["x-mov-1"]
    assert (rule.game, rule.section) == ("pebbles", "Moving")
    assert rule.text == "Move one pebble.\n\nOnly one."
    assert rule.rulings == (
        "Not two, as a review\nonce said.\n\nAnd never three.",
        "Pebbles are round.",
    )
    assert book["X-MOV-12"].rulings == ("Only a ruling.",)
    assert book["X-END-1"].section == "Ending"


def test_rules_are_found_by_whole_parts_of_their_ids() -> None:
    book = read_rulebook("pebbles", BOOK)
    assert [rule.id for rule in book.beginning("x-mov")] == ["X-MOV-1", "X-MOV-12"]
    assert [rule.id for rule in book.beginning("X-MOV-1")] == ["X-MOV-1"]
    assert book.beginning("X-MO") == ()
    with pytest.raises(KeyError):
        book["X-MOV"]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("# T\n### A-1\ntext\n### A-1\nagain", "line 4: rule A-1"),
        ("# T\n### A-1\n### A-2\ntext", "rule A-1 has no text"),
        ("# T\nno rules", "at least one rule"),
        ("### A-1\ntext", "needs a title"),
    ],
)
def test_what_is_wrong_with_a_rulebook_is_named(source: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_rulebook("t", source)


def test_a_game_without_a_rulebook_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rulebook("ludo")


def test_every_written_rulebook_reads_and_has_the_same_rules_in_each_language() -> None:
    for name in rulebooks():
        assert name in game_names()
        ids = {lang: [rule.id for rule in rulebook(name, lang).rules] for lang in LANGUAGES}
        assert ids["fr"] == ids["de"] == ids["en"], name
        ruled = {lang: [len(rule.rulings) for rule in rulebook(name, lang).rules] for lang in LANGUAGES}
        assert ruled["fr"] == ruled["de"] == ruled["en"], name
