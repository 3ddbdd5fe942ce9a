"""People who look for an opponent: the list that everybody sees, and the pairing.

The store decides who is paired with whom. This process knows who waits at its own connections, and keeps the
list for everybody who follows it. Messages between processes only make it quick: what is lost is found in the
store by the next check.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from atoll.core import Json, game
from atoll.server.errors import LimitReached, NotFound
from atoll.server.live.broadcast import dumps
from atoll.server.live.new_logs import new_log
from atoll.server.live.pubsub import SEEKS
from atoll.server.live.services import Listener, Services
from atoll.server.ops.limits import RateLimits
from atoll.server.ops.logs import log, short_id
from atoll.server.settings import Settings
from atoll.store import AccountStore, Holder, Listing, ResultStore, Seek, SeekOutcome, SeekStore, StoreError
from atoll.table import (
    ClockSettings,
    LogEntry,
    Person,
    Refused,
    TableSeat,
    TableSettings,
)
from atoll.table.names import free_name
from atoll.table.rated import rated_settings

PLAYERS: Final = 2
"""How many people a seek brings together."""

PACES: Final[Mapping[str, ClockSettings | None]] = {
    "fast": ClockSettings("bank", 300, 5),
    "steady": ClockSettings("bank", 900, 10),
    "days": ClockSettings("days", 3 * 86400),
    "none": None,
}
"""The clocks that people can agree on without a word, by name."""

LISTED: Final = 200
"""How many seeks are listed."""

CHECK_SECONDS: Final = 2.0
"""How often a process with people who wait looks whether another one has paired them."""

RETRY_CHECKS: Final = 8
"""After how many checks people who still wait are matched with each other again.

