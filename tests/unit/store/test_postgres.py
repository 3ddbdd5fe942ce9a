"""What is particular to the log in PostgreSQL: it has an address, and it can go away and come back."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace

import pytest

from atoll.store import PostgresStore, StoreError, transactions
from services import own


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://a@b/c", "postgresql://host", "://", "postgresql://u:p@h:x/d"]
)
def test_what_is_no_address_is_told_plainly(url: str) -> None:
    with pytest.raises(StoreError, match="postgresql://user:password@host"):
        PostgresStore(url)


def test_a_password_is_never_shown() -> None:
    with pytest.raises(StoreError, match="Can’t open the database") as caught:
        PostgresStore("postgresql://anna:sesame@127.0.0.1:1/atoll")
    assert "sesame" not in str(caught.value)


@pytest.mark.slow
def test_a_restart_of_the_database_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = threading.Event()

    def sleep(seconds: float) -> None:
        failed.set()
        time.sleep(seconds)

    clock = SimpleNamespace(monotonic=time.monotonic, sleep=sleep)
    monkeypatch.setattr(transactions, "time", clock)

    async def run() -> None:
        with own() as (postgres, _):
            store = PostgresStore(postgres.database())
            await store.mark_alive(1.0)
            await asyncio.to_thread(postgres.stop)
            writing = asyncio.create_task(store.mark_alive(2.0))
            await asyncio.to_thread(failed.wait)
            assert not writing.done()
            await asyncio.to_thread(postgres.start)
            await writing
            assert await store.last_alive() == 2.0
            await asyncio.to_thread(postgres.stop)
            failed.clear()
            writing = asyncio.create_task(store.mark_alive(3.0))
            await asyncio.to_thread(failed.wait)
            await store.close()
            with pytest.raises(StoreError, match="database can’t be reached"):
                await writing
            postgres.start()

    asyncio.run(run())
