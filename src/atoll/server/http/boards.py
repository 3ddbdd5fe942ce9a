"""The routes of the analysis board: make a start, look at a position, ask for chances and best moves.

Nothing is stored: the start and the moves are sent each time.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from pydantic import Field

from atoll.core import SPECTATOR, Record
from atoll.server.errors import LimitReached
from atoll.server.http.dependencies import PREFIX, CurrentPerson, HubDep, VisitorsDep, problems
from atoll.server.http.models import (
    FactModel,
    LineMove,
    Model,
    PlaceModel,
    ReasonModel,
    SeatNumber,
    Values,
)
from atoll.server.http.record_models import Chances
from atoll.server.http.records import ArchiveDep
from atoll.server.http.table_models import HistoryMove, MoveGroup, ResultModel
from atoll.server.http.tables import find_for_viewer
from atoll.server.ops.limits import RateLimit
from atoll.server.records.boards import AnalysisBoards, Line, Start
from atoll.table import projection

MAX_MOVES: Final = 1000
"""The most moves of a line."""

router = APIRouter(prefix=PREFIX, responses=problems(422))

GameName = Annotated[str, Field(max_length=40)]


class BoardStart(Model):
    """Where the game on a board starts: players, options and set-up, or a picture."""

    game: GameName
    players: int = Field(default=0, ge=0, le=16)
    options: Values = Field(default_factory=dict)
    setup: Values = Field(default_factory=dict)
    picture: str | None = Field(default=None, max_length=10_000)

    def to_start(self) -> Start:
        """Return the start that the server computes with."""
        if self.picture is not None:
            return Start(self.game, picture=self.picture)
        return Start.of(Record(self.game, self.players, self.options, self.setup))


class NewBoard(Model):
    """What to put on the board: one of these."""

    game: GameName | None = Field(default=None, description="A new game of this name, or a picture's game.")
    players: int = Field(default=0, ge=0, le=16, description="Of a new game.")
    options: Values = Field(default_factory=dict)
    text: str | None = Field(default=None, description="A record, or a picture of a position.")
    record: str | None = Field(default=None, pattern="^[0-9a-f]{32}$", description="A stored record's id.")
    ply: int = Field(default=0, ge=0, le=1_000_000, description="How many of that record's moves are made.")
    table: str | None = Field(
        default=None, pattern="^[A-Za-z0-9_-]{22}$", description="A table whose game is not rated, or over."
    )
    seat: SeatNumber | None = Field(default=None, description="At that table: one of your own seats.")


class BoardStarted(Model):
    """A start in which everything hidden is drawn, and the moves that lead to the position asked for."""

    start: BoardStart
    moves: list[str]


class LineRequest(Model):
    """A line of moves on a board."""

    start: BoardStart
    moves: list[Annotated[str, Field(max_length=64)]] = Field(default_factory=list, max_length=MAX_MOVES)


class PositionRequest(LineRequest):
    """The position after a line of moves."""

    known: int = Field(default=0, ge=0, description="How many of the moves need not be told in the answer.")


class BoardPosition(Model):
    """A position on a board, as the player to move sees it."""

    players: int
    options: Values
    seat: int | None = Field(description="The player to move; null when the game is over.")
    view: Values
    legal: list[MoveGroup]
    places: dict[str, PlaceModel] = Field(description="Where the legal moves are made, by move.")
    told: list[HistoryMove] = Field(description="The moves of the line that are not known yet.")
    result: ResultModel
    picture: str = Field(description="The position as text; what is hidden is drawn.")


class SuggestionModel(Model):
    """A good move, and why."""

    move: str
    value: float = Field(description="The chances of the player to move after it, from 0 to 1.")
    reasons: list[ReasonModel] = Field(description="The best reasons first, three at most.")
    line: list[LineMove] = Field(description="Without a reason: the moves that search expects to follow.")


class BoardChances(Model):
    """What searches say of a position, from what the player to move can know."""

    chances: Chances
    errors: list[float] = Field(description="Half of the 95 % interval of each chance.")
    best: list[SuggestionModel]


def _boards(request: Request) -> AnalysisBoards:
    boards: AnalysisBoards = request.app.state.boards
    return boards


BoardsDep = Annotated[AnalysisBoards, Depends(_boards)]


@router.post("/boards", summary="Put a position on an analysis board", responses=problems(401, 403, 404, 409))
async def new_board(
    body: NewBoard,
    boards: BoardsDep,
    hub: HubDep,
    archive: ArchiveDep,
    person: CurrentPerson,
    *,
    request: Request,
) -> BoardStarted:
    """Return a start to analyse. What the player to move cannot know is drawn; nothing is stored."""
    uploads: RateLimit = request.app.state.uploads
    if body.text is not None:
        if not uploads.allows(person.id) or not uploads.allows(f"address {request.state.address}"):
            raise LimitReached
        start, moves = await boards.read(body.game or "", body.text)
    elif body.record is not None:
        start, moves = await boards.from_record((await archive.find(body.record)).record, body.ply)
    elif body.table is not None:
        live, viewer = await find_for_viewer(hub, body.table, person, body.seat)
        start, moves = await boards.from_table(live.table, viewer)
    else:
        start, moves = await boards.deal(body.game or "", body.players, body.options)
    return BoardStarted(start=BoardStart.model_validate(start.to_json()), moves=moves)


@router.post("/boards/position", summary="A position on an analysis board", responses=problems(409))
async def board_position(body: PositionRequest, boards: BoardsDep) -> BoardPosition:
    """Return the position after a line of moves, or the rules that its last move breaks."""
    line = await boards.find_permitted(body.start.to_start(), body.moves)
    return await asyncio.to_thread(_position, line, body.known)


@router.post("/boards/chances", summary="Chances and best moves", responses=problems(401, 409))
async def board_chances(
    body: LineRequest, boards: BoardsDep, visitors: VisitorsDep, person: CurrentPerson, *, request: Request
) -> BoardChances:
    """Return everybody's chances after a line of moves, and the best moves there with their reasons."""
    address = request.state.address
    if not visitors.allows_command(person.id, address):
        raise LimitReached
    found = await boards.assess(body.start.to_start(), body.moves, person, address)
    return BoardChances.model_validate(found.to_json())


def _position(line: Line, known: int) -> BoardPosition:
    position, seat = line.position, line.seat_to_move
    viewer = SPECTATOR if seat is None else seat
    legal = () if seat is None else position.legal_moves_for(seat)
    places = projection.name_places(position, viewer, legal)
    return BoardPosition(
        players=position.players,
        options=position.options.to_json(position.players),
        seat=seat,
        view=dict(position.view(viewer).data),
        legal=[MoveGroup.model_validate(group) for group in projection.group_by_verb(legal)],
        places={move: PlaceModel.model_validate(place) for move, place in places.items()},
        told=[
            HistoryMove(
                seat=each.seat,
                move=each.move,
                facts=[FactModel.model_validate(fact.to_json()) for fact in each.facts],
            )
            for each in line.lines()[known + 1 :]
        ],
        result=ResultModel.model_validate(position.result.to_json()),
        picture=position.game.picture(position),
    )
