"""Moderation by the operator: reports and names. Servers may run at the same time."""

from __future__ import annotations

import time

from atoll.core import AtollError
from atoll.server.accounts.cookies import clean_name, name_key
from atoll.server.live.listing import listing
from atoll.store import AccountStore, Conflict, Report, Store
from atoll.store.erasure import rename_everywhere, tables_mentioning
from atoll.table import LogEntry, Person, Table, decide_server
from atoll.table.commands import Rename
from atoll.table.names import NAME_LENGTH


class ModerationError(AtollError):
    """Something that the operator asked for is not possible."""


async def reports(store: Store) -> list[Report]:
    """Return the reports of names, the oldest first."""
    return await AccountStore(store).reports()


async def dismiss(store: Store, who: str) -> int:
    """Dismiss the reports about somebody; return how many there were."""
    return await AccountStore(store).dismiss_reports(who)


async def replace_name(store: Store, who: str, name: str) -> tuple[str, str]:
    """Rename somebody, everywhere and as if it had always been their name; return both names.

    Raise ModerationError if there is no such person, or if the name is taken or not possible.
    """
    guest = await store.find_guest(who)
    if guest is None:
        raise ModerationError("admin-nobody", who=who)
    cleaned = clean_name(name)
    if cleaned is None:
        raise ModerationError("server-name", most=NAME_LENGTH)
    owner = await AccountStore(store).find_alike(cleaned, name_key(cleaned))
    if owner is not None and owner.id != who:
        raise ModerationError("account-name-taken", name=cleaned)
    now = Person(who, cleaned, guest.mark)
    tables = await tables_mentioning(store, who)
    for table in tables:
        await _rename_at(store, table, Rename(who, now))
    await rename_everywhere(store, now, name_key(cleaned), tables)
    return guest.name, cleaned


async def _rename_at(store: Store, table: str, command: Rename) -> None:
    """Write to a table's log as its server would; processes that serve the table will read it there."""
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
