"""Accounts: a guest with a password, so that they are the same person everywhere and tomorrow."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, Literal

from atoll.core import Json
from atoll.server.accounts.cookies import NAME_LENGTH, Identities, good_name, name_key
from atoll.server.accounts.credentials import (
    PASSWORD_LEAST,
    PASSWORD_MOST,
    Passwords,
    hashed,
    hashed_code,
    new_bot_token,
    new_code,
    new_token,
)
from atoll.server.accounts.visitors import Guests
from atoll.server.live.hub import Hub, Unknown
from atoll.server.ops.limits import TooMany
from atoll.server.ops.logs import log
from atoll.server.settings import Settings
from atoll.store import Account, AccountStore, Bot, NameTaken, ResultStore, Store
from atoll.store.forgetting import forget, nobody, traces
from atoll.store.tallies import GameTally
from atoll.table import Person, Refused, clean_text
from atoll.table.commands import Leave, Rename, Resign

TRIES: Final = 10
"""So many times in a row a password can be tried before one has to wait."""

BOTS_MOST: Final = 10
"""How many bots an account can have."""

STATISTICS_SECONDS: Final = 60.0
BLOCKS_MOST: Final = 500
WHY_LENGTH: Final = 300
SETTINGS_LENGTH: Final = 4096
"""The most characters that an account's clients can keep."""


