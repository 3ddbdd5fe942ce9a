"""The store: every table's event log, accounts, results and records, in SQLite or PostgreSQL."""

from pathlib import Path

from atoll.store.accounts import Account, AccountStore, Block, Bot, NameTaken, Report
from atoll.store.friends import Challenge, Contact, FriendStore, RecentOpponent, Relation
from atoll.store.interface import (
    Conflict,
    DamagedError,
    FinishedGame,
    FinishedSeat,
    Guest,
    Listing,
    Store,
    StoreError,
)
from atoll.store.notices import MailAddress, NoticeStore
from atoll.store.postgres import PostgresStore
from atoll.store.push import PushStore, PushSubscription
from atoll.store.puzzles import PuzzleStore
from atoll.store.records import StoredRecord
from atoll.store.results import finished_game
from atoll.store.seeks import Holder, Seek, SeekOutcome, SeekStore
from atoll.store.sqlite import SqliteStore
from atoll.store.statistics import ResultStore
from atoll.store.tournaments import TableOutcome, TournamentListing, TournamentStore

__all__ = [
    "Account",
    "AccountStore",
    "Block",
    "Bot",
    "Challenge",
    "Conflict",
    "Contact",
    "DamagedError",
    "FinishedGame",
    "FinishedSeat",
    "FriendStore",
    "Guest",
    "Holder",
    "Listing",
    "MailAddress",
    "NameTaken",
    "NoticeStore",
    "PostgresStore",
    "PushStore",
    "PushSubscription",
    "PuzzleStore",
    "RecentOpponent",
    "Relation",
    "Report",
    "ResultStore",
    "Seek",
    "SeekOutcome",
    "SeekStore",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoredRecord",
    "TableOutcome",
    "TournamentListing",
    "TournamentStore",
    "finished_game",
    "open_store",
]


def open_store(url: str, file: Path) -> Store:
    """Open the database at a URL, or the one in a file if there is no URL. Raise StoreError."""
    return PostgresStore(url) if url else SqliteStore(file)
