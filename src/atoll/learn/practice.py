"""Play a chapter of a lesson: the moves made so far determine the position and the current step.

Nothing is stored here. The client keeps the moves and sends them along with the next one, so it repeats a
step by sending fewer of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from atoll.core import Event, IllegalMove, Move, Refusal, Seat
from atoll.core.position import Position
from atoll.learn.lesson import Chapter, Step

MAX_MOVES: Final = 120
"""The most moves of a chapter."""


@dataclass(frozen=True)
class PlayedMove:
    """A move that was played, and its events."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Practice:
    """The state of a chapter. Do not change ``position``: other states share it."""

    chapter: Chapter
    position: Position
    played: tuple[PlayedMove, ...] = ()
    done: int = 0
    """How many decisions of the learner have reached their goal."""

    @property
    def step(self) -> int:
        """The index of the current step; the number of steps when all are done."""
        return self._progress()[0]

    @property
    def left(self) -> int:
        """How many more decisions the current step takes."""
        return self._progress()[1]

    def _progress(self) -> tuple[int, int]:
        done = self.done
        for number, step in enumerate(self.chapter.steps):
            if done < step.times:
                return number, step.times - done
            done -= step.times
        return len(self.chapter.steps), 0

    @property
    def current_step(self) -> Step | None:
        """The current step; None when all are done."""
        steps = self.chapter.steps
        return steps[self.step] if self.step < len(steps) else None

    @property
    def over(self) -> bool:
        """Whether all steps are done, or the game is over."""
        return self.current_step is None or self.position.to_move is None

    def opponent_to_move(self) -> Seat | None:
        """Return the seat of another player who has to move before the learner."""
        mover = self.position.to_move
        return None if self.over or not isinstance(mover, int) or mover == self.chapter.seat else mover

    def scripted_reply(self) -> Move | None:
        """Return the reply that the last completed step prescribes for the other player to move, if any."""
        if self.done == 0:
            return None
        since = 0
        for played in reversed(self.played):
            if played.seat == self.chapter.seat:
                break
            since += 1
        replies = self._last_step().replies
        return replies[since] if since < len(replies) else None

    def _last_step(self) -> Step:
        before = replace(self, done=self.done - 1).current_step
        assert before is not None
        return before

    def attempt(self, move: Move) -> Practice | tuple[Refusal, ...] | None:
        """Let the learner move: return the next state, the rules it breaks, or None if it misses the goal.

        Raise NotationError if the text is not a move.
        """
        refusals = self.position.explain(move, self.chapter.seat)
        if refusals or self.current_step is None:
            return refusals
        after = self._after(self.chapter.seat, move)
        reached = self.current_step.goal.reached(move, after.played[-1].events)
        return replace(after, done=self.done + 1) if reached else None

    def solution(self) -> Move | None:
        """Return a move that reaches the goal: the step's own if it is legal, else any other."""
        if self.current_step is None or self.opponent_to_move() is not None:
            return None
        own = [] if self.current_step.shows is None else [self.current_step.shows]
        legal = self.position.legal_moves_for(self.chapter.seat)
        for move in (*(move for move in own if move in legal), *legal):
            if isinstance(self.attempt(move), Practice):
                return move
        return None

    def reply(self, move: Move) -> Practice:
        """Play another player's move. Raise IllegalMove if it is not legal."""
        seat = self.opponent_to_move()
        if seat is None:
            raise IllegalMove(move, self.position.explain(move, self.chapter.seat))
        return self._after(seat, move)

    def _after(self, seat: Seat, move: Move) -> Practice:
        position = self.position.copy()
        events = position.play_with_events(move, seat)
        return replace(self, position=position, played=(*self.played, PlayedMove(seat, move, events)))


def resume_chapter(chapter: Chapter, moves: Sequence[Move] = ()) -> Practice:
    """Return the state of a chapter after these moves, the learner's and the others'.

    Raise IllegalMove if a move breaks a rule, ValueError if one misses the goal of its step.
    """
    practice = Practice(chapter, chapter.start.position())
    for move in moves:
        if practice.opponent_to_move() is not None:
            practice = practice.reply(move)
            continue
        after = practice.attempt(move)
        if isinstance(after, tuple):
            raise IllegalMove(move, after)
        if after is None:
            raise ValueError(move)
        practice = after
    return practice
