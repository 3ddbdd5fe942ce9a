"""New tables: somebody asks for one, a tournament needs one, or a game is played again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from atoll.core import Record
from atoll.server.errors import NotFound
from atoll.server.live.new_logs import first_entries
from atoll.server.live.pubsub import table_topic
from atoll.server.live.seating import Seating
from atoll.server.live.table import LiveTable
from atoll.server.ops.limits import DAY
from atoll.server.ops.logs import log, short_id
from atoll.store import Conflict
from atoll.table import (
    Person,
    Refused,
    Table,
    TableEvent,
    TableSeat,
    TableSettings,
    creation_events,
    rematch_seats,
)
from atoll.table.commands import LinkRematch, Sit
from atoll.table.fair import new_secret
from atoll.table.rated import check_seats, rated_settings
from atoll.table.session import next_session

if TYPE_CHECKING:
    from atoll.server.live.hub import Hub


class TableCreator:
    """Creates the tables of one process, as many as its settings allow."""

    def __init__(self, hub: Hub, seating: Seating) -> None:
        self._hub, self._seating = hub, seating
        self._creating_rematch = asyncio.Lock()
        self._creating: Counter[str] = Counter()
        """How many tables are being created, by host."""
        self._by_address = hub.rates.make("tables", hub.settings.max_tables_address / DAY, DAY)

    async def create(
        self,
        table_settings: TableSettings,
        host: Person,
        seats: list[TableSeat],
        branch: Record | None = None,
    ) -> LiveTable:
        """Create a table. Raise Refused, or OptionsError and SetupError for impossible settings.

        ``branch`` is the start of a game that branches off another.
        """
        address = self._hub.address_of(host.id)
        seats = [await self._seating.with_level(seat, table_settings.game, host.id) for seat in seats]
        for seat in seats:
            if seat.alias:
                await self._seating.check_alias(seat.name, host.id)
        if table_settings.rated:
            table_settings = rated_settings(table_settings)
            host_sits = any(seat.who == host.id for seat in seats)
            check_seats(seats if host_sits else [*seats, TableSeat.for_person(host)])
        events = creation_events(table_settings, host, seats, new_secret(), branch)
        self._creating[host.id] += 1  # requests of the same moment count each other
        try:
            await self._check_number_of_tables(host.id)
            if not self._by_address.allows(address):
                raise Refused("server-tables-address", most=self._hub.settings.max_tables_address)
            return await self._write_table(table_settings, host, events)
        finally:
            self._creating[host.id] -= 1
            if not self._creating[host.id]:
                del self._creating[host.id]

    async def _check_number_of_tables(self, host: str) -> None:
        """Raise Refused if there are too many tables, in all or of one host."""
        if await self._hub.store.count_tables() + self._creating.total() > self._hub.settings.max_tables:
            raise Refused("server-tables-full")
        most = self._hub.settings.max_tables_person
        if await self._hub.store.count_hosted(host) + self._creating[host] > most:
            raise Refused("server-tables-person", most=most)

    async def _write_table(
        self, table_settings: TableSettings, host: Person, events: Sequence[TableEvent]
    ) -> LiveTable:
        table = secrets.token_urlsafe(16)
        entries, listed = first_entries(table, events, self._hub.now())
        await self._hub.pubsub.subscribe(table_topic(table))
        with contextlib.suppress(Conflict):  # nobody else knows this id: we wrote it before a reconnection
            await self._hub.store.append(table, entries, listed)
        most = self._hub.settings.max_tables_person
        if self._hub.shared and await self._hub.store.count_hosted(host.id) > most:
            # Other processes have created some at the same time; whoever notices steps back.
            await self._hub.remove(table)
            raise Refused("server-tables-person", most=most)
        live = self._hub.adopt(Table.fold(table, entries))
        live.look(host)
        self._hub.publish_change(live)
        game, players = table_settings.game, table_settings.players
        log(logging.INFO, "table made", table=short_id(table), game=game, players=players)
        return live

    async def create_for_tournament(self, table: str, settings: TableSettings, people: list[Person]) -> None:
        """Create the table of a tournament's game under its id, unless it is there, and start the game."""
        seats = [TableSeat.for_person(person) for person in people]
        events = [
            *creation_events(settings, people[0], seats, new_secret()),
            TableEvent("started", {"nonces": [seat.nonce for seat in seats]}),
        ]
        entries, listed = first_entries(table, events, self._hub.now())
        with contextlib.suppress(Conflict):  # another process was faster, or we were before a reconnection
            await self._hub.store.append(table, entries, listed)
        live = await self._hub.find(table)
        live.look()
        self._hub.publish_change(live)

    async def rematch(self, live: LiveTable, actor: Person) -> None:
        """Create the table at which a game is played again, unless it is there, and seat whoever asks."""
        await self._create_rematch(live, actor)
        await self._join_rematch(live, actor)

    async def _create_rematch(self, live: LiveTable, actor: Person) -> None:
        async with self._creating_rematch:
            if live.table.rematch is not None:
                return
            # A rematch starts from the beginning once everybody is there, and belongs to no tournament.
            table_settings = replace(
                live.table.settings,
                origin=None,
                tournament=None,
                auto_start=True,
                session=next_session(live.table),
            )
            seats = [await self._seating.renamed_seat(seat) for seat in rematch_seats(live.table, actor.id)]
            fresh = await self.create(table_settings, actor, seats)
            await live.handle_own(LinkRematch(fresh.table.id))
            if live.table.rematch != fresh.table.id:  # another process was faster
                await self._hub.remove(fresh.table.id)

    async def _join_rematch(self, live: LiveTable, actor: Person) -> None:
        """Seat somebody at a rematch that others asked for; at rated tables nobody is seated unasked."""
        with contextlib.suppress(NotFound):  # the table is gone
            fresh = await self._hub.find(live.table.rematch or "")
            await fresh.refresh()
            seats = fresh.table.seats
            free = next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
            if fresh.table.life == "open" and free is not None and not fresh.table.seats_of(actor.id):
                await fresh.handle(Sit(free), actor, secrets.token_hex(8))
