"""One live table: seats, drafts, sealed moves, clocks, consent. Commands in, events out; no I/O."""

from atoll.table.clock import ClockSettings
from atoll.table.decisions import decide, decide_server
from atoll.table.events import LogEntry, TableEvent
from atoll.table.header import Header
from atoll.table.people import Mark, Person, TableSeat
from atoll.table.refused import Refused
from atoll.table.settings import TableSettings
from atoll.table.table import Table, creation_events, rematch_seats
from atoll.table.text import clean_text

__all__ = [
    "ClockSettings",
    "Header",
    "LogEntry",
    "Mark",
    "Person",
    "Refused",
    "Table",
    "TableEvent",
    "TableSeat",
    "TableSettings",
    "clean_text",
    "creation_events",
    "decide",
    "decide_server",
    "rematch_seats",
]
