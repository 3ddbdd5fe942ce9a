"""What survives a restart, what expires, what is logged."""

from __future__ import annotations

import asyncio
import inspect
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from account_helpers import account, fresh
from atoll.server.accounts.visitors import Visitors
from atoll.server.live.hub import Hub
from atoll.server.live.table import PAUSE_SECONDS, LiveTable
from atoll.server.ops.server_time import ServerTime
from atoll.store import StoreError
from atoll.store.schema import EVENTS
from atoll.table import Person
from atoll.table.commands import BotPlays, ServerCommand, StandIn
from serving import STUCK_SECONDS, Guest, Server, in_loop, serving

pytestmark = pytest.mark.usefixtures("backing")

BOT = {"kind": "bot", "level": "random"}
HOUR = 3600


@in_loop
async def test_games_go_on_after_a_restart_bots_included(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        cookies = dict(anna.http.cookies)
        table = await anna.make(players=3, seats=[{"kind": "me"}, BOT, BOT], pace=0.3)
        await anna.do(table, do="start")
        board = (await anna.http.get(f"/tables/{table}")).json()["board"]
        await anna.do(table, "m", do="play", seat=0, move=board["legal"][0]["moves"][0], confirm=True)
    async with serving(tmp_path) as server:
        again = Guest(server.api, cookies)
        assert (await again.http.get("/guest")).json()["name"] == "Anna"
        async with again.live(table) as seat:
            await seat.receive()
            while seat.state["asked"] != [0]:
                await seat.receive()
            assert seat.state["committed"] == 3
        twice = await again.do(table, "m", do="play", seat=0, move="whatever", confirm=True)
        assert twice.status_code == 200, "the same command, also after a restart, has acted already"


@in_loop
async def test_time_without_a_server_is_given_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        cookies = dict(anna.http.cookies)
        clock = {"kind": "bank", "seconds": 100}
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}], clock=clock)
        await anna.do(table, do="start")
        before = (await anna.http.get(f"/tables/{table}")).json()
    async with serving(tmp_path, now=lambda: time.time() + HOUR) as server:
        after = (await Guest(server.api, cookies).http.get(f"/tables/{table}")).json()

        def since(snapshot: dict[str, Any]) -> float:
            return float(snapshot["state"]["clock"]["since"]["0"])

        # At least the time without a server, at most that of its stopping and starting too.
        assert HOUR <= since(after) - since(before) <= after["now"] - before["now"]
        assert after["state"]["clock"]["left"] == [100, 100]


@pytest.mark.parametrize("how", ["suspended", "stopped", "set back"])
@in_loop
async def test_a_server_that_stood_still_costs_nobody_time(tmp_path: Path, how: str) -> None:
    wall, monotonic = 0.0, 0.0
    now = ServerTime(lambda: time.time() + wall, lambda: time.monotonic() + monotonic)
    async with serving(tmp_path, now=now) as server:
        anna = await server.guest("Anna")
        clock = {"kind": "bank", "seconds": 600}
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}], clock=clock)
        await anna.do(table, do="start")
        board = (await anna.http.get(f"/tables/{table}")).json()["board"]
        if how == "set back":
            wall -= HOUR
        else:  # a suspended machine's monotonic clock stands still, a stopped process's does not
            wall, monotonic = wall + HOUR, monotonic + (HOUR if how == "stopped" else 0)
        move = board["legal"][0]["moves"][0]
        assert (await anna.do(table, "m", do="play", seat=0, move=move, confirm=True)).status_code == 200
        state = (await anna.http.get(f"/tables/{table}")).json()["state"]
        assert state["life"] == "playing"
        assert state["seats"][0]["stand_in"] is None
        assert 300 < state["clock"]["left"][0] <= 600
        assert state["committed"] == 1


@in_loop
async def test_an_outage_is_credited_once_and_before_anybody_runs_out_of_time(tmp_path: Path) -> None:
    wall = 0.0
    now = ServerTime(lambda: time.time() + wall)
    async with serving(tmp_path, now=now) as server:
        anna = await server.guest("Anna")
        clock = {"kind": "move", "seconds": 600}
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}], clock=clock)
        await anna.do(table, do="start")
        live = await server.app.state.hub.find(table)
        wall += HOUR
        await live._check_clocks()
        await live.credit_outages()
        events = (await anna.http.get(f"/tables/{table}/events")).json()["events"]
        credited = [event for event in events if event["kind"] == "resumed"]
        assert sum(event["seconds"] > HOUR / 2 for event in credited) == 1
        state = (await anna.http.get(f"/tables/{table}")).json()["state"]
        assert (state["life"], state["seats"][0]["stand_in"]) == ("playing", None)


