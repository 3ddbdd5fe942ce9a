"""Decisions about the draw before a game: commitments, values, and draws that come to nothing."""

from __future__ import annotations

from typing import Any, Final

from atoll.core import Json
from atoll.table import fair
from atoll.table.commands import Commit, Reveal
from atoll.table.commitments import VERSION, FairDraw, Part, is_value, person_commitment
from atoll.table.decisions.checks import require_open
from atoll.table.events import TableEvent
from atoll.table.people import Person, TableSeat
from atoll.table.refused import Refused
from atoll.table.table import Table

MAX_VOID_DRAWS: Final = 20
"""After so many void draws, which everybody at the table is shown, there is no other."""


def commit(table: Table, command: Commit, actor: Person) -> list[TableEvent]:
    """Commit to a value for the seats as they are; a new commitment replaces the one before."""
    require_open(table)
    require_no_draw(table)
    if table.settings.origin is not None:
        raise Refused("draw-none")
    part = _own_part(table, actor)
    draw = table.draw.current(table.seats)
    if draw is None:
        raise Refused("draw-seats")
    if command.roster != draw.roster(table.draw.commitment):
        raise Refused("draw-roster")
    if not is_value(command.commitment):
        raise Refused("draw-digits")
    if part.commitment == command.commitment:
        return []
    data: dict[str, Json] = {
        "seat": part.seats[0],
        "person": part.person,
        "roster": command.roster,
        "commitment": command.commitment,
    }
    return [TableEvent("draw-committed", data)]


def reveal(table: Table, command: Reveal, actor: Person) -> list[TableEvent]:
    """Reveal the value that one has committed to; with the last one the game starts."""
    require_open(table)
    draw = table.draw.revealing
    if draw is None:
        raise Refused("draw-not-yet")
    part = _own_part(table, actor)
    if part.commitment is None:
        raise Refused("draw-no-part")
    if not is_value(command.value):
        raise Refused("draw-digits")
    roster = draw.roster(table.draw.commitment)
    if person_commitment(roster, part.person, command.value) != part.commitment:
        raise Refused("draw-mismatch")
    if part.value is not None:
        return []
    data: dict[str, Json] = {"seat": part.seats[0], "person": part.person, "value": command.value}
    after = draw.revealed(part.person, command.value)
    events = [TableEvent("draw-revealed", data)]
    return events if after.missing() else [*events, *_drawn(table, after)]


def close(table: Table) -> list[TableEvent]:
    """Take no more commitments: everybody who has committed reveals now. None if nobody has."""
    draw = table.draw.current(table.seats)
    if draw is None or not draw.missing():
        return []
    if len(table.draw.void) >= MAX_VOID_DRAWS:
        raise Refused("draw-void-many", most=MAX_VOID_DRAWS)
    return [TableEvent("draw-closed", {"draw": draw.to_json()})]


def make_void(table: Table) -> list[TableEvent]:
    """Void the draw that is going on, because seats change; nothing if none is."""
    draw = table.draw.revealing
    return [] if draw is None else [_voided(draw, "seats")]


def check_reveals(table: Table, now: float) -> list[TableEvent]:
    """Void a draw for which a value has not come in time; whoever owes it loses the seat."""
    draw, until = table.draw.revealing, table.draw.until
    if draw is None or until is None or now < until:
        return []
    freed = [seat for part in draw.missing() for seat in part.seats]
    events = [_voided(draw, "reveal")]
    events += [TableEvent("seated", {"seat": seat, "now": TableSeat().to_json()}) for seat in freed]
    left = [held for seat, held in enumerate(table.seats) if seat not in freed and held.kind == "person"]
    if left and all(held.who != table.host for held in left):
        events.append(TableEvent("host", {"who": left[0].who}))
    return events


def require_no_draw(table: Table) -> None:
    """Raise Refused while people reveal their values: what they are bound to must not change."""
    if table.draw.revealing is not None:
        raise Refused("draw-running")


def _own_part(table: Table, actor: Person) -> Part:
    own = table.seats_of(actor.id)
    if not own:
        raise Refused("table-seated-only")
    draw = table.draw.current(table.seats)
    part = draw.part_of(own[0]) if draw is not None else None
    if part is None:
        raise Refused("draw-seats")
    return part


def _voided(draw: FairDraw, why: str) -> TableEvent:
    missing: Any = [part.person for part in draw.missing()]
    return TableEvent("draw-voided", {"draw": {**draw.to_json(), "why": why, "missing": missing}})


def _drawn(table: Table, draw: FairDraw) -> list[TableEvent]:
    """Return the start of the game that all values lead to; at a rated table the seats are drawn first."""
    order: Any = None
    events = []
    if table.settings.rated:
        order = fair.draw_order(draw.seed(table.draw.commitment, table.secret), len(table.seats))
        events.append(TableEvent("arranged", {"order": order}))
    nonces: Any = [table.seats[seat].nonce for seat in order or range(len(table.seats))]
    document = {
        "version": VERSION,
        "table": table.id,
        "rated": table.settings.rated,
        "order": order,
        **draw.to_json(),
    }
    return [*events, TableEvent("started", {"nonces": nonces, "draw": document})]
