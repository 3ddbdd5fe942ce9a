"""The subcommands: ``atoll NAME`` is the module NAME in one of the folders here. Adding one adds one file.

A module holds three things: ``Arguments``, the parsed arguments with their types; ``add_arguments``, which
declares them to the parser; and ``run``. Its help is made of the sentences ``command-help-NAME`` (the line in
``atoll --help``), ``command-about-NAME`` and ``command-examples-NAME``. The folders are the headings of
``atoll --help``; their titles are the sentences ``command-group-FOLDER``.

A module is imported only when its command is called. What belongs to an extra (``atoll[research]``,
``atoll[server]``) it imports inside its functions, so that its help can be read without the extra.
"""

from __future__ import annotations

import pkgutil
from argparse import Namespace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

if TYPE_CHECKING:
    from atoll.cli.arguments import CommandParser
    from atoll.cli.translate import Translator

GROUPS: Final = ("play", "records", "bots", "research", "server")
"""The folders, in the order of ``atoll --help``."""


class Command(Protocol):
    """What a subcommand's module provides."""

    Arguments: type[Namespace]

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the command's arguments."""

    def run(self, arguments: Any, translate: Translator) -> None:
        """Do what the command is for. Raise an AtollError if the input is wrong."""


@cache
def commands() -> dict[str, str]:
    """Return the group of each command by name, in the order of ``atoll --help``."""
    folder = Path(__file__).parent
    return {module.name: group for group in GROUPS for module in pkgutil.iter_modules([str(folder / group)])}


def load(name: str) -> Command:
    """Import a command's module."""
    return cast("Command", import_module(f"{__name__}.{commands()[name]}.{name}"))
