"""The sockets: one for the lobby, one for each table and tournament that somebody looks at."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import APIRouter, Cookie, Header, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from atoll.core import SPECTATOR, Fact, Refusal, Viewer
from atoll.server.accounts.cookies import COOKIE
from atoll.server.accounts.visitors import Visitors, viewer_for
from atoll.server.errors import Forbidden, IdentityRequired, LimitReached, NotFound
from atoll.server.http import socket_models
from atoll.server.http.characters import has_broken_character, is_text
from atoll.server.http.dependencies import PREFIX
from atoll.server.http.frames import CLOSED_TOO_MANY, READ_EXTENSION, WRITE_EXTENSION, ReadDirectly, Write
from atoll.server.live.audience import Acknowledgement
from atoll.server.live.broadcast import dumps
from atoll.server.live.hub import Hub
from atoll.server.live.table import LiveTable
from atoll.server.live.tournaments import Tournaments
from atoll.server.ops.limits import ConnectionSlots
from atoll.server.ops.logs import log
from atoll.server.ops.metrics import FAILURES
from atoll.server.settings import Settings
from atoll.store import DamagedError, StoreError
from atoll.table import Person, Refused
from atoll.table.commands import Chat, Sit

router = APIRouter(prefix=PREFIX)

# Codes for closing a socket.
CLOSED_FORBIDDEN: Final = 4403
CLOSED_NOT_FOUND: Final = 4404
CLOSED_RESTARTING: Final = 1012
CLOSED_POLICY: Final = 1008
CLOSED_FAILED: Final = 1011

RECHECK_SECONDS: Final = 30.0
"""How often a connection that sends something has to prove its identity again."""

Credentials = tuple[str | None, str | None]
"""What a client proves its identity with: a cookie, a token."""

NOBODY: Final[Credentials] = (None, None)

_CLIENT_MESSAGE: Final[TypeAdapter[socket_models.ClientMessage]] = TypeAdapter(socket_models.ClientMessage)


class SocketListener:
    """A client's end of a socket: what cannot be sent at once waits here, and only so much of it."""

    def __init__(self, socket: WebSocket, person: Person | None, viewer: Viewer, queue_length: int) -> None:
        self.person, self.viewer = person, viewer
        self._socket = socket
        self._write: Write | None = socket.scope.get("extensions", {}).get(WRITE_EXTENSION)
        self._queue: asyncio.Queue[str | int] = asyncio.Queue(queue_length)
        self._unsent = 0
        """How many messages are on their way through ``run``; as long as there are any, all others follow."""
        self._closed = False

    def send(self, *messages: str) -> None:
        """Send messages after those that wait; a client that is too slow is sent away and can resume."""
        if self._closed or (not self._unsent and self._write is not None and self._write(messages)):
            return
        try:
            for message in messages:
                self._queue.put_nowait(message)
                self._unsent += 1
        except asyncio.QueueFull:
            self.close(CLOSED_TOO_MANY)

    def close(self, code: int = CLOSED_RESTARTING) -> None:
        """Send the client away; what waits is dropped."""
        if not self._closed:
            self._closed = True
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(code)

    async def run(self) -> None:
        """Send what waits until the socket is closed."""
        while True:
            message = await self._queue.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message)
            self._unsent -= 1


@router.websocket("/lobby")
async def lobby(socket: WebSocket) -> None:
    """Follow the list of public tables."""
    hub: Hub = socket.app.state.hub

    async def follow(_: Person | None) -> None:
        listener = SocketListener(socket, None, SPECTATOR, hub.settings.max_waiting)
        hub.lobby.join(listener)
        try:
            await until_disconnected(listener, _discard_messages(socket))
        finally:
            hub.lobby.leave(listener)

    await serve_person(socket, NOBODY, follow)


@router.websocket("/tournaments/{tournament}/live")
async def tournament(socket: WebSocket, tournament: str) -> None:
    """Follow a tournament: a message says that it has changed."""
    hub: Hub = socket.app.state.hub
    tournaments: Tournaments = socket.app.state.tournaments

    async def follow(_: Person | None) -> None:
        await tournaments.find(tournament)
        listener = SocketListener(socket, None, SPECTATOR, hub.settings.max_waiting)
        tournaments.follow(tournament, listener)
        try:
            await until_disconnected(listener, _discard_messages(socket))
        finally:
            tournaments.leave(tournament, listener)

    await serve_person(socket, NOBODY, follow)


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
    settings: Settings = socket.app.state.settings

    async def follow(person: Person | None) -> None:
        live = await hub.find(table)
        await live.refresh()
        listener = SocketListener(
            socket, person, viewer_for(live, person, seat, watch=watch), settings.max_waiting
        )
        try:
            await live.join(listener, after)
            await check_still_logged_in(socket, person, (cookie, authorization))
            session = _TableSession(socket, listener, live, (cookie, authorization))
            await until_disconnected(listener, session.run())
        finally:
            live.audience.leave(listener)

    await serve_person(socket, (cookie, authorization), follow)


