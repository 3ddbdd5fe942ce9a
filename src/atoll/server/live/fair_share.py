"""Who computes next where time is scarce: people who wait come first, then whoever has had the least."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

HALF_LIFE: Final = 60.0
"""After so many seconds, half of the computing time that somebody has used is forgotten."""

FORGOTTEN: Final = 0.001
"""So few seconds count as none."""


@dataclass(frozen=True)
class Share:
    """On whose account somebody computes."""

    person: str = ""
    address: str = ""
    person_waits: bool = False
    """Whether a person is there and waits for the result."""


class FairShare:
    """A number of slots. A free one goes to a person who waits, then to the address that has used the least.

    Of one address, the person who has used the least comes first; then the order of arrival decides.
    """

    def __init__(self, slots: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free, self._now = slots, now
        self._waiting: list[tuple[Share, asyncio.Future[None]]] = []
        self._running: Counter[str] = Counter()
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds by person and by address, and when they were counted."""

    @asynccontextmanager
    async def slot(self, share: Share) -> AsyncIterator[None]:
        """Wait for a slot and hold it; the time is charged to the share."""
        await self._acquire(share)
        began = self._now()
        try:
            yield
        finally:
            self._release(share, self._now() - began)

    async def _acquire(self, share: Share) -> None:
        if self._free:
            self._start(share)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((share, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(share, 0.0)
            else:
                self._waiting = [entry for entry in self._waiting if entry[1] is not turn]
            raise

    def _start(self, share: Share) -> None:
        self._free -= 1
        self._running[share.address] += 1

    def _release(self, share: Share, seconds: float) -> None:
        self._free += 1
        self._running[share.address] -= 1
        for key in (f"address {share.address}", f"person {share.person}"):
            self._used[key] = (self.used(key) + seconds, self._now())
        if len(self._used) > 10_000:
            self._used = {key: value for key, value in self._used.items() if self.used(key) > FORGOTTEN}
        while self._free and self._waiting:
            best = min(range(len(self._waiting)), key=lambda index: self._rank(self._waiting[index][0]))
            chosen, turn = self._waiting.pop(best)
            if not turn.done():
                self._start(chosen)
                turn.set_result(None)

    def _rank(self, share: Share) -> tuple[bool, int, float, float]:
        return (
            not share.person_waits,
            self._running[share.address],
            self.used(f"address {share.address}"),
            self.used(f"person {share.person}"),
        )

    def used(self, key: str) -> float:
        """Return the seconds that a person or an address has used, as far as they still count."""
        seconds, at = self._used.get(key, (0.0, 0.0))
        return seconds * math.pow(0.5, (self._now() - at) / HALF_LIFE)
