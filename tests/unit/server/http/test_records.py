"""Records: brought, looked through, judged, and gone on from."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from atoll.ai import Analyst, Judgement, player
from atoll.ai.match import play_game
from atoll.core import SPECTATOR, Record, game
from serving import Guest, Server, in_loop, serving, stop_rates

pytestmark = pytest.mark.usefixtures("backing")

QUICK = {"analysis_simulations": 16}


@cache
def played(name: str = "talat", players: int = 2, seed: int = 1) -> Record:
    bots = [player("random", seed=seed + seat) for seat in range(players)]
    return play_game(game(name).new(players, seed=seed), bots)


async def bring(guest: Guest, document: Any) -> Any:
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
    return await guest.http.post("/records", content=text)


async def judged(guest: Guest, name: str) -> Mapping[str, Any]:
    """Wait until a record is judged."""
    while True:
        status: Mapping[str, Any] = (await guest.http.get(f"/records/{name}/analysis")).json()
        if status["state"] not in {"waiting", "running"}:
            return status
        await asyncio.sleep(0.05)


@in_loop
async def test_a_record_is_looked_through(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played("titicaca", 3)
    answer = await bring(anna, {**record.to_json(), "table": {"names": ["A", "B", "C"], "ending": "?"}})
    assert answer.status_code == 201, answer.text
    found = answer.json()
    assert found["names"] == ["A", "B", "C"]
    assert [move["move"] for move in found["moves"]] == list(record.moves)
    assert all(move["facts"] for move in found["moves"])
    assert found["result"] == json.loads(json.dumps(record.result and record.result.to_json()))
    again = (await Guest(server.api).http.get(f"/records/{found['id']}")).json()
    assert again == found
    assert (await bring(anna, (await anna.http.get(f"/records/{found['id']}/file")).json())).json() == found


@in_loop
async def test_positions_are_those_that_somebody_saw(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played("titicaca", 3)
    name = (await bring(anna, record.to_json())).json()["id"]
    path = f"/records/{name}/positions"
    page = (await anna.http.get(path, params={"first": 4, "count": 3})).json()
    assert len(page["views"]) == 3
    position = Record(record.game, 3, {}, record.setup, record.moves[:5]).position()
    seen = (await anna.http.get(path, params={"first": 5, "seat": 2})).json()["views"][0]
    assert seen == json.loads(json.dumps(position.view(2).data))
    last = (await anna.http.get(path, params={"first": len(record.moves), "count": 9})).json()
    assert len(last["views"]) == 1
    assert (await anna.http.get(path, params={"first": len(record.moves) + 1})).status_code == 404
    assert (await anna.http.get(path, params={"seat": 3})).status_code == 404


@in_loop
async def test_a_redacted_record_shows_what_its_viewer_saw(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played("titicaca", 3)
    name = (await bring(anna, Record.of(record.position(40), 1).to_json())).json()["id"]
    for seat, status in ((1, 200), (0, 409)):
        answer = await anna.http.get(f"/records/{name}/positions", params={"first": 40, "seat": seat})
        assert answer.status_code == status
    assert (await anna.http.get(f"/records/{name}/positions", params={"first": 40})).status_code == 200


@in_loop
async def test_a_decision_is_seen_with_the_places_of_its_moves(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played("taluva")
    name = (await bring(anna, record.to_json())).json()["id"]
    ply = next(ply for ply, move in enumerate(record.moves) if ply > 2 and move.startswith("tile"))
    position = record.position(ply)
    seat = position.to_move
    assert isinstance(seat, int)
    other = next(move for move in position.legal_moves_for(seat) if move != record.moves[ply])
    asked = {"seat": seat, "move": [record.moves[ply], other, "tile 99,99 0"]}
    found = (await anna.http.get(f"/records/{name}/decisions/{ply}", params=asked)).json()
    assert found["view"] == json.loads(json.dumps(position.view(seat).data))
    named = position.game.places(position.view(seat), position.legal_moves_for(seat))
    both = (record.moves[ply], other)
    assert found["places"] == json.loads(json.dumps({move: named[move].to_json() for move in both}))
    assert found["places"][both[0]]["values"] != found["places"][both[1]]["values"]
    for path, status in ((f"{len(record.moves)}?move=draw", 404), ("0?move=draw&seat=2", 404), ("0", 422)):
        assert (await anna.http.get(f"/records/{name}/decisions/{path}")).status_code == status


@pytest.mark.parametrize("name", ["taluva", "titicaca", "talat"])
@in_loop
async def test_a_redacted_record_shows_decisions_as_its_viewer_saw_them(server: Server, name: str) -> None:
    anna = await server.guest("Anna")
    record = Record.of(played(name).position(12), 1)
    found = (await bring(anna, record.to_json())).json()["id"]
    for ply, move in enumerate(record.moves):
        path = f"/records/{found}/decisions/{ply}"
        for seat, viewer in ((1, 1), (None, SPECTATOR)):
            asked = {"move": move} if seat is None else {"move": move, "seat": seat}
            seen = (await anna.http.get(path, params=asked)).json()
            assert seen["view"] == json.loads(json.dumps(record.position(ply).view(viewer).data))
        assert (await anna.http.get(path, params={"move": move, "seat": 0})).status_code == 409


BROKEN: list[tuple[Any, str]] = [
    (b"\xff\xfe", "replay-no-text"),
    (b'{"format": ', "record-no-json"),
    (b"[" * 100_000, "record-no-record"),
    ([1], "record-no-object"),
    ({"format": "chess"}, "record-format"),
    ({**played().to_json(), "players": "two"}, "record-part"),
    ({**played().to_json(), "game": "ludo"}, "game-unknown"),
    ({**played().to_json(), "players": 9}, "players-number"),
    ({**played().to_json(), "moves": []}, "replay-no-moves"),
    ({**played().to_json(), "moves": ["put 33 AB a1", "put 33 AB a1"]}, "replay-move"),
    ({**played().to_json(), "moves": ["dance"]}, "replay-move"),
    ({**played().to_json(), "moves": list(played().moves[:-1])}, "record-result"),
    (f"{played().dumps()}\n{played().dumps()}\n".encode(), "replay-several"),
]


@pytest.mark.parametrize(("document", "key"), BROKEN, ids=[f"{n}-{key}" for n, (_, key) in enumerate(BROKEN)])
@in_loop
async def test_a_broken_record_says_where_and_why(server: Server, document: Any, key: str) -> None:
    anna = await server.guest("Anna")
    answer = await bring(anna, document)
    assert answer.status_code in {409, 422}
    assert answer.json()["error"]["key"] == key


@in_loop
async def test_an_illegal_move_is_named_with_the_rule_in_the_readers_language(server: Server) -> None:
    anna = await server.guest("Anna")
    twice = played().moves[0]
    broken = {**played().to_json(), "moves": [twice, twice]}
    answer = await anna.http.post(
        "/records", content=json.dumps(broken).encode(), headers={"Accept-Language": "de"}
    )
    problem = answer.json()
    assert problem["refusals"][0]["key"] == "replay-move"
    assert problem["refusals"][0]["values"] == {"number": 2, "move": twice}
    assert problem["refusals"][1]["key"].startswith("A-")
    assert problem["text"].startswith(f"Zug 2 ist nicht möglich: {twice}.")


@in_loop
async def test_sizes_and_rates(tmp_path: Path) -> None:
    async with serving(tmp_path, max_record=4096, rate_records=0.01, burst=1, max_records=1) as server:
        anna = await server.guest("Anna")
        large = {**played().to_json(), "more": "x" * 5000}
        assert (await bring(anna, large)).status_code == 413
        assert (await anna.http.post("/tables", content=b"x" * 17000)).status_code == 413
        assert (await bring(anna, played().to_json())).status_code == 201
        assert (await bring(anna, played().to_json())).status_code == 429
    async with serving(tmp_path, max_records=1) as server:
        bert = await server.guest("Bert")
        full = await bring(bert, played(seed=7).to_json())
        assert full.json()["error"]["key"] == "replay-full"
        assert (await bring(Guest(server.api), played().to_json())).status_code == 401


async def play_out(guest: Guest, table: str) -> None:
    await guest.do(table, "start", do="start")
    while (await guest.http.get(f"/tables/{table}")).json()["state"]["life"] != "over":
        await asyncio.sleep(0.02)


@in_loop
async def test_a_table_is_looked_through_when_its_game_is_over(server: Server) -> None:
    anna = await server.guest("Anna")
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = await anna.make(seats=bots)
    early = await anna.http.post(f"/tables/{table}/replay")
    assert early.json()["error"]["key"] == "replay-not-over"
    await play_out(anna, table)
    found = (await anna.http.post(f"/tables/{table}/replay")).json()
    assert found == (await anna.http.get(f"/records/{found['id']}")).json()
    assert found["ending"]["how"] == "result"
    kept = (await anna.http.get(f"/tables/{table}/record")).json()
    assert [move["move"] for move in found["moves"]] == kept["moves"]


@in_loop
async def test_a_game_that_goes_on_is_nobodys_record(server: Server) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}], auto_confirm=True)
    await anna.do(table, "s", do="start")
    for ply, move in enumerate(played().moves[:4]):
        state = (await anna.http.get(f"/tables/{table}")).json()["state"]
        answer = await anna.do(table, f"m{ply}", do="play", seat=state["asked"][0], move=move, ply=ply)
        assert answer.status_code == 200, answer.text
    record = (await anna.http.get(f"/tables/{table}/record")).json()
    for who in (anna, bert):
        refused = await bring(who, record)
        assert refused.json()["error"]["key"] == "replay-running"
    server.app.state.hub._tables.pop(table)  # as after a while in which nobody looked
    assert (await bring(anna, record)).json()["error"]["key"] == "replay-running"
    assert (await anna.http.post(f"/tables/{table}/replay")).json()["error"]["key"] == "replay-not-over"


@pytest.mark.slow
@in_loop
async def test_a_game_is_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge, refused = Analyst.judge, threading.Event()

    def judge_later(analyst: Analyst, ply: int) -> Judgement:
        assert refused.wait(300)  # what is done already cannot be stopped, by nobody
        return judge(analyst, ply)

    monkeypatch.setattr(Analyst, "judge", judge_later)
    async with serving(tmp_path, **QUICK) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        name = (await bring(anna, played().to_json())).json()["id"]
        assert (await anna.http.get(f"/records/{name}/analysis")).json()["state"] == "none"
        assert (await Guest(server.api).http.post(f"/records/{name}/analysis")).status_code == 401
        begun = (await anna.http.post(f"/records/{name}/analysis")).json()
        assert begun["state"] in {"waiting", "running"}
        assert begun["moves"] == len(played().moves)
        assert (await bert.http.delete(f"/records/{name}/analysis")).status_code == 403
        refused.set()
        done = await judged(bert, name)
        assert done["state"] == "done"
        assert len(done["analysis"]["moves"]) == len(played().moves)
        assert done["analysis"]["simulations"] == 16
        assert (await bert.http.post(f"/records/{name}/analysis")).json() == done
    async with serving(tmp_path, **QUICK) as server:  # kept with the record
        assert (await Guest(server.api).http.get(f"/records/{name}/analysis")).json() == done


@in_loop
async def test_an_analysis_from_before_lines_and_moments_can_still_be_read(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played()
    name = (await bring(anna, record.to_json())).json()["id"]
    even = (0.5, 0.5)
    found = [Judgement(ply, 0, move, even, even, 2) for ply, move in enumerate(record.moves)]
    old: Any = Analyst(record).combine(found).to_json()
    for move in old["moves"]:
        del move["reasons"], move["line"]
    del old["moments"]
    await server.app.state.hub.store.end_analysis(name, json.dumps(old))
    read = (await anna.http.get(f"/records/{name}/analysis")).json()["analysis"]
    assert read["moments"] == []
    assert all(move["reasons"] == move["line"] == [] for move in read["moves"])


@in_loop
async def test_judging_has_limits_and_can_be_stopped(tmp_path: Path) -> None:
    slow = {"analysis_simulations": 4000, "max_analyses": 3, "max_analyses_person": 2}
    async with serving(tmp_path, **slow) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        names = [(await bring(anna, played(seed=seed).to_json())).json()["id"] for seed in range(4)]
        first, second, third, fourth = (f"/records/{name}/analysis" for name in names)
        assert (await anna.http.post(first)).json()["state"] == "running"
        assert (await anna.http.post(second)).json()["state"] == "waiting"
        assert (await anna.http.post(third)).json()["error"]["key"] == "analysis-person"
        assert (await bert.http.post(third)).json()["state"] == "waiting"
        assert (await bert.http.post(fourth)).json()["error"]["key"] == "analysis-full"
        assert (await anna.http.delete(second)).json()["state"] == "none"
        assert (await anna.http.delete(first)).json()["state"] == "none"
        assert (await bert.http.get(third)).json()["state"] in {"waiting", "running"}
        assert (await bert.http.delete(third)).json()["state"] == "none"


@in_loop
async def test_an_address_imports_and_judges_only_so_much(tmp_path: Path) -> None:
    limits = {"rate_records": 0.01, "burst": 300, "max_analyses_address": 2, "analysis_simulations": 4000}
    async with serving(tmp_path, **limits) as server:
        stop_rates(server)
        guests = [await server.guest(name) for name in ("Anna", "Bert", "Cleo", "Dora")]
        brought = [await bring(guest, played(seed=seed).to_json()) for seed, guest in enumerate(guests)]
        assert [answer.status_code for answer in brought] == [201, 201, 201, 429]
        asked = [f"/records/{answer.json()['id']}/analysis" for answer in brought[:3]]
        begun = [(await guest.http.post(path)).json() for guest, path in zip(guests, asked, strict=False)]
        assert begun[2]["error"]["key"] == "analysis-address"
        for guest, path in list(zip(guests, asked, strict=False))[:2]:
            await guest.http.delete(path)


@in_loop
async def test_addresses_take_turns_with_their_analyses(tmp_path: Path) -> None:
    async with serving(tmp_path, analysis_simulations=16) as server:
        analyses, order = server.app.state.analyses, []
        go = threading.Event()

        async def analyse(job: Any) -> None:
            order.append(job.address)
            await asyncio.to_thread(go.wait)

        analyses._analyse = analyse
        people = {"Anna": "here", "Bert": "here", "Cleo": "here", "Dora": "elsewhere"}
        for seed, (name, address) in enumerate(people.items()):
            guest = await server.guest(name)
            record = (await bring(guest, played(seed=seed).to_json())).json()["id"]
            server.app.state.hub.address_of = lambda _, found=address: found
            assert (await guest.http.post(f"/records/{record}/analysis")).status_code == 200
        go.set()
        while len(order) < len(people):
            await asyncio.sleep(0.01)
        assert order == ["here", "elsewhere", "here", "here"]


@in_loop
async def test_a_judgement_that_nobody_finished_is_begun_anew(tmp_path: Path) -> None:
    async with serving(tmp_path, **QUICK) as server:
        clock = [1000.0]
        server.app.state.analyses._now = lambda: clock[0]
        anna = await server.guest("Anna")
        begun = replace(played(), moves=played().moves[:12], result=None)
        name = (await bring(anna, begun.to_json())).json()["id"]
        store = server.app.state.hub.store
        assert await store.start_analysis(name, "somebody", clock[0], clock[0] - 60)
        assert (await anna.http.post(f"/records/{name}/analysis")).json()["state"] == "running"
        clock[0] += 61
        assert (await anna.http.get(f"/records/{name}/analysis")).json()["state"] == "none"
        await anna.http.post(f"/records/{name}/analysis")
        assert (await judged(anna, name))["state"] == "done"


@pytest.mark.parametrize("name", ["talat", "taluva", "titicaca"])
@in_loop
async def test_a_game_is_gone_on_from(server: Server, name: str) -> None:
    anna = await server.guest("Anna")
    players = 3 if name == "titicaca" else 2
    record = played(name, players)
    kept = (await bring(anna, record.to_json())).json()["id"]
    seats = [{"kind": "bot", "level": "random"}] * players
    ply = len(record.moves) // 2
    made = await anna.http.post(f"/records/{kept}/branch", json={"ply": ply, "seats": seats})
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    origin = made.json()["origin"]
    assert origin["record"] == kept
    assert 0 <= ply - origin["moves"] < players
    await play_out(anna, table)
    document = (await anna.http.get(f"/tables/{table}/record")).json()
    fresh = Record.from_json(document)
    assert fresh.origin == origin
    assert "fair" not in document
    assert fresh.position().result.over
    events = (await anna.http.get(f"/tables/{table}/events")).json()["events"]
    assert "setup" not in json.dumps(events[0])
    again = (await anna.http.post(f"/tables/{table}/replay")).json()
    assert again["origin"] == origin


@in_loop
async def test_what_is_hidden_at_a_branch_stays_hidden(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played("taluva", 2)
    kept = (await bring(anna, record.to_json())).json()["id"]
    body = {"ply": 6, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    table = (await anna.http.post(f"/records/{kept}/branch", json=body)).json()["id"]
    await anna.do(table, "s", do="start")
    seen = (await anna.http.get(f"/tables/{table}")).json()
    assert [move["move"] for move in seen["history"]][:6] == list(record.moves[:6])
    assert seen["table"]["origin"] == {"record": kept, "moves": 6}
    part = (await anna.http.get(f"/tables/{table}/record")).json()
    assert len(part["setup"]["deck"]) < len(record.setup["deck"])  # type: ignore[arg-type]
    back = await anna.do(table, "b", do="offer", seat=0, what="takeback", ply=3)
    assert back.json()["error"]["key"] == "table-nothing-back"


@in_loop
async def test_what_cannot_be_gone_on_from_is_said(server: Server) -> None:
    anna = await server.guest("Anna")
    kept = (await bring(anna, played().to_json())).json()["id"]
    bots = [{"kind": "bot", "level": "random"}] * 2
    path = f"/records/{kept}/branch"
    over = await anna.http.post(path, json={"ply": len(played().moves), "seats": bots})
    assert over.json()["error"]["key"] == "branch-over"
    beyond = await anna.http.post(path, json={"ply": 999, "seats": bots})
    assert beyond.json()["error"]["key"] == "branch-ply"
    few = await anna.http.post(path, json={"ply": 1, "seats": bots[:1]})
    assert few.json()["error"]["key"] == "table-seats-number"
    level = await anna.http.post(path, json={"ply": 1, "seats": [{"kind": "bot", "level": "god"}] * 2})
    assert level.json()["error"]["key"] == "table-level"
    nobody = f"/records/{'0' * 32}"
    for answer in (
        await anna.http.get(nobody),
        await anna.http.post(f"{nobody}/branch", json={"ply": 1, "seats": bots}),
        await anna.http.get(f"{nobody}/analysis"),
    ):
        assert answer.status_code == 404
