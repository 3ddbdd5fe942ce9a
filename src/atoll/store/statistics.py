"""Statistics of finished games: of one person, of a rating, of all games together."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, Select, case, func, or_, select

from atoll.core import Json
from atoll.ratings import PROVISIONAL_GAMES, Rating
from atoll.ratings.adaptive import Outcome, suited_level
from atoll.store.interface import FinishedGame, FinishedSeat, HowEnded, Store
from atoll.store.schema import ACCOUNTS, BOTS, FINISHED, GUESTS, RATING_CHANGES, RATINGS, RESULTS
from atoll.table.people import ADAPTIVE, PLAIN_BOT, is_adaptive


@dataclass(frozen=True)
class PersonInfo:
    """A person as a profile shows them."""

    id: str
    name: str
    mark: Literal["guest", "account", "bot"]
    since: float | None
    owner: str | None
    """The account that sent a bot."""
    owner_name: str | None


@dataclass(frozen=True)
class CurrentRating:
    """A rating as it is now."""

    game: str
    rating: Rating
    at: float


@dataclass(frozen=True)
class RankedPlayer:
    """One line of a ranking."""

    id: str
    name: str
    rating: Rating


@dataclass(frozen=True)
class RatingPoint:
    """A rating after one game."""

    at: float
    rating: Rating
    change: float
    place: int


@dataclass(frozen=True)
class ResultTally:
    """A person's results in games of one kind."""

    game: str
    players: int
    options: Mapping[str, Json]
    rated: bool
    games: int
    firsts: int
    place: float
    """The mean place."""


@dataclass(frozen=True)
class HeadToHead:
    """A person's results against an opponent: ahead, behind, or on the same place."""

    game: str
    who: str | None
    name: str
    mark: Literal["guest", "account", "bot", "level", "gone"]
    games: int
    before: int
    behind: int
    shared: int


@dataclass(frozen=True)
class PastGame:
    """A finished game in a person's list."""

    table: str
    game: FinishedGame
    seat: int
    """The person's seat; the first, if there are several."""
    change: float | None
    """How it changed the person's rating; None if it was not rated."""


@dataclass(frozen=True)
class SeatTally:
    """The results of a seat."""

    seat: int
    games: int
    firsts: int
    place: float


@dataclass(frozen=True)
class GameTally:
    """Statistics of all games of one kind."""

    players: int
    options: Mapping[str, Json]
    games: int
    moves: Mapping[int, int]
    """The number of games per length."""
    seconds: float
    """The mean duration."""
    endings: Mapping[tuple[HowEnded, str | None], int]
    """The number of games per ending: how, and by which rule."""
    seats: Sequence[SeatTally]


MOST_KINDS: Final = 100
"""How many kinds of results two people can have against each other; more than there are games."""

MOST_SEATS: Final = 200
"""How many seats of opponents a person's strength is estimated from at most."""


