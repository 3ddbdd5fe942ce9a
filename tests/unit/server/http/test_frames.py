"""A socket that sends far too much is read slowly, then closed; others never notice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from atoll.core import SPECTATOR
from atoll.server.http import sockets
from atoll.server.http.frames import (
    CHUNK_BYTES,
    READ_EXTENSION,
    WRITE_EXTENSION,
    MeteredWebSocket,
    text_frame,
    text_payload,
)
from atoll.server.ops.limits import DebtBucket
from atoll.server.run import uvicorn_config
from atoll.server.settings import Settings
from serving import Guest, in_loop, serving

USUAL = {"rate_person": 30, "rate_frames": 100, "burst": 10}
TEXT = b"\x81\x82\0\0\0\0{}"
PING = b"\x89\x80\0\0\0\0"
PIECE = b"\x00\x80\0\0\0\0"
"""The next, empty piece of a message that has begun."""
GOODBYE = b"\x88\x82\0\0\0\0\x03\xe8"
"""Ends the connection with code 1000, if it comes to that."""


async def flood(socket: ClientConnection, frames: bytes) -> None:
    """Send all this in one write, and a goodbye; then read until the server closes."""
    socket.transport.write(frames + GOODBYE)
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", TEXT), (b"", PING), (b"\x01\x80\0\0\0\0", PIECE)],
    ids=["text", "ping", "piece"],
)
@in_loop
async def test_a_flood_closes_the_lobbys_socket(tmp_path: Path, first: bytes, frame: bytes) -> None:
    async with serving(tmp_path, **USUAL) as server:
        german = {"Accept-Language": "de"}
        async with connect(
            f"ws://{server.host}/api/v1/lobby", additional_headers=german, open_timeout=None
        ) as lobby:
            await flood(lobby, first + frame * 20_000)
        assert lobby.close_code == 4429
        assert lobby.close_reason == (
            "Zu viele Nachrichten auf einmal. Bitte langsamer senden und neu verbinden."
        )
        while len(server.app.state.connection_slots):  # its place is given back
            await asyncio.sleep(0.01)


@in_loop
async def test_a_flood_closes_a_tables_socket(tmp_path: Path) -> None:
    async with serving(tmp_path, **USUAL) as server:
        anna = await server.guest("Anna")
        table = await anna.make()
        async with anna.live(table) as seat, Guest(server.api).live(table) as watcher:
            await flood(seat.socket, PING * 20_000)
            assert seat.socket.close_code == 4429
            await watcher.receive()
            await watcher.until("presence", here=[])
            assert await watcher.do(do="sit", seat=0), "the others go on"


@in_loop
async def test_many_bytes_close_a_socket_too(tmp_path: Path) -> None:
    async with serving(tmp_path, **USUAL, rate_bytes=1024) as server:
        async with connect(f"ws://{server.host}/api/v1/lobby", open_timeout=None) as lobby:
            large = b"\x82\xfe\x0f\xa0\0\0\0\0" + b"x" * 4000
            await flood(lobby, large * 900)  # fewer frames than may come at once
        assert lobby.close_code == 4429


@in_loop
async def test_a_goodbye_in_the_midst_of_a_flood_is_answered(tmp_path: Path) -> None:
    """The part in which the burst ends also closes the socket: there is nobody left to send away."""
    wrong: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: wrong.append(context))
    async with serving(tmp_path, **USUAL) as server:
        async with connect(f"ws://{server.host}/api/v1/lobby", open_timeout=None) as lobby:
            await flood(lobby, PING * 1005 + GOODBYE + PING * 20_000)
        assert lobby.close_code == 1000
    assert not wrong


@in_loop
async def test_one_write_is_parsed_in_small_parts(tmp_path: Path) -> None:
    """However much arrives at once, only a small part is parsed before others have their turn."""
    taken: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            taken.append(protocol.queue.qsize())
            if message["type"] == "websocket.disconnect":
                return

    protocol, line = await connected(app, tmp_path)
    number = 20_000
    protocol.data_received(TEXT * number)
    assert 0 < protocol.queue.qsize() <= CHUNK_BYTES // len(TEXT)
    assert line.paused, "nothing more is read until the app has taken this"
    turns = 0
    while len(taken) < number:
        await asyncio.sleep(0)
        turns += 1
    assert turns >= number * len(TEXT) // CHUNK_BYTES, "others have their turn after each part"
    assert max(taken) <= CHUNK_BYTES // len(TEXT)
    while line.paused:
        await asyncio.sleep(0)
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)


@in_loop
async def test_the_sockets_of_one_address_share_a_rate(tmp_path: Path) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    # Ten frames a socket, a hundred an address, and next to nothing more as time passes.
    settings = Settings(data=tmp_path, rate_person=1e-6, rate_frames=1e-5, burst=1e6, proxy=True)
    config = uvicorn_config(app, settings)
    protocols = []
    for number in range(12):
        address = "192.0.2.2" if number == 11 else "192.0.2.1"
        protocol, line = await connected_to(config, f"x-forwarded-for: {address}\r\n".encode())
        protocols.append(protocol)
        protocol.data_received(PING * 10)
        assert line.paused == (number == 10), number
    for protocol in protocols:
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)


async def connected(app: Any, data: Path) -> tuple[MeteredWebSocket, Line]:
    """Return an accepted connection to an app, and its transport."""
    return await connected_to(uvicorn_config(app, Settings(data=data, rate_frames=1e6, rate_bytes=1e9)))


async def connected_to(config: Config, headers: bytes = b"") -> tuple[MeteredWebSocket, Line]:
    """Return an accepted connection to the app of a configuration, and its transport."""
    if not config.loaded:
        config.load()
    assert issubclass(config.ws_protocol_class or object, MeteredWebSocket)
    protocol = config.ws_protocol_class(  # type: ignore[misc, call-arg]
        config=config, server_state=ServerState(), app_state={}
    )
    assert isinstance(protocol, MeteredWebSocket)
    line = Line()
    protocol.connection_made(line)
    protocol.data_received(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n" + headers + b"\r\n"
    )
    while not line.written:
        await asyncio.sleep(0)
    line.written = b""
    return protocol, line


@in_loop
async def test_what_cannot_be_written_at_once_waits_in_order(tmp_path: Path) -> None:
    """A message overtakes none that waits for a slow client; nothing is written after a close."""
    lines: list[sockets.SocketListener] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        lines.append(sockets.SocketListener(socket, None, SPECTATOR, 8))
        await lines[0].run()

    protocol, transport = await connected(app, tmp_path)
    line = lines[0]
    line.send("one")
    assert transport.written == text_frame(b"one"), "nothing waits, so it is written at once"
    protocol.pause_writing()
    line.send("two")
    await asyncio.sleep(0)
    line.send("three")
    assert transport.written == text_frame(b"one")
    protocol.resume_writing()
    line.send("four")
    while len(transport.written) < len(b"".join(map(text_frame, [b"one", b"two", b"three", b"four"]))):
        await asyncio.sleep(0)
    assert transport.written == b"".join(map(text_frame, [b"one", b"two", b"three", b"four"]))
    line.send("five")
    assert transport.written.endswith(text_frame(b"five")), "all have gone out: at once again"
    line.close(4000)
    await asyncio.gather(*protocol.tasks)
    closed = transport.written
    line.send("six")
    assert not protocol.scope["extensions"][WRITE_EXTENSION](["seven"]), "a closed connection takes nothing"
    assert transport.written == closed
    protocol.connection_lost(None)


@in_loop
async def test_a_client_that_is_gone_disturbs_nobody(tmp_path: Path) -> None:
    """Its transport may be closed before the app has heard of it; writing to it would raise."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    protocol, transport = await connected(app, tmp_path)
    transport.closing = True
    assert not protocol.write(["too late"])
    assert not transport.written
    transport.closing = False
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)


