"""The store in PostgreSQL: for any number of server processes, on any number of machines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from atoll.store.interface import StoreError
from atoll.store.migrate import bring_up_to_date
from atoll.store.sql import SqlStore

CONNECTION_THREADS: Final = 6
"""How many connections a process has, and thus concurrent transactions."""

RECONNECT_SECONDS: Final = 20.0
"""How many seconds to wait for a database that restarts before callers get an error."""

DRIVER: Final = "postgresql+psycopg"


class PostgresStore(SqlStore):
    """A store in PostgreSQL. It survives restarts of the database: what was not safe is tried again."""

    def __init__(self, url: str) -> None:
        """Open the database at a URL. Raise StoreError."""
        engine = postgres_engine(url)
        label = engine.url.render_as_string(hide_password=True)
        try:
            with engine.begin() as connection:
                bring_up_to_date(connection, label)
        except DatabaseError as error:
            raise StoreError("store-open", file=label, problem=str(error.orig).strip()) from error
        super().__init__(
            engine, threads=CONNECTION_THREADS, batch=1, patience=RECONNECT_SECONDS, begin_single=_autocommit
        )


@contextmanager
def _autocommit(connection: Connection) -> Iterator[None]:
    """Run a single statement, which is a transaction by itself: one round trip instead of three."""
    driver: Any = connection.connection.driver_connection
    driver.autocommit = True
    try:
        with connection.begin():  # for SQLAlchemy only: nothing is sent
            yield
    finally:
        driver.autocommit = False


def postgres_engine(url: str) -> Engine:
    """Return SQLAlchemy's engine for the database at a URL. Raise StoreError if the URL is not valid."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("store-url") from error
    if parsed.get_backend_name() != "postgresql" or not parsed.database:
        raise StoreError("store-url")
    return create_engine(
        parsed.set(drivername=DRIVER),
        pool_size=CONNECTION_THREADS,
        hide_parameters=True,  # an error's text may be logged
        connect_args={"connect_timeout": 5, "application_name": "atoll"},
    )
