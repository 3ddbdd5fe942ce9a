"""Documents about the games: options, levels, rules."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from atoll.server.http.models import FactModel, Model, Values


class OptionModel(Model):
    """An option of a game, as a form shows it."""

    name: str
    values: list[bool | str]
    default: bool | str
    about: FactModel = Field(description="Its explanation, in a line.")


class PresetModel(Model):
    """A part of the set-up that people may choose instead of having it drawn."""

    name: str
    values: list[str] = Field(description="Ready ones, by name; one may also be given in full.")


class GameModel(Model):
    """A game that can be played here."""

    name: str
    title: str = Field(description="Its name as people write it.")
    order: int = Field(description="Where it stands in lists: lower numbers first.")
    players: list[int] = Field(description="The numbers of players it can be played by.")
    usual_players: int = Field(description="How many play where nobody says.")
    about: FactModel = Field(description="What it is, in a line.")
    options: list[OptionModel]
    given: list[PresetModel]
    standard: list[Values] = Field(description="The option sets with which a table can be rated.")
    rule_prefix: str = Field(description="What the ids of its rules begin with, up to the first hyphen.")
    confirm_turns: bool = Field(description="Whether a new table asks players to confirm their turns.")
    hidden_information: bool = Field(description="Whether a seat can know what others must not see.")
    boards: list[Literal["flat", "scene"]] = Field(
        description="How the web client can draw it: flat, or as a scene in three dimensions too."
    )


class OptionsRequest(Model):
    """The options to check."""

    players: int
    options: Values = Field(default={})


class ImpossibleChange(Model):
    """A change that the game refuses, all else being as chosen."""

    option: str | None = Field(description="The option to change; null: the number of players.")
    value: bool | int | str
    reason: FactModel


class OptionsResponse(Model):
    """The same options, with implied ones filled in, and what they rule out."""

    options: dict[str, bool | str]
    impossible: list[ImpossibleChange]


class LevelModel(Model):
    """A bot that can take a seat."""

    name: str
    key: str = Field(description="The message key of its name.")
    character: str | None = Field(description="The message key of the line that says what it is like.")


class Rules(Model):
    """A game's rules in one language."""

    game: str
    title: str
    rules: list[RuleModel]


class RuleModel(Model):
    """A rule as players read it, in Markdown."""

    id: str
    game: str
    section: str
    text: str
    rulings: list[str]


class About(Model):
    """This server."""

    version: str
    protocol: Literal[1] = 1
    games: list[str]
    languages: list[str]


class Demo(Model):
    """Positions of a game between bots, as a spectator sees them."""

    game: str
    views: list[Values]