async def serve_person(
    socket: WebSocket, credentials: Credentials, serve: Callable[[Person | None], Awaitable[None]]
) -> None:
    """Accept a socket, find out whose it is and serve it; its close code says why it is not served on."""
    hub: Hub = socket.app.state.hub
    visitors: Visitors = socket.app.state.visitors
    await socket.accept()
    try:
        person = await visitors.identify(*credentials)
        if person is not None:
            hub.note_address(person.id, socket.state.address)
        with connection_slot(socket, person) as allowed:
            if not allowed or hub.closing:
                await socket.close(CLOSED_TOO_MANY if not allowed else CLOSED_RESTARTING)
                return
            await serve(person)
    except (NotFound, DamagedError):  # a client that came back would find it as it is
        await socket.close(CLOSED_NOT_FOUND)
    except Forbidden:
        await socket.close(CLOSED_FORBIDDEN)
    except IdentityRequired:
        await socket.close(CLOSED_POLICY)
    except WebSocketDisconnect:
        pass
    except StoreError:  # the client comes back and sends again what was not answered
        await socket.close(CLOSED_RESTARTING)


async def check_still_logged_in(socket: WebSocket, person: Person | None, credentials: Credentials) -> None:
    """Identify somebody again who has just joined. Raise IdentityRequired if they have been logged out since.

    Whoever closed this device's sockets, at another process say, did not see this one.
    """
    visitors: Visitors = socket.app.state.visitors
    if person is not None and await visitors.identify(*credentials) is None:
        raise IdentityRequired


def connection_slot(socket: WebSocket, person: Person | None) -> _ConnectionSlot:
    """Return a place among the connections for a socket, to be entered; False if there is none."""
    settings: Settings = socket.app.state.settings
    keys = [(f"address {socket.state.address}", settings.max_connections_address)]
    if person is not None:
        keys.append((f"person {person.id}", settings.max_connections_person))
    return _ConnectionSlot(socket.app.state.connection_slots, keys)


class _ConnectionSlot:
    """A place among the connections, for as long as the socket lives; False if there is none."""

    def __init__(self, connection_slots: ConnectionSlots, keys: list[tuple[str, int]]) -> None:
        self._hold = connection_slots.hold(*keys)
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


async def until_disconnected(listener: SocketListener, listening: object) -> None:
    """Send and listen until either ends."""
    assert asyncio.iscoroutine(listening)
    tasks = [asyncio.ensure_future(listener.run()), asyncio.ensure_future(listening)]
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


