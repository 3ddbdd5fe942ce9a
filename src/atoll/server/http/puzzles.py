"""The routes about puzzles. Solutions are only sent to those who have found them or ask for them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, Final, TypeGuard

from fastapi import APIRouter, Path
from pydantic import Field

from atoll.ai.reasons import Explanation, explain
from atoll.core import IllegalMove, game_names
from atoll.core.position import Position
from atoll.learn.puzzle import Puzzle, of_the_day, puzzle, puzzles
from atoll.server.errors import NotFound
from atoll.server.http.dependencies import PREFIX, HubDep, OptionalPerson, problems
from atoll.server.http.models import FactModel, LineMove, Model, PlaceModel, ReasonModel, Values
from atoll.server.http.table_models import MoveGroup
from atoll.server.live.hub import Hub
from atoll.store import PuzzleStore
from atoll.table import Person, Refused, projection

RECENT: Final = 4
"""How many of the last moves a board marks."""

DAILY_ATTEMPTS: Final = 100
"""How many first attempts of a person count for ratings within 24 hours."""

router = APIRouter(prefix=PREFIX, responses=problems(422))

PuzzleId = Annotated[str, Path(pattern="^[a-z]+-[0-9a-f]{12}$", description="A puzzle's id.")]


SolverRating = Annotated[
    int | None,
    Field(description="The rating of whoever asks: it moves with first attempts. Null without an identity."),
]


class PuzzleSummary(Model):
    """A puzzle, as lists show it."""

    id: str
    game: str
    players: int
    options: Values
    difficulty: int = Field(description="From 1, solved at a glance, to 5.")
    rating: int = Field(
        description="How hard it is, on the scale of solvers' ratings; it moves with their first attempts."
    )
    themes: list[str] = Field(description="What its solution is about.")


class Puzzles(Model):
    """All puzzles, and each game's puzzle of the day."""

    day: str
    today: dict[str, str]
    puzzles: list[PuzzleSummary]
    solver_rating: SolverRating


class PuzzleModel(PuzzleSummary):
    """A position in which one move is much better than all others."""

    seat: int
    moves: int = Field(description="The number of moves before.")
    view: Values
    legal: list[MoveGroup]
    recent: list[str] = Field(description="The last moves before it.")
    places: dict[str, PlaceModel] = Field(description="Where the legal moves are made, by move.")


class TryRequest(Model):
    """A move to try."""

    move: str = Field(max_length=64)
    rated: bool = Field(
        default=True, description="Whether a first attempt counts for the ratings; not in a rush."
    )


class TryResult(Model):
    """Whether the move is the solution, with its events."""

    right: bool
    facts: list[FactModel]
    view: Values
    solver_rating: SolverRating


class PuzzleHint(Model):
    """The solution without its last part."""

    hint: str


class Solution(Model):
    """The move, its events, its value and why it is good."""

    move: str
    facts: list[FactModel]
    view: Values
    value: float = Field(description="The seat's chances after it, from 0 to 1.")
    lead: float = Field(description="How much better it is than any other move.")
    reasons: list[ReasonModel] = Field(description="Why it is good: the best reasons first, three at most.")
    line: list[LineMove] = Field(description="Without a reason: the moves that search expects to follow.")
    solver_rating: SolverRating


def _find(name: str) -> Puzzle:
    try:
        return puzzle(name)
    except KeyError as error:
        raise NotFound from error


@lru_cache(maxsize=256)
def _position(name: str) -> Position:
    return _find(name).position()


@lru_cache(maxsize=256)
def _explanation(name: str) -> Explanation:
    one = _find(name)
    return explain(_position(name), one.seat, one.solution)


async def _note(hub: Hub, person: Person | None, one: Puzzle, score: float | None) -> None:
    """Note a first attempt at a puzzle, or that help was asked for before it (a score of None, or 0)."""
    if _is_rated(person):
        puzzles_of = PuzzleStore(hub.store)
        await puzzles_of.note(person.id, one.id, one.rating, score=score, at=hub.now(), daily=DAILY_ATTEMPTS)


async def _solver_rating(hub: Hub, person: Person | None) -> int | None:
    """Return the rating of whoever asks; None for bots, and for somebody without an identity."""
    return round(await PuzzleStore(hub.store).solver_rating(person.id)) if _is_rated(person) else None


