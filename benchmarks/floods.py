"""How long a guest's moves take while others flood the server.

The server has its usual limits. It runs on one core, floods and guest on the other, each in a process of its
own; the guest's goes first, so that what is measured is the server. Each flood is what somebody at one
address can do without an account. The guest comes from another address (the server takes itself to be behind
a proxy that names them), plays Talat at a person's pace, and then asks a bot.

    python benchmarks/load.py --floods [--seconds 10]
    python benchmarks/floods.py [--seconds 10] [--only quiet "slow requests"]

A flood is endured if the guest's 95th percentile stays under the larger of 5 times the quiet one and 50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import statistics
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import load
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from atoll.core import Record, game

FLOOD = {"X-Forwarded-For": "192.0.2.1"}
"""The header that says from where the floods come."""


@dataclass(frozen=True)
class Target:
    """The server that is flooded."""

    port: int

    @property
    def url(self) -> str:
        """Where its API is."""
        return f"http://127.0.0.1:{self.port}/api/v1"


Flood = Callable[[Target], Coroutine[Any, Any, None]]


def post(server: Target, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """Send a request from the flood's address; return the answer, None if it was refused, and the cookie."""
    headers = {"Content-Type": "application/json", "Cookie": f"{load.COOKIE}={cookie}", **FLOOD}
    request = urllib.request.Request(server.url + path, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            renewed = (answer.headers.get("Set-Cookie") or "").partition("=")[2].partition(";")[0]
            return json.load(answer), renewed or cookie
    except (urllib.error.HTTPError, OSError):
        return None, cookie


async def guests_cookies(server: Target, number: int) -> list[str]:
    """Return the cookies of new guests."""
    return [(await asyncio.to_thread(post, server, "/guest", {"name": f"F{n}"}))[1] for n in range(number)]


async def quiet(server: Target) -> None:
    """Do nothing."""
    del server
    await asyncio.Event().wait()


async def bots(server: Target) -> None:
    """Four guests start 25 tables of strong bots each, and watch some of them."""
    tables = []
    for cookie in await guests_cookies(server, 4):
        for _ in range(25):
            seats = [{"kind": "bot", "level": "level-8"}] * 2
            body = {"game": "taluva", "players": 2, "seats": seats}
            made, _ = await asyncio.to_thread(post, server, "/tables", body, cookie)
            if made is not None:
                start = {"type": "command", "id": "start", "command": {"do": "start"}}
                await asyncio.to_thread(post, server, f"/tables/{made['id']}/commands", start, cookie)
                tables.append(made["id"])
    async with contextlib.AsyncExitStack() as stack:
        for table in tables[:40]:
            url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/live"
            with contextlib.suppress(OSError, WebSocketException):
                await stack.enter_async_context(connect(url, additional_headers=FLOOD))
        await asyncio.Event().wait()


async def tables(server: Target) -> None:
    """Create tables without end, with ever new guests."""
    while True:
        (cookie,) = await guests_cookies(server, 1)
        body = {"game": "taluva", "players": 4, "public": True}
        await asyncio.gather(*(asyncio.to_thread(post, server, "/tables", body, cookie) for _ in range(8)))


async def slow_requests(server: Target) -> None:
    """Open connections and send a byte of a header now and then."""
    writers: list[asyncio.StreamWriter] = []
    while True:
        with contextlib.suppress(OSError):
            for _ in range(20):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                writers.append(writer)
        for writer in writers:
            with contextlib.suppress(OSError):
                writer.write(b"x")
        await asyncio.sleep(0.1)


async def drafts(server: Target) -> None:
    """Draft and undo at one table as fast as the server allows."""
    (cookie,) = await guests_cookies(server, 1)
    body = {"game": "talat", "players": 2, "seats": [{"kind": "me"}] * 2}
    made, _ = await asyncio.to_thread(post, server, "/tables", body, cookie)
    start = {"type": "command", "id": "start", "command": {"do": "start"}}
    await asyncio.to_thread(post, server, f"/tables/{made['id']}/commands", start, cookie)
    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['id']}/live?seat=0"
    number = 0
    while True:
        with contextlib.suppress(WebSocketException, OSError):
            headers = {"Cookie": f"{load.COOKIE}={cookie}", **FLOOD}
            async with connect(url, additional_headers=headers, max_size=None) as socket:
                move = json.loads(await socket.recv())["board"]["legal"][0]["moves"][0]
                while True:
                    number += 1
                    for command in (
                        {"do": "play", "seat": 0, "move": move},
                        {"do": "undo", "seat": 0, "moves": 1},
                    ):
                        identity = f"{number}{command['do']}"
                        message = {"type": "command", "id": identity, "command": command}
                        await socket.send(json.dumps(message))
                        while json.loads(await socket.recv())["type"] not in {"ack", "refused"}:
                            pass
        await asyncio.sleep(0.1)


async def many_guests(server: Target) -> None:
    """Let 40 guests watch one table on three sockets each, and send commands as fast as they can."""
    cookies = await guests_cookies(server, 40)
    made, _ = await asyncio.to_thread(post, server, "/tables", {"game": "talat", "players": 2}, cookies[0])

    async def chatter(cookie: str) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['id']}/live"
        headers = {"Cookie": f"{load.COOKIE}={cookie}", **FLOOD}
        while True:
            with contextlib.suppress(WebSocketException, OSError):
                async with connect(url, additional_headers=headers, max_size=None) as socket:
                    for number in range(1_000_000):
                        command = {"do": "sit", "seat": number % 2}
                        message = {"type": "command", "id": str(number), "command": command}
                        await socket.send(json.dumps(message))
                        while json.loads(await socket.recv())["type"] not in {"ack", "refused"}:
                            pass
            await asyncio.sleep(0.1)

    await asyncio.gather(*(chatter(cookie) for cookie in cookies for _ in range(3)))


