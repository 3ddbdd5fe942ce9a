"""The routes about tables: listed, created, seen, played at."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Path, Query, Request, Response

from atoll.core import SPECTATOR, Viewer, game
from atoll.server.accounts.cookies import clean_name
from atoll.server.accounts.visitors import viewer_for
from atoll.server.errors import LimitReached, NotFound
from atoll.server.http import models, socket_models, table_models
from atoll.server.http.dependencies import (
    PREFIX,
    CurrentPerson,
    HubDep,
    OptionalPerson,
    VisitorsDep,
    problems,
)
from atoll.server.live.hub import Hub
from atoll.server.live.table import LiveTable
from atoll.server.settings import Settings
from atoll.table import ClockSettings, Person, Refused, TableSeat, TableSettings, projection
from atoll.table.commands import Chat
from atoll.table.names import NAME_LENGTH, free_name

router = APIRouter(prefix=PREFIX, responses=problems(422))

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="A table's id.")]
Seat = Annotated[int | None, Query(ge=0, le=15, description="See the table as this seat, one of your own.")]
Watch = Annotated[bool, Query(description="See the table as a spectator, even if you hold a seat.")]


@router.get("/tables", summary="Public tables that are open or being played")
async def list_tables(hub: HubDep) -> list[table_models.Summary]:
    """Return the lobby's tables, the newest first."""
    return [table_models.Summary.model_validate(summary) for summary in hub.lobby.tables()]


@router.get("/tables/mine", summary="The tables at which I hold a seat", responses=problems(401))
async def my_tables(hub: HubDep, person: CurrentPerson) -> list[table_models.MySummary]:
    """Return one's own tables, the most recent first."""
    return [table_models.MySummary.model_validate(summary) for summary in await hub.tables_of(person.id)]


@router.post("/tables", status_code=201, summary="Create a table", responses=problems(401, 409))
async def create_table(
    body: table_models.NewTable, hub: HubDep, person: CurrentPerson
) -> table_models.Summary:
    """Create a table; whoever creates it is its host."""
    options = game(body.game).options(body.options, body.players)
    seats = body.seats or [table_models.SeatRequest(kind="open") for _ in range(body.players)]
    if len(seats) != body.players:
        raise Refused("table-seats-number", seats=len(seats), players=body.players)
    clock = body.clock
    table_settings = TableSettings(
        game=body.game,
        players=body.players,
        options=options.to_json(body.players),
        public=body.public,
        spectators=body.spectators,
        auto_confirm=body.auto_confirm,
        clock=None if clock is None else ClockSettings(clock.kind, clock.seconds, clock.increment),
        pace=body.pace,
        preset=body.given,
        rated=body.rated,
    )
    live = await hub.creator.create(table_settings, person, requested_seats(seats, person))
    return table_models.Summary.model_validate(live.table.header.summary())


def requested_seats(bodies: Sequence[table_models.SeatRequest], person: Person) -> list[TableSeat]:
    """Return the seats that a request describes. Raise Refused if a name is not possible."""
    seats: list[TableSeat] = []
    for body in bodies:
        match body.kind:
            case "me":
                alias = clean_name(body.name) if body.name else ""
                if alias is None:
                    raise Refused("server-name", most=NAME_LENGTH)
                if alias:
                    alias = free_name(alias, [person.name, *(seat.name for seat in seats)])
                seats.append(TableSeat.for_person(person, body.nonce, alias=alias))
            case "bot":
                level = body.level or ""
                seats.append(TableSeat("bot", None, level, level))
            case _:
                seats.append(TableSeat())
    return seats


@router.get("/tables/{table}", summary="A table as I may see it", responses=problems(403, 404))
async def see_table(
    table: TableId, hub: HubDep, person: OptionalPerson, *, seat: Seat = None, watch: Watch = False
) -> socket_models.Snapshot:
    """Return a snapshot, as the socket does."""
    live, viewer = await find_for_viewer(hub, table, person, seat, watch=watch)
    return socket_models.Snapshot.model_validate(live.audience.snapshot(viewer))


async def find_for_viewer(
    hub: Hub, table: str, person: Person | None, seat: int | None, *, watch: bool = False
) -> tuple[LiveTable, Viewer]:
    """Return a table, and as whom somebody may see it. Raise NotFound or Forbidden."""
    live = await hub.find(table)
    await live.refresh()
    live.look(person)
    return live, viewer_for(live, person, seat, watch=watch)


@router.post(
    "/tables/{table}/commands",
    summary="Send a command to a table",
    responses=problems(401, 404, 409),
)
async def command(
    table: TableId,
    body: socket_models.CommandMessage,
    hub: HubDep,
    visitors: VisitorsDep,
    person: CurrentPerson,
    *,
    request: Request,
) -> socket_models.Ack:
    """Carry out a command, as the table's socket does with the same message."""
    live = await hub.find(table)
    if not visitors.allows_command(person.id, request.state.address, live.audience.command_cost):
        raise LimitReached
    if isinstance(body.command, Chat) and not visitors.allows_chat(person.id):
        raise LimitReached
    seq = await hub.commands.handle(live, body.command, person, body.id)
    if live.table.seats_of(person.id):
        live.look(person)
    return socket_models.Ack(type="ack", id=body.id, seq=seq)


