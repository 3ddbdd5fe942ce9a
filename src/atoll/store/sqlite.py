"""The log in SQLite.

One thread owns the connection and does everything in order. What has come in while it was writing goes into
the next transaction together: under load one wait for the disk carries many moves, and each caller still
hears only when its own are safe.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, exists, func, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.pool import StaticPool

from atoll.store.interface import Conflict, Guest, Listing, Store, StoreError
from atoll.store.schema import EVENTS, GUESTS, LISTINGS, META, METADATA, PEOPLE, VERSION
from atoll.table import Logged, TableEvent

BATCH: Final = 64
"""How many wishes one transaction carries at most."""

_Found = TypeVar("_Found")


@dataclass
class _Wish:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]

    def tell(self, value: Any, error: BaseException | None) -> None:
        def settle() -> None:
            if self.answer.cancelled():
                return
            if error is None:
                self.answer.set_result(value)
            else:
                self.answer.set_exception(error)

        self.loop.call_soon_threadsafe(settle)


class SqliteStore(Store):
    """A store in one file. Safe against the death of the process and of the machine."""

    def __init__(self, path: Path | None) -> None:
        """Open a database file, made if it is not there; None: in memory. Raises StoreError."""
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._engine = _connect(path)
        self._thread = threading.Thread(target=self._serve, name="atoll-store", daemon=True)
        self._thread.start()
        self._closed = False

    async def append(self, table: str, entries: Sequence[Logged], listing: Listing | None) -> None:
        """Write entries that follow each other to a table's log, all or none."""
        rows = [
            {
                "table_id": table,
                "seq": entry.seq,
                "at": entry.at,
                "command": entry.command,
                "event": json.dumps(entry.event.to_json(), separators=(",", ":")),
            }
            for entry in entries
        ]

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(EVENTS), rows)
            except IntegrityError as error:
                raise Conflict(table) from error
            if listing is not None:
                _write_listing(connection, listing, created=entries[0].seq == 1)

        await self._do(write)

    async def read(self, table: str, after: int = 0) -> list[Logged]:
        """Give a table's log from a number on."""
        wanted = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.seq > after).order_by(EVENTS.c.seq)

        def find(connection: Connection) -> list[Logged]:
            return [
                Logged(row.seq, row.at, TableEvent.from_json(json.loads(row.event)), row.command)
                for row in connection.execute(wanted)
            ]

        return await self._do(find)

    async def playing(self) -> list[str]:
        """Name all tables at which a game goes on."""
        wanted = select(LISTINGS.c.table_id).where(LISTINGS.c.life == "playing")
        return await self._do(lambda connection: list(connection.scalars(wanted)))

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
        """Count all tables."""
        wanted = select(func.count()).select_from(LISTINGS)
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
            for place in (EVENTS, LISTINGS, PEOPLE):
                connection.execute(delete(place).where(place.c.table_id.in_(names)))

        await self._do(forget)

    async def idle(self, life: str, before: float, limit: int) -> list[str]:
        """Name tables in a stage of life that nobody has touched since a time."""
        wanted = select(LISTINGS.c.table_id).where(LISTINGS.c.life == life, LISTINGS.c.touched_at < before)
        return await self._do(lambda connection: list(connection.scalars(wanted.limit(limit))))

    async def save_guest(self, guest: Guest) -> None:
        """Remember somebody, or their new name."""
        values = {"name": guest.name, "seen_at": guest.seen_at}
        wish = upsert(GUESTS).values(id=guest.id, **values)
        wish = wish.on_conflict_do_update(index_elements=["id"], set_=values)
        await self._do(lambda connection: connection.execute(wish))

    async def guest(self, who: str) -> Guest | None:
        """Find somebody."""

        def find(connection: Connection) -> Guest | None:
            row = connection.execute(select(GUESTS).where(GUESTS.c.id == who)).one_or_none()
            return None if row is None else Guest(row.id, row.name, row.seen_at)

        return await self._do(find)

    async def forget_guests(self, before: float) -> int:
        """Forget those who were not seen since a time and hold no seat."""
        wish = delete(GUESTS).where(
            GUESTS.c.seen_at < before, ~exists(select(PEOPLE.c.who).where(PEOPLE.c.who == GUESTS.c.id))
        )
        return await self._do(lambda connection: connection.execute(wish).rowcount)

    async def beat(self, at: float) -> None:
        """Note that the server is alive."""
        await self._do(lambda connection: _set_meta(connection, "beat", repr(at)))

    async def last_beat(self) -> float | None:
        """Give the last time at which a server was alive."""
        found = await self._do(lambda connection: _meta(connection, "beat"))
        return None if found is None else float(found)

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        if not self._closed:
            self._closed = True
            self._wishes.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # --- the thread ---------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[Connection], _Found]) -> _Found:
        if self._closed:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        wish = _Wish(work, loop, loop.create_future())
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
                    json.loads(row.summary),
                    None,
                    row.touched_at,
                )
                for row in rows
            ]

        return await self._do(find)

    def _serve(self) -> None:
        with self._engine.connect() as connection:
            open_ = True
            while open_:
                batch, open_ = self._collect()
                if len(batch) == 1:
                    _alone(connection, batch[0])
                elif batch:
                    _together(connection, batch)
        self._engine.dispose()

    def _collect(self) -> tuple[list[_Wish], bool]:
        """Wait for a wish, then take all that are there; False when the store is to close."""
        first = self._wishes.get()
        batch = []
        while first is not None:
            batch.append(first)
            if len(batch) == BATCH or self._wishes.empty():
                return batch, True
            first = self._wishes.get()
        return batch, False


