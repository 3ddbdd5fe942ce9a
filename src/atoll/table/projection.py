"""The projection of a table for one viewer: all that may leave the server of it. Nothing else does.

A *state* is everything that changes during play except the board; a *board* is the position with its legal
moves. Both are sent whole, so that no client has to compute them from events.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, Final

from atoll.core import SPECTATOR, Json, Move, Position, Record, Viewer
from atoll.core.facts import Fact
from atoll.table.commitments import VERSION
from atoll.table.events import LogEntry
from atoll.table.live_game import LiveGame
from atoll.table.session import running_score
from atoll.table.table import Table

JsonObject = dict[str, Json]


def state(table: Table, viewer: Viewer) -> JsonObject:
    """Return the table without its board."""
    return {**public_state(table), **private_state(table, viewer)}


def public_state(table: Table) -> JsonObject:
    """Return the part of the state that is the same for everybody."""
    live_game = table.live_game
    return {
        "life": table.life,
        "host": table.host,
        "seats": table.seats_json(),
        "looks": table.looks_json(),
        "commitment": table.commitment,
        "secret": table.revealed_secret,
        "draw": table.draw_json(),
        "asked": sorted(table.active_seats()),
        "ply": 0 if live_game is None else live_game.ply,
        "committed": 0 if live_game is None else len(live_game.moves),
        "round": 0 if live_game is None else live_game.round,
        "simultaneous": live_game is not None and table.life == "playing" and live_game.simultaneous,
        "sealed": [] if live_game is None else sorted(live_game.sealed),
        "offer": None if table.offer is None else table.offer.to_json(),
        "absence": None if table.absence is None else table.absence.to_json(),
        "turn_at": table.turn_at,
        "clock": None if table.clock is None else table.clock.to_json(),
        "muted": sorted(table.muted),
        "ending": None if table.ending is None else dict(table.ending),
        "result": live_game.result().to_json() if live_game is not None and table.life == "over" else None,
        "rematch": table.rematch,
        "session": running_score(table),
    }


def private_state(table: Table, viewer: Viewer) -> Mapping[str, Json]:
    """Return the part of the state that depends on the viewer."""
    live_game = table.live_game
    matched = table.matched_bots(viewer)
    if live_game is None or (live_game.draft is None and not live_game.sealed):
        return {**NOTHING_PRIVATE, "matched_bots": matched} if matched else NOTHING_PRIVATE
    return {
        "own_sealed": None if viewer is SPECTATOR else live_game.sealed.get(viewer),
        "draft": _draft(live_game, viewer),
        "matched_bots": matched,
    }


NOTHING_PRIVATE: Final[Mapping[str, Json]] = {"own_sealed": None, "draft": None, "matched_bots": {}}
"""The private state of everybody who has sealed nothing and whom no bot suits, while nobody drafts."""


def _draft(live_game: LiveGame, viewer: Viewer) -> JsonObject | None:
    draft = live_game.draft
    if draft is None:
        return None
    moves: list[Move | None] = [step.move for step in draft.steps]
    if viewer != draft.seat:
        last = draft.steps[-1]
        done = draft.moves[:-1] if last.held else draft.moves
        _, known = last.position.game.redact(last.position, [*live_game.moves, *done], viewer)
        moves = [*known[len(live_game.moves) :], *([None] if last.held else [])]
    return {"seat": draft.seat, "moves": moves, "complete": draft.complete, "held": draft.steps[-1].held}


def board(table: Table, viewer: Viewer) -> JsonObject | None:
    """Return the position after drafted moves, with the viewer's legal moves; None before the start."""
    if table.live_game is None:
        return None
    return {"view": view(table, viewer), "legal": legal_moves(table, viewer)}


def view(table: Table, viewer: Viewer) -> JsonObject:
    """Return the position after drafted moves as a viewer may see it. The game must have started."""
    assert table.live_game is not None
    return dict(table.live_game.current.view(viewer).data)


def same_view_for_all(table: Table) -> bool:
    """Whether this game's positions look the same to everybody."""
    return table.live_game is not None and table.live_game.current.game.same_view_for_all


def legal_moves(table: Table, viewer: Viewer) -> list[Json]:
    """Return the viewer's legal moves, grouped by verb."""
    return group_by_verb(_legal_moves(table, viewer))


def _legal_moves(table: Table, viewer: Viewer) -> Sequence[Move]:
    live_game = table.live_game
    if live_game is None or viewer is SPECTATOR or table.life != "playing":
        return ()
    return live_game.legal_moves(viewer) if viewer in live_game.committed.active_seats else ()


def places(table: Table, viewer: Viewer) -> JsonObject:
    """Return where each of the viewer's legal moves is made, in words; computed from what the viewer sees."""
    live_game = table.live_game
    assert live_game is not None
    moves = _legal_moves(table, viewer)
    return {
        "round": live_game.round,
        "ply": live_game.ply,
        "places": dict(name_places(live_game.current, viewer, moves)),
    }


