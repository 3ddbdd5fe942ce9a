"""A table in this process: takes commands, writes the log, runs bots and clocks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from atoll.core import Seat
from atoll.server.live.audience import Acknowledgement, Audience
from atoll.server.live.fair_games import GameBoards
from atoll.server.live.fair_share import Share
from atoll.server.live.listing import listing
from atoll.server.live.lock import TableLock
from atoll.server.live.services import Listener, Services
from atoll.server.ops.logs import log, short_id
from atoll.server.ops.metrics import BOT_SECONDS, CONFLICTS
from atoll.server.ops.server_time import Outage
from atoll.store import Conflict, FinishedGame, Listing, StoreError, finished_game
from atoll.table import LogEntry, Person, Refused, Table, TableEvent, decide, decide_server
from atoll.table.commands import BotPlays, ComeBack, Command, Resume, ServerCommand, StartTogether, Tick
from atoll.table.header import GAME_EVENTS
from atoll.table.room import Room

REMEMBERED_REFUSALS: Final = 256
"""For how many refused commands the answer is remembered, in case the same command comes again."""

MAX_RESUMED_EVENTS: Final = 500
"""The most events that a client gets one by one; one that is further behind gets a snapshot."""

LISTING_SECONDS: Final = 60.0
"""How often a table's listing is updated if nothing but the time of its last event has changed."""

RETRY_SECONDS: Final = 1.0
"""After how long a bot whose move could not be written decides again."""

PAUSE_SECONDS: Final = 60.0
"""For how long after somebody looked at a table of bots they go on playing."""

COMMIT_SECONDS: Final = 5.0
"""How long a game that starts by itself waits for values for its draw, once everybody is there."""

Decision = Callable[[float], list[TableEvent]]
"""Returns the events that a command leads to at a time. Raises Refused if it is not possible."""

OnDone = Callable[[BaseException | None], None]
"""Called when a command is carried out, or with the error that prevented it."""


class _Write(NamedTuple):
    """What is written to the store for a command."""

    entries: list[LogEntry]
    listing: Listing | None
    finished: FinishedGame | None


