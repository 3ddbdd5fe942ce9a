"""Decisions about moves: drafted, sealed, committed; and the end that a move may bring."""

from __future__ import annotations

from collections.abc import Sequence

from atoll.core import IllegalMove, Json, Seat
from atoll.core.types import Played
from atoll.table import rated
from atoll.table.commands import BotPlays, Confirm, Play, Undo
from atoll.table.decisions.checks import (
    require_no_stand_in,
    require_own_seat,
    require_playing,
    require_ply,
)
from atoll.table.events import TableEvent
from atoll.table.live_game import LiveGame
from atoll.table.people import Person
from atoll.table.refused import Refused
from atoll.table.table import Table


def play(table: Table, command: Play, actor: Person) -> list[TableEvent]:
    """Seal, draft or commit a move."""
    live_game = require_playing(table)
    require_own_seat(table, command.seat, actor)
    require_no_stand_in(table, command.seat)
    if command.round is not None and command.round != live_game.round:
        raise Refused("table-round", round=command.round, now=live_game.round)
    if live_game.simultaneous:
        return _seal(table, live_game, command.seat, command.move)
    require_ply(live_game, command.ply)
    draft = live_game.draft
    if draft is not None and (draft.seat != command.seat or draft.complete):
        raise Refused(
            "table-draft-full" if draft.seat == command.seat else "not-your-turn", seat=command.seat
        )
    if not command.confirm and not table.settings.auto_confirm:
        return [live_game.prepare_draft(command.seat, command.move)]
    return commit(table, live_game, [*(draft.moves if draft else ()), (command.seat, command.move)])


def undo(table: Table, command: Undo, actor: Person) -> list[TableEvent]:
    """Shorten the draft."""
    live_game = require_playing(table)
    require_own_seat(table, command.seat, actor)
    if live_game.draft is None or live_game.draft.seat != command.seat:
        raise Refused("table-no-draft")
    require_ply(live_game, command.ply)
    steps = len(live_game.draft.steps)
    if not 1 <= command.moves <= steps:
        raise Refused("table-undo-many", moves=steps)
    return [TableEvent("undrafted", {"seat": command.seat, "left": steps - command.moves})]


def confirm(table: Table, command: Confirm, actor: Person) -> list[TableEvent]:
    """Commit the draft."""
    live_game = require_playing(table)
    require_own_seat(table, command.seat, actor)
    if live_game.draft is None or live_game.draft.seat != command.seat:
        raise Refused("table-no-draft")
    require_ply(live_game, command.ply)
    return commit(table, live_game, live_game.draft.moves)


def play_bot_move(table: Table, command: BotPlays) -> list[TableEvent]:
    """Seal or commit a bot's move; return nothing if it comes too late."""
    live_game = table.live_game
    if live_game is None or command.seat not in table.active_seats():
        return []
    if table.seats[command.seat].bot_level is None:
        return []
    if command.ply != len(live_game.moves) or command.round != live_game.round:
        return []
    if live_game.simultaneous:
        return _seal(table, live_game, command.seat, command.move)
    return commit(table, live_game, [(command.seat, command.move)])


def _seal(table: Table, live_game: LiveGame, seat: Seat, move: str) -> list[TableEvent]:
    """Seal a move of a simultaneous round; the last one in commits all of them, in seat order."""
    position = live_game.committed
    refusals = position.explain(move, seat)
    if refusals:
        raise IllegalMove(move, refusals)
    event = TableEvent(
        "sealed", {"seat": seat, "round": live_game.round}, {seat: {"move": move}}, {"move": move}
    )
    sealed = {**live_game.sealed, seat: move}
    if set(position.active_seats) - sealed.keys():
        return [event]
    return [event, *commit(table, live_game, sorted(sealed.items()))]


def commit(table: Table, live_game: LiveGame, played: Sequence[Played]) -> list[TableEvent]:
    """Commit moves, and end the game if they do."""
    events, after = live_game.prepare_commit(played)
    if after.is_over:
        result = after.result
        assert result.places is not None, "a game that is over has places"
        places = [*result.places]
        if table.departed:
            places = rated.places_with_departed(places, table.departed)
        events.append(ended(table, "result", places=places, reason=result.reason))
    return events


def ended(table: Table, how: str, places: list[int] | None, reason: str | None = None) -> TableEvent:
    """Return the event that ends a game, which reveals the table's secret."""
    final: Json = None if places is None else [*places]
    return TableEvent("ended", {"how": how, "places": final, "reason": reason, "secret": table.secret})
