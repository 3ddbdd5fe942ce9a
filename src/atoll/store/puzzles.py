"""Ratings of puzzles, which move with the first attempts of those who solve them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select, update

from atoll.ratings.puzzles import FIRST_RATING, clamp, rate_attempt
from atoll.store.dialect import insert_missing
from atoll.store.interface import Store
from atoll.store.schema import PUZZLE_ATTEMPTS, PUZZLE_RATINGS, PUZZLE_SOLVERS

DAY: Final = 86400.0


class PuzzleStore:
    """What is known of puzzles and their solvers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ratings(self) -> dict[str, float]:
        """Return the ratings of the puzzles that somebody has attempted."""
        query = select(PUZZLE_RATINGS.c.puzzle, PUZZLE_RATINGS.c.rating)
        return await self._store.transaction(
            lambda connection: {row.puzzle: row.rating for row in connection.execute(query)}
        )

    async def solver_rating(self, who: str) -> float:
        """Return a solver's rating; the one that everybody begins with before the first attempt."""
        query = select(PUZZLE_SOLVERS.c.rating).where(PUZZLE_SOLVERS.c.who == who)
        found = await self._store.transaction(lambda connection: connection.scalar(query))
        return FIRST_RATING if found is None else float(found)

    async def note(
        self, who: str, puzzle: str, first: float, *, score: float | None, at: float, daily: int
    ) -> bool:
        """Note how a person fared, if it is their first attempt; return whether ratings moved.

        ``first`` is the rating of a puzzle that nobody has attempted. A score of None takes the attempt
        without counting it, and so does an attempt beyond ``daily`` within 24 hours.
        """
        key = {"who": who, "puzzle": puzzle}
        recent = select(func.count()).select_from(PUZZLE_ATTEMPTS)
        recent = recent.where(
            PUZZLE_ATTEMPTS.c.who == who,
            PUZZLE_ATTEMPTS.c.score.is_not(None),
            PUZZLE_ATTEMPTS.c.at > at - DAY,
        )

        def work(connection: Connection) -> bool:
            counts = score is not None and connection.scalars(recent).one() < daily
            row = {"score": score if counts else None, "at": at}
            # The key decides between processes: only one of them inserts the row and goes on.
            insert = insert_missing(connection, PUZZLE_ATTEMPTS, key, row)
            if connection.execute(insert.returning(PUZZLE_ATTEMPTS.c.who)).first() is None:
                return False
            if counts:
                _rate(connection, who, puzzle, first, score or 0.0)
            return counts

        return await self._store.transaction(work)


def _rate(connection: Connection, who: str, puzzle: str, first: float, score: float) -> None:
    """Move both ratings. The solver's row is locked first, always, so that nobody waits in a circle."""
    fresh = {"rating": FIRST_RATING, "attempts": 0}
    connection.execute(insert_missing(connection, PUZZLE_SOLVERS, {"who": who}, fresh))
    solver = connection.execute(
        select(PUZZLE_SOLVERS).where(PUZZLE_SOLVERS.c.who == who).with_for_update()
    ).one()
    fresh = {"rating": first, "attempts": 0}
    connection.execute(insert_missing(connection, PUZZLE_RATINGS, {"puzzle": puzzle}, fresh))
    one = connection.execute(
        select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == puzzle).with_for_update()
    ).one()
    theirs, its = rate_attempt(solver.rating, solver.attempts, one.rating, one.attempts, score)
    connection.execute(
        update(PUZZLE_SOLVERS)
        .where(PUZZLE_SOLVERS.c.who == who)
        .values(rating=theirs, attempts=solver.attempts + 1)
    )
    connection.execute(
        update(PUZZLE_RATINGS)
        .where(PUZZLE_RATINGS.c.puzzle == puzzle)
        .values(rating=clamp(its, first), attempts=one.attempts + 1)
    )
