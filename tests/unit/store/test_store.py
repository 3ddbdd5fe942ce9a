"""The log in each database: a number is written once, a command acts once, what is said to be safe is."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from atoll.store import Conflict, Guest, Listing, StoreError
from atoll.store.schema import NODES
from atoll.table import LogEntry, TableEvent
from finished_games import Opened
from serving import in_loop


def entry(seq: int, text: str = "hello", command: str | None = None) -> LogEntry:
    event = TableEvent("said", {"text": text}, {1: {"text": "private"}}, {"secret": "hidden"})
    return LogEntry(seq, 1000.0 + seq, event, command)


def listing(table: str = "t", people: frozenset[str] | None = None, **values: Any) -> Listing:
    given = {"life": "open", "public": True, "host": "anna", "summary": {"id": table}, "touched_at": 1000.0}
    return Listing(id=table, people=people, **{**given, **values})


@in_loop
async def test_what_was_written_is_read(opened: Opened) -> None:
    async with opened() as store:
        await store.append("t", [entry(1, command="a"), entry(2)], listing())
        await store.append("t", [entry(3)], listing())
    async with opened() as store:
        assert await store.read("t") == [entry(1, command="a"), entry(2), entry(3)]
        assert await store.read("t", after=2) == [entry(3)]
        assert await store.read("t", after=1, limit=1) == [entry(2)]
        assert await store.read("other") == []


@in_loop
async def test_a_number_is_written_once_and_nothing_by_halves(opened: Opened) -> None:
    async with opened() as store:
        await store.append("t", [entry(1)], listing())
        with pytest.raises(Conflict):
            await store.append("t", [entry(1)], listing())
        await store.append("t", [entry(2)], listing())
        with pytest.raises(Conflict):
            await store.append("t", [entry(3, "lost"), entry(2, "lost")], listing(life="over"))
        assert await store.read("t") == [entry(1), entry(2)]
        assert (await store.public_tables(5))[0].life == "open", "the listing belongs to the same transaction"


@in_loop
async def test_a_command_acts_once_whichever_process_it_reaches(opened: Opened) -> None:
    async with opened() as one, opened() as two:
        await one.append("t", [entry(1, command="anna:7")], listing())
        with pytest.raises(Conflict):
            await two.append("t", [entry(2, command="anna:7")], listing())
        await two.append("t", [entry(2, command="anna:8"), entry(3)], listing())
        await one.append("t", [entry(4)], listing("t"))


@in_loop
async def test_among_many_at_once_each_fails_alone(opened: Opened) -> None:
    async with opened() as store:

        async def write(table: str) -> str:
            try:
                await store.append(table, [entry(1)], listing(table))
            except Conflict:
                return "conflict"
            return "written"

        answers = await asyncio.gather(*(write(f"t{number % 40}") for number in range(200)))
        assert answers.count("written") == 40
        assert await store.count_tables() == 40


@in_loop
async def test_lists_follow_the_log(opened: Opened) -> None:
    async with opened() as store:
        await store.append("a", [entry(1)], listing("a", frozenset({"anna", "ben"}), life="playing"))
        await store.append(
            "b", [entry(1)], listing("b", frozenset({"anna"}), public=False, touched_at=2000.0)
        )
        await store.append("c", [entry(1)], listing("c", frozenset(), life="over"))
        assert [one.id for one in await store.public_tables(10)] == ["a"]
        assert [one.id for one in await store.tables_of("anna", 10)] == ["b", "a"]
        assert await store.last_seqs(["a", "b", "nowhere"]) == {"a": 1, "b": 1}
        assert await store.count_hosted("anna") == 2
        await store.append("a", [entry(2)], listing("a", frozenset({"anna"}), life="playing"))
        assert await store.tables_of("ben", 10) == []
        await store.append("a", [entry(3)], listing("a", None, life="playing"))
        assert [one.id for one in await store.tables_of("anna", 10)] == ["b", "a"]
        assert await store.idle_tables("over", 1500.0, 10) == ["c"]
        await store.delete_tables(["a", "c"])
        assert await store.count_tables() == 1
        assert await store.read("a") == []
        assert await store.tables_of("anna", 1) != []


@in_loop
async def test_guests_are_remembered_and_forgotten(opened: Opened) -> None:
    async with opened() as store:
        await store.save_guest(Guest("anna", "Anna", 1.0))
        await store.save_guest(Guest("anna", "Anne", 2.0))
        await store.save_guest(Guest("ben", "Ben", 2.0))
        assert await store.find_guest("anna") == Guest("anna", "Anne", 2.0)
        assert await store.find_guest("cleo") is None
        await store.append("a", [entry(1)], listing("a", frozenset({"ben"})))
        assert await store.delete_guests(before=3.0) == 1
        assert await store.find_guest("anna") is None
        assert await store.find_guest("ben") is not None, "who holds a seat stays"


@in_loop
async def test_the_last_beat_is_kept(opened: Opened) -> None:
    async with opened() as store:
        assert await store.last_alive() is None
        await store.mark_alive(12.5)
        await store.mark_alive(13.5)
    async with opened() as store:
        assert await store.last_alive() == 13.5


@in_loop
async def test_a_closed_store_says_so(opened: Opened) -> None:
    async with opened() as store:
        pass
    with pytest.raises(StoreError):
        await store.count_tables()


@in_loop
async def test_a_table_is_minded_by_one_process_until_that_is_silent(opened: Opened) -> None:
    async with opened() as store:
        for table, life in (("a", "playing"), ("b", "playing"), ("c", "open")):
            await store.append(table, [entry(1)], listing(table, life=life, ticking=life == "playing"))
        assert sorted(await store.tables_without_lease(60, 10)) == ["a", "b"]
        await store.heartbeat("one")
        assert not await store.others_alive("one", 60)
        assert await store.claim("a", "one", 60)
        assert await store.claim("a", "one", 60), "it has it already"
        await store.heartbeat("two")
        assert await store.others_alive("one", 60)
        assert not await store.claim("a", "two", 60)
        assert await store.tables_without_lease(60, 10) == ["b"]
        assert await store.claim("b", "two", 60)
        assert await store.leases_of("one") == {"a"}
        assert await store.claim("a", "two", -60), "whoever was not heard of that lately has lost it"
        assert await store.leases_of("one") == set()
        await store.release("two", ["b"])
        assert await store.tables_without_lease(60, 10) == ["b"]
        await store.release("two")
        assert sorted(await store.tables_without_lease(60, 10)) == ["a", "b"]
        assert not await store.others_alive("one", 60)
        assert await store.claim("a", "one", 60)
        await store.heartbeat("two")
        assert await store.claim("b", "two", 60)
        long_ago = update(NODES).where(NODES.c.id == "one").values(seen_at=0.0)
        await store.transaction(lambda connection: connection.execute(long_ago).rowcount)
        assert await store.tables_without_lease(60, 10) == ["a"]
        assert await store.claim("a", "two", 60), "its lease of another table does not matter"
        await store.append("a", [entry(2)], listing("a", life="over", ticking=False))
        await store.append("b", [entry(2)], listing("b", life="over", ticking=False))
        assert await store.tables_without_lease(60, 10) == []


@in_loop
async def test_what_is_kept_first_stays(opened: Opened) -> None:
    async with opened() as store:
        assert await store.get_or_create("key", "one") == "one"
        assert await store.get_or_create("key", "two") == "one"
