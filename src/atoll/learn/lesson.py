"""Lessons: a game in chapters, each a real position with steps to play.

An entry of ``lessons/<game>.toml``::

    [[chapter]]
    name = "capture"                    # the sentences lesson-talat-capture, lesson-talat-capture-about
    rules = ["A-CAP-1", "A-CAP-2"]      # the rules behind it
    module = true                       # left out if the chapter is about the base game
    picture = '''…'''                   # or players, options, setup and moves
    seat = 0                            # the learner's seat (default: 0)

    [[chapter.step]]
    name = "height"                     # lesson-talat-capture-height, …-height-done, …-height-not
    goal.tells = { key = "talat-captured" }
    shows = "capture AB c2 c3"          # a move that reaches the goal
    slip = "capture AB c2 b3"           # a common mistake, which a test makes
    replies = "move BC a1 a2"           # what the others then play (default: a bot chooses)
    times = 1                           # how many decisions of the learner the step takes

A goal is a move that fits a pattern (``goal.move``), that causes an event (``goal.tells``), or that does not
(``goal.spares``); a step without a goal accepts any move.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from atoll.core import Event, Json
from atoll.learn.example import matches
from atoll.learn.start import LearnError, StartPosition, read_toml, split_moves


@dataclass(frozen=True)
class Goal:
    """The goal of a step. All of its conditions must hold."""

    move: str | None = None
    tells: Mapping[str, Json] = field(default_factory=dict)
    spares: Mapping[str, Json] = field(default_factory=dict)

    def reached(self, move: str, events: Sequence[Event]) -> bool:
        """Whether a move with its events reaches the goal."""
        return (
            (self.move is None or re.fullmatch(self.move, move) is not None)
            and (not self.tells or any(matches(event, self.tells) for event in events))
            and (not self.spares or not any(matches(event, self.spares) for event in events))
        )

    @property
    def is_any(self) -> bool:
        """Whether every legal move reaches the goal."""
        return self == Goal()


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    name: str
    goal: Goal = field(default_factory=Goal)
    shows: str | None = None
    slip: str | None = None
    replies: tuple[str, ...] = ()
    times: int = 1


@dataclass(frozen=True)
class Chapter:
    """A few steps from one position."""

    game: str
    name: str
    start: StartPosition
    steps: tuple[Step, ...]
    seat: int = 0
    rules: tuple[str, ...] = ()
    module: bool = False

    def key(self, step: Step | None = None, ending: str = "") -> str:
        """Return the message key of the chapter's title, of a step's task, or of another of its sentences."""
        parts = (f"lesson-{self.game}-{self.name}", "" if step is None else step.name, ending)
        return "-".join(part for part in parts if part)

    def sentences(self) -> list[str]:
        """Return all message keys of the chapter: exactly these must exist."""
        found = [self.key(), self.key(ending="about")]
        for step in self.steps:
            found += [self.key(step), self.key(step, "done")]
            if not step.goal.is_any:
                found.append(self.key(step, "not"))
        return found


@dataclass(frozen=True)
class Lesson:
    """A game's lesson."""

    game: str
    chapters: tuple[Chapter, ...]

    def __getitem__(self, name: str) -> Chapter:
        """Return the chapter of this name. Raise KeyError if there is none."""
        for chapter in self.chapters:
            if chapter.name == name:
                return chapter
        raise KeyError(name)


@cache
def lesson(game: str) -> Lesson:
    """Return a game's lesson. Raise KeyError if it has none."""
    document = read_toml("lessons", game)
    return Lesson(game, tuple(_chapter(game, dict(entry)) for entry in document["chapter"]))


def _chapter(game: str, entry: dict[str, Any]) -> Chapter:
    name = entry.get("name", "(without a name)")
    try:
        chapter = Chapter(
            game,
            name=entry.pop("name"),
            start=StartPosition.pop_from(entry, game),
            steps=tuple(_step(dict(each)) for each in entry.pop("step")),
            seat=entry.pop("seat", 0),
            rules=tuple(entry.pop("rules", ())),
            module=entry.pop("module", False),
        )
    except KeyError as error:
        raise LearnError(f"chapter {name} of {game} has no {error}") from error
    except TypeError as error:
        raise LearnError(f"chapter {name} of {game}: {error}") from error
    if entry:
        raise LearnError(f"chapter {name} of {game} has the unknown parts {sorted(entry)}")
    return chapter


def _step(entry: dict[str, Any]) -> Step:
    goal = Goal(**entry.pop("goal", {}))
    return Step(goal=goal, replies=tuple(split_moves(entry.pop("replies", ""))), **entry)
