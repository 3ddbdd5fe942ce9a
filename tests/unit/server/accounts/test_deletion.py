"""A deleted account leaves nothing: not in the database, not in a log, not at a table."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from account_helpers import PASSWORD, account, bearing, log_in, reason
from atoll.server.live.hub import Hub
from atoll.store.schema import ACCOUNTS, BOTS, METADATA, SESSIONS
from serving import Guest, Server, in_loop, together

pytestmark = pytest.mark.usefixtures("backing")

pytestmark = pytest.mark.usefixtures("backing")


def everything(connection: Connection) -> str:
    """Return all that the database holds, as one text."""
    rows = [list(row) for table in METADATA.sorted_tables for row in connection.execute(select(table))]
    return json.dumps(rows)


class World:
    """Zoë, who has been everywhere: with a bot, blocked and reported; and the tables that know her.

    One game is ``over``, one goes ``on``, two have not begun (at one she is ``alone``, the other is
    ``open``); at one she only ``watched`` and talked.
    """

    zoe: Guest
    robot: Guest
    ben: Guest
    yan: Guest
    tables: dict[str, str]
    replay: str
    """The record of the game that is over."""
    shown: list[str]
    """What she was shown once: password, code, token."""

    async def begin(self, server: Server) -> World:
        self.zoe, code = await account(server, "Zoë Unique")
        self.yan, _ = await account(server, "Yan")
        self.ben = await server.guest("Ben")
        token = (await self.zoe.http.post("/account/bots", json={"name": "Zoëbot"})).json()["token"]
        self.robot = bearing(server, token)
        self.robot.id = (await self.robot.http.get("/guest")).json()["id"]
        self.shown = [PASSWORD, code, token]
        await self.zoe.http.put("/account/settings", json={"theme": "zoe-dark"})
        await self.zoe.http.put(f"/blocks/{self.robot.id}", json={"kind": "mute"})
        await self.ben.http.put(f"/blocks/{self.zoe.id}", json={"kind": "mute"})
        await self.ben.http.post("/reports", json={"who": self.zoe.id, "why": "Ë"})
        self.tables = {"over": await self._over(), "on": await self._on()}
        zoe, ben = self.zoe, self.ben
        self.tables["alone"] = await zoe.make(seats=[{"kind": "me"}, {}])
        self.tables["open"] = await zoe.make(seats=[{"kind": "me"}, {}])
        await ben.do(self.tables["open"], do="sit", seat=1)
        self.tables["watched"] = await ben.make(public=True)
        await zoe.do(self.tables["watched"], "w", do="chat", text="Zoë looks on")
        return self

    async def _over(self) -> str:
        zoe, yan = self.zoe, self.yan
        clock = {"kind": "move", "seconds": 600}
        table = await zoe.make(rated=True, clock=clock, seats=[{"kind": "me"}, {}])
        await yan.do(table, do="sit", seat=1)
        await zoe.do(table, "s", do="start")
        held = [seat["who"] for seat in (await yan.http.get(f"/tables/{table}")).json()["state"]["seats"]]
        first = zoe if held[0] == zoe.id else yan
        board = (await first.http.get(f"/tables/{table}")).json()["board"]
        await first.do(table, "m", do="play", seat=0, move=board["legal"][0]["moves"][0])
        await yan.do(table, "r", do="resign", seat=held.index(yan.id))
        self.replay = (await yan.http.post(f"/tables/{table}/replay")).json()["id"]
        return table

    async def _on(self) -> str:
        table = await self.zoe.make(players=3, seats=[{"kind": "me"}, {}, {}])
        await self.ben.do(table, do="sit", seat=1)
        await self.robot.do(table, do="sit", seat=2)
        await self.zoe.do(table, "s", do="start")
        await self.zoe.do(table, "t", do="chat", text="Zoë was here")
        return table

    def hashes(self, connection: Connection) -> list[str]:
        account = select(ACCOUNTS.c.password, ACCOUNTS.c.recovery).where(ACCOUNTS.c.who == self.zoe.id)
        sessions = select(SESSIONS.c.id).where(SESSIONS.c.who == self.zoe.id)
        tokens = connection.scalars(select(BOTS.c.token))
        return [*connection.execute(account).one(), *connection.scalars(sessions), *tokens]


@in_loop
async def test_a_deleted_account_leaves_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with together(tmp_path) as server:
        world = await World().begin(server)
        store = server.app.state.hub.store
        hashes = await store.transaction(world.hashes)
        traces = [world.zoe.id, world.robot.id, "Zo\\u00eb", "zoe", *hashes]
        before = await store.transaction(everything)
        assert all(trace in before for trace in traces)
        bad = await world.zoe.http.request("DELETE", "/account", json={"password": "not this one"})
        assert reason(bad) == "account-wrong"
        done = await world.zoe.http.request("DELETE", "/account", json={"password": PASSWORD})
        assert done.status_code == 200, done.text
        after = await store.transaction(everything)
        assert [trace for trace in traces if trace in after] == []
        logged = " ".join(str(vars(record)) for record in caplog.records if record.name == "atoll.server")
        assert [secret for secret in (*world.shown, *hashes) if secret in logged] == []
        assert (await world.zoe.http.get("/guest")).status_code == 401
        elsewhere = Guest(server.other.api, dict(world.zoe.http.cookies))
        assert (await elsewhere.http.get("/guest")).status_code == 401
        assert (await world.robot.http.get("/guest")).status_code == 401
        assert (await log_in(server, "Zoë Unique")).status_code == 409


@in_loop
async def test_the_others_keep_their_games_with_somebody_who_has_no_name(tmp_path: Path) -> None:
    async with together(tmp_path) as server:
        world = await World().begin(server)
        ben, tables = world.ben, world.tables
        await world.zoe.http.request("DELETE", "/account", json={"password": PASSWORD})
        state = (await ben.http.get(f"/tables/{tables['on']}")).json()["state"]
        assert [(seat["name"], seat["mark"]) for seat in state["seats"]] == [
            ("", "gone"),
            ("Ben", "guest"),
            ("", "gone"),
        ]
        record = (await world.yan.http.get(f"/tables/{tables['over']}/record")).json()
        assert sorted(record["table"]["names"]) == ["", "Yan"]
        replay = (await world.yan.http.get(f"/records/{world.replay}")).json()
        assert sorted(replay["names"]) == ["", "Yan"]
        assert (await ben.http.get(f"/tables/{tables['alone']}")).status_code == 404
        left = (await ben.http.get(f"/tables/{tables['open']}")).json()["state"]
        assert (left["host"], left["seats"][0]["kind"]) == (ben.id, "open")
        assert (await ben.http.get(f"/tables/{tables['watched']}")).json()["chat"][0]["text"] == ""
        opponents = (await world.yan.http.get(f"/people/{world.yan.id}")).json()["opponents"]
        assert [(one["who"], one["name"], one["mark"]) for one in opponents] == [(None, "", "gone")]
        # What is in memory agrees with what a server that has just been started would read.
        hub: Hub = server.app.state.hub
        for name in ("over", "on", "open", "watched"):
            live = (await ben.http.get(f"/tables/{tables[name]}")).json()
            hub._tables.pop(tables[name]).close()
            read = (await ben.http.get(f"/tables/{tables[name]}")).json()
            # Since when somebody is away is each process's own observation.
            assert read["away"].keys() == live["away"].keys()
            assert {**read, "now": 0, "away": {}} == {**live, "now": 0, "away": {}}
