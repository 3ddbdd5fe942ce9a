"""Reads everything that a server needs to go on, and tells what cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import orjson
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DatabaseError

from atoll.core import Fact
from atoll.store.backup import engine_for, error_text, snapshot
from atoll.store.interface import StoreError
from atoll.store.schema import EVENTS, LISTINGS
from atoll.table import LogEntry, Table, TableEvent

MOST_PAGES: Final = 20
"""How many damaged pages SQLite names."""


@dataclass
class Check:
    """What a check has found."""

    tables: int = 0
    events: int = 0
    problems: list[Fact] = field(default_factory=list)
    """What is wrong, in sentences."""


def check(url: str, file: Path) -> Check:
    """Read the database at a URL, or in a file if there is no URL; it may be in use. Raise StoreError.

    The pages of a file are compared with each other, and every table's log is replayed to its end.
    """
    engine, label = engine_for(url, file)
    found = Check()
    try:
        if not url and not file.exists():
            raise StoreError("backup-nothing", file=label)
        with engine.connect() as opened, snapshot(opened) as connection:
            found.problems += _damaged_pages(connection)
            for table in _tables(connection):
                _read_log(connection, table, found)
    except DatabaseError as error:
        found.problems.append(Fact("check-pages", {"problem": error_text(error)}))
    finally:
        engine.dispose()
    return found


def _damaged_pages(connection: Connection) -> Iterator[Fact]:
    if connection.dialect.name == "sqlite":
        for line in connection.execute(text(f"PRAGMA integrity_check({MOST_PAGES})")).scalars():
            if line != "ok":
                yield Fact("check-pages", {"problem": " ".join(str(line).split())})


def _tables(connection: Connection) -> list[str]:
    """Return every table that is listed or has a log."""
    listed = connection.scalars(select(LISTINGS.c.table_id)).all()
    logged = connection.scalars(select(EVENTS.c.table_id).distinct()).all()
    return sorted({*listed, *logged})


def _read_log(connection: Connection, table: str, found: Check) -> None:
    """Replay a table's log; count it, and note the first event that cannot be read."""
    query = select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.command, EVENTS.c.event)
    query = query.where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
    found.tables += 1
    folded: Table | None = None
    seq = 0
    try:
        for row in connection.execute(query):
            expected, seq = seq + 1, row.seq
            if row.seq != expected:
                raise ValueError(f"{expected} is missing")
            found.events += 1
            entry = LogEntry(row.seq, row.at, TableEvent.from_json(orjson.loads(row.event)), row.command)
            if folded is None:
                folded = Table.fold(table, [entry])
            else:
                folded.apply(entry)
        if folded is None:
            raise ValueError("1 is missing")
    except DatabaseError:
        raise
    except Exception as error:  # whatever a damaged event leads to
        problem = str(error).strip().partition("\n")[0] or type(error).__name__
        found.problems.append(Fact("check-log", {"table": table, "seq": seq, "problem": problem}))
