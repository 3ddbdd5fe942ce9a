"""TCP connections are counted, and a request that does not arrive is not waited for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from atoll.server.http.connections import TIMED_OUT
from serving import Guest, Server, in_loop, serving


async def opened(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = server.host.partition(":")
    return await asyncio.open_connection(host, int(port))


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/v1/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 20\r\n\r\n{",
    ],
    ids=["nothing", "headers", "body"],
)
@in_loop
async def test_what_does_not_arrive_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    async with serving(tmp_path, request_seconds=1) as server:
        reader, writer = await opened(server)
        writer.write(sent)
        assert await reader.read() == TIMED_OUT
        writer.close()


@in_loop
async def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with serving(tmp_path, max_tcp_address=3, request_seconds=60) as server:
        held = [await opened(server) for _ in range(3)]
        reader, writer = await opened(server)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
        for _, one in held:
            one.close()
        answer = None
        while answer is None:  # the server hears of it a little later
            with suppress(httpx.TransportError):
                answer = await Guest(server.api).http.get("/")
        assert answer.status_code == 200


@in_loop
async def test_a_socket_gives_its_connection_back(tmp_path: Path) -> None:
    async with serving(tmp_path, max_tcp_address=3) as server:
        anna = await server.guest("Anna")
        table = await anna.make()
        for _ in range(5):
            async with anna.live(table) as seat:
                await seat.until("snapshot")
