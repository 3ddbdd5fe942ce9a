"""Counts TCP connections, and lets no request take forever to arrive.

A connection costs memory and a file descriptor before a single byte of a request has come, and uvicorn waits
for headers and bodies as long as a client likes to send them slowly.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar, Final

from starlette.datastructures import Headers
from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from atoll.server.ops.limits import limited_address
from atoll.server.ops.logs import log
from atoll.server.settings import Settings

SMALL_READ: Final = 256
"""Fewer bytes than this at a time are counted: an ordinary request comes in one or two large pieces."""

SMALL_READS: Final = 8
"""How many small pieces of one request are read at once."""

PAUSE_SECONDS: Final = 1.0
"""How long to wait before each further one. Reading a byte costs as much as reading a kilobyte."""

TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def client_address(scope: Scope, settings: Settings) -> str:
    """Return the address that the limits of a request or a socket count for."""
    forwarded = Headers(scope=scope).get("x-forwarded-for")
    if settings.proxy and forwarded:
        return limited_address(forwarded.rpartition(",")[2].strip()[:64])
    client = scope.get("client")
    return limited_address(str(client[0])) if client else "unknown"


class TcpConnections:
    """The open connections of a process, in total and per address."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_tcp
        # Behind a proxy, all connections come from one address.
        self._most_per_address = settings.max_tcp if settings.proxy else settings.max_tcp_address
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._per_address: Counter[str] = Counter()

    def add(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; return False if there are too many, and do not count it then."""
        peer = transport.get_extra_info("peername")
        address = limited_address(str(peer[0])) if isinstance(peer, tuple) else ""
        if len(self._addresses) >= self._most or self._per_address[address] >= self._most_per_address:
            return False
        self._addresses[transport] = address
        self._per_address[address] += 1
        return True

    def remove(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection that is closed."""
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]

    def __len__(self) -> int:
        return len(self._addresses)


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection that is counted, and whose requests have to arrive in time."""

    connections_open: ClassVar[TcpConnections]
    request_seconds: ClassVar[float]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._small_reads = 0
        self._pause: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or close it if there are too many."""
        super().connection_made(transport)
        if not self.connections_open.add(transport):
            log(logging.INFO, "too many connections")
            transport.abort()
            return
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._stop_deadline()
        if self._pause is not None:
            self._pause.cancel()
        self.connections_open.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request; a client that sends tiny ones is read more slowly."""
        super().data_received(data)
        if self._deadline is None or len(data) >= SMALL_READ:
            return
        self._small_reads += 1
        if self._small_reads > SMALL_READS and self._pause is None and not self.transport.is_closing():
            self.transport.pause_reading()
            self._pause = self.loop.call_later(PAUSE_SECONDS, self._read_on)

    def _read_on(self) -> None:
        self._pause = None
        if not self.transport.is_closing() and not self.flow.read_paused:
            self.transport.resume_reading()

    def on_message_begin(self) -> None:
        """Begin to wait for the rest of a request."""
        super().on_message_begin()
        self._small_reads = 0
        self._start_deadline()

    def on_message_complete(self) -> None:
        """Stop waiting: the request has arrived."""
        self._stop_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a WebSocket, which has limits of its own; it is still counted."""
        self._stop_deadline()
        super().handle_websocket_upgrade()

    def _start_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.request_seconds, self._give_up)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        log(logging.INFO, "request too slow")
        if self.cycle is None or not self.cycle.response_started:
            self.transport.write(TIMED_OUT)
        self.transport.close()


def limited_http(settings: Settings, connections: TcpConnections) -> type[LimitedHttp]:
    """Make the protocol that uvicorn is to run for each HTTP connection."""
    members = {"connections_open": connections, "request_seconds": settings.request_seconds}
    return type("LimitedHttp", (LimitedHttp,), members)
