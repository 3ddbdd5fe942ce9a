"""The first entries of a table's log, and its listing, ready to be stored."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from atoll.server.live.listing import listing
from atoll.store import Listing
from atoll.table import Header, LogEntry, Person, TableEvent, TableSeat, TableSettings, creation_events
from atoll.table.fair import new_secret


def first_entries(table: str, events: Sequence[TableEvent], now: float) -> tuple[list[LogEntry], Listing]:
    """Return the log of a new table to which these events happen at once, and its listing."""
    entries = [LogEntry(number, now, event) for number, event in enumerate(events, 1)]
    return entries, listing(Header.first(table, entries[0]).after(entries[1:]))


def new_log(
    settings: TableSettings, host: Person, seats: list[TableSeat], now: float
) -> tuple[list[LogEntry], Listing]:
    """Return the log and the listing of a new table with an id of its own."""
    events = creation_events(settings, host, seats, new_secret())
    return first_entries(secrets.token_urlsafe(16), events, now)
