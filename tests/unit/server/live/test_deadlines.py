"""Days for a move: a deadline is in the log, so it outlasts the server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from atoll.store.schema import EVENTS
from atoll.table.clock import OUTAGE_SECONDS
from serving import Backing, Guest, Server, in_loop, serving

pytestmark = pytest.mark.usefixtures("backing")

DAY = 86400
SEATS = [{"kind": "me"}, {"kind": "me"}]


async def mine(guest: Guest) -> dict[str, Any]:
    (found,) = (await guest.http.get("/tables/mine")).json()
    return dict(found)


@in_loop
async def test_a_deadline_outlasts_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, grace=0) as server:
        anna = await server.guest("Anna")
        cookies = dict(anna.http.cookies)
        clock = {"kind": "days", "seconds": 3 * DAY}
        table = await anna.make(seats=SEATS, clock=clock)
        assert (await mine(anna))["deadline"] is None
        await anna.do(table, do="start")
        before = await mine(anna)
        started = (await anna.http.get(f"/tables/{table}")).json()["state"]["clock"]["since"]["0"]
        assert before["deadline"] == pytest.approx(started + 3 * DAY)
    async with serving(tmp_path, grace=0, now=lambda: time.time() + OUTAGE_SECONDS / 2) as server:
        anna = Guest(server.api, cookies)
        assert (await mine(anna))["deadline"] == before["deadline"], "a short absence is not made up for"
    store = Backing.store(tmp_path)
    earlier = update(EVENTS).values(at=EVENTS.c.at - 3 * DAY)
    await store.transaction(lambda connection: connection.execute(earlier).rowcount)
    await store.close()
    async with serving(tmp_path, grace=0) as server:
        anna = Guest(server.api, cookies)
        stand_in = None
        while stand_in is None:
            seats = (await anna.http.get(f"/tables/{table}")).json()["state"]["seats"]
            stand_in = seats[0]["stand_in"]
            await asyncio.sleep(0.05)
        assert stand_in == "time"


@pytest.mark.parametrize(
    ("clock", "status"),
    [
        ({"kind": "days", "seconds": DAY}, 201),
        ({"kind": "days", "seconds": 14 * DAY}, 201),
        ({"kind": "days", "seconds": 15 * DAY}, 422),
        ({"kind": "days", "seconds": 3600}, 422),
        ({"kind": "days", "seconds": DAY, "increment": 5}, 422),
        ({"kind": "weeks", "seconds": DAY}, 422),
    ],
)
@in_loop
async def test_days_are_days(server: Server, clock: dict[str, Any], status: int) -> None:
    anna = await server.guest("Anna")
    body = {"game": "talat", "players": 2, "clock": clock}
    assert (await anna.http.post("/tables", json=body)).status_code == status
