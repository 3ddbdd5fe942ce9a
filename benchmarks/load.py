"""The server under load: clients play random Talat and Taluva games over real sockets on this machine.

Every table has four clients: in Talat three players and a spectator, in Taluva four players. The benchmark
measures the time from sending a move until *every* client at the table has received it, at a steady pace and
flat out. Clients, server and databases share the machine, so the server alone would do better.

    python benchmarks/load.py                      100 and 1,000 clients, one process on SQLite
    python benchmarks/load.py 100 500 2000 --pace 200 --backing embedded postgresql-1 postgresql-2

    python benchmarks/load.py --floods              a guest's moves while others flood the server (floods.py)

``postgresql-2`` is two workers on their own PostgreSQL (durable) and Redis.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import services

EMBEDDED = "embedded"
"""One process on SQLite."""
COOKIE = "atoll_guest"
CLIENTS = (100, 500, 2000)
CLIENTS_PER_TABLE = 4
PACE = 200.0
"""Moves per second in the steady part: the server's target."""


class Server:
    """A server without limits, or with the usual ones: one process on SQLite, or workers on PostgreSQL."""

    def __init__(self, backing: str = EMBEDDED, *, limited: bool = False) -> None:
        self._stack = ExitStack()
        self.folder = Path(tempfile.mkdtemp(prefix="atoll-load-"))
        self._stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self.port = services.free_port()
        workers = 1 if backing == EMBEDDED else int(backing.rpartition("-")[2])
        environment = dict(os.environ)
        if backing != EMBEDDED:
            postgres, redis = self._stack.enter_context(services.own(durable=True))
            environment |= {"ATOLL_DATABASE_URL": postgres.database(), "ATOLL_REDIS_URL": redis.url}
        options = [
            f"--{name}=1000000"
            for name in (
                *("rate-address", "rate-person", "rate-guests"),
                *("max-tables", "max-tables-address", "max-guests-address"),
            )
        ]
        options += ["--max-connections=10000", "--max-connections-address=10000"]
        options = ["--log-level=error", "--proxy"] if limited else [*options, "--log-level=error"]
        options += [f"--port={self.port}", f"--data={self.folder}", f"--workers={workers}"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "atoll", "serve", *options], stdout=subprocess.DEVNULL, env=environment
        )
        self._stack.callback(self._stop)
        self.url = f"http://127.0.0.1:{self.port}/api/v1"
        deadline = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/", timeout=5).close()
                return
            except OSError:
                assert time.monotonic() < deadline, "the server does not start"
                time.sleep(0.1)

    def _pids(self) -> list[int]:
        pid = self.process.pid
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the server's processes have used, without the database."""
        return sum(cpu_seconds(pid) for pid in self._pids())

    def memory(self) -> float:
        """Return the resident memory of the server's processes, in megabytes."""
        texts = (Path(f"/proc/{pid}/status").read_text() for pid in self._pids())
        lines = (line for text in texts for line in text.splitlines() if line.startswith("VmRSS"))
        return sum(int(line.split()[1]) for line in lines) / 1024

    def _stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def close(self) -> None:
        """Stop the server and delete its data."""
        self._stack.close()


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Table:
    """A table and its clients. One guest holds all seats; each socket sees the view of one seat."""

    server: Server
    game: str
    rng: Random
    players: int
    clients: int = CLIENTS_PER_TABLE
    sockets: list[ClientConnection] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    boards: list[str] = field(default_factory=list)
    """The last message with a board that each client has received."""
    arrived: list[int] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    moves: int = 0

    async def open(self) -> None:
        """Create the table, start the game and connect the clients."""
        players = self.players
        guest, cookie = await self.request("POST", "/guest", {"name": "Load"}, "")
        del guest
        request = {"game": self.game, "players": players, "seats": [{"kind": "me"}] * players}
        table = (await self.request("POST", "/tables", request, cookie))[0]["id"]
        start = {"type": "command", "id": "start", "command": {"do": "start"}}
        await self.request("POST", f"/tables/{table}/commands", start, cookie)
        for number in range(self.clients):
            viewer = f"seat={number}" if number < players else "watch=true"
            url = f"ws://127.0.0.1:{self.server.port}/api/v1/tables/{table}/live?{viewer}"
            opened = await connect(
                url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, max_size=None, compression=None,
                ping_interval=None,
            )  # fmt: skip
            self.sockets.append(opened)
            self.boards.append("")
            self.arrived.append(0)
            self.tasks.append(asyncio.create_task(self.listen(number)))
        while not all(self.boards):
            await self.wait()

    async def request(self, method: str, path: str, body: object, cookie: str) -> tuple[Any, str]:
        """Send a request; return the answer and the cookie for the next one."""

        def send() -> tuple[Any, str]:
            headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={cookie}"}
            data = json.dumps(body).encode()
            request = urllib.request.Request(self.server.url + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=60) as answer:
                renewed = (answer.headers.get("Set-Cookie") or "").partition("=")[2].partition(";")[0]
                return json.load(answer), renewed or cookie

        return await asyncio.to_thread(send)

    async def listen(self, number: int) -> None:
        """Keep the last message with a board; it is parsed only if needed."""
        async for message in self.sockets[number]:
            assert isinstance(message, str)
            if message.startswith(('{"type":"events"', '{"type":"snapshot"')):
                self.boards[number] = message
                self.arrived[number] += 1
                self.changed.set()

    async def wait(self) -> None:
        """Wait until a client has received something."""
        await self.changed.wait()
        self.changed.clear()

    async def move(self) -> float | None:
        """Make a random move; return the seconds until all clients have it, or None if the game is over."""
        # Many clients share one machine, so only the needed part of a message is parsed.
        active = re.search(r'"asked":\[(\d)', self.boards[0])
        if active is None:
            assert '"life":"over"' in self.boards[0]
            return None
        seat = int(active[1])
        board = self.boards[seat]
        legal, _ = json.JSONDecoder().raw_decode(board, board.rindex('"legal":') + len('"legal":'))
        move = self.rng.choice([move for group in legal for move in group["moves"]])
        self.moves += 1
        command = {"do": "play", "seat": seat, "move": move, "confirm": True}
        text = json.dumps({"type": "command", "id": str(self.moves), "command": command})
        expected = [count + 1 for count in self.arrived]
        sent = time.perf_counter()
        await self.sockets[seat].send(text)
        while any(count < wanted for count, wanted in zip(self.arrived, expected, strict=True)):
            await asyncio.wait_for(self.wait(), 30)
        return time.perf_counter() - sent

    async def close(self) -> None:
        """Disconnect the clients."""
        for opened in self.sockets:
            await opened.close()
        await asyncio.gather(*self.tasks)


