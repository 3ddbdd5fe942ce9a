"""The logs of tournaments, and the lists that are computed from them in the same transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from atoll.core import Json
from atoll.store.interface import Conflict, Store
from atoll.store.schema import (
    ACCOUNTS,
    GUESTS,
    LISTINGS,
    RATINGS,
    TOURNAMENT_EVENTS,
    TOURNAMENT_PEOPLE,
    TOURNAMENTS,
)
from atoll.table import LogEntry, TableEvent


@dataclass(frozen=True)
class TournamentListing:
    """A tournament as lists need it, computed from its log."""

    id: str
    life: str
    public: bool
    organiser: str
    summary: Mapping[str, Json]
    people: frozenset[str]
    touched_at: float


@dataclass(frozen=True)
class TableOutcome:
    """Whether a table's game is over, and the places, if there are any."""

    over: bool
    places: list[int] | None


class TournamentStore:
    """The tournaments in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def append(self, tournament: str, entries: Sequence[LogEntry], listing: TournamentListing) -> None:
        """Append entries to a tournament's log, all or none. Raise Conflict if a number is taken."""
        rows = [
            {
                "tournament_id": tournament,
                "seq": entry.seq,
                "at": entry.at,
                "event": orjson.dumps(entry.event.to_json()).decode(),
            }
            for entry in entries
        ]
        values = {
            "life": listing.life,
            "public": listing.public,
            "organiser": listing.organiser,
            "summary": orjson.dumps(listing.summary).decode(),
            "touched_at": listing.touched_at,
        }

        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(TOURNAMENT_EVENTS), rows)
            except IntegrityError as error:
                raise Conflict(tournament) from error
            if entries[0].seq == 1:
                first = {"id": tournament, "created_at": listing.touched_at, **values}
                connection.execute(insert(TOURNAMENTS), first)
            else:
                connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(values))
            people = TOURNAMENT_PEOPLE.c.tournament_id == tournament
            connection.execute(delete(TOURNAMENT_PEOPLE).where(people))
            if listing.people:
                named = [{"tournament_id": tournament, "who": who} for who in sorted(listing.people)]
                connection.execute(insert(TOURNAMENT_PEOPLE), named)

        await self._store.transaction(work)

    async def read(self, tournament: str) -> list[LogEntry]:
        """Return a tournament's log; nothing if there is no such tournament."""
        query = select(TOURNAMENT_EVENTS).where(TOURNAMENT_EVENTS.c.tournament_id == tournament)
        query = query.order_by(TOURNAMENT_EVENTS.c.seq)
        return await self._store.transaction(
            lambda connection: [
                LogEntry(row.seq, row.at, TableEvent.from_json(orjson.loads(row.event)))
                for row in connection.execute(query)
            ]
        )

    async def listed(self, life: str, limit: int) -> list[dict[str, Any]]:
        """Return the public tournaments that are open, playing or over, the most recent first."""
        return await self._summaries(
            select(TOURNAMENTS)
            .where(TOURNAMENTS.c.public, TOURNAMENTS.c.life == life)
            .order_by(TOURNAMENTS.c.touched_at.desc())
            .limit(limit)
        )

    async def of_person(self, who: str, limit: int) -> list[dict[str, Any]]:
        """Return the tournaments that somebody organises or takes part in, the most recent first."""
        part = select(TOURNAMENT_PEOPLE.c.tournament_id).where(TOURNAMENT_PEOPLE.c.who == who)
        return await self._summaries(
            select(TOURNAMENTS)
            .where((TOURNAMENTS.c.organiser == who) | TOURNAMENTS.c.id.in_(part))
            .order_by(TOURNAMENTS.c.touched_at.desc())
            .limit(limit)
        )

    async def _summaries(self, query: Any) -> list[dict[str, Any]]:
        return await self._store.transaction(
            lambda connection: [
                {**orjson.loads(row.summary), "organiser": row.organiser, "created_at": row.created_at}
                for row in connection.execute(query)
            ]
        )

    async def playing(self) -> list[str]:
        """Return the ids of the tournaments that are being played."""
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.life == "playing").order_by(TOURNAMENTS.c.id)
        return await self._store.transaction(lambda connection: list(connection.scalars(query)))

    async def count(self, organiser: str | None = None) -> int:
        """Return how many tournaments are not over, in all or of one organiser."""
        query = select(func.count()).select_from(TOURNAMENTS).where(TOURNAMENTS.c.life != "over")
        if organiser is not None:
            query = query.where(TOURNAMENTS.c.organiser == organiser)
        return await self._store.transaction(lambda connection: int(connection.scalar(query) or 0))

    async def delete_idle(self, life: str, before: float) -> None:
        """Delete tournaments that are open, playing or over, without an event since a time."""

        def work(connection: Connection) -> None:
            query = select(TOURNAMENTS.c.id).where(
                TOURNAMENTS.c.life == life, TOURNAMENTS.c.touched_at < before
            )
            _delete(connection, list(connection.scalars(query)))

        await self._store.transaction(work)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return the names of the accounts among these people."""
        query = select(GUESTS.c.id, GUESTS.c.name).join(ACCOUNTS, ACCOUNTS.c.who == GUESTS.c.id)
        query = query.where(GUESTS.c.id.in_(list(people)))
        return await self._store.transaction(
            lambda connection: {row.id: row.name for row in connection.execute(query)}
        )

    async def ratings(self, game: str, people: Collection[str]) -> dict[str, float]:
        """Return the ratings in a game of those of these people who have one."""
        query = select(RATINGS.c.who, RATINGS.c.mean).where(RATINGS.c.game == game)
        query = query.where(RATINGS.c.who.in_(list(people)))
        return await self._store.transaction(
            lambda connection: {row.who: row.mean for row in connection.execute(query)}
        )

    async def outcomes(self, tables: Collection[str]) -> dict[str, TableOutcome]:
        """Return what became of tables; those that do not exist are missing."""
        query = select(LISTINGS.c.table_id, LISTINGS.c.life, LISTINGS.c.summary)
        query = query.where(LISTINGS.c.table_id.in_(list(tables)))

        def work(connection: Connection) -> dict[str, TableOutcome]:
            found = {}
            for row in connection.execute(query):
                ending = orjson.loads(row.summary)["ending"] or {}
                found[row.table_id] = TableOutcome(row.life == "over", ending.get("places"))
            return found

        return await self._store.transaction(work)


def erase_from_tournaments(connection: Connection, who: str, now: str) -> None:
    """Replace a person by an id that is nobody's in all tournaments; in the caller's transaction."""
    part = select(TOURNAMENT_PEOPLE.c.tournament_id).where(TOURNAMENT_PEOPLE.c.who == who)
    mine = select(TOURNAMENTS.c.id).where((TOURNAMENTS.c.organiser == who) | TOURNAMENTS.c.id.in_(part))
    mentions = TOURNAMENT_EVENTS.c.event.contains(f'"{who}"', autoescape=True)
    for row in connection.execute(
        select(TOURNAMENT_EVENTS).where(TOURNAMENT_EVENTS.c.tournament_id.in_(mine), mentions)
    ).all():
        which = TOURNAMENT_EVENTS.c.tournament_id == row.tournament_id, TOURNAMENT_EVENTS.c.seq == row.seq
        text = row.event.replace(f'"{who}"', f'"{now}"')
        connection.execute(update(TOURNAMENT_EVENTS).where(*which).values(event=text))
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.organiser == who).values(organiser=now))
    connection.execute(delete(TOURNAMENT_PEOPLE).where(TOURNAMENT_PEOPLE.c.who == who))


def _delete(connection: Connection, tournaments: Collection[str]) -> None:
    names = list(tournaments)
    for column in (TOURNAMENT_EVENTS.c.tournament_id, TOURNAMENT_PEOPLE.c.tournament_id, TOURNAMENTS.c.id):
        connection.execute(delete(column.table).where(column.in_(names)))
