"""Addresses for notices by mail, who wants notices at all, and the turns of which people were told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, delete, select, union, update

from atoll.store.dialect import upsert
from atoll.store.interface import Store
from atoll.store.schema import LISTINGS, MAIL_ADDRESSES, NOTICES, PEOPLE, PUSH_SUBSCRIPTIONS


@dataclass(frozen=True)
class MailAddress:
    """Where somebody wants to be told of their turns."""

    who: str
    address: str = field(repr=False)
    language: str
    confirmed: bool
    unsubscribe: str = field(repr=False)


_WANTING: Final = union(
    select(MAIL_ADDRESSES.c.who).where(MAIL_ADDRESSES.c.confirmed), select(PUSH_SUBSCRIPTIONS.c.who)
)
"""Everybody who wants to be told of their turns."""


class NoticeStore:
    """The notices in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, who: str) -> MailAddress | None:
        """Return a person's address."""
        query = select(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.who == who)

        def work(connection: Connection) -> MailAddress | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            return MailAddress(row.who, row.address, row.language, row.confirmed, row.unsubscribe)

        return await self._store.transaction(work)

    async def save(self, address: MailAddress, token: str, at: float) -> None:
        """Save an address in place of the one before; ``token`` is the hash of what confirms it."""
        values = {
            "address": address.address,
            "language": address.language,
            "confirmed": address.confirmed,
            "token": token,
            "unsubscribe": address.unsubscribe,
            "at": at,
        }
        await self._store.transaction(
            lambda c: c.execute(upsert(c, MAIL_ADDRESSES, {"who": address.who}, values)).rowcount
        )

    async def confirm(self, token: str, after: float) -> bool:
        """Confirm the address that was saved with this token after a time; return whether there was one."""
        statement = update(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.token == token, MAIL_ADDRESSES.c.at > after)
        return await self._store.transaction(
            lambda connection: connection.execute(statement.values(confirmed=True)).rowcount > 0
        )

    async def unsubscribe(self, token: str) -> None:
        """Delete the address with this token."""
        statement = delete(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.unsubscribe == token)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def delete(self, who: str) -> None:
        """Delete a person's address."""
        statement = delete(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.who == who)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def delete_unconfirmed(self, before: float) -> None:
        """Delete addresses that nobody has confirmed since a time."""
        old = ~MAIL_ADDRESSES.c.confirmed & (MAIL_ADDRESSES.c.at < before)
        await self._store.transaction(lambda c: c.execute(delete(MAIL_ADDRESSES).where(old)).rowcount)

    async def waiting_tables(self, since: float, until: float, limit: int) -> list[str]:
        """Return games in play whose last event was between two times, of people who want to be told."""
        query = select(LISTINGS.c.table_id).where(LISTINGS.c.life == "playing")
        query = query.where(LISTINGS.c.touched_at > since, LISTINGS.c.touched_at < until)
        query = query.join(PEOPLE, PEOPLE.c.table_id == LISTINGS.c.table_id)
        query = query.where(PEOPLE.c.who.in_(_WANTING)).distinct().limit(limit)
        return await self._store.transaction(lambda connection: list(connection.scalars(query)))

    async def wants_notices(self, who: str) -> bool:
        """Whether somebody wants to be told of their turns."""
        wanting = _WANTING.subquery()
        query = select(wanting.c.who).where(wanting.c.who == who)
        return await self._store.transaction(lambda connection: connection.scalar(query) is not None)

    async def claim(self, table: str, who: str, turn: int) -> bool:
        """Note that somebody is told of a turn; return False if they were, by whichever process."""

        def work(connection: Connection) -> bool:
            key = {"table_id": table, "who": who}
            statement = upsert(connection, NOTICES, key, {"turn": turn}, only=NOTICES.c.turn < turn)
            return connection.scalar(statement.returning(NOTICES.c.who)) is not None

        return await self._store.transaction(work)
