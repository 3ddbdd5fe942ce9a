"""Who looks at a table: as whom, for how long, and who else knows of it."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from serving import Guest, Server, in_loop

pytestmark = pytest.mark.usefixtures("backing")

TWO = [{"kind": "me"}, {}]


@in_loop
async def test_who_loses_a_seat_no_longer_looks_as_it(server: Server) -> None:
    anna, ben, cleo = [await server.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = await anna.make("titicaca", seats=TWO)
    await ben.do(table, do="sit", seat=1)
    async with ben.live(table) as b:
        assert (await b.receive())["viewer"] == 1
        await anna.do(table, "r", do="remove", seat=1)
        assert (await b.until("snapshot"))["viewer"] is None
        await cleo.do(table, do="sit", seat=1)
        await anna.do(table, "s", do="start")
        await cleo.do(table, "bid", do="play", seat=1, move="bid 7")
        while b.state["sealed"] != [1]:
            await b.receive()
        assert "bid 7" not in json.dumps(b.received)
        await b.say(type="look", seat=1)
        assert (await b.until("refused"))["refusals"][0]["key"] == "server-forbidden"


@in_loop
async def test_arranging_seats_moves_eyes_with_people(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make("titicaca", seats=TWO)
    await ben.do(table, do="sit", seat=1)
    async with ben.live(table) as b:
        await b.receive()
        await anna.do(table, "r", do="arrange", order=[1, 0])
        assert (await b.until("snapshot"))["viewer"] == 0


@in_loop
async def test_strangers_are_sent_away_when_a_closed_game_begins(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make(spectators=False, seats=TWO)
    async with Guest(server.api).live(table) as watcher:
        await watcher.receive()
        await ben.do(table, do="sit", seat=1)
        await anna.do(table, "s", do="start")
        with pytest.raises(ConnectionClosed):
            await watcher.until("never")
        assert all(message.get("board") is None for message in watcher.received)
    async with Guest(server.api).live(table) as watcher:
        with pytest.raises(ConnectionClosed):
            await watcher.receive()
        assert watcher.socket.close_code == 4403


@in_loop
async def test_presence_tells_who_is_there(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make(seats=TWO)
    await ben.do(table, do="sit", seat=1)
    async with anna.live(table) as a:
        async with ben.live(table):
            await a.until("presence", here=sorted([anna.id, ben.id]))
        await a.until("presence", here=[anna.id])
        async with Guest(server.api).live(table):
            await a.until("presence", watching=1)
