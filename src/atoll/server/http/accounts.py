"""The requests about one's account, and about those whom one does not want to meet."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Cookie, Request, Response

from atoll.core import Json
from atoll.server.accounts.accounts import Accounts
from atoll.server.accounts.cookies import COOKIE
from atoll.server.http import account_models as models
from atoll.server.http.dependencies import (
    PREFIX,
    AccountsOf,
    Maybe,
    Owner,
    PersonId,
    Somebody,
    give_cookie,
    problems,
)
from atoll.store import Account, Bot

router = APIRouter(prefix=PREFIX, responses=problems(422))

OwnCookie = Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)]


async def _shown(accounts: Accounts, account: Account) -> models.AccountModel:
    devices = await accounts.store.sessions(account.id)
    return models.AccountModel(
        id=account.id, name=account.name, created_at=account.created_at, devices=devices
    )


# --- coming and going -------------------------------------------------------------------------------------


@router.post("/account", status_code=201, summary="Make an account", responses=problems(409))
async def register(
    wish: models.NewAccount, request: Request, response: Response, accounts: AccountsOf, person: Maybe
) -> models.AccountMade:
    """Make an account of the guest that one is, who keeps the games; or a fresh one."""
    made, cookie, code = await accounts.register(person, (wish.name, wish.password), request.state.address)
    give_cookie(request, response, cookie)
    return models.AccountMade(account=await _shown(accounts, made), recovery=code)


@router.post("/account/login", summary="Log in", responses=problems(409))
async def log_in(
    wish: models.LoginWish, request: Request, response: Response, accounts: AccountsOf
) -> models.AccountModel:
    """Be the account's owner on this device too; a guest that one was is left behind."""
    account, cookie = await accounts.log_in(wish.name, wish.password, request.state.address)
    give_cookie(request, response, cookie)
    return await _shown(accounts, account)


@router.post("/account/logout", summary="Log out", responses=problems(401, 403))
async def log_out(
    wish: models.LogoutWish, response: Response, accounts: AccountsOf, person: Owner, cookie: OwnCookie = None
) -> models.Done:
    """Be nobody on this device; or on all."""
    await accounts.log_out(person, cookie, everywhere=wish.everywhere)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return models.Done()


@router.post("/account/recover", summary="Set a new password by the recovery code", responses=problems(409))
async def recover(
    wish: models.RecoverWish, request: Request, response: Response, accounts: AccountsOf
) -> models.AccountMade:
    """Come back without the password. All devices have to log in again, and there is a new code."""
    address = request.state.address
    account, cookie, code = await accounts.recover(wish.name, wish.code, wish.password, address)
    give_cookie(request, response, cookie)
    return models.AccountMade(account=await _shown(accounts, account), recovery=code)


# --- one's own --------------------------------------------------------------------------------------------


@router.get("/account", summary="My account", responses=problems(401, 403))
async def my_account(accounts: AccountsOf, person: Owner) -> models.AccountModel:
    """Tell about one's own account."""
    return await _shown(accounts, await accounts.account(person))


@router.delete("/account", summary="Delete my account and all data", responses=problems(401, 403, 409))
async def delete_account(
    wish: models.PasswordProof, request: Request, response: Response, accounts: AccountsOf, person: Owner
) -> models.Done:
    """Be forgotten. Games that go on are given up; in old ones nobody can tell who it was."""
    await accounts.delete(person, wish.password, request.state.address)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return models.Done()


@router.post("/account/password", summary="Change my password", responses=problems(401, 403, 409))
async def change_password(
    wish: models.PasswordWish,
    request: Request,
    accounts: AccountsOf,
    person: Owner,
    cookie: OwnCookie = None,
) -> models.Done:
    """Set another password; all other devices have to log in again."""
    address = request.state.address
    await accounts.change_password(person, wish.old, wish.new, cookie=cookie, address=address)
    return models.Done()


