"""What SQLite and PostgreSQL both can, but SQLAlchemy says only with either's own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Dialect, Double, Executable, Insert, Table, func
from sqlalchemy.dialects import postgresql, sqlite

Values = Mapping[str, Any]


def upsert(
    connection: Connection,
    table: Table,
    key: Values,
    values: Values,
    only: ColumnElement[bool] | None = None,
) -> postgresql.Insert | sqlite.Insert:
    """Give the wish to write a row, new or over the one with this key, if it may (``only``)."""
    wish = _insert(connection, table).values(**key, **values)
    return wish.on_conflict_do_update(index_elements=list(key), set_=dict(values), where=only)


def add_missing(connection: Connection, table: Table, key: Values, values: Values) -> Executable:
    """Give the wish to write a row unless there is one with this key."""
    wish = _insert(connection, table).values(**key, **values)
    return wish.on_conflict_do_nothing(index_elements=list(key))


class Prepared:
    """A wish in the database's own words: for what is done with every move, so that nothing is put together.

    ``connection.exec_driver_sql(wish.statement, wish.row(...))`` does what SQLAlchemy would make of it.
    """

    def __init__(self, wish: Insert, dialect: Dialect) -> None:
        compiled = wish.compile(dialect=dialect)
        self.statement = str(compiled)
        self._order: list[str] | None = getattr(compiled, "positiontup", None)

    def row(self, **values: Any) -> tuple[Any, ...] | dict[str, Any]:
        """Give the values of one row as the driver takes them: in order, or by name."""
        return values if self._order is None else tuple(values[name] for name in self._order)


def clock(connection: Connection) -> ColumnElement[float]:
    """Give the seconds since 1970 by the database's clock: one for all, whatever their machines believe."""
    if connection.dialect.name == "postgresql":
        return func.extract("epoch", func.clock_timestamp()).cast(Double)
    return (func.julianday("now") - 2440587.5) * 86400.0


def _insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
