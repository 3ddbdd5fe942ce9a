"""The log in PostgreSQL: for any number of server processes, on any number of machines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from atoll.store.interface import StoreError
from atoll.store.migrate import bring_up_to_date
from atoll.store.sql import SqlStore

THREADS: Final = 6
"""How many connections a process has: so many transactions are under way at once."""

PATIENCE: Final = 20.0
"""For how long a database that is restarted is waited for before somebody is told."""

DRIVER: Final = "postgresql+psycopg"


class PostgresStore(SqlStore):
    """A store in PostgreSQL. It outlives restarts of the database: what was not safe is tried again."""

    def __init__(self, url: str) -> None:
        """Open the database that a URL names. Raises StoreError."""
        engine = postgres_engine(url)
        shown = engine.url.render_as_string(hide_password=True)
        try:
            with engine.begin() as connection:
                bring_up_to_date(connection, shown)
        except DatabaseError as error:
            raise StoreError("store-open", file=shown, problem=str(error.orig).strip()) from error
        super().__init__(engine, threads=THREADS, batch=1, patience=PATIENCE)

    def _transaction(self, connection: Connection, *, single: bool) -> AbstractContextManager[object]:
        """Begin a transaction. A single statement is one by itself: one way there and back, not three."""
        return _committed_at_once(connection) if single else connection.begin()


@contextmanager
def _committed_at_once(connection: Connection) -> Iterator[None]:
    driver: Any = connection.connection.driver_connection
    driver.autocommit = True
    try:
        with connection.begin():  # for SQLAlchemy only: nothing is sent
            yield
    finally:
        driver.autocommit = False


def postgres_engine(url: str) -> Engine:
    """Give SQLAlchemy's engine for a database. Raises StoreError for what is no URL of one."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("store-url") from error
    if parsed.get_backend_name() != "postgresql" or not parsed.database:
        raise StoreError("store-url")
    return create_engine(
        parsed.set(drivername=DRIVER),
        pool_size=THREADS,
        hide_parameters=True,  # an error's text may be logged
        connect_args={"connect_timeout": 5, "application_name": "atoll"},
    )
