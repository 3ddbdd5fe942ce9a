"""Messages between processes: they arrive in order; a broken connection is noticed and restored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from atoll.server.live.pubsub import LOBBY, RedisPubSub, table_topic
from services import Redis, shared
from serving import in_loop


class Process:
    """One process that receives."""

    def __init__(self, url: str, node: str) -> None:
        self.pubsub, self.node = RedisPubSub(url), node
        self.received: list[tuple[str, Any]] = []
        self.connections = 0
        self.changed = asyncio.Event()

    async def start(self, space: str = "s") -> Process:
        await self.pubsub.start(space, self.node, self._on_message, self._on_connected)
        return self

    def _on_message(self, topic: str, message: dict[str, Any]) -> None:
        self.received.append((topic, message["n"]))
        self.changed.set()

    async def _on_connected(self) -> None:
        self.connections += 1
        self.changed.set()

    async def until(self, number: int = 0, connections: int = 0) -> None:
        while len(self.received) < number or self.connections < connections:
            self.changed.clear()
            await self.changed.wait()


@pytest.mark.slow
@in_loop
async def test_messages_arrive_in_order_at_subscribers_only() -> None:
    url = shared()[1]
    one, two, stranger = Process(url, "one"), Process(url, "two"), Process(url, "two")
    await asyncio.gather(one.start("x"), two.start("x"), stranger.start("y"))
    await two.pubsub.subscribe(table_topic("a"))
    for number in range(500):
        one.pubsub.publish(table_topic("a"), {"n": number})
    one.pubsub.publish(table_topic("b"), {"n": -1})
    one.pubsub.publish(LOBBY, {"n": 500})
    await two.until(501)
    assert [number for _, number in two.received] == list(range(501))
    assert two.received[-1][0] == LOBBY
    assert one.received == stranger.received == []
    await two.pubsub.unsubscribe(table_topic("a"))
    one.pubsub.publish(table_topic("a"), {"n": 1})
    one.pubsub.publish(LOBBY, {"n": 2})
    await two.until(502)
    assert two.received[-1] == (LOBBY, 2)
    for process in (one, two, stranger):
        await process.pubsub.close()


@pytest.mark.slow
@in_loop
async def test_a_broken_connection_is_restored(tmp_path: Path) -> None:
    redis = Redis(tmp_path / "redis")
    one, two = Process(redis.url, "one"), Process(redis.url, "two")
    try:
        await asyncio.gather(one.start(), two.start())
        await two.pubsub.subscribe(table_topic("a"))
        await asyncio.to_thread(redis.stop)
        while two.pubsub.connected:
            await asyncio.sleep(0.01)
        one.pubsub.publish(table_topic("a"), {"n": 0})  # lost
        await two.pubsub.subscribe(table_topic("b"))
        await asyncio.to_thread(redis.start)
        await asyncio.gather(one.until(connections=2), two.until(connections=2))
        for topic in ("a", "b"):
            one.pubsub.publish(table_topic(topic), {"n": topic})
        while [number for _, number in two.received if number != 0] != ["a", "b"]:
            await two.until(len(two.received) + 1)
    finally:
        await one.pubsub.close()
        await two.pubsub.close()
        redis.stop()


@in_loop
async def test_a_process_starts_while_there_is_no_redis() -> None:
    process = await Process("redis://127.0.0.1:1/0", "one").start()
    process.pubsub.publish(LOBBY, {"n": 0})
    assert not process.pubsub.connected
    await process.pubsub.close()
