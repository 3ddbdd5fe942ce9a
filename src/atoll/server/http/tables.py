"""The requests: what there is to play, who one is, tables, records."""

from __future__ import annotations

import asyncio
import io
from importlib.metadata import version
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, FastAPI, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from atoll.core import Fact, Json, Viewer, game, game_names
from atoll.messages import LANGUAGES, catalogue
from atoll.messages.rulebook import Rule, Rulebook, rulebook
from atoll.server.accounts.cookies import NAME_LENGTH, good_name
from atoll.server.accounts.visitors import Forbidden, viewer_of
from atoll.server.http import models
from atoll.server.http.demo import demo
from atoll.server.http.dependencies import (
    PREFIX,
    GuestsOf,
    HubOf,
    Maybe,
    NoAccount,
    Nobody,
    Somebody,
    give_cookie,
    problems,
)
from atoll.server.http.problems import answer
from atoll.server.live.hub import Hub, Unknown
from atoll.server.live.table import LiveTable
from atoll.server.ops.limits import TooMany
from atoll.server.settings import Settings
from atoll.table import ClockSettings, Person, Refused, TableSeat, TableSettings, projection
from atoll.table.commands import Chat

router = APIRouter(prefix=PREFIX, responses=problems(422))

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="A table's id.")]
Seat = Annotated[int | None, Query(ge=0, le=15, description="Look as this seat, one of one's own.")]
Language = Annotated[Literal["en", "fr", "de"], Query(description="The reader's language.")]
Watch = Annotated[bool, Query(description="Look as a spectator, even if one holds a seat.")]


# --- what there is ----------------------------------------------------------------------------------------


@router.get("/", summary="About this server")
async def about() -> models.About:
    """Tell the version, the games and the languages."""
    return models.About(version=version("atoll"), games=list(game_names()), languages=list(LANGUAGES))


@router.get("/games", summary="The games, with all that a form for a new table needs")
async def list_games() -> list[models.GameModel]:
    """List the games."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> models.GameModel:
    played = game(name)
    options = [
        models.OptionModel(
            name=choice.name,
            values=[_value(value) for value in choice.values],
            default=_value(choice.default),
            about=models.FactModel(key="cli-option-about", values={"option": choice.name}),
        )
        for choice in played.options_class.choices()
    ]
    about_it = models.FactModel(key="cli-game-about", values={"game": name})
    given = [models.GivenModel(name=part, values=list(ready)) for part, ready in played.gives().items()]
    return models.GameModel(
        name=name,
        players=list(played.seats),
        about=about_it,
        options=options,
        given=given,
        standard=[dict(options) for options in played.standard],
    )


def _value(value: Json) -> bool | str:
    assert isinstance(value, bool | str), "options are switches or words"
    return value


@router.post("/games/{name}/options", summary="Check options before a table is made", responses=problems(404))
async def check_options(name: str, wish: models.OptionsQuestion) -> models.OptionsAnswer:
    """Fill in what is implied, or say what cannot be combined."""
    if name not in game_names():
        raise Unknown
    options = game(name).options(wish.options, wish.players)
    return models.OptionsAnswer(
        options={choice.name: getattr(options, choice.name) for choice in options.choices()}
    )


@router.get("/levels", summary="The bots, the weakest first")
async def list_levels(hub: HubOf) -> list[models.LevelModel]:
    """List the bots that can be put on a seat."""
    return [
        models.LevelModel(name=name, key=f"bot-{name}", character=_character(name))
        for name in hub.bots.levels()
    ]


def _character(level: str) -> str | None:
    key = f"bot-{level}-character"
    return key if key in catalogue(LANGUAGES[0]) else None


@router.get("/games/{name}/demo", summary="Moments of a game, for a picture", responses=problems(404))
async def moments(name: str) -> models.Demo:
    """Give what a spectator sees of a game between bots, moment by moment."""
    if name not in game_names():
        raise Unknown
    return models.Demo(game=name, views=list(await asyncio.to_thread(demo, name)))


@router.get("/games/{name}/rules", summary="A game's rules, with the rulings", responses=problems(404))
async def rules(name: str, lang: Language = "en") -> models.Rules:
    """Give all rules of a game as players read them."""
    book = _book(name, lang)
    return models.Rules(game=name, title=book.title, rules=[_rule(rule) for rule in book.rules])


@router.get("/games/{name}/rules/{rule}", summary="One rule, by its id", responses=problems(404))
async def one_rule(name: str, rule: str, lang: Language = "en") -> models.RuleModel:
    """Give the rule that a refusal names."""
    try:
        return _rule(_book(name, lang)[rule])
    except KeyError as error:
        raise Unknown from error


def _book(name: str, lang: str) -> Rulebook:
    try:
        return rulebook(name, lang)
    except KeyError as error:
        raise Unknown from error


def _rule(rule: Rule) -> models.RuleModel:
    return models.RuleModel(
        id=rule.id, game=rule.game, section=rule.section, text=rule.text, rulings=list(rule.rulings)
    )


# --- who one is -------------------------------------------------------------------------------------------


@router.get("/guest", summary="Who I am", responses=problems(401))
async def who_am_i(person: Somebody) -> models.GuestModel:
    """Tell the name behind the cookie."""
    return models.GuestModel(id=person.id, name=person.name, mark=person.mark)


@router.get("/me", summary="Who I am, if anybody")
async def me(person: Maybe) -> models.GuestModel | None:
    """Tell the name behind the cookie; null for somebody who has come for the first time."""
    return None if person is None else models.GuestModel(id=person.id, name=person.name, mark=person.mark)


@router.post("/guest", summary="Choose a name; the first time this gives the cookie", responses=problems(409))
async def be_guest(
    wish: models.GuestWish, request: Request, response: Response, guests: GuestsOf, person: Maybe
) -> models.GuestModel:
    """Become a guest, or change one's name."""
    name = good_name(wish.name)
    if name is None:
        raise Refused("server-name", most=NAME_LENGTH)
    if person is not None:
        await guests.rename(person, name)
        return models.GuestModel(id=person.id, name=name, mark=person.mark)
    fresh, cookie = await guests.welcome(name, request.state.address)
    give_cookie(request, response, cookie)
    return models.GuestModel(id=fresh.id, name=fresh.name, mark=fresh.mark)


