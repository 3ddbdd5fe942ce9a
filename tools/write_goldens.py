"""Write what this version of Atoll stores and says, for the tests of all later ones.

    .venv/bin/python tools/write_goldens.py 0.2

makes ``tests/data/versions/0.2``; the README there says what is in such a folder. It is written once, by the
version it is named after: this refuses to write one again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import io
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from atoll.cli import main as atoll  # noqa: E402 - the tests' helpers are found only now
from atoll.server.accounts.cookies import COOKIE  # noqa: E402
from goldens import PASSWORD, VERSIONS, Clock, Scribe, repeatable_server, restore  # noqa: E402
from serving import Guest, Server  # noqa: E402

ME = {"kind": "me", "nonce": "one-nonce"}
BOT = {"kind": "bot", "level": "greedy"}


# --- databases ---------------------------------------------------------------------------------------------


class House:
    """A server with people, for whom tables are made and played on as far as a scene needs it."""

    def __init__(self, server: Server, clock: Clock) -> None:
        self.server, self.clock = server, clock
        self.people: dict[str, Guest] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self._rng = Random(7)
        self._commands = 0

    async def guest(self, name: str) -> Guest:
        """Return somebody by name; a guest if they are new."""
        if name not in self.people:
            self.people[name] = await self.server.guest(name)
        return self.people[name]

    async def account(self, name: str) -> Guest:
        """Return somebody who has an account from now on."""
        person = await self.guest(name)
        answer = await person.http.post("/account", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return person

    async def table(self, about: str, game: str, seats: Iterable[str], **settings: object) -> str:
        """Make a table; a seat is somebody's name, ``bot`` or ``open``. The first is the host."""
        self.clock.now += 10
        names = list(seats)
        host = await self.guest(names[0])
        first = [ME if name == names[0] else BOT if name == "bot" else {} for name in names]
        table = await host.make(game, len(names), seats=first, **settings)
        for seat, name in enumerate(names):
            if name not in {names[0], "bot", "open"}:
                await self.guest(name)
                await self.do(name, table, do="sit", seat=seat, nonce=f"nonce-of-{name}")
        self.tables[table] = {"about": about, "people": sorted({*names} - {"bot", "open"})}
        return table

    async def do(self, name: str, table: str, **command: object) -> None:
        """Let somebody do something at a table."""
        self.clock.now += 2
        self._commands += 1
        answer = await self.people[name].do(table, f"command-{self._commands}", **command)
        assert answer.status_code == 200, (command, answer.text)

    async def snapshot(self, name: str, table: str, seat: int | None = None) -> dict[str, Any]:
        """Return a table as somebody sees it."""
        query = "" if seat is None else f"?seat={seat}"
        found: dict[str, Any] = (await self.people[name].http.get(f"/tables/{table}{query}")).json()
        return found

    async def play(self, table: str, moves: int = 10_000, *, confirm: bool = True) -> None:
        """Let people make so many random moves, or play to the end."""
        names = {self.people[name].id: name for name in self.tables[table]["people"]}
        for _ in range(moves):
            state = (await self.snapshot(next(iter(names.values())), table))["state"]
            while state["life"] == "playing" and not self._ours(state, names):
                await asyncio.sleep(0.01)  # a bot thinks
                state = (await self.snapshot(next(iter(names.values())), table))["state"]
            if state["life"] == "over":
                return
            seat = self._ours(state, names)[0]
            name = names[state["seats"][seat]["who"]]
            board = (await self.snapshot(name, table, seat))["board"]
            move = self._rng.choice([move for group in board["legal"] for move in group["moves"]])
            await self.do(name, table, do="play", seat=seat, move=move, confirm=confirm)

    @staticmethod
    def _ours(state: Mapping[str, Any], names: Mapping[str, str]) -> list[int]:
        seats = state["seats"]
        return [s for s in state["asked"] if seats[s]["who"] in names and not seats[s]["stand_in"]]

    async def settle(self) -> None:
        """Wait until no bot has anything to do."""
        for table, stored in self.tables.items():
            while True:
                state = (await self.snapshot(stored["people"][0], table))["state"]
                seats = state["seats"]
                if all(seats[s]["kind"] == "person" and not seats[s]["stand_in"] for s in state["asked"]):
                    break
                await asyncio.sleep(0.01)


