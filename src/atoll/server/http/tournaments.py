"""The routes about tournaments: listed, opened, joined, followed, exported."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import StreamingResponse

from atoll.core import SPECTATOR
from atoll.server.errors import LimitReached
from atoll.server.http import tournament_models as models
from atoll.server.http.dependencies import (
    PREFIX,
    AccountOwner,
    HubDep,
    OptionalPerson,
    VisitorsDep,
    problems,
)
from atoll.server.http.models import ClockSettingsModel
from atoll.server.live.tournaments import Tournaments
from atoll.store import Store
from atoll.table import ClockSettings, Refused, Table, clean_text, projection
from atoll.tournaments import (
    Tournament,
    TournamentGame,
    TournamentSettings,
    check_settings,
    shown_points,
    size_for,
    tie_breaks,
)

router = APIRouter(prefix=PREFIX, responses=problems(422))

TournamentId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="A tournament's id.")]


def _tournaments(request: Request) -> Tournaments:
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


TournamentsDep = Annotated[Tournaments, Depends(_tournaments)]


@router.get("/tournaments", summary="Tournaments to join and to watch, and my own")
async def list_tournaments(tournaments: TournamentsDep, person: OptionalPerson) -> models.TournamentLists:
    """Return the public tournaments by what becomes of them, and all that one takes part in."""
    lists = await tournaments.lists(None if person is None else person.id)
    every = (lists.open, lists.playing, lists.over, lists.mine)
    names = await tournaments.store.names({str(each["organiser"]) for part in every for each in part})

    def shown(part: Sequence[dict[str, Any]]) -> list[models.TournamentSummary]:
        return [
            models.TournamentSummary.model_validate(
                {**summary, "organiser": _organiser(summary["organiser"], names)}
            )
            for summary in part
        ]

    opened, playing, over, mine = (shown(part) for part in every)
    return models.TournamentLists(open=opened, playing=playing, over=over, mine=mine)


@router.post("/tournaments", status_code=201, summary="Open a tournament", responses=problems(401, 403, 409))
async def open_tournament(
    body: models.NewTournament, tournaments: TournamentsDep, person: AccountOwner, *, request: Request
) -> models.TournamentModel:
    """Open a tournament; whoever opens it is its organiser."""
    title = clean_text(body.title)
    if not title:
        raise Refused("tourney-title-missing")
    clock = ClockSettings(body.clock.kind, body.clock.seconds, body.clock.increment)
    settings = TournamentSettings(
        title=title,
        format=body.format,
        game=body.game,
        size=size_for(body.game, body.options, body.size),
        clock=clock,
        options=body.options,
        rated=body.rated,
        public=body.public,
        rounds=body.rounds,
        pause=body.pause,
        most_players=body.most_players,
    )
    check_settings(settings)
    tournament = await tournaments.open(person, settings, request.state.address)
    return await _document(tournaments, tournament, person.id)


@router.get("/tournaments/{tournament}", summary="A tournament", responses=problems(404))
async def see_tournament(
    tournament: TournamentId, tournaments: TournamentsDep, person: OptionalPerson
) -> models.TournamentModel:
    """Return a tournament with its players, rounds and standings."""
    found = await tournaments.find(tournament)
    return await _document(tournaments, found, None if person is None else person.id)


@router.post(
    "/tournaments/{tournament}/commands",
    summary="Join, leave, start or end a tournament",
    responses=problems(401, 403, 404, 409),
)
async def command(
    tournament: TournamentId,
    body: models.TournamentCommandMessage,
    tournaments: TournamentsDep,
    visitors: VisitorsDep,
    person: AccountOwner,
    *,
    request: Request,
) -> models.TournamentModel:
    """Carry out a command and return the tournament. Repeating one has no further effect."""
    if not visitors.allows_command(person.id, request.state.address):
        raise LimitReached
    after = await tournaments.handle(tournament, body.command, person)
    return await _document(tournaments, after, person.id)


# --- exports ----------------------------------------------------------------------------------------------


@router.get(
    "/tournaments/{tournament}/standings.csv",
    summary="The standings as CSV",
    responses={200: {"content": {"text/csv": {}}}, **problems(404)},
    response_class=Response,
)
async def standings_csv(tournament: TournamentId, tournaments: TournamentsDep) -> Response:
    """Return a line per player: place, name, points, games, tie-breaks."""
    found = await tournaments.find(tournament)
    names = await _names(tournaments, found)
    size = found.settings.size.most
    chosen = tie_breaks(found.settings.format, size)
    rows = [
        [
            line.place,
            names[line.player],
            shown_points(line.points, size),
            line.games,
            *(round(float(value), 2) for value in line.tie_breaks),
        ]
        for line in found.standings()
    ]
    return _csv(f"{tournament}-standings", ["place", "name", "points", "games", *chosen], rows)


@router.get(
    "/tournaments/{tournament}/games.csv",
    summary="All games as CSV",
    responses={200: {"content": {"text/csv": {}}}, **problems(404)},
    response_class=Response,
)
async def games_csv(tournament: TournamentId, tournaments: TournamentsDep) -> Response:
    """Return a line per player and round: who sat where, and how it ended."""
    found = await tournaments.find(tournament)
    names = await _names(tournaments, found)
    rows = []
    for game in found.games():
        points = _points(found, game)
        for seat, player in enumerate(game.players):
            place = "" if game.places is None else game.places[seat]
            scored = "" if points is None else points[seat]
            rows.append([game.round + 1, game.kind, game.table or "", seat, names[player], place, scored])
    header = ["round", "kind", "table", "seat", "name", "place", "points"]
    return _csv(f"{tournament}-games", header, rows)


@router.get(
    "/tournaments/{tournament}/records",
    summary="The records of all finished games",
    responses={200: {"content": {"application/x-ndjson": {}}}, **problems(404)},
    response_class=StreamingResponse,
)
async def records(
    tournament: TournamentId, tournaments: TournamentsDep, hub: HubDep, *, request: Request
) -> StreamingResponse:
    """Return a record per line, in the order of the rounds; games whose tables have expired are missing."""
    if not request.app.state.exports.allows(request.state.address):
        raise LimitReached
    found = await tournaments.find(tournament)
    tables = [game.table for game in found.games() if game.table is not None and game.over]
    return StreamingResponse(
        _records(hub.store, tables),
        media_type="application/x-ndjson",
        headers=_attachment(f"{tournament}.jsonl"),
    )


async def _records(store: Store, tables: Sequence[str]) -> AsyncIterator[str]:
    for table in tables:
        entries = await store.read(table)
        if entries:
            folded = await asyncio.to_thread(Table.fold, table, entries)
            yield json.dumps(projection.record(folded, SPECTATOR), separators=(",", ":")) + "\n"


def _csv(name: str, header: Sequence[str], rows: Iterable[Sequence[object]]) -> Response:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(header)
    writer.writerows([[_harmless(value) for value in row] for row in rows])
    return Response(text.getvalue(), media_type="text/csv", headers=_attachment(f"{name}.csv"))


def _harmless(value: object) -> object:
    """Return a value that a spreadsheet does not take for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value


