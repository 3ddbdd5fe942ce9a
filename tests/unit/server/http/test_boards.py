"""The analysis board: any position, within the rules, with chances, and never a secret."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

import httpx
import pytest

from account_helpers import account, fresh, reason
from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Position, Record, game
from atoll.server.live.fair_games import FIRST_PLY, board_name
from atoll.server.records.boards import AnalysisBoards
from atoll.server.settings import Settings
from serving import Guest, Server, in_loop

ME = {"kind": "me"}


@cache
def played(name: str, players: int = 2, seed: int = 7) -> Record:
    bots = [player("random", seed=seed + seat) for seat in range(players)]
    return play_game(game(name).new(players, seed=seed), bots)


async def board(guest: Guest, **what: Any) -> tuple[dict[str, Any], list[str]]:
    answer = await guest.http.post("/boards", json=what)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    return found["start"], found["moves"]


async def see(guest: Guest, start: Mapping[str, Any], moves: Sequence[str], known: int = 0) -> dict[str, Any]:
    body = {"start": start, "moves": list(moves), "known": known}
    answer = await guest.http.post("/boards/position", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def legal(position: Mapping[str, Any]) -> list[str]:
    return [move for group in position["legal"] for move in group["moves"]]


@pytest.mark.parametrize("name", ["taluva", "titicaca", "talat"])
@in_loop
async def test_a_new_game_is_played_for_both_sides(server: Server, name: str) -> None:
    anna = await server.guest("Anna")
    start, moves = await board(anna, game=name, players=2)
    seats = set()
    for number in range(6):
        position = await see(anna, start, moves, known=max(0, number - 1))
        assert [made["move"] for made in position["told"]] == moves[max(0, number - 1) :]
        seats.add(position["seat"])
        moves.append(legal(position)[0])
    assert seats == {0, 1}
    assert set(position["places"]) <= set(legal(position))
    assert (await see(anna, start, moves))["view"] == (await see(anna, start, moves))["view"]


@in_loop
async def test_an_illegal_move_names_its_rules_and_a_broken_line_its_place(server: Server) -> None:
    anna = await server.guest("Anna")
    start, _ = await board(anna, game="talat", players=2)
    first = legal(await see(anna, start, []))[0]
    answer = await anna.http.post("/boards/position", json={"start": start, "moves": [first, first]})
    assert (answer.status_code, reason(answer)) == (409, "illegal-move")
    assert answer.json()["refusals"][0]["key"].startswith("A-")
    answer = await anna.http.post("/boards/position", json={"start": start, "moves": [first, first, first]})
    assert (reason(answer), answer.json()["error"]["values"]["number"]) == ("replay-move", 2)


@in_loop
async def test_a_position_is_set_up_from_its_picture(server: Server) -> None:
    anna = await server.guest("Anna")
    for name in ("taluva", "titicaca", "talat"):
        there = played(name).position(12)
        start, moves = await board(anna, game=name, text=there.game.picture(there))
        assert moves == []
        position = await see(anna, start, [])
        assert legal(position) == list(there.legal_moves)
        assert position["picture"] == there.game.picture(there)
    for text in ("nothing", "", '{"format": "chess"}'):
        assert (await anna.http.post("/boards", json={"game": "talat", "text": text})).status_code == 422
    assert (await anna.http.post("/boards", json={"game": "ludo", "text": "1"})).status_code == 422
    assert (await anna.http.post("/boards", json={})).status_code == 422


@in_loop
async def test_what_a_picture_leaves_to_chance_is_drawn_once(server: Server) -> None:
    anna = await server.guest("Anna")
    there = played("taluva").position(13)
    whole = there.game.picture(there)
    for turn in ("turn A draw", "turn A build"):
        picture = re.sub("(deck|drawn) .*\n", "", re.sub("turn .*", turn, whole))
        start, _ = await board(anna, game="taluva", text=picture)
        position = await see(anna, start, [])
        builds = [] if turn == "turn A draw" else legal(position)[:1]
        assert all(move.startswith("tile") for move in legal(await see(anna, start, builds)))
        assert await see(anna, start, []) == position


@in_loop
async def test_a_record_keeps_what_its_player_knew_and_draws_the_rest(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played("taluva")
    text = record.dumps()
    decks = set()
    for _ in range(3):
        start, moves = await board(anna, text=text)
        decks.add(json.dumps(start["setup"]))
        assert moves == list(record.moves[: len(moves)])
        assert len(moves) >= len(record.moves) - 1
    stored = (await anna.http.post("/records", content=text.encode())).json()["id"]
    for _ in range(3):
        start, moves = await board(anna, record=stored, ply=10)
        decks.add(json.dumps(start["setup"]["deck"]))
        assert moves == list(record.moves[:10])
        seen = (await see(anna, start, moves))["view"]
        there = record.position(10)
        assert there.to_move is not None
        assert seen == json.loads(json.dumps(there.view(there.to_move).data))  # type: ignore[arg-type]
    assert len(decks) > 3, "the tiles to come are drawn again each time"


@in_loop
async def test_bids_and_temples_of_others_are_not_in_a_start(server: Server) -> None:
    anna = await server.guest("Anna")
    record = played("titicaca", 3)
    hidden = next(ply for ply in range(6, 90) if "?" in Record.of(record.position(ply), 0).moves[-1])
    there = record.position(hidden)
    found = set()
    for _ in range(8):
        start, moves = await board(anna, text=Record.of(there, 0).dumps())
        found.add(moves[-1])
        await see(anna, start, moves)
    assert all("?" not in move for move in found)


@in_loop
async def test_a_broken_record_says_where(server: Server) -> None:
    anna = await server.guest("Anna")
    broken = {**played("talat").to_json(), "moves": [played("talat").moves[0]] * 2, "result": None}
    answer = await anna.http.post("/boards", json={"text": json.dumps(broken)})
    assert (answer.status_code, reason(answer)) == (409, "replay-move")


@in_loop
async def test_chances_come_with_best_moves_and_why(server: Server) -> None:
    anna = await server.guest("Anna")
    start, _ = await board(anna, game="titicaca", players=3)
    nobody = await Guest(server.api).http.post("/boards/chances", json={"start": start})
    assert nobody.status_code == 401
    answer = await anna.http.post("/boards/chances", json={"start": start})
    found = answer.json()
    assert len(found["chances"]) == len(found["errors"]) == 3
    assert 1 <= len(found["best"]) <= 3
    assert {one["move"] for one in found["best"]} <= set(legal(await see(anna, start, [])))
    assert all(one["reasons"] or "line" in one for one in found["best"])
    record = played("talat")
    start, moves = await board(anna, text=record.dumps())
    moves = list(record.moves)
    over = await see(anna, start, moves)
    assert (over["seat"], over["legal"], over["result"]["over"]) == (None, [], True)
    answer = await anna.http.post("/boards/chances", json={"start": start, "moves": moves})
    assert answer.json()["best"] == []
    assert sum(answer.json()["chances"]) == pytest.approx(1)
    more = await anna.http.post("/boards/position", json={"start": start, "moves": [*moves, moves[0]]})
    assert reason(more) == "game-over"


@in_loop
async def test_a_table_that_is_not_rated_can_be_analysed_by_its_players(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make(game="talat", seats=[ME, ME], auto_confirm=True)
    assert reason(await anna.http.post("/boards", json={"table": table})) == "table-not-playing"
    await anna.do(table, "start", do="start")
    made = []
    for ply in range(2):
        state = (await anna.http.get(f"/tables/{table}?seat={ply % 2}")).json()
        seat = state["state"]["asked"][0]
        seen = (await anna.http.get(f"/tables/{table}?seat={seat}")).json()
        made.append(seen["board"]["legal"][0]["moves"][0])
        await anna.do(table, f"m{ply}", do="play", seat=seat, move=made[-1], confirm=True)
    _, moves = await board(anna, table=table, seat=0)
    assert moves == made


@pytest.mark.usefixtures("backing")
@in_loop
async def test_boards_of_rated_games_in_play_are_refused(server: Server) -> None:
    # All tests of a process share the server: while this game is in play, no other test may need its boards.
    rng_moves = list(played("talat", seed=23_000).moves[:10])
    people = [(await account(server, fresh(name)))[0] for name in ("Rosa", "Emil")]
    table = await people[0].make(
        game="talat", rated=True, clock={"kind": "move", "seconds": 600}, seats=[ME, {}]
    )
    await people[1].do(table, do="sit", seat=1)
    await people[0].do(table, "start", do="start")
    seats = (await people[0].http.get(f"/tables/{table}")).json()["state"]["seats"]
    by_seat = sorted(people, key=lambda one: [seat["who"] for seat in seats].index(one.id))
    for ply, move in enumerate(rng_moves[:9]):
        seat = (await people[0].http.get(f"/tables/{table}")).json()["state"]["asked"][0]
        done = await by_seat[seat].do(table, f"m{ply}", do="play", seat=seat, move=move, confirm=True)
        assert done.status_code == 200, done.text
    assert reason(await people[0].http.post("/boards", json={"table": table})) == "rated-no-hints"
    cheat = await server.other.guest("Kai")
    start, _ = await board(cheat, game="talat", players=2)

    async def look() -> httpx.Response:
        return await cheat.http.post("/boards/position", json={"start": start, "moves": rng_moves[:9]})

    while (answer := await look()).status_code < 400:
        await asyncio.sleep(0.02)  # its boards are stored soon after the move
    assert (answer.status_code, reason(answer)) == (409, "server-no-help")
    line = {"start": start, "moves": rng_moves}
    assert reason(await cheat.http.post("/boards/chances", json=line)) == "server-no-help", "nor a move later"
    record = Record("talat", 2, moves=rng_moves[:9])
    assert reason(await cheat.http.post("/boards", json={"text": record.dumps()})) == "server-no-help"
    pictured = {"game": "talat", "picture": game("talat").picture(record.position())}
    assert reason(await cheat.http.post("/boards/chances", json={"start": pictured})) == "server-no-help"
    early = {"start": start, "moves": rng_moves[:5]}
    assert (await cheat.http.post("/boards/chances", json=early)).status_code == 200
    assert (await by_seat[0].do(table, "resign", do="resign", seat=0)).status_code == 200


class _NothingRated:
    """A store that knows of no rated game."""

    async def has_rated_games(self) -> bool:
        return False


class _OthersRated:
    """A store that knows of a rated game with other boards."""

    async def has_rated_games(self) -> bool:
        return True

    async def in_rated_game(self, boards: set[str]) -> bool:
        assert boards
        return False


@in_loop
async def test_a_move_further_only_its_own_board_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[object] = []

    def name(position: Position) -> str:
        named.append(position)
        return board_name(position)

    monkeypatch.setattr("atoll.server.records.boards.board_name", name)
    boards: Any = AnalysisBoards(Settings(), cast("Any", _OthersRated()), cast("Any", None))
    all_moves = played("talat").moves
    start, moves = await boards.from_record(Record("talat", 2, moves=all_moves[:12]), None)
    assert len(named) == 12 + 1 - FIRST_PLY
    line = await boards.find(start, [*moves, all_moves[12]])
    await boards._refuse_help(start, line)
    assert len(named) == 13 + 1 - FIRST_PLY


@in_loop
async def test_without_rated_games_no_board_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[object] = []
    monkeypatch.setattr("atoll.server.records.boards.board_name", named.append)
    boards: Any = AnalysisBoards(Settings(), cast("Any", _NothingRated()), cast("Any", None))
    record = Record("talat", 2, moves=played("talat").moves[:12])
    _, moves = await boards.from_record(record, None)
    assert moves == list(record.moves)
    assert not named
