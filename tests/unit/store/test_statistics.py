"""What games that are over tell, and to whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from atoll.ratings import PROVISIONAL_GAMES
from atoll.store import Guest, ResultStore, Store
from finished_games import RATED, Opened, accounts, end, game, guest, level, person
from serving import in_loop


@in_loop
async def test_the_best_are_those_who_have_played_enough(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben", "cleo", "dora")
        for number in range(PROVISIONAL_GAMES):
            await end(store, f"t{number}", game(person("anna", 2), person("ben", 1), at=200.0 + number))
        await end(store, "short", game(person("cleo", 1), person("dora", 2)))
        best = await ResultStore(store).ranking("talat", 10)
        assert [one.id for one in best] == ["ben", "anna"]
        assert [one.id for one in await ResultStore(store).ranking("talat", 1)] == ["ben"]


async def some_games(store: Store) -> None:
    """Anna: two rated ones, a casual one at a public table, and one at a private table."""
    await accounts(store, "anna", "ben")
    await store.save_guest(Guest("gus", "Gus", 1.0))
    public = replace(RATED, rated=False, public=True, game="taluva", options={"ships": True}, reason="tiles")
    private = replace(RATED, rated=False)
    await end(store, "r1", game(person("anna", 1), person("ben", 2), at=200.0))
    await end(store, "r2", game(person("anna", 2), person("ben", 1), at=210.0, like=replace(RATED, moves=40)))
    await end(
        store, "pub", game(person("anna", 1), level("greedy", 2), guest("gus", 2), at=220.0, like=public)
    )
    await end(store, "priv", game(person("anna", 2), guest("gus", 1), at=230.0, like=private))


@in_loop
async def test_others_see_what_was_public_or_rated(opened: Opened) -> None:
    async with opened() as store:
        await some_games(store)
        results = ResultStore(store)
        mine = await results.games("anna", all_games=True, game=None, before=None, limit=10)
        assert [one.table for one in mine] == ["priv", "pub", "r2", "r1"]
        assert [one.change is not None for one in mine] == [False, False, True, True]
        theirs = await results.games("anna", all_games=False, game=None, before=None, limit=10)
        assert [one.table for one in theirs] == ["pub", "r2", "r1"]
        page = await results.games("anna", all_games=True, game=None, before=220.0, limit=1)
        assert [one.table for one in page] == ["r2"]
        assert [one.game.moves for one in page] == [40]
        only = await results.games("anna", all_games=True, game="taluva", before=None, limit=10)
        assert [(one.table, one.game.options) for one in only] == [("pub", {"ships": True})]
        assert [
            one.seat for one in await results.games("ben", all_games=True, game=None, before=None, limit=9)
        ] == [1, 1]

        tallies = await results.tallies("anna", all_games=False)
        assert [(one.game, one.players, one.rated, one.games, one.firsts, one.place) for one in tallies] == [
            ("talat", 2, True, 2, 1, 1.5),
            ("taluva", 3, False, 1, 1, 1.0),
        ]
        assert sum(one.games for one in await results.tallies("anna", all_games=True)) == 4


@in_loop
async def test_opponents_are_accounts_and_levels_and_guests_together(opened: Opened) -> None:
    async with opened() as store:
        await some_games(store)
        results = ResultStore(store)

        async def against(*, all_games: bool) -> set[tuple[object, ...]]:
            found = await results.head_to_head("anna", all_games=all_games, limit=10)
            return {
                (one.game, one.who, one.name, one.mark, one.before, one.behind, one.shared) for one in found
            }

        public = {
            ("talat", "ben", "Ben", "account", 1, 1, 0),
            ("taluva", None, "greedy", "level", 1, 0, 0),
            ("taluva", None, "", "guest", 1, 0, 0),
        }
        assert await against(all_games=False) == public
        assert await against(all_games=True) == public | {("talat", None, "", "guest", 0, 1, 0)}
        shared_ = game(person("anna", 1), person("ben", 1), at=300.0)
        await end(store, "tie", shared_)
        assert ("talat", "ben", "Ben", "account", 1, 1, 1) in await against(all_games=False)


@in_loop
async def test_statistics_are_of_all_games_that_were_played_to_an_end(opened: Opened) -> None:
    async with opened() as store:
        await some_games(store)
        await end(
            store, "no", game(guest("gus", None), level("greedy", None), like=replace(RATED, how="aborted"))
        )
        (talat,) = await ResultStore(store).statistics("talat")
        assert (talat.players, talat.options, talat.games) == (2, {}, 3)
        assert talat.moves == {30: 2, 40: 1}
        assert talat.endings == {("result", "no-moves"): 3}
        assert talat.seconds == pytest.approx((100 + 110 + 130) / 3)
        assert [(one.seat, one.games, one.firsts) for one in talat.seats] == [(0, 3, 1), (1, 3, 2)]
        assert talat.seats[0].place == pytest.approx(5 / 3)
        assert await ResultStore(store).statistics("titicaca") == []


@in_loop
async def test_guests_are_nobody_once_their_table_is_gone(opened: Opened) -> None:
    async with opened() as store:
        await some_games(store)
        assert await store.idle_tables("over", 1000.0, 10) == [], "an account's games are kept"
        assert sorted(await store.idle_tables("over", 1000.0, 10, of_accounts=True)) == [
            "priv",
            "pub",
            "r1",
            "r2",
        ]
        assert await store.count_tables() == 0
        await store.delete_tables(["pub", "priv"])
        found = await ResultStore(store).games("anna", all_games=True, game=None, before=None, limit=10)
        assert [seat.who for one in found[:2] for seat in one.game.seats] == [
            "anna",
            None,
            "anna",
            None,
            None,
        ]
        assert "Gus" not in str(found)
        assert await store.delete_guests(before=1e9) == 1, "accounts stay"


@in_loop
async def test_an_opponent_suits_whoever_has_played_against_bots(opened: Opened) -> None:
    casual = replace(RATED, rated=False)
    async with opened() as store:
        await store.save_guest(Guest("gus", "Gus", 1.0))
        results = ResultStore(store)
        assert await results.suited_level("gus", "talat") == 2, "where everybody begins"
        for number in range(4):
            won = game(guest("gus", 1), level("level-2", 2), at=200.0 + number, like=casual)
            await end(store, f"won{number}", won)
        assert await results.suited_level("gus", "talat") == 3
        assert await results.suited_level("gus", "taluva") == 2, "each game has its own"
        for number in range(8):
            lost = game(level("adaptive-1", 1), guest("gus", 2), at=300.0 + number, like=casual)
            await end(store, f"lost{number}", lost)
        assert await results.suited_level("gus", "talat") == 1
        for number in range(9):
            people = game(guest("gus", 1), person("anna", 2), at=400.0 + number, like=casual)
            await end(store, f"people{number}", people)
        assert await results.suited_level("gus", "talat") == 1, "only games against bots alone count"
