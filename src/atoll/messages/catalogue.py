"""Catalogues of sentences, in Fluent, with plurals from CLDR."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
"""The languages of every sentence. The first is the language of errors in Python."""

MAX_LENGTH: Final = 900
"""The most characters of a value that a sentence shows."""

MAX_NUMBER: Final = 10**15
"""Numbers below this are formatted for the language; larger ones are quoted as they are."""

_KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*)")
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?: .*)?)*)", re.M)
_MORE_THAN_TEXT: Final = re.compile(r"[{}]|\n +[.\[*]")


class Catalogue:
    """The sentences of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no catalogue for {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle: FluentBundle | None = None
        # Parsing everything takes a second; most programs need two or three topics, some only plain texts.
        self._unread = sources(lang)
        self._plain: dict[str, dict[str, str]] = {}
        self._topics = {key: topic for topic, text in self._unread.items() for key in _KEY.findall(text)}
        self._reading = RLock()

    def add(self, topic: str, text: str) -> None:
        """Add the sentences of a topic, such as those of a game that comes in a package of its own."""
        with self._reading:
            self._unread[topic] = text
            self._plain.pop(topic, None)
            self._topics |= dict.fromkeys(_KEY.findall(text), topic)

    def __contains__(self, key: str) -> bool:
        return key in self._topics

    def _read(self, topic: str) -> None:
        """Parse a topic, and those whose sentences it contains."""
        with self._reading:
            text = self._unread.pop(topic, None)
            if text is None:
                return
            # Loading these takes longer than all that `atoll --help` does.
            from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

            if self._bundle is None:
                self._bundle = FluentBundle([self.lang], use_isolating=False)
            self._bundle.add_resource(FluentResource(text))
            for other in {self._topics[key] for key in _REFERENCE.findall(text) if key in self._topics}:
                self._read(other)

    def _plain_text(self, topic: str, key: str) -> str | None:
        """Return a text that contains no values, of a topic that has not been parsed; None for all others."""
        text = self._unread.get(topic)
        if text is None:
            return None
        if topic not in self._plain:
            self._plain[topic] = plain_texts(text)
        return self._plain[topic].get(key)

    def say(
        self,
        key: str,
        values: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        you: int | None = None,
    ) -> str:
        """Return the sentence for a key. Raise KeyError if there is no such key.

        A value called ``seat``, or whose name ends with ``_seat``, is a seat number, and ``seats`` (or
        ``…_seats``) is a list of them; ``names``, one per seat, replaces them by the players' names. Other
        lists are joined as the language does. A value that is itself a key with values, as ``Fact.to_json``
        writes it, is said first.

        ``you`` is the reader's own seat. For each seat a sentence also gets ``you`` (``…_you``), ``yes`` or
        ``no``; for a list of seats it is ``yes`` if it holds the reader alone, ``among`` if it holds others
        too, and ``others`` (``…_others``) names those. In a list the reader is called "you".
        """
        if key not in self:
            raise KeyError(f"no sentence {key!r} in {self.lang}")
        topic = self._topics[key]
        plain = self._plain_text(topic, key)
        if plain is not None:
            return plain
        self._read(topic)
        assert self._bundle is not None
        complete = {**self._addressed(values or {}, names, you), **(values or {})}
        filled = {name: _shortened(self._value(name, value, names, you)) for name, value in complete.items()}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        text, problems = self._bundle.format_pattern(pattern, filled)
        if problems:
            raise ValueError(f"{self.lang}: {key}: {problems[0]}")
        return str(text)

    def seat(self, seat: int, names: Sequence[str] | None = None) -> str:
        """Return the name of the player in a seat."""
        return names[seat] if names is not None else self.say("seat-name", {"number": str(seat)})

    def _addressed(
        self, values: Mapping[str, object], names: Sequence[str] | None, you: int | None
    ) -> dict[str, object]:
        """Return for each seat, or list of seats, whether it is the reader's."""
        found: dict[str, object] = {}
        for name, value in values.items():
            prefix, _, leaf = name.rpartition("_")
            start = f"{prefix}_" if prefix else ""
            if leaf == "seat":
                found[f"{start}you"] = "yes" if you is not None and value == you else "no"
            elif leaf == "seats" and isinstance(value, Sequence) and not isinstance(value, str):
                others = [seat for seat in value if you is None or seat != you]
                found[f"{start}you"] = "no" if len(others) == len(value) else "among" if others else "yes"
                found[f"{start}others"] = self._value("seats", others, names, None)
        return found

    def _value(
        self, name: str, value: object, names: Sequence[str] | None, you: int | None
    ) -> str | int | float:
        leaf = name.rpartition("_")[2]
        if leaf == "seat" and isinstance(value, int):
            return self.seat(value, names)
        if isinstance(value, str) or (isinstance(value, int | float) and not isinstance(value, bool)):
            return value
        if isinstance(value, Mapping) and "key" in value:
            return self.say(value["key"], value.get("values"), names, you)
        if isinstance(value, Sequence):
            one = "seat" if leaf == "seats" else name
            items = [
                self.say("seat-you")
                if one == "seat" and you is not None and item == you
                else self._value(one, item, names, you)
                for item in value
            ]
            from babel.lists import format_list  # noqa: PLC0415 - loaded with Fluent, not before

            return format_list([str(item) for item in items], locale=self.lang)
        return str(value).lower() if isinstance(value, bool) else str(value)


def _shortened(value: str | int | float) -> str | int | float:
    """Return a value short enough for a sentence: a broken file can quote itself without end.

    Numbers that are too large for plural rules are quoted as they are.
    """
    if not isinstance(value, str):
        if abs(value) < MAX_NUMBER:
            return value
        value = str(value) if isinstance(value, float) or abs(value) < 10**MAX_LENGTH else "…"
    return f"{value[:MAX_LENGTH]} …" if len(value) > MAX_LENGTH else value


def plain_texts(source: str) -> dict[str, str]:
    """Return the messages of a Fluent source that are nothing but text, as Fluent would format them."""
    found: dict[str, str] = {}
    for key, pattern in _MESSAGE.findall(source):
        if _MORE_THAN_TEXT.search(pattern):
            continue
        first, *rest = pattern.split("\n")
        indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
        lines = [first.strip(" "), *(line[indent:] for line in rest)]
        text = "\n".join(lines).lstrip("\n").rstrip()
        if text:
            found.setdefault(key, text)
    return found


def sources(lang: str) -> dict[str, str]:
    """Return the Fluent source of a language, by topic."""
    folder = Path(__file__).parent / lang
    return {
        entry.name.removesuffix(".ftl"): entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


@cache
def catalogue(lang: str) -> Catalogue:
    """Return the catalogue of a language."""
    return Catalogue(lang)


def say(
    key: str,
    values: Mapping[str, object] | None = None,
    lang: str = LANGUAGES[0],
    names: Sequence[str] | None = None,
    you: int | None = None,
) -> str:
    """Return the sentence for a key in a language, spoken to the player in seat ``you``."""
    return catalogue(lang).say(key, values, names, you)


def language(requested: str | None = None) -> str:
    """Return the language to use: the requested one, else that of the locale's variables, else English."""
    for code in (requested, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if code and code[:2].lower() in LANGUAGES:
            return code[:2].lower()
        if code:
            break
    return LANGUAGES[0]
