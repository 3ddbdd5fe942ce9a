"""The routes about one's account, its bots, and people whom one has blocked."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Cookie, Request, Response

from atoll.core import Json
from atoll.server.accounts.accounts import Accounts
from atoll.server.accounts.cookies import COOKIE
from atoll.server.http import account_models as models
from atoll.server.http.dependencies import (
    PREFIX,
    AccountOwner,
    AccountsDep,
    CurrentPerson,
    HubDep,
    OptionalPerson,
    PersonId,
    problems,
    set_identity_cookie,
)
from atoll.store import Account, Bot

router = APIRouter(prefix=PREFIX, responses=problems(422))

OwnCookie = Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)]


async def _account(accounts: Accounts, account: Account) -> models.AccountModel:
    devices = await accounts.store.count_sessions(account.id)
    return models.AccountModel(
        id=account.id, name=account.name, created_at=account.created_at, devices=devices
    )


# --- logging in and out -----------------------------------------------------------------------------------


@router.post("/account", status_code=201, summary="Create an account", responses=problems(409))
async def register(
    body: models.NewAccount,
    request: Request,
    response: Response,
    accounts: AccountsDep,
    person: OptionalPerson,
) -> models.AccountCreated:
    """Turn the guest that one is into an account, with all games; or create a new one."""
    address = request.state.address
    account, cookie, code = await accounts.register(person, body.name, body.password, address)
    set_identity_cookie(request, response, cookie)
    return models.AccountCreated(account=await _account(accounts, account), recovery=code)


@router.post("/account/login", summary="Log in", responses=problems(409))
async def log_in(
    body: models.LoginRequest, request: Request, response: Response, accounts: AccountsDep
) -> models.AccountModel:
    """Log in on this device; the guest that one was here is left behind."""
    account, cookie = await accounts.log_in(body.name, body.password, request.state.address)
    set_identity_cookie(request, response, cookie)
    return await _account(accounts, account)


@router.post("/account/logout", summary="Log out", responses=problems(401, 403))
async def log_out(
    body: models.LogoutRequest,
    response: Response,
    accounts: AccountsDep,
    person: AccountOwner,
    cookie: OwnCookie = None,
) -> models.Done:
    """Log out on this device, or on all of them."""
    await accounts.log_out(person, cookie, everywhere=body.everywhere)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return models.Done()


@router.post("/account/recover", summary="Set a new password by the recovery code", responses=problems(409))
async def recover(
    body: models.RecoverRequest, request: Request, response: Response, accounts: AccountsDep
) -> models.AccountCreated:
    """Log in without the password. All devices have to log in again, and there is a new recovery code."""
    address = request.state.address
    account, cookie, code = await accounts.recover(body.name, body.code, body.password, address)
    set_identity_cookie(request, response, cookie)
    return models.AccountCreated(account=await _account(accounts, account), recovery=code)


# --- one's own account ------------------------------------------------------------------------------------


@router.get("/account", summary="My account", responses=problems(401, 403))
async def my_account(accounts: AccountsDep, person: AccountOwner) -> models.AccountModel:
    """Return one's own account."""
    return await _account(accounts, await accounts.account(person))


@router.delete("/account", summary="Delete my account and all data", responses=problems(401, 403, 409))
async def delete_account(
    body: models.PasswordProof,
    request: Request,
    response: Response,
    accounts: AccountsDep,
    person: AccountOwner,
) -> models.Done:
    """Delete everything. Games in play are resigned; in old ones, nobody can tell who played."""
    await accounts.delete(person, body.password, request.state.address)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return models.Done()


@router.post("/account/password", summary="Change my password", responses=problems(401, 403, 409))
async def change_password(
    body: models.PasswordRequest,
    request: Request,
    accounts: AccountsDep,
    person: AccountOwner,
    cookie: OwnCookie = None,
) -> models.Done:
    """Change the password; all other devices have to log in again."""
    address = request.state.address
    await accounts.change_password(person, body.old, body.new, cookie=cookie, address=address)
    return models.Done()


