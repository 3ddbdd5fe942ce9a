"""The routes about what there is to play: games, options, bots, rules."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from atoll.core import Json, game, game_names
from atoll.messages import LANGUAGES, catalogue
from atoll.messages.rulebook import Rule, Rulebook, rulebook
from atoll.server.errors import NotFound
from atoll.server.http import game_models, models
from atoll.server.http.demo import demo
from atoll.server.http.dependencies import PREFIX, HubDep, problems

router = APIRouter(prefix=PREFIX, responses=problems(422))

Language = Annotated[Literal["en", "fr", "de"], Query(description="The reader's language.")]


@router.get("/", summary="About this server")
async def about() -> game_models.About:
    """Return the version, the games and the languages."""
    return game_models.About(version=version("atoll"), games=list(game_names()), languages=list(LANGUAGES))


@router.get("/games", summary="The games, with all that a form for a new table needs")
async def list_games() -> list[game_models.GameModel]:
    """Return the games, sorted by name; ``order`` says in which order to show them."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> game_models.GameModel:
    played = game(name)
    described = played.descriptor
    options = [
        game_models.OptionModel(
            name=choice.name,
            values=[_value(value) for value in choice.values],
            default=_value(choice.default),
            about=models.FactModel(key="cli-option-about", values={"option": choice.name}),
        )
        for choice in played.options_class.choices()
    ]
    about_it = models.FactModel(key="cli-game-about", values={"game": name})
    presets = [
        game_models.PresetModel(name=part, values=list(names)) for part, names in played.presets().items()
    ]
    return game_models.GameModel(
        name=name,
        title=played.title,
        order=described.order,
        players=list(played.seats),
        usual_players=played.usual_players,
        about=about_it,
        options=options,
        given=presets,
        standard=[dict(options) for options in described.standard_options],
        rule_prefix=described.rule_prefix,
        confirm_turns=described.confirm_turns,
        hidden_information=described.hidden_information,
        boards=list(described.boards),
    )


def _value(value: Json) -> bool | str:
    assert isinstance(value, bool | str), "options are switches or words"
    return value


@router.post(
    "/games/{name}/options", summary="Check options before creating a table", responses=problems(404)
)
async def check_options(name: str, body: game_models.OptionsRequest) -> game_models.OptionsResponse:
    """Return the options with implied ones filled in and what they rule out, or say why they cannot be."""
    if name not in game_names():
        raise NotFound
    options = game(name).options(body.options, body.players)
    return game_models.OptionsResponse(
        options={choice.name: getattr(options, choice.name) for choice in options.choices()},
        impossible=[
            game_models.ImpossibleChange(
                option=change.option,
                value=change.value,
                reason=models.FactModel(key=change.reason.key, values=dict(change.reason.values)),
            )
            for change in game(name).impossible_changes(body.options, body.players)
        ],
    )


@router.get("/levels", summary="The bots, the weakest first")
async def list_levels(hub: HubDep) -> list[game_models.LevelModel]:
    """Return the bots that players choose from."""
    return [
        game_models.LevelModel(name=name, key=f"bot-{name}", character=_character(name))
        for name in hub.bots.listed()
    ]


def _character(level: str) -> str | None:
    key = f"bot-{level}-character"
    return key if key in catalogue(LANGUAGES[0]) else None


@router.get("/games/{name}/demo", summary="Positions of a game, for a picture", responses=problems(404))
async def demo_views(name: str) -> game_models.Demo:
    """Return what a spectator sees of a game between bots, position by position."""
    if name not in game_names():
        raise NotFound
    return game_models.Demo(game=name, views=list(await asyncio.to_thread(demo, name)))


@router.get("/games/{name}/rules", summary="A game's rules, with the rulings", responses=problems(404))
async def rules(name: str, lang: Language = "en") -> game_models.Rules:
    """Return all rules of a game as players read them."""
    book = _book(name, lang)
    return game_models.Rules(game=name, title=book.title, rules=[_rule(rule) for rule in book.rules])


@router.get("/games/{name}/rules/{rule}", summary="One rule, by its id", responses=problems(404))
async def one_rule(name: str, rule: str, lang: Language = "en") -> game_models.RuleModel:
    """Return the rule that a refusal names."""
    try:
        return _rule(_book(name, lang)[rule])
    except KeyError as error:
        raise NotFound from error


def _book(name: str, lang: str) -> Rulebook:
    try:
        return rulebook(name, lang)
    except KeyError as error:
        raise NotFound from error


def _rule(rule: Rule) -> game_models.RuleModel:
    return game_models.RuleModel(
        id=rule.id, game=rule.game, section=rule.section, text=rule.text, rulings=list(rule.rulings)
    )
