"""What there is to tell, as data: a key with named values. The sentences stand in ``atoll.messages``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self, TypeAlias, Union

Json: TypeAlias = Union[bool, int, float, str, "Sequence[Json]", "Mapping[str, Json]", None]
"""What a JSON document can hold; the only values that cross a border."""


@dataclass(frozen=True)
class Fact:
    """A message key with the values that its sentence needs.

    Values are JSON: numbers, texts, lists and objects of them. A seat is its number; whoever speaks to a
    person puts the player's name in its place.
    """

    key: str
    values: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """Return the fact as a JSON object."""
        return {"key": self.key, "values": dict(self.values)}


@dataclass(frozen=True)
class Refusal(Fact):
    """Why a move is illegal; ``key`` is the id of the rule it breaks, or ``not-your-turn``, ``game-over``."""

    def with_rule(self, sentence: str) -> str:
        """Return a sentence about it with the rule's id in brackets, where it is a rule's."""
        return f"{sentence} ({self.key})" if self.key[:1].isupper() else sentence


@dataclass(frozen=True)
class Event(Fact):
    """Something that happened.

    ``values`` is what everybody may know. ``private`` holds further values for single seats; ``seen_by``
    is the form that leaves the server.
    """

    private: Mapping[int, Mapping[str, Json]] = field(default_factory=dict)

    def seen_by(self, viewer: int | None) -> Self:
        """Return the form for one seat, or for a spectator (None), without anything private of others."""
        own = self.private.get(viewer, {}) if viewer is not None else {}
        return type(self)(self.key, {**self.values, **own})
