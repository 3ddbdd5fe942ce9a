"""What is secret: the bids until all are in, and which temple is which (C-SET-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from atoll.core.errors import IllegalMove
from atoll.core.facts import Event, Refusal
from atoll.core.types import Move, Seat, Viewer
from atoll.games.hexes import Hex
from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.material import TEMPLES
from atoll.games.titicaca.notation import Temple, read_move, read_unseen
from atoll.games.titicaca.rules.bidding import UNSEEN, bid
from atoll.games.titicaca.rules.turn import RULES, broken_by_temple_place, take_step

if TYPE_CHECKING:
    from atoll.games.titicaca.rules.position import Position


def sees_bid(position: Position, viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer may see a seat's bid: one's own, or when all are in."""
    return viewer == seat or position.step is not Step.BIDDING


def sees_temples(position: Position, viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer knows which of a seat's temples is where.

    One's own; all when the game is over; those of a seat with both in the hand; and those of a seat that
    had to show one: who sees one of two knows the other.
    """
    return (
        viewer == seat
        or position.step is Step.OVER
        or seat in position.known
        or len(position.hands[seat]) == len(TEMPLES)
    )


def redact_moves(start: Position, moves: Sequence[tuple[Seat, Move]], viewer: Viewer) -> list[Move]:
    """Write the moves as a viewer may know them: ``bid ?``, ``temple 1,0 ?``.

    A seat's temples are followed from hand to hand: all that it puts until it has both in hand again is
    known together, from the moment when one of them is shown, or not at all.
    """
    played = tuple(moves)
    for length in range(FOLLOWED_AT_ONCE, len(played), FOLLOWED_AT_ONCE):
        _follow(start, played[:length])  # so that no recursion is deep
    followed = _follow(start, played)
    seen = [move for _, move in moves]
    for ply, field in followed.hidden.items():
        if moves[ply][0] != viewer:
            seen[ply] = str(Temple(field))
    position = followed.position
    if position.step is Step.BIDDING and position.bids:
        for ply, (seat, _) in enumerate(moves[-len(position.bids) :], len(moves) - len(position.bids)):
            if seat != viewer:
                seen[ply] = "bid ?"
    return seen


FOLLOWED_AT_ONCE: Final = 50


@dataclass(frozen=True)
class _Followed:
    """The position after some moves, and what of them only its owner knows. Shared: nobody changes it."""

    position: Position
    hidden: Mapping[int, Hex]
    """The fields of the face-down temples, by ply."""
    together: Mapping[Seat, frozenset[int]]
    """The hidden plies of each seat since it last had both temples in hand."""


@lru_cache(maxsize=1024)
def _follow(start: Position, moves: tuple[tuple[Seat, Move], ...]) -> _Followed:
    """Follow the temples through the moves, one move further than last time: a live table asks after each."""
    if not moves:
        return _Followed(start.copy(), {}, {seat: frozenset() for seat in range(start.players)})
    before = _follow(start, moves[:-1])
    position, hidden, together = before.position.copy(), dict(before.hidden), dict(before.together)
    ply, (seat, move) = len(moves) - 1, moves[-1]
    typed = read_move(move)
    if isinstance(typed, Temple) and typed.field is not None:
        if len(position.hands[seat]) == len(TEMPLES):
            together[seat] = frozenset()
        if seat not in position.known:
            together[seat] |= {ply}
            hidden[ply] = typed.field
    for event in position._apply(move, seat):
        if event.key == "titicaca-temple-shown":
            owner = event.values["seat"]
            assert isinstance(owner, int)
            for shown in together[owner]:
                hidden.pop(shown, None)
    return _Followed(position, hidden, together)


def play_unseen(position: Position, seat: Seat, move: Move) -> list[Event]:
    """Note a hidden move of another's as far as it is known; NotationError or IllegalMove if it cannot be."""
    temple = read_unseen(move)
    if seat not in position.active_seats:
        raise IllegalMove(move, [Refusal("not-your-turn", {"seat": seat})])
    if temple is None:
        if position.step is not Step.BIDDING:
            raise IllegalMove(move, [Refusal(RULES[position.step], {"why": "step", "step": position.step})])
        if len(position.bids) == position.players - 1:
            raise IllegalMove(move, [Refusal("C-BID-2", {"seat": seat})])
        return [Event(event.key, event.values) for event in bid(position, seat, UNSEEN)]
    if position.step is not Step.TEMPLE:
        raise IllegalMove(move, [Refusal(RULES[position.step], {"why": "step", "step": position.step})])
    refusals = list(broken_by_temple_place(position, seat, temple))
    if refusals:
        raise IllegalMove(move, refusals)
    if len(position.hands[seat]) == len(TEMPLES):
        position.hands[seat] = (0, 0)
    assert temple.field is not None
    value = position.hands[seat][0]
    return list(take_step(position, seat, Temple(temple.field, value)))


def determinize(position: Position, seat: Seat, rng: Random) -> None:
    """Draw others' hidden temples again, and withdraw others' sealed bids."""
    position.bids = {other: bid for other, bid in position.bids.items() if sees_bid(position, seat, other)}
    for other in range(position.players):
        if sees_temples(position, seat, other):
            continue
        values = rng.sample(TEMPLES, len(TEMPLES))
        for place in sorted(position.temples):
            if position.villages[place] == other:
                position.temples[place] = values.pop()
        position.hands[other] = tuple(values)