# --- tables -----------------------------------------------------------------------------------------------


@router.get("/tables", summary="Public tables that are open or in play")
async def list_tables(hub: HubOf) -> list[models.Summary]:
    """List the lobby."""
    return [models.Summary.model_validate(summary) for summary in hub.public()]


@router.get("/tables/mine", summary="The tables at which I hold a seat", responses=problems(401))
async def my_tables(hub: HubOf, person: Somebody) -> list[models.MySummary]:
    """List one's own games, the last touched first."""
    return [models.MySummary.model_validate(summary) for summary in await hub.of_person(person.id)]


@router.post("/tables", status_code=201, summary="Make a table", responses=problems(401, 409))
async def make_table(wish: models.NewTable, hub: HubOf, person: Somebody) -> models.Summary:
    """Make a table; whoever makes it is its host."""
    options = game(wish.game).options(wish.options, wish.players)
    wishes = wish.seats or [models.SeatWish(kind="open") for _ in range(wish.players)]
    if len(wishes) != wish.players:
        raise Refused("table-seats-number", seats=len(wishes), players=wish.players)
    clock = wish.clock
    table_settings = TableSettings(
        game=wish.game,
        players=wish.players,
        options=options.given(wish.players),
        public=wish.public,
        spectators=wish.spectators,
        auto_confirm=wish.auto_confirm,
        clock=None if clock is None else ClockSettings(clock.kind, clock.seconds, clock.increment),
        pace=wish.pace,
        preset=wish.given,
        rated=wish.rated,
    )
    live = await hub.make(table_settings, person, [seat_of(one, person) for one in wishes])
    return models.Summary.model_validate(live.table.header.summary())


def seat_of(wish: models.SeatWish, person: Person) -> TableSeat:
    """Give the seat that somebody wishes for."""
    match wish.kind:
        case "me":
            return TableSeat.for_person(person, wish.nonce)
        case "bot":
            level = wish.level or ""
            return TableSeat("bot", None, level, level)
        case _:
            return TableSeat()


@router.get("/tables/{table}", summary="A table as I may see it", responses=problems(403, 404))
async def see_table(
    table: TableId, hub: HubOf, person: Maybe, *, seat: Seat = None, watch: Watch = False
) -> models.Snapshot:
    """Give a snapshot, as the socket does."""
    live, viewer = await look(hub, table, person, seat, watch=watch)
    return models.Snapshot.model_validate(live.snapshot(viewer))