async def open_all(tables: list[Table]) -> None:
    """Create the tables and connect their clients, some at a time."""
    for start in range(0, len(tables), 10):
        await asyncio.gather(*(table.open() for table in tables[start : start + 10]))


async def steady(tables: list[Table], seconds: float, pace: float) -> list[float]:
    """Let the tables move in turn at a steady pace, whether or not the last move has arrived."""
    delays: list[float] = []
    running: set[asyncio.Task[None]] = set()
    busy: set[int] = set()

    async def one(index: int) -> None:
        try:
            delay = await tables[index].move()
            if delay is not None:
                delays.append(delay)
        finally:
            busy.discard(index)

    begin = time.perf_counter()
    for number in range(int(seconds * pace)):
        await asyncio.sleep(max(0.0, begin + number / pace - time.perf_counter()))
        index = number % len(tables)
        if index not in busy:
            busy.add(index)
            task = asyncio.create_task(one(index))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return delays


async def flat_out(tables: list[Table], seconds: float) -> int:
    """Let every table move as fast as it can; return the number of moves."""
    until = time.perf_counter() + seconds

    async def play(table: Table) -> int:
        made = 0
        while time.perf_counter() < until and await table.move() is not None:
            made += 1
        return made

    return sum(await asyncio.gather(*(play(table) for table in tables)))


async def measure(
    clients: int, seconds: float, backing: str = EMBEDDED, pace: float = PACE
) -> dict[str, float]:
    """Measure a server with this many clients."""
    server = await asyncio.to_thread(Server, backing)
    try:
        empty = server.memory()
        games = (("talat", 3), ("taluva", 4))
        tables = [
            Table(server, games[n % 2][0], Random(n), games[n % 2][1])
            for n in range(clients // CLIENTS_PER_TABLE)
        ]
        await open_all(tables)
        gc.collect()
        gc.freeze()  # garbage collection of the clients would take CPU time from the server
        full = server.memory()
        await steady(tables, 1, pace)  # caches are warm from here on
        cpu = server.cpu_seconds()
        delays = await steady(tables, seconds, pace)
        cpu_per_move = (server.cpu_seconds() - cpu) / len(delays)
        memory = server.memory()
        begin = time.perf_counter()
        made = await flat_out(tables, seconds / 2)
        rate = made / (time.perf_counter() - begin)
        for table in tables:
            await table.close()
    finally:
        gc.unfreeze()
        await asyncio.to_thread(server.close)
    assert len(delays) > seconds * pace * 0.5, "too few moves in the steady part"
    cuts = statistics.quantiles(delays, n=100)
    name = f"load_{clients}_clients" + ("" if backing == EMBEDDED else f"_{backing.replace('-', '_')}")
    return {
        f"{name}_steady_moves_per_second": len(delays) / seconds,
        f"{name}_p50_ms": cuts[49] * 1e3,
        f"{name}_p95_ms": cuts[94] * 1e3,
        f"{name}_p99_ms": cuts[98] * 1e3,
        f"{name}_flat_out_moves_per_second": rate,
        f"{name}_server_cpu_ms_per_move": cpu_per_move * 1e3,
        f"{name}_server_mb": memory,
        f"{name}_kb_per_table": (full - empty) / len(tables) * 1024,
    }


def figures(units: float) -> dict[str, float]:
    """Measure a server on SQLite with each number of clients."""
    del units
    found: dict[str, float] = {}
    for clients in CLIENTS:
        found.update(asyncio.run(measure(clients, 8)))
    return found


def main() -> None:
    """Measure what the arguments say and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("clients", nargs="*", type=int, default=CLIENTS)
    parser.add_argument(
        "--backing", nargs="+", default=[EMBEDDED], help="embedded, postgresql-1, postgresql-2"
    )
    parser.add_argument("--pace", type=float, default=PACE, help="moves per second in the steady part")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--floods", action="store_true", help="measure a guest's moves while others flood")
    arguments = parser.parse_args()
    if arguments.floods:
        import floods  # noqa: PLC0415 - it builds on this module

        floods.run(arguments.seconds)
        return
    for clients in arguments.clients:
        for backing in arguments.backing:
            found = asyncio.run(measure(clients, arguments.seconds, backing, arguments.pace))
            for title, value in found.items():
                print(f"{title:62} {value:10.2f}", flush=True)


# Each client is a socket: allow as many as the system permits.
_soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (_hard, _hard))

if __name__ == "__main__":
    main()
