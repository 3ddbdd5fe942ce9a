"""The routes about notices by mail: off by default, confirmed first, ended by one press."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import RedirectResponse
from pydantic import Field

from atoll.server.errors import NotFound
from atoll.server.http.dependencies import PREFIX, AccountOwner, problems
from atoll.server.http.models import Model
from atoll.server.notices.mail import MailNotices

router = APIRouter(prefix=PREFIX, responses=problems(422))

Token = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{43}$")]


class MailRequest(Model):
    """Where to be told."""

    address: str = Field(max_length=254)
    language: Literal["en", "fr", "de"]


class MailState(Model):
    """Whether one is told by mail."""

    available: bool = Field(description="Whether this server sends mail.")
    address: str | None
    confirmed: bool


class TokenRequest(Model):
    """What a link contained."""

    token: Token


class NoticeDone(Model):
    """It is done."""

    done: Literal[True] = True


def _notices(request: Request) -> MailNotices:
    notices: MailNotices = request.app.state.mail
    return notices


NoticesDep = Annotated[MailNotices, Depends(_notices)]


@router.get("/account/mail", summary="Whether I am told by mail", responses=problems(401, 403))
async def mail_state(notices: NoticesDep, person: AccountOwner, *, request: Request) -> MailState:
    """Return one's own address, if there is one."""
    found = await notices.store.find(person.id)
    return MailState(
        available=request.app.state.settings.mails,
        address=None if found is None else found.address,
        confirmed=found is not None and found.confirmed,
    )


@router.put("/account/mail", summary="Ask to be told by mail", responses=problems(401, 403, 409))
async def ask_for_mail(body: MailRequest, notices: NoticesDep, person: AccountOwner) -> NoticeDone:
    """Send a message to an address; nothing else is sent there before it is confirmed."""
    await notices.ask(person, body.address, body.language)
    return NoticeDone()


@router.delete("/account/mail", summary="Do not tell me by mail", responses=problems(401, 403))
async def delete_mail(notices: NoticesDep, person: AccountOwner) -> NoticeDone:
    """Delete one's address."""
    await notices.store.delete(person.id)
    return NoticeDone()


@router.post("/notices/mail/confirm", summary="Confirm an address", responses=problems(404))
async def confirm_mail(body: TokenRequest, notices: NoticesDep) -> NoticeDone:
    """Confirm the address that a link was sent to. Nobody is logged in by it."""
    if not await notices.confirm(body.token):
        raise NotFound
    return NoticeDone()


@router.post("/notices/mail/stop", summary="Unsubscribe an address")
async def stop_mail(token: Annotated[Token, Query()], notices: NoticesDep) -> NoticeDone:
    """Delete an address by the token in its messages; mail programs send this by themselves (RFC 8058)."""
    await notices.store.unsubscribe(token)
    return NoticeDone()


@router.get("/notices/mail/stop", summary="The page that unsubscribes", include_in_schema=False)
async def stop_page(token: Annotated[Token, Query()]) -> RedirectResponse:
    """Lead to the page with the button: opening a link changes nothing."""
    return RedirectResponse(f"/notices/stop/{token}", status_code=303)
