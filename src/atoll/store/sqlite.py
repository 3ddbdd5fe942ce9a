"""The store in one file: nothing to install, nothing to configure, for one server process."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import StaticPool

from atoll.store.interface import DamagedError, StoreError
from atoll.store.migrate import bring_up_to_date
from atoll.store.sql import SqlStore
from atoll.store.transactions import InsertRows, Rows

READ_ONLY: Final = "atoll_reads_only"
"""The execution option of a transaction that only reads, and so blocks nobody."""

BATCH: Final = 64
"""The most jobs that share a transaction."""


class SqliteStore(SqlStore):
    """A store in one file. It survives crashes of the process and of the machine."""

    def __init__(self, path: Path | None) -> None:
        """Open a database file, which is created if missing; None: in memory. Raise StoreError."""
        super().__init__(_connect(path), threads=1, batch=BATCH, patience=0, insert_rows=_insert_rows)


def _insert_rows(statement: str) -> InsertRows:
    """Return what inserts rows of the log by the driver itself: SQLAlchemy costs more than SQLite here.

    All rows go into one statement, which is a transaction by itself. The driver lets go of Python's lock for
    each statement and then has to wait for it, so a statement for each row would take as many turns.
    """
    before, values, after = statement.partition(" VALUES ")

    def insert(connection: Connection, rows: Rows) -> None:
        driver: Any = connection.connection.driver_connection
        all_values = ", ".join([after] * len(rows))
        driver.execute(f"{before}{values}{all_values}", [value for row in rows for value in row])

    return insert


def sqlite_engine(path: Path | None) -> Engine:
    """Return SQLAlchemy's engine for a database file; None: in memory."""
    engine = create_engine(
        "sqlite://" if path is None else f"sqlite:///{path}",
        poolclass=StaticPool,
        hide_parameters=True,  # an error's text may be logged
        connect_args={"check_same_thread": False, "timeout": 10},
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _connect(path: Path | None) -> Engine:
    try:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            # It holds secrets. Its journal inherits these permissions.
            path.touch(mode=0o600)
        engine = sqlite_engine(path)
        with engine.begin() as connection:
            bring_up_to_date(connection, str(path))
    except (DatabaseError, OSError) as error:
        if type(error) is DatabaseError:
            raise DamagedError("store-damaged", problem=str(error.orig)) from error
        cause = error.orig if isinstance(error, DatabaseError) else error
        raise StoreError("store-open", file=str(path), problem=str(cause)) from error
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Let SQLAlchemy, not the driver, begin transactions; keep commits through a power failure."""
    del record
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    reads = connection.get_execution_options().get(READ_ONLY)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
