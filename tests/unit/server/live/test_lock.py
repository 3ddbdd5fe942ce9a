"""A table's lock: first come, first served, and taken at once where nobody is in the way."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from atoll.server.live.lock import TableLock
from serving import in_loop


@in_loop
async def test_it_is_handed_on_in_order() -> None:
    lock, order = TableLock(), list[int]()

    async def work(number: int) -> None:
        async with lock:
            order.append(number)

    assert lock.try_acquire()
    assert not lock.try_acquire()
    tasks = [asyncio.create_task(work(number)) for number in range(3)]
    await asyncio.sleep(0)
    assert not order
    lock.release()
    assert not lock.try_acquire(), "those who wait come first"
    await asyncio.gather(*tasks)
    assert order == [0, 1, 2]
    assert not lock.locked()


@in_loop
async def test_whoever_stops_waiting_is_passed_over() -> None:
    lock = TableLock()
    for released_first in (False, True):
        assert lock.try_acquire()
        waiting = asyncio.create_task(lock.__aenter__())
        await asyncio.sleep(0)
        if released_first:  # it holds the lock already, and does not know it yet
            lock.release()
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        if not released_first:
            lock.release()
        assert lock.try_acquire()
        lock.release()
