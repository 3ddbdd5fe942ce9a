"""Servers are killed (SIGKILL) again and again while people play: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from atoll.server.accounts.cookies import COOKIE
from atoll.store.schema import SEEKS
from server.consistency import check_finished_table
from server.player import Player
from services import free_port
from serving import QUICK, STUCK_SECONDS, Backing, in_loop

WORKERS = {"sqlite": 1, "postgresql": 2}
KILLS = {"sqlite": 12, "postgresql": 8}
"""How often a server is killed here; ``make prove`` does it hundreds of times."""

# A process that has loaded everything forks servers that share a port, and another one whenever one has been
# killed. What the test kills is a whole server process; only Python's start is saved.
LAUNCHER = """
import json, os, sys
from pathlib import Path
import uvicorn
from atoll.core import game, game_names
from atoll.server import run
from atoll.server.app import make_app
from atoll.server.settings import Settings
for name in game_names():
    game(name)
chosen = json.loads(sys.argv[1])
settings = Settings(**{**chosen, "data": Path(chosen["data"])})
listening = run._listen(settings)
children = set()
while True:
    while len(children) < int(sys.argv[2]):
        child = os.fork()
        if child == 0:
            uvicorn.Server(run.uvicorn_config(make_app(settings), settings)).run(sockets=[listening])
            os._exit(0)
        children.add(child)
        print(child, flush=True)
    ended, status = os.waitpid(-1, 0)
    children.discard(ended)
    if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != 9:
        sys.exit(f"the server ended by itself: {status}")
"""


class Launched:
    """Server processes on one port that can be killed and are started again."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        settings = {**QUICK, **Backing.settings(folder), "data": str(folder), "port": self.port}
        settings |= {"takeover": 1, "log_level": "error"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCHER, json.dumps(settings), str(workers)],
            stdout=subprocess.PIPE,
            text=True,
        )
        self.children = [self._next() for _ in range(workers)]

    def _next(self) -> int:
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    def kill(self, which: int = 0) -> None:
        os.kill(self.children.pop(which), signal.SIGKILL)
        self.children.append(self._next())

    def close(self) -> None:
        self.process.kill()
        for child in self.children:
            os.kill(child, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


async def request(host: str, method: str, path: str, cookie: str | None, body: object) -> httpx.Response:
    """Send a request until a server is there to answer it."""
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    async with httpx.AsyncClient(base_url=f"http://{host}/api/v1", headers=headers, timeout=5) as http:
        while True:
            try:
                answer = await http.request(method, path, json=body)
                if answer.status_code != 503:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


async def seated(
    hosts: list[str], game: str, people: int, bots: int, seed: int
) -> tuple[str, list[tuple[str, Player]]]:
    """Make a table with people, who come by different hosts, and bots; start it, whatever happens."""
    guests, host = [], hosts[0]
    for number in range(people):
        answer = await request(host, "POST", "/guest", None, {"name": f"P{number}"})
        guests.append((answer.json()["id"], answer.cookies[COOKIE]))
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(people - 1))]
    seats += [{"kind": "bot", "level": "random"} for _ in range(bots)]
    body = {"game": game, "players": people + bots, "seats": seats}
    table = (await request(host, "POST", "/tables", guests[0][1], body)).json()["id"]
    for number, (_, cookie) in enumerate(guests[1:], 1):
        await command(host, table, cookie, {"do": "sit", "seat": number})
    await command(host, table, guests[0][1], {"do": "start"})
    players = [
        (who, Player(hosts[number % len(hosts)], table, cookie, seat=number, seed=seed * 10 + number))
        for number, (who, cookie) in enumerate(guests)
    ]
    return table, players


async def command(host: str, table: str, cookie: str, sent: dict[str, Any], *, late: str = "") -> None:
    """Send a command. It may come too late if a refusal says so."""
    body = {"type": "command", "id": json.dumps(sent).replace(" ", "")[:60], "command": sent}
    answer = await request(host, "POST", f"/tables/{table}/commands", cookie, body)
    is_late = answer.status_code == 409 and answer.json()["error"]["key"] == late
    assert answer.status_code == 200 or is_late, answer.text


