"""The routes about notices, by mail and by Web Push: off by default, ended by one press."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Cookie, Depends, Query, Request
from fastapi.responses import RedirectResponse
from pydantic import Field

from atoll.messages import say
from atoll.server.accounts.cookies import COOKIE
from atoll.server.errors import AccountRequired, NotFound
from atoll.server.http.dependencies import PREFIX, AccountOwner, VisitorsDep, problems
from atoll.server.http.models import Model
from atoll.server.notices.delivery import MAX_ENDPOINT
from atoll.server.notices.mail import MailNotices
from atoll.server.notices.push import PushNotices
from atoll.store import PushSubscription

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


Key = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,96}$")]


class PushKeys(Model):
    """The keys of a browser, by which messages are encrypted for it."""

    p256dh: Key
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]


class PushRequest(Model):
    """A browser's subscription, as its ``PushManager`` writes it."""

    endpoint: str = Field(max_length=MAX_ENDPOINT)
    keys: PushKeys
    language: Literal["en", "fr", "de"]


class EndpointRequest(Model):
    """Which subscription is meant."""

    endpoint: str = Field(max_length=MAX_ENDPOINT)


class PushWords(Model):
    """What a browser shows when a message arrives."""

    title: str
    text: str


class PushState(Model):
    """Whether this server sends Web Push messages."""

    key: str | None = Field(description="The key with which browsers subscribe; null if it sends none.")


def _mail(request: Request) -> MailNotices:
    mail: MailNotices = request.app.state.notices.mail
    return mail


def _push(request: Request) -> PushNotices:
    push: PushNotices = request.app.state.notices.push
    return push


MailDep = Annotated[MailNotices, Depends(_mail)]
PushDep = Annotated[PushNotices, Depends(_push)]


@router.get("/account/mail", summary="Whether I am told by mail", responses=problems(401, 403))
async def mail_state(mail: MailDep, person: AccountOwner, *, request: Request) -> MailState:
    """Return one's own address, if there is one."""
    found = await mail.store.find(person.id)
    return MailState(
        available=request.app.state.settings.mails,
        address=None if found is None else found.address,
        confirmed=found is not None and found.confirmed,
    )


@router.put("/account/mail", summary="Ask to be told by mail", responses=problems(401, 403, 409))
async def ask_for_mail(body: MailRequest, mail: MailDep, person: AccountOwner) -> NoticeDone:
    """Send a message to an address; nothing else is sent there before it is confirmed."""
    await mail.ask(person, body.address, body.language)
    return NoticeDone()


@router.delete("/account/mail", summary="Do not tell me by mail", responses=problems(401, 403))
async def delete_mail(mail: MailDep, person: AccountOwner) -> NoticeDone:
    """Delete one's address."""
    await mail.store.delete(person.id)
    return NoticeDone()


@router.get("/account/push", summary="Whether I can be told by Web Push", responses=problems(401, 403))
async def push_state(push: PushDep, _: AccountOwner) -> PushState:
    """Return the key with which one's browser can subscribe."""
    return PushState(key=push.public_key)


@router.put("/account/push", summary="Tell me in this browser", responses=problems(401, 403, 409))
async def subscribe(
    body: PushRequest,
    push: PushDep,
    visitors: VisitorsDep,
    person: AccountOwner,
    *,
    request: Request,
    cookie: Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)] = None,
) -> NoticeDone:
    """Save this browser's subscription; it ends with the session."""
    subscription = PushSubscription(body.endpoint, body.keys.p256dh, body.keys.auth, body.language)
    session = visitors.session_of(cookie)
    if session is None:
        raise AccountRequired
    await push.subscribe(person.id, session, request.state.address, subscription)
    return NoticeDone()


@router.delete("/account/push", summary="Do not tell me in this browser", responses=problems(401, 403))
async def unsubscribe(body: EndpointRequest, push: PushDep, person: AccountOwner) -> NoticeDone:
    """Delete one's subscription with this endpoint."""
    await push.store.delete(body.endpoint, person.id)
    return NoticeDone()


@router.get("/notices/push/{language}", summary="The words of a notification")
async def push_words(language: Literal["en", "fr", "de"]) -> PushWords:
    """Return what a browser's worker shows: it has no sentences of its own, and messages carry none."""
    return PushWords(
        title=say("notices-push-title", None, language), text=say("notices-push-text", None, language)
    )


@router.post("/notices/mail/confirm", summary="Confirm an address", responses=problems(404))
async def confirm_mail(body: TokenRequest, mail: MailDep) -> NoticeDone:
    """Confirm the address that a link was sent to. Nobody is logged in by it."""
    if not await mail.confirm(body.token):
        raise NotFound
    return NoticeDone()


@router.post("/notices/mail/stop", summary="Unsubscribe an address")
async def stop_mail(token: Annotated[Token, Query()], mail: MailDep) -> NoticeDone:
    """Delete an address by the token in its messages; mail programs send this by themselves (RFC 8058)."""
    await mail.store.unsubscribe(token)
    return NoticeDone()


@router.get("/notices/mail/stop", summary="The page that unsubscribes", include_in_schema=False)
async def stop_page(token: Annotated[Token, Query()]) -> RedirectResponse:
    """Lead to the page with the button: opening a link changes nothing."""
    return RedirectResponse(f"/notices/stop/{token}", status_code=303)
