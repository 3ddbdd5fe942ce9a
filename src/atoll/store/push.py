"""The browsers in which people are told of their turns."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, select

from atoll.store.dialect import upsert
from atoll.store.interface import Store
from atoll.store.schema import PUSH_SUBSCRIPTIONS, SESSIONS


@dataclass(frozen=True)
class PushSubscription:
    """A browser that takes messages; everything but the language is secret."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    language: str


class PushStore:
    """The subscriptions in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(
        self, who: str, session: str, subscription: PushSubscription, at: float, limit: int
    ) -> None:
        """Save a browser's subscription in place of its last one; a person's oldest above the limit go."""
        values = {
            "who": who,
            "session": session,
            "endpoint": subscription.endpoint,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "language": subscription.language,
            "at": at,
        }
        mine = select(PUSH_SUBSCRIPTIONS.c.id).where(PUSH_SUBSCRIPTIONS.c.who == who)
        newest = mine.order_by(PUSH_SUBSCRIPTIONS.c.at.desc(), PUSH_SUBSCRIPTIONS.c.id)

        def work(connection: Connection) -> None:
            key = {"id": _hash(subscription.endpoint)}
            connection.execute(upsert(connection, PUSH_SUBSCRIPTIONS, key, values))
            for old in connection.scalars(newest).all()[limit:]:
                connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == old))

        await self._store.transaction(work)

    async def find(self, who: str) -> list[PushSubscription]:
        """Return the subscriptions of a person's browsers that are still logged in."""
        query = select(PUSH_SUBSCRIPTIONS).join(SESSIONS, SESSIONS.c.id == PUSH_SUBSCRIPTIONS.c.session)
        query = query.where(PUSH_SUBSCRIPTIONS.c.who == who).order_by(PUSH_SUBSCRIPTIONS.c.at)

        def work(connection: Connection) -> list[PushSubscription]:
            return [
                PushSubscription(row.endpoint, row.p256dh, row.auth, row.language)
                for row in connection.execute(query)
            ]

        return await self._store.transaction(work)

    async def delete(self, endpoint: str, who: str | None = None) -> None:
        """Delete the subscription with an endpoint, if it is this person's."""
        statement = delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == _hash(endpoint))
        if who is not None:
            statement = statement.where(PUSH_SUBSCRIPTIONS.c.who == who)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def delete_logged_out(self) -> None:
        """Delete the subscriptions of sessions that have ended."""
        ended = PUSH_SUBSCRIPTIONS.c.session.not_in(select(SESSIONS.c.id))
        statement = delete(PUSH_SUBSCRIPTIONS).where(ended)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
