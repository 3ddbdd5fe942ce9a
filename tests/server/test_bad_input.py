"""Whatever comes in: no answer 500, no crash, no leak. The server goes on playing."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from websockets.exceptions import ConnectionClosed

from atoll.server.accounts.cookies import COOKIE
from serving import STUCK_SECONDS, Guest, Server, Shared, in_loop

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
EXAMPLES = settings(
    max_examples=200 if LONG else 5,
    deadline=None,
    derandomize=not LONG,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(backing: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shared = Shared(tmp_path_factory.mktemp(backing), backing)
    yield shared.server
    shared.close()


@asynccontextmanager
async def playing(server: Server) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Yield two guests and their table in play; afterwards make sure that one can still play there."""
    anna, ben = await server.guest("Anna"), await server.other.guest("Ben")
    table = await anna.make("titicaca", 2, seats=[{"kind": "me"}, {}])
    assert (await ben.do(table, do="sit", seat=1)).status_code == 200
    assert (await anna.do(table, do="start")).status_code == 200
    yield anna, ben, table
    async with anna.live(table) as seat:
        await seat.receive()
        assert (await seat.do("last", do="play", seat=0, move=seat.legal()[0]))["type"] == "ack"


# --- requests --------------------------------------------------------------------------------------------


# What does not fit the document is refused before it comes to a database: that is tried on one kind only.
@pytest.mark.slow
@pytest.mark.hypothesis
@pytest.mark.parametrize(
    ("backing", "name"),
    [("sqlite", "positive"), ("sqlite", "negative"), ("postgresql", "positive")],
    indirect=["backing"],
)
def test_made_up_requests_are_answered_as_described(server: Server, name: str) -> None:
    """Requests that fit the OpenAPI document and such that do not, with an identity and without."""
    # Imported here: it takes longer to load than the other tests of this file to run.
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.generation import GenerationMode
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    checks = (not_a_server_error, status_code_conformance, response_schema_conformance)
    mode = GenerationMode(name)
    with httpx.Client(base_url=server.api, verify=False, timeout=STUCK_SECONDS) as http:
        cookie = http.post("/guest", json={"name": "Anna"}).cookies[COOKIE]
        table = http.post("/tables", json={"game": "talat", "players": 2}).json()["id"]
    document = schemathesis.openapi.from_url(f"{server.api}/openapi.json", timeout=STUCK_SECONDS)
    tried = 0
    shown: list[Mapping[str, str]] = [{}, {COOKIE: cookie}, {COOKIE: cookie}]
    for number, found in enumerate(document.get_all_operations()):
        operation = found.ok()
        if "/account" in operation.path:
            # A new one for each: what one asks for can be to be logged out.
            owner = {"name": f"{name} {number}", "password": "correct horse battery"}
            shown[2] = httpx.post(
                f"{server.api}/account", json=owner, verify=False, timeout=STUCK_SECONDS
            ).cookies
        for real in [False, True] if "{table}" in operation.path else [False]:
            path = {"path_parameters": {"table": table}} if real else {}

            @given(case=operation.as_strategy(generation_mode=mode, **path))
            @EXAMPLES
            def answered(case: Any) -> None:
                nonlocal tried
                tried += 1
                answer = case.call(cookies=dict(shown[tried % 3]), timeout=STUCK_SECONDS)
                case.validate_response(answer, checks=checks)

            try:
                answered()
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE, "nothing about this request can be wrong"
    assert tried > 100


@in_loop
async def test_bodies_that_are_no_json(server: Server) -> None:
    async with playing(server) as (anna, _, table):
        bodies = [
            b"",
            b"{",
            b"\xff\xfe",
            b"[" * 8000,
            b'{"name": "\\ud800"}',
            b'{"name": 1e999}',
            b"null",
            b"\0" * 99,
        ]
        for path in ("/guest", "/tables", f"/tables/{table}/commands"):
            for body in bodies:
                answer = await anna.http.post(
                    path, content=body, headers={"Content-Type": "application/json"}
                )
                assert answer.status_code in {400, 409, 422}, (path, body, answer.text)
        huge = b'{"name": "' + b"x" * 100_000 + b'"}'
        assert (await anna.http.post("/guest", content=huge)).status_code == 413

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b" " * 1000

        assert (await anna.http.post("/guest", content=endless())).status_code in {400, 413}


# --- sockets ---------------------------------------------------------------------------------------------


def nonsense(rng: Random) -> str:
    """Return a message that nobody would send."""
    good: dict[str, Any] = {
        "type": "command",
        "id": "n",
        "command": {"do": "play", "seat": 0, "move": "bid 1"},
    }
    match rng.randrange(8):
        case 0:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(300)))
        case 1:
            text = json.dumps(good)
            at = rng.randrange(len(text))
            return text[:at] + rng.choice(['"', "{", "0", "\\", "]", "null"]) + text[at + rng.randrange(3) :]
        case 2:
            good["command"]["seat"] = rng.choice([-1, 99, 10**30, 1.5, "0", None, [], True])
            return json.dumps(good)
        case 3:
            good["command"]["move"] = rng.choice(
                ["", "bid", "bid -1", "bid 1" * 200, "\0", "bid ¹", None, 7, {}]
            )
            return json.dumps(good)
        case 4:
            good["command"] = rng.choice(
                [None, [], {}, {"do": "sing"}, {"do": None}, "play", {"do": ["play"]}]
            )
            return json.dumps(good)
        case 5:
            good["id"] = rng.choice(["", "x" * 65, None, 5, "a b", "\n"])
            return json.dumps(good)
        case 6:
            return json.dumps(rng.choice([None, 1, [], "x", {}, {"type": "look", "seat": 1e9}, {"type": 3}]))
        case _:
            return "[" * rng.randrange(1, 3000)


