"""Decisions about leaving and coming back: resigning, stand-ins, running out of time."""

from __future__ import annotations

from typing import Final

from atoll.core import Seat
from atoll.core.result import places_by
from atoll.table import rated
from atoll.table.commands import Resign, Return, StandIn, Tick
from atoll.table.decisions.checks import require_no_stand_in, require_own_seat, require_playing
from atoll.table.decisions.moves import commit, ended
from atoll.table.events import TableEvent
from atoll.table.people import Person
from atoll.table.refused import Refused
from atoll.table.table import Table

STAND_IN_LEVEL: Final = "greedy"
"""The bot that stands in after a player has run out of time or resigned."""


def resign(table: Table, command: Resign, actor: Person) -> list[TableEvent]:
    """Resign: a bot stands in, or the game ends if too few are left."""
    require_playing(table)
    require_own_seat(table, command.seat, actor)
    if table.seats[command.seat].stand_in == "resigned" or command.seat in table.departed:
        raise Refused("table-resigned", seat=command.seat)
    if table.settings.strict:
        return _depart(table, command.seat, "resigned")
    resigned = {command.seat, *(n for n, seat in enumerate(table.seats) if seat.stand_in == "resigned")}
    events = drop_draft(table, command.seat)
    events.append(stood_in(command.seat, STAND_IN_LEVEL, "resigned"))
    people_left = any(seat.kind == "person" for n, seat in enumerate(table.seats) if n not in resigned)
    if len(table.seats) - len(resigned) <= 1 or not people_left:
        places = places_by(0 if seat in resigned else 1 for seat in range(len(table.seats)))
        events.append(ended(table, "resigned", places=list(places)))
    return events


def stand_in(table: Table, command: StandIn, actor: Person) -> list[TableEvent]:
    """Let a bot stand in."""
    require_playing(table)
    require_own_seat(table, command.seat, actor)
    require_no_stand_in(table, command.seat)
    return [*drop_draft(table, command.seat), stood_in(command.seat, command.level, "wish")]


def return_to_seat(table: Table, command: Return, actor: Person) -> list[TableEvent]:
    """Take the seat back from a bot."""
    require_playing(table)
    require_own_seat(table, command.seat, actor)
    seat = table.seats[command.seat]
    if seat.stand_in == "resigned":
        raise Refused("table-resigned", seat=command.seat)
    return [TableEvent("returned", {"seat": command.seat})] if seat.stand_in is not None else []


def check_clocks(table: Table, command: Tick, now: float) -> list[TableEvent]:
    """Handle the first seat that has run out of time; the next one has its own tick."""
    if table.clock is None or table.live_game is None or table.life != "playing":
        return []
    for seat in table.clock.out_of_time(now):
        if seat in command.spared:
            continue
        draft = table.live_game.draft
        if draft is not None and draft.seat == seat and draft.complete:
            return commit(table, table.live_game, draft.moves)
        if table.settings.strict:
            return _depart(table, seat, "time")
        return [*drop_draft(table, seat), stood_in(seat, STAND_IN_LEVEL, "time")]
    return []


def _depart(table: Table, seat: Seat, why: str) -> list[TableEvent]:
    """Take a seat of a rated table out for good; the game ends when one is left."""
    events = [*drop_draft(table, seat), stood_in(seat, STAND_IN_LEVEL, why)]
    departed = [*table.departed, seat]
    if len(table.seats) - len(departed) == 1:
        places = rated.places_with_departed([1] * len(table.seats), departed)
        events.append(ended(table, why, places=places))
    return events


def drop_draft(table: Table, seat: Seat) -> list[TableEvent]:
    """Return the event that drops a seat's draft, if it has one."""
    draft = table.live_game.draft if table.live_game is not None else None
    return [TableEvent("undrafted", {"seat": seat, "left": 0})] if draft and draft.seat == seat else []


def stood_in(seat: Seat, level: str, why: str) -> TableEvent:
    """Return the event by which a bot plays a seat from now on."""
    return TableEvent("stood-in", {"seat": seat, "level": level, "why": why})
