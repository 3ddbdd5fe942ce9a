"""What a command requires: that the table is open, that the seat is one's own, and so on."""

from __future__ import annotations

from atoll.core import Seat
from atoll.table.live_game import LiveGame
from atoll.table.people import Person, TableSeat
from atoll.table.refused import Refused
from atoll.table.table import Table


def seat_at(table: Table, seat: Seat) -> TableSeat:
    """Return a seat by its number. Raise Refused if there is none."""
    if not 0 <= seat < len(table.seats):
        raise Refused("table-no-seat", seat=seat, most=len(table.seats) - 1)
    return table.seats[seat]


def require_own_seat(table: Table, seat: Seat, actor: Person) -> None:
    """Raise Refused unless the actor holds the seat."""
    held = seat_at(table, seat)
    if held.kind != "person" or held.who != actor.id:
        raise Refused("table-not-your-seat", seat=seat)


def require_no_stand_in(table: Table, seat: Seat) -> None:
    """Raise Refused if a bot plays the seat for its person."""
    held = table.seats[seat]
    if held.stand_in is not None:
        raise Refused("table-resigned" if held.stand_in == "resigned" else "table-stood-in", seat=seat)


def require_host(table: Table, actor: Person) -> None:
    """Raise Refused unless the actor is the host."""
    if actor.id != table.host:
        raise Refused("table-host-only")


def require_open(table: Table) -> None:
    """Raise Refused unless the table is open."""
    if table.life != "open":
        raise Refused("table-not-open")


def require_ply(live_game: LiveGame, ply: int | None) -> None:
    """Raise Refused if a command was meant for another ply."""
    if ply is not None and ply != live_game.ply:
        raise Refused("table-stale", ply=ply, now=live_game.ply)


def require_playing(table: Table) -> LiveGame:
    """Return the game. Raise Refused unless one is being played."""
    if table.life != "playing" or table.live_game is None:
        raise Refused("table-not-playing")
    return table.live_game
