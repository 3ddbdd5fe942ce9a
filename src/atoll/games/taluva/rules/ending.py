"""Elimination, the end, and the places (T-ELI, T-END, T-PLACE, T-RANK, T-TEAM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from atoll.core.result import places_by
from atoll.core.types import Seat
from atoll.games.taluva.material import KINDS, Kind, Pieces

if TYPE_CHECKING:
    from atoll.games.taluva.rules.position import Position


def partner(seat: Seat) -> Seat:
    """T-TEAM-1: seats 0 and 2 play against 1 and 3."""
    return (seat + 2) % 4


def kinds_complete(put: Pieces, stock: Pieces) -> tuple[Kind, ...]:
    """Return the kinds of which all pieces are on the board, covered huts included (T-END-1)."""
    return tuple(kind for kind in KINDS if 0 < getattr(stock, kind) == getattr(put, kind))


def finishes_early(position: Position, seat: Seat) -> bool:
    """T-END-1, T-SHIP-7: all pieces of two kinds. T-TEAM-1: two kinds of one partner, one of the other."""
    own = len(kinds_complete(position.put[seat], position.options.stock()))
    if not position.options.teams:
        return own >= 2
    other = len(kinds_complete(position.put[partner(seat)], position.options.stock()))
    return min(own, other) >= 1 and max(own, other) >= 2


def in_play(position: Position) -> tuple[Seat, ...]:
    """Return the seats that still take turns: neither out nor, with ranking, finished."""
    return tuple(
        seat
        for seat in range(position.players)
        if seat not in position.eliminated and position.places[seat] == 0
    )


def one_side_left(position: Position) -> bool:
    """T-ELI-2, T-TEAM-2, T-RANK-1: all but one player, or one team, have left the game."""
    left = in_play(position)
    if position.options.teams:
        return len({seat % 2 for seat in left}) == 1
    return len(left) == 1


def best_open_place(position: Position) -> int:
    """T-RANK-1: what somebody gets who finishes early."""
    return min(_open_places(position))


def worst_open_place(position: Position) -> int:
    """T-RANK-1: what somebody gets who is eliminated."""
    return max(_open_places(position))


def _open_places(position: Position) -> set[int]:
    return set(range(1, position.players + 1)) - set(position.places)


def places_of_winners(position: Position, winners: Sequence[Seat]) -> tuple[int, ...]:
    """T-PLACE-1: those who won at once share place 1, all others share the next one."""
    return tuple(1 if seat in winners else 1 + len(winners) for seat in range(position.players))


def side_of(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Return a player with the partner there is in a team."""
    return (seat, partner(seat)) if position.options.teams else (seat,)


def regular_places(position: Position) -> tuple[int, ...]:
    """T-END-2: most temples, then towers, then (T-SHIP-7) ships, then huts; what is tied is shared."""
    if position.options.teams:
        return _regular_team_places(position)
    left = in_play(position)
    ranks = dict(zip(left, places_by(position.put[seat] for seat in left), strict=True))
    if position.options.ranking:
        first = best_open_place(position)
        return tuple(
            ranks[seat] + first - 1 if seat in ranks else place for seat, place in enumerate(position.places)
        )
    return tuple(ranks.get(seat, 1 + len(left)) for seat in range(position.players))


def _regular_team_places(position: Position) -> tuple[int, ...]:
    """T-TEAM-2: the partners' pieces are added; who is out adds nothing. T-PLACE-1: partners share."""
    counted = [
        Pieces() if seat in position.eliminated else position.put[seat] for seat in range(position.players)
    ]
    sums = [
        tuple(a + b for a, b in zip(counted[seat], counted[partner(seat)], strict=True))
        for seat in range(position.players)
    ]
    return places_by(sums)
