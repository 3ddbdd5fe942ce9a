"""What SQLite and PostgreSQL both can do, but SQLAlchemy writes differently for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Dialect, Double, Insert, Table, func
from sqlalchemy.dialects import postgresql, sqlite

Values = Mapping[str, Any]


def upsert(
    connection: Connection,
    table: Table,
    key: Values,
    values: Values,
    only: ColumnElement[bool] | None = None,
) -> postgresql.Insert | sqlite.Insert:
    """Return the statement that inserts a row, or updates the one with this key if ``only`` holds."""
    statement = _insert(connection, table).values(**key, **values)
    return statement.on_conflict_do_update(index_elements=list(key), set_=dict(values), where=only)


def insert_missing(
    connection: Connection, table: Table, key: Values, values: Values
) -> postgresql.Insert | sqlite.Insert:
    """Return the statement that inserts a row unless there is one with this key."""
    statement = _insert(connection, table).values(**key, **values)
    return statement.on_conflict_do_nothing(index_elements=list(key))


class PreparedInsert:
    """An INSERT that is compiled once, for what is done with every move.

    Use it as ``connection.exec_driver_sql(prepared.statement, prepared.row(...))``.
    """

    def __init__(self, insert: Insert, dialect: Dialect) -> None:
        compiled = insert.compile(dialect=dialect)
        self.statement = str(compiled)
        self._order: list[str] | None = getattr(compiled, "positiontup", None)

    def row(self, **values: Any) -> tuple[Any, ...] | dict[str, Any]:
        """Return the values of one row as the driver takes them: in order, or by name."""
        return values if self._order is None else tuple(values[name] for name in self._order)


def database_time(connection: Connection) -> ColumnElement[float]:
    """Return the Unix time by the database's clock, which all processes share."""
    if connection.dialect.name == "postgresql":
        return func.extract("epoch", func.clock_timestamp()).cast(Double)
    return (func.julianday("now") - 2440587.5) * 86400.0


def _insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
