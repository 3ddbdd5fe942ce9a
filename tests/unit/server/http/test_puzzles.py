"""Puzzles: listed, tried, helped with, solved."""

from __future__ import annotations

import json

import httpx

from atoll.ai.reasons import explain
from atoll.learn.puzzle import puzzle, puzzles
from atoll.ratings.puzzles import FIRST_RATING
from serving import Guest, Server, in_loop


@in_loop
async def test_the_list_has_one_of_the_day_for_each_game(server: Server) -> None:
    found = (await Guest(server.api).http.get("/puzzles")).json()
    names = [one["id"] for one in found["puzzles"]]
    assert set(found["today"]) == {"talat", "taluva", "titicaca"}
    assert set(found["today"].values()) <= set(names)
    assert "solution" not in json.dumps(found)


@in_loop
async def test_a_puzzle_is_solved(server: Server) -> None:
    http = Guest(server.api).http
    for name in ("talat", "taluva", "titicaca"):
        one = puzzles(name)[-1]
        seen = (await http.get(f"/puzzles/{one.id}")).json()
        assert seen["seat"] == one.seat
        assert "solution" not in seen
        legal = [move for group in seen["legal"] for move in group["moves"]]
        assert one.solution in legal
        wrong = next(move for move in legal if move != one.solution)
        tried = (await http.post(f"/puzzles/{one.id}/try", json={"move": wrong})).json()
        assert tried["right"] is False
        tried = (await http.post(f"/puzzles/{one.id}/try", json={"move": one.solution})).json()
        assert tried["right"] is True
        assert tried["facts"]
        assert (await http.get(f"/puzzles/{one.id}/hint")).json() == {"hint": one.hint()}
        solution = (await http.get(f"/puzzles/{one.id}/solution")).json()
        assert solution["move"] == one.solution
        assert solution["view"] == tried["view"]
        why = explain(one.position(), one.seat, one.solution).to_json()
        assert {"reasons": solution["reasons"], "line": solution["line"]} == why


@in_loop
async def test_what_is_no_move_is_said(server: Server) -> None:
    http = Guest(server.api).http
    one = puzzles("talat")[0]
    path = f"/puzzles/{one.id}/try"
    assert (await http.post(path, json={"move": "dance"})).status_code == 422
    illegal = next(
        move
        for move in ("move AB a1 a2", "move BC a1 a2", "move CA a1 a2")
        if move not in puzzle(one.id).position().legal_moves_for(one.seat)
    )
    refused = await http.post(path, json={"move": illegal})
    assert refused.status_code == 409
    assert refused.json()["refusals"][0]["key"].startswith("A-")
    for missing in ("/puzzles/talat-000000000000", "/puzzles/talat-000000000000/hint"):
        assert (await http.get(missing)).status_code == 404


async def rating_of(http: httpx.AsyncClient, name: str) -> int:
    """Return a puzzle's rating; the list says the same as the puzzle."""
    listed = {each["id"]: each["rating"] for each in (await http.get("/puzzles")).json()["puzzles"]}
    found = (await http.get(f"/puzzles/{name}")).json()["rating"]
    assert found == listed[name]
    return int(found)


@in_loop
async def test_a_first_attempt_moves_the_rating(server: Server) -> None:
    solved, failed, helped, rushed, seen = puzzles("talat")[:5]
    http = (await server.guest("Nia")).http
    for one in (solved, solved):
        await http.post(f"/puzzles/{one.id}/try", json={"move": one.solution})
        assert await rating_of(http, one.id) < one.rating
    first = await rating_of(http, solved.id)
    wrong = next(move for move in failed.position().legal_moves_for(failed.seat) if move != failed.solution)
    for move in (wrong, failed.solution):
        await http.post(f"/puzzles/{failed.id}/try", json={"move": move})
        assert await rating_of(http, failed.id) > failed.rating
    await http.get(f"/puzzles/{helped.id}/hint")
    await http.post(f"/puzzles/{helped.id}/try", json={"move": helped.solution})
    assert await rating_of(http, helped.id) == helped.rating
    await http.post(f"/puzzles/{rushed.id}/try", json={"move": rushed.solution, "rated": False})
    assert await rating_of(http, rushed.id) == rushed.rating
    await http.get(f"/puzzles/{seen.id}/solution")
    assert await rating_of(http, seen.id) > seen.rating
    assert await rating_of(http, solved.id) == first


@in_loop
async def test_whoever_has_no_identity_moves_no_rating(server: Server) -> None:
    http = Guest(server.api).http
    one = puzzles("taluva")[0]
    await http.post(f"/puzzles/{one.id}/try", json={"move": one.solution})
    assert await rating_of(http, one.id) == one.rating


@in_loop
async def test_a_solver_has_one_rating_on_every_device(server: Server) -> None:
    solved, failed, rushed, seen = puzzles("titicaca")[:4]
    nia = await server.guest("Nia")

    async def rating(guest: Guest) -> int | None:
        found: int | None = (await guest.http.get("/puzzles")).json()["solver_rating"]
        return found

    assert await rating(nia) == FIRST_RATING
    tried = await nia.http.post(f"/puzzles/{solved.id}/try", json={"move": solved.solution})
    after = tried.json()["solver_rating"]
    assert after > FIRST_RATING
    again = await nia.http.post(f"/puzzles/{solved.id}/try", json={"move": solved.solution})
    assert again.json()["solver_rating"] == after, "only the first attempt counts"
    other_device = Guest(server.api, dict(nia.http.cookies))
    assert await rating(other_device) == after
    rush = await nia.http.post(f"/puzzles/{rushed.id}/try", json={"move": rushed.solution, "rated": False})
    assert rush.json()["solver_rating"] == after
    wrong = next(move for move in failed.position().legal_moves_for(failed.seat) if move != failed.solution)
    tried = await other_device.http.post(f"/puzzles/{failed.id}/try", json={"move": wrong})
    assert tried.json()["solver_rating"] < after
    shown = (await nia.http.get(f"/puzzles/{seen.id}/solution")).json()["solver_rating"]
    assert shown < tried.json()["solver_rating"]
    assert await rating(nia) == await rating(other_device) == shown
    nobody = Guest(server.api)
    assert await rating(nobody) is None
    tried = await nobody.http.post(f"/puzzles/{solved.id}/try", json={"move": solved.solution})
    assert tried.json()["solver_rating"] is None
