"""A real server on a free port of this machine, and clients that speak its protocol by hand."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar, ParamSpec

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

import services
from atoll.server.accounts.cookies import COOKIE
from atoll.server.app import make_app
from atoll.server.run import uvicorn_config
from atoll.server.settings import Settings
from atoll.store import Store, open_store

P = ParamSpec("P")
QUICK = {
    "rate_address": 1e6,
    "rate_person": 1e6,
    "rate_guests": 1e6,
    "rate_chat": 1e6,
    "rate_login": 1e6,
    "rate_records": 1e6,
    "rate_seeks": 1e6,
    "max_seeks_address": 10_000,
    "max_connections_address": 10_000,
    "max_analyses_address": 1_000,
    "max_tables_address": 1_000_000,
    "max_guests_address": 1_000_000,
    "bot_threads": 1,
}
"""Settings of a server that is in nobody's way."""


STUCK_SECONDS = 900
"""After how long a test gives up: only something stuck takes that long, however busy the machine is."""


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def to_the_end() -> None:
            try:
                await asyncio.wait_for(test(*args, **kwargs), STUCK_SECONDS)
            finally:
                while OPEN:
                    await OPEN.pop().aclose()

        asyncio.run(to_the_end())

    return run


OPEN: list[httpx.AsyncClient] = []
"""Clients to be closed with the server."""


class Server:
    """The server of a test."""

    def __init__(self, app: FastAPI, port: int) -> None:
        self.app = app
        self.other = self
        """Another server process of the same tables, where there is one."""
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self.api = f"{self.url}/api/v1"

    async def guest(self, name: str) -> Guest:
        guest = Guest(self.api)
        answer = await guest.http.post("/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        guest.id = answer.json()["id"]
        return guest


class Guest:
    """Somebody with a cookie."""

    def __init__(self, api: str, cookies: dict[str, str] | None = None) -> None:
        self.api = api
        self.id = ""
        # Plain HTTP has no certificates, and to read those of the machine costs more than most tests.
        self.http = httpx.AsyncClient(base_url=api, cookies=cookies, timeout=STUCK_SECONDS, verify=False)
        OPEN.append(self.http)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    async def make(self, game: str = "talat", players: int = 2, **settings: object) -> str:
        answer = await self.http.post("/tables", json={"game": game, "players": players, **settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def do(self, table: str, identity: str = "x", **command: object) -> httpx.Response:
        return await self.http.post(
            f"/tables/{table}/commands", json={"type": "command", "id": identity, "command": command}
        )

    @asynccontextmanager
    async def live(self, table: str, query: str = "", **kwargs: Any) -> AsyncIterator[Seat]:
        async with self.follow(f"/tables/{table}/live{query}", **kwargs) as seat:
            yield seat

    @asynccontextmanager
    async def follow(self, path: str, **kwargs: Any) -> AsyncIterator[Seat]:
        url = self.api.replace("http", "ws") + path
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        kwargs.setdefault("open_timeout", STUCK_SECONDS)
        async with connect(
            url, additional_headers={**headers, **kwargs.pop("headers", {})}, max_size=None, **kwargs
        ) as socket:
            yield Seat(socket)


class Seat:
    """One end of a table's socket; keeps what it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.board: dict[str, Any] | None = None
        self.seq = 0
        self._number = 0

    async def receive(self) -> dict[str, Any]:
        """Receive one message; numbers must follow each other."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        self.received.append(message)
        if message["type"] == "snapshot":
            self.seq, self.state, self.board = message["seq"], message["state"], message["board"]
        if message["type"] == "events":
            for event in message["events"]:
                assert event["seq"] == self.seq + 1, "a gap"
                self.seq = event["seq"]
            self.state = message["state"]
            self.board = message.get("board", self.board)
        return message

    async def until(self, kind: str, **values: object) -> dict[str, Any]:
        """Receive messages until one of this type with these values comes."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(k) == v for k, v in values.items()):
                return message

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def do(self, identity: str | None = None, **command: object) -> dict[str, Any]:
        """Send a command and return the answer to it."""
        self._number += 1
        identity = identity or f"c{self._number}"
        await self.say(type="command", id=identity, command=command)
        while True:
            message = await self.receive()
            if message["type"] in {"ack", "refused"} and message["id"] == identity:
                return message

    def legal(self) -> list[str]:
        assert self.board is not None
        return [move for group in self.board["legal"] for move in group["moves"]]


class Shared:
    """A server in a thread of its own, for all tests that need nothing special of it."""

    def __init__(self, folder: Path, backing: str = "sqlite", **overrides: Any) -> None:
        Backing.choose(backing)
        self._loop = asyncio.new_event_loop()
        self._running = together(folder, **overrides)
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.server = asyncio.run_coroutine_threadsafe(self._running.__aenter__(), self._loop).result(
            STUCK_SECONDS
        )

    def close(self) -> None:
        stopping = self._running.__aexit__(None, None, None)
        asyncio.run_coroutine_threadsafe(stopping, self._loop).result(STUCK_SECONDS)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Backing:
    """What the servers of a test stand on: a file in their folder, or a database and a Redis of their own."""

    shared = False
    _urls: ClassVar[dict[Path, tuple[str, str]]] = {}

    @classmethod
    def choose(cls, kind: str) -> None:
        """Let servers that are started from now on stand on sqlite or postgresql."""
        cls.shared = kind == "postgresql"

    @classmethod
    def settings(cls, folder: Path) -> dict[str, Any]:
        """Return what a server in this folder is to be told; the same when it is started again."""
        if not cls.shared:
            return {"data": folder}
        if folder not in cls._urls:
            cls._urls[folder] = services.shared()
        database, redis = cls._urls[folder]
        return {"data": folder, "database_url": database, "redis_url": redis}

    @classmethod
    def use(cls, folder: Path, database: str, redis: str) -> None:
        """Let a server in this folder stand on these."""
        cls._urls[folder] = (database, redis)

    @classmethod
    def store(cls, folder: Path) -> Store:
        """Open the database of a server in this folder."""
        settings = Settings(**cls.settings(folder))
        return open_store(settings.database_url, settings.database)


@asynccontextmanager
async def together(folder: Path, **overrides: Any) -> AsyncIterator[Server]:
    """Run as many servers of the same tables as the backing allows: one, or two that know each other."""
    async with serving(folder, **overrides) as one:
        if not Backing.shared:
            yield one
            return
        async with serving(folder, **overrides) as two:
            one.other, two.other = two, one
            yield one


@asynccontextmanager
async def serving(
    folder: Path, *, now: Callable[[], float] = time.time, **overrides: Any
) -> AsyncIterator[Server]:
    """Run a server in this loop; ``now`` is the time that it goes by."""
    settings = Settings(**{**QUICK, **Backing.settings(folder), "port": 0, **overrides}).check()
    app = make_app(settings, now=now)
    config = uvicorn_config(app, settings)
    config.port = 0
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        if running.done():
            await running
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Server(app, port)
    finally:
        server.should_exit = True
        await running


def stop_rates(server: Server) -> None:
    """Let no rate limit of a server fill up again, however slow the test is."""
    now = time.monotonic()
    for rate in server.app.state.hub.rates._rates.values():
        rate._now = lambda: now
