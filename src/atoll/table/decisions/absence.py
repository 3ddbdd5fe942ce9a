"""Decisions about somebody who has left on their turn, at tables where no clock settles it.

After five minutes the others who are there may nudge; after another minute they may agree, all of them, to
let a bot play on for the seat or to end the game. Whoever comes back has the seat again.
"""

from __future__ import annotations

from typing import Final

from atoll.core import Json
from atoll.table.commands import CarryOn, ComeBack, Nudge
from atoll.table.decisions.checks import require_no_stand_in, require_own_seat, require_playing, seat_at
from atoll.table.decisions.leaving import STAND_IN_LEVEL, drop_draft, stood_in
from atoll.table.decisions.moves import ended
from atoll.table.events import TableEvent
from atoll.table.people import Person
from atoll.table.refused import Refused
from atoll.table.room import Room
from atoll.table.table import Table

ABSENCE_SECONDS: Final = 300.0
"""For how long somebody must be away on their turn before the others may nudge."""

NUDGE_SECONDS: Final = 60.0
"""How long whoever was nudged has to come back before the others may decide."""


def nudge(table: Table, command: Nudge, actor: Person, room: Room) -> list[TableEvent]:
    """Remind somebody who is away that the table waits for them."""
    _require_absent(table, command, actor, room)
    if table.absence is not None and table.absence.seat == command.absent:
        return []
    return [TableEvent("nudged", {"seat": command.seat, "absent": command.absent, "who": actor.id})]


def carry_on(table: Table, command: CarryOn, actor: Person, room: Room) -> list[TableEvent]:
    """Say how to go on without somebody; it happens when everybody who is there wants the same."""
    absent = _require_absent(table, command, actor, room)
    absence = table.absence
    if absence is None or absence.seat != command.absent:
        raise Refused("absence-nudge-first")
    if room.now < absence.at + NUDGE_SECONDS:
        raise Refused("absence-nudged", seconds=round(absence.at + NUDGE_SECONDS - room.now))
    events = []
    if absence.votes.get(actor.id) != command.how:
        vote: dict[str, Json] = {
            "seat": command.seat,
            "absent": command.absent,
            "who": actor.id,
            "how": command.how,
        }
        events.append(TableEvent("wished", vote))
    votes = {**absence.votes, actor.id: command.how}
    deciding = (table.people_playing() & room.here) - {absent}
    if any(votes.get(who) != command.how for who in deciding):
        return events
    if command.how == "end":
        return [*events, ended(table, "aborted", places=None)]
    for seat in table.seats_of(absent):
        if table.seats[seat].stand_in is None:
            events += [*drop_draft(table, seat), stood_in(seat, STAND_IN_LEVEL, "away")]
    return events


def come_back(table: Table, command: ComeBack) -> list[TableEvent]:
    """Give somebody who is here again the seats that the others let a bot play."""
    if table.life != "playing":
        return []
    own = table.seats_of(command.who)
    away = [seat for seat in own if table.seats[seat].stand_in == "away"]
    nudged = table.absence is not None and table.absence.seat in own
    back = [TableEvent("came-back", {"seat": table.absence.seat})] if nudged and table.absence else []
    return [*back, *(TableEvent("returned", {"seat": seat}) for seat in away)]


def _require_absent(table: Table, command: Nudge | CarryOn, actor: Person, room: Room) -> str:
    """Return who is away on a seat. Raise Refused unless they have been, on their turn, for long enough."""
    require_playing(table)
    require_own_seat(table, command.seat, actor)
    require_no_stand_in(table, command.seat)
    if table.settings.strict or table.settings.clock is not None:
        raise Refused("absence-clock")
    held = seat_at(table, command.absent)
    if held.who is None or not held.played_by_person or command.absent not in table.active_seats():
        raise Refused("absence-not-awaited", seat=command.absent)
    if held.who in room.here or held.who == actor.id:
        raise Refused("absence-here", seat=command.absent)
    if room.now < max(room.left_at(held.who), table.turn_at) + ABSENCE_SECONDS:
        raise Refused("absence-not-yet", seat=command.absent, minutes=round(ABSENCE_SECONDS / 60))
    return held.who
