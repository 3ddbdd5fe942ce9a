"""The store in an SQL database: what SQLite and PostgreSQL have in common."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Literal, TypeVar

import orjson
from sqlalchemy import Column, Connection, Engine, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from atoll.store.dialect import PreparedInsert, insert_missing, upsert
from atoll.store.interface import Conflict, DamagedError, FinishedGame, Guest, Listing, Store
from atoll.store.nodes import SqlNodes
from atoll.store.records import SqlRecords
from atoll.store.results import save_finished_game
from atoll.store.schema import (
    ACCOUNTS,
    BLOCKS,
    BOTS,
    EVENTS,
    GUESTS,
    LEASES,
    LISTINGS,
    META,
    NOTICES,
    PEOPLE,
    PUZZLE_ATTEMPTS,
    PUZZLE_SOLVERS,
    RATED_POSITIONS,
    REPORTS,
    RESULTS,
)
from atoll.store.transactions import Begin, InsertRows, TransactionQueue
from atoll.table import LogEntry, TableEvent

_KEPT_FOR_ACCOUNT: Final = (LISTINGS.c.life == "over") & exists().where(
    PEOPLE.c.table_id == LISTINGS.c.table_id, PEOPLE.c.who == ACCOUNTS.c.who
)
"""Finished games that an account has played: they are kept longer."""

_RATED_IN_PLAY: Final = (
    select(RATED_POSITIONS.c.table_id)
    .join(LISTINGS, LISTINGS.c.table_id == RATED_POSITIONS.c.table_id)
    .where(LISTINGS.c.life == "playing")
    .limit(1)
)
"""A rated game in play of which positions are stored."""

_Value = TypeVar("_Value")


class SqlStore(SqlRecords, SqlNodes, Store):
    """A store in an SQL database."""

    def __init__(
        self,
        engine: Engine,
        *,
        threads: int,
        batch: int,
        patience: float,
        begin_single: Begin | None = None,
        insert_rows: Callable[[str], InsertRows] | None = None,
    ) -> None:
        """Use a database that is up to date; see ``TransactionQueue`` for the arguments.

        ``insert_rows`` gets the statement that inserts a row into the log.
        """
        self._insert_entry = PreparedInsert(insert(EVENTS), engine.dialect)
        self._queue = TransactionQueue(
            engine,
            threads=threads,
            batch=batch,
            patience=patience,
            begin_single=begin_single,
            insert_rows=None if insert_rows is None else insert_rows(self._insert_entry.statement),
        )

    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        listing: Listing | None,
        finished: FinishedGame | None = None,
    ) -> None:
        """Append consecutive entries to a table's log, all or none."""
        safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def on_done(error: BaseException | None) -> None:
            if safe.cancelled():
                return
            if error is None:
                safe.set_result(None)
            else:
                safe.set_exception(error)

        self.append_soon(table, entries, listing, finished, on_done)
        await safe

    def append_soon(
        self,
        table: str,
        entries: Sequence[LogEntry],
        listing: Listing | None,
        finished: FinishedGame | None,
        on_done: Callable[[BaseException | None], None],
    ) -> None:
        """Append consecutive entries to a table's log, all or none, and call ``on_done``."""
        rows = [
            self._insert_entry.row(
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
                    connection.exec_driver_sql(self._insert_entry.statement, row)
            except IntegrityError as error:
                raise Conflict(table) from error
            if listing is not None:
                _write_listing(connection, listing, created=entries[0].seq == 1)
            if finished is not None:
                save_finished_game(connection, table, finished)
                connection.execute(delete(RATED_POSITIONS).where(RATED_POSITIONS.c.table_id == table))

        log_only = listing is None and finished is None
        self._queue.submit(
            write,
            lambda _, error: on_done(error),
            single=log_only and len(rows) == 1,
            rows=rows if log_only else None,
        )

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[LogEntry]:
        """Return a table's log after a number, at most ``limit`` entries."""
        query = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.seq > after)
        query = query.order_by(EVENTS.c.seq).limit(limit)

        def work(connection: Connection) -> list[LogEntry]:
            return [_read_entry(table, row) for row in connection.execute(query)]

        return await self.transaction(work)

    async def last_seqs(self, tables: Collection[str]) -> dict[str, int]:
        """Return the number of the last entry in each of these tables' logs."""
        query = select(EVENTS.c.table_id, func.max(EVENTS.c.seq)).where(EVENTS.c.table_id.in_(list(tables)))
        query = query.group_by(EVENTS.c.table_id)
        return await self.transaction(
            lambda connection: {row[0]: row[1] for row in connection.execute(query)}
        )

    async def public_tables(self, limit: int) -> list[Listing]:
        """Return the public tables that are open or being played, the newest first."""
        query = select(LISTINGS).where(LISTINGS.c.public, LISTINGS.c.life != "over")
        return await self._listings(query.order_by(LISTINGS.c.created_at.desc()).limit(limit))

    async def tables_of(self, who: str, limit: int) -> list[Listing]:
        """Return the tables at which somebody holds a seat, the most recent first."""
        query = select(LISTINGS).join(PEOPLE, PEOPLE.c.table_id == LISTINGS.c.table_id)
        query = query.where(PEOPLE.c.who == who)
        return await self._listings(query.order_by(LISTINGS.c.touched_at.desc()).limit(limit))

    async def count_tables(self) -> int:
        """Return the number of tables, without finished ones that are kept for an account."""
        query = select(func.count()).select_from(LISTINGS).where(~_KEPT_FOR_ACCOUNT)
        return await self.transaction(lambda connection: int(connection.scalar(query) or 0))

    async def count_hosted(self, who: str) -> int:
        """Return the number of a host's tables that are not over."""
        query = select(func.count()).select_from(LISTINGS)
        query = query.where(LISTINGS.c.host == who, LISTINGS.c.life != "over")
        return await self.transaction(lambda connection: int(connection.scalar(query) or 0))

    async def delete_tables(self, tables: Collection[str]) -> None:
        """Delete tables and their logs."""
        names = list(tables)

        def work(connection: Connection) -> None:
            for sql_table in (EVENTS, LISTINGS, PEOPLE, LEASES, RATED_POSITIONS, NOTICES):
                connection.execute(delete(sql_table).where(sql_table.c.table_id.in_(names)))
            guests = RESULTS.c.table_id.in_(names) & (RESULTS.c.mark == "guest")
            connection.execute(update(RESULTS).where(guests).values(who=None, name=""))

        await self.transaction(work)

    async def add_rated_positions(self, table: str, fingerprints: Collection[str]) -> None:
        """Store the positions that a rated table's game has reached."""

        def work(connection: Connection) -> None:
            for fingerprint in sorted(fingerprints):
                key = {"fingerprint": fingerprint, "table_id": table}
                connection.execute(insert_missing(connection, RATED_POSITIONS, key, {}))

        await self.transaction(work)

    async def has_rated_games(self) -> bool:
        """Whether a rated game in play has positions that are stored."""
        return await self.transaction(lambda connection: connection.scalar(_RATED_IN_PLAY) is not None)

    async def in_rated_game(self, fingerprints: Collection[str]) -> bool:
        """Whether a rated game in play has reached one of these positions."""
        query = _RATED_IN_PLAY.where(RATED_POSITIONS.c.fingerprint.in_(list(fingerprints)))
        return await self.transaction(lambda connection: connection.scalar(query) is not None)

    async def idle_tables(
        self, life: str, before: float, limit: int, *, of_accounts: bool = False
    ) -> list[str]:
        """Return the ids of tables without an event since a time."""
        query = select(LISTINGS.c.table_id).where(LISTINGS.c.life == life, LISTINGS.c.touched_at < before)
        if not of_accounts:
            query = query.where(~_KEPT_FOR_ACCOUNT)
        return await self.transaction(lambda connection: list(connection.scalars(query.limit(limit))))

    async def save_guest(self, guest: Guest) -> None:
        """Save a guest, or a guest's new name."""
        values = {"name": guest.name, "seen_at": guest.seen_at}
        await self.transaction(lambda c: c.execute(upsert(c, GUESTS, {"id": guest.id}, values)).rowcount)

    async def find_guest(self, who: str) -> Guest | None:
        """Return a person."""

        def work(connection: Connection) -> Guest | None:
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

        return await self.transaction(work)

    async def delete_guests(self, before: float) -> int:
        """Delete guests who were not seen since a time, hold no seat and have no account."""
        kept = [exists().where(column == GUESTS.c.id) for column in (PEOPLE.c.who, ACCOUNTS.c.who, BOTS.c.id)]
        gone = select(GUESTS.c.id).where(GUESTS.c.seen_at < before, ~or_(*kept))

        def work(connection: Connection) -> int:
            puzzling = PUZZLE_ATTEMPTS.c.who, PUZZLE_SOLVERS.c.who
            for column in (BLOCKS.c.who, BLOCKS.c.other, REPORTS.c.who, REPORTS.c.reporter, *puzzling):
                connection.execute(delete(column.table).where(column.in_(gone)))
            return connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(gone))).rowcount

        return await self.transaction(work)

    async def mark_alive(self, at: float) -> None:
        """Note that a server is alive."""
        await self.transaction(lambda connection: self._set_meta(connection, "beat", repr(at)))

    async def last_alive(self) -> float | None:
        """Return the last time at which a server was alive."""
        found = await self.transaction(lambda connection: _meta(connection, "beat"))
        return None if found is None else float(found)

    async def get_or_create(self, key: str, value: str) -> str:
        """Return the value under a key; save this one if there is none."""

        def work(connection: Connection) -> str:
            connection.execute(insert_missing(connection, META, {"key": key}, {"value": value}))
            return _meta(connection, key) or ""

        return await self.transaction(work)

    async def transaction(self, work: Callable[[Connection], _Value]) -> _Value:
        """Run ``work`` in a transaction."""
        return await self._queue.run(work)

    async def close(self) -> None:
        """Finish what is being written and close the database."""
        await self._queue.close()

    def _set_meta(self, connection: Connection, key: str, value: str) -> None:
        connection.execute(upsert(connection, META, {"key": key}, {"value": value}))

    async def _listings(self, query: Any) -> list[Listing]:
        def work(connection: Connection) -> list[Listing]:
            rows = connection.execute(query).all()
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

        return await self.transaction(work)


