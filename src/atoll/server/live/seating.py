"""Who may take a seat, under which name, and which bot: what only the database can tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from atoll.server.live.bots import CHOSEN, BotPool
from atoll.store import AccountStore, ResultStore, Store
from atoll.table import Person, Refused, Table, TableSeat
from atoll.table.people import ADAPTIVE


class Seating:
    """The checks before somebody, or a bot, takes a seat."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store, self._bots = store, bots
        self._accounts = AccountStore(store)
        self._results = ResultStore(store)

    async def with_current_name(self, person: Person) -> Person:
        """Return a person by the name that is stored: a connection may not know it yet."""
        known = await self._store.find_guest(person.id)
        return person if known is None else replace(person, name=known.name)

    async def renamed_seat(self, seat: TableSeat) -> TableSeat:
        """Return a seat of a former game under the name that its person has now."""
        if seat.who is None or seat.alias:
            return seat
        known = await self._store.find_guest(seat.who)
        return seat if known is None else replace(seat, name=known.name)

    async def check_alias(self, name: str, who: str) -> None:
        """Raise Refused if somebody on a person's device would be called like another person's account."""
        owner = await self._accounts.find_alike(name, name.casefold()) if name else None
        if owner is not None and owner.id != who:
            raise Refused("account-name-taken", name=name)

    async def check_blocks(self, table: Table, actor: Person) -> None:
        """Raise Refused if the actor and somebody at the table have blocked one another."""
        others = table.header.people() | {table.host}
        if await self._accounts.any_blocked(actor.id, others - {actor.id}):
            raise Refused("people-apart")

    async def with_level(self, seat: TableSeat, game: str, who: str) -> TableSeat:
        """Return a bot's seat with a level for the adaptive one. Raise Refused if there is no such level."""
        if seat.kind != "bot":
            return seat
        # In a rematch it still suits whoever asked for it first.
        who = seat.suits or who
        return TableSeat.for_bot(await self.suited_level(seat.chosen or seat.level or "", game, who), who)

    async def suited_level(self, level: str, game: str, who: str) -> str:
        """Return the level of a bot that a person asks for. In a rematch it is chosen again."""
        if level == ADAPTIVE or level in CHOSEN:
            return f"{ADAPTIVE}-{await self._results.suited_level(who, game)}"
        if level not in self._bots.levels():
            raise self._no_such_level(level, self._bots.levels())
        return level

    def check_level(self, level: str) -> None:
        """Raise Refused unless a bot of this level can stand in: everybody sees it, so no adaptive one."""
        levels = [known for known in self._bots.levels() if known != ADAPTIVE]
        if level not in levels:
            raise self._no_such_level(level, levels)

    def _no_such_level(self, level: str, levels: Sequence[str]) -> Refused:
        return Refused("table-level", level=level[:40], levels=", ".join(levels))
