"""Who sits at a table, and on what terms they play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from atoll.core import Json
from atoll.table.clock import ClockTerms

Mark: TypeAlias = Literal["guest", "account", "bot", "gone"]
"""What others should know of somebody: a guest, whose name anybody can take; an account, whose name is its
own; a program that an account has sent; or somebody whose account is gone, with the name."""


@dataclass(frozen=True)
class Person:
    """Somebody at a client: an identity that the server vouches for, and a name for others to read."""

    id: str
    name: str
    mark: Mark = "guest"


@dataclass(frozen=True)
class Terms:
    """What is agreed when a table is made, and holds until it is gone."""

    game: str
    players: int
    options: Mapping[str, Json] = field(default_factory=dict)
    public: bool = False
    """Listed in the lobby; else only those find the table who know its address."""
    spectators: bool = True
    auto_confirm: bool = False
    """Moves are committed as they are made; there are no drafts."""
    clock: ClockTerms | None = None
    pace: float = 0.0
    """The least number of seconds that a bot lets pass before it moves."""
    given: Mapping[str, Json] = field(default_factory=dict)
    """The parts of the set-up that are agreed instead of drawn, as ``Game.read_given`` settles them."""
    rated: bool = False
    """The game counts for the ratings of those who play it; see ``atoll.table.rated``."""
    origin: Mapping[str, Json] | None = None
    """Where the game branches off another: its ``record``, and how many ``moves`` are taken over."""

    def to_json(self) -> dict[str, Json]:
        """Give the terms as JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "public": self.public,
            "spectators": self.spectators,
            "auto_confirm": self.auto_confirm,
            "clock": None if self.clock is None else self.clock.to_json(),
            "pace": self.pace,
            "given": dict(self.given),
            "rated": self.rated,
            "origin": None if self.origin is None else dict(self.origin),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Terms:
        """Read what ``to_json`` wrote."""
        clock = data["clock"]
        return cls(**{**data, "clock": None if clock is None else ClockTerms.from_json(clock)})


@dataclass(frozen=True)
class Seated:
    """One seat and who is on it."""

    kind: Literal["open", "person", "bot"] = "open"
    who: str | None = None
    name: str = ""
    level: str | None = None
    """A bot's level; a person's, while a bot plays in the person's stead."""
    nonce: str = ""
    stand_in: Literal["wish", "time", "resigned"] | None = None
    """Why a bot plays in a person's stead; None: the person plays."""
    mark: Mark = "guest"
    """What the person is; it says nothing on other seats."""

    @classmethod
    def of(cls, person: Person, nonce: str = "") -> Seated:
        """Seat a person."""
        return cls("person", person.id, person.name, nonce=nonce, mark=person.mark)

    @property
    def plays(self) -> bool:
        """Tell whether a person decides on this seat now."""
        return self.kind == "person" and self.stand_in is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides on this seat now, if one does."""
        return None if self.kind == "open" or self.plays else self.level

    def to_json(self) -> dict[str, Json]:
        """Give what everybody may know. The nonce too: it is worth nothing without the server's secret."""
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
    def from_json(cls, data: Mapping[str, Any]) -> Seated:
        """Read what ``to_json`` wrote."""
        return cls(**data)

    def played_by_bot(self, level: str, why: Literal["wish", "time", "resigned"]) -> Seated:
        """Let a bot play in the person's stead."""
        return replace(self, level=level, stand_in=why)

    def given_back(self) -> Seated:
        """Let the person play again."""
        return replace(self, level=None, stand_in=None)
