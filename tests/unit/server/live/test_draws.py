"""Draws with real clients: through requests, across a restart, and when a value does not come."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from atoll.core import Record
from atoll.store.schema import EVENTS
from atoll.table.commitments import person_commitment, person_tag, roster_digest
from atoll.table.draw import REVEAL_SECONDS
from atoll.table.fair import RECEIPT_FORMAT, Receipt, verify
from serving import Backing, Guest, Server, in_loop, serving

pytestmark = pytest.mark.usefixtures("backing")


async def state(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.http.get(f"/tables/{table}")).json()["state"]
    return found


async def commit(guest: Guest, table: str, value: str) -> dict[str, Any]:
    """Commit to a value; return what a receipt notes of it."""
    draw = (await state(guest, table))["draw"]
    who = (await guest.http.get("/me")).json()["id"]
    tag = person_tag(table, who)
    roster = roster_digest(draw["commitment"], draw["number"], draw["seats"])
    command = {"do": "commit", "roster": roster, "commitment": person_commitment(roster, tag, value)}
    assert (await guest.do(table, f"commit-{draw['number']}", **command)).status_code == 200
    return {"number": draw["number"], "seats": draw["seats"], "person": tag, "value": value}


async def reveal(guest: Guest, table: str, value: str) -> None:
    assert (await guest.do(table, "reveal", do="reveal", value=value)).status_code == 200


@in_loop
async def test_a_draw_through_requests_alone(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make("taluva", seats=[{"kind": "me"}, {}])
    server_commitment = (await state(anna, table))["draw"]["commitment"]
    await ben.do(table, do="sit", seat=1)
    kept = await commit(anna, table, "aa" * 32)
    await commit(ben, table, "bb" * 32)
    assert (await anna.do(table, "s", do="start")).status_code == 200
    draw = (await state(anna, table))["draw"]
    assert draw["phase"] == "revealing"
    await reveal(anna, table, "aa" * 32)
    assert (await state(ben, table))["life"] == "open"
    await reveal(ben, table, "bb" * 32)
    assert (await state(ben, table))["life"] == "playing"
    await anna.do(table, "r", do="resign", seat=0)
    record = Record.from_json((await anna.http.get(f"/tables/{table}/record")).json())
    seen = {part["person"]: part["commitment"] for part in draw["people"]}
    receipt = {"format": RECEIPT_FORMAT, "table": table, "commitment": server_commitment}
    draws = [{**kept, "commitments": seen}]
    assert verify(record, Receipt.from_json({**receipt, "draws": draws})) == "proven"


@in_loop
async def test_a_value_that_does_not_come_costs_the_seat_also_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        cookies = dict(anna.http.cookies)
        table = await anna.make("taluva", seats=[{"kind": "me"}, {}])
        await ben.do(table, do="sit", seat=1)
        await commit(anna, table, "aa" * 32)
        await commit(ben, table, "bb" * 32)
        await anna.do(table, "s", do="start")
        await reveal(anna, table, "aa" * 32)
    store = Backing.store(tmp_path)
    earlier = update(EVENTS).values(at=EVENTS.c.at - REVEAL_SECONDS)
    await store.transaction(lambda connection: connection.execute(earlier).rowcount)
    await store.close()
    async with serving(tmp_path) as server:
        anna = Guest(server.api, cookies)
        while (found := await state(anna, table))["draw"]["phase"] == "revealing":
            await asyncio.sleep(0.05)
        assert [seat["kind"] for seat in found["seats"]] == ["person", "open"]
        (void,) = found["draw"]["void"]
        assert void["why"] == "reveal"
        assert found["draw"]["number"] == 2
        await anna.do(table, "b", do="add-bot", seat=1, level="level-1")
        await commit(anna, table, "cc" * 32)
        await anna.do(table, "s2", do="start")
        await anna.do(table, "reveal-2", do="reveal", value="cc" * 32)
        assert (await state(anna, table))["life"] == "playing"
