"""Limits: how often, and how many at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from atoll.server.metrics import CONNECTIONS


class Rate:
    """So many a second for each key, with a burst. Of too many keys the longest unseen is forgotten."""

    def __init__(
        self, rate: float, burst: float, *, keys: int = 20_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._most, self._keys, self._now = rate, max(1.0, rate * burst), keys, now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take one from the key's bucket; False if it is empty."""
        now = self._now()
        level, at = self._buckets.pop(key, (self._most, now))
        level = min(self._most, level + (now - at) * self._rate)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return allowed


class TooMany(Exception):  # noqa: N818 - an answer more than an error
    """A limit is reached."""


class Places:
    """So many at once, altogether and for each key."""

    def __init__(self, altogether: int) -> None:
        self._altogether = altogether
        self._total = 0
        self._taken: Counter[str] = Counter()

    @contextmanager
    def hold(self, *keys: tuple[str, int]) -> Iterator[None]:
        """Hold a place under each key, of which there are so many. Raises TooMany."""
        if self._total >= self._altogether or any(self._taken[key] >= most for key, most in keys):
            raise TooMany
        self._total += 1
        CONNECTIONS.inc()
        self._taken.update(key for key, _ in keys)
        try:
            yield
        finally:
            self._total -= 1
            CONNECTIONS.dec()
            for key, _ in keys:
                self._taken[key] -= 1
                if not self._taken[key]:
                    del self._taken[key]

    def __len__(self) -> int:
        return self._total
