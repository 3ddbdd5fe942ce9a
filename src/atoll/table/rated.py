"""Rated tables: what is different where the game counts for ratings.

Every seat needs an account of its own; there is a clock, the options are a standard set, and nothing of the
set-up is agreed in advance. There are no bots, drafts, take-backs or stand-ins. Players who resign or run out
of time are out for good and placed behind all who stay; while more than one player is left, a bot plays on
for those who left. Seats are drawn at the start, from the table's secret.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import replace

from atoll.core import Seat, game
from atoll.core.result import places_by
from atoll.table.commands import AddBot, Arrange, Command, Offer, Return, Sit, StandIn, Undo
from atoll.table.fair import Draws
from atoll.table.people import Person, TableSeat
from atoll.table.refused import Refused
from atoll.table.settings import TableSettings
from atoll.table.table import Table


def rated_settings(settings: TableSettings) -> TableSettings:
    """Return the settings that a rated table has. Raise Refused if a game with them cannot be rated."""
    if settings.clock is None:
        raise Refused("rated-clock")
    if dict(settings.options) not in [dict(each) for each in game(settings.game).descriptor.standard_options]:
        raise Refused("rated-options", game=settings.game)
    if settings.preset or settings.origin is not None:
        raise Refused("rated-drawn")
    return replace(settings, auto_confirm=True)


def check_seats(seats: Sequence[TableSeat]) -> None:
    """Raise Refused unless every seat is open or held by an account that holds no other."""
    people = [seat for seat in seats if seat.kind != "open"]
    if any(seat.kind == "bot" for seat in people):
        raise Refused("rated-no-bots")
    if any(seat.mark != "account" for seat in people):
        raise Refused("rated-accounts-only")
    if len({seat.who for seat in people}) < len(people) or any(seat.alias for seat in people):
        raise Refused("rated-one-seat")


def check_command(table: Table, command: Command, actor: Person) -> None:
    """Raise Refused if a command is not allowed at rated tables."""
    match command:
        case Sit():
            if actor.mark != "account":
                raise Refused("rated-accounts-only")
            if table.seats_of(actor.id) not in ([], [command.seat]) or command.name:
                raise Refused("rated-one-seat")
        case AddBot():
            raise Refused("rated-no-bots")
        case Arrange():
            raise Refused("rated-drawn-seats")
        case StandIn() | Return():
            raise Refused("rated-no-stand-in")
        case Undo() | Offer(what="takeback"):
            raise Refused("rated-no-undo")
        case Offer() if table.settings.tournament is not None:
            raise Refused("tourney-no-abort")
        case _:
            pass


def draw_seats(table: Table) -> list[Seat]:
    """Draw the seating: whoever sat on the i-th of these seats gets seat i."""
    order = list(range(len(table.seats)))
    Draws(hmac.new(bytes.fromhex(table.secret), b"seats", hashlib.sha256).digest()).shuffle(order)
    return order


def places_with_departed(places: Sequence[int], departed: Sequence[Seat]) -> list[int]:
    """Place the players who left behind all who stayed; whoever left first comes last.

    >>> places_with_departed([1, 2, 3, 4], departed=[1, 0])
    [3, 4, 1, 2]
    """
    ranks = [(len(departed), -place) for place in places]
    for number, seat in enumerate(departed):
        ranks[seat] = (number, 0)
    return list(places_by(ranks))
