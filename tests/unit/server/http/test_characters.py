"""Half of a surrogate pair is no character: whatever text it comes in, it is refused, and nothing breaks."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from serving import Guest, Server, in_loop

pytestmark = pytest.mark.usefixtures("backing")

BROKEN = "broken \ud800"
ANYBODY = "A" * 22


def command(**body: object) -> dict[str, Any]:
    return {"type": "command", "id": "x", "command": body}


RECORD: dict[str, Any] = {
    "format": "atoll-record/1",
    "game": "talat",
    "players": 2,
    "options": {},
    "setup": {},
    "moves": ["put 36 AB a1"],
    "result": None,
}
TABLE: dict[str, Any] = {"game": "talat", "players": 2}
PLACES: dict[str, tuple[str, str, Any]] = {
    "options to check": ("POST", "/games/talat/options", {"players": 2, "options": {"x": BROKEN}}),
    "an option to check": ("POST", "/games/taluva/options", {"players": 2, "options": {BROKEN: True}}),
    "a table's options": ("POST", "/tables", {**TABLE, "options": {BROKEN: BROKEN}}),
    "a table's set-up": ("POST", "/tables", {**TABLE, "game": "titicaca", "given": {"country": BROKEN}}),
    "a table's bot": ("POST", "/tables", {**TABLE, "seats": [{"kind": "bot", "level": BROKEN}, {}]}),
    "a move": ("POST", "/tables/TABLE/commands", command(do="play", seat=0, move=BROKEN)),
    "a bot's level": ("POST", "/tables/TABLE/commands", command(do="add-bot", seat=1, level=BROKEN)),
    "a stand-in's level": ("POST", "/tables/TABLE/commands", command(do="stand-in", seat=0, level=BROKEN)),
    "a nonce": ("POST", "/tables/TABLE/commands", command(do="sit", seat=1, nonce=BROKEN)),
    "a message": ("POST", "/tables/TABLE/commands", command(do="chat", text=BROKEN)),
    "a record's game": ("POST", "/records", {**RECORD, "game": BROKEN}),
    "a record's options": ("POST", "/records", {**RECORD, "options": {"x": BROKEN}}),
    "a record's set-up": ("POST", "/records", {**RECORD, "setup": {"x": BROKEN}}),
    "a record's moves": ("POST", "/records", {**RECORD, "moves": [BROKEN]}),
    "a record's names": ("POST", "/records", {**RECORD, "table": {"names": [BROKEN, "Ben"]}}),
    "a lesson's move": ("POST", "/games/talat/lesson/moving", {"moves": [BROKEN]}),
    "a puzzle's move": ("POST", "/puzzles/talat-001/try", {"move": BROKEN}),
    "a command's id": ("POST", "/tables/TABLE/commands", {**command(do="start"), "id": BROKEN}),
    "a branch's bot": (
        "POST",
        f"/records/{'0' * 32}/branch",
        {"ply": 1, "seats": [{"kind": "bot", "level": BROKEN}, {"kind": "me"}]},
    ),
    "a table's game": ("POST", "/tables", {**TABLE, "game": BROKEN}),
    "a table's nonce": ("POST", "/tables", {**TABLE, "seats": [{"kind": "me", "nonce": BROKEN}, {}]}),
    "an unknown part": ("POST", "/tables", {**TABLE, BROKEN: 1}),
    "a guest's name": ("POST", "/guest", {"name": BROKEN}),
    "an account's name": ("POST", "/account", {"name": BROKEN, "password": "correct horse battery"}),
    "a password": ("POST", "/account", {"name": "Broken", "password": BROKEN * 3}),
    "a login": ("POST", "/account/login", {"name": BROKEN, "password": "correct horse battery"}),
    "a recovery code": ("POST", "/account/recover", {"name": "B", "code": BROKEN, "password": BROKEN}),
    "settings": ("PUT", "/account/settings", {"theme": BROKEN}),
    "a bot's name": ("POST", "/account/bots", {"name": BROKEN}),
    "a report": ("POST", "/reports", {"who": ANYBODY, "why": BROKEN}),
    "a block": ("PUT", f"/blocks/{ANYBODY}", {"kind": BROKEN}),
}


async def owner(server: Server) -> Guest:
    guest = Guest(server.api)
    body = {"name": "Broken pairs", "password": "correct horse battery"}
    answer = await guest.http.post("/account", json=body)
    if answer.status_code == 409:
        answer = await guest.http.post("/account/login", json=body)
    assert answer.status_code in {200, 201}, answer.text
    return guest


async def send(guest: Guest, method: str, path: str, body: object, language: str = "en") -> httpx.Response:
    return await guest.http.request(
        method,
        path,
        content=json.dumps(body),
        headers={"Content-Type": "application/json", "Accept-Language": language},
    )


@pytest.mark.parametrize("place", PLACES)
@in_loop
async def test_broken_characters_are_refused(server: Server, place: str) -> None:
    method, path, body = PLACES[place]
    anna = await owner(server)
    if "TABLE" in path:
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        if body["command"]["do"] in {"play", "stand-in"}:
            await anna.do(table, "s", do="start")
        path = path.replace("TABLE", table)
    answer = await send(anna, method, path, body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["key"] == "server-character"


@in_loop
async def test_the_refusal_is_a_sentence_in_the_readers_language(server: Server) -> None:
    anna = await server.guest("Anna")
    said = {}
    for language in ("en", "fr", "de"):
        answer = await send(anna, "POST", "/tables", {**TABLE, "options": {"x": BROKEN}}, language)
        said[language] = answer.json()["text"]
    assert "invalid character" in said["en"]
    assert "caractère invalide" in said["fr"]
    assert "ungültiges Zeichen" in said["de"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
@in_loop
async def test_broken_characters_need_no_escape(server: Server, encoding: str) -> None:
    """The bytes of half a pair are no UTF-8, but Python's JSON reads them."""
    anna = await server.guest("Anna")
    table = await anna.make()
    body = json.dumps(command(do="chat", text=BROKEN), ensure_ascii=False).encode(encoding, "surrogatepass")
    path, form = f"/tables/{table}/commands", {"Content-Type": "application/json"}
    answer = await anna.http.post(path, content=body, headers=form)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "server-character"


