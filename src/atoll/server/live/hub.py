"""The tables of this process: found, unloaded, expired; and kept in step with other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from atoll.core import Json
from atoll.server.errors import NotFound
from atoll.server.live.bots import BotPool
from atoll.server.live.friends import Friends
from atoll.server.live.leases import SharedLeases, SingleProcessLeases, TableLeases
from atoll.server.live.lobby import LOBBY_LENGTH, Lobby
from atoll.server.live.pubsub import LOBBY, NODES, PEOPLE, RATES, NoPubSub, PubSub, table_topic
from atoll.server.live.seating import Seating
from atoll.server.live.seeks import Seeks
from atoll.server.live.services import Services
from atoll.server.live.table import LiveTable
from atoll.server.live.table_commands import TableCommands
from atoll.server.live.table_creator import TableCreator
from atoll.server.ops.limits import RateLimits
from atoll.server.ops.logs import log, short_id
from atoll.server.ops.metrics import FAILURES, TABLES
from atoll.server.ops.server_time import READ_SECONDS, ServerTime
from atoll.server.settings import Settings
from atoll.store import AccountStore, DamagedError, Store, StoreError
from atoll.table import (
    LogEntry,
    Person,
    Table,
)
from atoll.table.commands import Rename

CATCH_UP_SECONDS: Final = 15
"""How often the logs are checked for messages that did not come through."""

PRESENCE_SECONDS: Final = 20
"""How often other processes are told who is connected here."""

TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{22}")

SWEEP_SECONDS: Final = 60.0

RENAME_OVER_SECONDS: Final = 3600.0
"""For how long after its end a table follows a change of name: people may still sit there, or play again."""

MAX_RENAMED_TABLES: Final = 100
"""At how many of a person's tables, the latest, a new name is shown."""

ADDRESSES_KEPT: Final = 20_000
"""Of how many people the last network address is remembered."""
HEARTBEAT_SECONDS: Final = 1.0


