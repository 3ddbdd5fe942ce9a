"""TCP connections are counted, and a request that does not arrive is not waited for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from atoll.server.http import connections
from atoll.server.http.connections import SMALL_READS, TIMED_OUT, LimitedHttp
from atoll.server.run import uvicorn_config
from atoll.server.settings import Settings
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


@in_loop
async def test_single_bytes_are_read_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on: asyncio.Queue[bool] = asyncio.Queue()
    received = LimitedHttp.data_received

    def receive(protocol: LimitedHttp, data: bytes) -> None:
        received(protocol, data)
        goes_on.put_nowait(protocol.transport.is_reading())

    monkeypatch.setattr(LimitedHttp, "data_received", receive)
    monkeypatch.setattr(connections, "PAUSE_SECONDS", 0.01)
    async with serving(tmp_path, request_seconds=300) as server:
        _, writer = await opened(server)
        pieces = [b"GET / HTTP/1.1\r\nX-Slow: ", *[b"x"] * SMALL_READS, b"x"]
        read_at_once = []
        for piece in pieces:
            writer.write(piece)
            read_at_once.append(await goes_on.get())
        assert read_at_once == [True] * SMALL_READS + [False] * 2
        writer.close()


@in_loop
async def test_an_ordinary_request_in_pieces_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        reader, writer = await opened(server)
        for piece in (
            b"GET /healthz HTTP/1.1\r\n",
            b"Host: localhost\r\n",
            b"Connection: close\r\n",
            b"\r\n",
        ):
            writer.write(piece)
            await writer.drain()
        assert (await reader.read()).startswith(b"HTTP/1.1 200 OK")
        writer.close()


def test_clients_and_proxies_close_idle_connections_first(tmp_path: Path) -> None:
    """Else a request may be on its way while the server closes: it is lost, and nobody may send it twice."""
    config = uvicorn_config(FastAPI(), Settings(data=tmp_path))
    assert config.timeout_keep_alive > 120, "Caddy uses a connection again for two minutes"
    assert config.timeout_keep_alive > httpx.Limits().keepalive_expiry  # type: ignore[operator]
