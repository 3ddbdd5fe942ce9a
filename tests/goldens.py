"""Reads, replays and compares what earlier versions of Atoll wrote (``tests/data/versions``).

``tools/write_goldens.py`` writes such a folder with the code at hand; the tests in ``tests/versions`` hold
every later version to it.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import httpx

from serving import Guest, Seat, Server, serving

VERSIONS = Path(__file__).parent / "data" / "versions"
WRITTEN = sorted(path.name for path in VERSIONS.iterdir() if path.is_dir()) if VERSIONS.exists() else []
KEY = "0123456789abcdef" * 4
"""The key that signed the cookies of the goldens."""
START = 1_900_000_000.0
PASSWORD = "correct horse battery"
UNSTABLE = frozenset({"text", "version"})
"""What may be worded otherwise by every version: sentences, and the version itself."""

EXPECTED_TAGS = "does not match any of the expected tags: "
"""What comes before a list of all commands, to which others may have been added."""


class Clock:
    """Time that passes only when told to."""

    def __init__(self, now: float = START) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@contextmanager
def repeatable(clock: Clock) -> Iterator[None]:
    """Make all that a server draws at random, and its time, the same in every run.

    The n-th draw of each kind is always the same, so further kinds of draws disturb nothing.
    """
    drawn: Counter[str] = Counter()

    def rng(kind: str) -> Random:
        drawn[kind] += 1
        return Random(f"{kind}/{drawn[kind]}")

    def token_hex(nbytes: int = 32) -> str:
        return rng(f"hex {nbytes}").randbytes(nbytes).hex()

    def token_urlsafe(nbytes: int = 32) -> str:
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        return "".join(rng(f"urlsafe {nbytes}").choices(letters, k=(nbytes * 4 + 2) // 3))

    with (
        mock.patch.object(secrets, "token_hex", token_hex),
        mock.patch.object(secrets, "token_urlsafe", token_urlsafe),
        mock.patch.object(secrets, "randbits", lambda k: rng("bits").getrandbits(k)),
        mock.patch.object(secrets, "choice", lambda items: rng("choice").choice(items)),
        mock.patch.object(time, "time", clock),
    ):
        yield


@asynccontextmanager
async def repeatable_server(folder: Path, clock: Clock) -> AsyncIterator[Server]:
    """Run a server that does the same in every run, as long as people act one after the other."""
    with repeatable(clock):
        async with serving(folder, now=clock, signing_key=KEY, analysis_simulations=8) as server:
            yield server


def differences(expected: Any, found: Any, path: str = "") -> Iterator[str]:
    """Say where a JSON value lacks what was there before; objects may have gained keys, lists nothing."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            if key in UNSTABLE and isinstance(value, str) and "error" in expected:
                continue
            if key not in found:
                yield f"{path}.{key} is gone"
            else:
                yield from differences(value, found[key], f"{path}.{key}")
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from differences(one, other, f"{path}[{index}]")
    elif isinstance(expected, str) and isinstance(found, str) and EXPECTED_TAGS in expected:
        before, _, known = expected.partition(EXPECTED_TAGS)
        after, _, listed = found.partition(EXPECTED_TAGS)
        if before != after or not set(known.split(", ")) <= set(listed.split(", ")):
            yield f"{path}: {json.dumps(expected)[:300]} has become {json.dumps(found)[:300]}"
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield f"{path}: {json.dumps(expected)[:300]} has become {json.dumps(found)[:300]}"


def read_lines(path: Path) -> list[Any]:
    """Read a file of JSON lines."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def restore(dump: Path, folder: Path) -> None:
    """Make the database that a dump describes, where a server looks for it."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(folder / "atoll.sqlite")) as database:
        database.executescript(dump.read_text(encoding="utf-8"))


