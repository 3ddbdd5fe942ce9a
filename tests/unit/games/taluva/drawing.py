"""What the rule tests share: positions drawn as text, and the ids of the rules that a move breaks."""

from __future__ import annotations

from atoll.core import Event
from atoll.games.taluva.picture import read_position
from atoll.games.taluva.rules import Position


def at(text: str) -> Position:
    """Read a position that a test draws."""
    return read_position(text)


def broken(position: Position, move: str) -> list[str]:
    """Return the ids of all rules that a move of the player on turn breaks; none if it is legal."""
    ids = [refusal.key for refusal in position.explain(move, position.turn)]
    assert (move in position.legal_moves_for(position.turn)) == (not ids), (
        f"{move}: listed and explained differently"
    )
    return ids


def cases(position: Position, move: str) -> list[str]:
    """Return the cases of the rules that a move breaks."""
    return [str(refusal.values.get("case")) for refusal in position.explain(move, position.turn)]


def play(position: Position, *moves: str) -> dict[str, Event]:
    """Make moves of whoever is on turn; return what happened, by key."""
    events: dict[str, Event] = {}
    for move in moves:
        events |= {event.key: event for event in position.play(move, position.turn)}
    return events


def legal(position: Position, start: str) -> list[str]:
    """Return the legal moves that begin so."""
    return [move for move in position.legal_moves_for(position.turn) if move.startswith(start)]
