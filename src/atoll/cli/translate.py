"""Sentences in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from atoll.cli.errors import LineError
from atoll.core import AtollError, Event, Fact, IllegalMove, Json, Refusal
from atoll.core.record import ReplayError
from atoll.messages import catalogue

LONGEST: Final = 1200
"""The most characters of an error that are shown: a broken file can quote itself without end."""


class Translator:
    """Turns keys into sentences of one language, with the players' names where there are players.

    Where one person plays (``you`` is the seat), sentences speak to that person.
    """

    def __init__(self, lang: str, names: Sequence[str] | None = None, you: int | None = None) -> None:
        self.lang = lang
        self.names = names
        self.you = you
        self._catalogue = catalogue(lang)

    def __call__(self, key: str, **values: Json) -> str:
        """Return the sentence for a key."""
        return self._catalogue.say(key, values, self.names, self.you)

    def fact(self, fact: Fact) -> str:
        """Return the sentence for something that happened, or that is impossible."""
        return self._catalogue.say(fact.key, fact.values, self.names, self.you)

    def event(self, event: Event, viewer: int | None) -> str:
        """Return the sentence for an event as one seat, or a spectator (None), may see it."""
        return self.fact(event.seen_by(viewer))

    def refusal(self, refusal: Refusal) -> str:
        """Return why a move is refused, with the rule's id."""
        return refusal.with_rule(self.fact(refusal))

    def error(self, error: AtollError) -> str:
        """Return what is wrong, in one line without control characters."""
        return one_line(self._error(error))

    def _error(self, error: AtollError) -> str:
        if isinstance(error, ReplayError | LineError):
            return self.fact(Fact(error.fact.key, {**error.fact.values, "problem": self._error(error.cause)}))
        if isinstance(error, IllegalMove):
            return " ".join([self.fact(error.fact), *map(self.refusal, error.refusals)])
        return self.fact(error.fact)


def one_line(text: str) -> str:
    """Return a text that is safe to print: one line, no terminal escapes, limited length."""
    clean = "".join(c if c.isprintable() else " " if c.isspace() else repr(c)[1:-1] for c in text)
    return clean if len(clean) <= LONGEST else f"{clean[:LONGEST]} …"
