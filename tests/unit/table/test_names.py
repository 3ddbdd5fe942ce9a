"""Names that can be taken for each other are the same name."""

from __future__ import annotations

import pytest

from atoll.table.names import NAME_LENGTH, free_name, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Anna", "An\u200bna"),  # a space of no width
        ("Anna", "A\ufe0fnn\u034fa"),  # a variant, a joiner
        ("Anna", "\U0001d400nna"),  # mathematical bold
        ("Anna", "ANNA"),
        ("Bill", "Bi\u0399l"),  # a Greek iota
        ("Bill", "BiIl"),
        ("modern", "rnodern"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Otto 10", "\u039ftt\u03bf l0"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("Lia", "Ila"), ("M\u00fcller", "Muller"), ("Ali", "All"), ("Jo Anna", "Joanna")],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_skeleton_of_any_name_has_a_skeleton_of_its_own() -> None:
    for name in ("", "\0", "\u202e\u202d", "\u5b89\u5a1c", "\U0001f995", "\ufdfa" * 24):
        assert len(skeleton(name)) <= 128


def test_whoever_comes_second_gets_a_number() -> None:
    assert free_name("Guest", []) == "Guest"
    assert free_name("Guest", ["Guest"]) == "Guest 2"
    assert free_name("Gu\u0435st", ["Guest", "Guest 2"]) == "Gu\u0435st 3"
    long = "n" * NAME_LENGTH
    assert free_name(long, [long]) == "n" * (NAME_LENGTH - 2) + " 2"