@in_loop
async def test_a_body_in_pieces_is_checked_as_a_whole(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make()
    body = json.dumps(command(do="chat", text=BROKEN)).encode()
    at = body.index(b"ud800") + 2

    async def pieces() -> AsyncIterator[bytes]:
        yield body[:at]
        yield body[at:]

    path, form = f"/tables/{table}/commands", {"Content-Type": "application/json"}
    answer = await anna.http.post(path, content=pieces(), headers=form)
    assert answer.json()["error"]["key"] == "server-character"


@in_loop
async def test_whole_pairs_and_escaped_backslashes_are_text(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make()
    for number, text in enumerate(("\U0001f30b", "\\ud800")):
        body = {**command(do="chat", text=text), "id": str(number)}
        answer = await send(anna, "POST", f"/tables/{table}/commands", body)
        assert answer.status_code == 200, answer.text
    chat = (await anna.http.get(f"/tables/{table}")).json()["chat"]
    assert chat[-1]["text"] == "\\ud800"


@in_loop
async def test_a_socket_refuses_them_and_goes_on(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make()
    async with anna.live(table) as seat:
        await seat.receive()
        for body in (
            {"do": "chat", "text": BROKEN},
            {"do": "play", "seat": 0, "move": BROKEN},
            {"do": "stand-in", "seat": 0, "level": BROKEN},
            {"do": "sit", "seat": 0, "nonce": BROKEN},
        ):
            answer = await seat.do(**body)
            assert answer["refusals"] == [{"key": "server-character", "values": {}}]
        await seat.say(**{**command(do="start"), "id": BROKEN})
        assert (await seat.until("refused", id=None))["refusals"][0]["key"] == "server-character"
        assert (await seat.do(do="sit", seat=0))["type"] == "ack"


@pytest.mark.parametrize(
    "path",
    [
        "/games/%ED%A0%80",
        "/games/talat/rules?lang=%ED%A0%80",
        "/games/talat/rules/%ED%A0%80",
        "/games/%ED%A0%80/ratings",
        "/ratings?game=%ED%A0%80&who=%ED%A0%80",
        "/puzzles/%ED%A0%80",
        "/tables/%ED%A0%80",
        "/people/%ED%A0%80",
        "/records/%ED%A0%80",
    ],
)
@in_loop
async def test_addresses_with_half_a_pair_are_refused(server: Server, path: str) -> None:
    anna = await server.guest("Anna")
    assert 400 <= (await anna.http.get(path)).status_code < 500