def moves_of(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def play_through_kills(folder: Path, workers: int, kills: int) -> int:
    """Kill servers while people play, compare what everybody was told with the log; return the moves."""
    server = Launched(folder, workers)
    rng = Random(6)
    done: list[tuple[str, list[tuple[str, Player]]]] = []
    everybody: list[Player] = []
    stop = asyncio.Event()
    kinds = [("talat", 2, 1), ("titicaca", 3, 0), ("taluva", 2, 0), ("titicaca", 2, 1)]

    async def play_on(number: int) -> None:
        seed = number
        while not stop.is_set():
            game, people, bots = kinds[seed % len(kinds)]
            table, players = await seated([server.host], game, people, bots, seed)
            everybody.extend(player for _, player in players)
            await asyncio.gather(*(player.play() for _, player in players))
            done.append((table, players))
            seed += 3

    try:
        playing = [asyncio.create_task(play_on(number)) for number in range(3)]
        for _ in range(kills):
            # In the midst of play, however slow the machine is: some moves after the last kill.
            enough = moves_of(everybody) + rng.randrange(1, 12)
            while moves_of(everybody) < enough:
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.random() * 0.05)
            await asyncio.to_thread(server.kill, rng.randrange(workers))
        stop.set()
        await asyncio.gather(*playing)
    finally:
        server.close()
    acknowledged = moves_of(everybody)
    moves = sum([await check_finished_table(folder, table, players) for table, players in done])
    lost = sum(player.lost for _, players in done for _, player in players)
    # One of several processes may have had nobody connected to it.
    assert lost >= kills / workers, "the kills were felt"
    assert acknowledged > 100
    return moves


@pytest.mark.slow
@in_loop
async def test_kills_lose_nothing_and_double_nothing(tmp_path: Path, backing: str) -> None:
    assert await play_through_kills(tmp_path, WORKERS[backing], KILLS[backing]) > 100


SEEKERS, SEEKER_KILLS = 24, 4
"""How many people look for an opponent: an even number, so that everybody finds one; and the kills."""


async def seek(host: str, name: str) -> tuple[str, str]:
    """Look for an opponent, whatever happens to the server; return who and the table."""
    answer = await request(host, "POST", "/guest", None, {"name": name})
    who, cookie = answer.json()["id"], answer.cookies[COOKIE]
    seek_message = json.dumps({"type": "seek", "token": "t", "game": "talat", "pace": "none"})
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    while True:
        try:
            async with connect(f"ws://{host}/api/v1/people/live", additional_headers=headers) as socket:
                await socket.send(seek_message)
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] == "paired":
                        return who, message["table"]
        except (OSError, WebSocketException):
            await asyncio.sleep(0.05)


