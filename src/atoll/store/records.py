"""Records that people review, with their analyses.

A record's id is made of its content, so the same game is stored once and analysed once, whoever imports it.
A process that analyses a record saves its progress regularly; if it stops doing so, another may start again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, or_, select, update

from atoll.store.dialect import insert_missing
from atoll.store.schema import RECORDS


@dataclass(frozen=True)
class StoredRecord:
    """A record as it is stored. The fields are the columns of the database."""

    id: str
    document: str
    """The record and what belongs to it, as JSON."""
    kept_at: float
    touched_at: float
    analysis: str | None = None
    """The finished analysis, as JSON."""
    judged: int = 0
    """How many moves are analysed so far."""
    judging_at: float | None = None
    """When progress was last saved; None if no analysis is running."""
    judging_for: str | None = None
    """The person who started the analysis."""


class Records(ABC):
    """The part of a store that holds records."""

    @abstractmethod
    async def add_record(self, record: StoredRecord, most: int) -> bool:
        """Store a record unless it is there already; return False if there are too many."""

    @abstractmethod
    async def find_record(self, name: str) -> StoredRecord | None:
        """Return a record by its id; None if there is none."""

    @abstractmethod
    async def touch_record(self, name: str, now: float) -> None:
        """Note that somebody looks at a record, so that it does not expire."""

    @abstractmethod
    async def start_analysis(self, name: str, who: str, now: float, stale_before: float) -> bool:
        """Note that a record is being analysed; return False if it already is, or was."""

    @abstractmethod
    async def save_progress(self, name: str, judged: int, now: float) -> bool:
        """Save the progress of an analysis; return False if it was stopped."""

    @abstractmethod
    async def end_analysis(self, name: str, analysis: str | None) -> None:
        """Save a finished analysis; None if it was stopped and can be started again."""

    @abstractmethod
    async def delete_records(self, before: float) -> int:
        """Delete records that nobody has looked at since a time; return how many."""


class SqlRecords(Records):
    """Records in a database."""

    transaction: Callable[[Callable[[Connection], Any]], Awaitable[Any]]

    async def add_record(self, record: StoredRecord, most: int) -> bool:
        """Store a record unless it is there already."""
        key, values = {"id": record.id}, {k: v for k, v in record.__dict__.items() if k != "id"}

        def work(connection: Connection) -> bool:
            known = connection.scalar(select(RECORDS.c.id).where(RECORDS.c.id == record.id))
            if known is None and (connection.scalar(select(func.count()).select_from(RECORDS)) or 0) >= most:
                return False
            connection.execute(insert_missing(connection, RECORDS, key, values))
            return True

        return bool(await self.transaction(work))

    async def find_record(self, name: str) -> StoredRecord | None:
        """Return a record by its id; None if there is none."""

        def work(connection: Connection) -> StoredRecord | None:
            row = connection.execute(select(RECORDS).where(RECORDS.c.id == name)).one_or_none()
            return None if row is None else StoredRecord(**row._mapping)

        found: StoredRecord | None = await self.transaction(work)
        return found

    async def touch_record(self, name: str, now: float) -> None:
        """Note that somebody looks at a record, so that it does not expire."""
        await self._change(update(RECORDS).where(RECORDS.c.id == name).values(touched_at=now))

    async def start_analysis(self, name: str, who: str, now: float, stale_before: float) -> bool:
        """Note that a record is being analysed."""
        free = or_(RECORDS.c.judging_at.is_(None), RECORDS.c.judging_at < stale_before)
        statement = update(RECORDS).where(RECORDS.c.id == name, RECORDS.c.analysis.is_(None), free)
        return await self._change(statement.values(judging_at=now, judging_for=who, judged=0)) == 1

    async def save_progress(self, name: str, judged: int, now: float) -> bool:
        """Save the progress of an analysis."""
        statement = update(RECORDS).where(RECORDS.c.id == name, RECORDS.c.judging_at.is_not(None))
        return await self._change(statement.values(judging_at=now, judged=judged)) == 1

    async def end_analysis(self, name: str, analysis: str | None) -> None:
        """Save a finished analysis."""
        statement = update(RECORDS).where(RECORDS.c.id == name)
        await self._change(statement.values(analysis=analysis, judging_at=None, judging_for=None))

    async def delete_records(self, before: float) -> int:
        """Delete records that nobody has looked at since a time."""
        return await self._change(delete(RECORDS).where(RECORDS.c.touched_at < before))

    async def _change(self, statement: Any) -> int:
        changed: int = await self.transaction(lambda connection: connection.execute(statement).rowcount)
        return changed
