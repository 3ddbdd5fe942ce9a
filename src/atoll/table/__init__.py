"""One live table: seats, drafts, sealed moves, clocks, consent. A command in, events out; no I/O."""

from atoll.table.clock import ClockTerms
from atoll.table.decide import decide, decide_own, plain
from atoll.table.events import Logged, TableEvent
from atoll.table.header import Header
from atoll.table.people import Mark, Person, Seated, Terms
from atoll.table.refused import Refused
from atoll.table.table import Table, create, rematch_seats

__all__ = [
    "ClockTerms",
    "Header",
    "Logged",
    "Mark",
    "Person",
    "Refused",
    "Seated",
    "Table",
    "TableEvent",
    "Terms",
    "create",
    "decide",
    "decide_own",
    "plain",
    "rematch_seats",
]