@router.get("/tables/{table}/events", summary="Events after a number", responses=problems(403, 404))
async def events(
    table: TableId,
    hub: HubDep,
    person: OptionalPerson,
    *,
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Seat = None,
    watch: Watch = False,
) -> table_models.EventPage:
    """Return up to 500 events of the log in the viewer's form."""
    live, viewer = await find_for_viewer(hub, table, person, seat, watch=watch)
    found = await hub.store.read(table, after, limit=500)
    return table_models.EventPage(
        seq=live.table.seq,
        events=[
            table_models.EventModel.model_validate(projection.event_for_viewer(entry, viewer))
            for entry in found
        ],
    )


@router.get("/tables/{table}/record", summary="The game as a record", responses=problems(403, 404, 409))
async def record(
    table: TableId, hub: HubDep, person: OptionalPerson, *, seat: Seat = None, watch: Watch = False
) -> dict[str, Any]:
    """Return the record: in full once the game is over, else what the viewer may know."""
    live, viewer = await find_for_viewer(hub, table, person, seat, watch=watch)
    if live.table.live_game is None:
        raise Refused("table-not-playing")
    return projection.record(live.table, viewer)


@router.get(
    "/tables/{table}/positions/{ply}",
    summary="The position after some of the moves",
    responses=problems(403, 404, 409),
)
async def position(
    table: TableId,
    ply: Annotated[int, Path(ge=0, le=1_000_000, description="The number of committed moves.")],
    hub: HubDep,
    person: OptionalPerson,
    *,
    seat: Seat = None,
    watch: Watch = False,
) -> table_models.PastBoard:
    """Return the view after the first committed moves."""
    live, viewer = await find_for_viewer(hub, table, person, seat, watch=watch)
    live_game = live.table.live_game
    if live_game is None:
        raise Refused("table-not-playing")
    if ply > len(live_game.moves):
        raise NotFound
    record = live_game.record(None if live.table.life == "over" else viewer)
    return table_models.PastBoard(
        ply=ply, view=await asyncio.to_thread(projection.past_view, record, ply, viewer)
    )


@router.get(
    "/tables/{table}/places",
    summary="Where my legal moves are made, in words",
    responses=problems(403, 404, 409),
)
async def places(
    table: TableId, hub: HubDep, person: OptionalPerson, *, seat: Seat = None, watch: Watch = False
) -> table_models.PlacesModel:
    """Return names for the places of one's legal moves: unique, and only from what one sees."""
    live, viewer = await find_for_viewer(hub, table, person, seat, watch=watch)
    if live.table.live_game is None:
        raise Refused("table-not-playing")
    return table_models.PlacesModel.model_validate(projection.places(live.table, viewer))


@router.get(
    "/tables/{table}/warnings",
    summary="Which of my moves surely end badly for me",
    responses=problems(403, 404, 409),
)
async def warnings(
    table: TableId, hub: HubDep, person: OptionalPerson, *, seat: Seat = None, watch: Watch = False
) -> table_models.WarningsModel:
    """Return a warning for each legal or drafted move that needs one, from what the seat may know."""
    live, viewer = await find_for_viewer(hub, table, person, seat, watch=watch)
    if live.table.live_game is None:
        raise Refused("table-not-playing")
    return table_models.WarningsModel.model_validate(projection.warnings(live.table, viewer))


@router.get(
    "/tables/{table}/refusals",
    summary="Why I cannot make some moves",
    responses=problems(401, 403, 404, 409),
)
async def refusals(
    table: TableId,
    hub: HubDep,
    person: CurrentPerson,
    *,
    seat: Seat = None,
    move: Annotated[list[str], Query(max_length=8, description="Moves in the notation.")],
) -> dict[str, list[models.FactModel]]:
    """Return, for each of some moves, every rule that it would break; none for a legal one. Tries nothing."""
    live, viewer = await find_for_viewer(hub, table, person, seat)
    if live.table.live_game is None or viewer is SPECTATOR:
        raise Refused("table-not-playing")
    found = projection.refusals(live.table, viewer, move)
    return {text: [models.FactModel.model_validate(fact) for fact in facts] for text, facts in found.items()}


@router.post("/tables/{table}/hint", summary="What a bot would do", responses=problems(401, 403, 404, 409))
async def hint(
    table: TableId,
    hub: HubDep,
    visitors: VisitorsDep,
    person: CurrentPerson,
    *,
    request: Request,
    seat: Seat = None,
) -> table_models.HintModel:
    """Return the move that a good bot would make for one's seat, which must be to move."""
    if not visitors.allows_command(person.id, request.state.address):
        raise LimitReached
    live, viewer = await find_for_viewer(hub, table, person, seat)
    return table_models.HintModel.model_validate(await hub.commands.hint(live, viewer))


@router.get(
    "/tables/{table}/qr.svg",
    summary="A table's link as a QR code",
    responses={200: {"content": {"image/svg+xml": {}}}, **problems(404)},
    response_class=Response,
)
async def qr(table: TableId, hub: HubDep, request: Request) -> Response:
    """Return the invitation link as an image."""
    await hub.find(table)
    settings: Settings = request.app.state.settings
    base = settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    drawing = io.BytesIO()
    segno.make(f"{base}/t/{table}", micro=False).save(drawing, kind="svg", scale=4, border=2)
    return Response(drawing.getvalue(), media_type="image/svg+xml")
