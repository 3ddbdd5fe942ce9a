"""``atoll restore``: a server's database, from a backup."""

from __future__ import annotations

import sys
import time

from atoll.cli.arguments import CommandParser
from atoll.cli.server_settings import BackupArguments, add_backup_arguments
from atoll.cli.translate import Translator


class Arguments(BackupArguments):
    """The arguments of ``atoll restore``."""


def add_arguments(parser: CommandParser) -> None:
    """Declare the file, and which server is meant."""
    add_backup_arguments(parser)


def run(arguments: Arguments, translate: Translator) -> None:
    """Fill an empty database from a backup."""
    file, settings = arguments.backup_file("restore"), arguments.read_settings()
    from atoll.server.accounts.cookies import write_key  # noqa: PLC0415 - a part of atoll[server]
    from atoll.store.backup import restore  # noqa: PLC0415

    contents = restore(settings.database_url, settings.database, file)
    if not settings.database_url and contents.signing_key and not settings.key_file.exists():
        write_key(settings.key_file, contents.signing_key)
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(contents.at))
    done = translate("restore-done", file=str(file), tables=contents.rows.get("listings", 0), at=at)
    sys.stdout.write(f"{done}\n")
