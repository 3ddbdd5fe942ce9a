"""Takes a person out of everything: the account with all that belongs to it, and their traces in the logs.

Or only a name, where that is what nobody should have to read.

Logs keep their numbers and their games: where the person was, somebody without a name is, another one at each
table, so that nobody can tell that they are the same. What the person said is taken away.
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
    EVENTS,
    GUESTS,
    LISTINGS,
    PEOPLE,
    RATING_CHANGES,
    RATINGS,
    RECORDS,
    REPORTS,
    RESULTS,
    SESSIONS,
)
from atoll.table import Header, LogEntry, Person, TableEvent


def nobody() -> Person:
    """Give what is left of somebody who is gone."""
    return Person(secrets.token_urlsafe(16), "", "gone")


async def traces(store: Store, who: str) -> dict[str, str]:
    """Find every table that knows somebody, with what life it is in."""
    wanted = (
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
    return await store.do(lambda connection: {row.table_id: row.life for row in connection.execute(wanted)})


async def forget(store: Store, who: str, tables: Mapping[str, Person]) -> None:
    """Take out somebody; at each of these tables there was only ever the one beside it."""

    def work(connection: Connection) -> None:
        for table, now in tables.items():
            _rewrite(connection, table, who, now)
        gone = {"who": None, "name": "", "mark": "gone"}
        connection.execute(update(RESULTS).where(RESULTS.c.who == who).values(gone))
        connection.execute(update(RECORDS).where(RECORDS.c.judging_for == who).values(judging_for=None))
        for place, column in _OWN:
            connection.execute(delete(place).where(place.c[column] == who))

    await store.do(work)


async def rename(store: Store, now: Person, key: str, tables: Collection[str]) -> None:
    """Let somebody never have had another name, at these tables and elsewhere; reports of it are settled.

    ``key`` is how the name is compared with others'.
    """

    def work(connection: Connection) -> None:
        for table in tables:
            _rewrite(connection, table, now.id, now)
        connection.execute(update(RESULTS).where(RESULTS.c.who == now.id).values(name=now.name))
        connection.execute(update(GUESTS).where(GUESTS.c.id == now.id).values(name=now.name))
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.who == now.id).values(name_key=key))
        connection.execute(delete(REPORTS).where(REPORTS.c.who == now.id))

    await store.do(work)


_OWN: tuple[tuple[Table, str], ...] = (
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
    (PEOPLE, "who"),
    (GUESTS, "id"),
)
"""Where somebody stands by id alone."""


def _rewrite(connection: Connection, table: str, who: str, now: Person) -> None:
    ours = select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
    header: Header | None = None
    for row in connection.execute(ours).all():
        event = _as(json.loads(row.event), who, now)
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
    wish = update(LISTINGS).where(LISTINGS.c.table_id == table)
    connection.execute(wish.values(summary=_dump(header.summary()), host=header.host))
    _rewrite_records(connection, commitment, [seat.name for seat in header.seats])


def _rewrite_records(connection: Connection, commitment: str, names: Sequence[str]) -> None:
    """Let the records of a table's game, which people look through, have its names as they are now."""
    wanted = select(RECORDS.c.id, RECORDS.c.document).where(RECORDS.c.document.contains(commitment))
    for row in connection.execute(wanted).all():
        document = json.loads(row.document)
        table = document.get("table") or {}
        if table.get("names"):
            text = _dump({**document, "table": {**table, "names": list(names)}})
            connection.execute(update(RECORDS).where(RECORDS.c.id == row.id).values(document=text))


def _as(value: Any, who: str, now: Person) -> Any:
    """Give a document in which somebody is who they are now; who is gone has said nothing."""
    if isinstance(value, dict):
        made = {key: _as(part, who, now) for key, part in value.items()}
        if value.get("who") == who:
            said = {"text": ""} if now.mark == "gone" else {}
            called = {"name": now.name, "mark": now.mark, **said}
            made.update({key: part for key, part in called.items() if key in value})
        return made
    if isinstance(value, list):
        return [_as(part, who, now) for part in value]
    return now.id if value == who else value


def _dump(document: Any) -> str:
    return json.dumps(document, separators=(",", ":"))
