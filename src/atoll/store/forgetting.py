"""Takes a person out of everything: the account with all that belongs to it, and their traces in the logs.

Or only a name, where that is what nobody should have to read.

Logs keep their numbers and their games: where the person was, somebody without a name is, another one at each
table, so that nobody can tell that they are the same. What the person said is taken away.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Mapping
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
    REPORTS,
    RESULTS,
    SESSIONS,
)
from atoll.table import Person


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
    for row in connection.execute(select(EVENTS).where(EVENTS.c.table_id == table)).all():
        values: dict[str, Any] = {}
        if f'"{who}"' in row.event:
            values["event"] = _dump(_as(json.loads(row.event), who, now))
        if row.command is not None and row.command.startswith(f"{who}:"):
            values["command"] = now.id + row.command[len(who) :]
        if values:
            which = EVENTS.c.table_id == table, EVENTS.c.seq == row.seq
            connection.execute(update(EVENTS).where(*which).values(values))
    listed = connection.execute(select(LISTINGS).where(LISTINGS.c.table_id == table)).one_or_none()
    if listed is not None:
        summary = _dump(_as(json.loads(listed.summary), who, now))
        host = now.id if listed.host == who else listed.host
        wish = update(LISTINGS).where(LISTINGS.c.table_id == table)
        connection.execute(wish.values(summary=summary, host=host))


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