@in_loop
async def test_a_reader_gets_messages_first_but_never_out_of_order(tmp_path: Path) -> None:
    """One message of a part is offered; what the reader leaves, and all that follows, waits in the queue."""
    offered: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    def reader(text: str) -> bool:
        offered.append(text)
        return len(offered) == 1

    protocol, _ = await connected(app, tmp_path)
    protocol.scope["extensions"][READ_EXTENSION](reader)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(protocol.conn, "receive_data", None)  # the general parser has nothing to do
        protocol.data_received(TEXT)
    assert len(offered) == 1
    assert protocol.queue.empty()
    protocol.data_received(TEXT * 2)
    assert len(offered) == 2
    assert protocol.queue.qsize() == 2
    for task in protocol.tasks:
        task.cancel()
    await asyncio.gather(*protocol.tasks, return_exceptions=True)


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_of_text_is_the_one_that_websockets_makes(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 127, 1000])
def test_a_payload_is_read_from_one_whole_frame_of_text_and_from_nothing_else(size: int) -> None:
    data = bytes(33 + number % 90 for number in range(size))
    frame = Frame(Opcode.TEXT, data).serialize(mask=True)
    assert text_payload(frame) == data
    others = [
        frame[:-1],
        frame + b"x",
        b"",
        Frame(Opcode.TEXT, data).serialize(mask=False),
        Frame(Opcode.TEXT, data, fin=False).serialize(mask=True),
        Frame(Opcode.CONT, data).serialize(mask=True),
        Frame(Opcode.BINARY, data).serialize(mask=True),
        Frame(Opcode.PING, data[:125]).serialize(mask=True),
    ]
    assert [text_payload(other) for other in others] == [None] * len(others)


