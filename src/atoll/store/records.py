"""Records that people look through, and what was found out about them, kept under one name each.

A record's name is made of its content, so the same game is kept once and judged once, whoever brings it.
Who judges it says so from time to time; when nothing has been heard for a while, another may begin anew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, func, or_, select, update

from atoll.store.dialect import add_missing
from atoll.store.schema import RECORDS

_Found = TypeVar("_Found")


@dataclass(frozen=True)
class KeptRecord:
    """A record as a store keeps it."""

    id: str
    document: str
    """The record with whatever belongs to it, as JSON."""
    kept_at: float
    touched_at: float
    analysis: str | None = None
    """What was found out, as JSON, when it is done."""
    judged: int = 0
    """How many moves are judged so far."""
    judging_at: float | None = None
    """When somebody who judges it was last heard of; None: nobody does."""
    judging_for: str | None = None
    """The person who asked for it."""


class Records(ABC):
    """The part of a store that keeps records."""

    @abstractmethod
    async def keep_record(self, record: KeptRecord, most: int) -> bool:
        """Keep a record, unless it is kept already; False if there are so many that it cannot be."""

    @abstractmethod
    async def kept_record(self, name: str) -> KeptRecord | None:
        """Find a record."""

    @abstractmethod
    async def touch_record(self, name: str, now: float) -> None:
        """Note that somebody looks at a record."""

    @abstractmethod
    async def begin_judging(self, name: str, who: str, now: float, silent_since: float) -> bool:
        """Say that a record is being judged from now on; False if another does, or has."""

    @abstractmethod
    async def note_judged(self, name: str, judged: int, now: float) -> bool:
        """Say how far it is; False if it is to be given up."""

    @abstractmethod
    async def end_judging(self, name: str, analysis: str | None) -> None:
        """Keep what was found out; None: it was given up, and can be begun anew."""

    @abstractmethod
    async def forget_records(self, before: float) -> int:
        """Forget the records that nobody has touched since a time; say how many."""


class SqlRecords(Records):
    """Records in a database."""

    _do: Callable[[Callable[[Connection], Any]], Awaitable[Any]]

    async def keep_record(self, record: KeptRecord, most: int) -> bool:
        """Keep a record, unless it is kept already."""
        key, values = {"id": record.id}, {k: v for k, v in record.__dict__.items() if k != "id"}

        def keep(connection: Connection) -> bool:
            known = connection.scalar(select(RECORDS.c.id).where(RECORDS.c.id == record.id))
            if known is None and (connection.scalar(select(func.count()).select_from(RECORDS)) or 0) >= most:
                return False
            connection.execute(add_missing(connection, RECORDS, key, values))
            return True

        return bool(await self._do(keep))

    async def kept_record(self, name: str) -> KeptRecord | None:
        """Find a record."""

        def find(connection: Connection) -> KeptRecord | None:
            row = connection.execute(select(RECORDS).where(RECORDS.c.id == name)).one_or_none()
            return None if row is None else KeptRecord(**row._mapping)

        found: KeptRecord | None = await self._do(find)
        return found

    async def touch_record(self, name: str, now: float) -> None:
        """Note that somebody looks at a record."""
        await self._change(update(RECORDS).where(RECORDS.c.id == name).values(touched_at=now))

    async def begin_judging(self, name: str, who: str, now: float, silent_since: float) -> bool:
        """Say that a record is being judged from now on."""
        free = or_(RECORDS.c.judging_at.is_(None), RECORDS.c.judging_at < silent_since)
        wish = update(RECORDS).where(RECORDS.c.id == name, RECORDS.c.analysis.is_(None), free)
        return await self._change(wish.values(judging_at=now, judging_for=who, judged=0)) == 1

    async def note_judged(self, name: str, judged: int, now: float) -> bool:
        """Say how far it is."""
        wish = update(RECORDS).where(RECORDS.c.id == name, RECORDS.c.judging_at.is_not(None))
        return await self._change(wish.values(judging_at=now, judged=judged)) == 1

    async def end_judging(self, name: str, analysis: str | None) -> None:
        """Keep what was found out."""
        wish = update(RECORDS).where(RECORDS.c.id == name)
        await self._change(wish.values(analysis=analysis, judging_at=None, judging_for=None))

    async def forget_records(self, before: float) -> int:
        """Forget the records that nobody has touched since a time."""
        return await self._change(delete(RECORDS).where(RECORDS.c.touched_at < before))

    async def _change(self, wish: Any) -> int:
        changed: int = await self._do(lambda connection: connection.execute(wish).rowcount)
        return changed
