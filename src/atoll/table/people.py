"""People, and the seats that they or bots hold at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from atoll.core import Json

LOOKS: Final = 5
"""How many colours there are to choose from, and how many shapes."""

Mark: TypeAlias = Literal["guest", "account", "bot", "gone"]
"""What others should know about a person: a guest, whose name anybody can take; an account, whose name is its
own; a program that belongs to an account; or somebody whose account was deleted, with the name."""


ADAPTIVE: Final = "adaptive"
"""A bot whose level is chosen when it sits down (``adaptive-3``), to suit whoever asks for it."""

PLAIN_BOT: Final = "bot"
"""The level and the name by which others know such a bot: its level would tell how strong that person is."""

StandInReason: TypeAlias = Literal["wish", "time", "resigned", "away"]
"""Why a bot plays for a person: they wanted it, ran out of time, resigned, or are away and others let it."""


def is_adaptive(level: str | None) -> bool:
    """Whether a level was chosen to suit somebody."""
    return (level or "").startswith(f"{ADAPTIVE}-")


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
    stand_in: StandInReason | None = None
    """Why a bot stands in for the person; None while the person plays."""
    mark: Mark = "guest"
    """What the person is; meaningless on other seats."""
    alias: bool = False
    """Whether the name is not the person's own, but that of somebody else who plays on the same device."""
    colour: int | None = None
    """The colour that was chosen for the seat, by its number; None if none was."""
    shape: int | None = None
    """The shape that was chosen for the seat, by its number; None if none was."""
    chosen: str | None = None
    """The level that was chosen for an adaptive bot (``adaptive-3``); it is in no JSON of the seat."""
    suits: str | None = None
    """The id of the person whom that level suits; only they may know it."""

    @classmethod
    def for_bot(cls, level: str, who: str) -> TableSeat:
        """Return a seat that a bot holds, as a person asked for it."""
        if is_adaptive(level):
            return cls("bot", None, PLAIN_BOT, PLAIN_BOT, chosen=level, suits=who)
        return cls("bot", None, level, level)

    @classmethod
    def for_person(cls, person: Person, nonce: str = "", *, alias: str = "") -> TableSeat:
        """Return a seat that a person holds; ``alias`` is the name of whoever plays it on their device."""
        name = alias or person.name
        return cls("person", person.id, name, nonce=nonce, mark=person.mark, alias=bool(alias))

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides on this seat now."""
        return self.kind == "person" and self.stand_in is None

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides on this seat now, if one does."""
        return None if self.kind == "open" or self.played_by_person else self.chosen or self.level

    @property
    def match(self) -> dict[str, Json] | None:
        """What an event hides of an adaptive bot: its level, and whom it suits; None for others."""
        return None if self.chosen is None else {"level": self.chosen, "who": self.suits}

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
            "alias": self.alias,
            "colour": self.colour,
            "shape": self.shape,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], match: Mapping[str, Any] | None = None) -> TableSeat:
        """Read what ``to_json`` wrote, and the seat's ``match``."""
        seat = cls(**data)
        return seat if match is None else replace(seat, chosen=match["level"], suits=match["who"])

    def with_stand_in(self, level: str, why: StandInReason) -> TableSeat:
        """Return the seat with a bot that plays for the person."""
        return replace(self, level=level, stand_in=why)

    def without_stand_in(self) -> TableSeat:
        """Return the seat with the person playing again."""
        return replace(self, level=None, stand_in=None)


def looks(seats: Sequence[TableSeat]) -> list[dict[str, Json]]:
    """Return each seat's colour and shape, by number: what was chosen, else the seat's own if it is free.

    >>> looks([TableSeat(), TableSeat(colour=0)])
    [{'colour': 1, 'shape': 0}, {'colour': 0, 'shape': 1}]
    """
    colours = _distinct([seat.colour for seat in seats])
    shapes = _distinct([seat.shape for seat in seats])
    return [{"colour": colour, "shape": shape} for colour, shape in zip(colours, shapes, strict=True)]


def read_looks(found: object, players: int) -> list[dict[str, int]]:
    """Return what ``looks`` wrote into a document of unknown origin; nothing if it cannot be that."""
    if not isinstance(found, list) or len(found) != players:
        return []
    read: list[dict[str, int]] = []
    for look in found:
        match look:
            case {"colour": int(colour), "shape": int(shape)} if _is_look(colour) and _is_look(shape):
                read.append({"colour": colour, "shape": shape})
            case _:
                return []
    return read if all(len({look[part] for look in read}) == players for part in ("colour", "shape")) else []


def _is_look(number: int) -> bool:
    return not isinstance(number, bool) and 0 <= number < LOOKS


def _distinct(chosen: Sequence[int | None]) -> list[int]:
    """Complete a choice of numbers, so that no two seats have the same."""
    found = list(chosen)
    for seat, number in enumerate(found):
        if number is None and seat not in found:
            found[seat] = seat
    free = (number for number in range(LOOKS + len(found)) if number not in found)
    return [next(free) if number is None else number for number in found]
