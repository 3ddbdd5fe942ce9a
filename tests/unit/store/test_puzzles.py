"""Ratings of puzzles: moved by first attempts, once for each person."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from sqlalchemy import func, select

from atoll.store import Guest, PuzzleStore
from atoll.store.erasure import erase
from atoll.store.schema import PUZZLE_ATTEMPTS, PUZZLE_SOLVERS
from finished_games import Opened
from serving import in_loop

ONE, OTHER = "talat-000000000001", "talat-000000000002"


@in_loop
async def test_a_rating_falls_when_it_is_solved_and_rises_when_it_is_not(opened: Opened) -> None:
    async with opened() as store:
        puzzles = PuzzleStore(store)
        assert await puzzles.ratings() == {}
        assert await puzzles.note("anna", ONE, 1000, score=1.0, at=10.0, daily=100)
        assert await puzzles.note("anna", OTHER, 1000, score=0.0, at=11.0, daily=100)
        found = await puzzles.ratings()
        assert found[ONE] == 980
        assert found[OTHER] > 1000


@in_loop
async def test_only_the_first_attempt_counts(opened: Opened) -> None:
    async with opened() as store:
        puzzles = PuzzleStore(store)
        notes = [puzzles.note("anna", ONE, 1000, score=0.0, at=10.0, daily=100) for _ in range(4)]
        assert sorted(await asyncio.gather(*notes)) == [False, False, False, True]
        assert await puzzles.ratings() == {ONE: 1020}
        assert await puzzles.note("ben", ONE, 1000, score=1.0, at=12.0, daily=100)


@in_loop
async def test_after_help_nothing_counts(opened: Opened) -> None:
    async with opened() as store:
        puzzles = PuzzleStore(store)
        assert not await puzzles.note("anna", ONE, 1000, score=None, at=10.0, daily=100)
        assert not await puzzles.note("anna", ONE, 1000, score=1.0, at=11.0, daily=100)
        assert await puzzles.ratings() == {}


@in_loop
async def test_a_day_has_only_so_many(opened: Opened) -> None:
    async with opened() as store:
        puzzles = PuzzleStore(store)
        assert await puzzles.note("anna", ONE, 1000, score=1.0, at=10.0, daily=1)
        assert not await puzzles.note("anna", OTHER, 1000, score=1.0, at=20.0, daily=1)
        assert await puzzles.note("anna", "talat-000000000003", 1000, score=1.0, at=90_000.0, daily=1)


@in_loop
async def test_a_crowd_moves_it_less_and_less_and_not_for_ever(opened: Opened) -> None:
    async with opened() as store:
        puzzles = PuzzleStore(store)
        seen = [1000.0]
        for number in range(40):
            await puzzles.note(f"p{number}", ONE, 1000, score=0.0, at=float(number), daily=100)
            seen.append((await puzzles.ratings())[ONE])
        steps = [later - earlier for earlier, later in pairwise(seen)]
        assert steps == sorted(steps, reverse=True)
        assert 1000 < seen[-1] <= 1600


@in_loop
async def test_who_is_erased_leaves_no_attempts(opened: Opened) -> None:
    async with opened() as store:
        await store.save_guest(Guest("anna", "Anna", 1.0))
        await store.save_guest(Guest("ben", "Ben", 1.0))
        puzzles = PuzzleStore(store)
        for who in ("anna", "ben"):
            await puzzles.note(who, ONE, 1000, score=0.0, at=10.0, daily=100)
        await erase(store, "anna", {})
        await store.delete_guests(2.0)
        for table in (PUZZLE_ATTEMPTS, PUZZLE_SOLVERS):
            query = select(func.count()).select_from(table)
            assert await store.transaction(lambda connection, query=query: connection.scalar(query)) == 0
        assert ONE in await puzzles.ratings()
