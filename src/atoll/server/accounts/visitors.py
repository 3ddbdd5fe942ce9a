"""Finds out who a request comes from, and what they may see."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from atoll.core import SPECTATOR, Viewer
from atoll.server.accounts.cookies import CookieSigner, name_key, new_id
from atoll.server.accounts.credentials import BOT_TOKEN_PREFIX, hash_token
from atoll.server.errors import Forbidden, LimitReached
from atoll.server.live.table import LiveTable
from atoll.server.ops.limits import DAY, RateLimits
from atoll.server.settings import Settings
from atoll.store import AccountStore, Guest, NameTaken, Store
from atoll.table import Person, Refused

CACHE_SIZE: Final = 20_000
SEEN_SECONDS: Final = 3600.0
"""How often it is noted that a guest is still active."""
CACHE_SECONDS: Final = 30.0
"""For how long a guest is cached; another process may change the name meanwhile."""


class Visitors:
    """Everybody who comes with a cookie or a token: guests, accounts, bots."""

    def __init__(self, settings: Settings, store: Store, signer: CookieSigner, rates: RateLimits) -> None:
        self._store, self._signer = store, signer
        self._settings = settings
        self._accounts = AccountStore(store)
        self._cache: OrderedDict[str, tuple[Guest, float]] = OrderedDict()
        self._new_guests = rates.make("guests", settings.rate_guests, settings.burst)
        self._guests_today = rates.make("guests a day", settings.max_guests_address / DAY, DAY)
        self._commands = rates.make("commands", settings.rate_person, settings.burst)
        self._address_commands = rates.make("address commands", settings.rate_address, settings.burst)
        self._chat_messages = rates.make("chat", settings.rate_chat, settings.burst)
        self._names = rates.make("names", settings.rate_chat, settings.burst)
        self.on_changed: Callable[[str], None] = lambda _: None
        """Called when something about somebody has changed, for other processes."""

    async def identify(self, cookie: str | None, bearer: str | None = None) -> Person | None:
        """Return the person that a cookie proves, or the bot that a token proves; None if it is not valid."""
        if bearer is not None:
            return await self._bot(bearer)
        identity = self._signer.verify(cookie)
        if identity is None:
            return None
        now = time.time()
        if identity.session is not None:
            found = await self._accounts.find_session(hash_token(identity.session), now, SEEN_SECONDS)
            return Person(*found, "account") if found is not None and found[0] == identity.who else None
        guest = await self._guest(identity.who, now)
        if guest is None or guest.mark != "guest":
            return None
        if now - guest.seen_at > SEEN_SECONDS:
            guest = Guest(guest.id, guest.name, now)
            await self._store.save_guest(guest)
            self._cache_guest(guest, now)
        return Person(guest.id, guest.name)

    def session_of(self, cookie: str | None) -> str | None:
        """Return the hash of the session that a cookie names; None if it names none."""
        identity = self._signer.verify(cookie)
        return None if identity is None or identity.session is None else hash_token(identity.session)

    async def _guest(self, who: str, now: float) -> Guest | None:
        cached, since = self._cache.get(who, (None, 0.0))
        if cached is not None and now < since + CACHE_SECONDS:
            return cached
        found = await self._store.find_guest(who)
        if found is not None:
            self._cache_guest(found, now)
        return found

    async def _bot(self, bearer: str) -> Person | None:
        kind, _, token = bearer.partition(" ")
        if kind.lower() != "bearer" or not token.startswith(BOT_TOKEN_PREFIX) or len(token) > 200:
            return None
        found = await self._accounts.find_bot(hash_token(token), time.time(), SEEN_SECONDS)
        return None if found is None else Person(*found, "bot")

    async def create_guest(self, name: str, address: str) -> tuple[Person, str]:
        """Return a new guest with a cookie. Raise LimitReached if an address has made too many."""
        if not self._new_guests.allows(address) or not self._guests_today.allows(address):
            raise LimitReached
        person = Person(new_id(), name)
        await self.rename(person, name)
        return person, self._signer.sign(person.id)

    async def rename(self, person: Person, name: str) -> None:
        """Rename a visitor. Raise Refused if the name belongs to an account."""
        key = name_key(name)
        owner = await self._accounts.find_alike(name, key)
        if owner is not None and owner.id != person.id:
            raise Refused("account-name-taken", name=name)
        if person.mark == "guest":
            guest = Guest(person.id, name, time.time())
            await self._store.save_guest(guest)
            self._cache_guest(guest, guest.seen_at)
            self.on_changed(person.id)
            return
        try:
            await self._accounts.rename(person.id, name, key)
        except NameTaken as error:
            raise Refused("account-name-taken", name=name) from error
        self.on_changed(person.id)

    def forget(self, who: str) -> None:
        """Drop what is cached about somebody, in every process."""
        self.forget_here(who)
        self.on_changed(who)

    def forget_here(self, who: str) -> None:
        """Drop what is cached about somebody in this process."""
        self._cache.pop(who, None)

    def allows_command(self, who: str | None, address: str, cost: int = 1) -> bool:
        """Whether the limits of a person and of an address allow another command, which is then counted.

        ``cost`` says as how many it counts for the address.
        """
        key = who if who is not None else f"address {address}"
        return self._commands.allows(key) and self._address_commands.allows(address, cost)

    def allows_chat(self, who: str) -> bool:
        """Whether a person may send another chat message, which is then counted."""
        return self._chat_messages.allows(who)

    def allows_rename(self, who: str) -> bool:
        """Whether a person may change the name again, which is then counted: every table is told of it."""
        return self._names.allows(who)

    def _cache_guest(self, guest: Guest, now: float) -> None:
        self._cache[guest.id] = guest, now
        self._cache.move_to_end(guest.id)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)


def viewer_for(live: LiveTable, person: Person | None, seat: int | None, *, watch: bool) -> Viewer:
    """Return as whom somebody sees a table: the wanted seat, else their first seat, else a spectator.

    Raise Forbidden if the wanted seat is not theirs, or if they hold none at a table without spectators.
    """
    own = live.table.seats_of(person.id) if person is not None else []
    if seat is not None:
        if seat not in own:
            raise Forbidden
        return seat
    if own and not watch:
        return own[0]
    if live.table.life != "open" and not live.table.may_watch(person.id if person else None):
        raise Forbidden
    return SPECTATOR
