"""Finds out who asks, and what they may look at."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from atoll.core import SPECTATOR, Viewer
from atoll.server.accounts.cookies import COOKIE, Identities, name_key
from atoll.server.accounts.credentials import TOKEN_START, hashed
from atoll.server.live.table import LiveTable
from atoll.server.ops.limits import Rates, TooMany
from atoll.server.settings import Settings
from atoll.store import AccountStore, Guest, NameTaken, Store
from atoll.table import Person, Refused

REMEMBERED: Final = 20_000
SEEN_AGAIN: Final = 3600.0
"""Seconds after which it is noted again that a guest is still here."""
KNOWN_SECONDS: Final = 30.0
"""For so long what is known of a guest is not asked for again; another process may have changed it."""


class Forbidden(Exception):  # noqa: N818 - an answer more than an error
    """Something that this person may not see or do."""


class Guests:
    """Everybody who has a cookie of ours."""

    def __init__(self, settings: Settings, store: Store, identities: Identities, rates: Rates) -> None:
        self._store, self._identities = store, identities
        self._settings = settings
        self._accounts = AccountStore(store)
        self._known: OrderedDict[str, tuple[Guest, float]] = OrderedDict()
        self._new = rates.make("guests", settings.rate_guests, settings.burst)
        self._commands = rates.make("commands", settings.rate_person, settings.burst)
        self._sayings = rates.make("chat", settings.rate_chat, settings.burst)
        self.changed: Callable[[str], None] = lambda _: None
        """Called when something about somebody has changed, for other processes."""

    async def of(self, cookie: str | None, bearer: str | None = None) -> Person | None:
        """Give the person that a cookie proves, or the bot whose token somebody bears, if there is one."""
        if bearer is not None:
            return await self._bot(bearer)
        proof = self._identities.read(cookie)
        if proof is None:
            return None
        now = time.time()
        if proof.session is not None:
            found = await self._accounts.session(hashed(proof.session), now, SEEN_AGAIN)
            return Person(*found, "account") if found is not None and found[0] == proof.who else None
        guest = await self._guest(proof.who, now)
        if guest is None or guest.mark != "guest":
            return None
        if now - guest.seen_at > SEEN_AGAIN:
            guest = Guest(guest.id, guest.name, now)
            await self._store.save_guest(guest)
            self._remember(guest, now)
        return Person(guest.id, guest.name)

    async def _guest(self, who: str, now: float) -> Guest | None:
        known, since = self._known.get(who, (None, 0.0))
        if known is not None and now < since + KNOWN_SECONDS:
            return known
        found = await self._store.guest(who)
        if found is not None:
            self._remember(found, now)
        return found

    async def _bot(self, bearer: str) -> Person | None:
        kind, _, token = bearer.partition(" ")
        if kind.lower() != "bearer" or not token.startswith(TOKEN_START) or len(token) > 200:
            return None
        found = await self._accounts.bot(hashed(token), time.time(), SEEN_AGAIN)
        return None if found is None else Person(*found, "bot")

    async def welcome(self, name: str, address: str) -> tuple[Person, str]:
        """Give somebody an identity and a cookie. Raises TooMany."""
        if not self._new.allows(address):
            raise TooMany
        who, cookie = self._identities.issue()
        person = Person(who, name)
        await self.rename(person, name)
        return person, cookie

    async def rename(self, person: Person, name: str) -> None:
        """Let somebody be known by another name from now on. Raises Refused if an account has it."""
        key = name_key(name)
        owner = await self._accounts.by_name(key)
        if owner is not None and owner.id != person.id:
            raise Refused("account-name-taken", name=name)
        if person.mark == "guest":
            guest = Guest(person.id, name, time.time())
            await self._store.save_guest(guest)
            self._remember(guest, guest.seen_at)
            self.changed(person.id)
            return
        try:
            await self._accounts.rename(person.id, name, key)
        except NameTaken as error:
            raise Refused("account-name-taken", name=name) from error
        self.changed(person.id)

    def forget(self, who: str) -> None:
        """Ask anew who somebody is, the next time they come, to whichever process."""
        self.heard_of(who)
        self.changed(who)

    def heard_of(self, who: str) -> None:
        """Ask anew who somebody is: another process has changed something."""
        self._known.pop(who, None)

    def may_command(self, who: str, *, chat: bool) -> bool:
        """Count a command against the person's rate."""
        return self._commands.allows(who) and (not chat or self._sayings.allows(who))

    def _remember(self, guest: Guest, now: float) -> None:
        self._known[guest.id] = guest, now
        self._known.move_to_end(guest.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def viewer_of(live: LiveTable, person: Person | None, seat: int | None, *, watch: bool) -> Viewer:
    """Say as whom somebody sees a table: the seat asked for, else the first of one's own, else a spectator.

    Raises Forbidden for a seat that is not one's own, and for a closed table that one does not sit at.
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


__all__ = ["COOKIE", "Forbidden", "Guests", "viewer_of"]
