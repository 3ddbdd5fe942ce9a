"""Finished games, made up for tests of what is stored of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

from atoll.store import Account, AccountStore, FinishedGame, FinishedSeat, Listing, Store
from atoll.table import LogEntry, TableEvent

Opened = Callable[[], AbstractAsyncContextManager[Store]]


def person(name: str, place: int | None) -> FinishedSeat:
    return FinishedSeat(name, name.title(), "account", None, place)


def level(name: str, place: int | None) -> FinishedSeat:
    return FinishedSeat(None, name, "level", name, place)


def guest(name: str, place: int | None) -> FinishedSeat:
    return FinishedSeat(name, name.title(), "guest", None, place)


RATED = FinishedGame("talat", 2, {}, False, True, "result", "no-moves", 30, 100.0, 160.0, ())


def game(*seats: FinishedSeat, at: float = 160.0, like: FinishedGame = RATED) -> FinishedGame:
    return replace(like, seats=seats, players=len(seats), ended_at=at)


async def end(store: Store, table: str, finished: FinishedGame, seq: int = 1) -> None:
    """Write the entry that ends a game, as a table does."""
    people = frozenset(seat.who for seat in finished.seats if seat.who is not None)
    listing = Listing(table, "over", finished.public, "host", {"id": table}, people, finished.ended_at)
    entry = LogEntry(seq, finished.ended_at, TableEvent("ended", {"how": finished.how}))
    await store.append(table, [entry], listing, finished)


async def accounts(store: Store, *names: str) -> None:
    for name in names:
        account = Account(name, name.title(), f"hash-{name}", f"code-{name}", 1.0)
        await AccountStore(store).create(account, name, f"session-{name}")
