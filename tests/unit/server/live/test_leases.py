"""The lease of a table: of several processes that want it one has it, until nothing is heard of that one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import chain, repeat
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import update

from atoll.server.live import leases
from atoll.server.live.leases import SharedLeases
from atoll.store import Listing, PostgresStore, SqliteStore, Store
from atoll.store.schema import NODES
from atoll.table import LogEntry, TableEvent
from services import shared
from serving import in_loop

SILENT = 60.0
TABLES = [f"table {number}" for number in range(12)]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return shared()[0] if request.param == "postgresql" else str(tmp_path / "atoll.sqlite")


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[Store, SharedLeases, SharedLeases]]:
    """Yield two processes with connections of their own to one database, and tables in play."""
    shared_database = database.startswith("postgresql")
    stores = [PostgresStore(database) if shared_database else SqliteStore(Path(database)) for _ in range(2)]
    begun = LogEntry(1, 1000.0, TableEvent("said", {"text": "hello"}), None)
    for table in TABLES:
        listing = Listing(
            id=table,
            people=None,
            life="playing",
            public=True,
            host="anna",
            summary={"id": table},
            touched_at=1000.0,
            ticking=True,
        )
        await stores[0].append(table, [begun], listing)
    for store, node in zip(stores, ("one", "two"), strict=True):
        await store.heartbeat(node)
    one, two = (SharedLeases(store, node, SILENT) for store, node in zip(stores, ("one", "two"), strict=True))
    try:
        yield stores[0], one, two
    finally:
        for store in stores:
            await store.close()


async def fall_silent(store: Store, node: str) -> None:
    """Let it be long ago that a process was heard of."""
    long_ago = update(NODES).where(NODES.c.id == node).values(seen_at=0.0)
    await store.transaction(lambda connection: connection.execute(long_ago).rowcount)


@in_loop
async def test_of_two_processes_that_claim_a_table_at_once_one_gets_it(database: str) -> None:
    async with two_processes(database) as (store, one, two):
        for table in TABLES:
            got = await asyncio.gather(one.claim(table), two.claim(table))
            assert sorted(got) == [False, True]
            assert [one.holds(table), two.holds(table)] == got
            assert [await one.claim(table), await two.claim(table)] == got, "and it stays so"
        assert await store.leases_of("one") == {table for table in TABLES if one.holds(table)}
        assert await store.leases_of("two") == {table for table in TABLES if two.holds(table)}


@in_loop
async def test_a_lease_that_was_given_up_can_be_claimed(database: str) -> None:
    async with two_processes(database) as (_, one, two):
        assert await one.claim("table 1")
        await two.release(["table 1"])
        assert one.holds("table 1"), "nobody gives up what another holds"
        await one.release(["table 1"])
        assert not one.holds("table 1")
        assert await two.claim("table 1")


@in_loop
async def test_a_silent_process_loses_its_tables_and_learns_of_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(database) as (store, one, two):
        assert await one.claim("table 1")
        assert not await two.claim("table 1")
        await fall_silent(store, "one")
        taken: list[str] = []
        all_taken = asyncio.Event()

        async def take_over(table: str) -> None:
            taken.append(table)
            if len(taken) == len(TABLES):
                all_taken.set()

        running = asyncio.create_task(two.run(take_over))
        await all_taken.wait()
        assert sorted(taken) == sorted(TABLES)
        assert two.holds("table 1")
        assert one.holds("table 1"), "it was not asked yet, so it does not know"
        # The process wakes up after longer than it may be silent.
        clock = chain([0.0], repeat(SILENT + 1))
        monkeypatch.setattr(leases, "time", SimpleNamespace(monotonic=lambda: next(clock)))
        awake = asyncio.create_task(one.run(take_over))
        while one.holds("table 1"):
            await asyncio.sleep(0.01)
        assert two.holds("table 1")
        assert await store.leases_of("one") == set()
        for task in (running, awake):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