def _alone(connection: Connection, wish: _Wish) -> None:
    """Do one wish in a transaction of its own."""
    try:
        with connection.begin():
            value = wish.work(connection)
    except Exception as error:  # it belongs to whoever asked
        wish.tell(None, error)
    else:
        wish.tell(value, None)


def _together(connection: Connection, batch: Sequence[_Wish]) -> None:
    """Do a batch in one transaction; a wish that fails fails alone. Tell each caller after the commit."""
    answers: list[tuple[Any, BaseException | None]] = []
    try:
        with connection.begin():
            for wish in batch:
                try:
                    with connection.begin_nested():
                        value = wish.work(connection)
                except Exception as error:  # it belongs to whoever asked
                    answers.append((None, error))
                else:
                    answers.append((value, None))
    except DatabaseError as error:
        answers = [(None, error)] * len(batch)
    for wish, (value, problem) in zip(batch, answers, strict=True):
        wish.tell(value, problem)


def _connect(path: Path | None) -> Engine:
    try:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            # It holds what players may not know of each other. Its journal takes over these rights.
            path.touch(mode=0o600)
        engine = create_engine(
            "sqlite://" if path is None else f"sqlite:///{path}",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False, "timeout": 10},
        )
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        with engine.begin() as connection:
            METADATA.create_all(connection)
            found = _meta(connection, "version")
            if found is None:
                _set_meta(connection, "version", str(VERSION))
            elif int(found) > VERSION:
                raise StoreError("store-newer", file=str(path), found=found, known=str(VERSION))
    except (DatabaseError, OSError) as error:
        cause = error.orig if isinstance(error, DatabaseError) else error
        raise StoreError("store-open", file=str(path), problem=str(cause)) from error
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Let SQLAlchemy, not the driver, begin transactions; keep what is committed through a loss of power."""
    del record
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _write_listing(connection: Connection, listing: Listing, *, created: bool) -> None:
    head = {
        "life": listing.life,
        "public": listing.public,
        "host": listing.host,
        "summary": json.dumps(listing.summary, separators=(",", ":")),
        "touched_at": listing.touched_at,
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


def _set_meta(connection: Connection, key: str, value: str) -> None:
    wish = upsert(META).values(key=key, value=value)
    connection.execute(wish.on_conflict_do_update(index_elements=["key"], set_={"value": value}))
