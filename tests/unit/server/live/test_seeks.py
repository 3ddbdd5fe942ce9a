"""People look for an opponent: who is paired with whom, who sees whom, and what ends a seek."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from account_helpers import account, bearing, fresh, reason
from atoll.server.live.seeks import Seeks, seek_id
from atoll.store import SeekOutcome, Store
from atoll.store.schema import RATINGS, SEEKS
from serving import Guest, Seat, Server, in_loop, serving, stop_rates

SEEK = {"type": "seek", "game": "talat", "pace": "fast"}


@asynccontextmanager
async def seeker(guest: Guest, **settings: Any) -> AsyncIterator[Seat]:
    """Connect somebody and let them look for an opponent; without settings they only follow the list."""
    async with guest.follow("/people/live") as socket:
        await socket.until("seeks")
        if settings:
            await socket.say(**{**SEEK, **settings})
        yield socket


async def listed(guest: Guest) -> list[str]:
    return [seek["name"] for seek in (await guest.http.get("/seeks")).json()]


async def rate(server: Server, who: str, game: str, mean: float) -> None:
    """Give somebody a rating."""
    store: Store = server.app.state.hub.store
    row = {"who": who, "game": game, "mean": mean, "spread": 100.0, "games": 20, "at": 0.0}
    await store.transaction(lambda connection: connection.execute(RATINGS.insert(), row).rowcount)


@in_loop
async def test_two_guests_are_paired_and_their_game_starts_by_itself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # These clients take no part in the draw, and nobody has to wait whether they do.
    monkeypatch.setattr("atoll.server.live.table.COMMIT_SECONDS", 0)
    anna, ben = await server.guest("Anna"), await server.other.guest("Anna")
    async with seeker(anna, token="a", game="talat", pace="none") as first:
        mine = (await first.until("seeking"))["seek"]
        assert (mine["name"], mine["game"], mine["rated"], mine["rating"]) == ("Anna", "talat", False, None)
        async with seeker(ben, token="b", game="talat", pace="none") as second:
            found, other = await first.until("paired"), await second.until("paired")
            assert found["table"] == other["table"]
            assert found["seek"] == mine["id"]
    table = found["table"]
    made = (await anna.http.get(f"/tables/{table}")).json()
    names = sorted(seat["name"] for seat in made["state"]["seats"])
    assert names == ["Anna", "Anna 2"], "people with the same name are told apart"
    assert (made["table"]["auto_start"], made["table"]["clock"]) == (True, None)
    async with anna.live(table) as one:
        await one.receive()
        assert one.state["life"] == "open", "it waits for both"
        async with ben.live(table) as two:
            while one.state["life"] != "playing":
                await one.receive()
            await two.receive()


@in_loop
async def test_the_list_is_live_and_a_seek_ends_when_its_person_leaves(server: Server) -> None:
    anna, ben = await server.guest(fresh("Anna")), await server.other.guest("Ben")
    async with seeker(ben) as watching:
        async with seeker(anna, token="a", game="taluva", pace="days") as waiting:
            mine = (await waiting.until("seeking"))["seek"]
            assert (await watching.until("seek"))["seek"] == mine
            assert mine["name"] in await listed(ben)
            name = fresh("Ada")
            await anna.http.post("/guest", json={"name": name})
            assert (await watching.until("seek"))["seek"] == {**mine, "name": name}, (
                "a new name is seen at once"
            )
        assert (await watching.until("seek-gone"))["id"] == mine["id"]
        assert mine["name"] not in await listed(ben)
        async with seeker(anna, token="b", game="taluva", pace="days") as waiting:
            mine = (await watching.until("seek"))["seek"]
            await waiting.say(type="stop")
            assert (await watching.until("seek-gone"))["id"] == mine["id"]


@in_loop
async def test_only_the_same_game_pace_and_kind_are_paired(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _ = await account(server, fresh("Anna"))
        others = [await server.guest(f"Ben {number}") for number in range(3)]
        async with (
            seeker(anna, token="a") as first,
            seeker(others[0], token="b", game="taluva") as second,
            seeker(others[1], token="c", pace="none") as third,
        ):
            for waiting in (first, second, third):
                await waiting.until("seeking")
            assert len(await listed(anna)) == 3
            async with seeker(others[2], token="d") as fourth:
                assert (await fourth.until("paired"))["table"] == (await first.until("paired"))["table"]
            assert len(await listed(anna)) == 2


@in_loop
async def test_accounts_are_paired_by_rating_and_rated_games_are_theirs_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [(await account(server, fresh("Ada")))[0] for _ in range(3)]
        for person, mean in zip(people, (1500, 1900, 1650), strict=True):
            await rate(server, person.id, "talat", mean)
        guest = await server.guest("Gus")
        async with seeker(guest, token="g", rated=True) as refused:
            assert (await refused.until("refused"))["refusals"][0]["key"] == "rated-accounts-only"
        ada, strong, near = people
        async with (
            seeker(ada, token="a", rated=True, reach=200) as first,
            seeker(strong, token="b", rated=True) as second,
        ):
            assert (await first.until("seeking"))["seek"]["rating"] == 1500
            await second.until("seeking")
            which = (await first.until("seek"))["seek"]["id"]
            assert reason(await guest.http.post(f"/seeks/{which}/accept")) == "rated-accounts-only"
            own = (await guest.http.get("/seeks")).json()[0]
            assert own["who"] == ada.id
            answer = await strong.http.post(f"/seeks/{own['id']}/accept")
            assert (answer.status_code, reason(answer)) == (409, "seek-gone"), "1900 is out of Ada's reach"
            async with seeker(near, token="c", rated=True, reach=200) as third:
                assert (await third.until("paired"))["table"] == (await first.until("paired"))["table"]
        # A guest has no rating that could be within reach.
        async with (
            seeker(strong, token="d", pace="none", reach=100) as first,
            seeker(guest, token="e", pace="none") as second,
        ):
            await first.until("seeking")
            await second.until("seeking")


@in_loop
async def test_somebody_on_the_list_is_chosen_and_asking_again_changes_nothing(server: Server) -> None:
    anna, ben, cleo = await server.guest("Anna"), await server.other.guest("Ben"), await server.guest("Cleo")
    async with seeker(anna, token="a", game="titicaca", pace="steady") as waiting:
        which = (await waiting.until("seeking"))["seek"]["id"]
        async with seeker(ben) as looking:
            while which not in [seek["id"] for seek in (await ben.http.get("/seeks")).json()]:
                await looking.receive()
            assert (await anna.http.post(f"/seeks/{which}/accept")).status_code == 409, "not with oneself"
            answers = await asyncio.gather(*(ben.http.post(f"/seeks/{which}/accept") for _ in range(3)))
            tables = {answer.json()["table"] for answer in answers}
            assert tables == {(await waiting.until("paired"))["table"]}
            assert (await cleo.http.post(f"/seeks/{which}/accept")).status_code in {404, 409}
    assert (await ben.http.post(f"/seeks/{'x' * 22}/accept")).status_code == 404


@in_loop
async def test_people_who_have_blocked_one_another_neither_meet_nor_see_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        async with seeker(ben) as watching, seeker(anna, token="a") as waiting:
            which = (await watching.until("seek"))["seek"]["id"]
            assert (await anna.http.put(f"/blocks/{ben.id}", json={"kind": "block"})).status_code == 200
            assert (await watching.until("seeks"))["seeks"] == [], "gone from the list at once"
            assert await listed(ben) == []
            assert reason(await ben.http.post(f"/seeks/{which}/accept")) == "seek-gone"
            await watching.say(**SEEK, token="b")
            await watching.until("seeking")
            await anna.http.put(f"/blocks/{ben.id}", json={"kind": "mute"})
            assert len((await watching.until("seeks"))["seeks"]) == 2, "muted people may play together"
            await server.app.state.hub.seeks.check(again=True)
            assert (await watching.until("paired"))["table"] == (await waiting.until("paired"))["table"]


@in_loop
async def test_a_person_has_one_seek_and_one_table_at_a_time(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    async with seeker(anna, token="a", game="taluva", pace="fast") as first:
        await first.until("seeking")
        async with seeker(anna, token="b", game="taluva", pace="steady") as second:
            await second.until("seeking")
            assert (await first.until("ended"))["seek"] == seek_id(anna.id, "a")
            async with seeker(ben, token="c", game="taluva", pace="steady") as third:
                table = (await third.until("paired"))["table"]
            await second.until("paired")
        await first.say(**{**SEEK, "token": "d", "game": "taluva"})
        assert (await first.until("paired"))["table"] == table, "the game that is about to start comes first"


@in_loop
async def test_a_seek_is_resumed_after_a_lost_connection(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.other.guest("Ben")
    async with seeker(anna, token="a", game="titicaca", pace="none") as first:
        before = (await first.until("seeking"))["seek"]
        again = Guest(server.other.api, dict(anna.http.cookies))
        async with seeker(again, token="a", game="titicaca", pace="none") as second:
            assert (await second.until("seeking"))["seek"] == before
            # The old connection is noticed to be gone only now: the seek is no longer its own.
            await first.socket.close()
            async with seeker(ben, token="b", game="titicaca", pace="none") as third:
                table = (await third.until("paired"))["table"]
                assert (await second.until("paired")) == {
                    "type": "paired",
                    "seek": before["id"],
                    "table": table,
                }
        async with seeker(again, token="a", game="titicaca", pace="none") as second:
            assert (await second.until("paired"))["table"] == table, "whoever missed it is told again"


@in_loop
async def test_a_seek_outlives_late_news_of_its_lost_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of the lost connection ends the seek; its message comes while the seek is resumed here."""
    async with serving(tmp_path) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        seeks: Seeks = server.app.state.hub.seeks
        mine = seek_id(anna.id, "a")
        store_seek = seeks._store.seek

        async def interrupted(*args: Any) -> SeekOutcome:
            found = await store_seek(*args)
            seeks.on_message({"gone": mine})
            return found

        monkeypatch.setattr(seeks._store, "seek", interrupted)
        async with seeker(anna, token="a") as first:
            assert (await first.until("seeking"))["seek"]["id"] == mine
            async with seeker(ben, token="b") as second:
                assert (await second.until("paired"))["table"] == (await first.until("paired"))["table"]


