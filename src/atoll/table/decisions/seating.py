"""Decisions before the game: who sits where, and the start."""

from __future__ import annotations

from dataclasses import replace

from atoll.core import Seat
from atoll.table import rated
from atoll.table.commands import AddBot, Arrange, Leave, Remove, Sit, Start, Style
from atoll.table.decisions import drawing
from atoll.table.decisions.checks import require_host, require_open, require_own_seat, seat_at
from atoll.table.events import TableEvent
from atoll.table.fair import NONCE_LENGTH
from atoll.table.names import NAME_LENGTH, free_name
from atoll.table.people import LOOKS, Person, TableSeat
from atoll.table.refused import Refused
from atoll.table.table import Table
from atoll.table.text import clean_text


def sit(table: Table, command: Sit, actor: Person) -> list[TableEvent]:
    """Take an open seat, or change the nonce of one's own."""
    require_open(table)
    drawing.require_no_draw(table)
    held = seat_at(table, command.seat)
    if held.kind != "open" and held.who != actor.id:
        raise Refused("table-seat-taken", seat=command.seat)
    if len(command.nonce) > NONCE_LENGTH or not command.nonce.isascii() or not command.nonce.isprintable():
        raise Refused("table-nonce", most=NONCE_LENGTH)
    alias = clean_text(command.name)
    if len(alias) > NAME_LENGTH:
        raise Refused("server-name", most=NAME_LENGTH)
    # Whoever is called like somebody at the table, or almost, is told apart by a number.
    people = [
        seat for number, seat in enumerate(table.seats) if seat.kind == "person" and number != command.seat
    ]
    if alias:
        alias = free_name(alias, [actor.name, *(seat.name for seat in people)])
    others = [seat.name for seat in people if seat.who != actor.id or seat.alias]
    named = replace(actor, name=free_name(actor.name, others))
    now = TableSeat.for_person(named, command.nonce, alias=alias)
    return [_seated(command.seat, replace(now, colour=held.colour, shape=held.shape))]


def style(table: Table, command: Style, actor: Person) -> list[TableEvent]:
    """Choose a colour and a shape that no other seat has chosen."""
    require_open(table)
    require_own_seat(table, command.seat, actor)
    chosen = command.colour, command.shape
    if any(number is not None and not 0 <= number < LOOKS for number in chosen):
        raise Refused("table-style", most=LOOKS)
    held = table.seats[command.seat]
    others = [seat for seat in table.seats if seat is not held]
    if command.colour is not None and any(seat.colour == command.colour for seat in others):
        raise Refused("table-colour-taken")
    if command.shape is not None and any(seat.shape == command.shape for seat in others):
        raise Refused("table-shape-taken")
    if chosen == (held.colour, held.shape):
        return []
    return [TableEvent("styled", {"seat": command.seat, "colour": command.colour, "shape": command.shape})]


def leave(table: Table, command: Leave, actor: Person) -> list[TableEvent]:
    """Leave a seat; the host's role passes on with the host's last seat. It voids a draw that is going on."""
    require_open(table)
    require_own_seat(table, command.seat, actor)
    events = [*drawing.make_void(table), _seated(command.seat, TableSeat())]
    others = [seat.who for seat in table.seats if seat.kind == "person" and seat.who != actor.id]
    if actor.id == table.host and table.seats_of(actor.id) == [command.seat] and others:
        events.append(TableEvent("host", {"who": others[0]}))
    return events


def add_bot(table: Table, command: AddBot, actor: Person) -> list[TableEvent]:
    """Put a bot on a seat that no person holds."""
    require_host(table, actor)
    require_open(table)
    drawing.require_no_draw(table)
    if seat_at(table, command.seat).kind == "person":
        raise Refused("table-seat-taken", seat=command.seat)
    return [_seated(command.seat, TableSeat.for_bot(command.level, actor.id))]


def remove(table: Table, command: Remove, actor: Person) -> list[TableEvent]:
    """Free a seat. It voids a draw that is going on."""
    require_host(table, actor)
    require_open(table)
    if seat_at(table, command.seat).kind == "open":
        return []
    return [*drawing.make_void(table), _seated(command.seat, TableSeat())]


def arrange(table: Table, command: Arrange, actor: Person) -> list[TableEvent]:
    """Reorder the seats."""
    require_host(table, actor)
    require_open(table)
    drawing.require_no_draw(table)
    if sorted(command.order) != list(range(len(table.seats))):
        raise Refused("table-order", seats=len(table.seats))
    return [TableEvent("arranged", {"order": list(command.order)})]


def start(table: Table, command: Start, actor: Person) -> list[TableEvent]:
    """Start the game. Where somebody has committed to a value for the draw, values are revealed first."""
    del command
    require_host(table, actor)
    require_open(table)
    empty = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise Refused("table-seats-open", seats=empty)
    return _start(table)


def start_together(table: Table) -> list[TableEvent]:
    """Start the game at a table that starts by itself; nothing if it is not ready for that, or no longer."""
    ready = table.settings.auto_start and table.life == "open"
    if not ready or any(seat.kind == "open" for seat in table.seats):
        return []
    try:
        return _start(table)
    except Refused:  # too many draws were void
        return []


def _start(table: Table) -> list[TableEvent]:
    if table.draw.revealing is not None:
        return []
    if closed := drawing.close(table):
        return closed
    order = rated.draw_seats(table) if table.settings.rated else list(range(len(table.seats)))
    drawn = [TableEvent("arranged", {"order": [*order]})] if table.settings.rated else []
    return [*drawn, TableEvent("started", {"nonces": [table.seats[seat].nonce for seat in order]})]


def _seated(number: Seat, now: TableSeat) -> TableEvent:
    hidden = {} if now.match is None else {"match": now.match}
    return TableEvent("seated", {"seat": number, "now": now.to_json()}, hidden=hidden)
