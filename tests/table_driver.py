"""Drives a table as a server would: commands in, events logged and applied, time by hand."""

from __future__ import annotations

import json
from typing import Any

from atoll.core import SPECTATOR, Json, Viewer
from atoll.table import (
    ClockSettings,
    LogEntry,
    Person,
    Refused,
    Table,
    TableEvent,
    TableSeat,
    TableSettings,
    creation_events,
    decide,
    decide_server,
    projection,
)
from atoll.table.commands import Command, Play, ServerCommand, Start
from atoll.table.room import Room

SECRET = "5e" * 32
PEOPLE = [Person(f"id-{name}", name) for name in ("Anna", "Ben", "Cleo")]
HOST = PEOPLE[0]


class Driver:
    """A table with Anna, Ben (and Cleo), started; everything that it logged is kept."""

    def __init__(
        self,
        game: str = "pearls",
        players: int = 2,
        *,
        clock: ClockSettings | None = None,
        auto_confirm: bool = False,
        seats: list[TableSeat] | None = None,
        spectators: bool = True,
        start: bool = True,
        secret: str = SECRET,
        options: dict[str, Json] | None = None,
    ) -> None:
        settings = TableSettings(
            game, players, options or {}, clock=clock, auto_confirm=auto_confirm, spectators=spectators
        )
        people = seats or [TableSeat("person", p.id, p.name, nonce=p.name) for p in PEOPLE[:players]]
        self.open(settings, HOST, people, secret)
        if start:
            self.do(Start())

    def open(
        self, settings: TableSettings, host: Person, people: list[TableSeat], secret: str = SECRET
    ) -> None:
        """Make the table, with nothing in its log before."""
        self.now = 1000.0
        self.left: dict[str, float] = {}
        self.log: list[LogEntry] = []
        self.write(list(creation_events(settings, host, people, secret)))
        self.table = Table.fold("table", self.log)

    def room(self) -> Room:
        """Everybody is there, except those of whom it is noted when they left."""
        return Room(self.now, frozenset(one.id for one in PEOPLE) - self.left.keys(), self.left.__getitem__)

    def write(self, events: list[TableEvent], command: str | None = None) -> list[LogEntry]:
        fresh = [
            LogEntry(len(self.log) + 1 + i, self.now, event, command if i == 0 else None)
            for i, event in enumerate(events)
        ]
        self.log += fresh
        return fresh

    def do(self, command: Command, who: Person = HOST, identity: str | None = None) -> list[TableEvent]:
        """Let somebody act; return the events."""
        events = decide(self.table, command, who, self.room)
        for entry in self.write(events, identity):
            self.table.apply(entry)
        return events

    def own(self, command: ServerCommand) -> list[TableEvent]:
        events = decide_server(self.table, command, self.now)
        for entry in self.write(events):
            self.table.apply(entry)
        return events

    def play(self, seat: int, move: str, *, confirm: bool = True) -> list[TableEvent]:
        return self.do(Play(seat, move, confirm=confirm), PEOPLE[seat])

    def refused(self, command: Command, who: Person = HOST) -> list[str]:
        """Return the keys of the reasons for which a command is refused."""
        before = self.state()
        try:
            self.do(command, who)
        except Refused as refusal:
            assert self.state() == before, "a refused command changed something"
            return [reason.key for reason in refusal.refusals]
        raise AssertionError(f"{command} was not refused")

    def state(self, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
        return projection.state(self.table, viewer)

    def view(self, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
        board: Any = projection.board(self.table, viewer)
        return dict(board["view"])

    def forms(self, viewer: Viewer) -> list[dict[str, Any]]:
        return [projection.event_for_viewer(entry, viewer) for entry in self.log]

    def refolded(self) -> Table:
        """Return the table as a server that has just been started would read it, by way of JSON."""
        read = [
            LogEntry(e.seq, e.at, TableEvent.from_json(json.loads(json.dumps(e.event.to_json()))), e.command)
            for e in self.log
        ]
        return Table.fold("table", read)
