"""Compare Atoll's server with boardgame.io's, in one run: two clients per table, as fast as they can.

boardgame.io (its server with memory storage, its client, its tic-tac-toe) is installed by npm into a
temporary folder. Atoll plays two-player Talat on SQLite and writes every move to disk. Every client waits for
its opponent's move, then moves. Connecting is not timed. The result is moves per CPU second of the *server*,
which hardly depends on how busy the machine is.

    python benchmarks/boardgame_io/compare.py [clients]        (requires Node and npm)
"""

from __future__ import annotations

import asyncio
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
import load  # noqa: E402

import services  # noqa: E402

VERSION = "0.50.2"
ROUNDS = 5
"""Rounds of boardgame.io; a game has nine moves."""
OWN_ROUNDS = 1
"""Rounds of Atoll; a two-player game of Talat has about a hundred moves."""


def install(folder: Path) -> None:
    """Install boardgame.io, with an old koa-compose: newer ones break its server."""
    package = {
        "private": True,
        "dependencies": {"boardgame.io": VERSION},
        "overrides": {"koa-compose": "4.1.0"},
    }
    (folder / "package.json").write_text(json.dumps(package))
    for name in ("server.cjs", "clients.cjs"):
        shutil.copy(HERE / name, folder / name)
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)


def boardgame_io(folder: Path, clients: int) -> dict[str, float]:
    """Measure boardgame.io's server with its clients."""
    port = services.free_port()
    server = subprocess.Popen(["node", "server.cjs", str(port)], cwd=folder, stdout=subprocess.DEVNULL)
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/games", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        command = ["node", "clients.cjs", str(port), str(clients)]
        with subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as players:
            assert players.stdin is not None
            assert players.stdout is not None
            assert players.stdout.readline() == "ready\n"
            moves, seconds, cpu, delays = 0, 0.0, 0.0, list[float]()
            for number in range(ROUNDS + 1):
                before = load.cpu_seconds(server.pid)
                print("go", file=players.stdin, flush=True)
                result = json.loads(players.stdout.readline())
                if number > 0:  # the first round warms it up
                    cpu += load.cpu_seconds(server.pid) - before
                    moves, seconds = moves + result["moves"], seconds + result["seconds"]
                    delays += result["delays"]
                if number < ROUNDS:
                    print("next", file=players.stdin, flush=True)
                    assert players.stdout.readline() == "ready\n"
            print("end", file=players.stdin, flush=True)
    finally:
        server.kill()
        server.wait()
    return summary(moves, seconds, cpu, delays)


async def atoll(clients: int) -> dict[str, float]:
    """Measure Atoll's server the same way."""
    server = await asyncio.to_thread(load.Server)
    moves, seconds, cpu, delays = 0, 0.0, 0.0, list[float]()

    async def play(table: load.Table, delays: list[float]) -> None:
        while (delay := await table.move()) is not None:
            delays.append(delay * 1e3)

    try:
        for number in range(OWN_ROUNDS + 1):
            tables = [
                load.Table(server, "talat", Random(f"{number} {n}"), 2, clients=2)
                for n in range(clients // 2)
            ]
            await load.open_all(tables)
            made: list[float] = []
            begin, before = time.perf_counter(), server.cpu_seconds()
            await asyncio.gather(*(play(table, made) for table in tables))
            if number > 0:  # the first round warms it up
                cpu += server.cpu_seconds() - before
                moves, seconds = moves + len(made), seconds + time.perf_counter() - begin
                delays += made
            for table in tables:
                await table.close()
    finally:
        await asyncio.to_thread(server.close)
    return summary(moves, seconds, cpu, delays)


def summary(moves: int, seconds: float, cpu: float, delays: list[float]) -> dict[str, float]:
    """Return the figures of one server."""
    cuts = statistics.quantiles(delays, n=100)
    return {
        "moves": moves,
        "moves per second": moves / seconds,
        "moves per server CPU second": moves / cpu,
        "p50 ms": cuts[49],
        "p99 ms": cuts[98],
    }


def main() -> None:
    """Measure both and print them side by side."""
    clients = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        theirs = boardgame_io(Path(folder), clients)
        ours = asyncio.run(atoll(clients))
    print(f"{clients} clients{'':20} {'boardgame.io':>14} {'Atoll':>14} {'ratio':>8}")
    for name, value in theirs.items():
        print(f"{name:30} {value:14.1f} {ours[name]:14.1f} {ours[name] / value:8.2f}")


if __name__ == "__main__":
    main()
