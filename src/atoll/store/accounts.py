"""Accounts and what belongs to them: sessions, bots, blocks, reports. Secrets are stored only as hashes.

An account has the id of the guest it was created from, so everything of that guest's is the account's.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Insert,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from atoll.core import Json
from atoll.store.dialect import upsert
from atoll.store.interface import Store
from atoll.store.schema import ACCOUNTS, BLOCKS, BOTS, GUESTS, REPORTS, SESSIONS
from atoll.table.names import skeleton


class NameTaken(Exception):  # noqa: N818 - an answer more than an error
    """Another account has this name."""


@dataclass(frozen=True)
class Account:
    """An account. ``password`` and ``recovery`` are hashes; they never leave the server."""

    id: str
    name: str
    password: str = field(repr=False)
    recovery: str = field(repr=False)
    created_at: float


@dataclass(frozen=True)
class Bot:
    """A program that plays for an account, under a name of its own."""

    id: str
    name: str
    owner: str
    created_at: float
    used_at: float | None


@dataclass(frozen=True)
class Block:
    """A person whom another has muted, or blocked."""

    who: str
    name: str
    kind: Literal["mute", "block"]


@dataclass(frozen=True)
class Report:
    """A report of a name, for the operator."""

    id: int
    who: str
    name: str
    """The name as it was when it was reported."""
    now: str | None
    """The name now; None if the person is gone."""
    reporter: str
    why: str
    at: float


class AccountStore:
    """The accounts in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- accounts -----------------------------------------------------------------------------------------

    async def create(self, account: Account, key: str, session: str) -> None:
        """Create an account with its first session. ``key`` is the form in which names are compared.

        Raise NameTaken if another account has the name.
        """

        def work(connection: Connection) -> None:
            _take_name(
                connection,
                insert(ACCOUNTS).values(
                    who=account.id,
                    name_key=key,
                    skeleton=skeleton(account.name),
                    password=account.password,
                    recovery=account.recovery,
                    settings="{}",
                    hidden=False,
                    created_at=account.created_at,
                ),
            )
            values = {"name": account.name, "seen_at": account.created_at}
            connection.execute(upsert(connection, GUESTS, {"id": account.id}, values))
            connection.execute(_insert_session(account.id, session, account.created_at))

        await self._store.transaction(work)

    async def find_by_name(self, key: str) -> Account | None:
        """Return the account with a name, by the form in which names are compared."""
        return await self._find(ACCOUNTS.c.name_key == key)

    async def find_alike(self, name: str, key: str) -> Account | None:
        """Return an account whose name is the same, or can be taken for this one."""
        same = await self.find_by_name(key)
        return same if same is not None else await self._find(ACCOUNTS.c.skeleton == skeleton(name))

    async def find_by_id(self, who: str) -> Account | None:
        """Return the account with an id."""
        return await self._find(ACCOUNTS.c.who == who)

    async def _find(self, which: ColumnElement[bool]) -> Account | None:
        query = select(ACCOUNTS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == ACCOUNTS.c.who)

        def work(connection: Connection) -> Account | None:
            row = connection.execute(query.where(which).limit(1)).one_or_none()
            if row is None:
                return None
            return Account(row.who, row.name, row.password, row.recovery, row.created_at)

        return await self._store.transaction(work)

    async def rename(self, who: str, name: str, key: str) -> None:
        """Rename a person. Raise NameTaken if they have an account and another account has the name."""

        def work(connection: Connection) -> None:
            forms = {"name_key": key, "skeleton": skeleton(name)}
            _take_name(connection, update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(forms))
            connection.execute(update(GUESTS).where(GUESTS.c.id == who).values(name=name))

        await self._store.transaction(work)

    async def set_password(
        self,
        *,
        who: str,
        password: str,
        recovery: str | None,
        keep: Collection[str],
        session: str | None,
        at: float,
    ) -> None:
        """Change the password (and the recovery code), end all sessions but those to keep, and create one."""
        values = {"password": password} if recovery is None else {"password": password, "recovery": recovery}

        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(values))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.who == who, SESSIONS.c.id.not_in(keep)))
            if session is not None:
                connection.execute(_insert_session(who, session, at))

        await self._store.transaction(work)

    async def set_recovery(self, who: str, recovery: str) -> None:
        """Replace the recovery code."""
        statement = update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(recovery=recovery)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def rehash(self, who: str, before: str, after: str) -> None:
        """Replace the hash of a password by a better one of the same."""
        statement = update(ACCOUNTS).where(ACCOUNTS.c.who == who, ACCOUNTS.c.password == before)
        await self._store.transaction(
            lambda connection: connection.execute(statement.values(password=after)).rowcount
        )

    async def settings(self, who: str) -> dict[str, Json]:
        """Return the settings of the account's clients."""
        query = select(ACCOUNTS.c.settings).where(ACCOUNTS.c.who == who)
        text = await self._store.transaction(lambda connection: connection.scalar(query))
        found: dict[str, Json] = json.loads(text or "{}")
        return found

    async def save_settings(self, who: str, settings: dict[str, Json]) -> None:
        """Save the settings of the account's clients."""
        text = json.dumps(settings, separators=(",", ":"), sort_keys=True)
        statement = update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(settings=text)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    # --- sessions -----------------------------------------------------------------------------------------

    async def create_session(self, who: str, session: str, at: float) -> None:
        """Create a session; ``session`` is the hash of its token."""
        await self._store.transaction(
            lambda connection: connection.execute(_insert_session(who, session, at)).rowcount
        )

    async def find_session(self, session: str, now: float, touch_after: float) -> tuple[str, str] | None:
        """Return the id and the name of a session's account.

        The session's use is noted if the last note is older than ``touch_after`` seconds.
        """
        query = select(SESSIONS.c.who, SESSIONS.c.seen_at, GUESTS.c.name)
        query = query.join(GUESTS, GUESTS.c.id == SESSIONS.c.who).where(SESSIONS.c.id == session)

        def work(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            if row.seen_at < now - touch_after:
                for table, which in ((SESSIONS, SESSIONS.c.id == session), (GUESTS, GUESTS.c.id == row.who)):
                    connection.execute(update(table).where(which).values(seen_at=now))
            return row.who, row.name

        return await self._store.transaction(work)

    async def end_session(self, session: str) -> None:
        """End a session."""
        statement = delete(SESSIONS).where(SESSIONS.c.id == session)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def end_sessions(self, who: str) -> None:
        """End all sessions of an account."""
        statement = delete(SESSIONS).where(SESSIONS.c.who == who)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def count_sessions(self, who: str) -> int:
        """Return the number of an account's sessions, one per device."""
        query = select(func.count()).select_from(SESSIONS).where(SESSIONS.c.who == who)
        return await self._store.transaction(lambda connection: int(connection.scalar(query) or 0))

    async def delete_old_sessions(self, before: float) -> None:
        """End sessions that were not used since a time."""
        statement = delete(SESSIONS).where(SESSIONS.c.seen_at < before)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    # --- bots ---------------------------------------------------------------------------------------------

    async def create_bot(self, bot: Bot, token: str) -> None:
        """Create a bot; ``token`` is the hash of its token."""

        def work(connection: Connection) -> None:
            connection.execute(insert(GUESTS).values(id=bot.id, name=bot.name, seen_at=bot.created_at))
            connection.execute(
                insert(BOTS).values(
                    id=bot.id, owner=bot.owner, token=token, created_at=bot.created_at, used_at=None
                )
            )

        await self._store.transaction(work)

    async def bots(self, owner: str) -> list[Bot]:
        """Return the bots of an account, the oldest first."""
        query = select(BOTS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == BOTS.c.id)
        query = query.where(BOTS.c.owner == owner).order_by(BOTS.c.created_at)

        def work(connection: Connection) -> list[Bot]:
            return [
                Bot(row.id, row.name, row.owner, row.created_at, row.used_at)
                for row in connection.execute(query)
            ]

        return await self._store.transaction(work)

    async def find_bot(self, token: str, now: float, touch_after: float) -> tuple[str, str] | None:
        """Return the id and the name of the bot with this hash of a token."""
        query = select(BOTS.c.id, BOTS.c.used_at, GUESTS.c.name).join(GUESTS, GUESTS.c.id == BOTS.c.id)

        def work(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(query.where(BOTS.c.token == token)).one_or_none()
            if row is None:
                return None
            if row.used_at is None or row.used_at < now - touch_after:
                connection.execute(update(BOTS).where(BOTS.c.id == row.id).values(used_at=now))
            return row.id, row.name

        return await self._store.transaction(work)

    # --- blocks and reports -------------------------------------------------------------------------------

    async def block(self, who: str, other: str, kind: Literal["mute", "block"], at: float) -> bool:
        """Mute or block another person; return False if there is no such person."""

        def work(connection: Connection) -> bool:
            if connection.scalar(select(GUESTS.c.id).where(GUESTS.c.id == other)) is None:
                return False
            connection.execute(
                upsert(connection, BLOCKS, {"who": who, "other": other}, {"kind": kind, "at": at})
            )
            return True

        return await self._store.transaction(work)

    async def unblock(self, who: str, other: str) -> None:
        """Unmute or unblock a person."""
        statement = delete(BLOCKS).where(BLOCKS.c.who == who, BLOCKS.c.other == other)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def blocks(self, who: str) -> list[Block]:
        """Return the people whom somebody has muted or blocked, the most recent first."""
        query = select(BLOCKS.c.other, BLOCKS.c.kind, GUESTS.c.name)
        query = query.join(GUESTS, GUESTS.c.id == BLOCKS.c.other).where(BLOCKS.c.who == who)

        def work(connection: Connection) -> list[Block]:
            rows = connection.execute(query.order_by(BLOCKS.c.at.desc()))
            return [Block(row.other, row.name, row.kind) for row in rows]

        return await self._store.transaction(work)

    async def any_blocked(self, who: str, others: Collection[str]) -> bool:
        """Whether somebody and any of the others have blocked one another, in either direction."""
        query = (
            select(func.count())
            .select_from(BLOCKS)
            .where(
                BLOCKS.c.kind == "block",
                or_(
                    (BLOCKS.c.who == who) & BLOCKS.c.other.in_(others),
                    (BLOCKS.c.other == who) & BLOCKS.c.who.in_(others),
                ),
            )
        )
        return bool(await self._store.transaction(lambda connection: connection.scalar(query)))

    async def apart_from(self, who: str) -> set[str]:
        """Return everybody whom somebody has blocked, or who has blocked them."""
        blocked = BLOCKS.c.kind == "block"
        mine = select(BLOCKS.c.other).where(blocked, BLOCKS.c.who == who)
        theirs = select(BLOCKS.c.who).where(blocked, BLOCKS.c.other == who)
        return await self._store.transaction(lambda connection: set(connection.scalars(mine.union(theirs))))

    async def report(self, who: str, reporter: str, why: str, at: float) -> bool:
        """Report somebody's name, once per reporter; return False if there is no such person."""

        def work(connection: Connection) -> bool:
            name = connection.scalar(select(GUESTS.c.name).where(GUESTS.c.id == who))
            if name is None:
                return False
            known = select(REPORTS.c.id).where(REPORTS.c.who == who, REPORTS.c.reporter == reporter)
            if connection.scalar(known) is None:
                connection.execute(
                    insert(REPORTS).values(who=who, name=name, reporter=reporter, why=why, at=at)
                )
            return True

        return await self._store.transaction(work)

    async def reports(self) -> list[Report]:
        """Return all reports, the oldest first."""
        query = select(REPORTS, GUESTS.c.name.label("now"))
        query = query.outerjoin(GUESTS, GUESTS.c.id == REPORTS.c.who).order_by(REPORTS.c.id)

        def work(connection: Connection) -> list[Report]:
            return [
                Report(row.id, row.who, row.name, row.now, row.reporter, row.why, row.at)
                for row in connection.execute(query)
            ]

        return await self._store.transaction(work)

    async def dismiss_reports(self, who: str) -> int:
        """Delete the reports about somebody; return how many there were."""
        statement = delete(REPORTS).where(REPORTS.c.who == who)
        return await self._store.transaction(lambda connection: connection.execute(statement).rowcount)


def _insert_session(who: str, session: str, at: float) -> Insert:
    return insert(SESSIONS).values(id=session, who=who, created_at=at, seen_at=at)


def _take_name(connection: Connection, statement: Executable) -> None:
    try:
        connection.execute(statement)
    except IntegrityError as error:
        raise NameTaken from error
