"""Moves that a player should think about twice: what is said before they are made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from atoll.core.facts import Fact
from atoll.core.types import Move, Seat

if TYPE_CHECKING:
    from atoll.core.position import Position


def lost_ends(position: Position, seat: Seat, moves: Iterable[Move]) -> dict[Move, Fact]:
    """Return the moves that end the game at once with others ahead of the seat, and who wins.

    Only for games in which nobody's secrets decide, and where chance cannot decide after such a move.
    """
    found = {}
    for move in moves:
        after = position.copy()
        after.play(move, seat)
        places = after.result.places
        if after.is_over and places is not None and places[seat] > 1:
            winners = [other for other, place in enumerate(places) if place == 1]
            found[move] = Fact("warn-lost-end", {"seats": winners, "number": len(winners)})
    return found