@in_loop
async def test_stopping_sends_clients_away_to_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, paths = await everywhere(server)
        sockets = [anna.follow(path) for path in paths]
        seats = [await socket.__aenter__() for socket in sockets]
        for seat in seats:
            await seat.receive()
        server.app.state.hub.closing = True
        for path in paths:
            async with anna.follow(path) as late:
                with pytest.raises(ConnectionClosed):
                    await late.until("never")
                assert late.socket.close_code == 1012, path
    for seat, socket in zip(seats, sockets, strict=True):
        with pytest.raises(ConnectionClosed):
            await seat.until("never")
        assert seat.socket.close_code == 1012
        await socket.__aexit__(None, None, None)


async def everywhere(server: Server) -> tuple[Guest, list[str]]:
    """Return somebody with an account, and the paths of every kind of socket."""
    anna, _ = await account(server, fresh("Hub"))
    table = await anna.make()
    clock = {"kind": "bank", "seconds": 600, "increment": 0}
    terms = {"title": "Club", "format": "round-robin", "game": "talat", "size": 2, "clock": clock}
    opened = await anna.http.post("/tournaments", json=terms)
    assert opened.status_code == 201, opened.text
    tournament = opened.json()["id"]
    return anna, [f"/tables/{table}/live", "/lobby", "/people/live", f"/tournaments/{tournament}/live"]


@in_loop
async def test_whoever_is_logged_out_while_joining_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        anna, (table, _, people, _) = await everywhere(server)
        visitors: Visitors = server.app.state.visitors
        identify = visitors.identify
        for path in (table, people):
            first = [True]

            async def logged_out_since(
                cookie: str | None, bearer: str | None = None, first: list[bool] = first
            ) -> Person | None:
                return await identify(cookie, bearer) if first and first.pop() else None

            monkeypatch.setattr(visitors, "identify", logged_out_since)
            async with anna.follow(path) as seat:
                with pytest.raises(ConnectionClosed):
                    await seat.until("never")
                assert seat.socket.close_code == 1008, path


@in_loop
async def test_what_nobody_touches_expires(tmp_path: Path) -> None:
    async with serving(tmp_path, expire_open_hours=0, expire_over_days=0, expire_guests_days=0) as server:
        hub: Hub = server.app.state.hub
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        left = await anna.make(public=True)
        watched = await anna.make()
        playing = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        await anna.do(playing, do="start")
        async with anna.live(watched) as seat:
            await seat.receive()
            await hub.sweep()
            assert (await anna.http.get(f"/tables/{left}")).status_code == 404
            assert (await anna.http.get("/tables")).json() == []
            assert (await anna.http.get(f"/tables/{watched}")).status_code == 200, "somebody looks at it"
            assert (await anna.http.get(f"/tables/{playing}")).status_code == 200
        assert await hub.store.find_guest(anna.id) is not None, "who holds a seat is not forgotten"
        assert await hub.store.find_guest(ben.id) is None


@in_loop
async def test_a_broken_log_does_not_keep_the_others_from_going_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        cookies = dict(anna.http.cookies)
        tables = []
        for _ in range(2):
            tables.append(await anna.make(seats=[{"kind": "me"}, {"kind": "me"}]))
            await anna.do(tables[-1], do="start")
        hub: Hub = server.app.state.hub
        await hub.store.transaction(
            lambda connection: connection.execute(
                EVENTS.update().where(EVENTS.c.table_id == tables[0], EVENTS.c.seq == 2),
                {"event": '{"kind": "moved", "data": {}}'},
            )
        )
    async with serving(tmp_path) as server:
        again = Guest(server.api, cookies)
        assert (await again.http.get(f"/tables/{tables[1]}")).status_code == 200
        assert (await again.http.get(f"/tables/{tables[0]}")).status_code == 500
        assert "moved" not in (await again.http.get(f"/tables/{tables[0]}")).text


@in_loop
async def test_a_bot_whose_move_could_not_be_written_decides_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handle_own, lost = LiveTable.handle_own, []

    async def fail_once(live: LiveTable, command: ServerCommand) -> None:
        if isinstance(command, BotPlays) and not lost:
            lost.append(command)
            raise StoreError("store-closed")
        await handle_own(live, command)

    monkeypatch.setattr(LiveTable, "handle_own", fail_once)
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await anna.make(seats=[BOT, {"kind": "me"}])
        await anna.do(table, do="start")
        async with anna.live(table) as seat:
            await seat.receive()
            while seat.state["asked"] != [1]:
                await seat.receive()
    assert lost


