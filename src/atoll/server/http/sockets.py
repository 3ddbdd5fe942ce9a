"""The sockets: one for the lobby, one for each table that somebody looks at."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Final

from fastapi import APIRouter, Cookie, Header, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from atoll.core import SPECTATOR, Fact, Refusal, Viewer
from atoll.server.accounts.cookies import COOKIE
from atoll.server.accounts.visitors import Visitors, viewer_for
from atoll.server.errors import Forbidden, LimitReached, NotFound
from atoll.server.http import models
from atoll.server.http.characters import has_broken_character, is_text
from atoll.server.http.dependencies import PREFIX
from atoll.server.http.frames import TOO_MANY, WRITE, Write
from atoll.server.live.broadcast import dumps
from atoll.server.live.hub import Hub
from atoll.server.live.table import LiveTable
from atoll.server.ops.limits import Places
from atoll.server.settings import Settings
from atoll.store import StoreError
from atoll.table import Person, Refused
from atoll.table.commands import Chat, Sit

router = APIRouter(prefix=PREFIX)

# Why a socket is closed, besides the protocol's own reasons.
NOT_ALLOWED: Final = 4403
NOT_FOUND: Final = 4404
GOING_AWAY: Final = 1012
POLICY: Final = 1008

STILL_SECONDS: Final = 30.0
"""After so long it is asked again whether somebody who says something is still let in."""

_CLIENT_MESSAGE: Final[TypeAdapter[models.ClientMessage]] = TypeAdapter(models.ClientMessage)


class Line:
    """A client's end of a socket: what cannot be sent at once waits here, and only so much of it."""

    def __init__(self, socket: WebSocket, person: Person | None, viewer: Viewer, most: int) -> None:
        self.person, self.viewer = person, viewer
        self._socket = socket
        self._write: Write | None = socket.scope.get("extensions", {}).get(WRITE)
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue(most)
        self._unsent = 0
        """How many messages are on their way through ``run``; as long as there are any, all others follow."""
        self._closed = False

    def send(self, message: str) -> None:
        """Send a message after those that wait; a client that is too slow is sent away and can resume."""
        if self._closed or (not self._unsent and self._write is not None and self._write(message)):
            return
        try:
            self._waiting.put_nowait(message)
            self._unsent += 1
        except asyncio.QueueFull:
            self.close(TOO_MANY)

    def close(self, code: int = GOING_AWAY) -> None:
        """Send the client away; what waits is dropped."""
        if not self._closed:
            self._closed = True
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(code)

    async def run(self) -> None:
        """Send what waits until the socket is closed."""
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message)
            self._unsent -= 1


@router.websocket("/lobby")
async def lobby(socket: WebSocket) -> None:
    """Follow the list of public tables."""
    hub: Hub = socket.app.state.hub
    settings: Settings = socket.app.state.settings
    line = Line(socket, None, SPECTATOR, settings.max_waiting)
    await socket.accept()
    with _place(socket, None) as allowed:
        if not allowed or hub.closing:
            await socket.close(TOO_MANY)
            return
        hub.lobby.join(line)
        try:
            await _until_gone(line, _ignore(socket))
        finally:
            hub.lobby.leave(line)


@router.websocket("/tables/{table}/live")
async def table(
    socket: WebSocket,
    table: str,
    cookie: Annotated[str | None, Cookie(alias=COOKIE)] = None,
    authorization: Annotated[str | None, Header()] = None,
    *,
    seat: Annotated[int | None, Query()] = None,
    watch: Annotated[bool, Query()] = False,
    after: Annotated[int | None, Query()] = None,
) -> None:
    """Follow a table and act at it."""
    hub: Hub = socket.app.state.hub
    visitors: Visitors = socket.app.state.visitors
    settings: Settings = socket.app.state.settings
    await socket.accept()
    try:
        person = await visitors.identify(cookie, authorization)
        with _place(socket, person) as allowed:
            if not allowed or hub.closing:
                await socket.close(TOO_MANY if not allowed else GOING_AWAY)
                return
            live = await hub.find(table)
            await live.refresh()
            line = Line(socket, person, viewer_for(live, person, seat, watch=watch), settings.max_waiting)
            try:
                await live.join(line, after)
                await _until_gone(line, _listen(socket, line, live, (cookie, authorization)))
            finally:
                live.leave(line)
    except NotFound:
        await socket.close(NOT_FOUND)
    except Forbidden:
        await socket.close(NOT_ALLOWED)
    except WebSocketDisconnect:
        pass
    except StoreError:  # the client comes back and sends again what was not answered
        await socket.close(GOING_AWAY)


