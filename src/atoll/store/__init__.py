"""The event log: what happened at every table, kept. In SQLite or PostgreSQL; behind an interface."""

from pathlib import Path

from atoll.store.accounts import Account, AccountStore, Block, Bot, NameTaken, Report
from atoll.store.interface import Conflict, Finished, FinishedSeat, Guest, Listing, Store, StoreError
from atoll.store.postgres import PostgresStore
from atoll.store.records import KeptRecord
from atoll.store.results import finished
from atoll.store.sqlite import SqliteStore
from atoll.store.tallies import ResultStore

__all__ = [
    "Account",
    "AccountStore",
    "Block",
    "Bot",
    "Conflict",
    "Finished",
    "FinishedSeat",
    "Guest",
    "KeptRecord",
    "Listing",
    "NameTaken",
    "PostgresStore",
    "Report",
    "ResultStore",
    "SqliteStore",
    "Store",
    "StoreError",
    "finished",
    "open_store",
]


def open_store(url: str, file: Path) -> Store:
    """Open the database that a URL names, or else the one in a file. Raises StoreError."""
    return PostgresStore(url) if url else SqliteStore(file)
