"""Accounts and what belongs to them: sessions, bots, blocks, reports. Secrets are kept only as hashes.

An account has the id of the guest it was made from, so whatever that guest had is the account's.
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
    """Somebody whom another does not want to hear (``mute``), or not to meet either (``block``)."""

    who: str
    name: str
    kind: Literal["mute", "block"]


@dataclass(frozen=True)
class Report:
    """A name that somebody finds unfit, for the operator to look at."""

    id: int
    who: str
    name: str
    """The name as it was."""
    now: str | None
    """The name as it is; None for somebody who is gone."""
    reporter: str
    why: str
    at: float


class AccountStore:
    """The accounts in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- accounts -----------------------------------------------------------------------------------------

    async def create(self, account: Account, key: str, session: str) -> None:
        """Make an account, with its first session. ``key`` is the name as names are compared.

        Raises NameTaken.
        """

        def work(connection: Connection) -> None:
            _take_name(
                connection,
                insert(ACCOUNTS).values(
                    who=account.id,
                    name_key=key,
                    password=account.password,
                    recovery=account.recovery,
                    settings="{}",
                    created_at=account.created_at,
                ),
            )
            values = {"name": account.name, "seen_at": account.created_at}
            connection.execute(upsert(connection, GUESTS, {"id": account.id}, values))
            connection.execute(_session(account.id, session, account.created_at))

        await self._store.do(work)

    async def by_name(self, key: str) -> Account | None:
        """Find an account by its name."""
        return await self._find(ACCOUNTS.c.name_key == key)

    async def by_id(self, who: str) -> Account | None:
        """Find an account."""
        return await self._find(ACCOUNTS.c.who == who)

    async def _find(self, which: ColumnElement[bool]) -> Account | None:
        wanted = select(ACCOUNTS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == ACCOUNTS.c.who)

        def work(connection: Connection) -> Account | None:
            row = connection.execute(wanted.where(which)).one_or_none()
            if row is None:
                return None
            return Account(row.who, row.name, row.password, row.recovery, row.created_at)

        return await self._store.do(work)

    async def rename(self, who: str, name: str, key: str) -> None:
        """Give somebody a new name; where it is an account the name must be free. Raises NameTaken."""

        def work(connection: Connection) -> None:
            _take_name(connection, update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(name_key=key))
            connection.execute(update(GUESTS).where(GUESTS.c.id == who).values(name=name))

        await self._store.do(work)

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
        """Change the password (and the recovery code); end all sessions but those to keep; begin one."""
        values = {"password": password} if recovery is None else {"password": password, "recovery": recovery}

        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(values))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.who == who, SESSIONS.c.id.not_in(keep)))
            if session is not None:
                connection.execute(_session(who, session, at))

        await self._store.do(work)

    async def set_recovery(self, who: str, recovery: str) -> None:
        """Replace the recovery code."""
        wish = update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(recovery=recovery)
        await self._store.do(lambda connection: connection.execute(wish).rowcount)

    async def rehash(self, who: str, before: str, after: str) -> None:
        """Keep a better hash of the same password."""
        wish = update(ACCOUNTS).where(ACCOUNTS.c.who == who, ACCOUNTS.c.password == before)
        await self._store.do(lambda connection: connection.execute(wish.values(password=after)).rowcount)

    async def settings(self, who: str) -> dict[str, Json]:
        """Give what the account's clients keep here."""
        wanted = select(ACCOUNTS.c.settings).where(ACCOUNTS.c.who == who)
        text = await self._store.do(lambda connection: connection.scalar(wanted))
        found: dict[str, Json] = json.loads(text or "{}")
        return found

    async def save_settings(self, who: str, settings: dict[str, Json]) -> None:
        """Keep what the account's clients want kept."""
        text = json.dumps(settings, separators=(",", ":"), sort_keys=True)
        wish = update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(settings=text)
        await self._store.do(lambda connection: connection.execute(wish).rowcount)

    # --- sessions -----------------------------------------------------------------------------------------

    async def begin_session(self, who: str, session: str, at: float) -> None:
        """Let a device in; ``session`` is the hash of what it shows."""
        await self._store.do(lambda connection: connection.execute(_session(who, session, at)).rowcount)

    async def session(self, session: str, now: float, again: float) -> tuple[str, str] | None:
        """Give the id and the name of the account whose session this is.

        That it is used is noted if it was not within ``again`` seconds.
        """
        wanted = select(SESSIONS.c.who, SESSIONS.c.seen_at, GUESTS.c.name)
        wanted = wanted.join(GUESTS, GUESTS.c.id == SESSIONS.c.who).where(SESSIONS.c.id == session)

        def work(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(wanted).one_or_none()
            if row is None:
                return None
            if row.seen_at < now - again:
                for place, which in ((SESSIONS, SESSIONS.c.id == session), (GUESTS, GUESTS.c.id == row.who)):
                    connection.execute(update(place).where(which).values(seen_at=now))
            return row.who, row.name

        return await self._store.do(work)

    async def end_session(self, session: str) -> None:
        """Let a device in no longer."""
        wish = delete(SESSIONS).where(SESSIONS.c.id == session)
        await self._store.do(lambda connection: connection.execute(wish).rowcount)

    async def end_sessions(self, who: str) -> None:
        """Let none of an account's devices in any longer."""
        wish = delete(SESSIONS).where(SESSIONS.c.who == who)
        await self._store.do(lambda connection: connection.execute(wish).rowcount)

    async def sessions(self, who: str) -> int:
        """Count an account's devices."""
        wanted = select(func.count()).select_from(SESSIONS).where(SESSIONS.c.who == who)
        return await self._store.do(lambda connection: int(connection.scalar(wanted) or 0))

    async def forget_sessions(self, before: float) -> None:
        """End sessions that were not used since a time."""
        wish = delete(SESSIONS).where(SESSIONS.c.seen_at < before)
        await self._store.do(lambda connection: connection.execute(wish).rowcount)

    # --- bots ---------------------------------------------------------------------------------------------

    async def create_bot(self, bot: Bot, token: str) -> None:
        """Add a bot; ``token`` is the hash of what it shows."""

        def work(connection: Connection) -> None:
            connection.execute(insert(GUESTS).values(id=bot.id, name=bot.name, seen_at=bot.created_at))
            connection.execute(
                insert(BOTS).values(
                    id=bot.id, owner=bot.owner, token=token, created_at=bot.created_at, used_at=None
                )
            )

        await self._store.do(work)

    async def bots(self, owner: str) -> list[Bot]:
        """List the bots of an account, the oldest first."""
        wanted = select(BOTS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == BOTS.c.id)
        wanted = wanted.where(BOTS.c.owner == owner).order_by(BOTS.c.created_at)

        def work(connection: Connection) -> list[Bot]:
            return [
                Bot(row.id, row.name, row.owner, row.created_at, row.used_at)
                for row in connection.execute(wanted)
            ]

        return await self._store.do(work)

    async def bot(self, token: str, now: float, again: float) -> tuple[str, str] | None:
        """Give the id and the name of the bot whose token this is the hash of."""
        wanted = select(BOTS.c.id, BOTS.c.used_at, GUESTS.c.name).join(GUESTS, GUESTS.c.id == BOTS.c.id)

        def work(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(wanted.where(BOTS.c.token == token)).one_or_none()
            if row is None:
                return None
            if row.used_at is None or row.used_at < now - again:
                connection.execute(update(BOTS).where(BOTS.c.id == row.id).values(used_at=now))
            return row.id, row.name

        return await self._store.do(work)

    # --- blocks and reports -------------------------------------------------------------------------------

    async def block(self, who: str, other: str, kind: Literal["mute", "block"], at: float) -> bool:
        """Note whom somebody does not want to hear or meet; False if there is no such person."""

        def work(connection: Connection) -> bool:
            if connection.scalar(select(GUESTS.c.id).where(GUESTS.c.id == other)) is None:
                return False
            connection.execute(
                upsert(connection, BLOCKS, {"who": who, "other": other}, {"kind": kind, "at": at})
            )
            return True

        return await self._store.do(work)

    async def unblock(self, who: str, other: str) -> None:
        """Take it back."""
        wish = delete(BLOCKS).where(BLOCKS.c.who == who, BLOCKS.c.other == other)
        await self._store.do(lambda connection: connection.execute(wish).rowcount)

    async def blocks(self, who: str) -> list[Block]:
        """List whom somebody has muted or blocked, the last first."""
        wanted = select(BLOCKS.c.other, BLOCKS.c.kind, GUESTS.c.name)
        wanted = wanted.join(GUESTS, GUESTS.c.id == BLOCKS.c.other).where(BLOCKS.c.who == who)

        def work(connection: Connection) -> list[Block]:
            rows = connection.execute(wanted.order_by(BLOCKS.c.at.desc()))
            return [Block(row.other, row.name, row.kind) for row in rows]

        return await self._store.do(work)

    async def apart(self, who: str, others: Collection[str]) -> bool:
        """Tell whether one of these has blocked somebody, or was blocked by them."""
        wanted = (
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
        return bool(await self._store.do(lambda connection: connection.scalar(wanted)))

    async def report(self, who: str, reporter: str, why: str, at: float) -> bool:
        """Note that somebody's name is unfit, once for each who says so; False if there is no such person."""

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

        return await self._store.do(work)

    async def reports(self) -> list[Report]:
        """List what was reported, the oldest first."""
        wanted = select(REPORTS, GUESTS.c.name.label("now"))
        wanted = wanted.outerjoin(GUESTS, GUESTS.c.id == REPORTS.c.who).order_by(REPORTS.c.id)

        def work(connection: Connection) -> list[Report]:
            return [
                Report(row.id, row.who, row.name, row.now, row.reporter, row.why, row.at)
                for row in connection.execute(wanted)
            ]

        return await self._store.do(work)

    async def settle_reports(self, who: str) -> int:
        """Put away what was reported of somebody; say how many reports there were."""
        wish = delete(REPORTS).where(REPORTS.c.who == who)
        return await self._store.do(lambda connection: connection.execute(wish).rowcount)


def _session(who: str, session: str, at: float) -> Insert:
    return insert(SESSIONS).values(id=session, who=who, created_at=at, seen_at=at)


def _take_name(connection: Connection, wish: Executable) -> None:
    try:
        connection.execute(wish)
    except IntegrityError as error:
        raise NameTaken from error