@in_loop
async def test_a_reader_gets_the_same_however_the_bytes_are_cut(tmp_path: Path) -> None:
    """What looks like a whole message in the middle of a frame, or of a message in pieces, is not one."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            got.append(message["text"])

    def reader(text: str) -> bool:
        got.append(text)
        return True

    inner = b"\x81\x82\0\0\0\0{}"  # a frame within a frame's payload
    first = (
        b"\x81" + bytes([0x80 + len(inner) + 2]) + bytes(4) + b"<" + inner.replace(b"\x81\x82", b"AB") + b">"
    )
    pieces = b"\x01\x81\0\0\0\0<" + PING + b"\x80\x81\0\0\0\0>"
    stream = first + TEXT + pieces + TEXT
    for cut in range(1, len(stream)):
        got: list[str] = []
        protocol, _ = await connected(app, tmp_path)
        protocol.scope["extensions"][READ_EXTENSION](reader)
        protocol.data_received(stream[:cut])
        for _ in range(5):
            await asyncio.sleep(0)
        protocol.data_received(stream[cut:])
        while len(got) < 4:
            await asyncio.sleep(0)
        assert got == ["<AB\0\0\0\0{}>", "{}", "<>", "{}"]
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)


@in_loop
async def test_a_frame_within_an_unfinished_one_is_not_offered_to_the_reader(tmp_path: Path) -> None:
    """A part that looks like a message may be the payload of a frame whose header came before it."""
    offered: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    def reader(text: str) -> bool:
        offered.append(text)
        return True

    payload = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    for header in (b"\x82" + bytes([0x80 + len(payload)]) + bytes(4), b"\x01\x80\0\0\0\0"):
        protocol, _ = await connected(app, tmp_path)
        protocol.scope["extensions"][READ_EXTENSION](reader)
        protocol.data_received(header)
        protocol.data_received(payload)
        assert not offered
        for task in protocol.tasks:
            task.cancel()
        await asyncio.gather(*protocol.tasks, return_exceptions=True)


class Line(asyncio.Transport):
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.paused = self.closing = False
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        assert self.paused
        self.paused = False

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        pass


@in_loop
async def test_whoever_waits_for_answers_is_never_cut(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, rate_person=0.1, rate_frames=50, burst=1) as server,
        connect(f"ws://{server.host}/api/v1/lobby") as lobby,
    ):
        await lobby.recv()
        for _ in range(100):  # twice as many as may come at once
            await (await lobby.ping())
        await lobby.close()
        assert lobby.close_code == 1000


@in_loop
async def test_whoever_keeps_to_the_rate_of_commands_is_never_cut(tmp_path: Path) -> None:
    """A bot may send everything it is allowed at once, without waiting, whatever the limit on frames."""
    async with serving(tmp_path, rate_person=30, rate_frames=1, burst=10, max_waiting=1000) as server:
        anna = await server.guest("Anna")
        table = await anna.make()
        async with anna.live(table) as seat:
            for _ in range(300):
                await seat.say(type="ping")
            for _ in range(300):
                await seat.until("pong")
            assert not [message for message in seat.received if message["type"] == "refused"]


def test_a_bucket_pays_its_debts_as_time_passes() -> None:
    now = 0.0
    bucket = DebtBucket(10, 2, lambda: now)
    bucket.take(20)
    assert bucket.debt() == 0, "a burst is free"
    bucket.take(5)
    assert bucket.debt() == 0.5
    now = 0.25
    assert bucket.debt() == 0.25
    now = 100
    bucket.take(25)
    assert bucket.debt() == 0.5, "no more than a burst is saved up"