async def talat_tables(house: House) -> None:
    """Make tables of Talat."""
    await house.table("open, a bot seated, one seat free", "talat", ["Anna", "bot", "open"], public=True)
    table = await house.table("putting towers, a move drafted", "talat", ["Anna", "Ben"], public=True)
    await house.do("Anna", table, do="start")
    await house.play(table, 5)
    await house.play(table, 1, confirm=False)
    await house.do("Ben", table, do="chat", text="Good luck! ¡Suerte! \N{EN DASH} Viel Glück")
    table = await house.table(
        "moving, a bank with increment, take-back offered", "talat", ["Anna", "Ben", "Cleo"],
        clock={"kind": "bank", "seconds": 3600, "increment": 5},
    )  # fmt: skip
    await house.do("Anna", table, do="start")
    await house.play(table, 32)
    state = (await house.snapshot("Anna", table))["state"]
    mover = state["asked"][0]
    last = ["Anna", "Ben", "Cleo"][(mover - 1) % 3]
    await house.do(last, table, do="offer", seat=(mover - 1) % 3, what="takeback")
    table = await house.table("over by its result", "talat", ["Anna", "Ben", "Cleo"], auto_confirm=True)
    await house.do("Anna", table, do="start")
    await house.play(table)
    table = await house.table("one seat resigned, a bot in its stead", "talat", ["Anna", "Ben", "Cleo"])
    await house.do("Anna", table, do="start")
    await house.play(table, 4)
    await house.do("Cleo", table, do="resign", seat=2)
    await house.settle()
    table = await house.table("over: one of two resigned", "talat", ["Ben", "Anna"], spectators=False)
    await house.do("Ben", table, do="start")
    await house.play(table, 3)
    await house.do("Ben", table, do="resign", seat=0)
    kept = (await house.people["Anna"].http.post(f"/tables/{table}/replay")).json()["id"]
    await house.people["Anna"].http.post(f"/records/{kept}/analysis")
    while (await house.people["Anna"].http.get(f"/records/{kept}/analysis")).json()["state"] != "done":
        await asyncio.sleep(0.05)


async def taluva_tables(house: House) -> None:
    """Make tables of Taluva."""
    table = await house.table("a tile drafted, the building to come", "taluva", ["Anna", "Ben"])
    await house.do("Anna", table, do="start")
    await house.play(table, 8)
    await house.play(table, 1, confirm=False)
    table = await house.table(
        "all modules, against bots, days for a move", "taluva", ["Cleo", "bot", "bot", "bot"],
        options={"ships": True, "doubles": True, "zone": "expert", "fifth": True, "all_tiles": True},
        clock={"kind": "days", "seconds": 3 * 86400}, auto_confirm=True,
    )  # fmt: skip
    await house.do("Cleo", table, do="start")
    await house.play(table, 8)
    await house.settle()
    table = await house.table(
        "teams and ships, a whole turn drafted, moves taken back", "taluva", ["Anna", "Ben", "Cleo", "Dora"],
        options={"teams": True, "ships": True},
    )  # fmt: skip
    await house.do("Anna", table, do="start")
    await house.play(table, 9)
    await house.play(table, 1)
    await house.do("Ben", table, do="offer", seat=1, what="takeback", ply=4)
    for name, seat in (("Anna", 0), ("Cleo", 2), ("Dora", 3)):
        await house.do(name, table, do="answer", seat=seat, yes=True)
    await house.play(table, 2)
    await house.play(table, 2, confirm=False)
    table = await house.table(
        "over, five players, ranked", "taluva", ["Anna", "Ben", "Cleo", "Dora", "bot"],
        options={"ranking": True, "doubles": True, "zone": "beginner"}, auto_confirm=True,
    )  # fmt: skip
    await house.do("Anna", table, do="start")
    await house.play(table)
    kept = (await house.people["Anna"].http.post(f"/tables/{table}/replay")).json()["id"]
    await branched(house, "branched off a finished game", kept, 9, "Dora")
    table = await house.table("over: given up by all", "taluva", ["Ben", "Anna"])
    await house.do("Ben", table, do="start")
    await house.play(table, 2)
    await house.do("Ben", table, do="offer", seat=0, what="abort")
    await house.do("Anna", table, do="answer", seat=1, yes=True)
    await house.do("Anna", table, do="rematch")
    follow = (await house.snapshot("Anna", table))["state"]["rematch"]
    house.tables[follow] = {"about": "the rematch of a game that was given up", "people": ["Anna", "Ben"]}


