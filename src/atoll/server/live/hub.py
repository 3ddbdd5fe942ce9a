"""All tables of this process: found, made, expired; the lobby that lists them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from atoll.core import SPECTATOR, Json, Record, Viewer
from atoll.server.live.bots import HINT_LEVEL, BotPool
from atoll.server.live.broadcast import dumps
from atoll.server.live.leases import Alone, Minder, OneOfMany
from atoll.server.live.pubsub import LOBBY, NODES, PEOPLE, RATES, NoWire, Wire, table_topic
from atoll.server.live.table import Clockwork, Listener, LiveTable, listing
from atoll.server.ops.limits import Rates
from atoll.server.ops.logs import log, short
from atoll.server.ops.metrics import COMMAND_SECONDS, COMMANDS, FAILURES, TABLES
from atoll.server.settings import Settings
from atoll.store import AccountStore, Conflict, Store, StoreError
from atoll.table import (
    LogEntry,
    Person,
    Refused,
    Table,
    TableSeat,
    TableSettings,
    creation_events,
    rematch_seats,
)
from atoll.table.commands import AddBot, Command, LinkRematch, Rematch, Sit, StandIn
from atoll.table.fair import new_secret
from atoll.table.header import Header
from atoll.table.rated import check_seats, rated_settings

LOBBY_MOST: Final = 200
"""How many tables the lobby lists."""

LOOK_SECONDS: Final = 15
"""How often the logs are looked into for what the wire should have told."""

SAY_SECONDS: Final = 20
"""How often other processes are told who is connected here."""

TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{22}")

SWEEP_SECONDS: Final = 60.0
BEAT_SECONDS: Final = 1.0


class Unknown(Exception):  # noqa: N818 - an answer more than an error
    """There is no such table (or none that this person may know of)."""


class Hub:
    """The tables of one server process, which may be one of many."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotPool,
        now: Callable[[], float] = time.time,
        wire: Wire | None = None,
    ) -> None:
        """Serve the tables of a store; with others who share it, if there is a wire to them."""
        self.settings, self.store, self.bots, self.now = settings, store, bots, now
        self._accounts = AccountStore(store)
        self.node = secrets.token_urlsafe(8)
        self.shared = bool(settings.database_url)
        self.wire = wire or NoWire()
        self.minder: Minder = OneOfMany(store, self.node, settings.takeover) if self.shared else Alone(store)
        self.rates = Rates(shared=self.shared)
        self.person_changed: Callable[[str], None] = lambda _: None
        """Called when another process has changed something about somebody."""
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._lobby: set[Listener] = set()
        self._listed: dict[str, dict[str, Json]] = {}
        self._rematching = asyncio.Lock()
        self._booted = now()
        self._away_since: float | None = None
        self._early: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        self._world = Clockwork(
            store, bots, self.minder, self.wire, settings.grace, self._changed, self.spawn, now, self.shared
        )
        self.closing = False

    # --- life ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take up every game that goes on: its clock runs and its bots think from now on."""
        self._away_since = await self.store.last_beat()
        self._booted = self.now()
        if self.shared and await self.store.others(self.node, self.settings.takeover):
            self._away_since = None  # somebody has served all the time
        await self._list_anew()
        if self.shared:
            space = await self.store.keep("space", secrets.token_urlsafe(8))
            await self.wire.start(space, self.node, self._hear, self._wire_is_back)
            self.spawn(self._tend())
        self.spawn(self._beat())
        self.spawn(self._sweep())
        self.spawn(self.minder.run(self._take_up))

    async def _take_up(self, table: str) -> None:
        try:
            (await self.find(table)).wake()
        except Exception as error:  # one broken log must not keep the others from going on
            log(logging.ERROR, "table cannot be read", error=error, table=short(table))

    async def stop(self) -> None:
        """Send everybody away, finish what is being written, and leave the rest to other processes."""
        self.closing = True
        for listener in list(self._lobby):
            listener.close()
        for live in self._tables.values():
            live.shut()
        self.bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._world.under_way, return_exceptions=True)
        with contextlib.suppress(StoreError):  # a database that is away cannot be told good-bye
            await self.store.beat(self.now())
            await self.minder.close()
        self.wire.tell(NODES, {"gone": self.node})
        await self.wire.close()
        await self.store.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something beside; an error in it is logged."""

        async def run() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whatever it is, the server goes on
                FAILURES.inc()
                log(logging.ERROR, "task failed", error=error)

        task = asyncio.ensure_future(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                await self.store.beat(self.now())
            await asyncio.sleep(BEAT_SECONDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            with contextlib.suppress(StoreError):
                await self.sweep()

    async def sweep(self) -> None:
        """Forget what nobody has touched for long, and let go of tables that nobody looks at."""
        now, settings = self.now(), self.settings
        for life, seconds, of_accounts in (
            ("open", settings.expire_open_hours * 3600, False),
            ("playing", settings.expire_playing_days * 86400, False),
            ("over", settings.expire_over_days * 86400, False),
            ("over", settings.expire_account_games_days * 86400, True),
        ):
            old = await self.store.idle(life, now - seconds, 500, of_accounts=of_accounts)
            gone = [table for table in old if table not in self._tables or not self._tables[table].watched]
            if gone:
                await self.remove(*gone)
                log(logging.INFO, "tables expired", life=life, number=len(gone))
        await self.store.forget_records(now - settings.expire_over_days * 86400)
        await self.store.forget_guests(now - settings.expire_guests_days * 86400)
        await self._accounts.forget_sessions(now - settings.expire_sessions_days * 86400)
        for table, live in list(self._tables.items()):
            if not live.busy:
                await self._let_go(table)
        if self.shared:
            await self._list_anew()

    async def _let_go(self, table: str) -> None:
        del self._tables[table]
        TABLES.set(len(self._tables))
        await self.minder.release([table])
        await self.wire.unfollow(table_topic(table))

    async def remove(self, *tables: str) -> None:
        """Take tables away, with their logs."""
        for table in tables:
            self._forget(table)
        await self.store.remove(tables)
        await self.minder.release(tables)

    def dismiss(self, who: str) -> None:
        """Send somebody away from every table; who may come back will."""
        self._dismiss_here(who)
        self.wire.tell(PEOPLE, {"who": who, "dismissed": True})

    def _dismiss_here(self, who: str) -> None:
        for live in self._tables.values():
            live.dismiss(who)

    def _forget(self, table: str) -> None:
        live = self._tables.pop(table, None)
        if live is not None:
            live.shut()
        self.wire.tell(table_topic(table), {"removed": True})
        self._unlist(table)

    # --- tables ---------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """Give a table. Raises Unknown."""
        live = self._tables.get(table)
        if live is not None:
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        if not TABLE_ID.fullmatch(table):
            raise Unknown
        self._early[table] = []
        try:
            await self.wire.follow(table_topic(table))
            entries = await self.store.read(table)
            if not entries:
                await self.wire.unfollow(table_topic(table))
                raise Unknown
            # A long game takes a while to play through again; other tables need not wait for it.
            live = LiveTable(await asyncio.to_thread(Table.fold, table, entries), self._world)
            if self._away_since is not None and live.table.at < self._booted:
                # Nobody could play while no server ran; that time counts for nobody.
                await live.resume(self._away_since, self._booted)
            self._tables[table] = live
            TABLES.set(len(self._tables))
        finally:
            early = self._early.pop(table)
        for node, said in early:
            live.hear(node, said)
        live.ask_who_is_here()
        live.wake()
        return live

    def playing(self) -> list[LiveTable]:
        """List the tables of this process at which a game goes on."""
        return [live for live in self._tables.values() if live.table.life == "playing"]

    async def make(
        self,
        table_settings: TableSettings,
        host: Person,
        seats: list[TableSeat],
        beginning: Record | None = None,
    ) -> LiveTable:
        """Make a table. Raises Refused, or OptionsError and SetupError where the terms cannot be.

        ``beginning`` is what a game takes over that branches off another.
        """
        for seat in seats:
            if seat.kind == "bot":
                self._check_level(seat.level or "")
        if table_settings.rated:
            table_settings = rated_settings(table_settings)
            check_seats(
                seats if any(seat.who == host.id for seat in seats) else [*seats, TableSeat.for_person(host)]
            )
        if await self.store.count() >= self.settings.max_tables:
            raise Refused("server-tables-full")
        if await self.store.hosted(host.id) >= self.settings.max_tables_person:
            raise Refused("server-tables-person", most=self.settings.max_tables_person)
        events = creation_events(table_settings, host, seats, new_secret(), beginning)
        table, now = secrets.token_urlsafe(16), self.now()
        entries = [LogEntry(index, now, event) for index, event in enumerate(events, 1)]
        header = Header.first(table, entries[0]).after(entries[1:])
        await self.wire.follow(table_topic(table))
        with contextlib.suppress(Conflict):  # nobody else knows this id: it was written just before a restart
            await self.store.append(table, entries, listing(header))
        live = self._tables[table] = LiveTable(Table.fold(table, entries), self._world)
        self._changed(live)
        log(
            logging.INFO,
            "table made",
            table=short(table),
            game=table_settings.game,
            players=table_settings.players,
        )
        return live

    async def act(self, live: LiveTable, command: Command, actor: Person, identity: str) -> int:
        """Do what a person asks of a table. Raises Refused."""
        with COMMAND_SECONDS.time():
            try:
                if isinstance(command, AddBot | StandIn):
                    self._check_level(command.level)
                if isinstance(command, Sit | Rematch):
                    await self._check_apart(live, actor)
                seq = await live.act(command, actor, identity)
            except Refused:
                COMMANDS.labels(command.do, "refused").inc()
                raise
        COMMANDS.labels(command.do, "done").inc()
        if isinstance(command, Rematch):
            async with self._rematching:
                if live.table.rematch is None:
                    table_settings = replace(
                        live.table.settings, origin=None
                    )  # another game from the beginning
                    fresh = await self.make(table_settings, actor, rematch_seats(live.table, actor.id))
                    await live.own(LinkRematch(fresh.table.id))
                    if live.table.rematch != fresh.table.id:  # another process was quicker
                        await self.remove(fresh.table.id)
            seq = live.table.seq
        return seq

    async def _check_apart(self, live: LiveTable, actor: Person) -> None:
        """Let nobody sit down with somebody who has blocked them, or whom they have."""
        others = live.table.header.people() | {live.table.host}
        if await self._accounts.apart(actor.id, others - {actor.id}):
            raise Refused("people-apart")

    async def hint(self, live: LiveTable, viewer: Viewer) -> dict[str, Json]:
        """Give the move that a bot would make for a seat that is asked. Raises Refused."""
        live_game = live.table.live_game
        if viewer is SPECTATOR or live_game is None or live.table.life != "playing":
            raise Refused("table-not-playing")
        if live.table.settings.rated:
            raise Refused("rated-no-hints")
        draft = live_game.draft
        if draft is not None and draft.seat == viewer and draft.complete:
            raise Refused("table-draft-full")
        if not live_game.legal_moves(viewer):
            raise Refused("not-your-turn", seat=viewer)
        position = live_game.current.position.copy()
        return {"seat": viewer, "move": await self.bots.think(HINT_LEVEL, position, viewer)}

    def _check_level(self, level: str) -> None:
        if level not in self.bots.levels():
            raise Refused("table-level", level=level[:40], levels=", ".join(self.bots.levels()))

    async def of_person(self, who: str) -> list[dict[str, Json]]:
        """List the tables of a person, with the seats that are asked now and when one's own time ends."""
        found = []
        for entry in await self.store.of_person(who, 100):
            asked: list[Json] = []
            deadline: float | None = None
            if entry.life == "playing":
                live = await self.find(entry.id)
                await live.refresh()
                table = live.table
                asked = [*sorted(table.active_seats())]
                ends = [table.clock.deadline(seat) for seat in table.seats_of(who)] if table.clock else []
                deadline = min((end for end in ends if end is not None), default=None)
            found.append({**entry.summary, "asked": asked, "deadline": deadline})
        return found

    # --- the lobby ----------------------------------------------------------------------------------------

    def public(self) -> list[dict[str, Json]]:
        """List the public tables that are open or in play, the newest first."""
        tables = sorted(self._listed.values(), key=lambda one: -float(str(one["created_at"])))
        return tables[:LOBBY_MOST]

    def enter_lobby(self, listener: Listener) -> None:
        """Let somebody follow the list of public tables."""
        listener.send(dumps({"type": "lobby", "tables": self.public()}))
        self._lobby.add(listener)

    def leave_lobby(self, listener: Listener) -> None:
        """Take somebody out again."""
        self._lobby.discard(listener)

    def _changed(self, live: LiveTable) -> None:
        header = live.table.header
        if header.life == "over" and self.minder.minds(header.id):
            self.spawn(self.minder.release([header.id]))
        if not header.settings.public:
            return
        if header.life == "over":
            self._unlist(header.id)
            self.wire.tell(LOBBY, {"gone": header.id})
        elif self._list(header.summary()):
            self.wire.tell(LOBBY, {"table": header.summary()})

    def _list(self, summary: dict[str, Json]) -> bool:
        """List a table as it is now; False if nothing is new but that it was touched."""
        table = str(summary["id"])
        before = self._listed.get(table)
        if before is not None and float(str(before["touched_at"])) > float(str(summary["touched_at"])):
            return False  # this news is older than what we know
        self._listed[table] = summary
        if before is not None and {**before, "touched_at": 0} == {**summary, "touched_at": 0}:
            return False
        self._tell_lobby({"type": "table", "table": summary})
        return True

    def _unlist(self, table: str) -> None:
        if self._listed.pop(table, None) is not None:
            self._tell_lobby({"type": "gone", "id": table})

    async def _list_anew(self) -> None:
        """Compare the list with the store: some news may not have reached us."""
        found = {entry.id: entry.summary for entry in await self.store.public(LOBBY_MOST)}
        for table in self._listed.keys() - found.keys():
            self._unlist(table)
        for summary in found.values():
            self._list(summary)

    def _tell_lobby(self, message: dict[str, Json]) -> None:
        text = dumps(message)
        for listener in list(self._lobby):
            listener.send(text)

    # --- other processes ----------------------------------------------------------------------------------

    def _hear(self, topic: str, said: dict[str, Any]) -> None:
        kind, _, table = topic.partition(":")
        match kind:
            case "table" if table in self._early:
                self._early[table].append((said["node"], said))
            case "table" if table in self._tables and "removed" in said:
                self._tables.pop(table).shut()
                self._unlist(table)
            case "table" if table in self._tables:
                self._tables[table].hear(said["node"], said)
            case "lobby" if "table" in said:
                self._list(said["table"])
            case "lobby":
                self._unlist(said["gone"])
            case "rates":
                self.rates.take(said["allowed"])
            case "people":
                self.person_changed(said["who"])
                if said.get("dismissed"):
                    self._dismiss_here(said["who"])
            case "nodes":
                self.minder.look()

    def tell_person_changed(self, who: str) -> None:
        """Let the other processes forget what they remember of somebody."""
        self.wire.tell(PEOPLE, {"who": who})

    async def _wire_is_back(self) -> None:
        """Look for what was missed while the wire was down."""
        self.spawn(self._look_into_logs())
        self.minder.look()
        for live in list(self._tables.values()):
            live.ask_who_is_here()
            live.say_who_is_here()

    async def _look_into_logs(self) -> None:
        await self._list_anew()
        known = {table: live.table.seq for table, live in self._tables.items()}
        for table, seq in (await self.store.last_numbers(known)).items() if known else ():
            if seq > known[table] and (live := self._tables.get(table)) is not None:
                await live.refresh()

    async def _tend(self) -> None:
        """Look into the logs, seldom while the wire is up, often while it is down; say what others need."""
        seconds = 0
        while True:
            await asyncio.sleep(1)
            seconds += 1
            if allowed := self.rates.allowed():
                self.wire.tell(RATES, {"allowed": allowed})
            if not self.wire.up or seconds % LOOK_SECONDS == 0:
                with contextlib.suppress(StoreError):
                    await self._look_into_logs()
            if seconds % SAY_SECONDS == 0:
                for live in list(self._tables.values()):
                    if live.watched:
                        live.say_who_is_here()
