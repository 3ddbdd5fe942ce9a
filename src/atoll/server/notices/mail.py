"""Notices by mail: an address is confirmed before anything else is sent there, and one press ends it.

Links lead to pages: opening one does nothing and logs nobody in.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from typing import Final

from atoll.messages import say
from atoll.server.errors import LimitReached
from atoll.server.live.hub import Hub
from atoll.server.notices.smtp import Mailer, compose
from atoll.server.ops.limits import DAY
from atoll.server.ops.logs import log
from atoll.server.settings import Settings, is_mail_address
from atoll.store import MailAddress, NoticeStore, Store
from atoll.table import Person, Refused

CONFIRM_SECONDS: Final = DAY
"""For how long an address can be confirmed."""

MAX_CONFIRMATIONS: Final = 3
"""How many confirmations a day one person may ask for, and one address gets."""


class MailNotices:
    """The notices by mail of one process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.store = NoticeStore(store)
        self._settings, self._hub = settings, hub
        self._mailer = Mailer(settings)
        rate = MAX_CONFIRMATIONS / DAY
        self._by_person = hub.rates.make("mail", rate, DAY)
        self._by_address = hub.rates.make("mail-to", rate, DAY)

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

    async def notify(self, who: str, table: str, game: str) -> None:
        """Notify somebody that a table waits for them, if there is a confirmed address."""
        if not self._settings.mails:
            return
        address = await self.store.find(who)
        if address is None or not address.confirmed:
            return
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
