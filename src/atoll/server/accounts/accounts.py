"""Accounts: guests with a password, who are the same person on every device and tomorrow."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final, Literal

from atoll.core import Json
from atoll.server.accounts.cookies import CookieSigner, clean_name, name_key, new_id
from atoll.server.accounts.credentials import (
    MAX_PASSWORD_LENGTH,
    MIN_PASSWORD_LENGTH,
    Passwords,
    hash_recovery_code,
    hash_token,
    new_bot_token,
    new_recovery_code,
    new_session_token,
)
from atoll.server.accounts.visitors import Visitors
from atoll.server.errors import LimitReached, NotFound
from atoll.server.live.hub import Hub
from atoll.server.ops.logs import log
from atoll.server.settings import Settings
from atoll.store import Account, AccountStore, Bot, NameTaken, ResultStore, Store
from atoll.store.erasure import anonymous, erase, tables_mentioning
from atoll.store.statistics import GameTally
from atoll.table import Person, Refused, clean_text
from atoll.table.commands import Leave, Rename, Resign
from atoll.table.names import NAME_LENGTH

MAX_TRIES: Final = 10
"""How many passwords can be tried in a row before one has to wait."""

MAX_BOTS: Final = 10
"""How many bots an account can have."""

STATISTICS_SECONDS: Final = 60.0
MAX_BLOCKS: Final = 500
REASON_LENGTH: Final = 300
SETTINGS_LENGTH: Final = 4096
"""The most characters of the settings that an account's clients can store."""


