"""What is known of a table without looking at its game: who sits there, on what terms, how far they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from atoll.core import Json
from atoll.table.events import Logged
from atoll.table.people import Seated, Terms


@dataclass(frozen=True)
class Header:
    """A table without its game. A value: what an event makes of it is known before the event is logged."""

    id: str
    terms: Terms
    host: str
    seats: tuple[Seated, ...]
    created_at: float
    touched_at: float
    life: Literal["open", "playing", "over"] = "open"
    ending: Mapping[str, Json] | None = None

    @classmethod
    def first(cls, identity: str, entry: Logged) -> Header:
        """Give the header after a table's first event."""
        assert entry.event.kind == "created", "a log begins with the making of its table"
        data: Mapping[str, Any] = entry.event.data
        seats = tuple(Seated.from_json(seat) for seat in data["seats"])
        terms = Terms.from_json(data["terms"])
        return cls(identity, terms, data["host"], seats, entry.at, entry.at)

    def after(self, entries: Iterable[Logged]) -> Header:
        """Give the header after further events."""
        header, at = self, self.touched_at
        for entry in entries:
            header, at = header._next(entry), entry.at
        return replace(header, touched_at=at)

    def is_as(self, before: Header) -> bool:
        """Tell whether nothing is new but that the table was touched."""
        return replace(self, touched_at=before.touched_at) == before

    def _next(self, entry: Logged) -> Header:
        data: Mapping[str, Any] = entry.event.data
        match entry.event.kind:
            case "seated":
                return self._seat(data["seat"], Seated.from_json(data["now"]))
            case "arranged":
                return replace(self, seats=tuple(self.seats[before] for before in data["order"]))
            case "host":
                return replace(self, host=data["who"])
            case "renamed":
                return self._renamed(data)
            case "started":
                return replace(self, life="playing")
            case "stood-in":
                held = self.seats[data["seat"]]
                return self._seat(data["seat"], held.played_by_bot(data["level"], data["why"]))
            case "returned":
                return self._seat(data["seat"], self.seats[data["seat"]].given_back())
            case "ended":
                ending = {"how": data["how"], "places": data["places"]}
                return replace(self, life="over", ending=ending)
            case _:
                return self

    def _seat(self, number: int, now: Seated) -> Header:
        return replace(self, seats=(*self.seats[:number], now, *self.seats[number + 1 :]))

    def _renamed(self, data: Mapping[str, Any]) -> Header:
        # The seats are named: what is left of somebody in an old log may be called otherwise already.
        seats = tuple(
            replace(held, who=data["now"], name=data["name"], mark=data["mark"])
            if number in data["seats"]
            else held
            for number, held in enumerate(self.seats)
        )
        return replace(self, seats=seats, host=data["now"] if self.host == data["who"] else self.host)

    def people(self) -> frozenset[str]:
        """Name everybody who holds a seat."""
        return frozenset(seat.who for seat in self.seats if seat.kind == "person" and seat.who is not None)

    @property
    def ticking(self) -> bool:
        """Tell whether clocks or bots go on here even if nobody is connected."""
        return self.life == "playing" and (
            self.terms.clock is not None or any(seat.bot is not None for seat in self.seats)
        )

    def summary(self) -> dict[str, Json]:
        """Give the table as a list shows it: nothing of the game itself."""
        return {
            "id": self.id,
            **self.terms.to_json(),
            "life": self.life,
            "host": self.host,
            "seats": [seat.to_json() for seat in self.seats],
            "created_at": self.created_at,
            "touched_at": self.touched_at,
            "ending": None if self.ending is None else dict(self.ending),
        }
