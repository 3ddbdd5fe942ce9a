"""The event log: what happened at every table, kept. In SQLite or PostgreSQL; behind an interface."""

from atoll.store.interface import Conflict, Guest, Listing, Store, StoreError
from atoll.store.postgres import PostgresStore
from atoll.store.sqlite import SqliteStore

__all__ = ["Conflict", "Guest", "Listing", "PostgresStore", "SqliteStore", "Store", "StoreError"]