class Accounts:
    """Everything that people can do with accounts."""

    def __init__(
        self, settings: Settings, store: Store, signer: CookieSigner, hub: Hub, visitors: Visitors
    ) -> None:
        self._store, self._signer, self._hub, self._visitors = store, signer, hub, visitors
        self.store = AccountStore(store)
        self.results = ResultStore(store)
        self.passwords = Passwords()
        burst = MAX_TRIES / settings.rate_login
        self._by_address = hub.rates.make("login-address", settings.rate_login, burst)
        # More generous than by address, so that nobody can be locked out by others who try their name.
        self._by_name = hub.rates.make("login-name", settings.rate_login * 10, burst)
        self.on_person_erased: Callable[[str], None] = lambda _: None
        self.before_erasure: Callable[[Person], Awaitable[None]] = _nothing
        """Called before somebody is erased, while they can still leave what they take part in."""
        """Called after somebody was erased from everything that is stored."""
        self._statistics: dict[str, tuple[list[GameTally], float]] = {}
        self._reports = hub.rates.make("reports", settings.rate_login, burst)

    # --- logging in and out -------------------------------------------------------------------------------

    async def register(
        self, person: Person | None, name: str, password: str, address: str
    ) -> tuple[Account, str, str]:
        """Turn a guest into an account, or create a new one; return it with its cookie and recovery code.

        Raise Refused or LimitReached.
        """
        if person is not None and person.mark != "guest":
            raise Refused("account-already")
        name = _checked_name(name)
        _check_password(name, password)
        self._check_rate(address, name_key(name))
        owner = await self.store.find_alike(name, name_key(name))
        if owner is not None:
            raise Refused("account-name-taken", name=name)
        who = person.id if person is not None else new_id()
        code, token = new_recovery_code(), new_session_token()
        account = Account(
            who, name, await self.passwords.hash(password), hash_recovery_code(code), time.time()
        )
        try:
            await self.store.create(account, name_key(name), hash_token(token))
        except NameTaken as error:
            raise Refused("account-name-taken", name=name) from error
        self._visitors.forget(who)
        log(logging.INFO, "account made")
        return account, self._signer.sign(who, token), code

    async def log_in(self, name: str, password: str, address: str) -> tuple[Account, str]:
        """Log in on another device; return the account and its cookie. Raise Refused or LimitReached."""
        key = name_key(clean_name(name) or "")
        self._check_rate(address, key)
        account = await self.store.find_by_name(key)
        matches = await self.passwords.matches(None if account is None else account.password, password)
        if account is None or not matches:
            raise Refused("account-wrong")
        if self.passwords.needs_rehash(account.password):
            better = await self.passwords.hash(password)
            await self.store.rehash(account.id, account.password, better)
        token = new_session_token()
        await self.store.create_session(account.id, hash_token(token), time.time())
        return account, self._signer.sign(account.id, token)

    async def log_out(self, person: Person, cookie: str | None, *, everywhere: bool) -> None:
        """Log out a device, or all of them."""
        identity = self._signer.verify(cookie)
        if everywhere:
            await self.store.end_sessions(person.id)
            self._hub.disconnect(person.id)
        elif identity is not None and identity.session is not None:
            await self.store.end_session(hash_token(identity.session))
            self._hub.disconnect(person.id)  # devices that are still logged in come back by themselves

    async def recover(self, name: str, code: str, password: str, address: str) -> tuple[Account, str, str]:
        """Set a new password by the recovery code, which is replaced. Raise Refused or LimitReached."""
        key = name_key(clean_name(name) or "")
        self._check_rate(address, key)
        account = await self.store.find_by_name(key)
        right = account is not None and secrets.compare_digest(account.recovery, hash_recovery_code(code))
        if account is None or not right:
            raise Refused("account-wrong-code")
        _check_password(account.name, password)
        fresh, token = new_recovery_code(), new_session_token()
        await self.store.set_password(
            who=account.id,
            password=await self.passwords.hash(password),
            recovery=hash_recovery_code(fresh),
            keep=(),
            session=hash_token(token),
            at=time.time(),
        )
        self._hub.disconnect(account.id)
        log(logging.INFO, "account recovered")
        return account, self._signer.sign(account.id, token), fresh

    # --- one's own account --------------------------------------------------------------------------------

    async def account(self, person: Person) -> Account:
        """Return a person's account. Raise NotFound if they have none."""
        found = await self.store.find_by_id(person.id)
        if found is None:
            raise NotFound
        return found

    async def change_password(
        self, person: Person, old: str, new: str, *, cookie: str | None, address: str
    ) -> None:
        """Change the password; other devices have to log in again. Raise Refused or LimitReached."""
        account = await self.verify_password(person, old, address)
        _check_password(account.name, new)
        identity = self._signer.verify(cookie)
        keep = [hash_token(identity.session)] if identity is not None and identity.session is not None else []
        await self.store.set_password(
            who=person.id,
            password=await self.passwords.hash(new),
            recovery=None,
            keep=keep,
            session=None,
            at=time.time(),
        )
        self._hub.disconnect(person.id)  # this device comes back by itself, the others cannot

    async def renew_recovery_code(self, person: Person, password: str, address: str) -> str:
        """Return a new recovery code, which replaces the old one. Raise Refused or LimitReached."""
        await self.verify_password(person, password, address)
        code = new_recovery_code()
        await self.store.set_recovery(person.id, hash_recovery_code(code))
        return code

    async def verify_password(self, person: Person, password: str, address: str) -> Account:
        """Return a person's account. Raise Refused if the password is wrong, or LimitReached."""
        account = await self.account(person)
        self._check_rate(address, name_key(account.name))
        if not await self.passwords.matches(account.password, password):
            raise Refused("account-wrong")
        return account

    async def save_settings(self, person: Person, settings: Mapping[str, Json]) -> None:
        """Store the settings of the account's clients. Raise Refused if they are too long."""
        if len(json.dumps(settings)) > SETTINGS_LENGTH:
            raise Refused("account-settings", most=SETTINGS_LENGTH)
        await self.store.save_settings(person.id, dict(settings))

    async def delete(self, person: Person, password: str, address: str) -> None:
        """Delete an account, its bots, and all traces of them. Raise Refused or LimitReached."""
        await self.verify_password(person, password, address)
        for bot in await self.store.bots(person.id):
            await self._erase(Person(bot.id, bot.name, "bot"))
        await self._erase(person)
        log(logging.INFO, "account deleted")

    # --- bots ---------------------------------------------------------------------------------------------

    async def new_bot(self, person: Person, name: str) -> tuple[Bot, str]:
        """Create a bot, a program with a name of its own; return it and its token. Raise Refused."""
        name = _checked_name(name)
        if await self.store.find_alike(name, name_key(name)) is not None:
            raise Refused("account-name-taken", name=name)
        if len(await self.store.bots(person.id)) >= MAX_BOTS:
            raise Refused("account-bots", most=MAX_BOTS)
        token = new_bot_token()
        bot = Bot(new_id(), name, person.id, time.time(), None)
        await self.store.create_bot(bot, hash_token(token))
        return bot, token

    async def revoke_bot(self, person: Person, bot: str) -> None:
        """Delete a bot and all traces of it. Raise NotFound if the account has no such bot."""
        found = next((one for one in await self.store.bots(person.id) if one.id == bot), None)
        if found is None:
            raise NotFound
        await self._erase(Person(found.id, found.name, "bot"))

    # --- other people -------------------------------------------------------------------------------------

    async def block(self, person: Person, other: str, kind: Literal["mute", "block"]) -> None:
        """Mute or block another person. Raise Refused or NotFound."""
        if other == person.id:
            raise Refused("people-oneself")
        if len(await self.store.blocks(person.id)) >= MAX_BLOCKS:
            raise Refused("people-blocks", most=MAX_BLOCKS)
        if not await self.store.block(person.id, other, kind, time.time()):
            raise NotFound

    async def report(self, person: Person, other: str, why: str) -> None:
        """Report another person's name to the operator. Raise Refused, NotFound or LimitReached."""
        if other == person.id:
            raise Refused("people-oneself")
        if not self._reports.allows(person.id):
            raise LimitReached
        if not await self.store.report(other, person.id, clean_text(why), time.time()):
            raise NotFound
        log(logging.WARNING, "name reported")

    # --- statistics ---------------------------------------------------------------------------------------

    async def statistics(self, game: str) -> list[GameTally]:
        """Return statistics of all games played here, at most a minute old."""
        cached, since = self._statistics.get(game, ([], -STATISTICS_SECONDS))
        if time.monotonic() >= since + STATISTICS_SECONDS:
            cached = await self.results.statistics(game)
            self._statistics[game] = cached, time.monotonic()
        return cached

    # --- helpers ------------------------------------------------------------------------------------------

    def _check_rate(self, address: str, key: str) -> None:
        if not self._by_address.allows(address) or not self._by_name.allows(key):
            raise LimitReached

    async def _erase(self, person: Person) -> None:
        """Erase somebody from every table, then from the database.

        The account itself goes last: after an interruption, it can be deleted again.
        """
        await self.store.end_sessions(person.id)
        self._visitors.forget(person.id)
        self._hub.disconnect(person.id)
        await self.before_erasure(person)
        replacements = {}
        for table, life in (await tables_mentioning(self._store, person.id)).items():
            if life == "open":
                await self._leave(table, person)
            replacements[table] = anonymous()
            await self._anonymize(table, person, replacements[table])
        await erase(self._store, person.id, replacements)
        self.on_person_erased(person.id)
        self._visitors.forget(person.id)

    async def _leave(self, table: str, person: Person) -> None:
        live = await self._hub.find(table)
        for seat in live.table.seats_of(person.id):
            await live.handle(Leave(seat), person, secrets.token_hex(8))
        if live.table.host == person.id:
            await self._hub.remove(table)

    async def _anonymize(self, table: str, person: Person, now: Person) -> None:
        try:
            live = await self._hub.find(table)
        except NotFound:
            return  # deleted with its host
        for seat in live.table.seats_of(person.id):
            with suppress(Refused):  # the game is over, or they have resigned before
                await live.handle(Resign(seat), person, secrets.token_hex(8))
        await live.handle_own(Rename(person.id, now, silent=True))


async def _nothing(person: Person) -> None:
    del person


def _checked_name(name: str) -> str:
    cleaned = clean_name(name)
    if cleaned is None:
        raise Refused("server-name", most=NAME_LENGTH)
    return cleaned


def _check_password(name: str, password: str) -> None:
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise Refused("account-password-length", least=MIN_PASSWORD_LENGTH, most=MAX_PASSWORD_LENGTH)
    if name_key(password) == name_key(name) or len(set(password)) < 3:
        raise Refused("account-password-simple")