@router.post("/account/recovery", summary="Another recovery code", responses=problems(401, 403, 409))
async def renew_code(
    wish: models.PasswordProof, request: Request, accounts: AccountsOf, person: Owner
) -> models.RecoveryCode:
    """Give a new recovery code; the one before is void."""
    code = await accounts.renew_code(person, wish.password, request.state.address)
    return models.RecoveryCode(recovery=code)


@router.get("/account/settings", summary="What my clients keep here", responses=problems(401, 403))
async def settings(accounts: AccountsOf, person: Owner) -> dict[str, models.SettingValue]:
    """Give the settings that follow the account."""
    found: dict[str, models.SettingValue] = {}
    for key, value in (await accounts.store.settings(person.id)).items():
        assert isinstance(value, bool | int | float | str), "only such are taken"
        found[key] = value
    return found


@router.put("/account/settings", summary="Keep settings", responses=problems(401, 403, 409))
async def save_settings(
    wish: models.SettingsModel, accounts: AccountsOf, person: Owner
) -> dict[str, models.SettingValue]:
    """Replace the settings: names and switches, numbers or short texts."""
    kept: dict[str, Json] = {**wish}
    await accounts.save_settings(person, kept)
    return dict(wish)


# --- bots -------------------------------------------------------------------------------------------------


@router.get("/account/bots", summary="My bots", responses=problems(401, 403))
async def my_bots(accounts: AccountsOf, person: Owner) -> list[models.BotModel]:
    """List the programs that play for the account."""
    return [_bot(bot) for bot in await accounts.store.bots(person.id)]


@router.post("/account/bots", status_code=201, summary="A new bot", responses=problems(401, 403, 409))
async def new_bot(wish: models.BotWish, accounts: AccountsOf, person: Owner) -> models.BotMade:
    """Let a program play under a name of its own; it is marked as a bot everywhere."""
    bot, token = await accounts.new_bot(person, wish.name)
    return models.BotMade(bot=_bot(bot), token=token)


@router.delete("/account/bots/{who}", summary="Take a bot away", responses=problems(401, 403, 404))
async def revoke_bot(who: PersonId, accounts: AccountsOf, person: Owner) -> models.Done:
    """Void a bot's token; in its old games nobody can tell which bot it was."""
    await accounts.revoke_bot(person, who)
    return models.Done()


def _bot(bot: Bot) -> models.BotModel:
    return models.BotModel(id=bot.id, name=bot.name, created_at=bot.created_at, used_at=bot.used_at)


# --- those whom one does not want to meet -----------------------------------------------------------------


@router.get("/blocks", summary="Whom I have muted or blocked", responses=problems(401))
async def my_blocks(accounts: AccountsOf, person: Somebody) -> list[models.BlockModel]:
    """List them, the last first."""
    found = await accounts.store.blocks(person.id)
    return [models.BlockModel(id=one.who, name=one.name, kind=one.kind) for one in found]


@router.put("/blocks/{who}", summary="Mute or block somebody", responses=problems(401, 404, 409))
async def block(who: PersonId, wish: models.BlockWish, accounts: AccountsOf, person: Somebody) -> models.Done:
    """Not hear somebody any more; with ``block`` neither sit at a table with them."""
    await accounts.block(person, who, wish.kind)
    return models.Done()


@router.delete("/blocks/{who}", summary="Take it back", responses=problems(401))
async def unblock(who: PersonId, accounts: AccountsOf, person: Somebody) -> models.Done:
    """Hear and meet somebody again."""
    await accounts.store.unblock(person.id, who)
    return models.Done()


@router.post("/reports", summary="Report a name", responses=problems(401, 404, 409))
async def report(wish: models.ReportWish, accounts: AccountsOf, person: Somebody) -> models.Done:
    """Tell the operator of a name that nobody should have to read."""
    await accounts.report(person, wish.who, wish.why)
    return models.Done()
