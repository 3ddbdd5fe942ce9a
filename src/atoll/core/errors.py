"""Three kinds of error, never mixed: text that is no move, an illegal move, a set-up that cannot be.

Each carries a message key with values, so that a person reads the sentence in their own language;
``str()`` gives the English one.
"""

from __future__ import annotations

from collections.abc import Sequence

from atoll.core.facts import Fact, Json, Refusal
from atoll.messages import say


class AtollError(Exception):
    """Base of all errors that wrong input can cause."""

    def __init__(self, key: str, **values: Json) -> None:
        super().__init__(key)
        self.fact = Fact(key, values)

    def __str__(self) -> str:
        return say(self.fact.key, self.fact.values)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.fact, self.__dict__))


class NotationError(AtollError, ValueError):
    """A text that is no move of this game (or no position picture, no hex, no outcome)."""


class IllegalMove(AtollError, ValueError):  # noqa: N818 - the rulebook's words
    """A move that the rules forbid here; ``refusals`` names every rule that it breaks."""

    def __init__(self, move: str, refusals: Sequence[Refusal]) -> None:
        super().__init__("illegal-move", move=move, rules=", ".join(r.key for r in refusals))
        self.move = move
        self.refusals = tuple(refusals)

    def __str__(self) -> str:
        reasons = " ".join(each.with_rule(say(each.key, each.values)) for each in self.refusals)
        return f"{super().__str__()} {reasons}"


class SetupError(AtollError, ValueError):
    """A set-up or a position that cannot be."""


class OptionsError(SetupError):
    """Options that cannot be; the sentence says what would be right."""


class RecordError(SetupError):
    """A document that is no record, or one that contradicts itself."""


def _rebuild(kind: type[AtollError], fact: Fact, state: dict[str, object]) -> AtollError:
    error = kind.__new__(kind)
    Exception.__init__(error, fact.key)
    error.__dict__.update(state)
    return error
