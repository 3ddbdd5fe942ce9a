"""Accounts that know each other: friends, who is online, challenges, opponents; and what blocks end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from account_helpers import PASSWORD, account, fresh, reason
from atoll.store.schema import CHALLENGES, FRIENDS, PRESENT, SEEKS
from serving import Guest, Seat, Server, in_loop, serving

TERMS = {"game": "talat", "clock": {"kind": "bank", "seconds": 300, "increment": 5}, "rated": True}


async def people(server: Server, *names: str) -> list[Guest]:
    """Make accounts; the second one comes by another process, where there is one."""
    found = []
    for number, name in enumerate(names):
        owner, _ = await account(server, fresh(name))
        found.append(owner if number % 2 == 0 else moved(owner, server.other))
    return found


def moved(owner: Guest, server: Server) -> Guest:
    again = Guest(server.api, dict(owner.http.cookies))
    again.id = owner.id
    return again


@asynccontextmanager
async def here(person: Guest) -> AsyncIterator[Seat]:
    async with person.follow("/people/live") as socket:
        await socket.until("seeks")
        # An answer comes after the server has noted who is there.
        await socket.say(type="ping")
        await socket.until("pong")
        yield socket


async def befriend(one: Guest, other: Guest) -> None:
    assert (await one.http.put(f"/friends/{other.id}")).json() == {"relation": "asked"}
    assert (await other.http.put(f"/friends/{one.id}")).json() == {"relation": "friends"}


async def known(person: Guest) -> dict[str, tuple[str, bool]]:
    found = (await person.http.get("/friends")).json()["people"]
    return {one["id"]: (one["relation"], one["online"]) for one in found}


async def challenge(one: Guest, other: Guest, **terms: Any) -> dict[str, Any]:
    answer = await one.http.post("/challenges", json={"who": other.id, **TERMS, **terms})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


@in_loop
async def test_friends_are_mutual_and_either_can_end_it(server: Server) -> None:
    ada, bea = await people(server, "Ada", "Bea")
    async with here(bea) as messages:
        assert (await ada.http.put(f"/friends/{bea.id}")).json() == {"relation": "asked"}
        await messages.until("friends")
        assert (await known(ada))[bea.id] == ("asked", False), "who has not accepted is not seen online"
        assert (await known(bea))[ada.id] == ("asks", False)
        assert (await ada.http.put(f"/friends/{bea.id}")).json() == {"relation": "asked"}
        assert (await bea.http.put(f"/friends/{ada.id}")).json() == {"relation": "friends"}
        assert (await known(ada))[bea.id] == ("friends", True)
        assert (await known(bea))[ada.id] == ("friends", False)
        await bea.http.delete(f"/friends/{ada.id}")
    assert (await known(ada), await known(bea)) == ({}, {})
    await asyncio.gather(ada.http.put(f"/friends/{bea.id}"), bea.http.put(f"/friends/{ada.id}"))
    assert (await known(ada))[bea.id][0] == "friends", "both asked at once"
    await ada.http.delete(f"/friends/{bea.id}")
    assert reason(await ada.http.put(f"/friends/{ada.id}")) == "people-oneself"
    assert (await ada.http.put(f"/friends/{'x' * 22}")).status_code == 404
    name = (await bea.http.get("/account")).json()["name"]
    assert (await ada.http.get("/friends/find", params={"name": name.upper()})).json()["id"] == bea.id
    assert (await ada.http.get("/friends/find", params={"name": "Nobody at all"})).status_code == 404
    guest = await server.guest("Gus")
    assert (await ada.http.put(f"/friends/{guest.id}")).status_code == 404, "guests have no friends"
    assert reason(await guest.http.get("/friends")) == "account-needed"


@in_loop
async def test_friends_see_each_other_come_and_go_unless_hidden(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.server.live.friends.AWAY_SECONDS", 0)
    ada, bea = await people(server, "Ada", "Bea")
    await befriend(ada, bea)
    async with here(ada) as messages:
        async with here(bea):
            await messages.until("online", who=bea.id, online=True)
            await bea.http.put("/friends", json={"hidden": True})
            await messages.until("online", who=bea.id, online=False)
            assert (await known(ada))[bea.id] == ("friends", False)
            assert (await bea.http.get("/friends")).json()["hidden"] is True
            await bea.http.put("/friends", json={"hidden": False})
            await messages.until("online", who=bea.id, online=True)
        await messages.until("online", who=bea.id, online=False)
        assert (await known(ada))[bea.id] == ("friends", False)


@in_loop
async def test_a_challenge_leads_to_a_table_with_its_terms(server: Server) -> None:
    ada, bea = await people(server, "Ada", "Bea")
    async with here(ada) as first, here(bea) as second:
        made = await challenge(ada, bea)
        assert (await second.until("challenge"))["challenge"] == made
        assert (made["game"], made["rated"], made["clock"]["seconds"]) == ("talat", True, 300)
        assert (await bea.http.get("/challenges")).json() == [made]
        again = await challenge(ada, bea, rated=False, game="taluva", options={"ships": True}, clock=None)
        assert (await ada.http.get("/challenges")).json() == [again], "it replaces the one before"
        assert (await ada.http.post(f"/challenges/{again['id']}/accept")).status_code == 404
        answers = await asyncio.gather(
            *(bea.http.post(f"/challenges/{again['id']}/accept") for _ in range(3))
        )
        (table,) = {answer.json()["table"] for answer in answers}
        await first.until("challenge-gone", id=again["id"], table=table)
    made = (await ada.http.get(f"/tables/{table}")).json()
    assert {seat["who"] for seat in made["state"]["seats"]} == {ada.id, bea.id}
    settings = made["table"]
    assert (settings["game"], settings["options"]["ships"], settings["clock"]) == ("taluva", True, None)
    assert (settings["public"], settings["auto_start"]) == (False, True)
    assert (await ada.http.get("/challenges")).json() == []


@in_loop
async def test_challenges_are_declined_withdrawn_and_limited(server: Server) -> None:
    ada, bea = await people(server, "Ada", "Bea")
    guest = await server.guest("Gus")
    async with here(ada) as messages:
        made = await challenge(ada, bea)
        assert (await bea.http.delete(f"/challenges/{made['id']}")).status_code == 200
        await messages.until("challenge-gone", id=made["id"], table=None)
        made = await challenge(ada, bea)
        assert (await ada.http.delete(f"/challenges/{made['id']}")).status_code == 200
        assert (await bea.http.post(f"/challenges/{made['id']}/accept")).status_code == 404
    for who, terms, status in (
        (guest.id, {}, 404),
        (ada.id, {}, 409),
        (bea.id, {"clock": None}, 409),
        (bea.id, {"options": {"nonsense": True}}, 422),
        (bea.id, {"game": "chess"}, 422),
    ):
        answer = await ada.http.post("/challenges", json={"who": who, **TERMS, **terms})
        assert answer.status_code == status, answer.text
    assert (await guest.http.post("/challenges", json={"who": ada.id, **TERMS})).status_code == 403


@in_loop
async def test_blocking_ends_everything_and_nothing_begins_again(server: Server) -> None:
    ada, bea = await people(server, "Ada", "Bea")
    await befriend(ada, bea)
    made = await challenge(bea, ada)
    await ada.http.put(f"/blocks/{bea.id}", json={"kind": "block"})
    assert (await known(ada), await known(bea)) == ({}, {})
    assert (await ada.http.post(f"/challenges/{made['id']}/accept")).status_code == 404
    for one, other in ((ada, bea), (bea, ada)):
        assert reason(await one.http.put(f"/friends/{other.id}")) == "friend-apart"
        refused = await one.http.post("/challenges", json={"who": other.id, **TERMS})
        assert reason(refused) == "friend-apart"


@in_loop
async def test_opponents_and_results_against_them(server: Server) -> None:
    ada, bea = await people(server, "Ada", "Bea")
    for loser in (ada, bea, bea):
        table = (
            await bea.http.post(f"/challenges/{(await challenge(ada, bea, rated=False))['id']}/accept")
        ).json()["table"]
        assert (await ada.do(table, do="start")).status_code == 200
        seats = (await ada.http.get(f"/tables/{table}")).json()["state"]["seats"]
        seat = next(number for number, held in enumerate(seats) if held["who"] == loser.id)
        assert (await loser.do(table, "r", do="resign", seat=seat)).status_code == 200
    (met,) = (await ada.http.get("/opponents")).json()
    assert (met["id"], met["game"], met["games"], met["before"], met["behind"]) == (bea.id, "talat", 3, 2, 1)
    between = (await bea.http.get(f"/people/{ada.id}/with-me")).json()
    (result,) = between["results"]
    assert (between["relation"], result["games"], result["before"], result["behind"]) == ("none", 3, 1, 2)
    await ada.http.put(f"/blocks/{bea.id}", json={"kind": "block"})
    assert (await bea.http.get("/opponents")).json() == []


@in_loop
async def test_limits_and_what_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.server.live.friends.MAX_CHALLENGES", 1)
    monkeypatch.setattr("atoll.server.live.friends.MAX_REQUESTS", 1)
    now = [1000.0]
    async with serving(tmp_path, now=lambda: now[0]) as server:
        ada, bea, cleo = await people(server, "Ada", "Bea", "Cleo")
        await challenge(ada, bea)
        refused = await ada.http.post("/challenges", json={"who": cleo.id, **TERMS})
        assert reason(refused) == "challenge-many"
        await ada.http.put(f"/friends/{bea.id}")
        assert reason(await ada.http.put(f"/friends/{cleo.id}")) == "friend-many"
        now[0] += 25 * 3600
        await server.app.state.hub.sweep()
        assert (await bea.http.get("/challenges")).json() == []


@in_loop
async def test_a_deleted_account_is_nobodys_friend(server: Server) -> None:
    ada, bea = await people(server, "Ada", "Bea")
    await befriend(ada, bea)
    await challenge(ada, bea)
    await challenge(bea, ada)
    async with here(ada) as gone:
        await gone.say(type="seek", token="t", game="titicaca", pace="days")
        await gone.until("seeking")
        answer = await ada.http.request("DELETE", "/account", json={"password": PASSWORD})
        assert answer.status_code == 200, answer.text
        await gone.socket.wait_closed()
    assert await known(bea) == {}
    assert (await bea.http.get("/challenges")).json() == []
    store = server.app.state.hub.store
    for table in (FRIENDS, CHALLENGES, PRESENT, SEEKS):
        rows = await store.transaction(lambda c, table=table: c.execute(table.select()).all())
        assert not [row for row in rows if ada.id in row], table.name
