"""The server's settings, as the commands that run a server or look after one read them."""

from __future__ import annotations

import argparse
import os
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.server.settings import PREFIX, Settings, read_settings


class ServerArguments(Namespace):
    """Where the settings come from: a file, the environment, and the arguments."""

    config: str | None
    settings: Mapping[str, str]

    def read_settings(self, defaults: Mapping[str, str] | None = None) -> Settings:
        """Return the settings; ``defaults`` apply where the arguments say nothing.

        Raise SettingsError if a setting is wrong, UsageError if ``atoll[server]`` is not installed.
        """
        file = self.config or os.environ.get(PREFIX + "CONFIG")
        try:
            return read_settings(
                {**(defaults or {}), **self.settings}, os.environ, Path(file).expanduser() if file else None
            )
        except ImportError as error:
            raise missing_extra(error) from error


class BackupArguments(ServerArguments):
    """The arguments of ``atoll backup`` and ``atoll restore``."""

    file: str | None

    def backup_file(self, command: str) -> Path:
        """Return the file to write or to read. Raise UsageError if the arguments lack it."""
        if self.file is None:
            raise UsageError("backup-file-missing", command=command)
        return Path(self.file).expanduser()


class StoreSetting(argparse.Action):
    """Stores an option's value in the dictionary ``settings``, under the setting's name."""

    def __init__(self, *, setting: str, **keywords: Any) -> None:
        super().__init__(**{**keywords, "dest": "settings", "default": {}})
        self._setting = setting

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: Namespace, values: Any, option: str | None = None
    ) -> None:
        """Store the value; an option without one is set to true."""
        del parser, option
        value = "true" if self.nargs == 0 else values
        namespace.settings = {**namespace.settings, self._setting: value}


def add_server_arguments(parser: CommandParser) -> None:
    """Declare ``--data`` and ``--config``: which server's database is meant."""
    translate = parser.translate
    parser.group.add_argument(
        "--data",
        action=StoreSetting,
        setting="data",
        metavar=translate("cli-meta-folder"),
        help=translate("serve-data"),
    )
    parser.option("--config", "cli-meta-file", "cli-serve-config")


def add_backup_arguments(parser: CommandParser) -> None:
    """Declare the backup's file, and which server is meant."""
    parser.positional("file", "cli-meta-file", "backup-help-file")
    add_server_arguments(parser)


def missing_extra(error: ImportError) -> UsageError:
    """Return the error that says that ``atoll[server]`` is not installed."""
    return UsageError("cli-serve-missing", module=error.name or str(error))
