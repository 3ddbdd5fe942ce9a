"""Clocks. Time comes from the log: an event's time is when the server took it in, so replays agree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from atoll.core import Json, Seat

RETURN_SECONDS: Final = 15.0
"""What somebody who comes back after running out of time has at least."""


OUTAGE_SECONDS: Final = 3600.0
"""Where people have days for a move, only an absence of the server that is longer is made up for."""

ClockKind: TypeAlias = Literal["move", "bank", "days"]


@dataclass(frozen=True)
class ClockTerms:
    """How much time there is: ``seconds`` for each move, or in a bank with ``increment`` for each turn.

    ``days`` is time for each move too, so much of it that nobody is expected to stay at the table.
    """

    kind: ClockKind
    seconds: float
    increment: float = 0.0

    def to_json(self) -> dict[str, Json]:
        """Give the terms as JSON."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ClockTerms:
        """Read what ``to_json`` wrote."""
        return cls(**data)

    def makes_up_for(self, absence: float) -> bool:
        """Tell whether so many seconds without a server are given back."""
        return absence > (OUTAGE_SECONDS if self.kind == "days" else 0)


class Clock:
    """The clocks of all seats of a table. A seat's clock runs while the table waits for the person on it."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.left = [terms.seconds] * seats
        """What each seat has left when its clock does not run (with time for each move: all of it)."""
        self.since: dict[Seat, float] = {}
        """When each running clock was started."""

    def wait_for(self, seats: Iterable[Seat], at: float) -> None:
        """Let exactly these seats' clocks run from now on."""
        wanted = set(seats)
        for seat in sorted(self.since.keys() - wanted):
            started = self.since.pop(seat)
            if self.terms.kind == "bank":
                self.left[seat] = max(0.0, self.left[seat] - (at - started)) + self.terms.increment
        for seat in wanted - self.since.keys():
            self.since[seat] = at

    def moved(self, seat: Seat, at: float) -> None:
        """Note a committed move of a seat: with time for each move, a new one begins."""
        if self.terms.kind != "bank" and seat in self.since:
            self.since[seat] = at

    def stop(self, at: float) -> None:
        """Stop all clocks."""
        self.wait_for((), at)

    def credit(self, seconds: float) -> None:
        """Give back time to all running clocks."""
        self.since = {seat: started + seconds for seat, started in self.since.items()}

    def come_back(self, seat: Seat) -> None:
        """Give somebody who had run out of time a little."""
        if self.terms.kind == "bank":
            self.left[seat] = max(self.left[seat], RETURN_SECONDS)

    def deadline(self, seat: Seat) -> float | None:
        """When a seat's time is over; None while its clock stands."""
        started = self.since.get(seat)
        return None if started is None else started + self.left[seat]

    def out_of_time(self, at: float) -> list[Seat]:
        """List the seats whose time is over."""
        return sorted(seat for seat, started in self.since.items() if started + self.left[seat] <= at)

    def to_json(self) -> dict[str, Json]:
        """Give what clients draw: time left, and for running clocks when they were started."""
        return {
            **self.terms.to_json(),
            "left": [round(left, 3) for left in self.left],
            "since": {str(seat): started for seat, started in sorted(self.since.items())},
        }
