"""What the requests need to know of the world: the server's parts, and who asks."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Cookie, Depends, Header, Path, Request, Response

from atoll.server.accounts.accounts import Accounts
from atoll.server.accounts.cookies import COOKIE
from atoll.server.accounts.visitors import Guests
from atoll.server.http import models
from atoll.server.live.hub import Hub
from atoll.server.settings import Settings
from atoll.table import Person

PREFIX: Final = "/api/v1"
YEAR: Final = 365 * 86400

PersonId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="Somebody's id.")]


class Nobody(Exception):  # noqa: N818 - an answer more than an error
    """A request that needs an identity came without one."""


class NoAccount(Exception):  # noqa: N818 - an answer more than an error
    """A request that needs an account came from somebody without one."""


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe the answers to what cannot be done."""
    return {status: {"model": models.Problem} for status in (400, *statuses, 413, 421, 429, 503)}


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    """Let a client be known by a cookie from now on."""
    settings: Settings = request.app.state.settings
    response.set_cookie(
        COOKIE, cookie, max_age=YEAR, path="/", secure=settings.secure, httponly=True, samesite="strict"
    )


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _guests(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


def _accounts(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


async def _maybe(
    request: Request,
    cookie: Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)] = None,
    authorization: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> Person | None:
    return await _guests(request).of(cookie, authorization)


async def _somebody(person: Annotated[Person | None, Depends(_maybe)]) -> Person:
    if person is None:
        raise Nobody
    return person


async def _owner(person: Annotated[Person, Depends(_somebody)]) -> Person:
    if person.mark != "account":
        raise NoAccount
    return person


HubOf = Annotated[Hub, Depends(_hub)]
GuestsOf = Annotated[Guests, Depends(_guests)]
AccountsOf = Annotated[Accounts, Depends(_accounts)]
Maybe = Annotated[Person | None, Depends(_maybe)]
Somebody = Annotated[Person, Depends(_somebody)]
Owner = Annotated[Person, Depends(_owner)]
"""Somebody with an account."""