class Accounts:
    """What people can do with accounts."""

    def __init__(
        self, settings: Settings, store: Store, identities: Identities, hub: Hub, guests: Guests
    ) -> None:
        self._store, self._identities, self._hub, self._guests = store, identities, hub, guests
        self.store = AccountStore(store)
        self.results = ResultStore(store)
        self.passwords = Passwords()
        burst = TRIES / settings.rate_login
        self._by_address = hub.rates.make("login-address", settings.rate_login, burst)
        # People who are shut out because somebody else tries their name would be worse than a few more tries.
        self._by_name = hub.rates.make("login-name", settings.rate_login * 10, burst)
        self.somebody_is_gone: Callable[[str], None] = lambda _: None
        """Called after somebody was taken out of everything that is kept."""
        self._statistics: dict[str, tuple[list[GameTally], float]] = {}
        self._reports = hub.rates.make("reports", settings.rate_login, burst)

    # --- coming and going ---------------------------------------------------------------------------------

    async def register(
        self, person: Person | None, wish: tuple[str, str], address: str
    ) -> tuple[Account, str, str]:
        """Make an account of a guest, or of nobody yet; ``wish`` is name and password.

        Gives the account, its cookie and its recovery code. Raises Refused or TooMany.
        """
        if person is not None and person.mark != "guest":
            raise Refused("account-already")
        name, password = _checked_name(wish[0]), _checked_password(*wish)
        self._allow(address, name_key(name))
        owner = await self.store.by_name(name_key(name))
        if owner is not None:
            raise Refused("account-name-taken", name=name)
        who = person.id if person is not None else self._identities.issue()[0]
        code, token = new_code(), new_token()
        kept = await self.passwords.hash(password)
        account = Account(who, name, kept, hashed_code(code), time.time())
        try:
            await self.store.create(account, name_key(name), hashed(token))
        except NameTaken as error:
            raise Refused("account-name-taken", name=name) from error
        self._guests.forget(who)
        log(logging.INFO, "account made")
        return account, self._identities.sign(who, token), code

    async def log_in(self, name: str, password: str, address: str) -> tuple[Account, str]:
        """Let somebody in on a further device. Raises Refused or TooMany."""
        key = name_key(good_name(name) or "")
        self._allow(address, key)
        account = await self.store.by_name(key)
        fits = await self.passwords.fits(None if account is None else account.password, password)
        if account is None or not fits:
            raise Refused("account-wrong")
        if self.passwords.outdated(account.password):
            better = await self.passwords.hash(password)
            await self.store.rehash(account.id, account.password, better)
        token = new_token()
        await self.store.begin_session(account.id, hashed(token), time.time())
        return account, self._identities.sign(account.id, token)

    async def log_out(self, person: Person, cookie: str | None, *, everywhere: bool) -> None:
        """Let a device, or all of them, in no longer."""
        proof = self._identities.read(cookie)
        if everywhere:
            await self.store.end_sessions(person.id)
            self._hub.dismiss(person.id)
        elif proof is not None and proof.session is not None:
            await self.store.end_session(hashed(proof.session))

    async def recover(self, name: str, code: str, password: str, address: str) -> tuple[Account, str, str]:
        """Set a new password by the recovery code, which is used up. Raises Refused or TooMany."""
        key = name_key(good_name(name) or "")
        self._allow(address, key)
        account = await self.store.by_name(key)
        right = account is not None and secrets.compare_digest(account.recovery, hashed_code(code))
        if account is None or not right:
            raise Refused("account-wrong-code")
        _checked_password(account.name, password)
        fresh, token = new_code(), new_token()
        await self.store.set_password(
            who=account.id,
            password=await self.passwords.hash(password),
            recovery=hashed_code(fresh),
            keep=(),
            session=hashed(token),
            at=time.time(),
        )
        self._hub.dismiss(account.id)
        log(logging.INFO, "account recovered")
        return account, self._identities.sign(account.id, token), fresh

    # --- one's own ----------------------------------------------------------------------------------------

    async def account(self, person: Person) -> Account:
        """Give somebody's account."""
        found = await self.store.by_id(person.id)
        if found is None:
            raise Unknown
        return found

    async def change_password(
        self, person: Person, old: str, new: str, *, cookie: str | None, address: str
    ) -> None:
        """Set another password; other devices have to log in again. Raises Refused or TooMany."""
        account = await self.prove(person, old, address)
        _checked_password(account.name, new)
        proof = self._identities.read(cookie)
        keep = [hashed(proof.session)] if proof is not None and proof.session is not None else []
        kept = await self.passwords.hash(new)
        await self.store.set_password(
            who=person.id, password=kept, recovery=None, keep=keep, session=None, at=time.time()
        )

    async def renew_code(self, person: Person, password: str, address: str) -> str:
        """Give another recovery code; the one before is void. Raises Refused or TooMany."""
        await self.prove(person, password, address)
        code = new_code()
        await self.store.set_recovery(person.id, hashed_code(code))
        return code

    async def prove(self, person: Person, password: str, address: str) -> Account:
        """Make sure that it is the account's owner who asks. Raises Refused or TooMany."""
        account = await self.account(person)
        self._allow(address, name_key(account.name))
        if not await self.passwords.fits(account.password, password):
            raise Refused("account-wrong")
        return account

    async def save_settings(self, person: Person, settings: Mapping[str, Json]) -> None:
        """Keep what the account's clients want kept. Raises Refused if it is too much."""
        if len(json.dumps(settings)) > SETTINGS_LENGTH:
            raise Refused("account-settings", most=SETTINGS_LENGTH)
        await self.store.save_settings(person.id, dict(settings))

    async def delete(self, person: Person, password: str, address: str) -> None:
        """Take an account away, its bots, and all traces of them. Raises Refused or TooMany."""
        await self.prove(person, password, address)
        for bot in await self.store.bots(person.id):
            await self._erase(Person(bot.id, bot.name, "bot"))
        await self._erase(person)
        log(logging.INFO, "account deleted")

    # --- bots ---------------------------------------------------------------------------------------------

    async def new_bot(self, person: Person, name: str) -> tuple[Bot, str]:
        """Let a program play under a name of its own; gives it with its token. Raises Refused."""
        shown = _checked_name(name)
        if await self.store.by_name(name_key(shown)) is not None:
            raise Refused("account-name-taken", name=shown)
        if len(await self.store.bots(person.id)) >= BOTS_MOST:
            raise Refused("account-bots", most=BOTS_MOST)
        token = new_bot_token()
        bot = Bot(self._identities.issue()[0], shown, person.id, time.time(), None)
        await self.store.create_bot(bot, hashed(token))
        return bot, token

    async def revoke_bot(self, person: Person, bot: str) -> None:
        """Let a bot in no longer, and take it out of everything. Raises Unknown."""
        found = next((one for one in await self.store.bots(person.id) if one.id == bot), None)
        if found is None:
            raise Unknown
        await self._erase(Person(found.id, found.name, "bot"))

    # --- others -------------------------------------------------------------------------------------------

    async def block(self, person: Person, other: str, kind: Literal["mute", "block"]) -> None:
        """Note whom somebody does not want to hear, or to meet. Raises Refused or Unknown."""
        if other == person.id:
            raise Refused("people-oneself")
        if len(await self.store.blocks(person.id)) >= BLOCKS_MOST:
            raise Refused("people-blocks", most=BLOCKS_MOST)
        if not await self.store.block(person.id, other, kind, time.time()):
            raise Unknown

    async def report(self, person: Person, other: str, why: str) -> None:
        """Tell the operator of a name that is unfit. Raises Refused, Unknown or TooMany."""
        if other == person.id:
            raise Refused("people-oneself")
        if not self._reports.allows(person.id):
            raise TooMany
        if not await self.store.report(other, person.id, clean_text(why), time.time()):
            raise Unknown
        log(logging.WARNING, "name reported")

    # --- all games ----------------------------------------------------------------------------------------

    async def statistics(self, game: str) -> list[GameTally]:
        """Give what all games played here tell; it is counted anew once a minute at the most."""
        known, since = self._statistics.get(game, ([], -STATISTICS_SECONDS))
        if time.monotonic() >= since + STATISTICS_SECONDS:
            known = await self.results.statistics(game)
            self._statistics[game] = known, time.monotonic()
        return known

    # ------------------------------------------------------------------------------------------------------

    def _allow(self, address: str, key: str) -> None:
        if not self._by_address.allows(address) or not self._by_name.allows(key):
            raise TooMany

    async def _erase(self, person: Person) -> None:
        """Take somebody out of every table, then out of the database.

        Until the very last step the account is still there: if we are interrupted, it can be deleted again.
        """
        await self.store.end_sessions(person.id)
        self._guests.forget(person.id)
        self._hub.dismiss(person.id)
        left = {}
        for table, life in (await traces(self._store, person.id)).items():
            if life == "open":
                await self._leave(table, person)
            left[table] = nobody()
            await self._disappear(table, person, left[table])
        await forget(self._store, person.id, left)
        self.somebody_is_gone(person.id)
        self._guests.forget(person.id)

    async def _leave(self, table: str, person: Person) -> None:
        live = await self._hub.find(table)
        for seat in live.table.seats_of(person.id):
            await live.act(Leave(seat), person, secrets.token_hex(8))
        if live.table.host == person.id:
            await self._hub.remove(table)

    async def _disappear(self, table: str, person: Person, now: Person) -> None:
        try:
            live = await self._hub.find(table)
        except Unknown:
            return  # it went with its host
        for seat in live.table.seats_of(person.id):
            with suppress(Refused):  # where the game is over, or they have given up before
                await live.act(Resign(seat), person, secrets.token_hex(8))
        await live.own(Rename(person.id, now, silent=True))


def _checked_name(name: str) -> str:
    shown = good_name(name)
    if shown is None:
        raise Refused("server-name", most=NAME_LENGTH)
    return shown


def _checked_password(name: str, password: str) -> str:
    if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
        raise Refused("account-password-length", least=PASSWORD_LEAST, most=PASSWORD_MOST)
    if name_key(password) == name_key(name) or len(set(password)) < 3:
        raise Refused("account-password-simple")
    return password