class Scribe:
    """Several clients of one server; everything that they send and are told is written down, step by step.

    Or read: ``perform`` does the steps of a transcript and says what has become different.
    """

    def __init__(self, server: Server, clock: Clock, stack: AsyncExitStack) -> None:
        self.server, self.clock, self._stack = server, clock, stack
        self.steps: list[dict[str, Any]] = []
        self.people: dict[str, Guest] = {}
        self.sockets: dict[str, Seat] = {}
        self._closing: dict[str, AsyncExitStack] = {}

    @classmethod
    @asynccontextmanager
    async def of(cls, server: Server, clock: Clock) -> AsyncIterator[Scribe]:
        async with AsyncExitStack() as stack:
            yield cls(server, clock, stack)

    def person(self, who: str) -> Guest:
        if who not in self.people:
            self.people[who] = Guest(self.server.api)
        return self.people[who]

    # --- writing ------------------------------------------------------------------------------------------

    async def request(self, who: str, method: str, path: str, body: object = None) -> Any:
        """Ask for something; a second passes first."""
        self.wait(1)
        status, answer = await self._request(who, method, path, body)
        step = {"step": "request", "who": who, "method": method, "path": path, "body": body}
        self.steps.append({**step, "status": status, "answer": answer})
        await self.settle()
        return answer

    async def connect(self, socket: str, who: str, path: str) -> None:
        """Open a socket."""
        self.wait(1)
        self.steps.append({"step": "connect", "socket": socket, "who": who, "path": path})
        await self._connect(socket, who, path)
        await self.settle(socket)

    async def send(self, socket: str, message: dict[str, Any]) -> None:
        """Send a message."""
        self.wait(1)
        self.steps.append({"step": "send", "socket": socket, "message": message})
        await self.sockets[socket].say(**message)
        await self.settle(socket)

    async def do(self, socket: str, identity: str, **command: object) -> None:
        """Send a command."""
        await self.send(socket, {"type": "command", "id": identity, "command": command})

    async def close(self, socket: str) -> None:
        """Close a socket, and wait until the others are told."""
        self.wait(1)
        self.steps.append({"step": "close", "socket": socket})
        await self._close(socket)
        for name, other in self.sockets.items():
            self._received(name, await other.receive())

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.steps.append({"step": "wait", "seconds": seconds})
        self.clock.now += seconds

    async def settle(self, first: str | None = None) -> None:
        """Receive everything that is on its way, on the socket that acted first.

        It comes before the answer to a ping, and the others are told before the one that acted is answered.
        """
        for name, socket in sorted(self.sockets.items(), key=lambda item: item[0] != first):
            await socket.say(type="ping")
            while (message := await socket.receive())["type"] != "pong":
                self._received(name, message)

    def _received(self, socket: str, message: dict[str, Any]) -> None:
        self.steps.append({"step": "receive", "socket": socket, "message": message})

    # --- reading ------------------------------------------------------------------------------------------

    async def replay(self, steps: list[dict[str, Any]]) -> None:
        """Do all steps of a transcript. Fails at the first that is answered otherwise."""
        for number, step in enumerate(steps, 1):
            found: Any = None
            match step["step"]:
                case "wait":
                    self.clock.now += step["seconds"]
                case "request":
                    status, answer = await self._request(
                        step["who"], step["method"], step["path"], step["body"]
                    )
                    found = {"status": status, "answer": answer}
                    found = {**step, **found}
                case "connect":
                    await self._connect(step["socket"], step["who"], step["path"])
                case "send":
                    await self.sockets[step["socket"]].say(**step["message"])
                case "receive":
                    found = {**step, "message": await self.sockets[step["socket"]].receive()}
                case "close":
                    await self._close(step["socket"])
            different = [] if found is None else list(differences(step, found))
            assert not different, f"step {number}: {different[:5]}"
        for name, socket in self.sockets.items():
            await socket.say(type="ping")
            assert (await socket.receive())["type"] == "pong", f"{name} was told more than before"

    # --- both ---------------------------------------------------------------------------------------------

    async def _request(self, who: str, method: str, path: str, body: object) -> tuple[int, Any]:
        answer = await self.person(who).http.request(method, path, **({} if body is None else {"json": body}))
        return answer.status_code, stable(answer)

    async def _connect(self, socket: str, who: str, path: str) -> None:
        own = await self._stack.enter_async_context(AsyncExitStack())
        self._closing[socket] = own
        self.sockets[socket] = await own.enter_async_context(self.person(who).follow(path))
        self.sockets[socket].seq = int(path.partition("after=")[2] or 0)

    async def _close(self, socket: str) -> None:
        del self.sockets[socket]
        await self._closing.pop(socket).aclose()


def stable(answer: httpx.Response) -> Any:
    """Return an answer's document without the sentences in it."""
    found = answer.json() if answer.content else None
    if isinstance(found, dict) and "error" in found:
        return {key: value for key, value in found.items() if key not in UNSTABLE}
    return found