async def branched(house: House, about: str, record: str, ply: int, name: str) -> None:
    """Make a table that goes on from a moment of a record of five, all other seats bots."""
    seats = [ME, *[BOT] * 4]
    person = house.people[name]
    answer = await person.http.post(f"/records/{record}/branch", json={"ply": ply, "seats": seats})
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    house.tables[table] = {"about": about, "people": [name]}
    await house.do(name, table, do="start")
    await house.play(table, 3)
    await house.settle()


async def titicaca_tables(house: House) -> None:
    """Make tables of Titicaca."""
    table = await house.table("two of three bids sealed", "titicaca", ["Anna", "Ben", "Cleo"])
    await house.do("Anna", table, do="start")
    await house.play(table, 2)
    table = await house.table("a named country, mid-game, a stand-in", "titicaca", ["Anna", "Ben", "Cleo"],
                              given={"country": "crescent"}, spectators=False)  # fmt: skip
    await house.do("Anna", table, do="start")
    await house.play(table, 12)
    await house.do("Ben", table, do="stand-in", seat=1, level="random")
    await house.play(table, 3)
    await house.settle()
    for about, held in (("a turn drafted, secrets in hand", False), ("a drafted move held back", True)):
        for _ in range(20):
            table = await house.table(about, "titicaca", ["Dora", "Ben"])
            await house.do("Dora", table, do="start")
            if await drafted(house, table, held=held):
                break
            del house.tables[table]
            await house.server.app.state.hub.remove(table)
        else:
            raise AssertionError(f"no table like this came about: {about}")
    table = await house.table("over by its result, five players", "titicaca",
                              ["Anna", "Ben", "Cleo", "Dora", "bot"])  # fmt: skip
    await house.do("Anna", table, do="start")
    await house.play(table)
    kept = (await house.people["Anna"].http.post(f"/tables/{table}/replay")).json()["id"]
    await branched(house, "branched off where bids are made", kept, 0, "Anna")
    await branched(house, "branched off in the middle", kept, 20, "Anna")


async def drafted(house: House, table: str, *, held: bool) -> bool:
    """Play with drafts until one is complete, its last move made or held back; False if none is."""
    while True:
        await house.play(table, 1, confirm=False)
        state = (await house.snapshot("Dora", table))["state"]
        draft = state["draft"]
        if draft is not None and draft["complete"]:
            if draft["held"] == held and state["committed"] > 6:
                return True
            await house.do(state["seats"][draft["seat"]]["name"], table, do="confirm", seat=draft["seat"])
        if state["life"] == "over":
            return False


