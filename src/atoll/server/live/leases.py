"""Who minds a table: lets its bots think and watches its clocks.

One process does, so that no two think about the same turn. It is heard of every second; if it falls silent
its tables are taken over by the others. Nothing depends on it that there is only one: should two believe it
for a moment, the log takes only the first one's move.
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

BEATS: Final = 6
"""How often a process is heard of in the time after which it counts as silent."""

ASK_AGAIN_SECONDS: Final = 10.0
"""For how long an answer is believed that another process minds a table."""

TAKEN_AT_ONCE: Final = 50

Take = Callable[[str], Awaitable[None]]


class Minder(ABC):
    """What a process minds."""

    @abstractmethod
    def minds(self, table: str) -> bool:
        """Tell whether this process minds a table."""

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Mind a table from now on, unless another process does."""

    @abstractmethod
    async def release(self, tables: Collection[str]) -> None:
        """Mind tables no longer."""

    @abstractmethod
    async def run(self, take: Take) -> None:
        """Be heard of, and ``take`` up tables that nobody minds, as long as the server runs."""

    @abstractmethod
    def look(self) -> None:
        """Look now whether there are tables that nobody minds."""

    @abstractmethod
    async def close(self) -> None:
        """Leave everything to the others."""


class Alone(Minder):
    """The only process minds everything."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def minds(self, table: str) -> bool:
        """Tell whether this process minds a table."""
        del table
        return True

    async def claim(self, table: str) -> bool:
        """Nobody else does."""
        del table
        return True

    async def release(self, tables: Collection[str]) -> None:
        """Nobody else would."""

    async def run(self, take: Take) -> None:
        """Take up everything, once."""
        for table in await self._store.unattended(0.0, 1_000_000):
            await take(table)

    def look(self) -> None:
        """There are none."""

    async def close(self) -> None:
        """There are no others."""


class OneOfMany(Minder):
    """One process of several that share a database."""

    def __init__(self, store: Store, node: str, silent: float) -> None:
        """Mind tables as the process ``node``; others count as dead after so many seconds of silence."""
        self._store, self._node, self._silent = store, node, silent
        self._mine: set[str] = set()
        self._asked: dict[str, float] = {}
        self._look = asyncio.Event()

    def minds(self, table: str) -> bool:
        """Tell whether this process minds a table."""
        return table in self._mine

    async def claim(self, table: str) -> bool:
        """Mind a table from now on, unless another process does."""
        now = time.monotonic()
        if table in self._mine:
            return True
        if now < self._asked.get(table, 0.0):
            return False
        if await self._store.claim(table, self._node, self._silent):
            self._mine.add(table)
            return True
        self._asked[table] = now + ASK_AGAIN_SECONDS
        if len(self._asked) > 10_000:
            self._asked = {name: until for name, until in self._asked.items() if until > now}
        return False

    async def release(self, tables: Collection[str]) -> None:
        """Mind tables no longer."""
        mine = self._mine.intersection(tables)
        if mine:
            self._mine -= mine
            await self._store.release(self._node, mine)

    async def run(self, take: Take) -> None:
        """Be heard of, and take up what nobody minds."""
        await self._store.attend(self._node)
        await asyncio.gather(self._beat(), self._take_over(take))

    async def _beat(self) -> None:
        heard_of = time.monotonic()
        while True:
            try:
                await self._store.attend(self._node)
                if time.monotonic() - heard_of > self._silent:
                    self._mine = await self._store.leased(self._node)  # others may have taken some meanwhile
                heard_of = time.monotonic()
            except AtollError as error:  # what is ours stays so until somebody takes it
                log(logging.WARNING, "not heard of", problem=str(error))
            await asyncio.sleep(self._silent / BEATS)

    async def _take_over(self, take: Take) -> None:
        while True:
            self._look.clear()
            try:
                found = await self._store.unattended(self._silent, TAKEN_AT_ONCE)
                for table in found:
                    self._asked.pop(table, None)
                    if await self.claim(table):
                        await take(table)
            except AtollError as error:
                log(logging.WARNING, "cannot take over", problem=str(error))
                found = []
            if len(found) < TAKEN_AT_ONCE:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._look.wait(), self._silent / 3)

    def look(self) -> None:
        """Look now whether there are tables that nobody minds."""
        self._look.set()

    async def close(self) -> None:
        """Leave everything to the others."""
        self._mine.clear()
        await self._store.release(self._node)
