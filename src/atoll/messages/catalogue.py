"""Catalogues of sentences: Fluent, with plurals by CLDR."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "de")
"""The languages that every sentence exists in; the first is the one a programmer reads."""


LONGEST: Final = 900
"""The most characters of a value that a sentence shows."""


LARGEST: Final = 10**15
"""Numbers below this are written as the language writes them."""


_KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*)")


class Catalogue:
    """The sentences of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no catalogue for {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        # Parsing everything takes a second; most programs need two or three topics.
        self._unread = sources(lang)
        self._topics = {key: topic for topic, text in self._unread.items() for key in _KEY.findall(text)}
        self._reading = RLock()

    def add(self, topic: str, text: str) -> None:
        """Add the sentences of a topic, such as those of a game that comes in a package of its own."""
        with self._reading:
            self._unread[topic] = text
            self._topics |= dict.fromkeys(_KEY.findall(text), topic)

    def __contains__(self, key: str) -> bool:
        return key in self._topics

    def _read(self, topic: str) -> None:
        """Parse a topic, and those whose sentences it contains."""
        with self._reading:
            text = self._unread.pop(topic, None)
            if text is None:
                return
            self._bundle.add_resource(FluentResource(text))
            for other in {self._topics[key] for key in _REFERENCE.findall(text) if key in self._topics}:
                self._read(other)

    def say(
        self, key: str, values: Mapping[str, object] | None = None, names: Sequence[str] | None = None
    ) -> str:
        """Give the sentence for a key.

        A value called ``seat``, or whose name ends with ``_seat``, is a seat's number, and ``seats`` (or
        ``…_seats``) is a list of them: ``names`` (one a seat) puts the players' names there. Other lists
        are joined as the language joins them. Raises KeyError for a key that does not exist.
        """
        if key not in self:
            raise KeyError(f"no sentence {key!r} in {self.lang}")
        self._read(self._topics[key])
        filled = {name: _cut(self._value(name, value, names)) for name, value in (values or {}).items()}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        text, problems = self._bundle.format_pattern(pattern, filled)
        if problems:
            raise ValueError(f"{self.lang}: {key}: {problems[0]}")
        return str(text)

    def seat(self, seat: int, names: Sequence[str] | None = None) -> str:
        """Give the name of a seat."""
        return names[seat] if names is not None else self.say("seat-name", {"number": str(seat)})

    def _value(self, name: str, value: object, names: Sequence[str] | None) -> str | int | float:
        leaf = name.rpartition("_")[2]
        if leaf == "seat" and isinstance(value, int):
            return self.seat(value, names)
        if isinstance(value, str) or (isinstance(value, int | float) and not isinstance(value, bool)):
            return value
        if isinstance(value, Sequence):
            one = "seat" if leaf == "seats" else name
            return format_list([str(self._value(one, item, names)) for item in value], locale=self.lang)
        return str(value).lower() if isinstance(value, bool) else str(value)


def _cut(value: str | int | float) -> str | int | float:
    """Shorten what would drown a sentence: a broken file can quote itself without end, and Fluent refuses.

    Numbers that no plural rule can take (nobody has 10**30 players) are quoted as they are.
    """
    if not isinstance(value, str):
        if abs(value) < LARGEST:
            return value
        value = str(value) if isinstance(value, float) or abs(value) < 10**LONGEST else "…"
    return f"{value[:LONGEST]} …" if len(value) > LONGEST else value


def sources(lang: str) -> dict[str, str]:
    """Give the text of each of a language's catalogues, by topic."""
    folder = files("atoll.messages").joinpath(lang)
    return {
        entry.name.removesuffix(".ftl"): entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


@cache
def catalogue(lang: str) -> Catalogue:
    """Give a language's catalogue."""
    return Catalogue(lang)


def say(
    key: str,
    values: Mapping[str, object] | None = None,
    lang: str = LANGUAGES[0],
    names: Sequence[str] | None = None,
) -> str:
    """Give the sentence for a key in a language."""
    return catalogue(lang).say(key, values, names)


def language(wish: str | None = None) -> str:
    """Choose a language: the wish if there is one, else what the locale's variables say, else English."""
    for given in (wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if given and given[:2].lower() in LANGUAGES:
            return given[:2].lower()
        if given:
            break
    return LANGUAGES[0]
