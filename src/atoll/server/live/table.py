"""A table that lives in this process: its log is written, its news are sent, its bots are asked."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

from atoll.core import SPECTATOR, Json, Seat, Viewer
from atoll.server.live.bots import BotPool
from atoll.server.live.broadcast import News, dumps
from atoll.server.live.leases import Minder
from atoll.server.live.pubsub import Wire, table_topic
from atoll.server.ops.logs import log, short
from atoll.server.ops.metrics import BOT_SECONDS, CONFLICTS
from atoll.store import Conflict, Listing, Store, StoreError, finished
from atoll.table import (
    Header,
    LogEntry,
    Person,
    Refused,
    Table,
    TableEvent,
    decide,
    decide_server,
    projection,
)
from atoll.table.commands import BotPlays, Command, Resume, ServerCommand, Tick

REFUSALS_KEPT: Final = 256
"""Of how many refused commands the answer is remembered, for a second copy of the same command."""

RESUME_MOST: Final = 500
"""The most events that a client is sent one by one; further behind it gets a snapshot."""

LIST_SECONDS: Final = 60.0
"""After so long a list is told that a table was touched, if nothing else about it has changed."""

RETRY_SECONDS: Final = 1.0
"""After so long a bot whose move could not be written decides anew."""

BOARD_CHANGES: Final = frozenset({"started", "drafted", "undrafted", "moved", "took-back", "ended"})
"""The events after which the board, or what can be done on it, is another."""


SEAT_CHANGES: Final = frozenset({"seated", "arranged", "started", "renamed"})
"""The events after which somebody may see less than before."""


PRESENCE_SECONDS: Final = 50.0
"""What another process says of who is there is believed for so long."""


class Listener(Protocol):
    """A client's end of a socket."""

    person: Person | None
    viewer: Viewer

    def send(self, message: str) -> None:
        """Send a message, in the order of the calls; it may be dropped once the client is gone."""

    def close(self) -> None:
        """Send the client away."""


