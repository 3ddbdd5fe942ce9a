"""Clocks. Time comes from the log: an event's time is when the server accepted it, so replays agree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from atoll.core import Json, Seat

RETURN_SECONDS: Final = 15.0
"""The least time that somebody has who comes back after running out of it."""

OUTAGE_SECONDS: Final = 3600.0
"""With days per move, only outages of the server longer than this are credited."""

ClockKind: TypeAlias = Literal["move", "bank", "days"]


@dataclass(frozen=True)
class ClockSettings:
    """How much time there is: ``seconds`` per move, or a bank of them with an ``increment`` per turn.

    ``days`` is time per move too, so much of it that nobody is expected to stay at the table.
    """

    kind: ClockKind
    seconds: float
    increment: float = 0.0

    def to_json(self) -> dict[str, Json]:
        """Return the settings as JSON."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ClockSettings:
        """Read what ``to_json`` wrote."""
        return cls(**data)

    def credits_outage(self, seconds: float) -> bool:
        """Whether an outage of the server of this many seconds is credited to the players."""
        return seconds > (OUTAGE_SECONDS if self.kind == "days" else 0)


class Clock:
    """The clocks of all seats at a table. A seat's clock runs while the table waits for its person."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.left = [settings.seconds] * seats
        """Time left per seat, as of when its clock last stopped; with time per move, the full time."""
        self.since: dict[Seat, float] = {}
        """When each running clock was started."""

    def run_only(self, seats: Iterable[Seat], at: float) -> None:
        """Run the clocks of exactly these seats from now on.

        A bank that stops gains its increment, also after an overrun, which costs no more than was left.
        """
        wanted = set(seats)
        for seat in sorted(self.since.keys() - wanted):
            started = self.since.pop(seat)
            if self.settings.kind == "bank":
                self.left[seat] = max(0.0, self.left[seat] - (at - started)) + self.settings.increment
        for seat in wanted - self.since.keys():
            self.since[seat] = at

    def moved(self, seat: Seat, at: float) -> None:
        """Note a committed move: with time per move, the next one starts with the full time."""
        if self.settings.kind != "bank" and seat in self.since:
            self.since[seat] = at

    def credit(self, seconds: float) -> None:
        """Give time back to all running clocks."""
        self.since = {seat: started + seconds for seat, started in self.since.items()}

    def grant_return_time(self, seat: Seat) -> None:
        """Grant a little time to somebody who ran out of it and comes back."""
        if self.settings.kind == "bank":
            self.left[seat] = max(self.left[seat], RETURN_SECONDS)

    def deadline(self, seat: Seat) -> float | None:
        """Return when a seat's time runs out; None while its clock is stopped."""
        started = self.since.get(seat)
        return None if started is None else started + self.left[seat]

    def out_of_time(self, at: float) -> list[Seat]:
        """Return the seats whose time has run out."""
        return sorted(seat for seat, started in self.since.items() if started + self.left[seat] <= at)

    def to_json(self) -> dict[str, Json]:
        """Return what clients draw: time left, and when each running clock was started."""
        return {
            **self.settings.to_json(),
            "left": [round(left, 3) for left in self.left],
            "since": {str(seat): started for seat, started in sorted(self.since.items())},
        }
