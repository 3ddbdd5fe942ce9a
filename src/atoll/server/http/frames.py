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
from collections.abc import Callable
from typing import Any, ClassVar, Final

from starlette.requests import HTTPConnection
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from atoll.messages import catalogue
from atoll.server.http.problems import reader_language
from atoll.server.ops.limits import Bucket
from atoll.server.ops.logs import log
from atoll.server.settings import Settings

TOO_MANY: Final = 4429
"""Why a socket is closed: too many messages, or too many sockets, or a client too slow to follow."""

PART: Final = 1024
"""How many bytes are parsed in one turn of the event loop: at most 170 frames, the smallest has six."""

LINGER_SECONDS: Final = 1.0
"""For so long a client that is sent away can read why, before the line is cut."""

WRITE: Final = "atoll.write"
"""The name of the ASGI extension with which the app writes messages without waiting: a ``Write``."""

Write = Callable[[str], bool]
"""Sends a message at once and returns True, or returns False because it cannot go out now."""


class MeteredWebSocket(WebSocketsSansIOProtocol):
    """One connection, read no faster than the server's settings allow."""

    settings: ClassVar[Settings]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        settings = self.settings
        # Whoever keeps within the limits on commands and on the size of a message is never slowed down here.
        frames = max(settings.rate_frames, 2 * settings.rate_person)
        size = max(settings.rate_bytes, 2 * settings.rate_person * settings.max_message)
        self._frames = Bucket(frames, settings.burst, self.loop.time)
        self._bytes = Bucket(size, settings.burst, self.loop.time)
        self._most_unread = max(16 * PART, 4 * settings.max_message)
        self._unread = bytearray()
        self._next: asyncio.Handle | None = None
        self._sent_away = False

    def data_received(self, data: bytes) -> None:
        """Take what has arrived; all but the first part of it is parsed later."""
        if self._sent_away or self.transport.is_closing():
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if len(data) <= PART and not self._unread and self._next is None and self._wanted():
            self._parse(data)
            self._schedule()
            return
        self._unread += data
        if self._next is None:
            self._go_on()

    def handle_connect(self, event: Request) -> None:
        """Begin the app's part, and offer it the extension ``WRITE``."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it has not been refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, text: str) -> bool:
        """Send a message at once; return False if the client is slow, or the connection is not open.

        It skips the layers of coroutines between the app and the transport, which cost more than the rest of
        sending a move. The app has to keep the order: nothing else of it may be on its way.
        """
        gone = (
            self.close_sent or self._sent_away or self.conn.state is not OPEN or self.transport.is_closing()
        )
        if gone or not self.writable.is_set():
            return False
        self.transport.write(text_frame(text.encode()))
        return True

    def handle_events(self) -> None:
        """Pay for the frames that were found, then handle them."""
        self._frames.take(sum(isinstance(event, Frame) for event in self.conn.events))
        super().handle_events()

    async def receive(self) -> Any:
        """Return the app its next message; what is unread is parsed once the app has taken all."""
        message = await super().receive()
        self._schedule()
        return message

    async def send(self, message: Any) -> None:
        """Send the app's message."""
        if self._sent_away:
            raise ClientDisconnected
        await super().send(message)
        self._schedule()  # the first frames may have come before the app accepted

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what is unread."""
        self._unread.clear()
        if self._next is not None:
            self._next.cancel()
        super().connection_lost(exc)

    def _go_on(self) -> None:
        """Parse the next part, if the app is ready for it."""
        self._next = None
        if self._unread and self._wanted():
            part = bytes(self._unread[:PART])
            del self._unread[:PART]
            self._parse(part)
            too_much = self._debt() > 0 and len(self._unread) > self._most_unread
            if too_much and not self.transport.is_closing():
                self._send_away()
        self._schedule()

    def _parse(self, part: bytes) -> None:
        """Parse a part, and pay for it."""
        self._bytes.take(len(part))
        super().data_received(part)

    def _wanted(self) -> bool:
        """Whether the app has taken all messages; once it has closed, nobody takes any."""
        return self.handshake_complete and (self.queue.empty() or self.close_sent)

    def _debt(self) -> float:
        """Return the seconds until both buckets are paid for."""
        return max(self._frames.debt(), self._bytes.debt())

    def _schedule(self) -> None:
        """Stop reading while something is unread or owed, and see to it that it goes on."""
        if self._sent_away or self.transport.is_closing():
            return
        debt = self._debt()
        if self._unread or debt > 0:
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            if self._next is None and self._wanted():
                self._next = (
                    self.loop.call_later(debt, self._go_on) if debt else self.loop.call_soon(self._go_on)
                )
        elif self.read_paused and self._wanted():
            self.read_paused = False
            self.transport.resume_reading()

    def _send_away(self) -> None:
        """Close with a sentence, and read nothing more."""
        log(logging.INFO, "socket sends too much")
        self._sent_away = True
        self._unread.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        why = catalogue(reader_language(HTTPConnection(dict(self.scope)))).say("server-frames")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": why})
        if self.close_sent:  # it has been told to go already
            self.transport.abort()
            return
        self.conn.send_close(TOO_MANY, why)
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


_TEXT: Final = 0x81
_SHORT: Final = struct.Struct("!BB")
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")


def metered(settings: Settings) -> type[MeteredWebSocket]:
    """Make the protocol that uvicorn is to run for each WebSocket."""
    return type("MeteredWebSocket", (MeteredWebSocket,), {"settings": settings})
