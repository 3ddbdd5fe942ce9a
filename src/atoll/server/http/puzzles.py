"""The requests about puzzles. Solutions stay here until somebody has found one, or asks for it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from pydantic import Field

from atoll.core import IllegalMove, game_names
from atoll.core.law import Law
from atoll.learn.puzzle import Puzzle, of_the_day, puzzle, puzzles
from atoll.server.http.dependencies import PREFIX, problems
from atoll.server.http.models import FactModel, Model, MoveGroup, Values
from atoll.server.live.hub import Unknown
from atoll.table import Refused, projection

RECENT: Final = 4
"""How many of the last moves a board marks."""

router = APIRouter(prefix=PREFIX, responses=problems(422))

PuzzleId = Annotated[str, Path(pattern="^[a-z]+-[0-9a-f]{12}$", description="A puzzle's name.")]


class PuzzleSummary(Model):
    """A puzzle in a list."""

    id: str
    game: str
    players: int
    options: Values
    difficulty: int = Field(description="From 1, which one look finds, to 5.")


class Puzzles(Model):
    """All puzzles, and the one of the day for each game."""

    day: str
    today: dict[str, str]
    puzzles: list[PuzzleSummary]


class PuzzleModel(PuzzleSummary):
    """A position in which one move is much better than all others."""

    seat: int
    moves: int = Field(description="How many moves were made before.")
    view: Values
    legal: list[MoveGroup]
    recent: list[str] = Field(description="The last moves.")


class TryWish(Model):
    """A move that somebody thinks is the one."""

    move: str = Field(max_length=64)


class Tried(Model):
    """Whether it is, and what happens after it."""

    right: bool
    facts: list[FactModel]
    view: Values


class PuzzleHint(Model):
    """The solution without its last part."""

    hint: str


class Solution(Model):
    """The move, what happens after it, and what it is worth."""

    move: str
    facts: list[FactModel]
    view: Values
    value: float = Field(description="The seat's chances after it, from 0 to 1.")
    lead: float = Field(description="How much better they are than after any other move.")


def _find(name: str) -> Puzzle:
    try:
        return puzzle(name)
    except KeyError as error:
        raise Unknown from error


@lru_cache(maxsize=256)
def _position(name: str) -> Law:
    return _find(name).position()


def _summary(one: Puzzle) -> dict[str, Any]:
    record = one.record
    return {
        "id": one.id,
        "game": record.game,
        "players": record.players,
        "options": dict(record.options),
        "difficulty": one.difficulty,
    }


def _after(name: str, move: str) -> tuple[list[FactModel], Values]:
    """Make a move in a puzzle's position, as its seat sees it. Raises Refused or NotationError."""
    one = _find(name)
    position = _position(name).copy()
    try:
        events = position.play(one.seat, move)
    except IllegalMove as error:
        rules = error.fact.values["rules"]
        raise Refused("illegal-move", error.refusals, move=error.move, rules=rules) from error
    facts = [FactModel.model_validate(event.seen_by(one.seat).to_json()) for event in events]
    return facts, dict(position.view(one.seat).data)


@router.get("/puzzles", summary="All puzzles, the easiest first")
async def list_puzzles() -> Puzzles:
    """List them, with today's."""
    day = datetime.now(UTC).date()
    every = {name: puzzles(name) for name in game_names()}
    return Puzzles(
        day=day.isoformat(),
        today={name: of_the_day(day, some).id for name, some in every.items() if some},
        puzzles=[PuzzleSummary.model_validate(_summary(one)) for some in every.values() for one in some],
    )


@router.get("/puzzles/{name}", summary="A puzzle", responses=problems(404))
async def see_puzzle(name: PuzzleId) -> PuzzleModel:
    """Give the position as the seat that is to move knows it."""
    one = _find(name)
    position = await asyncio.to_thread(_position, name)
    document = {
        **_summary(one),
        "seat": one.seat,
        "moves": len(one.record.moves),
        "view": dict(position.view(one.seat).data),
        "legal": projection.group_by_verb(position.legal(one.seat)),
        "recent": list(one.record.moves[-RECENT:]),
    }
    return PuzzleModel.model_validate(document)


@router.post("/puzzles/{name}/try", summary="Try a move", responses=problems(404, 409))
async def try_move(name: PuzzleId, wish: TryWish) -> Tried:
    """Say whether it is the one, and what happens after it."""
    facts, view = await asyncio.to_thread(_after, name, wish.move)
    return Tried(right=wish.move == _find(name).solution, facts=facts, view=view)


@router.get("/puzzles/{name}/hint", summary="A part of the solution", responses=problems(404))
async def hint(name: PuzzleId) -> PuzzleHint:
    """Give the solution without its last part."""
    return PuzzleHint(hint=_find(name).hint())


@router.get("/puzzles/{name}/solution", summary="The solution", responses=problems(404))
async def solution(name: PuzzleId) -> Solution:
    """Give the move, and what it is worth."""
    one = _find(name)
    facts, view = await asyncio.to_thread(_after, name, one.solution)
    return Solution(move=one.solution, facts=facts, view=view, value=one.value, lead=one.lead)
