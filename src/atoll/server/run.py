"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from typing import IO

import segno
import uvicorn
from fastapi import FastAPI

from atoll.core import game, game_names
from atoll.server.ops import logs
from atoll.server.ops.garbage import tune_garbage_collection
from atoll.server.ops.workers import run_workers
from atoll.server.settings import Settings, SettingsError
from atoll.store import Store, open_store

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

STOP_SECONDS = 5
KEEP_ALIVE_SECONDS = 150
"""How long an idle connection stays open: longer than Caddy (120 s), nginx (60 s) and httpx (5 s) use theirs
again. A request on a connection that the server is just closing would be lost."""


def serve(settings: Settings, *, announce: bool = True, browse: bool = False) -> None:
    """Serve until SIGINT or SIGTERM. Raise SettingsError or StoreError before it begins.

    ``browse`` opens the client in the user's browser, where there is one.
    """
    logs.configure_logging(settings.log, settings.log_level)
    listening = _listen(settings)
    lock = None if settings.database_url else lock_data(settings)
    single_app = _app(settings) if settings.workers == 1 else None
    if single_app is None:  # upgrade the database once, in the process whose errors somebody reads
        asyncio.run(_try_store(open_store(settings.database_url, settings.database), close=True))
    else:
        asyncio.run(_try_store(single_app.state.hub.store))
    if announce:
        host, port = listening.getsockname()[:2]
        print(*addresses(settings, host, port), sep="\n", flush=True)  # noqa: T201 - what the user asked for
    if browse:
        url = addresses(settings, *listening.getsockname()[:2])[0]
        # The socket listens already: the browser's first request waits until the server answers.
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
    logs.log(logging.INFO, "listening", host=settings.host, port=listening.getsockname()[1])
    if single_app is not None:
        _run(single_app, settings, listening)
        if lock is not None:
            lock.close()
        return

    def work() -> None:
        _run(_app(settings), settings, listening)

    run_workers(settings.workers, work)


async def _try_store(store: Store, *, close: bool = False) -> None:
    """Read what the start needs. Raise StoreError here, where it is one line, if that is damaged."""
    await store.last_alive()
    await store.public_tables(1)
    await store.tables_without_lease(1.0, 1)
    if close:
        await store.close()


def _run(app: FastAPI, settings: Settings, listening: socket.socket) -> None:
    for name in game_names():
        game(name)
    tune_garbage_collection()
    uvicorn.Server(uvicorn_config(app, settings)).run(sockets=[listening])


def _app(settings: Settings) -> FastAPI:
    from atoll.server.app import make_app  # noqa: PLC0415 - workers must first be told to count together

    return make_app(settings)


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration."""
    # Loads Prometheus, which must find the workers' folder when it is loaded.
    from atoll.server.http.connections import TcpConnections, limited_http  # noqa: PLC0415
    from atoll.server.http.frames import metered_websocket  # noqa: PLC0415

    connections = TcpConnections(settings)

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=limited_http(settings, connections),
        ws=metered_websocket(settings, connections),
        ws_max_size=max(65536, settings.max_message * 4),
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=False,
    )


def lock_data(settings: Settings) -> IO[bytes]:
    """Take the data folder for this server; it is free again when the file is closed, or the process ends.

    Two servers on one SQLite file would not hear of each other's moves. Raise SettingsError.
    """
    file = settings.data / "server.lock"
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        opened = file.open("ab")
    except OSError as error:
        raise SettingsError("serve-key-file", file=str(file), problem=error.strerror or "") from error
    try:
        if sys.platform == "win32":
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        opened.close()
        raise SettingsError("serve-running", data=str(settings.data)) from error
    return opened


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
        listening.set_inheritable(True)
    except OSError as error:
        raise SettingsError(
            "serve-listen", host=settings.host, port=str(settings.port), problem=error.strerror or str(error)
        ) from error
    return listening


def addresses(settings: Settings, host: str, port: int) -> list[str]:
    """Return the server's addresses as text; for a phone also as a QR code."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        url = settings.url or f"http://{lan_address()}:{port}"
        return [url, qr_code(url)]
    shown = f"[{host}]" if ":" in host else host
    return [settings.url or f"http://{shown}:{port}"]


def lan_address() -> str:
    """Return this machine's address in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(url: str) -> str:
    """Return an address as a QR code made of characters."""
    rows = [list(row) for row in segno.make(url, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(blocks[(int(bool(a)), int(bool(b)))] for a, b in zip(top, below, strict=True))
        for top, below in zip(rows[::2], rows[1::2], strict=True)
    )
