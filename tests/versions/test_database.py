"""Databases of earlier versions: their tables are seen as they were, and games that go on can be finished."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
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
from serving import COOKIE, Guest, Server, in_loop


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
        for told in read_lines(folder / "tables.jsonl"):
            for name, seen in told["seen"].items():
                person = Guest(server.api, {COOKIE: kept["people"][name]})
                snapshot = (await person.http.get(f"/tables/{told['id']}")).json()
                snapshot["moves"] = [entry["move"] for entry in snapshot["history"]]
                expected = {**seen, "table": told["table"], "chat": told["chat"]}
                assert not list(differences(expected, snapshot)), (told["about"], name)


@pytest.mark.slow
@pytest.mark.parametrize("version", WRITTEN)
@in_loop
async def test_games_that_go_on_are_finished(tmp_path: Path, version: str) -> None:
    folder = VERSIONS / version
    kept = json.loads((folder / "database.json").read_text(encoding="utf-8"))
    restore(folder / "database.sql", tmp_path)
    clock = Clock(kept["now"] + 1)
    async with repeatable_server(tmp_path, clock) as server:
        for told in read_lines(folder / "tables.jsonl"):
            people = [Guest(server.api, {COOKIE: kept["people"][name]}) for name in told["people"]]
            seen = next(iter(told["seen"].values()))
            if seen["state"]["life"] == "playing":
                record = await finish(server, told["id"], people, clock)
                assert record["moves"][: len(seen["moves"])] == seen["moves"] or "?" in str(seen["moves"])
                path = tmp_path / "record.json"
                path.write_text(json.dumps(record), encoding="utf-8")
                proof = [] if told["table"]["origin"] else ["--verify"]
                assert main(["replay", str(path), *proof]) == 0, told["about"]


async def finish(server: Server, table: str, people: list[Guest], clock: Clock) -> dict[str, Any]:
    """Let everybody play on at random until the game is over; give its record."""
    rng, sent = Random(table), 0
    for person in people:
        person.id = (await person.http.get("/guest")).json()["id"]
    owners, looks = {person.id: person for person in people}, people[0]
    while True:
        snapshot = (await looks.http.get(f"/tables/{table}")).json()
        state = snapshot["state"]
        if state["life"] == "over":
            record: dict[str, Any] = (await people[0].http.get(f"/tables/{table}/record")).json()
            assert record["result"]["over"]
            return record
        seats = state["seats"]
        ours = [s for s in state["asked"] if seats[s]["who"] in owners and not seats[s]["stand_in"]]
        if not ours:
            await asyncio.sleep(0.005)  # a bot thinks
            continue
        if snapshot["viewer"] not in ours:
            looks = owners[seats[ours[0]]["who"]]
            continue
        seat, draft = snapshot["viewer"], state["draft"]
        command: dict[str, Any] = {"do": "confirm", "seat": seat}
        if draft is None or not draft["complete"]:
            move = rng.choice([move for group in snapshot["board"]["legal"] for move in group["moves"]])
            command = {"do": "play", "seat": seat, "move": move, "confirm": True}
        sent += 1
        clock.now += 1
        answer = await looks.do(table, f"finish-{sent}", **command)
        if answer.status_code == 409 and "table-stood-in" in answer.text:
            continue  # the time ran out since the snapshot, and a bot took the seat
        assert answer.status_code == 200, answer.text