def name_places(position: Position, viewer: Viewer, moves: Sequence[Move]) -> dict[str, JsonObject]:
    """Return where each of these moves is made, in words; computed from what the viewer sees."""
    named = position.game.places(position.view(viewer), moves)
    return {move: place.to_json() for move, place in named.items()}


def warnings(table: Table, viewer: Viewer) -> JsonObject:
    """Return what to say before the viewer makes a legal move, and of the moves in the viewer's own draft."""
    live_game = table.live_game
    assert live_game is not None
    moves: dict[Move, Fact] = {}
    drafted: dict[Move, Fact] = {}
    if viewer is not SPECTATOR:
        game = live_game.current.game
        moves = game.warnings(live_game.current, viewer, _legal_moves(table, viewer))
        if live_game.draft is not None and live_game.draft.seat == viewer:
            before = live_game.committed
            for step in live_game.draft.steps:
                drafted |= game.warnings(before, viewer, [step.move])
                before = step.position
    return {
        "round": live_game.round,
        "ply": live_game.ply,
        "moves": {move: fact.to_json() for move, fact in moves.items()},
        "drafted": {move: fact.to_json() for move, fact in drafted.items()},
    }


def refusals(table: Table, viewer: Viewer, moves: Sequence[Move]) -> dict[Move, list[JsonObject]]:
    """Return the rules that these moves of the viewer would break now, as trying each would tell."""
    live_game = table.live_game
    assert live_game is not None
    assert viewer is not SPECTATOR
    here = live_game.current
    return {move: [refusal.to_json() for refusal in here.explain(move, viewer)] for move in moves}


def group_by_verb(moves: Sequence[Move]) -> list[Json]:
    """Group sorted moves by their first word, which says what the player does: lay a tile, build a hut."""
    groups: list[Json] = []
    start = 0
    while start < len(moves):
        verb = moves[start].split(" ", 1)[0]
        # "!" comes right after the space: up to there all moves begin with this word.
        end = bisect_left(moves, verb + "!", start)
        groups.append({"verb": verb, "moves": list(moves[start:end])})
        start = end
    return groups


def history(table: Table, viewer: Viewer) -> list[Json]:
    """Return the committed moves with their facts, as far as the viewer may know them by now."""
    live_game = table.live_game
    if live_game is None:
        return []
    over = table.life == "over"
    whole = [move for _, move in live_game.moves]
    moves = (
        whole if over else live_game.committed.game.redact(live_game.committed, live_game.moves, viewer)[1]
    )
    return [
        {"seat": seat, "move": move, "facts": event.seen_by(viewer)["facts"]}
        for (seat, _), move, event in zip(live_game.moves, moves, live_game.move_events, strict=True)
    ]


def event_for_viewer(entry: LogEntry, viewer: Viewer) -> JsonObject:
    """Return a log entry in the viewer's form."""
    return {"seq": entry.seq, "at": entry.at, **entry.event.seen_by(viewer)}


def past_view(record: Record, ply: int, viewer: Viewer) -> JsonObject:
    """Return the view after the first moves of a record that holds only what the viewer may know."""
    return dict(record.position(ply).view(viewer).data)


def record(table: Table, viewer: Viewer) -> JsonObject:
    """Return the game as a record: what the viewer may know while it is played, everything once it is over.

    A finished game also has the parts ``fair``, by which the draw is verified, and ``table``, with names and
    ending. A game that people ended early is over for the table, though not by the rules, so nothing in it is
    secret any more.
    """
    assert table.live_game is not None
    over = table.life == "over"
    document: dict[str, Any] = table.live_game.record(None if over else viewer).to_json()
    if table.settings.origin is not None:
        document["origin"] = dict(table.settings.origin)
    if over and table.settings.origin is None:
        document["fair"] = {
            "commitment": table.commitment,
            "secret": table.revealed_secret,
            "nonces": [seat.nonce for seat in table.seats],
        }
        if table.settings.preset:
            document["fair"]["given"] = dict(table.settings.preset)
        if table.draw.drawn is not None:
            document["fair"]["draw"] = {
                "version": VERSION,
                "table": table.id,
                "rated": table.settings.rated,
                "order": table.draw.order,
                **table.draw.drawn.to_json(),
            }
        if table.draw.void:
            document["fair"]["void"] = [dict(each) for each in table.draw.void]
    if over:
        document["table"] = {
            "names": list(table.names()),
            "ending": None if table.ending is None else dict(table.ending),
        }
        if any(seat.colour is not None or seat.shape is not None for seat in table.seats):
            document["table"]["looks"] = table.looks_json()
    return document
