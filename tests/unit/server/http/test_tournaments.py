"""Tournaments over HTTP: opened, joined, played to the end, followed and exported."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from account_helpers import PASSWORD, account, fresh, reason
from serving import Guest, Server, in_loop

pytestmark = pytest.mark.usefixtures("backing")

TERMS = {
    "title": "Thursday",
    "format": "round-robin",
    "game": "talat",
    "size": 2,
    "clock": {"kind": "bank", "seconds": 3600, "increment": 10},
    "pause": 0,
}


async def opened(organiser: Guest, **changes: object) -> str:
    answer = await organiser.http.post("/tournaments", json={**TERMS, **changes})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def do(person: Guest, tournament: str, **command: object) -> Any:
    return await person.http.post(f"/tournaments/{tournament}/commands", json={"command": command})


async def club(server: Server, number: int) -> list[Guest]:
    return [(await account(server, fresh("Club")))[0] for _ in range(number)]


async def see(person: Guest, tournament: str) -> dict[str, Any]:
    answer = await person.http.get(f"/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def resign_all(people: dict[str, Guest], tournament: str, losers: set[str]) -> None:
    """End the games of the current round: all resign but one, who is none of the losers if possible."""
    document = await see(next(iter(people.values())), tournament)
    ids = [entrant["id"] for entrant in document["entrants"]]
    for game in document["played"][-1]:
        if game["kind"] != "game" or game["over"]:
            continue
        seats = [ids[player] for player in game["players"]]
        winner = next((seat for seat, who in enumerate(seats) if who not in losers), 0)
        for seat in set(range(len(seats))) - {winner}:
            who = people[seats[seat]]
            answer = await who.do(game["table"], f"resign{seat}", do="resign", seat=seat)
            assert answer.status_code == 200, answer.text


async def settled(person: Guest, tournament: str, rounds: int, life: str = "playing") -> dict[str, Any]:
    """Wait for the socket to say so much that the tournament is where it should be."""
    async with person.follow(f"/tournaments/{tournament}/live") as socket:
        while True:
            await socket.receive()
            document = await see(person, tournament)
            there = all(game["table"] for game in document["played"][-1] if game["kind"] == "game")
            if document["life"] == life and len(document["played"]) == rounds and there:
                return document


@in_loop
async def test_a_round_robin_is_played_to_its_end_and_exported(server: Server) -> None:
    people = await club(server, 3)
    everybody = {person.id: person for person in people}
    organiser = people[0]
    tournament = await opened(organiser)
    for person in people:
        assert (await do(person, tournament, do="join")).json()["you"] is not None
    lists = (await organiser.http.get("/tournaments")).json()
    assert tournament in [each["id"] for each in lists["open"]]
    assert tournament in [each["id"] for each in lists["mine"]]
    started = (await do(organiser, tournament, do="start")).json()
    assert (started["life"], started["round"], started["rounds"]) == ("playing", 1, 3)
    champion = started["entrants"][0]["id"]
    for number in (1, 2, 3):
        document = await settled(organiser, tournament, number)
        kinds = sorted(game["kind"] for game in document["played"][-1])
        assert kinds == ["bye", "game"]
        table = next(game["table"] for game in document["played"][-1] if game["table"])
        shown = (await organiser.http.get(f"/tables/{table}?watch=true")).json()["table"]
        assert shown["tournament"] == {"id": tournament, "round": number}
        await resign_all(everybody, tournament, set(everybody) - {champion})
    document = await settled(organiser, tournament, 3, "over")
    assert document["finished"]
    assert document["standings"][0]["points"] == 2
    assert document["entrants"][document["standings"][0]["player"]]["id"] == champion
    assert tournament in [each["id"] for each in (await organiser.http.get("/tournaments")).json()["over"]]

    sheet = (await organiser.http.get(f"/tournaments/{tournament}/standings.csv")).text
    rows = [*csv.DictReader(io.StringIO(sheet))]
    assert [row["place"] for row in rows] == ["1", "2", "3"]
    assert list(rows[0]) == ["place", "name", "points", "games", "sonneborn-berger", "wins"]
    sheet = (await organiser.http.get(f"/tournaments/{tournament}/games.csv")).text
    games = [*csv.DictReader(io.StringIO(sheet))]
    assert len(games) == 9, "two of each game, and a bye in each round"
    records = (await organiser.http.get(f"/tournaments/{tournament}/records")).text.splitlines()
    assert [json.loads(line)["game"] for line in records] == ["talat"] * 3


@in_loop
async def test_a_tournament_table_has_no_help_and_no_way_out(server: Server) -> None:
    people = await club(server, 2)
    tournament = await opened(people[0])
    for person in people:
        await do(person, tournament, do="join")
    document = (await do(people[0], tournament, do="start")).json()
    game = document["played"][0][0]
    first = next(p for p in people if p.id == document["entrants"][game["players"][0]]["id"])
    table = game["table"]
    assert reason(await first.do(table, "a", do="offer", seat=0, what="abort")) == "tourney-no-abort"
    assert reason(await first.do(table, "b", do="offer", seat=0, what="takeback")) == "rated-no-undo"
    assert reason(await first.do(table, "c", do="stand-in", seat=0, level="greedy")) == "rated-no-stand-in"
    assert reason(await first.http.post(f"/tables/{table}/hint?seat=0")) == "rated-no-hints"


@in_loop
async def test_guests_watch_but_do_not_take_part(server: Server) -> None:
    guest = await server.guest("Gast")
    assert (await guest.http.post("/tournaments", json=TERMS)).status_code == 403
    (owner,) = await club(server, 1)
    tournament = await opened(owner, public=False)
    assert (await do(guest, tournament, do="join")).status_code == 403
    assert (await see(guest, tournament))["you"] is None
    assert tournament not in json.dumps((await guest.http.get("/tournaments")).json())
    assert tournament in json.dumps((await owner.http.get("/tournaments")).json())


@in_loop
async def test_blocked_people_do_not_end_up_in_one_tournament(server: Server) -> None:
    owner, friend, foe = await club(server, 3)
    tournament = await opened(owner)
    await do(friend, tournament, do="join")
    await foe.http.put(f"/blocks/{friend.id}", json={"kind": "block"})
    assert reason(await do(foe, tournament, do="join")) == "people-apart"
    await do(friend, tournament, do="leave")
    assert (await do(foe, tournament, do="join")).status_code == 200


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"title": " \u200b "}, 409, "tourney-title-missing"),
        ({"game": "chess"}, 422, None),
        ({"size": 5}, 422, None),
        ({"size": 6}, 422, None),
        ({"format": "league"}, 422, None),
        ({"clock": None}, 422, None),
        ({"most_players": 1}, 422, None),
        ({"rounds": 99}, 422, None),
        ({"options": {"nonsense": True}}, 422, None),
    ],
)
@in_loop
async def test_impossible_tournaments_are_refused(
    server: Server, change: dict[str, object], status: int, key: str | None
) -> None:
    (owner,) = await club(server, 1)
    answer = await owner.http.post("/tournaments", json={**TERMS, **change})
    assert answer.status_code == status, answer.text
    assert key is None or reason(answer) == key


@in_loop
async def test_nobody_organises_too_many(server: Server) -> None:
    (owner,) = await club(server, 1)
    tournaments = [await opened(owner) for _ in range(3)]
    assert reason(await owner.http.post("/tournaments", json=TERMS)) == "server-tournaments-person"
    await do(owner, tournaments[0], do="end")
    await opened(owner)


@in_loop
async def test_there_is_no_other_tournament(server: Server) -> None:
    (owner,) = await club(server, 1)
    nowhere = "x" * 22
    assert (await owner.http.get(f"/tournaments/{nowhere}")).status_code == 404
    assert (await do(owner, nowhere, do="join")).status_code == 404
    assert (await owner.http.get(f"/tournaments/{nowhere}/standings.csv")).status_code == 404


@in_loop
async def test_a_deleted_account_is_withdrawn_and_has_no_name(server: Server) -> None:
    owner, other, third = await club(server, 3)
    tournament = await opened(owner, format="swiss")
    waiting = await opened(other)
    for person in (owner, other, third):
        await do(person, tournament, do="join")
    await do(owner, tournament, do="start")
    answer = await other.http.request("DELETE", "/account", json={"password": PASSWORD})
    assert answer.status_code in {200, 204}, answer.text
    document = await see(owner, tournament)
    gone = [entrant for entrant in document["entrants"] if entrant["mark"] == "gone"]
    assert [(entrant["name"], entrant["withdrawn"]) for entrant in gone] == [("", True)]
    assert other.id not in json.dumps(document)
    cancelled = await see(owner, waiting)
    assert (cancelled["life"], cancelled["organiser"]["mark"]) == ("over", "gone")
    sheet = (await owner.http.get(f"/tournaments/{tournament}/games.csv")).text
    assert other.id not in sheet
