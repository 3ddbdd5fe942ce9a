"""What whoever learns is given: examples and lessons. Nothing of it leaves a trace on the server."""

from __future__ import annotations

from typing import Any

import pytest

from atoll.ai.reasons import reasons
from atoll.core import game_names
from atoll.learn import examples, lesson, resume_chapter
from serving import Guest, Server, in_loop


@pytest.mark.parametrize("game", game_names())
def test_the_examples_of_a_game(server: Server, game: str) -> None:
    @in_loop
    async def ask() -> None:
        http = Guest(server.api).http
        found = (await http.get(f"/games/{game}/examples")).json()
        assert [each["name"] for each in found] == [example.name for example in examples(game)]
        assert all(each["view"] and (each["seat"] is not None or each["move"] is None) for each in found)
        assert (await http.get("/games/chess/examples")).status_code == 404

    ask()


@in_loop
async def test_a_chapter_is_begun_played_and_left_without_a_trace(server: Server) -> None:
    http = Guest(server.api).http
    others = {table["id"] for table in (await http.get("/tables")).json()}
    chapters = (await http.get("/games/talat/lesson")).json()["chapters"]
    assert [chapter["name"] for chapter in chapters] == [c.name for c in lesson("talat").chapters]

    async def attempt(moves: list[str], move: str | None) -> dict[str, Any]:
        answer = await http.post("/games/talat/lesson/capture", json={"moves": moves, "move": move})
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made

    begun = await attempt([], None)
    assert (begun["verdict"], begun["step"], begun["moves"]) == ("begun", 0, [])
    refused = await attempt([], "capture AB a2 b3")
    assert refused["verdict"] == "refused"
    assert [refusal["key"] for refusal in refused["refusals"]] == ["A-CAP-2"]
    missed = await attempt([], "move AB e2 e3")
    assert (missed["verdict"], missed["moves"]) == ("missed", [])
    done = await attempt([], begun["shows"])
    assert (done["verdict"], done["step"], done["over"]) == ("done", 1, False)
    assert [made["seat"] for made in done["told"]] == [0, 1, 2]
    end = await attempt(done["moves"], done["shows"])
    assert (end["step"], end["over"], end["legal"]) == (2, True, [])
    assert {table["id"] for table in (await http.get("/tables")).json()} <= others


@in_loop
async def test_what_a_step_asks_for_is_explained(server: Server) -> None:
    http = Guest(server.api).http
    begun = (await http.post("/games/talat/lesson/david", json={})).json()
    assert begun["reasons"] == []
    done = (await http.post("/games/talat/lesson/david", json={"move": begun["shows"]})).json()
    assert [reason["key"] for reason in done["reasons"]] == ["talat-idea-capture-safe"]
    assert done["line"] == []


@in_loop
async def test_without_a_reason_a_step_has_the_line_that_is_expected(server: Server) -> None:
    http = Guest(server.api).http
    begun = (await http.post("/games/taluva/lesson/play", json={})).json()
    assert begun["line"] == []
    start = resume_chapter(lesson("taluva")["play"], []).position
    move = next(move for move in begun["legal"] if not reasons(start, begun["seat"], move))
    done = (await http.post("/games/taluva/lesson/play", json={"move": move})).json()
    assert (done["verdict"], done["reasons"]) == ("done", [])
    assert done["line"][0]["move"] in done["legal"], "the learner builds next"
    assert done["line"][0]["facts"]


@in_loop
async def test_a_bot_answers_where_nothing_is_laid_down(server: Server) -> None:
    http = Guest(server.api).http
    begun = (await http.post("/games/taluva/lesson/play", json={})).json()
    move = begun["legal"][0]
    built = (await http.post("/games/taluva/lesson/play", json={"moves": [], "move": move})).json()
    after = (
        await http.post(
            "/games/taluva/lesson/play", json={"moves": built["moves"], "move": built["legal"][0]}
        )
    ).json()
    assert [made["seat"] for made in after["told"]] == [0, 1, 1]
    assert after["left"] == 4


@in_loop
async def test_what_cannot_be_is_said(server: Server) -> None:
    http = Guest(server.api).http
    assert (await http.get("/games/chess/lesson")).status_code == 404
    assert (await http.post("/games/talat/lesson/nothing", json={})).status_code == 404
    wrong = await http.post("/games/talat/lesson/capture", json={"moves": ["capture AB a2 b3"]})
    assert wrong.status_code == 409
    assert wrong.json()["refusals"][0]["key"] == "A-CAP-2"
    missed = await http.post("/games/talat/lesson/capture", json={"moves": ["move AB e2 e3"]})
    assert missed.json()["error"]["key"] == "server-lesson-moves"
    garbage = await http.post("/games/talat/lesson/capture", json={"move": "a dog"})
    assert garbage.status_code == 422
    long = await http.post("/games/talat/lesson/capture", json={"moves": ["move AB e2 e3"] * 200})
    assert long.status_code == 422
