"""Meters every WebSocket, before anything of a frame reaches the app.

A client that sends thousands of tiny frames in one write would otherwise hold up everybody: uvicorn parses
all that has arrived in one go, pings and their answers included, and the app takes its messages from a full
queue without ever letting another task run.

So what arrives is parsed in small parts, with a turn of the event loop between two of them, and each part is
paid for in frames and bytes. Whoever sends faster than the rates allow is read more slowly. A client that
waits for answers notices no more than that; one that goes on sending has unread data pile up, and is sent
away.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from starlette.requests import HTTPConnection
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from atoll.messages import catalogue
from atoll.server.http.connections import TcpConnections, client_address
from atoll.server.http.problems import reader_language
from atoll.server.ops.limits import DebtBucket, SharedBuckets
from atoll.server.ops.logs import log
from atoll.server.settings import Settings

CLOSED_TOO_MANY: Final = 4429
"""Why a socket is closed: too many messages, or too many sockets, or a client too slow to follow."""

CHUNK_BYTES: Final = 1024
"""How many bytes are parsed in one turn of the event loop: at most 170 frames, the smallest has six."""

SOCKETS_WORTH: Final = 10
"""All sockets of one address together may send as much as so many sockets."""

LINGER_SECONDS: Final = 1.0
"""For so long a client that is sent away can read why, before the line is cut."""

WRITE_EXTENSION: Final = "atoll.write"
"""The name of the ASGI extension with which the app writes messages without waiting: a ``Write``."""

Write = Callable[[Sequence[str]], bool]
"""Sends messages at once and returns True, or returns False because they cannot go out now."""

READ_EXTENSION: Final = "atoll.read"
"""The name of the ASGI extension with which the app asks for messages without a queue: a ``ReadDirectly``."""

Reader = Callable[[str], bool]
"""Takes a message at once and returns True, or returns False: then the app receives it in the usual way."""

ReadDirectly = Callable[[Reader], None]


class MeteredWebSocket(WebSocketsSansIOProtocol):
    """One connection, read no faster than the server's settings allow."""

    settings: ClassVar[Settings]
    connections_open: ClassVar[TcpConnections]
    addresses: ClassVar[tuple[SharedBuckets, SharedBuckets]]
    """The buckets of frames and of bytes that all sockets of one address share."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        settings = self.settings
        frames, size = socket_rates(settings)
        self._frame_buckets = [DebtBucket(frames, settings.burst, self.loop.time)]
        self._byte_buckets = [DebtBucket(size, settings.burst, self.loop.time)]
        self._max_unread = max(16 * CHUNK_BYTES, 4 * settings.max_message)
        self._unread = bytearray()
        self._next_parse: asyncio.Handle | None = None
        self._disconnecting = False
        self._reader: Reader | None = None
        self._reader_may_take = False

    def data_received(self, data: bytes) -> None:
        """Take what has arrived; all but the first part of it is parsed later."""
        if self._disconnecting or self.transport.is_closing():
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if (
            len(data) <= CHUNK_BYTES
            and not self._unread
            and self._next_parse is None
            and self._app_is_ready()
        ):
            self._parse(data)
            self._schedule()
            return
        self._unread += data
        if self._next_parse is None:
            self._parse_next_chunk()

    def handle_connect(self, event: Request) -> None:
        """Begin the app's part, and offer it two extensions."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it has not been refused
            address = client_address(dict(self.scope), self.settings)
            shared_frames, shared_bytes = self.addresses
            self._frame_buckets.append(shared_frames[address])
            self._byte_buckets.append(shared_bytes[address])
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_EXTENSION] = self.write
            extensions[READ_EXTENSION] = self.read_directly

    def read_directly(self, reader: Reader) -> None:
        """Offer a reader the messages of text as they arrive, if none that came before waits in the queue.

        It skips the queue and the coroutines that wait for it. The reader gets at most one message of each
        part that is parsed, so that others have their turn in between.
        """
        self._reader = reader

    def send_receive_event_to_app(self) -> None:
        """Let the reader take a whole message, or put it into the queue."""
        reader = self._reader
        whole_text = self.curr_msg_data_type == "text" and len(self.frames) == 1
        none_before = self._reader_may_take and self.queue.empty() and not self.close_sent
        if reader is not None and whole_text and none_before:
            self._reader_may_take = False
            try:
                taken = reader(self.frames[0].decode())
            except UnicodeDecodeError:
                taken = False  # the usual way deals with it
            if taken:
                self.frames = []
                return
        super().send_receive_event_to_app()

    def write(self, texts: Sequence[str]) -> bool:
        """Send messages at once; return False if the client is slow, or the connection is not open.

        It skips the layers of coroutines between the app and the transport, which cost more than the rest of
        sending a move. The app has to keep the order: nothing else of it may be on its way.
        """
        gone = (
            self.close_sent
            or self._disconnecting
            or self.conn.state is not OPEN
            or self.transport.is_closing()
        )
        if gone or not self.writable.is_set():
            return False
        frames = [text_frame(text.encode()) for text in texts]
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    def handle_events(self) -> None:
        """Pay for the frames that were found, then handle them."""
        self._pay(self._frame_buckets, sum(isinstance(event, Frame) for event in self.conn.events))
        super().handle_events()

    async def receive(self) -> Any:
        """Return the next message for the app; what is unread is parsed once the app has taken all."""
        message = await super().receive()
        self._schedule()
        return message

    async def send(self, message: Any) -> None:
        """Send the app's message."""
        if self._disconnecting:
            raise ClientDisconnected
        await super().send(message)
        self._schedule()  # the first frames may have come before the app accepted

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what is unread."""
        self._unread.clear()
        self.connections_open.remove(self.transport)
        if self._next_parse is not None:
            self._next_parse.cancel()
        super().connection_lost(exc)

    def _parse_next_chunk(self) -> None:
        """Parse the next part, if the app is ready for it."""
        self._next_parse = None
        if self._unread and self._app_is_ready():
            chunk = bytes(self._unread[:CHUNK_BYTES])
            del self._unread[:CHUNK_BYTES]
            self._parse(chunk)
            too_much = self._debt() > 0 and len(self._unread) > self._max_unread
            if too_much and not self.transport.is_closing():
                self._disconnect()
        self._schedule()

    def _parse(self, chunk: bytes) -> None:
        """Parse a part, and pay for it."""
        self._pay(self._byte_buckets, len(chunk))
        self._reader_may_take = True
        if not self._reader_took(chunk):
            super().data_received(chunk)

    def _reader_took(self, chunk: bytes) -> bool:
        """Whether the part was exactly one message of text, and the reader has taken it.

        Almost all parts are. This skips the general parser, which takes them apart by generators, unless it
        is in the middle of a frame or of a message.
        """
        reader = self._reader
        if (
            reader is None
            or self.frames
            or self.conn.state is not OPEN
            or self.close_sent
            or not self.queue.empty()
            or not _is_between_frames(self.conn.parser)
        ):
            return False
        payload = text_payload(chunk)
        if payload is None:
            return False
        try:
            taken = reader(payload.decode())
        except UnicodeDecodeError:
            return False  # the usual way deals with it
        if taken:
            self._pay(self._frame_buckets, 1)
        else:
            self._reader_may_take = False
        return taken

    def _app_is_ready(self) -> bool:
        """Whether the app has taken all messages; once it has closed, nobody takes any."""
        return self.handshake_complete and (self.queue.empty() or self.close_sent)

    @staticmethod
    def _pay(buckets: Sequence[DebtBucket], number: int) -> None:
        for bucket in buckets:
            bucket.take(number)

    def _debt(self) -> float:
        """Return the seconds until all buckets are paid for."""
        return max(bucket.debt() for bucket in (*self._frame_buckets, *self._byte_buckets))

    def _schedule(self) -> None:
        """Stop reading while something is unread or owed, and see to it that it goes on."""
        if self._disconnecting or self.transport.is_closing():
            return
        debt = self._debt()
        if self._unread or debt > 0:
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            if self._next_parse is None and self._app_is_ready():
                self._next_parse = (
                    self.loop.call_later(debt, self._parse_next_chunk)
                    if debt
                    else self.loop.call_soon(self._parse_next_chunk)
                )
        elif self.read_paused and self._app_is_ready():
            self.read_paused = False
            self.transport.resume_reading()

    def _disconnect(self) -> None:
        """Close with a sentence, and read nothing more."""
        log(logging.INFO, "socket sends too much")
        self._disconnecting = True
        self._unread.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        why = catalogue(reader_language(HTTPConnection(dict(self.scope)))).say("server-frames")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSED_TOO_MANY, "reason": why})
        if self.close_sent:  # it has been told to go already
            self.transport.abort()
            return
        self.conn.send_close(CLOSED_TOO_MANY, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        # Closing at once, with data unread, would reset the connection and could take the sentence with it.
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # nobody shall resume


def text_frame(payload: bytes) -> bytes:
    """Return a whole message of text as a server sends it: in one frame, without a mask (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return _SHORT.pack(_TEXT, size) + payload
    if size < 65536:
        return _MEDIUM.pack(_TEXT, 126, size) + payload
    return _LONG.pack(_TEXT, 127, size) + payload


def text_payload(data: bytes) -> bytes | None:
    """Return the payload of a short message of text as clients send it; None if the data is anything else.

    It must be one frame with a mask, nothing before and nothing after it (RFC 6455, 5.2).
    """
    if len(data) < 6 or data[0] != _TEXT:
        return None
    size, start = data[1] - _MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    elif not 0 <= size < 126:
        return None
    if len(data) != start + 4 + size:
        return None
    mask = (data[start : start + 4] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[start + 4 :]) ^ int.from_bytes(mask)).to_bytes(size)