async def rated_tables(house: House) -> None:
    """Make rated tables, and people with accounts, bots, blocks and reports."""
    await house.guest("Emma")
    for name in ("Emma", "Finn", "Gita"):
        await house.account(name)
    clock = {"kind": "bank", "seconds": 900, "increment": 3}
    table = await house.table("rated, over by its result", "talat", ["Emma", "Finn"], rated=True, clock=clock)
    await house.do("Emma", table, do="start")
    await house.play(table)
    table = await house.table("rated, over: resigned", "taluva", ["Finn", "Emma"], rated=True, clock=clock)
    await house.do("Finn", table, do="start")
    await house.play(table, 4)
    seats = (await house.snapshot("Emma", table))["state"]["seats"]
    seat = next(n for n, held in enumerate(seats) if held["who"] == house.people["Emma"].id)
    await house.do("Emma", table, do="resign", seat=seat)
    table = await house.table("rated, bids under way", "titicaca", ["Gita", "Emma", "Finn"], rated=True,
                              clock=clock, public=True)  # fmt: skip
    await house.do("Gita", table, do="start")
    await house.play(table, 4)
    gita, finn = house.people["Gita"], house.people["Finn"]
    await gita.http.post("/account/bots", json={"name": "Gita's robot"})
    await gita.http.put("/account/settings", json={"settings": {"motion": False}})
    await gita.http.put(f"/blocks/{house.people['Ben'].id}", json={"kind": "mute"})
    await gita.http.post("/reports", json={"who": house.people["Ben"].id, "why": "a name"})
    await finn.http.post("/guest", json={"name": "Finnegan"})