def write_table(connection: Connection, entries: Sequence[LogEntry], listing: Listing) -> None:
    """Write a new table in a transaction with other things."""
    rows = [
        {
            "table_id": listing.id,
            "seq": entry.seq,
            "at": entry.at,
            "command": entry.command,
            "event": orjson.dumps(entry.event.to_json()).decode(),
        }
        for entry in entries
    ]
    connection.execute(insert(EVENTS), rows)
    _write_listing(connection, listing, created=True)


def _read_entry(table: str, row: Any) -> LogEntry:
    """Return an entry of a table's log. Raise DamagedError if it is none."""
    try:
        return LogEntry(row.seq, row.at, TableEvent.from_json(orjson.loads(row.event)), row.command)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise DamagedError("store-damaged-log", table=table, seq=row.seq, problem=str(error)) from error


def _write_listing(connection: Connection, listing: Listing, *, created: bool) -> None:
    values = {
        "life": listing.life,
        "public": listing.public,
        "host": listing.host,
        "summary": orjson.dumps(listing.summary).decode(),
        "touched_at": listing.touched_at,
        "ticking": listing.ticking,
    }
    if created:
        whole = {**values, "table_id": listing.id, "created_at": listing.touched_at}
        connection.execute(insert(LISTINGS), whole)
    else:
        connection.execute(LISTINGS.update().where(LISTINGS.c.table_id == listing.id), values)
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
