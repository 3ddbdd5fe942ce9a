"""The requests of whoever learns a game: examples for the rules, and lessons."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter
from pydantic import Field

from atoll.core import SPECTATOR, IllegalMove, Refusal, game_names
from atoll.learn import LONGEST, Chapter, Example, Lesson, Practice, examples, lesson, practise
from atoll.server.http.dependencies import PREFIX, HubOf, problems
from atoll.server.http.models import FactModel, Model
from atoll.server.live.hub import Unknown
from atoll.table import Refused

router = APIRouter(prefix=PREFIX, responses=problems(422))

GENTLE: Final = "level-1"
"""The bot that plays the others' part in a lesson."""

Move = Annotated[str, Field(max_length=60)]


class ExampleModel(Model):
    """An example of a rule: what a player sees, and a move that is allowed or not."""

    name: str
    rule: str
    caption: str
    """The message key of its caption."""

    seat: int | None
    """Whose move it is; null where none is asked."""

    view: dict[str, Any]
    move: str | None
    """The move that is shown; null where the position is what there is to see."""

    allowed: bool | None
    breaks: list[str]
    """The ids of all rules that the move breaks."""


@router.get("/games/{name}/examples", summary="Examples for a game's rules", responses=problems(404))
async def list_examples(name: str) -> list[ExampleModel]:
    """Give all examples of a game, in the order of its rules."""
    if name not in game_names():
        raise Unknown
    return list(await asyncio.to_thread(_examples, name))


@cache
def _examples(name: str) -> tuple[ExampleModel, ...]:
    return tuple(_shown(example) for example in examples(name))


def _shown(example: Example) -> ExampleModel:
    position = example.start.position()
    mover = position.to_move()
    seat = mover if isinstance(mover, int) else None
    return ExampleModel(
        name=example.name,
        rule=example.rule,
        caption=example.caption,
        seat=seat,
        view=dict(position.view(SPECTATOR if seat is None else seat).data),
        move=example.move,
        allowed=example.allowed,
        breaks=list(example.breaks),
    )


# --- lessons ----------------------------------------------------------------------------------------------


class StepModel(Model):
    """One thing to do: ``key`` is its task, ``key-done`` and ``key-not`` speak of what was done."""

    name: str
    key: str
    times: int
    """How many decisions it takes."""

    free: bool
    """Whether every legal move will do."""


class ChapterModel(Model):
    """A chapter: its title is the sentence ``key``, and ``key-about`` introduces it."""

    name: str
    key: str
    module: bool
    rules: list[str]
    steps: list[StepModel]


class LessonModel(Model):
    """A game's lesson."""

    game: str
    chapters: list[ChapterModel]


class ToldModel(Model):
    """A move that was made, and what happened."""

    seat: int
    move: str
    facts: list[FactModel]


class Attempt(Model):
    """Everybody's moves in a chapter so far, and the learner's next one, if there is one."""

    moves: Annotated[list[Move], Field(max_length=LONGEST, default_factory=list)]
    move: Move | None = None


class PracticeModel(Model):
    """A chapter at one moment."""

    game: str
    chapter: str
    seat: int
    players: int
    view: dict[str, Any]
    legal: list[str]
    moves: list[str]
    """All moves made so far: they go with the next attempt."""

    step: int
    """The step that is asked for now, from 0; the number of steps when the chapter is done."""

    left: int
    """How many decisions that step still takes."""

    over: bool
    verdict: Literal["begun", "done", "missed", "refused"]
    """What became of the attempt: missed is a legal move that does not do what the step asks."""

    refusals: list[FactModel]
    told: list[ToldModel]
    """What was made with this attempt: the learner's move and the others' replies."""

    shows: str | None
    """A move that does what the step asks."""


@router.get("/games/{name}/lesson", summary="A game's lesson in chapters", responses=problems(404))
async def see_lesson(name: str) -> LessonModel:
    """Give the chapters of a game's lesson with their steps."""
    return LessonModel(game=name, chapters=[_chapter(each) for each in _lesson(name).chapters])


@router.post(
    "/games/{name}/lesson/{chapter}",
    summary="Begin a chapter, or do the next thing in it",
    responses=problems(404, 409),
)
async def practise_chapter(name: str, chapter: str, attempt: Attempt, hub: HubOf) -> PracticeModel:
    """Make a move in a chapter. Nothing is kept: the moves made so far are given each time."""
    try:
        found = _lesson(name)[chapter]
    except KeyError as error:
        raise Unknown from error
    try:
        before = await asyncio.to_thread(practise, found, attempt.moves)
    except IllegalMove as error:
        raise Refused("server-lesson-moves", error.refusals) from error
    except ValueError as error:
        raise Refused("server-lesson-moves") from error
    if attempt.move is None:
        return _practice(await _replies(before, hub), before, "begun")
    after = await asyncio.to_thread(before.attempt, attempt.move)
    if after is None:
        return _practice(before, before, "missed")
    if isinstance(after, tuple):
        return _practice(before, before, "refused", after)
    return _practice(await _replies(after, hub), before, "done")


async def _replies(practice: Practice, hub: HubOf) -> Practice:
    """Let the others decide until the learner is asked again."""
    while (seat := practice.others_turn()) is not None and len(practice.made) < LONGEST:
        move = practice.scripted() or await hub.bots.think(GENTLE, practice.position, seat)
        practice = practice.reply(move)
    return practice


def _lesson(name: str) -> Lesson:
    try:
        return lesson(name)
    except KeyError as error:
        raise Unknown from error


def _chapter(chapter: Chapter) -> ChapterModel:
    return ChapterModel(
        name=chapter.name,
        key=chapter.key(),
        module=chapter.module,
        rules=list(chapter.rules),
        steps=[
            StepModel(name=step.name, key=chapter.key(step), times=step.times, free=step.goal.is_any)
            for step in chapter.steps
        ],
    )


def _practice(
    now: Practice,
    before: Practice,
    verdict: Literal["begun", "done", "missed", "refused"],
    refusals: tuple[Refusal, ...] = (),
) -> PracticeModel:
    chapter = now.chapter
    return PracticeModel(
        game=chapter.game,
        chapter=chapter.name,
        seat=chapter.seat,
        players=now.position.players,
        view=dict(now.position.view(chapter.seat).data),
        legal=[] if now.over else list(now.position.legal(chapter.seat)),
        moves=[told.move for told in now.made],
        step=now.step,
        left=now.left,
        over=now.over,
        verdict=verdict,
        refusals=[FactModel(key=refusal.key, values=dict(refusal.values)) for refusal in refusals],
        told=[
            ToldModel(
                seat=told.seat,
                move=told.move,
                facts=[
                    FactModel(key=event.key, values=dict(event.seen_by(chapter.seat).values))
                    for event in told.events
                ],
            )
            for told in now.made[len(before.made) :]
        ],
        shows=now.shown(),
    )
