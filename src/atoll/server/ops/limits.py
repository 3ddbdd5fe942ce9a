"""Limits: how often, and how many at once."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from atoll.server.errors import LimitReached
from atoll.server.ops.metrics import CONNECTIONS

DAY: Final = 86400.0
"""A day in seconds: limits per day refill evenly, and may be used up at once."""


def limited_address(address: str) -> str:
    """Return what limits count as one address: for IPv6 the network of 64 bits, which one household has."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


class RateLimit:
    """A token bucket per key. When there are too many keys, the least recently used one is dropped."""

    def __init__(
        self, rate: float, burst: float, *, keys: int = 20_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._capacity, self._keys, self._now = rate, max(1.0, rate * burst), keys, now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.allowed: Counter[str] | None = None
        """How many were allowed per key since the last report; None if nobody asks for reports."""

    def allows(self, key: str, cost: int = 1) -> bool:
        """Take tokens from the key's bucket; False if it has fewer. A full one always has enough."""
        now = self._now()
        level = self._level(key, now)
        if level < min(cost, self._capacity):
            self._keep(key, level, now)
            return False
        self._keep(key, level - cost, now)
        if self.allowed is not None:
            self.allowed[key] += cost
        return True

    def take(self, key: str, number: int) -> None:
        """Take tokens from the key's bucket even if it is empty: another process has allowed them."""
        now = self._now()
        self._keep(key, self._level(key, now) - number, now)

    def _level(self, key: str, now: float) -> float:
        level, at = self._buckets.pop(key, (self._capacity, 0.0))
        return min(self._capacity, level + (now - at) * self._rate)

    def _keep(self, key: str, level: float, now: float) -> None:
        self._buckets[key] = (level, now)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)


class DebtBucket:
    """A token bucket that may go into debt, which is paid off as time passes."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._capacity, self._now = rate, max(1.0, rate * burst), now
        self._level, self._at = self._capacity, now()

    def take(self, number: float) -> None:
        """Take tokens, whether they are there or not."""
        now = self._now()
        self._level, self._at = self._filled(now) - number, now

    def debt(self) -> float:
        """Return the seconds until nothing is owed; 0 if nothing is."""
        if self._level >= 0:
            return 0.0
        return max(0.0, -self._filled(self._now()) / self._rate)

    def _filled(self, now: float) -> float:
        return min(self._capacity, self._level + (now - self._at) * self._rate)


class SharedBuckets:
    """Buckets by key, each shared by everybody who asks for it; the least recently used ones are dropped."""

    def __init__(self, make: Callable[[], DebtBucket], *, keys: int = 20_000) -> None:
        self._make, self._keys = make, keys
        self._buckets: OrderedDict[str, DebtBucket] = OrderedDict()

    def __getitem__(self, key: str) -> DebtBucket:
        found = self._buckets.pop(key, None) or self._make()
        self._buckets[key] = found
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return found


class RateLimits:
    """The rates of a process by name, so that several processes can count together.

    No process waits for the others: each reports from time to time what it has allowed, and all take that
    from their buckets. So a client that uses several processes may have a burst at each, but one rate in all.
    """

    def __init__(self, *, shared: bool) -> None:
        self._shared = shared
        self._rates: dict[str, RateLimit] = {}

    def make(self, name: str, rate: float, burst: float) -> RateLimit:
        """Make a rate that other processes know by the same name."""
        made = self._rates[name] = RateLimit(rate, burst)
        if self._shared:
            made.allowed = Counter()
        return made

    def allowed(self) -> dict[str, dict[str, int]]:
        """Return how many were allowed here since the last call, by rate and key."""
        found = {}
        for name, rate in self._rates.items():
            if rate.allowed:
                found[name], rate.allowed = dict(rate.allowed), Counter()
        return found

    def take(self, elsewhere: Mapping[str, Mapping[str, int]]) -> None:
        """Count what another process has allowed."""
        for name, keys in elsewhere.items():
            if name in self._rates:
                for key, number in keys.items():
                    self._rates[name].take(key, number)


class ConnectionSlots:
    """Slots for connections, limited in total and per key."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._held = 0
        self._taken: Counter[str] = Counter()

    @contextmanager
    def hold(self, *keys: tuple[str, int]) -> Iterator[None]:
        """Hold a slot under each key. Raise LimitReached if none is free."""
        if self._held >= self._total or any(self._taken[key] >= most for key, most in keys):
            raise LimitReached
        self._held += 1
        CONNECTIONS.inc()
        self._taken.update(key for key, _ in keys)
        try:
            yield
        finally:
            self._held -= 1
            CONNECTIONS.dec()
            for key, _ in keys:
                self._taken[key] -= 1
                if not self._taken[key]:
                    del self._taken[key]

    def __len__(self) -> int:
        return self._held