def _place(socket: WebSocket, person: Person | None) -> _Held:
    settings: Settings = socket.app.state.settings
    keys = [(f"address {socket.state.address}", settings.max_connections_address)]
    if person is not None:
        keys.append((f"person {person.id}", settings.max_connections_person))
    return _Held(socket.app.state.places, keys)


class _Held:
    """A place among the connections, for as long as the socket lives; False if there is none."""

    def __init__(self, places: Places, keys: list[tuple[str, int]]) -> None:
        self._hold = places.hold(*keys)
        self._got = False

    def __enter__(self) -> bool:
        try:
            self._hold.__enter__()
        except LimitReached:
            return False
        self._got = True
        return True

    def __exit__(self, *error: object) -> None:
        if self._got:
            self._hold.__exit__(None, None, None)


async def _until_gone(line: Line, listening: object) -> None:
    """Send and listen until either ends."""
    assert asyncio.iscoroutine(listening)
    tasks = [asyncio.ensure_future(line.run()), asyncio.ensure_future(listening)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _ignore(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


Shown = tuple[str | None, str | None]
"""What a client has shown to be let in: a cookie, a token."""


async def _listen(socket: WebSocket, line: Line, live: LiveTable, shown: Shown) -> None:
    hub: Hub = socket.app.state.hub
    visitors: Visitors = socket.app.state.visitors
    settings: Settings = socket.app.state.settings
    key = line.person.id if line.person is not None else f"address {socket.state.address}"
    let_in = hub.now()
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if line.person is not None and hub.now() > let_in + STILL_SECONDS:
            let_in = hub.now()
            if await visitors.identify(*shown) is None:  # logged out elsewhere, or gone
                line.close(POLICY)
                continue
        text = received.get("text")
        if text is None or len(text.encode()) > settings.max_message:
            line.send(_refused(None, Fact("server-large")))
            line.close(POLICY)
            continue
        if not visitors.allows_command(key, chat=False):
            line.send(_refused(_identity(text), Fact("server-too-many")))
            continue
        try:
            heard = _CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            broken = Fact("server-character") if has_broken_character(text) else _malformed(error)
            line.send(_refused(_identity(text), broken))
            continue
        await _answer(heard, line, live, hub, visitors)
        await asyncio.sleep(0)  # answering may not have waited for anything: let others have their turn


async def _answer(heard: object, line: Line, live: LiveTable, hub: Hub, visitors: Visitors) -> None:
    match heard:
        case models.Ping():
            line.send(dumps({"type": "pong", "now": hub.now()}))
        case models.Resync():
            live.look_as(line, line.viewer)
        case models.LookAs():
            try:
                live.look_as(line, viewer_for(live, line.person, heard.seat, watch=heard.seat is None))
            except Forbidden:
                line.send(_refused(None, Fact("server-forbidden")))
        case models.CommandMessage():
            await _command(heard, line, live, hub, visitors)


async def _command(
    heard: models.CommandMessage, line: Line, live: LiveTable, hub: Hub, visitors: Visitors
) -> None:
    if line.person is None:
        line.send(_refused(heard.id, Fact("server-who")))
        return
    if isinstance(heard.command, Chat) and not visitors.allows_command(line.person.id, chat=True):
        line.send(_refused(heard.id, Fact("server-too-many")))
        return

    def acknowledge(seq: int) -> None:
        line.send(dumps({"type": "ack", "id": heard.id, "seq": seq}))

    try:
        await hub.handle(live, heard.command, line.person, heard.id, acknowledge)
    except Refused as refusal:
        line.send(_refused(heard.id, *refusal.refusals))
        return
    if isinstance(heard.command, Sit) and line.viewer is SPECTATOR:
        live.look_as(line, viewer_for(live, line.person, None, watch=False))


def _refused(identity: str | None, *facts: Fact) -> str:
    return dumps({"type": "refused", "id": identity, "refusals": [fact.to_json() for fact in facts]})


def _identity(text: str) -> str | None:
    """Return the id of a command that cannot be read, if at least that can."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    identity = found.get("id") if isinstance(found, dict) else None
    return identity if isinstance(identity, str) and len(identity) <= 64 and is_text(identity) else None


def _malformed(error: ValidationError) -> Refusal:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return Refusal("server-malformed-short")
    where = ".".join(str(part) for part in first["loc"])
    return Refusal("server-malformed", {"where": where, "problem": first["msg"]})