async def _discard_messages(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


class _TableSession:
    """What a client sends to a table: each message is answered before the next one is looked at.

    ``take`` gets the usual message, a command, straight from the connection. Whatever has to wait for
    something is left to ``run``.
    """

    def __init__(
        self, socket: WebSocket, listener: SocketListener, live: LiveTable, credentials: Credentials
    ) -> None:
        self._socket, self._listener, self._live, self._credentials = socket, listener, live, credentials
        self._hub: Hub = socket.app.state.hub
        self._visitors: Visitors = socket.app.state.visitors
        self._max_message: int = socket.app.state.settings.max_message
        self._address: str = socket.state.address
        self._checked_at = self._hub.now()
        self._running = False
        """Whether ``run`` is answering a message."""
        self._taken = False
        """Whether a command that ``take`` has begun is not done yet."""
        self._taken_done = asyncio.Event()
        self._counted = False
        """Whether the next message for ``run`` was already counted by the rate limit."""

    def take(self, text: str) -> bool:
        """Begin to carry out a command and return True; return False if that would have to wait."""
        listener = self._listener
        person = listener.person
        if self._running or self._taken or person is None or self._must_recheck():
            return False
        if len(text) * 4 > self._max_message:  # perhaps too long
            return False
        try:
            message = _CLIENT_MESSAGE.validate_json(text)
        except ValidationError:
            return False
        if not isinstance(message, socket_models.CommandMessage) or isinstance(message.command, Chat):
            return False
        if not self._visitors.allows_command(person.id, self._address, self._live.audience.command_cost):
            listener.send(_refused(message.id, Fact("server-too-many")))
            return True
        self._taken = True
        try:
            begun = self._hub.commands.handle_now(
                self._live,
                message.command,
                person,
                message.id,
                ack=self._ack(message),
                on_done=self._command_done,
            )
        except Refused as refusal:
            self._taken = False
            listener.send(_refused(message.id, *refusal.refusals))
            return True
        except BaseException:
            self._taken = False
            raise
        if not begun:
            self._taken, self._counted = False, True
        return begun

    def _command_done(self, error: BaseException | None) -> None:
        self._taken = False
        self._taken_done.set()
        if isinstance(error, StoreError):  # the client comes back and sends again what was not answered
            self._listener.close(CLOSED_RESTARTING)
        elif error is not None:
            FAILURES.inc()
            log(logging.ERROR, "command failed", error=error)
            self._listener.close(CLOSED_FAILED)

    async def run(self) -> None:
        """Answer the messages that ``take`` does not, until the client is gone."""
        read_directly: ReadDirectly | None = self._socket.scope.get("extensions", {}).get(READ_EXTENSION)
        if read_directly is not None:
            read_directly(self.take)
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._running = True
            if self._taken:
                self._taken_done.clear()
                await self._taken_done.wait()
            await self._answer(received.get("text"))
            await asyncio.sleep(0)  # answering may not have waited for anything: let others have their turn
            self._running = False

    def _must_recheck(self) -> bool:
        return self._listener.person is not None and self._hub.now() > self._checked_at + RECHECK_SECONDS

    async def _answer(self, text: str | None) -> None:
        listener = self._listener
        if self._must_recheck():
            self._checked_at = self._hub.now()
            if await self._visitors.identify(*self._credentials) is None:  # logged out elsewhere, or gone
                listener.close(CLOSED_POLICY)
                return
        if text is None or len(text.encode()) > self._max_message:
            listener.send(_refused(None, Fact("server-large")))
            listener.close(CLOSED_POLICY)
            return
        counted, self._counted = self._counted, False
        who = None if listener.person is None else listener.person.id
        allowed = counted or self._visitors.allows_command(
            who, self._address, self._live.audience.command_cost
        )
        if not allowed:
            listener.send(_refused(_command_id(text), Fact("server-too-many")))
            return
        try:
            message = _CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            broken = Fact("server-character") if has_broken_character(text) else _what_is_malformed(error)
            listener.send(_refused(_command_id(text), broken))
            return
        match message:
            case socket_models.Ping():
                listener.send(dumps({"type": "pong", "now": self._hub.now()}))
            case socket_models.Resync():
                self._live.audience.look_as(listener, listener.viewer)
            case socket_models.LookAs():
                self._look_as(message)
            case socket_models.CommandMessage():
                await self._command(message)

    def _look_as(self, message: socket_models.LookAs) -> None:
        listener = self._listener
        try:
            viewer = viewer_for(self._live, listener.person, message.seat, watch=message.seat is None)
        except Forbidden:
            listener.send(_refused(None, Fact("server-forbidden")))
        else:
            self._live.audience.look_as(listener, viewer)

    async def _command(self, message: socket_models.CommandMessage) -> None:
        listener = self._listener
        if listener.person is None:
            listener.send(_refused(message.id, Fact("server-who")))
            return
        if isinstance(message.command, Chat) and not self._visitors.allows_chat(listener.person.id):
            listener.send(_refused(message.id, Fact("server-too-many")))
            return
        try:
            await self._hub.commands.handle(
                self._live, message.command, listener.person, message.id, self._ack(message)
            )
        except Refused as refusal:
            listener.send(_refused(message.id, *refusal.refusals))
            return
        if isinstance(message.command, Sit) and listener.viewer is SPECTATOR:
            self._live.audience.look_as(listener, viewer_for(self._live, listener.person, None, watch=False))

    def _ack(self, message: socket_models.CommandMessage) -> Acknowledgement:
        return Acknowledgement(
            self._listener, lambda seq: dumps({"type": "ack", "id": message.id, "seq": seq})
        )


def _refused(identity: str | None, *facts: Fact) -> str:
    return dumps({"type": "refused", "id": identity, "refusals": [fact.to_json() for fact in facts]})


def _command_id(text: str) -> str | None:
    """Return the id of a command that cannot be read, if at least that can."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    identity = found.get("id") if isinstance(found, dict) else None
    return identity if isinstance(identity, str) and len(identity) <= 64 and is_text(identity) else None


def _what_is_malformed(error: ValidationError) -> Refusal:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return Refusal("server-malformed-short")
    where = ".".join(str(part) for part in first["loc"])
    return Refusal("server-malformed", {"where": where, "problem": first["msg"]})
