"""Playing a chapter: what was made so far leads to a position and to the step that is asked for.

Nothing is kept here. Whoever practises holds the moves made so far and gives them again with the next one, so
that a step can be repeated by giving fewer of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from atoll.core import Event, IllegalMove, Move, Refusal, Seat
from atoll.core.fast import FastPosition
from atoll.learn.lesson import Chapter, Step

LONGEST: Final = 120
"""The most moves that a chapter can have."""


@dataclass(frozen=True)
class Told:
    """A move that was made, and what happened."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Practice:
    """A chapter at one moment: do not change ``position``, which is shared by later moments' past."""

    chapter: Chapter
    position: FastPosition
    made: tuple[Told, ...] = ()
    done: int = 0
    """How many decisions of the learner have done what was asked."""

    @property
    def step(self) -> int:
        """The number of the step that is asked for now, from 0; the number of steps when all are done."""
        return self._progress()[0]

    @property
    def left(self) -> int:
        """How many decisions the step that is asked for still takes."""
        return self._progress()[1]

    def _progress(self) -> tuple[int, int]:
        done = self.done
        for number, step in enumerate(self.chapter.steps):
            if done < step.times:
                return number, step.times - done
            done -= step.times
        return len(self.chapter.steps), 0

    @property
    def asked(self) -> Step | None:
        """The step that is asked for now."""
        steps = self.chapter.steps
        return steps[self.step] if self.step < len(steps) else None

    @property
    def over(self) -> bool:
        """Whether all steps are done, or the game has ended before they were."""
        return self.asked is None or self.position.to_move() is None

    def others_turn(self) -> Seat | None:
        """Give the seat of somebody else who has to decide before the learner can go on."""
        mover = self.position.to_move()
        return None if self.over or not isinstance(mover, int) or mover == self.chapter.seat else mover

    def scripted(self) -> Move | None:
        """Give the move that the last step done lays down for whoever else is asked, if it does."""
        if self.done == 0:
            return None
        since = 0
        for told in reversed(self.made):
            if told.seat == self.chapter.seat:
                break
            since += 1
        replies = self._last_step().replies
        return replies[since] if since < len(replies) else None

    def _last_step(self) -> Step:
        before = replace(self, done=self.done - 1).asked
        assert before is not None
        return before

    def attempt(self, move: Move) -> Practice | tuple[Refusal, ...] | None:
        """Let the learner move: give the next moment, the rules it breaks, or None if it misses the goal.

        Raises NotationError for a text that is no move.
        """
        refusals = self.position.explain(self.chapter.seat, move)
        if refusals or self.asked is None:
            return refusals
        after = self._after(self.chapter.seat, move)
        reached = self.asked.goal.reached(move, after.made[-1].events)
        return replace(after, done=self.done + 1) if reached else None

    def shown(self) -> Move | None:
        """Give a move that does what is asked: the step's own if it can be made, else any other that does."""
        if self.asked is None or self.others_turn() is not None:
            return None
        own = [] if self.asked.shows is None else [self.asked.shows]
        legal = self.position.legal(self.chapter.seat)
        for move in (*(move for move in own if move in legal), *legal):
            if isinstance(self.attempt(move), Practice):
                return move
        return None

    def reply(self, move: Move) -> Practice:
        """Let somebody else decide. Raises IllegalMove."""
        seat = self.others_turn()
        if seat is None:
            raise IllegalMove(move, self.position.explain(self.chapter.seat, move))
        return self._after(seat, move)

    def _after(self, seat: Seat, move: Move) -> Practice:
        position = self.position.copy()
        events = position.play(seat, move)
        return replace(self, position=position, made=(*self.made, Told(seat, move, events)))


def practise(chapter: Chapter, made: Sequence[Move] = ()) -> Practice:
    """Begin a chapter, or come back to where these moves lead, the learner's and the others'.

    Raises IllegalMove where a move breaks a rule, ValueError where one misses its step.
    """
    practice = Practice(chapter, chapter.start.position())
    for move in made:
        if practice.others_turn() is not None:
            practice = practice.reply(move)
            continue
        after = practice.attempt(move)
        if isinstance(after, tuple):
            raise IllegalMove(move, after)
        if after is None:
            raise ValueError(move)
        practice = after
    return practice
