"""Rounds and bids: who plays, in which order (C-BID-1 to C-BID-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from atoll.core.facts import Event, Refusal
from atoll.core.types import Seat
from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.notation import Bid
from atoll.games.titicaca.rules.ending import end_round
from atoll.games.titicaca.rules.regions import open_fields

if TYPE_CHECKING:
    from atoll.games.titicaca.rules.position import Position

UNSEEN = -1
"""A bid that is in, but not seen, in a replay of what a viewer may know."""


def legal_bids(position: Position, seat: Seat) -> list[Bid]:
    """Return the bids a seat may make: any whole number from 0 to the stock (C-SET-3)."""
    return [Bid(weapons) for weapons in range(position.stocks[seat] + 1)]


def broken_by_bid(position: Position, seat: Seat, bid: Bid) -> Iterator[Refusal]:
    """Refuse a bid above the stock (C-SET-3); who has no weapons bids 0 (C-BID-1)."""
    stock = position.stocks[seat]
    if bid.weapons > stock:
        yield Refusal("C-SET-3", {"seat": seat, "bid": bid.weapons, "stock": stock})
        if stock == 0:
            yield Refusal("C-BID-1", {"seat": seat, "why": "no-weapons"})


def bid(position: Position, seat: Seat, weapons: int) -> Iterator[Event]:
    """Take a secret bid; when all are in they are shown (C-BID-1, C-BID-2)."""
    position.bids[seat] = weapons
    yield Event(
        "titicaca-bid",
        {"seat": seat, "bid": "?", "seen": "no"},
        private={seat: {"bid": weapons, "seen": "yes"}},
    )
    if len(position.bids) == position.players:
        yield from show_bids(position)


def order_of_play(bids: dict[Seat, int], arrow: Seat, players: int) -> list[Seat]:
    """Order those who take part: highest first, ties clockwise from the arrow's holder (C-BID-1, C-BID-2)."""
    return sorted(
        (seat for seat, weapons in bids.items() if weapons >= 1),
        key=lambda seat: (-bids[seat], (seat - arrow) % players),
    )


def show_bids(position: Position) -> Iterator[Event]:
    """Show all bids and settle who plays: no more than there are empty fields (C-BID-2, C-BID-3)."""
    for seat, weapons in sorted(position.bids.items()):
        yield Event("titicaca-bid-shown", {"seat": seat, "bid": weapons})
    assert position.arrow is not None
    bidders = order_of_play(position.bids, position.arrow, position.players)
    room = len(open_fields(position, position.round))
    position.order = tuple(bidders[:room])
    if not bidders:
        yield Event("titicaca-no-bids")
        yield from end_round(position, last=None)
        return
    yield Event("titicaca-order", {"seats": list(position.order), "arrow": position.arrow, "fields": room})
    for seat in bidders[room:]:
        yield Event("titicaca-bid-back", {"seat": seat, "bid": position.bids[seat]})
    yield from begin_turn(position)


def begin_turn(position: Position) -> Iterator[Event]:
    """Start the turn of the next in order, who pays the bid now (C-BID-3)."""
    seat = position.order[0]
    position.stocks[seat] -= position.bids[seat]
    position.step = Step.VILLAGE
    yield Event("titicaca-turn", {"seat": seat, "paid": position.bids[seat], "stock": position.stocks[seat]})


def end_turn(position: Position) -> Iterator[Event]:
    """Pass on to the next in order: one turn each (C-BID-4). The last one takes the arrow (C-BID-5)."""
    last, *position_order = position.order
    position.order = tuple(position_order)
    position.fresh = None
    if position.order:
        yield from begin_turn(position)
    else:
        yield from end_round(position, last=last)
