"""A lock for coroutines that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """Lets one change of a table happen at a time, in the order in which they came.

    ``async with`` waits for it. ``try_acquire`` takes it at once if nobody has it and nobody waits, so that a
    command needs no task of its own; whoever calls it must call ``release``.
    """

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def try_acquire(self) -> bool:
        """Take the lock if it is free; return whether it is held now."""
        if self._held or self._waiting:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hand the lock to whoever waits the longest; without anybody, it is free."""
        while self._waiting:
            next_holder = self._waiting.popleft()
            if not next_holder.done():
                next_holder.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over in the same moment
                self.release()
            else:
                self._waiting.remove(turn)
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()