async def look(
    hub: Hub, table: str, person: Person | None, seat: int | None, *, watch: bool = False
) -> tuple[LiveTable, Viewer]:
    """Find a table, and as whom somebody may see it. Raises Unknown or Forbidden."""
    live = await hub.find(table)
    await live.refresh()
    return live, viewer_of(live, person, seat, watch=watch)


@router.post(
    "/tables/{table}/commands",
    summary="Do something at a table",
    responses=problems(401, 404, 409),
)
async def command(
    table: TableId, wish: models.Identified, hub: HubOf, guests: GuestsOf, person: Somebody
) -> models.Ack:
    """Do what the table's socket does with the same message."""
    if not guests.may_command(person.id, chat=isinstance(wish.command, Chat)):
        raise TooMany
    live = await hub.find(table)
    seq = await hub.act(live, wish.command, person, wish.id)
    return models.Ack(type="ack", id=wish.id, seq=seq)


@router.get("/tables/{table}/events", summary="Events after a number", responses=problems(403, 404))
async def events(
    table: TableId,
    hub: HubOf,
    person: Maybe,
    *,
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Seat = None,
    watch: Watch = False,
) -> models.EventPage:
    """Give up to 500 events of the log in one's own form."""
    live, viewer = await look(hub, table, person, seat, watch=watch)
    found = await hub.store.read(table, after)
    return models.EventPage(
        seq=live.table.seq,
        events=[
            models.EventModel.model_validate(projection.event_for_viewer(entry, viewer))
            for entry in found[:500]
        ],
    )


@router.get("/tables/{table}/record", summary="The game as a record", responses=problems(403, 404, 409))
async def record(
    table: TableId, hub: HubOf, person: Maybe, *, seat: Seat = None, watch: Watch = False
) -> dict[str, Any]:
    """Give the record: all of it when the game is over, else what one may know."""
    live, viewer = await look(hub, table, person, seat, watch=watch)
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
    ply: Annotated[int, Path(ge=0, le=1_000_000, description="How many committed moves are made.")],
    hub: HubOf,
    person: Maybe,
    *,
    seat: Seat = None,
    watch: Watch = False,
) -> models.PastBoard:
    """Look back: give the view after so many committed moves."""
    live, viewer = await look(hub, table, person, seat, watch=watch)
    live_game = live.table.live_game
    if live_game is None:
        raise Refused("table-not-playing")
    if ply > len(live_game.moves):
        raise Unknown
    record = live_game.record(None if live.table.life == "over" else viewer)
    return models.PastBoard(ply=ply, view=await asyncio.to_thread(projection.past_view, record, ply, viewer))


@router.post("/tables/{table}/hint", summary="What a bot would do", responses=problems(401, 403, 404, 409))
async def hint(
    table: TableId, hub: HubOf, guests: GuestsOf, person: Somebody, *, seat: Seat = None
) -> models.HintModel:
    """Ask a good bot for a move of one's own seat that is asked."""
    if not guests.may_command(person.id, chat=False):
        raise TooMany
    live, viewer = await look(hub, table, person, seat)
    return models.HintModel.model_validate(await hub.hint(live, viewer))


@router.get(
    "/tables/{table}/qr.svg",
    summary="A table's link as a QR code",
    responses={200: {"content": {"image/svg+xml": {}}}, **problems(404)},
    response_class=Response,
)
async def qr(table: TableId, hub: HubOf, request: Request) -> Response:
    """Draw the link that lets people in."""
    await hub.find(table)
    settings: Settings = request.app.state.settings
    base = settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    drawing = io.BytesIO()
    segno.make(f"{base}/t/{table}", micro=False).save(drawing, kind="svg", scale=4, border=2)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def install(app: FastAPI) -> None:
    """Add the requests, and the answers to those that lack what they need."""
    app.include_router(router)

    @app.exception_handler(Nobody)
    async def nobody(request: Request, error: Nobody) -> JSONResponse:
        del error
        return answer(request, 401, Fact("server-who"))

    @app.exception_handler(NoAccount)
    async def no_account(request: Request, error: NoAccount) -> JSONResponse:
        del error
        return answer(request, 403, Fact("account-needed"))

    @app.exception_handler(Forbidden)
    async def forbidden(request: Request, error: Forbidden) -> JSONResponse:
        del error
        return answer(request, 403, Fact("server-forbidden"))