def _is_between_frames(parser: object) -> bool:
    """Whether the general parser, a generator, waits for more and has read no part of a frame."""
    while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inner
    return getattr(parser, "gi_code", None) is _WAITING_FOR_A_FRAME


_WAITING_FOR_A_FRAME: Final = StreamReader.at_eof.__code__
_MASKED: Final = 0x80
_TEXT: Final = 0x81
_SHORT: Final = struct.Struct("!BB")
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")


def socket_rates(settings: Settings) -> tuple[float, float]:
    """Return how many frames and bytes per second one socket may send.

    Whoever keeps within the limits on commands and on the size of a message is never slowed down here.
    """
    frames = max(settings.rate_frames, 2 * settings.rate_person)
    return frames, max(settings.rate_bytes, 2 * settings.rate_person * settings.max_message)


def metered_websocket(settings: Settings, connections: TcpConnections) -> type[MeteredWebSocket]:
    """Make the protocol that uvicorn is to run for each WebSocket."""
    frames, size = (SOCKETS_WORTH * rate for rate in socket_rates(settings))
    shared = (
        SharedBuckets(lambda: DebtBucket(frames, settings.burst)),
        SharedBuckets(lambda: DebtBucket(size, settings.burst)),
    )
    members = {"settings": settings, "connections_open": connections, "addresses": shared}
    return type("MeteredWebSocket", (MeteredWebSocket,), members)
