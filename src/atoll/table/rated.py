"""What is different at a table whose game counts for ratings.

One account a seat, no bots, a clock, options that others play with too, and all that is drawn is drawn. A
move that is made is made: nothing is drafted, nothing taken back, and nobody else plays in one's stead.
Whoever gives up or runs out of time is out for good, behind all who stay; where more than one are left a bot
moves the pieces that were left behind. Seats are drawn at the start, from the table's secret.
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
from atoll.table.people import Person, Seated, Terms
from atoll.table.refused import Refused
from atoll.table.table import Table


def rated_terms(terms: Terms) -> Terms:
    """Give the terms as a rated table has them. Raises Refused for what cannot count."""
    if terms.clock is None:
        raise Refused("rated-clock")
    if dict(terms.options) not in [dict(standard) for standard in game(terms.game).standard]:
        raise Refused("rated-options", game=terms.game)
    if terms.given or terms.origin is not None:
        raise Refused("rated-drawn")
    return replace(terms, auto_confirm=True)


def check_seats(seats: Sequence[Seated]) -> None:
    """Raise Refused unless accounts, each on one seat, and open seats are all there is."""
    people = [seat for seat in seats if seat.kind != "open"]
    if any(seat.kind == "bot" for seat in people):
        raise Refused("rated-no-bots")
    if any(seat.mark != "account" for seat in people):
        raise Refused("rated-accounts-only")
    if len({seat.who for seat in people}) < len(people):
        raise Refused("rated-one-seat")


def check(table: Table, command: Command, actor: Person) -> None:
    """Raise Refused for what cannot be done at a rated table, though it could at another."""
    match command:
        case Sit():
            if actor.mark != "account":
                raise Refused("rated-accounts-only")
            if table.holds(actor.id) not in ([], [command.seat]):
                raise Refused("rated-one-seat")
        case AddBot():
            raise Refused("rated-no-bots")
        case Arrange():
            raise Refused("rated-drawn-seats")
        case StandIn() | Return():
            raise Refused("rated-no-stand-in")
        case Undo() | Offer(what="takeback"):
            raise Refused("rated-no-undo")
        case _:
            pass


def drawn_seats(table: Table) -> list[Seat]:
    """Draw who sits where: on seat i whoever sat on the i-th of these."""
    order = list(range(len(table.seats)))
    Draws(hmac.new(bytes.fromhex(table.secret), b"seats", hashlib.sha256).digest()).shuffle(order)
    return order


def places_after(places: Sequence[int], left: Sequence[Seat]) -> list[int]:
    """Put those who left behind all who stayed; who left first comes last.

    >>> places_after([1, 2, 3, 4], left=[1, 0])
    [3, 4, 1, 2]
    """
    ranks = [(len(left), -place) for place in places]
    for number, seat in enumerate(left):
        ranks[seat] = (number, 0)
    return list(places_by(ranks))