class ResultStore:
    """Queries about the finished games in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find_person(self, who: str) -> PersonInfo | None:
        """Return a person; None if there is none with this id."""
        query = (
            select(GUESTS.c.name, ACCOUNTS.c.created_at, BOTS.c.owner, BOTS.c.created_at.label("made_at"))
            .outerjoin(ACCOUNTS, ACCOUNTS.c.who == GUESTS.c.id)
            .outerjoin(BOTS, BOTS.c.id == GUESTS.c.id)
            .where(GUESTS.c.id == who)
        )

        def work(connection: Connection) -> PersonInfo | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            if row.owner is not None:
                owner = connection.scalar(select(GUESTS.c.name).where(GUESTS.c.id == row.owner))
                return PersonInfo(who, row.name, "bot", row.made_at, row.owner, owner)
            mark: Literal["guest", "account"] = "guest" if row.created_at is None else "account"
            return PersonInfo(who, row.name, mark, row.created_at, None, None)

        return await self._store.transaction(work)

    async def ratings(self, who: str) -> list[CurrentRating]:
        """Return a person's ratings, one per game."""
        query = select(RATINGS).where(RATINGS.c.who == who).order_by(RATINGS.c.game)
        return await self._store.transaction(
            lambda connection: [
                CurrentRating(row.game, _rating(row), row.at) for row in connection.execute(query)
            ]
        )

    async def ratings_of(self, people: Sequence[str], game: str) -> dict[str, Rating]:
        """Return the ratings of several people at one game, without those who have none."""
        query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who.in_(people))
        return await self._store.transaction(
            lambda connection: {row.who: _rating(row) for row in connection.execute(query)}
        )

    async def rating(self, who: str, game: str) -> Rating:
        """Return a person's rating at a game; the one that everybody starts with if they have none."""
        return (await self.ratings_of([who], game)).get(who, Rating())

    async def ranking(self, game: str, limit: int) -> list[RankedPlayer]:
        """Return the players whose rating is no longer provisional, the strongest first."""
        query = select(RATINGS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == RATINGS.c.who)
        query = query.where(RATINGS.c.game == game, RATINGS.c.games >= PROVISIONAL_GAMES)
        query = query.order_by(RATINGS.c.mean.desc(), RATINGS.c.who).limit(limit)
        return await self._store.transaction(
            lambda connection: [
                RankedPlayer(row.who, row.name, _rating(row)) for row in connection.execute(query)
            ]
        )

    async def rating_points(self, who: str, game: str, limit: int) -> list[RatingPoint]:
        """Return a person's rating after each of the last ``limit`` games, the oldest first."""
        query = select(RATING_CHANGES).where(RATING_CHANGES.c.who == who, RATING_CHANGES.c.game == game)
        query = query.order_by(RATING_CHANGES.c.at.desc()).limit(limit)

        def work(connection: Connection) -> list[RatingPoint]:
            rows = connection.execute(query).all()
            return [RatingPoint(row.at, _rating(row), row.change, row.place) for row in reversed(rows)]

        return await self._store.transaction(work)

    async def suited_level(self, who: str, game: str) -> int:
        """Return the level of bots against which a person wins about one game in two.

        It follows from their last games against bots alone; nothing is stored.
        """
        own, other = RESULTS.alias("own"), RESULTS.alias("other")
        query = (
            select(own.c.table_id, own.c.place, other.c.level, other.c.place.label("their_place"))
            .select_from(FINISHED)
            .join(own, own.c.table_id == FINISHED.c.table_id)
            .join(other, (other.c.table_id == FINISHED.c.table_id) & (other.c.seat != own.c.seat))
            .where(own.c.who == who, own.c.place.is_not(None), FINISHED.c.game == game)
            .order_by(FINISHED.c.ended_at.desc(), own.c.table_id)
            .limit(MOST_SEATS)
        )

        def work(connection: Connection) -> int:
            games: dict[str, list[Any]] = {}
            for row in connection.execute(query):
                games.setdefault(row.table_id, []).append(row)
            return suited_level(reversed([found for rows in games.values() if (found := _outcome(rows))]))

        return await self._store.transaction(work)

    async def tallies(self, who: str, *, all_games: bool) -> list[ResultTally]:
        """Return a person's results by game, number of players and options."""
        kind = (FINISHED.c.game, FINISHED.c.players, FINISHED.c.options, FINISHED.c.rated)
        query = select(*kind, func.count().label("games"), _count_of_wins(), _mean_place()).join(
            RESULTS, RESULTS.c.table_id == FINISHED.c.table_id
        )
        query = query.where(RESULTS.c.who == who, RESULTS.c.place.is_not(None))
        query = _visible(query, all_games=all_games).group_by(*kind).order_by(*kind)

        def work(connection: Connection) -> list[ResultTally]:
            return [
                ResultTally(
                    row.game,
                    row.players,
                    json.loads(row.options),
                    row.rated,
                    row.games,
                    int(row.firsts),
                    float(row.place),
                )
                for row in connection.execute(query)
            ]

        return await self._store.transaction(work)

    async def head_to_head(
        self, who: str, *, all_games: bool, limit: int, against: str | None = None
    ) -> list[HeadToHead]:
        """Return a person's results against each account, bot and level; all guests count as one opponent.

        ``against`` is one account or bot, if only that is wanted.
        """
        own, other = RESULTS.alias("own"), RESULTS.alias("other")
        # Guests stay private and deleted accounts have no name: both are counted, not named.
        named = case((other.c.mark.in_(("account", "bot")), other.c.who), else_=None)
        level = case((other.c.level.startswith(f"{ADAPTIVE}-"), PLAIN_BOT), else_=other.c.level)
        called = case((other.c.mark == "level", level), else_=None)
        parts = (FINISHED.c.game, named, called, other.c.mark)
        query = (
            select(
                FINISHED.c.game,
                named.label("who"),
                called.label("level"),
                other.c.mark,
                func.count().label("games"),
                func.sum(case((own.c.place < other.c.place, 1), else_=0)).label("before"),
                func.sum(case((own.c.place > other.c.place, 1), else_=0)).label("behind"),
                func.sum(case((own.c.place == other.c.place, 1), else_=0)).label("shared"),
            )
            .select_from(FINISHED)
            .join(own, own.c.table_id == FINISHED.c.table_id)
            .join(other, other.c.table_id == FINISHED.c.table_id)
            .where(own.c.who == who, or_(other.c.who.is_(None), other.c.who != who), own.c.place.is_not(None))
        )
        if against is not None:
            query = query.where(other.c.who == against)
        query = _visible(query, all_games=all_games).group_by(*parts)
        query = query.order_by(func.count().desc(), FINISHED.c.game, other.c.mark, named).limit(limit)

        def work(connection: Connection) -> list[HeadToHead]:
            rows = connection.execute(query).all()
            names = _names(connection, {row.who for row in rows if row.who is not None})
            return [
                HeadToHead(
                    row.game,
                    row.who,
                    row.level or names.get(row.who, ""),
                    row.mark,
                    row.games,
                    int(row.before),
                    int(row.behind),
                    int(row.shared),
                )
                for row in rows
            ]

        return await self._store.transaction(work)

    async def between(self, who: str, other: str) -> list[HeadToHead]:
        """Return a person's results against another, by game, in all games that they played together."""
        found = await self.head_to_head(who, all_games=True, limit=MOST_KINDS, against=other)
        return [one for one in found if one.who == other]

    async def games(
        self, who: str, *, all_games: bool, game: str | None, before: float | None, limit: int
    ) -> list[PastGame]:
        """Return a person's finished games that ended before a time, the most recent first."""
        mine = select(RESULTS.c.table_id).where(RESULTS.c.who == who)
        query = select(FINISHED, RATING_CHANGES.c.change).outerjoin(
            RATING_CHANGES,
            (RATING_CHANGES.c.table_id == FINISHED.c.table_id) & (RATING_CHANGES.c.who == who),
        )
        query = _visible(query.where(FINISHED.c.table_id.in_(mine)), all_games=all_games)
        if game is not None:
            query = query.where(FINISHED.c.game == game)
        if before is not None:
            query = query.where(FINISHED.c.ended_at < before)
        query = query.order_by(FINISHED.c.ended_at.desc()).limit(limit)

        def work(connection: Connection) -> list[PastGame]:
            rows = connection.execute(query).all()
            seats = _seats(connection, [row.table_id for row in rows])
            found = []
            for row in rows:
                sat = seats[row.table_id]
                own = next(number for number, seat in enumerate(sat) if seat.who == who)
                found.append(PastGame(row.table_id, _finished(row, sat), own, row.change))
            return found

        return await self._store.transaction(work)

    async def statistics(self, game: str) -> list[GameTally]:
        """Return statistics of all games that were not aborted, by number of players and options."""
        kind = (FINISHED.c.players, FINISHED.c.options)
        here = FINISHED.c.game == game, FINISHED.c.how != "aborted"
        lengths = select(*kind, FINISHED.c.moves, func.count().label("games")).where(*here)
        endings = select(*kind, FINISHED.c.how, FINISHED.c.reason, func.count().label("games")).where(*here)
        times = select(*kind, func.avg(FINISHED.c.ended_at - FINISHED.c.started_at).label("seconds"))
        seats = select(*kind, RESULTS.c.seat, func.count().label("games"), _count_of_wins(), _mean_place())
        seats = seats.join(RESULTS, RESULTS.c.table_id == FINISHED.c.table_id)

        def work(connection: Connection) -> list[GameTally]:
            by_length = connection.execute(lengths.group_by(*kind, FINISHED.c.moves)).all()
            by_ending = connection.execute(endings.group_by(*kind, FINISHED.c.how, FINISHED.c.reason)).all()
            by_seat = connection.execute(seats.where(*here).group_by(*kind, RESULTS.c.seat)).all()
            mean = connection.execute(times.where(*here).group_by(*kind).order_by(*kind)).all()
            return [
                GameTally(
                    one.players,
                    json.loads(one.options),
                    sum(row.games for row in _with_same_options(by_length, one)),
                    {row.moves: row.games for row in _with_same_options(by_length, one)},
                    float(one.seconds),
                    {(row.how, row.reason): row.games for row in _with_same_options(by_ending, one)},
                    sorted(
                        (
                            SeatTally(row.seat, row.games, int(row.firsts), float(row.place))
                            for row in _with_same_options(by_seat, one)
                        ),
                        key=lambda tally: tally.seat,
                    ),
                )
                for one in mean
            ]

        return await self._store.transaction(work)


