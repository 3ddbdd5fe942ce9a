"""Damaged pages and logs: found by a check, reported in words, and kept from the tables that are sound."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, update
from websockets.exceptions import ConnectionClosed

from account_helpers import account, fresh
from atoll.cli import main
from atoll.store.check import check
from atoll.store.schema import EVENTS, TOURNAMENT_EVENTS
from serving import STUCK_SECONDS, Backing, Guest, Server, in_loop, serving

ME = {"kind": "me"}


async def play(server: Server) -> tuple[Guest, list[str]]:
    """Begin two games; return whoever plays, and the tables."""
    anna = await server.guest("Anna")
    tables = []
    for _ in range(2):
        table = await anna.make(seats=[ME, ME])
        assert (await anna.do(table, "start", do="start")).status_code == 200
        tables.append(table)
    return anna, tables


async def open_tournament(server: Server) -> str:
    owner, _ = await account(server, fresh("Check"))
    clock = {"kind": "bank", "seconds": 600, "increment": 0}
    terms = {"title": "Club", "format": "round-robin", "game": "talat", "size": 2, "clock": clock}
    answer = await owner.http.post("/tournaments", json=terms)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def damage_log(folder: Path, table: str, event: str) -> None:
    """Write something else over the second event of a log."""
    where = (EVENTS.c.table_id == table) & (EVENTS.c.seq == 2)

    async def work() -> None:
        store = Backing.store(folder)

        def write(connection: Connection) -> None:
            connection.execute(update(EVENTS).where(where).values(event=event))

        await store.transaction(write)
        await store.close()

    asyncio.run(work())


def damage_page(folder: Path) -> None:
    """Write nonsense over the page where the logs begin."""
    file = folder / "atoll.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()[0]
    with file.open("r+b") as raw:
        raw.seek((root - 1) * size)
        raw.write(b"\xa5" * size)


@pytest.mark.usefixtures("backing")
@pytest.mark.parametrize(
    "event",
    ["{", "7", '{"kind": "seated", "data": {}}', '{"kind": "moved", "data": {"move": "x", "seat": 0}}'],
)
@in_loop
async def test_a_damaged_log_is_one_tables_trouble(
    tmp_path: Path, event: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        anna, (sound, damaged) = await play(server)
        cookies = dict(anna.http.cookies)
    await asyncio.to_thread(damage_log, tmp_path, damaged, event)
    async with serving(tmp_path) as server:
        anna = Guest(server.api, cookies)
        answer = await anna.http.get(f"/tables/{damaged}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (500, "server-damaged")
        assert "atoll check" in answer.json()["text"]
        async with anna.live(damaged) as seat:
            with pytest.raises(ConnectionClosed, match="4404"):
                await seat.until("nothing that comes")
        assert (await anna.http.get(f"/tables/{sound}")).status_code == 200
        mine = (await anna.http.get("/tables/mine")).json()
        assert [table["id"] for table in mine] == [sound]
    settings = Backing.settings(tmp_path)
    monkeypatch.setenv("ATOLL_DATABASE_URL", settings.get("database_url", ""))
    assert await asyncio.to_thread(main, ["check", "--data", str(tmp_path)]) == 2
    output = capsys.readouterr()
    assert re.match(rf"Table {damaged} can’t be opened \(event [23]\): .+\n$", output.out)
    assert "atoll restore FILE --data FOLDER" in output.err


@in_loop
async def test_a_damaged_tournament_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await play(server)
        tournament = await open_tournament(server)
        statement = update(TOURNAMENT_EVENTS).values(event='{"kind": "opened", "data": {}}')
        await server.app.state.hub.store.transaction(
            lambda connection: connection.execute(statement).rowcount
        )
        found = await asyncio.to_thread(check, "", tmp_path / "atoll.sqlite")
    (problem,) = found.problems
    assert (problem.key, problem.values["id"], problem.values["seq"]) == (
        "check-tournament-log",
        tournament,
        1,
    )


@pytest.mark.usefixtures("backing")
@in_loop
async def test_what_is_sound_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        await play(server)
        await open_tournament(server)
        settings = Backing.settings(tmp_path)
        found = await asyncio.to_thread(check, settings.get("database_url", ""), tmp_path / "atoll.sqlite")
    assert (found.tables, found.tournaments, found.events, found.problems) == (2, 1, 5, [])
    monkeypatch.setenv("ATOLL_DATABASE_URL", settings.get("database_url", ""))
    assert await asyncio.to_thread(main, ["check", "--data", str(tmp_path)]) == 0


@in_loop
async def test_a_damaged_page_is_found_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as server:
        anna, (table, _) = await play(server)
        cookies = dict(anna.http.cookies)
    damage_page(tmp_path)
    assert await asyncio.to_thread(main, ["check", "--data", str(tmp_path)]) == 2
    assert "The database is damaged: " in capsys.readouterr().out
    async with serving(tmp_path) as server:
        answer = await Guest(server.api, cookies).http.get(f"/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (500, "server-damaged")


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "atoll.sqlite").write_bytes(b"not a database, but long enough for its header " * 100)
    arguments = [sys.executable, "-m", "atoll", "serve", "--port", "0", "--data", str(tmp_path)]
    served = subprocess.run(arguments, capture_output=True, text=True, timeout=STUCK_SECONDS, check=False)
    assert served.returncode == 2
    assert len(served.stderr.splitlines()) == 1
    assert "atoll: The database is damaged: file is not a database." in served.stderr


def test_there_must_be_something_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--data", str(tmp_path)]) == 2
    assert "There is no Atoll database in" in capsys.readouterr().err
