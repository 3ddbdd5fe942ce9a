"""Notices by Web Push: a browser subscribes, and is sent nothing but a table's id and a language."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Final

from atoll.server.errors import LimitReached
from atoll.server.live.hub import Hub
from atoll.server.notices.delivery import NotPermitted
from atoll.server.ops.limits import DAY
from atoll.server.ops.logs import log
from atoll.server.settings import Settings
from atoll.store import PushStore, PushSubscription, Store
from atoll.table import Refused

if TYPE_CHECKING:
    from atoll.server.notices.webpush import PushSender

MAX_BROWSERS: Final = 5
"""In how many browsers a person is told; the oldest makes room for another."""

MAX_SUBSCRIPTIONS: Final = 100
"""How often a day a person, or an address, may subscribe; a page does so whenever it is loaded."""

GONE: Final = frozenset({404, 410})
"""What a push service answers if a browser no longer takes messages."""


class PushNotices:
    """The notices by Web Push of one process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.store = PushStore(store)
        self._hub = hub
        self._sender: PushSender | None = None
        if settings.push_key:
            # Loads cryptography, for which only servers that push need to wait.
            from atoll.server.notices.webpush import PushSender  # noqa: PLC0415

            self._sender = PushSender(settings)
        self._by_person = hub.rates.make("push", MAX_SUBSCRIPTIONS / DAY, DAY)
        self._by_address = hub.rates.make("push-address", 10 * MAX_SUBSCRIPTIONS / DAY, DAY)

    @property
    def public_key(self) -> str | None:
        """The key with which browsers subscribe; None if the operator has not switched Web Push on."""
        return self._sender.public_key if self._sender else None

    async def subscribe(self, who: str, session: str, address: str, subscription: PushSubscription) -> None:
        """Save a browser's subscription. Raise Refused or LimitReached."""
        if self._sender is None:
            raise Refused("notices-push-off")
        if not self._by_person.allows(who) or not self._by_address.allows(address):
            raise LimitReached
        if not self._sender.can_reach(subscription):
            raise Refused("notices-push-browser")
        await self.store.save(who, session, subscription, self._hub.now(), MAX_BROWSERS)
        log(logging.INFO, "push subscription")

    async def notify(self, who: str, table: str) -> bool:
        """Notify somebody that a table waits for them; return whether a push service took the message."""
        if self._sender is None:
            return False
        subscriptions = await self.store.find(who)
        taken = await asyncio.gather(*(self._send(self._sender, each, table) for each in subscriptions))
        return any(taken)

    async def _send(self, sender: PushSender, subscription: PushSubscription, table: str) -> bool:
        text = json.dumps({"table": table, "language": subscription.language})
        try:
            status = await sender.send(subscription, text.encode())
        except NotPermitted:
            await self.store.delete(subscription.endpoint)
            log(logging.WARNING, "push host not permitted")
            return False
        except (OSError, TimeoutError) as error:
            log(logging.WARNING, "push not sent", problem=type(error).__name__)
            return False
        if status in GONE:
            await self.store.delete(subscription.endpoint)
        elif not 200 <= status < 300:
            log(logging.WARNING, "push refused", status=status)
        return 200 <= status < 300
