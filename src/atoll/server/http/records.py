"""The routes about records: import one, review it, analyse it, play on from it."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import Field

from atoll.core import SPECTATOR, Viewer, game
from atoll.server.errors import LimitReached, NotFound
from atoll.server.http import record_models as documents
from atoll.server.http import table_models
from atoll.server.http.dependencies import PREFIX, CurrentPerson, HubDep, OptionalPerson, problems
from atoll.server.http.models import PlaceModel
from atoll.server.http.tables import Seat, TableId, Watch, find_for_viewer, requested_seats
from atoll.server.ops.limits import RateLimit
from atoll.server.records.analyses import Analyses
from atoll.server.records.archive import Archive
from atoll.table import Refused, TableSettings

MAX_VIEWS: Final = 32
"""How many positions are returned at a time."""

MAX_MOVES: Final = 8
"""Of how many moves the places are named at a time."""

router = APIRouter(prefix=PREFIX, responses=problems(422))

RecordId = Annotated[str, Path(pattern="^[0-9a-f]{32}$", description="A record's id.")]

AsSeen = Annotated[
    int | None, Query(ge=0, le=15, description="What this seat saw; by default, what everybody saw.")
]


def _archive(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def _analyses(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


ArchiveDep = Annotated[Archive, Depends(_archive)]
AnalysesDep = Annotated[Analyses, Depends(_analyses)]


@router.post(
    "/records",
    status_code=201,
    summary="Import a record, to review it",
    responses=problems(401, 409),
    openapi_extra={
        "requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}
    },
)
async def import_record(
    request: Request, archive: ArchiveDep, person: CurrentPerson
) -> documents.ReplayModel:
    """Check a record move by move and store it under an id made of its content; or say where it is broken."""
    uploads: RateLimit = request.app.state.uploads
    if not uploads.allows(person.id) or not uploads.allows(f"address {request.state.address}"):
        raise LimitReached
    replay = await archive.import_file(await request.body(), person)
    return documents.ReplayModel.model_validate(replay.to_json())


@router.post(
    "/tables/{table}/replay",
    summary="Review a table's finished game",
    responses=problems(403, 404, 409),
)
async def replay_table(
    table: TableId,
    hub: HubDep,
    archive: ArchiveDep,
    person: OptionalPerson,
    *,
    seat: Seat = None,
    watch: Watch = False,
) -> documents.ReplayModel:
    """Store the game's record and return it as a game to review."""
    live, _ = await find_for_viewer(hub, table, person, seat, watch=watch)
    replay = await archive.store_game(live.table)
    return documents.ReplayModel.model_validate(replay.to_json())


@router.get("/records/{record}", summary="A game to review", responses=problems(404))
async def see_record(record: RecordId, archive: ArchiveDep) -> documents.ReplayModel:
    """Return everything but the positions."""
    return documents.ReplayModel.model_validate((await archive.find(record)).to_json())


@router.get("/records/{record}/file", summary="The record itself", responses=problems(404))
async def record_file(record: RecordId, archive: ArchiveDep) -> dict[str, Any]:
    """Return the record as it would be in a file."""
    found: dict[str, Any] = json.loads((await archive.stored(record)).document)
    return found


@router.get("/records/{record}/positions", summary="Positions of a game", responses=problems(404, 409))
async def positions(
    record: RecordId,
    archive: ArchiveDep,
    *,
    first: Annotated[
        int, Query(ge=0, le=1_000_000, description="The number of moves before the first position.")
    ] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_VIEWS)] = 1,
    seat: AsSeen = None,
) -> documents.PastViews:
    """Return the position after the first moves, and some that follow."""
    replay = await archive.find(record)
    last = min(first + count, len(replay.positions))
    if first >= last or (seat is not None and seat >= replay.record.players):
        raise NotFound
    viewer: Viewer = SPECTATOR if seat is None else seat
    views = await asyncio.to_thread(lambda: [replay.view(ply, viewer) for ply in range(first, last)])
    return documents.PastViews(first=first, views=views)


@router.get("/records/{record}/decisions/{ply}", summary="A decision of a game", responses=problems(404, 409))
async def decision(
    record: RecordId,
    ply: Annotated[int, Path(ge=0, le=1_000_000, description="The number of moves before it.")],
    archive: ArchiveDep,
    move: Annotated[
        list[Annotated[str, Field(max_length=60)]],
        Query(max_length=MAX_MOVES, description="The moves whose places are named."),
    ],
    *,
    seat: AsSeen = None,
) -> documents.PastDecision:
    """Return the position before a decision, and where some of its legal moves would be made."""
    replay = await archive.find(record)
    if ply >= len(replay.record.moves) or (seat is not None and seat >= replay.record.players):
        raise NotFound
    viewer: Viewer = SPECTATOR if seat is None else seat
    view, places = await asyncio.to_thread(replay.decision, ply, viewer, move)
    return documents.PastDecision(
        view=view, places={text: PlaceModel.model_validate(place) for text, place in places.items()}
    )


@router.post(
    "/records/{record}/branch",
    status_code=201,
    summary="Play on from a position of a game",
    responses=problems(401, 404, 409),
)
async def play_on(
    record: RecordId, body: documents.BranchRequest, hub: HubDep, archive: ArchiveDep, person: CurrentPerson
) -> table_models.Summary:
    """Create a table whose game starts with a record's first moves. What one could not know is redrawn."""
    source = (await archive.find(record)).record
    if len(body.seats) != source.players:
        raise Refused("table-seats-number", seats=len(body.seats), players=source.players)
    own = [number for number, seat in enumerate(body.seats) if seat.kind == "me"]
    branch = await archive.branch(record, body.ply, own[0] if own else 0)
    options = game(source.game).options(source.options, source.players)
    table_settings = TableSettings(
        game=source.game,
        players=source.players,
        options=options.to_json(source.players),
        auto_confirm=body.auto_confirm,
        pace=body.pace,
        origin=branch.origin,
    )
    live = await hub.creator.create(table_settings, person, requested_seats(body.seats, person), branch)
    return table_models.Summary.model_validate(live.table.header.summary())


@router.get(
    "/records/{record}/analysis", summary="The progress of a game's analysis", responses=problems(404)
)
async def see_analysis(record: RecordId, analyses: AnalysesDep) -> documents.AnalysisStatus:
    """Return how far the analysis is, with its result once it is done."""
    return documents.AnalysisStatus.model_validate(await analyses.status(record))


@router.post("/records/{record}/analysis", summary="Analyse a game", responses=problems(401, 404, 409))
async def start_analysis(
    record: RecordId, analyses: AnalysesDep, person: CurrentPerson
) -> documents.AnalysisStatus:
    """Start the analysis, unless it is running or done."""
    return documents.AnalysisStatus.model_validate(await analyses.start(record, person))


@router.delete("/records/{record}/analysis", summary="Stop an analysis", responses=problems(401, 403, 404))
async def stop_analysis(
    record: RecordId, analyses: AnalysesDep, person: CurrentPerson
) -> documents.AnalysisStatus:
    """Stop an analysis that one has started oneself."""
    return documents.AnalysisStatus.model_validate(await analyses.stop(record, person))
