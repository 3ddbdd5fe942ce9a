"""Two processes serve the same tables, and nobody notices."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from account_helpers import reason
from atoll.server.live.hub import Hub
from atoll.server.ops.limits import RateLimits
from serving import Backing, Guest, Server, in_loop, serving, together

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "level": "random"}
HOUR = 3600


@pytest.fixture(autouse=True)
def shared() -> Iterator[None]:
    Backing.shared = True
    yield
    Backing.shared = False


def hub(server: Server) -> Hub:
    found: Hub = server.app.state.hub
    return found


@in_loop
async def test_a_game_between_two_processes(tmp_path: Path) -> None:
    async with together(tmp_path) as one:
        anna, ben = await one.guest("Anna"), await one.other.guest("Ben")
        table = await anna.make(seats=[{"kind": "me"}, {}])
        assert (await ben.do(table, do="sit", seat=1)).status_code == 200
        assert (await anna.do(table, do="start")).status_code == 200, "what the other wrote is known at once"
        async with anna.live(table) as first, ben.live(table) as second:
            await first.receive()
            await second.receive()
            for turn in range(6):
                mover, other = (first, second) if turn % 2 == 0 else (second, first)
                while mover.state["asked"] != [turn % 2]:
                    await mover.receive()
                done = await mover.do(do="play", seat=turn % 2, move=mover.legal()[0], confirm=True)
                assert done["type"] == "ack", done
                while other.state["committed"] <= turn:
                    await other.receive()
            assert first.seq == second.seq == 9


@in_loop
async def test_the_same_command_to_both_acts_once(tmp_path: Path) -> None:
    async with together(tmp_path) as one:
        anna = await one.guest("Anna")
        again = Guest(one.other.api, dict(anna.http.cookies))
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        for number in range(8):
            said = {"do": "chat", "text": f"hello {number}"}
            answers = await asyncio.gather(
                *(guest.do(table, f"c{number}", **said) for guest in (anna, again, anna, again))
            )
            assert {answer.status_code for answer in answers} == {200}
        chat = (await again.http.get(f"/tables/{table}")).json()["chat"]
        assert [one["text"] for one in chat] == [f"hello {number}" for number in range(8)]


@in_loop
async def test_nobody_is_refused_for_what_has_not_been_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with together(tmp_path) as one:
        anna, ben = await one.guest("Anna"), await one.other.guest("Ben")
        table = await anna.make(seats=[{"kind": "me"}, {}])
        assert reason(await anna.do(table, "early", do="start")) == "table-seats-open"
        monkeypatch.setattr(hub(one.other).pubsub, "publish", lambda *_: None)
        assert (await ben.do(table, do="sit", seat=1)).status_code == 200
        assert (await anna.do(table, "now", do="start")).status_code == 200
        assert reason(await anna.do(table, "early", do="start")) == "table-seats-open", (
            "the same answer again"
        )


@in_loop
async def test_rates_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with together(tmp_path, rate_chat=0.01, burst=400) as one:
        anna = await one.guest("Anna")
        again = Guest(one.other.api, dict(anna.http.cookies))
        table = await anna.make(seats=[{"kind": "me"}, {}])
        rates, heard = hub(one.other).rates, Counter[str]()

        def take(elsewhere: dict[str, dict[str, int]]) -> None:
            RateLimits.take(rates, elsewhere)
            heard.update(elsewhere.get("chat", {}))

        monkeypatch.setattr(rates, "take", take)
        for number in range(4):
            assert (await anna.do(table, f"a{number}", do="chat", text="hello")).status_code == 200
        assert (await anna.do(table, "no", do="chat", text="hello")).status_code == 429
        while heard[anna.id] < 4:
            await asyncio.sleep(0.05)
        assert (await again.do(table, "b", do="chat", text="hello")).status_code == 429


@in_loop
async def test_both_know_who_is_here_and_what_is_in_the_lobby(tmp_path: Path) -> None:
    async with together(tmp_path) as one:
        anna, ben = await one.guest("Anna"), await one.other.guest("Ben")
        async with connect(f"{one.other.api.replace('http', 'ws')}/lobby", open_timeout=None) as lobby:
            assert '"tables":[]' in str(await lobby.recv())
            table = await anna.make(seats=[{"kind": "me"}, {}], public=True)
            assert table in str(await lobby.recv())
        assert [entry["id"] for entry in (await ben.http.get("/tables")).json()] == [table]
        async with anna.live(table) as first:
            await first.until("presence", here=[anna.id])
            async with ben.live(table) as second:
                both = sorted([anna.id, ben.id])
                await first.until("presence", here=both, watching=1)
                if not any(message.get("here") == both for message in second.received):
                    await second.until("presence", here=both)
            await first.until("presence", here=[anna.id], watching=0)
        await ben.http.post("/guest", json={"name": "Benno"})
        ben_elsewhere = Guest(one.api, dict(ben.http.cookies))
        assert (await ben_elsewhere.http.get("/guest")).json()["name"] == "Benno"
        await ben.http.post("/guest", json={"name": "Bennet"})
        while (await ben_elsewhere.http.get("/guest")).json()["name"] != "Bennet":
            await asyncio.sleep(0.02)


async def minded_table(guest: Guest, server: Server) -> str:
    """Return a game against bots that a server runs, with the guest to move."""
    while True:
        table = await guest.make(players=3, seats=[{"kind": "me"}, BOT, BOT])
        await guest.do(table, do="start")
        await play_on(guest, table)
        if hub(server).leases.holds(table):
            return table


async def play_on(guest: Guest, table: str) -> int:
    """Make a move and wait until the bots have answered; return the number of moves."""
    async with guest.live(table) as seat:
        await seat.receive()
        while seat.state["asked"] != [0]:
            await seat.receive()
        before = int(seat.state["committed"])
        await seat.do(f"m{before}", do="play", seat=0, move=seat.legal()[0], confirm=True)
        while seat.state["asked"] != [0] or seat.state["committed"] == before:
            await seat.receive()
        return int(seat.state["committed"])


@pytest.mark.parametrize("gracefully", [True, False])
@in_loop
async def test_a_table_is_taken_over_from_a_process_that_goes(tmp_path: Path, gracefully: bool) -> None:
    async with serving(tmp_path, takeover=4.0) as one:
        anna = await one.guest("Anna")
        async with serving(tmp_path, takeover=4.0) as two:
            there = Guest(two.api, dict(anna.http.cookies))
            table = await minded_table(there, two)
            assert await play_on(anna, table) == 6, "the other's bots answer"
            if not gracefully:  # one that dies says no good-bye: its leases stay until it counts as silent
                hub(two).leases.close = lambda: asyncio.sleep(0)  # type: ignore[method-assign]
        assert await play_on(anna, table) == 9
        assert hub(one).leases.holds(table)


@in_loop
async def test_time_is_given_back_once_and_only_if_nobody_served(tmp_path: Path) -> None:
    async with together(tmp_path) as one:
        anna = await one.guest("Anna")
        clock = {"kind": "bank", "seconds": 100}
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}], clock=clock)
        await anna.do(table, do="start")
        async with serving(tmp_path) as third:
            events = (
                await Guest(third.api, dict(anna.http.cookies)).http.get(f"/tables/{table}/events")
            ).json()
            assert [event["kind"] for event in events["events"]] == ["created", "started"]
    async with together(tmp_path, now=lambda: time.time() + HOUR) as one:
        guests = [Guest(server.api, dict(anna.http.cookies)) for server in (one, one.other)]
        for guest in guests:
            events = (await guest.http.get(f"/tables/{table}/events")).json()
            assert [event["kind"] for event in events["events"]] == ["created", "started", "resumed"]


@in_loop
async def test_health_is_told_to_whoever_asks(tmp_path: Path) -> None:
    async with together(tmp_path, proxy=True) as one:
        anna = await one.guest("Anna")
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        assert (await anna.http.get(f"{one.url}/healthz")).text == "ok\n"
        ready = await anna.http.get(f"{one.url}/readyz")
        assert (ready.status_code, ready.json()) == (200, {"serving": True, "database": True, "redis": True})
        for path in ("/healthz", "/readyz", "/", "/t/abc"):
            head = await anna.http.head(f"{one.url}{path}")
            assert (head.status_code, head.content) == (200, b"")
        await anna.do(table, do="start")
        numbers = (await anna.http.get(f"{one.url}/metrics")).text
        assert 'atoll_commands_total{do="start",outcome="done"}' in numbers
        for secret in (table, anna.id, "Anna"):
            assert secret not in numbers
        outside = {"X-Forwarded-For": "203.0.113.5"}
        assert (await anna.http.get(f"{one.url}/metrics", headers=outside)).status_code == 404
        hub(one).closing = True
        assert (await anna.http.get(f"{one.url}/readyz")).status_code == 503


@in_loop
async def test_a_new_name_is_known_to_all_processes(tmp_path: Path) -> None:
    async with together(tmp_path) as one:
        anna, ben = await one.guest("Anna"), await one.other.guest("Guest")
        table = await anna.make(seats=[{"kind": "me"}, {}])
        async with anna.live(table) as first, ben.live(table) as second:
            await first.receive()
            await second.receive()
            # Saved by one process while the connection is at the other: sitting down uses the new name.
            renaming = Guest(one.api, dict(ben.http.cookies))
            assert (await renaming.http.post("/guest", json={"name": "Ben"})).status_code == 200
            assert (await second.do(do="sit", seat=1))["type"] == "ack"
            while first.state["seats"][1]["name"] != "Ben":
                await first.receive()
            assert (await renaming.http.post("/guest", json={"name": "Benno"})).status_code == 200
            while second.state["seats"][1]["name"] != "Benno":
                await second.receive()
