"""The routes about one's identity: who one is, and by what name."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from atoll.server.accounts.cookies import clean_name
from atoll.server.errors import LimitReached
from atoll.server.http import models
from atoll.server.http.dependencies import (
    PREFIX,
    CurrentPerson,
    HubDep,
    OptionalPerson,
    VisitorsDep,
    problems,
    set_identity_cookie,
)
from atoll.table import Refused
from atoll.table.names import NAME_LENGTH

router = APIRouter(prefix=PREFIX, responses=problems(422))


@router.get("/guest", summary="Who I am", responses=problems(401))
async def who_am_i(person: CurrentPerson) -> models.GuestModel:
    """Return whom the cookie or token belongs to."""
    return models.GuestModel(id=person.id, name=person.name, mark=person.mark)


@router.get("/me", summary="Who I am, if anybody")
async def me(person: OptionalPerson) -> models.GuestModel | None:
    """Return whom the cookie or token belongs to; null for somebody who comes for the first time."""
    return None if person is None else models.GuestModel(id=person.id, name=person.name, mark=person.mark)


@router.post("/guest", summary="Choose a name; the first time, this sets the cookie", responses=problems(409))
async def choose_name(
    body: models.GuestRequest,
    request: Request,
    response: Response,
    visitors: VisitorsDep,
    person: OptionalPerson,
    *,
    hub: HubDep,
) -> models.GuestModel:
    """Become a guest, or change the name: at once at all tables, in lists and in chats."""
    name = clean_name(body.name)
    if name is None:
        raise Refused("server-name", most=NAME_LENGTH)
    if person is not None:
        if not visitors.allows_rename(person.id):
            raise LimitReached
        await visitors.rename(person, name)
        await hub.rename(replace(person, name=name))
        return models.GuestModel(id=person.id, name=name, mark=person.mark)
    guest, cookie = await visitors.create_guest(name, request.state.address)
    set_identity_cookie(request, response, cookie)
    return models.GuestModel(id=guest.id, name=guest.name, mark=guest.mark)