@router.post("/account/recovery", summary="Get a new recovery code", responses=problems(401, 403, 409))
async def renew_recovery_code(
    body: models.PasswordProof, request: Request, accounts: AccountsDep, person: AccountOwner
) -> models.RecoveryCode:
    """Return a new recovery code, which replaces the old one."""
    code = await accounts.renew_recovery_code(person, body.password, request.state.address)
    return models.RecoveryCode(recovery=code)


@router.get(
    "/account/settings", summary="The settings that my clients store here", responses=problems(401, 403)
)
async def saved_settings(accounts: AccountsDep, person: AccountOwner) -> dict[str, models.SettingValue]:
    """Return the settings that follow the account."""
    found: dict[str, models.SettingValue] = {}
    for key, value in (await accounts.store.settings(person.id)).items():
        assert isinstance(value, bool | int | float | str), "only such values are accepted"
        found[key] = value
    return found


@router.put("/account/settings", summary="Store settings", responses=problems(401, 403, 409))
async def save_settings(
    settings: models.SettingsModel, accounts: AccountsDep, person: AccountOwner
) -> dict[str, models.SettingValue]:
    """Replace the settings: names with switches, numbers or short texts."""
    values: dict[str, Json] = {**settings}
    await accounts.save_settings(person, values)
    return dict(settings)


# --- bots -------------------------------------------------------------------------------------------------


@router.get("/account/bots", summary="My bots", responses=problems(401, 403))
async def my_bots(accounts: AccountsDep, person: AccountOwner) -> list[models.BotModel]:
    """Return the programs that play for the account."""
    return [_bot(bot) for bot in await accounts.store.bots(person.id)]


@router.post("/account/bots", status_code=201, summary="Create a bot", responses=problems(401, 403, 409))
async def new_bot(body: models.BotRequest, accounts: AccountsDep, person: AccountOwner) -> models.BotCreated:
    """Create a bot, a program with a name of its own; it is marked as a bot everywhere."""
    bot, token = await accounts.new_bot(person, body.name)
    return models.BotCreated(bot=_bot(bot), token=token)


@router.delete("/account/bots/{who}", summary="Delete a bot", responses=problems(401, 403, 404))
async def revoke_bot(who: PersonId, accounts: AccountsDep, person: AccountOwner) -> models.Done:
    """Revoke a bot's token; in its old games, nobody can tell which bot played."""
    await accounts.revoke_bot(person, who)
    return models.Done()


def _bot(bot: Bot) -> models.BotModel:
    return models.BotModel(id=bot.id, name=bot.name, created_at=bot.created_at, used_at=bot.used_at)


# --- blocks and reports -----------------------------------------------------------------------------------


@router.get("/blocks", summary="Whom I have muted or blocked", responses=problems(401))
async def my_blocks(accounts: AccountsDep, person: CurrentPerson) -> list[models.BlockModel]:
    """Return the people whom one has muted or blocked, the most recent first."""
    found = await accounts.store.blocks(person.id)
    return [models.BlockModel(id=one.who, name=one.name, kind=one.kind) for one in found]


@router.put("/blocks/{who}", summary="Mute or block somebody", responses=problems(401, 404, 409))
async def block(
    who: PersonId, body: models.BlockRequest, accounts: AccountsDep, hub: HubDep, person: CurrentPerson
) -> models.Done:
    """Hide somebody's chat messages; with ``block``, also never share a table with them."""
    await accounts.block(person, who, body.kind)
    if body.kind == "block":
        await hub.friends.end_contact(person.id, who)
    await hub.publish_blocks_changed(person.id, who)
    return models.Done()


@router.delete("/blocks/{who}", summary="Unmute or unblock somebody", responses=problems(401))
async def unblock(who: PersonId, accounts: AccountsDep, hub: HubDep, person: CurrentPerson) -> models.Done:
    """Undo a mute or a block."""
    await accounts.store.unblock(person.id, who)
    await hub.publish_blocks_changed(person.id, who)
    return models.Done()


@router.post("/reports", summary="Report a name", responses=problems(401, 404, 409))
async def report(body: models.ReportRequest, accounts: AccountsDep, person: CurrentPerson) -> models.Done:
    """Report a name that nobody should have to read to the operator."""
    await accounts.report(person, body.who, body.why)
    return models.Done()
