"""From round to round, and the end (C-RND-1, C-SCO-1, C-END-1 to C-END-4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from atoll.core.facts import Event
from atoll.core.result import Result, places_by
from atoll.core.types import Seat
from atoll.games.titicaca.codes import Reason, Step
from atoll.games.titicaca.material import LAKES, SCORING_LAKES
from atoll.games.titicaca.rules.regions import empty_fields, open_fields
from atoll.games.titicaca.rules.scoring import final_scoring, lake_scoring

if TYPE_CHECKING:
    from atoll.games.titicaca.rules.position import Position


def end_round(position: Position, last: Seat | None) -> Iterator[Event]:
    """End a round: the arrow goes to who took the last turn; it stays if nobody bid (C-BID-5)."""
    position.bids = {}
    if last is not None and last != position.arrow:
        position.arrow = last
        yield Event("titicaca-arrow", {"seat": last})
    yield from go_on(position, nobody_bid=last is None)


def go_on(position: Position, *, nobody_bid: bool = False) -> Iterator[Event]:
    """Proceed from the end of a round to the next one with an empty field, or to the end of the game.

    A lake that has no empty field next to it, or is not in the game, is skipped (C-RND-1); the scoring
    after it is not (C-SCO-1), and comes before the ending (C-END-1).
    """
    while True:
        if position.round in SCORING_LAKES:
            yield from lake_scoring(position, position.round)
        reason = ended(position, nobody_bid=nobody_bid)
        if reason:
            yield from finish(position, reason)
            return
        position.round += 1
        if open_fields(position, position.round):
            position.step = Step.BIDDING
            key = "titicaca-round" if position.round <= LAKES else "titicaca-extra-round"
            yield Event(key, {"lake": position.round, "number": max(0, position.round - LAKES)})
            return
        yield Event("titicaca-skipped", {"lake": position.round})


def ended(position: Position, *, nobody_bid: bool) -> Reason | None:
    """Return the first reason why the game ends after this round, or None (C-END-1, C-END-2)."""
    if not empty_fields(position):
        return "full"
    if position.round >= LAKES and not any(position.stocks):
        return "weapons"
    if position.round > LAKES and nobody_bid:
        return "no-bids"
    return None


def finish(position: Position, reason: Reason) -> Iterator[Event]:
    """End the game with the final scoring (C-END-3); all temples are shown."""
    position.step = Step.OVER
    position.reason = reason
    yield Event("titicaca-end", {"reason": reason})
    yield from final_scoring(position)
    places = places_by(position.scores)
    first = [seat for seat, place in enumerate(places) if place == 1]
    yield Event("titicaca-won", {"seats": first, "count": len(first), "score": max(position.scores)})


def result(position: Position) -> Result:
    """Return the places by victory points; a tie is a shared place (C-END-4)."""
    over = position.step is Step.OVER
    return Result(
        over=over,
        reason=position.reason,
        places=places_by(position.scores) if over else None,
        scores=tuple(position.scores),
    )
