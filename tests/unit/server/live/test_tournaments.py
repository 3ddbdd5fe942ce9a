"""A tournament goes on by itself: the clock decides, and a restart in the middle of a round loses nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from account_helpers import account, fresh
from atoll.server.live import tournaments as module
from atoll.server.live.table_creator import TableCreator
from atoll.server.live.tournaments import Tournaments
from atoll.store.schema import EVENTS, LISTINGS, TOURNAMENT_EVENTS, TOURNAMENTS
from serving import Backing, Guest, Server, in_loop, serving

TERMS = {
    "title": "Evening",
    "format": "swiss",
    "game": "talat",
    "size": 2,
    "rounds": 2,
    "clock": {"kind": "bank", "seconds": 3600, "increment": 0},
    "pause": 0,
}


async def started(server: Server, players: int, **changes: object) -> tuple[str, list[Guest]]:
    people = [(await account(server, fresh("Live")))[0] for _ in range(players)]
    opened = await people[0].http.post("/tournaments", json={**TERMS, **changes})
    tournament = str(opened.json()["id"])
    for person in people:
        await do(person, tournament, "join")
    await do(people[0], tournament, "start")
    return tournament, people


@in_loop
async def test_the_lobby_says_that_a_tournament_has_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [(await account(server, fresh("Live")))[0] for _ in range(2)]
        async with Guest(server.other.api).follow("/lobby") as lobby:
            await lobby.until("lobby")
            opened = await people[0].http.post("/tournaments", json=TERMS)
            assert await lobby.until("tournaments") == {"type": "tournaments"}
            await do(people[1], str(opened.json()["id"]), "join")
            await lobby.until("tournaments")


async def do(person: Guest, tournament: str, command: str) -> None:
    answer = await person.http.post(f"/tournaments/{tournament}/commands", json={"command": {"do": command}})
    assert answer.status_code in {200, 500}, answer.text


async def until(
    person: Guest, tournament: str, condition: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    while True:
        document = dict((await person.http.get(f"/tournaments/{tournament}")).json())
        if condition(document):
            return document
        await asyncio.sleep(0.02)


def all_there(document: dict[str, Any]) -> bool:
    games = [game for games in document["played"] for game in games if game["kind"] == "game"]
    return bool(games) and all(game["table"] for game in games)


async def resign(people: list[Guest], document: dict[str, Any], game: dict[str, Any]) -> None:
    who = document["entrants"][game["players"][1]]["id"]
    loser = next(person for person in people if person.id == who)
    answer = await loser.do(game["table"], "resign", do="resign", seat=1)
    assert answer.status_code == 200, answer.text


@in_loop
async def test_nobody_turns_up_and_the_clock_decides(tmp_path: Path) -> None:
    async with serving(tmp_path, grace=0) as server:
        clock = {"kind": "move", "seconds": 1, "increment": 0}
        tournament, people = await started(server, 2, clock=clock, rounds=1)
        document = await until(people[0], tournament, lambda found: found["life"] == "over")
        (game,) = document["played"][0]
        assert document["finished"]
        assert game["places"] == [2, 1], "whoever was to move and did not come has lost"


@in_loop
async def test_the_next_round_comes_after_the_break(tmp_path: Path) -> None:
    later = 0.0

    def now() -> float:
        return 1_000_000.0 + later

    async with serving(tmp_path, now=now) as server:
        tournament, people = await started(server, 2, pause=600)
        document = await until(people[0], tournament, all_there)
        await resign(people, document, document["played"][0][0])
        document = await until(people[0], tournament, lambda found: found["played"][0][0]["over"])
        assert document["next_round_at"] == now() + 600
        service: Tournaments = server.app.state.tournaments
        await service.advance(tournament)
        assert len((await service.find(tournament)).rounds) == 1
        later = 600.0
        await service.advance(tournament)
        assert len((await service.find(tournament)).rounds) == 2


@in_loop
async def test_tables_that_a_dead_process_left_out_are_created_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = TableCreator.create_for_tournament
    made: list[str] = []

    async def dies_after_the_first(self: TableCreator, table: str, *rest: Any) -> None:
        if made:
            raise RuntimeError("killed")
        made.append(table)
        await create(self, table, *rest)

    monkeypatch.setattr(module, "CHECK_SECONDS", 3600)
    monkeypatch.setattr(TableCreator, "create_for_tournament", dies_after_the_first)
    async with serving(tmp_path) as server:
        tournament, people = await started(server, 4)
        cookies = dict(people[0].http.cookies)
        document = await until(people[0], tournament, lambda found: bool(found["played"]))
        assert not all_there(document)
    monkeypatch.setattr(TableCreator, "create_for_tournament", create)
    async with serving(tmp_path) as server:
        document = await until(Guest(server.api, cookies), tournament, all_there)
        tables = [game["table"] for game in document["played"][0]]
        assert made[0] in tables
        assert await in_store(tmp_path, tournament) == (2, 2)


@in_loop
async def test_a_result_that_a_dead_process_did_not_note_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CHECK_SECONDS", 3600)
    async with serving(tmp_path) as server:
        tournament, people = await started(server, 2, rounds=1)
        document = await until(people[0], tournament, all_there)
        server.app.state.hub.on_tournament_game_over = lambda _: None
        await resign(people, document, document["played"][0][0])
        cookies = dict(people[0].http.cookies)
        document = await until(people[0], tournament, all_there)
        assert not document["played"][0][0]["over"]
    async with serving(tmp_path) as server:
        anna = Guest(server.api, cookies)
        document = await until(anna, tournament, lambda found: found["life"] == "over")
        assert document["played"][0][0]["places"] == [1, 2]


@in_loop
async def test_processes_that_advance_at_once_agree(tmp_path: Path, backing: str) -> None:
    async with serving(tmp_path) as one:
        second = serving(tmp_path) if backing == "postgresql" else None
        other = await second.__aenter__() if second is not None else one
        try:
            tournament, people = await started(one, 4)
            services: list[Tournaments] = [one.app.state.tournaments, other.app.state.tournaments]
            for number in (1, 2):
                document = await until(
                    people[0],
                    tournament,
                    lambda found, n=number: len(found["played"]) == n and all_there(found),
                )
                for game in document["played"][-1]:
                    await resign(people, document, game)
                await asyncio.gather(*(service.advance(tournament) for service in services * 3))
            document = await until(people[0], tournament, lambda found: found["life"] == "over")
            assert [len(games) for games in document["played"]] == [2, 2]
            assert await in_store(tmp_path, tournament) == (4, 4)
        finally:
            if second is not None:
                await second.__aexit__(None, None, None)


@in_loop
async def test_old_tournaments_are_deleted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tournament, people = await started(server, 2)
        store = server.app.state.hub.store
        long_ago = update(TOURNAMENTS).values(touched_at=1.0, life="over")
        await store.transaction(lambda connection: connection.execute(long_ago).rowcount)
        cookies = dict(people[0].http.cookies)
    async with serving(tmp_path) as server:
        anna = Guest(server.api, cookies)
        while (await anna.http.get(f"/tournaments/{tournament}")).status_code == 200:
            await asyncio.sleep(0.02)
        left = select(func.count()).select_from(TOURNAMENT_EVENTS)
        assert await server.app.state.hub.store.transaction(lambda connection: connection.scalar(left)) == 0


async def in_store(folder: Path, tournament: str) -> tuple[int, int]:
    """Count the tables of a tournament in the store, and the games that its log knows."""
    store = Backing.store(folder)
    try:
        listed = select(func.count()).select_from(LISTINGS)
        begun = select(func.count()).select_from(EVENTS).where(EVENTS.c.seq == 1)
        tables = await store.transaction(lambda connection: connection.scalar(listed))
        assert tables == await store.transaction(lambda connection: connection.scalar(begun))
        query = select(TOURNAMENT_EVENTS.c.event).where(TOURNAMENT_EVENTS.c.tournament_id == tournament)
        events = [json.loads(text) for text in await store.transaction(lambda c: list(c.scalars(query)))]
        games = [game for event in events if event["kind"] == "round" for game in event["data"]["games"]]
        return int(tables or 0), sum(game["kind"] == "game" for game in games)
    finally:
        await store.close()
