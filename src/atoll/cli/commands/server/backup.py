"""``atoll backup``: everything a server stores, in one file."""

from __future__ import annotations

import sys

from atoll.cli.arguments import CommandParser
from atoll.cli.server_settings import BackupArguments, add_backup_arguments
from atoll.cli.translate import Translator


class Arguments(BackupArguments):
    """The arguments of ``atoll backup``."""


def add_arguments(parser: CommandParser) -> None:
    """Declare the file, and which server is meant."""
    add_backup_arguments(parser)


def run(arguments: Arguments, translate: Translator) -> None:
    """Copy everything. Servers may run meanwhile."""
    file, settings = arguments.backup_file("backup"), arguments.read_settings()
    from atoll.store.backup import back_up  # noqa: PLC0415 - a part of atoll[server]

    key = settings.key_file
    signing_key = "" if settings.database_url or not key.exists() else key.read_text(encoding="ascii").strip()
    contents = back_up(settings.database_url, settings.database, file, signing_key)
    tables, size = contents.rows.get("listings", 0), file.stat().st_size
    done = translate("backup-done", file=str(file), tables=tables, kilobytes=-(-size // 1024))
    sys.stdout.write(f"{done}\n")
