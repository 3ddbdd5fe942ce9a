"""Erases a person: the account with everything that belongs to it, and all traces in the logs.

Or only replaces a name that nobody should have to read.

Logs keep their numbers and their games. In the person's place there is somebody without a name, with another
id at each table, so that nobody can tell that they are the same. Their chat messages are blanked.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table, delete, or_, select, update

from atoll.store.interface import Store
from atoll.store.schema import (
    ACCOUNTS,
    BLOCKS,
    BOTS,
    CHALLENGES,
    EVENTS,
    FRIENDS,
    GUESTS,
    LISTINGS,
    MAIL_ADDRESSES,
    NOTICES,
    PEOPLE,
    PRESENT,
    PUSH_SUBSCRIPTIONS,
    PUZZLE_ATTEMPTS,
    PUZZLE_SOLVERS,
    RATING_CHANGES,
    RATINGS,
    RECORDS,
    REPORTS,
    RESULTS,
    SEEKS,
    SESSIONS,
)
from atoll.store.tournaments import erase_from_tournaments
from atoll.table import Header, LogEntry, Person, TableEvent
from atoll.table.names import skeleton


def anonymous() -> Person:
    """Return a nameless person who takes the place of somebody who was erased."""
    return Person(secrets.token_urlsafe(16), "", "gone")


async def tables_mentioning(store: Store, who: str) -> dict[str, str]:
    """Return every table whose log mentions a person, with whether it is open, playing or over."""
    query = (
        select(EVENTS.c.table_id, LISTINGS.c.life)
        .join(LISTINGS, LISTINGS.c.table_id == EVENTS.c.table_id)
        .where(
            or_(
                EVENTS.c.event.contains(f'"{who}"', autoescape=True),
                EVENTS.c.command.startswith(f"{who}:", autoescape=True),
            )
        )
        .distinct()
    )
    return await store.transaction(
        lambda connection: {row.table_id: row.life for row in connection.execute(query)}
    )


async def erase(store: Store, who: str, replacements: Mapping[str, Person]) -> None:
    """Erase a person; at each of these tables, the replacement takes their place."""

    def work(connection: Connection) -> None:
        for table, now in replacements.items():
            _rewrite(connection, table, who, now)
        gone = {"who": None, "name": "", "mark": "gone"}
        connection.execute(update(RESULTS).where(RESULTS.c.who == who).values(gone))
        connection.execute(update(RECORDS).where(RECORDS.c.judging_for == who).values(judging_for=None))
        erase_from_tournaments(connection, who, anonymous().id)
        for sql_table, column in _ROWS_OF_PERSON:
            connection.execute(delete(sql_table).where(sql_table.c[column] == who))

    await store.transaction(work)


async def rename_everywhere(store: Store, now: Person, key: str, tables: Collection[str]) -> None:
    """Replace a person's name at these tables and elsewhere, and delete the reports of it.

    ``key`` is the form in which names are compared.
    """

    def work(connection: Connection) -> None:
        for table in tables:
            _rewrite(connection, table, now.id, now)
        connection.execute(update(RESULTS).where(RESULTS.c.who == now.id).values(name=now.name))
        connection.execute(update(GUESTS).where(GUESTS.c.id == now.id).values(name=now.name))
        forms = {"name_key": key, "skeleton": skeleton(now.name)}
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.who == now.id).values(forms))
        connection.execute(delete(REPORTS).where(REPORTS.c.who == now.id))

    await store.transaction(work)


_ROWS_OF_PERSON: tuple[tuple[Table, str], ...] = (
    (ACCOUNTS, "who"),
    (SESSIONS, "who"),
    (BOTS, "id"),
    (BOTS, "owner"),
    (BLOCKS, "who"),
    (BLOCKS, "other"),
    (REPORTS, "who"),
    (REPORTS, "reporter"),
    (RATINGS, "who"),
    (RATING_CHANGES, "who"),
    (SEEKS, "who"),
    (FRIENDS, "who"),
    (FRIENDS, "other"),
    (CHALLENGES, "who"),
    (CHALLENGES, "other"),
    (PRESENT, "who"),
    (PEOPLE, "who"),
    (MAIL_ADDRESSES, "who"),
    (PUSH_SUBSCRIPTIONS, "who"),
    (PUZZLE_ATTEMPTS, "who"),
    (PUZZLE_SOLVERS, "who"),
    (NOTICES, "who"),
    (GUESTS, "id"),
)
"""The rows that belong to one person, by the column with the person's id."""


def _rewrite(connection: Connection, table: str, who: str, now: Person) -> None:
    query = select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
    header: Header | None = None
    for row in connection.execute(query).all():
        event = _replace_person(json.loads(row.event), who, now)
        values: dict[str, Any] = {}
        if f'"{who}"' in row.event:
            values["event"] = _dump(event)
        if row.command is not None and row.command.startswith(f"{who}:"):
            values["command"] = now.id + row.command[len(who) :]
        if values:
            which = EVENTS.c.table_id == table, EVENTS.c.seq == row.seq
            connection.execute(update(EVENTS).where(*which).values(values))
        entry = LogEntry(row.seq, row.at, TableEvent.from_json(event))
        header = Header.first(table, entry) if header is None else header.after([entry])
        if row.seq == 1:
            commitment = str(entry.event.data["commitment"])
    if header is None:
        return
    statement = update(LISTINGS).where(LISTINGS.c.table_id == table)
    connection.execute(statement.values(summary=_dump(header.summary()), host=header.host))
    _rewrite_records(connection, commitment, [seat.name for seat in header.seats])


def _rewrite_records(connection: Connection, commitment: str, names: Sequence[str]) -> None:
    """Update the names in stored records of a table's game."""
    query = select(RECORDS.c.id, RECORDS.c.document).where(RECORDS.c.document.contains(commitment))
    for row in connection.execute(query).all():
        document = json.loads(row.document)
        table = document.get("table") or {}
        if table.get("names"):
            text = _dump({**document, "table": {**table, "names": list(names)}})
            connection.execute(update(RECORDS).where(RECORDS.c.id == row.id).values(document=text))


def _replace_person(value: Any, who: str, now: Person) -> Any:
    """Return a document with a person replaced; messages of somebody who is gone are blanked."""
    if isinstance(value, dict):
        copy = {key: _replace_person(part, who, now) for key, part in value.items()}
        if value.get("who") == who:
            blanked = {"text": ""} if now.mark == "gone" else {}
            changes = {"name": now.name, "mark": now.mark, **blanked}
            copy.update({key: part for key, part in changes.items() if key in value})
        return copy
    if isinstance(value, list):
        return [_replace_person(part, who, now) for part in value]
    return now.id if value == who else value


def _dump(document: Any) -> str:
    return json.dumps(document, separators=(",", ":"))
