"""Backups: a copy of a whole database, made while servers run, that either kind of database can restore.

A backup is one compressed file of JSON lines: a head with the database's revision, then the rows of each
table, then an end that counts them. It is read in one transaction, so it is consistent. An older backup is
migrated when it is restored. A backup is also the way from SQLite to PostgreSQL.
"""

from __future__ import annotations

import gzip
import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from atoll.store.interface import StoreError
from atoll.store.migrate import bring_up_to_date, revision, upgrade
from atoll.store.postgres import postgres_engine
from atoll.store.schema import META, SIGNING_KEY
from atoll.store.sqlite import READ_ONLY, sqlite_engine

FORMAT: Final = "atoll-backup/1"
TRANSIENT: Final = frozenset({"nodes", "leases", "seeks", "present", "alembic_version"})
"""Tables that belong to running processes, or that the head replaces."""

BATCH: Final = 1000
"""How many rows are read or written at a time."""


@dataclass(frozen=True)
class Backup:
    """What a backup holds."""

    revision: str
    at: float
    signing_key: str
    rows: dict[str, int]
    """The number of rows per table."""


def back_up(url: str, file: Path, out: Path, signing_key: str = "") -> Backup:
    """Back up the database at a URL, or in a file if there is no URL; it may be in use. Raise StoreError.

    ``out`` appears when the backup is complete, readable by its owner only: it holds all the secrets.
    """
    engine, label = engine_for(url, file)
    partial = out.with_name(out.name + ".part")
    try:
        if not url and not file.exists():
            raise StoreError("backup-nothing", file=label)
        with engine.connect() as opened, snapshot(opened) as connection:
            found = revision(connection)
            if found is None:
                raise StoreError("backup-nothing", file=label)
            descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as text:
                backup = _write(connection, text, found, signing_key)
        partial.replace(out)
    except (DatabaseError, OSError) as error:
        partial.unlink(missing_ok=True)
        raise StoreError("backup-failed", file=str(out), problem=error_text(error)) from error
    finally:
        engine.dispose()
    return backup


def restore(url: str, file: Path, source: Path) -> Backup:
    """Restore a backup into an empty database and migrate it. Raise StoreError.

    All or nothing; a database that is not empty is left alone.
    """
    engine, label = engine_for(url, file)
    try:
        if not url:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            file.touch(mode=0o600)
        with gzip.open(source, "rt", encoding="utf-8") as text, engine.begin() as connection:
            if not _is_empty(connection):
                raise StoreError("restore-full", file=label)
            return _read(connection, text, source)
    except (SQLAlchemyError, OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise StoreError("restore-failed", file=str(source), problem=error_text(error)) from error
    finally:
        engine.dispose()


def engine_for(url: str, file: Path) -> tuple[Engine, str]:
    """Return the engine for a URL, or for a file if there is no URL, and what to call the database."""
    engine = postgres_engine(url) if url else sqlite_engine(file)
    return engine, engine.url.render_as_string(hide_password=True) if url else str(file)


def error_text(error: Exception) -> str:
    """Return what a database or the system says about an error."""
    return str(error.orig if isinstance(error, DatabaseError) else error).strip() or type(error).__name__


@contextmanager
def snapshot(connection: Connection) -> Iterator[Connection]:
    """Begin a consistent transaction that blocks no writer."""
    if connection.dialect.name == "postgresql":
        options = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    else:
        options = connection.execution_options(**{READ_ONLY: True})
    with options.begin() as transaction:
        yield options
        transaction.rollback()


def _write(connection: Connection, text: TextIO, found: str, signing_key: str) -> Backup:
    def line(value: object) -> None:
        text.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")

    at, rows = time.time(), Counter[str]()
    key = signing_key or connection.scalar(select(META.c.value).where(META.c.key == SIGNING_KEY)) or ""
    line({"form": FORMAT, "revision": found, "at": at, "signing_key": key})
    for table in _tables(connection):
        line({"table": table.name, "columns": [column.name for column in table.columns]})
        for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
            line(list(row))
            rows[table.name] += 1
    line({"end": rows})
    return Backup(found, at, key, dict(rows))


def _tables(connection: Connection) -> list[Table]:
    """Return the tables of this database, which may be of an older revision than ours."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in TRANSIENT]


def _is_empty(connection: Connection) -> bool:
    """Whether there is nothing but what a server writes when it starts."""
    tables = [table for table in _tables(connection) if table.name != META.name]
    return not any(connection.scalar(select(func.count()).select_from(table)) for table in tables)


def _read(connection: Connection, text: TextIO, source: Path) -> Backup:
    head: dict[str, Any] = json.loads(text.readline() or "{}")
    if head.get("form") != FORMAT:
        raise StoreError("restore-form", file=str(source), form=FORMAT)
    empty = MetaData()
    empty.reflect(connection)
    empty.drop_all(connection)
    upgrade(connection, None, head["revision"], str(source))
    rows = _fill(connection, text)
    bring_up_to_date(connection, str(source))
    if connection.dialect.name == "postgresql" and head["signing_key"]:
        kept = connection.scalar(select(META.c.value).where(META.c.key == SIGNING_KEY))
        if kept is None:
            connection.execute(insert(META).values(key=SIGNING_KEY, value=head["signing_key"]))
    return Backup(head["revision"], head["at"], head["signing_key"], rows)


def _fill(connection: Connection, text: TextIO) -> dict[str, int]:
    """Write all rows and return their number per table. Raise ValueError if some are missing."""
    rows, columns = Counter[str](), list[str]()
    table: Table | None = None
    pending: list[dict[str, Any]] = []

    def write() -> None:
        if table is not None and pending:
            connection.execute(insert(table), pending)
            rows[table.name] += len(pending)
            pending.clear()

    for line in text:
        value = json.loads(line)
        if isinstance(value, list):
            pending.append(dict(zip(columns, value, strict=True)))
            if len(pending) == BATCH:
                write()
            continue
        write()
        if "end" in value:
            if value["end"] != rows:
                raise ValueError(value["end"])
            _reset_sequences(connection)
            return dict(rows)
        table, columns = Table(value["table"], MetaData(), autoload_with=connection), value["columns"]
    raise EOFError


def _reset_sequences(connection: Connection) -> None:
    """Let PostgreSQL number new rows after the restored ones."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        column = table.autoincrement_column
        if column is not None and (last := connection.scalar(select(func.max(column)))):
            connection.execute(
                select(func.setval(func.pg_get_serial_sequence(table.name, column.name), last))
            )