class LiveTable:
    """One table with its audience, clocks and bots. Commands are handled one after another."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.audience = Audience(table, services)
        self.boards = GameBoards(table, services)
        self._services = services
        self._lock = TableLock()
        self._refused: OrderedDict[str, Refused] = OrderedDict()
        self._thinking: set[tuple[Seat, int]] = set()
        """Seats whose bots are thinking, with the round they think about."""
        self._timer: asyncio.TimerHandle | None = None
        self._start_timer: asyncio.TimerHandle | None = None
        self._listed_at = 0.0
        self._credited = 0
        """How many of the server's outages are credited to the players' clocks."""
        self._received: list[LogEntry] = []
        """Entries from other processes that are not applied yet."""
        self.closed = False

    # --- commands -----------------------------------------------------------------------------------------

    async def handle(
        self, command: Command, actor: Person, identity: str, ack: Acknowledgement | None = None
    ) -> int:
        """Carry out a person's command; return the number of its first event. Raise Refused if it cannot be.

        A command that comes again under the same identity gets the same answer and has no further effect.
        ``ack`` is sent right after the broadcast and in the same write.
        """
        key = f"{actor.id}:{identity}"
        await self._carry_out(lambda _: self._decide(command, actor, key), key, ack)
        return self._first_event(key)

    def handle_now(
        self,
        command: Command,
        actor: Person,
        identity: str,
        ack: Acknowledgement,
        on_done: OnDone,
    ) -> bool:
        """Begin to carry out a person's command and return True; return False if it would have to wait.

        This is ``handle`` without a task and without waiting: ``on_done`` is called after the broadcast, or
        with the error that prevented it. Raise Refused if the command cannot be.
        """
        now = max(self._services.now(), self.table.at)
        if self.closed or self._next_outage() is not None or not self._lock.try_acquire():
            return False
        key = f"{actor.id}:{identity}"
        try:
            events = self._decide(command, actor, key)
            if not events:
                self._lock.release()
                self._acknowledge(ack, key)
                on_done(None)
                return True
            write = self._prepare(events, now, key)
        except Refused as refusal:
            self._lock.release()
            if self._services.shared:  # perhaps only because another process has written something
                return False
            self._remember_refused(key, refusal)
            raise
        except BaseException:
            self._lock.release()
            raise

        def on_written(error: BaseException | None) -> None:
            if error is None:
                try:
                    self._written(write.entries, ack)
                except Exception as failure:  # reported like one of the store
                    error = failure
            self._lock.release()
            if isinstance(error, Conflict):
                CONFLICTS.inc()
                self._services.spawn(self._handle_again(command, actor, identity, ack, on_done))
            else:
                on_done(error)

        try:
            self._services.store.append_soon(
                self.table.id, write.entries, write.listing, write.finished, on_written
            )
        except BaseException:
            self._lock.release()
            raise
        return True

    async def _handle_again(
        self, command: Command, actor: Person, identity: str, ack: Acknowledgement, on_done: OnDone
    ) -> None:
        """Carry out a command that met a conflict."""
        try:
            await self.handle(command, actor, identity, ack)
        except Exception as error:  # whoever sent the command is told
            on_done(error)
        else:
            on_done(None)

    async def handle_own(self, command: ServerCommand) -> None:
        """Carry out a command of the server itself."""
        try:
            await self._carry_out(lambda now: decide_server(self.table, command, now), None)
        except StoreError:
            if not self.closed:  # else another process will do it, or this one after its restart
                raise

    async def settle(self) -> None:
        """Wait until what is being written is safe."""
        async with self._lock:
            pass

    def _decide(self, command: Command, actor: Person, key: str) -> list[TableEvent]:
        """Return a command's events; none if it was carried out before. Raise Refused."""
        if key in self.table.handled:
            return []
        if key in self._refused:
            raise self._refused[key]
        return decide(self.table, command, actor, self._room)

    def _room(self) -> Room:
        presence = self.audience.presence
        return Room(self._services.now(), frozenset(presence.people()), presence.last_seen)

    def _first_event(self, key: str) -> int:
        return self.table.handled.get(key, self.table.seq)

    def _acknowledge(self, ack: Acknowledgement, key: str) -> None:
        ack.listener.send(ack.write(self._first_event(key)))

    async def _carry_out(
        self, decision: Decision, key: str | None, ack: Acknowledgement | None = None
    ) -> None:
        """Decide, write, broadcast and acknowledge, even if the caller goes away meanwhile."""
        task = asyncio.ensure_future(self._decide_and_write(decision, key, ack))
        self._services.track(task)
        await asyncio.shield(task)

    async def _decide_and_write(
        self, decision: Decision, key: str | None, ack: Acknowledgement | None
    ) -> None:
        async with self._lock:
            while True:
                now = max(self._services.now(), self.table.at)
                if (outage := self._next_outage()) is not None:
                    await self._credit(outage, now)
                    continue
                try:
                    events = decision(now)
                except Refused as refusal:
                    # Perhaps only because we do not know yet what another process has written.
                    if self._services.shared and await self._catch_up():
                        continue
                    if key is not None:
                        self._remember_refused(key, refusal)
                    raise
                if not events:
                    if ack is not None and key is not None:
                        self._acknowledge(ack, key)
                    return
                if self.closed:
                    raise StoreError("store-closed")
                write = self._prepare(events, now, key)
                try:
                    await self._services.store.append(
                        self.table.id, write.entries, write.listing, write.finished
                    )
                except Conflict:
                    CONFLICTS.inc()
                    await self._catch_up()
                    continue
                self._written(write.entries, ack)
                return

    def _next_outage(self) -> Outage | None:
        """Return the first outage that is not credited to the players' clocks yet, if there is one.

        Reading the time notices outages: the caller has just done that.
        """
        outages = self._services.outages
        return outages[self._credited] if self._credited < len(outages) else None

    async def _credit(self, outage: Outage, now: float) -> None:
        """Give everybody back the time of an outage; under the lock, and before anything else happens.

        Where something has happened since, another process went on, or has credited it already.
        """
        seconds = outage.until - max(outage.since, self.table.at)
        events = decide_server(self.table, Resume(seconds), now) if seconds > 0 else []
        if events and not self.closed:
            write = self._prepare(events, now, None)
            try:
                await self._services.store.append(self.table.id, write.entries, write.listing, write.finished)
            except Conflict:
                CONFLICTS.inc()
                await self._catch_up()
                return
            self._written(write.entries, None)
        self._credited += 1

    async def credit_outages(self) -> None:
        """Give everybody back the time of outages, if that has not happened yet."""
        await self._carry_out(lambda _: [], None)

    def _prepare(self, events: Sequence[TableEvent], now: float, key: str | None) -> _Write:
        """Return what to write for events that were decided."""
        entries = [
            LogEntry(self.table.seq + 1 + index, now, event, key if index == 0 else None)
            for index, event in enumerate(events)
        ]
        before = self.table.header
        if now <= self._listed_at + LISTING_SECONDS and all(event.kind in GAME_EVENTS for event in events):
            return _Write(entries, None, None)
        after = before.after(entries)
        listed = None
        if now > self._listed_at + LISTING_SECONDS or not after.equals_except_time(before):
            listed, self._listed_at = listing(after, before), now
        return _Write(entries, listed, finished_game(self.table, after, entries))

    def _written(self, entries: Sequence[LogEntry], ack: Acknowledgement | None) -> None:
        """Let everybody know of entries that are safe."""
        if self._services.shared:
            self._services.publish(self.table.id, {"entries": [entry.to_json() for entry in entries]})
        self._apply(entries, ack)

    def _remember_refused(self, key: str, refusal: Refused) -> None:
        self._refused[key] = refusal
        if len(self._refused) > REMEMBERED_REFUSALS:
            self._refused.popitem(last=False)

    def _apply(self, entries: Sequence[LogEntry], ack: Acknowledgement | None = None) -> None:
        for entry in entries:
            self.table.apply(entry)
        if self.table.life == "over" or any(entry.event.kind == "took-back" for entry in entries):
            self._services.bots.kept.forget(self.table.id)
        self.audience.broadcast(entries, ack)
        self._services.on_change(self)
        self.boards.store_if_rated()
        self.wake()

    # --- other processes ------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read what other processes have written, if there are any."""
        if self._services.shared:
            async with self._lock:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read and apply what another process has written; return whether there was anything."""
        entries = await self._services.store.read(self.table.id, self.table.seq)
        if entries:
            self._apply(entries)
        return bool(entries)

    def on_message(self, node: str, message: Mapping[str, Any]) -> None:
        """Handle what another process published about this table."""
        if "entries" in message:
            already_waiting = bool(self._received)
            self._received += [LogEntry.from_json(entry) for entry in message["entries"]]
            if not already_waiting:
                self._services.spawn(self._apply_received())
        elif "here" in message:
            if self.audience.update_remote(node, message["here"], message["watching"]):
                self.wake()  # its bots may have paused
        elif message.get("ask") and self.audience.has_listeners:
            self.audience.publish_presence()

    async def _apply_received(self) -> None:
        async with self._lock:
            received, self._received = self._received, []
            fresh = [entry for entry in received if entry.seq > self.table.seq]
            numbers = [entry.seq for entry in fresh]
            if numbers == list(range(self.table.seq + 1, self.table.seq + 1 + len(fresh))):
                if fresh:
                    self._apply(fresh)
            else:
                await self._catch_up()

    # --- clients ------------------------------------------------------------------------------------------

    async def join(self, listener: Listener, after: int | None) -> None:
        """Add a listener: it gets what it missed, or a snapshot, and then everything that happens."""
        async with self._lock:
            if self._services.shared:
                await self._catch_up()
            missed = None
            if after is not None and 0 <= self.table.seq - after <= MAX_RESUMED_EVENTS:
                found = await self._services.store.read(self.table.id, after)
                missed = [entry for entry in found if entry.seq <= self.table.seq]
            self.audience.add(listener, missed)
        if listener.person is not None and self.table.is_missed(listener.person.id):
            self._services.spawn(self.handle_own(ComeBack(listener.person.id)))
        self.wake()  # its bots may have paused

    @property
    def busy(self) -> bool:
        """Whether this table must stay in memory: somebody looks, a bot thinks, a clock runs."""
        services = self._services
        leased = services.shared and self.table.header.ticking and services.leases.holds(self.table.id)
        return (
            self.audience.has_listeners
            or bool(self._thinking)
            or self._timer is not None
            or self._lock.locked()
            or leased
        )

    def close(self) -> None:
        """Stop, and disconnect everybody."""
        self.closed = True
        self._services.bots.kept.forget(self.table.id)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._cancel_start()
        self.audience.close()

    # --- clocks and bots ----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots that are to move think, and set a timer for the clocks.

        With several processes, the one that holds the table's lease does this.
        """
        if self.closed:
            return
        self._start_if_complete()
        to_move = [] if self._paused() else self.table.bots_to_move()
        needed = bool(to_move) or self.table.next_deadline() is not None
        if needed and not self._services.leases.holds(self.table.id):
            self._services.spawn(self._claim())
            return
        live_game = self.table.live_game
        if live_game is not None:
            for seat, level in to_move:
                if (seat, live_game.round) not in self._thinking:
                    self._thinking.add((seat, live_game.round))
                    self._services.spawn(self._think(seat, level, live_game.round))
        self._set_timer()

    def _start_if_complete(self) -> None:
        """Start a game that starts by itself: when everybody is there, and bound to a value for the draw.

        Whoever sends no value cannot hold up the others for long.
        """
        if not self._everybody_is_here():
            self._cancel_start()
            return
        draw = self.table.draw.current(self.table.seats)
        if draw is not None and all(part.commitment is not None for part in draw.people):
            self._start()
        elif self._start_timer is None:
            self._start_timer = asyncio.get_running_loop().call_later(COMMIT_SECONDS, self._start)

    def _everybody_is_here(self) -> bool:
        """Whether a game that starts by itself only waits for that."""
        table = self.table
        if not table.settings.auto_start or table.life != "open" or table.draw.revealing is not None:
            return False
        if any(seat.kind == "open" for seat in table.seats):
            return False
        return table.header.people() <= self.audience.presence.people()

    def _start(self) -> None:
        self._cancel_start()
        if not self.closed and self._everybody_is_here():
            self._services.spawn(self.handle_own(StartTogether()))

    def _cancel_start(self) -> None:
        if self._start_timer is not None:
            self._start_timer.cancel()
            self._start_timer = None

    def _paused(self) -> bool:
        """Whether bots stop until somebody comes: no clock runs, and all the people of the table are away.

        Where no person plays, anybody who looks keeps the bots going. A rated game, or one of a
        tournament, is played to its end all the same.
        """
        settings = self.table.settings
        if settings.strict:
            return False
        if settings.clock is None and self.table.header.people():
            return self.audience.people_away_for(PAUSE_SECONDS)
        return not self.table.people_playing() and self.audience.away_for(PAUSE_SECONDS)

    def look(self, person: Person | None = None) -> None:
        """Note that somebody looks at the table, if only for a moment."""
        was_paused = self._paused()
        self.audience.note_visit(person)
        if was_paused:
            self.wake()

    def _share(self) -> Share:
        """Return on whose account the bots think: the host's. Somebody who plays and is connected waits."""
        waits = bool(self.table.people_playing() & self.audience.presence.people())
        return Share(self.table.host, self._services.address_of(self.table.host), waits)

    async def _claim(self) -> None:
        if await self._services.leases.claim(self.table.id):
            self.wake()

    async def _think(self, seat: Seat, level: str, round_: int) -> None:
        live_game = self.table.live_game
        assert live_game is not None
        try:
            if live_game.round != round_ or seat not in live_game.active_seats():
                return  # the game has moved on since
            position, ply = live_game.committed.copy(), len(live_game.moves)
            since = self._services.now()
            try:
                with BOT_SECONDS.time():
                    move = await self._services.bots.think_at_table(
                        self.table.id,
                        level,
                        position,
                        seat,
                        history=live_game.moves_seen_by(seat),
                        share=self._share(),
                    )
            except Exception as error:  # a bot's failure must not stop the table
                log(logging.ERROR, "bot failed", error=error, bot=level, table=short_id(self.table.id))
                move = Random().choice(position.legal_moves_for(seat))
            await asyncio.sleep(max(0.0, since + self.table.settings.pace - self._services.now()))
            await self.handle_own(BotPlays(seat, move, ply, round_))
        finally:
            self._thinking.discard((seat, round_))
            if not self.closed and live_game.round == round_ and seat in self.table.active_seats():
                # The move was not written, for whatever reason: try again, so that the table never stalls.
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.next_deadline()
        if deadline is None or self.closed:
            return
        in_grace = self._seats_in_grace()
        ends = [
            max(end, self._grace_ends(seat)) if seat in in_grace else end
            for seat in (self.table.clock.since if self.table.clock else ())
            if self.table.clock and (end := self.table.clock.deadline(seat)) is not None
        ]
        if self.table.draw.until is not None:
            ends.append(self.table.draw.until)
        delay = max(0.0, min(ends) - self._services.now()) + 0.01
        self._timer = asyncio.get_running_loop().call_later(
            delay, lambda: self._services.spawn(self._check_clocks())
        )

    async def _check_clocks(self) -> None:
        await self.handle_own(Tick(frozenset(self._seats_in_grace())))
        self._set_timer()

    def _seats_in_grace(self) -> set[Seat]:
        """Return the seats whose people lost their connection so recently that they are in grace."""
        now, here = self._services.now(), self.audience.presence.people()
        return {
            seat
            for seat, held in enumerate(self.table.seats)
            if held.who is not None and held.who not in here and self._grace_ends(seat) > now
        }

    def _grace_ends(self, seat: Seat) -> float:
        return self.audience.presence.last_seen(self.table.seats[seat].who or "") + self._services.grace

    async def resume(self, since: float, until: float) -> None:
        """Resume after an outage of the server between two times; the first process to do so is right."""

        def decision(now: float) -> list[TableEvent]:
            return decide_server(self.table, Resume(max(0.0, until - max(since, self.table.at))), now)

        await self._carry_out(decision, None)
