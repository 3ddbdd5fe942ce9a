"""The server's time: the wall clock, watched for jumps and for times in which nothing ran.

Players must not pay for a machine that was suspended, a process that was stopped, or a wall clock that was
set. The wall clock says when something happened; the monotonic clock says how much time has passed. Where
they disagree, or where the process did not run for a while, that time is an outage, which tables credit.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

JUMP_SECONDS: Final = 1.0
"""By how much the wall clock may leave the monotonic one at once; less is how clocks are kept right."""

FREEZE_SECONDS: Final = 3.0
"""After how long without a reading the process counts as stopped: it reads the time every half second."""

READ_SECONDS: Final = 0.5


class Outage(NamedTuple):
    """A time that was nobody's, by the server's time."""

    since: float
    until: float


class ServerTime:
    """Call it for the time in seconds since 1970. It never goes back, and remembers outages."""

    def __init__(
        self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._last_wall, self._last_monotonic = wall(), monotonic()
        self._ahead = 0.0
        """By how much the wall clock was set back."""
        self._outages: list[Outage] = []

    @property
    def outages(self) -> Sequence[Outage]:
        """The outages since the start, the first one first."""
        return self._outages

    def __call__(self) -> float:
        """Return the time."""
        wall, monotonic = self._wall(), self._monotonic()
        passed = monotonic - self._last_monotonic
        jumped = wall - self._last_wall - passed
        self._last_wall, self._last_monotonic = wall, monotonic
        if jumped < -JUMP_SECONDS:
            self._ahead -= jumped
            jumped = 0.0
        now = wall + self._ahead
        lost = (jumped if jumped > JUMP_SECONDS else 0.0) + (passed if passed > FREEZE_SECONDS else 0.0)
        if lost:
            self._outages.append(Outage(now - lost, now))
        return now
