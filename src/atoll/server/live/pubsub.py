"""Carries news between the processes of a server.

Only news: whatever is lost on the way is found in the log, which is the truth. So nothing here waits for an
answer, nothing is sent twice, and a wire that breaks heals by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from atoll.server.ops.logs import log
from atoll.server.ops.metrics import WIRE_UP

LOBBY: Final = "lobby"
"""The topic of public tables that came, changed or went."""

NODES: Final = "nodes"
"""The topic of processes that go."""

PEOPLE: Final = "people"
"""The topic of people about whom something has changed."""

RATES: Final = "rates"
"""The topic of what was allowed to whom."""

RETRY_SECONDS: Final = 0.2
CONFIRM_SECONDS: Final = 2.0
"""How long to wait until Redis says that we will hear of a table."""

SENT_AT_ONCE: Final = 256
WAITING_MOST: Final = 20_000
"""How many messages wait for a slow Redis before the oldest are dropped."""

Hear = Callable[[str, dict[str, Any]], None]
Back = Callable[[], Awaitable[None]]


def table_topic(table: str) -> str:
    """Name the topic of one table."""
    return f"table:{table}"


class Wire(ABC):
    """What a process needs of the others."""

    up: bool = True
    """Whether news come through."""

    @abstractmethod
    async def start(self, space: str, node: str, hear: Hear, back: Back) -> None:
        """Begin to hear the other processes of the server whose name is ``space``.

        ``hear`` is given the topic and the message of everything that another process says; ``back`` is
        called when the wire works, at first and again after each break.
        """

    @abstractmethod
    async def follow(self, topic: str) -> None:
        """Hear of a topic from now on: when this returns nothing said later is missed, if the wire is up."""

    @abstractmethod
    async def unfollow(self, topic: str) -> None:
        """Hear of a topic no longer."""

    @abstractmethod
    def tell(self, topic: str, message: dict[str, Any]) -> None:
        """Say something to all other processes, some time soon, in the order of the calls."""

    @abstractmethod
    async def close(self) -> None:
        """Say what waits to be said, and stop."""


class NoWire(Wire):
    """For a process that is alone, or has to look into the logs to learn of others."""

    up = False

    async def start(self, space: str, node: str, hear: Hear, back: Back) -> None:
        """Nobody is there to be heard."""

    async def follow(self, topic: str) -> None:
        """Nobody is there to be heard."""

    async def unfollow(self, topic: str) -> None:
        """Nobody is there to be heard."""

    def tell(self, topic: str, message: dict[str, Any]) -> None:
        """Nobody is there to hear."""

    async def close(self) -> None:
        """Nothing waits."""


class RedisWire(Wire):
    """News over Redis' publish and subscribe."""

    def __init__(self, url: str) -> None:
        """Use the Redis that a URL names; it need not be there yet."""
        self._client = Redis.from_url(
            url,
            socket_connect_timeout=5,
            retry=Retry(NoBackoff(), 0),  # we know better when to try again
            health_check_interval=0,
        )
        self.up = False
        self._space = self._node = ""
        self._followed = {LOBBY, NODES, PEOPLE, RATES}
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING_MOST)
        self._pubsub: PubSub | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, space: str, node: str, hear: Hear, back: Back) -> None:
        """Begin to hear."""
        self._space, self._node = f"atoll:{space}:", node
        first = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, back, first)),
            asyncio.create_task(self._say()),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(first.wait(), CONFIRM_SECONDS)

    async def follow(self, topic: str) -> None:
        """Hear of a topic from now on."""
        self._followed.add(topic)
        if self._pubsub is None or not self.up:
            return
        confirmed = self._confirmed[topic] = asyncio.get_running_loop().create_future()
        try:
            await self._pubsub.subscribe(self._space + topic)
            await asyncio.wait_for(confirmed, CONFIRM_SECONDS)
        except (RedisError, OSError, TimeoutError):
            pass  # the listener finds out by itself, and the log is read again after that
        finally:
            self._confirmed.pop(topic, None)

    async def unfollow(self, topic: str) -> None:
        """Hear of a topic no longer."""
        self._followed.discard(topic)
        if self._pubsub is not None and self.up:
            with contextlib.suppress(RedisError, OSError):
                await self._pubsub.unsubscribe(self._space + topic)

    def tell(self, topic: str, message: dict[str, Any]) -> None:
        """Say something to all other processes."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait((self._space + topic, orjson.dumps({"node": self._node, **message})))

    async def close(self) -> None:
        """Say what waits to be said, and stop."""
        if self.up:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.join(), CONFIRM_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._client.aclose()

    # --- the two ends ---------------------------------------------------------------------------------------

    async def _listen(self, hear: Hear, back: Back, first: asyncio.Event) -> None:
        while True:
            pubsub = self._client.pubsub()
            try:
                await pubsub.subscribe(*(self._space + topic for topic in sorted(self._followed)))
                await self._until_confirmed(pubsub, len(self._followed))
                self._pubsub, self.up = pubsub, True
                WIRE_UP.set(1)
                first.set()
                log(logging.INFO, "wire up")
                await back()
                async for message in pubsub.listen():
                    self._hear(message, hear)
            except (RedisError, OSError) as error:
                if self.up:
                    log(logging.WARNING, "wire down", problem=str(error))
            finally:
                self._pubsub, self.up = None, False
                WIRE_UP.set(0)
                with contextlib.suppress(RedisError, OSError):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(RETRY_SECONDS)

    @staticmethod
    async def _until_confirmed(pubsub: PubSub, number: int) -> None:
        while number:
            message = await pubsub.get_message(timeout=CONFIRM_SECONDS)
            if message is None:
                raise TimeoutError
            number -= message["type"] == "subscribe"

    def _hear(self, message: dict[str, Any], hear: Hear) -> None:
        topic = message["channel"].decode().removeprefix(self._space)
        if message["type"] == "subscribe":
            waiting = self._confirmed.get(topic)
            if waiting is not None and not waiting.done():
                waiting.set_result(None)
        if message["type"] != "message":
            return
        said = orjson.loads(message["data"])
        if said["node"] != self._node:
            hear(topic, said)

    async def _say(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < SENT_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            try:
                pipeline = self._client.pipeline(transaction=False)
                for channel, text in batch:
                    pipeline.publish(channel, text)
                await pipeline.execute()
            except (RedisError, OSError):
                await asyncio.sleep(RETRY_SECONDS)  # lost; the others read the log until the wire is back
            finally:
                for _ in batch:
                    self._waiting.task_done()
