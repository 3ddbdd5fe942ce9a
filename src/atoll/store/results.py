"""Saves finished games, and updates ratings.

This happens in the transaction that ends a game's log, so each game counts exactly once, whichever process
ends it and whenever one dies. ``atoll.store.statistics`` reads what is written here.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import cast

from sqlalchemy import Connection, insert, select, update

from atoll.ratings import Rating, rate
from atoll.store.dialect import insert_missing
from atoll.store.interface import FinishedGame, FinishedSeat, HowEnded
from atoll.store.schema import FINISHED, RATING_CHANGES, RATINGS, RESULTS
from atoll.table import Header, LogEntry, Table


def finished_game(table: Table, after: Header, entries: Sequence[LogEntry]) -> FinishedGame | None:
    """Return what to store of the game if these entries end it, else None.

    A game that branches off another is an exercise: nothing of it is stored.
    """
    last = entries[-1]
    if last.event.kind != "ended" or table.live_game is None or table.settings.origin is not None:
        return None
    places, reason = last.event.data["places"], last.event.data["reason"]
    settings = after.settings
    return FinishedGame(
        game=settings.game,
        players=settings.players,
        options=dict(settings.options),
        public=settings.public,
        rated=settings.rated,
        how=cast("HowEnded", last.event.data["how"]),
        reason=None if reason is None else str(reason),
        moves=len(table.live_game.moves) + sum(entry.event.kind == "moved" for entry in entries),
        started_at=table.started_at,
        ended_at=last.at,
        seats=tuple(
            FinishedSeat(
                who=seat.who,
                name=seat.name,
                mark=seat.mark if seat.kind == "person" else "level",
                level=seat.bot_level if seat.kind == "bot" else None,
                place=cast("int", places[number]) if isinstance(places, list) else None,
            )
            for number, seat in enumerate(after.seats)
        ),
    )


def save_finished_game(connection: Connection, table: str, game: FinishedGame) -> None:
    """Save a finished game, and update ratings if it is rated; in the caller's transaction."""
    connection.execute(
        insert(FINISHED).values(
            table_id=table,
            game=game.game,
            players=game.players,
            options=json.dumps(game.options, separators=(",", ":"), sort_keys=True),
            public=game.public,
            rated=game.rated,
            how=game.how,
            reason=game.reason,
            moves=game.moves,
            started_at=game.started_at,
            ended_at=game.ended_at,
        )
    )
    rows = [
        {
            "table_id": table,
            "seat": number,
            "who": seat.who,
            "name": seat.name,
            "mark": seat.mark,
            "level": seat.level,
            "place": seat.place,
        }
        for number, seat in enumerate(game.seats)
    ]
    connection.execute(insert(RESULTS), rows)
    if game.rated and game.seats[0].place is not None:
        _update_ratings(connection, table, game)


def _update_ratings(connection: Connection, table: str, game: FinishedGame) -> None:
    """Update the players' ratings. Rows are locked in one order, so that concurrent games cannot deadlock."""
    accounts = sorted(seat.who for seat in game.seats if seat.mark == "account" and seat.who is not None)
    fresh = Rating()
    for who in accounts:
        row = {"mean": fresh.mean, "spread": fresh.spread, "games": 0, "at": game.ended_at}
        connection.execute(insert_missing(connection, RATINGS, {"who": who, "game": game.game}, row))
    query = select(RATINGS).where(RATINGS.c.game == game.game, RATINGS.c.who.in_(accounts))
    query = query.order_by(RATINGS.c.who).with_for_update()
    before = {row.who: Rating(row.mean, row.spread, row.games) for row in connection.execute(query)}
    # A player whose account was deleted still has a place, and counts as an unrated opponent.
    ratings = [before.get(seat.who or "", fresh) for seat in game.seats]
    places = [seat.place for seat in game.seats if seat.place is not None]
    for seat, old, new in zip(game.seats, ratings, rate(ratings, places), strict=True):
        if seat.who not in before:
            continue
        now = {"mean": new.mean, "spread": new.spread, "games": new.games, "at": game.ended_at}
        which = (RATINGS.c.who == seat.who, RATINGS.c.game == game.game)
        connection.execute(update(RATINGS).where(*which).values(now))
        connection.execute(
            insert(RATING_CHANGES).values(
                table_id=table,
                who=seat.who,
                game=game.game,
                place=seat.place,
                change=new.mean - old.mean,
                **now,
            )
        )
