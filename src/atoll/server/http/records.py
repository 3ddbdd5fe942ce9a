"""The requests about records: bring one, look through it, let it be judged, play on from it."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request

from atoll.core import SPECTATOR, Viewer, game
from atoll.server.http import models
from atoll.server.http import record_models as documents
from atoll.server.http.dependencies import PREFIX, HubOf, Maybe, Somebody, problems
from atoll.server.http.tables import Seat, TableId, Watch, look, seat_of
from atoll.server.live.hub import Unknown
from atoll.server.ops.limits import Rate, TooMany
from atoll.server.records.analyses import Analyses
from atoll.server.records.archive import Archive
from atoll.table import Refused, TableSettings

VIEWS_MOST: Final = 32
"""How many positions are given at a time."""

router = APIRouter(prefix=PREFIX, responses=problems(422))

RecordId = Annotated[str, Path(pattern="^[0-9a-f]{32}$", description="A record's name.")]


def _archive(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def _analyses(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


ArchiveOf = Annotated[Archive, Depends(_archive)]
AnalysesOf = Annotated[Analyses, Depends(_analyses)]


@router.post(
    "/records",
    status_code=201,
    summary="Bring a record, to look through it",
    responses=problems(401, 409),
    openapi_extra={
        "requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}
    },
)
async def bring(request: Request, archive: ArchiveOf, person: Somebody) -> documents.ReplayModel:
    """Check a record move by move and keep it under a name made of its content; or say where it is broken."""
    uploads: Rate = request.app.state.uploads
    if not uploads.allows(person.id):
        raise TooMany
    replay = await archive.bring(await request.body(), person)
    return documents.ReplayModel.model_validate(replay.to_json())


@router.post(
    "/tables/{table}/replay",
    summary="Look through a table's finished game",
    responses=problems(403, 404, 409),
)
async def replay_table(
    table: TableId, hub: HubOf, archive: ArchiveOf, person: Maybe, *, seat: Seat = None, watch: Watch = False
) -> documents.ReplayModel:
    """Keep the game's record and give it as a game to look through."""
    live, _ = await look(hub, table, person, seat, watch=watch)
    replay = await archive.take(live.table)
    return documents.ReplayModel.model_validate(replay.to_json())


@router.get("/records/{record}", summary="A game to look through", responses=problems(404))
async def see_record(record: RecordId, archive: ArchiveOf) -> documents.ReplayModel:
    """Give all but the positions."""
    return documents.ReplayModel.model_validate((await archive.find(record)).to_json())


@router.get("/records/{record}/file", summary="The record itself", responses=problems(404))
async def record_file(record: RecordId, archive: ArchiveOf) -> dict[str, Any]:
    """Give the document as a file would hold it."""
    found: dict[str, Any] = json.loads((await archive.kept(record)).document)
    return found


@router.get("/records/{record}/positions", summary="Positions of a game", responses=problems(404, 409))
async def positions(
    record: RecordId,
    archive: ArchiveOf,
    *,
    first: Annotated[int, Query(ge=0, le=1_000_000, description="Moves made before the first of them.")] = 0,
    count: Annotated[int, Query(ge=1, le=VIEWS_MOST)] = 1,
    seat: Annotated[
        int | None, Query(ge=0, le=15, description="What this seat saw; else what all saw.")
    ] = None,
) -> documents.PastViews:
    """Give the positions after so many moves and some that follow."""
    replay = await archive.find(record)
    last = min(first + count, len(replay.moments))
    if first >= last or (seat is not None and seat >= replay.record.players):
        raise Unknown
    viewer: Viewer = SPECTATOR if seat is None else seat
    views = await asyncio.to_thread(lambda: [replay.view(ply, viewer) for ply in range(first, last)])
    return documents.PastViews(first=first, views=views)


@router.post(
    "/records/{record}/branch",
    status_code=201,
    summary="Play on from a moment of a game",
    responses=problems(401, 404, 409),
)
async def play_on(
    record: RecordId, wish: documents.BranchWish, hub: HubOf, archive: ArchiveOf, person: Somebody
) -> models.Summary:
    """Make a table whose game begins with a record's first moves. What one could not know is drawn anew."""
    source = (await archive.find(record)).record
    if len(wish.seats) != source.players:
        raise Refused("table-seats-number", seats=len(wish.seats), players=source.players)
    own = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    beginning = await archive.branch(record, wish.ply, own[0] if own else 0)
    options = game(source.game).options(source.options, source.players)
    table_settings = TableSettings(
        game=source.game,
        players=source.players,
        options=options.given(source.players),
        auto_confirm=wish.auto_confirm,
        pace=wish.pace,
        origin=beginning.origin,
    )
    live = await hub.make(table_settings, person, [seat_of(seat, person) for seat in wish.seats], beginning)
    return models.Summary.model_validate(live.table.header.summary())


@router.get("/records/{record}/analysis", summary="How far a game is judged", responses=problems(404))
async def see_analysis(record: RecordId, analyses: AnalysesOf) -> documents.AnalysisStatus:
    """Say how far it is, with what was found out when it is done."""
    return documents.AnalysisStatus.model_validate(await analyses.status(record))


@router.post("/records/{record}/analysis", summary="Let a game be judged", responses=problems(401, 404, 409))
async def ask_analysis(record: RecordId, analyses: AnalysesOf, person: Somebody) -> documents.AnalysisStatus:
    """Begin, unless it is being judged or has been."""
    return documents.AnalysisStatus.model_validate(await analyses.ask(record, person))


@router.delete("/records/{record}/analysis", summary="Give a judgement up", responses=problems(401, 403, 404))
async def stop_analysis(record: RecordId, analyses: AnalysesOf, person: Somebody) -> documents.AnalysisStatus:
    """Stop what one has asked for oneself."""
    return documents.AnalysisStatus.model_validate(await analyses.stop(record, person))
