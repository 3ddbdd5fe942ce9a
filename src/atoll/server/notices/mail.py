"""Notices by mail: an address is confirmed before anything else is sent there, and one press ends it.

Somebody is told when a game without haste (no clock, or days per move) has waited for them for a while and
they are not there; once per turn, whichever process notices. Links lead to pages: opening one does nothing
and logs nobody in.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from typing import Final

from atoll.messages import say
from atoll.server.errors import LimitReached
from atoll.server.live.hub import Hub
from atoll.server.live.table import LiveTable
from atoll.server.notices.smtp import Mailer, compose
from atoll.server.ops.limits import DAY
from atoll.server.ops.logs import log
from atoll.server.settings import Settings, is_mail_address
from atoll.store import DamagedError, MailAddress, NoticeStore, Store, StoreError
from atoll.table import Person, Refused

CHECK_SECONDS: Final = 60.0
CONFIRM_SECONDS: Final = DAY
"""For how long an address can be confirmed."""

MAX_CONFIRMATIONS: Final = 3
"""How many confirmations a day one person may ask for, and one address gets."""

BATCH: Final = 200


class MailNotices:
    """The notices by mail of one process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.store = NoticeStore(store)
        self._settings, self._hub = settings, hub
        self._mailer = Mailer(settings)
        rate = MAX_CONFIRMATIONS / DAY
        self._by_person = hub.rates.make("mail", rate, DAY)
        self._by_address = hub.rates.make("mail-to", rate, DAY)

    def start(self) -> None:
        """Go on looking for people who are waited for, if the operator has switched mail on."""
        if self._settings.mails:
            self._hub.spawn(self._check_regularly())

    async def _check_regularly(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                await self.check()
            await asyncio.sleep(CHECK_SECONDS)

    # --- addresses ----------------------------------------------------------------------------------------

    async def ask(self, person: Person, address: str, lang: str) -> None:
        """Save an address and send a message there that asks to confirm it. Raise Refused or LimitReached."""
        if not self._settings.mails:
            raise Refused("notices-mail-off")
        if not is_mail_address(address):
            raise Refused("notices-mail-address")
        hashed = _hash(address.lower())
        if not self._by_person.allows(person.id) or not self._by_address.allows(hashed):
            raise LimitReached
        token = secrets.token_urlsafe(32)
        saved = MailAddress(person.id, address, lang, confirmed=False, unsubscribe=secrets.token_urlsafe(32))
        await self.store.save(saved, _hash(token), self._hub.now())
        text = say(
            "notices-mail-confirm-text", {"name": person.name, "link": self._page("confirm", token)}, lang
        )
        message = compose(self._settings, address, say("notices-mail-confirm-subject", None, lang), text)
        if not await self._mailer.send(message):
            await self.store.delete(person.id)
            raise Refused("notices-mail-address")
        log(logging.INFO, "mail address to confirm")

    async def confirm(self, token: str) -> bool:
        """Confirm the address to which this token was sent; return whether there is one."""
        return await self.store.confirm(_hash(token), self._hub.now() - CONFIRM_SECONDS)

    # --- turns --------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """Tell everybody who has been waited for long enough, and has not been told."""
        now, patience = self._hub.now(), self._settings.mail_minutes * 60
        await self.store.delete_unconfirmed(now - CONFIRM_SECONDS)
        for table in await self.store.waiting_tables(now - 7 * DAY, now - patience, BATCH):
            try:
                live = await self._hub.find(table)
            except DamagedError:
                continue  # the others are still there
            await live.refresh()
            if live.table.at <= now - patience:
                await self._tell_those_away(live)

    async def _tell_those_away(self, live: LiveTable) -> None:
        table = live.table
        clock = table.settings.clock
        if table.live_game is None or (clock is not None and clock.kind != "days"):
            return
        here = live.audience.presence.people()
        for seat in sorted(table.active_seats()):
            held = table.seats[seat]
            if held.who is None or not held.played_by_person or held.who in here:
                continue
            moves = table.live_game.moves
            turn = next((ply for ply in range(len(moves), 0, -1) if moves[ply - 1][0] != seat), 0)
            address = await self.store.find(held.who)
            if address is not None and address.confirmed and await self.store.claim(table.id, held.who, turn):
                await self._send_turn(address, table.id, table.settings.game)

    async def _send_turn(self, address: MailAddress, table: str, game: str) -> None:
        lang, base = address.language, self._settings.url.rstrip("/")
        values = {
            "game": say(f"web-game-{game}", None, lang),
            "link": f"{base}/t/{table}",
            "stop": self._page("stop", address.unsubscribe),
        }
        message = compose(
            self._settings,
            address.address,
            say("notices-mail-turn-subject", values, lang),
            say("notices-mail-turn-text", values, lang),
            f"{base}/api/v1/notices/mail/stop?token={address.unsubscribe}",
        )
        if not await self._mailer.send(message):
            await self.store.delete(address.who)

    def _page(self, action: str, token: str) -> str:
        return f"{self._settings.url.rstrip('/')}/notices/{action}/{token}"


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
