"""The server under load: clients play random Talat and Taluva games over real sockets on this machine.

Every table has four clients (a Talat table three seats and a spectator, a Taluva table four seats).
Measured is the time from sending a move until *every* client at the table has it, at a steady pace and flat
out. Clients, server and databases share the machine, so the figures are lower bounds.

    python benchmarks/load.py                      100 and 1,000 clients, one process on SQLite
    python benchmarks/load.py 100 500 2000 --pace 200 --backing embedded postgresql-1 postgresql-2

``postgresql-2`` is two workers on a PostgreSQL (which waits for the disk) and a Redis of their own.
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
CLIENTS_A_TABLE = 4
PACE = 200.0
"""Moves a second in the steady part: the aim that the server is measured by."""


class Server:
    """A server of its own, with limits out of the way: one process on SQLite, or workers on PostgreSQL."""

    def __init__(self, backing: str = EMBEDDED) -> None:
        self._stack = ExitStack()
        self.folder = Path(tempfile.mkdtemp(prefix="atoll-load-"))
        self._stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self.port = services.free_port()
        workers = 1 if backing == EMBEDDED else int(backing.rpartition("-")[2])
        environment = dict(os.environ)
        if backing != EMBEDDED:
            postgres, redis = self._stack.enter_context(services.own(durable=True))
            environment |= {"ATOLL_DATABASE_URL": postgres.database(), "ATOLL_REDIS_URL": redis.url}
        wide = [f"--{name}=1000000" for name in ("rate-address", "rate-person", "rate-guests", "max-tables")]
        wide += ["--max-connections=10000", "--max-connections-address=10000", "--log-level=error"]
        wide += [f"--port={self.port}", f"--data={self.folder}", f"--workers={workers}"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "atoll", "serve", *wide], stdout=subprocess.DEVNULL, env=environment
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
        """Give the processor time that the server's processes have used (not that of its database)."""
        return sum(cpu_seconds(pid) for pid in self._pids())

    def memory(self) -> float:
        """Give the resident memory of the server's processes in megabytes."""
        texts = (Path(f"/proc/{pid}/status").read_text() for pid in self._pids())
        lines = (line for text in texts for line in text.splitlines() if line.startswith("VmRSS"))
        return sum(int(line.split()[1]) for line in lines) / 1024

    def _stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def close(self) -> None:
        """Stop it and forget its games."""
        self._stack.close()


