"""Tells people who are away that a game waits for them: by Web Push or by mail, once per turn.

Somebody is told when a game without haste (no clock, or days per move) has waited for them for a while and
they are not there. Every process looks; whichever notes the turn first in the database sends the message.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from atoll.server.live.hub import Hub
from atoll.server.live.table import LiveTable
from atoll.server.notices.mail import CONFIRM_SECONDS, MailNotices
from atoll.server.notices.push import PushNotices
from atoll.server.ops.limits import DAY
from atoll.server.settings import Settings
from atoll.store import DamagedError, NoticeStore, Store, StoreError

CHECK_SECONDS: Final = 60.0
PRESENCE_ANSWER_SECONDS: Final = 2.0
"""How long to wait for other processes to say who is connected to them."""

BATCH: Final = 200


class TurnNotices:
    """Looks for people who are waited for, in one process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.mail, self.push = MailNotices(settings, store, hub), PushNotices(settings, store, hub)
        self._settings, self._hub = settings, hub
        self._store = NoticeStore(store)

    def start(self) -> None:
        """Go on looking, if the operator has switched mail or Web Push on."""
        if self._settings.mails or self.push.public_key is not None:
            self._hub.spawn(self._check_regularly())

    async def _check_regularly(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                await self.check()
            await asyncio.sleep(CHECK_SECONDS)

    async def check(self) -> None:
        """Tell everybody who has been waited for long enough, and has not been told."""
        now, patience = self._hub.now(), self._settings.notice_minutes * 60
        await self._store.delete_unconfirmed(now - CONFIRM_SECONDS)
        await self.push.store.delete_logged_out()
        waiting: list[LiveTable] = []
        for table in await self._store.waiting_tables(now - 7 * DAY, now - patience, BATCH):
            with contextlib.suppress(DamagedError):  # the others are still there
                waiting.append(await self._hub.find(table))
        if self._hub.shared and any(live.audience.presence.began > now for live in waiting):
            await asyncio.sleep(PRESENCE_ANSWER_SECONDS)
        for live in waiting:
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
            if await self._store.wants_notices(held.who) and await self._store.claim(
                table.id, held.who, turn
            ):
                await self._notify(held.who, table.id, table.settings.game)

    async def _notify(self, who: str, table: str, game: str) -> None:
        """Send one message: to their browsers, or by mail if no browser takes it."""
        if not await self.push.notify(who, table):
            await self.mail.notify(who, table, game)
