"""Why a move is good: the ideas of its game that tell it from the other moves.

A reason counts if it is true of the move and of fewer than a quarter of its alternatives. Where no idea does,
``expected_line`` shows what search expects to follow, instead of inventing a reason.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from atoll.ai.mcts import MctsBot, Settings
from atoll.core.facts import Fact, Json
from atoll.core.ideas import Idea, Reason
from atoll.core.position import Position
from atoll.core.types import Move, Seat

MOST: Final = 3
"""How many reasons are given for a move at most."""

COMMON: Final = 4
"""An idea that is true of one alternative in so many, or of more, tells nothing."""

LINE: Final = 2
"""How many moves of a line are shown at most."""

LINE_SIMULATIONS: Final = 200
"""For each move of a line."""

LINE_MEMORY: Final = 16
"""Size of the search's tree, in megabytes."""

SAMPLES: Final = 16
"""How many samples of what is hidden a fact must be true in, and must look the same for a line to go on.

So many hardly ever agree by chance, not even where only two things are possible, as with a temple.
"""


@dataclass(frozen=True)
class ExpectedMove:
    """A move of a line, and what would surely happen, as the seat that asks may know it."""

    seat: Seat
    move: Move
    facts: tuple[Fact, ...]

    def to_json(self) -> dict[str, Json]:
        """Return the move as JSON data."""
        return {"seat": self.seat, "move": self.move, "facts": [fact.to_json() for fact in self.facts]}


@dataclass(frozen=True)
class Explanation:
    """What to say for a move: the best reasons first or, if there is none, the moves expected after it."""

    reasons: tuple[Reason, ...]
    line: tuple[ExpectedMove, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """Return the explanation as JSON data."""
        return {
            "reasons": [reason.to_json() for reason in self.reasons],
            "line": [move.to_json() for move in self.line],
        }


def explain(position: Position, seat: Seat, move: Move, seed: int = 1) -> Explanation:
    """Return what can be said for a seat's legal move. The same seed gives the same answer."""
    found = reasons(position, seat, move)
    return Explanation(found, () if found else expected_line(position, seat, move, seed))


def reasons(position: Position, seat: Seat, move: Move) -> tuple[Reason, ...]:
    """Return the best reasons for a seat's legal move, from what the seat can know."""
    known = position.determinize(seat, Random(0))
    others = [other for other in known.legal_moves_for(seat) if other != move]
    found: list[Reason] = []
    for idea in position.game.ideas(known, seat):
        reason = idea(move)
        if reason is not None and _sets_apart(idea, reason, others):
            found.append(reason)
            if len(found) == MOST:
                break
    return tuple(found)


def _sets_apart(idea: Idea, reason: Reason, others: Sequence[Move]) -> bool:
    """Whether an idea is as true of fewer than a quarter of the alternatives."""
    limit = len(others) / COMMON
    count = 0
    for other in others:
        found = idea(other)
        count += found is not None and found.extent >= reason.extent
        if count >= limit:
            return False
    return bool(others)


def expected_line(position: Position, seat: Seat, move: Move, seed: int = 1) -> tuple[ExpectedMove, ...]:
    """Return the moves that search expects after a move, as far as the seat could see them.

    What they would draw or uncover is not told, only facts that hold in every sample of it. The line ends
    where several seats decide at once, where the game is over, and where something hidden matters: samples of
    it then no longer look the same to the seat, or no longer allow the same move.
    """
    rng = Random(seed)
    samples = [position.determinize(seat, rng) for _ in range(SAMPLES)]
    line: list[ExpectedMove] = []
    mover, text = seat, move
    while True:
        together = len(samples[0].active_seats) > 1
        line.append(ExpectedMove(mover, text, _sure_facts(samples, mover, text, seat)))
        following = samples[0].active_seats
        alike = len({_seen(sample, seat) for sample in samples}) == 1
        if together or len(following) != 1 or not alike or len(line) > LINE:
            break
        mover = following[0]
        bot = MctsBot(Settings(simulations=LINE_SIMULATIONS, memory=LINE_MEMORY), rng.getrandbits(62))
        text = bot.choose(samples[0], mover)
        if not all(sample.is_legal(text, mover) for sample in samples):
            break
    return tuple(line[1:])


def _sure_facts(samples: Sequence[Position], mover: Seat, text: Move, viewer: Seat) -> tuple[Fact, ...]:
    """Play a move in all samples, and return what then happens in each of them."""
    first, *others = [
        [event.seen_by(viewer) for event in sample.play_with_events(text, mover)] for sample in samples
    ]
    return tuple(fact for fact in first if all(fact in facts for facts in others))


def _seen(position: Position, seat: Seat) -> str:
    return json.dumps(position.view(seat).data, sort_keys=True)
