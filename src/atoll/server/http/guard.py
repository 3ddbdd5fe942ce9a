"""Checks every request (size, rate, origin, host, characters) and sets every response's headers.

Cookies are ``SameSite=Strict`` and every request that changes something names its origin if a browser sent
it, so other sites cannot act for a guest. The host must be one of this server's names, which prevents DNS
rebinding.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atoll.messages import say
from atoll.server.http.characters import checked
from atoll.server.http.connections import client_address
from atoll.server.ops.limits import RateLimit
from atoll.server.ops.logs import log
from atoll.server.settings import Settings

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
RESPONSE_HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
RECORD_PATHS: Final = frozenset({"/api/v1/records", "/api/v1/boards"})
COSTS: Final = (
    (
        re.compile(r"POST /api/v1/(records|boards|boards/chances)|GET /api/v1/tables/[^/]+/(places|events)"),
        10,
    ),
    (re.compile(r"GET /api/v1/records/[^/]+/decisions/[^/]+"), 10),
    (re.compile(r"GET /api/v1/tables/[^/]+/(warnings|positions/[^/]+)"), 4),
    (re.compile(r"POST /api/v1/(tables/[^/]+/(replay|hint)|records/[^/]+/.+|games/[^/]+/lesson/.+)"), 4),
    (re.compile(r"(GET|POST) /api/v1/puzzles/.+|POST /api/v1/boards/position"), 4),
)
"""Requests that take the processor far longer than others, and as how many they count."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings, rate: RateLimit) -> None:
        self._app, self._settings = app, settings
        self._rate = rate
        self._hosts = {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        for origin in (settings.url, *settings.more_origins):
            self._hosts.add((urlsplit(origin).hostname or "localhost").lower())
        self._origins = {settings.url.rstrip("/"), *settings.more_origins} - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["state"]["address"] = address = client_address(scope, self._settings)
        problem = self._problem(scope, headers, address)
        if scope["type"] == "websocket":
            if problem is None:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        if problem is not None:
            await _refuse(send, *problem)
            return
        body = checked(self._limited(receive, self._max_body_size(scope)))
        await self._app(scope, body, self._with_headers(scope, send))

    def _problem(self, scope: Scope, headers: Headers, address: str) -> tuple[int, str] | None:
        if not self._known_host(headers.get("host", "")):
            return 421, "server-host"
        if not self._rate.allows(address, _cost(scope)):
            return 429, "server-too-many"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self._known_origin(headers):
            return 403, "server-origin"
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > self._max_body_size(scope):
            return 413, "server-large"
        return None

    def _known_host(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname if _plain_host(host) else None
            return name is not None and (name in self._hosts or ipaddress.ip_address(name) is not None)
        except ValueError:
            return False

    def _known_origin(self, headers: Headers) -> bool:
        """Whether a request comes from our own pages, or from no browser at all."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            return False

    def _max_body_size(self, scope: Scope) -> int:
        """Return the largest size of a body, in bytes: an imported record may be longer."""
        return self._settings.max_record if scope["path"] in RECORD_PATHS else self._settings.max_body

    def _limited(self, receive: Receive, max_size: int) -> Receive:
        """Cut off a body that is longer than its header says."""
        seen = 0

        async def limited() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > max_size:
                log(logging.INFO, "body too long")
                return {"type": "http.disconnect"}
            return message

        return limited

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        api = str(scope["path"]).startswith("/api/")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in RESPONSE_HEADERS.items():
                    headers.setdefault(name, value)
                if api:
                    headers.setdefault("cache-control", "no-store")
                if self._settings.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        return with_headers


def _cost(scope: Scope) -> int:
    """Return as how many requests one counts."""
    request = f"{scope.get('method', 'GET')} {scope['path']}"
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(request)), 1)


def _plain_host(host: str) -> bool:
    return 0 < len(host) <= 255 and all(c.isalnum() or c in ".-:[]_" for c in host) and host.isascii()


async def _refuse(send: Send, status: int, key: str) -> None:
    problem = {"error": {"key": key, "values": {}}, "refusals": [], "text": say(key)}
    body = json.dumps(problem, ensure_ascii=False).encode()
    headers = {"content-type": "application/json", "content-length": str(len(body)), **RESPONSE_HEADERS}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
