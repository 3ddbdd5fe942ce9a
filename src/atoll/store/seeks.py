"""People who look for an opponent, and how two of them come to share a table.

A pairing is one transaction: the new table's log and both seeks, or nothing. So two processes cannot pair
somebody twice, and a process that is killed leaves both people waiting, or both with the same table.

A seek belongs to the connection that its person waits at. If the process of that connection counts as dead,
nobody is paired with the seek until the person has come back, to whichever process.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, exists, func, insert, or_, select, update

from atoll.core import Json
from atoll.store.interface import Listing, Store
from atoll.store.nodes import is_alive
from atoll.store.schema import BLOCKS, LISTINGS, PEOPLE, SEEKS
from atoll.store.sql import write_table
from atoll.table import LogEntry, Person

_LOCK: Final = 0x5365656B  # "Seek"


@dataclass(frozen=True)
class Seek:
    """What somebody looks for."""

    id: str
    person: Person
    game: str
    pace: str
    rated: bool
    rating: float | None
    """The person's rating at the game; None for guests."""
    reach: int | None
    """How far an opponent's rating may be from it; None: anybody will do."""
    created_at: float

    def to_json(self) -> dict[str, Json]:
        """Return the seek as its fields, a person's among them."""
        return {
            "id": self.id,
            "who": self.person.id,
            "name": self.person.name,
            "mark": self.person.mark,
            "game": self.game,
            "pace": self.pace,
            "rated": self.rated,
            "rating": self.rating,
            "reach": self.reach,
            "created_at": self.created_at,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Seek:
        """Return the seek that these fields describe; others are ignored."""
        person = Person(data["who"], data["name"], data["mark"])
        rest = (data[key] for key in ("game", "pace", "rated", "rating", "reach", "created_at"))
        return cls(data["id"], person, *rest)

    def suits(self, other: Seek) -> bool:
        """Whether two people look for the same game, and each is an opponent whom the other wants."""
        same = (self.game, self.pace, self.rated) == (other.game, other.pace, other.rated)
        return same and self.person.id != other.person.id and self.wants(other) and other.wants(self)

    def wants(self, other: Seek) -> bool:
        """Whether the other's rating is within reach."""
        if self.reach is None:
            return True
        return (
            self.rating is not None
            and other.rating is not None
            and abs(self.rating - other.rating) <= self.reach
        )


@dataclass(frozen=True)
class Holder:
    """Where a person waits: a connection of a process."""

    node: str
    connection: str
    timeout: float
    """After how many seconds without a heartbeat another process counts as dead."""


@dataclass(frozen=True)
class SeekOutcome:
    """What became of a seek."""

    seek: Seek
    table: str | None = None
    """The table that it has led to."""
    partner: Seek | None = None
    """The seek that it was paired with just now."""
    replaced: str | None = None
    """The id of another seek of the same person, which has ended."""


MakeTable = Callable[[Seek, Seek], tuple[Sequence[LogEntry], Listing]]
"""Makes a table for whoever waited and whoever came; may be called more than once."""


class SeekStore:
    """The seeks in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def seek(self, seek: Seek, holder: Holder, make: MakeTable) -> SeekOutcome:
        """Pair somebody with whoever has waited longest, or let them wait.

        The same seek may come again, after a lost connection: it keeps its place. A person has one seek; the
        one before ends. Somebody who was paired and whose game has not started yet gets that table again.
        """

        def work(connection: Connection) -> SeekOutcome:
            _lock(connection)
            before = connection.execute(select(SEEKS).where(SEEKS.c.who == seek.person.id)).one_or_none()
            if before is not None and _still_leads_to_table(connection, before, seek.id):
                return SeekOutcome(seek, before.table_id)
            same = before is not None and before.id == seek.id
            mine = replace(seek, created_at=before.created_at) if before is not None and same else seek
            connection.execute(delete(SEEKS).where(SEEKS.c.who == seek.person.id))
            connection.execute(insert(SEEKS).values(**_row(mine, holder)))
            replaced = None if before is None or same or before.table_id is not None else before.id
            return replace(_match(connection, mine, holder, make), replaced=replaced)

        return await self._store.transaction(work)

    async def match_again(self, seek: Seek, holder: Holder, make: MakeTable) -> SeekOutcome | None:
        """Pair somebody who waits already, if that is possible now; None if their seek has ended."""

        def work(connection: Connection) -> SeekOutcome | None:
            _lock(connection)
            here = SEEKS.c.id == seek.id, SEEKS.c.holder == holder.connection
            row = connection.execute(select(SEEKS).where(*here)).one_or_none()
            if row is None:
                return None
            if row.table_id is not None:
                return SeekOutcome(seek, row.table_id)
            return _match(connection, seek, holder, make)

        return await self._store.transaction(work)

    async def accept(self, which: str, person: Seek, holder: Holder, make: MakeTable) -> SeekOutcome | None:
        """Pair somebody with one seek that they have chosen; None if it has ended, or is not for them.

        Of ``person`` only the person and the rating count. Whoever asks again gets the same table.
        """

        def work(connection: Connection) -> SeekOutcome | None:
            _lock(connection)
            row = connection.execute(select(SEEKS).where(SEEKS.c.id == which)).one_or_none()
            if row is None:
                return None
            other = _seek(row)
            if row.table_id is not None:
                both = _holds_seat(connection, row.table_id, person.person.id)
                return (
                    SeekOutcome(person, row.table_id)
                    if both and other.person.id != person.person.id
                    else None
                )
            mine = replace(person, game=other.game, pace=other.pace, rated=other.rated, reach=None)
            if not mine.suits(other) or (other.rated and person.person.mark != "account"):
                return None
            if other not in _candidates(connection, mine, holder):
                return None
            own = connection.scalar(
                select(SEEKS.c.id).where(SEEKS.c.who == person.person.id, SEEKS.c.table_id.is_(None))
            )
            connection.execute(delete(SEEKS).where(SEEKS.c.who == person.person.id))
            return SeekOutcome(mine, _pair(connection, other, mine, make), other, own)

        return await self._store.transaction(work)

    async def end(self, which: str, connection_id: str) -> bool:
        """End a seek that nobody was paired with, unless it has moved on to another connection."""
        statement = delete(SEEKS).where(
            SEEKS.c.id == which, SEEKS.c.holder == connection_id, SEEKS.c.table_id.is_(None)
        )
        return await self._store.transaction(lambda c: c.execute(statement).rowcount > 0)

    async def rename(self, person: Person) -> None:
        """Let somebody who looks for an opponent do so by another name."""
        statement = update(SEEKS).where(SEEKS.c.who == person.id).values(name=person.name)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def open_seeks(self, node: str, timeout: float, limit: int) -> list[Seek]:
        """Return the seeks of people who wait at a process that is alive, the oldest first."""

        def work(connection: Connection) -> list[Seek]:
            query = select(SEEKS).where(SEEKS.c.table_id.is_(None), _waits(connection, node, timeout))
            rows = connection.execute(query.order_by(SEEKS.c.created_at, SEEKS.c.id).limit(limit))
            return [_seek(row) for row in rows]

        return await self._store.transaction(work)

    async def tables(self, which: Collection[str]) -> dict[str, str]:
        """Return the tables that those of these seeks have led to that have led to any."""
        query = select(SEEKS.c.id, SEEKS.c.table_id)
        query = query.where(SEEKS.c.id.in_(list(which)), SEEKS.c.table_id.is_not(None))
        return await self._store.transaction(
            lambda connection: {row.id: row.table_id for row in connection.execute(query)}
        )

    async def count(self) -> int:
        """Return the number of seeks."""
        query = select(func.count()).select_from(SEEKS).where(SEEKS.c.table_id.is_(None))
        return await self._store.transaction(lambda connection: int(connection.scalar(query) or 0))

    async def delete_old(self, node: str, timeout: float, before: float) -> None:
        """Delete seeks that led to a table before a time, and old ones of processes that are dead."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SEEKS).where(SEEKS.c.paired_at < before))
            lost = SEEKS.c.table_id.is_(None) & ~_waits(connection, node, timeout)
            connection.execute(delete(SEEKS).where(lost, SEEKS.c.created_at < before))

        await self._store.transaction(work)


def _lock(connection: Connection) -> None:
    """Let no two pairings go on at the same time; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


def _still_leads_to_table(connection: Connection, row: Any, wanted: str) -> bool:
    """Whether somebody has a table already: by this very seek, or by one whose game has not begun."""
    if row.table_id is None:
        return False
    if row.id == wanted:
        return True
    life = connection.scalar(select(LISTINGS.c.life).where(LISTINGS.c.table_id == row.table_id))
    return life == "open" and _holds_seat(connection, row.table_id, row.who)


def _holds_seat(connection: Connection, table: str, who: str) -> bool:
    query = select(PEOPLE.c.who).where(PEOPLE.c.table_id == table, PEOPLE.c.who == who)
    return connection.scalar(query) is not None


def _candidates(connection: Connection, seek: Seek, holder: Holder) -> list[Seek]:
    """Return the open seeks of the same game and pace whose people wait, without those that are blocked."""
    who = seek.person.id
    blocked = exists().where(
        BLOCKS.c.kind == "block",
        or_(
            (BLOCKS.c.who == who) & (BLOCKS.c.other == SEEKS.c.who),
            (BLOCKS.c.who == SEEKS.c.who) & (BLOCKS.c.other == who),
        ),
    )
    query = select(SEEKS).where(
        SEEKS.c.table_id.is_(None),
        SEEKS.c.who != who,
        SEEKS.c.game == seek.game,
        SEEKS.c.pace == seek.pace,
        SEEKS.c.rated == seek.rated,
        _waits(connection, holder.node, holder.timeout),
        ~blocked,
    )
    rows = connection.execute(query.order_by(SEEKS.c.created_at, SEEKS.c.id))
    return [_seek(row) for row in rows]


def _match(connection: Connection, seek: Seek, holder: Holder, make: MakeTable) -> SeekOutcome:
    """Pair a seek with the oldest one that suits it, if there is any."""
    for other in _candidates(connection, seek, holder):
        if seek.suits(other):
            return SeekOutcome(seek, _pair(connection, other, seek, make), other)
    return SeekOutcome(seek)


def _waits(connection: Connection, node: str, timeout: float) -> ColumnElement[bool]:
    return or_(SEEKS.c.node == node, is_alive(connection, SEEKS.c.node, timeout))


def _pair(connection: Connection, waiting: Seek, coming: Seek, make: MakeTable) -> str:
    entries, listing = make(waiting, coming)
    write_table(connection, entries, listing)
    both = SEEKS.c.id.in_([waiting.id, coming.id])
    connection.execute(update(SEEKS).where(both).values(table_id=listing.id, paired_at=listing.touched_at))
    return listing.id


def _row(seek: Seek, holder: Holder) -> dict[str, Any]:
    return {**seek.to_json(), "node": holder.node, "holder": holder.connection}


def _seek(row: Row[Any]) -> Seek:
    return Seek.from_json(row._asdict())
