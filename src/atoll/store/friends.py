"""Whom accounts know: friends, who of them is online, and challenges.

A friendship is one row, from whoever asked; it counts once the other has accepted. Blocking somebody ends
everything between two people. Names are looked up when they are asked for, so they are never old.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from atoll.core import Json
from atoll.store.dialect import insert_missing
from atoll.store.interface import Listing, Store
from atoll.store.nodes import is_alive
from atoll.store.schema import ACCOUNTS, BLOCKS, CHALLENGES, FINISHED, FRIENDS, GUESTS, PRESENT, RESULTS
from atoll.store.sql import write_table
from atoll.table import LogEntry

Relation: TypeAlias = Literal["none", "asked", "asks", "friends"]
"""What somebody is to me: nobody I know, asked by me, asking me, or a friend."""


@dataclass(frozen=True)
class Contact:
    """A friend of an account, or somebody who asked or was asked to be one."""

    who: str
    name: str
    relation: Relation
    online: bool
    """Whether a friend is connected and does not hide it; False for everybody else."""
    at: float


@dataclass(frozen=True)
class Challenge:
    """An invitation to a game for two, with its settings."""

    id: str
    who: str
    name: str
    other: str
    other_name: str
    settings: Mapping[str, Json]
    at: float


@dataclass(frozen=True)
class RecentOpponent:
    """An account that somebody has played with."""

    who: str
    name: str
    game: str
    """The game of their last table."""
    ended_at: float
    games: int
    before: int
    """How often one was on a better place than they."""
    behind: int


MakeTable = Callable[[Challenge], tuple[Sequence[LogEntry], Listing]]
"""Makes the table for a challenge that is accepted; may be called more than once."""


class FriendStore:
    """Friends, challenges and who is online, in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- friends ------------------------------------------------------------------------------------------

    async def contacts(self, who: str, node: str, timeout: float) -> list[Contact]:
        """Return somebody's friends and requests, friends who are online first, then by name.

        ``node`` is the process that asks, ``timeout`` the seconds after which another one counts as dead.
        """
        other = _other(who)
        query = (
            select(FRIENDS.c.who, FRIENDS.c.accepted, FRIENDS.c.at, GUESTS.c.id, GUESTS.c.name)
            .join(GUESTS, GUESTS.c.id == other)
            .where(or_(FRIENDS.c.who == who, FRIENDS.c.other == who))
        )

        def work(connection: Connection) -> list[Contact]:
            rows = connection.execute(query).all()
            friends = [row.id for row in rows if row.accepted]
            online = _online(connection, friends, node, timeout)
            found = [Contact(row.id, row.name, _relation(row, who), row.id in online, row.at) for row in rows]
            return sorted(found, key=lambda one: (not one.online, one.name.casefold(), one.who))

        return await self._store.transaction(work)

    async def friends(self, who: str) -> list[str]:
        """Return the ids of somebody's friends."""
        query = select(_other(who)).where(
            FRIENDS.c.accepted, or_(FRIENDS.c.who == who, FRIENDS.c.other == who)
        )
        return await self._store.transaction(lambda connection: list(connection.scalars(query)))

    async def relation(self, who: str, other: str) -> Relation:
        """Return what somebody is to a person."""
        query = select(FRIENDS).where(_between(FRIENDS, who, other))

        def work(connection: Connection) -> Relation:
            row = connection.execute(query).one_or_none()
            return "none" if row is None else _relation(row, who)

        return await self._store.transaction(work)

    async def ask(self, who: str, other: str, at: float) -> Relation | None:
        """Ask somebody to be a friend, or accept if they have asked; None if there is no such account.

        Raise ValueError if one has blocked the other.
        """

        def work(connection: Connection) -> Relation | None:
            if connection.scalar(select(ACCOUNTS.c.who).where(ACCOUNTS.c.who == other)) is None:
                return None
            if _blocked(connection, who, other):
                raise ValueError
            row = connection.execute(select(FRIENDS).where(_between(FRIENDS, who, other))).one_or_none()
            if row is not None:
                if row.other == who and not row.accepted:
                    accepted = update(FRIENDS).where(_between(FRIENDS, who, other))
                    connection.execute(accepted.values(accepted=True, at=at))
                    return "friends"
                return _relation(row, who)
            first, second = sorted((who, other))
            try:
                with connection.begin_nested():
                    connection.execute(
                        insert(FRIENDS).values(
                            who=who, other=other, pair=f"{first} {second}", accepted=False, at=at
                        )
                    )
            except IntegrityError:  # both asked at the same time
                accepted = update(FRIENDS).where(FRIENDS.c.who == other, FRIENDS.c.other == who)
                connection.execute(accepted.values(accepted=True, at=at))
                return "friends"
            return "asked"

        return await self._store.transaction(work)

    async def remove_friend(self, who: str, other: str) -> bool:
        """End a friendship or a request, whoever asked; return whether there was one."""
        statement = delete(FRIENDS).where(_between(FRIENDS, who, other))
        return await self._store.transaction(lambda connection: connection.execute(statement).rowcount > 0)

    async def count_contacts(self, who: str) -> tuple[int, int]:
        """Return the number of somebody's friends and of people they have asked."""
        mine = or_(FRIENDS.c.who == who, FRIENDS.c.other == who)
        friends = select(func.count()).select_from(FRIENDS).where(FRIENDS.c.accepted, mine)
        asked = select(func.count()).select_from(FRIENDS).where(~FRIENDS.c.accepted, FRIENDS.c.who == who)
        return await self._store.transaction(
            lambda connection: (int(connection.scalar(friends) or 0), int(connection.scalar(asked) or 0))
        )

    async def end_contact(self, who: str, other: str) -> None:
        """End everything between two people, one of whom has blocked the other."""

        def work(connection: Connection) -> None:
            for table in (FRIENDS, CHALLENGES):
                connection.execute(delete(table).where(_between(table, who, other)))

        await self._store.transaction(work)

    # --- who is online ------------------------------------------------------------------------------------

    async def arrive(self, who: str, node: str) -> None:
        """Note that an account is connected to a process."""
        key = {"who": who, "node": node}
        await self._store.transaction(lambda c: c.execute(insert_missing(c, PRESENT, key, {})).rowcount)

    async def depart(self, who: str, node: str) -> None:
        """Note that an account is no longer connected to a process."""
        statement = delete(PRESENT).where(PRESENT.c.who == who, PRESENT.c.node == node)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    async def is_online(self, who: str, node: str, timeout: float) -> bool:
        """Whether an account is connected to any process and does not hide it."""
        return await self._store.transaction(
            lambda connection: bool(_online(connection, [who], node, timeout))
        )

    async def forget_departed(self, node: str, timeout: float) -> None:
        """Delete what dead processes have noted."""

        def work(connection: Connection) -> None:
            alive = or_(PRESENT.c.node == node, is_alive(connection, PRESENT.c.node, timeout))
            connection.execute(delete(PRESENT).where(~alive))

        await self._store.transaction(work)

    async def hides(self, who: str) -> bool:
        """Whether an account hides that it is online."""
        query = select(ACCOUNTS.c.hidden).where(ACCOUNTS.c.who == who)
        return bool(await self._store.transaction(lambda connection: connection.scalar(query)))

    async def hide(self, who: str, *, hidden: bool) -> None:
        """Hide that an account is online, or show it again."""
        statement = update(ACCOUNTS).where(ACCOUNTS.c.who == who).values(hidden=hidden)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    # --- challenges ---------------------------------------------------------------------------------------

    async def challenge(self, challenge: Challenge, most: int) -> bool | None:
        """Store a challenge, which replaces one to the same person.

        Return None if there is no such account, False if there are too many. Raise ValueError if one has
        blocked the other.
        """

        def work(connection: Connection) -> bool | None:
            if connection.scalar(select(ACCOUNTS.c.who).where(ACCOUNTS.c.who == challenge.other)) is None:
                return None
            if _blocked(connection, challenge.who, challenge.other):
                raise ValueError
            mine = CHALLENGES.c.who == challenge.who
            connection.execute(delete(CHALLENGES).where(mine, CHALLENGES.c.other == challenge.other))
            count = select(func.count()).select_from(CHALLENGES).where(mine, CHALLENGES.c.table_id.is_(None))
            if int(connection.scalar(count) or 0) >= most:
                return False
            terms = json.dumps(dict(challenge.settings), separators=(",", ":"))
            connection.execute(
                insert(CHALLENGES).values(
                    id=challenge.id, who=challenge.who, other=challenge.other, terms=terms, at=challenge.at
                )
            )
            return True

        return await self._store.transaction(work)

    async def challenges(self, who: str) -> list[Challenge]:
        """Return the open challenges by somebody and to somebody, the most recent first."""
        return await self._challenges(or_(CHALLENGES.c.who == who, CHALLENGES.c.other == who))

    async def find_challenge(self, which: str) -> Challenge | None:
        """Return an open challenge."""
        return next(iter(await self._challenges(CHALLENGES.c.id == which)), None)

    async def _challenges(self, which: ColumnElement[bool]) -> list[Challenge]:
        theirs = GUESTS.alias("theirs")
        query = (
            select(CHALLENGES, GUESTS.c.name, theirs.c.name.label("other_name"))
            .join(GUESTS, GUESTS.c.id == CHALLENGES.c.who)
            .join(theirs, theirs.c.id == CHALLENGES.c.other)
            .where(which, CHALLENGES.c.table_id.is_(None))
            .order_by(CHALLENGES.c.at.desc(), CHALLENGES.c.id)
        )
        return await self._store.transaction(
            lambda connection: [_challenge(row) for row in connection.execute(query)]
        )

    async def accept(self, challenge: Challenge, make: MakeTable) -> str | None:
        """Accept a challenge: return its table, the same if it was accepted before; None if it is gone."""
        here = CHALLENGES.c.id == challenge.id

        def work(connection: Connection) -> str | None:
            query = select(CHALLENGES.c.id, CHALLENGES.c.table_id).where(here).with_for_update()
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            if row.table_id is not None:
                return str(row.table_id)
            entries, listing = make(challenge)
            write_table(connection, entries, listing)
            connection.execute(update(CHALLENGES).where(here).values(table_id=listing.id))
            return listing.id

        return await self._store.transaction(work)

    async def accepted(self, which: str, who: str) -> str | None:
        """Return the table of a challenge to somebody that was accepted."""
        query = select(CHALLENGES.c.table_id).where(CHALLENGES.c.id == which, CHALLENGES.c.other == who)
        return await self._store.transaction(lambda connection: connection.scalar(query))

    async def withdraw(self, which: str, who: str) -> bool:
        """Delete an open challenge by somebody or to somebody; return whether there was one."""
        statement = delete(CHALLENGES).where(
            CHALLENGES.c.id == which,
            or_(CHALLENGES.c.who == who, CHALLENGES.c.other == who),
            CHALLENGES.c.table_id.is_(None),
        )
        return await self._store.transaction(lambda connection: connection.execute(statement).rowcount > 0)

    async def delete_old_challenges(self, before: float) -> None:
        """Delete the challenges from before a time."""
        statement = delete(CHALLENGES).where(CHALLENGES.c.at < before)
        await self._store.transaction(lambda connection: connection.execute(statement).rowcount)

    # --- opponents ----------------------------------------------------------------------------------------

    async def recent_opponents(self, who: str, limit: int) -> list[RecentOpponent]:
        """Return the accounts that somebody has played with last, without those that are blocked."""
        own, other = RESULTS.alias("own"), RESULTS.alias("other")
        blocked = exists().where(
            BLOCKS.c.kind == "block",
            or_(
                (BLOCKS.c.who == who) & (BLOCKS.c.other == other.c.who),
                (BLOCKS.c.who == other.c.who) & (BLOCKS.c.other == who),
            ),
        )
        query = (
            select(other.c.who, FINISHED.c.game, FINISHED.c.ended_at, GUESTS.c.name)
            .add_columns(own.c.place, other.c.place.label("their_place"))
            .select_from(FINISHED)
            .join(own, own.c.table_id == FINISHED.c.table_id)
            .join(other, other.c.table_id == FINISHED.c.table_id)
            .join(GUESTS, GUESTS.c.id == other.c.who)
            .where(own.c.who == who, other.c.who != who, other.c.mark == "account", ~blocked)
            .order_by(FINISHED.c.ended_at.desc())
        )

        def work(connection: Connection) -> list[RecentOpponent]:
            met: dict[str, list[Any]] = {}
            for row in connection.execute(query):
                if row.who in met or len(met) < limit:
                    met.setdefault(row.who, []).append(row)
            return [_recent(rows) for rows in met.values()]

        return await self._store.transaction(work)


