"""Games that are over, in each database: written once, counted once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from atoll.ratings import Rating, rate
from atoll.store import Conflict, FinishedSeat, ResultStore
from finished_games import RATED, Opened, accounts, end, game, person
from serving import in_loop


def near(rating: Rating) -> object:
    return pytest.approx((rating.mean, rating.spread, rating.games))


def numbers(rating: Rating) -> tuple[float, float, int]:
    return rating.mean, rating.spread, rating.games


@in_loop
async def test_a_rated_game_counts_once_for_each(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben", "cleo")
        await end(store, "t", game(person("anna", 2), person("ben", 1), person("cleo", 3)))
        with pytest.raises(Conflict):
            await end(store, "t", game(person("anna", 1), person("ben", 2), person("cleo", 3)))
        results = ResultStore(store)
        after = rate([Rating()] * 3, [2, 1, 3])
        for who, rating in zip(("anna", "ben", "cleo"), after, strict=True):
            (found,) = await results.ratings(who)
            assert (found.game, found.at) == ("talat", 160.0)
            assert numbers(found.rating) == near(rating)
        (point,) = await results.rating_points("ben", "talat", 10)
        assert point.change == pytest.approx(after[1].mean - 1500)
        assert point.place == 1
        assert await results.rating_points("ben", "taluva", 10) == []


@in_loop
async def test_what_does_not_count(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben")
        results = ResultStore(store)
        await end(
            store, "casual", game(person("anna", 1), person("ben", 2), like=replace(RATED, rated=False))
        )
        await end(
            store,
            "stopped",
            game(person("anna", None), person("ben", None), like=replace(RATED, how="aborted")),
        )
        assert await results.ratings("anna") == []
        # Whoever is gone was met as an unknown player and has no rating.
        await end(store, "left", game(person("anna", 1), FinishedSeat("x", "", "gone", None, 2)))
        assert [one.rating.games for one in await results.ratings("anna")] == [1]
        assert await results.ratings("x") == []


@in_loop
async def test_games_that_end_at_once_in_two_processes_all_count(opened: Opened) -> None:
    async with opened() as one, opened() as two:
        await accounts(one, "anna", "ben", "cleo")
        pairs = [("anna", "ben"), ("ben", "cleo"), ("cleo", "anna"), ("ben", "anna")]

        async def finish(number: int) -> str:
            """Both processes try to end every game; one of them does."""
            winner, loser = pairs[number % 4]
            store = (one, two)[number // 20 % 2]
            try:
                await end(
                    store,
                    f"t{number % 20}",
                    game(person(winner, 1), person(loser, 2), at=200.0 + number % 20),
                )
            except Conflict:
                return "late"
            return "done"

        ends = await asyncio.gather(*(finish(number) for number in range(40)))
        assert ends.count("done") == 20
        results = ResultStore(one)
        counted = {who: (await results.ratings(who))[0].rating for who in ("anna", "ben", "cleo")}
        assert {who: rating.games for who, rating in counted.items()} == {"anna": 15, "ben": 15, "cleo": 10}
        for who, rating in counted.items():
            points = await results.rating_points(who, "talat", 100)
            assert sorted(point.rating.games for point in points) == list(range(1, rating.games + 1))
            assert 1500 + sum(point.change for point in points) == pytest.approx(rating.mean)