def cpu_seconds(pid: int) -> float:
    """Give the processor time that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Table:
    """A table and its clients. One guest holds all seats; each socket looks as one of them."""

    server: Server
    game: str
    rng: Random
    players: int
    clients: int = CLIENTS_A_TABLE
    sockets: list[ClientConnection] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    news: list[str] = field(default_factory=list)
    """The last message with a board that each client has received."""
    arrived: list[int] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    moves: int = 0

    async def open(self) -> None:
        """Make the table, start the game and let the clients connect."""
        players = self.players
        guest, cookie = await self.request("POST", "/guest", {"name": "Load"}, "")
        del guest
        wish = {"game": self.game, "players": players, "seats": [{"kind": "me"}] * players}
        table = (await self.request("POST", "/tables", wish, cookie))[0]["id"]
        start = {"type": "command", "id": "start", "command": {"do": "start"}}
        await self.request("POST", f"/tables/{table}/commands", start, cookie)
        for number in range(self.clients):
            look = f"seat={number}" if number < players else "watch=true"
            url = f"ws://127.0.0.1:{self.server.port}/api/v1/tables/{table}/live?{look}"
            opened = await connect(
                url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, max_size=None, compression=None,
                ping_interval=None,
            )  # fmt: skip
            self.sockets.append(opened)
            self.news.append("")
            self.arrived.append(0)
            self.tasks.append(asyncio.create_task(self.listen(number)))
        while not all(self.news):
            await self.wait()

    async def request(self, method: str, path: str, body: object, cookie: str) -> tuple[Any, str]:
        """Send a request and give its answer and the cookie to go on with."""

        def ask() -> tuple[Any, str]:
            headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={cookie}"}
            data = json.dumps(body).encode()
            request = urllib.request.Request(self.server.url + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=60) as answer:
                given = (answer.headers.get("Set-Cookie") or "").partition("=")[2].partition(";")[0]
                return json.load(answer), given or cookie

        return await asyncio.to_thread(ask)

    async def listen(self, number: int) -> None:
        """Note what comes; nothing is read that nobody asks for."""
        async for message in self.sockets[number]:
            assert isinstance(message, str)
            if message.startswith(('{"type":"events"', '{"type":"snapshot"')):
                self.news[number] = message
                self.arrived[number] += 1
                self.changed.set()

    async def wait(self) -> None:
        """Wait until some client has news."""
        await self.changed.wait()
        self.changed.clear()

    async def move(self) -> float | None:
        """Make a random move and give the seconds until all four have it; None if the game is over."""
        # Clients are many and the machine is one: of a message only what is needed is read.
        asked = re.search(r'"asked":\[(\d)', self.news[0])
        if asked is None:
            assert '"life":"over"' in self.news[0]
            return None
        seat = int(asked[1])
        news = self.news[seat]
        legal, _ = json.JSONDecoder().raw_decode(news, news.rindex('"legal":') + len('"legal":'))
        move = self.rng.choice([move for group in legal for move in group["moves"]])
        self.moves += 1
        command = {"do": "play", "seat": seat, "move": move, "confirm": True}
        text = json.dumps({"type": "command", "id": str(self.moves), "command": command})
        wanted = [count + 1 for count in self.arrived]
        sent = time.perf_counter()
        await self.sockets[seat].send(text)
        while any(count < want for count, want in zip(self.arrived, wanted, strict=True)):
            await asyncio.wait_for(self.wait(), 30)
        return time.perf_counter() - sent

    async def close(self) -> None:
        """Let the clients go."""
        for opened in self.sockets:
            await opened.close()
        await asyncio.gather(*self.tasks)


async def open_all(tables: list[Table]) -> None:
    """Make the tables and let their clients connect, some at a time."""
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
    """Let every table move as fast as it can; give the number of moves."""
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
    """Measure a server with so many clients."""
    server = await asyncio.to_thread(Server, backing)
    try:
        empty = server.memory()
        games = (("talat", 3), ("taluva", 4))
        tables = [
            Table(server, games[n % 2][0], Random(n), games[n % 2][1])
            for n in range(clients // CLIENTS_A_TABLE)
        ]
        await open_all(tables)
        gc.collect()
        gc.freeze()  # else the crowd's own rubbish would be collected at the server's expense
        full = server.memory()
        await steady(tables, 1, pace)  # caches are warm from here on
        cpu = server.cpu_seconds()
        delays = await steady(tables, seconds, pace)
        cpu_a_move = (server.cpu_seconds() - cpu) / len(delays)
        memory = server.memory()
        begin = time.perf_counter()
        made = await flat_out(tables, seconds / 2)
        rate = made / (time.perf_counter() - begin)
        for table in tables:
            await table.close()
    finally:
        gc.unfreeze()
        await asyncio.to_thread(server.close)
    assert len(delays) > seconds * pace * 0.5, "most moves of the steady part were made"
    cuts = statistics.quantiles(delays, n=100)
    name = f"load_{clients}_clients" + ("" if backing == EMBEDDED else f"_{backing.replace('-', '_')}")
    return {
        f"{name}_steady_moves_per_second": len(delays) / seconds,
        f"{name}_p50_ms": cuts[49] * 1e3,
        f"{name}_p95_ms": cuts[94] * 1e3,
        f"{name}_p99_ms": cuts[98] * 1e3,
        f"{name}_flat_out_moves_per_second": rate,
        f"{name}_server_cpu_ms_per_move": cpu_a_move * 1e3,
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
    parser.add_argument("--pace", type=float, default=PACE, help="moves a second in the steady part")
    parser.add_argument("--seconds", type=float, default=8.0)
    given = parser.parse_args()
    for clients in given.clients:
        for backing in given.backing:
            found = asyncio.run(measure(clients, given.seconds, backing, given.pace))
            for title, value in found.items():
                print(f"{title:62} {value:10.2f}", flush=True)


# Each client is a socket: as many as the system lets us have.
_soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (_hard, _hard))

if __name__ == "__main__":
    main()
