"""What a store of tables must do. SQLite does it for one process, PostgreSQL for many.

The log is the truth. Everything else in a store (the lobby's list, who sits where) is computed from it and
written in the same transaction, so that it can be asked for without reading logs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from sqlalchemy import Connection

from atoll.core import AtollError, Json
from atoll.store.nodes import Nodes
from atoll.store.records import Records
from atoll.table import LogEntry

_Found = TypeVar("_Found")


class Conflict(Exception):  # noqa: N818 - an answer more than an error
    """A number or a command id is taken: somebody else wrote to this log. Read it and decide again."""


class StoreError(AtollError):
    """The store cannot be used; the sentence says why."""


@dataclass(frozen=True)
class Listing:
    """A table as lists need it, computed from its log."""

    id: str
    life: str
    public: bool
    host: str
    summary: dict[str, Json]
    people: frozenset[str] | None
    """Who holds a seat; None where that is not asked, or has not changed."""
    touched_at: float
    ticking: bool = False
    """A clock or a bot goes on even if nobody is connected: some process has to mind this table."""


@dataclass(frozen=True)
class Guest:
    """Somebody who has been here."""

    id: str
    name: str
    seen_at: float
    mark: Literal["guest", "account", "bot"] = "guest"


How: TypeAlias = Literal["result", "aborted", "resigned", "time"]
"""How a game ended at its table."""


@dataclass(frozen=True)
class FinishedSeat:
    """A seat of a game that is over."""

    who: str | None
    name: str
    mark: Literal["guest", "account", "bot", "gone", "level"]
    """What sat there: as at the table, or ``level``, one of the server's own bots."""
    level: str | None
    place: int | None


@dataclass(frozen=True)
class Finished:
    """What is kept of a game that is over, beyond its log."""

    game: str
    players: int
    options: Mapping[str, Json]
    public: bool
    rated: bool
    how: How
    reason: str | None
    moves: int
    started_at: float
    ended_at: float
    seats: tuple[FinishedSeat, ...]


class Store(Records, Nodes, ABC):
    """A place for logs. All methods are safe to call at once."""

    @abstractmethod
    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        listing: Listing | None,
        finished: Finished | None = None,
    ) -> None:
        """Write entries that follow each other to a table's log, all or none, and return when they are safe.

        ``listing`` is None where lists need not know; ``finished`` is what is kept of a game that ends
        with these entries: it is written, and counts for ratings, exactly when they are. Raises Conflict if
        one of the numbers is taken or the command has acted already.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """Give a table's log from a number on; nothing for a table that does not exist."""

    @abstractmethod
    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """Give the number of the last entry in each of these tables' logs."""

    @abstractmethod
    async def public(self, limit: int) -> list[Listing]:
        """List public tables that are open or in play, the newest first."""

    @abstractmethod
    async def of_person(self, who: str, limit: int) -> list[Listing]:
        """List the tables at which somebody holds a seat, the last touched first."""

    @abstractmethod
    async def count(self) -> int:
        """Count all tables, but those that are over and kept for an account."""

    @abstractmethod
    async def hosted(self, who: str) -> int:
        """Count the tables of a host that are not over."""

    @abstractmethod
    async def remove(self, tables: Collection[str]) -> None:
        """Forget tables and their logs."""

    @abstractmethod
    async def idle(self, life: str, before: float, limit: int, *, of_accounts: bool = False) -> list[str]:
        """Name tables in a stage of life that nobody has touched since a time.

        Games that are over and at which an account sat are named only with ``of_accounts``.
        """

    @abstractmethod
    async def save_guest(self, guest: Guest) -> None:
        """Remember somebody, or their new name."""

    @abstractmethod
    async def guest(self, who: str) -> Guest | None:
        """Find somebody."""

    @abstractmethod
    async def forget_guests(self, before: float) -> int:
        """Forget those who were not seen since a time, hold no seat and have no account; say how many."""

    @abstractmethod
    async def beat(self, at: float) -> None:
        """Note that the server is alive."""

    @abstractmethod
    async def last_beat(self) -> float | None:
        """Give the last time at which a server was alive."""

    @abstractmethod
    async def keep(self, key: str, value: str) -> str:
        """Keep a value under a key if nothing is there yet; give what is there."""

    @abstractmethod
    async def ping(self) -> None:
        """Ask the database for nothing. Raises StoreError if it does not answer."""

    @abstractmethod
    async def do(self, work: Callable[[Connection], _Found]) -> _Found:
        """Do something with the database itself, in a transaction; it may be tried more than once."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
