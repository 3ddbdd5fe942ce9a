"""People and their games: profiles, ratings, statistics, and whom one does not want to meet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from account_helpers import account, bearing, fresh, reason
from serving import Guest, Server, in_loop, serving

CLOCK = {"kind": "move", "seconds": 600}


async def rated(host: Guest, *others: Guest, **settings: object) -> str:
    """Begin a rated game."""
    seats = [{"kind": "me"}, *({} for _ in others)]
    table = await host.make("talat", 1 + len(others), rated=True, clock=CLOCK, seats=seats, **settings)
    for number, other in enumerate(others, 1):
        assert (await other.do(table, do="sit", seat=number)).status_code == 200
    assert (await host.do(table, "start", do="start")).status_code == 200
    return table


async def resign(table: str, who: Guest) -> None:
    seats = (await who.http.get(f"/tables/{table}")).json()["state"]["seats"]
    seat = next(number for number, held in enumerate(seats) if held["who"] == who.id)
    assert (await who.do(table, "give-up", do="resign", seat=seat)).status_code == 200


async def seen(server: Server, who: Guest, *, by: Guest | None = None, path: str = "", **query: Any) -> Any:
    answer = await (by or Guest(server.api)).http.get(f"/people/{who.id}{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


# --- rated tables -----------------------------------------------------------------------------------------


@in_loop
async def test_a_rated_game_changes_ratings_once(server: Server) -> None:
    anna, _ = await account(server, fresh("Anna"))
    ben, _ = await account(server, fresh("Ben"))
    table = await rated(anna, ben)
    assert (await seen(server, anna))["ratings"] == []
    await resign(table, ben)
    await ben.do(table, "give-up", do="resign", seat=0)  # the same command again acts no more
    (rating,) = (await seen(server, anna))["ratings"]
    assert (rating["game"], rating["games"], rating["provisional"]) == ("talat", 1, True)
    assert round(rating["mean"]) == 1658
    (other,) = (await seen(server, ben))["ratings"]
    assert round(other["mean"]) == 1342
    history = await seen(server, ben, path="/ratings", game="talat")
    assert [(round(one["mean"]), round(one["change"]), one["place"]) for one in history["points"]] == [
        (1342, -158, 2)
    ]
    assert (await seen(server, ben, path="/ratings", game="taluva"))["points"] == []
    for game in ("chess", "ta\0lat"):
        assert (await anna.http.get("/ratings", params={"game": game, "who": anna.id})).status_code == 404
    asked = await anna.http.get("/ratings", params={"game": "talat", "who": [anna.id, ben.id, "x" * 22]})
    assert {one["who"]: round(one["mean"]) for one in asked.json()} == {anna.id: 1658, ben.id: 1342}
    best = await anna.http.get("/games/talat/ratings")
    assert anna.id not in [one["id"] for one in best.json()], "provisional"


@in_loop
async def test_who_cannot_make_or_join_a_rated_table(server: Server) -> None:
    anna, _ = await account(server, fresh("Anna"))
    guest = await server.guest("Gus")
    token = (await anna.http.post("/account/bots", json={"name": "Robo"})).json()["token"]
    robot = bearing(server, token)
    good = {"game": "taluva", "players": 2, "rated": True, "clock": CLOCK, "seats": [{"kind": "me"}, {}]}
    for who, change, wrong in [
        (guest, {}, "rated-accounts-only"),
        (guest, {"seats": []}, "rated-accounts-only"),
        (robot, {}, "rated-accounts-only"),
        (anna, {"clock": None}, "rated-clock"),
        (anna, {"options": {"ranking": True}}, "rated-options"),
        (anna, {"seats": [{"kind": "me"}, {"kind": "me"}]}, "rated-one-seat"),
        (anna, {"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]}, "rated-no-bots"),
    ]:
        answer = await who.http.post("/tables", json={**good, **change})
        assert (answer.status_code, reason(answer)) == (409, wrong)
    made = (await anna.http.post("/tables", json={**good, "options": {"ships": True}})).json()
    assert (made["rated"], made["auto_confirm"]) == (True, True)
    for who in (guest, robot):
        assert reason(await who.do(made["id"], do="sit", seat=1)) == "rated-accounts-only"


@in_loop
async def test_nobody_helps_at_a_rated_table(server: Server) -> None:
    anna, _ = await account(server, fresh("Anna"))
    ben, _ = await account(server, fresh("Ben"))
    table = await rated(anna, ben)
    state = (await anna.http.get(f"/tables/{table}")).json()["state"]
    asked = next(one for one in (anna, ben) if state["seats"][state["asked"][0]]["who"] == one.id)
    assert reason(await asked.http.post(f"/tables/{table}/hint")) == "rated-no-hints"
    refused = await asked.do(table, "b", do="stand-in", seat=state["asked"][0], level="greedy")
    assert reason(refused) == "rated-no-stand-in"


@in_loop
async def test_a_rated_rematch_waits_for_everybody(server: Server) -> None:
    anna, _ = await account(server, fresh("Anna"))
    ben, _ = await account(server, fresh("Ben"))
    table = await rated(anna, ben)
    await resign(table, ben)
    await ben.do(table, "again", do="rematch")
    state = (await anna.http.get(f"/tables/{table}")).json()["state"]
    again = (await anna.http.get(f"/tables/{state['rematch']}")).json()
    assert {seat["who"] for seat in again["state"]["seats"]} == {ben.id, None}
    assert again["table"]["rated"] is True
    await anna.do(table, "again", do="rematch")
    again = (await anna.http.get(f"/tables/{state['rematch']}")).json()
    assert {seat["who"] for seat in again["state"]["seats"]} == {ben.id, anna.id}, "one press each"


# --- what others may know ---------------------------------------------------------------------------------


@in_loop
async def test_a_guests_things_are_private(server: Server) -> None:
    guest = await server.guest("Gus")
    table = await guest.make(public=True, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    await guest.do(table, "s", do="start")
    await guest.do(table, "r", do="resign", seat=0)
    for path in ("", "/games", "/ratings?game=talat"):
        assert (await Guest(server.api).http.get(f"/people/{guest.id}{path}")).status_code == 404
    mine = await seen(server, guest, by=guest)
    assert (mine["mine"], mine["mark"]) == (True, "guest")
    assert [one["games"] for one in mine["results"]] == [1]
    assert [(one["mark"], one["name"], one["behind"]) for one in mine["opponents"]] == [
        ("level", "random", 1)
    ]
    (game,) = (await seen(server, guest, by=guest, path="/games"))["games"]
    assert (game["table"], game["how"], game["seat"]) == (table, "resigned", 0)
    assert [seat["who"] for seat in game["seats"]] == [None, None]


@in_loop
async def test_others_see_public_and_rated_games_and_no_way_in(server: Server) -> None:
    anna, _ = await account(server, fresh("Anna"))
    ben, _ = await account(server, fresh("Ben"))
    tables = [await rated(anna, ben), await rated(anna, ben, public=True)]
    for table in tables:
        await resign(table, ben)
    private = await anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    await anna.do(private, "s", do="start")
    await anna.do(private, "r", do="resign", seat=0)

    everybody = (await seen(server, anna, path="/games"))["games"]
    assert [game["table"] for game in everybody] == [tables[1], None]
    assert all(game["rated"] and game["change"] is not None for game in everybody)
    opponent = (await seen(server, anna, by=ben, path="/games"))["games"]
    assert [game["table"] for game in opponent] == [tables[1], tables[0]]
    mine = await seen(server, anna, by=anna, path="/games", limit=2)
    assert [game["table"] for game in mine["games"]] == [private, tables[1]]
    rest = await seen(server, anna, by=anna, path="/games", limit=2, before=mine["before"])
    assert [game["table"] for game in rest["games"]] == [tables[0]]
    assert rest["before"] is None
    assert (await seen(server, anna, path="/games", game="taluva"))["games"] == []
    profile = await seen(server, anna)
    assert [(one["who"], one["before"]) for one in profile["opponents"]] == [(ben.id, 2)]
    assert sum(one["games"] for one in profile["results"]) == 2
    assert sum(one["games"] for one in (await seen(server, anna, by=anna))["results"]) == 3


@in_loop
async def test_what_all_games_tell(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        guest = await server.guest("Gus")
        bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        assert (await guest.http.get("/games/talat/statistics")).json() == {
            "game": "talat",
            "games": 0,
            "kinds": [],
        }
        server.app.state.accounts._statistics.clear()
        for how in ("resign", "offer"):
            table = await guest.make(seats=bots)
            await guest.do(table, "s", do="start")
            command = {"do": how, "seat": 0, **({"what": "abort"} if how == "offer" else {})}
            assert (await guest.do(table, "r", **command)).status_code == 200
        answer = (await Guest(server.api).http.get("/games/talat/statistics")).json()
        (kind,) = answer["kinds"]
        assert (answer["games"], kind["players"], kind["options"]) == (1, 2, {})
        assert kind["endings"] == [{"how": "resigned", "reason": None, "games": 1}]
        assert [(seat["firsts"], seat["place"]) for seat in kind["seats"]] == [(0, 2.0), (1, 1.0)]
        assert [one["games"] for one in kind["lengths"]] == [1]


@pytest.mark.parametrize(
    "path",
    [
        f"/people/{'x' * 22}",
        f"/people/{'x' * 22}/games",
        f"/people/{'x' * 22}/ratings?game=talat",
        "/games/chess/ratings",
        "/games/chess/statistics",
        "/games/%00/statistics",
    ],
)
@in_loop
async def test_nobody_and_nothing_is_not_found(server: Server, path: str) -> None:
    assert (await Guest(server.api).http.get(path)).status_code == 404


# --- whom one does not want to meet -----------------------------------------------------------------------


@in_loop
async def test_people_who_are_blocked_do_not_sit_down_together(server: Server) -> None:
    anna, ben, cleo = [await server.guest(name) for name in ("Anna", "Ben", "Cleo")]
    for kind in ("mute", "block"):
        assert (await anna.http.put(f"/blocks/{ben.id}", json={"kind": kind})).status_code == 200
    assert (await anna.http.get("/blocks")).json() == [{"id": ben.id, "name": "Ben", "kind": "block"}]
    hers, his = await anna.make(players=3, seats=[{"kind": "me"}, {}, {}]), await ben.make()
    assert reason(await ben.do(hers, do="sit", seat=1)) == "people-apart"
    assert reason(await anna.do(his, do="sit", seat=1)) == "people-apart"
    assert (await cleo.do(hers, do="sit", seat=1)).status_code == 200
    assert (await anna.http.delete(f"/blocks/{ben.id}")).status_code == 200
    assert (await ben.do(hers, "again", do="sit", seat=2)).status_code == 200
    await anna.http.put(f"/blocks/{cleo.id}", json={"kind": "mute"})
    assert (await anna.do(hers, "nonce", do="sit", seat=0, nonce="x")).status_code == 200, "only muted"


@in_loop
async def test_whom_one_cannot_block(server: Server) -> None:
    anna = await server.guest("Anna")
    assert reason(await anna.http.put(f"/blocks/{anna.id}", json={"kind": "block"})) == "people-oneself"
    assert (await anna.http.put(f"/blocks/{'x' * 22}", json={"kind": "block"})).status_code == 404
    assert (await anna.http.put(f"/blocks/{'x' * 22}", json={"kind": "love"})).status_code == 422
    assert (await Guest(server.api).http.get("/blocks")).status_code == 401


@in_loop
async def test_what_is_asked_of_people_is_checked(server: Server) -> None:
    anna, _ = await account(server, fresh("Anna"))
    for query, status in [
        ("/games?before=nan", 422),
        ("/games?before=later", 422),
        ("/games?limit=0", 422),
        ("/games?limit=101", 422),
        ("/games?game=chess", 404),
        ("/games?game=%00", 404),
        ("/ratings", 422),
        ("/ratings?game=%00", 404),
        ("/games?before=-5", 200),
    ]:
        assert (await anna.http.get(f"/people/{anna.id}{query}")).status_code == status, query
    assert (await anna.http.get("/people/short")).status_code == 422
    report = {"who": anna.id, "why": "\u0000 \u202e"}
    assert (await (await server.guest("Ben")).http.post("/reports", json=report)).status_code == 200
    assert (await anna.http.post("/reports", json={"who": anna.id, "why": "x" * 301})).status_code == 422
