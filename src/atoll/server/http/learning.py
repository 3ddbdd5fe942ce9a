"""The routes for learning a game: examples of the rules, and lessons."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from atoll.core import SPECTATOR, IllegalMove, Refusal, game_names
from atoll.learn import MAX_MOVES, Chapter, Example, Lesson, Practice, examples, lesson, resume_chapter
from atoll.server.errors import NotFound
from atoll.server.http.dependencies import PREFIX, HubDep, problems
from atoll.server.http.models import FactModel, LineMove, Model, PlaceModel, ReasonModel
from atoll.server.live.fair_share import Share
from atoll.table import Refused, projection

router = APIRouter(prefix=PREFIX, responses=problems(422))

OPPONENT_LEVEL: Final = "level-1"
"""The bot that plays the other seats in a lesson."""

Move = Annotated[str, Field(max_length=60)]


class ExampleModel(Model):
    """An example of a rule: what a player sees, and a move that is allowed or not."""

    name: str
    rule: str
    caption: str
    """The message key of its caption."""

    seat: int | None
    """The seat to move; null if there is none."""

    view: dict[str, Any]
    move: str | None
    """The move that is shown; null if the example is about the position."""

    allowed: bool | None
    breaks: list[str]
    """The ids of all rules that the move breaks."""


@router.get("/games/{name}/examples", summary="Examples for a game's rules", responses=problems(404))
async def list_examples(name: str) -> list[ExampleModel]:
    """Return all examples of a game, in the order of its rules."""
    if name not in game_names():
        raise NotFound
    return list(await asyncio.to_thread(_examples, name))


@cache
def _examples(name: str) -> tuple[ExampleModel, ...]:
    return tuple(_example(example) for example in examples(name))


def _example(example: Example) -> ExampleModel:
    position = example.start.position()
    mover = position.to_move
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
    """A step of a chapter. ``key`` is its task, ``key-done`` and ``key-not`` comment on what was done."""

    name: str
    key: str
    times: int
    """How many decisions it takes."""

    free: bool
    """Whether any legal move will do."""


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


class LessonMove(Model):
    """A move that was made, and what happened."""

    seat: int
    move: str
    facts: list[FactModel]


class LessonAttempt(Model):
    """All moves in a chapter so far, and the learner's next one, if any."""

    moves: Annotated[list[Move], Field(max_length=MAX_MOVES, default_factory=list)]
    move: Move | None = None


class PracticeModel(Model):
    """A chapter in progress."""

    game: str
    chapter: str
    seat: int
    players: int
    view: dict[str, Any]
    legal: list[str]
    places: dict[str, PlaceModel]
    """Where the legal moves are made, by move; moves without a place are left out."""

    moves: list[str]
    """All moves made so far; send them with the next attempt."""

    step: int
    """The current step, from 0; the number of steps when the chapter is done."""

    left: int
    """How many decisions that step still takes."""

    over: bool
    verdict: Literal["begun", "done", "missed", "refused"]
    """The outcome of the attempt; ``missed`` is a legal move that does not do what the step asks for."""

    refusals: list[FactModel]
    told: list[LessonMove]
    """The moves of this attempt: the learner's and the replies."""

    shows: str | None
    """A move that does what the step asks for."""

    reasons: list[ReasonModel]
    """Why the move that did what the step asked for is good: the best reasons first, three at most."""

    line: list[LineMove]
    """Without a reason: the moves that search expected after it."""


@router.get("/games/{name}/lesson", summary="A game's lesson in chapters", responses=problems(404))
async def see_lesson(name: str) -> LessonModel:
    """Return the chapters of a game's lesson with their steps."""
    return LessonModel(game=name, chapters=[_chapter(each) for each in _lesson(name).chapters])


@router.post(
    "/games/{name}/lesson/{chapter}",
    summary="Start a chapter, or make the next move in it",
    responses=problems(404, 409),
)
async def practise_chapter(
    name: str, chapter: str, attempt: LessonAttempt, hub: HubDep, request: Request
) -> PracticeModel:
    """Make a move in a chapter. Nothing is stored: the moves made so far are sent each time."""
    share = Share(address=request.state.address, person_waits=True)
    try:
        found = _lesson(name)[chapter]
    except KeyError as error:
        raise NotFound from error
    try:
        before = await asyncio.to_thread(resume_chapter, found, attempt.moves)
    except IllegalMove as error:
        raise Refused("server-lesson-moves", error.refusals) from error
    except ValueError as error:
        raise Refused("server-lesson-moves") from error
    if attempt.move is None:
        return _practice(await _replies(before, hub, share), before, "begun")
    after = await asyncio.to_thread(before.attempt, attempt.move)
    if after is None:
        return _practice(before, before, "missed")
    if isinstance(after, tuple):
        return _practice(before, before, "refused", after)
    why = await hub.bots.explain(before.position, found.seat, attempt.move, share)
    practice = _practice(await _replies(after, hub, share), before, "done")
    return practice.model_copy(
        update={
            "reasons": [ReasonModel.model_validate(reason.to_json()) for reason in why.reasons],
            "line": [LineMove.model_validate(move.to_json()) for move in why.line],
        }
    )


async def _replies(practice: Practice, hub: HubDep, share: Share) -> Practice:
    """Play for the others until the learner is to move again."""
    while (seat := practice.opponent_to_move()) is not None and len(practice.played) < MAX_MOVES:
        move = practice.scripted_reply()
        if move is None:
            move = await hub.bots.think(OPPONENT_LEVEL, practice.position, seat, share)
        practice = practice.reply(move)
    return practice


def _lesson(name: str) -> Lesson:
    try:
        return lesson(name)
    except KeyError as error:
        raise NotFound from error


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
    legal = [] if now.over else list(now.position.legal_moves_for(chapter.seat))
    places = projection.name_places(now.position, chapter.seat, legal)
    return PracticeModel(
        game=chapter.game,
        chapter=chapter.name,
        seat=chapter.seat,
        players=now.position.players,
        view=dict(now.position.view(chapter.seat).data),
        legal=legal,
        places={move: PlaceModel.model_validate(place) for move, place in places.items()},
        moves=[played.move for played in now.played],
        step=now.step,
        left=now.left,
        over=now.over,
        verdict=verdict,
        refusals=[FactModel(key=refusal.key, values=dict(refusal.values)) for refusal in refusals],
        told=[
            LessonMove(
                seat=played.seat,
                move=played.move,
                facts=[
                    FactModel(key=event.key, values=dict(event.seen_by(chapter.seat).values))
                    for event in played.events
                ],
            )
            for played in now.played[len(before.played) :]
        ],
        shows=now.solution(),
        reasons=[],
        line=[],
    )
