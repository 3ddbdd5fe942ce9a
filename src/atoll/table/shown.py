"""What leaves a table: its state and its history, as one viewer may see them. Nothing else does.

A *state* is all that changes while people play, the board aside; a *board* is the position with the moves
that can be made on it. Both are sent whole, so that no client has to compute one from events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from atoll.core import SPECTATOR, Json, Move, Record, Viewer
from atoll.core.record import begin, step
from atoll.table.course import Course
from atoll.table.events import Logged
from atoll.table.table import Table

Shown = dict[str, Json]


def state(table: Table, viewer: Viewer) -> Shown:
    """Give the table without its board."""
    return {**open_state(table), **own_state(table, viewer)}


def open_state(table: Table) -> Shown:
    """Give what everybody may know of the state, whoever they are."""
    course = table.course
    return {
        "life": table.life,
        "host": table.host,
        "seats": [seat.to_json() for seat in table.seats],
        "commitment": table.commitment,
        "secret": table.shown_secret,
        "asked": sorted(table.asked()),
        "ply": 0 if course is None else course.ply,
        "committed": 0 if course is None else len(course.moves),
        "round": 0 if course is None else course.round,
        "simultaneous": course is not None and table.life == "playing" and course.simultaneous,
        "sealed": [] if course is None else sorted(course.sealed),
        "offer": None if table.offer is None else table.offer.to_json(),
        "clock": None if table.clock is None else table.clock.to_json(),
        "muted": sorted(table.muted),
        "ending": None if table.ending is None else dict(table.ending),
        "result": course.result().to_json() if course is not None and table.life == "over" else None,
        "rematch": table.rematch,
    }


def own_state(table: Table, viewer: Viewer) -> Shown:
    """Give what of the state is for one viewer, or looks otherwise to others."""
    course = table.course
    return {
        "own_sealed": None if course is None or viewer is SPECTATOR else course.sealed.get(viewer),
        "draft": None if course is None else _draft(course, viewer),
    }


def _draft(course: Course, viewer: Viewer) -> Shown | None:
    draft = course.draft
    if draft is None:
        return None
    moves: list[Move | None] = [step.move for step in draft.steps]
    if viewer != draft.seat:
        last = draft.steps[-1]
        done = draft.moves[:-1] if last.held else draft.moves
        _, known = last.stand.known([*course.moves, *done], viewer)
        moves = [*known[len(course.moves) :], *([None] if last.held else [])]
    return {"seat": draft.seat, "moves": moves, "complete": draft.complete, "held": draft.steps[-1].held}


def board(table: Table, viewer: Viewer) -> Shown | None:
    """Give the position, drafted moves made, with all that the viewer can do; None before the start."""
    if table.course is None:
        return None
    return {"view": view(table, viewer), "legal": legal(table, viewer)}


def view(table: Table, viewer: Viewer) -> Shown:
    """Give the position of a game that has begun, drafted moves made, as a viewer may see it."""
    assert table.course is not None
    return dict(table.course.current.law.view(viewer).data)


def is_alike(table: Table) -> bool:
    """Tell whether everybody sees the same of this game's positions."""
    return table.course is not None and table.course.current.law.alike


def legal(table: Table, viewer: Viewer) -> list[Json]:
    """Give all that a viewer can do on the board, by the first words of the moves."""
    course = table.course
    if course is None or viewer is SPECTATOR or table.life != "playing":
        return []
    return grouped(course.legal(viewer)) if viewer in course.committed.position.waiting() else []


def grouped(moves: Sequence[Move]) -> list[Json]:
    """Group moves by their first word, which is what a player does: lay a tile, build a hut."""
    groups: dict[str, list[Json]] = {}
    for move in moves:
        groups.setdefault(move.split(" ", 1)[0], []).append(move)
    return [{"verb": verb, "moves": found} for verb, found in groups.items()]


def history(table: Table, viewer: Viewer) -> list[Json]:
    """Give the committed moves, as far as the viewer may know them by now, with what was told of each."""
    course = table.course
    if course is None:
        return []
    over = table.life == "over"
    whole = [move for _, move in course.moves]
    moves = whole if over else course.committed.known(course.moves, viewer)[1]
    return [
        {"seat": seat, "move": move, "facts": told.seen_by(viewer)["facts"]}
        for (seat, _), move, told in zip(course.moves, moves, course.told, strict=True)
    ]


def numbered(entry: Logged, viewer: Viewer) -> Shown:
    """Give an event of the log in the viewer's form."""
    return {"seq": entry.seq, "at": entry.at, **entry.event.seen_by(viewer)}


def past(record: Record, ply: int, viewer: Viewer) -> Shown:
    """Give the position after the first moves of a record, which holds only what the viewer may know."""
    playthrough = begin(record)
    for _ in range(ply):
        step(playthrough, record)
    return dict(playthrough.position.view(viewer).data)


def record(table: Table, viewer: Viewer) -> Shown:
    """Give the game as a record; for a game that goes on only what the viewer may know.

    Over, it says all, with the part ``fair`` that proves the set-up, and ``table`` with names and ending.
    A game that was given up is over for the table, though not by the rules, so nothing in it is a secret
    any more.
    """
    assert table.course is not None
    over = table.life == "over"
    document: dict[str, Any] = table.course.record(None if over else viewer).to_json()
    if table.terms.origin is not None:
        document["origin"] = dict(table.terms.origin)
    if over and table.terms.origin is None:
        document["fair"] = {
            "commitment": table.commitment,
            "secret": table.shown_secret,
            "nonces": [seat.nonce for seat in table.seats],
        }
        if table.terms.given:
            document["fair"]["given"] = dict(table.terms.given)
    if over:
        document["table"] = {
            "names": list(table.names()),
            "ending": None if table.ending is None else dict(table.ending),
        }
    return document
