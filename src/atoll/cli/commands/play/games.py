"""``atoll games``: what there is to play."""

from __future__ import annotations

from argparse import Namespace

from rich.console import RenderableType
from rich.text import Text

from atoll.cli.arguments import CommandParser
from atoll.cli.rulebooks import indented, print_pages
from atoll.cli.translate import Translator
from atoll.core import Choice, Json, game, game_names


class Arguments(Namespace):
    """``atoll games`` takes no arguments."""


def add_arguments(parser: CommandParser) -> None:
    """Declare nothing."""


def run(arguments: Arguments, translate: Translator) -> None:
    """List the games with their numbers of players and their options."""
    del arguments
    parts: list[RenderableType] = []
    for name in game_names():
        listed = game(name)
        players = translate("cli-game-players", least=listed.seats[0], most=listed.seats[-1])
        parts += [
            Text.assemble((name, "bold"), "  ", players),
            indented(translate("cli-game-about", game=name)),
        ]
        parts += [indented(_option(choice, translate)) for choice in listed.options_class.choices()]
        parts.append("")
    print_pages(*parts, translate("cli-games-next"))


def _option(choice: Choice, translate: Translator) -> Text:
    values = ", ".join(_value(value) for value in choice.values)
    about = translate("cli-option-about", option=choice.name)
    return Text.assemble(
        (choice.name, "bold"), f" = {values} ", (f"({_value(choice.default)})", "dim"), f"  {about}"
    )


def _value(value: Json) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
