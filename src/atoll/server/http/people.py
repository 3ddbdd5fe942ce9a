"""The routes about people and their games: profiles, ratings, statistics."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field, FiniteFloat

from atoll.core import game_names
from atoll.server.accounts.accounts import Accounts
from atoll.server.errors import NotFound
from atoll.server.http import account_models as models
from atoll.server.http.dependencies import PREFIX, AccountsDep, OptionalPerson, PersonId, problems
from atoll.store.statistics import GameTally, PastGame, PersonInfo
from atoll.table import Person

router = APIRouter(prefix=PREFIX, responses=problems(422))

MAX_OPPONENTS: Final = 50
MAX_POINTS: Final = 1000
MAX_RANKED: Final = 100
MAX_RATINGS: Final = 100
"""For how many people ratings are returned at once."""

PersonQuery = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}$")]
GameName = Annotated[str, Query(max_length=64, description="A game's name.")]


async def _find(accounts: Accounts, who: str, person: Person | None) -> tuple[PersonInfo, bool]:
    """Return a person, and whether they may be shown in full. Raise NotFound, also for other guests."""
    mine = person is not None and person.id == who
    found = await accounts.results.find_person(who)
    if found is None or (found.mark == "guest" and not mine):
        raise NotFound
    return found, mine or (person is not None and found.owner == person.id)


@router.get("/people/{who}", summary="Somebody's profile", responses=problems(404))
async def profile(who: PersonId, accounts: AccountsDep, person: OptionalPerson) -> models.Profile:
    """Return results by game, options and opponent. Guests can see only their own profile."""
    found, mine = await _find(accounts, who, person)
    results = accounts.results
    opponents = await results.head_to_head(who, all_games=mine, limit=MAX_OPPONENTS)
    return models.Profile(
        id=found.id,
        name=found.name,
        mark=found.mark,
        since=found.since,
        owner=found.owner,
        owner_name=found.owner_name,
        mine=mine,
        ratings=[
            models.RatingModel(
                game=one.game, at=one.at, provisional=one.rating.provisional, **asdict(one.rating)
            )
            for one in await results.ratings(who)
        ],
        results=[
            models.TallyModel.model_validate(one, from_attributes=True)
            for one in await results.tallies(who, all_games=mine)
        ],
        opponents=[models.HeadToHeadModel.model_validate(one, from_attributes=True) for one in opponents],
    )


@router.get("/ratings", summary="The ratings of several people at a game", responses=problems(404))
async def ratings_of(
    game: GameName,
    who: Annotated[list[PersonQuery], Query(max_length=MAX_RATINGS, description="Whose.")],
    accounts: AccountsDep,
) -> list[models.RatingOf]:
    """Return the ratings of several people in one request; those without one are left out."""
    _check_game(game)
    found = await accounts.results.ratings_of(who, game)
    return [
        models.RatingOf(
            who=one,
            mean=rating.mean,
            spread=rating.spread,
            games=rating.games,
            provisional=rating.provisional,
        )
        for one, rating in found.items()
    ]


@router.get("/people/{who}/ratings", summary="The history of somebody's rating", responses=problems(404))
async def rating_history(
    who: PersonId, game: GameName, accounts: AccountsDep, person: OptionalPerson
) -> models.RatingHistory:
    """Return the rating after each of the last 1000 rated games."""
    await _find(accounts, who, person)
    _check_game(game)
    points = await accounts.results.rating_points(who, game, MAX_POINTS)
    return models.RatingHistory(
        game=game,
        points=[
            models.RatingPointModel(at=one.at, change=one.change, place=one.place, **asdict(one.rating))
            for one in points
        ],
    )


@router.get("/people/{who}/games", summary="Somebody's finished games", responses=problems(404))
async def past_games(
    who: PersonId,
    accounts: AccountsDep,
    person: OptionalPerson,
    *,
    game: GameName | None = None,
    before: Annotated[
        FiniteFloat | None, Query(description="Only games that ended before this time.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> models.PastGames:
    """Return games, the most recent first, a page at a time."""
    _, mine = await _find(accounts, who, person)
    if game is not None:
        _check_game(game)
    found = await accounts.results.games(who, all_games=mine, game=game, before=before, limit=limit + 1)
    page = [_past_game(one, person, mine=mine) for one in found[:limit]]
    more = found[limit - 1].game.ended_at if len(found) > limit else None
    return models.PastGames(games=page, before=more)


def _past_game(one: PastGame, person: Person | None, *, mine: bool) -> models.PastGameModel:
    game = one.game
    took_part = person is not None and any(seat.who == person.id for seat in game.seats)
    return models.PastGameModel(
        # Whoever knows the id of a private table can open it.
        table=one.table if game.public or took_part or mine else None,
        game=game.game,
        players=game.players,
        options=dict(game.options),
        rated=game.rated,
        how=game.how,
        reason=game.reason,
        moves=game.moves,
        started_at=game.started_at,
        ended_at=game.ended_at,
        seat=one.seat,
        change=one.change,
        seats=[
            models.PastSeat(
                who=seat.who if seat.mark in {"account", "bot"} else None,
                name=seat.name,
                mark=seat.mark,
                level=seat.level,
                place=seat.place,
            )
            for seat in game.seats
        ],
    )


@router.get("/games/{name}/ratings", summary="The highest rated players of a game", responses=problems(404))
async def ranking(name: str, accounts: AccountsDep) -> list[models.RankingModel]:
    """Return the players whose rating is no longer provisional, the strongest first."""
    _check_game(name)
    return [
        models.RankingModel(id=one.id, name=one.name, **asdict(one.rating))
        for one in await accounts.results.ranking(name, MAX_RANKED)
    ]


@router.get(
    "/games/{name}/statistics", summary="Statistics of all games played here", responses=problems(404)
)
async def statistics(name: str, accounts: AccountsDep) -> models.Statistics:
    """Return lengths, endings and results by seat of all finished games on this server."""
    _check_game(name)
    kinds = await accounts.statistics(name)
    return models.Statistics(
        game=name, games=sum(kind.games for kind in kinds), kinds=[_tally(kind) for kind in kinds]
    )


def _tally(kind: GameTally) -> models.GameTallyModel:
    endings = sorted(kind.endings.items(), key=lambda one: -one[1])
    return models.GameTallyModel(
        players=kind.players,
        options=dict(kind.options),
        games=kind.games,
        seconds=kind.seconds,
        lengths=[models.LengthTally(moves=moves, games=games) for moves, games in sorted(kind.moves.items())],
        endings=[models.EndingTally(how=how, reason=reason, games=games) for (how, reason), games in endings],
        seats=[models.SeatTallyModel.model_validate(one, from_attributes=True) for one in kind.seats],
    )


def _check_game(name: str) -> None:
    if name not in game_names():
        raise NotFound
