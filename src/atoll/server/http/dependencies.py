"""What routes depend on: the server's parts, and who sends the request."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Cookie, Depends, Header, Path, Request, Response

from atoll.server.accounts.accounts import Accounts
from atoll.server.accounts.cookies import COOKIE
from atoll.server.accounts.visitors import Visitors
from atoll.server.errors import AccountRequired, IdentityRequired
from atoll.server.http import models
from atoll.server.live.hub import Hub
from atoll.server.settings import Settings
from atoll.table import Person

PREFIX: Final = "/api/v1"
COOKIE_SECONDS: Final = 365 * 86400

PersonId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="A person's id.")]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return OpenAPI's description of a route's error responses."""
    return {status: {"model": models.Problem} for status in (400, *statuses, 413, 421, 429, 503)}


def set_identity_cookie(request: Request, response: Response, cookie: str) -> None:
    """Send the cookie that proves who somebody is."""
    settings: Settings = request.app.state.settings
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="strict",
    )


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _visitors(request: Request) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors


def _accounts(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


async def _optional_person(
    request: Request,
    cookie: Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)] = None,
    authorization: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> Person | None:
    person = await _visitors(request).identify(cookie, authorization)
    if person is not None:
        _hub(request).note_address(person.id, request.state.address)
    return person


async def _current_person(person: Annotated[Person | None, Depends(_optional_person)]) -> Person:
    if person is None:
        raise IdentityRequired
    return person


async def _account_owner(person: Annotated[Person, Depends(_current_person)]) -> Person:
    if person.mark != "account":
        raise AccountRequired
    return person


HubDep = Annotated[Hub, Depends(_hub)]
VisitorsDep = Annotated[Visitors, Depends(_visitors)]
AccountsDep = Annotated[Accounts, Depends(_accounts)]
OptionalPerson = Annotated[Person | None, Depends(_optional_person)]
CurrentPerson = Annotated[Person, Depends(_current_person)]
AccountOwner = Annotated[Person, Depends(_account_owner)]
