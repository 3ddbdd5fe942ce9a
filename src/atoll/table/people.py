"""People, and the seats that they or bots hold at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from atoll.core import Json

Mark: TypeAlias = Literal["guest", "account", "bot", "gone"]
"""What others should know about a person: a guest, whose name anybody can take; an account, whose name is its
own; a program that belongs to an account; or somebody whose account was deleted, with the name."""


@dataclass(frozen=True)
class Person:
    """Somebody at a client: an identity that the server vouches for, and a name for others to read."""

    id: str
    name: str
    mark: Mark = "guest"


@dataclass(frozen=True)
class TableSeat:
    """A seat, and who or what holds it."""

    kind: Literal["open", "person", "bot"] = "open"
    who: str | None = None
    name: str = ""
    level: str | None = None
    """The level of the bot on this seat, or of the bot that stands in for the person."""
    nonce: str = ""
    stand_in: Literal["wish", "time", "resigned"] | None = None
    """Why a bot stands in for the person; None while the person plays."""
    mark: Mark = "guest"
    """What the person is; meaningless on other seats."""

    @classmethod
    def for_person(cls, person: Person, nonce: str = "") -> TableSeat:
        """Return a seat that a person holds."""
        return cls("person", person.id, person.name, nonce=nonce, mark=person.mark)

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides on this seat now."""
        return self.kind == "person" and self.stand_in is None

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides on this seat now, if one does."""
        return None if self.kind == "open" or self.played_by_person else self.level

    def to_json(self) -> dict[str, Json]:
        """Return what everybody may know. The nonce too: it is worthless without the server's secret."""
        return {
            "kind": self.kind,
            "who": self.who,
            "name": self.name,
            "level": self.level,
            "nonce": self.nonce,
            "stand_in": self.stand_in,
            "mark": self.mark,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TableSeat:
        """Read what ``to_json`` wrote."""
        return cls(**data)

    def with_stand_in(self, level: str, why: Literal["wish", "time", "resigned"]) -> TableSeat:
        """Return the seat with a bot that plays for the person."""
        return replace(self, level=level, stand_in=why)

    def without_stand_in(self) -> TableSeat:
        """Return the seat with the person playing again."""
        return replace(self, level=None, stand_in=None)
