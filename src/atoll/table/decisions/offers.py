"""Decisions that need everybody's consent: taking back committed moves, aborting the game."""

from __future__ import annotations

from atoll.core import Seat
from atoll.table.commands import Answer, Offer
from atoll.table.decisions.checks import require_no_stand_in, require_own_seat, require_playing
from atoll.table.decisions.moves import ended
from atoll.table.events import TableEvent
from atoll.table.live_game import LiveGame
from atoll.table.people import Person
from atoll.table.refused import Refused
from atoll.table.table import Table


def offer(table: Table, command: Offer, actor: Person) -> list[TableEvent]:
    """Offer to take back or to abort; it happens at once if nobody else has to agree."""
    live_game = require_playing(table)
    require_own_seat(table, command.seat, actor)
    require_no_stand_in(table, command.seat)
    if table.offer is not None:
        raise Refused("table-offer-open")
    ply = 0
    if command.what == "takeback":
        ply = _last_turn(live_game, command.seat) if command.ply is None else command.ply
        ply = live_game.round_start(ply)
        if not live_game.branch_ply <= ply < len(live_game.moves):
            raise Refused("table-nothing-back")
    offered = TableEvent("offered", {"what": command.what, "seat": command.seat, "ply": ply, "who": actor.id})
    if table.people_playing() <= {actor.id}:
        return [offered, *_agreed_by_all(table, command.what, ply)]
    return [offered]


def _last_turn(live_game: LiveGame, seat: Seat) -> int:
    """Return the ply at which the seat's last committed turn began; -1 if it had none."""
    ply = len(live_game.moves) - 1
    while ply >= 0 and live_game.moves[ply][0] != seat:
        ply -= 1
    while ply > 0 and live_game.moves[ply - 1][0] == seat:
        ply -= 1
    return ply


def answer(table: Table, command: Answer, actor: Person) -> list[TableEvent]:
    """Accept or decline an offer; it happens when everybody has accepted."""
    require_playing(table)
    require_own_seat(table, command.seat, actor)
    open_offer = table.offer
    if open_offer is None:
        raise Refused("table-no-offer")
    if not command.yes:
        return [TableEvent("declined", {"seat": command.seat, "what": open_offer.what})]
    if actor.id in open_offer.agreed:
        return []
    event = TableEvent("agreed", {"seat": command.seat, "who": actor.id, "what": open_offer.what})
    if table.people_playing() <= open_offer.agreed | {actor.id}:
        return [event, *_agreed_by_all(table, open_offer.what, open_offer.ply)]
    return [event]


def _agreed_by_all(table: Table, what: str, ply: int) -> list[TableEvent]:
    if what == "abort":
        return [ended(table, "aborted", places=None)]
    return [TableEvent("took-back", {"ply": ply})]
