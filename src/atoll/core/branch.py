"""Branching off: another game that begins as a recorded one did, up to some move.

The player who continues must not profit from the record: what their seat could not know at that moment is
drawn again, both the unrevealed set-up and others' hidden moves. What the seat saw stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from atoll.core.errors import AtollError, RecordError
from atoll.core.facts import Json
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.types import SPECTATOR, Move, Seat, Viewer

TRIES: Final = 50
"""How often hidden moves are drawn until they fit what came after them."""


def moment(record: Record, ply: int) -> Position:
    """Return a record's game after some of its moves; where several decide at once, before the first of them.

    Raise RecordError if the record has no such moment, or if nothing is left to decide at it.
    """
    if not 0 <= ply <= len(record.moves):
        raise RecordError("branch-ply", ply=ply, moves=len(record.moves))
    position = record.position(ply)
    if position.pending:
        return moment(record, len(position.history))
    if position.is_over:
        raise RecordError("branch-over")
    return position


def branch(record: Record, ply: int, seat: Seat, rng: Random) -> Record:
    """Return a game that begins with the first moves of a record, for a seat to play on otherwise.

    The set-up is full, and the record says how many moves it took over (``origin``). Raise RecordError.
    """
    position = moment(record, ply)
    if not 0 <= seat < position.players:
        raise RecordError("branch-seat", seat=seat, players=position.players)
    played = list(position.moves)
    known = played
    if record.view is None:
        _, known = position.game.redact(position, position.history, seat)
    origin: dict[str, Json] = {"moves": len(played)}
    for _ in range(TRIES):
        drawn = drawn_whole(position, record.view, rng).resample(seat, rng)
        moves = _filled(replace(record, setup=drawn.setup(), view=None), known, rng)
        if moves is None:
            continue
        fresh = replace(record, setup=drawn.setup(), moves=tuple(moves), view=None, fair=None)
        fresh = replace(fresh, result=None, origin=origin)
        if record.view is not None or _seen(fresh, seat) == position.view(seat).hash():
            return fresh
    raise RecordError("branch-hidden")


def drawn_whole(position: Position, view: Viewer | None, rng: Random) -> Position:
    """Return a position of a record that tells what a viewer may know, with the rest of it drawn."""
    if view is None:
        return position
    # A spectator's record holds nobody's secrets: drawing for two seats draws everybody's.
    for eyes in (0, 1) if view is SPECTATOR else (view,):
        position = position.determinize(eyes, rng)
    return position


def _filled(record: Record, known: list[Move], rng: Random) -> list[Move] | None:
    """Play moves of which some are known in part; return all of them, or None if they do not fit."""
    position = record.start()
    moves = []
    for text in known:
        seat = position.to_move
        if not isinstance(seat, int):
            return None
        try:
            move = rng.choice(list(_readings(position, seat, text)))
            position.play(move, seat)
        except (AtollError, IndexError):
            return None
        moves.append(move)
    return moves


def _readings(position: Position, seat: Seat, text: Move) -> Iterator[Move]:
    """Yield the legal moves that a text, perhaps with a ``?`` at its end, can stand for."""
    if not text.endswith("?"):
        yield text
        return
    beginning = text.removesuffix("?")
    yield from (
        move
        for move in position.legal_moves_for(seat)
        if move.startswith(beginning) and move != f"{beginning}-"
    )


def _seen(record: Record, seat: Seat) -> str:
    return record.position(len(record.moves)).view(seat).hash()