def _is_rated(person: Person | None) -> TypeGuard[Person]:
    return person is not None and person.mark in {"account", "guest"}


def _summary(one: Puzzle, rating: float | None) -> dict[str, Any]:
    record = one.record
    return {
        "id": one.id,
        "game": record.game,
        "players": record.players,
        "options": dict(record.options),
        "difficulty": one.difficulty,
        "rating": one.rating if rating is None else round(rating),
        "themes": [*one.themes],
    }


def _after(name: str, move: str) -> tuple[list[FactModel], Values]:
    """Return the facts and the view after a move, as its seat sees them. Raise Refused or NotationError."""
    one = _find(name)
    position = _position(name).copy()
    try:
        events = position.play_with_events(move, one.seat)
    except IllegalMove as error:
        rules = error.fact.values["rules"]
        raise Refused("illegal-move", error.refusals, move=error.move, rules=rules) from error
    facts = [FactModel.model_validate(event.seen_by(one.seat).to_json()) for event in events]
    return facts, dict(position.view(one.seat).data)


@router.get("/puzzles", summary="All puzzles, the easiest first")
async def list_puzzles(hub: HubDep, person: OptionalPerson) -> Puzzles:
    """Return all puzzles, with those of the day, and one's own rating."""
    ratings = await PuzzleStore(hub.store).ratings()
    day = datetime.now(UTC).date()
    by_game = {name: puzzles(name) for name in game_names()}
    return Puzzles(
        day=day.isoformat(),
        today={name: of_the_day(day, some).id for name, some in by_game.items() if some},
        puzzles=[
            PuzzleSummary.model_validate(_summary(one, ratings.get(one.id)))
            for some in by_game.values()
            for one in some
        ],
        solver_rating=await _solver_rating(hub, person),
    )


@router.get("/puzzles/{name}", summary="A puzzle", responses=problems(404))
async def see_puzzle(name: PuzzleId, hub: HubDep) -> PuzzleModel:
    """Return the position as the seat to move sees it."""
    one = _find(name)
    ratings = await PuzzleStore(hub.store).ratings()
    position = await asyncio.to_thread(_position, name)
    document = {
        **_summary(one, ratings.get(one.id)),
        "seat": one.seat,
        "moves": len(one.record.moves),
        "view": dict(position.view(one.seat).data),
        "legal": projection.group_by_verb(position.legal_moves_for(one.seat)),
        "recent": list(one.record.moves[-RECENT:]),
        "places": projection.name_places(position, one.seat, position.legal_moves_for(one.seat)),
    }
    return PuzzleModel.model_validate(document)


@router.post("/puzzles/{name}/try", summary="Try a move", responses=problems(404, 409))
async def try_move(name: PuzzleId, body: TryRequest, hub: HubDep, person: OptionalPerson) -> TryResult:
    """Whether the move is the solution, with its events. A first attempt moves the ratings."""
    one = _find(name)
    facts, view = await asyncio.to_thread(_after, name, body.move)
    right = body.move == one.solution
    await _note(hub, person, one, float(right) if body.rated else None)
    rating = await _solver_rating(hub, person)
    return TryResult(right=right, facts=facts, view=view, solver_rating=rating)


@router.get("/puzzles/{name}/hint", summary="A part of the solution", responses=problems(404))
async def hint(name: PuzzleId, hub: HubDep, person: OptionalPerson) -> PuzzleHint:
    """Return the solution without its last part. Attempts after it do not count for the rating."""
    one = _find(name)
    await _note(hub, person, one, None)
    return PuzzleHint(hint=one.hint())


@router.get("/puzzles/{name}/solution", summary="The solution", responses=problems(404))
async def solution(name: PuzzleId, hub: HubDep, person: OptionalPerson) -> Solution:
    """Return the solution, its value and why it is good. Before an attempt, this counts as not solved."""
    one = _find(name)
    await _note(hub, person, one, 0.0)
    facts, view = await asyncio.to_thread(_after, name, one.solution)
    why = (await asyncio.to_thread(_explanation, name)).to_json()
    document = {"move": one.solution, "facts": facts, "view": view, "value": one.value, "lead": one.lead}
    rating = await _solver_rating(hub, person)
    return Solution.model_validate({**document, **why, "solver_rating": rating})
