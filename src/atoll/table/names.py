"""Names that look alike: compared by a skeleton, as Unicode's security report describes it (UTS 39).

Which characters can be taken for which comes from Unicode's tables, in the library confusable-homoglyphs.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache
from typing import Final

INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols of which nothing is seen, besides the format characters."""

MARK: Final = "\u200e"
"""What the tables put around characters that are written from right to left."""

NAME_LENGTH: Final = 24
"""The most characters of a name."""

SKELETON_LENGTH: Final = 128
"""The most characters of a skeleton that are compared."""


def skeleton(name: str) -> str:
    r"""Return what a name looks like: names that can be taken for each other have the same skeleton.

    >>> skeleton("Anna") == skeleton("\u0410nna"), skeleton("Anna") == skeleton("An\u200bna")
    (True, True)
    >>> skeleton("Lia") == skeleton("Ila")
    False
    """
    prototypes = _prototypes()
    visible = (each for each in unicodedata.normalize("NFD", name) if not _invisible(each))
    looks = "".join(prototypes.get(each, each) for each in visible)
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFD", looks).casefold())
    return " ".join(folded.split())[:SKELETON_LENGTH]


def free_name(name: str, taken: Collection[str]) -> str:
    """Return a name, or the name with a number if somebody else has one that looks like it.

    >>> free_name("Anna", ["Ben", "ANNA"]), free_name("Anna", ["Ben"])
    ('Anna 2', 'Anna')
    """
    skeletons, found, number = {skeleton(other) for other in taken}, name, 1
    while skeleton(found) in skeletons:
        number += 1
        found = f"{name[: NAME_LENGTH - 1 - len(str(number))].rstrip()} {number}"
    return found


def _invisible(character: str) -> bool:
    variant = "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
    format_or_control = unicodedata.category(character)[0] == "C"
    return variant or character in INVISIBLE or (format_or_control and not character.isspace())


@cache
def _prototypes() -> dict[str, str]:
    """Return the character, or the characters, that each character can be taken for.

    The library tells of each pair both ways. Every confusable has one prototype, and a prototype is none
    itself; so what is paired with more than one other is a prototype. If two have only each other, either may
    be the prototype, unless it is several characters long.
    """
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 - a part of atoll[server]

    pairs: dict[str, set[str]] = {}
    for character, others in confusables_data.items():
        pairs.setdefault(character.strip(MARK), set()).update(other["c"].strip(MARK) for other in others)
    found = {}
    for character, looks_like in pairs.items():
        if len(character) == 1 and len(looks_like) == 1:
            (other,) = looks_like
            alone = len(other) == 1 and len(pairs[other]) == 1
            found[character] = min(character, other) if alone else other
    return found
