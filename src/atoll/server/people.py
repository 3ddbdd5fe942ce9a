"""Finds out who asks, and what they may look at."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from atoll.core import SPECTATOR, Viewer
from atoll.server.identity import COOKIE, Identities
from atoll.server.limits import Rate, TooMany
from atoll.server.live import LiveTable
from atoll.server.settings import Settings
from atoll.store import Guest, Store
from atoll.table import Person

REMEMBERED: Final = 20_000
SEEN_AGAIN: Final = 3600.0
"""Seconds after which it is noted again that a guest is still here."""


class Forbidden(Exception):  # noqa: N818 - an answer more than an error
    """Something that this person may not see or do."""


class Guests:
    """Everybody who has a cookie of ours."""

    def __init__(self, settings: Settings, store: Store, identities: Identities) -> None:
        self._store, self._identities = store, identities
        self._settings = settings
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._new = Rate(settings.rate_guests, settings.burst)
        self._commands = Rate(settings.rate_person, settings.burst)
        self._sayings = Rate(settings.rate_chat, settings.burst)

    async def of(self, cookie: str | None) -> Person | None:
        """Give the person that a cookie proves, if there is one."""
        who = self._identities.read(cookie)
        if who is None:
            return None
        guest = self._known.get(who) or await self._store.guest(who)
        if guest is None:
            return None
        now = time.time()
        if now - guest.seen_at > SEEN_AGAIN:
            guest = Guest(guest.id, guest.name, now)
            await self._store.save_guest(guest)
        self._remember(guest)
        return Person(guest.id, guest.name)

    async def welcome(self, name: str, address: str) -> tuple[Person, str]:
        """Give somebody an identity and a cookie. Raises TooMany."""
        if not self._new.allows(address):
            raise TooMany
        who, cookie = self._identities.issue()
        await self.rename(who, name)
        return Person(who, name), cookie

    async def rename(self, who: str, name: str) -> None:
        """Let somebody be known by another name from now on."""
        guest = Guest(who, name, time.time())
        await self._store.save_guest(guest)
        self._remember(guest)

    def may_command(self, who: str, *, chat: bool) -> bool:
        """Count a command against the person's rate."""
        return self._commands.allows(who) and (not chat or self._sayings.allows(who))

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def viewer_of(live: LiveTable, person: Person | None, seat: int | None, *, watch: bool) -> Viewer:
    """Say as whom somebody sees a table: the seat asked for, else the first of one's own, else a spectator.

    Raises Forbidden for a seat that is not one's own, and for a closed table that one does not sit at.
    """
    own = live.table.holds(person.id) if person is not None else []
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
