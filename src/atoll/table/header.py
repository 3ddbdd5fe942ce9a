"""A table's header: what is known without its game, such as settings, seats and whether it has started."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from atoll.core import Json
from atoll.table.events import LogEntry
from atoll.table.people import TableSeat
from atoll.table.settings import TableSettings

GAME_EVENTS: Final = frozenset({"moved", "drafted", "undrafted", "sealed"})
"""The most frequent events; they change only the game."""


@dataclass(frozen=True)
class Header:
    """A table without its game. Immutable, so the next header is known before its events are logged."""

    id: str
    settings: TableSettings
    host: str
    seats: tuple[TableSeat, ...]
    created_at: float
    touched_at: float
    life: Literal["open", "playing", "over"] = "open"
    ending: Mapping[str, Json] | None = None
    drawing: bool = False
    """Whether values for the draw are due."""

    @classmethod
    def first(cls, identity: str, entry: LogEntry) -> Header:
        """Return the header after a table's first event."""
        assert entry.event.kind == "created", "a log begins with the creation of its table"
        data: Mapping[str, Any] = entry.event.data
        hidden: Mapping[str, Any] = entry.event.hidden
        matches = hidden.get("matches", {})
        seats = tuple(
            TableSeat.from_json(seat, matches.get(str(number))) for number, seat in enumerate(data["seats"])
        )
        settings = TableSettings.from_json(data["terms"])
        return cls(identity, settings, data["host"], seats, entry.at, entry.at)

    def after(self, entries: Iterable[LogEntry]) -> Header:
        """Return the header after further events."""
        header, at = self, self.touched_at
        for entry in entries:
            header, at = header._next(entry), entry.at
        return header._touched(at)

    def _touched(self, at: float) -> Header:
        """Return the same with another time of the last event; ``replace`` does it too, but far slower."""
        return Header(
            self.id,
            self.settings,
            self.host,
            self.seats,
            self.created_at,
            at,
            self.life,
            self.ending,
            self.drawing,
        )

    def equals_except_time(self, before: Header) -> bool:
        """Whether nothing but the time of the last event has changed."""
        return self is before or self._without_time() == before._without_time()

    def _without_time(self) -> tuple[object, ...]:
        return (self.id, self.settings, self.host, self.seats, self.created_at, self.life, self.ending)

    def _next(self, entry: LogEntry) -> Header:
        if entry.event.kind in GAME_EVENTS:
            return self
        data: Mapping[str, Any] = entry.event.data
        match entry.event.kind:
            case "seated":
                hidden: Mapping[str, Any] = entry.event.hidden
                return self._seat(data["seat"], TableSeat.from_json(data["now"], hidden.get("match")))
            case "styled":
                held = self.seats[data["seat"]]
                return self._seat(data["seat"], replace(held, colour=data["colour"], shape=data["shape"]))
            case "arranged":
                return replace(self, seats=tuple(self.seats[before] for before in data["order"]))
            case "host":
                return replace(self, host=data["who"])
            case "renamed":
                return self._renamed(data)
            case "draw-closed":
                return replace(self, drawing=True)
            case "draw-voided":
                return replace(self, drawing=False)
            case "started":
                return replace(self, life="playing", drawing=False)
            case "stood-in":
                held = self.seats[data["seat"]]
                return self._seat(data["seat"], held.with_stand_in(data["level"], data["why"]))
            case "returned":
                return self._seat(data["seat"], self.seats[data["seat"]].without_stand_in())
            case "ended":
                ending = {"how": data["how"], "places": data["places"]}
                return replace(self, life="over", ending=ending)
            case _:
                return self

    def _seat(self, number: int, now: TableSeat) -> Header:
        return replace(self, seats=(*self.seats[:number], now, *self.seats[number + 1 :]))

    def _renamed(self, data: Mapping[str, Any]) -> Header:
        # By seat number, because an old log may already have been rewritten with another name or id.
        seats = tuple(
            replace(held, who=data["now"], name=data["name"], mark=data["mark"])
            if number in data["seats"]
            else replace(held, suits=data["now"])
            if held.suits == data["who"]
            else held
            for number, held in enumerate(self.seats)
        )
        return replace(self, seats=seats, host=data["now"] if self.host == data["who"] else self.host)

    def people(self) -> frozenset[str]:
        """Return the ids of everybody who holds a seat."""
        return frozenset(seat.who for seat in self.seats if seat.kind == "person" and seat.who is not None)

    @property
    def ticking(self) -> bool:
        """Whether a clock runs, a bot plays or values are due here even when nobody is connected."""
        return self.drawing or (
            self.life == "playing"
            and (self.settings.clock is not None or any(seat.bot_level is not None for seat in self.seats))
        )

    def summary(self) -> dict[str, Json]:
        """Return the table as lists show it, without the game itself."""
        return {
            "id": self.id,
            **self.settings.to_json(),
            "life": self.life,
            "host": self.host,
            "seats": [seat.to_json() for seat in self.seats],
            "created_at": self.created_at,
            "touched_at": self.touched_at,
            "ending": None if self.ending is None else dict(self.ending),
        }
