"""Two hours of play at a server, alone on SQLite and as two workers on PostgreSQL with Redis; and many kills.

People and bots play game after game. Every finished game is compared with the log, no table stands still, and
the server's memory does not grow. ``ATOLL_SOAK_MINUTES`` makes it shorter or longer. Then servers are killed
(SIGKILL) while people play, again and again: nothing acknowledged is lost or doubled.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import services
from atoll.server.accounts.cookies import COOKIE
from prove.proof import RULES, Proof
from server.consistency import check_finished_table
from server.player import Player
from server.test_killed import Launched, command, play_through_kills, request
from serving import Backing

MINUTES = float(os.environ.get("ATOLL_SOAK_MINUTES", "120"))
LANES = 8
"""How many games go on at once."""
STUCK_SECONDS = 120.0
"""A table at which nothing happens for so long, though nobody thinks about it, is stuck."""
GROWTH = 1.08
KILLS = 200
KINDS = [("talat", 2, 1), ("titicaca", 3, 0), ("taluva", 2, 0), ("titicaca", 2, 1), ("talat", 1, 1)]

Guest = tuple[str, str]
_Found = TypeVar("_Found")


def memory(pids: list[int]) -> float:
    """Return the resident memory of processes, in megabytes."""
    lines = (line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def one_game(server: Launched, cast: list[Guest], number: int) -> tuple[str, list[tuple[str, Player]]]:
    """Let people, who are always the same, and bots play a game."""
    game, people, bots = KINDS[number % len(KINDS)]
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(people - 1))]
    seats += [{"kind": "bot", "level": "level-1"} for _ in range(bots)]
    request_body = {"game": game, "players": people + bots, "seats": seats, "public": number % 2 == 0}
    table = (await request(server.host, "POST", "/tables", cast[0][1], request_body)).json()["id"]
    for seat in range(1, people):
        await command(server.host, table, cast[seat][1], {"do": "sit", "seat": seat})
    await command(server.host, table, cast[0][1], {"do": "start"})
    players = [
        (who, Player(server.host, table, cookie, seat=seat, seed=number * 10 + seat))
        for seat, (who, cookie) in enumerate(cast[:people])
    ]
    playing = [asyncio.create_task(player.play()) for _, player in players]
    seen, since = 0, time.monotonic()
    try:
        while not all(task.done() for task in playing):
            await asyncio.wait(playing, timeout=1)
            received = sum(player.seq or 0 for _, player in players)
            if received > seen:
                seen, since = received, time.monotonic()
            assert time.monotonic() - since < STUCK_SECONDS, f"{game} {table[:6]} is stuck: " + "; ".join(
                f"{player.seat} at {player.seq} waits for {player.pending}, asked {player.state.get('asked')}"
                for _, player in players
            )
    finally:
        # While their lines are still good: a player who loses one comes back, even when told to stop.
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
    for task in playing:
        task.result()
    return table, players


async def soak(folder: Path, workers: int) -> Counter[str]:
    """Play until the time is over; return what was counted."""
    server = Launched(folder, workers)
    counts: Counter[str] = Counter()
    weights: list[float] = []
    until = time.monotonic() + MINUTES * 60

    async def lane(number: int) -> None:
        cast: list[Guest] = []
        for _ in range(3):
            answer = await request(server.host, "POST", "/guest", None, {"name": f"P{number}"})
            cast.append((answer.json()["id"], answer.cookies[COOKIE]))
        game = number
        while time.monotonic() < until:
            table, players = await one_game(server, cast, game)
            counts["moves"] += await check_finished_table(folder, table, players)
            counts["games"] += 1
            game += LANES

    async def weigh() -> None:
        while True:
            await asyncio.sleep(min(20.0, MINUTES))
            weights.append(memory(server.children))

    weighing = asyncio.create_task(weigh())
    try:
        async with asyncio.TaskGroup() as lanes:
            for number in range(LANES):
                lanes.create_task(lane(number))
    except ExceptionGroup as problems:
        raise problems.exceptions[0] from problems
    finally:
        weighing.cancel()
        server.close()
    quarter = max(1, len(weights) // 4)
    early, late = statistics.median(weights[quarter : 2 * quarter]), statistics.median(weights[-quarter:])
    sys.stderr.write(f"{workers} worker(s): {early:.0f} MB early, {late:.0f} MB late, {dict(counts)}\n")
    assert late < early * GROWTH, f"memory grew from {early:.0f} to {late:.0f} MB"
    return counts


def _on_sqlite(work: Callable[[Path], Coroutine[Any, Any, _Found]]) -> _Found:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(work(Path(folder)))


def _on_postgresql(work: Callable[[Path], Coroutine[Any, Any, _Found]]) -> _Found:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres, redis = stack.enter_context(services.own())
        Backing.shared = True
        Backing.use(folder, postgres.database(), redis.url)
        return asyncio.run(work(folder))


def alone(chunk: int) -> Mapping[str, int]:
    """One process on SQLite."""
    del chunk
    return _on_sqlite(lambda folder: soak(folder, 1))


def together(chunk: int) -> Mapping[str, int]:
    """Two workers on PostgreSQL and Redis."""
    del chunk
    return _on_postgresql(lambda folder: soak(folder, 2))


def killed_alone(chunk: int) -> Mapping[str, int]:
    """One process on SQLite, killed again and again."""
    del chunk
    return {"moves": _on_sqlite(lambda folder: play_through_kills(folder, 1, KILLS)), "kills": KILLS}


def killed_together(chunk: int) -> Mapping[str, int]:
    """Two workers on PostgreSQL and Redis, one of them killed again and again."""
    del chunk
    return {"moves": _on_postgresql(lambda folder: play_through_kills(folder, 2, KILLS)), "kills": KILLS}


SOURCES = (*RULES, *(f"src/atoll/{name}" for name in ("ai", "ratings", "table", "store", "server")))
PROOFS = [
    Proof("server-soak-sqlite", 1, alone, SOURCES),
    Proof("server-soak-postgresql", 1, together, SOURCES),
    Proof("server-kills-sqlite", 1, killed_alone, SOURCES),
    Proof("server-kills-postgresql", 1, killed_together, SOURCES),
]
