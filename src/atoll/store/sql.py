"""The log in a database that speaks SQL: what SQLite and PostgreSQL have in common.

Threads own the connections and take wishes from a queue, so that the loop never waits for a disk. A wish is
one transaction. With SQLite there is one thread, and what has come in while it was writing goes into the next
transaction together: under load one wait for the disk carries many moves, and each caller still hears only
when its own are safe. PostgreSQL gathers commits of several connections by itself.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

import orjson
from sqlalchemy import Column, Connection, Engine, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from atoll.store.dialect import Prepared, add_missing, upsert
from atoll.store.interface import Conflict, Finished, Guest, Listing, Store, StoreError
from atoll.store.nodes import SqlNodes
from atoll.store.records import SqlRecords
from atoll.store.results import write_finished
from atoll.store.schema import (
    ACCOUNTS,
    BLOCKS,
    BOTS,
    EVENTS,
    GUESTS,
    LEASES,
    LISTINGS,
    META,
    PEOPLE,
    REPORTS,
    RESULTS,
)
from atoll.table import LogEntry, TableEvent

RETRY_SECONDS: Final = 0.2
"""How long to wait before a database that went away is looked for again."""

_KEPT: Final = (LISTINGS.c.life == "over") & exists().where(
    PEOPLE.c.table_id == LISTINGS.c.table_id, PEOPLE.c.who == ACCOUNTS.c.who
)
"""The games that an account has played: they follow it."""

_Found = TypeVar("_Found")


@dataclass
class _Wish:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    single: bool
    """It is one statement, so that it is done wholly or not at all by itself."""

    def tell(self, value: Any, error: BaseException | None) -> None:
        def settle() -> None:
            if self.answer.cancelled():
                return
            if error is None:
                self.answer.set_result(value)
            else:
                self.answer.set_exception(error)

        self.loop.call_soon_threadsafe(settle)


class _Kept:
    """A thread's connection, opened when it is needed and anew after it was lost."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def get(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
        self.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class SqlStore(SqlRecords, SqlNodes, Store):
    """A store in a database. Each wish is done wholly or not at all; a wish may be tried more than once."""

    def __init__(self, engine: Engine, *, threads: int, batch: int, patience: float) -> None:
        """Work with a database that is up to date.

        ``batch`` is how many wishes one transaction carries at most, ``patience`` for how many seconds a
        database that went away is waited for before its callers are told.
        """
        self._engine, self._batch, self._patience = engine, batch, patience
        self._entry = Prepared(insert(EVENTS), engine.dialect)
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._serve, name=f"atoll-store-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        listing: Listing | None,
        finished: Finished | None = None,
    ) -> None:
        """Write entries that follow each other to a table's log, all or none."""
        rows = [
            self._entry.row(
                table_id=table,
                seq=entry.seq,
                at=entry.at,
                command=entry.command,
                event=orjson.dumps(entry.event.to_json()).decode(),
            )
            for entry in entries
        ]

        def write(connection: Connection) -> None:
            try:
                for row in rows:
                    connection.exec_driver_sql(self._entry.statement, row)
            except IntegrityError as error:
                raise Conflict(table) from error
            if listing is not None:
                _write_listing(connection, listing, created=entries[0].seq == 1)
            if finished is not None:
                write_finished(connection, table, finished)

        await self._do(write, single=len(rows) == 1 and listing is None and finished is None)

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """Give a table's log from a number on."""
        wanted = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.seq > after).order_by(EVENTS.c.seq)

        def find(connection: Connection) -> list[LogEntry]:
            return [
                LogEntry(row.seq, row.at, TableEvent.from_json(orjson.loads(row.event)), row.command)
                for row in connection.execute(wanted)
            ]

        return await self._do(find)

    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """Give the number of the last entry in each of these tables' logs."""
        wanted = select(EVENTS.c.table_id, func.max(EVENTS.c.seq)).where(EVENTS.c.table_id.in_(list(tables)))
        wanted = wanted.group_by(EVENTS.c.table_id)
        return await self._do(lambda connection: {row[0]: row[1] for row in connection.execute(wanted)})

    async def public(self, limit: int) -> list[Listing]:
        """List public tables that are open or in play, the newest first."""
        wanted = select(LISTINGS).where(LISTINGS.c.public, LISTINGS.c.life != "over")
        return await self._list(wanted.order_by(LISTINGS.c.created_at.desc()).limit(limit))

    async def of_person(self, who: str, limit: int) -> list[Listing]:
        """List the tables at which somebody holds a seat, the last touched first."""
        wanted = select(LISTINGS).join(PEOPLE, PEOPLE.c.table_id == LISTINGS.c.table_id)
        wanted = wanted.where(PEOPLE.c.who == who)
        return await self._list(wanted.order_by(LISTINGS.c.touched_at.desc()).limit(limit))

    async def count(self) -> int:
        """Count all tables, but those that are over and kept for an account."""
        wanted = select(func.count()).select_from(LISTINGS).where(~_KEPT)
        return await self._do(lambda connection: int(connection.scalar(wanted) or 0))

    async def hosted(self, who: str) -> int:
        """Count the tables of a host that are not over."""
        wanted = select(func.count()).select_from(LISTINGS)
        wanted = wanted.where(LISTINGS.c.host == who, LISTINGS.c.life != "over")
        return await self._do(lambda connection: int(connection.scalar(wanted) or 0))

    async def remove(self, tables: Collection[str]) -> None:
        """Forget tables and their logs."""
        names = list(tables)

        def forget(connection: Connection) -> None:
            for place in (EVENTS, LISTINGS, PEOPLE, LEASES):
                connection.execute(delete(place).where(place.c.table_id.in_(names)))
            guests = RESULTS.c.table_id.in_(names) & (RESULTS.c.mark == "guest")
            connection.execute(update(RESULTS).where(guests).values(who=None, name=""))

        await self._do(forget)

    async def idle(self, life: str, before: float, limit: int, *, of_accounts: bool = False) -> list[str]:
        """Name tables in a stage of life that nobody has touched since a time."""
        wanted = select(LISTINGS.c.table_id).where(LISTINGS.c.life == life, LISTINGS.c.touched_at < before)
        if not of_accounts:
            wanted = wanted.where(~_KEPT)
        return await self._do(lambda connection: list(connection.scalars(wanted.limit(limit))))

    async def save_guest(self, guest: Guest) -> None:
        """Remember somebody, or their new name."""
        values = {"name": guest.name, "seen_at": guest.seen_at}
        await self._do(lambda c: c.execute(upsert(c, GUESTS, {"id": guest.id}, values)).rowcount)

    async def guest(self, who: str) -> Guest | None:
        """Find somebody."""

        def find(connection: Connection) -> Guest | None:
            row = connection.execute(select(GUESTS).where(GUESTS.c.id == who)).one_or_none()
            if row is None:
                return None
            marks: tuple[tuple[Literal["account", "bot"], Column[str]], ...] = (
                ("account", ACCOUNTS.c.who),
                ("bot", BOTS.c.id),
            )
            for mark, column in marks:
                if connection.scalar(select(column).where(column == who)) is not None:
                    return Guest(row.id, row.name, row.seen_at, mark)
            return Guest(row.id, row.name, row.seen_at)

        return await self._do(find)

    async def forget_guests(self, before: float) -> int:
        """Forget those who were not seen since a time, hold no seat and have no account."""
        stay = [exists().where(column == GUESTS.c.id) for column in (PEOPLE.c.who, ACCOUNTS.c.who, BOTS.c.id)]
        gone = select(GUESTS.c.id).where(GUESTS.c.seen_at < before, ~or_(*stay))

        def forget(connection: Connection) -> int:
            for place in (BLOCKS.c.who, BLOCKS.c.other, REPORTS.c.who, REPORTS.c.reporter):
                connection.execute(delete(place.table).where(place.in_(gone)))
            return connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(gone))).rowcount

        return await self._do(forget)

    async def beat(self, at: float) -> None:
        """Note that the server is alive."""
        await self._do(lambda connection: self._set_meta(connection, "beat", repr(at)))

    async def last_beat(self) -> float | None:
        """Give the last time at which a server was alive."""
        found = await self._do(lambda connection: _meta(connection, "beat"))
        return None if found is None else float(found)

    async def keep(self, key: str, value: str) -> str:
        """Keep a value under a key if nothing is there yet; give what is there."""

        def find(connection: Connection) -> str:
            connection.execute(add_missing(connection, META, {"key": key}, {"value": value}))
            return _meta(connection, key) or ""

        return await self._do(find)

    async def ping(self) -> None:
        """Ask the database for nothing."""
        await self._do(lambda connection: connection.execute(select(1)).one())

    async def do(self, work: Callable[[Connection], _Found]) -> _Found:
        """Do something with the database itself, in a transaction."""
        return await self._do(work)

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        if not self._closed:
            self._closed = True
            for _ in self._threads:
                self._wishes.put(None)
            loop = asyncio.get_running_loop()
            for thread in self._threads:
                await loop.run_in_executor(None, thread.join)
            self._engine.dispose()

    def _set_meta(self, connection: Connection, key: str, value: str) -> None:
        connection.execute(upsert(connection, META, {"key": key}, {"value": value}))

    # --- the threads --------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[Connection], _Found], *, single: bool = False) -> _Found:
        if self._closed:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        wish = _Wish(work, loop, loop.create_future(), single)
        self._wishes.put(wish)
        found: _Found = await wish.answer
        return found

    async def _list(self, wanted: Any) -> list[Listing]:
        def find(connection: Connection) -> list[Listing]:
            rows = connection.execute(wanted).all()
            return [
                Listing(
                    row.table_id,
                    row.life,
                    row.public,
                    row.host,
                    orjson.loads(row.summary),
                    None,
                    row.touched_at,
                    row.ticking,
                )
                for row in rows
            ]

        return await self._do(find)

    def _serve(self) -> None:
        connection = _Kept(self._engine)
        open_ = True
        while open_:
            batch, open_ = self._collect()
            if len(batch) > 1 and self._together(connection, batch):
                continue
            for wish in batch:
                self._alone(connection, wish)
        connection.close()

    def _collect(self) -> tuple[list[_Wish], bool]:
        """Wait for a wish, then take all that are there; False when the store is to close."""
        first = self._wishes.get()
        batch = []
        while first is not None:
            batch.append(first)
            if len(batch) == self._batch or self._wishes.empty():
                return batch, True
            first = self._wishes.get()
        return batch, False

    @staticmethod
    def _together(connection: _Kept, batch: Sequence[_Wish]) -> bool:
        """Do a batch in one transaction, tell each caller after the commit; False if one cannot be done."""
        try:
            opened = connection.get()
            with opened.begin():
                values = [wish.work(opened) for wish in batch]
        except Exception:  # each will find its own when it is done alone
            return False
        for wish, value in zip(batch, values, strict=True):
            wish.tell(value, None)
        return True

    def _transaction(self, connection: Connection, *, single: bool) -> AbstractContextManager[object]:
        """Begin a transaction. For a single statement a store may know a shorter way."""
        del single
        return connection.begin()

    def _alone(self, connection: _Kept, wish: _Wish) -> None:
        """Do one wish in a transaction of its own; try again where the database itself was at fault."""
        until = time.monotonic() + self._patience
        while True:
            try:
                opened = connection.get()
                with self._transaction(opened, single=wish.single):
                    value = wish.work(opened)
            except (OperationalError, InterfaceError) as error:
                if self._patience:
                    connection.drop()
                if not self._closed and time.monotonic() < until:
                    time.sleep(RETRY_SECONDS)
                    continue
                away = StoreError("store-away", problem=str(error.orig).strip().partition("\n")[0])
                wish.tell(None, away)
            except Exception as error:  # it belongs to whoever asked
                wish.tell(None, error)
            else:
                wish.tell(value, None)
            return


def _write_listing(connection: Connection, listing: Listing, *, created: bool) -> None:
    head = {
        "life": listing.life,
        "public": listing.public,
        "host": listing.host,
        "summary": orjson.dumps(listing.summary).decode(),
        "touched_at": listing.touched_at,
        "ticking": listing.ticking,
    }
    if created:
        whole = {**head, "table_id": listing.id, "created_at": listing.touched_at}
        connection.execute(insert(LISTINGS), whole)
    else:
        connection.execute(LISTINGS.update().where(LISTINGS.c.table_id == listing.id), head)
    if listing.people is not None:
        _write_people(connection, listing.id, listing.people)


def _write_people(connection: Connection, table: str, people: frozenset[str]) -> None:
    before = set(connection.scalars(select(PEOPLE.c.who).where(PEOPLE.c.table_id == table)))
    if before - people:
        gone = PEOPLE.c.who.in_(before - people)
        connection.execute(delete(PEOPLE).where(PEOPLE.c.table_id == table, gone))
    new = [{"table_id": table, "who": who} for who in sorted(people - before)]
    if new:
        connection.execute(insert(PEOPLE), new)


def _meta(connection: Connection, key: str) -> str | None:
    return connection.scalar(select(META.c.value).where(META.c.key == key))