@pytest.mark.slow
def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    """A whole server process, its log as JSON, while names, bids, cookies and a private table pass."""
    script = f"""
import asyncio, sys
sys.path.insert(0, {str(Path(__file__).parents[3])!r})
from atoll.server.ops import logs
from serving import serving
logs.configure_logging("json", "debug")
async def run():
    async with serving(__import__("pathlib").Path({str(tmp_path)!r}), log="json") as server:
        anna = await server.guest("Annabella")
        table = await anna.make("titicaca", 2, seats=[{{"kind": "me"}}, {{"kind": "me"}}])
        await anna.do(table, do="start")
        await anna.do(table, "b", do="play", seat=0, move="bid 17")
        await anna.do(table, "c", do="chat", text="psst")
        await anna.http.post("/guest", content=b"{{broken")
        print(table, anna.cookie, server.app.state.hub._tables[table].table.secret)
        await anna.http.aclose()
asyncio.run(run())
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=STUCK_SECONDS, check=True
    )
    table, cookie, secret = done.stdout.split()
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert any(line["event"] == "table made" for line in lines)
    for hidden in (table, cookie, secret, "bid 17", "psst", "Annabella"):
        assert hidden not in done.stderr


@in_loop
async def test_bots_that_nobody_watches_pause(tmp_path: Path) -> None:
    """They go on when somebody looks, whether once or for longer."""
    clock = 1000.0
    async with serving(tmp_path, now=lambda: clock) as server:
        anna = await server.guest("Anna")
        tables = [await anna.make(seats=[BOT, BOT]) for _ in range(2)]
        clock += PAUSE_SECONDS + 1
        for table in tables:
            assert (await anna.do(table, do="start")).status_code == 200
            live = await server.app.state.hub.find(table)
            assert not live.busy, "no bot thinks"
            assert live.table.live_game.ply == 0
        await anna.http.get(f"/tables/{tables[0]}")
        async with anna.live(tables[1]):
            for table in tables:
                live = await server.app.state.hub.find(table)
                while live.table.live_game.ply < 4:
                    await asyncio.sleep(0.01)


@in_loop
async def test_work_that_has_not_begun_ends_with_the_server(tmp_path: Path) -> None:
    async def wait() -> None:
        await asyncio.sleep(3600)

    work = wait()
    async with serving(tmp_path) as server:
        server.app.state.hub.spawn(work)
        await server.app.state.hub.stop()
    assert inspect.getcoroutinestate(work) == inspect.CORO_CLOSED


ADAPTIVE_BOT = {"kind": "bot", "level": "adaptive"}


@in_loop
async def test_the_adaptive_bot_sits_down_with_a_level(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await anna.make(players=3, seats=[{"kind": "me"}, ADAPTIVE_BOT, {"kind": "open"}])
        await anna.do(table, do="add-bot", seat=2, level="adaptive")
        state = (await anna.http.get(f"/tables/{table}")).json()["state"]
        assert [seat["level"] for seat in state["seats"][1:]] == ["bot", "bot"], "nobody has to know"
        assert state["matched_bots"] == {"1": "level-2", "2": "level-2"}, "everybody begins there"
        listed = (await anna.http.get("/levels")).json()
        assert listed[0]["name"] == "adaptive"
        assert not any(level["name"].startswith("adaptive-") for level in listed)
        await anna.do(table, "s", do="start")
        refused = await anna.do(table, "i", do="stand-in", seat=0, level="adaptive")
        assert refused.json()["error"]["key"] == "table-level", "everybody sees the level of a stand-in"


class Onlookers:
    """Ben, who plays against Anna, and Cleo, who watches: all that they are told of an adaptive bot."""

    def __init__(self, ben: Guest, cleo: Guest) -> None:
        self.ben, self.cleo = ben, cleo
        self.told: list[Any] = []

    async def look(self, path: str) -> Any:
        for person in (self.ben, self.cleo):
            answer = await person.http.get(path)
            assert answer.status_code == 200, answer.text
            self.told.append(answer.json())
        return self.told[-2]

    def check(self) -> None:
        """Assert that nothing of it says how strong the bot is, or why."""
        text = json.dumps(self.told)
        assert '"bot"' in text
        for secret in ("adaptive", "level-"):
            assert secret not in text, secret
        found = _states(self.told)
        assert found
        assert all(state["matched_bots"] == {} for state in found)


def _states(document: Any) -> list[dict[str, Any]]:
    """Return all states of tables within a document."""
    here = [document] if isinstance(document, dict) and "matched_bots" in document else []
    inside = document.values() if isinstance(document, dict) else document
    parts = inside if isinstance(document, dict | list) else ()
    return here + [state for part in parts for state in _states(part)]


@in_loop
async def test_nobody_else_learns_the_level_of_the_adaptive_bot(tmp_path: Path) -> None:
    """It is how strong somebody is, rounded: only they may see it, as long as they sit at the table."""
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        others = Onlookers(await server.guest("Ben"), await server.guest("Cleo"))
        seats = [{"kind": "me"}, ADAPTIVE_BOT, {"kind": "open"}, {"kind": "open"}]
        async with others.ben.follow("/lobby") as lobby:
            await lobby.until("lobby")
            table = await anna.make("taluva", 4, public=True, seats=seats)
            await lobby.until("table")
        others.told += lobby.received
        async with (
            anna.live(table) as a,
            others.ben.live(table) as b,
            others.cleo.live(table, "?watch=1") as c,
        ):
            for each in (a, b, c):
                await each.receive()
            await a.do(do="add-bot", seat=3, level="adaptive")
            await b.do(do="sit", seat=2)
            await a.do(do="arrange", order=[0, 2, 1, 3])
            assert a.state["matched_bots"] == {"2": "level-2", "3": "level-2"}
            assert len(await others.look("/tables")) == 1
            await a.do(do="start")
            await a.do(do="chat", text="hello")
            while b.seq < a.seq:
                await b.receive()
            assert b.state["seats"] == a.state["seats"]
            assert [seat["name"] for seat in b.state["seats"][2:]] == ["bot", "bot"]
            for path in ("/tables", f"/tables/{table}", f"/tables/{table}/record"):
                await others.look(path)
            while c.seq < b.seq:
                await c.receive()
            others.told += b.received + c.received
        await others.look(f"/tables/{table}/events?after=0")
        others.check()


@in_loop
async def test_nobody_learns_it_from_finished_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _ = await account(server, fresh("Anna"))
        others = Onlookers(await server.guest("Ben"), await server.guest("Cleo"))
        table = await anna.make(
            players=3, public=True, seats=[{"kind": "me"}, ADAPTIVE_BOT, {"kind": "open"}]
        )
        await others.ben.do(table, "sit", do="sit", seat=2)
        await anna.do(table, "s", do="start")
        await anna.do(table, "r", do="resign", seat=0)
        await others.ben.do(table, "r", do="resign", seat=2)
        assert (await others.look(f"/tables/{table}"))["state"]["life"] == "over"
        for path in (f"/tables/{table}/events?after=0", f"/tables/{table}/record"):
            await others.look(path)
        opponents = (await others.look(f"/people/{anna.id}"))["opponents"]
        assert [one["name"] for one in opponents if one["mark"] == "level"] == ["bot"]
        past = (await others.look(f"/people/{anna.id}/games"))["games"]
        assert [seat["level"] for seat in past[0]["seats"]] == [None, "bot", None]
        await others.ben.do(table, "again", do="rematch")
        rematch = (await others.look(f"/tables/{table}"))["state"]["rematch"]
        await others.look(f"/tables/{rematch}")
        others.check()
        again = (await anna.http.get(f"/tables/{rematch}")).json()["state"]
        (bot,) = again["matched_bots"].items()
        assert again["seats"][int(bot[0])]["level"] == "bot"
        assert bot[1] == "level-2", "it suits whoever asked for it first"


@in_loop
async def test_a_new_name_is_seen_at_once_where_people_meet(server: Server) -> None:
    anna, ben, cleo = [await server.guest(name) for name in ("Anna", "Guest", "Cleo")]
    table = await anna.make(public=True, seats=[{"kind": "me"}, {"kind": "me", "name": "Cleo"}])
    await anna.do(table, "l", do="leave", seat=0)
    assert (await ben.do(table, do="sit", seat=0)).status_code == 200
    await anna.do(table, "s", do="start")
    async with anna.live(table) as a, ben.live(table) as b, cleo.live(table) as c:
        for each in (a, b, c):
            await each.receive()
        await b.do(do="chat", text="hi")
        assert (await ben.http.post("/guest", json={"name": "Benno"})).status_code == 200
        while [seat["name"] for seat in a.state["seats"]] != ["Benno", "Cleo"]:
            await a.receive()
        # A connection that is older than the name speaks under it; so does somebody who only watches.
        await b.do(do="chat", text="again")
        await cleo.http.post("/guest", json={"name": "Cleopatra"})
        await c.do(do="chat", text="hello")
    seen = (await anna.http.get(f"/tables/{table}")).json()
    assert [said["name"] for said in seen["chat"]] == ["Benno", "Benno", "Cleopatra"]
    listed = next(one for one in (await anna.http.get("/tables")).json() if one["id"] == table)
    assert [seat["name"] for seat in listed["seats"]] == ["Benno", "Cleo"]


@in_loop
async def test_a_rematch_knows_the_names_of_today(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Guest")
    table = await anna.make(seats=[{"kind": "me"}, {}])
    await ben.do(table, do="sit", seat=1)
    await anna.do(table, "s", do="start")
    await ben.do(table, "r", do="resign", seat=1)
    await ben.http.post("/guest", json={"name": "Benno"})
    over = (await anna.http.get(f"/tables/{table}")).json()["state"]
    assert [seat["name"] for seat in over["seats"]] == ["Anna", "Benno"], "they may still sit there"
    await anna.do(table, "m", do="rematch")
    fresh = (await anna.http.get(f"/tables/{table}")).json()["state"]["rematch"]
    again = (await anna.http.get(f"/tables/{fresh}")).json()["state"]
    assert sorted(seat["name"] for seat in again["seats"]) == ["Anna", "Benno"]
    assert again["session"] == {"games": 1, "points": [1, 0]}, "Anna won, and begins"
    listed = (await anna.http.get(f"/tables/{fresh}")).json()["table"]
    assert listed["auto_start"], "one press each: it starts once both are there"


@in_loop
async def test_nobody_on_a_device_is_called_like_an_account(server: Server) -> None:
    anna, ben = await server.guest("Anna Maria"), await server.guest("Ben")
    await anna.http.post("/account", json={"name": "Anna Maria", "password": "correct horse"})
    seats = [{"kind": "me"}, {"kind": "me", "name": "anna  maria"}]
    refused = await ben.http.post("/tables", json={"game": "talat", "players": 2, "seats": seats})
    assert refused.json()["error"]["key"] == "account-name-taken"
    table = await ben.make(seats=[{"kind": "me"}, {}])
    refused = await ben.do(table, do="sit", seat=1, name="ANNA MARIA")
    assert refused.json()["refusals"][0]["key"] == "account-name-taken"


@in_loop
async def test_a_table_pauses_while_all_its_people_are_away(tmp_path: Path) -> None:
    """Spectators do not keep the bots going; whoever holds a seat does, by coming back."""
    clock = 1000.0
    async with serving(tmp_path, now=lambda: clock) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        table = await anna.make(seats=[{"kind": "me"}, BOT])
        assert (await anna.do(table, do="start")).status_code == 200
        live = await server.app.state.hub.find(table)
        async with ben.live(table) as watching:
            await watching.receive()
            clock += PAUSE_SECONDS + 1
            await live.handle(StandIn(0, "random"), Person(anna.id, "Anna"), "w")
            assert live.table.bots_to_move() == [(0, "random")]
            assert not live._thinking, "nobody of the table is there"
            async with anna.live(table):
                while live.table.live_game.ply < 2:
                    await asyncio.sleep(0.01)


@in_loop
async def test_who_is_away_is_nudged_replaced_and_has_the_seat_again(tmp_path: Path) -> None:
    clock = 1000.0
    async with serving(tmp_path, now=lambda: clock) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        table = await anna.make(seats=[{"kind": "me"}, {}], pace=10)
        await ben.do(table, do="sit", seat=1)
        await anna.do(table, "s", do="start")
        async with ben.live(table) as b:
            await b.receive()
            async with anna.live(table) as a:
                await a.receive()
                clock += 5
            while (await b.until("presence"))["away"] != {anna.id: clock}:
                pass
            clock += 299
            refused = await b.do(do="nudge", seat=1, absent=0)
            assert refused["refusals"][0]["key"] == "absence-not-yet"
            clock += 1
            assert (await b.do(do="nudge", seat=1, absent=0))["type"] == "ack"
            clock += 60
            assert (await b.do(do="carry-on", seat=1, absent=0, how="bot"))["type"] == "ack"
            assert b.state["seats"][0]["stand_in"] == "away"
            async with anna.live(table):
                while b.state["seats"][0]["stand_in"] is not None:
                    await b.receive()
        kinds = [one["kind"] for one in (await ben.http.get(f"/tables/{table}/events")).json()["events"]]
        assert kinds[-4:] == ["nudged", "wished", "stood-in", "returned"]