async def costly_requests(server: Target) -> None:
    """Ask for the places of all moves in Taluva, and import a game of Talat, as fast as it is answered."""
    (cookie,) = await guests_cookies(server, 1)
    body = {"game": "taluva", "players": 2, "seats": [{"kind": "me"}] * 2}
    made, _ = await asyncio.to_thread(post, server, "/tables", body, cookie)
    start = {"type": "command", "id": "start", "command": {"do": "start"}}
    await asyncio.to_thread(post, server, f"/tables/{made['id']}/commands", start, cookie)
    headers = {"Cookie": f"{load.COOKIE}={cookie}", **FLOOD}
    places = urllib.request.Request(f"{server.url}/tables/{made['id']}/places", headers=headers)
    position = game("talat").new(2)
    while not position.is_over:
        position.play(position.legal_moves[0])
    record = Record.of(position).to_json()

    def ask() -> None:
        with contextlib.suppress(OSError), urllib.request.urlopen(places, timeout=60) as answer:
            answer.read()

    while True:
        cookies = await guests_cookies(server, 1)
        uploads = (asyncio.to_thread(post, server, "/records", record, cookies[0]) for _ in range(4))
        await asyncio.gather(*uploads, *(asyncio.to_thread(ask) for _ in range(12)))


FLOODS: dict[str, Flood] = {
    "quiet": quiet,
    "tables of strong bots": bots,
    "new tables": tables,
    "slow requests": slow_requests,
    "draft and undo": drafts,
    "many guests": many_guests,
    "costly requests": costly_requests,
}


def flood_forever(name: str, port: int) -> None:
    """Flood a server until this process is ended."""
    os.nice(10)
    asyncio.run(FLOODS[name](Target(port)))


async def measure(name: str, seconds: float) -> dict[str, float]:
    """Return how long a guest's moves, and a weak bot's answer, take while a flood runs."""
    server = await asyncio.to_thread(load.Server, limited=True)
    os.sched_setaffinity(server.process.pid, {0})
    flooding = multiprocessing.get_context("spawn").Process(
        target=flood_forever, args=(name, server.port), daemon=True
    )
    flooding.start()
    try:
        await asyncio.sleep(2)
        table = load.Table(server, "talat", Random(1), 2, clients=2)
        await table.open()
        delays: list[float] = []
        cpu, began = server.cpu_seconds(), time.perf_counter()
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            delay = await table.move()
            if delay is None:
                await table.close()
                table = load.Table(server, "talat", Random(len(delays)), 2, clients=2)
                await table.open()
            else:
                delays.append(delay)
                await asyncio.sleep(0.05)  # a person does not move faster, and stays within the limits
        share = (server.cpu_seconds() - cpu) / (time.perf_counter() - began)
        await table.close()
        bot = await bot_answer(server)
    finally:
        flooding.kill()
        flooding.join()
        await asyncio.to_thread(server.close)
    cuts = statistics.quantiles(delays, n=20)
    delays_ms = {"p50 ms": cuts[9] * 1e3, "p95 ms": cuts[18] * 1e3, "bot's answer ms": bot * 1e3}
    return {**delays_ms, "server CPU %": share * 100}


async def bot_answer(server: load.Server) -> float:
    """Return the seconds until a weak bot has answered a guest's first move."""
    table = load.Table(server, "talat", Random(7), 2, clients=1)
    _, cookie = await table.request("POST", "/guest", {"name": "Load"}, "")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "level-1"}]
    made, _ = await table.request("POST", "/tables", {"game": "talat", "players": 2, "seats": seats}, cookie)
    start = {"type": "command", "id": "start", "command": {"do": "start"}}
    await table.request("POST", f"/tables/{made['id']}/commands", start, cookie)
    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['id']}/live"
    headers = {"Cookie": f"{load.COOKIE}={cookie}"}
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        move = json.loads(await socket.recv())["board"]["legal"][0]["moves"][0]
        command = {"do": "play", "seat": 0, "move": move, "confirm": True}
        began = time.perf_counter()
        await socket.send(json.dumps({"type": "command", "id": "1", "command": command}))
        async with asyncio.timeout(120):
            while True:
                message = json.loads(await socket.recv())
                if message["type"] == "events" and message["state"]["committed"] >= 2:
                    return time.perf_counter() - began


def main() -> None:
    """Measure every flood and print it beside the quiet server."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", nargs="+", choices=FLOODS, default=[*FLOODS])
    arguments = parser.parse_args()
    run(arguments.seconds, arguments.only)


def run(seconds: float, names: Sequence[str] = tuple(FLOODS)) -> None:
    """Measure some floods, the quiet server first."""
    os.sched_setaffinity(0, {1} if (os.cpu_count() or 1) > 1 else {0})
    limit = 0.0
    for name in FLOODS:
        if name not in names and name != "quiet":
            continue
        found = asyncio.run(measure(name, seconds))
        if name == "quiet":
            limit = max(5 * found["p95 ms"], 50.0)
        verdict = "endured" if found["p95 ms"] <= limit else f"over {limit:.0f} ms"
        print(f"{name:24}" + "".join(f"{key} {value:8.1f}   " for key, value in found.items()) + verdict)


if __name__ == "__main__":
    main()
