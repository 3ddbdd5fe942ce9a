"""A person, or only a name, is taken out of every log."""

from __future__ import annotations

import json
from collections.abc import Sequence

from atoll.store import AccountStore, Listing, ResultStore, Store, StoredRecord
from atoll.store.erasure import anonymous, erase, rename_everywhere, tables_mentioning
from atoll.table import Header, LogEntry, Person, TableEvent, TableSeat, TableSettings, creation_events
from finished_games import Opened, accounts, end, game, person
from serving import in_loop


def said(who: str, text: str) -> TableEvent:
    return TableEvent("said", {"who": who, "name": who.title(), "mark": "account", "text": text})


async def talk(store: Store) -> None:
    """Make Anna's table; she and Ben talk there, and somebody keeps a record of it."""
    anna = Person("anna", "Anna", "account")
    made = creation_events(
        TableSettings("talat", 2, public=True), anna, [TableSeat.for_person(anna), TableSeat()], "5e" * 32
    )
    events = [*made, said("anna", "hello"), said("ben", "anna")]
    actors = ("anna", "anna2", "ben")
    entries = [
        LogEntry(seq, 1.0, event, f"{who}:1")
        for seq, event, who in zip((1, 2, 3), events, actors, strict=True)
    ]
    header = Header.first("t", entries[0])
    listing = Listing("t", "open", True, "anna", header.summary(), frozenset({"anna"}), 1.0)
    await store.append("t", entries, listing)
    record = {"fair": {"commitment": made[0].data["commitment"]}, "table": {"names": ["Anna", ""]}}
    await store.add_record(StoredRecord("r", json.dumps(record), 1.0, 1.0, judging_for="anna"), 10)


async def names_in_record(store: Store) -> object:
    kept = await store.find_record("r")
    assert kept is not None
    return json.loads(kept.document)["table"]["names"], kept.judging_for


@in_loop
async def test_somebody_is_taken_out_of_every_log(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben", "an_a")
        await talk(store)
        assert await tables_mentioning(store, "anna") == {"t": "open"}
        assert await tables_mentioning(store, "an_a") == {}, "an id is no pattern"
        gone = anonymous()
        await erase(store, "anna", {"t": gone})
        created, hello, other = await store.read("t")
        assert isinstance(created.event.data["seats"], list)
        assert created.event.data["seats"][0] == TableSeat("person", gone.id, "", mark="gone").to_json()
        assert (created.event.data["host"], created.command) == (gone.id, f"{gone.id}:1")
        assert hello.event.data == {"who": gone.id, "name": "", "mark": "gone", "text": ""}
        assert hello.command == "anna2:1"
        assert other.event.data["name"] == "Ben"
        (listed,) = await store.public_tables(1)
        assert (listed.host, listed.summary["host"]) == (gone.id, gone.id)
        assert await names_in_record(store) == (["", ""], None)
        assert await store.find_guest("anna") is None
        assert await AccountStore(store).find_by_name("anna") is None


@in_loop
async def test_a_name_is_taken_out_of_every_log(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna", "ben")
        await talk(store)
        await AccountStore(store).report("anna", "ben", "rude", 2.0)
        await end(store, "over", game(person("anna", 1), person("ben", 2)))
        await rename_everywhere(
            store, Person("anna", "Flower", "account"), "flower", await tables_mentioning(store, "anna")
        )
        created, hello, other = await store.read("t")
        assert "Anna" not in str(created)
        assert await names_in_record(store) == (["Flower", ""], "anna")
        assert hello.event.data == {"who": "anna", "name": "Flower", "mark": "account", "text": "hello"}
        assert other.event.data["text"] == "anna"
        found = await AccountStore(store).find_by_name("flower")
        assert found is not None
        assert found.name == "Flower"
        assert await AccountStore(store).reports() == []
        games: Sequence[object] = await ResultStore(store).games(
            "ben", all_games=True, game=None, before=None, limit=1
        )
        assert "Flower" in str(games)
        assert "Anna" not in str(games)
