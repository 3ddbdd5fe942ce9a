"""Reads everything that a server needs to go on, and tells what cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import orjson
from sqlalchemy import Column, Connection, select, text
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DatabaseError

from atoll.core import Fact
from atoll.store.backup import engine_for, error_text, snapshot
from atoll.store.interface import StoreError
from atoll.store.schema import EVENTS, LISTINGS, TOURNAMENT_EVENTS, TOURNAMENTS
from atoll.table import LogEntry, Table, TableEvent
from atoll.tournaments import Tournament

MOST_PAGES: Final = 20
"""How many damaged pages SQLite names."""


@dataclass
class Check:
    """What a check has found."""

    tables: int = 0
    tournaments: int = 0
    events: int = 0
    problems: list[Fact] = field(default_factory=list)
    """What is wrong, in sentences."""


def check(url: str, file: Path) -> Check:
    """Read the database at a URL, or in a file if there is no URL; it may be in use. Raise StoreError.

    The pages of a file are compared with each other, and the log of every table and tournament is
    replayed to its end.
    """
    engine, label = engine_for(url, file)
    found = Check()
    try:
        if not url and not file.exists():
            raise StoreError("backup-nothing", file=label)
        with engine.connect() as opened, snapshot(opened) as connection:
            found.problems += _damaged_pages(connection)
            for table in _logs(connection, LISTINGS.c.table_id, EVENTS.c.table_id):
                found.tables += 1
                _read_log(connection, EVENTS, table, Table, found)
            for tournament in _logs(connection, TOURNAMENTS.c.id, TOURNAMENT_EVENTS.c.tournament_id):
                found.tournaments += 1
                _read_log(connection, TOURNAMENT_EVENTS, tournament, Tournament, found)
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


def _logs(connection: Connection, listed: Column[str], logged: Column[str]) -> list[str]:
    """Return the id of everything that is listed or has a log."""
    return sorted({*connection.scalars(select(listed)), *connection.scalars(select(logged).distinct())})


def _read_log(
    connection: Connection, events: SqlTable, identity: str, kind: type[Table | Tournament], found: Check
) -> None:
    """Replay the log of a table or a tournament; count it, and note the first event that cannot be read."""
    owner = events.primary_key.columns[0]
    query = select(events).where(owner == identity).order_by(events.c.seq)
    folded: Table | Tournament | None = None
    seq = 0
    try:
        for row in connection.execute(query):
            expected, seq = seq + 1, row.seq
            if row.seq != expected:
                raise ValueError(f"{expected} is missing")
            found.events += 1
            entry = LogEntry(
                row.seq, row.at, TableEvent.from_json(orjson.loads(row.event)), getattr(row, "command", None)
            )
            if folded is None:
                folded = kind.fold(identity, [entry])
            else:
                folded.apply(entry)
        if folded is None:
            raise ValueError("1 is missing")
    except DatabaseError:
        raise
    except Exception as error:  # whatever a damaged event leads to
        problem = str(error).strip().partition("\n")[0] or type(error).__name__
        key = "check-log" if kind is Table else "check-tournament-log"
        found.problems.append(Fact(key, {"id": identity, "seq": seq, "problem": problem}))
