"""Databases of earlier versions: their tables are seen as they were, and games that go on can be finished."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

from atoll.cli import main
from atoll.store import SqliteStore
from atoll.store.check import check
from atoll.store.migrate import revision
from atoll.store.schema import ACCOUNTS, GUESTS, METADATA, REVISION
from atoll.store.sqlite import sqlite_engine
from atoll.table.names import skeleton
from goldens import VERSIONS, WRITTEN, Clock, differences, read_lines, repeatable_server, restore
from serving import COOKIE, Guest, in_loop


@pytest.mark.parametrize("version", WRITTEN)
def test_every_row_comes_along_to_todays_form(tmp_path: Path, version: str) -> None:
    restore(VERSIONS / version / "database.sql", tmp_path)
    file = tmp_path / "atoll.sqlite"
    before = rows(file)
    asyncio.run(SqliteStore(file).close())
    engine = sqlite_engine(file)
    with engine.begin() as connection:
        assert revision(connection) == REVISION
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        names = select(GUESTS.c.name, ACCOUNTS.c.skeleton).join(ACCOUNTS, ACCOUNTS.c.who == GUESTS.c.id)
        accounts = connection.execute(names).all()
    engine.dispose()
    assert accounts
    assert all(found == skeleton(name) for name, found in accounts)
    after = rows(file)
    assert {table: after[table] for table in before} == before
    assert check("", file).problems == []


def rows(file: Path) -> dict[str, int]:
    """Count the rows of every table but the one that names the revision."""
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        counted = {name: f"SELECT count(*) FROM {name}" for (name,) in names if name != "alembic_version"}
        return {name: connection.execute(query).fetchone()[0] for name, query in counted.items()}


@pytest.mark.parametrize("version", WRITTEN)
@in_loop
async def test_everybody_sees_what_they_saw(tmp_path: Path, version: str) -> None:
    folder = VERSIONS / version
    kept = json.loads((folder / "database.json").read_text(encoding="utf-8"))
    restore(folder / "database.sql", tmp_path)
    async with repeatable_server(tmp_path, Clock(kept["now"])) as server:
        for stored in read_lines(folder / "tables.jsonl"):
            for name, seen in stored["seen"].items():
                person = Guest(server.api, {COOKIE: kept["people"][name]})
                snapshot = (await person.http.get(f"/tables/{stored['id']}")).json()
                snapshot["moves"] = [entry["move"] for entry in snapshot["history"]]
                expected = {**seen, "table": stored["table"], "chat": stored["chat"]}
                assert not list(differences(expected, snapshot)), (stored["about"], name)


@pytest.mark.slow
@pytest.mark.parametrize("version", WRITTEN)
@in_loop
async def test_games_that_go_on_are_finished(tmp_path: Path, version: str) -> None:
    folder = VERSIONS / version
    kept = json.loads((folder / "database.json").read_text(encoding="utf-8"))
    restore(folder / "database.sql", tmp_path)
    clock = Clock(kept["now"] + 1)
    async with repeatable_server(tmp_path, clock) as server:
        for stored in read_lines(folder / "tables.jsonl"):
            people = [Guest(server.api, {COOKIE: kept["people"][name]}) for name in stored["people"]]
            seen = next(iter(stored["seen"].values()))
            if seen["state"]["life"] == "playing":
                record = await finish(stored["id"], people, clock)
                assert record["moves"][: len(seen["moves"])] == seen["moves"] or "?" in str(seen["moves"])
                path = tmp_path / "record.json"
                path.write_text(json.dumps(record), encoding="utf-8")
                proof = [] if stored["table"]["origin"] else ["--verify"]
                assert main(["replay", str(path), *proof]) == 0, stored["about"]


async def finish(table: str, people: list[Guest], clock: Clock) -> dict[str, Any]:
    """Let everybody play on at random until the game is over; return its record."""
    rng = Random(table)
    async with AsyncExitStack() as sockets:
        at = {}
        for person in people:
            who = (await person.http.get("/guest")).json()["id"]
            at[who] = await sockets.enter_async_context(person.live(table))
            await at[who].until("snapshot")
        anybody = next(iter(at.values()))
        while anybody.state["life"] != "over":
            seats = anybody.state["seats"]
            asked = [s for s in anybody.state["asked"] if seats[s]["who"] in at and not seats[s]["stand_in"]]
            if not asked:
                await anybody.until("events")  # a bot thinks
                continue
            player = at[seats[asked[0]]["who"]]
            while player.seq < anybody.seq:
                await player.receive()
            draft = player.state["draft"]
            command: dict[str, Any] = {"do": "confirm", "seat": asked[0]}
            if draft is None or not draft["complete"]:
                command |= {"do": "play", "move": rng.choice(player.legal()), "confirm": True}
            clock.now += 1
            answer = await player.do(**command)
            # The time may have run out meanwhile, and a bot have taken the seat.
            assert answer["type"] == "ack" or "table-stood-in" in str(answer), answer
            anybody = player
    record: dict[str, Any] = (await people[0].http.get(f"/tables/{table}/record")).json()
    assert record["result"]["over"]
    return record