class Hub:
    """The tables of one server process, which may be one of many."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotPool,
        now: Callable[[], float] = time.time,
        pubsub: PubSub | None = None,
    ) -> None:
        """Serve the tables of a store; ``pubsub`` connects to other processes that share it."""
        self.settings, self.store, self.bots, self.now = settings, store, bots, now
        self._accounts = AccountStore(store)
        seating = Seating(store, bots)
        self.node = secrets.token_urlsafe(8)
        self.shared = bool(settings.database_url)
        self.pubsub = pubsub or NoPubSub()
        self.leases: TableLeases = (
            SharedLeases(store, self.node, settings.takeover) if self.shared else SingleProcessLeases(store)
        )
        self.rates = RateLimits(shared=self.shared)
        self.lobby = Lobby()
        self.on_person_changed: Callable[[str], None] = lambda _: None
        """Called when another process has changed something about somebody."""
        self.on_tournament_game_over: Callable[[str], None] = lambda _: None
        """Called when a game of a tournament is over here."""
        self.on_tournament_changed: Callable[[str], None] = lambda _: None
        """Called when another process has changed a tournament."""
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.creator = TableCreator(self, seating)
        self.commands = TableCommands(self, seating)
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._outages = now.outages if isinstance(now, ServerTime) else ()
        self._booted = now()
        self._down_since: float | None = None
        """Since when no process had served the tables when this one started; None if one had."""
        self._early: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        """Messages about tables that are still being loaded."""
        self._services = Services(
            store=store,
            bots=bots,
            leases=self.leases,
            pubsub=self.pubsub,
            grace=settings.grace,
            on_change=self.publish_change,
            spawn=self.spawn,
            address_of=self.address_of,
            now=now,
            outages=self._outages,
            shared=self.shared,
        )
        self.seeks = Seeks(settings, self._services, self.rates, self.node, self._announce)
        self.friends = Friends(settings, self._services, self.rates, self.node, self._announce)
        self._damaged: set[str] = set()
        """The tables whose logs cannot be read, as far as that was noticed."""
        self.closing = False

    # --- starting and stopping ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Resume every game in play: its clocks run and its bots think from now on."""
        self._down_since = await self.store.last_alive()
        self._booted = self.now()
        if self.shared and await self.store.others_alive(self.node, self.settings.takeover):
            self._down_since = None
        await self._refresh_lists()
        if self.shared:
            space = await self.store.get_or_create("space", secrets.token_urlsafe(8))
            await self.pubsub.start(space, self.node, self._on_message, self._on_connected)
            self.spawn(self._stay_in_step())
            self.spawn(self.seeks.watch())
        self.spawn(self._send_heartbeats())
        self.spawn(self._watch_time())
        self.spawn(self._sweep_regularly())
        self.spawn(self.leases.run(self._take_over))

    async def _take_over(self, table: str) -> None:
        try:
            (await self.find(table)).wake()
        except DamagedError:
            if table not in self._damaged:  # it is tried again and again
                self._damaged.add(table)
                log(logging.ERROR, "table damaged: run atoll check", table=short_id(table))
        except Exception as error:  # one broken log must not stop the other tables
            log(logging.ERROR, "table cannot be read", error=error, table=short_id(table))

    async def stop(self) -> None:
        """Disconnect everybody, finish what is being written, and leave the rest to other processes."""
        self.closing = True
        self.lobby.close()
        self.seeks.close()
        for live in self._tables.values():
            live.close()
        self.bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._services.pending, return_exceptions=True)
        await asyncio.gather(*(live.settle() for live in self._tables.values()))
        with contextlib.suppress(StoreError):  # the database may be gone before us
            await self.store.mark_alive(self.now())
            await self.leases.close()
        self.pubsub.publish(NODES, {"gone": self.node})
        await self.pubsub.close()
        await self.store.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Run a background task; an error in it is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)

    def _on_task_done(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            FAILURES.inc()  # whatever it is, the server stays up
            log(logging.ERROR, "task failed", error=error)

    async def _send_heartbeats(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                await self.store.mark_alive(self.now())
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _watch_time(self) -> None:
        """Read the time often, so that it is known when nothing ran; then credit it to everybody."""
        known = 0
        while True:
            self.now()
            for outage in self._outages[known:]:
                log(logging.WARNING, "time credited", seconds=round(outage.until - outage.since, 1))
            if len(self._outages) > known:
                known = len(self._outages)
                for live in self.tables_in_play():
                    self.spawn(live.credit_outages())
            await asyncio.sleep(READ_SECONDS)

    async def _sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            with contextlib.suppress(StoreError):
                await self.sweep()

    async def sweep(self) -> None:
        """Delete what has expired, and unload tables that nobody needs in memory."""
        now, settings = self.now(), self.settings
        for life, seconds, of_accounts in (
            ("open", settings.expire_open_hours * 3600, False),
            ("playing", settings.expire_playing_days * 86400, False),
            ("over", settings.expire_over_days * 86400, False),
            ("over", settings.expire_account_games_days * 86400, True),
        ):
            old = await self.store.idle_tables(life, now - seconds, 500, of_accounts=of_accounts)
            expired = [
                table
                for table in old
                if table not in self._tables or not self._tables[table].audience.has_listeners
            ]
            if expired:
                await self.remove(*expired)
                log(logging.INFO, "tables expired", life=life, number=len(expired))
        await self.store.delete_records(now - settings.expire_over_days * 86400)
        await self.store.delete_guests(now - settings.expire_guests_days * 86400)
        await self._accounts.delete_old_sessions(now - settings.expire_sessions_days * 86400)
        for table, live in list(self._tables.items()):
            if not live.busy:
                await self._unload(table)
        self.bots.kept.drop_idle()
        await self.seeks.sweep()
        await self.friends.sweep()
        if self.shared:
            await self._refresh_lists()

    async def _unload(self, table: str) -> None:
        del self._tables[table]
        self.bots.kept.forget(table)
        TABLES.set(len(self._tables))
        await self.leases.release([table])
        await self.pubsub.unsubscribe(table_topic(table))

    async def remove(self, *tables: str) -> None:
        """Delete tables with their logs."""
        for table in tables:
            live = self._tables.pop(table, None)
            if live is not None:
                live.close()
            self.pubsub.publish(table_topic(table), {"removed": True})
            self.lobby.remove(table)
        await self.store.delete_tables(tables)
        await self.leases.release(tables)

    # --- tables -------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """Return a table. Raise NotFound if there is none with this id."""
        live = self._tables.get(table)
        if live is not None:
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        if not TABLE_ID.fullmatch(table):
            raise NotFound
        self._early[table] = []
        try:
            await self.pubsub.subscribe(table_topic(table))
            entries = await self.store.read(table)
            if not entries:
                await self.pubsub.unsubscribe(table_topic(table))
                raise NotFound
            # Replaying a long game takes a while; other tables need not wait for it.
            live = LiveTable(await asyncio.to_thread(_fold, table, entries), self._services)
            if self._down_since is not None and live.table.at < self._booted:
                # Nobody could play while no server ran, so that time is credited to everybody.
                await live.resume(self._down_since, self._booted)
            self._tables[table] = live
            TABLES.set(len(self._tables))
        finally:
            early = self._early.pop(table)
        for node, message in early:
            live.on_message(node, message)
        live.audience.request_presence()
        live.boards.store_if_rated()
        live.wake()
        return live

    def adopt(self, table: Table) -> LiveTable:
        """Serve a table that was written just now."""
        live = self._tables[table.id] = LiveTable(table, self._services)
        return live

    def tables_in_play(self) -> list[LiveTable]:
        """Return the tables of this process at which a game is being played."""
        return [live for live in self._tables.values() if live.table.life == "playing"]

    async def tables_of(self, who: str) -> list[dict[str, Json]]:
        """Return a person's tables, each with its active seats and the person's own deadline."""
        found = []
        for entry in await self.store.tables_of(who, 100):
            active: list[Json] = []
            deadline: float | None = None
            if entry.life == "playing":
                try:
                    live = await self.find(entry.id)
                except DamagedError:
                    continue  # the others are still there
                await live.refresh()
                table = live.table
                active = [*sorted(table.active_seats())]
                ends = [table.clock.deadline(seat) for seat in table.seats_of(who)] if table.clock else []
                deadline = min((end for end in ends if end is not None), default=None)
            found.append({**entry.summary, "asked": active, "deadline": deadline})
        return found

    # --- people -------------------------------------------------------------------------------------------

    def note_address(self, who: str, address: str) -> None:
        """Remember from which network address a person was last seen."""
        self._addresses[who] = address
        self._addresses.move_to_end(who)
        if len(self._addresses) > ADDRESSES_KEPT:
            self._addresses.popitem(last=False)

    def address_of(self, who: str) -> str:
        """Return the address from which a person was last seen here; their id if they were not."""
        return self._addresses.get(who, who)

    def disconnect(self, who: str) -> None:
        """Close a person's connections to every table; they may reconnect if they are still allowed to."""
        self._disconnect_here(who)
        self.pubsub.publish(PEOPLE, {"who": who, "dismissed": True})

    async def publish_blocks_changed(self, *people: str) -> None:
        """Let people who have blocked or unblocked one another see what they may see now."""
        self.pubsub.publish(PEOPLE, {"blocks": people})
        await self.seeks.on_blocks_changed(people)

    def _disconnect_here(self, who: str) -> None:
        for live in self._tables.values():
            live.audience.disconnect(who)
        self.seeks.disconnect(who)

    def publish_person_changed(self, who: str) -> None:
        """Let the other processes drop what they have cached about somebody."""
        self.pubsub.publish(PEOPLE, {"who": who})

    async def rename(self, person: Person) -> None:
        """Show a person's new name at once to everybody who meets them, in all processes.

        That is at their tables, where they are connected, and in lists. Finished tables keep the name under
        which they were played, unless somebody may still sit at them.
        """
        self.pubsub.publish(PEOPLE, {"who": person.id, "name": person.name, "mark": person.mark})
        await self.seeks.rename(person)
        since = self.now() - RENAME_OVER_SECONDS
        for entry in await self.store.tables_of(person.id, MAX_RENAMED_TABLES):
            if entry.life != "over" or entry.touched_at > since:
                with contextlib.suppress(DamagedError, NotFound):
                    await self.find(entry.id)
        await self._rename_here(person)

    async def _rename_here(self, person: Person) -> None:
        """Show a person's new name at the tables and in the lists of this process."""
        self.seeks.rename_here(person)
        for live in list(self._tables.values()):
            live.audience.rename(person.id, person.name)
            if live.table.mentions(person.id):
                await live.handle_own(Rename(person.id, person, aliases=False))

    # --- the lobby ----------------------------------------------------------------------------------------

    def publish_change(self, live: LiveTable) -> None:
        """Let lists, leases and tournaments follow what has happened at a table."""
        header = live.table.header
        if header.life == "over" and self.leases.holds(header.id):
            self.spawn(self.leases.release([header.id]))
        if header.life == "over" and header.settings.tournament is not None:
            self.on_tournament_game_over(str(header.settings.tournament["id"]))
        if not header.settings.public:
            return
        if header.life == "over":
            self.lobby.remove(header.id)
            self.pubsub.publish(LOBBY, {"gone": header.id})
        elif self.lobby.update(header.summary()):
            self.pubsub.publish(LOBBY, {"table": header.summary()})

    async def _announce(self, table: str) -> None:
        """List a table that was written without a live table."""
        self.publish_change(await self.find(table))

    async def _refresh_lists(self) -> None:
        await self.seeks.refresh()
        self.lobby.replace(
            {entry.id: entry.summary for entry in await self.store.public_tables(LOBBY_LENGTH)}
        )

    # --- other processes ----------------------------------------------------------------------------------

    def _on_message(self, topic: str, message: dict[str, Any]) -> None:
        kind, _, table = topic.partition(":")
        match kind:
            case "table" if table in self._early:
                self._early[table].append((message["node"], message))
            case "table" if table in self._tables and "removed" in message:
                self._tables.pop(table).close()
                self.lobby.remove(table)
            case "table" if table in self._tables:
                self._tables[table].on_message(message["node"], message)
            case "lobby" if "table" in message:
                self.lobby.update(message["table"])
            case "lobby":
                self.lobby.remove(message["gone"])
            case "tournaments":
                self.on_tournament_changed(message["id"])
            case "rates":
                self.rates.take(message["allowed"])
            case "seeks":
                self.seeks.on_message(message)
            case "people" if "to" in message:
                self.friends.notify_here(message["to"], message["message"])
            case "people" if "blocks" in message:
                self.spawn(self.seeks.on_blocks_changed(message["blocks"]))
            case "people":
                self.on_person_changed(message["who"])
                if "name" in message:
                    person = Person(message["who"], message["name"], message["mark"])
                    self.spawn(self._rename_here(person))
                if message.get("dismissed"):
                    self._disconnect_here(message["who"])
            case "nodes":
                self.leases.check_now()

    async def _on_connected(self) -> None:
        """Find out what was missed while messages did not come through."""
        self.spawn(self._catch_up())
        self.leases.check_now()
        for live in list(self._tables.values()):
            live.audience.request_presence()
            live.audience.publish_presence()

    async def _catch_up(self) -> None:
        await self._refresh_lists()
        await self.seeks.check()
        known = {table: live.table.seq for table, live in self._tables.items()}
        for table, seq in (await self.store.last_seqs(known)).items() if known else ():
            if seq > known[table] and (live := self._tables.get(table)) is not None:
                await live.refresh()

    async def _stay_in_step(self) -> None:
        """Check the logs, rarely while messages come through, else often; publish what is due."""
        seconds = 0
        while True:
            await asyncio.sleep(1)
            seconds += 1
            if allowed := self.rates.allowed():
                self.pubsub.publish(RATES, {"allowed": allowed})
            if not self.pubsub.connected or seconds % CATCH_UP_SECONDS == 0:
                with contextlib.suppress(StoreError):
                    await self._catch_up()
            if seconds % PRESENCE_SECONDS == 0:
                for live in list(self._tables.values()):
                    if live.audience.has_listeners:
                        live.audience.publish_presence()


def _fold(table: str, entries: Sequence[LogEntry]) -> Table:
    """Return the table that a log describes. Raise DamagedError if the log makes no sense."""
    try:
        return Table.fold(table, entries)
    except Exception as error:  # whatever a damaged event leads to
        seq = entries[-1].seq
        raise DamagedError("store-damaged-log", table=table, seq=seq, problem=repr(error)) from error