@dataclass
class Clockwork:
    """What a live table needs of the world around it."""

    store: Store
    bots: BotPool
    minder: Minder
    wire: Wire
    grace: float
    changed: Callable[[LiveTable], None]
    """Called after every change, for the lobby."""
    spawn: Callable[[Awaitable[None]], None]
    """Starts a task of the server."""
    now: Callable[[], float] = time.time
    shared: bool = False
    """Whether other processes serve the same tables."""
    under_way: set[asyncio.Future[None]] = field(default_factory=set)
    """What is being decided and written."""

    def finished(self, task: asyncio.Future[None]) -> None:
        """Let go of something that was under way; if it failed, whoever asked is told, if still there."""
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to another process."""

    here: frozenset[str]
    watching: int
    at: float


class LiveTable:
    """One table, its listeners, its clock and its bots. Commands are taken one after another."""

    def __init__(self, table: Table, world: Clockwork) -> None:
        self.table = table
        self._world = world
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._here: Counter[str] = Counter()
        self._left_at: dict[str, float] = {}
        self._began = world.now()
        self._refused: OrderedDict[str, Refused] = OrderedDict()
        self._thinking: set[tuple[Seat, int]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._listed_at = 0.0
        self._heard: list[LogEntry] = []
        self._elsewhere: dict[str, Elsewhere] = {}
        self.gone = False

    # --- commands -----------------------------------------------------------------------------------------

    async def act(self, command: Command, actor: Person, identity: str) -> int:
        """Do what a person asks and give the number of its first event. Raises Refused.

        The same identity again gives the same answer and does nothing.
        """
        key = f"{actor.id}:{identity}"

        def consider(now: float) -> list[TableEvent]:
            del now
            if key in self.table.handled:
                return []
            if key in self._refused:
                raise self._refused[key]
            return decide(self.table, command, actor)

        await self._do(consider, key)
        return self.table.handled.get(key, self.table.seq)

    async def own(self, command: ServerCommand) -> None:
        """Do what the server itself has to."""
        try:
            await self._do(lambda now: decide_server(self.table, command, now), None)
        except StoreError:
            if not self.gone:  # else another process will do it, or this one when it is back
                raise

    async def _do(self, consider: Callable[[float], list[TableEvent]], key: str | None) -> None:
        """Decide, write, tell. It is done to its end even if whoever asked is gone meanwhile."""
        task = asyncio.ensure_future(self._decide_and_write(consider, key))
        self._world.under_way.add(task)
        task.add_done_callback(self._world.finished)
        await asyncio.shield(task)

    async def _decide_and_write(self, consider: Callable[[float], list[TableEvent]], key: str | None) -> None:
        async with self._lock:
            while True:
                now = max(self._world.now(), self.table.at)
                try:
                    events = consider(now)
                except Refused as refusal:
                    # Perhaps only because something has not reached us that another process has written.
                    if self._world.shared and await self._catch_up():
                        continue
                    if key is not None:
                        self._remember_refused(key, refusal)
                    raise
                if not events:
                    return
                if self.gone:
                    raise StoreError("store-closed")
                entries = [
                    LogEntry(self.table.seq + 1 + index, now, event, key if index == 0 else None)
                    for index, event in enumerate(events)
                ]
                before = self.table.header
                after = before.after(entries)
                listed = None
                if now > self._listed_at + LIST_SECONDS or not after.equals_except_time(before):
                    listed, self._listed_at = listing(after, before), now
                try:
                    await self._world.store.append(
                        self.table.id, entries, listed, finished(self.table, after, entries)
                    )
                except Conflict:
                    CONFLICTS.inc()
                    await self._catch_up()
                    continue
                self._tell_others({"entries": [entry.to_json() for entry in entries]})
                self._happen(entries)
                return

    def _remember_refused(self, key: str, refusal: Refused) -> None:
        self._refused[key] = refusal
        if len(self._refused) > REFUSALS_KEPT:
            self._refused.popitem(last=False)

    # --- other processes ------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read what other processes have written, where there are any."""
        if self._world.shared:
            async with self._lock:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read what another process has written, and tell our clients; False if there is nothing new."""
        entries = await self._world.store.read(self.table.id, self.table.seq)
        if entries:
            self._happen(entries)
        return bool(entries)

    def hear(self, node: str, said: Mapping[str, Any]) -> None:
        """Take in what another process says about this table."""
        if "entries" in said:
            waiting = bool(self._heard)
            self._heard += [LogEntry.from_json(entry) for entry in said["entries"]]
            if not waiting:
                self._world.spawn(self._take_in())
        elif "here" in said:
            self._note_elsewhere(
                node, Elsewhere(frozenset(said["here"]), said["watching"], self._world.now())
            )
        elif said.get("ask") and self._listeners:
            self.say_who_is_here()

    async def _take_in(self) -> None:
        async with self._lock:
            heard, self._heard = self._heard, []
            fresh = [entry for entry in heard if entry.seq > self.table.seq]
            numbers = [entry.seq for entry in fresh]
            if numbers == list(range(self.table.seq + 1, self.table.seq + 1 + len(fresh))):
                if fresh:
                    self._happen(fresh)
            else:
                await self._catch_up()

    def _tell_others(self, said: dict[str, Any]) -> None:
        if self._world.shared:
            self._world.wire.tell(table_topic(self.table.id), said)

    def ask_who_is_here(self) -> None:
        """Ask the other processes for who is connected there."""
        self._tell_others({"ask": True})

    def say_who_is_here(self) -> None:
        """Tell the other processes who is connected here; from time to time, so that the dead are noticed."""
        if self._world.shared:
            watching = sum(listener.viewer is SPECTATOR for listener in self._listeners)
            self._tell_others({"here": sorted(self._here), "watching": watching})

    def _note_elsewhere(self, node: str, now: Elsewhere) -> None:
        before, watching = self.here(), self._watching()
        since = self._world.now() - PRESENCE_SECONDS
        self._elsewhere = {
            name: there
            for name, there in {**self._elsewhere, node: now}.items()
            if there.at > since and (there.here or there.watching)
        }
        for who in before - self.here():
            self._left_at[who] = self._world.now()
        if (before, watching) != (self.here(), self._watching()):
            self._show_presence()

    def here(self) -> set[str]:
        """Name everybody who is connected, to whichever process."""
        return set(self._here).union(*(there.here for there in self._elsewhere.values()))

    def _happen(self, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            self.table.apply(entry)
        reseated = any(entry.event.kind in SEAT_CHANGES for entry in entries)
        self._publish(entries, but=self._reseat() if reseated else frozenset())
        self._world.changed(self)
        self.wake()

    # --- news ---------------------------------------------------------------------------------------------

    def _publish(self, entries: Sequence[LogEntry], but: Collection[Listener]) -> None:
        if not self._listeners:
            return
        with_board = any(entry.event.kind in BOARD_CHANGES for entry in entries)
        news = News(self.table, entries, self._world.now(), with_board=with_board)
        for listener in self._listeners:
            if listener not in but:
                listener.send(news.told(listener.viewer))

    def _reseat(self) -> set[Listener]:
        """Let nobody go on looking as a seat that is no longer theirs, or at a game closed to them.

        Those who look as somebody else now have their snapshot already; they are given back.
        """
        changed = set()
        for listener in list(self._listeners):
            who = listener.person.id if listener.person is not None else None
            own = self.table.seats_of(who) if who is not None else []
            if self.table.life != "open" and not self.table.may_watch(who):
                self.leave(listener)
                listener.close()
            elif listener.viewer is not SPECTATOR and listener.viewer not in own:
                listener.viewer = own[0] if own else SPECTATOR
                listener.send(dumps(self.snapshot(listener.viewer)))
                changed.add(listener)
        return changed

    def snapshot(self, viewer: Viewer) -> dict[str, Json]:
        """Give everything that a viewer may know."""
        table = self.table
        return {
            "type": "snapshot",
            "seq": table.seq,
            "table": {"id": table.id, **table.settings.to_json(), "created_at": table.header.created_at},
            "viewer": None if viewer is SPECTATOR else viewer,
            "state": projection.state(table, viewer),
            "board": projection.board(table, viewer),
            "history": projection.history(table, viewer),
            "chat": list(table.chat),
            "here": sorted(self.here()),
            "watching": self._watching(),
            "now": self._world.now(),
        }

    async def join(self, listener: Listener, after: int | None) -> None:
        """Add a listener: it gets what it missed, or a snapshot, and from then on everything."""
        async with self._lock:
            missed = None
            if self._world.shared:
                await self._catch_up()
            if after is not None and 0 <= self.table.seq - after <= RESUME_MOST:
                found = await self._world.store.read(self.table.id, after)
                missed = [entry for entry in found if entry.seq <= self.table.seq]
            if missed is None:
                listener.send(dumps(self.snapshot(listener.viewer)))
            else:
                news = News(self.table, missed, self._world.now(), with_board=True)
                listener.send(news.told(listener.viewer))
            self._listeners.add(listener)
            if listener.person is not None:
                self._here[listener.person.id] += 1
            self._tell_presence()

    def leave(self, listener: Listener) -> None:
        """Take a listener out."""
        if listener not in self._listeners:
            return
        self._listeners.discard(listener)
        person = listener.person
        if person is not None:
            self._here[person.id] -= 1
            if not self._here[person.id]:
                del self._here[person.id]
            if person.id not in self.here():
                self._left_at[person.id] = self._world.now()
        self._tell_presence()

    def look_as(self, listener: Listener, viewer: Viewer) -> None:
        """Let a listener see the table as another viewer from now on."""
        listener.viewer = viewer
        listener.send(dumps(self.snapshot(viewer)))

    def _tell_presence(self) -> None:
        self.say_who_is_here()
        self._show_presence()

    def _show_presence(self) -> None:
        here: dict[str, Json] = {
            "type": "presence",
            "here": sorted(self.here()),
            "watching": self._watching(),
        }
        text = dumps(here)
        for listener in self._listeners:
            listener.send(text)

    def _watching(self) -> int:
        own = sum(listener.viewer is SPECTATOR for listener in self._listeners)
        return own + sum(there.watching for there in self._elsewhere.values())

    def dismiss(self, who: str) -> None:
        """Send somebody away."""
        for listener in [one for one in self._listeners if one.person is not None and one.person.id == who]:
            self.leave(listener)
            listener.close()

    @property
    def watched(self) -> bool:
        """Tell whether anybody is connected."""
        return bool(self._listeners)

    @property
    def busy(self) -> bool:
        """Tell whether this table must stay in memory: somebody looks, a bot thinks, a clock runs."""
        minded = self._world.shared and self.table.header.ticking and self._world.minder.minds(self.table.id)
        return (
            self.watched or bool(self._thinking) or self._timer is not None or self._lock.locked() or minded
        )

    def shut(self) -> None:
        """Send everybody away and stop."""
        self.gone = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for listener in list(self._listeners):
            listener.close()

    # --- clock and bots -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """See to it that bots that are asked think, and that clocks that run out are noticed.

        Where there are several processes, one of them does.
        """
        if self.gone:
            return
        asked = bool(self.table.bots_to_move()) or self.table.next_deadline() is not None
        if asked and not self._world.minder.minds(self.table.id):
            self._world.spawn(self._claim())
            return
        live_game = self.table.live_game
        if live_game is not None:
            for seat, level in self.table.bots_to_move():
                if (seat, live_game.round) not in self._thinking:
                    self._thinking.add((seat, live_game.round))
                    self._world.spawn(self._think(seat, level, live_game.round))
        self._set_timer()

    async def _claim(self) -> None:
        if await self._world.minder.claim(self.table.id):
            self.wake()

    async def _think(self, seat: Seat, level: str, round_: int) -> None:
        live_game = self.table.live_game
        assert live_game is not None
        try:
            if live_game.round != round_ or seat not in live_game.active_seats():
                return  # the table has moved on since
            position, ply = live_game.committed.position.copy(), len(live_game.moves)
            since = self._world.now()
            try:
                with BOT_SECONDS.time():
                    move = await self._world.bots.think(level, position, seat)
            except Exception as error:  # a bot's mistake must not stop the table
                log(logging.ERROR, "bot failed", error=error, bot=level, table=short(self.table.id))
                move = Random().choice(position.legal(seat))
            await asyncio.sleep(max(0.0, since + self.table.settings.pace - self._world.now()))
            await self.own(BotPlays(seat, move, ply, round_))
        finally:
            self._thinking.discard((seat, round_))
            if not self.gone and live_game.round == round_ and seat in self.table.active_seats():
                # It has not been written, for whatever reason: a table never stands still for that.
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.next_deadline()
        if deadline is None or self.gone:
            return
        spared = self._spared()
        ends = [
            max(end, self._grace_ends(seat)) if seat in spared else end
            for seat in (self.table.clock.since if self.table.clock else ())
            if self.table.clock and (end := self.table.clock.deadline(seat)) is not None
        ]
        delay = max(0.0, min(ends) - self._world.now()) + 0.01
        self._timer = asyncio.get_running_loop().call_later(
            delay, lambda: self._world.spawn(self._time_is_up())
        )

    async def _time_is_up(self) -> None:
        await self.own(Tick(frozenset(self._spared())))
        self._set_timer()

    def _spared(self) -> set[Seat]:
        """Name the seats whose people lost their connection so short a while ago that they have grace."""
        now, here = self._world.now(), self.here()
        return {
            seat
            for seat, held in enumerate(self.table.seats)
            if held.who is not None and held.who not in here and self._grace_ends(seat) > now
        }

    def _grace_ends(self, seat: Seat) -> float:
        who = self.table.seats[seat].who or ""
        return self._left_at.get(who, self._began) + self._world.grace

    async def resume(self, since: float, until: float) -> None:
        """Go on after no server ran between two times. Whichever process is the first to say it is right."""
        await self._do(
            lambda now: decide_server(self.table, Resume(max(0.0, until - max(since, self.table.at))), now),
            None,
        )


def listing(header: Header, before: Header | None = None) -> Listing:
    """Give a table as the store lists it; people only where they changed."""
    people = None if before is not None and before.people() == header.people() else header.people()
    summary = header.summary()
    table_settings = header.settings
    return Listing(
        header.id,
        header.life,
        table_settings.public,
        header.host,
        summary,
        people,
        header.touched_at,
        header.ticking,
    )
