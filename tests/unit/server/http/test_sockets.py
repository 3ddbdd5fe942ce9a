"""The sockets: snapshots, numbered events, resuming, and the lobby."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from atoll.server.http import socket_models
from serving import Guest, Server, in_loop, serving, stop_rates

pytestmark = pytest.mark.usefixtures("backing")

TWO = [{"kind": "me"}, {}]


async def started(server: Server, **settings: object) -> tuple[Guest, Guest, str]:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make(seats=TWO, **settings)
    await ben.do(table, do="sit", seat=1)
    await anna.do(table, "s", do="start")
    return anna, ben, table


@in_loop
async def test_moves_are_acknowledged_and_seen_by_all(server: Server) -> None:
    anna, ben, table = await started(server)
    async with anna.live(table) as a, ben.live(table) as b, Guest(server.api).live(table) as watcher:
        for seat, viewer in ((a, 0), (b, 1), (watcher, None)):
            first = await seat.receive()
            socket_models.Snapshot.model_validate(first)
            assert first["viewer"] == viewer
        assert b.board is not None
        assert b.board["legal"] == []
        move = a.legal()[0]
        answer = await a.do(do="play", seat=0, move=move, confirm=True)
        assert answer == {"type": "ack", "id": "c1", "seq": a.seq}
        for seat in (b, watcher):
            message = await seat.until("events")
            socket_models.Events.model_validate(message)
            assert message["events"][0]["move"] == move
        assert b.legal()


@in_loop
async def test_the_guests_of_one_address_share_a_rate(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_address=0.1, burst=300) as server:  # 30 messages, and 30 requests
        stop_rates(server)
        guests = [await server.guest(name) for name in ("Anna", "Ben", "Cleo")]
        table = await guests[0].make()
        answers = []
        for number, guest in enumerate(guests):
            async with guest.live(table) as seat:
                await seat.receive()
                answers += [(await seat.do(f"{number}-{n}", do="mute", who="nobody")) for n in range(11)]
        reasons = [answer["refusals"][0]["key"] for answer in answers]
        assert reasons[:30] == ["table-nobody"] * 11 + ["table-host-only"] * 19
        assert reasons[30:] == ["server-too-many"] * 3


@in_loop
async def test_commands_cost_more_where_many_look(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_address=0.1, burst=300) as server:  # 30 commands, and 30 requests
        stop_rates(server)
        anna = await server.guest("Anna")
        table = await anna.make()
        async with AsyncExitStack() as stack:
            # Nobody reads what the others are sent: without room for it, closing each would take long.
            sockets = [anna.live(table, max_queue=None) for _ in range(20)]
            seat, *_ = [await stack.enter_async_context(socket) for socket in sockets]
            await seat.until("presence", watching=20)
            answers = [await seat.do(f"c{number}", do="mute", who="nobody") for number in range(11)]
        reasons = [answer["refusals"][0]["key"] for answer in answers]
        assert reasons == ["table-nobody"] * 10 + ["server-too-many"], "each counts as three"


@in_loop
async def test_the_same_command_twice_acts_once(server: Server) -> None:
    anna, ben, table = await started(server)
    async with anna.live(table) as a, anna.live(table) as again:
        await a.receive()
        move = a.legal()[0]
        first = await a.do("same", do="play", seat=0, move=move, confirm=True)
        second = await a.do("same", do="play", seat=0, move=move, confirm=True)
        third = await again.do("same", do="play", seat=0, move=move, confirm=True)
        assert first == second == third
        refused = await a.do("no", do="play", seat=0, move=move, confirm=True)
        assert refused["refusals"][0]["key"] == "not-your-turn"
    await ben.do(table, "b", do="play", seat=1, move=(await legal(ben, table))[0], confirm=True)
    late = await anna.do(table, "no", do="play", seat=0, move=move, confirm=True)
    assert late.status_code == 409, "what was refused stays refused, even when it would be legal now"


async def legal(guest: Guest, table: str) -> list[str]:
    board = (await guest.http.get(f"/tables/{table}")).json()["board"]
    return [move for group in board["legal"] for move in group["moves"]]


@in_loop
async def test_a_client_resumes_where_it_was(server: Server) -> None:
    anna, ben, table = await started(server)
    async with ben.live(table) as b:
        await b.receive()
        seen = b.seq
    await anna.do(table, "m", do="play", seat=0, move=(await legal(anna, table))[0], confirm=True)
    async with ben.live(table, f"?after={seen}") as b:
        b.seq = seen
        message = await b.receive()
        assert message["type"] == "events"
        assert [event["kind"] for event in message["events"]] == ["moved"]
        assert message["board"] is not None
    async with ben.live(table, "?after=999") as b:
        assert (await b.receive())["type"] == "snapshot"
    async with ben.live(table, f"?after={seen + 1}") as b:
        b.seq = seen + 1
        assert (await b.receive())["events"] == []


@in_loop
async def test_several_seats_on_one_device(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    async with anna.live(table) as a:
        assert (await a.receive())["viewer"] == 0
        await a.do(do="start")
        await a.do(do="play", seat=0, move=a.legal()[0], confirm=True)
        await a.say(type="look", seat=1)
        assert (await a.until("snapshot"))["viewer"] == 1
        assert (await a.do(do="play", seat=1, move=a.legal()[0], confirm=True))["type"] == "ack"
        await a.say(type="look", seat=None)
        assert (await a.until("snapshot"))["viewer"] is None
        await a.say(type="look", seat=3)
        assert (await a.until("refused"))["refusals"][0]["key"] == "server-forbidden"


@in_loop
async def test_the_lobby_is_live(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        await anna.make(public=False)
        async with connect(f"ws://{server.host}/api/v1/lobby", open_timeout=None) as lobby:
            assert json.loads(await lobby.recv()) == {"type": "lobby", "tables": []}
            table = await anna.make(public=True, seats=[{"kind": "me"}, {"kind": "me"}])
            message = json.loads(await lobby.recv())
            socket_models.LobbyServerMessage.model_validate({"message": message})
            assert message["table"]["id"] == table
            await anna.do(table, do="start")
            assert json.loads(await lobby.recv())["table"]["life"] == "playing"
            await anna.do(table, "r", do="resign", seat=0)
            assert json.loads(await lobby.recv()) == {"type": "gone", "id": table}


@in_loop
async def test_other_sites_cannot_open_sockets(server: Server) -> None:
    anna, _, table = await started(server)
    with pytest.raises(InvalidStatus):
        async with anna.live(table, headers={"Origin": "https://evil.example"}):
            pass
    async with anna.live(table, headers={"Origin": server.url}) as a:
        assert (await a.receive())["type"] == "snapshot"


@in_loop
async def test_connections_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, max_connections_person=1) as server:
        anna, ben, table = await started(server)
        async with anna.live(table) as a, ben.live(table) as b:
            await a.receive()
            await b.receive()
            async with anna.live(table) as second:
                with pytest.raises(ConnectionClosed):
                    await second.receive()
                assert second.socket.close_code == 4429
        while len(server.app.state.connection_slots):  # they are given back soon after
            await asyncio.sleep(0.01)
        async with anna.live(table) as a:
            assert (await a.receive())["type"] == "snapshot"


@in_loop
async def test_a_rematch_is_offered_to_all_at_once(server: Server) -> None:
    anna, ben, table = await started(server)
    await anna.do(table, "r", do="resign", seat=0)
    both = await asyncio.gather(anna.do(table, "x", do="rematch"), ben.do(table, "x", do="rematch"))
    assert [answer.status_code for answer in both] == [200, 200]
    fresh = (await ben.http.get(f"/tables/{table}")).json()["state"]["rematch"]
    seats = (await ben.http.get(f"/tables/{fresh}")).json()["state"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ben", "Anna"], "the winner begins (A-SET-1)"


@in_loop
async def test_bots_play_to_the_end_by_themselves(server: Server) -> None:
    anna = await server.guest("Anna")
    bot = {"kind": "bot", "level": "random"}
    table = await anna.make(players=3, seats=[{"kind": "me"}, bot, bot])
    async with anna.live(table) as a:
        await a.receive()
        await a.do(do="start")
        assert (await a.do(do="stand-in", seat=0, level="random"))["type"] == "ack"
        while a.state["life"] != "over":
            await a.receive()
        assert sorted(a.state["result"]["places"])[0] == 1
    wrong = await anna.http.post(
        "/tables", json={"game": "talat", "players": 2, "seats": [bot, {"kind": "bot", "level": "?"}]}
    )
    assert wrong.json()["error"]["key"] == "table-level"


@in_loop
async def test_time_runs_out_and_a_bot_takes_over(tmp_path: Path) -> None:
    async with serving(tmp_path, grace=0) as server:
        _, ben, table = await started(server, clock={"kind": "move", "seconds": 1})
        async with ben.live(table) as b:
            await b.receive()
            while b.state["seats"][0]["stand_in"] != "time":
                await b.receive()
