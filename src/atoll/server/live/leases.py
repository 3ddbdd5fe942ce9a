"""Which process runs a table's bots and clocks: the one that holds its lease.

Only one does, so that no two think about the same turn. Every process sends heartbeats; when they stop, the
others take over its tables. Correctness does not depend on there being only one: should two processes briefly
believe that they hold the same lease, the log accepts only the first one's move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from atoll.core import AtollError
from atoll.server.ops.logs import log
from atoll.store import Store

HEARTBEATS: Final = 6
"""How many heartbeats a process sends in the time after which it counts as dead."""

ASK_AGAIN_SECONDS: Final = 10.0
"""For how long to believe that another process holds a lease."""

BATCH: Final = 50
"""How many tables are taken over at once."""

TakeOver = Callable[[str], Awaitable[None]]


class TableLeases(ABC):
    """The leases of one process."""

    @abstractmethod
    def holds(self, table: str) -> bool:
        """Whether this process holds a table's lease."""

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Take a table's lease unless another process holds it; return whether this one holds it now."""

    @abstractmethod
    async def release(self, tables: Collection[str]) -> None:
        """Give up the leases of these tables."""

    @abstractmethod
    async def run(self, take_over: TakeOver) -> None:
        """Send heartbeats, and take over tables without a lease, as long as the server runs."""

    @abstractmethod
    def check_now(self) -> None:
        """Look for tables without a lease now instead of at the next regular check."""

    @abstractmethod
    async def close(self) -> None:
        """Give up all leases."""


class SingleProcessLeases(TableLeases):
    """The only process holds every lease."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def holds(self, table: str) -> bool:
        """Whether this process holds a table's lease: always."""
        del table
        return True

    async def claim(self, table: str) -> bool:
        """Return True: nobody else claims anything."""
        del table
        return True

    async def release(self, tables: Collection[str]) -> None:
        """Do nothing: nobody else would take over."""

    async def run(self, take_over: TakeOver) -> None:
        """Take over everything, once."""
        for table in await self._store.tables_without_lease(0.0, 1_000_000):
            await take_over(table)

    def check_now(self) -> None:
        """Do nothing: no lease is ever free."""

    async def close(self) -> None:
        """Do nothing: there is nobody to leave them to."""


class SharedLeases(TableLeases):
    """The leases of one of several processes that share a database."""

    def __init__(self, store: Store, node: str, timeout: float) -> None:
        """Hold leases as the process ``node``; others count as dead ``timeout`` seconds after a heartbeat."""
        self._store, self._node, self._timeout = store, node, timeout
        self._held: set[str] = set()
        self._held_elsewhere: dict[str, float] = {}
        """Until when to believe that another process holds a table's lease."""
        self._check = asyncio.Event()

    def holds(self, table: str) -> bool:
        """Whether this process holds a table's lease."""
        return table in self._held

    async def claim(self, table: str) -> bool:
        """Take a table's lease unless another process holds it; return whether this one holds it now."""
        now = time.monotonic()
        if table in self._held:
            return True
        if now < self._held_elsewhere.get(table, 0.0):
            return False
        if await self._store.claim(table, self._node, self._timeout):
            self._held.add(table)
            return True
        self._held_elsewhere[table] = now + ASK_AGAIN_SECONDS
        if len(self._held_elsewhere) > 10_000:
            current = self._held_elsewhere.items()
            self._held_elsewhere = {name: until for name, until in current if until > now}
        return False

    async def release(self, tables: Collection[str]) -> None:
        """Give up the leases of these tables."""
        held = self._held.intersection(tables)
        if held:
            self._held -= held
            await self._store.release(self._node, held)

    async def run(self, take_over: TakeOver) -> None:
        """Send heartbeats, and take over tables without a lease."""
        await self._store.heartbeat(self._node)
        await asyncio.gather(self._send_heartbeats(), self._take_over(take_over))

    async def _send_heartbeats(self) -> None:
        last = time.monotonic()
        while True:
            try:
                await self._store.heartbeat(self._node)
                if time.monotonic() - last > self._timeout:
                    self._held = await self._store.leases_of(self._node)  # others may have taken some over
                last = time.monotonic()
            except AtollError as error:  # leases stay ours until somebody takes them over
                log(logging.WARNING, "not heard of", problem=str(error))
            await asyncio.sleep(self._timeout / HEARTBEATS)

    async def _take_over(self, take_over: TakeOver) -> None:
        while True:
            self._check.clear()
            try:
                found = await self._store.tables_without_lease(self._timeout, BATCH)
                for table in found:
                    self._held_elsewhere.pop(table, None)
                    if await self.claim(table):
                        await take_over(table)
            except AtollError as error:
                log(logging.WARNING, "cannot take over", problem=str(error))
                found = []
            if len(found) < BATCH:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._check.wait(), self._timeout / 3)

    def check_now(self) -> None:
        """Look for tables without a lease now."""
        self._check.set()

    async def close(self) -> None:
        """Give up all leases."""
        self._held.clear()
        await self._store.release(self._node)
