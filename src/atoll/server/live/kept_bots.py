"""Bots that wait between two decisions at a live table, with the trees that they have searched.

A bot that is kept only saves work: without it the next decision starts a new search. It was given nothing
but what its seat may know, and belongs to one seat of one table at one level. Everything here happens in the
event loop; a bot that thinks in a thread is lent.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from atoll.ai import Bot, player
from atoll.core import Seat
from atoll.core.engine import MAX_SEATS
from atoll.server.ops.metrics import BOT_TREE_BYTES, BOT_TREES

_Key: TypeAlias = tuple[str, Seat]
"""A table's id and a seat."""


@dataclass(frozen=True)
class _Kept:
    bot: Bot
    level: str
    size: int
    since: float


class KeptBots:
    """The waiting bots of a process, within a number of bytes. The least recently used is dropped first."""

    def __init__(
        self, limit: int, idle_seconds: float, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        """Keep at most ``limit`` bytes of trees, each for ``idle_seconds``."""
        self.limit = limit
        self._idle_seconds = idle_seconds
        self._now = monotonic
        self._kept: OrderedDict[_Key, _Kept] = OrderedDict()
        self._lent: dict[_Key, Bot] = {}
        self.size = 0
        """How many bytes the trees of all waiting bots take."""

    def __len__(self) -> int:
        """Return how many bots are waiting."""
        return len(self._kept)

    def borrow(self, table: str, seat: Seat, level: str, seed: int) -> Bot:
        """Return the bot that was kept for a seat, or a new one; a bot of another level is dropped."""
        self.drop_idle()
        kept = self._drop((table, seat))
        bot = kept.bot if kept is not None and kept.level == level else player(level, seed=seed)
        self._lent[table, seat] = bot
        self._measure()
        return bot

    def give_back(self, table: str, seat: Seat, level: str, bot: Bot, size: int) -> None:
        """Keep a borrowed bot whose trees take ``size`` bytes.

        It is dropped if it has none, if they are too large, or if the table was forgotten meanwhile.
        """
        key = table, seat
        if self._lent.get(key) is not bot:
            return
        del self._lent[key]
        if not 0 < size <= self.limit:
            return
        while self.size + size > self.limit:
            self._drop(next(iter(self._kept)))
        self._kept[key] = _Kept(bot, level, size, self._now())
        self.size += size
        self._measure()

    def forget(self, table: str) -> None:
        """Drop the bots of a table, those that are thinking included."""
        for seat in range(MAX_SEATS):
            self._lent.pop((table, seat), None)
            self._drop((table, seat))
        self._measure()

    def drop_idle(self) -> None:
        """Drop the bots that nobody has asked for too long."""
        latest = self._now() - self._idle_seconds
        while self._kept:
            key, kept = next(iter(self._kept.items()))  # the one that has waited longest
            if kept.since > latest:
                break
            self._drop(key)
        self._measure()

    def clear(self) -> None:
        """Drop all bots."""
        self._kept.clear()
        self._lent.clear()
        self.size = 0
        self._measure()

    def _drop(self, key: _Key) -> _Kept | None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self.size -= kept.size
        return kept

    def _measure(self) -> None:
        BOT_TREES.set(len(self._kept))
        BOT_TREE_BYTES.set(self.size)