@in_loop
async def test_nonsense_is_refused_and_the_table_lives_on(server: Server) -> None:
    rng = Random(4)
    async with playing(server) as (anna, _, table):
        received: list[dict[str, Any]] = []
        for _ in range(12):
            async with anna.live(table) as seat:
                for _ in range(40):
                    await seat.socket.send(nonsense(rng))
                await seat.say(type="ping")
                await seat.until("pong")
                received += seat.received
                await seat.socket.send(rng.randbytes(30))
                with pytest.raises(ConnectionClosed):
                    await seat.until("never")
                assert seat.socket.close_code == 1008, "bytes are no message at all"
        assert {message["type"] for message in received} <= {
            *("snapshot", "presence", "refused", "pong"),
            *("ack", "events"),  # by chance a broken message is a good one
        }
        assert sum(message["type"] == "refused" for message in received) > 50


@in_loop
async def test_oversized_messages_end_the_connection(server: Server) -> None:
    async with playing(server) as (anna, _, table):
        for size in (5000, 70_000, 2_000_000):
            async with anna.live(table) as seat:
                with suppress(ConnectionClosed):
                    await seat.socket.send("x" * size)
                with pytest.raises(ConnectionClosed):
                    await seat.until("never")
                assert seat.socket.close_code in {1008, 1009}


@in_loop
async def test_broken_frames_end_the_connection_only(server: Server) -> None:
    rng = Random(5)
    async with playing(server) as (anna, _, table):
        host, port = server.host.split(":")
        for number in range(40):
            reader, writer = await asyncio.open_connection(host, int(port))
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: {COOKIE}={anna.cookie}\r\n\r\n".encode()
            )
            await writer.drain()
            assert b"101" in await reader.readline()
            frames = [
                rng.randbytes(rng.randrange(1, 60)),
                b"\x81\xff" + b"\xff" * 8,
                b"\x01\x80abcd",
                b"\xc1\x80",
            ]
            writer.write(frames[number % len(frames)])
            await writer.drain()
            if number % 2:
                writer.transport.abort()
            else:
                writer.close()
        for number in range(20):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                [rng.randbytes(300), b"GET / HTTP/9.9\r\n\r\n", b"GET /\r\nHost: \0\r\n\r\n"][number % 3]
            )
            await writer.drain()
            writer.close()
        while len(server.app.state.connection_slots):  # broken connections free theirs, too
            await asyncio.sleep(0.02)


@in_loop
async def test_nobody_acts_for_another_or_reads_anothers_secrets(server: Server) -> None:
    async with playing(server) as (anna, ben, table):
        await ben.do(table, "bid", do="play", seat=1, move="bid 13")
        stranger = await server.guest("Eve")
        for thief in (anna, stranger, Guest(server.api)):
            own = 0 if thief is anna else None
            for body in (
                {"do": "play", "seat": 1, "move": "bid 0"},
                {"do": "resign", "seat": 1},
                {"do": "stand-in", "seat": 1, "level": "random"},
                {"do": "offer", "seat": 1, "what": "abort"},
                {"do": "confirm", "seat": 1},
                {"do": "undo", "seat": 1},
                {"do": "answer", "seat": 1, "yes": True},
            ):
                answer = await thief.do(table, f"x{body['do']}", **body)
                assert answer.status_code in {401, 409}, answer.text
            texts = [
                (await thief.http.get(f"/tables/{table}{path}{query}")).text
                for path in ("", "/record", "/events")
                for query in ("", "?watch=true", "?seat=1")
            ]
            async with thief.live(table) as seat:
                assert (await seat.receive())["viewer"] == own
                await seat.say(type="look", seat=1)
                await seat.until("refused")
                texts += [json.dumps(message) for message in seat.received]
            async with thief.live(table, "?seat=1") as seat:
                with pytest.raises(ConnectionClosed):
                    await seat.receive()
            # One's own legal moves hold every bid there is; all else must not.
            texts = [re.sub(r'"legal": ?\[.*?\]\}\]', "", text) for text in texts]
            assert not any("bid 13" in text for text in texts)


@in_loop
async def test_a_flood_is_slowed_down_and_nobody_else_suffers(server: Server) -> None:
    """The limits of this server are wide; what is tested is that a flood of refusals does no harm."""
    async with playing(server) as (anna, ben, table), anna.live(table) as seat, ben.live(table) as other:
        for number in range(500):
            await seat.say(type="command", id=f"f{number}", command={"do": "confirm", "seat": 0})
        await other.receive()
        assert (await other.do("calm", do="play", seat=1, move="bid 1"))["type"] == "ack"
        await seat.until("refused", id="f499")
