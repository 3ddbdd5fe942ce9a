"""The log in one file: nothing to install, nothing to configure, for one server process."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import StaticPool

from atoll.store.interface import StoreError
from atoll.store.migrate import bring_up_to_date
from atoll.store.sql import SqlStore

READS_ONLY: Final = "atoll_reads_only"
"""The execution option of a transaction that writes nothing, and so keeps nobody waiting."""

BATCH: Final = 64
"""How many wishes one transaction carries at most."""


class SqliteStore(SqlStore):
    """A store in one file. Safe against the death of the process and of the machine."""

    def __init__(self, path: Path | None) -> None:
        """Open a database file, made if it is not there; None: in memory. Raises StoreError."""
        super().__init__(_connect(path), threads=1, batch=BATCH, patience=0)


def sqlite_engine(path: Path | None) -> Engine:
    """Give SQLAlchemy's engine for a database file; None: in memory."""
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
            # It holds what players may not know of each other. Its journal takes over these rights.
            path.touch(mode=0o600)
        engine = sqlite_engine(path)
        with engine.begin() as connection:
            bring_up_to_date(connection, str(path))
    except (DatabaseError, OSError) as error:
        cause = error.orig if isinstance(error, DatabaseError) else error
        raise StoreError("store-open", file=str(path), problem=str(cause)) from error
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Let SQLAlchemy, not the driver, begin transactions; keep what is committed through a loss of power."""
    del record
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    reads = connection.get_execution_options().get(READS_ONLY)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
