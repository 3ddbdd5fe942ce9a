"""The event log: what happened at every table, kept. SQLite; behind an interface that others can fulfil."""

from atoll.store.interface import Conflict, Guest, Listing, Store, StoreError
from atoll.store.sqlite import SqliteStore

__all__ = ["Conflict", "Guest", "Listing", "SqliteStore", "Store", "StoreError"]