def _other(who: str) -> ColumnElement[str]:
    return case((FRIENDS.c.who == who, FRIENDS.c.other), else_=FRIENDS.c.who)


def _between(table: Any, one: str, other: str) -> ColumnElement[bool]:
    return or_(
        (table.c.who == one) & (table.c.other == other), (table.c.who == other) & (table.c.other == one)
    )


def _relation(row: Any, who: str) -> Relation:
    if row.accepted:
        return "friends"
    return "asked" if row.who == who else "asks"


def _blocked(connection: Connection, one: str, other: str) -> bool:
    query = select(BLOCKS.c.who).where(BLOCKS.c.kind == "block", _between(BLOCKS, one, other)).limit(1)
    return connection.scalar(query) is not None


def _online(connection: Connection, people: Collection[str], node: str, timeout: float) -> set[str]:
    """Return those of these accounts that are connected to a process that is alive, and do not hide it."""
    query = (
        select(PRESENT.c.who)
        .join(ACCOUNTS, ACCOUNTS.c.who == PRESENT.c.who)
        .where(
            PRESENT.c.who.in_(list(people)),
            ~ACCOUNTS.c.hidden,
            or_(PRESENT.c.node == node, is_alive(connection, PRESENT.c.node, timeout)),
        )
    )
    return set(connection.scalars(query))


def _challenge(row: Any) -> Challenge:
    return Challenge(row.id, row.who, row.name, row.other, row.other_name, json.loads(row.terms), row.at)


def _recent(rows: Sequence[Any]) -> RecentOpponent:
    last = rows[0]
    placed = [(row.place, row.their_place) for row in rows if None not in (row.place, row.their_place)]
    return RecentOpponent(
        last.who,
        last.name,
        last.game,
        last.ended_at,
        len(rows),
        sum(mine < theirs for mine, theirs in placed),
        sum(mine > theirs for mine, theirs in placed),
    )
