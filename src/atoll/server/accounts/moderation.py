"""What the operator does about people: looks at reports, gives a new name. Servers may run meanwhile."""

from __future__ import annotations

import time

from atoll.core import AtollError
from atoll.server.accounts.cookies import NAME_LENGTH, good_name, name_key
from atoll.server.live.table import listing
from atoll.store import AccountStore, Conflict, Report, Store
from atoll.store.forgetting import rename, traces
from atoll.table import LogEntry, Person, Table, decide_server
from atoll.table.commands import Rename


class OperatorError(AtollError):
    """Something that the operator asked for and that cannot be."""


async def reports(store: Store) -> list[Report]:
    """List the names that people find unfit, the oldest report first."""
    return await AccountStore(store).reports()


async def dismiss(store: Store, who: str) -> int:
    """Put away what was reported of somebody; say how many reports there were."""
    return await AccountStore(store).settle_reports(who)


async def give_name(store: Store, who: str, name: str) -> tuple[str, str]:
    """Let somebody have another name, and never have had the one before; give both.

    Raises OperatorError if there is no such person, or if the name cannot be.
    """
    guest = await store.guest(who)
    if guest is None:
        raise OperatorError("admin-nobody", who=who)
    shown = good_name(name)
    if shown is None:
        raise OperatorError("server-name", most=NAME_LENGTH)
    owner = await AccountStore(store).by_name(name_key(shown))
    if owner is not None and owner.id != who:
        raise OperatorError("account-name-taken", name=shown)
    now = Person(who, shown, guest.mark)
    tables = await traces(store, who)
    for table in tables:
        await _rename_at(store, table, Rename(who, now))
    await rename(store, now, name_key(shown), tables)
    return guest.name, shown


async def _rename_at(store: Store, table: str, command: Rename) -> None:
    """Write to a table's log as its server would; who serves it will read it there."""
    while True:
        folded = Table.fold(table, await store.read(table))
        now = max(time.time(), folded.at)
        events = decide_server(folded, command, now)
        entries = [LogEntry(folded.seq + number, now, event) for number, event in enumerate(events, 1)]
        try:
            if entries:
                after = folded.header.after(entries)
                await store.append(table, entries, listing(after, folded.header))
        except Conflict:
            continue
        return
