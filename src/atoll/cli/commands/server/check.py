"""``atoll check``: whether everything that a server stores can be read."""

from __future__ import annotations

import sys

from atoll.cli.arguments import CommandParser
from atoll.cli.server_settings import ServerArguments, add_server_arguments, missing_extra
from atoll.cli.translate import Translator, one_line


class Arguments(ServerArguments):
    """The arguments of ``atoll check``."""


def add_arguments(parser: CommandParser) -> None:
    """Declare which server is meant."""
    add_server_arguments(parser)


def run(arguments: Arguments, translate: Translator) -> None:
    """Read everything. Servers may run meanwhile."""
    settings = arguments.read_settings()
    try:
        from atoll.store import StoreError  # noqa: PLC0415 - a part of atoll[server]
        from atoll.store.check import check  # noqa: PLC0415
    except ImportError as error:
        raise missing_extra(error) from error

    found = check(settings.database_url, settings.database)
    for problem in found.problems:
        sys.stdout.write(f"{one_line(translate(problem.key, **problem.values))}\n")
    if found.problems:
        raise StoreError("check-failed", number=len(found.problems))
    counts = {"tables": found.tables, "tournaments": found.tournaments, "events": found.events}
    sys.stdout.write(f"{translate('check-done', **counts)}\n")
