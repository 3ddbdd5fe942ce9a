"""The one thing that SQLite and PostgreSQL say in the same words, but SQLAlchemy only with either's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

Values = Mapping[str, Any]


def upsert(connection: Connection, table: Table, key: Values, values: Values) -> Executable:
    """Give the wish to write a row, new or over the one with this key."""
    wish = _insert(connection, table).values(**key, **values)
    return wish.on_conflict_do_update(index_elements=list(key), set_=dict(values))


def add_missing(connection: Connection, table: Table, key: Values, values: Values) -> Executable:
    """Give the wish to write a row unless there is one with this key."""
    wish = _insert(connection, table).values(**key, **values)
    return wish.on_conflict_do_nothing(index_elements=list(key))


def _insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
