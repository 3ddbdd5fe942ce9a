"""News between processes: they come, in order; a break of the wire is noticed and heals."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from atoll.server.live.pubsub import LOBBY, RedisWire, table_topic
from services import Redis, shared
from serving import in_loop


class Ear:
    """One process's end of the wire."""

    def __init__(self, url: str, node: str) -> None:
        self.wire, self.node = RedisWire(url), node
        self.heard: list[tuple[str, Any]] = []
        self.backs = 0
        self.news = asyncio.Event()

    async def start(self, space: str = "s") -> Ear:
        await self.wire.start(space, self.node, self._hear, self._back)
        return self

    def _hear(self, topic: str, said: dict[str, Any]) -> None:
        self.heard.append((topic, said["n"]))
        self.news.set()

    async def _back(self) -> None:
        self.backs += 1
        self.news.set()

    async def until(self, number: int = 0, backs: int = 0) -> None:
        while len(self.heard) < number or self.backs < backs:
            self.news.clear()
            await self.news.wait()


@pytest.mark.slow
@in_loop
async def test_news_come_in_order_and_only_to_those_who_follow() -> None:
    url = shared()[1]
    one, two, stranger = Ear(url, "one"), Ear(url, "two"), Ear(url, "two")
    await asyncio.gather(one.start("x"), two.start("x"), stranger.start("y"))
    await two.wire.follow(table_topic("a"))
    for number in range(500):
        one.wire.tell(table_topic("a"), {"n": number})
    one.wire.tell(table_topic("b"), {"n": -1})
    one.wire.tell(LOBBY, {"n": 500})
    await two.until(501)
    assert [number for _, number in two.heard] == list(range(501))
    assert two.heard[-1][0] == LOBBY
    assert one.heard == stranger.heard == []
    await two.wire.unfollow(table_topic("a"))
    one.wire.tell(table_topic("a"), {"n": 1})
    one.wire.tell(LOBBY, {"n": 2})
    await two.until(502)
    assert two.heard[-1] == (LOBBY, 2)
    for ear in (one, two, stranger):
        await ear.wire.close()


@pytest.mark.slow
@in_loop
async def test_a_break_heals_by_itself(tmp_path: Path) -> None:
    redis = Redis(tmp_path / "redis")
    one, two = Ear(redis.url, "one"), Ear(redis.url, "two")
    try:
        await asyncio.gather(one.start(), two.start())
        await two.wire.follow(table_topic("a"))
        await asyncio.to_thread(redis.stop)
        while two.wire.up:
            await asyncio.sleep(0.01)
        one.wire.tell(table_topic("a"), {"n": 0})  # into nothing
        await two.wire.follow(table_topic("b"))
        await asyncio.to_thread(redis.start)
        await asyncio.gather(one.until(backs=2), two.until(backs=2))
        for topic in ("a", "b"):
            one.wire.tell(table_topic(topic), {"n": topic})
        while [said for _, said in two.heard if said != 0] != ["a", "b"]:
            await two.until(len(two.heard) + 1)
    finally:
        await one.wire.close()
        await two.wire.close()
        redis.stop()


@in_loop
async def test_a_process_starts_while_there_is_no_redis() -> None:
    ear = await Ear("redis://127.0.0.1:1/0", "one").start()
    ear.wire.tell(LOBBY, {"n": 0})
    assert not ear.wire.up
    await ear.wire.close()