As a rule that finds nobody; but a process that seemed to be dead may have come back with those who wait.
"""

KEEP_SECONDS: Final = 120.0
"""How long it is known to which table a seek has led, for whoever was disconnected meanwhile."""


@dataclass(frozen=True)
class SeekRequest:
    """What somebody wants to play."""

    game: str
    pace: str
    rated: bool = False
    reach: int | None = None


@dataclass(frozen=True)
class _Waiting:
    """Somebody who waits at a connection to this process."""

    seek: Seek
    holder: Holder
    address: str


OnTable: TypeAlias = Callable[[str], Awaitable[None]]
"""Called with a table that was written without a live table."""


class Seeks:
    """Everybody who looks for an opponent."""

    def __init__(
        self,
        settings: Settings,
        services: Services,
        rates: RateLimits,
        node: str,
        on_table: OnTable,
    ) -> None:
        """``on_table`` is called with every table that is made here."""
        self._settings, self._services, self._node, self._on_table = settings, services, node, on_table
        self._store = SeekStore(services.store)
        self._accounts, self._results = AccountStore(services.store), ResultStore(services.store)
        self._by_person = rates.make("seeks", settings.rate_seeks, settings.burst)
        self._by_address = rates.make("address seeks", settings.rate_seeks * 10, settings.burst)
        self._list: dict[str, Seek] = {}
        self._apart: dict[Listener, set[str]] = {}
        """Everybody who follows the list, and whose seeks they do not see."""
        self._waiting: dict[Listener, _Waiting] = {}
        self._waiting_per_address: Counter[str] = Counter()
        self._closing = False

    # --- following the list -------------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """Send the list to a client, and from now on its changes."""
        self._apart[listener] = set()
        await self._read_blocks(listener)
        self._send_list(listener)

    async def leave(self, listener: Listener) -> None:
        """Forget a client that is gone, and end its seek."""
        self._apart.pop(listener, None)
        await self.stop(listener)

    def listed(self, apart: Collection[str] = ()) -> list[dict[str, Json]]:
        """Return the open seeks, the oldest first, without those of some people."""
        found = sorted(self._list.values(), key=lambda seek: (seek.created_at, seek.id))
        return [seek_json(seek) for seek in found if seek.person.id not in apart][:LISTED]

    async def seen_by(self, person: Person | None) -> list[dict[str, Json]]:
        """Return the open seeks that somebody may see."""
        return self.listed(await self._accounts.apart_from(person.id) if person is not None else ())

    async def on_blocks_changed(self, people: Collection[str]) -> None:
        """Send the list again to people who have blocked or unblocked one another."""
        for listener in list(self._apart):
            if listener.person is not None and listener.person.id in people:
                await self._read_blocks(listener)
                self._send_list(listener)

    async def _read_blocks(self, listener: Listener) -> None:
        if listener.person is not None:
            apart = await self._accounts.apart_from(listener.person.id)
            if listener in self._apart:
                self._apart[listener] = apart

    def _send_list(self, listener: Listener) -> None:
        if listener in self._apart:
            listener.send(dumps({"type": "seeks", "seeks": [*self.listed(self._apart[listener])]}))

    # --- looking for somebody -----------------------------------------------------------------------------

    async def start(self, listener: Listener, token: str, request: SeekRequest, address: str) -> None:
        """Look for an opponent as long as the client is connected. Raise Refused or LimitReached.

        The same ``token`` after a lost connection resumes the same seek.
        """
        person = listener.person
        assert person is not None
        self._check_rate(person, address)
        seek = await self._checked(seek_id(person.id, token), person, request)
        await self.stop(listener)
        if self._waiting_per_address[address] >= self._settings.max_seeks_address:
            raise Refused("seek-address", most=self._settings.max_seeks_address)
        if await self._store.count() >= self._settings.max_seeks:
            raise Refused("seek-full")
        holder = self._holder()
        self._wait(listener, _Waiting(seek, holder, address))
        pairing = asyncio.ensure_future(self._pair(listener, seek, holder))
        self._services.track(pairing)
        try:
            await asyncio.shield(pairing)  # it ends the seek by itself if the client is gone by then
        except BaseException:
            self._stop_waiting(listener, seek.id)
            raise

    async def stop(self, listener: Listener) -> None:
        """End a client's seek, if it has one."""
        waiting = self._waiting.get(listener)
        if waiting is None:
            return
        self._stop_waiting(listener, waiting.seek.id)
        if self._closing:  # the client looks on elsewhere, and keeps its place
            return
        if await self._store.end(waiting.seek.id, waiting.holder.connection):
            self._remove(waiting.seek.id)
            self._services.pubsub.publish(SEEKS, {"gone": waiting.seek.id})

    async def accept(self, which: str, person: Person, address: str) -> str:
        """Play with somebody on the list; return the table. Raise Refused, LimitReached or NotFound."""
        self._check_rate(person, address)
        listed = self._list.get(which)
        request = (
            SeekRequest("", "") if listed is None else SeekRequest(listed.game, listed.pace, listed.rated)
        )
        if listed is None and not await self._store.tables([which]):
            raise NotFound
        mine = Seek("", person, request.game, request.pace, request.rated, None, None, self._services.now())
        if listed is not None:
            mine = await self._checked("", person, request)
        outcome = await self._store.accept(which, mine, self._holder(), self._make_table)
        if outcome is None or outcome.table is None:
            raise Refused("seek-gone")
        await self._report(outcome)
        return outcome.table

    async def _checked(self, identity: str, person: Person, request: SeekRequest) -> Seek:
        """Return what somebody looks for. Raise Refused or NotFound if that cannot be."""
        if person.mark == "bot":
            raise Refused("seek-people-only")
        if request.pace not in PACES:
            raise NotFound
        if request.rated and person.mark != "account":
            raise Refused("rated-accounts-only")
        table_settings(request.game, request.pace, rated=request.rated)
        if await self._services.store.count_hosted(person.id) >= self._settings.max_tables_person:
            raise Refused("server-tables-person", most=self._settings.max_tables_person)
        if await self._services.store.count_tables() >= self._settings.max_tables:
            raise Refused("server-tables-full")
        rating: float | None = None
        if person.mark == "account":
            rating = float(round((await self._results.rating(person.id, request.game)).mean))
        reach = request.reach if person.mark == "account" else None
        now = self._services.now()
        return Seek(identity, person, request.game, request.pace, request.rated, rating, reach, now)

    def _check_rate(self, person: Person, address: str) -> None:
        if not self._by_person.allows(person.id) or not self._by_address.allows(address):
            raise LimitReached

    def _holder(self) -> Holder:
        return Holder(self._node, secrets.token_urlsafe(16), self._settings.takeover)

    async def _pair(self, listener: Listener, seek: Seek, holder: Holder) -> None:
        """Pair somebody who waits here, if there is anybody to pair them with."""
        outcome = await self._store.seek(seek, holder, self._make_table)
        if outcome.replaced is not None:
            self._notify_ended(outcome.replaced)
            self._services.pubsub.publish(SEEKS, {"replaced": outcome.replaced})
        if outcome.table is None:
            waiting = self._waiting.get(listener)
            if waiting is None or waiting.holder != holder:  # gone in the meantime
                await self._store.end(seek.id, holder.connection)
                return
            self._waiting[listener] = replace(waiting, seek=outcome.seek)
            listener.send(dumps({"type": "seeking", "seek": seek_json(outcome.seek)}))
            self._add(outcome.seek)
            self._services.pubsub.publish(SEEKS, {"seek": seek_json(outcome.seek)})
            return
        await self._report(outcome)

    async def _report(self, outcome: SeekOutcome) -> None:
        """Let people know of their table, and everybody that they no longer look for an opponent."""
        assert outcome.table is not None
        self._notify_paired(outcome.seek.id, outcome.table)
        if outcome.partner is None:  # somebody else has reported it
            return
        log(logging.INFO, "people paired", table=short_id(outcome.table), game=outcome.seek.game)
        over = [outcome.partner.id, outcome.seek.id, *([outcome.replaced] if outcome.replaced else [])]
        self._services.pubsub.publish(SEEKS, {"paired": over, "table": outcome.table})
        for which in over:
            self._notify_paired(which, outcome.table)
        await self._on_table(outcome.table)

    def _make_table(self, waiting: Seek, coming: Seek) -> tuple[Sequence[LogEntry], Listing]:
        """Make a table for two people, each on a random seat; whoever came is the host."""
        people = [waiting.person, replace(coming.person, name=_free_name(coming.person, waiting.person))]
        secrets.SystemRandom().shuffle(people)
        settings = table_settings(coming.game, coming.pace, rated=coming.rated)
        seats = [TableSeat.for_person(person) for person in people]
        return new_log(settings, coming.person, seats, self._services.now())

    # --- who waits here -----------------------------------------------------------------------------------

    def _wait(self, listener: Listener, waiting: _Waiting) -> None:
        self._waiting[listener] = waiting
        self._waiting_per_address[waiting.address] += 1

    def _stop_waiting(self, listener: Listener, which: str) -> None:
        waiting = self._waiting.get(listener)
        if waiting is not None and waiting.seek.id == which:
            del self._waiting[listener]
            self._waiting_per_address[waiting.address] -= 1
            if not self._waiting_per_address[waiting.address]:
                del self._waiting_per_address[waiting.address]

    def _notify_paired(self, which: str, table: str) -> None:
        """Tell whoever waits here with a seek to which table it has led."""
        for listener in self._listeners(which):
            listener.send(dumps({"type": "paired", "seek": which, "table": table}))
            self._stop_waiting(listener, which)
        self._remove(which)

    def _notify_ended(self, which: str) -> None:
        """Tell whoever waits here with a seek that it has ended: they look for somebody elsewhere."""
        for listener in self._listeners(which):
            listener.send(dumps({"type": "ended", "seek": which}))
            self._stop_waiting(listener, which)
        self._remove(which)

    def _listeners(self, which: str) -> list[Listener]:
        return [listener for listener, waiting in self._waiting.items() if waiting.seek.id == which]

    # --- the list -----------------------------------------------------------------------------------------

    def _add(self, seek: Seek) -> None:
        before = self._list.get(seek.id)
        self._list[seek.id] = seek
        if before != seek:
            self._send(seek.person.id, {"type": "seek", "seek": seek_json(seek)})

    def _remove(self, which: str) -> None:
        seek = self._list.pop(which, None)
        if seek is not None:
            self._send(seek.person.id, {"type": "seek-gone", "id": which})

    def _send(self, who: str, message: Mapping[str, Json]) -> None:
        text = dumps(dict(message))
        for listener, apart in list(self._apart.items()):
            if who not in apart:
                listener.send(text)

    async def rename(self, person: Person) -> None:
        """Store somebody's new name with their seek; every process then calls ``rename_here``."""
        await self._store.rename(person)

    def rename_here(self, person: Person) -> None:
        """List somebody's seek by their new name."""
        for listener, waiting in list(self._waiting.items()):
            if waiting.seek.person.id == person.id:
                self._waiting[listener] = replace(waiting, seek=replace(waiting.seek, person=person))
        for seek in [seek for seek in self._list.values() if seek.person.id == person.id]:
            self._add(replace(seek, person=person))

    # --- other processes ----------------------------------------------------------------------------------

    def on_message(self, message: Mapping[str, Any]) -> None:
        """Handle what another process published."""
        if "seek" in message:
            self._add(Seek.from_json(message["seek"]))
        elif "paired" in message:
            for which in message["paired"]:
                self._notify_paired(which, message["table"])
        elif "replaced" in message:
            self._notify_ended(message["replaced"])
        elif not self._listeners(message["gone"]):  # or else they have come back here
            self._remove(message["gone"])

    async def refresh(self) -> None:
        """Make the list agree with the store: some changes may not have reached this process."""
        found = await self._store.open_seeks(self._node, self._settings.takeover, LISTED)
        known = {seek.id: seek for seek in found}
        for which in self._list.keys() - known.keys():
            self._remove(which)
        for seek in known.values():
            self._add(seek)

    async def watch(self) -> None:
        """Look regularly whether other processes have paired people who wait here."""
        checks = 0
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            checks += 1
            try:
                await self.check(again=checks % RETRY_CHECKS == 0)
            except StoreError as error:
                log(logging.WARNING, "seeks not checked", problem=str(error))

    async def check(self, *, again: bool = False) -> None:
        """Tell people who wait here of tables they have not heard of; ``again``: also try to pair them."""
        waiting = dict(self._waiting)
        if not waiting:
            return
        tables = await self._store.tables([each.seek.id for each in waiting.values()])
        for which, table in tables.items():
            self._notify_paired(which, table)
        for listener, each in waiting.items() if again else ():
            if self._waiting.get(listener) == each:
                outcome = await self._store.match_again(each.seek, each.holder, self._make_table)
                if outcome is None:
                    self._notify_ended(each.seek.id)
                elif outcome.table is not None:
                    await self._report(outcome)

    async def sweep(self) -> None:
        """Delete what nobody needs any more."""
        before = self._services.now() - KEEP_SECONDS
        await self._store.delete_old(self._node, self._settings.takeover, before)

    def disconnect(self, who: str) -> None:
        """Close a person's connections."""
        for listener in [one for one in self._apart if one.person is not None and one.person.id == who]:
            listener.close()

    def close(self) -> None:
        """Disconnect everybody; they look on at another process, or at this one after its restart."""
        self._closing = True
        for listener in list(self._apart):
            listener.close()


def seek_id(who: str, token: str) -> str:
    """Return the id of a person's seek: nobody can make one with the id of somebody else's."""
    digest = hashlib.sha256(f"{who}:{token}".encode()).digest()
    return urlsafe_b64encode(digest).decode()[:22]


def seek_json(seek: Seek) -> dict[str, Json]:
    """Return a seek as everybody may see it."""
    return {**seek.to_json(), "rating": None if seek.rating is None else round(seek.rating)}


def table_settings(name: str, pace: str, *, rated: bool) -> TableSettings:
    """Return the settings of a table for two. Raise Refused if it cannot be rated."""
    played = game(name)
    options = played.options(played.descriptor.standard_options[0], PLAYERS)
    settings = TableSettings(
        game=name,
        players=PLAYERS,
        options=options.to_json(PLAYERS),
        public=True,
        auto_confirm=not played.descriptor.confirm_turns,
        clock=PACES[pace],
        rated=rated,
        auto_start=True,
    )
    return rated_settings(settings) if rated else settings


def _free_name(person: Person, other: Person) -> str:
    return free_name(person.name, [other.name])
