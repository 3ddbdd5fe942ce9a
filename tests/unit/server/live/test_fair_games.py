"""Nobody is helped with a position of a rated game that is being played, in whichever process they ask."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
import pytest

from account_helpers import account, fresh, reason
from atoll.core import game
from serving import Guest, Server, in_loop

pytestmark = pytest.mark.usefixtures("backing")

CLOCK = {"kind": "move", "seconds": 600}
ME = {"kind": "me"}
MOVES = 9


def some_moves(seed: int, number: int = MOVES + 1) -> list[str]:
    """Return moves of a game of Talat that no other test plays."""
    rng, position = Random(seed), game("talat").new(2)
    for _ in range(number):
        position.play(rng.choice(position.legal_moves))
    return list(position.moves)


def mirrored(moves: Sequence[str]) -> list[str]:
    return [re.sub("[a-e](?=[1-5])", lambda c: "edcba"["abcde".index(c[0])], move) for move in moves]


async def rated_game(server: Server, moves: Sequence[str]) -> tuple[str, list[Guest]]:
    """Let two accounts play some moves of a rated game; return the table, and the players by seat."""
    people = [(await account(server, fresh(name)))[0] for name in ("Rosa", "Emil")]
    table = await people[0].make(rated=True, clock=CLOCK, seats=[ME, {}])
    assert (await people[1].do(table, do="sit", seat=1)).status_code == 200
    assert (await people[0].do(table, "start", do="start")).status_code == 200
    seats = (await people[0].http.get(f"/tables/{table}")).json()["state"]["seats"]
    by_seat = sorted(people, key=lambda one: [seat["who"] for seat in seats].index(one.id))
    await play(table, by_seat, moves)
    return table, by_seat


async def play(table: str, by_seat: Sequence[Guest], moves: Sequence[str]) -> None:
    for ply, move in enumerate(moves):
        state = (await by_seat[0].http.get(f"/tables/{table}")).json()["state"]
        seat = state["asked"][0]
        done = await by_seat[seat].do(table, f"m{ply}", do="play", seat=seat, move=move, confirm=True)
        assert done.status_code == 200, done.text


async def imported(guest: Guest, moves: Sequence[str]) -> str:
    """Import a game; return the record's id."""
    record = {"format": "atoll-record/1", "game": "talat", "players": 2, "options": {}, "setup": {}}
    answer = await guest.http.post("/records", content=json.dumps({**record, "moves": list(moves)}).encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def until_refused(ask: Any) -> httpx.Response:
    """Ask until the boards of the last move are stored, which happens soon after it."""
    while (answer := await ask()).status_code < 400:
        await asyncio.sleep(0.02)
    assert isinstance(answer, httpx.Response)
    return answer


@in_loop
async def test_a_running_rated_game_is_neither_analysed_nor_branched(server: Server) -> None:
    moves = some_moves(23_001)
    table, people = await rated_game(server, moves[:MOVES])
    cheat = await server.other.guest("Kai")
    for line in (moves, mirrored(moves)):
        record = await imported(cheat, line)

        async def analyse(name: str = record) -> httpx.Response:
            answer = await cheat.http.post(f"/records/{name}/analysis")
            await cheat.http.delete(f"/records/{name}/analysis")
            return answer

        refused = await until_refused(analyse)
        assert (refused.status_code, reason(refused)) == (409, "server-no-help")
        assert "rated" not in refused.text
        branch = {"ply": MOVES, "seats": [ME, {"kind": "bot", "level": "level-8"}]}
        assert reason(await cheat.http.post(f"/records/{record}/branch", json=branch)) == "server-no-help"
        early = await cheat.http.post(f"/records/{record}/branch", json={**branch, "ply": 7})
        assert early.status_code == 201, "before the eighth move it is nobody's game"
    await people[0].do(table, "give-up", do="resign", seat=0)
    helped = await cheat.http.post(f"/records/{record}/analysis")
    assert helped.status_code == 200, "afterwards anybody may study it"
    await cheat.http.delete(f"/records/{record}/analysis")


@in_loop
async def test_the_same_board_on_another_table_gets_no_hint_and_no_bot(server: Server) -> None:
    moves = some_moves(23_002)
    table, people = await rated_game(server, moves[:MOVES])
    cheat = await server.other.guest("Kai")
    replica = await cheat.make(seats=[ME, ME], auto_confirm=True)
    assert (await cheat.do(replica, "start", do="start")).status_code == 200
    await play(replica, [cheat, cheat], mirrored(moves[:7]))
    state = (await cheat.http.get(f"/tables/{replica}")).json()["state"]
    assert (await cheat.http.post(f"/tables/{replica}/hint?seat={state['asked'][0]}")).status_code == 200
    for ply, move in enumerate(mirrored(moves)[7:], 7):
        seat = (await cheat.http.get(f"/tables/{replica}")).json()["state"]["asked"][0]
        await cheat.do(replica, f"more{ply}", do="play", seat=seat, move=move, confirm=True)
    seat = (await cheat.http.get(f"/tables/{replica}")).json()["state"]["asked"][0]
    refused = await until_refused(lambda: cheat.http.post(f"/tables/{replica}/hint?seat={seat}"))
    assert reason(refused) == "server-no-help", "not even one move later"
    stands_in = await cheat.do(replica, "bot", do="stand-in", seat=seat, level="level-8")
    assert reason(stands_in) == "server-no-help"
    await people[0].do(table, "give-up", do="resign", seat=0)
    assert (await cheat.http.post(f"/tables/{replica}/hint?seat={seat}")).status_code == 200


@in_loop
async def test_nobody_learns_that_a_rated_game_is_being_played(server: Server) -> None:
    moves = some_moves(23_003)
    table, people = await rated_game(server, moves[:MOVES])
    cheat = await server.guest("Kai")
    await imported(cheat, moves[:5])  # it is the start of some game, like any other
    await imported(cheat, moves[:MOVES])
    await people[0].do(table, "give-up", do="resign", seat=0)