async def write_database(folder: Path) -> None:
    """Write a database with tables in every state, and what everybody saw of them."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as work:
        async with repeatable_server(Path(work), clock) as server:
            house = House(server, clock)
            for make in (talat_tables, taluva_tables, titicaca_tables, rated_tables):
                await make(house)
            await house.settle()
            shown = [await _shown(house, table) for table in house.tables]
            people = {name: person.cookie for name, person in house.people.items()}
        with closing(sqlite3.connect(Path(work) / "atoll.sqlite")) as database:
            dump = "\n".join(database.iterdump()) + "\n"
    (folder / "database.sql").write_text(dump, encoding="utf-8")
    _write_json(folder / "database.json", {"now": clock.now, "people": people})
    _write_lines(folder / "tables.jsonl", shown)


async def _shown(house: House, table: str) -> dict[str, Any]:
    stored = house.tables[table]
    seen = {}
    for name in stored["people"]:
        snapshot = (await house.people[name].http.get(f"/tables/{table}")).json()
        seen[name] = {key: snapshot[key] for key in ("seq", "viewer", "state", "board")}
        seen[name]["moves"] = [entry["move"] for entry in snapshot["history"]]
        if snapshot["state"]["life"] == "over":
            break  # the others see the same
    return {"id": table, **stored, "table": snapshot["table"], "seen": seen, "chat": snapshot["chat"]}


# --- records -----------------------------------------------------------------------------------------------


def write_records(folder: Path) -> None:
    """Write the records of the database's tables: whole, and as everybody may have them while they go on."""

    async def run() -> list[dict[str, Any]]:
        kept = json.loads((folder / "database.json").read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = []
        with tempfile.TemporaryDirectory() as work:
            restore(folder / "database.sql", Path(work))
            async with repeatable_server(Path(work), Clock(kept["now"])) as server:
                for line in (folder / "tables.jsonl").read_text(encoding="utf-8").splitlines():
                    stored = json.loads(line)
                    found += await _records(server, kept["people"], stored)
        return found

    _write_lines(folder / "records.jsonl", asyncio.run(run()))


async def _records(server: Server, cookies: Mapping[str, str], stored: Mapping[str, Any]) -> list[Any]:
    documents: list[Any] = []
    for name in stored["people"]:
        person = Guest(server.api, {COOKIE: cookies[name]})
        for query in ("", "?watch=true"):
            answer = await person.http.get(f"/tables/{stored['id']}/record{query}")
            if answer.status_code == 200 and answer.json() not in documents:
                documents.append(answer.json())
    return documents


# --- what the command line prints --------------------------------------------------------------------------

TRACES = [
    f"trace {arguments}".split()
    for arguments in (
        "talat --players 2 --seed 1",
        "talat --players 3 --seed 2 --games 3",
        "taluva --players 2 --seed 3 --games 2",
        "taluva --players 3 --seed 4 --option ranking=true --option ships=true",
        "taluva --players 4 --seed 5 --option teams=true --option zone=expert",
        "taluva --players 5 --seed 6 --option doubles=true",
        "taluva --players 2 --seed 7 --option all_tiles=true --option fifth=true",
        "titicaca --players 2 --seed 8",
        "titicaca --players 3 --seed 9 --games 2",
        "titicaca --players 5 --seed 10",
        "titicaca --players 4 --seed 11 --country ring",
    )
]


def printed(arguments: list[str]) -> tuple[int, str]:
    """Run a command; return its exit code and the hash of what it prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        code = atoll(arguments)
    return code, hashlib.sha256(out.getvalue().encode()).hexdigest()


def write_commands(folder: Path) -> None:
    """Write what ``trace``, ``replay`` and ``perft`` print; of long outputs only the hash."""
    found = []
    for arguments in TRACES:
        code, digest = printed(arguments)
        found.append({"arguments": arguments, "code": code, "sha256": digest})
    with tempfile.TemporaryDirectory() as work:
        for number, line in enumerate((folder / "records.jsonl").read_text(encoding="utf-8").splitlines()):
            path = Path(work) / "record.json"
            path.write_text(line, encoding="utf-8")
            commands = [["replay", str(path)], ["trace", "--record", str(path)]]
            if "view" not in json.loads(line) and len(json.loads(line)["moves"]) < 40:
                commands.append(["perft", "--depth", "2", "--record", str(path)])
            for arguments in commands:
                code, digest = printed(arguments)
                command = ["RECORD" if part == str(path) else part for part in arguments]
                found.append({"arguments": command, "record": number, "code": code, "sha256": digest})
    _write_lines(folder / "commands.jsonl", found)


# --- transcripts -------------------------------------------------------------------------------------------


async def seated(scribe: Scribe, game: str, names: list[str], **settings: object) -> str:
    """Make a table for guests and start it; return its id."""
    for name in names:
        await scribe.request(name, "POST", "/guest", {"name": name.title()})
    seats = [ME, *[{} for _ in names[1:]]]
    body = {"game": game, "players": len(names), "seats": seats, **settings}
    table = str((await scribe.request(names[0], "POST", "/tables", body))["id"])
    for seat, name in enumerate(names[1:], 1):
        await scribe.connect(name, name, f"/tables/{table}/live")
        await scribe.do(name, f"sit-{seat}", do="sit", seat=seat, nonce=f"nonce-{seat}")
    await scribe.connect(names[0], names[0], f"/tables/{table}/live")
    await scribe.do(names[0], "start", do="start")
    return table


async def some_moves(scribe: Scribe, names: list[str], count: int, **how: object) -> None:
    """Make random moves, by whoever is to move."""
    rng = Random(count)
    for _ in range(count):
        state = scribe.sockets[names[0]].state
        seat = state["asked"][0]
        name = names[seat]
        move = rng.choice(scribe.sockets[name].legal())
        command = {
            "do": "play",
            "seat": seat,
            "move": move,
            "ply": state["ply"],
            "round": state["round"],
            **how,
        }
        await scribe.do(name, f"m{len(scribe.steps)}", **command)


async def talat(scribe: Scribe) -> None:
    """Show drafts, consent, refusals, resuming, a clock, resignation, a rematch, and a kept record."""
    names = ["anna", "ben"]
    await scribe.request("nobody", "GET", "/games")
    await scribe.request("nobody", "POST", "/tables", {"game": "talat", "players": 2})
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = await seated(scribe, "talat", names, public=True, clock=clock)
    await scribe.request("nobody", "GET", "/tables")
    await some_moves(scribe, names, 3, confirm=True)
    await scribe.do("ben", "mine", do="play", seat=1, move="put 13 AB a1", confirm=True)
    await scribe.do("ben", "not-mine", do="play", seat=0, move="put 13 AB a1")
    await scribe.do("ben", "no-move", do="play", seat=1, move="fly away")
    await scribe.do("ben", "stale", do="play", seat=1, move="put 13 AB a1", ply=0)
    await scribe.send("ben", {"type": "command", "id": "odd", "command": {"do": "dance"}})
    await some_moves(scribe, names, 1, confirm=False)
    await scribe.do("ben", "undo", do="undo", seat=1)
    await some_moves(scribe, names, 1, confirm=False)
    await scribe.do("ben", "confirm", do="confirm", seat=1)
    await scribe.do("anna", "chat", do="chat", text="  Hello,\n you!  ")
    await scribe.do("anna", "mute", do="mute", who=scribe.sockets["anna"].state["seats"][1]["who"])
    await scribe.do("ben", "muted", do="chat", text="I?")
    await scribe.do("ben", "back", do="offer", seat=1, what="takeback")
    await scribe.do("anna", "no", do="answer", seat=0, yes=False)
    await scribe.do("ben", "back-again", do="offer", seat=1, what="takeback")
    await scribe.do("anna", "yes", do="answer", seat=0, yes=True)
    seq = scribe.sockets["ben"].seq
    await scribe.close("ben")
    await scribe.request("ben", "GET", f"/tables/{table}/events?after={seq - 3}")
    await scribe.request("ben", "GET", "/tables/mine")
    await scribe.connect("ben", "ben", f"/tables/{table}/live?after={seq - 2}")
    await scribe.connect("watcher", "nobody", f"/tables/{table}/live")
    await scribe.send("ben", {"type": "resync"})
    await scribe.send("anna", {"type": "look", "seat": None})
    await scribe.send("anna", {"type": "look", "seat": 1})
    await scribe.send("anna", {"type": "look", "seat": 0})
    await scribe.request("anna", "GET", f"/tables/{table}/positions/2")
    await scribe.request("anna", "GET", f"/tables/{table}/record")
    await scribe.do("anna", "resign", do="resign", seat=0)
    await scribe.do("ben", "rematch", do="rematch")
    await scribe.request("nobody", "GET", f"/tables/{table}/record")
    kept = (await scribe.request("ben", "POST", f"/tables/{table}/replay"))["id"]
    await scribe.request("ben", "GET", f"/records/{kept}/positions?first=1&count=2&seat=1")
    await scribe.request("ben", "POST", f"/records/{kept}/branch", {"ply": 2, "seats": [ME, ME]})
    await scribe.request("ben", "GET", f"/records/{kept}/file")


async def taluva(scribe: Scribe) -> None:
    """Show a turn of two parts: drafted, undone and confirmed, with the next tile hidden until then."""
    names = ["anna", "ben"]
    table = await seated(scribe, "taluva", names, options={"ships": True, "doubles": True})
    await scribe.connect("watcher", "nobody", f"/tables/{table}/live")
    for _ in range(3):
        draft = None
        while draft is None or not draft["complete"]:
            await some_moves(scribe, names, 1)
            draft = scribe.sockets["anna"].state["draft"]
        who = names[draft["seat"]]
        await scribe.do(who, f"u{len(scribe.steps)}", do="undo", seat=draft["seat"], moves=1)
        await some_moves(scribe, names, 1)
        await scribe.do(who, f"c{len(scribe.steps)}", do="confirm", seat=draft["seat"])
    await scribe.do(names[0], "bad", do="play", seat=0, move="tile 40,40 0")
    await scribe.close("watcher")
    await some_moves(scribe, names, 6, confirm=True)
    for name in (*names, "nobody"):
        await scribe.request(name, "GET", f"/tables/{table}/record")
        await scribe.request(name, "GET", f"/tables/{table}/positions/4")
    await scribe.do("ben", "stop", do="offer", seat=1, what="abort")
    await scribe.do("anna", "stop-too", do="answer", seat=0, yes=True)
    await scribe.request("ben", "GET", f"/tables/{table}/record")


async def titicaca(scribe: Scribe) -> None:
    """Show sealed bids, what only their owner sees, and drafts that would show a secret."""
    names = ["anna", "ben", "cleo"]
    table = await seated(scribe, "titicaca", names)
    await scribe.do("ben", "bid", do="play", seat=1, move="bid 3")
    await scribe.do("ben", "other-bid", do="play", seat=1, move="bid 4", round=0)
    await scribe.do("cleo", "too-much", do="play", seat=2, move="bid 99")
    await scribe.request("ben", "GET", f"/tables/{table}/record")
    await scribe.request("cleo", "GET", f"/tables/{table}/record")
    await scribe.close("cleo")
    await scribe.connect("cleo", "cleo", f"/tables/{table}/live")
    await some_moves(scribe, names, 2)
    for _ in range(9):
        await some_moves(scribe, names, 1)
        draft = scribe.sockets["anna"].state["draft"]
        if draft is not None and draft["complete"]:
            await scribe.do(names[draft["seat"]], f"c{len(scribe.steps)}", do="confirm", seat=draft["seat"])
    for name in (*names, "nobody"):
        await scribe.request(name, "GET", f"/tables/{table}/record")
        await scribe.request(name, "GET", f"/tables/{table}")
        await scribe.request(name, "GET", f"/tables/{table}/positions/6")


async def people(scribe: Scribe) -> None:
    """Show accounts, a rated table whose time runs out, ratings and statistics."""
    names = ["emma", "finn"]
    for name in names:
        await scribe.request(name, "POST", "/account", {"name": name.title(), "password": PASSWORD})
    clock = {"kind": "move", "seconds": 60}
    body = {"game": "talat", "players": 2, "seats": [ME, {}], "rated": True, "clock": clock, "public": True}
    table = (await scribe.request("emma", "POST", "/tables", body))["id"]
    for name in names:
        await scribe.connect(name, name, f"/tables/{table}/live")
    await scribe.do("finn", "sit", do="sit", seat=1)
    await scribe.do("emma", "start", do="start")
    first = [held["name"].lower() for held in scribe.sockets["emma"].state["seats"]]
    await some_moves(scribe, first, 3)
    await scribe.do(first[1], "no-undo", do="undo", seat=1)
    scribe.wait(120)
    await scribe.do(first[0], "late", do="chat", text="Are you there?")
    while scribe.sockets["emma"].state["life"] != "over":
        for name in names:
            message = await scribe.sockets[name].receive()
            scribe.steps.append({"step": "receive", "socket": name, "message": message})
    for path in ("/account", "/games/talat/ratings", "/games/talat/statistics", f"/tables/{table}/record"):
        await scribe.request("emma", "GET", path)
    who = scribe.sockets["emma"].state["seats"][0]["who"]
    for path in (f"/people/{who}", f"/people/{who}/games", f"/people/{who}/ratings?game=talat"):
        await scribe.request("finn", "GET", path)
    await scribe.close("finn")
    await scribe.request("finn", "POST", "/account/logout", {})
    await scribe.request("finn", "GET", "/account")


SCENES: Mapping[str, Callable[[Scribe], Awaitable[None]]] = {
    "talat": talat,
    "taluva": taluva,
    "titicaca": titicaca,
    "people": people,
}


async def write_transcripts(folder: Path) -> None:
    """Write what clients and server say to each other, scene by scene."""
    folder.mkdir()
    for name, scene in SCENES.items():
        clock = Clock()
        with tempfile.TemporaryDirectory() as work:
            async with repeatable_server(Path(work), clock) as server, Scribe.of(server, clock) as scribe:
                await scene(scribe)
                steps = scribe.steps
        _write_lines(folder / f"{name}.jsonl", steps)


# --- files -------------------------------------------------------------------------------------------------


def _write_json(path: Path, document: object) -> None:
    path.write_text(json.dumps(document, ensure_ascii=False) + "\n", encoding="utf-8")


def _write_lines(path: Path, documents: Iterable[object]) -> None:
    text = "".join(json.dumps(document, ensure_ascii=False) + "\n" for document in documents)
    path.write_text(text, encoding="utf-8")


def main(name: str) -> None:
    """Write a version's folder."""
    os.environ.update(LC_ALL="C.UTF-8", NO_COLOR="1")
    folder = VERSIONS / name
    if folder.exists():
        raise SystemExit(f"{folder} has been written already; what a version wrote does not change.")
    folder.mkdir(parents=True)
    asyncio.run(write_database(folder))
    write_records(folder)
    write_commands(folder)
    asyncio.run(write_transcripts(folder / "transcripts"))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
