"""What is particular to the log in a file."""

from __future__ import annotations

import asyncio
import stat
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection

from atoll.store import SqliteStore, StoreError
from serving import in_loop
from unit.store.test_store import entry, listing


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    async def look() -> None:
        store = SqliteStore(tmp_path / "atoll.sqlite")
        await store.mark_alive(1.0)
        files = list(tmp_path.iterdir())
        assert len(files) == 3, "the database, its journal and the journal's index"
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        await store.close()

    asyncio.run(look())


@in_loop
async def test_moves_share_a_statement_also_with_other_work_beside_them(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "atoll.sqlite")
    begun, ready = threading.Event(), threading.Event()
    statements: list[str] = []

    def wait(connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_trace_callback(statements.append)
        begun.set()
        ready.wait()

    waiting = asyncio.ensure_future(store.transaction(wait))
    await asyncio.to_thread(begun.wait)
    moves = [asyncio.ensure_future(store.append(f"t{n}", [entry(1)], None)) for n in range(10)]
    created = asyncio.ensure_future(store.append("new", [entry(1)], listing("new")))
    for _ in range(3):  # until they are handed over
        await asyncio.sleep(0)
    ready.set()
    await asyncio.gather(waiting, *moves, created)
    inserts = [statement for statement in statements if statement.startswith("INSERT INTO events")]
    assert len(inserts) == 2, "one for the ten moves, one for the new table"
    for table in ("t0", "t9", "new"):
        assert await store.read(table) == [entry(1)]
    await store.close()


def test_what_cannot_be_opened_is_told_plainly(tmp_path: Path) -> None:
    (tmp_path / "no").write_bytes(b"this is no database at all, but long enough to be read as one" * 20)
    with pytest.raises(StoreError, match="The database is damaged: file is not a database"):
        SqliteStore(tmp_path / "no")
    with pytest.raises(StoreError, match="Can’t open the database"):
        SqliteStore(tmp_path / "no" / "folder")
