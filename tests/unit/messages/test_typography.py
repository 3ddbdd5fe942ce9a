"""Typography: French signs keep to their words, other languages stay as they are written."""

from __future__ import annotations

import re

from atoll.messages import catalogue
from atoll.messages.catalogue import sources
from atoll.messages.rulebook import rulebook
from atoll.messages.typography import NO_BREAK, typeset


def test_french_signs_never_begin_a_line() -> None:
    """The same text as in web/src/app/messages.test.ts."""
    assert typeset("Vraiment ? Oui : 50 % de « tout » !", "fr") == (
        f"Vraiment{NO_BREAK}? Oui{NO_BREAK}: 50{NO_BREAK}% de «{NO_BREAK}tout{NO_BREAK}»{NO_BREAK}!"
    )


def test_apostrophes_within_french_words_are_curved() -> None:
    """Quotes around a command are not apostrophes."""
    assert typeset("L'île n'est qu'à lui, 'atoll serve' aussi.", "fr") == (
        "L’île n’est qu’à lui, 'atoll serve' aussi."
    )


def test_other_languages_are_left_alone() -> None:
    """German and English have no such spaces."""
    assert typeset("it's 5 % : really ?", "en") == "it's 5 % : really ?"


def test_rules_are_typeset() -> None:
    """Pages wrap them; what the terminal prints, other programs may read, and it stays as it is written."""
    rules = rulebook("taluva", "fr").rules
    assert not [rule.id for rule in rules if re.search(r" [:;?!»]|« |\w'\w", rule.text)]
    assert catalogue("fr").say("web-rule-why") == "Pourquoi ?"


def test_french_sentences_are_written_with_one_kind_of_apostrophe() -> None:
    """The curved one."""
    straight = re.compile(r"[^\W\d_]'[^\W_]")
    assert not [topic for topic, text in sources("fr").items() if straight.search(text)]
