"""Messages between the processes of a server.

They only speed things up: a message that gets lost is found in the log, which is the source of truth. So
nothing here waits for an answer, nothing is sent twice, and a broken connection is restored by itself.
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
from redis.asyncio.client import PubSub as Subscription
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from atoll.server.ops.logs import log
from atoll.server.ops.metrics import PUBSUB_UP

LOBBY: Final = "lobby"
"""The topic of public tables that are new, have changed or are gone."""

NODES: Final = "nodes"
"""The topic of processes that stop."""

PEOPLE: Final = "people"
"""The topic of people about whom something has changed."""

RATES: Final = "rates"
"""The topic of requests that were allowed, for shared rate limits."""

SEEKS: Final = "seeks"
"""The topic of people who look for an opponent."""

TOURNAMENTS: Final = "tournaments"
"""The topic of tournaments that have changed."""

RETRY_SECONDS: Final = 0.2
CONFIRM_SECONDS: Final = 2.0
"""How long to wait for Redis to confirm a subscription."""

BATCH: Final = 256
"""The most messages that are sent to Redis at once."""

QUEUE_LENGTH: Final = 20_000
"""How many messages wait for a slow Redis before the oldest are dropped."""

OnMessage = Callable[[str, dict[str, Any]], None]
OnConnected = Callable[[], Awaitable[None]]


def table_topic(table: str) -> str:
    """Return the topic of one table."""
    return f"table:{table}"


class PubSub(ABC):
    """Publishes to the other processes of a server, and receives what they publish."""

    connected: bool = True
    """Whether messages come through."""

    @abstractmethod
    async def start(self, space: str, node: str, on_message: OnMessage, on_connected: OnConnected) -> None:
        """Start receiving from the other processes of the server that ``space`` names.

        ``on_message`` gets the topic and the message of everything that another process publishes;
        ``on_connected`` is called when the connection works, at first and again after each break.
        """

    @abstractmethod
    async def subscribe(self, topic: str) -> None:
        """Receive a topic. If connected, nothing published after this returns is missed."""

    @abstractmethod
    async def unsubscribe(self, topic: str) -> None:
        """Stop receiving a topic."""

    @abstractmethod
    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Send a message to all other processes soon, in the order of the calls."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is still queued, and stop."""


class NoPubSub(PubSub):
    """For a process that is alone, or that has to look at the logs to learn about others."""

    connected = False

    async def start(self, space: str, node: str, on_message: OnMessage, on_connected: OnConnected) -> None:
        """Do nothing: there is nobody to receive from."""

    async def subscribe(self, topic: str) -> None:
        """Do nothing: there is nobody to receive from."""

    async def unsubscribe(self, topic: str) -> None:
        """Do nothing: there is nobody to receive from."""

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Do nothing: there is nobody to send to."""

    async def close(self) -> None:
        """Do nothing: nothing is queued."""


class RedisPubSub(PubSub):
    """Messages by Redis' publish and subscribe."""

    def __init__(self, url: str) -> None:
        """Use the Redis at a URL; it need not be up yet."""
        self._client = Redis.from_url(
            url,
            socket_connect_timeout=5,
            retry=Retry(NoBackoff(), 0),  # this class decides when to try again
            health_check_interval=0,
        )
        self.connected = False
        self._space = self._node = ""
        self._topics = {LOBBY, NODES, PEOPLE, RATES, SEEKS, TOURNAMENTS}
        self._confirmations: dict[str, asyncio.Future[None]] = {}
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(QUEUE_LENGTH)
        self._subscription: Subscription | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, space: str, node: str, on_message: OnMessage, on_connected: OnConnected) -> None:
        """Start receiving and sending."""
        self._space, self._node = f"atoll:{space}:", node
        first = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._receive(on_message, on_connected, first)),
            asyncio.create_task(self._send()),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(first.wait(), CONFIRM_SECONDS)

    async def subscribe(self, topic: str) -> None:
        """Receive a topic."""
        self._topics.add(topic)
        if self._subscription is None or not self.connected:
            return
        confirmed = self._confirmations[topic] = asyncio.get_running_loop().create_future()
        try:
            await self._subscription.subscribe(self._space + topic)
            await asyncio.wait_for(confirmed, CONFIRM_SECONDS)
        except (RedisError, OSError, TimeoutError):
            pass  # the receiver notices by itself, and after a break the log is read again
        finally:
            self._confirmations.pop(topic, None)

    async def unsubscribe(self, topic: str) -> None:
        """Stop receiving a topic."""
        self._topics.discard(topic)
        if self._subscription is not None and self.connected:
            with contextlib.suppress(RedisError, OSError):
                await self._subscription.unsubscribe(self._space + topic)

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Send a message to all other processes."""
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait((self._space + topic, orjson.dumps({"node": self._node, **message})))

    async def close(self) -> None:
        """Send what is still queued, and stop."""
        if self.connected:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._queue.join(), CONFIRM_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._client.aclose()

    # --- receiving and sending ----------------------------------------------------------------------------

    async def _receive(self, on_message: OnMessage, on_connected: OnConnected, first: asyncio.Event) -> None:
        while True:
            subscription = self._client.pubsub()
            try:
                await subscription.subscribe(*(self._space + topic for topic in sorted(self._topics)))
                await self._until_confirmed(subscription, len(self._topics))
                self._subscription, self.connected = subscription, True
                PUBSUB_UP.set(1)
                first.set()
                log(logging.INFO, "pubsub up")
                await on_connected()
                async for message in subscription.listen():
                    self._handle(message, on_message)
            except (RedisError, OSError) as error:
                if self.connected:
                    log(logging.WARNING, "pubsub down", problem=str(error))
            finally:
                self._subscription, self.connected = None, False
                PUBSUB_UP.set(0)
                with contextlib.suppress(RedisError, OSError):
                    await subscription.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(RETRY_SECONDS)

    @staticmethod
    async def _until_confirmed(subscription: Subscription, number: int) -> None:
        while number:
            message = await subscription.get_message(timeout=CONFIRM_SECONDS)
            if message is None:
                raise TimeoutError
            number -= message["type"] == "subscribe"

    def _handle(self, message: dict[str, Any], on_message: OnMessage) -> None:
        topic = message["channel"].decode().removeprefix(self._space)
        if message["type"] == "subscribe":
            confirmation = self._confirmations.get(topic)
            if confirmation is not None and not confirmation.done():
                confirmation.set_result(None)
        if message["type"] != "message":
            return
        data = orjson.loads(message["data"])
        if data["node"] != self._node:
            on_message(topic, data)

    async def _send(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < BATCH:
                batch.append(self._queue.get_nowait())
            try:
                pipeline = self._client.pipeline(transaction=False)
                for channel, text in batch:
                    pipeline.publish(channel, text)
                await pipeline.execute()
            except (RedisError, OSError):
                await asyncio.sleep(RETRY_SECONDS)  # lost; the others read the log until Redis is back
            finally:
                for _ in batch:
                    self._queue.task_done()