@pytest.mark.slow
@in_loop
async def test_kills_during_pairings_pair_everybody_once(tmp_path: Path, backing: str) -> None:
    """People look for opponents while servers are killed: nobody waits for ever, nobody is paired twice."""
    workers = WORKERS[backing]
    server = Launched(tmp_path, workers)
    rng = Random(28)
    paired: dict[str, str] = {}

    async def look(number: int) -> None:
        who, table = await seek(server.host, f"P{number}")
        paired[who] = table

    waiting = set(range(SEEKERS))
    looking: set[asyncio.Task[None]] = set()
    try:
        for kill in range(SEEKER_KILLS):
            looking |= {asyncio.create_task(look(waiting.pop())) for _ in range(SEEKERS // SEEKER_KILLS)}
            # In the midst of pairings, however slow the machine is.
            while len(paired) < SEEKERS // SEEKER_KILLS * kill:
                await asyncio.sleep(0.005)
            await asyncio.sleep(rng.random() * 0.02)
            await asyncio.to_thread(server.kill, rng.randrange(workers))
        await asyncio.gather(*looking)
    finally:
        server.close()
    store = Backing.store(tmp_path)
    try:
        pairs = {table: {who for who, at in paired.items() if at == table} for table in paired.values()}
        for table, people in pairs.items():
            seats: Any = (await store.read(table))[0].event.data["seats"]
            assert {seat["who"] for seat in seats} == people, "both know the table at which they sit"
        assert len(pairs) == await store.count_tables() == SEEKERS // 2
        rows = await store.transaction(lambda connection: connection.execute(SEEKS.select()).all())
        assert [row for row in rows if row.table_id is None] == []
    finally:
        await store.close()


async def club(host: str, people: int) -> dict[str, str]:
    """Make accounts while nobody is killed; return their cookies by id."""
    cookies = {}
    async with httpx.AsyncClient(base_url=f"http://{host}/api/v1", timeout=STUCK_SECONDS) as http:
        for number in range(people):
            body = {"name": f"Club {number}", "password": "correct horse battery"}
            answer = await http.post("/account", json=body)
            cookies[answer.json()["account"]["id"]] = answer.cookies[COOKIE]
            http.cookies.clear()
    return cookies


@pytest.mark.slow
@in_loop
async def test_a_tournament_outlives_kills_during_its_rounds(tmp_path: Path, backing: str) -> None:
    """Kill a process while games are played, and right after the last one, when the next round is paired."""
    server = Launched(tmp_path, WORKERS[backing])
    rng = Random(7)
    try:
        await request(server.host, "GET", "/games", None, None)
        cookies = await club(server.host, 4)
        organiser = next(iter(cookies.values()))
        clock = {"kind": "bank", "seconds": 3600}
        terms = {
            "title": "Cup",
            "format": "swiss",
            "game": "talat",
            "size": 2,
            "clock": clock,
            "pause": 0,
        }
        opened = (await request(server.host, "POST", "/tournaments", organiser, terms)).json()
        path = f"/tournaments/{opened['id']}"
        for cookie in cookies.values():
            await request(server.host, "POST", f"{path}/commands", cookie, {"command": {"do": "join"}})
        await request(server.host, "POST", f"{path}/commands", organiser, {"command": {"do": "start"}})
        done: list[tuple[str, list[tuple[str, Player]]]] = []
        for number in range(2):
            await asyncio.to_thread(server.kill, rng.randrange(WORKERS[backing]))
            games, ids = await round_of(server.host, path, number)
            tables = [
                (game["table"], [(ids[player], seat) for seat, player in enumerate(game["players"])])
                for game in games
            ]
            seated_now = [
                (
                    table,
                    [
                        (who, Player(server.host, table, cookies[who], seat=seat, seed=10 * number + seat))
                        for who, seat in seats
                    ],
                )
                for table, seats in tables
            ]
            everybody = [player for _, players in seated_now for _, player in players]
            playing = [asyncio.create_task(player.play()) for player in everybody]
            while moves_of(everybody) < 6:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.kill, rng.randrange(WORKERS[backing]))
            for table, players in seated_now:
                # Everybody plays on meanwhile: on a slow machine the game may be over before the kill is.
                resign = {"do": "resign", "seat": 1}
                await command(server.host, table, cookies[players[1][0]], resign, late="table-not-playing")
            await asyncio.gather(*playing)
            done += seated_now
        while (found := (await request(server.host, "GET", path, None, None)).json())["life"] != "over":
            await asyncio.sleep(0.05)
    finally:
        server.close()
    for table, players in done:
        await check_finished_table(tmp_path, table, players)
    assert found["finished"]
    assert [len(games) for games in found["played"]] == [2, 2]
    assert {game["table"] for games in found["played"] for game in games} == {table for table, _ in done}
    assert sum(line["points"] for line in found["standings"]) == 4


async def round_of(host: str, path: str, number: int) -> tuple[list[dict[str, Any]], list[str]]:
    """Wait until the tables of a round are there; return its games, and the players' ids."""
    while True:
        found = (await request(host, "GET", path, None, None)).json()
        if len(found["played"]) > number and all(game["table"] for game in found["played"][number]):
            return found["played"][number], [entrant["id"] for entrant in found["entrants"]]
        await asyncio.sleep(0.05)