@in_loop
async def test_a_table_is_found_although_nobody_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that pairs two people dies between the transaction and the first word about it."""
    async with serving(tmp_path) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        seeks: Seeks = server.app.state.hub.seeks

        async def silent(sought: object) -> None:
            del sought

        async with seeker(anna, token="a") as first, seeker(ben) as second:
            await first.until("seeking")
            with monkeypatch.context() as patch:
                patch.setattr(seeks, "_report", silent)
                await second.say(**SEEK, token="b")
                await second.say(type="ping")
                await second.until("pong")
            await seeks.check()
            assert (await first.until("paired"))["table"] == (await second.until("paired"))["table"]


@in_loop
async def test_limits_per_person_and_address(tmp_path: Path) -> None:
    async with serving(tmp_path, max_seeks_address=1, max_seeks=2, rate_seeks=0.3) as server:
        stop_rates(server)
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        async with seeker(anna, token="a") as first, seeker(ben, token="b", pace="days") as second:
            await first.until("seeking")
            assert (await second.until("refused"))["refusals"][0]["key"] == "seek-address"
            await first.say(type="stop")
            for number in range(3):
                await first.say(**SEEK, token=f"c{number}")
            assert (await first.until("refused"))["refusals"][0]["key"] == "server-too-many"


@in_loop
async def test_what_cannot_be_sought(server: Server) -> None:
    owner, _ = await account(server, fresh("Ada"))
    token = (await owner.http.post("/account/bots", json={"name": fresh("Robo")})).json()["token"]
    bot = bearing(server, token)
    async with bot.follow("/people/live", headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.say(**SEEK, token="r")
        assert (await socket.until("refused"))["refusals"][0]["key"] == "seek-people-only"
    async with seeker(owner) as socket:
        for settings, key in (
            ({"pace": "never"}, "server-not-found"),
            ({"game": "chess"}, "game-unknown"),
            ({"rated": True, "pace": "none"}, "rated-clock"),
            ({"token": "not a token"}, "server-malformed-short"),
        ):
            await socket.say(**{**SEEK, "token": "t", **settings})
            assert (await socket.until("refused"))["refusals"][0]["key"] == key
    async with Guest(server.api).follow("/people/live") as nobody:
        await nobody.say(**SEEK, token="t")
        assert (await nobody.until("refused"))["refusals"][0]["key"] == "server-who"


@in_loop
async def test_what_is_over_is_deleted(tmp_path: Path) -> None:
    now = [1000.0]
    async with serving(tmp_path, now=lambda: now[0]) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        async with seeker(anna, token="a") as first, seeker(ben, token="b") as second:
            await first.until("paired")
            await second.until("paired")
        hub = server.app.state.hub
        rows = SEEKS.select()
        assert len(await hub.store.transaction(lambda c: c.execute(rows).all())) == 2
        now[0] += 1000
        await hub.sweep()
        assert await hub.store.transaction(lambda c: c.execute(rows).all()) == []
