"""Server processes that share a database: which there are, and which of them minds a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Final, TypeVar

from sqlalchemy import ColumnElement, Connection, delete, exists, select

from atoll.store.dialect import clock, upsert
from atoll.store.schema import LEASES, LISTINGS, NODES

FORGOTTEN_SECONDS: Final = 3600.0
"""After how long a process that is not heard of is taken off the list."""

_Found = TypeVar("_Found")


class Nodes(ABC):
    """The part of a store that knows the processes."""

    @abstractmethod
    async def attend(self, node: str) -> None:
        """Note that a server process is alive."""

    @abstractmethod
    async def others(self, node: str, silent: float) -> bool:
        """Tell whether any other process was heard of in the last ``silent`` seconds."""

    @abstractmethod
    async def claim(self, table: str, node: str, silent: float) -> bool:
        """Let a process mind a table, unless another does that was heard of in the last seconds."""

    @abstractmethod
    async def leased(self, node: str) -> set[str]:
        """Name the tables that a process minds."""

    @abstractmethod
    async def release(self, node: str, tables: Collection[str] | None = None) -> None:
        """Let a process mind these tables no longer; None: it goes, and minds nothing."""

    @abstractmethod
    async def unattended(self, silent: float, limit: int) -> list[str]:
        """Name tables that have to be minded, and by whom nobody was heard of for ``silent`` seconds."""


class SqlNodes(Nodes):
    """The processes in a database."""

    @abstractmethod
    async def _do(self, work: Callable[[Connection], _Found]) -> _Found:
        """Do something in a transaction."""

    async def attend(self, node: str) -> None:
        """Note that a server process is alive."""

        def note(connection: Connection) -> None:
            now = clock(connection)
            connection.execute(upsert(connection, NODES, {"id": node}, {"seen_at": now}))
            connection.execute(delete(NODES).where(NODES.c.seen_at < now - FORGOTTEN_SECONDS))

        await self._do(note)

    async def others(self, node: str, silent: float) -> bool:
        """Tell whether any other process was heard of lately."""

        def find(connection: Connection) -> bool:
            lately = NODES.c.seen_at > clock(connection) - silent
            return (
                connection.scalar(select(NODES.c.id).where(NODES.c.id != node, lately).limit(1)) is not None
            )

        return await self._do(find)

    async def claim(self, table: str, node: str, silent: float) -> bool:
        """Let a process mind a table."""

        def take(connection: Connection) -> bool:
            free = (LEASES.c.node == node) | ~_heard_of(connection, silent)
            wish = upsert(connection, LEASES, {"table_id": table}, {"node": node}, only=free)
            return connection.scalar(wish.returning(LEASES.c.table_id)) is not None

        return await self._do(take)

    async def leased(self, node: str) -> set[str]:
        """Name the tables that a process minds."""
        wanted = select(LEASES.c.table_id).where(LEASES.c.node == node)
        return await self._do(lambda connection: set(connection.scalars(wanted)))

    async def release(self, node: str, tables: Collection[str] | None = None) -> None:
        """Let a process mind these tables no longer; None: it goes."""
        mine = LEASES.c.node == node
        chosen = mine if tables is None else mine & LEASES.c.table_id.in_(list(tables))

        def forget(connection: Connection) -> None:
            connection.execute(delete(LEASES).where(chosen))
            if tables is None:
                connection.execute(delete(NODES).where(NODES.c.id == node))

        await self._do(forget)

    async def unattended(self, silent: float, limit: int) -> list[str]:
        """Name tables that have to be minded and are not."""

        def find(connection: Connection) -> list[str]:
            leased = LEASES.c.table_id == LISTINGS.c.table_id
            minded = exists(LEASES.c.node).where(leased, _heard_of(connection, silent))
            wanted = select(LISTINGS.c.table_id).where(LISTINGS.c.ticking, ~minded).limit(limit)
            return list(connection.scalars(wanted))

        return await self._do(find)


def _heard_of(connection: Connection, silent: float) -> ColumnElement[bool]:
    """Say in SQL that the process of a lease was heard of lately."""
    lately = NODES.c.seen_at > clock(connection) - silent
    return LEASES.c.node.in_(select(NODES.c.id).where(lately))
