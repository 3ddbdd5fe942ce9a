"""Server processes that share a database: which are alive, and which of them holds a table's lease."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Final, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, delete, exists, select

from atoll.store.dialect import database_time, upsert
from atoll.store.schema import LEASES, LISTINGS, NODES

DELETE_SECONDS: Final = 3600.0
"""After how long without a heartbeat a process is deleted from the list."""

_Value = TypeVar("_Value")


class Nodes(ABC):
    """The part of a store that knows the processes and their leases."""

    @abstractmethod
    async def heartbeat(self, node: str) -> None:
        """Note that a process is alive."""

    @abstractmethod
    async def others_alive(self, node: str, timeout: float) -> bool:
        """Whether any other process has sent a heartbeat in the last ``timeout`` seconds."""

    @abstractmethod
    async def claim(self, table: str, node: str, timeout: float) -> bool:
        """Give a table's lease to a process unless another live one holds it; return whether it has it."""

    @abstractmethod
    async def leases_of(self, node: str) -> set[str]:
        """Return the tables whose leases a process holds."""

    @abstractmethod
    async def release(self, node: str, tables: Collection[str] | None = None) -> None:
        """End a process's leases of these tables; None: end all of them, and delete the process."""

    @abstractmethod
    async def tables_without_lease(self, timeout: float, limit: int) -> list[str]:
        """Return tables that need a lease and have none, or only one of a process that counts as dead."""


class SqlNodes(Nodes):
    """The processes and leases in a database."""

    @abstractmethod
    async def transaction(self, work: Callable[[Connection], _Value]) -> _Value:
        """Run ``work`` in a transaction."""

    async def heartbeat(self, node: str) -> None:
        """Note that a process is alive."""

        def work(connection: Connection) -> None:
            now = database_time(connection)
            connection.execute(upsert(connection, NODES, {"id": node}, {"seen_at": now}))
            connection.execute(delete(NODES).where(NODES.c.seen_at < now - DELETE_SECONDS))

        await self.transaction(work)

    async def others_alive(self, node: str, timeout: float) -> bool:
        """Whether any other process has sent a heartbeat recently."""

        def work(connection: Connection) -> bool:
            recently = NODES.c.seen_at > database_time(connection) - timeout
            return (
                connection.scalar(select(NODES.c.id).where(NODES.c.id != node, recently).limit(1)) is not None
            )

        return await self.transaction(work)

    async def claim(self, table: str, node: str, timeout: float) -> bool:
        """Give a table's lease to a process."""

        def work(connection: Connection) -> bool:
            free = (LEASES.c.node == node) | ~_is_alive(connection, timeout)
            statement = upsert(connection, LEASES, {"table_id": table}, {"node": node}, only=free)
            return connection.scalar(statement.returning(LEASES.c.table_id)) is not None

        return await self.transaction(work)

    async def leases_of(self, node: str) -> set[str]:
        """Return the tables whose leases a process holds."""
        query = select(LEASES.c.table_id).where(LEASES.c.node == node)
        return await self.transaction(lambda connection: set(connection.scalars(query)))

    async def release(self, node: str, tables: Collection[str] | None = None) -> None:
        """End a process's leases."""
        mine = LEASES.c.node == node
        chosen = mine if tables is None else mine & LEASES.c.table_id.in_(list(tables))

        def work(connection: Connection) -> None:
            connection.execute(delete(LEASES).where(chosen))
            if tables is None:
                connection.execute(delete(NODES).where(NODES.c.id == node))

        await self.transaction(work)

    async def tables_without_lease(self, timeout: float, limit: int) -> list[str]:
        """Return tables that need a lease and have none."""

        def work(connection: Connection) -> list[str]:
            leased = LEASES.c.table_id == LISTINGS.c.table_id
            held = exists(LEASES.c.node).where(leased, _is_alive(connection, timeout))
            query = select(LISTINGS.c.table_id).where(LISTINGS.c.ticking, ~held).limit(limit)
            return list(connection.scalars(query))

        return await self.transaction(work)


def _is_alive(connection: Connection, timeout: float) -> ColumnElement[bool]:
    """Return the SQL condition that the process of a lease is alive."""
    return is_alive(connection, LEASES.c.node, timeout)


def is_alive(connection: Connection, node: Column[str], timeout: float) -> ColumnElement[bool]:
    """Return the SQL condition that the process that a column names has sent a heartbeat recently."""
    recently = NODES.c.seen_at > database_time(connection) - timeout
    return node.in_(select(NODES.c.id).where(recently))