def _attachment(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


# --- documents --------------------------------------------------------------------------------------------


async def _document(
    tournaments: Tournaments, tournament: Tournament, viewer: str | None
) -> models.TournamentModel:
    settings, size = tournament.settings, tournament.settings.size.most
    names = await tournaments.store.names({*tournament.entrants, tournament.organiser})
    waiting = [game.table for game in tournament.unfinished() if game.table is not None]
    there = await tournaments.store.outcomes(waiting)
    return models.TournamentModel(
        id=tournament.id,
        title=settings.title,
        format=settings.format,
        game=settings.game,
        size=size,
        rated=settings.rated,
        clock=ClockSettingsModel.model_validate(settings.clock.to_json()),
        life=tournament.life,
        organiser=_organiser(tournament.organiser, names),
        players=len(tournament.entrants),
        most_players=settings.most_players,
        round=len(tournament.rounds),
        rounds=tournament.planned,
        created_at=tournament.created_at,
        seq=tournament.seq,
        options=dict(settings.options),
        least=settings.size.least,
        public=settings.public,
        pause=settings.pause,
        finished=tournament.finished,
        entrants=[
            models.TournamentPlayer(
                id=who,
                name=names.get(who, ""),
                mark="account" if who in names else "gone",
                withdrawn=number in tournament.withdrawn,
            )
            for number, who in enumerate(tournament.entrants)
        ],
        played=[
            [
                models.TournamentGameModel(
                    players=list(game.players),
                    kind=game.kind,
                    table=game.table if game.over or game.table in there else None,
                    over=game.over,
                    places=None if game.places is None else list(game.places),
                    points=_points(tournament, game),
                )
                for game in games
            ]
            for games in tournament.rounds
        ],
        standings=[
            models.StandingModel(
                player=line.player,
                place=line.place,
                points=shown_points(line.points, size),
                games=line.games,
                tie_breaks=[round(float(value), 2) for value in line.tie_breaks],
            )
            for line in tournament.standings()
        ],
        tie_breaks=list(tie_breaks(settings.format, size)),
        next_round_at=tournament.next_round_at() if tournament.rounds else None,
        you=tournament.entrants.index(viewer) if viewer in tournament.entrants else None,
        organise=viewer == tournament.organiser,
    )


def _points(tournament: Tournament, game: TournamentGame) -> list[float] | None:
    if not game.over:
        return None
    settings = tournament.settings
    points = game.points(two=settings.size.most == 2, round_robin=settings.format == "round-robin")
    return [shown_points(each, settings.size.most) for each in points]


def _organiser(who: str, names: dict[str, str]) -> models.OrganiserModel:
    return models.OrganiserModel(id=who, name=names.get(who, ""), mark="account" if who in names else "gone")


async def _names(tournaments: Tournaments, tournament: Tournament) -> list[str]:
    names = await tournaments.store.names(tournament.entrants)
    return [names.get(who, "") for who in tournament.entrants]
