"""Games that are over, in each database: written once, counted once, told to whom they may be told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from atoll.ratings import PROVISIONAL_GAMES, Rating, rate
from atoll.store import (
    Account,
    AccountStore,
    Conflict,
    Finished,
    FinishedSeat,
    Guest,
    KeptRecord,
    Listing,
    NameTaken,
    PostgresStore,
    ResultStore,
    SqliteStore,
    Store,
)
from atoll.store.forgetting import forget, nobody, rename, traces
from atoll.table import Header, Logged, Person, Seated, TableEvent, Terms, create
from services import shared
from serving import in_loop

Opened = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    url = shared()[0] if request.param == "postgresql" else None

    @asynccontextmanager
    async def opening() -> AsyncIterator[Store]:
        store = SqliteStore(tmp_path / "atoll.sqlite") if url is None else PostgresStore(url)
        try:
            yield store
        finally:
            await store.close()

    return opening


def person(name: str, place: int | None) -> FinishedSeat:
    return FinishedSeat(name, name.title(), "account", None, place)


def level(name: str, place: int | None) -> FinishedSeat:
    return FinishedSeat(None, name, "level", name, place)


def guest(name: str, place: int | None) -> FinishedSeat:
    return FinishedSeat(name, name.title(), "guest", None, place)


RATED = Finished("talat", 2, {}, False, True, "result", "no-moves", 30, 100.0, 160.0, ())


def game(*seats: FinishedSeat, at: float = 160.0, like: Finished = RATED) -> Finished:
    return replace(like, seats=seats, players=len(seats), ended_at=at)


async def end(store: Store, table: str, finished: Finished, seq: int = 1) -> None:
    """Write the entry that ends a game, as a table does."""
    people = frozenset(seat.who for seat in finished.seats if seat.who is not None)
    listing = Listing(table, "over", finished.public, "host", {"id": table}, people, finished.ended_at)
    entry = Logged(seq, finished.ended_at, TableEvent("ended", {"how": finished.how}))
    await store.append(table, [entry], listing, finished)


async def accounts(store: Store, *names: str) -> None:
    for name in names:
        account = Account(name, name.title(), f"hash-{name}", f"code-{name}", 1.0)
        await AccountStore(store).create(account, name, f"session-{name}")


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


@in_loop
async def test_the_best_are_those_who_have_played_enough(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben", "cleo", "dora")
        for number in range(PROVISIONAL_GAMES):
            await end(store, f"t{number}", game(person("anna", 2), person("ben", 1), at=200.0 + number))
        await end(store, "short", game(person("cleo", 1), person("dora", 2)))
        best = await ResultStore(store).best("talat", 10)
        assert [one.id for one in best] == ["ben", "anna"]
        assert [one.id for one in await ResultStore(store).best("talat", 1)] == ["ben"]


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
            found = await results.versus("anna", all_games=all_games, limit=10)
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
        assert await store.idle("over", 1000.0, 10) == [], "an account's games are kept"
        assert sorted(await store.idle("over", 1000.0, 10, of_accounts=True)) == ["priv", "pub", "r1", "r2"]
        assert await store.count() == 0
        await store.remove(["pub", "priv"])
        found = await ResultStore(store).games("anna", all_games=True, game=None, before=None, limit=10)
        assert [seat.who for one in found[:2] for seat in one.game.seats] == [
            "anna",
            None,
            "anna",
            None,
            None,
        ]
        assert "Gus" not in str(found)
        assert await store.forget_guests(before=1e9) == 1, "accounts stay"


# --- names ------------------------------------------------------------------------------------------------


def said(who: str, text: str) -> TableEvent:
    return TableEvent("said", {"who": who, "name": who.title(), "mark": "account", "text": text})


async def talk(store: Store) -> None:
    """Make Anna's table; she and Ben talk there, and somebody keeps a record of it."""
    anna = Person("anna", "Anna", "account")
    made = create(Terms("talat", 2, public=True), anna, [Seated.of(anna), Seated()], "5e" * 32)
    events = [*made, said("anna", "hello"), said("ben", "anna")]
    actors = ("anna", "anna2", "ben")
    entries = [
        Logged(seq, 1.0, event, f"{who}:1") for seq, event, who in zip((1, 2, 3), events, actors, strict=True)
    ]
    header = Header.first("t", entries[0])
    listing = Listing("t", "open", True, "anna", header.summary(), frozenset({"anna"}), 1.0)
    await store.append("t", entries, listing)
    record = {"fair": {"commitment": made[0].data["commitment"]}, "table": {"names": ["Anna", ""]}}
    await store.keep_record(KeptRecord("r", json.dumps(record), 1.0, 1.0, judging_for="anna"), 10)


async def names_in_record(store: Store) -> object:
    kept = await store.kept_record("r")
    assert kept is not None
    return json.loads(kept.document)["table"]["names"], kept.judging_for


@in_loop
async def test_somebody_is_taken_out_of_every_log(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben", "an_a")
        await talk(store)
        assert await traces(store, "anna") == {"t": "open"}
        assert await traces(store, "an_a") == {}, "an id is no pattern"
        gone = nobody()
        await forget(store, "anna", {"t": gone})
        created, hello, other = await store.read("t")
        assert isinstance(created.event.data["seats"], list)
        assert created.event.data["seats"][0] == Seated("person", gone.id, "", mark="gone").to_json()
        assert (created.event.data["host"], created.command) == (gone.id, f"{gone.id}:1")
        assert hello.event.data == {"who": gone.id, "name": "", "mark": "gone", "text": ""}
        assert hello.command == "anna2:1"
        assert other.event.data["name"] == "Ben"
        (listed,) = await store.public(1)
        assert (listed.host, listed.summary["host"]) == (gone.id, gone.id)
        assert await names_in_record(store) == (["", ""], None)
        assert await store.guest("anna") is None
        assert await AccountStore(store).by_name("anna") is None


@in_loop
async def test_a_name_is_taken_out_of_every_log(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben")
        await talk(store)
        await AccountStore(store).report("anna", "ben", "rude", 2.0)
        await end(store, "over", game(person("anna", 1), person("ben", 2)))
        await rename(store, Person("anna", "Flower", "account"), "flower", await traces(store, "anna"))
        created, hello, other = await store.read("t")
        assert "Anna" not in str(created)
        assert await names_in_record(store) == (["Flower", ""], "anna")
        assert hello.event.data == {"who": "anna", "name": "Flower", "mark": "account", "text": "hello"}
        assert other.event.data["text"] == "anna"
        found = await AccountStore(store).by_name("flower")
        assert found is not None
        assert found.name == "Flower"
        assert await AccountStore(store).reports() == []
        games: Sequence[object] = await ResultStore(store).games(
            "ben", all_games=True, game=None, before=None, limit=1
        )
        assert "Flower" in str(games)
        assert "Anna" not in str(games)


@in_loop
async def test_an_error_does_not_tell_what_was_to_be_written(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna")
        with pytest.raises(NameTaken) as problem:
            await accounts(store, "anna")
        assert isinstance(problem.value.__cause__, IntegrityError)
        assert "hash-anna" not in f"{problem.value.__cause__} {Account('a', 'A', 'hash-anna', 'c', 1.0)}"
