"""What a store must do. SQLite does it for one process, PostgreSQL for many.

The log is the source of truth. Everything else in a store (the lobby's list, who sits where) is computed from
it and written in the same transaction, so that it can be queried without reading logs.
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

_Value = TypeVar("_Value")


class Conflict(Exception):  # noqa: N818 - an answer more than an error
    """A number or a command id is taken: another process wrote to this log. Read it and decide again."""


class StoreError(AtollError):
    """The store cannot be used; the message says why."""


class DamagedError(StoreError):
    """What is stored cannot be read, and will not be later: a page of the database, or a table's log."""


@dataclass(frozen=True)
class Listing:
    """A table as lists need it, computed from its log."""

    id: str
    life: str
    public: bool
    host: str
    summary: dict[str, Json]
    people: frozenset[str] | None
    """Who holds a seat; None if that was not queried, or has not changed."""
    touched_at: float
    ticking: bool = False
    """A clock runs or a bot plays even when nobody is connected: some process must hold the lease."""


@dataclass(frozen=True)
class Guest:
    """A person who has been here: a guest, an account or a bot."""

    id: str
    name: str
    seen_at: float
    mark: Literal["guest", "account", "bot"] = "guest"


HowEnded: TypeAlias = Literal["result", "aborted", "resigned", "time"]
"""How a game ended at its table."""


@dataclass(frozen=True)
class FinishedSeat:
    """A seat of a finished game."""

    who: str | None
    name: str
    mark: Literal["guest", "account", "bot", "gone", "level"]
    """What held the seat: as at the table, or ``level`` for one of the server's own bots."""
    level: str | None
    place: int | None


@dataclass(frozen=True)
class FinishedGame:
    """What is stored of a finished game, besides its log."""

    game: str
    players: int
    options: Mapping[str, Json]
    public: bool
    rated: bool
    how: HowEnded
    reason: str | None
    moves: int
    started_at: float
    ended_at: float
    seats: tuple[FinishedSeat, ...]


class Store(Records, Nodes, ABC):
    """A store of logs, people and records. All methods can be called concurrently."""

    @abstractmethod
    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        listing: Listing | None,
        finished: FinishedGame | None = None,
    ) -> None:
        """Append consecutive entries to a table's log, all or none, and return when they are safe.

        ``listing`` is None if lists need not change; ``finished`` is stored of a game that ends with these
        entries: it is written, and counts for ratings, exactly when they are. Raise Conflict if one of the
        numbers is taken or the command has been carried out already.
        """

    @abstractmethod
    def append_soon(
        self,
        table: str,
        entries: Sequence[LogEntry],
        listing: Listing | None,
        finished: FinishedGame | None,
        on_done: Callable[[BaseException | None], None],
    ) -> None:
        """Append entries as ``append`` does, without a coroutine that waits until they are safe.

        ``on_done`` is called in the event loop: with None when they are safe, or with what ``append`` raises.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[LogEntry]:
        """Return a table's log after a number, at most ``limit`` entries; none if there is no such table."""

    @abstractmethod
    async def last_seqs(self, tables: Collection[str]) -> dict[str, int]:
        """Return the number of the last entry in each of these tables' logs."""

    @abstractmethod
    async def public_tables(self, limit: int) -> list[Listing]:
        """Return the public tables that are open or being played, the newest first."""

    @abstractmethod
    async def tables_of(self, who: str, limit: int) -> list[Listing]:
        """Return the tables at which somebody holds a seat, the most recent first."""

    @abstractmethod
    async def count_tables(self) -> int:
        """Return the number of tables, without finished ones that are kept for an account."""

    @abstractmethod
    async def count_hosted(self, who: str) -> int:
        """Return the number of a host's tables that are not over."""

    @abstractmethod
    async def delete_tables(self, tables: Collection[str]) -> None:
        """Delete tables and their logs."""

    @abstractmethod
    async def add_rated_positions(self, table: str, fingerprints: Collection[str]) -> None:
        """Store the fingerprints of positions that a rated table's game has reached; known ones are kept."""

    @abstractmethod
    async def has_rated_games(self) -> bool:
        """Whether a rated game in play has positions that are stored."""

    @abstractmethod
    async def in_rated_game(self, fingerprints: Collection[str]) -> bool:
        """Whether a rated game in play has reached one of these positions."""

    @abstractmethod
    async def idle_tables(
        self, life: str, before: float, limit: int, *, of_accounts: bool = False
    ) -> list[str]:
        """Return the ids of tables that are open, playing or over (``life``), without an event since a time.

        Finished games with an account among their players are included only with ``of_accounts``.
        """

    @abstractmethod
    async def save_guest(self, guest: Guest) -> None:
        """Save a guest, or a guest's new name."""

    @abstractmethod
    async def find_guest(self, who: str) -> Guest | None:
        """Return a person, with what they are; None if there is none with this id."""

    @abstractmethod
    async def delete_guests(self, before: float) -> int:
        """Delete guests not seen since a time, without a seat or an account; return how many."""

    @abstractmethod
    async def mark_alive(self, at: float) -> None:
        """Note that a server is alive, so that the next one knows how long an outage was."""

    @abstractmethod
    async def last_alive(self) -> float | None:
        """Return the last time at which a server was alive."""

    @abstractmethod
    async def get_or_create(self, key: str, value: str) -> str:
        """Return the value under a key; save this one if there is none."""

    @abstractmethod
    async def transaction(self, work: Callable[[Connection], _Value]) -> _Value:
        """Run ``work`` with the database itself, in a transaction; it may be tried more than once."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written and close the database."""