def _visible(query: Select[Any], *, all_games: bool) -> Select[Any]:
    """Restrict a query to games that others may see: at public tables, and rated ones."""
    return query if all_games else query.where(or_(FINISHED.c.public, FINISHED.c.rated))


def _count_of_wins() -> ColumnElement[int]:
    return func.sum(case((RESULTS.c.place == 1, 1), else_=0)).label("firsts")


def _mean_place() -> ColumnElement[float]:
    return func.avg(RESULTS.c.place).label("place")


def _with_same_options(rows: Iterable[Any], one: Any) -> list[Any]:
    return [row for row in rows if (row.players, row.options) == (one.players, one.options)]


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.spread, row.games)


def _names(connection: Connection, people: set[str]) -> dict[str, str]:
    query = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(people))
    return {row.id: row.name for row in connection.execute(query)}


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[FinishedSeat]]:
    query = select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.seat)
    found: dict[str, list[FinishedSeat]] = {}
    for row in connection.execute(query):
        adaptive = is_adaptive(row.level)
        # Which level it had is for ``suited_level`` alone: it would tell how strong somebody is.
        level = PLAIN_BOT if adaptive else row.level
        name = PLAIN_BOT if adaptive else row.name
        seat = FinishedSeat(row.who, name, row.mark, level, row.place)
        found.setdefault(row.table_id, []).append(seat)
    return found


def _finished(row: Any, seats: Sequence[FinishedSeat]) -> FinishedGame:
    return FinishedGame(
        row.game,
        row.players,
        json.loads(row.options),
        row.public,
        row.rated,
        row.how,
        row.reason,
        row.moves,
        row.started_at,
        row.ended_at,
        tuple(seats),
    )


def _outcome(opponents: Sequence[Any]) -> Outcome | None:
    """Return what a game says about a person's strength; None unless all opponents were levels."""
    numbers = [re.fullmatch(r"(?:level|adaptive)-(\d+)(?:-[a-z]+)?", row.level or "") for row in opponents]
    if not all(numbers):
        return None
    place = opponents[0].place
    shared = any(row.their_place == place for row in opponents)
    score = 0.0 if place != 1 else 0.5 if shared else 1.0
    return Outcome(fmean(int(found[1]) for found in numbers if found), score)
