"""The routes about people who look for an opponent, and the socket on which they wait."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Cookie, Header, Path, Request, WebSocket
from pydantic import TypeAdapter, ValidationError

from atoll.core import SPECTATOR, AtollError, Fact
from atoll.server.accounts.cookies import COOKIE
from atoll.server.accounts.visitors import Visitors
from atoll.server.errors import LimitReached, NotFound
from atoll.server.http import models, socket_models
from atoll.server.http import seek_models as seeking
from atoll.server.http.dependencies import PREFIX, CurrentPerson, HubDep, OptionalPerson, problems
from atoll.server.http.sockets import (
    CLOSED_POLICY,
    SocketListener,
    check_still_logged_in,
    serve_person,
    until_disconnected,
)
from atoll.server.live.broadcast import dumps
from atoll.server.live.hub import Hub
from atoll.server.live.seeks import PACES, SeekRequest
from atoll.server.settings import Settings
from atoll.store import StoreError
from atoll.table import ClockSettings, Person, Refused

router = APIRouter(prefix=PREFIX, responses=problems(422))

SeekId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="A seek's id.")]

_MESSAGE: Final[TypeAdapter[seeking.PeopleMessage]] = TypeAdapter(seeking.PeopleMessage)


@router.get("/paces", summary="The clocks of tables for people who find each other here")
async def paces() -> list[seeking.PaceModel]:
    """Return the paces, the fastest first."""
    return [seeking.PaceModel(name=name, clock=_clock(clock)) for name, clock in PACES.items()]


def _clock(clock: ClockSettings | None) -> models.ClockSettingsModel | None:
    return None if clock is None else models.ClockSettingsModel.model_validate(clock.to_json())


@router.get("/seeks", summary="People who look for an opponent")
async def seeks(hub: HubDep, person: OptionalPerson) -> list[seeking.SeekModel]:
    """Return the open seeks, the oldest first, without those of people whom one shares no table with."""
    return [seeking.SeekModel.model_validate(seek) for seek in await hub.seeks.seen_by(person)]


@router.post(
    "/seeks/{seek}/accept", summary="Play with somebody on the list", responses=problems(401, 404, 409)
)
async def accept(seek: SeekId, request: Request, hub: HubDep, person: CurrentPerson) -> seeking.TableFound:
    """Take a seat at a new table with somebody who looks for an opponent. Asking again changes nothing."""
    table = await hub.seeks.accept(seek, person, request.state.address)
    return seeking.TableFound(table=table)


@router.websocket("/people/live")
async def people(
    socket: WebSocket,
    cookie: Annotated[str | None, Cookie(alias=COOKIE)] = None,
    authorization: Annotated[str | None, Header()] = None,
) -> None:
    """Follow people: who looks for an opponent, one's friends and challenges; and look for an opponent."""
    hub: Hub = socket.app.state.hub
    settings: Settings = socket.app.state.settings

    async def follow(person: Person | None) -> None:
        listener = SocketListener(socket, person, SPECTATOR, settings.max_waiting)
        try:
            await hub.seeks.join(listener)
            await hub.friends.join(listener)
            await check_still_logged_in(socket, person, (cookie, authorization))
            await until_disconnected(listener, _Session(socket, listener).run())
        finally:
            hub.friends.leave(listener)
            await hub.seeks.leave(listener)

    await serve_person(socket, (cookie, authorization), follow)


class _Session:
    """What a client sends to the people's socket: each message is answered before the next one."""

    def __init__(self, socket: WebSocket, listener: SocketListener) -> None:
        self._socket, self._listener = socket, listener
        self._hub: Hub = socket.app.state.hub
        self._visitors: Visitors = socket.app.state.visitors
        self._max_message: int = socket.app.state.settings.max_message
        self._address: str = socket.state.address

    async def run(self) -> None:
        """Answer messages until the client is gone."""
        while (received := await self._socket.receive())["type"] != "websocket.disconnect":
            text = received.get("text")
            if text is None or len(text.encode()) > self._max_message:
                self._refuse(Fact("server-large"))
                self._listener.close(CLOSED_POLICY)
                return
            await self._answer(text)

    async def _answer(self, text: str) -> None:
        person = self._listener.person
        if not self._visitors.allows_command(None if person is None else person.id, self._address):
            self._refuse(Fact("server-too-many"))
            return
        try:
            message = _MESSAGE.validate_json(text)
        except ValidationError:
            self._refuse(Fact("server-malformed-short"))
            return
        match message:
            case socket_models.Ping():
                self._listener.send(dumps({"type": "pong", "now": self._hub.now()}))
            case seeking.StopSeeking():
                await self._hub.seeks.stop(self._listener)
            case seeking.SeekRequest() if person is None:
                self._refuse(Fact("server-who"))
            case seeking.SeekRequest():
                await self._seek(message)

    async def _seek(self, message: seeking.SeekRequest) -> None:
        wanted = SeekRequest(message.game, message.pace, message.rated, message.reach)
        try:
            await self._hub.seeks.start(self._listener, message.token, wanted, self._address)
        except Refused as refusal:
            self._refuse(*(refusal.refusals or (refusal.fact,)))
        except LimitReached:
            self._refuse(Fact("server-too-many"))
        except NotFound:
            self._refuse(Fact("server-not-found"))
        except StoreError:
            raise
        except AtollError as error:  # no such game
            self._refuse(error.fact)

    def _refuse(self, *facts: Fact) -> None:
        self._listener.send(dumps({"type": "refused", "refusals": [fact.to_json() for fact in facts]}))
